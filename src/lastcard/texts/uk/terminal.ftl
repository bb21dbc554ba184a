# Командний рядок (cli-), сервер (serve-) і гра в терміналі (term-).
# term-words-…: що може ввести гравець, першим стоїть показане слово; англійські слова теж завжди діють.

## Довідка командного рядка

cli-help-about = lastcard: карткова гра в стилі UNO®, точно за правилами.
cli-help-usage = Використання:
cli-help-commands = Команди:
cli-help-options = Параметри:
cli-help-rules-list = Правила та їхні значення:
cli-help-more = «lastcard КОМАНДА --help» пояснює команду.
cli-help-alone = «lastcard» без команди робить те саме, що й «lastcard serve».
cli-help-standard-input = Якщо замість файлу стоїть «-», читається стандартний ввід.
cli-help-serve = Відкрити стіл у браузері: для цього комп'ютера, а також для телефонів і друзів у твоїй мережі.
cli-help-play = Грати в терміналі проти ботів.
cli-help-rules = Показати правила видання.
cli-help-replay = Програти записану гру й розповісти її або показати позицію, до якої вона доходить.
cli-help-verify = Перевірити записану гру: кожен хід, кожну карту й результат.
cli-help-simulate = Дати ботам швидко зіграти багато ігор і порахувати, що стається.
cli-help-lang = мова: en, ca, uk, fil, ro або it
cli-help-help = показати цю довідку
cli-help-version = показати версію
cli-help-edition = pocket, classic або modern (якщо не вказано, classic)
cli-help-players = скільки гравців (якщо не вказано, 3)
cli-help-sim-players = скільки гравців (якщо не вказано, 2)
cli-help-rules-players = показати правила для такої кількості гравців
cli-help-rule = правило, інше ніж у виданні; можна повторювати
cli-help-bots-level = як грають боти, від найслабшого: random (навмання), easy (легко), careful (обачно), sharp (кмітливо) або champion (по-чемпіонськи); якщо не вказано, careful; або кожен по черзі, через кому
cli-help-bots-list = хто грає на кожному місці, через кому: random, easy, careful або sharp; якщо назв менше, вони повторюються по колу
cli-help-name = твоє ім’я за столом
cli-help-seed = шістнадцяткові цифри; те саме зерно роздає ті самі карти
cli-help-save = зберігати гру в цьому файлі й продовжити її, якщо вона там є
cli-help-seat = лише те, що може знати це місце, рахуючи від 0
cli-help-position-json = вивести позицію як JSON
cli-help-result-json = вивести результат як JSON
cli-help-games = скільки ігор (якщо не вказано, 1000)
cli-help-workers = скільки ядер процесора працює водночас
cli-help-to-target = грати цілі ігри до потрібних очок, а не окремі раунди
cli-help-interpreted = не компілювати: повільно, з тим самим результатом
cli-help-port = порт (якщо не вказано, 8000 або наступний вільний)
cli-help-host = адреса, на якій чекати; 127.0.0.1: лише для цього комп'ютера
cli-help-no-browser = не відкривати браузер
cli-help-data = зберігати столи в цій теці
cli-help-public = пускати всіх, хто може дістатися до цього комп'ютера, а не лише твою мережу
cli-help-allow-host = ім'я, за яким доступний цей сервер; можна повторювати
cli-help-serve-workers = скільки процесів обслуговують порт; для кількох потрібні DATABASE_URL і REDIS_URL
cli-value-address = АДРЕСА
cli-value-command = КОМАНДА
cli-value-options = ПАРАМЕТРИ
cli-value-edition = ВИДАННЯ
cli-value-file = ФАЙЛ
cli-value-folder = ТЕКА
cli-value-language = МОВА
cli-value-levels = РІВЕНЬ,…
cli-value-name = ІМ’Я
cli-value-number = N
cli-value-port = ПОРТ
cli-value-rule = НАЗВА=ЗНАЧЕННЯ
cli-value-seed = HEX

## Що не так у командному рядку

