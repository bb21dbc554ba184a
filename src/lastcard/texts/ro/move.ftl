# Comanda care mută totul dintr-un loc în altul (lastcard move-data).

cli-help-move-data = Mută toate mesele și pe toată lumea dintr-un loc în altul: dintr-un dosar în PostgreSQL sau înapoi.
cli-help-move-places = Un loc este un dosar, numit ca după „lastcard serve --data”, sau o bază de date, de pildă postgresql://USER@HOST/NUME. Niciunul dintre cele două nu trebuie să fie folosit de vreun server, iar destinația trebuie să fie goală. Sursa rămâne cum este. Parola nu trebuie scrisă aici: merg și PGPASSWORD și ~/.pgpass.
cli-value-move-places = SURSĂ DESTINAȚIE
cli-error-missing-places = „lastcard move-data” are nevoie de două locuri: unde e totul acum și unde trebuie să ajungă.
cli-move-progress = { $done } din { $total } înregistrări scrise și verificate
cli-move-done =
    { $tables ->
        [one] { $tables } masă
        [few] { $tables } mese
       *[other] { $tables } de mese
    } și { $people ->
        [one] { $people } persoană
        [few] { $people } persoane
       *[other] { $people } de persoane
    }: totul a ajuns în { $target }, numărat și comparat.
cli-move-next-folder = { $source } a rămas cum era. De acum înainte pornește serverul cu --data { $target }.
cli-move-next-database = { $source } a rămas cum era. De acum înainte pornește serverul cu noua bază de date în DATABASE_URL.
cli-move-error-url = „{ $place }” nu este nici dosar, nici bază de date PostgreSQL; o bază de date arată ca postgresql://USER@HOST:5432/NUME.
cli-move-error-same = „{ $place }” este și sursă, și destinație: numește două locuri.
cli-move-error-nothing = lastcard nu a păstrat încă nimic în „{ $place }”: e locul potrivit?
cli-move-error-taken = Un server folosește „{ $place }”: oprește-l mai întâi.
cli-move-error-old = „{ $place }” vine de la un lastcard mai vechi: pornește-l o dată pe acesta cu el, apoi mută.
cli-move-error-newer = „{ $place }” vine de la un lastcard mai nou: actualizează-l mai întâi pe acesta.
cli-move-error-not-empty = În „{ $place }” sunt deja mese sau oameni: numește o destinație goală.
cli-move-error-cluster = Pentru PostgreSQL lipsește o parte: instalează „lastcard[cluster]”.
cli-move-error-failed = Nu s-a mutat nimic din „{ $source }” în „{ $target }”: { $reason }.
cli-move-error-differs = Ce a ajuns în „{ $place }” nu era ce fusese trimis, așa că nu s-a mutat nimic: este discul în regulă?
