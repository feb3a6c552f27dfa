### Competizioni: campionati e coppe

## Il file di una competizione

league-title = Questa non è una competizione: comincia con "{ $got }", mentre la prima riga dovrebbe essere "{ $example }".
league-version = Questa competizione è di un'altra versione, "{ $got }": qui si legge solo "{ $example }".
league-too-long = La competizione ha { $got } byte: il massimo è { $want }.
league-bad-line = "{ $got }" non si può leggere qui: scrivilo come { $example }.
league-control = Il carattere { $position } di "{ $got }" è un carattere di controllo: toglilo. Una competizione è testo semplice, con spazi al posto delle tabulazioni.
league-entry-number = Questa voce ha il numero { $got }, ma è la numero { $want }: manca una voce, o è stata scritta due volte.
league-entry-count = La competizione dice di finire dopo la voce { $got }, ma le voci sono { $want }: ne mancano, o sono state aggiunte a mano.
league-truncated = La competizione si interrompe dopo la voce { $entries }: l'ultima riga dovrebbe essere "{ $example }". Prendi una copia precedente del file.
league-after-end = "{ $got }" sta dopo la fine della competizione: nulla può seguire la riga che comincia con "end".
league-too-many-entries = Una competizione ha al massimo { $want } voci.
league-open-quote = Le virgolette in "{ $got }" non si chiudono: scrivi il testo come { $example }.
league-one-line = "{ $got }" non va bene come { $what }: dai una riga visibile da 1 a { $most } caratteri.
league-name = nome di una competizione
league-by = nome di chi decide
league-reason = motivo
league-player = nome di un giocatore
league-team-name = nome di una squadra
league-announcement = annuncio

## La sua specifica

league-unknown-header = "{ $got }" non è un'intestazione di una competizione: usa una tra { $known }.
league-header-value = "{ $got }" non è un valore di "{ $header }": usa { $known }.
league-header-needs = "{ $header }" non va con partite di { $play }: serve { $needs }.
league-yes-or-no = "{ $got }" non è né yes né no: scrivi { $example }.
league-bad-format = "{ $got }" non è una formula: scrivine una come { $example }.
league-bad-points = "{ $got }" non dice quanto valgono vittoria, pareggio e sconfitta: scrivili come { $example }, la vittoria più della sconfitta e al massimo 20.
league-bad-walkover = "{ $got }" non è il risultato di una vittoria a tavolino: scrivilo come { $example }, prima chi vince.
league-tie-break-twice = "{ $got }" è nominato due volte, o dopo il sorteggio: nomina ogni criterio una volta e il sorteggio per ultimo, come in { $example }.
league-pool-small = { $got } abilità sono meno delle { $want } che servono in una partita: lascia che una squadra ne porti { $want } o più.
number-legs = numero di incontri
number-rounds = numero di turni
number-groups = numero di gironi
number-qualify = numero di squadre che passano
number-reach = numero di posti
number-skills = numero di abilità per la competizione

## Le voci

