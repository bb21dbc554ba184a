# L'ordre que s'ho emporta tot d'un lloc a un altre (lastcard move-data).

cli-help-move-data = Trasllada totes les taules i la gent d'un lloc a un altre: d'una carpeta a PostgreSQL, o a l'inrevés.
cli-help-move-places = Un lloc és una carpeta, tal com s'anomena a «lastcard serve --data», o una base de dades, com ara postgresql://USUARI@SERVIDOR/NOM. Cap servidor no pot estar fent servir cap dels dos, i el destí ha de ser buit. L'origen queda tal com està. No cal posar-hi la contrasenya: també valen PGPASSWORD i ~/.pgpass.
cli-value-move-places = ORIGEN DESTÍ
cli-error-missing-places = «lastcard move-data» necessita dos llocs: on és tot ara i on ha d'anar.
cli-move-progress = { $done } de { $total } entrades escrites i comprovades
cli-move-done =
    { $tables ->
        [one] { $tables } taula
       *[other] { $tables } taules
    } i { $people ->
        [one] { $people } persona
       *[other] { $people } persones
    }: tot ha arribat a { $target }, comptat i comparat.
cli-move-next-folder = { $source } queda tal com estava. A partir d'ara engega el servidor amb --data { $target }.
cli-move-next-database = { $source } queda tal com estava. A partir d'ara engega el servidor amb la nova base de dades a DATABASE_URL.
cli-move-error-url = «{ $place }» no és ni una carpeta ni una base de dades PostgreSQL; una base de dades s'escriu com postgresql://USUARI@SERVIDOR:5432/NOM.
cli-move-error-same = «{ $place }» és origen i destí alhora: digues dos llocs.
cli-move-error-nothing = lastcard encara no ha desat res a «{ $place }»: segur que és aquest lloc?
cli-move-error-taken = Un servidor fa servir «{ $place }»: primer atura'l.
cli-move-error-old = «{ $place }» és d'un lastcard més antic: engega-hi aquest una vegada i després trasllada-ho.
cli-move-error-newer = «{ $place }» és d'un lastcard més nou: primer actualitza aquest.
cli-move-error-not-empty = «{ $place }» ja conté taules o gent: digues un destí que sigui buit.
cli-move-error-cluster = Per a PostgreSQL falta una part: instal·la «lastcard[cluster]».
cli-move-error-failed = No s'ha traslladat res de «{ $source }» a «{ $target }»: { $reason }.
cli-move-error-differs = El que ha arribat a «{ $place }» no era el que s'havia enviat, i per això no s'ha traslladat res: el disc està bé?
