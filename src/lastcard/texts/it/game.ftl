# Quello che si dice della partita: carte, mosse rifiutate, fatti, istruzioni, opzioni.

## Players and lists

seat-label = posto { $number }
seat-unknown = un altro giocatore
list-and = { $most } e { $last }
list-or = { $most } o { $last }
count-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
count-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
cards-drawn =
    { $count ->
        [1] { $cards }
       *[other] { $count } carte ({ $cards })
    }

## Colours and cards

colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
card-red = { $symbol } rosso
card-yellow = { $symbol } giallo
card-green = { $symbol } verde
card-blue = { $symbol } blu
symbol-skip = Salta turno
symbol-reverse = Inverti giro
symbol-draw-one = Pesca Uno
symbol-draw-two = Pesca Due
card-wild = Jolly
card-wild-draw-two = Jolly Pesca Due
card-wild-draw-four = Jolly Pesca Quattro
card-wild-dip = Jolly Tuffo nel mazzo
card-wild-swap = Jolly Scambio
card-wild-custom = Jolly Personalizzata { $number }
card-unknown = una carta
card-that = questa carta
card-drawn = la carta pescata
needs-number = un { $figure }
needs-symbol = un { $symbol }

## Why a move is refused

reason-round-over =
    { $phase ->
        [game_over] la partita è finita
       *[other] la mano è finita: prima si distribuisce la prossima
    }
reason-not-turn =
    { $turn_is ->
        [you] tocca a te
        [nobody] adesso non tocca a nessuno
       *[other] tocca a { $turn }
    }
reason-not-asked =
    { $phase ->
        [play] adesso si gioca una carta o si pesca
        [drawn] adesso si gioca { $drawn } o la si tiene
        [colour] prima si sceglie il colore: rosso, giallo, verde o blu
        [give] prima si passa una carta al giocatore successivo
        [discard] prima si scarta una carta
        [confirm] prima si fa quello che dice la carta e lo si conferma
        [challenge] prima si accetta il jolly o si sfida
       *[other] adesso non è questo che serve
    }
reason-not-held =
    { $seat_is ->
        [you] non hai { $card } in mano
       *[other] { $name } non ha { $card } in mano
    }
reason-no-match =
    { $fits ->
        [top] { $card } non va su { $top }: ci vuole { $colour }, { $symbol } o un jolly
        [colour] { $card } non va adesso: il colore è { $colour }, quindi ci vuole { $colour } o un jolly
       *[wild] { $card } non va su { $top }: ci vuole un jolly
    }
reason-dishonest =
    { $test ->
        [colour] { $card } si gioca solo senza carte del colore in gioco in mano
        [match] { $card } si gioca solo se nessun'altra carta in mano corrisponde per colore, numero o simbolo
        [playable] { $card } si gioca solo se non se ne può giocare nessun'altra
       *[any] { $card } si gioca solo se in mano non c'è un'altra carta che va bene
    }
reason-only-drawn = dopo aver pescato si può giocare solo { $drawn }, oppure tenerla
reason-answer =
    { $owed ->
        [0] a un cumulo si risponde solo con una carta Pesca che ci va sopra, oppure si pesca
        [one] c'è { $owed } carta da pescare: si risponde con una carta Pesca che ci va sopra, oppure la si pesca
       *[other] ci sono { $owed } carte da pescare: si risponde con una carta Pesca che ci va sopra, oppure si pescano
    }
reason-finish =
    { $finish ->
        [no_wild] { $card } non può essere l'ultima carta: qui non si chiude con un jolly
        [number] { $card } non può essere l'ultima carta: qui si chiude con un numero
       *[any] { $card } qui non può essere l'ultima carta
    }
