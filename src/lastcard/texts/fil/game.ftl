# Lahat ng sinasabi tungkol sa laro: mga card, mga bawal na tira, mga nangyari, mga utos at option.

## Players and lists

seat-label = seat { $number }
seat-unknown = ibang player
list-and = { $most } at { $last }
list-or = { $most } o { $last }
count-cards = { $count } card
count-points = { $count } puntos
cards-drawn =
    { $count ->
        [1] { $cards }
       *[other] { $count } card ({ $cards })
    }

## Colours and cards

colour-red = pula
colour-yellow = dilaw
colour-green = berde
colour-blue = asul
card-red = pulang { $symbol }
card-yellow = dilaw na { $symbol }
card-green = berdeng { $symbol }
card-blue = asul na { $symbol }
symbol-skip = Skip
symbol-reverse = Reverse
symbol-draw-one = Draw One
symbol-draw-two = Draw Two
card-wild = Wild
card-wild-draw-two = Wild Draw Two
card-wild-draw-four = Wild Draw Four
card-wild-dip = Wild Dip Into The Deck
card-wild-swap = Wild Swap Hands
card-wild-custom = Wild Customizable { $number }
card-unknown = isang card
card-that = card na iyan
card-drawn = card na binunot
needs-number = { $figure }
needs-symbol = { $symbol }

## Why a move is refused

reason-round-over =
    { $phase ->
        [game_over] tapos na ang laro
       *[other] tapos na ang round: mag-deal muna ng susunod
    }
reason-not-turn =
    { $turn_is ->
        [you] turn mo na
        [nobody] wala pang may turn ngayon
       *[other] turn ni { $turn } ngayon
    }
reason-not-asked =
    { $phase ->
        [play] ngayon, tumira ng card o bumunot
        [drawn] ngayon, itira ang { $drawn } o itago
        [colour] pumili muna ng kulay: pula, dilaw, berde o asul
        [give] magpasa muna ng card sa susunod na player
        [discard] magtapon muna ng card
        [confirm] gawin muna ang nakasulat sa card at i-confirm
        [challenge] tanggapin muna ang Wild Draw o hamunin
       *[other] hindi pa iyan ang kailangan ngayon
    }
reason-not-held =
    { $seat_is ->
        [you] wala kang { $card } sa kamay
       *[other] walang { $card } sa kamay ni { $name }
    }
reason-no-match =
    { $fits ->
        [top] hindi puwede ang { $card } sa { $top }: kailangan ng { $colour }, { $symbol }, o Wild
        [colour] hindi puwede ang { $card } ngayon: { $colour } ang kulay, kaya kailangan ng { $colour } o Wild
       *[wild] hindi puwede ang { $card } sa { $top }: kailangan ng Wild
    }
reason-dishonest =
    { $test ->
        [colour] puwede lang ang { $card } kung wala sa kamay ang kulay na hinihingi
        [match] puwede lang ang { $card } kung walang ibang card sa kamay na tugma sa kulay, numero o simbolo
        [playable] puwede lang ang { $card } kung wala nang ibang card na maititira
       *[any] puwede lang ang { $card } kung walang ibang card sa kamay na puwede
    }
reason-only-drawn = pagkabunot, ang { $drawn } lang ang puwedeng itira, o itago
reason-answer =
    { $owed ->
        [0] sa stack, sumagot lang ng draw card na puwede, o bunutin lahat
       *[other] { $owed } card ang kailangang bunutin: sumagot ng draw card na puwede, o bunutin ang mga iyon
    }
reason-finish =
    { $finish ->
        [no_wild] hindi puwedeng huling card ang { $card }: bawal dito ang magtapos sa Wild
        [number] hindi puwedeng huling card ang { $card }: numero lang ang pantapos dito
       *[any] hindi puwedeng huling card ang { $card } dito
    }