cli-error-language = --lang: «{ $value }» немає серед мов: { $choices }.
cli-error-command = Немає команди «{ $command }»; команди: { $choices }.
cli-error-command-near = Немає команди «{ $command }»; може, «{ $near }»?
cli-error-option = Тут немає параметра «{ $option }»; параметри: { $choices }.
cli-error-option-near = Тут немає параметра «{ $option }»; може, «{ $near }»?
cli-error-needs-value = Після { $option } потрібне значення.
cli-error-takes-no-value = { $option } не приймає значення.
cli-error-extra = Слово «{ $value }» зайве.
cli-error-arguments = Командний рядок незрозумілий: { $reason }.
cli-error-missing-file = «lastcard { $command }» потребує файлу або «-» для стандартного вводу.
cli-error-missing-edition = «lastcard { $command }» потребує видання: pocket, classic або modern.
cli-error-number = { $option }: «{ $value }» не є цілим числом від { $least } до { $most }.
cli-error-choice = { $option }: «{ $value }» немає серед значень: { $choices }.
cli-error-seed = { $option }: «{ $value }» не є зерном: мають бути шістнадцяткові цифри, наприклад 1f.
cli-error-name = { $option }: «{ $value }» не може бути ім’ям: потрібно від 1 до 40 звичайних знаків.
cli-error-path = { $option }: «{ $value }» не може бути назвою файлу.
cli-error-host = { $option }: «{ $value }» не є ні адресою, ні ім'ям комп'ютера.
cli-error-rule = --rule: немає правила «{ $rule }»; правила: { $choices }.
cli-error-rule-near = --rule: немає правила «{ $rule }»; може, «{ $near }»?
cli-error-custom = --rule custom: «{ $value }» не є JSON; пишуть, наприклад, так: [{"{"}"do": [["draw", "others", 1]]{"}"}].
cli-error-players = --players: { $edition } розраховано на { $least }–{ $most } гравців, а не на { $given }.
cli-error-bots = --bots: названо { $given ->
        [one] { $given } бота
       *[other] { $given } ботів
    }, а гравців лише { $players }: назви по одному на кожне місце або менше, тоді вони повторюються.
cli-error-seat = --seat: у цій грі немає місця { $given }; місця мають номери від 0 до { $most }.
cli-error-file = «{ $file }» не вдається прочитати чи записати: { $reason }.
cli-error-file-missing = Немає файлу чи теки «{ $file }».
cli-error-file-folder = «{ $file }» — тека, а потрібен файл.
cli-error-file-denied = Немає дозволу читати чи записувати «{ $file }».
cli-error-too-deep = Вхідні дані мають забагато рівнів або не вміщаються в пам’ять.
cli-error-output = Не вдається записати вивід: { $reason }.
cli-error-internal = Усередині lastcard щось зламалося; будь ласка, повідом нас: { $reason }
cli-error-saved-edition = У «{ $file }» гра видання { $saved }, а не { $given }: прибери --edition або вибери інший файл.
cli-error-saved-players = У «{ $file }» гра, де гравців { $saved }, а не { $given }: прибери --players або вибери інший файл.
cli-error-saved-name = У «{ $file }» грає { $saved }, а не { $given }: прибери --name або вибери інший файл.
cli-error-saved-rule = У «{ $file }» гра з іншим значенням { $rule }: прибери --rule { $rule } або вибери інший файл.
cli-error-saved-seed = У «{ $file }» гра, роздана не із зерна { $given }: прибери --seed або вибери інший файл.

## Повтор, перевірка, симуляція

cli-replay-turn = Зараз ходить { $name }
cli-replay-over = Гру закінчено.
cli-replay-round-over = Раунд закінчено.
cli-verify-fine =
    { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунди
       *[other] { $rounds } раундів
    }, { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
       *[other] { $moves } ходів
    }: усі ходи за правилами, і всі карти на місці.
cli-verify-result = Результат правильний.
cli-verify-no-result = Результату в записі немає.
cli-sim-title = { $edition }, { $games ->
        [one] { $games } гра
        [few] { $games } гри
       *[other] { $games } ігор
    }, зерно { $seed }
