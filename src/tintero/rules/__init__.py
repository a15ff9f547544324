"""The rulebook as code: state, decisions, choices and events; no text, files, networks, clocks or languages."""