league-unknown-input = "{ $got }" non è nulla che una competizione accetti: scrivi uno tra { $example }.
league-team-key = "{ $got }" non dice nulla di una squadra: scrivilo come { $example }, ogni chiave una volta.
league-bad-score = "{ $got }" non è un risultato: scrivilo come { $example }.
league-bad-shoot-out = "{ $got }" non è la fine di una serie di rigori, che qualcuno vince: scrivila come { $example }.
league-bad-count = "{ $got }" non è un numero di cartellini o infortuni: scrivilo come { $example }, al massimo 30.
league-bad-formation = "{ $got }" non è un modulo che si possa giocare: scrivine uno di dieci giocatori come { $example }.
league-bad-skill = "{ $got }" non è un'abilità: usa una tra { $known }.
league-result-key = "{ $got }" non fa parte di questo risultato: usa { $example }.
league-result-twice = "{ $got }" è dato due volte: tienine uno.
league-result-own = Il risultato della partita { $fixture } non torna: una vittoria a tavolino ha il punteggio che le dà la competizione, una partita a cui non è venuto nessuno non ne ha, e nessuna delle due ha cartellini o infortuni.
league-needs-reason = "{ $got }" è una decisione che tutti vedranno: di' perché.
league-wrong-stage = Ora non si può: lo stato della competizione è "{ $stage }" e dovrebbe essere "{ $want }".
league-no-team = Non c'è una squadra { $got }: l'ultima è { $last }.
league-team-gone = { $team } non partecipa più: scegli un'altra squadra.
league-replace-late = Questo posto non si può più prendere: la partita { $fixture } è stata giocata, o si sta giocando, perché la squadra era uscita. Correggi prima quella.
league-name-taken = C'è già una squadra di nome { $got }: scegli un altro nome.
league-too-many-teams = Una competizione accoglie al massimo { $most } squadre.
league-too-few-teams = Squadre che partecipano: { $got }. Ne servono almeno { $want }.
league-too-many-rounds = { $got } turni sono troppi per così poche squadre: giocane al massimo { $want }, o aggiungi squadre.
league-too-many-fixtures = Sarebbero { $got } partite: il limite è { $want }. Gioca meno incontri, o fai dei gironi.
league-drawn = Il sorteggio è fatto: vale.
league-not-drawn = Il sorteggio non è ancora fatto: fallo prima.
league-bad-draw = Un sorteggio nomina una volta ogni squadra che partecipa, per esempio { $example }.
league-bad-pairing = Gli abbinamenti del turno { $round } nominano una volta ogni squadra che partecipa, e un riposo se sono dispari.
league-wrong-round = Il turno { $got } non si può abbinare ora: il prossimo è { $want }, quando tutte le partite del turno precedente sono finite. Un turno si può riabbinare finché nessuna delle sue partite è cominciata.
league-not-this-format = Questo non fa parte di una competizione con la formula { $format }.
league-busy = { $team } ha una sfida aperta: prima viene la partita { $fixture }.
league-out-of-reach = Quella squadra non si può sfidare: scegline una al massimo { $reach } posti più in alto.
league-begun = La partita { $fixture } è già cominciata.
league-playing = { $team } sta ancora giocando la partita { $fixture }: inserisci prima il suo risultato, che può contare per la prossima.
league-yellow-first = { $team } deve prima tirare due dadi per i cartellini gialli nella partita { $fixture }.
league-injury-first = { $team } deve prima tirare un dado per l'infortunio nella partita { $fixture }.
league-fixture-waits = La partita { $fixture } aspetta altre partite: inserisci prima i loro risultati.
league-has-result = La partita { $fixture } ha un risultato: se è sbagliato, correggilo con un motivo.
league-fixture-settled = La partita { $fixture } è decisa da un ritiro: non c'è risultato da inserire.
league-no-result = Nessuno ha inserito un risultato della partita { $fixture }: non c'è nulla da correggere.
league-no-fixture = Non c'è una partita { $got }: l'ultima è { $last }.
league-no-extra-time = La partita { $fixture } non ha né supplementari né rigori: lasciali fuori.
league-no-shoot-out = La partita { $fixture } non finisce ai rigori: serve una parità, in una competizione che li prevede.
league-needs-shoot-out = La partita { $fixture } deve avere un vincitore: dai anche i rigori, come shoot-out=4-3.
league-tie-needs-winner = La partita { $fixture } è a eliminazione: qualcuno deve vincerla. Scrivi "walkover home" o "walkover away".
league-no-late-rule = Le partite di { $play } non hanno una regola per chi arriva tardi: inserisci "walkover" se qualcuno non è venuto.
league-dice-not-due = La squadra { $team } non ha questi dadi da tirare dopo la partita { $fixture }.
league-bad-dice = Dai le facce di { $dice } dadi, ognuna da 1 a 6.
league-lot-not-due = Non c'è questo sorteggio da fare. Da fare sono: { $due }.
league-no-round = Non c'è un turno { $round }: i turni si contano da 1.
league-no-primary = Questa competizione non ha moduli principali: lascialo fuori.
league-needs-primary = { $team } ha bisogno di un modulo principale, come primary=4-4-2.
league-skill-count = La squadra nomina { $got } abilità: in questa competizione ne nomina { $want }.
league-skill-twice = L'abilità { $got } è nominata due volte: nominane un'altra.
league-skill-unusable = L'abilità { $got } non si può giocare con { $play }: scegline un'altra.
league-no-end = Una classifica a sfide non ha fine: non c'è nulla da simulare.
league-unfinished = La partita non ha un risultato: rigiocatela, o lasciate decidere chi organizza.

## Che cosa è cambiato

league-stage-open = aperta alle squadre
league-stage-running = in corso
league-stage-paused = in pausa
league-stage-over = finita
league-change-added = { $team } partecipa.
league-change-left = { $team } non partecipa più.
league-change-stage = Stato della competizione: { $stage }.
league-change-fixtures = Nuove partite: { $count }.
league-change-cancelled = La partita { $fixture } è annullata.
league-change-result = Partita { $fixture }: { $result }.
league-change-annulled = La partita { $fixture } non conta più.
league-change-reopened = La partita { $fixture } si gioca lo stesso.
league-change-terms = La partita { $fixture } comincia ora con altre condizioni: { $terms }.
league-change-seat = Partita { $fixture }: { $after } al posto di { $before }.
league-change-voided = Partita { $fixture }: il risultato { $result } non vale, e la partita va rigiocata.
league-change-place = { $team }: posto { $after } invece di { $before }.
league-change-winner = { $team } ha vinto.
league-change-no-winner = Non c'è più un vincitore.

## Che cosa porta una squadra in una partita

league-because-red = { $team }: un cartellino rosso nella partita { $fixture }. Punti condizione da scartare: { $points }.
league-because-yellow = { $team }: cartellini gialli nella partita { $fixture }, e i dadi fanno { $rolled } contro { $before }. Punti condizione da scartare: { $points }.
league-because-injury = { $team }: un infortunio nella partita { $fixture }, e il dado fa { $rolled }. Punti condizione da scartare: { $points }.
league-because-late = { $team } è arrivata tardi. Punti condizione da scartare: { $points }.
league-because-primary = { $team }: il modulo principale è { $formation }; un altro costa un punto condizione.
league-because-pool = { $team } sceglie tra le sue abilità per la competizione.
league-because-barred = { $team }: "{ $skill }" è andata persa nella partita { $fixture } e ora non si può scegliere.

## Che cosa si aspetta

league-due-start = La competizione può cominciare.
league-due-draw = Il sorteggio è da fare.
league-due-pair = Il turno { $round } va abbinato.
league-due-yellow = { $team } tira due dadi per i cartellini gialli nella partita { $fixture }.
league-due-injury = { $team } tira un dado per l'infortunio nella partita { $fixture }.
league-due-lot = Va fatto un sorteggio tra { $teams }.
