# What the server says by codes: why something was refused, what happened at the table, advice about rules, presets.
# $name is who it is about, $bot the bot that plays on.

## Refused by a table

refused-no-name = Spune-ne întâi cum te cheamă.
refused-empty-name = Numele e gol: folosește litere sau cifre.
refused-not-seated = Nu ai loc la masa asta.
refused-not-host = Asta o poate face doar gazda.
refused-only-waiting = Asta se poate schimba doar înainte de joc.
refused-no-game = Acum nu se joacă nimic.
refused-no-seat = Locul ăsta nu există la masă.
refused-seat-taken = Locul e deja ocupat.
refused-seat-empty = Pe locul ăsta nu stă nimeni.
refused-no-free-seat = Nu e niciun loc liber.
refused-already-seated = Ai deja un loc la masa asta.
refused-too-few-seats =
    { $count ->
        [one] E nevoie de cel puțin { $count } loc.
        [few] E nevoie de cel puțin { $count } locuri.
       *[other] E nevoie de cel puțin { $count } de locuri.
    }
refused-not-a-person = Gazdă poate fi doar o persoană.
refused-unknown-bot = Aici nu există un bot de nivelul ăsta.
refused-unknown-option = Una dintre opțiuni nu e cunoscută aici.
refused-bad-option = Valoarea asta nu se poate alege.
refused-bad-rules =
    { $advice ->
        [players] Ediția e pentru { $least }–{ $most } jucători, iar locuri sunt { $seats }.
        [teams-four] În perechi se joacă în patru, iar locuri sunt { $seats }.
       *[hand-too-large] La { $seats } jucători nu ajung cărțile: cel mult { $most } de fiecare.
    }
refused-seats-empty =
    { $count ->
        [one] Mai e { $count } loc gol.
        [few] Mai sunt { $count } locuri goale.
       *[other] Mai sunt { $count } de locuri goale.
    }
refused-not-agreed =
    { $count ->
        [one] { $count } jucător n-a spus încă da la cărțile personalizate.
        [few] { $count } jucători n-au spus încă da la cărțile personalizate.
       *[other] { $count } de jucători n-au spus încă da la cărțile personalizate.
    }
refused-text-changed = Cărțile personalizate tocmai s-au schimbat: mai uită-te o dată.
refused-already-started = Jocul a început deja.
refused-game-runs = Runda încă se joacă.
refused-paused = Jocul e în pauză.
refused-stale = Masa s-a schimbat între timp: mai uită-te o dată.
refused-too-soon = O clipă: lasă-i timp să spună UNO.
refused-bad-move = Asta nu e o mutare la masa asta.
refused-other-seat = Poți juca doar de pe locul tău.
refused-chat-off = Discuțiile sunt oprite.
refused-say-one = Spune câte un lucru pe rând.
refused-empty-text = Nu e nimic de citit.
refused-game-not-over = Jocul nu s-a terminat încă.
refused-no-such-game = Jocul ăsta nu există la masă.

## Refused by the server

refused-malformed = Serverul n-a înțeles.
refused-bad-record = Ăsta nu e un joc salvat.
refused-not-here = Serverul e doar pentru dispozitivele din rețeaua lui.
refused-wrong-origin = A venit de pe altă pagină și nu s-a făcut nimic.
refused-private = La masa asta gazda nu primește spectatori.
refused-kept-out = Deocamdată nu te poți așeza și nici nu poți scrie aici. Gazda te poate primi din nou.
refused-no-line = Mesajul acesta nu mai e aici sau e al tău.
refused-too-long = La masa asta s-au întâmplat atâtea, încât nu mai încape nimic: fă una nouă și invită-i acolo pe toți.
refused-not-found = La adresa asta nu e nimic.
refused-gone = Nu există nicio masă cu codul ăsta.
refused-link-gone = Linkul a fost folosit sau e prea vechi. Fă altul pe celălalt dispozitiv.
refused-wrong-method = La adresa asta nu se poate așa ceva.
refused-not-json = Serverul aștepta altceva.
refused-too-large = E prea mare.
refused-wrong-host = Serverul nu se recunoaște la adresa asta.
refused-too-fast = Prea repede: așteaptă o clipă.
refused-limit = Prea multe deodată: încearcă mai târziu.
refused-internal = Serverul a greșit. Nu s-a schimbat nimic.
refused-not-saved = Nu s-a putut salva, deci nu s-a schimbat nimic. E plin discul serverului?
refused-unreachable = Nu se ajunge acum la mese. Mai încearcă peste o clipă.

## What happened at the table

table-event-sat = { $name } ia loc la masă.
table-event-moved = { $name } își schimbă locul.
table-event-named = { $old } își spune acum { $name }.
table-event-bot-sat = La masă ia loc botul { $name }.
table-event-bot-set = Botul { $name } joacă acum la alt nivel.
table-event-bot-free = Locul botului { $name } e liber pentru cine îl vrea.
table-event-bot-removed = Botul { $name } pleacă.
table-event-left = { $name } pleacă.
table-event-left-bot = { $name } pleacă: joacă mai departe botul { $bot }.
table-event-removed = Gazda ridică de pe loc: { $name }.
table-event-removed-bot = Gazda ridică de pe loc: { $name }. Joacă mai departe botul { $bot }.
table-event-kept-out = { $name } deocamdată nu se poate așeza și nici nu poate scrie aici.
table-event-let-in = { $name } se poate așeza și poate scrie din nou aici.
table-event-seats =
    { $count ->
        [one] Acum e { $count } loc.
        [few] Acum sunt { $count } locuri.
       *[other] Acum sunt { $count } de locuri.
    }