reason-needs-colour = con { $card } si sceglie un colore: rosso, giallo, verde o blu
reason-no-colour = con { $card } non si sceglie il colore
reason-last-colour = con l'ultima carta non si sceglie il colore
reason-needs-seat = con { $card } si sceglie un altro giocatore
reason-no-seat = con { $card } non si sceglie nessun giocatore
reason-last-seat = con l'ultima carta non si sceglie nessun giocatore
reason-own-seat = deve essere un altro giocatore di questo tavolo
reason-can-draw = c'è ancora da pescare: si passa solo quando non c'è più niente
reason-can-play = in mano c'è una carta che si può giocare: si passa solo quando non ce n'è
reason-nothing-to-draw = non c'è più niente da pescare: si gioca una carta che va, o si passa se non ce n'è
reason-forced = { $drawn } si può giocare, e qui è obbligatorio
reason-not-identical = fuori turno si gioca solo una carta identica a { $top }, non { $card }
reason-jump-phase = ci si inserisce solo prima che chi è di turno faccia qualcosa
reason-uno-not-due = non è il momento di dire UNO: si dice quando si resta con una carta
reason-uno-last = con l'ultima carta non si dice UNO
reason-uno-twice = UNO è già stato detto
reason-uno-auto = qui UNO si dice da solo
reason-uno-again = si può sbagliare un solo UNO, finché qualcuno non gioca, pesca o passa
reason-catch-not-due =
    { $target_is ->
        [you] adesso non devi dire UNO
       *[other] { $target } adesso non deve dire UNO
    }
reason-catch-self = nessuno coglie sé stesso: basta dire UNO
reason-catch-again = si può sbagliare a cogliere una volta sola, finché qualcuno non gioca, pesca o passa
reason-stack-pass = si può ancora pescare o rispondere: si passa solo quando non si può fare né l'uno né l'altro

## What happened

event-round =
    { $you ->
        [seat] Mano { $round }: dai le carte tu.
       *[none] Mano { $round }: dà le carte { $name }.
    }
event-dealer-card =
    { $you ->
        [seat] Peschi { $card } per decidere il mazziere.
       *[none] { $name } pesca { $card } per decidere il mazziere.
    }
event-dealer-drawn =
    { $you ->
        [seat] Hai la carta più alta: dai le carte tu.
       *[none] { $name } ha la carta più alta, e dà le carte.
    }
event-dealer-left =
    { $you ->
        [seat] Il mazzo passa a sinistra: adesso dai le carte tu.
       *[none] Il mazzo passa a sinistra: adesso dà le carte { $name }.
    }
event-dealt =
    { $you ->
        [seat] Ricevi { $what }.
       *[none] { $name } riceve { $what }.
    }
event-opened = { $card } apre il mazzo scarti.
event-returned = { $card } non può aprire: torna nel mazzo, si mescola e se ne gira un'altra.
event-starts-left =
    { $you ->
        [seat] Cominci tu: siedi a sinistra del mazziere.
       *[none] Comincia { $name }, a sinistra del mazziere.
    }
event-starts-skip =
    { $you ->
        [seat] Cominci tu: il Salta turno iniziale ha saltato il giocatore prima di te.
       *[none] Comincia { $name }: il Salta turno iniziale ha saltato il giocatore precedente.
    }
event-starts-draw =
    { $you ->
        [seat] Cominci tu: la carta Pesca iniziale ha fatto perdere il turno al giocatore prima di te.
       *[none] Comincia { $name }: la carta Pesca iniziale ha fatto perdere il turno al giocatore precedente.
    }
event-starts-reverse =
    { $you ->
        [seat] Cominci tu: con un Inverti giro iniziale comincia il mazziere.
       *[none] Comincia { $name }: con un Inverti giro iniziale comincia il mazziere.
    }
event-starts-colour =
    { $you ->
        [seat] Cominci tu: prima scegli il colore.
       *[none] Comincia { $name }, e prima sceglie il colore.
    }
event-played =
    { $you ->
        [seat]
            { $jump ->
                [yes] Ti inserisci con
               *[no] Giochi
            }
       *[none]
            { $jump ->
                [yes] { $name } si inserisce con
               *[no] { $name } gioca
            }
    } { $card }{ $colour_named ->
        [yes]
            { $you ->
                [seat] {" "}e scegli { $colour }
               *[none] {" "}e sceglie { $colour }
            }
       *[no] {""}
    }{ $target_named ->
        [yes]
            { $you ->
                [target] , contro di te
               *[none] , contro { $target }
            }
       *[no] {""}
    }{ $last ->
        [yes] : l'ultima carta!
       *[no] .
    }
