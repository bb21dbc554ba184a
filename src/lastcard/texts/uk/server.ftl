# What the server says by codes: why something was refused, what happened at the table, advice about rules, presets.
# $name is who it is about, $bot the bot that plays on.

## Refused by a table

refused-no-name = Спершу скажи, як тебе звати.
refused-empty-name = Це ім’я порожнє: візьми літери або цифри.
refused-not-seated = У тебе немає місця за цим столом.
refused-not-host = Це може лише господар столу.
refused-only-waiting = Це можна змінити лише перед грою.
refused-no-game = Зараз ніхто не грає.
refused-no-seat = Такого місця за цим столом немає.
refused-seat-taken = Це місце вже зайняте.
refused-seat-empty = На цьому місці нікого немає.
refused-no-free-seat = Вільних місць немає.
refused-already-seated = У тебе вже є місце за цим столом.
refused-too-few-seats =
    { $count ->
        [one] Потрібне щонайменше { $count } місце.
        [few] Потрібно щонайменше { $count } місця.
       *[many] Потрібно щонайменше { $count } місць.
    }
refused-not-a-person = Господарем може бути лише людина.
refused-unknown-bot = Бота такого рівня тут немає.
refused-unknown-option = Одного з цих налаштувань тут не знають.
refused-bad-option = Такого значення тут вибрати не можна.
refused-bad-rules =
    { $advice ->
        [players] Це видання для { $least }–{ $most } гравців, а місць за столом { $seats }.
        [teams-four] Парами грають учотирьох, а місць за столом { $seats }.
       *[hand-too-large] Для { $seats } гравців стільки карт не вистачить: роздати можна щонайбільше по { $most }.
    }
refused-seats-empty =
    { $count ->
        [one] Ще { $count } місце вільне.
        [few] Ще { $count } місця вільні.
       *[many] Ще { $count } місць вільні.
    }
refused-not-agreed =
    { $count ->
        [one] Ще { $count } гравець не погодився на карти «своє правило».
        [few] Ще { $count } гравці не погодилися на карти «своє правило».
       *[many] Ще { $count } гравців не погодилися на карти «своє правило».
    }
refused-text-changed = Карти «своє правило» щойно змінилися: поглянь на них ще раз.
refused-already-started = Гра вже почалася.
refused-game-runs = Раунд ще триває.
refused-paused = Гру зупинено.
refused-stale = Поки ти натискаєш, за столом уже все змінилося: поглянь ще раз.
refused-too-soon = Хвилинку: дай час сказати UNO.
refused-bad-move = За цим столом такого ходу немає.
refused-other-seat = Ходити можна лише зі свого місця.
refused-chat-off = Чат вимкнено.
refused-say-one = Кажи щось одне за раз.
refused-empty-text = Тут нема чого читати.
refused-game-not-over = Гра ще не закінчилася.
refused-no-such-game = Такої гри за цим столом не було.

## Refused by the server

refused-malformed = Сервер цього не зрозумів.
refused-bad-record = Це не запис гри.
refused-not-here = Цей сервер лише для пристроїв своєї мережі.
refused-wrong-origin = Це надійшло з іншої сторінки, тож нічого не зроблено.
refused-private = За цей стіл господар глядачів не пускає.
refused-kept-out = Поки що тобі не можна тут сідати й писати. Господар може знову тебе впустити.
refused-no-line = Цього повідомлення вже немає, або воно твоє.
refused-too-long = За цим столом сталося вже стільки, що більше не вміщається. Відкрий новий стіл і запроси всіх туди.
refused-not-found = За цією адресою нічого немає.
refused-gone = Столу з таким кодом немає.
refused-link-gone = Це посилання вже використане або застаріле. Зроби нове на іншому пристрої.
refused-wrong-method = За цією адресою так не можна.
refused-not-json = Сервер чекав на щось інше.
refused-too-large = Це завелике.
refused-wrong-host = За цією адресою сервер себе не впізнає.
refused-too-fast = Зашвидко: зачекай хвильку.
refused-limit = Забагато водночас: спробуй пізніше.
refused-internal = Сервер помилився. Нічого не змінилося.
refused-not-saved = Зберегти не вдалося, тож нічого не змінилося. Може, диск сервера заповнений?
refused-unreachable = Столи зараз недоступні. Спробуй ще раз за мить.

## What happened at the table

table-event-sat = { $name } сідає за стіл.
table-event-moved = { $name } пересідає.
table-event-named = { $old } тепер зветься { $name }.
table-event-bot-sat = За стіл сідає бот { $name }.
table-event-bot-set = Бот { $name } тепер грає на іншому рівні.
table-event-bot-free = Місце бота { $name } можна зайняти.
table-event-bot-removed = Бот { $name } іде.
table-event-left = { $name } виходить з-за столу.
table-event-left-bot = { $name } виходить: далі грає бот { $bot }.
table-event-removed = Господар звільняє місце гравця { $name }.
table-event-removed-bot = Господар звільняє місце гравця { $name }: далі грає бот { $bot }.
table-event-kept-out = { $name } поки що не може тут сідати й писати.
table-event-let-in = { $name } знову може тут сідати й писати.
table-event-seats =
    { $count ->
        [one] Тепер за столом { $count } місце.
        [few] Тепер за столом { $count } місця.
       *[many] Тепер за столом { $count } місць.
    }
