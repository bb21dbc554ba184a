# What the server says by codes: why something was refused, what happened at the table, advice about rules, presets.
# $name is who it is about, $bot the bot that plays on.

## Refused by a table

refused-no-name = Sabihin muna ang pangalan mo.
refused-empty-name = Walang laman ang pangalang iyan: gumamit ng titik o numero.
refused-not-seated = Wala kang upuan sa mesang ito.
refused-not-host = Host lang ang puwedeng gumawa niyan.
refused-only-waiting = Bago ang laro lang iyan mababago.
refused-no-game = Walang nilalaro ngayon.
refused-no-seat = Walang ganyang upuan sa mesang ito.
refused-seat-taken = May nakaupo na riyan.
refused-seat-empty = Walang nakaupo riyan.
refused-no-free-seat = Walang bakanteng upuan.
refused-already-seated = May upuan ka na sa mesang ito.
refused-too-few-seats =
    { $count ->
        [one] Hindi bababa sa { $count } upuan ang kailangan.
       *[other] Hindi bababa sa { $count } upuan ang kailangan.
    }
refused-not-a-person = Tao lang ang puwedeng maging host.
refused-unknown-bot = Walang bot na ganyan ang antas dito.
refused-unknown-option = May opsiyong hindi kilala rito.
refused-bad-option = Hindi puwede ang pinili mo rito.
refused-bad-rules =
    { $advice ->
        [players] Para sa { $least } hanggang { $most } player ang edisyong ito: { $seats } ang upuan.
        [teams-four] Apat na player ang kailangan sa partners: { $seats } ang upuan.
       *[hand-too-large] Kulang ang card para sa { $seats } player: hanggang tig-{ $most } lang.
    }
refused-seats-empty =
    { $count ->
        [one] May { $count } upuan pang bakante.
       *[other] May { $count } upuan pang bakante.
    }
refused-not-agreed =
    { $count ->
        [one] May { $count } player pang hindi nag-oo sa mga Customizable.
       *[other] May { $count } player pang hindi nag-oo sa mga Customizable.
    }
refused-text-changed = Kababago lang ng mga Customizable: tingnan mo ulit.
refused-already-started = Nagsimula na ang laro.
refused-game-runs = Hindi pa tapos ang round.
refused-paused = Naka-pause ang laro.
refused-stale = May nagbago na sa mesa bago ka pumindot: tingnan mo ulit.
refused-too-soon = Sandali lang: hayaan munang makapag-UNO.
refused-bad-move = Hindi iyan tira sa mesang ito.
refused-other-seat = Sa sarili mong upuan ka lang puwedeng tumira.
refused-chat-off = Sarado ang chat.
refused-say-one = Isa-isa lang ang sabihin.
refused-empty-text = Walang mababasa riyan.
refused-game-not-over = Hindi pa tapos ang laro.
refused-no-such-game = Walang ganyang laro sa mesang ito.

## Refused by the server

refused-malformed = Hindi iyan naintindihan ng server.
refused-bad-record = Hindi iyan naitalang laro.
refused-not-here = Para lang sa mga device sa sarili niyang network ang server na ito.
refused-wrong-origin = Galing iyan sa ibang pahina, kaya hindi ginawa.
refused-private = Ayaw ng host na may nanonood sa mesang ito.
refused-kept-out = Hindi ka muna puwedeng umupo o mag-chat dito. Puwede kang papasukin ulit ng host.
refused-no-line = Wala na ang mensaheng iyon, o sa iyo iyon.
refused-too-long = Napakarami nang nangyari sa mesang ito at wala nang kasya: gumawa ng bago at imbitahin doon ang lahat.
refused-not-found = Walang laman ang address na ito.
refused-gone = Walang mesang may ganyang code.
refused-link-gone = Nagamit na o luma na ang link na ito. Gumawa ng bago sa kabilang device.
refused-wrong-method = Hindi iyan puwede sa address na ito.
refused-not-json = Iba ang inaasahan ng server.
refused-too-large = Masyadong malaki iyan.
refused-wrong-host = Hindi kilala ng server ang sarili niya sa address na ito.
refused-too-fast = Ang bilis mo: sandali lang.
refused-limit = Sobrang dami nang sabay: subukan mamaya.
refused-internal = Nagkamali ang server. Walang nagbago.
refused-not-saved = Hindi ito na-save, kaya walang nagbago. Puno na ba ang disk ng server?
refused-unreachable = Hindi maabot ang mga mesa ngayon. Subukan ulit maya-maya.

## What happened at the table

table-event-sat = Umupo si { $name }.
table-event-moved = Lumipat ng upuan si { $name }.
table-event-named = { $name } na ang tawag kay { $old }.
table-event-bot-sat = Umupo ang bot na si { $name }.
table-event-bot-set = Iba na ang antas ng bot na si { $name }.
table-event-bot-free = Puwede nang kunin ang upuan ng bot na si { $name }.
table-event-bot-removed = Umalis ang bot na si { $name }.
table-event-left = Umalis si { $name }.
table-event-left-bot = Umalis si { $name }: itutuloy ng bot na si { $bot }.
table-event-removed = Pinaalis ng host si { $name } sa upuan.
table-event-removed-bot = Pinaalis ng host si { $name } sa upuan: itutuloy ng bot na si { $bot }.
table-event-kept-out = Hindi muna puwedeng umupo o mag-chat dito si { $name }.
table-event-let-in = Puwede na ulit umupo at mag-chat dito si { $name }.
table-event-seats =
    { $count ->
        [one] { $count } na ang upuan ngayon.
       *[other] { $count } na ang upuan ngayon.
    }
