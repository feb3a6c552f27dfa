### The page of a match, and what is said beside the board.

live-title = { $home } contro { $away }
live-score = Punteggio: { $home } a { $away }
live-watching = Stai guardando
live-rated = Classificata
live-you = tu
live-here = In linea
live-away = Non in linea
live-trouble = Questa partita non si può mostrare
live-reload = Ricarica
live-offline = Connessione caduta. Non si perde niente: mi ricollego …
live-your-turn = Tocca a te

live-kind-free = Libero
live-kind-guest = Senza account
live-guest-name = Anonimo
live-kind-person = Giocatore
live-kind-bot = Bot
live-kind-computer = Computer
live-level-random = Casuale
live-level-rookie = Esordiente
live-level-coach = Allenatore { $n }
live-level-gaffer = Il mister

live-clock = Orologio di { $seat }: { $rest }
live-clock-days = { $days } g { $hours } h
live-clock-seconds =
    { $n ->
        [one] un secondo
       *[other] { $n } secondi
    }
live-clock-minutes =
    { $n ->
        [one] un minuto
       *[other] { $n } minuti
    }
live-clock-short = Il tuo orologio: ancora { $rest }.

live-side = Pannello della partita
live-tab-log = Cronaca
live-tab-chat = Chat
live-tab-info = Info
live-unread =
    { $n ->
        [one] una riga nuova
       *[other] { $n } righe nuove
    }

live-log = Che cosa è successo
live-log-told = Telecronaca
live-log-exact = Registro esatto
live-log-empty = Non è ancora successo niente.
live-newest = Vai alle ultime righe
live-rule = La regola che c'è dietro: { $sentence }
live-rule-short = La regola

live-chat = Chat
live-chat-empty = Qui potete leggere solo voi due.
live-chat-muted = Silenziata: non vedi quello che l'avversario scrive qui.
live-chat-label = Messaggio all'avversario
live-chat-hint = Messaggio …
live-chat-send = Invia
live-mute = Silenzia
live-unmute = Riattiva

live-report = Segnala
live-report-title = Segnala { $name }
live-report-reason = Che cosa non va?
live-report-abuse = Offese
live-report-cheating = Imbrogli
live-report-stalling = Ostruzionismo
live-report-name = Il nome
live-report-other = Altro
live-report-note = Che cosa è successo?
live-report-block = Se ne occupano i moderatori. Per non sentire più questo giocatore, bloccalo nel tuo account.
live-report-send = Invia la segnalazione
live-report-sent = Grazie. I moderatori se ne occuperanno.

live-cancel = Indietro
live-controls = Comandi della partita
live-withdraw = Ritira l'offerta
live-offer-draw = Offri il pareggio
live-offer-takeback = Chiedi di tornare indietro
live-offered-draw = Hai offerto il pareggio.
live-offered-takeback = Hai chiesto di tornare indietro.
live-offer = Offerta
live-offers-draw = { $name } offre il pareggio.
live-offers-takeback = { $name } chiede di ritirare l'ultima decisione.
live-taken-back = L'avversario ha ritirato la sua risposta.
live-accept = Accetta
live-decline = Rifiuta
live-resign = Arrenditi
live-resign-sure = Ti arrendi?
live-resign-yes = Sì, mi arrendo
live-abort = Annulla la partita
live-abort-sure = Annullare la partita? Non è ancora caduto nessun dado, quindi non perde nessuno.
live-abort-yes = Sì, annulla
live-turn = Gira il tabellone
live-sounds = Suoni
live-notifications = Avvisami quando tocca a me
live-share = Condividi
live-link-copied = Link copiato.
live-leave = Esci
live-gone = Il tuo avversario non è in linea. Tra poco potrai prenderti la vittoria o continuare contro un computer.
live-claim = Prendi la vittoria
live-replace = Continua contro un computer
live-replaced = Un computer ha preso il posto del tuo avversario.
live-both = Giochi per { $seat }.
live-sit = Gioca per { $seat }

live-terms-played = Regole
live-terms-clock = Orologio
live-terms-no-clock = Senza orologio
live-terms-tournament = Secondo le regole dei tornei: chi gioca piano viene richiamato, e con la 3.0 si fischia la fine dopo 135 minuti, cinque più o cinque meno.
live-terms-minutes = { $minutes } min a testa
live-terms-increment = { $minutes } min a testa, { $increment } s in più dopo ogni risposta
live-terms-days =
    { $days ->
        [one] Un giorno per ogni decisione
       *[other] { $days } giorni per ogni decisione
    }
live-terms-lose = Se finisci il tempo, perdi.
live-terms-fallback = Se finisci il tempo, si gioca per te la risposta più semplice.
live-terms-counts = Classifica
live-terms-rated = Classificata.
live-terms-unrated = Non classificata.
live-terms-watch = Pubblico
live-terms-open = Può guardare chiunque.
live-terms-invitation = Può guardare chi ha il link.
live-terms-private = Senza pubblico.

live-result-won = Hai vinto
live-result-lost = Hai perso
live-result-draw = Pareggio
live-result-home = { seat-home } vince
live-result-away = { seat-away } vince
live-result-unfinished = Annullata
live-reason-played = Giocata fino alla fine.
live-reason-resigned = Per resa.
live-reason-time = Tempo esaurito.
live-reason-agreed = Di comune accordo.
live-reason-claimed = L'avversario se n'è andato.
live-reason-adjudicated = Decisa dall'organizzatore o da una scadenza della competizione.
live-reason-aborted = Prima del primo lancio, o perché nessuno l'ha continuata.
live-rematch = Rivincita
live-rematch-accept = Accetta la rivincita
live-rematch-waits = Rivincita offerta: in attesa del tuo avversario …
live-rematch-offered = { $name } vuole la rivincita.
live-replay = Replay e analisi
live-new-match = Nuova partita
live-competition = Partita di una competizione
live-competition-back = Torna alla competizione

live-waiting = In attesa di un avversario
live-waiting-hint = La partita comincia appena qualcuno si unisce. Questa pagina ti ci porta da sola.
live-open = C'è un posto libero
live-cancel-match = Ritira la partita
live-join = Unisciti e gioca

live-terms-dice = Dadi
live-dice-commit = Si agitano i dadi …
live-dice-open = Si agitano i dadi …
live-dice-set = Bloccati prima del primo tiro
live-dice-shown = Bloccati prima del primo tiro, ora aperti
live-dice-code = L'impegno del server
live-dice-none = Di quando non si potevano ancora controllare
live-dice-shaking = Le due squadre agitano i dadi prima del primo tiro. Ancora un attimo.
live-dice-check = Controlla i dadi
