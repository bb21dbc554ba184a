# El reglament. En què es basa cada línia i quan s'aplica és a rulebook.py.

rule-title = Com es juga: edició «{ $name }»
rule-legend-house = ✎ Aquí es juga diferent que a l'edició. Totes les regles de la casa són al final.
rule-legend-silent = † El reglament imprès no ho diu i ho hem decidit nosaltres. Els motius són al final.

rule-heading-aim = L'objectiu
rule-heading-pack = Les cartes
rule-heading-start = Preparació
rule-heading-opening = La carta d'obertura
rule-heading-turn = El teu torn
rule-heading-actions = Cartes d'acció
rule-heading-wilds = Comodins
rule-heading-uno = Dir UNO
rule-heading-end = L'última carta
rule-heading-score = Puntuació
rule-heading-stuck = Quan s'acaben les cartes
rule-heading-house = Regles de la casa d'aquesta taula
rule-heading-silent = Allà on el reglament imprès no diu res

rule-name-custom = Comodí personalitzat
rule-name-number = Número { $first }
rule-name-numbers = Números { $first }–{ $last }

rule-table-card = Carta
rule-table-colour = Per color
rule-table-all = En total
rule-table-points = Punts

rule-aim = Sigues el primer a quedar-te sense cartes: així guanyes la ronda i et puntuen les cartes que els altres encara tenen a la mà.
    { $teams ->
        [yes] El primer equip
       *[no] El primer jugador
    } que arriba a { $target } guanya la partida.
rule-aim-low = Desfés-te de les cartes abans que els altres: al final de cada ronda, les que et queden a la mà compten en contra teva. Quan
    { $teams ->
        [yes] un equip
       *[no] un jugador
    } arriba a { $target }, guanya la partida el total més baix.
rule-target-agreed = Si voleu, podeu acordar una altra xifra abans de començar.
rule-players = De { $least } a { $most } jugadors.
rule-players-exact = Per a { $least } jugadors.
rule-teams = Quatre jugadors fan dos equips. Els companys seuen l'un davant de l'altre.

rule-deck = Hi ha { $cards }: vermelles, grogues, verdes i blaves, i els comodins, que no tenen color propi.

rule-dealer = Cadascú roba una carta i reparteix qui té la més alta. Cada carta val el que diu l'apartat «Puntuació». Si hi ha empat a la
    més alta, els empatats tornen a robar.
rule-dealer-next = Després de cada ronda, passa a repartir el jugador de l'esquerra.
rule-deal = Qui reparteix remena i dona { $hand } a cada jugador, d'una en una i cap per avall, començant per l'esquerra. La resta és la
    pila de robar. La carta de dalt es gira al costat i obre la pila de descart.
rule-first = Comença el jugador de l'esquerra de qui reparteix i es juga en el sentit de les agulles del rellotge, si la carta d'obertura
    no diu una altra cosa.

rule-open-number = **Un número:** simplement comença el jugador de l'esquerra de qui reparteix.
rule-open-skip = **{ $skip }:** el jugador de l'esquerra de qui reparteix perd el torn i comença el següent.
rule-open-reverse = **{ $reverse }:** comença qui reparteix i es juga en sentit contrari a les agulles del rellotge.
rule-open-draw = **{ $draw }:** el jugador de l'esquerra de qui reparteix roba { $draw_cards } i perd el torn.
rule-open-wild-choose = **{ $wild }:** el jugador que comença tria el color i després juga.
rule-open-wild-return = **{ $wild }:** torna a la pila de robar, es remena de nou i es gira una altra carta.
rule-open-wild-draw = **{ $wild_draw }:** torna a la pila de robar, es remena de nou i es gira una altra carta.
rule-open-special = **{ $names }:** el jugador que comença tria el color i després juga. La carta no fa res més.
rule-open-two = Amb dos jugadors, això vol dir que després d'un { $skip }, d'un { $reverse } o d'un { $draw } comença qui reparteix.

