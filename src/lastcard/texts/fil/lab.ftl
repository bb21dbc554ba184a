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
