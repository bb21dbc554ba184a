# The screens around the game: start page, lobby, waiting room, settings, studio, chat panel, menus, replays, broken and empty states.

## Everywhere

do-close = Chiudi
do-cancel = Annulla
do-back = Indietro
do-copy = Copia il link
do-copied = Link copiato.
do-copy-self = Qui non si può copiare da soli: il link è selezionato, copialo tu.
do-share = Condividi
do-save = Salva
do-retry = Riprova
do-home = Pagina iniziale
do-less = Meno
do-more = Più
sign-main = Pagina iniziale di lastcard

## Waiting for something

loading-catalogue = Sto prendendo i giochi…
loading-lobby = Cerco i tavoli aperti…
loading-replay = Sto prendendo la partita…
loading-claim = Porto i tuoi posti su questo dispositivo…

## Names

name-ask = Come ti chiamiamo?
name-label = Il tuo nome
name-hint = Lo vede tutto il tavolo. Non chiediamo altro.
name-playing = Giochi come { $name }
name-change = Cambia nome
name-needed = Prima un nome, così gli altri sanno chi sei.

## The start page

start-title = Giochiamo a carte
start-tagline = Liberati per primo dell'ultima carta. In famiglia, con gli amici o con i bot.
start-new = Nuova partita
start-edition = Edizione
start-facts = { $cards } carte · { $least }–{ $most } giocatori
start-players = Giocatori al tavolo
start-bots = Come giocano i bot
start-mixed = Misti
start-mixed-meaning = Bot di livelli diversi: uno prudente, uno facile, uno astuto e poi un campione.
start-play = Gioca subito
start-play-hint =
    { $count ->
        [one] Con { $count } bot
       *[other] Contro { $count } bot
    }
start-invite = Invita amici
start-making = Preparo il tavolo…
start-more = Regole e partite salvate
start-rules = Come si gioca
start-replay = Apri una partita salvata

## Joining

join-title = Unisciti a un tavolo
join-code = Codice del tavolo
join-go = Entra
join-hint = Maiuscole e spazi non contano. Puoi incollare anche un link, e il codice QR si apre con la fotocamera del telefono.
join-short = Il codice non è intero: ha { $count } lettere e cifre.

## Tables in a list

lobby-title = Tavoli aperti
lobby-refresh = Guarda di nuovo
lobby-empty = In questo momento non ci sono tavoli aperti. Creane uno e attiva «Nell'elenco dei tavoli aperti».
lobby-free =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
lobby-full = nessun posto libero
lobby-changes =
    { $count ->
        [one] { $count } regola cambiata
       *[other] { $count } regole cambiate
    }
lobby-sit = Siediti
lobby-watch = Guarda
lobby-nobody = ancora nessuno
mine-title = I tuoi tavoli
mine-turn = Tocca a te
phase-waiting = aspetta giocatori
phase-playing = si gioca
phase-round-over = tra una mano e l'altra
phase-game-over = partita finita

## The waiting room

room-title = Tavolo { $code }
room-invite = Invita
room-code = Il codice
room-link = Il link
room-qr = Codice QR che apre questo tavolo su un altro telefono
room-qr-show = Mostra il codice QR
room-share-text = Vieni a giocare a carte: { $name } ti tiene un posto.
room-alone = Non c'è ancora nessun altro. Manda il link o detta il codice.
room-meanwhile = Intanto gioca con i bot
room-seats = Posti
room-seat-count = Numero di posti
room-you = tu
room-free = Posto libero
room-host = Chi ospita
room-bot-level = bot { $level }
room-here = è qui
room-away = non c'è
room-agreed = d'accordo
room-seat-number = Posto { $number }
room-seat-name = Posto { $number }: { $who }
room-sit = Siediti qui
room-sit-bot = Prendi il posto del bot
room-leave-seat = Lascia il posto
room-add-bot = Aggiungi un bot
room-bot-change = Livello del bot
room-bot-remove = Manda via il bot
room-remove = Togli { $name } da questo posto
room-hand-over = Affida il tavolo a { $name }
room-fill = Riempi con i bot
room-fewer = Togli i posti vuoti
room-start = Inizia la partita
room-starting = Do le carte…
room-ready-to-start = Ci siete tutti. Puoi iniziare.
room-wait-host = La partita la inizia { $name }.
room-wait-nobody = Non c'è ancora chi ospita: siediti e sarai tu.
room-empty =
    { $count ->
        [one] C'è ancora { $count } posto vuoto.
       *[other] Ci sono ancora { $count } posti vuoti.
    }
