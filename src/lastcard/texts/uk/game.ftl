# Усе, що кажуть про гру: карти, відмови, події, інструкції, опції.
# $case і змінні з _acc: знахідний відмінок. Імена гравців не відмінюються, а рід гравця невідомий, тому дієслова тут у теперішньому часі.

## Players and lists

seat-label = № { $number }
seat-unknown = інший гравець
list-and = { $most } та { $last }
list-or = { $most } або { $last }
count-cards =
    { $case ->
        [acc]
            { $count ->
                [one] { $count } карту
                [few] { $count } карти
               *[many] { $count } карт
            }
       *[nom]
            { $count ->
                [one] { $count } карта
                [few] { $count } карти
               *[many] { $count } карт
            }
    }
count-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }
cards-drawn =
    { $count ->
        [1] { $cards_acc }
        [one] { $count } карту ({ $cards })
        [few] { $count } карти ({ $cards })
       *[many] { $count } карт ({ $cards })
    }

## Colours and cards

colour-red = червоний
colour-yellow = жовтий
colour-green = зелений
colour-blue = синій
card-red =
    { $case ->
        [acc] червону { $symbol }
       *[nom] червона { $symbol }
    }
card-yellow =
    { $case ->
        [acc] жовту { $symbol }
       *[nom] жовта { $symbol }
    }
card-green =
    { $case ->
        [acc] зелену { $symbol }
       *[nom] зелена { $symbol }
    }
card-blue =
    { $case ->
        [acc] синю { $symbol }
       *[nom] синя { $symbol }
    }
symbol-skip = «Пропусти хід»
symbol-reverse = «Зміна напрямку»
symbol-draw-one = «Візьми одну»
symbol-draw-two = «Візьми дві»
card-wild = «Замов колір»
card-wild-draw-two = «Замов колір, візьми дві»
card-wild-draw-four = «Замов колір, візьми чотири»
card-wild-dip = «Замов колір, зазирни в колоду»
card-wild-swap = «Замов колір, обмін картами»
card-wild-custom = «Замов колір, своє правило { $number }»
card-unknown =
    { $case ->
        [acc] карту
       *[nom] карта
    }
card-that =
    { $case ->
        [acc] цю карту
       *[nom] ця карта
    }
card-drawn =
    { $case ->
        [acc] щойно взяту карту
       *[nom] щойно взята карта
    }
needs-number = { $figure }
needs-symbol = { $symbol }

## Why a move is refused

reason-round-over =
    { $phase ->
        [game_over] гру вже закінчено
       *[other] раунд закінчено: спершу треба роздати наступний
    }
reason-not-turn =
    { $turn_is ->
        [you] зараз твій хід
        [nobody] зараз нічий хід
       *[other] зараз ходить { $turn }
    }
reason-not-asked =
    { $phase ->
        [play] зараз треба покласти карту або взяти
        [drawn] зараз треба покласти { $drawn_acc } або залишити собі
        [colour] спершу треба замовити колір: червоний, жовтий, зелений або синій
        [give] спершу треба передати карту наступному гравцеві
        [discard] спершу треба скинути карту
        [confirm] спершу треба виконати те, що написано на карті, і підтвердити
        [challenge] спершу треба або взяти карти, або кинути виклик
       *[other] зараз ідеться не про це
    }
reason-not-held =
    { $seat_is ->
        [you] у тебе немає такої карти: { $card }
       *[other] { $name } не має такої карти: { $card }
    }
reason-no-match =
    { $fits ->
        [top] { $card_acc } не можна покласти на { $top_acc }: потрібен { $colour } колір, { $symbol } або «Замов колір»
        [colour] { $card_acc } зараз не можна покласти: замовлено { $colour } колір, тож потрібен { $colour } або «Замов колір»
       *[wild] { $card_acc } не можна покласти на { $top_acc }: потрібна карта «Замов колір»
    }
