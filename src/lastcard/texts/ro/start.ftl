# The screens around the game: start page, lobby, waiting room, settings, studio, chat panel, menus, replays, broken and empty states.

## Everywhere

do-close = Închide
do-cancel = Renunță
do-back = Înapoi
do-copy = Copiază linkul
do-copied = Link copiat.
do-copy-self = Aici nu se poate copia automat: linkul e selectat, copiază-l tu.
do-share = Trimite
do-save = Salvează
do-retry = Încearcă din nou
do-home = Pagina de start
do-less = Mai puțin
do-more = Mai mult
sign-main = Pagina de start lastcard

## Waiting for something

loading-catalogue = Se aduc jocurile…
loading-lobby = Se caută mese deschise…
loading-replay = Se aduce jocul…
loading-claim = Locurile tale vin pe acest dispozitiv…

## Names

name-ask = Cum îți spunem?
name-label = Numele tău
name-hint = Îl vede toată masa. Altceva nu întrebăm.
name-playing = Joci ca { $name }
name-change = Schimbă numele
name-needed = Mai întâi un nume, ca ceilalți să știe cine ești.

## The start page

start-title = Hai la cărți
start-tagline = Scapă primul de ultima carte. Cu familia, prietenii sau boții.
start-new = Joc nou
start-edition = Ediția
start-facts = Cărți: { $cards } · jucători: { $least }–{ $most }
start-players = Jucători la masă
start-bots = Cât de bine joacă boții
start-mixed = Amestecat
start-mixed-meaning = Boți de niveluri diferite: unul prudent, unul ușor, unul isteț, apoi un campion.
start-play = Joacă acum
start-play-hint =
    { $count ->
        [one] Cu { $count } bot
        [few] Cu { $count } boți
       *[other] Cu { $count } de boți
    }
start-invite = Invită prieteni
start-making = Se pregătește masa…
start-more = Reguli și reluări
start-rules = Cum se joacă
start-replay = Deschide un joc salvat

## Joining

join-title = Intră la o masă
join-code = Codul mesei
join-go = Intră
join-hint = Majusculele și spațiile nu contează. Poți lipi și un link, iar codul QR se deschide cu camera telefonului.
join-short = Codul nu e întreg: are { $count } litere și cifre.

## Tables in a list

lobby-title = Mese deschise
lobby-refresh = Caută din nou
lobby-empty = Acum nu e nicio masă deschisă. Fă tu una și pornește „În lista meselor deschise”.
lobby-free =
    { $count ->
        [one] { $count } loc liber
        [few] { $count } locuri libere
       *[other] { $count } de locuri libere
    }
lobby-full = niciun loc liber
lobby-changes =
    { $count ->
        [one] { $count } regulă schimbată
        [few] { $count } reguli schimbate
       *[other] { $count } de reguli schimbate
    }
lobby-sit = Ia loc
lobby-watch = Privește
lobby-nobody = încă nimeni
mine-title = Mesele tale
mine-turn = E rândul tău
phase-waiting = așteaptă jucători
phase-playing = se joacă
phase-round-over = între runde
phase-game-over = joc terminat

## The waiting room

room-title = Masa { $code }
room-invite = Invită
room-code = Codul
room-link = Linkul
room-qr = Cod QR care deschide masa pe alt telefon
room-qr-show = Arată codul QR
room-share-text = Hai la cărți: { $name } îți ține un loc.
room-alone = Încă nu e nimeni altcineva. Trimite linkul sau spune codul.
room-meanwhile = Joacă între timp cu boți
room-seats = Locuri
room-seat-count = Numărul de locuri
room-you = tu
room-free = Loc liber
room-host = Gazda
room-bot-level = bot: { $level }
room-here = e aici
room-away = plecat o clipă
room-agreed = de acord
room-seat-number = Locul { $number }
room-seat-name = Locul { $number }: { $who }
room-sit = Stai aici
room-sit-bot = Ia locul botului
room-leave-seat = Lasă locul
room-add-bot = Pune un bot
room-bot-change = Nivelul botului
room-bot-remove = Trimite botul la plimbare
room-remove = Ridică jucătorul de pe loc: { $name }
room-hand-over = Dă rolul de gazdă: { $name }
room-fill = Completează cu boți
room-fewer = Scoate locurile goale
room-start = Începe jocul
room-starting = Se împarte…
room-ready-to-start = Sunteți toți. Poți începe.
room-wait-host = Jocul îl începe { $name }.
room-wait-nobody = Încă nu e nicio gazdă: ia loc și ești tu.
room-empty =
    { $count ->
        [one] Mai e { $count } loc gol.
        [few] Mai sunt { $count } locuri goale.
       *[other] Mai sunt { $count } de locuri goale.
    }
