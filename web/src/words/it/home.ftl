### The first page, invitations, and the choice of what is played.

home-title = Calcio, dadi e un piano di gioco
home-lead = Una partita intera su un tabellone: passaggi, pressing, marcature, tiri. Di ogni lancio di dadi vedi le probabilità, e c'è sempre qualcuno con cui giocare.
home-play-now = Gioca subito
home-play-now-is = { $game } contro il computer ({ $level }). Non serve un account.
home-first = La tua prima partita?
home-first-is = Un allenatore ti guida per sei turni: cinque minuti, e la stessa partita continua da solo.
home-first-guided = Gioca con l'allenatore
home-first-alone = Gioca subito
home-learn = Impara in dieci minuti
home-picture = Il tabellone a metà partita: tredici aree, maglie blu e ambra a strisce, il dado della palla che mostra tre davanti a una porta.
home-cup = Una coppa stasera: otto computer e tu
home-cup-is = Eliminazione diretta a { $game }, si comincia subito. Vinci tre o quattro partite e la coppa è tua. Non serve un account.
home-cup-go = Comincia la coppa
home-cup-name = La coppa di stasera

home-mine = Le tue partite
home-open = Partite aperte
home-live = In diretta
home-live-wall = Guardale sulla parete
home-all = Mostra tutte
home-more = Altro
home-waiting = { $n ->
    [one] 1 aspetta te
   *[other] { $n } aspettano te
}
home-begun = È cominciata una partita: { $game }.
home-notify-turn = Tocca a te.
home-notify-challenge = { $name } ti sfida a una partita.

home-puzzle = Il problema di oggi
home-puzzle-is = { $state ->
    [solved] L'hai risolto. Domani ce n'è un altro.
    [tried] Ci hai già provato. Domani ce n'è un altro.
   *[new] Una posizione di una partita vera: qual è la risposta migliore?
}
home-puzzle-streak = { $streak } giusti di fila

home-way-fuba = Come si gioca
home-way-fuba-is = Una prima partita guidata, poi brevi lezioni su ogni regola.
home-way-board = Il tabellone di analisi
home-way-board-is = Qualsiasi posizione, con le probabilità esatte e le risposte migliori.
home-way-archive = L'archivio
home-way-archive-is = Rivedi le partite finite, lancio per lancio.
home-way-leaderboard = La classifica
home-way-leaderboard-is = I migliori di ogni gioco, e il tuo posto.

home-new = Nuova partita
home-against = Avversario
home-kind-computer = Il computer
home-kind-computer-is = Sette personaggi, si comincia subito
home-kind-table = Su un solo schermo
home-kind-table-is = In due, passandosi il dispositivo
home-kind-pairing = Abbinamento rapido
home-kind-pairing-is = Con chi vuole la stessa partita
home-kind-friend = Invita un amico
home-kind-friend-is = Manda un link
home-kind-user = Sfida un giocatore
home-kind-user-is = Un giocatore di cui sai il nome
home-kind-open = Partita aperta
home-kind-open-is = Resta in elenco finché qualcuno si unisce
home-go-computer = Comincia la partita
home-go-table = Prepara il tavolo
home-go-pairing = Trova un avversario
home-go-friend = Crea il link
home-go-user = Manda la sfida
home-go-open = Pubblica la partita