reason-needs-colour = kailangan ng kulay para sa { $card }: pula, dilaw, berde o asul
reason-no-colour = walang pinipiling kulay para sa { $card }
reason-last-colour = walang pinipiling kulay sa huling card
reason-needs-seat = kailangang pumili ng ibang player para sa { $card }
reason-no-seat = walang pinipiling player para sa { $card }
reason-last-seat = walang pinipiling player sa huling card
reason-own-seat = ibang player dapat na nasa mesang ito
reason-can-draw = may mabubunot pa: magpapasa lang kapag wala na
reason-can-play = may card sa kamay na puwedeng itira: magpapasa lang kapag wala
reason-nothing-to-draw = wala nang mabubunot: tumira ng card na puwede, o mag-pass kung wala
reason-forced = puwedeng itira ang { $drawn }, kaya dito kailangang itira
reason-not-identical = kapag hindi turn, kaparehong-kapareho lang ng { $top } ang puwede, hindi { $card }
reason-jump-phase = puwede lang mag-jump in bago kumilos ang may turn
reason-uno-not-due = hindi pa oras mag-UNO: sinasabi ito kapag iisa na lang ang card
reason-uno-last = hindi na nag-u-UNO sa huling card
reason-uno-twice = nasabi na ang UNO
reason-uno-auto = kusa nang sinasabi ang UNO dito
reason-uno-again = isang maling UNO lang ang puwede hangga't walang tumitira, bumubunot o nagpapasa
reason-catch-not-due =
    { $target_is ->
        [you] hindi mo kailangang mag-UNO ngayon
       *[other] hindi kailangang mag-UNO ni { $target } ngayon
    }
reason-catch-self = hindi hinuhuli ang sarili: mag-UNO na lang
reason-catch-again = isang maling huli lang ang puwede hangga't walang tumitira, bumubunot o nagpapasa
reason-stack-pass = mabubunot o masasagot pa ang stack: magpapasa lang kapag hindi na puwede ang dalawa

## What happened

event-round =
    { $you ->
        [seat] Round { $round }: ikaw ang dealer.
       *[none] Round { $round }: si { $name } ang dealer.
    }
event-dealer-card =
    { $you ->
        [seat] Bumunot ka ng { $card } para malaman kung sino ang dealer.
       *[none] Bumunot si { $name } ng { $card } para malaman kung sino ang dealer.
    }
event-dealer-drawn =
    { $you ->
        [seat] Sa iyo ang pinakamataas na card, kaya ikaw ang dealer.
       *[none] Kay { $name } ang pinakamataas na card, kaya siya ang dealer.
    }
event-dealer-left =
    { $you ->
        [seat] Lipat sa kaliwa ang deal: ikaw na ang dealer.
       *[none] Lipat sa kaliwa ang deal: si { $name } na ang dealer.
    }
event-dealt =
    { $you ->
        [seat] Nakakuha ka ng { $what }.
       *[none] Nakakuha si { $name } ng { $what }.
    }
event-opened = { $card } ang unang card sa discard pile.
event-returned = Hindi puwedeng panimula ang { $card }: ibinalik ito, ni-shuffle ang pile, at nagbukas ng iba.
event-starts-left =
    { $you ->
        [seat] Ikaw ang mauuna: nasa kaliwa ka ng dealer.
       *[none] Si { $name } ang mauuna, dahil nasa kaliwa ng dealer.
    }
event-starts-skip =
    { $you ->
        [seat] Ikaw ang mauuna: na-skip ng unang card ang player bago ka.
       *[none] Si { $name } ang mauuna: na-skip ng unang card ang player bago siya.
    }
event-starts-draw =
    { $you ->
        [seat] Ikaw ang mauuna: nawalan ng turn ang player bago ka dahil draw card ang una.
       *[none] Si { $name } ang mauuna: nawalan ng turn ang player bago siya dahil draw card ang una.
    }
event-starts-reverse =
    { $you ->
        [seat] Ikaw ang mauuna: Reverse ang unang card, kaya dealer ang una.
       *[none] Si { $name } ang mauuna: Reverse ang unang card, kaya dealer ang una.
    }
event-starts-colour =
    { $you ->
        [seat] Ikaw ang mauuna: pumili ka muna ng kulay.
       *[none] Si { $name } ang mauuna, at pipili muna ng kulay.
    }
event-played =
    { $you ->
        [seat]
            { $jump ->
                [yes] Nag-jump in ka:
               *[no] Tumira ka ng
            }
       *[none]
            { $jump ->
                [yes] Nag-jump in si { $name }:
               *[no] Tumira si { $name } ng
            }
    } { $card }{ $colour_named ->
        [yes] , { $colour } ang kulay
       *[no] {""}
    }{ $target_named ->
        [yes]
            { $you ->
                [target] , ikaw ang pinili
               *[none] , si { $target } ang pinili
            }
       *[no] {""}
    }{ $last ->
        [yes] : huling card na!
       *[no] .
    }
event-drew-turn =
    { $you ->
        [seat] Bumunot ka ng { $what }.
       *[none] Bumunot si { $name } ng { $what }.
    }
