### Cups, leagues and other competitions.

comp-lead = Coppe e campionati che vanno avanti da soli: iscriviti, seguine uno o creane uno tuo.
comp-mine = Le tue competizioni
comp-show-open = Iscrizioni aperte
comp-show-running = In corso
comp-show-over = Archivio
comp-none-open = Nessuna competizione ha le iscrizioni aperte. Creane una: i computer la completano.
comp-none-running = Nessuna competizione in corso.
comp-none-over = Nessuna competizione è ancora finita.

## What kind it is

comp-is-round-robin = { $legs ->
    [one] Campionato di sola andata
    [2] Campionato, andata e ritorno
   *[other] Campionato, { $legs } incontri tra due squadre
}
comp-is-swiss = { $rounds ->
    [one] Sistema svizzero, 1 turno
   *[other] Sistema svizzero, { $rounds } turni
}
comp-is-knock-out = { $legs ->
    [one] Coppa
   *[other] Coppa, andata e ritorno
}
comp-is-groups = { $groups } gironi, poi la coppa
comp-is-ladder = Scala
comp-by = organizza { $name }
comp-teams-short = { $n } di { $of } squadre
comp-teams-count = { $n ->
    [one] 1 squadra
   *[other] { $n } squadre
}
comp-state-open = Iscrizioni aperte
comp-state-running = In corso
comp-state-paused = Sospesa
comp-state-over = Finita

## Rounds and places

comp-final = Finale
comp-semi-finals = Semifinali
comp-quarter-finals = Quarti di finale
comp-third-place = Finale per il terzo posto
comp-round-of = { $n ->
    [16] Ottavi di finale
    [32] Sedicesimi di finale
    [64] Trentaduesimi di finale
   *[other] Turno a { $n }
}
comp-round = Giornata { $n }
comp-tie = { $n ->
    [0] { $stage }
   *[other] { $stage }, sfida { $n }
}
comp-group = Girone { $group }
comp-winner-of = Vincente: { $tie }
comp-loser-of = Perdente: { $tie }
comp-place-of = { $place ->
    [1] Prima del girone { $group }
    [2] Seconda del girone { $group }
   *[other] { $place }ª del girone { $group }
}
comp-drawn = Sorteggio, posto { $place }
comp-bye = Turno di riposo
comp-versus = { $home } – { $away }
comp-leg = { $leg ->
    [1] andata
   *[other] ritorno
}
comp-decider = spareggio
comp-shoot-out = rigori

## The head of a competition

comp-winner = Vincitore
comp-teams-of = { $n } di { $of } squadre iscritte.
comp-next-open = Comincia quando l'organizzatore dà il via.
comp-next-check-in = Conferma la presenza prima dell'inizio: gioca solo chi l'ha fatto.
comp-next-full = Ci sono tutti; l'organizzatore dà il via.
comp-next-paused = Sospesa dall'organizzatore: le partite in corso continuano, non ne cominciano di nuove.
comp-next-ladder = Sfida una squadra sopra la tua: chi vince prende il posto più alto.
comp-next-soon = Si sorteggia il prossimo turno.
comp-next-round = { $round }: { $over } di { $all } partite giocate.
comp-next-until = Da giocare entro { $at }.
comp-over-without-winner = È finita, senza un vincitore.
comp-progress-label = Partite giocate in questo turno
comp-you-in = Sei dentro. Ti chiameremo quando comincia.
comp-you-against = La tua partita contro { $name } ti aspetta.
comp-you-next = Ora tocca a te contro { $name } ({ $round }). Comincia da sola.
comp-you-wait = Sei ancora in gara. Il prossimo avversario non si conosce ancora.
comp-you-wait-here = Ci sei. Appena arriva { $name } si comincia.
comp-you-out = Qui hai giocato la tua ultima partita.
comp-play = Gioca la tua partita
comp-here = Ci sono
comp-called-until = presentati entro { $at }
comp-check-in = Conferma la presenza
comp-join = Iscriviti
comp-start = Dai il via
comp-leave = Ritirati
comp-share = Link per seguirla
comp-link = Link a questa pagina
comp-share-text = Segui { $name } su Touchline.
comp-offline = Nuova connessione …
comp-join-title = Iscriviti a { $name }
comp-leave-title = Vuoi ritirarti?
comp-leave-open = Non è ancora cominciata: il posto torna libero.
comp-primary = Modulo di base
comp-primary-is = parte con il { $formation }
comp-primary-means = Chi comincia una partita con un altro modulo perde un punto condizione (F-COMP-05).
comp-choose-skills = { $n ->
    [one] 1 abilità per tutta la competizione
   *[other] { $n } abilità per tutta la competizione
}
comp-chosen-skills = { $n } di { $of } scelte

