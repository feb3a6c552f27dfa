## Che cosa dice, stampa ed esporta `touchline league`.

# File
league-file-exists = { $file } c'è già: una nuova competizione vuole un nuovo file.
league-no-file = Non c'è un file { $file }: touchline league new ne scrive uno.
league-no-plain-file = { $file } non è un file normale: una competizione lo è.
league-cannot-read = impossibile leggere { $file }
league-cannot-write = impossibile scrivere { $file }
league-no-text = { $file } non è testo, quindi non è una competizione.
league-at-line = { $file }, riga { $line }
league-read-only = { $file } non si può scrivere: è di sola lettura e resta com'è.
league-changed-meanwhile = Intanto qualcun altro ha cambiato { $file }, che resta com'è: ripetere il comando.
league-locked = Qualcun altro sta cambiando { $file }: ripetere il comando quando ha finito, o aspettare di più con --wait.
league-export-over = { $file } è una partita o una competizione: esportare in un altro file.
league-made = { $name }, partite di { $play }: scritta in { $file }.

# Che cosa si scrive
league-team-meant = Non c'è una squadra "{ $got }": forse "{ $meant }"?
league-team-unknown = Non c'è una squadra "{ $got }": ci sono { $teams }.
league-no-teams-yet = Nessuna squadra si è ancora iscritta.
league-bad-pair = "{ $got }" non è una coppia: scrivere le due squadre con i due punti in mezzo, come Ajax:Lazio.
league-bad-match = "{ $got }" non è una partita: dare il numero, o le due squadre con i due punti in mezzo, come Ajax:Lazio. touchline league fixtures le elenca.
league-not-paired = { $home } e { $away } non si incontrano con { $home } in casa: touchline league fixtures elenca le partite.
league-not-in-match = "{ $got }" non gioca la partita { $fixture }: dire home, away o una delle due squadre.
league-two-numbers = "{ $got }" non vale per casa e ospiti: scrivere due numeri, prima la casa, come 2-1.
league-two-formations = "{ $got }" non sono due moduli: scrivere quelli di casa e ospiti come 4-4-2/4-3-3.
league-whose-skill = "{ $got }" non dice di chi è l'abilità: scrivere come home=tackle.
league-one-word = "{ $got }" dovrebbe essere una parola senza virgolette.
league-bad-words = Queste parole non si possono leggere: touchline league add --help mostra come scriverle.
league-bad-day = "{ $got }" non è un giorno: scrivere come 2027-03-31.
league-skills-twice = Le regole dicono già con quante abilità si gioca una partita: dare a --skills solo il numero per la competizione.
league-give-reason = Tutti devono sapere il motivo: aggiungere --because "...".
league-other-rules = { $file } è una partita di { $got }, e la partita { $fixture } si gioca con { $want }.
league-other-terms = { $file } è stata giocata con le condizioni "{ $got }", e quelle della partita { $fixture } sono "{ $want }": giocarla con quelle, o inserire il risultato a mano.
league-no-dice-due = Non c'è da tirare nessun dado.
league-whose-dice = Ci sono più dadi da tirare: dire di chi sono questi con --team.
league-no-lot-due = Non c'è niente da sorteggiare.

# Che cosa è uscito
league-told-draw = Il sorteggio dei posti: { $teams }.
league-told-lot = Il sorteggio: { $teams }.
league-told-dice = { $team } tira { $dice }.
league-told-bye = { $team } riposa.

# Che cosa viene dopo
league-next-open = { $teams ->
    [0] Le squadre si possono iscrivere:
    [one] Si è iscritta una squadra. Un'altra:
   *[other] Si sono iscritte { $teams } squadre. Un'altra:
  }
league-next-paused = La competizione è in pausa. Quando riprende:
league-next-won = La competizione è finita: ha vinto { $team }.
league-next-over = La competizione è finita.
league-next-matches = { $count ->
    [one] Si può giocare una partita. Il risultato:
   *[other] Si possono giocare { $count } partite. Un risultato:
  }

# Nomi di turni e posti
league-round = Turno { $round }
league-round-of = Ultime { $teams }
league-round-quarter-finals = Quarti di finale
league-round-semi-finals = Semifinali
league-round-final = Finale
league-round-third-place = Terzo posto
league-challenges = Sfide
league-group = Girone { $group }
league-leg = incontro { $leg }
league-decider = spareggio
league-slot-winner = vincente di { $fixture }
league-slot-loser = perdente di { $fixture }
league-slot-open = da definire
league-slot-nobody = riposo

# Risultati
league-after-extra-time = dopo i supplementari
league-awarded = a tavolino
league-agreed = concordata
league-walkover = non giocata
league-no-show = non è venuto nessuno
league-shoot-out = rigori { $score }
league-yellows = { $count ->
    [one] 1 cartellino giallo
   *[other] { $count } cartellini gialli
  }