event-drew-turn =
    { $you ->
        [seat] Peschi { $what }.
       *[none] { $name } pesca { $what }.
    }
event-drew-hit =
    { $cause ->
        [known]
            { $you ->
                [seat] Peschi { $what }: { $by } ha giocato { $card }.
                [by] { $name } pesca { $what }: hai giocato { $card }.
               *[none] { $name } pesca { $what }: { $by } ha giocato { $card }.
            }
       *[unknown]
            { $you ->
                [seat] Ti tocca pescare { $what }.
               *[none] A { $name } tocca pescare { $what }.
            }
    }
event-drew-stack =
    { $you ->
        [seat] Ti prendi tutto il cumulo: { $what }.
       *[none] { $name } si prende tutto il cumulo: { $what }.
    }
event-drew-accepted =
    { $cause ->
        [known]
            { $you ->
                [seat] Non sfidi e peschi { $what }: { $by } ha giocato { $card }.
                [by] { $name } non sfida e pesca { $what }: hai giocato { $card }.
               *[none] { $name } non sfida e pesca { $what }: { $by } ha giocato { $card }.
            }
       *[unknown]
            { $you ->
                [seat] Non sfidi e peschi { $what }.
               *[none] { $name } non sfida e pesca { $what }.
            }
    }
event-drew-guilty =
    { $you ->
        [seat] Bluff scoperto: peschi { $what }.
       *[none] Bluff scoperto: { $name } pesca { $what }.
    }
event-drew-innocent =
    { $you ->
        [seat] Non era un bluff: la sfida ti costa { $what }.
       *[none] Non era un bluff: la sfida costa { $what } a { $name }.
    }
event-drew-caught =
    { $you ->
        [seat] Peschi { $what }: non avevi detto UNO.
       *[none] { $name } pesca { $what } per non aver detto UNO.
    }
event-drew-false-uno =
    { $you ->
        [seat] Peschi { $what }: non era il momento di dire UNO.
       *[none] { $name } pesca { $what } per un UNO fuori luogo.
    }
event-drew-false-catch =
    { $you ->
        [seat] Peschi { $what }: non c'era nessuno da cogliere.
       *[none] { $name } pesca { $what }: non c'era nessuno da cogliere.
    }
event-drew-opening =
    { $you ->
        [seat] Peschi { $what }: la mano si è aperta con una carta Pesca.
       *[none] { $name } pesca { $what }: la mano si è aperta con una carta Pesca.
    }
event-drew-custom =
    { $you ->
        [seat] Peschi { $what }, come dice la carta personalizzata.
       *[none] { $name } pesca { $what }, come dice la carta personalizzata.
    }
event-drew-dip =
    { $you ->
        [seat] Ti tuffi nel mazzo e peschi { $what }.
       *[none] { $name } si tuffa nel mazzo e pesca { $what }.
    }
event-drew-last =
    { $cause ->
        [known]
            { $you ->
                [seat] Peschi ancora { $what }: { $by } ha chiuso con { $card }.
                [by] { $name } pesca ancora { $what }: hai chiuso con { $card }.
               *[none] { $name } pesca ancora { $what }: { $by } ha chiuso con { $card }.
            }
       *[unknown]
            { $you ->
                [seat] Peschi ancora { $what }: l'ultima era una carta Pesca.
               *[none] { $name } pesca ancora { $what }: l'ultima era una carta Pesca.
            }
    }
event-shuffled = Il mazzo pesca è finito: si mescola il mazzo scarti e si ricomincia ({ $what }).
event-kept =
    { $you ->
        [seat] Tieni la carta pescata.
       *[none] { $name } tiene la carta pescata.
    }
event-passed =
    { $you ->
        [seat] Passi: niente da pescare e niente da giocare.
       *[none] { $name } passa: niente da pescare e niente da giocare.
    }
event-skipped =
    { $you ->
        [seat] Salti il turno.
       *[none] { $name } salta il turno.
    }