## Its pages

comp-tab-bracket = Tabellone
comp-tab-table = Classifica
comp-tab-groups = Gironi
comp-tab-matches = Partite
comp-tab-teams = Squadre
comp-tab-news = Notizie
comp-tab-about = Regolamento
comp-tab-organise = Organizza
comp-missing = Questa competizione non esiste
comp-missing-is = Il link è incompleto, o è stata eliminata prima dell'inizio.
comp-bracket = Tabellone
comp-bracket-from = Mostra il tabellone da questo turno
comp-undecided = da decidere
comp-goes-on = (passa il turno)
comp-open-match = apri la partita
comp-playing = in diretta
comp-table = Classifica
comp-ladder = Scala
comp-challenge = Sfida
comp-through = (passa il turno)
comp-would-go-on = (in zona qualificazione)
comp-col-place = Posizione
comp-col-team = Squadra
comp-col-played = Giocate
comp-col-played-short = G
comp-col-won = Vinte
comp-col-won-short = V
comp-col-drawn = Pareggiate
comp-col-drawn-short = N
comp-col-lost = Perse
comp-col-lost-short = P
comp-col-goals = Gol
comp-col-goals-short = Gol
comp-col-difference = Differenza reti
comp-col-difference-short = DR
comp-col-points = Punti
comp-col-points-short = Pt
comp-col-buchholz-short = Bh
comp-by-goal-difference = differenza reti
comp-by-goals = gol fatti
comp-by-head-to-head = scontri diretti
comp-by-buchholz = Buchholz (punti degli avversari)
comp-by-fair-play = disciplina (cartellini)
comp-by-lot = sorteggio
comp-ahead-goal-difference = avanti per differenza reti
comp-ahead-goals = avanti per gol fatti
comp-ahead-head-to-head = avanti per scontri diretti
comp-ahead-buchholz = avanti per Buchholz
comp-ahead-fair-play = avanti per la disciplina
comp-ahead-lot = avanti per sorteggio
comp-fixtures = Partite
comp-no-fixtures = Nessuna partita.
comp-no-fixtures-yet = Le partite si sorteggiano all'inizio.
comp-which-round = Turno
comp-round-before = Turno precedente
comp-round-after = Turno successivo
comp-only-mine = Solo le mie
comp-progress = { $over } di { $all } giocate
comp-deadline = entro { $at }
comp-deadline-means = A tempo scaduto perde chi è atteso; se sono attese entrambe, o la partita non è cominciata, perdono tutte e due.
comp-state-annulled = non conta
comp-ended-extra-time = dopo i tempi supplementari
comp-ended-awarded = assegnata
comp-ended-agreed = pareggio concordato
comp-ended-walkover = a tavolino
comp-ended-no-show = non si è presentato nessuno
comp-had-yellow = { $n ->
    [one] { $name }: 1 ammonizione
   *[other] { $name }: { $n } ammonizioni
}
comp-had-red = { $n ->
    [one] { $name }: 1 espulsione
   *[other] { $name }: { $n } espulsioni
}
comp-had-injury = { $n ->
    [one] { $name }: 1 infortunio
   *[other] { $name }: { $n } infortuni
}
comp-aside = Le partite del momento
comp-now = In corso
comp-soon = Prossime
comp-last = Ultimi risultati
comp-teams = Squadre
comp-no-teams = Ancora nessun iscritto. Sii il primo.
comp-player-computer = Computer, { $level }
comp-player-bot = Bot
comp-player-guest = Senza account
comp-withdrawn = ritirata
comp-checked-in = presente
comp-rating = punteggio { $n }
comp-seed = testa di serie { $n }
comp-next-against = prossima: { $name }
comp-announcements = Comunicati
comp-decisions = Decisioni dell'organizzatore
comp-no-news = Nessun comunicato e nessuna decisione. Ogni decisione dell'organizzatore appare qui, con il motivo.
comp-because = «{ $because }»

