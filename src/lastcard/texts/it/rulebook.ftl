# Il regolamento. Su che cosa si fonda ogni riga, e quando vale, sta in rulebook.py.

rule-title = Come si gioca: edizione { $name }
rule-legend-house = ✎ Qui si gioca diversamente dall'edizione. Tutte le regole della casa sono in fondo.
rule-legend-silent = † Il regolamento stampato non lo dice e abbiamo deciso noi. I motivi sono in fondo.

rule-heading-aim = Lo scopo
rule-heading-pack = Le carte
rule-heading-start = Preparazione
rule-heading-opening = La carta di apertura
rule-heading-turn = Il tuo turno
rule-heading-actions = Carte azione
rule-heading-wilds = Jolly
rule-heading-uno = Dire UNO
rule-heading-end = L'ultima carta
rule-heading-score = Punteggio
rule-heading-stuck = Quando finiscono le carte
rule-heading-house = Regole della casa a questo tavolo
rule-heading-silent = Dove il regolamento stampato tace

rule-name-custom = Jolly Personalizzata
rule-name-number = Numero { $first }
rule-name-numbers = Numeri { $first }–{ $last }

rule-table-card = Carta
rule-table-colour = Per colore
rule-table-all = In tutto
rule-table-points = Punti

rule-aim = Resta senza carte prima di tutti: vinci la mano e segni i punti delle carte rimaste agli altri.
    { $teams ->
        [yes] La prima squadra
       *[no] Il primo giocatore
    } che arriva a { $target } vince la partita.
rule-aim-low = Liberati delle carte prima degli altri: alla fine di ogni mano, le carte che ti restano contano contro di te. Quando
    { $teams ->
        [yes] una squadra
       *[no] un giocatore
    } arriva a { $target }, vince la partita il totale più basso.
rule-target-agreed = Prima di cominciare potete accordarvi su un altro traguardo.
rule-players = Da { $least } a { $most } giocatori.
rule-players-exact = Per { $least } giocatori.
rule-teams = Quattro giocatori formano due squadre. I compagni siedono uno di fronte all'altro.

rule-deck = Ci sono { $cards }: rosse, gialle, verdi e blu, più i jolly, che non hanno un colore proprio.

rule-dealer = Ognuno pesca una carta: chi ha la più alta fa da mazziere. Ogni carta vale quanto scritto in «Punteggio». Se più giocatori hanno
    la più alta, pescano di nuovo.
rule-dealer-next = Dopo ogni mano il mazziere diventa il giocatore alla sua sinistra.
rule-deal = Il mazziere mescola e distribuisce { $hand } a ogni giocatore, una alla volta e coperte, cominciando da sinistra. Le altre carte
    formano il mazzo pesca. La carta in cima viene girata lì accanto e apre il mazzo scarti.
rule-first = Comincia il giocatore alla sinistra del mazziere e si gioca in senso orario, se la carta di apertura non dice altro.

rule-open-number = **Un numero:** comincia semplicemente il giocatore alla sinistra del mazziere.
rule-open-skip = **{ $skip }:** il giocatore alla sinistra del mazziere perde il turno e comincia quello dopo.
rule-open-reverse = **{ $reverse }:** comincia il mazziere e si gioca in senso antiorario.
rule-open-draw = **{ $draw }:** il giocatore alla sinistra del mazziere pesca { $draw_cards } e perde il turno.
rule-open-wild-choose = **{ $wild }:** chi comincia sceglie il colore e poi gioca.
rule-open-wild-return = **{ $wild }:** torna nel mazzo pesca, si rimescola e si gira un'altra carta.
rule-open-wild-draw = **{ $wild_draw }:** torna nel mazzo pesca, si rimescola e si gira un'altra carta.
rule-open-special = **{ $names }:** chi comincia sceglie il colore e poi gioca. La carta non fa altro.
rule-open-two = In due significa che dopo un { $skip }, un { $reverse } o un { $draw } comincia il mazziere.

rule-match = Gioca una carta del colore in gioco, oppure con lo stesso numero o simbolo della carta in cima. Su un 5 blu, per
    esempio, puoi giocare qualsiasi carta blu o qualsiasi 5. Un jolly va su tutto, anche su un altro jolly.
