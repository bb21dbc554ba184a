# What the server says by codes: why something was refused, what happened at the table, advice about rules, presets.
# $name is who it is about, $bot the bot that plays on.

## Refused by a table

refused-no-name = Prima dicci come ti chiami.
refused-empty-name = Questo nome è vuoto: usa lettere o cifre.
refused-not-seated = Non hai un posto a questo tavolo.
refused-not-host = Questo può farlo solo chi ospita.
refused-only-waiting = Si può cambiare solo prima della partita.
refused-no-game = Adesso non si gioca nessuna partita.
refused-no-seat = A questo tavolo quel posto non c'è.
refused-seat-taken = Quel posto è già occupato.
refused-seat-empty = In quel posto non c'è nessuno.
refused-no-free-seat = Non ci sono posti liberi.
refused-already-seated = Hai già un posto a questo tavolo.
refused-too-few-seats =
    { $count ->
        [one] Serve almeno { $count } posto.
       *[other] Servono almeno { $count } posti.
    }
refused-not-a-person = Può ospitare solo una persona.
refused-unknown-bot = Qui non c'è un bot di questo livello.
refused-unknown-option = Una di queste opzioni qui non è conosciuta.
refused-bad-option = Questo valore non si può scegliere.
refused-bad-rules =
    { $advice ->
        [players] Questa edizione è per { $least }–{ $most } giocatori, e i posti sono { $seats }.
        [teams-four] A coppie si gioca in quattro, e i posti sono { $seats }.
       *[hand-too-large] In { $seats } giocatori le carte non bastano: al massimo { $most } a testa.
    }
refused-seats-empty =
    { $count ->
        [one] C'è ancora { $count } posto vuoto.
       *[other] Ci sono ancora { $count } posti vuoti.
    }
refused-not-agreed =
    { $count ->
        [one] { $count } giocatore non ha ancora detto sì alle carte personalizzate.
       *[other] { $count } giocatori non hanno ancora detto sì alle carte personalizzate.
    }
refused-text-changed = Le carte personalizzate sono appena cambiate: riguardale.
refused-already-started = La partita è già cominciata.
refused-game-runs = La mano è ancora in corso.
refused-paused = La partita è in pausa.
refused-stale = Intanto il tavolo è cambiato: riguarda.
refused-too-soon = Un attimo: lascia il tempo di dire UNO.
refused-bad-move = Non è una mossa di questo tavolo.
refused-other-seat = Puoi giocare solo dal tuo posto.
refused-chat-off = I messaggi sono disattivati.
refused-say-one = Di' una cosa alla volta.
refused-empty-text = Non c'è niente da leggere.
refused-game-not-over = La partita non è ancora finita.
refused-no-such-game = A questo tavolo quella partita non c'è.

## Refused by the server

refused-malformed = Il server non ha capito.
refused-bad-record = Non è una partita salvata.
refused-not-here = Questo server è solo per i dispositivi della sua rete.
refused-wrong-origin = Veniva da un'altra pagina, e non è stato fatto.
refused-private = A questo tavolo chi ospita non vuole spettatori.
refused-kept-out = Per ora qui non puoi sederti né scrivere: chi ospita può riammetterti.
refused-no-line = Questo messaggio non c'è più, o è tuo.
refused-too-long = A questo tavolo è successo così tanto che non ci sta più nulla: creane uno nuovo e invita tutti lì.
refused-not-found = A questo indirizzo non c'è niente.
refused-gone = Non c'è nessun tavolo con questo codice.
refused-link-gone = Questo link è già stato usato o è troppo vecchio. Creane uno nuovo sull'altro dispositivo.
refused-wrong-method = A questo indirizzo non si può fare.
refused-not-json = Il server si aspettava altro.
refused-too-large = È troppo grande.
refused-wrong-host = Il server non si riconosce a questo indirizzo.
refused-too-fast = Troppo in fretta: aspetta un attimo.
refused-limit = Troppi insieme: riprova più tardi.
refused-internal = Il server ha sbagliato. Non è cambiato niente.
refused-not-saved = Non è stato possibile salvare, quindi non è cambiato niente. Il disco del server è pieno?
refused-unreachable = In questo momento i tavoli non sono raggiungibili. Riprova tra un attimo.

## What happened at the table

table-event-sat = { $name } si siede.
table-event-moved = { $name } cambia posto.
table-event-named = { $old } ora si chiama { $name }.
table-event-bot-sat = Si siede un bot: { $name }.
table-event-bot-set = Il bot { $name } ora gioca a un altro livello.
table-event-bot-free = Il posto del bot { $name } è di chi lo vuole.
table-event-bot-removed = Il bot { $name } se ne va.
table-event-left = { $name } se ne va.
table-event-left-bot = { $name } se ne va: continua il bot { $bot }.
table-event-removed = Chi ospita toglie { $name } dal posto.
table-event-removed-bot = Chi ospita toglie { $name } dal posto: continua il bot { $bot }.
table-event-kept-out = Per ora { $name } non può sedersi né scrivere qui.
table-event-let-in = { $name } può di nuovo sedersi e scrivere qui.
table-event-seats =
    { $count ->
        [one] Ora c'è { $count } posto.
       *[other] Ora ci sono { $count } posti.
    }
