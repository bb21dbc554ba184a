# Linia de comandă (cli-), serverul (serve-) și jocul în terminal (term-).
# term-words-…: ce poate scrie jucătorul, întâi cuvântul arătat; cuvintele englezești merg întotdeauna.

## Ajutorul liniei de comandă

cli-help-about = lastcard: jocul de cărți în stilul UNO®, jucat exact.
cli-help-usage = Utilizare:
cli-help-commands = Comenzi:
cli-help-options = Opțiuni:
cli-help-rules-list = Reguli și valorile lor:
cli-help-more = „lastcard COMANDĂ --help” explică o comandă.
cli-help-alone = „lastcard” singur face același lucru ca „lastcard serve”.
cli-help-standard-input = Cu „-” în locul fișierului se citește intrarea standard.
cli-help-serve = Deschide o masă în browser: pentru acest calculator și pentru telefoanele și prietenii din rețeaua ta.
cli-help-play = Joacă în terminal împotriva boților.
cli-help-rules = Afișează regulamentul unei ediții.
cli-help-replay = Redă un joc înregistrat și îl povestește, sau arată poziția la care ajunge.
cli-help-verify = Verifică un joc înregistrat: fiecare mutare, fiecare carte și rezultatul.
cli-help-simulate = Pune boții să joace multe jocuri, repede, și numără ce se întâmplă.
cli-help-lang = limba: en, ca, uk, fil, ro sau it
cli-help-help = arată acest ajutor
cli-help-version = arată versiunea
cli-help-edition = pocket, classic sau modern (classic dacă nu e dată)
cli-help-players = câți joacă (3 dacă nu e dat)
cli-help-sim-players = câți joacă (2 dacă nu e dat)
cli-help-rules-players = arată regulile pentru atâția jucători
cli-help-rule = o regulă alta decât a ediției; se poate repeta
cli-help-bots-level = cum joacă boții, de la cel mai slab: random (la întâmplare), easy (ușor), careful (cu grijă), sharp (isteț) sau champion (campion); careful dacă nu e dat; sau fiecare pe rând, separați prin virgule
cli-help-bots-list = cine joacă pe fiecare loc, separați prin virgule: random, easy, careful sau sharp; dacă sunt mai puțini, se repetă în jurul mesei
cli-help-name = numele tău la masă
cli-help-seed = cifre hexazecimale; aceeași sămânță împarte aceleași cărți
cli-help-save = păstrează jocul în acest fișier și îl continuă dacă e acolo
cli-help-seat = doar ce poate ști acest loc, numărat de la 0
cli-help-position-json = scrie poziția ca JSON
cli-help-result-json = scrie rezultatul ca JSON
cli-help-games = câte jocuri (1000 dacă nu e dat)
cli-help-workers = câte nuclee ale procesorului lucrează deodată
cli-help-to-target = joacă jocuri întregi până la țintă, nu runde separate
cli-help-interpreted = fără compilare: încet, cu același rezultat
cli-help-port = portul (8000 dacă nu e dat, sau următorul liber)
cli-help-host = adresa la care ascultă; 127.0.0.1: doar pentru acest calculator
cli-help-no-browser = nu deschide browserul
cli-help-data = păstrează mesele în acest dosar
cli-help-public = lasă să intre pe oricine poate ajunge la acest calculator, nu doar rețeaua ta
cli-help-allow-host = un nume la care se ajunge la acest server; se poate repeta
cli-help-serve-workers = câte procese servesc la port; pentru mai multe e nevoie de DATABASE_URL și REDIS_URL
cli-value-address = ADRESĂ
cli-value-command = COMANDĂ
cli-value-options = OPȚIUNI
cli-value-edition = EDIȚIE
cli-value-file = FIȘIER
cli-value-folder = DOSAR
cli-value-language = LIMBĂ
cli-value-levels = NIVEL,…
cli-value-name = NUME
cli-value-number = N
cli-value-port = PORT
cli-value-rule = NUME=VALOARE
cli-value-seed = HEX

## Ce e greșit într-o linie de comandă

