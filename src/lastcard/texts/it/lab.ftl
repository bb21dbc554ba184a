# The laboratory (lastcard lab, duel, ladder). Browsers are not sent these texts.

## Studi (lastcard lab)

cli-help-lab = Studia il gioco: lo gioca moltissime volte con regole diverse e guarda che cosa cambia.
cli-help-lab-studies = Studi:
cli-help-lab-editions = quali edizioni, separate da virgole (tutte e tre se non indicato)
cli-help-lab-players = quanti giocano, separati da virgole (2,4 se non indicato)
cli-help-lab-vary = una regola da provare con più valori; senza valori, con tutti; si può ripetere
cli-help-lab-bots = chi gioca a ogni posto, separati da virgole; negli studi sull'abilità il primo gioca contro gli altri
cli-help-lab-games = quante partite con ogni insieme di regole (10000 se non indicato)
cli-help-lab-ray = gioca sul cluster Ray a questo indirizzo; «local» ne avvia uno su questo computer
cli-help-lab-keep = conserva i risultati in questa cartella e usa quelli che ci sono: uno studio interrotto prosegue
cli-help-lab-pace = quanti secondi dura un turno al vostro tavolo, per i minuti (6 se non indicato)
cli-help-lab-csv = scrive le cifre in questo file, in CSV
cli-help-lab-parquet = scrive le cifre in questo file, in Parquet
cli-help-lab-plot = disegna le cifre in questo file: .svg, .png, .pdf o .webp
cli-value-study = STUDIO
cli-value-editions = EDIZIONE,…
cli-value-numbers = N,…
cli-value-values = NOME=VALORE,…
cli-value-seconds = SECONDI

cli-error-missing-study = «lastcard { $command }» ha bisogno di uno studio: { $choices }.
cli-error-study-varies = --vary: { $study } sceglie da solo quali regole provare; togli --vary o prendi un altro studio.
cli-error-vary-values = --vary: { $rule } ha troppi valori per provarli tutti; indicane alcuni, per esempio { $example }.
cli-error-needs-package = { $option } ha bisogno di { $package }, che non è installato; si installa così: pip install "lastcard[{ $extra }]"
cli-error-picture = --plot: «{ $file }» non dice che tipo di immagine è; il nome deve finire in { $endings }.

cli-lab-study-length = Quanto dura una mano.
cli-lab-study-game = Quanto dura una partita intera, fino ai punti che la vincono.
cli-lab-study-first-player = Se conviene giocare per primi.
cli-lab-study-lead = Quanto spesso cambia chi è in testa, e quanto crescono le carte in mano.
cli-lab-study-endings = Quante mani si bloccano, restano senza vincitore o quasi non finiscono.
cli-lab-study-skill = Quanto più spesso vince chi gioca meglio: abilità contro fortuna.
cli-lab-study-cards = Che cosa si pesca, si gioca e si sfida in una mano, e quanto vale.
cli-lab-study-house-rules = Che cosa cambia ogni regola di casa diffusa.
cli-lab-study-options = Che cosa cambia ogni valore di ogni regola.

cli-lab-measure-turns = Turni in una mano
cli-lab-measure-minutes = Minuti per una mano
cli-lab-measure-median = Turni che metà delle mani non supera
cli-lab-measure-slow = Turni che nove mani su dieci non superano
cli-lab-measure-long = Mani di più di { $turns } turni
cli-lab-measure-rounds = Mani in una partita
cli-lab-measure-game-turns = Turni in una partita
cli-lab-measure-game-minutes = Minuti per una partita
cli-lab-measure-first = Mani vinte da chi gioca per primo
cli-lab-measure-first-edge = Vittorie di chi gioca per primo, oltre la quota equa
cli-lab-measure-dealer-edge = Vittorie del mazziere, oltre la quota equa
cli-lab-measure-leads = Cambi in testa in una mano
cli-lab-measure-longest-hand = Carte in mano a chi ne ha avute di più
cli-lab-measure-blocked = Mani in cui nessuno può continuare
cli-lab-measure-endless = Mani senza fine
cli-lab-measure-unwon = Mani che nessuno vince
cli-lab-measure-drawn = Carte pescate in una mano
cli-lab-measure-wilds = Jolly giocati in una mano
cli-lab-measure-challenges = Sfide in una mano
cli-lab-measure-bluffs = Sfide che scoprono un bluff
cli-lab-measure-points = Punti vinti in una mano
cli-lab-measure-better = Mani vinte da chi gioca meglio
cli-lab-measure-better-edge = Vittorie di chi gioca meglio, oltre la quota equa

