# Regulamentul. Pe ce se sprijină fiecare rând și când se aplică scrie în rulebook.py.

rule-title = Cum se joacă: ediția „{ $name }”
rule-legend-house = ✎ Aici se joacă altfel decât în ediție. Toate regulile casei sunt la sfârșit.
rule-legend-silent = † Regulamentul tipărit nu spune nimic, așa că am hotărât noi. Motivele sunt la sfârșit.

rule-heading-aim = Scopul jocului
rule-heading-pack = Cărțile
rule-heading-start = Pregătirea
rule-heading-opening = Cartea de deschidere
rule-heading-turn = Tura ta
rule-heading-actions = Cărți de acțiune
rule-heading-wilds = Jokeri
rule-heading-uno = Când spui UNO
rule-heading-end = Ultima carte
rule-heading-score = Punctajul
rule-heading-stuck = Când se termină cărțile
rule-heading-house = Regulile casei la această masă
rule-heading-silent = Unde regulamentul tipărit tace

rule-name-custom = Joker personalizat
rule-name-number = Numărul { $first }
rule-name-numbers = Numerele { $first }–{ $last }

rule-table-card = Carte
rule-table-colour = Pe culoare
rule-table-all = În total
rule-table-points = Puncte

rule-aim = Scapă primul de toate cărțile: câștigi runda și primești punctele cărților rămase la ceilalți.
    { $teams ->
        [yes] Prima echipă
       *[no] Primul jucător
    } care ajunge la { $target } câștigă jocul.
rule-aim-low = Scapă de cărți înaintea celorlalți: la sfârșitul fiecărei runde, cărțile rămase în mână se adună împotriva ta. Când
    { $teams ->
        [yes] o echipă
       *[no] un jucător
    } ajunge la { $target }, câștigă jocul cel mai mic total.
rule-target-agreed = Înainte de a începe, vă puteți înțelege și asupra altui prag.
rule-players = De la { $least } la { $most } jucători.
rule-players-exact = Pentru { $least } jucători.
rule-teams = Patru jucători formează două echipe. Partenerii stau față în față.

rule-deck = Sunt { $cards }: roșii, galbene, verzi și albastre, plus jokerii, care nu au culoare proprie.

rule-dealer = Fiecare trage o carte, iar cine o are pe cea mai mare împarte. Cartea valorează cât scrie în capitolul „Punctajul”. Dacă mai mulți au cea mai
    mare carte, trag din nou.
rule-dealer-next = După fiecare rundă, împarte cel din stânga.
rule-deal = Cel care împarte amestecă și dă fiecărui jucător { $hand }, câte una și cu fața în jos, începând din stânga. Restul este
    teancul de tras. Cartea de deasupra se întoarce alături și deschide teancul de decartare.
rule-first = Începe jucătorul din stânga celui care împarte și se joacă în sensul acelor de ceasornic, dacă nu spune altceva cartea
    de deschidere.

rule-open-number = **Un număr:** începe pur și simplu jucătorul din stânga celui care împarte.
rule-open-skip = **{ $skip }:** jucătorul din stânga celui care împarte pierde tura și începe următorul.
rule-open-reverse = **{ $reverse }:** începe cel care împarte și se joacă în sens invers acelor de ceasornic.
rule-open-draw = **{ $draw }:** jucătorul din stânga celui care împarte trage { $draw_cards } și pierde tura.
rule-open-wild-choose = **{ $wild }:** jucătorul care începe alege culoarea, apoi joacă.
rule-open-wild-return = **{ $wild }:** se pune înapoi, teancul de tras se amestecă din nou și se întoarce altă carte.
rule-open-wild-draw = **{ $wild_draw }:** se pune înapoi, teancul de tras se amestecă din nou și se întoarce altă carte.
rule-open-special = **{ $names }:** jucătorul care începe alege culoarea, apoi joacă. Cartea nu face nimic altceva.
rule-open-two = În doi, asta înseamnă că după „{ $skip }”, „{ $reverse }” sau „{ $draw }” începe cel care împarte.

rule-match = Pune o carte de culoarea cerută sau cu numărul ori simbolul cărții de deasupra. Pe un 5 albastru, de exemplu, poți
    pune orice carte albastră sau orice 5. Un joker merge pe orice, chiar și pe alt joker.
