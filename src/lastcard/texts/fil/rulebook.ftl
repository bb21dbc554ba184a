# Ang rulebook. Kung ano ang batayan ng bawat linya at kung kailan ito lalabas ay nasa rulebook.py.

rule-title = Paano laruin: { $name } edition
rule-legend-house = ✎ Iba ang laro rito kaysa sa edition. Nasa dulo ang lahat ng house rules.
rule-legend-silent = † Walang sinasabi ang nakalimbag na rules, kaya kami ang nagpasya. Nasa dulo ang mga dahilan.

rule-heading-aim = Ang layunin
rule-heading-pack = Ang mga card
rule-heading-start = Paghahanda
rule-heading-opening = Ang pambungad na card
rule-heading-turn = Ang turn mo
rule-heading-actions = Mga action card
rule-heading-wilds = Mga Wild card
rule-heading-uno = Pagsasabi ng UNO
rule-heading-end = Ang huling card
rule-heading-score = Pagbilang ng puntos
rule-heading-stuck = Kapag naubos ang mga card
rule-heading-house = House rules sa mesang ito
rule-heading-silent = Kung saan tahimik ang nakalimbag na rules

rule-name-custom = Wild Customizable
rule-name-number = Numero { $first }
rule-name-numbers = Numero { $first }–{ $last }

rule-table-card = Card
rule-table-colour = Bawat kulay
rule-table-all = Lahat
rule-table-points = Puntos

rule-aim = Maunang maubusan ng card! Kapag nagawa mo, panalo ka sa round at sa iyo ang puntos ng mga card na hawak pa ng iba.
    { $teams ->
        [yes] Ang unang team
       *[no] Ang unang manlalaro
    } na makaabot ng { $target } ang panalo sa laro.
rule-aim-low = Ubusin ang mga card mo bago ang iba: pagtatapos ng bawat round, laban sa iyo ang bilang ng mga card na natira sa kamay mo. Kapag may
    { $teams ->
        [yes] team
       *[no] manlalaro
    } nang umabot ng { $target }, ang pinakamababang total ang panalo sa laro.
rule-target-agreed = Puwede kayong magkasundo sa ibang target bago magsimula.
rule-players = Para sa { $least } hanggang { $most } manlalaro.
rule-players-exact = Para sa { $least } manlalaro.
rule-teams = Dalawang team ang apat na manlalaro. Magkaharap ang magkakampi.

rule-deck = May { $cards }: pula, dilaw, berde at asul, at mga Wild na walang sariling kulay.

rule-dealer = Bumunot ng tig-isang card ang lahat; ang may pinakamataas ang dealer. Ang halaga ng bawat card ay ang nasa “Pagbilang ng puntos”. Kung may
    tabla sa pinakamataas, bumunot ulit ang mga nagtabla.
rule-dealer-next = Pagkatapos ng bawat round, ang nasa kaliwa naman ang dealer.
rule-deal = Babalasahin ng dealer ang mga card at bibigyan ng { $hand } ang bawat manlalaro, paisa-isa at nakataob, simula sa kaliwa. Ang natira ang draw
    pile. Bubuksan sa tabi nito ang pinakaibabaw na card, at iyon ang simula ng discard pile.
rule-first = Mauuna ang manlalaro sa kaliwa ng dealer at clockwise ang ikot, maliban kung iba ang sabi ng pambungad na card.

rule-open-number = **Numero:** mauuna lang ang manlalaro sa kaliwa ng dealer.
rule-open-skip = **{ $skip }:** lalaktawan ang manlalaro sa kaliwa ng dealer, at ang kasunod ang mauuna.
rule-open-reverse = **{ $reverse }:** ang dealer ang mauuna, at counterclockwise ang ikot.
rule-open-draw = **{ $draw }:** bubunot ng { $draw_cards } ang manlalaro sa kaliwa ng dealer at mawawalan ng turn.
rule-open-wild-choose = **{ $wild }:** pipili ng kulay ang mauunang manlalaro, saka siya titira.
rule-open-wild-return = **{ $wild }:** ibabalik ito, babalasahin ulit ang draw pile, at magbubukas ng ibang card.
rule-open-wild-draw = **{ $wild_draw }:** ibabalik ito, babalasahin ulit ang draw pile, at magbubukas ng ibang card.
rule-open-special = **{ $names }:** pipili ng kulay ang mauunang manlalaro, saka siya titira. Wala nang ibang epekto ang card.
rule-open-two = Kung dalawa lang kayo, ibig sabihin, ang dealer ang mauuna pagkatapos ng { $skip }, { $reverse } o { $draw }.

