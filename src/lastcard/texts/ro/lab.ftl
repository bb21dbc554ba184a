# The laboratory (lastcard lab, duel, ladder). Browsers are not sent these texts.

## Studii (lastcard lab)

cli-help-lab = Studiază jocul: îl joacă de foarte multe ori cu reguli diferite și arată ce se schimbă.
cli-help-lab-studies = Studii:
cli-help-lab-editions = care ediții, separate prin virgule (toate trei dacă nu e dat)
cli-help-lab-players = câți joacă, separați prin virgule (2,4 dacă nu e dat)
cli-help-lab-vary = o regulă de încercat cu mai multe valori; fără valori, cu toate; se poate repeta
cli-help-lab-bots = cine joacă pe fiecare loc, separați prin virgule; în studiile de pricepere primul joacă împotriva celorlalți
cli-help-lab-games = câte jocuri cu fiecare set de reguli (10000 dacă nu e dat)
cli-help-lab-ray = joacă pe clusterul Ray de la această adresă; „local” pornește unul pe acest calculator
cli-help-lab-keep = păstrează rezultatele în acest dosar și le folosește pe cele de acolo: un studiu întrerupt continuă
cli-help-lab-pace = câte secunde durează o tură la masa voastră, pentru minute (6 dacă nu e dat)
cli-help-lab-csv = scrie cifrele în acest fișier, ca CSV
cli-help-lab-parquet = scrie cifrele în acest fișier, ca Parquet
cli-help-lab-plot = desenează cifrele în acest fișier: .svg, .png, .pdf sau .webp
cli-value-study = STUDIU
cli-value-editions = EDIȚIE,…
cli-value-numbers = N,…
cli-value-values = NUME=VALOARE,…
cli-value-seconds = SECUNDE

cli-error-missing-study = „lastcard { $command }” are nevoie de un studiu: { $choices }.
cli-error-study-varies = --vary: { $study } alege singur ce reguli încearcă; renunță la --vary sau ia alt studiu.
cli-error-vary-values = --vary: { $rule } are prea multe valori ca să fie încercate toate; numește câteva, de pildă { $example }.
cli-error-needs-package = { $option } are nevoie de { $package }, care nu e instalat; se instalează așa: pip install "lastcard[{ $extra }]"
cli-error-picture = --plot: „{ $file }” nu spune ce fel de imagine e; numele trebuie să se termine în { $endings }.

cli-lab-study-length = Cât durează o rundă.
cli-lab-study-game = Cât durează un joc întreg, până la punctele care îl câștigă.
cli-lab-study-first-player = Dacă e un avantaj să începi.
cli-lab-study-lead = Cât de des se schimbă cine conduce și cât cresc mâinile.
cli-lab-study-endings = Câte runde se blochează, rămân fără câștigător sau abia se mai termină.
cli-lab-study-skill = Cu cât mai des câștigă cine joacă mai bine: pricepere contra noroc.
cli-lab-study-cards = Ce se trage, se joacă și se provoacă într-o rundă, și cât valorează.
cli-lab-study-house-rules = Ce schimbă fiecare regulă a casei mai cunoscută.
cli-lab-study-options = Ce schimbă fiecare valoare a fiecărei reguli.

cli-lab-measure-turns = Ture într-o rundă
cli-lab-measure-minutes = Minute pentru o rundă
cli-lab-measure-median = Ture pe care jumătate dintre runde nu le depășesc
cli-lab-measure-slow = Ture pe care nouă runde din zece nu le depășesc
cli-lab-measure-long = Runde de peste { $turns } de ture
cli-lab-measure-rounds = Runde într-un joc
cli-lab-measure-game-turns = Ture într-un joc
cli-lab-measure-game-minutes = Minute pentru un joc
cli-lab-measure-first = Runde câștigate de cine începe
cli-lab-measure-first-edge = Victoriile celui care începe, peste partea dreaptă
cli-lab-measure-dealer-edge = Victoriile celui care împarte, peste partea dreaptă
cli-lab-measure-leads = Schimbări la conducere într-o rundă
cli-lab-measure-longest-hand = Cărți în cea mai lungă mână dintr-o rundă
cli-lab-measure-blocked = Runde în care nimeni nu mai poate juca
cli-lab-measure-endless = Runde fără sfârșit
cli-lab-measure-unwon = Runde fără câștigător
cli-lab-measure-drawn = Cărți trase într-o rundă
cli-lab-measure-wilds = Jokeri jucați într-o rundă
cli-lab-measure-challenges = Provocări într-o rundă
cli-lab-measure-bluffs = Provocări care descoperă o cacealma
cli-lab-measure-points = Puncte câștigate într-o rundă
cli-lab-measure-better = Runde câștigate de cine joacă mai bine
cli-lab-measure-better-edge = Victoriile celui mai bun, peste partea dreaptă

cli-lab-title = { $games ->
        [one] { $games } joc
        [few] { $games } jocuri
       *[other] { $games } de jocuri
    } cu fiecare set de reguli, sămânța { $seed }
