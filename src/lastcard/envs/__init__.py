"""Learning environments on the compiled rules: actions and observations as numbers, and the shells that researchers know."""
