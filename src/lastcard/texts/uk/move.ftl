# Команда, що переносить усе з одного місця в інше (lastcard move-data).

cli-help-move-data = Перенести всі столи й усіх людей з одного місця в інше: з теки в PostgreSQL або назад.
cli-help-move-places = Місце — це тека, названа так, як після «lastcard serve --data», або база даних, наприклад postgresql://USER@HOST/NAME. Жодним із двох не може користуватися сервер, а місце призначення має бути порожнім. Звідки переносять, там усе лишається як було. Пароль писати не обов'язково: діють і PGPASSWORD, і ~/.pgpass.
cli-value-move-places = ЗВІДКИ КУДИ
cli-error-missing-places = «lastcard move-data» потребує двох місць: де все є зараз і куди його перенести.
cli-move-progress = Записано й перевірено { $done } із { $total } записів
cli-move-done =
    { $tables ->
        [one] { $tables } стіл
        [few] { $tables } столи
       *[other] { $tables } столів
    } і { $people ->
        [one] { $people } людина
        [few] { $people } людини
       *[other] { $people } людей
    }: усе вже в { $target }, пораховане й звірене.
cli-move-next-folder = { $source } лишається як було. Відтепер запускай сервер з --data { $target }.
cli-move-next-database = { $source } лишається як було. Відтепер запускай сервер із новою базою даних у DATABASE_URL.
cli-move-error-url = «{ $place }» — не тека й не база даних PostgreSQL; база даних пишеться як postgresql://USER@HOST:5432/NAME.
cli-move-error-same = «{ $place }» — це і звідки, і куди водночас: назви два місця.
cli-move-error-nothing = lastcard ще нічого не зберігав у «{ $place }»: це точно те місце?
cli-move-error-taken = «{ $place }» використовує сервер: спершу зупини його.
cli-move-error-old = «{ $place }» від старішого lastcard: запусти з ним цей один раз, а тоді перенось.
cli-move-error-newer = «{ $place }» від новішого lastcard: спершу онови цей.
cli-move-error-not-empty = У «{ $place }» уже є столи або люди: назви порожнє місце призначення.
cli-move-error-cluster = Для PostgreSQL бракує частини: установи «lastcard[cluster]».
cli-move-error-failed = Нічого не перенесено з «{ $source }» у «{ $target }»: { $reason }.
cli-move-error-differs = У «{ $place }» надійшло не те, що було надіслано, тому нічого не перенесено: чи справний там диск?
