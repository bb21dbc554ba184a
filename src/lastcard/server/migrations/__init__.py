"""How the database came to look as it does: one file in `versions/` for each change, carried out by Alembic.

Alembic takes a third of a second to import, so nothing here is imported while the database is what `schema.py` says.
"""
