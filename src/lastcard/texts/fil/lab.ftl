# The laboratory (lastcard lab, duel, ladder). Browsers are not sent these texts.

## Mga pag-aaral (lastcard lab)

cli-help-lab = Pag-aralan ang laro: laruin nang napakaraming beses sa iba't ibang patakaran, at tingnan ang nababago.
cli-help-lab-studies = Mga pag-aaral:
cli-help-lab-editions = aling mga edisyon, may kuwit sa pagitan (lahat ng tatlo kung hindi sinabi)
cli-help-lab-players = ilan ang maglalaro, may kuwit sa pagitan (2,4 kung hindi sinabi)
cli-help-lab-vary = patakarang susubukan sa ilang value; kung walang value, sa lahat; puwedeng ulitin
cli-help-lab-bots = kung sino ang nasa bawat upuan, may kuwit sa pagitan; sa pag-aaral ng galing, ang una ang kalaban ng lahat
cli-help-lab-games = ilang laro sa bawat set ng patakaran (10000 kung hindi sinabi)
cli-help-lab-ray = maglaro sa Ray cluster na may ganitong address; magsisimula ang “local” ng isa sa computer na ito
cli-help-lab-keep = itago ang mga resulta sa folder na ito at gamitin ang naroon na: tuloy ang naputol na pag-aaral
cli-help-lab-pace = ilang segundo ang isang turn sa mesa ninyo, para sa minuto (6 kung hindi sinabi)
cli-help-lab-csv = isulat ang mga bilang sa file na ito bilang CSV
cli-help-lab-parquet = isulat ang mga bilang sa file na ito bilang Parquet
cli-help-lab-plot = iguhit ang mga bilang sa file na ito: .svg, .png, .pdf o .webp
cli-value-study = PAG-AARAL
cli-value-editions = EDISYON,…
cli-value-numbers = N,…
cli-value-values = PANGALAN=VALUE,…
cli-value-seconds = SEGUNDO

cli-error-missing-study = Kailangan ng “lastcard { $command }” ng pag-aaral: { $choices }.
cli-error-study-varies = --vary: ang { $study } na mismo ang pumipili ng susubukang patakaran; alisin ang --vary, o pumili ng ibang pag-aaral.
cli-error-vary-values = --vary: napakaraming value ng { $rule } para subukan lahat; magbanggit ng ilan, gaya ng { $example }.
cli-error-needs-package = Kailangan ng { $option } ang { $package }, na hindi pa naka-install; ito ang pang-install: pip install "lastcard[{ $extra }]"
cli-error-picture = --plot: hindi sinasabi ng “{ $file }” kung anong uri ng larawan; dapat magtapos ang pangalan sa { $endings }.

cli-lab-study-length = Gaano katagal ang isang round.
cli-lab-study-game = Gaano katagal ang buong laro, hanggang sa puntos na panalo.
cli-lab-study-first-player = Kung lamang ba ang unang titira.
cli-lab-study-lead = Gaano kadalas magpalit ng nangunguna, at gaano dumarami ang card sa kamay.
cli-lab-study-endings = Ilang round ang nababara, walang nananalo, o halos walang katapusan.
cli-lab-study-skill = Gaano mas madalas manalo ang mas magaling: galing laban sa suwerte.
cli-lab-study-cards = Ano ang binubunot, itinitira at hinahamon sa isang round, at magkano ang puntos.
cli-lab-study-house-rules = Ano ang nababago ng bawat karaniwang sariling patakaran.
cli-lab-study-options = Ano ang nababago ng bawat value ng bawat patakaran.

cli-lab-measure-turns = Mga turn sa isang round
cli-lab-measure-minutes = Minuto ng isang round
cli-lab-measure-median = Bilang ng turn na hindi nilalampasan ng kalahati ng mga round
cli-lab-measure-slow = Bilang ng turn na hindi nilalampasan ng siyam sa sampung round
cli-lab-measure-long = Mga round na lampas { $turns } turn
cli-lab-measure-rounds = Mga round sa isang laro
cli-lab-measure-game-turns = Mga turn sa isang laro
cli-lab-measure-game-minutes = Minuto ng isang laro
cli-lab-measure-first = Mga round na panalo ang unang tumira
cli-lab-measure-first-edge = Panalo ng unang tumira, lampas sa patas na bahagi
cli-lab-measure-dealer-edge = Panalo ng dealer, lampas sa patas na bahagi
cli-lab-measure-leads = Palit ng nangunguna sa isang round
cli-lab-measure-longest-hand = Card sa pinakamaraming hawak sa isang round
cli-lab-measure-blocked = Mga round na wala nang makakatira
cli-lab-measure-endless = Mga round na walang katapusan
cli-lab-measure-unwon = Mga round na walang nanalo
cli-lab-measure-drawn = Mga binunot na card sa isang round
cli-lab-measure-wilds = Mga itinirang Wild sa isang round
cli-lab-measure-challenges = Mga hamon sa isang round
cli-lab-measure-bluffs = Mga hamon na nakahuli ng bluff
cli-lab-measure-points = Puntos na napanalunan sa isang round
cli-lab-measure-better = Mga round na panalo ang mas magaling
cli-lab-measure-better-edge = Panalo ng mas magaling, lampas sa patas na bahagi