rule-match = Tira una carta que tingui el color vigent, o el número o el símbol de la carta de dalt. Sobre un 5 blau, per exemple,
    pots tirar qualsevol carta blava o qualsevol 5. Un comodí va sobre qualsevol carta, fins i tot sobre un altre comodí.
rule-match-wild = Després d'un comodí només compta el color triat.
rule-draw = Si no pots tirar, o no vols, roba una carta.
rule-draw-until = Si no pots tirar, o no vols, roba fins que surti una carta que puguis tirar{ $limit ->
        [0] .
       *[other] , però no més de { $limit_cards }.
    }
rule-draw-keep = Si la carta robada es pot tirar, la pots tirar de seguida o quedar-te-la; ara no en pots tirar cap altra. Si no es
    pot tirar, s'ha acabat el teu torn.
rule-draw-force = Si la carta robada es pot tirar, l'has de tirar{ $bluff ->
        [yes] , llevat que sigui un farol
       *[no] {""}
    }. Si no es pot tirar, s'ha acabat el teu torn.
rule-draw-wild-draw = Un { $wild_draw } acabat de robar es jutja com qualsevol altre.
rule-one = En un torn tires com a màxim una carta i robes com a màxim una vegada.
rule-jump-in = **Colar-se.** Si tens una carta idèntica a la de dalt, del mateix color i símbol (cap comodí), la pots tirar fora de torn
    mentre el jugador a qui toca no hagi fet res: també sobre la carta d'obertura i sobre una carta teva. El joc continua a partir de tu.
rule-jump-in-stack = Quan una carta de robar espera resposta, una d'idèntica tirada fora de torn val com a resposta.

rule-skip = **{ $skip }.** El jugador següent perd el torn.
rule-reverse = **{ $reverse }.** Canvia el sentit del joc.
rule-reverse-skip = Amb dos jugadors, un { $reverse } fa també de { $skip }: tornes a jugar tu.
rule-reverse-turn = Amb dos jugadors, un { $reverse } no fa perdre cap torn: juga l'altre.
rule-drawn = **{ $draw }.** El jugador següent roba { $draw_cards } i perd el torn.
rule-no-stack = Una carta de robar no es pot respondre amb una altra carta de robar.
rule-stack-same = **Acumular.** Pots respondre a una carta de robar amb una altra del mateix tipus. Les cartes per robar se sumen i el total
    passa al jugador següent. Qui no pot o no vol respondre les roba totes i perd el torn.
rule-stack-up = **Acumular.** Pots respondre a una carta de robar amb una altra del mateix tipus o més forta, com ara un { $wild_draw }
    sobre un { $draw }. Les cartes per robar se sumen i el total passa al jugador següent. Qui no pot o no vol respondre les roba totes
    i perd el torn.
rule-stack-only = Mentre hi ha un total pendent, només el pots respondre o robar.
rule-stack-open = Una carta de robar que ha obert la pila de descart no es pot respondre.
rule-stack-honest = Un { $wild_draw } tirat com a resposta només es jutja amb les cartes que també haurien pogut respondre. Altres comodins de
    robar no compten mai.
rule-stack-challenge = Davant d'un { $wild_draw } tens tres opcions: robar el total, reptar o respondre. Si era un farol, el total el roba
    tot qui l'ha fet. Si era net, qui repta roba el total i 2 cartes més.
rule-stack-last = Si algú respon amb la seva última carta, el jugador següent roba el total.
rule-stack-empty = Si no queda res per robar i no pots respondre, passes i el total es perdona.
rule-seven = **Els set.** Si tires un 7, canvies la mà amb el jugador que vulguis.
rule-zero = **Els zero.** Si algú tira un 0, totes les mans passen al jugador següent en el sentit del joc.
rule-seven-last = Tirats com a última carta, aquests números no fan res especial.

rule-wild = **{ $wild }.** Tries el color que val a partir d'ara. Sempre el pots tirar.
rule-wild-draw = **{ $wild_draw }.** Tries el color. El jugador següent roba { $wild_draw_cards } i perd el torn{ $bluff ->
        [yes] , o bé et repta.
       *[no] .
    }