cli-lab-played-by = Joacă boții { $bots }.
cli-lab-table = { $edition }, { $players ->
        [one] { $players } jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    }
cli-lab-own-rules = reguli proprii
cli-lab-interval = 95 %
cli-lab-change = schimbare
cli-lab-percentage-points = { $number } pp
cli-lab-nothing = niciuna
cli-lab-left-out = Lăsat deoparte, fiindcă nu se poate juca: { $what }
cli-lab-kept = { $found } din { $wanted ->
        [one] { $wanted } parte
        [few] { $wanted } părți
       *[other] { $wanted } de părți
    } sunt deja în „{ $folder }”; restul se joacă acum.
cli-lab-kept-outdated = Ce se află în „{ $folder }” a fost jucat cu alte reguli sau alți boți, ori de altă versiune, așa că totul se joacă din nou.
cli-lab-kept-other = Ce se află în „{ $folder }” ține de alt studiu, așa că acesta se joacă în întregime.
cli-lab-kept-interrupted = Întrerupt; aceeași comandă continuă de aici, fiindcă ce s-a jucat e în „{ $folder }”.
cli-lab-time-left = mai sunt { $time }
cli-lab-hours = { $count } h
cli-lab-minutes = { $count } min
cli-lab-seconds = { $count } s

## Cât de puternici sunt boții (lastcard duel, lastcard ladder)

cli-help-duel = Pune boți să joace între ei, toți cu aceleași cărți de pe fiecare loc, și arată care e mai puternic.
cli-help-ladder = Pune fiecare bot să joace cu fiecare altul și le dă punctaje.
cli-help-duel-players = câți joacă (câți boți sunt dacă nu e dat)
cli-help-duel-games = câte jocuri (10000 dacă nu e dat; 400 cu un bot care caută)
cli-help-duel-samples = câte împărțiri joacă în minte un champion la o mutare (100 dacă nu e dat; champion:200 îl stabilește pentru un bot)
cli-help-duel-milliseconds = atâtea împărțiri câte încap în acest timp pe mutare pe acest calculator
cli-help-ladder-bots = ce boți, separați prin virgule (toate nivelurile dacă nu e dat); primul are 1000 de puncte
cli-help-ladder-games = câte jocuri pentru fiecare doi boți la fiecare masă (4000 dacă nu e dat; a zecea parte cu un bot care caută)
cli-help-ladder-keep = păstrează rezultatele în acest dosar și le folosește pe cele de acolo: un clasament întrerupt continuă
cli-help-ladder-plot = desenează punctajele în acest fișier: .svg, .png, .pdf sau .webp
cli-value-bots = BOT BOT …

cli-error-missing-bots = „lastcard { $command }” are nevoie de doi boți sau mai mulți, dintre { $choices }.
cli-error-bot-twice = „{ $bot }” apare de două ori; numește boți diferiți.
cli-error-bot-number = { $option }: în „{ $value }” numărul nu are rost, fiindcă doar champion caută.
cli-error-duel-seats = { $given ->
        [one] E numit { $given } bot
        [few] Sunt numiți { $given } boți
       *[other] Sunt numiți { $given } de boți
    }, dar joacă doar { $players }; --players spune câți.
cli-error-two-limits = Dă --samples sau --milliseconds, nu pe amândouă.

cli-duel-title = { $edition }, { $players ->
        [one] { $players } jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    }, { $games ->
        [one] { $games } joc
        [few] { $games } jocuri
       *[other] { $games } de jocuri
    }, sămânța { $seed }
cli-duel-points = puncte/joc
cli-duel-pace = ms/mutare
cli-duel-deals = { $deals ->
        [one] Aceeași { $deals } împărțire
        [few] Aceleași { $deals } împărțiri
       *[other] Aceleași { $deals } de împărțiri
    } pentru toți, fiecare jucată { $seatings ->
        [one] o dată
        [few] de { $seatings } ori
       *[other] de { $seatings } de ori
    }, cu boții pe alte locuri.
cli-duel-fair = La puteri egale, fiecare ar câștiga { $share }.
cli-duel-stronger = { $bot } e mai puternic.
cli-duel-even = Nu se vede ca vreunul să fie mai puternic; poate cu mai multe jocuri.
cli-duel-samples = Champion joacă în minte { $samples ->
        [one] { $samples } împărțire
        [few] { $samples } împărțiri
       *[other] { $samples } de împărțiri
    } la o mutare.
cli-duel-speed = { $moves } mutări/s

cli-ladder-title = { $games ->
        [one] { $games } joc
        [few] { $games } jocuri
       *[other] { $games } de jocuri
    } pentru fiecare doi boți, sămânța { $seed }
cli-ladder-rating = punctaj
cli-ladder-players = jucători
cli-ladder-against = contra { $bot }
cli-ladder-scale = Cu 400 de puncte în plus, șansa de a câștiga e de zece ori mai mare: între doi boți, 100 de puncte în plus câștigă 64 de jocuri din 100.
cli-ladder-fewer = Cu un bot care caută se joacă a zecea parte.
