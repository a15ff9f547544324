"""The rulebook as code: what a judge looks for by number, one module for each section."""
