# Ang command line (cli-), ang server (serve-), at ang laro sa terminal (term-).
# term-words-…: ang puwedeng i-type ng manlalaro, una ang salitang ipinapakita; laging gumagana ang mga salitang Ingles.

## Tulong sa command line

cli-help-about = lastcard: ang larong baraha na gaya ng UNO®, nilalaro nang eksakto.
cli-help-usage = Paggamit:
cli-help-commands = Mga command:
cli-help-options = Mga option:
cli-help-rules-list = Mga patakaran at ang mga value nila:
cli-help-more = Ipinapaliwanag ng “lastcard COMMAND --help” ang isang command.
cli-help-alone = Pareho lang ang “lastcard” na walang kasunod at ang “lastcard serve”.
cli-help-standard-input = Kapag “-” ang nasa lugar ng file, ang standard input ang binabasa.
cli-help-serve = Magbukas ng mesa sa browser: para sa computer na ito, at sa mga telepono at kaibigan sa network mo.
cli-help-play = Maglaro sa terminal laban sa mga bot.
cli-help-rules = Ipakita ang mga patakaran ng isang edisyon.
cli-help-replay = Ulitin ang isang naitalang laro at ikuwento ito, o ipakita ang posisyong naabot nito.
cli-help-verify = Suriin ang isang naitalang laro: bawat tira, bawat card, at ang resulta.
cli-help-simulate = Paglaruin ang mga bot nang maraming beses, mabilis, at bilangin ang nangyayari.
cli-help-lang = ang wika: en, ca, uk, fil, ro o it
cli-help-help = ipakita ang tulong na ito
cli-help-version = ipakita ang bersyon
cli-help-edition = pocket, classic o modern (classic kung hindi sinabi)
cli-help-players = ilan ang maglalaro (3 kung hindi sinabi)
cli-help-sim-players = ilan ang maglalaro (2 kung hindi sinabi)
cli-help-rules-players = ipakita ang mga patakaran para sa ganito karaming manlalaro
cli-help-rule = patakarang iba sa edisyon; puwedeng ulitin
cli-help-bots-level = kung gaano kagaling ang mga bot, mula sa pinakamahina: random (kahit ano), easy (madali), careful (maingat), sharp (matalas) o champion (kampeon); careful kung hindi sinabi; o isa-isa, may kuwit sa pagitan
cli-help-bots-list = kung sino ang nasa bawat upuan, may kuwit sa pagitan: random, easy, careful o sharp; inuulit sa paikot ang mas kaunting pangalan
cli-help-name = ang pangalan mo sa mesa
cli-help-seed = mga hex digit; pareho ang seed, pareho ang mga card na ipinamigay
cli-help-save = itago ang laro sa file na ito, at ituloy ito kung naroon na
cli-help-seat = ang puwede lang malaman ng upuang ito, bilang mula 0
cli-help-position-json = ilabas ang posisyon bilang JSON
cli-help-result-json = ilabas ang resulta bilang JSON
cli-help-games = ilang laro (1000 kung hindi sinabi)
cli-help-workers = ilang processor core ang sabay na gagamitin
cli-help-to-target = laruin ang buong laro hanggang sa target, hindi iisang round
cli-help-interpreted = huwag i-compile: mabagal, pareho ang resulta
cli-help-port = ang port (8000 kung hindi sinabi, o ang susunod na bakante)
cli-help-host = ang address na pakikinggan; 127.0.0.1: para sa computer na ito lang
cli-help-no-browser = huwag buksan ang browser
cli-help-data = itago ang mga mesa sa folder na ito
cli-help-public = papasukin ang lahat ng nakakaabot sa computer na ito, hindi lang ang network mo
cli-help-allow-host = pangalan kung saan naaabot ang server na ito; puwedeng ulitin
cli-help-serve-workers = ilang proseso ang nagsisilbi sa port; kapag higit sa isa, kailangan ang DATABASE_URL at REDIS_URL
cli-value-address = ADDRESS
cli-value-command = COMMAND
cli-value-options = MGA-OPTION
cli-value-edition = EDISYON
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-language = WIKA
cli-value-levels = ANTAS,…
cli-value-name = PANGALAN
cli-value-number = N
cli-value-port = PORT
cli-value-rule = PANGALAN=VALUE
cli-value-seed = HEX

## Ang mali sa command line

