# Tot ce se spune despre joc: cărți, mutări refuzate, întâmplări, instrucțiuni, opțiuni.
# Numele jucătorilor rămân neschimbate, iar genul nu se știe: verbele sunt la prezent.

## Players and lists

seat-label = locul { $number }
seat-unknown = alt jucător
list-and = { $most } și { $last }
list-or = { $most } sau { $last }
count-cards =
    { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
count-points =
    { $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }
cards-drawn =
    { $count ->
        [1] { $cards }
        [few] { $count } cărți ({ $cards })
       *[other] { $count } de cărți ({ $cards })
    }

## Colours and cards

colour-red = roșu
colour-yellow = galben
colour-green = verde
colour-blue = albastru
card-red = { $symbol } roșu
card-yellow = { $symbol } galben
card-green = { $symbol } verde
card-blue = { $symbol } albastru
symbol-skip = Stai o tură
symbol-reverse = Schimbă sensul
symbol-draw-one = Trage una
symbol-draw-two = Trage două
card-wild = Joker
card-wild-draw-two = Joker trage două
card-wild-draw-four = Joker trage patru
card-wild-dip = Joker scotocește teancul
card-wild-swap = Joker schimb de mâini
card-wild-custom = Joker personalizat { $number }
card-unknown = o carte
card-that = cartea asta
card-drawn = cartea trasă
needs-number = un { $figure }
needs-symbol = un { $symbol }

## Why a move is refused

reason-round-over =
    { $phase ->
        [game_over] jocul s-a terminat
       *[other] runda s-a terminat: mai întâi se împarte următoarea
    }
reason-not-turn =
    { $turn_is ->
        [you] e rândul tău
        [nobody] acum nu e rândul nimănui
       *[other] acum joacă { $turn }
    }
reason-not-asked =
    { $phase ->
        [play] acum se joacă o carte sau se trage
        [drawn] acum se joacă { $drawn } sau se păstrează
        [colour] mai întâi se alege culoarea: roșu, galben, verde sau albastru
        [give] mai întâi se dă o carte jucătorului următor
        [discard] mai întâi se decartează o carte
        [confirm] mai întâi se face ce scrie pe carte și se confirmă
        [challenge] mai întâi se acceptă jokerul sau se provoacă
       *[other] acum nu e vorba de asta
    }
reason-not-held =
    { $seat_is ->
        [you] nu ai { $card } în mână
       *[other] { $name } nu are { $card } în mână
    }
reason-no-match =
    { $fits ->
        [top] { $card } nu merge pe { $top }: trebuie { $colour }, { $symbol } sau un joker
        [colour] { $card } nu merge acum: s-a cerut { $colour }, deci trebuie { $colour } sau un joker
       *[wild] { $card } nu merge pe { $top }: trebuie un joker
    }
reason-dishonest =
    { $test ->
        [colour] { $card } se joacă doar fără nicio carte de culoarea cerută în mână
        [match] { $card } se joacă doar când nicio altă carte din mână nu se potrivește la culoare, număr sau simbol
        [playable] { $card } se joacă doar când nu se poate juca nicio altă carte
       *[any] { $card } se joacă doar când nicio altă carte din mână nu e bună
    }
reason-only-drawn = după ce tragi, poți juca doar { $drawn }, sau o păstrezi
reason-answer =
    { $owed ->
        [0] la cărțile adunate se răspunde doar cu o carte Trage care merge, altfel se trag
        [one] e de tras { $owed } carte: răspunde cu o carte Trage care merge, sau trage-o
        [few] sunt de tras { $owed } cărți: răspunde cu o carte Trage care merge, sau trage-le
       *[other] sunt de tras { $owed } de cărți: răspunde cu o carte Trage care merge, sau trage-le
    }
reason-finish =
    { $finish ->
        [no_wild] { $card } nu poate fi ultima carte: aici nu se încheie cu un joker
        [number] { $card } nu poate fi ultima carte: aici se încheie cu un număr
       *[any] { $card } nu poate fi ultima carte aici
    }
reason-needs-colour = la { $card } se alege o culoare: roșu, galben, verde sau albastru
reason-no-colour = la { $card } nu se alege culoarea
reason-last-colour = la ultima carte nu se alege culoarea
reason-needs-seat = la { $card } se alege alt jucător
reason-no-seat = la { $card } nu se alege niciun jucător
reason-last-seat = la ultima carte nu se alege niciun jucător
reason-own-seat = trebuie să fie alt jucător de la masa asta
reason-can-draw = mai e de unde trage: se pasează doar când nu mai e nimic
reason-can-play = ai în mână o carte de jucat: se pasează doar când nu există niciuna
reason-nothing-to-draw = nu mai e nimic de tras: joacă o carte care merge, sau pasează dacă nu ai
reason-forced = { $drawn } se poate juca, iar aici e obligatoriu
reason-not-identical = în afara rândului se joacă doar o carte identică cu { $top }, nu { $card }
reason-jump-phase = în afara rândului se joacă doar înainte ca jucătorul la rând să facă ceva
reason-uno-not-due = nu e momentul pentru UNO: se spune când rămâi cu o carte
reason-uno-last = la ultima carte nu se spune UNO
reason-uno-twice = UNO s-a spus deja
reason-uno-auto = aici UNO se spune de la sine
reason-uno-again = un singur UNO greșit e permis până când cineva joacă, trage sau pasează
reason-catch-not-due =
    { $target_is ->
        [you] acum nu trebuie să spui UNO
       *[other] acum { $target } nu trebuie să spună UNO
    }
reason-catch-self = nimeni nu se prinde singur: spune UNO și gata
reason-catch-again = o singură prindere greșită e permisă până când cineva joacă, trage sau pasează
reason-stack-pass = cărțile adunate încă se pot trage, sau se poate răspunde: se pasează doar când nu se poate nici una, nici alta

## What happened

event-round =
    { $you ->
        [seat] Runda { $round }: tu împarți.
       *[none] Runda { $round }: împarte { $name }.
    }
event-dealer-card =
    { $you ->
        [seat] Tragi { $card }, ca să se vadă cine împarte.
       *[none] { $name } trage { $card }, ca să se vadă cine împarte.
    }
event-dealer-drawn =
    { $you ->
        [seat] Ai cea mai mare carte: tu împarți.
       *[none] { $name } are cea mai mare carte și împarte.
    }
event-dealer-left =
    { $you ->
        [seat] Împărțitul trece la stânga: acum împarți tu.
       *[none] Împărțitul trece la stânga: acum împarte { $name }.
    }
event-dealt =
    { $you ->
        [seat] Primești { $what }.
       *[none] { $name } primește { $what }.
    }
event-opened = { $card } deschide teancul de decartare.
event-returned = { $card } nu poate deschide: se pune la loc, se amestecă și se întoarce altă carte.
event-starts-left =
    { $you ->
        [seat] Începi tu: stai la stânga celui care împarte.
       *[none] Începe { $name }, la stânga celui care împarte.
    }
event-starts-skip =
    { $you ->
        [seat] Începi tu: Stai o tură, cartea de început, l-a sărit pe cel dinaintea ta.
       *[none] Începe { $name }: Stai o tură, cartea de început, l-a sărit pe jucătorul dinainte.
    }
event-starts-draw =
    { $you ->
        [seat] Începi tu: cartea Trage de la început l-a costat rândul pe cel dinaintea ta.
       *[none] Începe { $name }: cartea Trage de la început l-a costat rândul pe jucătorul dinainte.
    }
event-starts-reverse =
    { $you ->
        [seat] Începi tu: cu Schimbă sensul la început, primul e cel care împarte.
       *[none] Începe { $name }: cu Schimbă sensul la început, primul e cel care împarte.
    }
event-starts-colour =
    { $you ->
        [seat] Începi tu: mai întâi alege culoarea.
       *[none] Începe { $name }, și mai întâi alege culoarea.
    }
event-played =
    { $you ->
        [seat]
            { $jump ->
                [yes] Te bagi cu
               *[no] Joci
            }
       *[none]
            { $jump ->
                [yes] { $name } se bagă cu
               *[no] { $name } joacă
            }
    } { $card }{ $colour_named ->
        [yes]
            { $you ->
                [seat] {" "}și ceri { $colour }
               *[none] {" "}și cere { $colour }
            }
       *[no] {""}
    }{ $target_named ->
        [yes]
            { $you ->
                [target] , pentru tine
               *[none] , pentru { $target }
            }
       *[no] {""}
    }{ $last ->
        [yes] : ultima carte!
       *[no] .
    }
event-drew-turn =
    { $you ->
        [seat] Tragi { $what }.
       *[none] { $name } trage { $what }.
    }
event-drew-hit =
    { $cause ->
        [known]
            { $you ->
                [seat] Tragi { $what }: { $by } a jucat { $card }.
                [by] { $name } trage { $what }: ai jucat { $card }.
               *[none] { $name } trage { $what }: { $by } a jucat { $card }.
            }
       *[unknown]
            { $you ->
                [seat] Ai de tras { $what }.
               *[none] { $name } are de tras { $what }.
            }
    }
event-drew-stack =
    { $you ->
        [seat] Iei tot ce s-a adunat: { $what }.
       *[none] { $name } ia tot ce s-a adunat: { $what }.
    }
event-drew-accepted =
    { $cause ->
        [known]
            { $you ->
                [seat] Nu provoci și tragi { $what }: { $by } a jucat { $card }.
                [by] { $name } nu provoacă și trage { $what }: ai jucat { $card }.
               *[none] { $name } nu provoacă și trage { $what }: { $by } a jucat { $card }.
            }
       *[unknown]
            { $you ->
                [seat] Nu provoci și tragi { $what }.
               *[none] { $name } nu provoacă și trage { $what }.
            }
    }
event-drew-guilty =
    { $you ->
        [seat] Ți s-a descoperit cacealmaua: tragi { $what }.
       *[none] Cacealma descoperită: { $name } trage { $what }.
    }
event-drew-innocent =
    { $you ->
        [seat] N-a fost cacealma: provocarea te costă { $what }.
       *[none] N-a fost cacealma: pentru provocare, { $name } trage { $what }.
    }
event-drew-caught =
    { $you ->
        [seat] Tragi { $what }: nu ai spus UNO.
       *[none] { $name } trage { $what }: nu a spus UNO.
    }
event-drew-false-uno =
    { $you ->
        [seat] Tragi { $what }: nu era momentul pentru UNO.
       *[none] { $name } trage { $what }: nu era momentul pentru UNO.
    }
event-drew-false-catch =
    { $you ->
        [seat] Tragi { $what }: nu era nimeni de prins.
       *[none] { $name } trage { $what }: nu era nimeni de prins.
    }
event-drew-opening =
    { $you ->
        [seat] Tragi { $what }: runda s-a deschis cu o carte Trage.
       *[none] { $name } trage { $what }: runda s-a deschis cu o carte Trage.
    }
event-drew-custom =
    { $you ->
        [seat] Tragi { $what }, cum scrie pe cartea personalizată.
       *[none] { $name } trage { $what }, cum scrie pe cartea personalizată.
    }
event-drew-dip =
    { $you ->
        [seat] Scotocești teancul și tragi { $what }.
       *[none] { $name } scotocește teancul și trage { $what }.
    }
event-drew-last =
    { $cause ->
        [known]
            { $you ->
                [seat] Mai tragi { $what }: { $by } a încheiat cu { $card }.
                [by] { $name } mai trage { $what }: ai încheiat cu { $card }.
               *[none] { $name } mai trage { $what }: { $by } a încheiat cu { $card }.
            }
       *[unknown]
            { $you ->
                [seat] Mai tragi { $what }: ultima carte a fost una de tras.
               *[none] { $name } mai trage { $what }: ultima carte a fost una de tras.
            }
    }
event-shuffled = Teancul de tras s-a terminat: cel de decartare se amestecă și îi ia locul ({ $what }).
event-kept =
    { $you ->
        [seat] Păstrezi cartea trasă.
       *[none] { $name } păstrează cartea trasă.
    }
event-passed =
    { $you ->
        [seat] Pasezi: nimic de tras și nimic de jucat.
       *[none] { $name } pasează: nimic de tras și nimic de jucat.
    }
event-skipped =
    { $you ->
        [seat] Stai o tură.
       *[none] { $name } stă o tură.
    }
event-turned =
    { $direction ->
        [clockwise] Se schimbă sensul: acum în sensul acelor de ceasornic.
       *[counter] Se schimbă sensul: acum invers acelor de ceasornic.
    }
event-colour =
    { $you ->
        [seat] Ceri { $colour }.
       *[none] { $name } cere { $colour }.
    }
event-gave =
    { $you ->
        [seat] Dai mai departe { $card }, la { $target }.
        [target] { $name } îți dă { $card }.
       *[none] { $name } dă mai departe { $card }, la { $target }.
    }
event-swapped =
    { $you ->
        [seat] Faci schimb de mâini cu { $target }.
        [target] { $name } face schimb de mâini cu tine.
       *[none] { $name } și { $target } fac schimb de mâini.
    }
event-rotated =
    { $direction ->
        [clockwise] Toate mâinile trec la vecin, în sensul acelor de ceasornic.
       *[counter] Toate mâinile trec la vecin, invers acelor de ceasornic.
    }
event-uno =
    { $you ->
        [seat] Spui UNO!
       *[none] { $name } spune UNO!
    }
event-caught =
    { $you ->
        [seat] Bine văzut: { $target } nu a spus UNO.
        [target] { $name } te prinde: nu ai spus UNO.
       *[none] { $name } observă: { $target } nu a spus UNO.
    }
event-false-uno =
    { $you ->
        [seat] Spui UNO când nu e momentul.
       *[none] { $name } spune UNO când nu e momentul.
    }
event-false-catch =
    { $you ->
        [seat] Prindere greșită: { $target } nu trebuia să spună UNO.
        [target] { $name } vrea să te prindă, dar nu trebuia să spui UNO.
       *[none] Prindere greșită, { $name }: { $target } nu trebuia să spună UNO.
    }
event-challenged =
    { $you ->
        [seat] Provoci: ce a jucat { $target } a fost cacealma?
        [target] { $name } te provoacă: a fost cacealma?
       *[none] { $name } provoacă: ce a jucat { $target } a fost cacealma?
    }
event-shown =
    { $you ->
        [seat] Îți arăți mâna, doar { $target } o vede: { $guilty ->
                [yes] a fost cacealma.
               *[no] n-a fost cacealma.
            }
        [target] { $name } îți arată mâna{ $known ->
                [yes] {" "}({ $cards })
               *[no] {""}
            }: { $guilty ->
                [yes] a fost cacealma.
               *[no] n-a fost cacealma.
            }
       *[none] { $name } își arată mâna, doar { $target } o vede: { $guilty ->
                [yes] a fost cacealma.
               *[no] n-a fost cacealma.
            }
    }
event-forgiven =
    { $you ->
        [seat] Nu mai e nimic de tras: scapi de { $what }.
       *[none] Nu mai e nimic de tras: { $name } scapă de { $what }.
    }
event-stack-forgiven =
    { $you ->
        [seat] Nu mai e nimic de tras: scapi de tot ce s-a adunat ({ $what }).
       *[none] Nu mai e nimic de tras: { $name } scapă de tot ce s-a adunat ({ $what }).
    }
event-owes =
    { $you ->
        [seat] Ce s-a adunat ajunge la tine: răspunde sau trage { $what }.
       *[none] Ce s-a adunat ajunge la { $name }: răspunde sau trage { $what }.
    }
event-again =
    { $you ->
        [seat] Joci din nou.
       *[none] { $name } joacă din nou.
    }
event-discarded =
    { $you ->
        [seat] Decartezi { $card }.
       *[none] { $name } decartează { $card }.
    }
event-laid-open =
    { $you ->
        [seat] Toate mâinile rămân la vedere până la următorul tău rând.
       *[none] Toate mâinile rămân la vedere până joacă din nou { $name }.
    }
event-asks-done =
    { $you ->
        [seat] Fă ce scrie pe { $card }, apoi confirmă.
       *[none] Acum { $name } face ce scrie pe { $card }.
    }
event-done =
    { $you ->
        [seat] Ai făcut ce scria pe { $card }.
       *[none] { $name } a făcut ce scria pe { $card }.
    }
event-blocked-passed = Nimeni nu poate trage sau juca: runda e blocată și câștigă mâna cu cele mai puține puncte.
event-blocked-endless = Runda s-a lungit prea mult: e blocată și câștigă mâna cu cele mai puține puncte.
event-won =
    { $you ->
        [seat]
            { $points ->
                [0] Câștigi runda!
               *[other] Câștigi runda și { $score }!
            }
       *[none]
            { $points ->
                [0] { $name } câștigă runda.
               *[other] { $name } câștigă runda și { $score }.
            }
    }
event-won-nobody = Cele mai mici mâini sunt la egalitate: nimeni nu câștigă runda și nici punctele ei.
event-scored =
    { $you ->
        [seat] Acum ai { $total } (+{ $points }).
       *[none] { $name } are acum { $total } (+{ $points }).
    }
event-game-won =
    { $you ->
        [seat] Câștigi jocul!
       *[none] { $name } câștigă jocul!
    }

## Customizable cards

instruction-blank = joker simplu
instruction-draw =
    { $who ->
        [next]
            { $count ->
                [one] Jucătorul următor trage { $count } carte.
                [few] Jucătorul următor trage { $count } cărți.
               *[other] Jucătorul următor trage { $count } de cărți.
            }
        [previous]
            { $count ->
                [one] Jucătorul dinainte trage { $count } carte.
                [few] Jucătorul dinainte trage { $count } cărți.
               *[other] Jucătorul dinainte trage { $count } de cărți.
            }
        [chosen]
            { $count ->
                [one] Un jucător la alegere trage { $count } carte.
                [few] Un jucător la alegere trage { $count } cărți.
               *[other] Un jucător la alegere trage { $count } de cărți.
            }
        [others]
            { $count ->
                [one] Toți ceilalți trag câte { $count } carte.
                [few] Toți ceilalți trag câte { $count } cărți.
               *[other] Toți ceilalți trag câte { $count } de cărți.
            }
       *[everyone]
            { $count ->
                [one] Toată lumea trage câte { $count } carte.
                [few] Toată lumea trage câte { $count } cărți.
               *[other] Toată lumea trage câte { $count } de cărți.
            }
    }
instruction-skip =
    { $count ->
        [1] Jucătorul următor stă o tură.
       *[other] Următorii { $count } jucători stau o tură.
    }
instruction-reverse = Se schimbă sensul.
instruction-again = Joacă din nou.
instruction-swap = Fă schimb de mâini cu un jucător la alegere.
instruction-rotate = Toate mâinile trec la vecin.
instruction-hand =
    { $count ->
        [one] Toată lumea trage sau decartează până are { $count } carte.
        [few] Toată lumea trage sau decartează până are { $count } cărți.
       *[other] Toată lumea trage sau decartează până are { $count } de cărți.
    }
instruction-until =
    { $colour ->
        [red] Jucătorul următor trage până iese o carte roșie.
        [yellow] Jucătorul următor trage până iese o carte galbenă.
        [green] Jucătorul următor trage până iese o carte verde.
       *[blue] Jucătorul următor trage până iese o carte albastră.
    }
instruction-until-named = Jucătorul următor trage până iese o carte de culoarea cerută.
instruction-open = Toate mâinile rămân la vedere până la următorul tău rând.

## Options

option-yes = da
option-no = nu
option-no-limit = fără limită
option-no-penalty = niciuna
option-custom-none = toate goale: jokeri simpli
option-custom-card = { $number }: { $text }
option-hand-size = Cărți la început
option-hand-size-meaning = Câte cărți primește fiecare jucător.
option-opening-wild = Joker la început
option-opening-wild-meaning = Ce se întâmplă când teancul de decartare se deschide cu un Joker.
option-opening-wild-choose = primul jucător alege culoarea
option-opening-wild-return = se pune la loc și se întoarce altă carte
option-target = Puncte pentru victorie
option-target-meaning = Se joacă rundă după rundă, până când cineva are atâtea puncte.
option-scoring = Punctaj
option-scoring-meaning = Cine ia punctele cărților rămase la sfârșitul rundei.
option-scoring-winner = câștigătorul, pentru cărțile celorlalți
option-scoring-low-total = fiecare pe ale sale: câștigă totalul cel mai mic
option-teams = Perechi
option-teams-meaning = Patru jucători, partenerii stau față în față: când unul încheie, punctează amândoi.
option-finish = Ultima carte
option-finish-meaning = Cu ce carte se poate încheia.
option-finish-any = orice carte
option-finish-no-wild = orice carte în afară de joker
option-finish-number = doar un număr
option-swap-last = Încheiere cu schimb de mâini
option-swap-last-meaning = Ce face Joker schimb de mâini ca ultimă carte.
option-swap-last-end = câștigă runda
option-swap-last-swap = întâi se schimbă mâinile, și câștigă celălalt
option-draw-until-playable = Tragi până merge una
option-draw-until-playable-meaning = Cine trage continuă până când poate juca o carte.
option-draw-limit = Cărți trase pe rând
option-draw-limit-meaning = Câte cărți se pot trage într-un rând, când se trage până merge una.
option-force-play = Cartea trasă se joacă
option-force-play-meaning = Dacă se poate juca, cartea trasă trebuie jucată.
option-stacking = Adunare
option-stacking-meaning = La o carte Trage se răspunde cu alta, iar totalul trece la jucătorul următor.
option-stacking-off = oprit
option-stacking-same = doar cu una la fel
option-stacking-up = cu una la fel sau mai mare
option-wild-draw = Joker trage
option-wild-draw-meaning = Dacă se poate juca un Joker trage când altă carte ar fi bună.
option-wild-draw-strict = nu se poate
option-wild-draw-bluff = da, dar poate fi provocat
option-wild-draw-free = da, și nimeni nu poate provoca
option-wild-draw-test = Joker trage cinstit
option-wild-draw-test-meaning = Ce nu trebuie să fie în mână ca un Joker trage să nu fie cacealma.
option-wild-draw-test-colour = o carte de culoarea cerută
option-wild-draw-test-match = o carte care se potrivește la culoare, număr sau simbol
option-wild-draw-test-playable = orice altă carte care se poate juca
option-uno = Cine spune UNO
option-uno-meaning = Cine spune UNO când un jucător rămâne cu o carte.
option-uno-manual = jucătorul, la timp
option-uno-auto = jocul, de la sine
option-uno-penalty = Fără UNO
option-uno-penalty-meaning = Câte cărți trage cine e prins că nu a spus UNO.
option-false-call-penalty = UNO greșit
option-false-call-penalty-meaning = Câte cărți costă să spui UNO când nu e momentul; fără penalizare, pur și simplu nu contează.
option-false-catch-penalty = Prindere greșită
option-false-catch-penalty-meaning = Câte cărți costă să prinzi pe cineva care nu trebuia să spună UNO; fără penalizare, pur și simplu nu contează.
option-seven-zero = Șapte-zero
option-seven-zero-meaning = Cu un 7 faci schimb de mâini cu cine vrei, cu un 0 toate mâinile trec la vecin.
option-jump-in = Bagi peste rând
option-jump-in-meaning = O carte identică cu cea de deasupra se poate juca peste rând, și jocul continuă de acolo.
option-two-player-reverse = Schimbă sensul în doi
option-two-player-reverse-meaning = Ce face Schimbă sensul când joacă doar doi.
option-two-player-reverse-skip = joacă din nou același jucător
option-two-player-reverse-turn = doar schimbă sensul
option-dip-pass = Cartea dată mai departe
option-dip-pass-meaning = Ce carte se dă mai departe după Joker scotocește teancul.
option-dip-pass-choice = orice carte din mână
option-dip-pass-drawn = cea trasă adineauri
option-custom = Cărți personalizate
option-custom-meaning = Ce scrie pe cei trei jokeri personalizați.

## Editions and bots

edition-pocket = De buzunar
edition-pocket-difference = Un joc rapid cu 52 de cărți pentru 2–5 jucători: câte 5 cărți, 250 de puncte pentru victorie, Trage una în loc de Trage două, și un Joker scotocește teancul.
edition-classic = Clasică
edition-classic-difference = Cele 108 cărți știute de toți pentru 2–10 jucători: câte 7 cărți, 500 de puncte pentru victorie, și fără cacealmale cu Joker trage patru.
edition-modern = Modernă
edition-modern-difference = Pachetul clasic cu schimb de mâini și trei jokeri personalizați, 112 cărți în total: Joker trage patru poate fi o cacealma, și poate fi provocat.
bot-random = La întâmplare
bot-random-meaning = Joacă orice e permis, cum se nimerește.
bot-easy = Ușor
bot-easy-meaning = Joacă de plăcere: încearcă de toate, mai greșește și uneori uită să spună UNO.
bot-careful = Prudent
bot-careful-meaning = Se gândește înainte să joace: își păstrează jokerii și e cu ochii pe cine e pe cale să încheie.
bot-sharp = Isteț
bot-sharp-meaning = Cântărește fiecare carte: știe când să păstreze un joker, când să blufeze și când să nu creadă.
bot-champion = Campion
bot-champion-meaning = Gândește în avans: înainte să aleagă, joacă în minte fiecare mutare de multe ori.
