# The screens around the game: start page, lobby, waiting room, settings, studio, chat panel, menus, replays, broken and empty states.

## Everywhere

do-close = Isara
do-cancel = Huwag na
do-back = Bumalik
do-copy = Kopyahin ang link
do-copied = Nakopya na ang link.
do-copy-self = Bawal ang kusang pagkopya rito: nakapili na ang link, ikaw na ang kumopya.
do-share = I-share
do-save = I-save
do-retry = Subukan ulit
do-home = Unang pahina
do-less = Bawasan
do-more = Dagdagan
sign-main = Unang pahina ng lastcard

## Waiting for something

loading-catalogue = Kinukuha ang mga laro…
loading-lobby = Naghahanap ng bukas na mesa…
loading-replay = Kinukuha ang laro…
loading-claim = Inililipat sa device na ito ang mga upuan mo…

## Names

name-ask = Ano ang itatawag namin sa iyo?
name-label = Pangalan mo
name-hint = Makikita ito ng buong mesa. Iyan lang ang tanong namin.
name-playing = Naglalaro ka bilang { $name }
name-change = Palitan ang pangalan
name-needed = Pangalan muna, para makilala ka ng iba.

## The start page

start-title = Maglaro ng baraha
start-tagline = Unahan sa pag-ubos ng card. Kasama ang pamilya, barkada o mga bot.
start-new = Bagong laro
start-edition = Edisyon
start-facts = { $cards } card · { $least }–{ $most } player
start-players = Mga player sa mesa
start-bots = Gaano kagaling ang mga bot
start-mixed = Halo-halo
start-mixed-meaning = Iba-ibang antas ng mga bot: isang maingat, isang madali, isang matalas, at saka isang kampeon.
start-play = Laro na
start-play-hint =
    { $count ->
        [one] Kasama ang { $count } bot
       *[other] Kasama ang { $count } bot
    }
start-invite = Mag-imbita
start-making = Inihahanda ang mesa…
start-more = Mga patakaran at replay
start-rules = Paano maglaro
start-replay = Buksan ang naitalang laro

## Joining

join-title = Sumali sa mesa
join-code = Code ng mesa
join-go = Sumali
join-hint = Walang problema sa malaking titik at espasyo. Puwede ring mag-paste ng link, at nabubuksan ng camera ng phone ang QR code.
join-short = Kulang pa ang code: { $count } titik at numero dapat.

## Tables in a list

lobby-title = Mga bukas na mesa
lobby-refresh = Tingnan ulit
lobby-empty = Walang bukas na mesa ngayon. Gumawa ka at buksan ang “Ilista sa mga bukas na mesa”.
lobby-free =
    { $count ->
        [one] { $count } bakanteng upuan
       *[other] { $count } bakanteng upuan
    }
lobby-full = walang bakante
lobby-changes =
    { $count ->
        [one] { $count } binagong patakaran
       *[other] { $count } binagong patakaran
    }
lobby-sit = Umupo
lobby-watch = Manood
lobby-nobody = wala pang tao
mine-title = Mga mesa mo
mine-turn = Turn mo
phase-waiting = naghihintay ng player
phase-playing = naglalaro
phase-round-over = tapos ang round
phase-game-over = tapos na ang laro

## The waiting room

room-title = Mesa { $code }
room-invite = Mag-imbita
room-code = Ang code
room-link = Ang link
room-qr = QR code na nagbubukas ng mesang ito sa ibang phone
room-qr-show = Ipakita ang QR code
room-share-text = Tara, baraha tayo: may upuan ka rito kay { $name }.
room-alone = Ikaw pa lang ang narito. Ipadala ang link o sabihin ang code.
room-meanwhile = Mga bot muna ang kalaro
room-seats = Mga upuan
room-seat-count = Bilang ng upuan
room-you = ikaw
room-free = Bakanteng upuan
room-host = Ang host
room-bot-level = bot: { $level }
room-here = narito
room-away = wala muna
room-agreed = pumayag na
room-seat-number = Upuan { $number }
room-seat-name = Upuan { $number }: { $who }
room-sit = Umupo rito
room-sit-bot = Kunin ang upuan ng bot
room-leave-seat = Iwan ang upuan
room-add-bot = Maglagay ng bot
room-bot-change = Antas ng bot
room-bot-remove = Paalisin ang bot
room-remove = Paalisin si { $name } sa upuan
room-hand-over = Gawing host si { $name }
room-fill = Punuin ng bot
room-fewer = Alisin ang bakante
room-start = Simulan ang laro
room-starting = Namimigay…
room-ready-to-start = Kumpleto na. Puwede nang magsimula.
room-wait-host = Si { $name } ang magsisimula ng laro.
room-wait-nobody = Wala pang host: umupo ka at ikaw na.
room-empty =
    { $count ->
        [one] { $count } upuan pa ang bakante.
       *[other] { $count } upuan pa ang bakante.
    }