cli-error-language = --lang: „{ $value }” nu e una dintre limbi: { $choices }.
cli-error-command = Nu există comanda „{ $command }”; comenzile sunt { $choices }.
cli-error-command-near = Nu există comanda „{ $command }”; ai vrut să spui „{ $near }”?
cli-error-option = Aici nu există opțiunea „{ $option }”; opțiunile sunt { $choices }.
cli-error-option-near = Aici nu există opțiunea „{ $option }”; ai vrut să spui „{ $near }”?
cli-error-needs-value = { $option } are nevoie de o valoare după ea.
cli-error-takes-no-value = { $option } nu primește nicio valoare.
cli-error-extra = „{ $value }” e un cuvânt în plus.
cli-error-arguments = Linia de comandă nu are sens: { $reason }.
cli-error-missing-file = „lastcard { $command }” are nevoie de un fișier, sau de „-” pentru intrarea standard.
cli-error-missing-edition = „lastcard { $command }” are nevoie de o ediție: pocket, classic sau modern.
cli-error-number = { $option }: „{ $value }” nu e un număr întreg de la { $least } la { $most }.
cli-error-choice = { $option }: „{ $value }” nu e una dintre valori: { $choices }.
cli-error-seed = { $option }: „{ $value }” nu e o sămânță: trebuie să fie cifre hexazecimale, de pildă 1f.
cli-error-name = { $option }: „{ $value }” nu poate fi un nume: trebuie să aibă între 1 și 40 de caractere obișnuite.
cli-error-path = { $option }: „{ $value }” nu poate fi numele unui fișier.
cli-error-host = { $option }: „{ $value }” nu e nici adresă, nici numele unui calculator.
cli-error-rule = --rule: nu există regula „{ $rule }”; regulile sunt { $choices }.
cli-error-rule-near = --rule: nu există regula „{ $rule }”; ai vrut să spui „{ $near }”?
cli-error-custom = --rule custom: „{ $value }” nu e JSON; se scrie de pildă [{"{"}"do": [["draw", "others", 1]]{"}"}].
cli-error-players = --players: { $edition } e pentru { $least }–{ $most } jucători, nu { $given }.
cli-error-bots = --bots: { $given ->
        [one] e numit { $given } bot
        [few] sunt numiți { $given } boți
       *[other] sunt numiți { $given } de boți
    }, dar joacă doar { $players }: numește câte unul pentru fiecare loc, sau mai puțini, care se repetă.
cli-error-seat = --seat: în acest joc nu există locul { $given }; locurile sunt de la 0 la { $most }.
cli-error-file = „{ $file }” nu poate fi citit sau scris: { $reason }.
cli-error-file-missing = Nu există niciun fișier sau dosar „{ $file }”.
cli-error-file-folder = „{ $file }” e un dosar; e nevoie de un fișier.
cli-error-file-denied = Nu ai voie să citești sau să scrii „{ $file }”.
cli-error-too-deep = Intrarea are prea multe niveluri, sau nu încape în memorie.
cli-error-output = Ieșirea nu poate fi scrisă: { $reason }.
cli-error-internal = Ceva n-a mers în lastcard; te rugăm să ne spui: { $reason }
cli-error-saved-edition = „{ $file }” conține un joc al ediției { $saved }, nu { $given }: renunță la --edition sau alege alt fișier.
cli-error-saved-players = „{ $file }” conține un joc cu numărul de jucători { $saved }, nu { $given }: renunță la --players sau alege alt fișier.
cli-error-saved-name = „{ $file }” conține un joc al lui { $saved }, nu al lui { $given }: renunță la --name sau alege alt fișier.
cli-error-saved-rule = „{ $file }” conține un joc cu altă valoare pentru { $rule }: renunță la --rule { $rule } sau alege alt fișier.
cli-error-saved-seed = „{ $file }” conține un joc care nu a fost împărțit din sămânța { $given }: renunță la --seed sau alege alt fișier.

## Redare, verificare, simulare

cli-replay-turn = E rândul lui { $name }
cli-replay-over = Jocul s-a terminat.
cli-replay-round-over = Runda s-a terminat.
cli-verify-fine =
    { $rounds ->
        [one] { $rounds } rundă
        [few] { $rounds } runde
       *[other] { $rounds } de runde
    }, { $moves ->
        [one] { $moves } mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }: toate mutările sunt permise și toate cărțile sunt la locul lor.
cli-verify-result = Rezultatul e corect.
cli-verify-no-result = Înregistrarea nu spune niciun rezultat.
cli-sim-title = { $edition }, { $games ->
        [one] { $games } joc
        [few] { $games } jocuri
       *[other] { $games } de jocuri
    }, sămânța { $seed }
