## Competizioni: che cosa viene rifiutato e che cosa è cambiato. Quasi tutti i rifiuti appaiono nel terminale dopo la riga sbagliata.

league-stage-open = aperta alle iscrizioni
league-stage-running = in corso
league-stage-paused = in pausa
league-stage-over = finita

league-change-added = { $team } partecipa.
league-change-left = { $team } non partecipa più.
league-change-stage = La competizione ora è { $stage }.
league-change-fixtures = { $count ->
    [one] C'è una partita nuova.
   *[other] Ci sono { $count } partite nuove.
  }
league-change-cancelled = La partita { $fixture } è annullata.
league-change-result = Partita { $fixture }: { $result }.
league-change-seat = Partita { $fixture }: { $after } al posto di { $before }.
league-change-voided = La partita { $fixture } va rigiocata: il risultato { $result } non vale più.
league-change-place = { $team }: posto { $after }, prima { $before }.
league-change-winner = { $team } ha vinto la competizione.
league-change-no-winner = La competizione non ha più un vincitore.

# Che cos'è un testo
league-name = nome della competizione
league-team-name = nome di una squadra
league-player = nome di un giocatore
league-by = nome di chi decide
league-reason = motivo
league-announcement = avviso
number-legs = numero di incontri
number-rounds = numero di turni
number-groups = numero di gironi
number-qualify = numero di squadre che passano
number-reach = numero di posti in su
number-skills = numero di abilità

league-one-line = "{ $got }" non può essere il { $what }: dare una sola riga visibile di al massimo { $most } caratteri.
league-title = "{ $got }" non è l'inizio di una competizione: la prima riga del file è "{ $example }".
league-unknown-header = Una competizione non ha l'intestazione "{ $got }": ci sono { $known }.
league-header-value = "{ $header }" non può essere "{ $got }": scegliere tra { $known }.
league-header-needs = "{ $header }" non va con partite di { $play }: servono regole come { $needs }.
league-yes-or-no = "{ $got }" non è né yes né no: scrivere come "{ $example }".
league-bad-format = "{ $got }" non è una formula: scriverne una come { $example }.
league-bad-points = "{ $got }" non sono i punti di vittoria, pareggio e sconfitta: scriverli come { $example }, nessuno sopra 20, e la vittoria vale di più.
league-bad-walkover = "{ $got }" non è il risultato di una partita non giocata: scrivere prima i gol di chi vince, come { $example }.
league-tie-break-twice = "{ $got }" non può stare lì: nominare ogni criterio una volta, il sorteggio per ultimo, come in { $example }.
league-pool-small = { $got } abilità per la competizione sono poche: una squadra gioca ogni partita con { $want }, quindi darne almeno { $want }.
league-bad-line = "{ $got }" non si può leggere qui: scrivere come { $example }.
league-open-quote = Manca una virgoletta in "{ $got }": scrivere nomi e motivi come { $example }.
league-unknown-input = "{ $got }" non è niente che una competizione conosca: ci sono { $example }.
league-entry-number = Questa riga ha il numero { $got } e dovrebbe avere il numero { $want }.
league-entry-count = L'ultima riga conta { $got } voci, ma sono { $want }.
league-truncated = { $entries ->
    [one] Il file si interrompe dopo una voce: non è intero senza un'ultima riga "{ $example }" con la fine di riga. Riprenderlo da una copia.
   *[other] Il file si interrompe dopo { $entries } voci: non è intero senza un'ultima riga "{ $example }" con la fine di riga. Riprenderlo da una copia.
  }
league-too-many-entries = Una competizione ha al massimo { $want } voci.
league-bad-score = "{ $got }" non è un risultato: scrivere prima i gol della squadra di casa, come { $example }.
league-bad-shoot-out = "{ $got }" non può essere il risultato dei rigori, perché qualcuno li vince: scrivere come { $example }.
league-bad-count = "{ $got }" non è un numero di cartellini o infortuni da 0 a 30: scrivere come { $example }.
league-bad-formation = "{ $got }" non è un modulo per queste partite: scrivere dieci giocatori in tre linee, come { $example }.
league-bad-skill = Non c'è un'abilità "{ $got }": ci sono { $known }.
league-result-key = Un risultato qui non ha "{ $got }": ci sono { $example }.
league-result-twice = "{ $got }" è dato due volte: tenerne uno.
league-team-key = "{ $got }" non dice niente di una squadra: scrivere una squadra come { $example }.

