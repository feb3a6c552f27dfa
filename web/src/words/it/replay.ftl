### After the match: played again and explained.

replay-title = Rivedi una partita
replay-intro = Una registrazione (.tlm) contiene una partita intera. Resta su questo dispositivo; al server va solo quello che serve per mostrarla e analizzarla.
replay-file = Scegli un file …
replay-local = La partita giocata su questo dispositivo
replay-drop = o trascinalo qui
replay-paste = O incolla una registrazione
replay-show = Mostra
replay-nothing = Scegli un file o incolla il testo di una registrazione.
replay-too-long = Troppo lunga per una registrazione: al massimo { $most } KiB.
replay-unreadable = Questo file non si può leggere.
replay-no-local = Su questo dispositivo non è salvata nessuna partita.
replay-to-match = Vai alla partita

replay-controls = Replay
replay-board = Tabellone
replay-step = Posizione
replay-step-of = { $at } di { $of }, { $when }
replay-told = { $at } di { $of }, { $when }. { $what }
replay-turn = turno { $turn }
replay-before = Prima del calcio d'inizio
replay-clock = { $half ->
    [1] 1º tempo
    [2] 2º tempo
    [3] supplementari
    [4] supplementari
   *[other] tempo { $half }
  } { $clock }′ · { $turn }
replay-first = All'inizio
replay-previous = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-turn-back = ‹ Turno
replay-turn-on = Turno ›
replay-speed = Velocità
replay-times = { $n }×

replay-keys = Tasti: ← → passo, Pag su e giù capitoli, spazio avvia, Home e Fine.

replay-tabs = Sulla partita
replay-tab-moments = Momenti
replay-tab-chapters = Capitoli
replay-tab-log = Racconto
replay-tab-here = Qui
replay-whose = I momenti di chi
replay-moments-later = I momenti arrivano con l'analisi.
replay-standing = Probabilità di vittoria: { seat-home } { $home }, { seat-away } { $away }
replay-standing-unknown = La probabilità di vittoria non è ancora nota
replay-chapter-goal = Gol, { $seat }
replay-chapter-red = Cartellino rosso, { $seat }
replay-chapter-yellow = Cartellino giallo, { $seat }
replay-chapter-penalty = Rigore, { $seat }
replay-chapter-half = Fischio
replay-chapter-turning = Svolta, per { $seat }
replay-no-chapters = Nessun punto a cui saltare.
replay-to-board = Torna al tabellone
replay-teams = Plance delle squadre
replay-try-again = Riprova
replay-jump-short = Mostra

replay-share = Copia il link
replay-copied = Link a questa posizione copiato.
replay-copy-by-hand = Copia questo link: { $link }
replay-download = Scarica la registrazione
replay-other = Un'altra registrazione
replay-unfinished = La registrazione si ferma prima della fine.
replay-end-played = Giocata fino alla fine: { $result }.
replay-end-resigned = Finita per resa: { $result }.
replay-end-time = Tempo esaurito: { $result }.
replay-end-agreed = Pareggio di comune accordo.
replay-end-claimed = Decisa dall'esterno: { $result }.
replay-end-adjudicated = Decisa dall'organizzatore: { $result }.
replay-end-aborted = La partita è stata annullata.

replay-turn-board = Gira il tabellone
replay-open-board = Apri sul tabellone di analisi
replay-doubt = Segnala un dubbio sulle regole
replay-over = Qui la partita è finita.
replay-dice-due = Ora si lanciano i dadi; nessuno decide.
replay-odds = Probabilità esatte qui
replay-odds-turn = Tutto il turno:
replay-odds-none = Nessuna risposta porta a un lancio.
replay-odds-all = Mostra tutte le risposte ({ $count })

replay-analysis = Analisi
replay-analysing = Analisi in corso …
replay-analysing-waiting = In attesa di altre analisi …
replay-judge = Giudice
replay-judge-coach = Allenatore { $level }
replay-judge-again = Riprova
replay-jump = Mostra questa posizione
replay-jump-roll = Mostra questo lancio
replay-read-turn = Leggi un turno
replay-cost = costo { $loss }
replay-luck-fits = { $rolls ->
    [one] non più di quanto spieghi un lancio
   *[other] non più di quanto spieghino { $rolls } lanci
}
replay-luck-beyond = { $rolls ->
    [one] più di quanto spieghi un lancio
   *[other] più di quanto spieghino { $rolls } lanci
}
replay-more-shots = Mostra tutti i tiri ({ $count })