rule-match-wild = Dopo un jolly conta solo il colore scelto.
rule-draw = Se non puoi giocare, o preferisci non farlo, pesca una carta.
rule-draw-until = Se non puoi giocare, o preferisci non farlo, pesca finché esce una carta che puoi giocare{ $limit ->
        [0] .
       *[other] , ma non più di { $limit_cards }.
    }
rule-draw-keep = Se la carta pescata si può giocare, puoi giocarla subito o tenerla; ora non puoi giocarne un'altra. Se non si può
    giocare, il tuo turno è finito.
rule-draw-force = Se la carta pescata si può giocare, devi giocarla{ $bluff ->
        [yes] , a meno che non sia un bluff
       *[no] {""}
    }. Se non si può giocare, il tuo turno è finito.
rule-draw-wild-draw = Un { $wild_draw } appena pescato si giudica come tutti gli altri.
rule-one = In un turno giochi al massimo una carta e peschi al massimo una volta.
rule-jump-in = **Inserirsi.** Se hai una carta identica a quella in cima, per colore e simbolo (non un jolly), puoi giocarla fuori turno,
    finché il giocatore di turno non ha ancora fatto nulla: anche sulla carta di apertura e su una carta tua. Il gioco continua da te.
rule-jump-in-stack = Quando una carta «Pesca» aspetta risposta, una carta identica giocata fuori turno vale come risposta.

rule-skip = **{ $skip }.** Il giocatore seguente perde il turno.
rule-reverse = **{ $reverse }.** Cambia il senso di gioco.
rule-reverse-skip = In due un { $reverse } vale anche come { $skip }: tocca di nuovo a te.
rule-reverse-turn = In due un { $reverse } non fa saltare nessuno: tocca all'altro.
rule-drawn = **{ $draw }.** Il giocatore seguente pesca { $draw_cards } e perde il turno.
rule-no-stack = A una carta «Pesca» non si può rispondere con un'altra carta «Pesca».
rule-stack-same = **Accumulare.** A una carta «Pesca» puoi rispondere con una dello stesso tipo. Le carte da pescare si sommano e il
    totale passa al giocatore seguente. Chi non può o non vuole rispondere le pesca tutte e perde il turno.
rule-stack-up = **Accumulare.** A una carta «Pesca» puoi rispondere con una dello stesso tipo o più forte, per esempio un
    { $wild_draw } su un { $draw }. Le carte da pescare si sommano e il totale passa al giocatore seguente. Chi non può o non vuole
    rispondere le pesca tutte e perde il turno.
rule-stack-only = Finché c'è un totale in sospeso puoi solo rispondere o pescarlo.
rule-stack-open = A una carta «Pesca» di apertura non si può rispondere.
rule-stack-honest = Un { $wild_draw } giocato come risposta si giudica solo in base alle carte con cui si poteva anche rispondere. Altri
    jolly che fanno pescare non contano mai.
rule-stack-challenge = Davanti a un { $wild_draw } hai tre scelte: pescare il totale, sfidare o rispondere. Se era un bluff, chi ha bluffato
    pesca l'intero totale. Se era onesto, chi sfida pesca il totale più altre 2 carte.
rule-stack-last = Se qualcuno risponde con la sua ultima carta, il giocatore seguente pesca il totale.
rule-stack-empty = Se non resta proprio nulla da pescare e non puoi rispondere, passi e il totale è condonato.
rule-seven = **I sette.** Se giochi un 7, scambi tutte le carte con un giocatore a tua scelta.
rule-zero = **Gli zeri.** Se qualcuno gioca uno 0, ognuno passa tutte le sue carte al vicino nel senso di gioco.
rule-seven-last = Giocati come ultima carta, questi numeri non fanno nulla di speciale.

rule-wild = **{ $wild }.** Scegli il colore che vale da ora in poi. Puoi giocarlo sempre.
rule-wild-draw = **{ $wild_draw }.** Scegli il colore. Il giocatore seguente pesca { $wild_draw_cards } e perde il turno{ $bluff ->
        [yes] , oppure ti sfida.
       *[no] .
    }
