# The screens around the game: start page, lobby, waiting room, settings, studio, chat panel, menus, replays, broken and empty states.

## Everywhere

do-close = Закрити
do-cancel = Скасувати
do-back = Назад
do-copy = Копіювати посилання
do-copied = Посилання скопійовано.
do-copy-self = Тут не можна копіювати автоматично: посилання виділено, скопіюй його вручну.
do-share = Поділитися
do-save = Зберегти
do-retry = Спробувати ще раз
do-home = На початок
do-less = Менше
do-more = Більше
sign-main = Початкова сторінка lastcard

## Waiting for something

loading-catalogue = Завантажуємо ігри…
loading-lobby = Шукаємо відкриті столи…
loading-replay = Завантажуємо гру…
loading-claim = Переносимо твої місця на цей пристрій…

## Names

name-ask = Як тебе звати?
name-label = Твоє ім’я
name-hint = Його бачитимуть усі за столом. Більше нічого не питаємо.
name-playing = Граєш як { $name }
name-change = Змінити ім’я
name-needed = Спершу напиши ім’я, щоб інші знали, хто ти.

## The start page

start-title = Зіграймо в карти
start-tagline = Позбудься останньої карти раніше за всіх. З родиною, друзями чи ботами.
start-new = Нова гра
start-edition = Видання
start-facts = Карт: { $cards } · гравців: { $least }–{ $most }
start-players = Гравців за столом
start-bots = Як грають боти
start-mixed = Різні
start-mixed-meaning = Боти різних рівнів: один обачний, один легкий, один кмітливий, а далі чемпіон.
start-play = Грати зараз
start-play-hint =
    { $count ->
        [one] З { $count } ботом
        [few] З { $count } ботами
       *[other] З { $count } ботами
    }
start-invite = Запросити друзів
start-making = Готуємо стіл…
start-more = Правила й записи ігор
start-rules = Як грати
start-replay = Відкрити записану гру

## Joining

join-title = Сісти за стіл
join-code = Код столу
join-go = Увійти
join-hint = Великі літери й пробіли не важливі. Можна вставити й посилання, а QR-код відкриває камера телефона.
join-short = Це ще не весь код: у ньому має бути { $count } літер і цифр.

## Tables in a list

lobby-title = Відкриті столи
lobby-refresh = Оновити
lobby-empty = Зараз відкритих столів немає. Постав свій і ввімкни «У списку відкритих столів».
lobby-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[other] { $count } вільних місць
    }
lobby-full = вільних місць немає
lobby-changes =
    { $count ->
        [one] { $count } змінене правило
        [few] { $count } змінені правила
       *[other] { $count } змінених правил
    }
lobby-sit = Сісти
lobby-watch = Дивитися
lobby-nobody = ще нікого
mine-title = Твої столи
mine-turn = Твій хід
phase-waiting = очікує гравців
phase-playing = триває гра
phase-round-over = між раундами
phase-game-over = гру закінчено

## The waiting room

room-title = Стіл { $code }
room-invite = Запроси
room-code = Код
room-link = Посилання
room-qr = QR-код, що відкриває цей стіл на іншому телефоні
room-qr-show = Показати QR-код
room-share-text = Ходи грати в карти: { $name } тримає для тебе місце.
room-alone = Поки що тут більше нікого. Надішли посилання або продиктуй код.
room-meanwhile = Поки що грати з ботами
room-seats = Місця
room-seat-count = Кількість місць
room-you = ти
room-free = Вільне місце
room-host = Господар столу
room-bot-level = бот: { $level }
room-here = за столом
room-away = не в мережі
room-agreed = згода є
room-seat-number = Місце { $number }
room-seat-name = Місце { $number }: { $who }
room-sit = Сісти сюди
room-sit-bot = Сісти замість бота
room-leave-seat = Звільнити місце
room-add-bot = Посадити бота
room-bot-change = Рівень бота
room-bot-remove = Прибрати бота
room-remove = Звільнити це місце: { $name }
room-hand-over = Передати стіл: господарем стане { $name }
room-fill = Заповнити ботами
room-fewer = Прибрати вільні місця
room-start = Почати гру
room-starting = Роздаємо…
room-ready-to-start = Усі в зборі. Можна починати.
room-wait-host = Гру починає { $name }.
room-wait-nobody = Господаря ще немає: сядь, і ним станеш ти.
room-empty =
    { $count ->
        [one] Ще порожнє { $count } місце.
        [few] Ще порожні { $count } місця.
       *[other] Ще порожні { $count } місць.
    }
