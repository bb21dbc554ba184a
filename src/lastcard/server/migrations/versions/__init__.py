"""One file for each change of the database; `down_revision` names the one before."""