cli-error-language = --lang: wala ang “{ $value }” sa mga wika: { $choices }.
cli-error-command = Walang command na “{ $command }”; ang mga command ay { $choices }.
cli-error-command-near = Walang command na “{ $command }”; “{ $near }” ba ang ibig mong sabihin?
cli-error-option = Walang option na “{ $option }” dito; ang mga option ay { $choices }.
cli-error-option-near = Walang option na “{ $option }” dito; “{ $near }” ba ang ibig mong sabihin?
cli-error-needs-value = Kailangan ng { $option } ng value pagkatapos nito.
cli-error-takes-no-value = Hindi tumatanggap ng value ang { $option }.
cli-error-extra = Sobra ang salitang “{ $value }”.
cli-error-arguments = Hindi maintindihan ang command line: { $reason }.
cli-error-missing-file = Kailangan ng “lastcard { $command }” ng file, o “-” para sa standard input.
cli-error-missing-edition = Kailangan ng “lastcard { $command }” ng edisyon: pocket, classic o modern.
cli-error-number = { $option }: hindi buong numero mula { $least } hanggang { $most } ang “{ $value }”.
cli-error-choice = { $option }: wala ang “{ $value }” sa mga ito: { $choices }.
cli-error-seed = { $option }: hindi seed ang “{ $value }”: dapat mga hex digit, gaya ng 1f.
cli-error-name = { $option }: hindi puwedeng pangalan ang “{ $value }”: dapat 1 hanggang 40 karaniwang character.
cli-error-path = { $option }: hindi puwedeng pangalan ng file ang “{ $value }”.
cli-error-host = { $option }: hindi address o pangalan ng computer ang “{ $value }”.
cli-error-rule = --rule: walang patakarang “{ $rule }”; ang mga patakaran ay { $choices }.
cli-error-rule-near = --rule: walang patakarang “{ $rule }”; “{ $near }” ba ang ibig mong sabihin?
cli-error-custom = --rule custom: hindi JSON ang “{ $value }”; isinusulat ito nang ganito: [{"{"}"do": [["draw", "others", 1]]{"}"}].
cli-error-players = --players: para sa { $least } hanggang { $most } manlalaro ang { $edition }, hindi { $given }.
cli-error-bots = --bots: { $given ->
        [one] { $given } bot ang binanggit
       *[other] { $given } bot ang binanggit
    }, pero { $players } lang ang maglalaro: magsabi ng isa sa bawat upuan, o mas kaunti, na uulitin.
cli-error-seat = --seat: walang upuang { $given } sa larong ito; 0 hanggang { $most } ang mga upuan.
cli-error-file = Hindi mabasa o maisulat ang “{ $file }”: { $reason }.
cli-error-file-missing = Walang file o folder na “{ $file }”.
cli-error-file-folder = Folder ang “{ $file }”; file ang kailangan.
cli-error-file-denied = Wala kang pahintulot na basahin o sulatan ang “{ $file }”.
cli-error-too-deep = Sobrang patong-patong ang input, o hindi kasya sa memory.
cli-error-output = Hindi maisulat ang output: { $reason }.
cli-error-internal = May nasira sa loob ng lastcard; pakisabi sa amin: { $reason }
cli-error-saved-edition = Larong { $saved } ang nasa “{ $file }”, hindi { $given }: alisin ang --edition, o pumili ng ibang file.
cli-error-saved-players = Laro ng { $saved } manlalaro ang nasa “{ $file }”, hindi { $given }: alisin ang --players, o pumili ng ibang file.
cli-error-saved-name = Laro ni { $saved } ang nasa “{ $file }”, hindi ni { $given }: alisin ang --name, o pumili ng ibang file.
cli-error-saved-rule = Iba ang { $rule } ng larong nasa “{ $file }”: alisin ang --rule { $rule }, o pumili ng ibang file.
cli-error-saved-seed = Hindi galing sa seed na { $given } ang larong nasa “{ $file }”: alisin ang --seed, o pumili ng ibang file.

## Pag-ulit, pagsuri, simulation

cli-replay-turn = Turn ni { $name }
cli-replay-over = Tapos na ang laro.
cli-replay-round-over = Tapos na ang round.
cli-verify-fine =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } round
    }, { $moves ->
        [one] { $moves } tira
       *[other] { $moves } tira
    }: tama ang lahat ng tira, at kumpleto ang mga card.
cli-verify-result = Tama ang resulta.
cli-verify-no-result = Walang nakasulat na resulta.
cli-sim-title = { $edition }, { $games ->
        [one] { $games } laro
       *[other] { $games } laro
    }, seed { $seed }