room-agree-missing = Карти «своє правило» ще чекають на згоду: { $names }.
room-agree-you = Карти «своє правило» чекають на твою згоду.
room-agree-look = Прочитати карти
room-watching = Ти дивишся. Сядь на вільне місце, щоб грати.
room-watching-full = Ти дивишся. Вільних місць зараз немає.
room-spectators =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
       *[other] { $count } глядачів
    }
room-rules = Правила цього столу
room-rules-own = Рівно за правилами видання.
room-rules-changed = Відрізняється від видання:
room-rules-change = Змінити правила
room-rules-show = Усі правила
room-writing = Написати карти «своє правило»

## How the table is run

run-title = Як працює стіл
run-open = У списку відкритих столів
run-open-meaning = Будь-хто на цьому сервері знайде стіл і зможе сісти.
run-watching = Глядачі
run-watching-meaning = Хто має посилання, може дивитися, не бачачи нічиїх карт.
run-chat = Чат
run-chat-meaning = За столом можна писати одне одному.
run-kept-out = Кого не пускають за стіл
run-let-in = Впустити знову: { $name }
run-timer = Час на рішення
run-timer-meaning = Коли він спливає, це рішення ухвалює бот.
run-grace = Скільки чекати відсутніх
run-grace-meaning = Потім за них грає бот, аж до повернення.
run-pace = Темп ботів
run-pace-slow = повільний
run-pace-normal = середній
run-pace-fast = швидкий
time-none = без обмеження
time-ever = скільки треба
time-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
       *[other] { $count } секунд
    }
time-minutes =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
       *[other] { $count } хвилин
    }
time-hours =
    { $count ->
        [one] { $count } година
        [few] { $count } години
       *[other] { $count } годин
    }
time-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
       *[other] { $count } днів
    }

## Settings

settings-title = Правила
settings-lead = Кожну зміну бачать усі за столом.
settings-only-host = Змінювати ці правила може лише { $name }.
settings-only-waiting = Правила змінюють до гри, а не під час неї.
settings-presets = Готові набори
settings-changed = змінено
settings-reset = Повернути як у виданні: { $value }
settings-reset-all = Скинути всі зміни
settings-own-value = У виданні: { $value }
settings-stops = Так гру не почати.
settings-jump = До групи
group-start = Початок
group-end = Очки й перемога
group-draw = Як брати карти
group-attack = Карти «Візьми»
group-uno = Слово UNO
group-house = Домашні правила
group-custom = Карти «своє правило»

## The studio of the Customizable cards

studio-title = Ваші власні карти
studio-lead = Вигадайте разом, що роблять три карти. Перед грою кожен каже «так».
studio-not-here = У виданні «{ $edition }» таких карт немає.
studio-card = Карта { $number }
studio-parts = Що вона робить, по черзі
studio-parts-none = Поки нічого: звичайна «Замов колір».
studio-add = Додати
studio-add-draw = взяти карти
studio-add-skip = пропустити гравців
studio-add-reverse = змінити напрямок
studio-add-again = ходити ще раз
studio-add-swap = обмінятися картами
studio-add-rotate = карти йдуть по колу
studio-add-hand = усім порівну
studio-add-until = брати до кольору
studio-add-open = відкриті карти
studio-who = Хто
studio-who-next = наступний гравець
studio-who-previous = попередній гравець
studio-who-chosen = гравець на твій вибір
studio-who-others = усі інші
studio-who-everyone = усі, і ти теж
studio-count = Скільки
studio-colour = Колір
studio-colour-named = щойно замовлений колір
studio-up = Вище: { $part }
studio-down = Нижче: { $part }
studio-remove = Прибрати: { $part }
studio-moved = Тепер крок { $number } з { $count }.
studio-text = Вільний текст
studio-text-hint = Щось, що роблять за столом. Хто поклав карту, підтверджує, що зроблено.
studio-text-left =
    { $count ->
        [one] Лишився { $count } символ
        [few] Лишилося { $count } символи
       *[other] Лишилося { $count } символів
    }