event-drew-hit =
    { $cause ->
        [known]
            { $you ->
                [seat] Bumunot ka ng { $what }: tumira si { $by } ng { $card }.
                [by] Bumunot si { $name } ng { $what }: tumira ka ng { $card }.
               *[none] Bumunot si { $name } ng { $what }: tumira si { $by } ng { $card }.
            }
       *[unknown]
            { $you ->
                [seat] Tinamaan ka: bumunot ka ng { $what }.
               *[none] Tinamaan si { $name }: bumunot ng { $what }.
            }
    }
event-drew-stack =
    { $you ->
        [seat] Sa iyo napunta ang buong stack: { $what }.
       *[none] Kay { $name } napunta ang buong stack: { $what }.
    }
event-drew-accepted =
    { $cause ->
        [known]
            { $you ->
                [seat] Hindi ka humamon at bumunot ka ng { $what }: tumira si { $by } ng { $card }.
                [by] Hindi humamon si { $name } at bumunot ng { $what }: tumira ka ng { $card }.
               *[none] Hindi humamon si { $name } at bumunot ng { $what }: tumira si { $by } ng { $card }.
            }
       *[unknown]
            { $you ->
                [seat] Hindi ka humamon at bumunot ka ng { $what }.
               *[none] Hindi humamon si { $name } at bumunot ng { $what }.
            }
    }
event-drew-guilty =
    { $you ->
        [seat] Buking ang bluff mo: bumunot ka ng { $what }.
       *[none] Buking ang bluff: bumunot si { $name } ng { $what }.
    }
event-drew-innocent =
    { $you ->
        [seat] Hindi pala bluff: bumunot ka ng { $what } dahil sa hamon.
       *[none] Hindi pala bluff: bumunot si { $name } ng { $what } dahil sa hamon.
    }
event-drew-caught =
    { $you ->
        [seat] Bumunot ka ng { $what }: hindi ka nag-UNO.
       *[none] Bumunot si { $name } ng { $what }: hindi nag-UNO.
    }
event-drew-false-uno =
    { $you ->
        [seat] Bumunot ka ng { $what }: hindi pa oras mag-UNO.
       *[none] Bumunot si { $name } ng { $what }: hindi pa oras mag-UNO.
    }
event-drew-false-catch =
    { $you ->
        [seat] Bumunot ka ng { $what }: wala palang dapat hulihin.
       *[none] Bumunot si { $name } ng { $what }: wala palang dapat hulihin.
    }
event-drew-opening =
    { $you ->
        [seat] Bumunot ka ng { $what }: draw card ang unang card.
       *[none] Bumunot si { $name } ng { $what }: draw card ang unang card.
    }
event-drew-custom =
    { $you ->
        [seat] Bumunot ka ng { $what }, ayon sa Customizable.
       *[none] Bumunot si { $name } ng { $what }, ayon sa Customizable.
    }
event-drew-dip =
    { $you ->
        [seat] Nag-dip ka sa deck at bumunot ng { $what }.
       *[none] Nag-dip si { $name } sa deck at bumunot ng { $what }.
    }
event-drew-last =
    { $cause ->
        [known]
            { $you ->
                [seat] Bumunot ka pa ng { $what }: nagtapos si { $by } sa { $card }.
                [by] Bumunot pa si { $name } ng { $what }: nagtapos ka sa { $card }.
               *[none] Bumunot pa si { $name } ng { $what }: nagtapos si { $by } sa { $card }.
            }
       *[unknown]
            { $you ->
                [seat] Bumunot ka pa ng { $what }: draw card ang huling card.
               *[none] Bumunot pa si { $name } ng { $what }: draw card ang huling card.
            }
    }
event-shuffled = Ubos na ang draw pile: ni-shuffle ang discard pile bilang kapalit ({ $what }).
event-kept =
    { $you ->
        [seat] Itinago mo ang card na binunot.
       *[none] Itinago ni { $name } ang card na binunot.
    }
event-passed =
    { $you ->
        [seat] Nag-pass ka: walang mabunot at walang maitira.
       *[none] Nag-pass si { $name }: walang mabunot at walang maitira.
    }
event-skipped =
    { $you ->
        [seat] Na-skip ka.
       *[none] Na-skip si { $name }.
    }
event-turned =
    { $direction ->
        [clockwise] Baligtad ang ikot: clockwise na.
       *[counter] Baligtad ang ikot: counter-clockwise na.
    }
