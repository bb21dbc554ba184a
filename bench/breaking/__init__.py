"""Breaks a server of many processes in the middle of play, and checks from its clients' own logs what became of it."""