cli-sim-seat = locul { $seat }
cli-sim-wins = victorii
cli-sim-share = parte
cli-sim-points = puncte
cli-sim-count = { $count }
cli-sim-percent = { $share }
cli-sim-rounds = runde
cli-sim-turns = ture pe joc
cli-sim-turns-value = { $mean } în medie, { $most } cel mult
cli-sim-length = Ture într-o rundă, și câte runde au ținut atât:
cli-sim-blocked = runde blocate
cli-sim-blocked-value = { $passed } fără nimic de tras sau de jucat, { $endless } fără sfârșit
cli-sim-challenges = provocări
cli-sim-challenges-value = { $count }, dintre care îndreptățite { $right }
cli-sim-speed = viteză
cli-sim-speed-value = { $games } jocuri/s, { $turns } ture/s
cli-sim-prepared = gata după
cli-sim-seconds = { $seconds } s
cli-sim-preparing = Se pregătește …
cli-sim-progress = { $done } din { $total } jocuri

## Serverul (lastcard serve)

serve-ready-network = Masa e pusă! Telefoanele și prietenii din rețeaua ta deschid asta:
serve-ready-here-too = Iar pe acest calculator:
serve-ready-here = Masa e pusă! Pe acest calculator, deschide:
serve-other-port = Portul { $taken } e ocupat; de data asta e { $port }.
serve-reach-network = Deschis pentru dispozitivele din rețeaua ta și pentru nimeni altcineva.
serve-reach-here = Deschis doar pentru acest calculator.
serve-reach-alone = Nu s-a găsit nicio rețea: deocamdată e deschis doar pentru acest calculator.
serve-reach-public = Deschis pentru oricine poate ajunge la acest calculator, și de pe internet.
serve-data = Mesele tale se păstrează în { $folder }.
serve-data-shared = Mesele tale se păstrează în baza de date { $database }.
serve-workers =
    { $count ->
        [one] Aici servește un proces.
        [few] Aici servesc { $count } procese.
       *[other] Aici servesc { $count } de procese.
    }
serve-stop = Ctrl-C oprește serverul; jocurile continuă când îl pornești din nou.
serve-stopped = Oprit. Toate jocurile sunt salvate.
serve-not-built = Paginile acestui joc nu au fost construite: pornește-l cu „python3 go.py play” sau instalează-l din nou.
serve-error-port = Portul { $port } e ocupat: alege altul cu --port.
serve-error-port-denied = Nu ai voie să folosești portul { $port }: alege unul de la 1024 în sus cu --port.
serve-error-host = Acest calculator nu are nicio adresă „{ $host }” la care să asculte.
serve-error-taken = Un alt server folosește deja dosarul „{ $folder }”: oprește-l sau alege alt dosar cu --data.
serve-error-newer = Dosarul „{ $folder }” vine de la un lastcard mai nou: actualizează-l pe acesta sau alege alt dosar cu --data.
serve-error-older-beside = Servere cu un lastcard mai vechi folosesc „{ $folder }” și n-ar mai putea continua după ce acesta o aduce la zi: oprește-le mai întâi pe toate.
serve-error-damaged = Baza de date din dosarul „{ $folder }” nu poate fi deschisă: { $reason }.
serve-error-database-url = { $variable } nu e adresa unei baze de date PostgreSQL; ea arată așa: postgresql://UTILIZATOR:PAROLĂ@CALCULATOR:5432/NUME.
serve-error-redis-url = { $variable } nu e adresa unui server Valkey sau Redis; ea arată așa: redis://CALCULATOR:6379/0.
serve-error-redis-alone = REDIS_URL are o valoare, dar DATABASE_URL nu: serverele care lucrează împreună au nevoie și de o bază de date PostgreSQL; dă-le pe amândouă sau pe niciuna.
serve-error-cluster = Ca mesele să stea în PostgreSQL mai trebuie ceva instalat: instalează „lastcard[cluster]”.
serve-error-unreachable = Nu se ajunge la baza de date { $folder }: { $reason }.
serve-error-bus = Nu se ajunge la serverul Valkey sau Redis din REDIS_URL: { $reason }.
serve-error-taken-database = Alt server folosește deja baza de date { $folder }. Pentru mai multe deodată, pune REDIS_URL la toate.
serve-error-newer-database = Baza de date { $folder } vine de la un lastcard mai nou: actualizează-l pe acesta.
serve-error-address = { $variable }: „{ $value }” nu e o adresă cu port, de pildă 127.0.0.1:9100.
serve-error-metrics = LASTCARD_METRICS: metricile nu pot fi oferite la { $address }: { $reason }.
serve-error-networks = { $variable }: „{ $value }” nu e nici adresă, nici rețea, de pildă 10.0.0.0/8.
serve-error-days = { $variable }: „{ $value }” nu e nici un număr de zile de la 1 la { $most }, nici „never” (niciodată).
serve-error-workers = Mai multe procese împart o bază de date PostgreSQL și un server Valkey sau Redis: dă DATABASE_URL și REDIS_URL sau renunță la --workers.
serve-error-workers-here = Pe Windows, la un port servește un singur proces: renunță la --workers.
serve-error-worker = Un proces s-a încheiat cu starea { $status } înainte să poată servi: jurnalul spune mai multe.