rule-test-colour = És net si no tens cap carta del color que valia abans. No compten altres comodins, ni els mateixos números o
    símbols d'altres colors.
rule-test-match = És net si cap altra carta de la teva mà no coincideix en color, número o símbol. Els comodins no compten com a coincidència.
rule-test-playable = És net si no hauries pogut tirar cap altra carta. Qualsevol altre comodí compta com a jugable; només un altre { $wild_draw }
    no hi compta.
rule-play-strict = Només el pots tirar si és net.
rule-play-bluff = El pots tirar encara que no ho sigui: això és un farol.
rule-play-free = Sempre el pots tirar i ningú no et pot reptar.
rule-no-challenge = No hi ha repte.
rule-challenge = **El repte.** Si era un farol, qui l'ha fet roba { $wild_draw_cards } en lloc de l'altre. Si era net, qui repta roba
    { $challenge_cards } en total i perd el torn.
rule-challenge-who = Només pot reptar qui ha de robar, i abans de robar. Compta la mà tal com era en el moment de tirar, sense el mateix
    { $wild_draw }, amb la carta de dalt i el color que valien abans. Aquesta mà només la veu qui repta.
rule-guilty = Si s'enxampa un farol, el { $wild_draw } i el color es mantenen igualment. Qui ha reptat no roba res i juga el seu torn normal.
rule-dip-choice = **{ $dip }.** Tries el color, robes una carta i en passes una, la que vulguis de la mà, al jugador següent, que després
    juga el seu torn normal. Aquesta carta només la veieu vosaltres dos.
rule-dip-drawn = **{ $dip }.** Tries el color, robes una carta i passes aquesta mateixa carta al jugador següent, que després juga el seu
    torn normal. Només la veieu vosaltres dos.
rule-swap = **{ $swap }.** Tries el color i un altre jugador, i us canvieu totes les cartes. Després juga el següent.
rule-custom = **{ $custom }.** Abans de jugar, decidiu entre tots què hi ha escrit a cadascuna de les { $count } cartes. Qui en tira una
    tria el color i es fa el que hi diu.
rule-custom-card = Carta { $number }: { $text }
rule-custom-none = Carta { $number }: no hi ha res escrit.
rule-custom-blank = Una carta sense res escrit és un { $wild } normal.
rule-custom-order = El que hi ha escrit es fa per ordre. Robar no fa perdre el torn a ningú. Els torns saltats es compten al final de tot, en
    el sentit que hi hagi llavors, i no compten si torna a jugar el mateix jugador.
rule-custom-done = Qui ha tirat la carta diu quan s'ha fet el que demana el text lliure. Fins llavors no continua el joc.

rule-uno-auto = Aquí no cal que diguis UNO: es dona per dit.
rule-uno-say = Quan tires la penúltima carta, digues «UNO!».
rule-uno-swap = També l'has de dir quan un canvi o una carta passada et deixa amb una sola carta, sigui de qui sigui la jugada.
rule-uno-when = El pots dir abans (en el teu torn, amb dues cartes), en tirar la carta o després, mentre no t'hagin enxampat i encara
    hi siguis a temps. Si el dius abans i no et quedes amb una carta, deixa de valer quan s'acaba el teu torn. Cada cop que et
    quedes amb una carta, l'has de tornar a dir.
rule-uno-custom = Amb un { $custom }, només el pots dir en tirar-lo si tenies dues cartes. Si no, espera que s'hagi fet tot el que hi diu.
rule-uno-catch = Qualsevol altre jugador et pot enxampar si no l'has dit. { $penalty ->
        [0] No et costa cap carta
       *[other] Robes { $penalty_cards } de seguida
    } i no et poden enxampar un altre cop pel mateix.
rule-uno-window = Et poden enxampar fins a la propera acció d'un torn: fins que algú tira una carta, roba o passa. Triar color, passar una
    carta a un altre, respondre a un repte i robar per penalització no tanquen el termini.
