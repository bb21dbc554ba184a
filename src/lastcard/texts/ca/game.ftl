# El que es diu de la partida: cartes, jugades no permeses, fets, instruccions i opcions.

## Players and lists

seat-label = seient { $number }
seat-unknown = un altre jugador
list-and = { $most } i { $last }
list-or = { $most } o { $last }
count-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartes
    }
count-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punts
    }
cards-drawn =
    { $count ->
        [1] { $cards }
       *[other] { $count } cartes ({ $cards })
    }

## Colours and cards

colour-red = vermell
colour-yellow = groc
colour-green = verd
colour-blue = blau
card-red = { $symbol } vermell
card-yellow = { $symbol } groc
card-green = { $symbol } verd
card-blue = { $symbol } blau
symbol-skip = Salta
symbol-reverse = Canvi de sentit
symbol-draw-one = Roba una
symbol-draw-two = Roba dues
card-wild = Comodí
card-wild-draw-two = Comodí roba dues
card-wild-draw-four = Comodí roba quatre
card-wild-dip = Comodí remena la pila
card-wild-swap = Comodí canvi de mans
card-wild-custom = Comodí personalitzat { $number }
card-unknown = una carta
card-that = aquesta carta
card-drawn = la carta robada
needs-number = un { $figure }
needs-symbol = un { $symbol }

## Why a move is refused

reason-round-over =
    { $phase ->
        [game_over] la partida ja s'ha acabat
       *[other] la ronda ja s'ha acabat: primer cal repartir la següent
    }
reason-not-turn =
    { $turn_is ->
        [you] és el teu torn
        [nobody] ara no juga ningú
       *[other] ara juga { $turn }
    }
reason-not-asked =
    { $phase ->
        [play] ara toca jugar una carta o robar
        [drawn] ara toca jugar { $drawn } o quedar-se-la
        [colour] primer cal triar color: vermell, groc, verd o blau
        [give] primer cal passar una carta al jugador següent
        [discard] primer cal descartar una carta
        [confirm] primer cal fer el que diu la carta i confirmar-ho
        [challenge] primer cal acceptar el comodí o reptar
       *[other] ara no toca això
    }
reason-not-held =
    { $seat_is ->
        [you] no tens { $card } a la mà
       *[other] { $name } no té { $card } a la mà
    }
reason-no-match =
    { $fits ->
        [top] { $card } no va sobre { $top }: cal { $colour }, { $symbol } o un comodí
        [colour] { $card } no va ara: s'ha demanat { $colour }, així que cal { $colour } o un comodí
       *[wild] { $card } no va sobre { $top }: cal un comodí
    }
reason-dishonest =
    { $test ->
        [colour] { $card } només es pot jugar sense cap carta del color vigent a la mà
        [match] { $card } només es pot jugar si cap altra carta de la mà no coincideix en color, número o símbol
        [playable] { $card } només es pot jugar si no se'n pot jugar cap altra
       *[any] { $card } només es pot jugar si a la mà no n'hi ha cap altra que serveixi
    }
reason-only-drawn = després de robar només es pot jugar { $drawn }, o quedar-se-la
reason-answer =
    { $owed ->
        [0] un cúmul només es respon amb una carta de robar que hi vagi, o es roba
        [one] es deu { $owed } carta: cal respondre amb una carta de robar que hi vagi, o robar-la
       *[other] es deuen { $owed } cartes: cal respondre amb una carta de robar que hi vagi, o robar-les
    }
reason-finish =
    { $finish ->
        [no_wild] { $card } no pot ser l'última carta: aquí no es pot acabar amb un comodí
        [number] { $card } no pot ser l'última carta: aquí s'ha d'acabar amb un número
       *[any] { $card } no pot ser l'última carta aquí
    }