room-agree-missing = Le carte personalizzate aspettano ancora il sì di { $names }.
room-agree-you = Le carte personalizzate aspettano il tuo sì.
room-agree-look = Leggi le carte
room-watching = Stai guardando. Siediti a un posto libero per giocare.
room-watching-full = Stai guardando. Al momento non ci sono posti liberi.
room-spectators =
    { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }
room-rules = Regole di questo tavolo
room-rules-own = Esattamente le regole dell'edizione.
room-rules-changed = Diverso dall'edizione:
room-rules-change = Cambia le regole
room-rules-show = Vedi tutte le regole
room-writing = Scrivi le carte personalizzate

## How the table is run

run-title = Come funziona il tavolo
run-open = Nell'elenco dei tavoli aperti
run-open-meaning = Chiunque su questo server può trovare il tavolo e sedersi.
run-watching = Spettatori
run-watching-meaning = Chi ha il link può guardare, senza vedere le carte di nessuno.
run-chat = Messaggi
run-chat-meaning = Chi è al tavolo può scriversi.
run-kept-out = Chi non può tornare al tavolo
run-let-in = Fai tornare { $name }
run-timer = Tempo per decidere
run-timer-meaning = Quando scade, un bot prende questa decisione.
run-grace = Attesa per chi è assente
run-grace-meaning = Poi gioca un bot al loro posto, finché non tornano.
run-pace = Ritmo dei bot
run-pace-slow = lento
run-pace-normal = medio
run-pace-fast = rapido
time-none = nessun limite
time-ever = quanto serve
time-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
time-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
time-hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
time-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }

## Settings

settings-title = Regole
settings-lead = Ogni modifica la vede tutto il tavolo.
settings-only-host = Solo { $name } può cambiare queste regole.
settings-only-waiting = Le regole si cambiano prima della partita, non durante.
settings-presets = Già pronte
settings-changed = cambiata
settings-reset = Torna a quella dell'edizione: { $value }
settings-reset-all = Ripristina tutto
settings-own-value = Nell'edizione: { $value }
settings-stops = Così la partita non può iniziare.
settings-jump = Vai a un gruppo
group-start = L'inizio
group-end = Punti e vittoria
group-draw = Pescare
group-attack = Carte Pesca
group-uno = La parola UNO
group-house = Regole della casa
group-custom = Le personalizzate

## The studio of the Customizable cards

studio-title = Le vostre carte
studio-lead = Scrivete insieme che cosa fanno le tre carte. Prima di giocare, tutti dicono sì.
studio-not-here = L'edizione { $edition } non ha queste carte.
studio-card = Carta numero { $number }
studio-parts = Che cosa fa, in ordine
studio-parts-none = Ancora niente: un jolly semplice.
studio-add = Aggiungi
studio-add-draw = pescare carte
studio-add-skip = saltare giocatori
studio-add-reverse = invertire il giro
studio-add-again = giocare ancora
studio-add-swap = scambiare le carte
studio-add-rotate = tutte le carte al vicino
studio-add-hand = stesso numero di carte
studio-add-until = pescare fino a un colore
studio-add-open = carte scoperte
studio-who = Chi
studio-who-next = il giocatore successivo
studio-who-previous = il giocatore precedente
studio-who-chosen = chi scegli tu
studio-who-others = tutti gli altri
studio-who-everyone = tutti, anche tu
studio-count = Quante
studio-colour = Colore
studio-colour-named = il colore appena scelto
studio-up = Sposta su: { $part }
studio-down = Sposta giù: { $part }
studio-remove = Togli: { $part }
studio-moved = Ora è il passo { $number } di { $count }.
studio-text = Testo libero
studio-text-hint = Qualcosa da fare a tavola. Chi gioca la carta conferma che è fatto.
studio-text-left =
    { $count ->
        [one] Resta { $count } carattere
       *[other] Restano { $count } caratteri
    }