rule-uno-dip = Amb un { $dip }, les teves cartes es compten quan ja has passat la carta, no abans.
rule-uno-false = Dir UNO o enxampar algú quan no toca no val i no costa res.
rule-false-call = Dir UNO quan no toca et costa { $call }.
rule-false-call-none = Dir UNO quan no toca no val i no costa res.
rule-false-catch = Enxampar algú quan no toca et costa { $catch }.
rule-false-catch-none = Enxampar algú quan no toca no val i no costa res.
rule-false-limits = Entre una acció d'un torn i la següent pots fer un error de cada mena; els altres no compten. Un UNO dit amb l'última
    carta no compta mai.

rule-out-any = Qui tira l'última carta guanya la ronda, sigui quina sigui la carta.
rule-out-no-wild = Qui tira l'última carta guanya la ronda. No pot ser un comodí.
rule-out-number = Qui tira l'última carta guanya la ronda. Ha de ser un número.
rule-out-forbidden = Si només tens una carta que no pot ser l'última, robes.
rule-out-draw = Si és un { $draw } o un { $wild_draw }, el jugador següent roba igualment i aquestes cartes compten.
rule-out-draw-no-wild = Si és un { $draw }, el jugador següent roba igualment i aquestes cartes compten.
rule-out-no-challenge = Un { $wild_draw } tirat com a última carta no es pot reptar: una mà buida sempre és neta.
rule-out-wild = Si és un comodí, no es tria color.
rule-out-nothing = Si l'última carta és un { $names }, no fa res més.
rule-out-swap = Un { $swap } tirat com a última carta encara canvia les mans: tu et quedes les cartes de l'altre, i ell, sense cap carta,
    guanya la ronda.
rule-out-custom = D'un { $custom } tirat com a última carta només es fa el que és robar: «tothom» no inclou el guanyador, i un
    jugador triat no roba res.

rule-empty = Quan cal robar i la pila de robar és buida, aparta la carta de dalt de la pila de descart i remena les altres: són la nova
    pila de robar, també enmig d'una penalització. Els comodins que hi ha perden el color que tenien.
rule-empty-short = Si encara no n'hi ha prou, robes les que hi ha i la resta es perdona.
rule-empty-pass = Si no es pot robar res, has de tirar una carta si pots, i passes si no pots.
rule-blocked = Si tots han de passar així l'un rere l'altre, la ronda queda bloquejada. La guanya la mà amb menys punts, que puntua les
    altres com sempre. Si dues empaten amb menys punts, no puntua ningú.
rule-blocked-low = Si tots han de passar així l'un rere l'altre, la ronda queda bloquejada i s'acaba, i cadascú compta les seves cartes
    com sempre.
rule-blocked-teams = Per a això, les dues mans d'un equip es compten juntes.
rule-endless = Una ronda que continua després de { $endless } accions (cartes tirades, robades i passades) també s'acaba, igual que una de
    bloquejada. El que quedava per robar ja no es roba.

rule-score = Qui guanya la ronda puntua totes les cartes que queden a les mans dels altres:
rule-score-teams = Quan algú es queda sense cartes, el seu equip puntua les que queden a les mans dels dos rivals. Els companys
    comparteixen els punts.
rule-score-low = Al final de la ronda, sumes al teu total les cartes que et queden a la mà:
rule-score-low-teams = Al final de la ronda, les cartes que queden a les dues mans d'un equip se sumen al total de l'equip:
rule-points-numbers = Números: tants punts com indiquen
rule-points-others = { $names }: { $points } cadascun
rule-score-on = Després es torna a repartir, ronda rere ronda, fins que { $teams ->
        [yes] un equip
       *[no] un jugador
    } arriba a { $target } i guanya la partida.
rule-score-on-low = Després es torna a repartir, ronda rere ronda, fins que algú arriba a { $target }. Guanya la partida el total més
    baix. Si hi ha empat, decideix una altra ronda.

rule-house-edition = a l'edició: { $value }
rule-house-idle = aquí no canvia res

