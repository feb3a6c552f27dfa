## What the analysis of a match says. Chances and changes of chances are in points of a hundred.

analysis-judged = valutata da { $level }
analysis-unfinished = la registrazione si ferma qui: come risultato vale l'ultima posizione
analysis-chance = Probabilità di vittoria di { seat-home }, turno per turno
analysis-goals = gol
analysis-momentum = inerzia

analysis-balance = Da dove viene il risultato, in punti della probabilità di vittoria di { seat-home }
analysis-start = all'inizio
analysis-luck = fortuna ai dadi
analysis-luck-spread = { $rolls ->
    [one] scarto atteso di un lancio: ±{ $spread }
   *[other] scarto atteso di { $rolls } lanci: ±{ $spread }
  }
analysis-luck-marked = { $rolls ->
    [one] più di quanto spieghi un lancio: il suo scarto atteso è ±{ $spread }
   *[other] più di quanto spieghino { $rolls } lanci: il loro scarto atteso è ±{ $spread }
  }
analysis-loss-home = decisioni di { seat-home }
analysis-loss-away = decisioni di { seat-away }
analysis-reassessment = rivalutazioni
analysis-result = risultato
analysis-adjusted = Senza la fortuna: { $adjusted } ± { $margin }

analysis-sides = Le squadre
analysis-side-goals = gol
analysis-side-expected = gol attesi
analysis-side-shots = tiri
analysis-side-possession = possesso palla
analysis-side-thirds = nel proprio terzo, al centro, nel terzo avversario
analysis-side-decisions = decisioni libere
analysis-side-mistakes = errori: dubbi / gravi / gravissimi
analysis-side-loss = punti persi con le decisioni
analysis-side-errors = tasso d'errore: millesimi per decisione
analysis-side-rating = forza secondo questo tasso
analysis-rating = { $points } (come { $level })
analysis-side-luck = fortuna nei propri lanci
analysis-side-spread = scarto atteso dei propri lanci
analysis-side-marked = ! fortuna oltre il doppio dello scarto atteso

analysis-worst = Gli errori costati di più
analysis-no-worst = Nessuna decisione è stata un errore.
analysis-class-doubtful = dubbio
analysis-class-bad = grave
analysis-class-very-bad = gravissimo
analysis-then = poi

analysis-rollouts = Decisioni giocate fino in fondo { $trials } volte ciascuna da { $level }
analysis-rollout-step = passo { $step }
analysis-rollout-claimed = stimato
analysis-rollout-found = trovato
analysis-rollout-mean = media
analysis-nothing-better = Al passo { $step } non si conosce niente di meglio di quanto giocato, quindi non c'è nulla da giocare fino in fondo. Decisioni con qualcosa di meglio: { $steps }.
analysis-no-step = Il passo { $step } non esiste: la registrazione ne ha { $steps }.
analysis-better = meglio
analysis-at = turno { $turn }, { $clock }'
analysis-turn = turno { $turn }

analysis-luckiest = I lanci che hanno spostato di più
analysis-no-luckiest = Nessun lancio ha spostato nulla.
analysis-roll-chance = per { $seat }: altrettanto o più: { $chance } % dei lanci simili
analysis-roll-marked = per { $seat }: altrettanto o più: { $chance } % dei lanci simili, e { $expected } volte in una partita simile

analysis-shots = Occasioni da gol
analysis-no-shots = Nessuno ha avuto occasioni da gol.
analysis-goal = gol

analysis-without-client = Questo programma non contiene le pagine web, quindi non può scrivere una pagina. Compilalo con Node installato (cargo build --release), oppure costruisci le pagine (npm ci && npm run build nella cartella web) e indicale: --client web/dist.
analysis-no-client-in = In { $folder } non c'è report.html: lo crea "npm ci && npm run build" nella cartella web.
analysis-level-random = Il livello random non può giudicare una partita: scegli rookie, da coach:1 a coach:5, o gaffer.
analysis-page-is-record = { $file } è una partita: indica un altro file con --html, per esempio analysis.html.
analysis-broken-off = L'analisi è stata interrotta.

puzzle-answer-impossible = Una risposta di questo problema non si può dare nella sua posizione: { $position }.