rule-match-wild = După un joker contează numai culoarea aleasă.
rule-draw = Dacă nu poți sau nu vrei să joci, trage o carte.
rule-draw-until = Dacă nu poți sau nu vrei să joci, trage până vine o carte pe care o poți juca{ $limit ->
        [0] .
       *[other] , dar nu mai mult de { $limit_cards }.
    }
rule-draw-keep = Dacă poți juca ultima carte trasă, o joci pe loc sau o păstrezi; altă carte nu mai poți juca acum. Dacă nu o poți juca, tura ta
    s-a încheiat.
rule-draw-force = Dacă poți juca ultima carte trasă, trebuie să o joci{ $bluff ->
        [yes] , în afară de cazul în care ar fi o cacealma
       *[no] {""}
    }. Dacă nu o poți juca, tura ta s-a încheiat.
rule-draw-wild-draw = Un „{ $wild_draw }” abia tras se judecă la fel ca oricare altul.
rule-one = Într-o tură pui cel mult o carte și tragi cel mult o dată.
rule-jump-in = **Intratul peste rând.** Dacă ai o carte identică cu cea de deasupra, la culoare și simbol (nu un joker), o poți pune fără să-ți
    vină rândul, cât timp jucătorul la rând n-a făcut încă nimic: și pe cartea de deschidere, și pe o carte de-a ta. Jocul continuă de
    la tine.
rule-jump-in-stack = Când o carte „Trage” așteaptă răspuns, una identică pusă peste rând ține loc de răspuns.

rule-skip = **{ $skip }.** Următorul jucător pierde tura.
rule-reverse = **{ $reverse }.** Se schimbă sensul jocului.
rule-reverse-skip = În doi, „{ $reverse }” ține loc și de „{ $skip }”: joci tot tu.
rule-reverse-turn = În doi, „{ $reverse }” nu sare pe nimeni: urmează celălalt.
rule-drawn = **{ $draw }.** Următorul jucător trage { $draw_cards } și pierde tura.
rule-no-stack = La o carte „Trage” nu se poate răspunde cu altă carte „Trage”.
rule-stack-same = **Adunarea.** La o carte „Trage” poți răspunde cu una de același fel. Cărțile de tras se adună, iar totalul trece la
    următorul jucător. Cine nu poate sau nu vrea să răspundă le trage pe toate și pierde tura.
rule-stack-up = **Adunarea.** La o carte „Trage” poți răspunde cu una de același fel sau mai tare, de pildă cu „{ $wild_draw }” pe
    „{ $draw }”. Cărțile de tras se adună, iar totalul trece la următorul jucător. Cine nu poate sau nu vrea să răspundă le trage pe toate
    și pierde tura.
rule-stack-only = Cât timp așteaptă un total, poți doar să răspunzi sau să-l tragi.
rule-stack-open = La o carte „Trage” care a deschis teancul de decartare nu se poate răspunde.
rule-stack-honest = Un „{ $wild_draw }” pus ca răspuns se judecă numai față de cărțile care ar fi putut și ele să răspundă. Alți jokeri „Trage” nu
    se pun niciodată la socoteală.
rule-stack-challenge = La „{ $wild_draw }” ai trei posibilități: tragi totalul, provoci sau răspunzi. Dacă a fost cacealma, cel care a făcut-o
    trage tot totalul. Dacă a fost cinstit, cel care a provocat trage totalul și încă 2 cărți.
rule-stack-last = Dacă cineva răspunde cu ultima lui carte, următorul jucător trage totalul.
rule-stack-empty = Dacă nu mai e nimic de tras și nu poți răspunde, treci rândul și totalul se iartă.
rule-seven = **Șaptele.** Dacă pui un 7, faci schimb de cărți cu un jucător ales de tine.
rule-zero = **Zero.** Dacă cineva pune un 0, toți își dau cărțile din mână vecinului, în sensul jocului.
rule-seven-last = Puse ca ultimă carte, aceste numere nu fac nimic deosebit.

rule-wild = **{ $wild }.** Alegi culoarea care contează de acum înainte. Îl poți juca oricând.
rule-wild-draw = **{ $wild_draw }.** Alegi culoarea. Următorul jucător trage { $wild_draw_cards } și pierde tura{ $bluff ->
        [yes] {" "}sau te provoacă.
       *[no] .
    }
rule-test-colour = Este cinstit dacă nu ai nicio carte de culoarea cerută înainte. Nu contează alți jokeri și nici aceleași numere
    sau simboluri de alte culori.