room-agree-missing = Hinihintay pa ang oo sa mga Customizable ni { $names }.
room-agree-you = Hinihintay ng mga Customizable ang oo mo.
room-agree-look = Basahin ang mga card
room-watching = Nanonood ka. Umupo sa bakante para makalaro.
room-watching-full = Nanonood ka. Walang bakanteng upuan ngayon.
room-spectators =
    { $count ->
        [one] { $count } ang nanonood
       *[other] { $count } ang nanonood
    }
room-rules = Mga patakaran ng mesang ito
room-rules-own = Eksaktong patakaran ng edisyon.
room-rules-changed = Iba sa edisyon:
room-rules-change = Baguhin ang mga patakaran
room-rules-show = Tingnan lahat ng patakaran
room-writing = Isulat ang mga Customizable

## How the table is run

run-title = Takbo ng mesa
run-open = Ilista sa mga bukas na mesa
run-open-meaning = Makikita at mauupuan ito ng kahit sino sa server na ito.
run-watching = Mga manonood
run-watching-meaning = Puwedeng manood ang may link, pero walang makikitang kamay.
run-chat = Chat
run-chat-meaning = Puwedeng mag-usap ang mga nasa mesa.
run-kept-out = Mga hindi pinapapasok sa mesa
run-let-in = Papasukin ulit si { $name }
run-timer = Oras sa bawat tira
run-timer-meaning = Kapag naubos, bot ang magpapasya nang isang beses.
run-grace = Paghihintay sa umalis
run-grace-meaning = Pagkatapos nito, bot muna ang maglalaro hanggang makabalik.
run-pace = Bilis ng mga bot
run-pace-slow = mabagal
run-pace-normal = katamtaman
run-pace-fast = mabilis
time-none = walang limit
time-ever = gaano man katagal
time-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundo
    }
time-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuto
    }
time-hours =
    { $count ->
        [one] { $count } oras
       *[other] { $count } oras
    }
time-days =
    { $count ->
        [one] { $count } araw
       *[other] { $count } araw
    }

## Settings

settings-title = Mga patakaran
settings-lead = Nakikita ng buong mesa ang bawat pagbabago.
settings-only-host = Si { $name } lang ang makakapagbago ng mga ito.
settings-only-waiting = Bago ang laro lang mababago ang mga patakaran.
settings-presets = Mga handa na
settings-changed = binago
settings-reset = Ibalik sa edisyon: { $value }
settings-reset-all = I-reset lahat
settings-own-value = Sa edisyon: { $value }
settings-stops = Hindi masisimulan ang laro nang ganito.
settings-jump = Pumunta sa grupo
group-start = Simula
group-end = Puntos at panalo
group-draw = Pagbunot
group-attack = Mga draw card
group-uno = UNO
group-house = House rules
group-custom = Mga Customizable

## The studio of the Customizable cards

studio-title = Sarili ninyong mga card
studio-lead = Isulat ninyo kung ano ang gagawin ng tatlong card. Bago maglaro, oo muna ang lahat.
studio-not-here = Walang ganitong card sa edisyong { $edition }.
studio-card = Card { $number }
studio-parts = Ang gagawin nito, sunod-sunod
studio-parts-none = Wala pa: karaniwang Wild.
studio-add = Magdagdag
studio-add-draw = bumunot ng card
studio-add-skip = laktawan ang player
studio-add-reverse = baligtarin ang ikot
studio-add-again = tumira ulit
studio-add-swap = magpalit ng kamay
studio-add-rotate = ilipat ang mga kamay
studio-add-hand = pantay-pantay na kamay
studio-add-until = bunot hanggang sa kulay
studio-add-open = bukas na mga kamay
studio-who = Sino
studio-who-next = ang susunod
studio-who-previous = ang nauna
studio-who-chosen = ang pipiliin mo
studio-who-others = lahat ng iba
studio-who-everyone = lahat, pati ikaw
studio-count = Ilan
studio-colour = Kulay
studio-colour-named = ang kulay na kapipili
studio-up = Iakyat: { $part }
studio-down = Ibaba: { $part }
studio-remove = Alisin: { $part }
studio-moved = Hakbang { $number } na sa { $count }.
studio-text = Sariling salita
studio-text-hint = Gagawin sa mesa. Kukumpirmahin ng naglaro ng card na tapos na.
studio-text-left =
    { $count ->
        [one] { $count } character pa
       *[other] { $count } character pa
    }