reason-dishonest =
    { $test ->
        [colour] { $card_acc } можна покласти, лише коли на руках немає карт чинного кольору
        [match] { $card_acc } можна покласти, лише коли жодна інша карта на руках не збігається кольором, числом чи знаком
        [playable] { $card_acc } можна покласти, лише коли не можна покласти жодної іншої карти
       *[any] { $card_acc } можна покласти, лише коли жодна інша карта на руках не підходить
    }
reason-only-drawn = узявши карту, можна покласти тільки { $drawn_acc } або залишити її собі
reason-answer =
    { $owed ->
        [0] на накопичене відповідають лише картою «Візьми», яка підходить, або беруть усе
        [one] треба взяти { $owed } карту або відповісти картою «Візьми», яка підходить
        [few] треба взяти { $owed } карти або відповісти картою «Візьми», яка підходить
       *[many] треба взяти { $owed } карт або відповісти картою «Візьми», яка підходить
    }
reason-finish =
    { $finish ->
        [no_wild] { $card } не може бути останньою: тут не завершують картою «Замов колір»
        [number] { $card } не може бути останньою: тут завершують лише числом
       *[any] { $card } тут не може бути останньою
    }
reason-needs-colour = з картою { $card } треба замовити колір: червоний, жовтий, зелений або синій
reason-no-colour = з картою { $card } колір не замовляють
reason-last-colour = з останньою картою колір не замовляють
reason-needs-seat = з картою { $card } треба назвати іншого гравця
reason-no-seat = з картою { $card } нікого не називають
reason-last-seat = з останньою картою нікого не називають
reason-own-seat = це має бути інший гравець за цим столом
reason-can-draw = ще можна взяти карту: пасують лише тоді, коли брати нічого
reason-can-play = на руках є карта, якою можна піти: пасують лише тоді, коли такої немає
reason-nothing-to-draw = брати більше нічого: треба покласти карту, яка підходить, або пасувати, коли такої немає
reason-forced = { $drawn_acc } можна покласти, і тут це обов'язково
reason-not-identical = поза чергою можна покласти лише таку саму карту, як { $top }, а не { $card_acc }
reason-jump-phase = поза чергою кладуть лише доти, доки гравець, чий хід, ще нічого не зробив
reason-uno-not-due = зараз не час казати UNO: його кажуть, коли лишається одна карта
reason-uno-last = з останньою картою UNO не кажуть
reason-uno-twice = UNO вже сказано
reason-uno-auto = тут UNO каже сама гра
reason-uno-again = помилитися з UNO можна лише раз, поки хтось не піде, не візьме чи не спасує
reason-catch-not-due =
    { $target_is ->
        [you] ти зараз не маєш казати UNO
       *[other] { $target } зараз не має казати UNO
    }
reason-catch-self = себе не ловлять: досить сказати UNO
reason-catch-again = помилково ловити можна лише раз, поки хтось не піде, не візьме чи не спасує
reason-stack-pass = накопичене ще можна взяти або відповісти на нього: пасують лише тоді, коли ні те, ні те не можливе

## What happened

event-round =
    { $you ->
        [seat] Раунд { $round }: роздаєш ти.
       *[none] Раунд { $round }: роздає { $name }.
    }
event-dealer-card =
    { $you ->
        [seat] Щоб визначити, хто роздає, ти береш { $card_acc }.
       *[none] Щоб визначити, хто роздає, { $name } бере { $card_acc }.
    }
event-dealer-drawn =
    { $you ->
        [seat] У тебе найстарша карта: роздаєш ти.
       *[none] { $name } має найстаршу карту й роздає.
    }
event-dealer-left =
    { $you ->
        [seat] Роздача переходить ліворуч: тепер роздаєш ти.
       *[none] Роздача переходить ліворуч: тепер роздає { $name }.
    }
event-dealt =
    { $you ->
        [seat] Ти отримуєш { $what }.
       *[none] { $name } отримує { $what }.
    }