studio-clear = Зробити порожньою
studio-full = Більше на цю карту не вміститься.
studio-ideas = Ідеї
studio-idea-use = Написати на карті { $number }: { $name }
studio-idea-rain = Дощ
studio-idea-carousel = Карусель
studio-idea-reset = З чистого аркуша
studio-idea-glass = Скляний дім
studio-idea-hunt = Полювання за скарбом
studio-idea-thief = Злодій
studio-idea-leap = Великий стрибок
studio-idea-song = Пісня
studio-idea-song-text = Намугикай мелодію. Хто першим її впізнає, той наливає всім чаю.
studio-idea-kind = Добре слово
studio-idea-kind-text = Скажи щось добре про того, хто сидить ліворуч від тебе.
studio-idea-statue = Статуї
studio-idea-statue-text = До твого наступного ходу ніхто не сміється. Хто засміється, розповідає анекдот.
studio-agree-title = Згода всіх
studio-agree = Так, граймо з ними
studio-agreed = Твоє «так» є.
studio-agree-all = Усі згодні.
studio-agree-again = Після зміни питаємо всіх знову.
studio-agree-needless = Усі три порожні: погоджувати нічого.
studio-yes = згода є
studio-not-yet = ще ні

## Chat

chat-title = Чат
chat-open =
    { $count ->
        [one] Відкрити чат, { $count } нове повідомлення
        [few] Відкрити чат, { $count } нові повідомлення
       *[other] Відкрити чат, { $count } нових повідомлень
    }
chat-empty = Ще ніхто нічого не сказав. Привітайся!
chat-write = Напиши щось
chat-send = Надіслати
chat-phrases = Фрази, кожному його мовою
chat-emotes = Емоції
chat-off = Господар вимкнув чат.
chat-need-name = Спершу назвися, тоді зможеш писати.
chat-spectator = { $name } (дивиться)
chat-mute = Приховати: { $name }
chat-unmute = Знову чути: { $name }
chat-muted = Приховані, лише для тебе
chat-new = Нижче є нові повідомлення

## Menus

menu-open = Меню
menu-preferences = Мова, вигляд і звук
menu-language = Мова
menu-theme = Кольори
menu-theme-auto = як на пристрої
menu-theme-light = світлі
menu-theme-dark = темні
menu-sound = Звук
menu-vibration = Вібрація
menu-motion = Рух
menu-motion-auto = як на пристрої
menu-motion-full = увесь
menu-motion-reduced = менше
menu-stand-in = Хай за мене пограє бот
menu-stand-in-meaning = Своє місце можна повернути будь-коли.
menu-stand-in-back = Далі граю я
menu-stand-in-now = За тебе грає бот.
menu-device = Перейти на інший пристрій
menu-leave = Вийти з-за столу
menu-leave-sure = Вийти зовсім? Твоїми картами далі гратиме бот.
menu-leave-sure-waiting = Вийти? Твоє місце звільниться.
menu-host = Для господаря
menu-pause = Зупинити гру
menu-resume = Продовжити гру
menu-paused = Гру зупинено. Продовжити її може { $name }.
menu-paused-you = Гру зупинено на твоє прохання.
menu-room = Назад до підготовки
menu-room-sure = Закінчити цю гру для всіх? Вона лишиться недограною.
menu-remove-sure = { $name } звільняє місце? Далі гратиме бот.
menu-remove-sure-waiting = { $name } звільняє місце?
menu-keep-out = Не пускати знову: { $name }
menu-keep-out-meaning = { $name } не зможе сідати й писати за цим столом, доки ти не дозволиш.
menu-seats = Місця й гравці
menu-yes = Так
menu-seat-actions = Що робимо з гравцем { $name }

## Another device

device-lead = Відкрий це посилання на іншому пристрої або скануй код. Твої місця перейдуть туди. Діє один раз, десять хвилин.
device-secret = Не показуй нікому: хто відкриє, гратиме за тебе.
device-qr = QR-код, що переносить твої місця на інший пристрій
device-until = Діє ще { $time }
device-over = Це посилання вже не діє.
device-new = Створити нове посилання
device-others-lead = Пристрій загубився чи був чужий? Залиш свої місця лише на цьому.
device-others = Вийти на всіх інших пристроях
device-others-done = Готово: твої місця лише на цьому пристрої.
device-claim-title = Грати далі тут
device-claim = Цей пристрій перебере ім’я та місця того, хто створив посилання.
device-claim-go = Перебрати
device-claim-lose = Зараз на цьому пристрої ти { $name }, далі вже ні.
device-claimed = Готово: тут ти { $name }.

