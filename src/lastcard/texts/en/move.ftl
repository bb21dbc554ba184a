# The command that takes everything from one place to another (lastcard move-data).

cli-help-move-data = Take all tables and people from one place to another: from a folder to PostgreSQL, or back.
cli-help-move-places = A place is a folder, as it is named after “lastcard serve --data”, or a database, such as postgresql://USER@HOST/NAME. No server may be using either of the two, and the target must be empty. The source stays as it is. A password need not stand here: PGPASSWORD and ~/.pgpass count too.
cli-value-move-places = SOURCE TARGET
cli-error-missing-places = “lastcard move-data” needs two places: where everything is now, and where it is to go.
cli-move-progress = { $done } of { $total } entries written and checked
cli-move-done =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } and { $people ->
        [one] { $people } person
       *[other] { $people } people
    } have arrived in { $target }, all of them counted and compared.
cli-move-next-folder = { $source } is as it was. From now on start the server with --data { $target }.
cli-move-next-database = { $source } is as it was. From now on start the server with DATABASE_URL set to the new database.
cli-move-error-url = “{ $place }” is neither a folder nor a PostgreSQL database; a database looks like postgresql://USER@HOST:5432/NAME.
cli-move-error-same = “{ $place }” is source and target at once: name two places.
cli-move-error-nothing = lastcard has kept nothing in “{ $place }” so far: is it the right place?
cli-move-error-taken = A server is using “{ $place }”: stop it first.
cli-move-error-old = “{ $place }” comes from an older lastcard: start this one with it once, and then move it.
cli-move-error-newer = “{ $place }” comes from a newer lastcard: update this one first.
cli-move-error-not-empty = “{ $place }” already holds tables or people: name a target that is empty.
cli-move-error-cluster = PostgreSQL needs a part that is not installed: install “lastcard[cluster]”.
cli-move-error-failed = Nothing was moved from “{ $source }” to “{ $target }”: { $reason }.
cli-move-error-differs = What arrived in “{ $place }” was not what had been sent, so nothing was moved: is its disk sound?