rule-match = Maglapag ng isang card na kapareho ng kulay na hinihingi, o ng numero o simbolo ng card sa ibabaw. Halimbawa, sa asul na 5, puwede ang kahit
    anong asul o kahit anong 5. Ang Wild ay puwede sa kahit ano, pati sa isa pang Wild.
rule-match-wild = Pagkatapos ng Wild, ang piniling kulay lang ang bilang.
rule-draw = Kung wala kang maitira, o ayaw mo, bumunot ng isang card.
rule-draw-until = Kung wala kang maitira, o ayaw mo, bumunot hanggang may lumabas na puwede mong itira{ $limit ->
        [0] .
       *[other] , pero hindi hihigit sa { $limit_cards }.
    }
rule-draw-keep = Kung puwedeng itira ang nabunot mo, puwede mo itong itira agad o itago; bawal nang magtira ng ibang card. Kung hindi puwede, tapos na ang
    turn mo.
rule-draw-force = Kung puwedeng itira ang nabunot mo, dapat mo itong itira{ $bluff ->
        [yes] , maliban kung bluff iyon
       *[no] {""}
    }. Kung hindi puwede, tapos na ang turn mo.
rule-draw-wild-draw = Ang kabubunot na { $wild_draw } ay hinuhusgahan gaya ng iba.
rule-one = Sa isang turn, hanggang isang card lang ang ilalapag mo at hanggang isang beses lang ang pagbunot.
rule-jump-in = **Pagsingit.** Kung may card kang kaparehong-kapareho ng nasa ibabaw, sa kulay at simbolo (hindi Wild), puwede mo itong ilapag kahit hindi mo
    turn, basta wala pang ginagawa ang may turn: pati sa pambungad na card at sa sarili mong card. Mula sa iyo tutuloy ang laro.
rule-jump-in-stack = Kapag may draw card na naghihintay ng sagot, sagot na rin ang kaparehong card na isiningit.

rule-skip = **{ $skip }.** Mawawalan ng turn ang susunod na manlalaro.
rule-reverse = **{ $reverse }.** Babaligtad ang ikot ng laro.
rule-reverse-skip = Kung dalawa lang kayo, { $skip } na rin ang { $reverse }: ikaw ulit ang titira.
rule-reverse-turn = Kung dalawa lang kayo, walang nalalaktawan sa { $reverse }: ang kalaban ang susunod.
rule-drawn = **{ $draw }.** Bubunot ng { $draw_cards } ang susunod na manlalaro at mawawalan ng turn.
rule-no-stack = Hindi puwedeng sagutin ng draw card ang isa pang draw card.
rule-stack-same = **Stacking.** Puwede mong sagutin ang draw card ng kaparehong uri. Nagpapatong-patong ang bubunutin at napupunta ang total sa susunod na
    manlalaro. Kung sino ang hindi makasagot o ayaw sumagot, siya ang bubunot ng lahat at mawawalan ng turn.
rule-stack-up = **Stacking.** Puwede mong sagutin ang draw card ng kaparehong uri o mas malakas, gaya ng { $wild_draw } sa { $draw }. Nagpapatong-patong ang
    bubunutin at napupunta ang total sa susunod na manlalaro. Kung sino ang hindi makasagot o ayaw sumagot, siya ang bubunot ng lahat
    at mawawalan ng turn.
rule-stack-only = Habang may naghihintay na total, sagutin o bunutin lang ito ang puwede.
rule-stack-open = Hindi masasagot ang draw card na nagbukas ng discard pile.
rule-stack-honest = Ang { $wild_draw } na inilapag bilang sagot ay hinuhusgahan lang laban sa mga card na puwede ring isagot. Hindi kailanman kasama ang ibang
    Wild Draw.