cli-sim-seat = upuan { $seat }
cli-sim-wins = panalo
cli-sim-share = bahagi
cli-sim-points = puntos
cli-sim-count = { $count }
cli-sim-percent = { $share }
cli-sim-rounds = mga round
cli-sim-turns = mga turn sa isang laro
cli-sim-turns-value = { $mean } sa karaniwan, { $most } ang pinakamarami
cli-sim-length = Mga turn sa isang round, at ilang round ang ganito kahaba:
cli-sim-blocked = mga round na nabara
cli-sim-blocked-value = { $passed } dahil walang mabubunot o maititira, { $endless } na walang katapusan
cli-sim-challenges = mga hamon
cli-sim-challenges-value = { $count }, tama ang { $right }
cli-sim-speed = bilis
cli-sim-speed-value = { $games } laro/s, { $turns } turn/s
cli-sim-prepared = handa pagkaraan ng
cli-sim-seconds = { $seconds } s
cli-sim-preparing = Inihahanda …
cli-sim-progress = { $done } sa { $total } laro

## Ang server (lastcard serve)

serve-ready-network = Nakahanda na ang mesa! Buksan ito sa mga telepono at ng mga kaibigan sa network mo:
serve-ready-here-too = At sa computer na ito:
serve-ready-here = Nakahanda na ang mesa! Sa computer na ito, buksan ang:
serve-other-port = May gumagamit na ng port { $taken }; { $port } muna ngayon.
serve-reach-network = Bukas sa mga device ng network mo, at wala nang iba.
serve-reach-here = Bukas lang sa computer na ito.
serve-reach-alone = Walang nahanap na network: bukas muna lang sa computer na ito.
serve-reach-public = Bukas sa lahat ng nakakaabot sa computer na ito, pati mula sa internet.
serve-data = Nakatago ang mga mesa mo sa { $folder }.
serve-data-shared = Nakatago ang mga mesa mo sa database na { $database }.
serve-workers =
    { $count ->
        [one] { $count } proseso ang nagsisilbi rito.
       *[other] { $count } proseso ang nagsisilbi rito.
    }
serve-stop = Ctrl-C ang pampatigil sa server; magpapatuloy ang mga laro kapag sinimulan mo ulit.
serve-stopped = Tumigil na. Naka-save ang lahat ng laro.
serve-not-built = Hindi pa nabubuo ang mga pahina ng larong ito: simulan ito sa “python3 go.py play”, o i-install ulit.
serve-error-port = May gumagamit na ng port { $port }: pumili ng iba gamit ang --port.
serve-error-port-denied = Hindi mo puwedeng gamitin ang port { $port }: pumili mula 1024 pataas gamit ang --port.
serve-error-host = Walang address na “{ $host }” ang computer na ito na mapapakinggan.
serve-error-taken = May ibang server na gumagamit sa folder na “{ $folder }”: patigilin iyon, o pumili ng ibang folder gamit ang --data.
serve-error-newer = Galing sa mas bagong lastcard ang folder na “{ $folder }”: i-update ito, o pumili ng ibang folder gamit ang --data.
serve-error-older-beside = May mga server na mas lumang lastcard na gumagamit sa “{ $folder }”, at hindi na sila makakatuloy kapag na-update ito ng bersyong ito: patigilin muna silang lahat.
serve-error-damaged = Hindi mabuksan ang database sa folder na “{ $folder }”: { $reason }.
serve-error-database-url = Hindi address ng PostgreSQL database ang { $variable }; ganito dapat ang itsura: postgresql://USER:PASSWORD@HOST:5432/PANGALAN.
serve-error-redis-url = Hindi address ng Valkey o Redis server ang { $variable }; ganito dapat ang itsura: redis://HOST:6379/0.
serve-error-redis-alone = May REDIS_URL pero walang DATABASE_URL: kailangan din ng PostgreSQL database ng mga server na sama-samang gumagana; ibigay pareho, o huwag ibigay ang alinman.
serve-error-cluster = May kulang pa para mailagay ang mga mesa sa PostgreSQL: i-install ang “lastcard[cluster]”.
serve-error-unreachable = Hindi maabot ang database na { $folder }: { $reason }.
serve-error-bus = Hindi maabot ang Valkey o Redis server sa REDIS_URL: { $reason }.
serve-error-taken-database = May ibang server nang gumagamit ng database na { $folder }. Para magkasabay ang ilan, itakda ang REDIS_URL sa lahat.
serve-error-newer-database = Galing sa mas bagong lastcard ang database na { $folder }: i-update ang isang ito.
serve-error-address = { $variable }: hindi address na may port, gaya ng 127.0.0.1:9100, ang “{ $value }”.
serve-error-metrics = LASTCARD_METRICS: hindi maibigay ang mga metric sa { $address }: { $reason }.
serve-error-networks = { $variable }: hindi address o network, gaya ng 10.0.0.0/8, ang “{ $value }”.
serve-error-days = { $variable }: hindi bilang ng araw mula 1 hanggang { $most } o “never” (kailanman ay hindi) ang “{ $value }”.
serve-error-workers = Kapag ilang proseso, iisang PostgreSQL database at iisang Valkey o Redis server ang ginagamit nila: itakda ang DATABASE_URL at REDIS_URL, o alisin ang --workers.
serve-error-workers-here = Sa Windows, isang proseso lang ang nagsisilbi sa isang port: alisin ang --workers.
serve-error-worker = May prosesong natapos nang may status na { $status } bago pa ito makapagsilbi: nasa log ang iba pang detalye.