rule-test-colour = È onesto se non hai carte del colore che era in gioco prima. Non contano gli altri jolly, né numeri o simboli uguali di altri
    colori.
rule-test-match = È onesto se nessun'altra tua carta corrisponde per colore, numero o simbolo. I jolly non contano come corrispondenti.
rule-test-playable = È onesto se non avresti potuto giocare nessun'altra carta. Ogni altro jolly conta come giocabile, tranne un altro
    { $wild_draw }.
rule-play-strict = Puoi giocarlo solo se è onesto.
rule-play-bluff = Puoi giocarlo anche se non lo è: in quel caso è un bluff.
rule-play-free = Puoi giocarlo sempre e nessuno può sfidarti.
rule-no-challenge = Non c'è sfida.
rule-challenge = **La sfida.** Se era un bluff, chi ha bluffato pesca { $wild_draw_cards } al posto dell'altro. Se era onesto, chi sfida pesca
    { $challenge_cards } in tutto e perde il turno.
rule-challenge-who = Può sfidare solo chi deve pescare, e prima di pescare. Contano le carte che il giocatore aveva nel momento della giocata,
    senza il { $wild_draw } stesso, rispetto alla carta in cima e al colore di prima. Quelle carte le vede solo chi sfida.
rule-guilty = Se il bluff viene scoperto, il { $wild_draw } e il suo colore restano comunque validi. Chi ha sfidato non pesca nulla e gioca
    normalmente il suo turno.
rule-dip-choice = **{ $dip }.** Scegli il colore, pesca una carta e passane una, a tua scelta fra tutte le tue, al giocatore seguente, che poi
    gioca normalmente il suo turno. Quella carta la vedete solo voi due.
rule-dip-drawn = **{ $dip }.** Scegli il colore, pesca una carta e passa proprio quella al giocatore seguente, che poi gioca normalmente il suo
    turno. La vedete solo voi due.
rule-swap = **{ $swap }.** Scegli il colore e un altro giocatore: vi scambiate tutte le carte. Poi tocca al giocatore seguente.
rule-custom = **{ $custom }.** Prima di giocare decidete insieme che cosa c'è scritto su ognuna delle { $count } carte. Chi ne gioca una sceglie il
    colore e si fa quello che c'è scritto.
rule-custom-card = Carta { $number }: { $text }
rule-custom-none = Carta { $number }: non c'è scritto nulla.
rule-custom-blank = Una carta su cui non c'è scritto nulla è un semplice { $wild }.
rule-custom-order = Quello che c'è scritto si fa nell'ordine. Pescare non fa perdere il turno a nessuno. I turni saltati si contano proprio alla
    fine, nel senso di gioco di quel momento, e non valgono se gioca di nuovo lo stesso giocatore.
rule-custom-done = Chi ha giocato la carta dice quando il testo libero è stato eseguito. Solo allora si va avanti.

rule-uno-auto = Qui non devi dire UNO: vale come detto.
rule-uno-say = Quando giochi la penultima carta, di' «UNO!».
rule-uno-swap = Devi dirlo anche quando uno scambio o una carta passata ti lascia con una carta sola, chiunque l'abbia provocato.
rule-uno-when = Puoi dirlo prima (nel tuo turno, con due carte), mentre giochi la carta o dopo, finché non ti hanno colto e sei ancora in
    tempo. Se lo dici prima e poi non resti con una carta, non vale più alla fine del tuo turno. Ogni volta che resti con una carta devi
    dirlo di nuovo.
rule-uno-custom = Con una { $custom } puoi dirlo mentre la giochi solo se avevi due carte. Altrimenti aspetta che sia stato fatto tutto quello
    che c'è scritto.
rule-uno-catch = Chiunque altro può coglierti se non l'hai detto. { $penalty ->
        [0] Non ti costa nessuna carta
       *[other] Peschi subito { $penalty_cards }
    } e non ti si può cogliere una seconda volta.
rule-uno-window = Ti si può cogliere fino alla prossima azione di un turno: finché qualcuno gioca una carta, pesca o passa. Scegliere un colore, dare
    una carta a un altro, rispondere a una sfida e pescare per penalità non ti salvano.