studio-clear = Lasciala vuota
studio-full = Su questa carta non ci sta altro.
studio-ideas = Qualche idea
studio-idea-use = Scrivi sulla carta { $number }: { $name }
studio-idea-rain = Pioggia
studio-idea-carousel = Giostra
studio-idea-reset = Si ricomincia
studio-idea-glass = Casa di vetro
studio-idea-hunt = Caccia al tesoro
studio-idea-thief = Il ladro
studio-idea-leap = Il grande salto
studio-idea-song = Canzone
studio-idea-song-text = Canticchia un motivo. Chi lo indovina per primo versa da bere a tutti.
studio-idea-kind = Parole gentili
studio-idea-kind-text = Di' qualcosa di bello su chi siede alla tua sinistra.
studio-idea-statue = Belle statuine
studio-idea-statue-text = Fino al tuo prossimo turno nessuno può ridere. Chi ride racconta una barzelletta.
studio-agree-title = Il sì di tutti
studio-agree = Sì, giochiamo con queste
studio-agreed = Hai detto sì.
studio-agree-all = Hanno detto tutti sì.
studio-agree-again = A ogni modifica si richiede a tutti.
studio-agree-needless = Sono vuote tutte e tre: niente da concordare.
studio-yes = ha detto sì
studio-not-yet = non ancora

## Chat

chat-title = Messaggi
chat-open =
    { $count ->
        [one] Apri i messaggi, { $count } nuovo
       *[other] Apri i messaggi, { $count } nuovi
    }
chat-empty = Nessuno ha ancora detto niente. Saluta tu!
chat-write = Scrivi qualcosa
chat-send = Invia
chat-phrases = Frasi, a ciascuno nella sua lingua
chat-emotes = Faccine
chat-off = Chi ospita ha disattivato i messaggi.
chat-need-name = Prima di' il tuo nome, poi puoi scrivere.
chat-spectator = { $name } (guarda)
chat-mute = Silenzia { $name }
chat-unmute = Riascolta { $name }
chat-muted = Silenziati, solo per te
chat-new = Nuovi messaggi più in basso

## Menus

menu-open = Apri il menu
menu-preferences = Lingua, aspetto e suoni
menu-language = Lingua
menu-theme = Colori
menu-theme-auto = come il dispositivo
menu-theme-light = chiari
menu-theme-dark = scuri
menu-sound = Suoni
menu-vibration = Vibrazione
menu-motion = Movimento
menu-motion-auto = come il dispositivo
menu-motion-full = completo
menu-motion-reduced = ridotto
menu-stand-in = Fai giocare un bot per me
menu-stand-in-meaning = Puoi riprenderti il posto quando vuoi.
menu-stand-in-back = Torno a giocare io
menu-stand-in-now = Un bot sta giocando per te.
menu-device = Passa a un altro dispositivo
menu-leave = Lascia il tavolo
menu-leave-sure = Te ne vai davvero? Un bot continua con le tue carte.
menu-leave-sure-waiting = Te ne vai? Il tuo posto si libera.
menu-host = Per chi ospita
menu-pause = Metti in pausa
menu-resume = Riprendi la partita
menu-paused = La partita è in pausa. La può riprendere { $name }.
menu-paused-you = Hai messo in pausa la partita.
menu-room = Torna alla sala d'attesa
menu-room-sure = Vuoi chiudere la partita per tutti? Resterà a metà.
menu-remove-sure = Togliere { $name } dal posto? Continua un bot.
menu-remove-sure-waiting = Togliere { $name } dal posto?
menu-keep-out = Non far tornare { $name }
menu-keep-out-meaning = { $name } non potrà sedersi né scrivere a questo tavolo finché non dai il permesso.
menu-seats = Posti e giocatori
menu-yes = Sì
menu-seat-actions = Che cosa fare con { $name }

## Another device

device-lead = Apri questo link sull'altro dispositivo o inquadra il codice. I tuoi posti passeranno lì. Vale una volta sola, per dieci minuti.
device-secret = Non mostrarlo a nessuno: chi lo apre gioca al posto tuo.
device-qr = Codice QR che porta i tuoi posti su un altro dispositivo
device-until = Vale ancora { $time }
device-over = Questo link è scaduto.
device-new = Crea un nuovo link
device-others-lead = Hai perso un dispositivo, o hai giocato su quello di qualcun altro? Tieni i tuoi posti solo su questo.
device-others = Esci da tutti gli altri dispositivi
device-others-done = Fatto: i tuoi posti sono solo su questo dispositivo.
device-claim-title = Continua qui
device-claim = Questo dispositivo prende il nome e i posti di chi ha creato il link.
device-claim-go = Prendi tutto
device-claim-lose = Ora su questo dispositivo sei { $name }, e non lo sarai più.
device-claimed = Fatto: qui sei { $name }.