table-event-rules = Regulile s-au schimbat.
table-event-custom = Cărțile personalizate s-au schimbat: toți sunt întrebați din nou.
table-event-settings = Setările mesei s-au schimbat.
table-event-agreed = { $name } spune da la cărțile personalizate.
table-event-host-handed = Acum gazdă e { $name }.
table-event-host-vacant = Gazda a plecat: acum gazdă e { $name }.
table-event-host-absent = Gazda lipsește: acum gazdă e { $name }.
table-event-stand-in-absent = { $name } lipsește: între timp joacă un bot.
table-event-stand-in-idle = Pentru { $name } timpul s-a scurs de două ori: joacă un bot până dă un semn.
table-event-stand-in-asked = Pentru { $name } joacă deocamdată un bot.
table-event-stand-in-back = { $name } joacă din nou.
table-event-paused = Jocul e în pauză.
table-event-resumed = Jocul continuă.
table-event-ended = Înapoi în sala de așteptare.

## Advice about the rules

advice-players = Ediția e pentru { $least }–{ $most } jucători, iar locuri sunt { $seats }.
advice-teams-four = În perechi se joacă în patru, iar locuri sunt { $seats }.
advice-hand-too-large = La { $seats } jucători nu ajung cărțile: cel mult { $most } de fiecare.
advice-hand-one = Cu câte o carte, runda o câștigă primul care poate juca.
advice-target-one = Ajunge un punct: hotărăște prima rundă.
advice-opening-wild-none = Fără efect: ediția n-are joker simplu.
advice-swap-last-none = Fără efect: ediția n-are schimb de mâini.
advice-swap-last-finish = Fără efect: aici nu se încheie cu un joker.
advice-draw-limit-unused = Fără efect fără „{ option-draw-until-playable }”.
advice-draw-until-one = Fără efect cât timp se trage o singură carte pe rând.
advice-stacking-none = Fără efect: ediția n-are cărți de tras.
advice-wild-draw-none = Fără efect: ediția n-are Joker trage.
advice-wild-draw-test-free = Fără efect: aici Joker trage se poate juca oricând.
advice-uno-penalty-auto = Fără efect: UNO îl spune jocul, deci nu poate fi prins nimeni.
advice-uno-penalty-none = Dacă ești prins fără UNO, nu te costă nimic.
advice-false-call-auto = UNO îl spune jocul: cine îl spune și el doar trage cărți.
advice-false-catch-auto = UNO îl spune jocul: cine vrea să prindă pe cineva doar trage cărți.
advice-seven-zero-none = Fără efect: ediția n-are nici 7, nici 0.
advice-seven-zero-only-seven = Ediția n-are 0: doar 7 schimbă mâinile.
advice-seven-zero-only-zero = Ediția n-are 7: doar 0 dă mâinile mai departe.
advice-jump-in-single = Fără efect: ediția n-are două cărți la fel.
advice-two-player-reverse-none = Fără efect: ediția n-are Schimbă sensul.
advice-two-player-reverse-more = Fără efect când jucătorii sunt { $seats }: e pentru doi.
advice-dip-pass-none = Fără efect: ediția n-are Joker scotocește teancul.
advice-custom-none = Fără efect: ediția n-are cărți personalizate.
advice-custom-again-skip = Cartea { $card }: dacă joci din nou, turele pierdute nu se mai pierd.
advice-custom-reverse-two = Cartea { $card }: în doi, schimbarea sensului nu face nimic.

## Presets

preset-own = Ale ediției
preset-own-meaning = Regulile cu care vine ediția.
preset-family = În familie
preset-family-meaning = Nimic de uitat și fără cacealmale: UNO îl spune jocul, iar 150 de puncte câștigă.
preset-party = Petrecere
preset-party-meaning = Aduni cărți de tras, schimbi mâinile cu 7 și 0, bagi peste rând și tragi până merge una.
preset-pocket-party = Petrecere
preset-pocket-party-meaning = Aduni cărți de tras, schimbi mâinile cu 7 și tragi până merge una.
preset-quick = O rundă
preset-quick-meaning = Cine câștigă runda câștigă jocul.
preset-strict = Ca la carte
preset-strict-meaning = UNO greșit sau o prindere greșită costă două cărți, cartea trasă care merge se joacă, iar ultima carte e un număr.
preset-partners = Doi contra doi
preset-partners-meaning = Patru jucători, perechile stau față în față.
preset-lowest = Totalul cel mai mic
preset-lowest-meaning = Fiecare își adună punctele: când cineva are 100, câștigă totalul cel mai mic.