rule-uno-dip = Con un { $dip } le tue carte si contano dopo che hai passato la carta, non prima.
rule-uno-false = Dire UNO o cogliere qualcuno quando non è il caso non vale e non costa nulla.
rule-false-call = Dire UNO quando non è il caso ti costa { $call }.
rule-false-call-none = Dire UNO quando non è il caso non vale e non costa nulla.
rule-false-catch = Cogliere qualcuno quando non è il caso ti costa { $catch }.
rule-false-catch-none = Cogliere qualcuno quando non è il caso non vale e non costa nulla.
rule-false-limits = Fra un'azione di un turno e la successiva puoi fare un errore per tipo; gli altri non valgono. UNO detto con l'ultimissima
    carta non vale mai.

rule-out-any = Chi gioca l'ultima carta vince la mano, qualunque carta sia.
rule-out-no-wild = Chi gioca l'ultima carta vince la mano. Non può essere un jolly.
rule-out-number = Chi gioca l'ultima carta vince la mano. Deve essere un numero.
rule-out-forbidden = Se ti resta solo una carta che non può essere l'ultima, peschi.
rule-out-draw = Se è un { $draw } o un { $wild_draw }, il giocatore seguente pesca lo stesso e quelle carte contano.
rule-out-draw-no-wild = Se è un { $draw }, il giocatore seguente pesca lo stesso e quelle carte contano.
rule-out-no-challenge = Un { $wild_draw } giocato come ultima carta non si può sfidare: chi non ha più carte è onesto.
rule-out-wild = Se è un jolly, non si sceglie il colore.
rule-out-nothing = Se l'ultima carta è { $names }, non fa altro.
rule-out-swap = Un { $swap } giocato come ultima carta fa comunque lo scambio: tu prendi le carte dell'altro, e lui, rimasto senza, vince la mano.
rule-out-custom = Di una { $custom } giocata come ultima carta si esegue solo ciò che fa pescare: «tutti» non comprende il vincitore, e un
    giocatore scelto non pesca nulla.

rule-empty = Quando bisogna pescare e il mazzo pesca è vuoto, metti da parte la carta in cima al mazzo scarti e mescola le altre: sono il nuovo
    mazzo pesca, anche nel mezzo di una penalità. I jolly perdono il colore che avevano.
rule-empty-short = Se le carte ancora non bastano, peschi quelle che ci sono e il resto è condonato.
rule-empty-pass = Se non si può pescare nulla, devi giocare una carta se puoi, e passi se non puoi.
rule-blocked = Se tutti, uno dopo l'altro, devono passare così, la mano è bloccata. La vince chi ha meno punti fra le carte rimaste, e segna quelle degli
    altri come al solito. Se due sono pari ai punti più bassi, nessuno segna.
rule-blocked-low = Se tutti, uno dopo l'altro, devono passare così, la mano è bloccata e finisce, e ognuno conta le sue carte come al solito.
rule-blocked-teams = Per questo le carte dei due compagni di squadra si contano insieme.
rule-endless = Anche una mano che continua dopo { $endless } azioni (carte giocate, pescate e passaggi) finisce, come una bloccata. Quello che restava da
    pescare non si pesca più.

rule-score = Chi vince la mano segna i punti di tutte le carte rimaste agli altri:
rule-score-teams = Quando qualcuno resta senza carte, la sua squadra segna le carte rimaste ai due avversari. I compagni hanno un punteggio solo.
rule-score-low = Alla fine della mano aggiungi al tuo totale le carte che ti sono rimaste:
rule-score-low-teams = Alla fine della mano le carte rimaste ai due compagni si aggiungono al totale della squadra:
rule-points-numbers = Numeri: tanti punti quanti ne indicano
rule-points-others = { $names }: { $points } ciascuno
rule-score-on = Poi si ridanno le carte, mano dopo mano, finché { $teams ->
        [yes] una squadra
       *[no] un giocatore
    } arriva a { $target } e vince la partita.
rule-score-on-low = Poi si ridanno le carte, mano dopo mano, finché qualcuno arriva a { $target }. Vince la partita il totale più basso. In caso di
    parità decide un'altra mano.

rule-house-edition = nell'edizione: { $value }
rule-house-idle = qui non cambia nulla