cli-sim-seat = місце { $seat }
cli-sim-wins = перемоги
cli-sim-share = частка
cli-sim-points = очки
cli-sim-count = { $count }
cli-sim-percent = { $share }
cli-sim-rounds = раунди
cli-sim-turns = ходів за гру
cli-sim-turns-value = { $mean } у середньому, { $most } щонайбільше
cli-sim-length = Ходи в раунді, і скільки раундів стільки тривало:
cli-sim-blocked = заблоковані раунди
cli-sim-blocked-value = { $passed }, бо нічого взяти й покласти; { $endless } без кінця
cli-sim-challenges = виклики
cli-sim-challenges-value = { $count }, з них влучних { $right }
cli-sim-speed = швидкість
cli-sim-speed-value = { $games } ігор/с, { $turns } ходів/с
cli-sim-prepared = підготовка
cli-sim-seconds = { $seconds } с
cli-sim-preparing = Підготовка …
cli-sim-progress = { $done } із { $total } ігор

## Сервер (lastcard serve)

serve-ready-network = Стіл накрито! На телефонах і в друзів у твоїй мережі відкрийте це:
serve-ready-here-too = А на цьому комп'ютері:
serve-ready-here = Стіл накрито! На цьому комп'ютері відкрий:
serve-other-port = Порт { $taken } зайнятий; цього разу це { $port }.
serve-reach-network = Відкрито для пристроїв твоєї мережі й більше ні для кого.
serve-reach-here = Відкрито лише для цього комп'ютера.
serve-reach-alone = Мережі не знайдено: поки що відкрито лише для цього комп'ютера.
serve-reach-public = Відкрито для всіх, хто може дістатися до цього комп'ютера, зокрема й з інтернету.
serve-data = Твої столи зберігаються в { $folder }.
serve-data-shared = Твої столи зберігаються в базі даних { $database }.
serve-workers =
    { $count ->
        [one] Тут працює { $count } процес.
        [few] Тут працюють { $count } процеси.
        [many] Тут працює { $count } процесів.
       *[other] Тут працює { $count } процесу.
    }
serve-stop = Ctrl-C зупиняє сервер; ігри продовжаться, коли запустиш його знову.
serve-stopped = Зупинено. Усі ігри збережено.
serve-not-built = Сторінки цієї гри не зібрано: запусти її через «python3 go.py play» або встанови знову.
serve-error-port = Порт { $port } зайнятий: вибери інший за допомогою --port.
serve-error-port-denied = Тобі не можна користуватися портом { $port }: вибери порт від 1024 за допомогою --port.
serve-error-host = У цього комп'ютера немає адреси «{ $host }», на якій чекати.
serve-error-taken = Текою «{ $folder }» уже користується інший сервер: зупини його або вибери іншу теку за допомогою --data.
serve-error-newer = Тека «{ $folder }» від новішого lastcard: онови цей або вибери іншу теку за допомогою --data.
serve-error-older-beside = «{ $folder }» використовують сервери зі старішим lastcard, і вони не зможуть працювати далі, коли цей її оновить: спершу зупини їх усі.
serve-error-damaged = Базу даних у теці «{ $folder }» неможливо відкрити: { $reason }.
serve-error-database-url = { $variable } не є адресою бази даних PostgreSQL; вона має такий вигляд: postgresql://КОРИСТУВАЧ:ПАРОЛЬ@КОМП’ЮТЕР:5432/НАЗВА.
serve-error-redis-url = { $variable } не є адресою сервера Valkey чи Redis; вона має такий вигляд: redis://КОМП’ЮТЕР:6379/0.
serve-error-redis-alone = REDIS_URL задано, а DATABASE_URL — ні: серверам, що працюють разом, потрібна ще й база даних PostgreSQL; задай обидві змінні або жодної.
serve-error-cluster = Щоб тримати столи в PostgreSQL, встанови ще «lastcard[cluster]».
serve-error-unreachable = База даних { $folder } недоступна: { $reason }.
serve-error-bus = Сервер Valkey або Redis із REDIS_URL недоступний: { $reason }.
serve-error-taken-database = Базу даних { $folder } уже використовує інший сервер. Щоб їх було кілька, задай REDIS_URL для всіх.
serve-error-newer-database = База даних { $folder } — від новішого lastcard: онови цей.
serve-error-address = { $variable }: «{ $value }» не є адресою з портом, як-от 127.0.0.1:9100.
serve-error-metrics = LASTCARD_METRICS: метрики не можна подавати за адресою { $address }: { $reason }.
serve-error-networks = { $variable }: «{ $value }» не є ні адресою, ні мережею, як-от 10.0.0.0/8.
serve-error-days = { $variable }: «{ $value }» не є ні числом днів від 1 до { $most }, ні словом «never» (ніколи).
serve-error-workers = Кільком процесам потрібні спільна база даних PostgreSQL і сервер Valkey або Redis: задай DATABASE_URL і REDIS_URL або прибери --workers.
serve-error-workers-here = У Windows порт обслуговує один процес: прибери --workers.
serve-error-worker = Процес завершився зі станом { $status }, перш ніж почав працювати: докладніше в журналі.