table-event-rules = Правила змінено.
table-event-custom = Карти «своє правило» змінено: питаємо всіх знову.
table-event-settings = Налаштування столу змінено.
table-event-agreed = { $name } погоджується на карти «своє правило».
table-event-host-handed = Тепер господарює { $name }.
table-event-host-vacant = Господаря вже немає: тепер господарює { $name }.
table-event-host-absent = Господар не в мережі: тепер господарює { $name }.
table-event-stand-in-absent = { $name } не в мережі: поки що грає бот.
table-event-stand-in-idle = У гравця { $name } двічі вийшов час: грає бот, доки гравець не озветься.
table-event-stand-in-asked = За гравця { $name } поки що грає бот.
table-event-stand-in-back = { $name } знову за столом.
table-event-paused = Гру зупинено.
table-event-resumed = Гра триває.
table-event-ended = Назад до підготовки.

## Advice about the rules

advice-players = Це видання для { $least }–{ $most } гравців, а місць за столом { $seats }.
advice-teams-four = Парами грають учотирьох, а місць за столом { $seats }.
advice-hand-too-large = Для { $seats } гравців стільки карт не вистачить: роздати можна щонайбільше по { $most }.
advice-hand-one = Коли на руках по одній карті, раунд виграє той, хто перший зможе піти.
advice-target-one = Для перемоги досить одного очка: усе вирішить перший раунд.
advice-opening-wild-none = Нічого не змінює: у цьому виданні немає звичайної «Замов колір».
advice-swap-last-none = Нічого не змінює: у цьому виданні немає обміну картами.
advice-swap-last-finish = Нічого не змінює: тут не можна завершити картою «Замов колір».
advice-draw-limit-unused = Нічого не змінює без «{ option-draw-until-playable }».
advice-draw-until-one = Нічого не змінює, коли за хід можна взяти лише одну карту.
advice-stacking-none = Нічого не змінює: у цьому виданні немає карт «візьми».
advice-wild-draw-none = Нічого не змінює: у цьому виданні немає «Замов колір, візьми…».
advice-wild-draw-test-free = Нічого не змінює: тут «Замов колір, візьми…» можна класти завжди.
advice-uno-penalty-auto = Нічого не змінює: UNO каже гра, тож спіймати нікого.
advice-uno-penalty-none = Якщо спіймають без UNO, це нічого не коштує.
advice-false-call-auto = UNO каже гра: хто скаже ще й сам, лише візьме карти.
advice-false-catch-auto = UNO каже гра: хто спробує когось спіймати, лише візьме карти.
advice-seven-zero-none = Нічого не змінює: у цьому виданні немає ні 7, ні 0.
advice-seven-zero-only-seven = У цьому виданні немає 0: міняє карти лише 7.
advice-seven-zero-only-zero = У цьому виданні немає 7: карти передає лише 0.
advice-jump-in-single = Нічого не змінює: у цьому виданні немає двох однакових карт.
advice-two-player-reverse-none = Нічого не змінює: у цьому виданні немає «Зміни напрямку».
advice-two-player-reverse-more = Нічого не змінює, коли гравців { $seats }: це для двох.
advice-dip-pass-none = Нічого не змінює: у цьому виданні немає «Замов колір, зазирни в колоду».
advice-custom-none = Нічого не змінює: у цьому виданні немає карт «своє правило».
advice-custom-again-skip = Карта { $card }: якщо ходити ще раз, пропущені ходи скасовуються.
advice-custom-reverse-two = Карта { $card }: коли гравців двоє, зміна напрямку нічого не дає.

## Presets

preset-own = Як у виданні
preset-own-meaning = Правила, з якими виходить це видання.
preset-family = Родина
preset-family-meaning = Нічого забувати й ніякого блефу: UNO каже гра, для перемоги досить 150 очок.
preset-party = Вечірка
preset-party-meaning = Накопичуй карти «візьми», міняйся картами з 7 і 0, ходи поза чергою й бери, доки не підійде.
preset-pocket-party = Вечірка
preset-pocket-party-meaning = Накопичуй карти «візьми», міняйся картами з 7 і бери, доки не підійде.
preset-quick = Один раунд
preset-quick-meaning = Хто виграв раунд, той виграв гру.
preset-strict = Суворо
preset-strict-meaning = UNO не на часі чи помилковий вилов — дві карти; взяту карту, якщо підходить, треба класти; остання карта — число.
preset-partners = Двоє на двоє
preset-partners-meaning = Четверо гравців, напарники сидять навпроти.
preset-lowest = Найменша сума
preset-lowest-meaning = Кожен збирає свої очки: коли хтось має 100, виграє найменша сума.