room-agree-missing = Cărțile personalizate mai așteaptă un da de la { $names }.
room-agree-you = Cărțile personalizate așteaptă un da de la tine.
room-agree-look = Citește cărțile
room-watching = Ești spectator. Ia un loc liber ca să joci.
room-watching-full = Ești spectator. Acum nu e niciun loc liber.
room-spectators =
    { $count ->
        [one] { $count } spectator
        [few] { $count } spectatori
       *[other] { $count } de spectatori
    }
room-rules = Regulile acestei mese
room-rules-own = Exact regulile ediției.
room-rules-changed = Diferit față de ediție:
room-rules-change = Schimbă regulile
room-rules-show = Vezi toate regulile
room-writing = Scrie cărțile personalizate

## How the table is run

run-title = Cum merge masa
run-open = În lista meselor deschise
run-open-meaning = Oricine de pe acest server poate găsi masa și se poate așeza.
run-watching = Spectatorii
run-watching-meaning = Cine are linkul poate privi, fără să vadă vreo mână.
run-chat = Discuții
run-chat-meaning = Cei de la masă își pot scrie.
run-kept-out = Cine nu mai e primit la masă
run-let-in = Primește din nou: { $name }
run-timer = Timp de gândire
run-timer-meaning = Când se termină, un bot ia această decizie.
run-grace = Cât se așteaptă absenții
run-grace-meaning = Apoi joacă un bot în locul lor, până se întorc.
run-pace = Ritmul boților
run-pace-slow = lent
run-pace-normal = mediu
run-pace-fast = rapid
time-none = fără limită
time-ever = oricât e nevoie
time-seconds =
    { $count ->
        [one] { $count } secundă
        [few] { $count } secunde
       *[other] { $count } de secunde
    }
time-minutes =
    { $count ->
        [one] { $count } minut
        [few] { $count } minute
       *[other] { $count } de minute
    }
time-hours =
    { $count ->
        [one] { $count } oră
        [few] { $count } ore
       *[other] { $count } de ore
    }
time-days =
    { $count ->
        [one] { $count } zi
        [few] { $count } zile
       *[other] { $count } de zile
    }

## Settings

settings-title = Regulile
settings-lead = Fiecare schimbare o vede toată masa.
settings-only-host = Doar { $name } poate schimba aceste reguli.
settings-only-waiting = Regulile se schimbă înainte de joc, nu în timpul lui.
settings-presets = Gata făcute
settings-changed = schimbat
settings-reset = Înapoi la cea din ediție: { $value }
settings-reset-all = Resetează tot
settings-own-value = În ediție: { $value }
settings-stops = Așa jocul nu poate începe.
settings-jump = Mergi la o grupă
group-start = Începutul
group-end = Puncte și victorie
group-draw = Trasul cărților
group-attack = Cărțile Trage
group-uno = Cuvântul UNO
group-house = Reguli de casă
group-custom = Jokerii personalizați

## The studio of the Customizable cards

studio-title = Cărțile voastre
studio-lead = Scrieți împreună ce fac cele trei cărți. Înainte de joc, toți spun da.
studio-not-here = Ediția { $edition } nu are astfel de cărți.
studio-card = Cartea { $number }
studio-parts = Ce face, în ordine
studio-parts-none = Încă nimic: un joker simplu.
studio-add = Adaugă
studio-add-draw = tras de cărți
studio-add-skip = sărit jucători
studio-add-reverse = schimbat sensul
studio-add-again = jucat din nou
studio-add-swap = schimb de mâini
studio-add-rotate = mâinile trec la vecin
studio-add-hand = mâini egale
studio-add-until = tras până la o culoare
studio-add-open = mâini la vedere
studio-who = Cine
studio-who-next = jucătorul următor
studio-who-previous = jucătorul dinainte
studio-who-chosen = cine alegi tu
studio-who-others = toți ceilalți
studio-who-everyone = toți, și tu
studio-count = Câte
studio-colour = Culoarea
studio-colour-named = culoarea abia cerută
studio-up = Mută mai sus: { $part }
studio-down = Mută mai jos: { $part }
studio-remove = Scoate: { $part }
studio-moved = Acum e pasul { $number } din { $count }.
studio-text = Text liber
studio-text-hint = Ceva de făcut la masă. Cine joacă cartea confirmă că s-a făcut.
studio-text-left =
    { $count ->
        [one] Mai e { $count } caracter
        [few] Mai sunt { $count } caractere
       *[other] Mai sunt { $count } de caractere
    }