## Masa

term-you = Tu
term-bot-names = Bo Ana Dan Ema Gelu Ion Lia Mara Nae Pia
term-round = Runda { $number }
term-clockwise = în sensul acelor de ceas
term-counter-clockwise = invers acelor de ceas
term-top = Deasupra:
term-colour = Culoare:
term-draw-pile = Teancul de tras: { $count }
term-discard-pile = Decartate: { $count }
term-no-uno = încă fără UNO
term-partner = { $name } (echipa ta)
term-open = { $name } arată:
term-hand =
    { $count ->
        [one] Mâna ta, { $count } carte ({ $sign } se poate juca):
        [few] Mâna ta, { $count } cărți ({ $sign } se poate juca):
       *[other] Mâna ta, { $count } de cărți ({ $sign } se poate juca):
    }
term-hand-give = Mâna ta ({ $sign } se poate da mai departe):
term-hand-discard = Mâna ta ({ $sign } se poate decarta):

## Ce se întreabă

term-prompt-play = E rândul tău: numărul unei cărți sau „{ $draw }” („{ $help }”):
term-prompt-draw = Nicio carte nu merge: „{ $draw }” („{ $help }”):
term-prompt-pass = Nu e nimic de tras și nimic de jucat: „{ $word }”:
term-prompt-must-play = Nu mai e nimic de tras: numărul unei cărți:
term-prompt-stack =
    { $count ->
        [one] Datorezi { $count } carte: răspunde cu numărul unei cărți sau „{ $draw }”:
        [few] Datorezi { $count } cărți: răspunde cu numărul unei cărți sau „{ $draw }”:
       *[other] Datorezi { $count } de cărți: răspunde cu numărul unei cărți sau „{ $draw }”:
    }
term-prompt-stack-draw =
    { $count ->
        [one] Datorezi { $count } carte: „{ $draw }”:
        [few] Datorezi { $count } cărți: „{ $draw }”:
       *[other] Datorezi { $count } de cărți: „{ $draw }”:
    }
term-prompt-drawn = Poți juca { $card }: „{ $play }” sau „{ $keep }”?
term-prompt-drawn-must = Trebuie să joci { $card }: „{ $play }”:
term-prompt-colour = Cu ce culoare începem?
term-prompt-give = Ce carte îi dai lui { $name }?
term-prompt-discard = Ce carte decartezi?
term-prompt-confirm = „{ $word }” după ce ai făcut:
term-prompt-challenge =
    { $count ->
        [one] „{ $accept }” și tragi { $count } carte, sau „{ $challenge }”, ca pe o cacealma?
        [few] „{ $accept }” și tragi { $count } cărți, sau „{ $challenge }”, ca pe o cacealma?
       *[other] „{ $accept }” și tragi { $count } de cărți, sau „{ $challenge }”, ca pe o cacealma?
    }
term-prompt-challenge-answer =
    { $count ->
        [one] „{ $accept }” și tragi { $count } carte, „{ $challenge }”, ca pe o cacealma, sau răspunzi cu o carte?
        [few] „{ $accept }” și tragi { $count } cărți, „{ $challenge }”, ca pe o cacealma, sau răspunzi cu o carte?
       *[other] „{ $accept }” și tragi { $count } de cărți, „{ $challenge }”, ca pe o cacealma, sau răspunzi cu o carte?
    }
term-prompt-chance = Enter pentru a continua:
term-prompt-next-round = Enter împarte runda următoare:
term-prompt-resume = Îl continui? „{ $yes }” sau „{ $no }”:
term-ask-colour = Ce culoare?
term-ask-player = Ce jucător?
term-never-mind = Bine, lăsăm.
term-chance-uno = Ai rămas cu o singură carte. „{ $word }” o spune la timp:
term-chance-catch = { $name } n-a spus UNO. „{ $word }” prinde:
term-chance-jump = Ai aceeași carte, { $card }. „{ $number }” o joacă peste rând:

## Răspunsuri