rule-stack-challenge = Sa { $wild_draw }, tatlo ang puwede mong gawin: bunutin ang total, manghamon, o sumagot. Kung bluff, ang nag-bluff ang bubunot ng
    buong total. Kung tapat, ang naghamon ang bubunot ng total at 2 pa.
rule-stack-last = Kung huling card na ng isang manlalaro ang isinagot niya, bubunutin ng susunod ang total.
rule-stack-empty = Kung wala na talagang mabubunot at wala kang maisagot, pass ka at patatawarin ang total.
rule-seven = **Mga 7.** Kapag naglapag ka ng 7, makikipagpalit ka ng hawak na mga card sa mapipili mong manlalaro.
rule-zero = **Mga 0.** Kapag may naglapag ng 0, ipapasa ng lahat ang buong hawak nila sa katabi ayon sa ikot ng laro.
rule-seven-last = Kung huling card ang mga numerong ito, wala silang espesyal na epekto.

rule-wild = **{ $wild }.** Ikaw ang pipili ng kulay mula rito. Puwede itong itira kahit kailan.
rule-wild-draw = **{ $wild_draw }.** Ikaw ang pipili ng kulay. Ang susunod na manlalaro ay bubunot ng { $wild_draw_cards } at mawawalan ng turn{ $bluff ->
        [yes] , o hahamunin ka.
       *[no] .
    }
rule-test-colour = Tapat ito kung wala kang hawak na card ng kulay na hinihingi bago ito. Hindi kasama ang ibang Wild, pati ang kaparehong numero o simbolo sa
    ibang kulay.
rule-test-match = Tapat ito kung walang ibang card sa kamay mo na tugma sa kulay, numero o simbolo. Hindi itinuturing na tugma ang mga Wild.
rule-test-playable = Tapat ito kung wala ka nang ibang card na puwedeng itira. Kasama sa bilang ang ibang Wild; isa pang { $wild_draw } lang ang hindi
    kasama.
rule-play-strict = Puwede mo lang itong itira kung tapat.
rule-play-bluff = Puwede mo itong itira kahit hindi tapat: bluff ang tawag doon.
rule-play-free = Puwede mo itong itira kahit kailan, at walang puwedeng humamon.
rule-no-challenge = Walang hamunan.
rule-challenge = **Ang hamon.** Kung bluff, ang nag-bluff ang bubunot ng { $wild_draw_cards }. Kung tapat, ang naghamon ang bubunot ng { $challenge_cards } lahat-lahat
    at mawawalan ng turn.
rule-challenge-who = Ang dapat bumunot lang ang puwedeng manghamon, at bago siya bumunot. Ang titingnan ay ang hawak noong itinira ito, hindi kasama ang { $wild_draw }
    mismo, laban sa card sa ibabaw at sa kulay bago ito. Ang naghamon lang ang makakakita ng mga card na iyon.
rule-guilty = Kapag nabisto ang bluff, mananatili pa rin ang { $wild_draw } at ang kulay nito. Walang bubunutin ang naghamon, at normal ang turn niya.
rule-dip-choice = **{ $dip }.** Pumili ng kulay, bumunot ng isang card, at magpasa ng isang card, kahit alin sa hawak mo, sa susunod na manlalaro. Normal ang turn niya
    pagkatapos. Kayong dalawa lang ang makakakita ng card na iyon.
rule-dip-drawn = **{ $dip }.** Pumili ng kulay, bumunot ng isang card, at iyon mismo ang ipasa sa susunod na manlalaro. Normal ang turn niya pagkatapos. Kayong
    dalawa lang ang makakakita nito.
rule-swap = **{ $swap }.** Pumili ng kulay at ng isang manlalaro: magpapalit kayo ng lahat ng hawak ninyo. Pagkatapos, turn na ng susunod na manlalaro.
rule-custom = **{ $custom }.** Bago maglaro, pagkasunduan ninyong lahat kung ano ang nakasulat sa bawat isa sa { $count } card. Ang maglalapag nito ang pipili ng kulay, at
    gagawin ang nakasulat.