studio-clear = Gawing blangko
studio-full = Puno na ang card na ito.
studio-ideas = Mga ideya
studio-idea-use = Isulat sa card { $number }: { $name }
studio-idea-rain = Ulan
studio-idea-carousel = Karusel
studio-idea-reset = Panibagong simula
studio-idea-glass = Bahay na salamin
studio-idea-hunt = Hanap-yaman
studio-idea-thief = Magnanakaw
studio-idea-leap = Malaking talon
studio-idea-song = Kanta
studio-idea-song-text = Mag-hum ng kanta. Ang unang makahula ang magtitimpla ng susunod na inumin.
studio-idea-kind = Magandang salita
studio-idea-kind-text = Magsabi ng maganda tungkol sa katabi mo sa kaliwa.
studio-idea-statue = Estatwa
studio-idea-statue-text = Bawal tumawa hanggang sa susunod mong turn. Ang tumawa, magkukuwento ng joke.
studio-agree-title = Ang oo ng lahat
studio-agree = Oo, ito ang laruin natin
studio-agreed = Nag-oo ka na.
studio-agree-all = Oo na ang lahat.
studio-agree-again = Tatanungin ulit ang lahat kapag may binago.
studio-agree-needless = Blangko ang tatlo: walang pagkakasunduan.
studio-yes = nag-oo na
studio-not-yet = hindi pa

## Chat

chat-title = Chat
chat-open =
    { $count ->
        [one] Buksan ang chat, { $count } bagong mensahe
       *[other] Buksan ang chat, { $count } bagong mensahe
    }
chat-empty = Wala pang nagsasalita. Bumati ka!
chat-write = Magsulat ng mensahe
chat-send = Ipadala
chat-phrases = Mga linyang isinasalin para sa bawat isa
chat-emotes = Mga emote
chat-off = Isinara ng host ang chat.
chat-need-name = Ilagay muna ang pangalan mo para makasulat.
chat-spectator = { $name } (nanonood)
chat-mute = Patahimikin si { $name }
chat-unmute = Pakinggan ulit si { $name }
chat-muted = Naka-mute, para sa iyo lang
chat-new = May bagong mensahe sa ibaba

## Menus

menu-open = Menu
menu-preferences = Wika, itsura at tunog
menu-language = Wika
menu-theme = Mga kulay
menu-theme-auto = sunod sa device
menu-theme-light = maliwanag
menu-theme-dark = madilim
menu-sound = Tunog
menu-vibration = Vibration
menu-motion = Galaw
menu-motion-auto = sunod sa device
menu-motion-full = buo
menu-motion-reduced = kaunti
menu-stand-in = Bot muna para sa akin
menu-stand-in-meaning = Mababawi mo ang upuan kahit kailan.
menu-stand-in-back = Ako na ulit ang maglalaro
menu-stand-in-now = Bot ang naglalaro para sa iyo.
menu-device = Lumipat sa ibang device
menu-leave = Umalis sa mesa
menu-leave-sure = Aalis ka na ba talaga? Itutuloy ng bot ang mga card mo.
menu-leave-sure-waiting = Aalis ka? Mababakante ang upuan mo.
menu-host = Para sa host
menu-pause = I-pause ang laro
menu-resume = Ituloy ang laro
menu-paused = Naka-pause ang laro. Si { $name } ang makapagtutuloy.
menu-paused-you = Pinause mo ang laro.
menu-room = Balik sa paghihintay
menu-room-sure = Tatapusin ang larong ito para sa lahat? Hindi na ito matatapos.
menu-remove-sure = Paaalisin si { $name }? Bot ang magtutuloy.
menu-remove-sure-waiting = Paaalisin si { $name } sa upuan?
menu-keep-out = Huwag nang papasukin si { $name }
menu-keep-out-meaning = Hindi puwedeng umupo o mag-chat sa mesang ito si { $name } hanggang papasukin mo ulit.
menu-seats = Mga upuan at player
menu-yes = Oo
menu-seat-actions = Ano ang gagawin kay { $name }

## Another device

device-lead = Buksan ang link sa ibang device o i-scan ang code. Lilipat doon ang mga upuan mo. Isang beses lang, sa loob ng sampung minuto.
device-secret = Huwag ipakita sa iba: ang magbubukas nito ay maglalaro bilang ikaw.
device-qr = QR code na naglilipat ng mga upuan mo sa ibang device
device-until = May bisa pa nang { $time }
device-over = Lipas na ang link na ito.
device-new = Gumawa ng bagong link
device-others-lead = May nawalang device, o naglaro ka sa device ng iba? Iwan ang mga upuan mo sa device na ito lang.
device-others = Mag-sign out sa lahat ng ibang device
device-others-done = Ayos: nasa device na ito lang ang mga upuan mo.
device-claim-title = Dito na maglaro
device-claim = Kukunin ng device na ito ang pangalan at mga upuan ng gumawa ng link.
device-claim-go = Kunin
device-claim-lose = Ikaw si { $name } sa device na ito ngayon, at hindi na pagkatapos.
device-claimed = Ayos: ikaw si { $name } rito.

