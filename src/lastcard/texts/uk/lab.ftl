# The laboratory (lastcard lab, duel, ladder). Browsers are not sent these texts.

## Дослідження (lastcard lab)

cli-help-lab = Дослідити гру: зіграти її дуже багато разів за різними правилами й побачити, що змінюється.
cli-help-lab-studies = Дослідження:
cli-help-lab-editions = які видання, через кому (якщо не вказано, усі три)
cli-help-lab-players = скільки гравців, через кому (якщо не вказано, 2,4)
cli-help-lab-vary = правило, яке спробувати з кількома значеннями; без значень — з усіма; можна повторювати
cli-help-lab-bots = хто грає на кожному місці, через кому; у дослідженнях уміння перший грає проти решти
cli-help-lab-games = скільки ігор за кожними правилами (якщо не вказано, 10000)
cli-help-lab-ray = грати на кластері Ray за цією адресою; «local» запускає його на цьому комп’ютері
cli-help-lab-keep = зберігати результати в цій теці й брати ті, що вже там: перерване дослідження триває далі
cli-help-lab-pace = скільки секунд триває хід за твоїм столом, щоб рахувати хвилини (якщо не вказано, 6)
cli-help-lab-csv = записати числа в цей файл як CSV
cli-help-lab-parquet = записати числа в цей файл як Parquet
cli-help-lab-plot = намалювати числа в цьому файлі: .svg, .png, .pdf або .webp
cli-value-study = ДОСЛІДЖЕННЯ
cli-value-editions = ВИДАННЯ,…
cli-value-numbers = N,…
cli-value-values = НАЗВА=ЗНАЧЕННЯ,…
cli-value-seconds = СЕКУНДИ

cli-error-missing-study = «lastcard { $command }» потребує дослідження: { $choices }.
cli-error-study-varies = --vary: { $study } само вирішує, які правила пробувати; прибери --vary або візьми інше дослідження.
cli-error-vary-values = --vary: { $rule } має забагато значень, щоб спробувати всі; назви кілька, наприклад { $example }.
cli-error-needs-package = Для { $option } потрібен { $package }, якого не встановлено; ось як установити: pip install "lastcard[{ $extra }]"
cli-error-picture = --plot: «{ $file }» не каже, яка це картинка; назва має закінчуватися на { $endings }.

cli-lab-study-length = Скільки триває раунд.
cli-lab-study-game = Скільки триває ціла гра, до очок, що її виграють.
cli-lab-study-first-player = Чи легше виграти, коли ходиш першим.
cli-lab-study-lead = Як часто змінюється лідер і як ростуть руки.
cli-lab-study-endings = Скільки раундів блокується, лишається без переможця або майже не кінчається.
cli-lab-study-skill = Наскільки частіше виграє сильніший: уміння проти везіння.
cli-lab-study-cards = Що беруть, кладуть і оскаржують за раунд і чого це варте.
cli-lab-study-house-rules = Що змінює кожне поширене домашнє правило.
cli-lab-study-options = Що змінює кожне значення кожного правила.

cli-lab-measure-turns = Ходів у раунді
cli-lab-measure-minutes = Хвилин на раунд
cli-lab-measure-median = Ходів, яких не перевищує половина раундів
cli-lab-measure-slow = Ходів, яких не перевищують дев’ять раундів із десяти
cli-lab-measure-long = Раунди, довші за { $turns } ходів
cli-lab-measure-rounds = Раундів у грі
cli-lab-measure-game-turns = Ходів у грі
cli-lab-measure-game-minutes = Хвилин на гру
cli-lab-measure-first = Раунди, виграні тим, хто ходить першим
cli-lab-measure-first-edge = Перемоги того, хто ходить першим, понад рівну частку
cli-lab-measure-dealer-edge = Перемоги того, хто роздає, понад рівну частку
cli-lab-measure-leads = Змін лідера за раунд
cli-lab-measure-longest-hand = Карт у найбільшій руці раунду
cli-lab-measure-blocked = Раунди, у яких ніхто не може піти
cli-lab-measure-endless = Раунди без кінця
cli-lab-measure-unwon = Раунди без переможця
cli-lab-measure-drawn = Карт узято за раунд
cli-lab-measure-wilds = Карт «Замов колір» покладено за раунд
cli-lab-measure-challenges = Викликів за раунд
cli-lab-measure-bluffs = Виклики, що викривають блеф
cli-lab-measure-points = Очок виграно за раунд
cli-lab-measure-better = Раунди, виграні сильнішим гравцем
cli-lab-measure-better-edge = Перемоги сильнішого гравця понад рівну частку

cli-lab-title = { $games ->
        [one] { $games } гра
        [few] { $games } гри
       *[other] { $games } ігор
    } за кожними правилами, зерно { $seed }
