# Екран гри: місця, колода і скид, карти, запитання, перебіг, рахунок, клавіші; фрази й емоції чату.

## The table

table-round = Раунд { $round }
table-players = Гравці
table-piles = Колода і скид
table-watching = Ти дивишся гру.
table-side = Перебіг і чат
turn-you = Твій хід
turn-other = Ходить { $name }
turn-time = Лишилося: { $time }

## The seats, in a list of facts after the name

seat-on-turn = зараз ходить
seat-dealer = роздає карти
seat-said-uno = UNO сказано
seat-no-uno = UNO не сказано
seat-uno = UNO
seat-bot = бот
seat-host = господар столу
seat-away = не на зв’язку
seat-stand-in = грає бот
seat-partner = твоя команда
seat-clockwise = Грають за годинниковою стрілкою.
seat-counter = Грають проти годинникової стрілки.
seat-hand = { $name } показує карти: { $cards }

## The piles

pile-draw = Колода: { $what }
pile-draw-do = Взяти. Колода: { $what }
pile-top = Верхня карта: { $card }
pile-colour = Колір: { $colour }
pile-no-colour = Колір ще не названо
pile-owed = До сплати: { $what }
pile-says = На карті написано: { $text }

## The hand

hand-yours = Твої карти: { $what }
hand-can-play = { $card }, можна покласти
hand-can-jump = { $card }, можна покласти поза чергою
hand-can-give = { $card }, можна передати
hand-can-discard = { $card }, можна скинути
hand-sort = Порядок карт: { $how }
hand-sort-colour = за кольором
hand-sort-number = за числом
hand-sort-playable = спершу ті, що підходять
hand-groups = Перейти до частини карт
hand-group = { $name }: { $what }
hand-group-wild = «Замов колір»
hand-group-may = підходять
hand-group-rest = решта

## What is asked

ask-play = Поклади карту або візьми.
ask-play-none = Нічого не підходить: бери карту.
ask-play-must = Брати нічого: поклади карту.
ask-pass = Ні взяти, ні покласти нічого.
ask-owed = Візьми { $what } або поклади карту, що змушує брати.
ask-owed-none = Відповісти нічим: візьми { $what }.
ask-owed-pass = Брати нічого: пропусти.
ask-drawn = Тобі прийшла { $card }. Покладеш чи лишиш?
ask-drawn-must = Тобі прийшла { $card }, тут її треба покласти.
ask-colour = З якого кольору почнемо?
ask-give = Яку карту передаєш?
ask-discard = Яку карту скидаєш?
ask-confirm = Зроби те, що написано на карті.
ask-challenge = { $name } кладе { $card }. Віриш?
ask-challenge-odds = Якщо це блеф, карти бере { $name }. Якщо ні, ти береш на 2 більше.
ask-challenge-answer = Або поклади зверху карту, що змушує брати.

## What one can do

do-draw = Взяти
do-draw-owed = Взяти { $count }
do-play-drawn = Покласти
do-keep = Лишити
do-pass = Пропустити
do-challenge = Кинути виклик
do-done = Зроблено
do-uno = UNO!
do-uno-say = Сказати UNO
do-uno-late = Кажи UNO, швидко!
do-catch = Спіймати!
do-catch-whom = Спіймати: { $name } мовчить про UNO
pick-colour = { $card }: який колір?
pick-seat = { $card }: який гравець?

## What a screen reader is told

say-your-turn = Твій хід.
say-turn = Тепер ходить { $name }.
say-playable = Підходять: { $cards }.
say-jump = Поза чергою можна покласти: { $cards }.
say-uno = Кажи UNO: лишилася одна карта.

## The log

log-title = Перебіг гри
log-round = Раунд { $round }
log-empty = Поки нічого.
log-clock = Час вийшов: вирішив бот.
log-stand-in = Замість гравця грав бот.

## The hand shown after a challenge

shown-guilty = Це був блеф!
shown-innocent = Це був не блеф.
shown-hand = { $name } показує карти лише тобі: { $cards }
shown-whose = { $name }: карти лише для тебе

## Score sheets

score-title = Рахунок раунду { $round }
score-you = Раунд за тобою!
score-other = Раунд виграє { $name }
score-nobody = Цей раунд не виграв ніхто
score-player = Гравець
score-left = На руках
score-gain = Раунд
score-total = Усього
score-out = без карт
score-hand = { $cards }: { $points }
score-sum = { $terms } = { $total }
score-target = Для перемоги: { $points }.
score-target-low = Гра триває, доки в когось не буде { $points }; виграє найменший рахунок.
score-all = Усі раунди
score-next = Наступний раунд
score-next-now = Роздати зараз
score-rematch = Ще раз
score-rematch-now = Почати зараз
score-ready = Тобі вже можна.
score-waits = Чекаємо: { $names }.
score-soon = За мить усе піде далі.
score-look = Глянути на стіл
score-back = Назад до рахунку
podium-you = Перемога твоя!
podium-team = Ваша команда перемогла!
podium-other = Гру виграє { $name }!
podium-place = { $place }. { $name }, { $points }
podium-record = Завантажити гру
podium-replay = Переглянути гру
podium-room = До кімнати очікування

## The keys

keys-title = Клавіші
keys-open = Клавіші й підказки
keys-arrows = Стрілки
keys-enter = Enter
keys-space = Пробіл
keys-escape = Esc
keys-do-arrows = рухають вибір по картах; вгору й униз — до іншої групи
keys-do-enter = кладе карту або пояснює, чому не можна
keys-do-draw = взяти карту чи всі, що належать
keys-do-keep = лишити взяту карту; пропустити
keys-do-challenge = кинути виклик
keys-do-uno = сказати UNO
keys-do-catch = спіймати того, хто не сказав UNO
keys-do-colours = вибрати червоний, жовтий, зелений чи синій
keys-do-numbers = вибрати гравця
keys-do-sort = інший порядок карт
keys-do-hurry = показувати швидше
keys-do-escape = скасовує вибір
keys-do-help = цей список

## The chat's phrases and emotes

phrase-hello = Привіт!
phrase-good-luck = Удачі!
phrase-your-turn = Твоя черга!
phrase-hurry = Ну ж бо!
phrase-nice = Гарний хід!
phrase-ouch = Ой!
phrase-sorry = Вибач!
phrase-thanks = Дякую!
phrase-oh-no = О ні!
phrase-well-played = Гарна гра!
phrase-again = Зіграємо ще?
phrase-back-soon = Зараз повернуся.
phrase-goodbye = Бувай!
emote-smile = усмішка
emote-laugh = сміх
emote-cry = сльози
emote-angry = злість
emote-wow = подив
emote-think = роздуми
emote-party = свято
emote-heart = серце
emote-clap = оплески
emote-sleep = сон