table-event-rules = Le regole sono cambiate.
table-event-custom = Le carte personalizzate sono cambiate: si richiede a tutti.
table-event-settings = Le impostazioni del tavolo sono cambiate.
table-event-agreed = { $name } dice sì alle carte personalizzate.
table-event-host-handed = Ora ospita { $name }.
table-event-host-vacant = Chi ospitava se n'è andato: ora ospita { $name }.
table-event-host-absent = Chi ospitava non c'è: ora ospita { $name }.
table-event-stand-in-absent = { $name } non c'è: intanto gioca un bot.
table-event-stand-in-idle = Tempo scaduto due volte per { $name }: gioca un bot finché non si fa vivo qualcuno.
table-event-stand-in-asked = Per ora un bot gioca per { $name }.
table-event-stand-in-back = { $name } gioca di nuovo.
table-event-paused = La partita è in pausa.
table-event-resumed = La partita riprende.
table-event-ended = Si torna alla sala d'attesa.

## Advice about the rules

advice-players = Questa edizione è per { $least }–{ $most } giocatori, e i posti sono { $seats }.
advice-teams-four = A coppie si gioca in quattro, e i posti sono { $seats }.
advice-hand-too-large = In { $seats } giocatori le carte non bastano: al massimo { $most } a testa.
advice-hand-one = Con una carta a testa vince la mano il primo che può giocare.
advice-target-one = Basta un punto: decide la prima mano.
advice-opening-wild-none = Nessun effetto: questa edizione non ha il Jolly semplice.
advice-swap-last-none = Nessun effetto: questa edizione non ha lo Scambio.
advice-swap-last-finish = Nessun effetto: qui non si chiude con un jolly.
advice-draw-limit-unused = Nessun effetto senza «{ option-draw-until-playable }».
advice-draw-until-one = Nessun effetto finché si pesca una sola carta per turno.
advice-stacking-none = Nessun effetto: questa edizione non ha carte Pesca.
advice-wild-draw-none = Nessun effetto: questa edizione non ha Jolly Pesca.
advice-wild-draw-test-free = Nessun effetto: qui un Jolly Pesca si può sempre giocare.
advice-uno-penalty-auto = Nessun effetto: UNO lo dice il gioco, quindi non si coglie nessuno.
advice-uno-penalty-none = Farsi cogliere senza UNO non costa niente.
advice-false-call-auto = UNO lo dice il gioco: chi lo dice anche lui pesca e basta.
advice-false-catch-auto = UNO lo dice il gioco: chi prova a cogliere qualcuno pesca e basta.
advice-seven-zero-none = Nessun effetto: questa edizione non ha né 7 né 0.
advice-seven-zero-only-seven = Questa edizione non ha lo 0: solo il 7 scambia le carte.
advice-seven-zero-only-zero = Questa edizione non ha il 7: solo lo 0 fa girare le carte.
advice-jump-in-single = Nessun effetto: questa edizione non ha due carte uguali.
advice-two-player-reverse-none = Nessun effetto: questa edizione non ha Inverti giro.
advice-two-player-reverse-more = Nessun effetto in { $seats } giocatori: è per due.
advice-dip-pass-none = Nessun effetto: questa edizione non ha il Jolly Tuffo nel mazzo.
advice-custom-none = Nessun effetto: questa edizione non ha carte personalizzate.
advice-custom-again-skip = Carta { $card }: chi gioca ancora annulla i turni che fa perdere.
advice-custom-reverse-two = Carta { $card }: in due, invertire il giro non cambia niente.

## Presets

preset-own = Dell'edizione
preset-own-meaning = Le regole con cui esce l'edizione.
preset-family = In famiglia
preset-family-meaning = Niente da dimenticare e niente bluff: UNO lo dice il gioco, e si vince con 150 punti.
preset-party = Festa
preset-party-meaning = Accumula le carte Pesca, scambia le carte con 7 e 0, inserisciti e pesca finché ne va una.
preset-pocket-party = Festa
preset-pocket-party-meaning = Accumula le carte Pesca, scambia le carte con il 7 e pesca finché ne va una.
preset-quick = Una mano
preset-quick-meaning = Chi vince la mano vince la partita.
preset-strict = Severo
preset-strict-meaning = UNO o cogliere per sbaglio costa due carte, la pescata che va si deve giocare, e l'ultima carta è un numero.
preset-partners = Due contro due
preset-partners-meaning = Quattro giocatori, i compagni seduti di fronte.
preset-lowest = Totale più basso
preset-lowest-meaning = Ognuno somma i propri punti: quando qualcuno arriva a 100, vince il totale più basso.