## What teams bring along

comp-terms = Che cosa portano le squadre
comp-clause = Regola { $clause }
comp-why-red = { $points ->
    [one] { $team }: un punto condizione in meno, per un'espulsione contro { $against }
   *[other] { $team }: { $points } punti condizione in meno, per un'espulsione contro { $against }
}
comp-why-yellow = { $points ->
    [0] { $team }: nessun punto perso per le ammonizioni contro { $against } (lancio { $rolled })
    [one] { $team }: un punto condizione in meno, per le ammonizioni contro { $against } (lancio { $rolled })
   *[other] { $team }: { $points } punti condizione in meno, per le ammonizioni contro { $against } (lancio { $rolled })
}
comp-why-injury = { $points ->
    [0] { $team }: nessun punto perso per l'infortunio contro { $against } (lancio { $rolled })
    [one] { $team }: un punto condizione in meno, per un infortunio contro { $against } (lancio { $rolled })
   *[other] { $team }: { $points } punti condizione in meno, per un infortunio contro { $against } (lancio { $rolled })
}
comp-why-late = { $points ->
    [0] { $team } è arrivata in ritardo
    [one] { $team }: un punto condizione in meno, per il ritardo
   *[other] { $team }: { $points } punti condizione in meno, per il ritardo
}
comp-why-primary = { $team }: un punto condizione in meno con un modulo diverso dal { $formation }
comp-why-pool = { $team } sceglie tra: { $skills }
comp-why-barred = { $team }: un'abilità in meno, per la stella infortunata contro { $against }

## Decisions, as everybody reads them

comp-did-pause = La competizione è stata sospesa.
comp-did-resume = La competizione riprende.
comp-did-finish = La competizione è stata chiusa.
comp-did-result = { $match }: il risultato è { $score }.
comp-did-correct = { $match }: risultato corretto in { $score }.
comp-did-award = { $match }: decisa a tavolino.
comp-did-void = { $match }: da rigiocare.
comp-did-late = { $minutes ->
    [one] { $match }: { $team } in ritardo di 1 minuto.
   *[other] { $match }: { $team } in ritardo di { $minutes } minuti.
}
comp-did-withdraw = { $team } esce dalla competizione.
comp-did-replace = Qualcun altro gioca per { $team }.
comp-did-pair = Gli abbinamenti del turno { $round } sono stati fatti a mano.

## What has changed

comp-changed-open = Le iscrizioni sono di nuovo aperte.
comp-changed-running = La competizione è cominciata.
comp-changed-over = La competizione è finita.
comp-changed-paused = La competizione è sospesa.
comp-changed-resumed = La competizione riprende.
comp-changed-winner = { $name } ha vinto la competizione.
comp-changed-no-winner = Non c'è più un vincitore.
comp-changed-joined = { $name } è dentro.
comp-changed-replaced = Gioca { $name } al posto di { $was }.
comp-changed-left = { $name } è fuori.
comp-changed-hands = Si gioca { $match } invece di { $home } – { $away }.
comp-changed-void = { $match }: { $was } non vale più; si rigioca.
comp-changed-result = { $match }: { $now }.
comp-changed-score = { $match }: { $now } invece di { $was }.
comp-changed-annulled = { $match } non conta.
comp-changed-place = { $name }: posto { $now } invece di { $was }.
comp-changed-more = { $n ->
    [one] E un'altra cosa.
   *[other] E altre { $n } cose.
}

## The organiser's tools