cli-lab-title = { $games ->
        [one] { $games } laro
       *[other] { $games } laro
    } sa bawat set ng patakaran, seed { $seed }
cli-lab-played-by = Ang mga bot na naglaro: { $bots }.
cli-lab-table = { $edition }, { $players ->
        [one] { $players } player
       *[other] { $players } player
    }
cli-lab-own-rules = sariling patakaran
cli-lab-interval = 95 %
cli-lab-change = pagbabago
cli-lab-percentage-points = { $number } pp
cli-lab-nothing = wala
cli-lab-left-out = Hindi isinama dahil hindi malalaro: { $what }
cli-lab-kept = { $found } sa { $wanted ->
        [one] { $wanted } bahagi
       *[other] { $wanted } bahagi
    } ang nasa “{ $folder }” na; lalaruin ngayon ang natitira.
cli-lab-kept-outdated = Ibang patakaran o bot, o ibang bersyon, ang naglaro ng nasa “{ $folder }”, kaya uulitin ang lahat.
cli-lab-kept-other = Sa ibang pag-aaral ang nasa “{ $folder }”, kaya lalaruin ang kabuuan nito.
cli-lab-kept-interrupted = Naputol; itutuloy ito ng parehong command, dahil nasa “{ $folder }” ang mga nalaro na.
cli-lab-time-left = { $time } pa
cli-lab-hours = { $count } oras
cli-lab-minutes = { $count } min
cli-lab-seconds = { $count } s

## Lakas ng mga bot (lastcard duel, lastcard ladder)

cli-help-duel = Paglabanin ang mga bot, parehong baraha para sa lahat sa bawat upuan, at tingnan kung alin ang mas malakas.
cli-help-ladder = Paglabanin ang bawat bot at ang bawat iba pa, at bigyan sila ng rating.
cli-help-duel-players = ilan ang maglalaro (kasindami ng mga bot kung hindi sinabi)
cli-help-duel-games = ilang laro (10000 kung hindi sinabi; 400 kapag may bot na naghahanap)
cli-help-duel-samples = ilang bigay ng baraha ang nilalaro sa isip ng champion sa bawat tira (100 kung hindi sinabi; champion:200 para sa isang bot)
cli-help-duel-milliseconds = kasindaming bigay ng kaya ng champion sa ganitong tagal bawat tira sa computer na ito
cli-help-ladder-bots = aling mga bot, may kuwit sa pagitan (lahat ng antas kung hindi sinabi); 1000 ang puntos ng una
cli-help-ladder-games = ilang laro sa bawat dalawang bot sa bawat mesa (4000 kung hindi sinabi; ikasampu nito kapag may bot na naghahanap)
cli-help-ladder-keep = itago ang mga resulta sa folder na ito at gamitin ang mga naroon na: natutuloy ang naputol na ladder
cli-help-ladder-plot = iguhit ang mga rating sa file na ito: .svg, .png, .pdf o .webp
cli-value-bots = BOT BOT …

cli-error-missing-bots = Kailangan ng “lastcard { $command }” ng dalawa o higit pang bot mula sa { $choices }.
cli-error-bot-twice = Dalawang beses nabanggit ang “{ $bot }”; magkakaibang bot ang ilagay.
cli-error-bot-number = { $option }: walang saysay ang numero sa “{ $value }”, dahil champion lang ang naghahanap.
cli-error-duel-seats = { $given ->
        [one] { $given } bot ang nabanggit
       *[other] { $given } bot ang nabanggit
    }, pero { $players } lang ang maglalaro; --players ang nagsasabi kung ilan.
cli-error-two-limits = Ibigay ang --samples o ang --milliseconds, hindi pareho.

cli-duel-title = { $edition }, { $players ->
        [one] { $players } player
       *[other] { $players } player
    }, { $games ->
        [one] { $games } laro
       *[other] { $games } laro
    }, seed { $seed }
cli-duel-points = puntos/laro
cli-duel-pace = ms/tira
cli-duel-deals = Parehong { $deals ->
        [one] { $deals } bigay
       *[other] { $deals } bigay
    } para sa lahat, at bawat isa ay nilaro nang { $seatings ->
        [one] { $seatings } beses
       *[other] { $seatings } beses
    } na nasa ibang upuan ang mga bot.
cli-duel-fair = Kung magkasinlakas, { $share } ang mapapanalunan ng bawat isa.
cli-duel-stronger = Mas malakas ang { $bot }.
cli-duel-even = Hindi makita kung alin ang mas malakas; baka masabi kapag mas maraming laro.
cli-duel-samples = { $samples ->
        [one] { $samples } bigay
       *[other] { $samples } bigay
    } ang nilalaro sa isip ng champion sa bawat tira.
cli-duel-speed = { $moves } tira/s

cli-ladder-title = { $games ->
        [one] { $games } laro
       *[other] { $games } laro
    } sa bawat dalawang bot, seed { $seed }
cli-ladder-rating = rating
cli-ladder-players = mga player
cli-ladder-against = laban sa { $bot }
cli-ladder-scale = Kapag lamang ng 400 puntos, sampung beses ang tsansang manalo: sa dalawang bot, 64 sa 100 laro ang panalo ng lamang ng 100 puntos.
cli-ladder-fewer = Ikasampu lang ang mga laro kapag may bot na naghahanap.