rule-test-match = Este cinstit dacă nicio altă carte din mâna ta nu se potrivește la culoare, număr sau simbol. Jokerii nu se socotesc potriviți.
rule-test-playable = Este cinstit dacă nu ai fi putut juca nicio altă carte. Orice alt joker se socotește jucabil, numai alt
    „{ $wild_draw }” nu.
rule-play-strict = Îl poți juca numai dacă este cinstit.
rule-play-bluff = Îl poți juca și dacă nu este: asta e o cacealma.
rule-play-free = Îl poți juca oricând și nimeni nu te poate provoca.
rule-no-challenge = Provocare nu există.
rule-challenge = **Provocarea.** Dacă a fost cacealma, cel care a făcut-o trage { $wild_draw_cards } în locul celuilalt. Dacă a fost cinstit, cel
    care a provocat trage { $challenge_cards } în total și pierde tura.
rule-challenge-who = Poate provoca numai cel care trebuie să tragă, și numai înainte de a trage. Contează mâna din clipa în care s-a jucat, fără
    acel „{ $wild_draw }”, față de cartea de deasupra și de culoarea dinainte. Mâna o vede numai cel care provoacă.
rule-guilty = Dacă se descoperă cacealmaua, „{ $wild_draw }” și culoarea aleasă rămân totuși. Cel care a provocat nu trage nimic și își joacă tura
    obișnuit.
rule-dip-choice = **{ $dip }.** Alegi culoarea, tragi o carte și dai una, oricare din mână, jucătorului următor, care apoi își joacă tura
    obișnuit. Cartea aceea o vedeți numai voi doi.
rule-dip-drawn = **{ $dip }.** Alegi culoarea, tragi o carte și o dai chiar pe aceea jucătorului următor, care apoi își joacă tura
    obișnuit. O vedeți numai voi doi.
rule-swap = **{ $swap }.** Alegi culoarea și un alt jucător, și faceți schimb cu toate cărțile. Apoi e rândul jucătorului următor.
rule-custom = **{ $custom }.** Înainte de joc hotărâți împreună ce scrie pe fiecare dintre cele { $count } cărți. Cine pune una alege culoarea
    și se face ce scrie pe ea.
rule-custom-card = Cartea { $number }: { $text }
rule-custom-none = Cartea { $number }: nu scrie nimic.
rule-custom-blank = O carte pe care nu scrie nimic este un { $wild } simplu.
rule-custom-order = Ce scrie se face pe rând. Cine trage cărți nu-și pierde tura. Turele sărite se numără la sfârșit, în sensul de atunci, și cad
    dacă joacă din nou același jucător.
rule-custom-done = Cel care a pus cartea spune când s-a făcut ce cere textul liber. Abia atunci jocul merge mai departe.

rule-uno-auto = Aici nu trebuie să spui UNO: se socotește spus.
rule-uno-say = Când pui penultima carte, spune „UNO!”.
rule-uno-swap = Trebuie să spui și când rămâi cu o singură carte după un schimb sau după o carte dată, oricine ar fi făcut-o.
rule-uno-when = Poți spune dinainte (în tura ta, cu două cărți în mână), când pui cartea sau după aceea, cât timp nu te-a prins
    nimeni și mai e vreme. Dacă spui dinainte și nu rămâi cu o carte, nu mai e valabil când ți se încheie tura. De fiecare dată când
    rămâi cu o carte trebuie să spui din nou.
rule-uno-custom = La „{ $custom }” poți spune când pui cartea numai dacă aveai două cărți. Altfel, așteaptă să se facă tot ce scrie.
rule-uno-catch = Oricine altcineva te poate prinde dacă n-ai spus. { $penalty ->
        [0] Nu te costă nicio carte
       *[other] Tragi pe loc { $penalty_cards }
    } și nu mai poți fi prins încă o dată pentru asta.
rule-uno-window = Poți fi prins până la următoarea acțiune dintr-o tură: până când cineva pune o carte, trage sau trece rândul. Alegerea culorii,
    darea unei cărți, răspunsul la o provocare și cărțile trase ca penalizare nu te scapă.
