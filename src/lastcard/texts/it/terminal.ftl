# La riga di comando (cli-), il server (serve-) e la partita nel terminale (term-).
# term-words-…: ciò che il giocatore può scrivere, per prima la parola mostrata; le parole inglesi valgono sempre.

## Aiuto della riga di comando

cli-help-about = lastcard: il gioco di carte nello stile di UNO®, giocato con esattezza.
cli-help-usage = Uso:
cli-help-commands = Comandi:
cli-help-options = Opzioni:
cli-help-rules-list = Regole e loro valori:
cli-help-more = «lastcard COMANDO --help» spiega un comando.
cli-help-alone = «lastcard» da solo fa lo stesso di «lastcard serve».
cli-help-standard-input = Con «-» al posto del file si legge lo standard input.
cli-help-serve = Apre un tavolo nel browser: per questo computer e per i telefoni e gli amici della tua rete.
cli-help-play = Gioca nel terminale contro i bot.
cli-help-rules = Stampa il regolamento di un'edizione.
cli-help-replay = Riproduce una partita registrata e la racconta, o mostra la posizione a cui arriva.
cli-help-verify = Controlla una partita registrata: ogni mossa, ogni carta e il risultato.
cli-help-simulate = Fa giocare ai bot molte partite, in fretta, e conta che cosa succede.
cli-help-lang = la lingua: en, ca, uk, fil, ro o it
cli-help-help = mostra questo aiuto
cli-help-version = mostra la versione
cli-help-edition = pocket, classic o modern (classic se non indicata)
cli-help-players = quanti giocano (3 se non indicato)
cli-help-sim-players = quanti giocano (2 se non indicato)
cli-help-rules-players = mostra le regole per questo numero di giocatori
cli-help-rule = una regola diversa da quella dell'edizione; si può ripetere
cli-help-bots-level = come giocano i bot, dal più debole: random (a caso), easy (facile), careful (prudente), sharp (astuto) o champion (campione); careful se non indicato; oppure uno per uno, separati da virgole
cli-help-bots-list = chi gioca a ogni posto, separati da virgole: random, easy, careful o sharp; se sono meno, si ripetono intorno al tavolo
cli-help-name = il tuo nome al tavolo
cli-help-seed = cifre esadecimali; lo stesso seme dà le stesse carte
cli-help-save = conserva la partita in questo file, e la riprende se c'è già
cli-help-seat = solo ciò che può sapere questo posto, contando da 0
cli-help-position-json = stampa la posizione in JSON
cli-help-result-json = stampa il risultato in JSON
cli-help-games = quante partite (1000 se non indicato)
cli-help-workers = quanti core del processore lavorano insieme
cli-help-to-target = gioca partite intere fino al traguardo, non singole mani
cli-help-interpreted = senza compilare: lento, con lo stesso risultato
cli-help-port = la porta (8000 se non indicata, o la prima libera dopo)
cli-help-host = l'indirizzo su cui ascoltare; 127.0.0.1: solo per questo computer
cli-help-no-browser = non apre il browser
cli-help-data = tiene i tavoli in questa cartella
cli-help-public = fa entrare chiunque raggiunga questo computer, non solo la tua rete
cli-help-allow-host = un nome con cui si raggiunge questo server; si può ripetere
cli-help-serve-workers = quanti processi servono alla porta; più di uno richiede DATABASE_URL e REDIS_URL
cli-value-address = INDIRIZZO
cli-value-command = COMANDO
cli-value-options = OPZIONI
cli-value-edition = EDIZIONE
cli-value-file = FILE
cli-value-folder = CARTELLA
cli-value-language = LINGUA
cli-value-levels = LIVELLO,…
cli-value-name = NOME
cli-value-number = N
cli-value-port = PORTA
cli-value-rule = NOME=VALORE
cli-value-seed = HEX

## Che cosa non va in una riga di comando