term-unclear = „{ $text }” nu e aici nici carte, nici culoare, nici comandă; „{ $help }” le arată.
term-unclear-number =
    { $count ->
        [one] Nu există cartea { $text }: ai { $count }.
        [few] Nu există cartea { $text }: ai { $count }.
       *[other] Nu există cartea { $text }: ai { $count }.
    }
term-unclear-kind = În această ediție nu există { $card }.
term-unclear-card = Ce carte? Scrie numărul ei după „{ $word }”.
term-unclear-colour = Scrie numărul culorii, litera sau numele ei.
term-unclear-player = Aici nu mai e nimeni cu numele „{ $text }”.
term-unclear-players = „{ $text }” se potrivește mai multor jucători; scrie mai mult din nume.
term-unclear-catch = Pe cine? Scrie un nume după „{ $word }”.
term-unclear-extra = „{ $word }” stă singur, fără „{ $extra }”.
term-unclear-why = Ce carte? Scrie numărul ei după „{ $word }”.
term-why-can = { $card } se poate juca acum.
term-saved = Salvat.
term-not-saved = Acest joc nu se păstrează; începe cu --save FIȘIER ca să-l păstrezi.
term-resume = Există un joc neterminat: { $edition }, cu { $names }, runda { $round }.
term-resume-unreadable = Ultimul joc nu a putut fi citit. A fost pus deoparte aici: { $file }
term-put-aside = Jocul neterminat a fost pus deoparte. Ca să-l continui:
term-welcome-back = Jocul continuă de unde rămăsese.
term-meanwhile = Ce s-a întâmplat ultima dată:
term-bye = Jocul e păstrat. Ca să-l continui:
term-bye-unsaved = Pe curând! Acest joc nu a fost păstrat; cu --save FIȘIER ar fi.
term-game-over = Acest joc s-a terminat. Alege alt fișier pentru un joc nou.

## Puncte

term-sheet = Sfârșitul rundei { $number }
term-player = Jucător
term-left = în mână
term-gain = runda asta
term-total = total
term-target =
    { $target ->
        [one] Jocul se câștigă cu { $target } punct.
        [few] Jocul se câștigă cu { $target } puncte.
       *[other] Jocul se câștigă cu { $target } de puncte.
    }
term-target-low =
    { $target ->
        [one] Jocul se termină când cineva are { $target } punct; câștigă cine are cele mai puține.
        [few] Jocul se termină când cineva are { $target } puncte; câștigă cine are cele mai puține.
       *[other] Jocul se termină când cineva are { $target } de puncte; câștigă cine are cele mai puține.
    }

## Ajutorul jucătorului

term-help-title = Ce poți scrie
term-help-now = Ce poți face acum
term-help-else = Ce mai poți scrie
term-help-card = joacă această carte, după număr sau după literă
term-help-uno = joac-o și spune UNO; și „{ $uno }” singur o spune
term-help-wild = joacă un Joker și alege culoarea (R, Y, G, B)
term-help-draw = trage o carte, sau toate cărțile pe care le datorezi
term-help-keep = ce faci cu cartea trasă
term-help-play-drawn = joacă cartea trasă
term-help-pass = spune pas, fiindcă nu e nimic de tras și nimic de jucat
term-help-give = dă această carte jucătorului următor
term-help-discard = decartează această carte
term-help-colour = alege culoarea cu care se începe
term-help-done = spune că s-a făcut ce cere cartea
term-help-call = spune UNO, fiindcă ai o singură carte
term-help-challenge = răspunsurile la un Joker trage
term-help-catch = prinde un jucător care n-a spus UNO
term-help-why = de ce nu se poate juca o carte
term-help-hand = arată din nou masa; la fel și Enter
term-help-scores = punctele de până acum
term-help-rules = regulamentul acestui joc
term-help-save = salvează acum; oricum se salvează după fiecare mutare
term-help-quit = oprește-te deocamdată
term-help-cards = Litere: R roșu, Y galben, G verde, B albastru; S Stai o tură, R Schimbă sensul, +1 +2 +4 cărți de tras, W Joker.

## Cuvinte care se pot scrie

term-words-play = joacă j
term-words-draw = trage t
term-words-keep = păstrează
term-words-pass = pas
term-words-give = dă
term-words-discard = decartează
term-words-colour = culoare
term-words-uno = uno
term-words-catch = prinde
term-words-challenge = provoacă
term-words-accept = accept accepta
term-words-done = gata
term-words-why = de-ce
term-words-hand = mâna masa
term-words-scores = puncte
term-words-rules = reguli
term-words-save = salvează
term-words-help = ajutor
term-words-quit = ieși ieșire
term-words-yes = da
term-words-no = nu