rule-uno-dip = La „{ $dip }”, cărțile tale se numără după ce ai dat cartea mai departe, nu înainte.
rule-uno-false = Dacă spui UNO sau prinzi pe cineva când nu e cazul, nu se pune și nu te costă nimic.
rule-false-call = Dacă spui UNO când nu e cazul, te costă { $call }.
rule-false-call-none = Dacă spui UNO când nu e cazul, nu se pune și nu te costă nimic.
rule-false-catch = Dacă prinzi pe cineva când nu e cazul, te costă { $catch }.
rule-false-catch-none = Dacă prinzi pe cineva când nu e cazul, nu se pune și nu te costă nimic.
rule-false-limits = Între o acțiune dintr-o tură și următoarea poți face câte o greșeală de fiecare fel; restul nu se pun. UNO spus la ultima carte
    nu se pune niciodată.

rule-out-any = Cine pune ultima carte câștigă runda, orice carte ar fi.
rule-out-no-wild = Cine pune ultima carte câștigă runda. Nu poate fi un joker.
rule-out-number = Cine pune ultima carte câștigă runda. Trebuie să fie un număr.
rule-out-forbidden = Dacă ai numai o carte care nu poate fi ultima, tragi.
rule-out-draw = Dacă este „{ $draw }” sau „{ $wild_draw }”, următorul jucător tot trage, iar cărțile acelea se numără.
rule-out-draw-no-wild = Dacă este „{ $draw }”, următorul jucător tot trage, iar cărțile acelea se numără.
rule-out-no-challenge = Un „{ $wild_draw }” pus ca ultimă carte nu poate fi provocat: o mână goală e cinstită.
rule-out-wild = Dacă este un joker, nu se alege nicio culoare.
rule-out-nothing = Dacă ultima carte este { $names }, nu face nimic altceva.
rule-out-swap = „{ $swap }” ca ultimă carte tot schimbă mâinile: tu iei cărțile celuilalt, iar el, rămas fără, câștigă runda.
rule-out-custom = La „{ $custom }” ca ultimă carte se face numai ce ține de tras: la „toți” câștigătorul nu intră, iar un jucător ales nu
    trage nimic.

rule-empty = Când trebuie trasă o carte și teancul de tras e gol, lasă deoparte cartea de deasupra din teancul de decartare și amestecă restul:
    acesta e noul teanc de tras, chiar și în mijlocul unei penalizări. Jokerii din el își pierd culoarea aleasă.
rule-empty-short = Dacă tot nu ajung, tragi câte sunt și restul se iartă.
rule-empty-pass = Dacă nu se poate trage nimic, trebuie să joci o carte dacă poți, iar dacă nu, treci rândul.
rule-blocked = Dacă toți trec astfel pe rând, runda e blocată. O câștigă mâna cu cele mai puține puncte și primește punctele celorlalte, ca de
    obicei. Dacă două sunt la egalitate, nimeni nu primește puncte.
rule-blocked-low = Dacă toți trec astfel pe rând, runda e blocată și se încheie, iar fiecare își numără cărțile ca de obicei.
rule-blocked-teams = Pentru asta, cele două mâini ale unei echipe se numără împreună.
rule-endless = Și o rundă care tot continuă după { $endless } de acțiuni (cărți puse, trageri și rânduri trecute) se încheie, ca una blocată. Ce mai era de tras
    nu se mai trage.

rule-score = Câștigătorul rundei primește punctele tuturor cărților rămase la ceilalți:
rule-score-teams = Când cineva rămâne fără cărți, echipa lui primește punctele cărților rămase la ambii adversari. Partenerii au același punctaj.
rule-score-low = La sfârșitul rundei aduni la totalul tău cărțile care ți-au rămas în mână:
rule-score-low-teams = La sfârșitul rundei, cărțile rămase în ambele mâini ale unei echipe se adună la totalul echipei:
rule-points-numbers = Numere: atâtea puncte câte arată
rule-points-others = { $names }: { $points } fiecare
rule-score-on = Apoi se împarte din nou, rundă după rundă, până când { $teams ->
        [yes] o echipă
       *[no] un jucător
    } ajunge la { $target } și câștigă jocul.
rule-score-on-low = Apoi se împarte din nou, rundă după rundă, până când cineva ajunge la { $target }. Câștigă jocul cel mai mic total. La egalitate
    hotărăște încă o rundă.

rule-house-edition = în ediție: { $value }
rule-house-idle = aici nu schimbă nimic