league-reds = { $count ->
    [one] 1 cartellino rosso
   *[other] { $count } cartellini rossi
  }
league-injuries = { $count ->
    [one] 1 infortunio
   *[other] { $count } infortuni
  }
league-lost-skill = ha perso { $skill }
league-status-open = da giocare
league-status-begun = in corso
league-status-waiting = in attesa
league-status-annulled = non conta

# Condizioni
league-term-late-start = Inizio in ritardo: una casella in più a ogni aggiornamento del tempo nel primo tempo.
league-term-extra-time = Dopo un pareggio ci sono i supplementari, poi i rigori.
league-term-shoot-out = Dopo un pareggio ci sono i rigori.
league-terms-unsettled = Le condizioni non sono decise: mancano dei dadi o una partita precedente.
league-plain-matches = Le partite senza condizioni si possono giocare anche qui:
league-no-matches = Non ci sono partite così.
league-until = entro il { $day } UTC

# Formule
league-format-round-robin = { $legs ->
    [one] Tutti contro tutti una volta.
   *[other] Tutti contro tutti { $legs } volte.
  }
league-format-swiss = { $rounds ->
    [one] Un turno, accoppiato dal sorteggio.
   *[other] { $rounds } turni, accoppiati secondo i punti fin lì.
  }
league-format-knock-out = { $legs ->
    [one] Chi vince una partita passa.
   *[other] Chi vince su { $legs } incontri passa.
  }
league-format-third-place = Le perdenti delle semifinali giocano per il terzo posto.
league-format-groups = { $legs ->
    [one] { $groups } gironi, tutti contro tutti una volta; da ognuno passano { $qualify }.
   *[other] { $groups } gironi, tutti contro tutti { $legs } volte; da ognuno passano { $qualify }.
  }
league-format-ladder = Chi batte una squadra al massimo { $reach } posti sopra prende il suo posto.

# Classifiche
league-column-team = Squadra
league-column-played = G
league-column-won = V
league-column-drawn = N
league-column-lost = P
league-column-goals = Gol
league-column-difference = DR
league-column-cards = Cart.
league-column-buchholz = Avv.
league-column-points = Pt
league-withdrawn = ritirata
league-tie-breaks = A pari punti decide: { $list }. Un giallo conta 1, un rosso 3.
league-by-goal-difference = differenza reti
league-by-goals = gol
league-by-head-to-head = scontri diretti
league-by-buchholz = punti degli avversari
league-by-fair-play = meno cartellini
league-by-lot = sorteggio
league-no-table = L'eliminazione non ha classifica: touchline league bracket disegna il tabellone.
league-no-table-yet = Prima del sorteggio non c'è classifica.
league-no-bracket = Questa formula non ha eliminazione: touchline league table stampa la classifica.
league-no-bracket-yet = Prima del sorteggio non c'è tabellone.

# Il registro
league-because = motivo: { $reason }
league-log-add = { $team } si iscrive
league-log-check-in = { $team } c'è
league-log-withdraw = { $team } si ritira
league-log-replace = { $team } prende il posto della squadra { $number }
league-log-start = Le iscrizioni si chiudono
league-log-pair = Turno { $round }: { $pairs }
league-log-pair-by-hand = Turno { $round }, accoppiato a mano: { $pairs }
league-log-challenge = { $challenger } sfida { $challenged }
league-log-begin = Comincia la partita { $fixture }: { $sides }
league-log-result = Partita { $fixture }: { $sides } { $result }
league-log-correct = Partita { $fixture } corretta: { $sides } { $result }
league-log-void = La partita { $fixture } va rigiocata: { $sides }
league-log-late = Partita { $fixture }, { $sides }: { $seat } arriva con { $minutes } minuti di ritardo
league-log-dice = { $team } tira { $dice } dopo la partita { $fixture }
league-log-announce = «{ $text }»
league-log-pause = La competizione è in pausa
league-log-resume = La competizione riprende
league-log-deadline = Il turno { $round } va finito entro il { $day } UTC
league-log-finish = La competizione finisce

# La pagina
league-page-tables = Classifica
league-page-tree = Tabellone
league-page-next = Prossime partite
league-page-results = Risultati
league-page-decisions = Decisioni
league-page-stand = Al { $day } UTC

# Probabilità
league-bad-rating = "{ $got }" non è un punteggio: scrivere come Ajax=1600.
league-levels = Sono stati dati { $got } livelli: darne uno per tutte le squadre o uno per ognuna delle { $want }.
league-bar-matches = partite
league-bar-runs = prove
league-outlook = { $runs } prove · seme { $seed }
league-from-ratings = dai punteggi
league-from-computers = da partite di giocatori artificiali
league-column-rating = Punteggio
league-column-computer = Livello
league-column-wins = Vince
league-outlook-rounds = Probabilità di arrivare a un turno, in percento
league-outlook-places = Probabilità di ogni posto in classifica, in percento