reason-needs-colour = amb { $card } cal triar color: vermell, groc, verd o blau
reason-no-colour = amb { $card } no es tria color
reason-last-colour = amb l'última carta no es tria color
reason-needs-seat = amb { $card } cal triar un altre jugador
reason-no-seat = amb { $card } no es tria cap jugador
reason-last-seat = amb l'última carta no es tria cap jugador
reason-own-seat = ha de ser un altre jugador d'aquesta taula
reason-can-draw = encara es pot robar: només es passa quan no queden cartes
reason-can-play = hi ha una carta a la mà que es pot jugar: només es passa quan no n'hi ha cap
reason-nothing-to-draw = no queda res per robar: cal jugar una carta que vagi, o passar si no n'hi ha cap
reason-forced = { $drawn } es pot jugar, i aquí és obligatori
reason-not-identical = fora de torn només es pot jugar una carta idèntica a { $top }, i no { $card }
reason-jump-phase = només es pot entrar fora de torn abans que el jugador del torn faci res
reason-uno-not-due = ara no toca dir UNO: es diu en quedar-se amb una carta
reason-uno-last = amb l'última carta no es diu UNO
reason-uno-twice = ja s'ha dit UNO
reason-uno-auto = aquí l'UNO es diu tot sol
reason-uno-again = només es pot dir UNO en fals un cop, fins que algú jugui, robi o passi
reason-catch-not-due =
    { $target_is ->
        [you] ara no has de dir UNO
       *[other] { $target } ara no ha de dir UNO
    }
reason-catch-self = ningú no s'enxampa a si mateix: n'hi ha prou amb dir UNO
reason-catch-again = només es pot enxampar en fals un cop, fins que algú jugui, robi o passi
reason-stack-pass = encara es pot robar el que es deu, o respondre: només es passa quan no es pot fer res

## What happened

event-round =
    { $you ->
        [seat] Ronda { $round }: reparteixes tu.
       *[none] Ronda { $round }: reparteix { $name }.
    }
event-dealer-card =
    { $you ->
        [seat] Robes { $card } per decidir qui reparteix.
       *[none] { $name } roba { $card } per decidir qui reparteix.
    }
event-dealer-drawn =
    { $you ->
        [seat] Tens la carta més alta: reparteixes tu.
       *[none] { $name } té la carta més alta i reparteix.
    }
event-dealer-left =
    { $you ->
        [seat] El repartiment passa a l'esquerra: ara reparteixes tu.
       *[none] El repartiment passa a l'esquerra: ara reparteix { $name }.
    }
event-dealt =
    { $you ->
        [seat] Reps { $what }.
       *[none] { $name } rep { $what }.
    }
event-opened = { $card } obre la pila de descart.
event-returned = { $card } no pot obrir: torna a la pila, es remena i se'n gira una altra.
event-starts-left =
    { $you ->
        [seat] Comences tu: seus a l'esquerra de qui reparteix.
       *[none] Comença { $name }, a l'esquerra de qui reparteix.
    }
event-starts-skip =
    { $you ->
        [seat] Comences tu: el Salta inicial s'ha saltat el jugador d'abans.
       *[none] Comença { $name }: el Salta inicial s'ha saltat el jugador d'abans.
    }
event-starts-draw =
    { $you ->
        [seat] Comences tu: la carta de robar inicial ha fet perdre el torn al jugador d'abans.
       *[none] Comença { $name }: la carta de robar inicial ha fet perdre el torn al jugador d'abans.
    }
event-starts-reverse =
    { $you ->
        [seat] Comences tu: amb un Canvi de sentit inicial comença qui reparteix.
       *[none] Comença { $name }: amb un Canvi de sentit inicial comença qui reparteix.
    }
event-starts-colour =
    { $you ->
        [seat] Comences tu: primer tria color.
       *[none] Comença { $name }, i primer tria color.
    }
event-played =
    { $you ->
        [seat]
            { $jump ->
                [yes] Entres fora de torn amb
               *[no] Jugues
            }
       *[none]
            { $jump ->
                [yes] { $name } entra fora de torn amb
               *[no] { $name } juga
            }
    } { $card }{ $colour_named ->
        [yes]
            { $you ->
                [seat] {" "}i tries { $colour }
               *[none] {" "}i tria { $colour }
            }
       *[no] {""}
    }{ $target_named ->
        [yes]
            { $you ->
                [target] , i va per tu
               *[none] , i va per { $target }
            }
       *[no] {""}
    }{ $last ->
        [yes] : l'última carta!
       *[no] .
    }