event-opened = { $card } відкриває скид.
event-returned = { $card } не може відкривати: її повертають, колоду тасують і відкривають іншу карту.
event-starts-left =
    { $you ->
        [seat] Починаєш ти: твоє місце ліворуч від того, хто роздає.
       *[none] Починає { $name }: це місце ліворуч від того, хто роздає.
    }
event-starts-skip =
    { $you ->
        [seat] Починаєш ти: через початкову «Пропусти хід» гравець перед тобою пропускає.
       *[none] Починає { $name }: через початкову «Пропусти хід» попередній гравець пропускає.
    }
event-starts-draw =
    { $you ->
        [seat] Починаєш ти: через початкову карту «Візьми» гравець перед тобою втрачає хід.
       *[none] Починає { $name }: через початкову карту «Візьми» попередній гравець втрачає хід.
    }
event-starts-reverse =
    { $you ->
        [seat] Починаєш ти: з початковою «Зміна напрямку» першим ходить той, хто роздає.
       *[none] Починає { $name }: з початковою «Зміна напрямку» першим ходить той, хто роздає.
    }
event-starts-colour =
    { $you ->
        [seat] Починаєш ти: спершу замов колір.
       *[none] Починає { $name } і спершу замовляє колір.
    }
event-played =
    { $you ->
        [seat]
            { $jump ->
                [yes] Ти кладеш поза чергою
               *[no] Ти кладеш
            }
       *[none]
            { $jump ->
                [yes] { $name } кладе поза чергою
               *[no] { $name } кладе
            }
    } { $card_acc }{ $colour_named ->
        [yes]
            { $you ->
                [seat] {" "}і замовляєш { $colour }
               *[none] {" "}і замовляє { $colour }
            }
       *[no] {""}
    }{ $target_named ->
        [yes]
            { $you ->
                [target] , обрано тебе
               *[none] , обрано гравця { $target }
            }
       *[no] {""}
    }{ $last ->
        [yes] : остання карта!
       *[no] .
    }
event-drew-turn =
    { $you ->
        [seat] Ти береш { $what }.
       *[none] { $name } бере { $what }.
    }
event-drew-hit =
    { $cause ->
        [known]
            { $you ->
                [seat] Ти береш { $what }: { $by } кладе { $card_acc }.
                [by] { $name } бере { $what }: ти кладеш { $card_acc }.
               *[none] { $name } бере { $what }: { $by } кладе { $card_acc }.
            }
       *[unknown]
            { $you ->
                [seat] Тобі доводиться взяти { $what }.
               *[none] { $name } мусить узяти { $what }.
            }
    }
event-drew-stack =
    { $you ->
        [seat] Ти береш усе накопичене: { $what }.
       *[none] { $name } бере все накопичене: { $what }.
    }
event-drew-accepted =
    { $cause ->
        [known]
            { $you ->
                [seat] Ти не кидаєш виклику й береш { $what }: { $by } кладе { $card_acc }.
                [by] { $name } не кидає виклику й бере { $what }: ти кладеш { $card_acc }.
               *[none] { $name } не кидає виклику й бере { $what }: { $by } кладе { $card_acc }.
            }
       *[unknown]
            { $you ->
                [seat] Ти не кидаєш виклику й береш { $what }.
               *[none] { $name } не кидає виклику й бере { $what }.
            }
    }
event-drew-guilty =
    { $you ->
        [seat] Твій блеф викрито: ти береш { $what }.
       *[none] Блеф викрито: { $name } бере { $what }.
    }
event-drew-innocent =
    { $you ->
        [seat] Блефу не було: за виклик ти береш { $what }.
       *[none] Блефу не було: за виклик { $name } бере { $what }.
    }
event-drew-caught =
    { $you ->
        [seat] Ти береш { $what }: UNO не прозвучало.
       *[none] { $name } бере { $what }, бо UNO не прозвучало.
    }
