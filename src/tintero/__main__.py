"""`python -m tintero` is the same as `tintero`."""

from tintero.cli.main import run

if __name__ == "__main__":
    run()