event-drew-turn =
    { $you ->
        [seat] Robes { $what }.
       *[none] { $name } roba { $what }.
    }
event-drew-hit =
    { $cause ->
        [known]
            { $you ->
                [seat] Robes { $what }: { $by } ha jugat { $card }.
                [by] { $name } roba { $what }: has jugat { $card }.
               *[none] { $name } roba { $what }: { $by } ha jugat { $card }.
            }
       *[unknown]
            { $you ->
                [seat] Et toca robar { $what }.
               *[none] A { $name } li toca robar { $what }.
            }
    }
event-drew-stack =
    { $you ->
        [seat] Et quedes tot el cúmul: { $what }.
       *[none] { $name } es queda tot el cúmul: { $what }.
    }
event-drew-accepted =
    { $cause ->
        [known]
            { $you ->
                [seat] No reptes i robes { $what }: { $by } ha jugat { $card }.
                [by] { $name } no repta i roba { $what }: has jugat { $card }.
               *[none] { $name } no repta i roba { $what }: { $by } ha jugat { $card }.
            }
       *[unknown]
            { $you ->
                [seat] No reptes i robes { $what }.
               *[none] { $name } no repta i roba { $what }.
            }
    }
event-drew-guilty =
    { $you ->
        [seat] T'han descobert el farol: robes { $what }.
       *[none] Farol descobert: { $name } roba { $what }.
    }
event-drew-innocent =
    { $you ->
        [seat] No era cap farol: el repte et costa { $what }.
       *[none] No era cap farol: el repte costa { $what } a { $name }.
    }
event-drew-caught =
    { $you ->
        [seat] Robes { $what }: no havies dit UNO.
       *[none] { $name } roba { $what } per no haver dit UNO.
    }
event-drew-false-uno =
    { $you ->
        [seat] Robes { $what }: no tocava dir UNO.
       *[none] { $name } roba { $what } per un UNO que no tocava.
    }
event-drew-false-catch =
    { $you ->
        [seat] Robes { $what }: no hi havia ningú per enxampar.
       *[none] { $name } roba { $what } per voler enxampar en fals.
    }
event-drew-opening =
    { $you ->
        [seat] Robes { $what }: la ronda s'ha obert amb una carta de robar.
       *[none] { $name } roba { $what }: la ronda s'ha obert amb una carta de robar.
    }
event-drew-custom =
    { $you ->
        [seat] Robes { $what }, com diu la carta personalitzada.
       *[none] { $name } roba { $what }, com diu la carta personalitzada.
    }
event-drew-dip =
    { $you ->
        [seat] Remenes la pila i robes { $what }.
       *[none] { $name } remena la pila i roba { $what }.
    }
event-drew-last =
    { $cause ->
        [known]
            { $you ->
                [seat] Encara robes { $what }: { $by } ha acabat amb { $card }.
                [by] { $name } encara roba { $what }: has acabat amb { $card }.
               *[none] { $name } encara roba { $what }: { $by } ha acabat amb { $card }.
            }
       *[unknown]
            { $you ->
                [seat] Encara robes { $what }: l'última carta era de robar.
               *[none] { $name } encara roba { $what }: l'última carta era de robar.
            }
    }
event-shuffled = La pila de robar s'ha acabat: es remena la de descart i torna a començar ({ $what }).
event-kept =
    { $you ->
        [seat] Et quedes la carta robada.
       *[none] { $name } es queda la carta robada.
    }
event-passed =
    { $you ->
        [seat] Passes: no hi ha res per robar ni per jugar.
       *[none] { $name } passa: no hi ha res per robar ni per jugar.
    }
event-skipped =
    { $you ->
        [seat] Perds el torn.
       *[none] { $name } perd el torn.
    }