## Who is away

away-takes-over = { $name } не в мережі. Бот підмінить за { $time }.
away-stand-in = За гравця { $name } грає бот; місце повернеться, щойно гравець з’явиться.
away-waits = { $name } не в мережі. Стіл чекає.
away-goes-on = { $name } не в мережі.

## Broken and empty

broken-reconnecting = Відновлюємо зв’язок… стіл такий, яким був востаннє.
broken-long = Сервер мовчить уже { $time }. Пробуємо далі; твоє місце за тобою.
broken-offline = Цей пристрій без мережі. Твоє місце за тобою.
broken-back = Зв’язок відновлено.
broken-now = Спробувати зараз
broken-offline-title = Немає мережі
broken-offline-shell = Для гри за столом lastcard потребує мережі. Щойно вона з’явиться, усе продовжиться.
broken-server-title = Сервер не відповідає
broken-server = Можливо, він саме перезапускається. Нічого із зіграного не зникне.
broken-no-table-title = Столу { $code } немає
broken-no-table = Перевір код ще раз або попроси нове посилання.
broken-private-title = Це приватний стіл
broken-private = Вільних місць немає, а глядачів господар не пускає.
broken-limit-title = Забагато з’єднань
broken-limit = Закрий цей стіл в інших вікнах чи на інших пристроях і спробуй знову.
broken-page-title = Тут нічого немає
broken-page = Ця адреса нікуди не веде. Усі столи знає початкова сторінка.
broken-removed = Господар звільнив твоє місце.
broken-cookies = Твій браузер не зберігає cookie цієї сторінки, тож місце за тобою не втримати. Дозволь їх і перезавантаж.
broken-crash-title = На цій сторінці щось пішло не так
broken-crash = Перезавантаж її: стіл і твоє місце збережено на сервері.
broken-reload = Перезавантажити
broken-dismiss = Сховати

## Replays

replay-title = Гра крок за кроком
replay-open = Вибрати запис гри
replay-open-hint = Вибери завантажену гру або перетягни її сюди. Усі карти буде видно.
replay-reading = Читаємо { $file }…
replay-step = Крок { $number } з { $count }
replay-slider = Крок гри
replay-first = На початок
replay-before = Крок назад
replay-play = Грати автоматично
replay-pause = Зупинити
replay-after = Крок уперед
replay-last = У кінець
replay-round = Раунд
replay-round-number = Раунд { $number }
replay-link = Копіювати посилання на цей крок
replay-download = Завантажити запис
replay-deal = Роздача
replay-hand =
    { $count ->
        [one] { $name }: { $count } карта
        [few] { $name }: { $count } карти
       *[other] { $name }: { $count } карт
    }
replay-score =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    }
replay-turn = ходить
replay-top = Верхня карта: { $card }
replay-colour = Чинний колір: { $colour }
replay-pile = Колода: { $count }
replay-owed = Треба взяти: { $count }
replay-keys = Стрілки гортають кроки, пробіл запускає й зупиняє.
replay-none-title = Цю гру не можна переглянути
replay-none = Вона ще триває або тут її не грали. Гра відкривається всім, коли її закінчено.
replay-too-big = Цей файл завеликий, щоб бути грою.

## How to play

rules-lead = Уся гра за хвилину. За столом усі подробиці є в «Правилах».
rules-match = Клади карту того самого кольору, числа чи знака, що й верхня. «Замов колір» лягає на будь-яку.
rules-draw = Нічого не підходить? Візьми одну карту; якщо підійде, можна одразу покласти.
rules-uno = Лишилася одна карта? Скажи UNO, доки не походив наступний, бо спіймають.
rules-win = Карт не лишилося? Раунд твій, і ти отримуєш очки за карти решти.
rules-cards = Карти
rules-cards-row = { $card }: у колоді { $count }, кожна дає очок: { $points }
rules-options = Правила видання
rules-trademark = UNO — торговельна марка компанії Mattel. Ця гра з Mattel не пов’язана: карти в неї власні, а назва лише для вигуку.