cli-lab-title = { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } con ogni insieme di regole, seme { $seed }
cli-lab-played-by = Giocano i bot { $bots }.
cli-lab-table = { $edition }, { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }
cli-lab-own-rules = regole proprie
cli-lab-interval = 95 %
cli-lab-change = cambia di
cli-lab-percentage-points = { $number } p.p.
cli-lab-nothing = nessuna
cli-lab-left-out = Lasciato fuori, perché non si può giocare: { $what }
cli-lab-kept = { $found } di { $wanted ->
        [one] { $wanted } parte
       *[other] { $wanted } parti
    } sono già in «{ $folder }»; il resto si gioca adesso.
cli-lab-kept-outdated = Quello che c'è in «{ $folder }» è stato giocato con altre regole o altri bot, o da un'altra versione: si rigioca tutto.
cli-lab-kept-other = Quello che c'è in «{ $folder }» è di un altro studio: questo si gioca per intero.
cli-lab-kept-interrupted = Interrotto; lo stesso comando riprende da qui, perché quello che è stato giocato è in «{ $folder }».
cli-lab-time-left = ancora { $time }
cli-lab-hours = { $count } h
cli-lab-minutes = { $count } min
cli-lab-seconds = { $count } s

## La forza dei bot (lastcard duel, lastcard ladder)

cli-help-duel = Fa sfidare i bot, tutti con le stesse carte da ogni posto, e mostra qual è il più forte.
cli-help-ladder = Fa giocare ogni bot contro ogni altro e dà loro un punteggio.
cli-help-duel-players = quanti giocano (quanti sono i bot se non indicato)
cli-help-duel-games = quante partite (10000 se non indicato; 400 con un bot che cerca)
cli-help-duel-samples = quante distribuzioni un champion prova a mente a ogni mossa (100 se non indicato; champion:200 lo fissa per un bot)
cli-help-duel-milliseconds = tante distribuzioni quante ne stanno in questo tempo a mossa su questo computer
cli-help-ladder-bots = quali bot, separati da virgole (tutti i livelli se non indicato); il primo ha 1000 punti
cli-help-ladder-games = quante partite per ogni coppia di bot a ogni tavolo (4000 se non indicato; un decimo con un bot che cerca)
cli-help-ladder-keep = conserva i risultati in questa cartella e usa quelli che ci sono: una classifica interrotta prosegue
cli-help-ladder-plot = disegna i punteggi in questo file: .svg, .png, .pdf o .webp
cli-value-bots = BOT BOT …

cli-error-missing-bots = «lastcard { $command }» ha bisogno di due o più bot tra { $choices }.
cli-error-bot-twice = «{ $bot }» è indicato due volte; indica bot diversi.
cli-error-bot-number = { $option }: in «{ $value }» il numero non ha senso, perché solo champion cerca.
cli-error-duel-seats = { $given ->
        [one] È indicato { $given } bot
       *[other] Sono indicati { $given } bot
    }, ma si gioca solo in { $players }; --players dice in quanti.
cli-error-two-limits = Indica --samples o --milliseconds, non entrambi.

cli-duel-title = { $edition }, { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }, { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, seme { $seed }
cli-duel-points = punti/partita
cli-duel-pace = ms/mossa
cli-duel-deals = { $deals ->
        [one] La stessa { $deals } distribuzione
       *[other] Le stesse { $deals } distribuzioni
    } per tutti, ognuna giocata { $seatings ->
        [one] { $seatings } volta
       *[other] { $seatings } volte
    } con i bot a posti diversi.
cli-duel-fair = A pari forza, ognuno vincerebbe il { $share }.
cli-duel-stronger = { $bot } è più forte.
cli-duel-even = Non si vede che uno sia più forte; forse con più partite.
cli-duel-samples = Champion prova a mente { $samples ->
        [one] { $samples } distribuzione
       *[other] { $samples } distribuzioni
    } a ogni mossa.
cli-duel-speed = { $moves } mosse/s

cli-ladder-title = { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } per ogni coppia di bot, seme { $seed }
cli-ladder-rating = punteggio
cli-ladder-players = giocatori
cli-ladder-against = contro { $bot }
cli-ladder-scale = 400 punti in più rendono la vittoria dieci volte più probabile: tra due bot, con 100 punti in più si vincono 64 partite su 100.
cli-ladder-fewer = Con un bot che cerca si gioca un decimo delle partite.