event-turned =
    { $direction ->
        [clockwise] Il giro si inverte: adesso in senso orario.
       *[counter] Il giro si inverte: adesso in senso antiorario.
    }
event-colour =
    { $you ->
        [seat] Scegli { $colour }.
       *[none] { $name } sceglie { $colour }.
    }
event-gave =
    { $you ->
        [seat] Passi { $card } a { $target }.
        [target] { $name } ti passa { $card }.
       *[none] { $name } passa { $card } a { $target }.
    }
event-swapped =
    { $you ->
        [seat] Tu e { $target } vi scambiate le carte.
        [target] { $name } scambia le carte con te.
       *[none] { $name } e { $target } si scambiano le carte.
    }
event-rotated =
    { $direction ->
        [clockwise] Tutti passano le proprie carte al vicino, in senso orario.
       *[counter] Tutti passano le proprie carte al vicino, in senso antiorario.
    }
event-uno =
    { $you ->
        [seat] Dici UNO!
       *[none] { $name } dice UNO!
    }
event-caught =
    { $you ->
        [seat] Cogli { $target } senza UNO.
        [target] { $name } ti coglie senza UNO.
       *[none] { $name } coglie { $target } senza UNO.
    }
event-false-uno =
    { $you ->
        [seat] Dici UNO fuori luogo.
       *[none] { $name } dice UNO fuori luogo.
    }
event-false-catch =
    { $you ->
        [seat] Provi a cogliere { $target }, che però non doveva dire UNO.
        [target] { $name } prova a coglierti, ma non dovevi dire UNO.
       *[none] { $name } prova a cogliere { $target }, che però non doveva dire UNO.
    }
event-challenged =
    { $you ->
        [seat] Sfidi { $target }: era un bluff?
        [target] { $name } ti sfida: era un bluff?
       *[none] { $name } sfida { $target }: era un bluff?
    }
event-shown =
    { $you ->
        [seat] Mostri le carte a { $target }: { $guilty ->
                [yes] era un bluff.
               *[no] non era un bluff.
            }
        [target] { $name } ti mostra le carte{ $known ->
                [yes] {" "}({ $cards })
               *[no] {""}
            }: { $guilty ->
                [yes] era un bluff.
               *[no] non era un bluff.
            }
       *[none] { $name } mostra le carte a { $target }: { $guilty ->
                [yes] era un bluff.
               *[no] non era un bluff.
            }
    }
event-forgiven =
    { $you ->
        [seat] Non c'è più niente da pescare: eviti { $what }.
       *[none] Non c'è più niente da pescare: { $name } evita { $what }.
    }
event-stack-forgiven =
    { $you ->
        [seat] Non c'è più niente da pescare: il cumulo ti è abbuonato ({ $what }).
       *[none] Non c'è più niente da pescare: il cumulo è abbuonato a { $name } ({ $what }).
    }
event-owes =
    { $you ->
        [seat] Il cumulo arriva a te: rispondi o peschi { $what }.
       *[none] Il cumulo arriva a { $name }: risponde o pesca { $what }.
    }
event-again =
    { $you ->
        [seat] Giochi ancora.
       *[none] { $name } gioca ancora.
    }
event-discarded =
    { $you ->
        [seat] Scarti { $card }.
       *[none] { $name } scarta { $card }.
    }
event-laid-open =
    { $you ->
        [seat] Tutte le carte restano scoperte fino al tuo prossimo turno.
       *[none] Tutte le carte restano scoperte finché non tocca di nuovo a { $name }.
    }
event-asks-done =
    { $you ->
        [seat] Fai quello che dice { $card }, poi conferma.
       *[none] Adesso { $name } fa quello che dice { $card }.
    }
event-done =
    { $you ->
        [seat] Hai fatto quello che diceva { $card }.
       *[none] { $name } ha fatto quello che diceva { $card }.
    }
event-blocked-passed = Nessuno può pescare né giocare: la mano è bloccata, e vince chi ha meno punti in mano.
event-blocked-endless = La mano è andata troppo per le lunghe: è bloccata, e vince chi ha meno punti in mano.
event-won =
    { $you ->
        [seat]
            { $points ->
                [0] Vinci la mano!
               *[other] Vinci la mano e { $score }!
            }
       *[none]
            { $points ->
                [0] { $name } vince la mano.
               *[other] { $name } vince la mano e { $score }.
            }
    }