home-level = Livello
home-level-random = Mosse a caso
home-level-rookie = Esordiente
home-level-coach-1 = Allenatore 1
home-level-coach-2 = Allenatore 2
home-level-coach-3 = Allenatore 3
home-level-coach-4 = Allenatore 4
home-level-coach-5 = Allenatore 5
home-level-gaffer = Il mister, il più forte
home-seat = La tua squadra
home-seat-random = A caso
home-seat-home = Casa
home-seat-away = Trasferta
home-dice = Dadi
home-dice-rolled = Lanciati qui
home-dice-typed = Dadi veri, da inserire
home-to = Nome del giocatore
home-your-name = Il tuo nome, se vuoi
home-your-name-is = Come ti chiamano gli avversari: da 2 a 24 caratteri, lettere di qualsiasi lingua, cifre, - o _. Lo chiediamo una volta sola.
home-your-name-save = Salva il nome
home-your-name-later = Non ora
home-rated = Classificata
home-rated-needs-clock = (serve l'orologio)
home-hints = Entrambi possono chiedere consigli
home-hints-rated = Non nelle partite classificate.
home-challenge-sent = La sfida a { $name } è partita. La partita comincia quando viene accettata.

home-clock = Orologio
home-clock-none = Senza orologio
home-clock-tournament = Tempi da torneo
home-clock-live = Tempo per tutta la partita
home-clock-days = Per corrispondenza
home-clock-minutes = { $n ->
    [one] 1 minuto a testa
   *[other] { $n } minuti a testa
}
home-clock-increment = { $n } minuti a testa, più { $seconds } secondi per ogni risposta
home-clock-days-each = { $n ->
    [one] 1 giorno per ogni decisione
   *[other] { $n } giorni per ogni decisione
}
home-zero = Quando il tempo finisce
home-zero-lose = Perdi
home-zero-fallback = Si gioca per te la risposta più semplice

home-game-fuba = FUBA
home-game-fuba-is = Tredici aree, undici contro undici, novanta minuti
home-game-grid = Gioco a griglia
home-game-grid-is = Caselle e punti, ogni passo conta
home-edition-grid-basic = Gioco a griglia, base
home-edition-grid-advanced = Gioco a griglia, avanzato
home-edition-grid-full = Gioco a griglia, completo
home-board-small = tabellone piccolo
home-board-medium = tabellone medio
home-board-large = tabellone grande
home-rules-all = tutte le regole avanzate
home-options-count = { $n ->
    [one] una scelta particolare
   *[other] { $n } scelte particolari
}

home-pick-game = Gioco
home-pick-edition = Edizione
home-pick-board = Tabellone
home-pick-length = Durata
home-length-people = { $turns } turni, al massimo 20 minuti circa
home-length-book = { $turns } turni, come nel regolamento
home-length-other = come indicato sotto
home-pick-rules = Regole avanzate
home-pick-rules-count = { $n } su { $all }
home-pick-all = Tutte
home-pick-none = Nessuna
home-pick-needs = richiede { $needs }
home-pick-or = {" o "}
home-pick-options = Dettagli
home-pick-options-count = { $n ->
    [one] 1 modifica
   *[other] { $n } modifiche
}
home-pick-options-usual = standard
home-pick-by-board = Quanti ne prevede il tabellone

home-cancel = Annulla
home-withdraw = Ritira
home-something-else = Lasciala aperta e fai altro
home-pairing-waits = Cerco un avversario …
home-friend-waits = In attesa del tuo amico
home-friend-hint = Manda questo link. Chi lo apre può prendere l'altro posto; la partita comincia e questa pagina ti ci porta.
home-open-waits = In attesa di un avversario
home-open-hint = La partita è in elenco per tutti. Comincia quando qualcuno si unisce, e questa pagina ti ci porta.
home-link = Link dell'invito
home-copy = Copia
home-copied = Copiato
home-share = Condividi …
home-share-text = Gioca una partita contro di me su Touchline.

home-invitation-from = { $name } ti invita a una partita
home-invitation-what = Gioco
home-invitation-with = Regole
home-invitation-seat = La tua squadra
home-invitation-counts = Classifica
home-invitation-counts-is = La partita è classificata
home-invitation-join = Unisciti alla partita
home-invitation-guest = Non serve un account.
home-invitation-yours = Il tuo invito
home-invitation-begun = Sei in questa partita
home-invitation-taken = Qualcuno ha fatto prima
home-invitation-taken-is = I due posti sono occupati. Puoi guardare, o giocare un'altra partita.
home-invitation-over-is = Questa partita è finita. Giocane un'altra.
home-invitation-gone = Questo invito non è più valido
home-invitation-gone-is = È stato ritirato, o il link non è completo. Chiedine uno nuovo.
home-play-other = Gioca un'altra partita
account-name = Nome
account-name-hint = Da 2 a 24 caratteri: lettere di qualsiasi lingua, cifre, - o _.