studio-clear = Las-o goală
studio-full = Nu mai încape nimic pe carte.
studio-ideas = Sugestii
studio-idea-use = Scrie pe cartea { $number }: { $name }
studio-idea-rain = Ploaie
studio-idea-carousel = Călușei
studio-idea-reset = De la zero
studio-idea-glass = Casă de sticlă
studio-idea-hunt = Vânătoare de comori
studio-idea-thief = Hoțul
studio-idea-leap = Salt uriaș
studio-idea-song = Cântecul
studio-idea-song-text = Fredonează o melodie. Cine o ghicește primul toarnă următorul rând de suc.
studio-idea-kind = Vorbe bune
studio-idea-kind-text = Spune ceva frumos despre cine stă în stânga ta.
studio-idea-statue = Statuile
studio-idea-statue-text = Până la următorul tău rând nu râde nimeni. Cine râde spune un banc.
studio-agree-title = Acordul tuturor
studio-agree = Da, jucăm cu ele
studio-agreed = Ai spus da.
studio-agree-all = Toți au spus da.
studio-agree-again = După o schimbare, toți sunt întrebați din nou.
studio-agree-needless = Toate trei sunt goale: nu e nimic de convenit.
studio-yes = a spus da
studio-not-yet = încă nu

## Chat

chat-title = Discuții
chat-open =
    { $count ->
        [one] Deschide discuțiile, { $count } mesaj nou
        [few] Deschide discuțiile, { $count } mesaje noi
       *[other] Deschide discuțiile, { $count } de mesaje noi
    }
chat-empty = N-a spus nimeni nimic încă. Salută tu!
chat-write = Scrie ceva
chat-send = Trimite
chat-phrases = Replici, fiecăruia în limba lui
chat-emotes = Emoții
chat-off = Gazda a oprit discuțiile.
chat-need-name = Spune-ți întâi numele, apoi poți scrie.
chat-spectator = { $name } (privește)
chat-mute = Ascunde mesajele: { $name }
chat-unmute = Arată din nou mesajele: { $name }
chat-muted = Ascunși, doar pentru tine
chat-new = Mesaje noi mai jos

## Menus

menu-open = Meniu
menu-preferences = Limbă, aspect și sunet
menu-language = Limba
menu-theme = Culori
menu-theme-auto = ca dispozitivul
menu-theme-light = deschise
menu-theme-dark = închise
menu-sound = Sunet
menu-vibration = Vibrații
menu-motion = Mișcare
menu-motion-auto = ca dispozitivul
menu-motion-full = toată
menu-motion-reduced = redusă
menu-stand-in = Să joace un bot pentru mine
menu-stand-in-meaning = Îți poți relua locul oricând.
menu-stand-in-back = Joc din nou eu
menu-stand-in-now = Un bot joacă pentru tine.
menu-device = Treci pe alt dispozitiv
menu-leave = Pleacă de la masă
menu-leave-sure = Pleci de tot? Un bot joacă mai departe cu cărțile tale.
menu-leave-sure-waiting = Pleci? Locul tău se eliberează.
menu-host = Pentru gazdă
menu-pause = Pune pauză
menu-resume = Continuă jocul
menu-paused = Jocul e în pauză. Îl poate relua { $name }.
menu-paused-you = Ai pus jocul în pauză.
menu-room = Înapoi în sala de așteptare
menu-room-sure = Închei jocul pentru toți? Rămâne neterminat.
menu-remove-sure = Ridici de pe loc: { $name }? Joacă mai departe un bot.
menu-remove-sure-waiting = Ridici de pe loc: { $name }?
menu-keep-out = Nu mai primi: { $name }
menu-keep-out-meaning = { $name } nu se va putea așeza și nici nu va putea scrie la masa asta până nu dai voie din nou.
menu-seats = Locuri și jucători
menu-yes = Da
menu-seat-actions = Ce facem cu { $name }

## Another device

device-lead = Deschide linkul pe celălalt dispozitiv sau scanează codul. Locurile tale trec acolo. E bun o singură dată, zece minute.
device-secret = Nu-l arăta nimănui: cine îl deschide joacă în locul tău.
device-qr = Cod QR care îți mută locurile pe alt dispozitiv
device-until = Mai e bun { $time }
device-over = Linkul a expirat.
device-new = Fă un link nou
device-others-lead = Ai pierdut un dispozitiv sau ai jucat pe al altcuiva? Păstrează-ți locurile doar pe acesta.
device-others = Deconectează toate celelalte dispozitive
device-others-done = Gata: locurile tale sunt doar pe acest dispozitiv.
device-claim-title = Joacă mai departe aici
device-claim = Acest dispozitiv preia numele și locurile celui care a făcut linkul.
device-claim-go = Preia
device-claim-lose = Pe acest dispozitiv ești acum { $name }, dar nu vei mai fi.
device-claimed = Gata: aici ești { $name }.