league-needs-reason = È una decisione di cui tutti devono sapere il motivo: a "{ $got }" manca.
league-wrong-stage = La competizione è { $stage }; questo si può fare solo mentre è { $want }.
league-name-taken = C'è già una squadra { $team }: dare a questa un altro nome.
league-team-gone = { $team } non partecipa più alla competizione.
league-no-team = Non c'è una squadra { $got }: i numeri vanno da 1 a { $last }.
league-no-primary = Questa competizione non ha moduli principali: lasciare via il modulo.
league-needs-primary = A { $team } serve un modulo principale, come 4-4-2, perché questa competizione li ha.
league-skill-count = Sono state date { $got } abilità: ogni squadra di questa competizione ne sceglie { $want }.
league-skill-twice = L'abilità { $got } è data due volte: sceglierne un'altra.
league-skill-unusable = L'abilità { $got } non si può giocare in partite di { $play }: sceglierne un'altra.
league-too-many-teams = Una competizione ha al massimo { $most } squadre.
league-too-few-teams = Le squadre sono { $got }: per questa formula ne servono almeno { $want }.
league-too-many-rounds = { $got } turni sono troppi per queste squadre: senza rivincite sono al massimo { $want }.
league-too-many-fixtures = Sarebbero { $got } partite: una competizione ne ha al massimo { $want }.
league-drawn = Il sorteggio è già stato fatto.
league-not-drawn = Prima viene il sorteggio.
league-bad-draw = Un sorteggio nomina una volta ogni squadra che partecipa: { $example } in qualche ordine.
league-bad-pairing = Gli accoppiamenti del turno { $round } nominano una volta ogni squadra che partecipa, e qualcuno riposa solo se sono dispari.
league-wrong-round = Il turno { $got } non si può accoppiare ora: il prossimo è il turno { $want }, dopo tutti i risultati di quello prima.
league-not-this-format = La formula { $format } non ha niente del genere.
league-busy = { $team } deve prima giocare la partita { $fixture }.
league-out-of-reach = La squadra sfidata è troppo lontana: sceglierne una al massimo { $reach } posti sopra chi sfida.
league-no-round = Non c'è un turno { $round }: i turni si contano da 1.
league-no-fixture = Non c'è una partita { $got }: i numeri vanno da 1 a { $last }.
league-fixture-waits = Non si sa ancora chi gioca la partita { $fixture }: prima vengono quelle che la precedono.
league-has-result = La partita { $fixture } ha già un risultato: si può correggere, con un motivo.
league-fixture-settled = La partita { $fixture } non si gioca: una squadra si è ritirata o non ha avversari.
league-no-result = La partita { $fixture } non ha un risultato inserito da qualcuno: prima inserirlo.
league-begun = La partita { $fixture } è già cominciata.
league-no-extra-time = La partita { $fixture } non ha né supplementari né rigori: dare solo il risultato dei tempi regolamentari.
league-no-shoot-out = La partita { $fixture } non va ai rigori: ci sono solo dove il risultato lascia in parità un confronto a eliminazione.
league-needs-shoot-out = La partita { $fixture } è a eliminazione e serve un vincitore: dare anche il risultato dei rigori.
league-tie-needs-winner = La partita { $fixture } è a eliminazione: dire quale squadra passa.
league-no-late-rule = Le regole di { $play } non dicono niente sui ritardi.
league-dice-not-due = Non si aspettano dadi della squadra { $team } dopo la partita { $fixture }.
league-bad-dice = { $dice ->
    [one] Per questo si tira un dado: dare un numero da 1 a 6.
   *[other] Per questo si tirano { $dice } dadi: dare { $dice } numeri da 1 a 6.
  }
league-lot-not-due = Tra queste squadre non c'è niente da sorteggiare. Da sorteggiare: { $due }.
