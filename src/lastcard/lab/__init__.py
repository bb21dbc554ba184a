"""The laboratory: studies of the game, and how strong players are, from many games played under exactly the same deals."""