event-drew-false-uno =
    { $you ->
        [seat] Ти береш { $what }: казати UNO було не час.
       *[none] { $name } бере { $what }: казати UNO було не час.
    }
event-drew-false-catch =
    { $you ->
        [seat] Ти береш { $what }: ловити не було кого.
       *[none] { $name } бере { $what }: ловити не було кого.
    }
event-drew-opening =
    { $you ->
        [seat] Ти береш { $what }: раунд відкрила карта «Візьми».
       *[none] { $name } бере { $what }: раунд відкрила карта «Візьми».
    }
event-drew-custom =
    { $you ->
        [seat] Ти береш { $what }: так написано на карті «своє правило».
       *[none] { $name } бере { $what }: так написано на карті «своє правило».
    }
event-drew-dip =
    { $you ->
        [seat] Ти зазираєш у колоду й береш { $what }.
       *[none] { $name } зазирає в колоду й бере { $what }.
    }
event-drew-last =
    { $cause ->
        [known]
            { $you ->
                [seat] Ти ще береш { $what }: { $by } завершує, поклавши { $card_acc }.
                [by] { $name } ще бере { $what }: ти завершуєш, поклавши { $card_acc }.
               *[none] { $name } ще бере { $what }: { $by } завершує, поклавши { $card_acc }.
            }
       *[unknown]
            { $you ->
                [seat] Ти ще береш { $what }: остання карта була «Візьми».
               *[none] { $name } ще бере { $what }: остання карта була «Візьми».
            }
    }
event-shuffled = Колода скінчилася: { $what } зі скиду перетасовано, і тепер це колода.
event-kept =
    { $you ->
        [seat] Ти залишаєш узяту карту собі.
       *[none] { $name } залишає взяту карту собі.
    }
event-passed =
    { $you ->
        [seat] Ти пасуєш: нічого ні взяти, ні покласти.
       *[none] { $name } пасує: нічого ні взяти, ні покласти.
    }
event-skipped =
    { $you ->
        [seat] Ти пропускаєш хід.
       *[none] { $name } пропускає хід.
    }
event-turned =
    { $direction ->
        [clockwise] Напрямок змінюється: тепер за годинниковою стрілкою.
       *[counter] Напрямок змінюється: тепер проти годинникової стрілки.
    }
event-colour =
    { $you ->
        [seat] Ти замовляєш { $colour }.
       *[none] { $name } замовляє { $colour }.
    }
event-gave =
    { $you ->
        [seat] Ти передаєш { $card_acc } гравцеві { $target }.
        [target] { $name } передає тобі { $card_acc }.
       *[none] { $name } передає { $card_acc } гравцеві { $target }.
    }
event-swapped =
    { $you ->
        [seat] Ти і { $target } міняєтеся картами.
        [target] { $name } міняється картами з тобою.
       *[none] { $name } і { $target } міняються картами.
    }
event-rotated =
    { $direction ->
        [clockwise] Усі передають свої карти сусідові за годинниковою стрілкою.
       *[counter] Усі передають свої карти сусідові проти годинникової стрілки.
    }
event-uno =
    { $you ->
        [seat] Ти кажеш UNO!
       *[none] { $name } каже UNO!
    }
event-caught =
    { $you ->
        [seat] Ти ловиш гравця { $target }: UNO не прозвучало.
        [target] { $name } ловить тебе: UNO не прозвучало.
       *[none] { $name } ловить гравця { $target }: UNO не прозвучало.
    }
event-false-uno =
    { $you ->
        [seat] Ти кажеш UNO, хоча зараз не час.
       *[none] { $name } каже UNO, хоча зараз не час.
    }
event-false-catch =
    { $you ->
        [seat] Ти хочеш спіймати гравця { $target }, але казати UNO не треба було.
        [target] { $name } хоче спіймати тебе, але казати UNO не треба було.
       *[none] { $name } хоче спіймати гравця { $target }, але казати UNO не треба було.
    }