rule-custom-card = Card { $number }: { $text }
rule-custom-none = Card { $number }: walang nakasulat.
rule-custom-blank = Ang card na walang nakasulat ay karaniwang { $wild } lang.
rule-custom-order = Sunod-sunod na gagawin ang nakasulat. Walang nawawalan ng turn dahil lang sa pagbunot. Sa pinakahuli bibilangin ang mga nalaktawang turn, ayon sa ikot
    sa sandaling iyon, at mawawala ang mga ito kung parehong manlalaro ulit ang titira.
rule-custom-done = Ang naglapag ng card ang magsasabi kung nagawa na ang malayang teksto. Saka lang tutuloy ang laro.

rule-uno-auto = Hindi mo na kailangang sabihin ang UNO dito: nasabi na ito para sa lahat.
rule-uno-say = Kapag naglapag ka at isang card na lang ang matitira sa iyo, sabihin ang “UNO!”
rule-uno-swap = Sabihin din ito kapag isang card na lang ang natira sa iyo dahil sa palitan o sa ipinasang card, kahit sino pa ang may gawa.
rule-uno-when = Puwede mo itong sabihin nang maaga (sa turn mo, habang dalawa ang card mo), kasabay ng paglapag, o pagkatapos, basta wala pang nakakahuli sa iyo at hindi pa
    tapos ang oras. Kung maaga mong sinabi pero hindi naging isa ang card mo, wala na itong bisa pagtatapos ng turn mo. Tuwing magiging isa na lang ang card mo,
    kailangan mo ulit itong sabihin.
rule-uno-custom = Sa { $custom }, sabihin ito kasabay ng paglapag kung dalawa lang ang card mo. Kung hindi, hintaying magawa muna ang lahat ng nakasulat.
rule-uno-catch = Kahit sinong iba ay puwedeng humuli sa iyo kung hindi mo ito nasabi. { $penalty ->
        [0] Wala kang bubunutin
       *[other] Bubunot ka agad ng { $penalty_cards }
    }, at hindi ka na mahuhuli ulit para doon.
rule-uno-window = Puwede kang mahuli hanggang sa susunod na galaw sa laro: hanggang may maglapag ng card, bumunot o mag-pass. Hindi kasama roon ang pagpili ng kulay, pagpasa ng
    card sa iba, pagsagot sa hamon, at pagbunot bilang parusa.
rule-uno-dip = Sa { $dip }, saka lang bibilangin ang mga card mo kapag naipasa mo na ang card.
rule-uno-false = Kung magsabi ka ng UNO o manghuli nang wala sa lugar, hindi iyon bilang at walang parusa.
rule-false-call = Kung magsabi ka ng UNO nang wala sa lugar, bubunot ka ng { $call }.
rule-false-call-none = Kung magsabi ka ng UNO nang wala sa lugar, hindi iyon bilang at walang parusa.
rule-false-catch = Kung manghuli ka nang wala sa lugar, bubunot ka ng { $catch }.
rule-false-catch-none = Kung manghuli ka nang wala sa lugar, hindi iyon bilang at walang parusa.
rule-false-limits = Sa pagitan ng dalawang galaw sa laro, tig-isang mali lang sa bawat klase ang puwede; hindi na bilang ang iba. Hindi kailanman bilang ang UNO na sinabi sa
    pinakahuling card.