rule-gap-deck-pocket = Foile numără 52 de cărți, dar vorbesc de „trei jokeri”, și așa lipsește o carte. Înțelegem trei feluri de jokeri, cu { $wild } simplu de
    două ori.
rule-gap-deck-classic = Foaia cere doar „un pachet UNO”. Luăm pachetul obișnuit: { $cards }.
rule-gap-deck-modern = Lipsește imaginea care arată cărțile. Luăm pachetul din ediția „{ $classic }” și jokerii speciali descriși în text.
rule-gap-dealer = Foile nu spun cine împarte primul. Facem ca în ediția „{ $modern }”.
rule-gap-dealer-tie = Nu se spune ce se face la egalitate pentru cea mai mare carte. E drept pentru toți să se tragă din nou.
rule-gap-dealer-next = Nu se spune cine împarte în runda următoare. Dacă trece la stânga, le vine rândul tuturor.
rule-gap-open-reverse = Nu se spune ce face „{ $reverse }” la deschidere. Facem ca în ediția „{ $modern }”.
rule-gap-open-wild = Nu se spune ce face un { $wild } la deschidere. Cine începe are alegerea pe care o dă cartea.
rule-gap-open-wild-draw = Nu se vorbește de „{ $wild_draw }” la deschidere. Se pune înapoi, ca în ediția „{ $modern }”: nimeni nu l-a jucat.
rule-gap-open-special = Nu se vorbește de „{ $dip }” la deschidere. Se alege doar culoarea, fiindcă nimeni n-a jucat cartea.
rule-gap-reverse = Nu se vorbește de „{ $reverse }” în doi. Jocul se întoarce la același om, așa că ține loc de „{ $skip }”.
rule-gap-test-match = Nu se spune dacă un joker „se potrivește”. Nu are nici culoare, nici număr, deci zicem că nu.
rule-gap-test-playable = Nu se spune dacă alt „{ $wild_draw }” se socotește jucabil. Zicem că nu, altfel doi s-ar bloca unul pe altul.
rule-gap-guilty = Nu se spune ce urmează după o cacealma descoperită. Cartea a fost jucată, deci rămâne, iar cel care a avut dreptate nu pierde nimic.
rule-gap-custom-blank = Nu se vorbește de o carte pe care nu scrie nimic. Tot joker este, deci e un { $wild } simplu.
rule-gap-uno-window = Nu se spune până când poate fi prins cineva. Facem ca în ediția „{ $pocket }”.
rule-gap-uno-dip = Nu se spune când se numără cărțile la „{ $dip }”. Se numără la sfârșit, când cărțile s-au oprit din mișcare.
rule-gap-uno-false = Nu se vorbește de UNO spus sau de prins când nu e cazul. Unde nu e tipărită o penalizare, nu este.
rule-gap-out-draw = Nu se spune dacă următorul mai trage după o ultimă carte. Facem ca în ediția „{ $pocket }”.
rule-gap-out-wild = Nu se spune ce face un joker ca ultimă carte. Runda s-a terminat, nu mai e nimic de ales.
rule-gap-empty = Nu se spune ce se întâmplă când se termină ambele teancuri. Nimeni nu poate trage ce nu există, iar jocul trebuie să continue.
rule-gap-blocked = Nu se spune ce se întâmplă când nimeni nu poate face nimic. Cea mai mică mână a fost cel mai aproape de sfârșit.
rule-gap-endless = Nu se spune nimic de o rundă fără sfârșit. Nu se întâmplă aproape niciodată, dar un joc trebuie să se termine.

rule-reference-title = Toate regulile
rule-reference-intro = Fiecare regulă cu codul ei, în cele trei ediții cu regulile lor. O † arată o hotărâre a noastră unde regulamentul tipărit tace. Pagina
    este generată din aceleași date ca jocul și regulamentul (`lastcard rules`).
rule-reference-only = Numai cu { $option }:
rule-reference-options = Opțiuni
rule-reference-options-intro = Orice opțiune poate fi aleasă în orice ediție. La fiecare se arată regula, valoarea inițială, valorile posibile și ce spune
    atunci regulamentul.
rule-reference-default = Implicit: { $value }.
rule-reference-range = Un număr întreg de la { $least } la { $most }.
rule-reference-value = Valoare
rule-reference-name = Nume
rule-reference-meaning = Înțeles
rule-reference-part = Parte
rule-reference-values = Numere