## Ang mesa

term-you = Ikaw
term-bot-names = Bo Ana Ben Dina Elmo Gina Jun Luz Nonoy Pia
term-round = Round { $number }
term-clockwise = pakanan
term-counter-clockwise = pakaliwa
term-top = Nasa ibabaw:
term-colour = Kulay:
term-draw-pile = Draw pile: { $count }
term-discard-pile = Discard pile: { $count }
term-no-uno = wala pang UNO
term-partner = { $name } (kakampi)
term-open = Ipinapakita ni { $name }:
term-hand =
    { $count ->
        [one] Ang hawak mo, { $count } card ({ $sign } puwedeng itira):
       *[other] Ang hawak mo, { $count } card ({ $sign } puwedeng itira):
    }
term-hand-give = Ang hawak mo ({ $sign } puwedeng ipasa):
term-hand-discard = Ang hawak mo ({ $sign } puwedeng itapon):

## Ang mga tanong

term-prompt-play = Turn mo: numero ng card, o “{ $draw }” (“{ $help }”):
term-prompt-draw = Walang card na puwede: “{ $draw }” (“{ $help }”):
term-prompt-pass = Walang mabubunot at walang maititira: “{ $word }”:
term-prompt-must-play = Wala nang mabubunot: numero ng card:
term-prompt-stack =
    { $count ->
        [one] May utang kang { $count } card: sumagot gamit ang numero ng card, o “{ $draw }”:
       *[other] May utang kang { $count } card: sumagot gamit ang numero ng card, o “{ $draw }”:
    }
term-prompt-stack-draw =
    { $count ->
        [one] May utang kang { $count } card: “{ $draw }”:
       *[other] May utang kang { $count } card: “{ $draw }”:
    }
term-prompt-drawn = Puwede mong itira ang { $card }: “{ $play }” o “{ $keep }”?
term-prompt-drawn-must = Kailangan mong itira ang { $card }: “{ $play }”:
term-prompt-colour = Anong kulay ang uumpisahan?
term-prompt-give = Aling card ang ipapasa mo kay { $name }?
term-prompt-discard = Aling card ang itatapon mo?
term-prompt-confirm = “{ $word }” kapag nagawa mo na:
term-prompt-challenge =
    { $count ->
        [one] “{ $accept }” at bumunot ng { $count } card, o “{ $challenge }” dahil bluff ito?
       *[other] “{ $accept }” at bumunot ng { $count } card, o “{ $challenge }” dahil bluff ito?
    }
term-prompt-challenge-answer =
    { $count ->
        [one] “{ $accept }” at bumunot ng { $count } card, “{ $challenge }” dahil bluff ito, o sumagot ng card?
       *[other] “{ $accept }” at bumunot ng { $count } card, “{ $challenge }” dahil bluff ito, o sumagot ng card?
    }
term-prompt-chance = Enter para magpatuloy:
term-prompt-next-round = Enter para sa susunod na round:
term-prompt-resume = Itutuloy mo ba? “{ $yes }” o “{ $no }”:
term-ask-colour = Anong kulay?
term-ask-player = Sinong manlalaro?
term-never-mind = Sige, huwag na.
term-chance-uno = Isang card na lang ang hawak mo. “{ $word }” para masabi agad:
term-chance-catch = Hindi nagsabi ng UNO si { $name }. “{ $word }” para mahuli:
term-chance-jump = Pareho ang hawak mo, { $card }. “{ $number }” para mag-jump in:

## Mga sagot