## Стіл

term-you = Ти
term-bot-names = Бо Ада Гай Дара Ілля Леся Мирон Ніна Остап Яна
term-round = Раунд { $number }
term-clockwise = за годинниковою стрілкою
term-counter-clockwise = проти годинникової стрілки
term-top = Зверху:
term-colour = Колір:
term-draw-pile = У колоді: { $count }
term-discard-pile = У скиді: { $count }
term-no-uno = ще без UNO
term-partner = { $name } (твоя команда)
term-open = { $name } показує:
term-hand =
    { $count ->
        [one] У тебе { $count } карта ({ $sign } можна покласти):
        [few] У тебе { $count } карти ({ $sign } можна покласти):
       *[other] У тебе { $count } карт ({ $sign } можна покласти):
    }
term-hand-give = Твої карти ({ $sign } можна передати):
term-hand-discard = Твої карти ({ $sign } можна скинути):

## Що запитують

term-prompt-play = Твій хід: номер карти або «{ $draw }» («{ $help }»):
term-prompt-draw = Жодна карта не підходить: «{ $draw }» («{ $help }»):
term-prompt-pass = Ні взяти, ні покласти нічого: «{ $word }»:
term-prompt-must-play = Брати більше нічого: введи номер карти:
term-prompt-stack =
    { $count ->
        [one] На тобі { $count } карта: дай відповідь номером карти або «{ $draw }»:
        [few] На тобі { $count } карти: дай відповідь номером карти або «{ $draw }»:
       *[other] На тобі { $count } карт: дай відповідь номером карти або «{ $draw }»:
    }
term-prompt-stack-draw =
    { $count ->
        [one] На тобі { $count } карта: «{ $draw }»:
        [few] На тобі { $count } карти: «{ $draw }»:
       *[other] На тобі { $count } карт: «{ $draw }»:
    }
term-prompt-drawn = Можна покласти { $card }: «{ $play }» чи «{ $keep }»?
term-prompt-drawn-must = Треба покласти { $card }: «{ $play }»:
term-prompt-colour = З якого кольору почнемо?
term-prompt-give = Яку карту передаєш? Її отримує { $name }.
term-prompt-discard = Яку карту скидаєш?
term-prompt-confirm = «{ $word }», коли все зроблено:
term-prompt-challenge =
    { $count ->
        [one] «{ $accept }» { $count } карту чи «{ $challenge }», бо це блеф?
        [few] «{ $accept }» { $count } карти чи «{ $challenge }», бо це блеф?
       *[other] «{ $accept }» { $count } карт чи «{ $challenge }», бо це блеф?
    }
term-prompt-challenge-answer =
    { $count ->
        [one] «{ $accept }» { $count } карту, «{ $challenge }», бо це блеф, чи відповісти картою?
        [few] «{ $accept }» { $count } карти, «{ $challenge }», бо це блеф, чи відповісти картою?
       *[other] «{ $accept }» { $count } карт, «{ $challenge }», бо це блеф, чи відповісти картою?
    }
term-prompt-chance = Enter — далі:
term-prompt-next-round = Enter роздає наступний раунд:
term-prompt-resume = Продовжити? «{ $yes }» чи «{ $no }»:
term-ask-colour = Який колір?
term-ask-player = Який гравець?
term-never-mind = Гаразд, не будемо.
term-chance-uno = У тебе лишилася одна карта. «{ $word }» — і сказано вчасно:
term-chance-catch = { $name } мовчить, а мав би пролунати UNO. «{ $word }» — і спіймано:
term-chance-jump = У тебе така сама карта: { $card }. «{ $number }» кладе її поза чергою:

## Відповіді

term-unclear = «{ $text }» тут не карта, не колір і не команда; «{ $help }» показує їх.
term-unclear-number =
    { $count ->
        [one] Карти { $text } немає: у тебе { $count }.
        [few] Карти { $text } немає: у тебе { $count }.
       *[other] Карти { $text } немає: у тебе { $count }.
    }