cli-lab-played-by = Грають боти { $bots }.
cli-lab-table = { $edition }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[other] { $players } гравців
    }
cli-lab-own-rules = власні правила
cli-lab-interval = 95 %
cli-lab-change = зміна
cli-lab-percentage-points = { $number } в. п.
cli-lab-nothing = немає
cli-lab-left-out = Пропущено, бо так зіграти не можна: { $what }
cli-lab-kept = { $found } із { $wanted ->
        [one] { $wanted } частини
       *[other] { $wanted } частин
    } вже є в «{ $folder }»; решта грається зараз.
cli-lab-kept-outdated = Те, що лежить у «{ $folder }», зіграно за іншими правилами чи ботами або іншою версією, тож усе грається наново.
cli-lab-kept-other = Те, що лежить у «{ $folder }», належить іншому дослідженню, тож це грається повністю.
cli-lab-kept-interrupted = Перервано; та сама команда продовжить звідси, бо зігране лежить у «{ $folder }».
cli-lab-time-left = лишилося { $time }
cli-lab-hours = { $count } год
cli-lab-minutes = { $count } хв
cli-lab-seconds = { $count } с

## Наскільки сильні боти (lastcard duel, lastcard ladder)

cli-help-duel = Звести ботів між собою, усіх з тими самими картами на кожному місці, і побачити, хто сильніший.
cli-help-ladder = Зіграти кожним ботом проти кожного й дати їм рейтинг.
cli-help-duel-players = скільки гравців (якщо не вказано, стільки ж, як ботів)
cli-help-duel-games = скільки ігор (якщо не вказано, 10000; з ботом, що шукає, — 400)
cli-help-duel-samples = скільки роздач champion розігрує подумки за хід (якщо не вказано, 100; champion:200 задає для одного бота)
cli-help-duel-milliseconds = стільки роздач, скільки champion встигає за такий час на хід на цьому комп’ютері
cli-help-ladder-bots = які боти, через кому (якщо не вказано, усі рівні); перший має 1000 очок
cli-help-ladder-games = скільки ігор на кожних двох ботів за кожним столом (якщо не вказано, 4000; з ботом, що шукає, — десята частина)
cli-help-ladder-keep = зберігати результати в цій теці й брати ті, що вже там: перерваний рейтинг триває далі
cli-help-ladder-plot = намалювати рейтинги в цьому файлі: .svg, .png, .pdf або .webp
cli-value-bots = БОТ БОТ …

cli-error-missing-bots = «lastcard { $command }» потребує двох або більше ботів із таких: { $choices }.
cli-error-bot-twice = «{ $bot }» названо двічі; назви різних ботів.
cli-error-bot-number = { $option }: у «{ $value }» число зайве, бо шукає лише champion.
cli-error-duel-seats = { $given ->
        [one] Названо { $given } бота
        [few] Названо { $given } боти
       *[other] Названо { $given } ботів
    }, а грає лише { $players }; скільки — каже --players.
cli-error-two-limits = Укажи --samples або --milliseconds, але не обидва.

cli-duel-title = { $edition }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[other] { $players } гравців
    }, { $games ->
        [one] { $games } гра
        [few] { $games } гри
       *[other] { $games } ігор
    }, зерно { $seed }
cli-duel-points = очок/гру
cli-duel-pace = мс/хід
cli-duel-deals = { $deals ->
        [one] Та сама { $deals } роздача
        [few] Ті самі { $deals } роздачі
       *[other] Ті самі { $deals } роздач
    } для всіх, { $seatings ->
        [one] кожну зіграно { $seatings } раз
        [few] кожну зіграно { $seatings } рази
       *[other] кожну зіграно { $seatings } разів
    } з ботами на інших місцях.
cli-duel-fair = Якби сили були рівні, кожен виграв би { $share }.
cli-duel-stronger = { $bot } — сильніший бот.
cli-duel-even = Не видно, щоб хтось був сильніший; може, покажуть більше ігор.
cli-duel-samples = Champion розігрує { $samples ->
        [one] { $samples } роздачу
        [few] { $samples } роздачі
       *[other] { $samples } роздач
    } за хід.
cli-duel-speed = { $moves } ходів/с

cli-ladder-title = { $games ->
        [one] { $games } гра
        [few] { $games } гри
       *[other] { $games } ігор
    } на кожних двох ботів, зерно { $seed }
cli-ladder-rating = рейтинг
cli-ladder-players = гравців
cli-ladder-against = проти { $bot }
cli-ladder-scale = На 400 очок більше — вдесятеро більші шанси: удвох той, хто має на 100 очок більше, виграє 64 гри зі 100.
cli-ladder-fewer = З ботом, що шукає, ігор удесятеро менше.