rule-out-any = Kung sino ang maglapag ng huling card niya, siya ang panalo sa round, kahit anong card iyon.
rule-out-no-wild = Kung sino ang maglapag ng huling card niya, siya ang panalo sa round. Hindi iyon puwedeng Wild.
rule-out-number = Kung sino ang maglapag ng huling card niya, siya ang panalo sa round. Dapat numero iyon.
rule-out-forbidden = Kung ang natitira mong card ay hindi puwedeng maging huli, bumunot ka.
rule-out-draw = Kung { $draw } o { $wild_draw } ito, bubunot pa rin ang susunod na manlalaro, at bilang ang mga card na iyon.
rule-out-draw-no-wild = Kung { $draw } ito, bubunot pa rin ang susunod na manlalaro, at bilang ang mga card na iyon.
rule-out-no-challenge = Hindi puwedeng hamunin ang huling { $wild_draw }: laging tapat ang kamay na walang card.
rule-out-wild = Kung Wild ito, wala nang pipiliing kulay.
rule-out-nothing = Kung { $names } ang huling card, wala na itong ibang gagawin.
rule-out-swap = Kahit huling card ang { $swap }, magpapalitan pa rin: kukunin mo ang mga card ng isa, at siya, na wala nang card, ang panalo sa round.
rule-out-custom = Kung { $custom } ang huling card, ang mga pagbunot lang ang gagawin: hindi kasama sa “lahat” ang nanalo, at walang bubunutin ang piniling manlalaro.

rule-empty = Kapag kailangang bumunot pero ubos na ang draw pile, itabi ang card sa ibabaw ng discard pile at balasahin ang iba: iyon ang bagong draw pile, kahit nasa gitna ng
    parusa. Nawawala ang piniling kulay ng mga Wild na kasama roon.
rule-empty-short = Kung kulang pa rin, bunutin kung ano ang mayroon, at patatawarin ang kulang.
rule-empty-pass = Kung wala na talagang mabubunot, dapat kang tumira kung kaya, at mag-pass kung hindi.
rule-blocked = Kung lahat ay sunod-sunod na napilitang mag-pass, blocked na ang round. Panalo ang may pinakakaunting puntos sa kamay, at makukuha niya ang puntos ng iba gaya ng
    dati. Kung may tabla sa pinakakaunti, walang makakapuntos.
rule-blocked-low = Kung lahat ay sunod-sunod na napilitang mag-pass, blocked na at tapos na ang round, at bibilangin ng bawat isa ang mga card niya gaya ng karaniwan.
rule-blocked-teams = Para rito, pinagsasama ang hawak ng magkakampi.
rule-endless = Tapos na rin, gaya ng blocked na round, ang round na tuloy pa matapos ang { $endless } galaw (paglapag, pagbunot at pass). Hindi na bubunutin ang
    anumang dapat pang bunutin.

rule-score = Makukuha ng nanalo sa round ang puntos ng lahat ng card na natira sa iba:
rule-score-teams = Kapag may naubusan ng card, makukuha ng team niya ang puntos ng mga card na natira sa dalawang kalaban. Iisa ang score ng magkakampi.
rule-score-low = Pagtatapos ng round, idagdag sa total mo ang mga card na natira sa kamay mo:
rule-score-low-teams = Pagtatapos ng round, idagdag sa total ng team ang mga card na natira sa magkakampi:
rule-points-numbers = Mga numero: kung ano ang nakasulat, iyon ang puntos
rule-points-others = { $names }: { $points } bawat isa
rule-score-on = Pagkatapos, mag-deal ulit, sunod-sunod na round, hanggang may { $teams ->
        [yes] team
       *[no] manlalaro
    } na umabot ng { $target } at manalo sa laro.
rule-score-on-low = Pagkatapos, mag-deal ulit, sunod-sunod na round, hanggang may umabot ng { $target }. Ang pinakamababang total ang panalo sa laro. Kung tabla, isa pang
    round ang magpapasya.

rule-house-edition = sa edition: { $value }
rule-house-idle = walang nababago rito