event-turned =
    { $direction ->
        [clockwise] Canvi de sentit: ara com les agulles del rellotge.
       *[counter] Canvi de sentit: ara al revés de les agulles del rellotge.
    }
event-colour =
    { $you ->
        [seat] Tries { $colour }.
       *[none] { $name } tria { $colour }.
    }
event-gave =
    { $you ->
        [seat] Passes { $card } a { $target }.
        [target] { $name } et passa { $card }.
       *[none] { $name } passa { $card } a { $target }.
    }
event-swapped =
    { $you ->
        [seat] Tu i { $target } us canvieu les mans.
        [target] { $name } i tu us canvieu les mans.
       *[none] { $name } i { $target } es canvien les mans.
    }
event-rotated =
    { $direction ->
        [clockwise] Totes les mans passen un seient enllà, com les agulles del rellotge.
       *[counter] Totes les mans passen un seient enllà, al revés de les agulles del rellotge.
    }
event-uno =
    { $you ->
        [seat] Dius UNO!
       *[none] { $name } diu UNO!
    }
event-caught =
    { $you ->
        [seat] Enxampes { $target } sense l'UNO.
        [target] { $name } t'enxampa sense l'UNO.
       *[none] { $name } enxampa { $target } sense l'UNO.
    }
event-false-uno =
    { $you ->
        [seat] Dius UNO quan no toca.
       *[none] { $name } diu UNO quan no toca.
    }
event-false-catch =
    { $you ->
        [seat] Vols enxampar { $target }, però no havia de dir UNO.
        [target] { $name } et vol enxampar, però no havies de dir UNO.
       *[none] { $name } vol enxampar { $target }, però no havia de dir UNO.
    }
event-challenged =
    { $you ->
        [seat] Reptes { $target }: era un farol?
        [target] { $name } et repta: era un farol?
       *[none] { $name } repta { $target }: era un farol?
    }
event-shown =
    { $you ->
        [seat] Ensenyes la mà a { $target }: { $guilty ->
                [yes] era un farol.
               *[no] no era cap farol.
            }
        [target] { $name } t'ensenya la mà{ $known ->
                [yes] {" "}({ $cards })
               *[no] {""}
            }: { $guilty ->
                [yes] era un farol.
               *[no] no era cap farol.
            }
       *[none] { $name } ensenya la mà a { $target }: { $guilty ->
                [yes] era un farol.
               *[no] no era cap farol.
            }
    }
event-forgiven =
    { $you ->
        [seat] No queda res per robar: et perdonen { $what }.
       *[none] No queda res per robar: a { $name } li perdonen { $what }.
    }
event-stack-forgiven =
    { $you ->
        [seat] No queda res per robar: et perdonen el cúmul ({ $what }).
       *[none] No queda res per robar: a { $name } li perdonen el cúmul ({ $what }).
    }
event-owes =
    { $you ->
        [seat] El cúmul et toca a tu: respon o roba { $what }.
       *[none] El cúmul passa a { $name }: respondre o robar { $what }.
    }
event-again =
    { $you ->
        [seat] Tornes a jugar.
       *[none] { $name } torna a jugar.
    }
event-discarded =
    { $you ->
        [seat] Descartes { $card }.
       *[none] { $name } descarta { $card }.
    }
event-laid-open =
    { $you ->
        [seat] Totes les mans queden a la vista fins al teu pròxim torn.
       *[none] Totes les mans queden a la vista fins que torni a jugar { $name }.
    }
event-asks-done =
    { $you ->
        [seat] Fes el que diu { $card } i confirma-ho.
       *[none] Ara { $name } fa el que diu { $card }.
    }
event-done =
    { $you ->
        [seat] Ja has fet el que deia { $card }.
       *[none] { $name } ja ha fet el que deia { $card }.
    }
