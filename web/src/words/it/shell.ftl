### The frame of every page.

nav-label = Menu principale
nav-skip = Vai al contenuto
nav-play = Gioca
nav-matches = Partite
nav-competitions = Tornei
nav-learn = Impara
nav-board = Analisi
nav-guest = Senza account

title-home = Gioca
title-match = Partita
title-invitation = Invito
title-matches = Partite
title-live = Partite in corso
title-leaderboard = Classifica
title-competitions = Competizioni
title-competition = Competizione
title-table = Su un solo schermo
title-board = Tabellone di analisi
title-replay = Replay
title-learn = Impara
title-puzzles = Problemi
title-player = Profilo
title-account = Account
title-settings = Impostazioni

close = Chiudi
loading = Un momento …

trouble-title = Qualcosa è andato storto
trouble-page = Non è stato possibile caricare questa pagina. Controlla la connessione e ricaricala.
trouble-unreachable = Il server non è raggiungibile. Controlla la connessione e riprova.
trouble-unknown = Non ha funzionato. Riprova.
nowhere-title = Pagina non trovata
nowhere-text = A questo indirizzo non c'è nessuna pagina.
nowhere-home = Vai alla pagina iniziale

offline-line = Sei offline. Lezioni e regole funzionano lo stesso; tutto il resto aspetta la connessione.
offline-title = Sei offline
offline-text = Il server non è raggiungibile, quindi per ora non si gioca. Questo funziona anche senza:
offline-lessons = Lezioni
offline-lessons-is = Ogni regola sul campo vero, pochi minuti ciascuna.
offline-rules = Le regole
offline-rules-is = Tutte le edizioni, clausola per clausola.
offline-not = Partite, prima partita guidata, problemi, gioco su un solo schermo e tabellone di analisi hanno bisogno del server: è lui che conosce le regole e tira i dadi. Le tue partite sono al sicuro lì, ma gli orologi avviati continuano a correre.
offline-needs = Serve la connessione
offline-again = Riprova

newer-line = C'è una nuova versione.
newer-reload = Ricarica
title-rules = Regole
comp-new = Nuova competizione