rule-gap-deck-pocket = I fogli contano 52 carte ma parlano di «tre jolly», e così ne manca una. Li intendiamo come tre tipi di jolly, con il { $wild }
    semplice due volte.
rule-gap-deck-classic = Il foglio chiede solo «un mazzo UNO». Prendiamo quello consueto: { $cards }.
rule-gap-deck-modern = Manca la figura che mostra le carte. Prendiamo il mazzo { $classic } e i jolly speciali descritti nel testo.
rule-gap-dealer = I fogli non dicono chi dà le carte per primo. Facciamo come nell'edizione { $modern }.
rule-gap-dealer-tie = Non è detto che cosa si fa se la carta più alta è pari. Pescare di nuovo è giusto per tutti.
rule-gap-dealer-next = Non è detto chi dà le carte nella mano dopo. Passando a sinistra, tocca a tutti.
rule-gap-open-reverse = Non è detto che cosa fa un { $reverse } di apertura. Facciamo come nell'edizione { $modern }.
rule-gap-open-wild = Non è detto che cosa fa un { $wild } di apertura. Chi comincia ha la scelta che la carta offre.
rule-gap-open-wild-draw = Di un { $wild_draw } di apertura non si parla. Torna nel mazzo, come nell'edizione { $modern }: nessuno l'ha giocato.
rule-gap-open-special = Di un { $dip } di apertura non si parla. Si sceglie solo il colore, perché nessuno ha giocato la carta.
rule-gap-reverse = Di { $reverse } in due non si parla. Il gioco torna alla stessa persona, perciò vale come { $skip }.
rule-gap-test-match = Non è detto se un jolly «corrisponde». Non ha colore né numero, perciò diciamo di no.
rule-gap-test-playable = Non è detto se un altro { $wild_draw } conta come giocabile. Diciamo di no, altrimenti due si bloccherebbero a vicenda.
rule-gap-guilty = Non è detto che cosa segue a un bluff scoperto. La carta è stata giocata e resta; chi aveva ragione non perde nulla.
rule-gap-custom-blank = Di una carta senza scritta non si parla. È pur sempre un jolly, e vale come { $wild } semplice.
rule-gap-uno-window = Non è detto fino a quando si può cogliere qualcuno. Facciamo come nell'edizione { $pocket }.
rule-gap-uno-dip = Non è detto quando si contano le carte con un { $dip }. Si fa alla fine, quando le carte sono ferme.
rule-gap-uno-false = Di chi dice UNO o coglie qualcuno a sproposito non si parla. Dove non è stampata una penalità, non ce n'è.
rule-gap-out-draw = Non è detto se il giocatore seguente pesca ancora per l'ultima carta. Facciamo come nell'edizione { $pocket }.
rule-gap-out-wild = Non è detto che cosa fa un jolly come ultima carta. La mano è finita e non resta nulla da scegliere.
rule-gap-empty = Non è detto che cosa succede se finiscono tutti e due i mazzi. Nessuno può pescare ciò che non c'è, e il gioco deve andare avanti.
rule-gap-blocked = Non è detto che cosa succede se nessuno può fare nulla. Chi ha meno punti era il più vicino a finire.
rule-gap-endless = Di una mano senza fine non si parla. Non capita quasi mai, ma un gioco deve finire.

rule-reference-title = Tutte le regole
rule-reference-intro = Ogni regola con il suo codice, nelle tre edizioni con le regole proprie. Una † segna una nostra decisione dove il regolamento
    stampato tace. Questa pagina è generata dagli stessi dati del gioco e del regolamento (`lastcard rules`).
rule-reference-only = Solo con { $option }:
rule-reference-options = Opzioni
rule-reference-options-intro = Ogni opzione si può scegliere in ogni edizione. Di ognuna si vedono la regola, il valore iniziale, i valori possibili e che
    cosa dice allora il regolamento.
rule-reference-default = Di base: { $value }.
rule-reference-range = Un numero intero da { $least } a { $most }.
rule-reference-value = Valore
rule-reference-name = Nome
rule-reference-meaning = Significato
rule-reference-part = Parte
rule-reference-values = Numeri
