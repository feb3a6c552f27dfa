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