table-event-rules = Binago ang mga patakaran.
table-event-custom = Binago ang mga Customizable: tatanungin ulit ang lahat.
table-event-settings = Binago ang ayos ng mesa.
table-event-agreed = Nag-oo si { $name } sa mga Customizable.
table-event-host-handed = Si { $name } na ang host.
table-event-host-vacant = Umalis ang host: si { $name } na ang host.
table-event-host-absent = Wala ang host: si { $name } na ang host.
table-event-stand-in-absent = Wala muna si { $name }: bot muna ang maglalaro.
table-event-stand-in-idle = Dalawang beses naubusan ng oras si { $name }: bot muna hanggang magparamdam siya.
table-event-stand-in-asked = Bot muna ang naglalaro para kay { $name }.
table-event-stand-in-back = Nagbalik si { $name }.
table-event-paused = Naka-pause ang laro.
table-event-resumed = Tuloy ang laro.
table-event-ended = Balik sa paghihintay.

## Advice about the rules

advice-players = Para sa { $least } hanggang { $most } player ang edisyong ito: { $seats } ang upuan.
advice-teams-four = Apat na player ang kailangan sa partners: { $seats } ang upuan.
advice-hand-too-large = Kulang ang card para sa { $seats } player: hanggang tig-{ $most } lang.
advice-hand-one = Sa tig-isang card, panalo sa round ang unang makatira.
advice-target-one = Isang punto lang ang panalo, kaya unang round pa lang, tapos na.
advice-opening-wild-none = Walang epekto: walang karaniwang Wild sa edisyong ito.
advice-swap-last-none = Walang epekto: walang Swap Hands sa edisyong ito.
advice-swap-last-finish = Walang epekto: bawal magtapos sa Wild dito.
advice-draw-limit-unused = Walang epekto kung wala ang “{ option-draw-until-playable }”.
advice-draw-until-one = Walang epekto kung isang card lang ang puwedeng bunutin bawat turn.
advice-stacking-none = Walang epekto: walang card na pambunot sa edisyong ito.
advice-wild-draw-none = Walang epekto: walang Wild Draw sa edisyong ito.
advice-wild-draw-test-free = Walang epekto: laging puwede ang Wild Draw dito.
advice-uno-penalty-auto = Walang epekto: laro ang nag-u-UNO, kaya walang mahuhuli.
advice-uno-penalty-none = Walang parusa kahit mahuling walang UNO.
advice-false-call-auto = Laro ang nag-u-UNO: bubunot lang ang makikisabay.
advice-false-catch-auto = Laro ang nag-u-UNO: bubunot lang ang manghuhuli.
advice-seven-zero-none = Walang epekto: walang 7 at walang 0 sa edisyong ito.
advice-seven-zero-only-seven = Walang 0 sa edisyong ito: 7 lang ang nagpapalit ng kamay.
advice-seven-zero-only-zero = Walang 7 sa edisyong ito: 0 lang ang nagpapaikot ng kamay.
advice-jump-in-single = Walang epekto: walang magkaparehong card sa edisyong ito.
advice-two-player-reverse-none = Walang epekto: walang Reverse sa edisyong ito.
advice-two-player-reverse-more = Walang epekto sa { $seats } player: pandalawahan ito.
advice-dip-pass-none = Walang epekto: walang Wild Dip Into The Deck sa edisyong ito.
advice-custom-none = Walang epekto: walang Customizable sa edisyong ito.
advice-custom-again-skip = Card { $card }: kapag tumira ulit, balewala ang mga nalaktawang turn.
advice-custom-reverse-two = Card { $card }: sa dalawang player, walang binabago ang baligtad na ikot.

## Presets

preset-own = Sa mismong edisyon
preset-own-meaning = Ang mga patakarang kasama ng edisyon.
preset-family = Pampamilya
preset-family-meaning = Walang makakalimutan at walang bluff: laro ang nag-u-UNO, at 150 puntos ang panalo.
preset-party = Party
preset-party-meaning = Mag-stack ng mga pambunot, magpalit ng kamay sa 7 at 0, mag-jump in, at bumunot hanggang may puwede.
preset-pocket-party = Party
preset-pocket-party-meaning = Mag-stack ng mga pambunot, magpalit ng kamay sa 7, at bumunot hanggang may puwede.
preset-quick = Isang round
preset-quick-meaning = Kung sino ang panalo sa round, panalo sa laro.
preset-strict = Istrikto
preset-strict-meaning = Dalawang card ang maling UNO at maling huli, dapat itira ang nabunot na puwede, at numero ang huling card.
preset-partners = Dalawa laban sa dalawa
preset-partners-meaning = Apat na player, magkatapat ang magka-partner.
preset-lowest = Pinakamababa
preset-lowest-meaning = Kani-kaniyang ipon ng puntos: pag may umabot sa 100, panalo ang pinakamababa.