comp-organise-is = Ogni decisione è visibile a tutti, con il tuo motivo. Gli strumenti per una partita o una squadra sono accanto a essa.
comp-organise-matches = Partite
comp-organise-teams = Squadre
comp-decide = Decidi
comp-what = Che cosa decidere
comp-decide-start = Dai il via
comp-decide-pause = Sospendi
comp-decide-resume = Riprendi
comp-decide-finish = Chiudi subito
comp-decide-announce = Comunica qualcosa
comp-decide-computers = Aggiungi computer
comp-decide-delete = Elimina
comp-decide-result = Assegna un risultato
comp-decide-correct = Correggi il risultato
comp-decide-void = Si rigioca
comp-decide-late = Segna un ritardo
comp-decide-replace = Fai giocare qualcun altro
comp-decide-withdraw = Escludi la squadra
comp-decide-anyway = Invia lo stesso
comp-do-start = Via
comp-do-pause = Sospendi
comp-do-resume = Riprendi
comp-do-finish = Chiudi
comp-do-announce = Comunica
comp-do-computers = Aggiungi
comp-do-delete = Elimina
comp-do-result = Decidi
comp-do-correct = Correggi
comp-do-void = Si rigioca
comp-do-late = Segna
comp-do-replace = Sostituisci
comp-do-withdraw = Escludi
comp-done-start = È cominciata.
comp-done-pause = Sospesa.
comp-done-resume = Si riprende.
comp-done-finish = È finita.
comp-done-announce = Comunicato.
comp-done-computers = I computer sono iscritti.
comp-outlook-start = { $missing ->
    [0] Partecipano { $n } squadre; le iscrizioni si chiudono. Le partite cominciano da sole.
    [one] Partecipano { $n } squadre; 1 non ha confermato e resta fuori. Le partite cominciano da sole.
   *[other] Partecipano { $n } squadre; { $missing } non hanno confermato e restano fuori. Le partite cominciano da sole.
}
comp-outlook-pause = Le partite in corso continuano; non comincia niente di nuovo finché non riprendi.
comp-outlook-resume = Le prossime partite cominciano da sole.
comp-outlook-finish = Le partite non finite non si giocano più. Non si può annullare.
comp-outlook-announce = Lo legge chiunque guardi questa pagina.
comp-outlook-computers = Giocano da soli e sono sempre segnalati come computer.
comp-outlook-delete = Non ne resta niente.
comp-outlook-result = Se la partita è in corso, viene interrotta.
comp-outlook-correct = Classifiche e tabellone vengono ricalcolati.
comp-outlook-void = Il risultato non vale più e la partita ricomincia.
comp-outlook-late = Come dice il regolamento: nella 3.0 oltre 10 minuti costano due punti condizione e oltre 20 la partita, 0–3 (F-COMP-13); nella 2.1 un inizio in ritardo costa una casella in più a ogni avanzamento del tempo del primo tempo (F-COMP-08).
comp-outlook-replace = Chi entra eredita tutti i risultati. Una partita in corso ricomincia da capo.
comp-outlook-later = Se ora passa un'altra squadra, queste si rigiocano:
comp-reason = Motivo
comp-reason-is = Lo leggono tutti.
comp-stale = Qualcosa è cambiato mentre decidevi:
comp-stale-kept = Quello che hai scritto è ancora qui. Ricontrolla, poi invia.
comp-stands = { $match } ora è { $score }.
comp-decided-title = Deciso
comp-what-changed = Che cosa è cambiato:
comp-nothing-changed = Non cambia altro.
comp-announcement = Comunicato
comp-how-many = Quanti
comp-late-who = Chi è in ritardo
comp-late-minutes = Minuti di ritardo
comp-replace-by = Chi gioca da ora
comp-replace-computer = Un computer
comp-replace-user = Un giocatore
comp-ending = Com'è finita
comp-ending-played = Giocata
comp-ending-extra-time = Giocata, con i tempi supplementari
comp-ending-awarded = Interrotta e assegnata
comp-ending-agreed = Pareggio concordato
comp-ending-walkover = A tavolino
comp-ending-no-show = Nessuno presente: perdono entrambe
comp-given-to = Assegnata a
comp-goals = Gol
comp-mark-yellows = Ammonizioni
comp-mark-reds = Espulsioni
comp-mark-injuries = Infortuni