event-blocked-passed = Ningú no pot robar ni jugar: la ronda queda bloquejada i guanya la mà amb menys punts.
event-blocked-endless = La ronda s'ha fet massa llarga: queda bloquejada i guanya la mà amb menys punts.
event-won =
    { $you ->
        [seat]
            { $points ->
                [0] Guanyes la ronda!
               *[other] Guanyes la ronda i { $score }!
            }
       *[none]
            { $points ->
                [0] { $name } guanya la ronda.
               *[other] { $name } guanya la ronda i { $score }.
            }
    }
event-won-nobody = Les mans més baixes empaten: ningú no guanya la ronda ni els punts.
event-scored =
    { $you ->
        [seat] Ara tens { $total } (+{ $points }).
       *[none] { $name } ara té { $total } (+{ $points }).
    }
event-game-won =
    { $you ->
        [seat] Guanyes la partida!
       *[none] { $name } guanya la partida!
    }

## Customizable cards

instruction-blank = comodí normal
instruction-draw =
    { $who ->
        [next] El jugador següent en roba { $count }.
        [previous] El jugador anterior en roba { $count }.
        [chosen] Un jugador que triïs en roba { $count }.
        [others] Tots els altres en roben { $count }.
       *[everyone] Tothom en roba { $count }.
    }
instruction-skip =
    { $count ->
        [1] El jugador següent perd el torn.
       *[other] Els { $count } jugadors següents perden el torn.
    }
instruction-reverse = Canvia el sentit.
instruction-again = Torna a jugar.
instruction-swap = Canvia la mà amb un jugador que triïs.
instruction-rotate = Totes les mans passen un seient enllà.
instruction-hand =
    { $count ->
        [one] Tothom roba o descarta fins a tenir { $count } carta.
       *[other] Tothom roba o descarta fins a tenir { $count } cartes.
    }
instruction-until =
    { $colour ->
        [red] El jugador següent roba fins que surti una carta vermella.
        [yellow] El jugador següent roba fins que surti una carta groga.
        [green] El jugador següent roba fins que surti una carta verda.
       *[blue] El jugador següent roba fins que surti una carta blava.
    }
instruction-until-named = El jugador següent roba fins que surti una carta del color triat.
instruction-open = Totes les mans queden a la vista fins al teu pròxim torn.

## Options

