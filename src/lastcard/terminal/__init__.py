"""The command line and the game for the terminal. Each command of `cli.py` is one module here, imported when it is called."""