rule-gap-deck-pocket = 52 card ang bilang sa rules pero “tatlong Wild” lang daw, kaya kulang ng isa. Ang basa namin: tatlong uri ng Wild, at dalawa ang karaniwang { $wild }.
rule-gap-deck-classic = “UNO pack” lang ang hinihingi ng rules. Ginagamit namin ang nakasanayang { $cards }.
rule-gap-deck-modern = Nawawala ang larawan ng mga card. Ginagamit namin ang pack ng { $classic } at ang mga espesyal na Wild na inilalarawan sa teksto.
rule-gap-dealer = Hindi sinasabi kung sino ang unang dealer. Ginagaya namin ang { $modern } edition.
rule-gap-dealer-tie = Hindi sinasabi kung paano kapag tabla ang pinakamataas. Patas sa lahat ang bumunot ulit.
rule-gap-dealer-next = Hindi sinasabi kung sino ang dealer sa susunod na round. Kung pakaliwa, lahat ay magkakaroon ng pagkakataon.
rule-gap-open-reverse = Hindi sinasabi ang gagawin sa pambungad na { $reverse }. Ginagaya namin ang { $modern } edition.
rule-gap-open-wild = Hindi sinasabi ang gagawin sa pambungad na { $wild }. Ibinibigay sa mauuna ang pagpiling hatid ng card.
rule-gap-open-wild-draw = Hindi nababanggit ang pambungad na { $wild_draw }. Ibinabalik ito, gaya sa { $modern } edition: walang naglapag nito.
rule-gap-open-special = Hindi nababanggit ang pambungad na { $dip }. Kulay lang ang pipiliin, dahil walang naglapag ng card.
rule-gap-reverse = Hindi nababanggit ang { $reverse } kapag dalawa lang ang naglalaro. Bumabalik ang ikot sa parehong tao, kaya parang { $skip } ito.
rule-gap-test-match = Hindi sinasabi kung “tugma” ang Wild. Wala itong kulay o numero, kaya hindi ang sagot namin.
rule-gap-test-playable = Hindi sinasabi kung kasama sa bilang ang isa pang { $wild_draw }. Hindi ang sagot namin, kung hindi ay maghaharangan ang dalawa.
rule-gap-guilty = Hindi sinasabi ang mangyayari pagkatapos mabisto ang bluff. Nailapag na ang card kaya mananatili ito, at walang mawawala sa walang kasalanan.
rule-gap-custom-blank = Hindi nababanggit ang card na walang nakasulat. Wild pa rin ito, kaya karaniwang { $wild } ang silbi.
rule-gap-uno-window = Hindi sinasabi kung hanggang kailan puwedeng manghuli. Ginagaya namin ang { $pocket } edition.
rule-gap-uno-dip = Hindi sinasabi kung kailan bibilangin ang mga card sa { $dip }. Sa dulo na, kapag hindi na gumagalaw ang mga card.
rule-gap-uno-false = Hindi nababanggit ang UNO at panghuhuli nang wala sa lugar. Kung walang nakalimbag na parusa, walang parusa.
rule-gap-out-draw = Hindi sinasabi kung bubunot pa ang susunod dahil sa huling card. Ginagaya namin ang { $pocket } edition.
rule-gap-out-wild = Hindi sinasabi ang gagawin ng Wild bilang huling card. Tapos na ang round, kaya wala nang pipiliin.
rule-gap-empty = Hindi sinasabi ang mangyayari kapag naubos ang dalawang pile. Walang makakabunot ng wala, at dapat tumuloy ang laro.
rule-gap-blocked = Hindi sinasabi ang mangyayari kapag wala nang makagalaw. Ang may pinakamaliit na hawak ang pinakamalapit nang matapos.
rule-gap-endless = Walang sinasabi tungkol sa round na walang katapusan. Halos hindi ito nangyayari, pero dapat may wakas ang laro.

rule-reference-title = Lahat ng rules
rule-reference-intro = Ang bawat rule at ang id nito, sa tatlong edition na may kani-kaniyang rules. Ang † ay tanda ng pasya namin kung saan tahimik ang nakalimbag na rules.
    Galing ang pahinang ito sa parehong datos ng laro at ng rulebook (`lastcard rules`).
rule-reference-only = Kung may { $option } lang:
rule-reference-options = Mga option
rule-reference-options-intro = Puwedeng piliin ang kahit anong option sa kahit anong edition. Makikita sa bawat isa ang rule nito, ang default, ang mga value, at ang sasabihin ng rulebook.
rule-reference-default = Default: { $value }.
rule-reference-range = Buong bilang mula { $least } hanggang { $most }.
rule-reference-value = Value
rule-reference-name = Pangalan
rule-reference-meaning = Kahulugan
rule-reference-part = Bahagi
rule-reference-values = Mga numero
