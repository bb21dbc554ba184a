"""Players: each chooses a move from a view. One file per bot."""