term-unclear = Hindi card, kulay o command dito ang “{ $text }”; ipinapakita sila ng “{ $help }”.
term-unclear-number =
    { $count ->
        [one] Walang card na { $text }: { $count } ang hawak mo.
       *[other] Walang card na { $text }: { $count } ang hawak mo.
    }
term-unclear-kind = Walang { $card } sa edisyong ito.
term-unclear-card = Aling card? Isulat ang numero nito pagkatapos ng “{ $word }”.
term-unclear-colour = Isulat ang numero, letra o pangalan ng kulay.
term-unclear-player = Walang ibang “{ $text }” dito.
term-unclear-players = Puwedeng ilang manlalaro ang “{ $text }”; dagdagan ang pangalan.
term-unclear-catch = Sino? Isulat ang pangalan pagkatapos ng “{ $word }”.
term-unclear-extra = Mag-isa lang ang “{ $word }”, walang “{ $extra }”.
term-unclear-why = Aling card? Isulat ang numero nito pagkatapos ng “{ $word }”.
term-why-can = Puwede nang itira ang { $card }.
term-saved = Naitago na.
term-not-saved = Hindi itinatago ang larong ito; magsimula sa --save FILE para maitago.
term-resume = May larong hindi pa tapos: { $edition }, kasama si { $names }, round { $round }.
term-resume-unreadable = Hindi mabasa ang huling laro. Itinabi ito rito: { $file }
term-put-aside = Itinabi ang larong hindi pa tapos. Para ituloy ito:
term-welcome-back = Itutuloy ang laro kung saan ito tumigil.
term-meanwhile = Ang huling nangyari:
term-bye = Nakatago ang laro. Para ituloy ito:
term-bye-unsaved = Hanggang sa muli! Hindi naitago ang larong ito; maitatago sana kung may --save FILE.
term-game-over = Tapos na ang larong ito. Pumili ng ibang file para sa bagong laro.

## Mga puntos

term-sheet = Katapusan ng round { $number }
term-player = Manlalaro
term-left = naiwan
term-gain = round na ito
term-total = kabuuan
term-target = Panalo ang makakuha ng { $target } puntos.
term-target-low = Tapos ang laro kapag may { $target } puntos na; panalo ang may pinakakaunti.

## Ang tulong ng manlalaro

term-help-title = Ang puwede mong i-type
term-help-now = Ang puwede mong gawin ngayon
term-help-else = Iba pang puwede mong i-type
term-help-card = itira ang card na may ganitong numero, o ang card na ito
term-help-uno = itira ito at magsabi ng UNO; puwede rin ang “{ $uno }” lang
term-help-wild = magtira ng Wild at sabihin ang kulay (R, Y, G, B)
term-help-draw = bumunot ng card, o ng lahat ng utang mo
term-help-keep = ang gagawin sa nabunot na card
term-help-play-drawn = itira ang nabunot na card
term-help-pass = pumasa, dahil walang mabubunot at walang maititira
term-help-give = ipasa ang card na ito sa susunod na manlalaro
term-help-discard = itapon ang card na ito
term-help-colour = sabihin ang kulay na uumpisahan
term-help-done = sabihing nagawa na ang nakasulat sa card
term-help-call = magsabi ng UNO, dahil isang card na lang ang hawak mo
term-help-challenge = ang mga sagot sa Wild Draw
term-help-catch = hulihin ang manlalarong hindi nagsabi ng UNO
term-help-why = kung bakit hindi puwede ang isang card
term-help-hand = ipakita ulit ang mesa; puwede ring Enter
term-help-scores = ang mga puntos sa ngayon
term-help-rules = ang mga patakaran ng larong ito
term-help-save = itago ngayon; ginagawa rin ito pagkatapos ng bawat tira
term-help-quit = tumigil muna
term-help-cards = Mga letra: R pula, Y dilaw, G berde, B asul; S Skip, R Reverse, +1 +2 +4 pampabunot, W Wild.

## Mga salitang puwedeng i-type

term-words-play = tira
term-words-draw = bunot
term-words-keep = itabi
term-words-pass = pasa
term-words-give = ibigay bigay
term-words-discard = itapon tapon
term-words-colour = kulay
term-words-uno = uno
term-words-catch = huli
term-words-challenge = hamon
term-words-accept = tanggap
term-words-done = tapos
term-words-why = bakit
term-words-hand = hawak mesa
term-words-scores = puntos
term-words-rules = patakaran
term-words-save = itago
term-words-help = tulong
term-words-quit = alis labas
term-words-yes = oo
term-words-no = hindi