## Who is away

away-takes-over = Wala muna si { $name }. Bot ang papalit pagkalipas ng { $time }.
away-stand-in = Bot muna ang naglalaro para kay { $name }; babalik agad ang upuan pagbalik niya.
away-waits = Wala muna si { $name }. Naghihintay ang mesa.
away-goes-on = Wala muna si { $name }.

## Broken and empty

broken-reconnecting = Kumokonekta ulit… ganito ang mesa noong huli mong nakita.
broken-long = { $time } nang walang sagot ang server. Sinusubukan pa rin; nakatago ang upuan mo.
broken-offline = Walang koneksyon ang device na ito. Nakatago ang upuan mo.
broken-back = Konektado na ulit.
broken-now = Subukan ngayon
broken-offline-title = Wala kang koneksyon
broken-offline-shell = Kailangan ng lastcard ng network para sa mesa. Tutuloy ito nang kusa pagbalik ng koneksyon.
broken-server-title = Hindi sumasagot ang server
broken-server = Baka nagsisimula lang ulit. Walang mawawala sa mga nilaro.
broken-no-table-title = Walang mesang { $code }
broken-no-table = Tingnan ulit ang code, o humingi ng bagong link.
broken-private-title = Pribado ang mesang ito
broken-private = Walang bakanteng upuan, at hindi nagpapasok ng manonood ang host.
broken-limit-title = Sobrang daming koneksyon
broken-limit = Isara ang mesa sa ibang window o device, saka subukan ulit.
broken-page-title = Walang narito
broken-page = Walang pupuntahan ang address na ito. Alam ng unang pahina ang lahat ng mesa.
broken-removed = Pinaalis ka ng host sa upuan mo.
broken-cookies = Hindi nag-iimbak ng cookie ang browser mo rito, kaya walang maitatagong upuan. Payagan mo, saka i-reload.
broken-crash-title = May nangyaring mali sa pahinang ito
broken-crash = I-reload ito: ligtas sa server ang mesa at ang upuan mo.
broken-reload = I-reload
broken-dismiss = Itago ito

## Replays

replay-title = Ang laro, isa-isang hakbang
replay-open = Pumili ng record
replay-open-hint = Pumili ng larong na-download mo, o ihulog dito. Bukas ang lahat ng kamay.
replay-reading = Binabasa ang { $file }…
replay-step = Hakbang { $number } sa { $count }
replay-slider = Hakbang ng laro
replay-first = Sa simula
replay-before = Isang hakbang pabalik
replay-play = Patakbuhin
replay-pause = Ihinto
replay-after = Isang hakbang pasulong
replay-last = Sa dulo
replay-round = Round
replay-round-number = Round { $number }
replay-link = Kopyahin ang link sa hakbang na ito
replay-download = I-download ang record
replay-deal = Ang pamimigay
replay-hand =
    { $count ->
        [one] { $name }: { $count } card
       *[other] { $name }: { $count } card
    }
replay-score =
    { $count ->
        [one] { $count } puntos
       *[other] { $count } puntos
    }
replay-turn = siya ang titira
replay-top = Nasa ibabaw: { $card }
replay-colour = Kulay na hinihingi: { $colour }
replay-pile = Nasa draw pile: { $count }
replay-owed = Utang na bunot: { $count }
replay-keys = Arrow keys sa hakbang, space bar sa takbo at hinto.
replay-none-title = Hindi makikita ang larong ito
replay-none = Hindi pa ito tapos, o hindi nilaro rito. Bubuksan ang laro sa lahat kapag tapos na.
replay-too-big = Masyadong malaki ang file na ito para maging laro.

## How to play

rules-lead = Ang buong laro sa isang minuto. Sa mesa, nasa “Mga patakaran” ang lahat ng detalye.
rules-match = Tumira ng card na kakulay, kanumero o kasimbolo ng nasa ibabaw. Puwede sa lahat ang Wild.
rules-draw = Walang puwede? Bumunot ng isa; kung puwede, itira agad kung gusto mo.
rules-uno = Isa na lang ang card? Mag-UNO bago kumilos ang susunod, baka mahuli ka.
rules-win = Ubos na ang card? Panalo ka sa round, at sa iyo ang puntos ng hawak ng iba.
rules-cards = Mga card
rules-cards-row = { $card }: { $count } sa baraha, tig-{ $points } puntos
rules-options = Patakaran ng edisyon
rules-trademark = Trademark ng Mattel ang UNO. Walang kaugnayan sa Mattel ang larong ito: sarili nito ang mga card, at sa pagsigaw lang ginagamit ang pangalan.
