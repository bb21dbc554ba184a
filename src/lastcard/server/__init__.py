"""The table in the browser: one process that holds the tables, speaks to clients over WebSockets, and keeps everything on disk.

Read in this order: `messages.py` (what crosses the wire), `facts.py` (what is stored: a table is its numbered facts), `table.py` (what a
table is, and who may do what), `sight.py` (what each watcher is sent), `room.py` (one writer for each live table), `app.py` (addresses).
"""