event-challenged =
    { $you ->
        [seat] Ти кидаєш виклик гравцеві { $target }: чи це блеф?
        [target] { $name } кидає тобі виклик: чи це блеф?
       *[none] { $name } кидає виклик гравцеві { $target }: чи це блеф?
    }
event-shown =
    { $you ->
        [seat] Ти показуєш свої карти гравцеві { $target }: { $guilty ->
                [yes] це був блеф.
               *[no] це був не блеф.
            }
        [target] { $name } показує тобі свої карти{ $known ->
                [yes] {" "}({ $cards })
               *[no] {""}
            }: { $guilty ->
                [yes] це був блеф.
               *[no] це був не блеф.
            }
       *[none] { $name } показує свої карти гравцеві { $target }: { $guilty ->
                [yes] це був блеф.
               *[no] це був не блеф.
            }
    }
event-forgiven =
    { $you ->
        [seat] Брати більше нічого: тобі прощено { $what }.
       *[none] Брати більше нічого: гравцеві { $name } прощено { $what }.
    }
event-stack-forgiven =
    { $you ->
        [seat] Брати більше нічого: тобі прощено все накопичене ({ $what }).
       *[none] Брати більше нічого: гравцеві { $name } прощено все накопичене ({ $what }).
    }
event-owes =
    { $you ->
        [seat] Накопичене переходить до тебе: відповідай або бери { $what }.
       *[none] Накопичене переходить далі: { $name } має відповісти або взяти { $what }.
    }
event-again =
    { $you ->
        [seat] Ти ходиш ще раз.
       *[none] { $name } ходить ще раз.
    }
event-discarded =
    { $you ->
        [seat] Ти скидаєш { $card_acc }.
       *[none] { $name } скидає { $card_acc }.
    }
event-laid-open =
    { $you ->
        [seat] Усі карти лежать відкритими до твого наступного ходу.
       *[none] Усі карти лежать відкритими, доки знову не ходитиме { $name }.
    }
event-asks-done =
    { $you ->
        [seat] Виконай те, що написано на карті { $card }, і підтвердь.
       *[none] Тепер { $name } виконує те, що написано на карті { $card }.
    }
event-done =
    { $you ->
        [seat] Готово: те, що написано на карті { $card }, виконано.
       *[none] { $name } підтверджує: те, що написано на карті { $card }, виконано.
    }
event-blocked-passed = Ніхто не може ні взяти, ні покласти: раунд заблоковано, виграє той, у кого на руках найменше очок.
event-blocked-endless = Раунд надто затягнувся: його заблоковано, виграє той, у кого на руках найменше очок.
event-won =
    { $you ->
        [seat]
            { $points ->
                [0] Ти виграєш раунд!
               *[other] Ти виграєш раунд і { $score }!
            }
       *[none]
            { $points ->
                [0] { $name } виграє раунд.
               *[other] { $name } виграє раунд і { $score }.
            }
    }
event-won-nobody = Найменше очок порівну: ні раунду, ні його очок не виграє ніхто.
event-scored =
    { $you ->
        [seat] Тепер у тебе { $total } (+{ $points }).
       *[none] { $name } тепер має { $total } (+{ $points }).
    }
event-game-won =
    { $you ->
        [seat] Ти виграєш гру!
       *[none] { $name } виграє гру!
    }

## Customizable cards

