"""Run the command line: ``python -m gipf``."""

from gipf.cli import main

if __name__ == "__main__":
    main()