rule-gap-deck-pocket = Els fulls compten 52 cartes però parlen de «tres comodins», i així en falta una. Ho entenem com tres menes de
    comodí, amb el { $wild } normal dues vegades.
rule-gap-deck-classic = El full només demana «una baralla d'UNO». Fem servir la de sempre: { $cards }.
rule-gap-deck-modern = Falta la imatge que mostra les cartes. Fem servir la baralla de l'edició «{ $classic }» i els comodins especials que el text
    descriu.
rule-gap-dealer = Els fulls no diuen qui reparteix primer. Ho fem com a l'edició «{ $modern }».
rule-gap-dealer-tie = No es diu què passa si hi ha empat a la carta més alta. Tornar a robar és just per a tothom.
rule-gap-dealer-next = No es diu qui reparteix la ronda següent. Si passa cap a l'esquerra, tothom reparteix algun cop.
rule-gap-open-reverse = No es diu què fa un { $reverse } d'obertura. Ho fem com a l'edició «{ $modern }».
rule-gap-open-wild = No es diu què fa un { $wild } d'obertura. Qui comença té la tria que la carta dona.
rule-gap-open-wild-draw = No es parla d'un { $wild_draw } d'obertura. Torna a la pila, com a l'edició «{ $modern }»: ningú no l'ha tirat.
rule-gap-open-special = No es parla d'un { $dip } d'obertura. Només es tria el color, perquè ningú no ha tirat la carta.
rule-gap-reverse = No es parla d'un { $reverse } amb dos jugadors. El joc torna a la mateixa persona, i per això val com un { $skip }.
rule-gap-test-match = No es diu si un comodí «coincideix». No té color ni número, i per això diem que no.
rule-gap-test-playable = No es diu si un altre { $wild_draw } compta com a jugable. Diem que no: si no, dos s'impedirien l'un a l'altre.
rule-gap-guilty = No es diu què passa després d'enxampar un farol. La carta s'ha tirat i es queda; i qui tenia raó no perd res.
rule-gap-custom-blank = No es parla d'una carta sense res escrit. Continua sent un comodí i fa de { $wild } normal.
rule-gap-uno-window = No es diu fins quan es pot enxampar algú. Ho fem com a l'edició «{ $pocket }».
rule-gap-uno-dip = No es diu quan es compten les cartes amb un { $dip }. Es fa al final, quan les cartes ja no es mouen.
rule-gap-uno-false = No es parla de dir UNO o enxampar quan no toca. On no hi ha cap càstig imprès, no n'hi ha cap.
rule-gap-out-draw = No es diu si el jugador següent encara roba per una última carta. Ho fem com a l'edició «{ $pocket }».
rule-gap-out-wild = No es diu què fa un comodí com a última carta. La ronda s'ha acabat i ja no queda res per triar.
rule-gap-empty = No es diu què passa si s'acaben les dues piles. Ningú no pot robar el que no hi ha, i el joc ha de continuar.
rule-gap-blocked = No es diu què passa si ningú no pot fer res. La mà més petita és la que més a prop era d'acabar.
rule-gap-endless = No es diu res d'una ronda sense fi. No passa gairebé mai, però un joc s'ha d'acabar.

rule-reference-title = Referència de les regles
rule-reference-intro = Cada regla amb el seu identificador, a les tres edicions amb les regles pròpies. Una † marca una decisió nostra on
    el reglament imprès no diu res. Aquesta pàgina es genera de les mateixes dades que el joc i el reglament (`lastcard rules`).
rule-reference-only = Només amb { $option }:
rule-reference-options = Opcions
rule-reference-options-intro = Qualsevol opció es pot triar en qualsevol edició. De cadascuna es mostren la regla, el valor de partida, els
    valors possibles i el que llavors diu el reglament.
rule-reference-default = Per defecte: { $value }.
rule-reference-range = Un nombre enter de { $least } a { $most }.
rule-reference-value = Valor
rule-reference-name = Nom
rule-reference-meaning = Significat
rule-reference-part = Part
rule-reference-values = Números
