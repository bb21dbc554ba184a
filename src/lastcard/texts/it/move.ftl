# Il comando che porta tutto da un posto a un altro (lastcard move-data).

cli-help-move-data = Porta tutti i tavoli e le persone da un posto a un altro: da una cartella a PostgreSQL, o viceversa.
cli-help-move-places = Un posto è una cartella, come si scrive dopo «lastcard serve --data», oppure un database, per esempio postgresql://UTENTE@HOST/NOME. Nessun server deve usare uno dei due, e la destinazione dev'essere vuota. L'origine resta com'è. La password si può tacere: valgono anche PGPASSWORD e ~/.pgpass.
cli-value-move-places = ORIGINE DESTINAZIONE
cli-error-missing-places = «lastcard move-data» ha bisogno di due posti: dov'è tutto adesso e dove deve andare.
cli-move-progress = { $done } di { $total } voci scritte e controllate
cli-move-done =
    { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    } e { $people ->
        [one] { $people } persona
       *[other] { $people } persone
    }: è arrivato tutto in { $target }, contato e confrontato.
cli-move-next-folder = { $source } è rimasto com'era. D'ora in poi avvia il server con --data { $target }.
cli-move-next-database = { $source } è rimasto com'era. D'ora in poi avvia il server con il nuovo database in DATABASE_URL.
cli-move-error-url = «{ $place }» non è né una cartella né un database PostgreSQL; un database si scrive come postgresql://UTENTE@HOST:5432/NOME.
cli-move-error-same = «{ $place }» è origine e destinazione insieme: indica due posti.
cli-move-error-nothing = lastcard non ha ancora messo nulla in «{ $place }»: è il posto giusto?
cli-move-error-taken = Un server sta usando «{ $place }»: prima fermalo.
cli-move-error-old = «{ $place }» è di un lastcard più vecchio: avvia questo una volta con quei dati, poi spostali.
cli-move-error-newer = «{ $place }» è di un lastcard più nuovo: prima aggiorna questo.
cli-move-error-not-empty = In «{ $place }» ci sono già tavoli o persone: indica una destinazione vuota.
cli-move-error-cluster = Per PostgreSQL manca una parte: installa «lastcard[cluster]».
cli-move-error-failed = Da «{ $source }» a «{ $target }» non è stato spostato nulla: { $reason }.
cli-move-error-differs = In «{ $place }» non è arrivato quello che era partito, quindi non è stato spostato nulla: il disco è a posto?