event-colour =
    { $you ->
        [seat] Pinili mo ang { $colour }.
       *[none] Pinili ni { $name } ang { $colour }.
    }
event-gave =
    { $you ->
        [seat] Nagpasa ka ng { $card } kay { $target }.
        [target] Nagpasa sa iyo si { $name } ng { $card }.
       *[none] Nagpasa si { $name } ng { $card } kay { $target }.
    }
event-swapped =
    { $you ->
        [seat] Nagpalit kayo ni { $target } ng kamay.
        [target] Nagpalit kayo ni { $name } ng kamay.
       *[none] Nagpalit ng kamay sina { $name } at { $target }.
    }
event-rotated =
    { $direction ->
        [clockwise] Lumipat ang lahat ng kamay sa katabi, clockwise.
       *[counter] Lumipat ang lahat ng kamay sa katabi, counter-clockwise.
    }
event-uno =
    { $you ->
        [seat] Nag-UNO ka!
       *[none] Nag-UNO si { $name }!
    }
event-caught =
    { $you ->
        [seat] Nahuli mo si { $target }: hindi nag-UNO.
        [target] Nahuli ka ni { $name }: hindi ka nag-UNO.
       *[none] Nahuli ni { $name } si { $target }: hindi nag-UNO.
    }
event-false-uno =
    { $you ->
        [seat] Nag-UNO ka kahit hindi pa oras.
       *[none] Nag-UNO si { $name } kahit hindi pa oras.
    }
event-false-catch =
    { $you ->
        [seat] Hinuli mo si { $target }, pero hindi naman kailangang mag-UNO.
        [target] Hinuli ka ni { $name }, pero hindi mo naman kailangang mag-UNO.
       *[none] Hinuli ni { $name } si { $target }, pero hindi naman kailangang mag-UNO.
    }
event-challenged =
    { $you ->
        [seat] Hinamon mo si { $target }: bluff ba iyon?
        [target] Hinamon ka ni { $name }: bluff ba iyon?
       *[none] Hinamon ni { $name } si { $target }: bluff ba iyon?
    }
event-shown =
    { $you ->
        [seat] Ipinakita mo kay { $target } ang kamay mo: { $guilty ->
                [yes] bluff nga.
               *[no] hindi bluff.
            }
        [target] Ipinakita sa iyo ni { $name } ang kamay niya{ $known ->
                [yes] {" "}({ $cards })
               *[no] {""}
            }: { $guilty ->
                [yes] bluff nga.
               *[no] hindi bluff.
            }
       *[none] Ipinakita ni { $name } kay { $target } ang kamay niya: { $guilty ->
                [yes] bluff nga.
               *[no] hindi bluff.
            }
    }
event-forgiven =
    { $you ->
        [seat] Wala nang mabubunot: ligtas ka na sa { $what }.
       *[none] Wala nang mabubunot: ligtas na si { $name } sa { $what }.
    }
event-stack-forgiven =
    { $you ->
        [seat] Wala nang mabubunot: ligtas ka na sa stack ({ $what }).
       *[none] Wala nang mabubunot: ligtas na si { $name } sa stack ({ $what }).
    }
event-owes =
    { $you ->
        [seat] Nasa iyo na ang stack: sumagot ka o bumunot ng { $what }.
       *[none] Nasa kay { $name } na ang stack: sasagot o bubunot ng { $what }.
    }
event-again =
    { $you ->
        [seat] Titira ka ulit.
       *[none] Titira ulit si { $name }.
    }
event-discarded =
    { $you ->
        [seat] Nagtapon ka ng { $card }.
       *[none] Nagtapon si { $name } ng { $card }.
    }
event-laid-open =
    { $you ->
        [seat] Bukas ang lahat ng kamay hanggang sa susunod mong turn.
       *[none] Bukas ang lahat ng kamay hanggang sa susunod na turn ni { $name }.
    }
event-asks-done =
    { $you ->
        [seat] Gawin mo ang nakasulat sa { $card }, tapos i-confirm.
       *[none] Gagawin ngayon ni { $name } ang nakasulat sa { $card }.
    }
event-done =
    { $you ->
        [seat] Nagawa mo ang nakasulat sa { $card }.
       *[none] Nagawa ni { $name } ang nakasulat sa { $card }.
    }
