"""A game on standard input and output, for programs in any language and for language models: docs/stdio.md."""