option-yes = sí
option-no = no
option-no-limit = sense límit
option-no-penalty = cap
option-custom-none = totes en blanc: comodins normals
option-custom-card = { $number }: { $text }
option-hand-size = Cartes inicials
option-hand-size-meaning = Quantes cartes rep cada jugador.
option-opening-wild = Comodí inicial
option-opening-wild-meaning = Què passa quan la carta que obre la pila de descart és un Comodí.
option-opening-wild-choose = el primer jugador tria color
option-opening-wild-return = torna a la pila i se'n gira una altra
option-target = Punts per guanyar
option-target-meaning = Es juguen rondes fins que algú té aquests punts.
option-scoring = Puntuació
option-scoring-meaning = Qui s'endú els punts de les cartes que queden quan s'acaba una ronda.
option-scoring-winner = qui guanya, per les cartes dels altres
option-scoring-low-total = cadascú els seus: guanya qui en té menys
option-teams = Parelles
option-teams-meaning = Quatre jugadors, els companys seuen de cara: quan un acaba, puntuen tots dos.
option-finish = Última carta
option-finish-meaning = Amb quina carta es pot acabar.
option-finish-any = amb qualsevol
option-finish-no-wild = amb qualsevol que no sigui comodí
option-finish-number = només amb un número
option-swap-last = Acabar amb el Canvi de mans
option-swap-last-meaning = Què fa el Comodí canvi de mans quan és l'última carta.
option-swap-last-end = guanya la ronda
option-swap-last-swap = primer es canvien les mans, i guanya l'altre
option-draw-until-playable = Robar fins que en vagi una
option-draw-until-playable-meaning = Qui roba continua robant fins que pot jugar una carta.
option-draw-limit = Cartes robades per torn
option-draw-limit-meaning = Quantes cartes es poden robar en un torn quan es roba fins que en vagi una.
option-force-play = Jugar la robada per força
option-force-play-meaning = Si la carta robada es pot jugar, s'ha de jugar.
option-stacking = Acumular
option-stacking-meaning = Una carta de robar es respon amb una altra, i el total passa al jugador següent.
option-stacking-off = desactivat
option-stacking-same = només amb una d'igual
option-stacking-up = amb una d'igual o de més grossa
option-wild-draw = Comodí de robar
option-wild-draw-meaning = Si es pot jugar un comodí de robar tenint una altra carta que serveixi.
option-wild-draw-strict = no es pot
option-wild-draw-bluff = sí, però es pot reptar
option-wild-draw-free = sí, i no es pot reptar
option-wild-draw-test = Comodí de robar net
option-wild-draw-test-meaning = Què no hi pot haver a la mà perquè un comodí de robar no sigui un farol.
option-wild-draw-test-colour = cap carta del color vigent
option-wild-draw-test-match = cap carta que coincideixi en color, número o símbol
option-wild-draw-test-playable = cap altra carta que es pugui jugar
option-uno = Dir UNO
option-uno-meaning = Qui diu UNO quan a un jugador li queda una carta.
option-uno-manual = el jugador, i a temps
option-uno-auto = el joc, tot sol
option-uno-penalty = Enxampat sense UNO
option-uno-penalty-meaning = Quantes cartes roba qui és enxampat sense haver dit UNO.
option-false-call-penalty = UNO en fals
option-false-call-penalty-meaning = Quantes cartes costa dir UNO quan no toca; sense càstig, simplement no val.
option-false-catch-penalty = Enxampar en fals
option-false-catch-penalty-meaning = Quantes cartes costa enxampar qui no havia de dir UNO; sense càstig, simplement no val.
option-seven-zero = Set-zero
option-seven-zero-meaning = Amb un 7 canvies la mà amb qui vulguis; amb un 0 totes les mans passen un seient enllà.
option-jump-in = Entrar fora de torn
option-jump-in-meaning = Una carta idèntica a la de dalt es pot jugar fora de torn, i es continua des d'allà.
option-two-player-reverse = Canvi de sentit entre dos
option-two-player-reverse-meaning = Què fa un Canvi de sentit quan només juguen dos.
option-two-player-reverse-skip = torna a jugar el mateix
option-two-player-reverse-turn = només canvia el sentit
option-dip-pass = Carta que es passa
option-dip-pass-meaning = Quina carta es passa després d'un Comodí remena la pila.
option-dip-pass-choice = qualsevol de la mà
option-dip-pass-drawn = la que s'acaba de robar
option-custom = Cartes personalitzades
option-custom-meaning = Què hi ha escrit als tres comodins personalitzats.

## Editions and bots

edition-pocket = De butxaca
edition-pocket-difference = Una partida ràpida amb 52 cartes per a 2–5 jugadors: 5 cartes per cap, 250 punts per guanyar, Roba una en lloc de Roba dues, i un Comodí remena la pila.
edition-classic = Clàssica
edition-classic-difference = Les 108 cartes de tota la vida per a 2–10 jugadors: 7 cartes per cap, 500 punts per guanyar, i sense farols amb el Comodí roba quatre.
edition-modern = Moderna
edition-modern-difference = La baralla clàssica amb el Canvi de mans i tres comodins personalitzats, 112 en total: el Comodí roba quatre pot ser un farol, i es pot reptar.
bot-random = A l'atzar
bot-random-meaning = Juga qualsevol cosa permesa, com surt.
bot-easy = Fàcil
bot-easy-meaning = Juga per passar-s'ho bé: prova coses, s'equivoca de tant en tant i a vegades s'oblida de dir UNO.
bot-careful = Prudent
bot-careful-meaning = Pensa abans de jugar: guarda els comodins i vigila qui està a punt d'acabar.
bot-sharp = Astut
bot-sharp-meaning = Sospesa cada carta: sap quan guardar un comodí, quan fer un farol i quan no creure-se'l.
bot-champion = Campió
bot-champion-meaning = Pensa per endavant: abans de decidir, juga mentalment cada jugada moltes vegades.
