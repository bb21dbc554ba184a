"""The server: what a table is, and how it is kept and reached."""