## The form

comp-name = Nome
comp-name-like = Coppa d'inverno
comp-format = Formula
comp-kind-knock-out = Coppa
comp-kind-knock-out-is = Chi perde è fuori
comp-kind-round-robin = Campionato
comp-kind-round-robin-is = Tutti contro tutti
comp-kind-groups = Gironi, poi coppa
comp-kind-groups-is = Passano le migliori di ogni girone
comp-kind-swiss = Sistema svizzero
comp-kind-swiss-is = Pochi turni, sempre tra pari
comp-kind-ladder = Scala
comp-kind-ladder-is = Sfida chi ti sta sopra, senza una fine
comp-number-size = Squadre al massimo
comp-number-legs = Incontri tra due squadre
comp-number-groups = Gironi
comp-number-qualify = Qualificate per girone
comp-number-rounds = Turni
comp-number-reach = Posti in su per una sfida
comp-number-fill = Computer da aggiungere subito
comp-cup-legs = Partite per sfida
comp-one-leg = Una
comp-two-legs = Due: andata e ritorno
comp-third-place-too = Con la finale per il terzo posto
comp-who = Chi gioca
comp-i-play = Gioco anch'io
comp-computers = I computer possono partecipare
comp-computers-is = Sono sempre segnalati.
comp-create = Crea
comp-details = Altre impostazioni
comp-details-are = vanno bene così
comp-round-days = Tempo per un turno
comp-round-days-none = Quanto serve
comp-round-days-are = { $n ->
    [one] 1 giorno per turno
   *[other] { $n } giorni per turno
}
comp-seeding = Il sorteggio
comp-seeding-lot = A sorte
comp-seeding-seeded = Per punteggio
comp-seeding-order = In ordine di iscrizione
comp-draws-usual = Come al solito
comp-draws-shoot-out = Rigori
comp-draws-extra-time = Tempi supplementari, poi i rigori
comp-draws-decider = Un'altra partita, poi il sorteggio
comp-drop-out-half = Chi ha giocato metà delle partite le conserva e perde le altre; altrimenti non ne conta nessuna
comp-drop-out-keep = Le partite giocate contano, le altre sono perse
comp-drop-out-annul = Nessuna partita della squadra conta
comp-carry-over-usual = Come dice il regolamento
comp-carry-over-yes = Costano punti condizione nella partita seguente
comp-carry-over-no = Finiscono con la partita
comp-carry-over-is = Espulsioni, ammonizioni e infortuni costano punti condizione nella partita seguente (F-COMP-01–04).
comp-points-win = Vittoria
comp-points-draw = Pareggio
comp-points-loss = Sconfitta
comp-points-are = { $win } per la vittoria, { $draw } per il pareggio, { $loss } per la sconfitta
comp-tie-up = Sposta in su: { $by }
comp-check-in-too = Conferma della presenza
comp-check-in-is = Gioca solo chi ha confermato.
comp-attendance-is = Una partita comincia quando entrambi hanno detto di esserci; chi tarda la paga (F-COMP-13).
comp-about-plays = Si gioca a
comp-about-format = Formula
comp-about-points = Punti
comp-about-ties = A parità di punti
comp-about-draws = Dopo un pareggio in coppa
comp-about-reach = Sfide
comp-reach-is = { $n ->
    [one] Al massimo un posto in su
   *[other] Al massimo { $n } posti in su
}
comp-about-drop-out = Se una squadra si ritira
comp-about-clock = Orologio
comp-about-rounds = Turni
comp-about-attendance = Presenza
comp-about-computers = Computer
comp-computers-yes = Possono partecipare e sono sempre segnalati.
comp-computers-no = Partecipano solo le persone e i loro bot.
comp-about-carry-over = Cartellini e infortuni
comp-about-skills = Abilità
comp-log = Il registro della competizione
comp-log-is = Ogni voce, come file per la riga di comando: touchline league.