cli-error-language = --lang: «{ $value }» non è una delle lingue: { $choices }.
cli-error-command = Non c'è nessun comando «{ $command }»; i comandi sono { $choices }.
cli-error-command-near = Non c'è nessun comando «{ $command }»; volevi dire «{ $near }»?
cli-error-option = Qui non c'è nessuna opzione «{ $option }»; le opzioni sono { $choices }.
cli-error-option-near = Qui non c'è nessuna opzione «{ $option }»; volevi dire «{ $near }»?
cli-error-needs-value = { $option } vuole un valore dopo di sé.
cli-error-takes-no-value = { $option } non vuole alcun valore.
cli-error-extra = «{ $value }» è una parola di troppo.
cli-error-arguments = La riga di comando non ha senso: { $reason }.
cli-error-missing-file = «lastcard { $command }» ha bisogno di un file, o di «-» per lo standard input.
cli-error-missing-edition = «lastcard { $command }» ha bisogno di un'edizione: pocket, classic o modern.
cli-error-number = { $option }: «{ $value }» non è un numero intero da { $least } a { $most }.
cli-error-choice = { $option }: «{ $value }» non è uno di questi valori: { $choices }.
cli-error-seed = { $option }: «{ $value }» non è un seme: servono cifre esadecimali, per esempio 1f.
cli-error-name = { $option }: «{ $value }» non può essere un nome: servono da 1 a 40 caratteri normali.
cli-error-path = { $option }: «{ $value }» non può essere il nome di un file.
cli-error-host = { $option }: «{ $value }» non è né un indirizzo né il nome di un computer.
cli-error-rule = --rule: non c'è nessuna regola «{ $rule }»; le regole sono { $choices }.
cli-error-rule-near = --rule: non c'è nessuna regola «{ $rule }»; volevi dire «{ $near }»?
cli-error-custom = --rule custom: «{ $value }» non è JSON; si scrive per esempio [{"{"}"do": [["draw", "others", 1]]{"}"}].
cli-error-players = --players: { $edition } è per { $least }–{ $most } giocatori, non { $given }.
cli-error-bots = --bots: { $given ->
        [one] è indicato { $given } bot
       *[other] sono indicati { $given } bot
    }, ma { $players ->
        [one] gioca solo { $players }
       *[other] giocano solo in { $players }
    }: indicane uno per posto, o meno, che si ripetono.
cli-error-seat = --seat: in questa partita non c'è il posto { $given }; i posti vanno da 0 a { $most }.
cli-error-file = Non si può leggere o scrivere «{ $file }»: { $reason }.
cli-error-file-missing = Non c'è nessun file e nessuna cartella «{ $file }».
cli-error-file-folder = «{ $file }» è una cartella; serve un file.
cli-error-file-denied = Non hai il permesso di leggere o scrivere «{ $file }».
cli-error-too-deep = L'input ha troppi livelli, o non sta nella memoria.
cli-error-output = Non si può scrivere l'output: { $reason }.
cli-error-internal = Qualcosa è andato storto in lastcard; segnalacelo, per favore: { $reason }
cli-error-saved-edition = «{ $file }» contiene una partita dell'edizione { $saved }, non { $given }: togli --edition o scegli un altro file.
cli-error-saved-players = «{ $file }» contiene una partita di { $saved } giocatori, non { $given }: togli --players o scegli un altro file.
cli-error-saved-name = «{ $file }» contiene una partita di { $saved }, non di { $given }: togli --name o scegli un altro file.
cli-error-saved-rule = «{ $file }» contiene una partita con un altro valore di { $rule }: togli --rule { $rule } o scegli un altro file.
cli-error-saved-seed = «{ $file }» contiene una partita che non viene dal seme { $given }: togli --seed o scegli un altro file.

## Riprodurre, controllare, simulare

cli-replay-turn = Tocca a { $name }
cli-replay-over = La partita è finita.
cli-replay-round-over = La mano è finita.
cli-verify-fine =
    { $rounds ->
        [one] { $rounds } mano
       *[other] { $rounds } mani
    }, { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }: tutte le mosse sono valide e le carte ci sono tutte.