event-won-nobody = Chi ha meno punti è alla pari: nessuno vince la mano né i suoi punti.
event-scored =
    { $you ->
        [seat] Adesso sei a { $total } (+{ $points }).
       *[none] { $name } adesso è a { $total } (+{ $points }).
    }
event-game-won =
    { $you ->
        [seat] Vinci la partita!
       *[none] { $name } vince la partita!
    }

## Customizable cards

instruction-blank = jolly semplice
instruction-draw =
    { $who ->
        [next] Il giocatore successivo ne pesca { $count }.
        [previous] Il giocatore precedente ne pesca { $count }.
        [chosen] Un giocatore a tua scelta ne pesca { $count }.
        [others] Tutti gli altri ne pescano { $count }.
       *[everyone] Tutti ne pescano { $count }.
    }
instruction-skip =
    { $count ->
        [1] Il giocatore successivo salta il turno.
       *[other] I { $count } giocatori successivi saltano il turno.
    }
instruction-reverse = Il giro si inverte.
instruction-again = Gioca ancora.
instruction-swap = Scambia le carte con un giocatore a tua scelta.
instruction-rotate = Tutti passano le proprie carte al vicino.
instruction-hand =
    { $count ->
        [one] Tutti pescano o scartano fino ad avere { $count } carta.
       *[other] Tutti pescano o scartano fino ad avere { $count } carte.
    }
instruction-until =
    { $colour ->
        [red] Il giocatore successivo pesca finché non esce una carta rossa.
        [yellow] Il giocatore successivo pesca finché non esce una carta gialla.
        [green] Il giocatore successivo pesca finché non esce una carta verde.
       *[blue] Il giocatore successivo pesca finché non esce una carta blu.
    }
instruction-until-named = Il giocatore successivo pesca finché non esce una carta del colore scelto.
instruction-open = Tutte le carte restano scoperte fino al tuo prossimo turno.

## Options

