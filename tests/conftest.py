"""What holds for every test."""

import signal

# A shell that runs the tests in the background has them, and all that they start, ignore Ctrl-C and the end of its
# terminal; some tests send just these.
for number, usual in ((signal.SIGINT, signal.default_int_handler), (signal.SIGHUP, signal.SIG_DFL)):
    if signal.getsignal(number) == signal.SIG_IGN:
        signal.signal(number, usual)