cli-verify-result = Il risultato è giusto.
cli-verify-no-result = La registrazione non indica un risultato.
cli-sim-title = { $edition }, { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, seme { $seed }
cli-sim-seat = posto { $seat }
cli-sim-wins = vittorie
cli-sim-share = quota
cli-sim-points = punti
cli-sim-count = { $count }
cli-sim-percent = { $share }
cli-sim-rounds = mani
cli-sim-turns = turni per partita
cli-sim-turns-value = { $mean } in media, { $most } al massimo
cli-sim-length = Turni in una mano, e quante mani sono durate tanto:
cli-sim-blocked = mani bloccate
cli-sim-blocked-value = { $passed } senza niente da pescare né da giocare, { $endless } senza fine
cli-sim-challenges = sfide
cli-sim-challenges-value = { $count }, di cui azzeccate { $right }
cli-sim-speed = velocità
cli-sim-speed-value = { $games } partite/s, { $turns } turni/s
cli-sim-prepared = pronto dopo
cli-sim-seconds = { $seconds } s
cli-sim-preparing = Un momento …
cli-sim-progress = { $done } di { $total } partite

## Il server (lastcard serve)

serve-ready-network = Il tavolo è pronto! I telefoni e gli amici della tua rete aprono questo:
serve-ready-here-too = E su questo computer:
serve-ready-here = Il tavolo è pronto! Su questo computer, apri:
serve-other-port = La porta { $taken } è occupata; stavolta è la { $port }.
serve-reach-network = Aperto ai dispositivi della tua rete e a nessun altro.
serve-reach-here = Aperto solo a questo computer.
serve-reach-alone = Nessuna rete trovata: per ora è aperto solo a questo computer.
serve-reach-public = Aperto a chiunque raggiunga questo computer, anche da internet.
serve-data = I tuoi tavoli sono in { $folder }.
serve-data-shared = I tuoi tavoli sono nel database { $database }.
serve-workers =
    { $count ->
        [one] Qui serve un processo.
       *[other] Qui servono { $count } processi.
    }
serve-stop = Ctrl-C ferma il server; le partite continuano quando lo riavvii.
serve-stopped = Fermato. Tutte le partite sono salvate.
serve-not-built = Le pagine di questo gioco non sono state costruite: avvialo con «python3 go.py play» o installalo di nuovo.
serve-error-port = La porta { $port } è occupata: scegline un'altra con --port.
serve-error-port-denied = Non puoi usare la porta { $port }: scegline una da 1024 in su con --port.
serve-error-host = Questo computer non ha un indirizzo «{ $host }» su cui ascoltare.
serve-error-taken = Un altro server usa già la cartella «{ $folder }»: fermalo o scegli un'altra cartella con --data.
serve-error-newer = La cartella «{ $folder }» è di un lastcard più nuovo: aggiorna questo o scegli un'altra cartella con --data.
serve-error-older-beside = Dei server con un lastcard più vecchio usano «{ $folder }» e non potrebbero più andare avanti dopo che questo l'avrà aggiornato: prima fermali tutti.
serve-error-damaged = Il database nella cartella «{ $folder }» non si apre: { $reason }.
serve-error-database-url = { $variable } non è l'indirizzo di un database PostgreSQL; ha questa forma: postgresql://UTENTE:PASSWORD@HOST:5432/NOME.
serve-error-redis-url = { $variable } non è l'indirizzo di un server Valkey o Redis; ha questa forma: redis://HOST:6379/0.
serve-error-redis-alone = REDIS_URL c'è, ma DATABASE_URL no: i server che lavorano insieme hanno bisogno anche di un database PostgreSQL; impostale tutte e due o nessuna.
serve-error-cluster = Per tenere i tavoli in PostgreSQL serve altro: installa «lastcard[cluster]».
serve-error-unreachable = Il database { $folder } non è raggiungibile: { $reason }.
serve-error-bus = Il server Valkey o Redis di REDIS_URL non è raggiungibile: { $reason }.
serve-error-taken-database = Un altro server usa già il database { $folder }. Per averne più d'uno, imposta REDIS_URL per tutti.
serve-error-newer-database = Il database { $folder } viene da un lastcard più recente: aggiorna questo.
serve-error-address = { $variable }: «{ $value }» non è un indirizzo con una porta, per esempio 127.0.0.1:9100.
serve-error-metrics = LASTCARD_METRICS: le metriche non si possono fornire su { $address }: { $reason }.
serve-error-networks = { $variable }: «{ $value }» non è né un indirizzo né una rete, per esempio 10.0.0.0/8.
serve-error-days = { $variable }: «{ $value }» non è né un numero di giorni da 1 a { $most } né «never» (mai).
serve-error-workers = Più processi condividono un database PostgreSQL e un server Valkey o Redis: imposta DATABASE_URL e REDIS_URL, o togli --workers.
serve-error-workers-here = Su Windows a una porta serve un solo processo: togli --workers.
serve-error-worker = Un processo è terminato con stato { $status } prima di poter servire: il log dice di più.

## Il tavolo

term-you = Tu
term-bot-names = Bo Ada Ciro Dora Elio Gaia Ivo Lia Nino Pia
term-round = Mano { $number }
term-clockwise = senso orario
term-counter-clockwise = senso antiorario
term-top = In cima:
term-colour = Colore:
term-draw-pile = Mazzo pesca: { $count }
term-discard-pile = Mazzo scarti: { $count }
term-no-uno = UNO non detto
term-partner = { $name } (tua squadra)
term-open = { $name } mostra:
term-hand =
    { $count ->
        [one] Le tue carte: { $count } ({ $sign } si può giocare):
       *[other] Le tue carte: { $count } ({ $sign } si può giocare):
    }
term-hand-give = Le tue carte ({ $sign } si può passare):
term-hand-discard = Le tue carte ({ $sign } si può scartare):

## Che cosa si chiede

term-prompt-play = Tocca a te: il numero di una carta o «{ $draw }» («{ $help }»):
term-prompt-draw = Nessuna carta va bene: «{ $draw }» («{ $help }»):
term-prompt-pass = Non c'è niente da pescare né da giocare: «{ $word }»:
term-prompt-must-play = Non c'è niente da pescare: il numero di una carta:
term-prompt-stack =
    { $count ->
        [one] Devi { $count } carta: rispondi con il numero di una carta o «{ $draw }»:
       *[other] Devi { $count } carte: rispondi con il numero di una carta o «{ $draw }»:
    }
term-prompt-stack-draw =
    { $count ->
        [one] Devi { $count } carta: «{ $draw }»:
       *[other] Devi { $count } carte: «{ $draw }»:
    }
term-prompt-drawn = Puoi giocare { $card }: «{ $play }» o «{ $keep }»?
term-prompt-drawn-must = Devi giocare { $card }: «{ $play }»:
term-prompt-colour = Con quale colore si comincia?
term-prompt-give = Quale carta passi a { $name }?
term-prompt-discard = Quale carta scarti?
term-prompt-confirm = «{ $word }» quando l'hai fatto:
term-prompt-challenge =
    { $count ->
        [one] «{ $accept }» e peschi { $count } carta, o «{ $challenge }» perché è un bluff?
       *[other] «{ $accept }» e peschi { $count } carte, o «{ $challenge }» perché è un bluff?
    }
term-prompt-challenge-answer =
    { $count ->
        [one] «{ $accept }» e peschi { $count } carta, «{ $challenge }» perché è un bluff, o rispondi con una carta?
       *[other] «{ $accept }» e peschi { $count } carte, «{ $challenge }» perché è un bluff, o rispondi con una carta?
    }
term-prompt-chance = Invio per continuare:
term-prompt-next-round = Invio per distribuire la prossima mano:
term-prompt-resume = Vuoi riprenderla? «{ $yes }» o «{ $no }»:
term-ask-colour = Quale colore?
term-ask-player = Quale giocatore?
term-never-mind = Come non detto.
term-chance-uno = Ti è rimasta una sola carta. «{ $word }» per dirlo in tempo:
term-chance-catch = { $name } non ha detto UNO. «{ $word }» per cogliere { $name } in fallo:
term-chance-jump = Hai la stessa carta, { $card }. «{ $number }» per giocarla fuori turno:

## Risposte

term-unclear = «{ $text }» qui non è una carta, né un colore, né un comando; «{ $help }» li elenca.
term-unclear-number =
    { $count ->
        [one] Non c'è nessuna carta { $text }: ne hai { $count }.
       *[other] Non c'è nessuna carta { $text }: ne hai { $count }.
    }
term-unclear-kind = In questa edizione non c'è { $card }.
term-unclear-card = Quale carta? Scrivine il numero dopo «{ $word }».
term-unclear-colour = Scrivi il numero del colore, la lettera o il nome.
term-unclear-player = Qui nessun altro si chiama «{ $text }».
term-unclear-players = «{ $text }» può essere più di un giocatore; scrivi un po' di più del nome.
term-unclear-catch = Chi? Scrivi un nome dopo «{ $word }».
term-unclear-extra = «{ $word }» va da solo, senza «{ $extra }».
term-unclear-why = Quale carta? Scrivine il numero dopo «{ $word }».
term-why-can = { $card } si può giocare adesso.
term-saved = Salvata.
term-not-saved = Questa partita non viene conservata; comincia con --save FILE per conservarla.
term-resume = C'è una partita non finita: { $edition }, con { $names }, mano { $round }.
term-resume-unreadable = L'ultima partita non si è potuta leggere. È stata messa da parte qui: { $file }
term-put-aside = La partita non finita è stata messa da parte. Per riprenderla:
term-welcome-back = La partita riprende da dov'era.
term-meanwhile = Che cosa è successo per ultimo:
term-bye = La partita è conservata. Per riprenderla:
term-bye-unsaved = A presto! Questa partita non è stata conservata; con --save FILE lo sarebbe.
term-game-over = Questa partita è finita. Scegli un altro file per giocarne una nuova.

## Punti

term-sheet = Fine della mano { $number }
term-player = Giocatore
term-left = in mano
term-gain = questa mano
term-total = totale
term-target = La partita si vince con { $target } punti.
term-target-low = La partita finisce quando qualcuno ha { $target } punti; vince chi ne ha meno.

## L'aiuto del giocatore

term-help-title = Che cosa puoi scrivere
term-help-now = Che cosa puoi fare adesso
term-help-else = Che cos'altro puoi scrivere
term-help-card = gioca la carta con questo numero, o questa carta
term-help-uno = giocala e di' UNO; anche «{ $uno }» da solo lo dice
term-help-wild = gioca un Jolly e scegli il colore (R, Y, G, B)
term-help-draw = pesca una carta, o tutte quelle che devi
term-help-keep = che cosa fare della carta pescata
term-help-play-drawn = gioca la carta pescata
term-help-pass = passa, perché non c'è niente da pescare né da giocare
term-help-give = passa questa carta al giocatore seguente
term-help-discard = scarta questa carta
term-help-colour = scegli il colore con cui si comincia
term-help-done = di' che è stato fatto quello che chiede la carta
term-help-call = di' UNO, perché ti è rimasta una carta
term-help-challenge = le risposte a un Jolly Pesca
term-help-catch = cogli un giocatore che non ha detto UNO
term-help-why = perché una carta non si può giocare
term-help-hand = mostra di nuovo il tavolo; anche Invio
term-help-scores = i punti finora
term-help-rules = il regolamento di questa partita
term-help-save = salva adesso; succede comunque dopo ogni mossa
term-help-quit = smetti per ora
term-help-cards = Lettere: R rosso, Y giallo, G verde, B blu; S Salta turno, R Inverti giro, +1 +2 +4 carte Pesca, W Jolly.

## Parole che si possono scrivere

term-words-play = gioca
term-words-draw = pesca
term-words-keep = tieni
term-words-pass = passo passa
term-words-give = dai
term-words-discard = scarta
term-words-colour = colore
term-words-uno = uno
term-words-catch = cogli
term-words-challenge = sfida
term-words-accept = accetta
term-words-done = fatto
term-words-why = perché
term-words-hand = mano tavolo
term-words-scores = punti
term-words-rules = regole
term-words-save = salva
term-words-help = aiuto
term-words-quit = esci
term-words-yes = sì
term-words-no = no