option-yes = sì
option-no = no
option-no-limit = nessun limite
option-no-penalty = nessuna
option-custom-none = tutte vuote: jolly semplici
option-custom-card = { $number }: { $text }
option-hand-size = Carte iniziali
option-hand-size-meaning = Quante carte riceve ogni giocatore.
option-opening-wild = Jolly iniziale
option-opening-wild-meaning = Che cosa succede se la carta che apre il mazzo scarti è un Jolly.
option-opening-wild-choose = il primo giocatore sceglie il colore
option-opening-wild-return = torna nel mazzo e se ne gira un'altra
option-target = Punti per vincere
option-target-meaning = Si gioca, una mano dopo l'altra, finché qualcuno non arriva a questi punti.
option-scoring = Punteggio
option-scoring-meaning = A chi vanno i punti delle carte rimaste quando finisce una mano.
option-scoring-winner = a chi vince, per le carte degli altri
option-scoring-low-total = a ciascuno i suoi: vince il totale più basso
option-teams = Coppie
option-teams-meaning = Quattro giocatori, i compagni uno di fronte all'altro: quando uno chiude, segnano entrambi.
option-finish = Ultima carta
option-finish-meaning = Con quale carta si può chiudere.
option-finish-any = qualsiasi carta
option-finish-no-wild = qualsiasi carta tranne un jolly
option-finish-number = solo un numero
option-swap-last = Chiudere con lo Scambio
option-swap-last-meaning = Che cosa fa il Jolly Scambio come ultima carta.
option-swap-last-end = vince la mano
option-swap-last-swap = prima si scambiano le carte, e vince l'altro
option-draw-until-playable = Pescare finché ne va una
option-draw-until-playable-meaning = Chi pesca continua finché non può giocare una carta.
option-draw-limit = Carte pescate per turno
option-draw-limit-meaning = Quante carte si possono pescare in un turno, pescando finché ne va una.
option-force-play = Obbligo di giocare la pescata
option-force-play-meaning = Se la carta pescata si può giocare, va giocata.
option-stacking = Accumulo
option-stacking-meaning = A una carta Pesca si risponde con un'altra, e il totale passa al giocatore successivo.
option-stacking-off = disattivato
option-stacking-same = solo con una uguale
option-stacking-up = con una uguale o più forte
option-wild-draw = Jolly Pesca
option-wild-draw-meaning = Se si può giocare un Jolly Pesca avendo un'altra carta che va bene.
option-wild-draw-strict = non si può
option-wild-draw-bluff = sì, ma si può sfidare
option-wild-draw-free = sì, e nessuno può sfidare
option-wild-draw-test = Jolly Pesca onesto
option-wild-draw-test-meaning = Che cosa non deve esserci in mano perché un Jolly Pesca non sia un bluff.
option-wild-draw-test-colour = una carta del colore in gioco
option-wild-draw-test-match = una carta che corrisponde per colore, numero o simbolo
option-wild-draw-test-playable = un'altra carta che si può giocare
option-uno = Dire UNO
option-uno-meaning = Chi dice UNO quando un giocatore resta con una carta.
option-uno-manual = il giocatore, in tempo
option-uno-auto = il gioco, da solo
option-uno-penalty = Senza aver detto UNO
option-uno-penalty-meaning = Quante carte pesca chi viene colto senza aver detto UNO.
option-false-call-penalty = UNO sbagliato
option-false-call-penalty-meaning = Quante carte costa dire UNO fuori luogo; senza penalità, semplicemente non vale.
option-false-catch-penalty = Cogliere per sbaglio
option-false-catch-penalty-meaning = Quante carte costa cogliere chi non doveva dire UNO; senza penalità, semplicemente non vale.
option-seven-zero = Sette-zero
option-seven-zero-meaning = Con un 7 scambi le carte con chi vuoi, con uno 0 tutti le passano al vicino.
option-jump-in = Inserirsi
option-jump-in-meaning = Una carta identica a quella in cima si può giocare fuori turno, e si continua da lì.
option-two-player-reverse = Inverti giro in due
option-two-player-reverse-meaning = Che cosa fa un Inverti giro quando si gioca in due.
option-two-player-reverse-skip = gioca ancora lo stesso giocatore
option-two-player-reverse-turn = inverte soltanto il giro
option-dip-pass = Carta passata dopo il Tuffo
option-dip-pass-meaning = Quale carta si passa dopo un Jolly Tuffo nel mazzo.
option-dip-pass-choice = una carta qualsiasi della mano
option-dip-pass-drawn = la carta appena pescata
option-custom = Carte personalizzate
option-custom-meaning = Che cosa c'è scritto sulle tre Jolly Personalizzata.

## Editions and bots

edition-pocket = Tascabile
edition-pocket-difference = Una partita veloce con 52 carte per 2–5 giocatori: 5 carte a testa, 250 punti per vincere, Pesca Uno al posto di Pesca Due, e un Jolly Tuffo nel mazzo.
edition-classic = Classica
edition-classic-difference = Le 108 carte di sempre per 2–10 giocatori: 7 carte a testa, 500 punti per vincere, e niente bluff con il Jolly Pesca Quattro.
edition-modern = Moderna
edition-modern-difference = Il mazzo classico con lo Scambio e tre carte personalizzate, 112 in tutto: il Jolly Pesca Quattro può essere un bluff, e si può sfidare.
bot-random = Casuale
bot-random-meaning = Gioca quello che le regole permettono, come capita.
bot-easy = Facile
bot-easy-meaning = Gioca per divertirsi: prova un po' di tutto, ogni tanto sbaglia e a volte si dimentica di dire UNO.
bot-careful = Prudente
bot-careful-meaning = Pensa prima di giocare: tiene da parte i jolly e tiene d'occhio chi sta per chiudere.
bot-sharp = Astuto
bot-sharp-meaning = Soppesa ogni carta: sa quando tenere un jolly, quando bluffare e quando non crederci.
bot-champion = Campione
bot-champion-meaning = Pensa in anticipo: prima di decidere prova a mente ogni mossa, molte volte.