instruction-blank = звичайна «Замов колір»
instruction-draw =
    { $who ->
        [next]
            { $count ->
                [one] Наступний гравець бере { $count } карту.
                [few] Наступний гравець бере { $count } карти.
               *[many] Наступний гравець бере { $count } карт.
            }
        [previous]
            { $count ->
                [one] Попередній гравець бере { $count } карту.
                [few] Попередній гравець бере { $count } карти.
               *[many] Попередній гравець бере { $count } карт.
            }
        [chosen]
            { $count ->
                [one] Гравець на твій вибір бере { $count } карту.
                [few] Гравець на твій вибір бере { $count } карти.
               *[many] Гравець на твій вибір бере { $count } карт.
            }
        [others]
            { $count ->
                [one] Усі інші беруть по { $count } карті.
                [few] Усі інші беруть по { $count } карти.
               *[many] Усі інші беруть по { $count } карт.
            }
       *[everyone]
            { $count ->
                [one] Усі беруть по { $count } карті.
                [few] Усі беруть по { $count } карти.
               *[many] Усі беруть по { $count } карт.
            }
    }
instruction-skip =
    { $count ->
        [1] Наступний гравець пропускає хід.
        [few] Наступні { $count } гравці пропускають хід.
       *[many] Наступні { $count } гравців пропускають хід.
    }
instruction-reverse = Напрямок змінюється.
instruction-again = Ходи ще раз.
instruction-swap = Обміняйся картами з гравцем на твій вибір.
instruction-rotate = Усі передають свої карти сусідові.
instruction-hand =
    { $count ->
        [one] Кожен бере або скидає, доки не матиме { $count } карту.
        [few] Кожен бере або скидає, доки не матиме { $count } карти.
       *[many] Кожен бере або скидає, доки не матиме { $count } карт.
    }
instruction-until =
    { $colour ->
        [red] Наступний гравець бере, доки не трапиться червона карта.
        [yellow] Наступний гравець бере, доки не трапиться жовта карта.
        [green] Наступний гравець бере, доки не трапиться зелена карта.
       *[blue] Наступний гравець бере, доки не трапиться синя карта.
    }
instruction-until-named = Наступний гравець бере, доки не трапиться карта замовленого кольору.
instruction-open = Усі карти лежать відкритими до твого наступного ходу.

## Options