term-unclear-kind = У цьому виданні немає такої карти: { $card }.
term-unclear-card = Яка карта? Напиши її номер після «{ $word }».
term-unclear-colour = Напиши номер кольору, його літеру або назву.
term-unclear-player = Більше ніхто тут не зветься «{ $text }».
term-unclear-players = «{ $text }» може означати кількох гравців; напиши більше літер імені.
term-unclear-catch = Кого? Напиши ім’я після «{ $word }».
term-unclear-extra = «{ $word }» пишуть окремо, без «{ $extra }».
term-unclear-why = Яка карта? Напиши її номер після «{ $word }».
term-why-can = Зараз можна покласти: { $card }.
term-saved = Збережено.
term-not-saved = Ця гра не зберігається; щоб зберігати, почни з --save ФАЙЛ.
term-resume = Є незакінчена гра: { $edition }, за столом { $names }, раунд { $round }.
term-resume-unreadable = Останню гру не вдалося прочитати. Її відкладено: { $file }
term-put-aside = Незакінчену гру відкладено. Щоб продовжити її:
term-welcome-back = Гра триває з того самого місця.
term-meanwhile = Що сталося останнім:
term-bye = Гру збережено. Щоб продовжити:
term-bye-unsaved = До зустрічі! Цю гру не збережено; з --save ФАЙЛ вона б збереглася.
term-game-over = Цю гру закінчено. Для нової вибери інший файл.

## Очки

term-sheet = Кінець раунду { $number }
term-player = Гравець
term-left = на руках
term-gain = за раунд
term-total = усього
term-target =
    { $target ->
        [one] Перемагає той, хто набере { $target } очко.
        [few] Перемагає той, хто набере { $target } очки.
       *[other] Перемагає той, хто набере { $target } очок.
    }
term-target-low =
    { $target ->
        [one] Гра закінчується, коли хтось набере { $target } очко; перемагає той, у кого найменше.
        [few] Гра закінчується, коли хтось набере { $target } очки; перемагає той, у кого найменше.
       *[other] Гра закінчується, коли хтось набере { $target } очок; перемагає той, у кого найменше.
    }

## Довідка гравця

term-help-title = Що можна ввести
term-help-now = Що можна зробити зараз
term-help-else = Що ще можна ввести
term-help-card = покласти карту з цим номером або саме цю карту
term-help-uno = покласти її й сказати UNO; саме «{ $uno }» теж це каже
term-help-wild = покласти «Замов колір» і назвати колір (R, Y, G, B)
term-help-draw = взяти карту або всі, які на тобі
term-help-keep = що робити зі щойно взятою картою
term-help-play-drawn = покласти щойно взяту карту
term-help-pass = пропустити хід, бо ні взяти, ні покласти нічого
term-help-give = передати цю карту наступному гравцеві
term-help-discard = скинути цю карту
term-help-colour = назвати колір, з якого починається гра
term-help-done = сказати, що написане на карті виконано
term-help-call = сказати UNO, бо лишилася одна карта
term-help-challenge = відповіді на «Замов колір, візьми …»
term-help-catch = спіймати гравця, який не сказав UNO
term-help-why = чому карту не можна покласти
term-help-hand = знову показати стіл; Enter теж
term-help-scores = очки на цей час
term-help-rules = правила цієї гри
term-help-save = зберегти зараз; це й так робиться після кожного ходу
term-help-quit = зупинитися поки що
term-help-cards = Літери: R червона, Y жовта, G зелена, B синя; S пропусти хід, R зміна напрямку, +1 +2 +4 візьми, W замов колір.

## Слова, які можна ввести

term-words-play = хід клади поклади
term-words-draw = взяти візьми беру
term-words-keep = лишити залишити
term-words-pass = пас
term-words-give = передай передати
term-words-discard = скинь скинути
term-words-colour = колір
term-words-uno = uno уно
term-words-catch = лови спіймати
term-words-challenge = виклик
term-words-accept = прийняти
term-words-done = готово
term-words-why = чому
term-words-hand = карти стіл
term-words-scores = очки
term-words-rules = правила
term-words-save = зберегти
term-words-help = довідка допомога
term-words-quit = вийти вихід
term-words-yes = так
term-words-no = ні