## Who is away

away-takes-over = { $name } lipsește. Un bot intră în { $time }.
away-stand-in = Un bot joacă pentru { $name }, care își reia locul imediat ce revine.
away-waits = { $name } lipsește. Masa așteaptă.
away-goes-on = { $name } lipsește.

## Broken and empty

broken-reconnecting = Se reface legătura… masa e cum ai văzut-o ultima oară.
broken-long = Niciun răspuns de { $time }. Încercăm mai departe; locul îți e păstrat.
broken-offline = Dispozitivul nu are conexiune. Locul îți e păstrat.
broken-back = Legătura e refăcută.
broken-now = Încearcă acum
broken-offline-title = Nu ai conexiune
broken-offline-shell = lastcard are nevoie de rețea pentru o masă. Continuă singur imediat ce revine conexiunea.
broken-server-title = Serverul nu răspunde
broken-server = Poate tocmai repornește. Nimic din ce s-a jugat nu se pierde.
broken-no-table-title = Nu există masa { $code }
broken-no-table = Mai uită-te o dată la cod sau cere un link nou.
broken-private-title = Masa e privată
broken-private = Nu e niciun loc liber, iar gazda nu primește spectatori.
broken-limit-title = Prea multe conexiuni
broken-limit = Închide masa în alte ferestre sau pe alte dispozitive, apoi încearcă din nou.
broken-page-title = Aici nu e nimic
broken-page = Adresa nu duce nicăieri. Pagina de start știe toate mesele.
broken-removed = Gazda te-a ridicat de pe loc.
broken-cookies = Browserul nu păstrează cookie-uri pentru pagina asta, deci nu-ți putem ține un loc. Permite-le, apoi reîncarcă.
broken-crash-title = Ceva n-a mers pe pagina asta
broken-crash = Reîncarc-o: masa și locul tău sunt în siguranță pe server.
broken-reload = Reîncarcă
broken-dismiss = Ascunde nota

## Replays

replay-title = Jocul, pas cu pas
replay-open = Alege o înregistrare
replay-open-hint = Alege un joc descărcat sau trage-l aici. Toate mâinile vor fi la vedere.
replay-reading = Se citește { $file }…
replay-step = Pasul { $number } din { $count }
replay-slider = Pasul jocului
replay-first = La început
replay-before = Un pas înapoi
replay-play = Rulează singur
replay-pause = Oprește
replay-after = Un pas înainte
replay-last = La sfârșit
replay-round = Runda
replay-round-number = Runda { $number }
replay-link = Copiază un link la acest pas
replay-download = Descarcă înregistrarea
replay-deal = Împărțirea
replay-hand =
    { $count ->
        [one] { $name }: { $count } carte
        [few] { $name }: { $count } cărți
       *[other] { $name }: { $count } de cărți
    }
replay-score =
    { $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }
replay-turn = e la rând
replay-top = Cartea de deasupra: { $card }
replay-colour = Culoarea cerută: { $colour }
replay-pile = Teancul de tras: { $count }
replay-owed = De tras: { $count }
replay-keys = Săgețile trec pașii, bara de spațiu pornește și oprește.
replay-none-title = Jocul nu poate fi văzut
replay-none = Încă nu s-a terminat sau nu s-a jugat aici. Un joc se deschide tuturor când s-a încheiat.
replay-too-big = Fișierul e prea mare ca să fie un joc.

## How to play

rules-lead = Tot jocul într-un minut. La masă, „Regulile” arată fiecare amănunt.
rules-match = Joacă o carte de aceeași culoare, cu același număr sau simbol ca aceea de deasupra. Jokerul merge pe orice.
rules-draw = Nu merge nimic? Trage o carte; dacă merge, o poți juca pe loc.
rules-uno = Ți-a rămas o carte? Spune UNO înainte să joace următorul, altfel poți fi prins.
rules-win = Ai terminat cărțile? Câștigi runda și iei punctele din mâinile celorlalți.
rules-cards = Cărți
rules-cards-row = { $card }: { $count } în pachet, puncte fiecare: { $points }
rules-options = Regulile ediției
rules-trademark = UNO este marcă înregistrată a companiei Mattel. Jocul acesta nu are legătură cu Mattel: are cărți proprii și folosește numele doar pentru strigare.
