"""What holds for every test."""

import signal

# A shell that runs the tests in the background has them, and all that they start, ignore Ctrl-C; some press it. `nohup`
# has them ignore that the terminal was closed; one test says so.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if signal.getsignal(signal.SIGHUP) == signal.SIG_IGN:
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