event-blocked-passed = Walang makabunot o makatira: blocked ang round, at panalo ang may pinakakaunting puntos sa kamay.
event-blocked-endless = Masyado nang mahaba ang round: blocked na, at panalo ang may pinakakaunting puntos sa kamay.
event-won =
    { $you ->
        [seat]
            { $points ->
                [0] Panalo ka sa round!
               *[other] Panalo ka sa round: { $score }!
            }
       *[none]
            { $points ->
                [0] Panalo si { $name } sa round.
               *[other] Panalo si { $name } sa round: { $score }.
            }
    }
event-won-nobody = Tabla ang pinakamababa: walang panalo sa round, at walang makakakuha ng puntos nito.
event-scored =
    { $you ->
        [seat] { $total } na ang puntos mo (+{ $points }).
       *[none] { $total } na ang puntos ni { $name } (+{ $points }).
    }
event-game-won =
    { $you ->
        [seat] Panalo ka sa laro!
       *[none] Panalo si { $name } sa laro!
    }

## Customizable cards

instruction-blank = karaniwang Wild
instruction-draw =
    { $who ->
        [next] Bubunot ng { $count } ang susunod na player.
        [previous] Bubunot ng { $count } ang naunang player.
        [chosen] Bubunot ng { $count } ang player na pipiliin mo.
        [others] Bubunot ng { $count } ang lahat ng iba.
       *[everyone] Bubunot ng { $count } ang lahat.
    }
instruction-skip =
    { $count ->
        [1] Skip ang susunod na player.
       *[other] Skip ang susunod na { $count } player.
    }
instruction-reverse = Baligtad ang ikot.
instruction-again = Tumira ulit.
instruction-swap = Makipagpalit ng kamay sa player na pipiliin mo.
instruction-rotate = Lilipat sa katabi ang lahat ng kamay.
instruction-hand = Bubunot o magtatapon ang lahat hanggang { $count } card na lang ang hawak.
instruction-until =
    { $colour ->
        [red] Bubunot ang susunod na player hanggang may lumabas na pula.
        [yellow] Bubunot ang susunod na player hanggang may lumabas na dilaw.
        [green] Bubunot ang susunod na player hanggang may lumabas na berde.
       *[blue] Bubunot ang susunod na player hanggang may lumabas na asul.
    }
instruction-until-named = Bubunot ang susunod na player hanggang lumabas ang kulay na pinili.
instruction-open = Bukas ang lahat ng kamay hanggang sa susunod mong turn.

## Options