## Who is away

away-takes-over = { $name } non c'è. Tra { $time } gioca un bot.
away-stand-in = Un bot gioca per { $name }, che riavrà il posto appena torna.
away-waits = { $name } non c'è. Il tavolo aspetta.
away-goes-on = { $name } non c'è.

## Broken and empty

broken-reconnecting = Mi ricollego… il tavolo è come l'hai visto l'ultima volta.
broken-long = Nessuna risposta da { $time }. Riprovo; il posto resta tuo.
broken-offline = Questo dispositivo è senza rete. Il tuo posto resta tuo.
broken-back = Di nuovo in linea.
broken-now = Prova ora
broken-offline-title = Sei senza rete
broken-offline-shell = A lastcard serve la rete per giocare. Riparte da solo appena torna il collegamento.
broken-server-title = Il server non risponde
broken-server = Forse si sta riavviando. Niente di quello che si è giocato va perso.
broken-no-table-title = Il tavolo { $code } non c'è
broken-no-table = Ricontrolla il codice o chiedi un nuovo link.
broken-private-title = Questo tavolo è privato
broken-private = Non ci sono posti liberi, e chi ospita non fa entrare spettatori.
broken-limit-title = Troppi collegamenti
broken-limit = Chiudi il tavolo in altre finestre o su altri dispositivi, poi riprova.
broken-page-title = Qui non c'è niente
broken-page = Questo indirizzo non porta a niente. La pagina iniziale conosce tutti i tavoli.
broken-removed = Chi ospita ti ha tolto dal posto.
broken-cookies = Il browser non conserva i cookie di questa pagina, quindi nessun posto può restare tuo. Consentili e ricarica.
broken-crash-title = Qualcosa è andato storto in questa pagina
broken-crash = Ricaricala: il tavolo e il tuo posto sono al sicuro sul server.
broken-reload = Ricarica
broken-dismiss = Nascondi l'avviso

## Replays

replay-title = La partita passo per passo
replay-open = Scegli una partita
replay-open-hint = Scegli una partita scaricata o trascinala qui. Tutte le carte saranno scoperte.
replay-reading = Leggo { $file }…
replay-step = Passo { $number } di { $count }
replay-slider = Passo della partita
replay-first = All'inizio
replay-before = Un passo indietro
replay-play = Fallo andare da solo
replay-pause = Ferma
replay-after = Un passo avanti
replay-last = Alla fine
replay-round = Mano
replay-round-number = Mano { $number }
replay-link = Copia un link a questo passo
replay-download = Scarica la partita
replay-deal = La distribuzione
replay-hand =
    { $count ->
        [one] { $name }: { $count } carta
       *[other] { $name }: { $count } carte
    }
replay-score =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
replay-turn = è di turno
replay-top = Carta in cima: { $card }
replay-colour = Colore in gioco: { $colour }
replay-pile = Mazzo pesca: { $count }
replay-owed = Da pescare: { $count }
replay-keys = Le frecce cambiano passo, la barra spaziatrice avvia e ferma.
replay-none-title = Questa partita non si può vedere
replay-none = Non è ancora finita, o qui non è stata mai giocata. Una partita si apre a tutti quando è finita.
replay-too-big = Questo file è troppo grande per essere una partita.

## How to play

rules-lead = Tutto il gioco in un minuto. Al tavolo, «Regole» mostra ogni dettaglio.
rules-match = Gioca una carta dello stesso colore, numero o simbolo di quella in cima. Un jolly va su tutto.
rules-draw = Non va niente? Pesca una carta; se va, puoi giocarla subito.
rules-uno = Ti resta una carta? Di' UNO prima che il prossimo giochi, o ti possono cogliere.
rules-win = Hai finito le carte? Vinci la mano e segni i punti che restano agli altri.
rules-cards = Carte
rules-cards-row = { $card }: { $count } nel mazzo, { $points } punti l'una
rules-options = Le regole dell'edizione
rules-trademark = UNO è un marchio di Mattel. Questo gioco non è affiliato a Mattel: ha carte proprie e usa il nome solo per la chiamata.