option-yes = так
option-no = ні
option-no-limit = без обмеження
option-no-penalty = немає
option-custom-none = усі порожні: звичайні «Замов колір»
option-custom-card = { $number }: { $text }
option-hand-size = Карт на початку
option-hand-size-meaning = Скільки карт роздають кожному гравцеві.
option-opening-wild = Початкова «Замов колір»
option-opening-wild-meaning = Що буде, коли скид відкриває карта «Замов колір».
option-opening-wild-choose = колір замовляє перший гравець
option-opening-wild-return = її повертають і відкривають іншу
option-target = Очки для перемоги
option-target-meaning = Грають раунд за раундом, доки хтось не набере стільки очок.
option-scoring = Підрахунок
option-scoring-meaning = Кому йдуть очки за карти, що лишилися на руках наприкінці раунду.
option-scoring-winner = переможцеві, за карти решти
option-scoring-low-total = кожному за свої: перемагає найменша сума
option-teams = Пари
option-teams-meaning = Четверо гравців, партнери сидять навпроти: коли один завершує, очки отримують обоє.
option-finish = Остання карта
option-finish-meaning = Якою картою можна завершити.
option-finish-any = будь-якою
option-finish-no-wild = будь-якою, крім «Замов колір»
option-finish-number = лише числом
option-swap-last = Завершити обміном
option-swap-last-meaning = Що робить «Замов колір, обмін картами» як остання карта.
option-swap-last-end = виграє раунд
option-swap-last-swap = спершу міняються картами, і виграє інший
option-draw-until-playable = Брати, доки не підійде
option-draw-until-playable-meaning = Хто бере, той бере далі, доки не зможе покласти карту.
option-draw-limit = Карт за один хід
option-draw-limit-meaning = Скільки карт можна взяти за хід, коли беруть, доки не підійде.
option-force-play = Взяту треба класти
option-force-play-meaning = Якщо взяту карту можна покласти, її треба покласти.
option-stacking = Накопичення
option-stacking-meaning = На карту «Візьми» відповідають іншою такою, і вся сума переходить до наступного гравця.
option-stacking-off = вимкнено
option-stacking-same = лише такою самою
option-stacking-up = такою самою або більшою
option-wild-draw = «Замов колір, візьми…»
option-wild-draw-meaning = Чи можна покласти «Замов колір, візьми…», коли підходить інша карта.
option-wild-draw-strict = не можна
option-wild-draw-bluff = можна, але можуть кинути виклик
option-wild-draw-free = можна, і викликів немає
option-wild-draw-test = Чесна «Замов колір, візьми…»
option-wild-draw-test-meaning = Чого не має бути на руках, щоб «Замов колір, візьми…» не була блефом.
option-wild-draw-test-colour = карти чинного кольору
option-wild-draw-test-match = карти, що збігається кольором, числом чи знаком
option-wild-draw-test-playable = будь-якої іншої карти, якою можна піти
option-uno = Казати UNO
option-uno-meaning = Хто каже UNO, коли в гравця лишається одна карта.
option-uno-manual = сам гравець, і вчасно
option-uno-auto = гра, за нього
option-uno-penalty = Спіймали без UNO
option-uno-penalty-meaning = Скільки карт бере той, кого спіймали, бо UNO не прозвучало.
option-false-call-penalty = UNO не на часі
option-false-call-penalty-meaning = Скільки карт коштує сказати UNO не на часі; без штрафу воно просто не рахується.
option-false-catch-penalty = Помилково спіймати
option-false-catch-penalty-meaning = Скільки карт коштує ловити того, хто не мав казати UNO; без штрафу це просто не рахується.
option-seven-zero = Сім-нуль
option-seven-zero-meaning = 7 міняє карти з гравцем на твій вибір, а з 0 усі передають свої карти сусідові.
option-jump-in = Поза чергою
option-jump-in-meaning = Таку саму карту, як верхня, можна покласти поза чергою, і далі грають від того місця.
option-two-player-reverse = «Зміна напрямку» вдвох
option-two-player-reverse-meaning = Що робить «Зміна напрямку», коли грають лише двоє.
option-two-player-reverse-skip = той самий гравець ходить ще раз
option-two-player-reverse-turn = лише змінює напрямок
option-dip-pass = Яку карту передають
option-dip-pass-meaning = Яку карту передають після «Замов колір, зазирни в колоду».
option-dip-pass-choice = будь-яку з руки
option-dip-pass-drawn = щойно взяту
option-custom = Карти «своє правило»
option-custom-meaning = Що написано на трьох картах «Замов колір, своє правило».

## Editions and bots

edition-pocket = Кишенькова
edition-pocket-difference = Швидка гра на 52 карти для 2–5 гравців: по 5 карт, 250 очок для перемоги, «Візьми одну» замість «Візьми дві» і «Замов колір, зазирни в колоду».
edition-classic = Класична
edition-classic-difference = Усім знайомі 108 карт для 2–10 гравців: по 7 карт, 500 очок для перемоги, і ніякого блефу з «Замов колір, візьми чотири».
edition-modern = Сучасна
edition-modern-difference = Класична колода з обміном картами і трьома картами «своє правило», усього 112: «Замов колір, візьми чотири» може бути блефом, і можна кинути виклик.
bot-random = Навмання
bot-random-meaning = Грає що завгодно з дозволеного, як випаде.
bot-easy = Легкий
bot-easy-meaning = Грає задля втіхи: пробує різне, часом помиляється й інколи забуває сказати UNO.
bot-careful = Обачний
bot-careful-meaning = Думає, перш ніж піти: береже «Замов колір» і пильнує, хто от-от завершить.
bot-sharp = Кмітливий
bot-sharp-meaning = Зважує кожну карту: знає, коли приберегти «Замов колір», коли блефувати й коли не вірити блефу.
bot-champion = Чемпіон
bot-champion-meaning = Думає наперед: перш ніж вирішити, багато разів подумки розігрує кожен хід.