option-yes = oo
option-no = hindi
option-no-limit = walang limit
option-no-penalty = wala
option-custom-none = blangko lahat: karaniwang Wild
option-custom-card = { $number }: { $text }
option-hand-size = Card sa simula
option-hand-size-meaning = Ilang card ang ibinibigay sa bawat player.
option-opening-wild = Wild sa simula
option-opening-wild-meaning = Ano ang mangyayari kapag Wild ang unang card sa discard pile.
option-opening-wild-choose = pipili ng kulay ang unang player
option-opening-wild-return = ibabalik at magbubukas ng iba
option-target = Puntos para manalo
option-target-meaning = Tuloy-tuloy ang mga round hanggang may umabot sa puntos na ito.
option-scoring = Scoring
option-scoring-meaning = Kanino mapupunta ang puntos ng mga natirang card kapag tapos na ang round.
option-scoring-winner = sa nanalo, para sa mga card ng iba
option-scoring-low-total = kani-kaniya: panalo ang pinakamababang total
option-teams = Partners
option-teams-meaning = Apat na player, magkatapat ang magkakampi: kapag naubos ang card ng isa, pareho silang may puntos.
option-finish = Huling card
option-finish-meaning = Anong card ang puwedeng pantapos.
option-finish-any = kahit ano
option-finish-no-wild = kahit ano, huwag lang Wild
option-finish-number = numero lang
option-swap-last = Pagtatapos sa Swap Hands
option-swap-last-meaning = Ano ang gagawin ng Wild Swap Hands kapag huling card na.
option-swap-last-end = panalo na sa round
option-swap-last-swap = palitan muna ng kamay, at ang isa ang panalo
option-draw-until-playable = Bunot hanggang may puwede
option-draw-until-playable-meaning = Tuloy ang bunot hanggang may card na puwedeng itira.
option-draw-limit = Bunot bawat turn
option-draw-limit-meaning = Ilang card ang puwedeng bunutin sa isang turn kapag bunot hanggang may puwede.
option-force-play = Itira ang binunot
option-force-play-meaning = Kapag puwede ang binunot na card, kailangang itira.
option-stacking = Stacking
option-stacking-meaning = Sagutin ng draw card ang draw card, at ipasa ang total sa susunod na player.
option-stacking-off = wala
option-stacking-same = kapareho lang
option-stacking-up = kapareho o mas malaki
option-wild-draw = Wild Draw
option-wild-draw-meaning = Kung puwedeng itira ang Wild Draw kahit may ibang card na puwede.
option-wild-draw-strict = hindi puwede
option-wild-draw-bluff = puwede, pero puwedeng hamunin
option-wild-draw-free = puwede, at walang hamunan
option-wild-draw-test = Tapat na Wild Draw
option-wild-draw-test-meaning = Ano ang dapat wala sa kamay para hindi bluff ang Wild Draw.
option-wild-draw-test-colour = card na may kulay na hinihingi
option-wild-draw-test-match = card na tugma sa kulay, numero o simbolo
option-wild-draw-test-playable = ibang card na puwedeng itira
option-uno = Pag-UNO
option-uno-meaning = Sino ang magsasabi ng UNO kapag iisa na lang ang card ng player.
option-uno-manual = ang player, dapat nasa oras
option-uno-auto = ang laro, kusa
option-uno-penalty = Nahuling walang UNO
option-uno-penalty-meaning = Ilang card ang bubunutin ng nahuling hindi nag-UNO.
option-false-call-penalty = Maling UNO
option-false-call-penalty-meaning = Ilang card ang bubunutin kapag nag-UNO nang hindi pa oras; kung walang parusa, hindi lang ito tatanggapin.
option-false-catch-penalty = Maling huli
option-false-catch-penalty-meaning = Ilang card ang bubunutin kapag hinuli ang hindi naman kailangang mag-UNO; kung walang parusa, hindi lang ito tatanggapin.
option-seven-zero = Seven-Zero
option-seven-zero-meaning = Sa 7, makipagpalit ng kamay sa pipiliin mo; sa 0, lilipat sa katabi ang lahat ng kamay.
option-jump-in = Jump in
option-jump-in-meaning = Puwedeng itira kahit hindi turn ang card na kaparehong-kapareho ng nasa ibabaw, at doon na magpapatuloy.
option-two-player-reverse = Reverse sa dalawa
option-two-player-reverse-meaning = Ano ang gagawin ng Reverse kapag dalawa lang ang naglalaro.
option-two-player-reverse-skip = titira ulit ang parehong player
option-two-player-reverse-turn = babaligtad lang ang ikot
option-dip-pass = Ipapasa pagkatapos ng Dip
option-dip-pass-meaning = Aling card ang ipapasa pagkatapos ng Wild Dip Into The Deck.
option-dip-pass-choice = kahit alin sa kamay
option-dip-pass-drawn = ang kabubunot lang
option-custom = Mga Customizable
option-custom-meaning = Ano ang nakasulat sa tatlong Wild Customizable.

## Editions and bots

edition-pocket = Pocket
edition-pocket-difference = Mabilis na laro na may 52 card para sa 2–5 player: tig-5 card, 250 puntos para manalo, Draw One kapalit ng Draw Two, at may Wild Dip Into The Deck.
edition-classic = Classic
edition-classic-difference = Ang kilalang 108 card para sa 2–10 player: tig-7 card, 500 puntos para manalo, at bawal mag-bluff gamit ang Wild Draw Four.
edition-modern = Modern
edition-modern-difference = Ang Classic na may Swap Hands at tatlong Customizable, 112 card lahat: puwedeng bluff ang Wild Draw Four, at puwede itong hamunin.
bot-random = Random
bot-random-meaning = Kahit anong puwede ang itinitira, bahala na.
bot-easy = Madali
bot-easy-meaning = Naglalaro para malibang: sumusubok ng kung ano-ano, nagkakamali paminsan-minsan, at minsan nakakalimutang magsabi ng UNO.
bot-careful = Maingat
bot-careful-meaning = Nag-iisip muna bago tumira: iniipon ang mga Wild at binabantayan ang malapit nang maubusan ng card.
bot-sharp = Matalas
bot-sharp-meaning = Tinitimbang ang bawat card: alam kung kailan itatago ang Wild, kung kailan magbu-bluff, at kung kailan magdududa.
bot-champion = Kampeon
bot-champion-meaning = Nag-iisip nang malayo: paulit-ulit munang nilalaro sa isip ang bawat tira bago magpasya.
