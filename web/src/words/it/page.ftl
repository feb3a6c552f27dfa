## The analysis of a match: beside its replay, and in a file of its own.

page-title = { $home } { $score } { $away }: analisi della partita
page-kicker = Analisi della partita · { $spec }
page-against = { $home } contro { $away }
# The space before the sign does not break.
page-percent = { $n }{ "\u00A0" }%
page-minute = { $clock }′
page-turn = turno { $turn }

## The headline

page-stops = La registrazione si ferma qui: come risultato vale l'ultima posizione.
page-adjusted = Senza la fortuna, per { seat-home } la partita valeva { $adjusted }; intervallo al 95{ "\u00A0" }%: da { $low } a { $high }.
page-defeat = sconfitta
page-draw = pareggio
page-win = vittoria
page-worth-adjusted = senza la fortuna
page-worth-interval = intervallo al 95 %
page-worth-result = com'è finita
page-from-shots = tiri: { $home } e { $away }
page-luck-plain = { $rolls ->
    [one] per { $seat }, non più di quanto spieghi un lancio
   *[other] per { $seat }, non più di quanto spieghino { $rolls } lanci
  }
page-luck-marked = { $rolls ->
    [one] per { $seat }, più di quanto spieghi un lancio
   *[other] per { $seat }, più di quanto spieghino { $rolls } lanci
  }

## The match summed up

page-course-comeback = { $seat } ha vinto { $score } dopo essere sceso al { $chance } ({ $when }).
page-course-late = { $seat } ha vinto { $score }; la partita è rimasta aperta fino a { $when }.
page-course-safe = { $seat } ha vinto { $score } senza mai correre pericoli.
page-course-lucky = { $seat } ha vinto { $score } con i dadi dalla sua.
page-course-open = { $seat } ha vinto { $score } in una partita piena di ribaltamenti.
page-course-level = { $seat } ha vinto dopo il { $score }.
page-course-draw = { $score }: un pareggio in bilico fino alla fine.
page-course-draw-slipped = { $score }: { $seat } era al { $chance } ({ $when }) e se l'è lasciata sfuggire.
page-course-unfinished = La registrazione si ferma sul { $score }.
page-turned = La svolta ({ $when }): { $what }
page-turned-goal = gol per { $seat }, { $score }.
page-turned-dice = i dadi girano a favore di { $seat }.
page-deserved = Risultato meritato: { $what }; { $dice }.
page-deserves-draw = all'incirca un pareggio
page-deserves-narrow = una vittoria di misura per { $seat }
page-deserves-clear = una vittoria netta per { $seat }
page-dice-even = i dadi non hanno favorito nessuno
page-dice-some = i dadi hanno aiutato un po' { $seat }
page-dice-goals = { $goals ->
    [one] i dadi sono valsi circa un gol per { $seat }
   *[other] i dadi sono valsi circa { $goals } gol per { $seat }
  }
page-grade-excellent = ottimo
page-grade-good = buono
page-grade-fair = discreto
page-grade-weak = debole
page-grade-poor = scarso
page-exact = Cifre esatte
page-error-rate = Tasso di errore: millesimi persi per decisione

## The winning chance

page-timeline = Probabilità di vittoria
page-timeline-how = Sopra la metà era in vantaggio { seat-home }, sotto { seat-away }. Un pareggio vale mezza vittoria.
page-timeline-tap = Punta il grafico, o toccalo, per leggere un turno.
page-timeline-told = La probabilità di vittoria di { seat-home } è passata da { $start } a { $result }. { $count ->
        [0] Nessun gol.
        [one] Un gol: { $goals }.
       *[other] { $count } gol: { $goals }.
    }
page-turn-told = Turno { $turn } ({ $when }): { seat-home } { $chance } ({ $change }).
page-turn-told-without-clock = Turno { $turn }: { seat-home } { $chance } ({ $change }).
page-goal-for = Gol di { $seat }!
page-half-time = Int.
page-swings = Le svolte più grandi
page-decided = { $seat }: { $what }
page-rolled = { $due } →{ "\u00A0" }{ $dice }
page-called = Dichiarazione: { $call }
page-momentum = Inerzia
page-momentum-how = Da che parte andava la partita: le ultime variazioni della probabilità di vittoria, con le più recenti che pesano di più. In su { seat-home }, in giù { seat-away }.
page-momentum-turn = { $when }: { $change }

## Where the result came from

page-balance = Da dove viene il risultato
page-balance-how = Dalla probabilità di { seat-home } prima della partita a quanto ha ottenuto. Le barre a destra hanno aiutato { seat-home }, quelle a sinistra { seat-away }.
page-at-start = Probabilità prima della partita
page-at-end = Risultato
page-errors-of = Errori di { $seat }
page-luck = Fortuna
page-reassessment = Rivalutazione
page-balance-closes = { $result } − { $start } = { $change }  =  fortuna { $luck } − errori ({ $errors })

## The teams

page-sides = Le squadre
page-sides-how = Perdite e fortuna sono parti della probabilità di vittoria, ciascuna dal punto di vista della propria squadra.
page-goals = Gol
page-expected-goals = Gol attesi
page-shots = Tiri
page-possession = Possesso palla
page-own-third = nel proprio terzo
page-middle-third = al centro
page-last-third = nell'ultimo terzo
page-decisions = Decisioni libere
page-doubtful = Dubbi
page-bad = Gravi
page-very-bad = Gravissimi
page-rating = Forza secondo questo tasso
page-rating-like = Il tasso d'errore di { seat-home } è come quello di { $home }, quello di { seat-away } come quello di { $away }. Una sola partita lo dice solo a grandi linee.
page-lost = Perso con gli errori
page-rolls = Lanci

## Shots

page-shots-title = Gol attesi
page-shots-how = Ogni gradino è un tiro, alto quanto la sua probabilità esatta di gol. I segni crescono con la probabilità; quelli pieni sono gol.
page-no-shots = Nessuno ha avuto occasioni da gol.
page-shots-told = { $seat }: { $expected } attesi da { $shots ->
        [one] un tiro
       *[other] { $shots } tiri
    }, { $goals ->
        [0] nessun gol
        [one] un gol
       *[other] { $goals } gol
    }.
page-when = Quando
page-team = Squadra
page-chance = Probabilità
page-outcome = Esito
page-goal = Gol
page-no-goal = niente gol

## Luck

page-luck-title = Fortuna
page-luck-how = La fortuna di { seat-home } via via sommata. Diciannove partite su venti con questi lanci restano nel grigio; solo fuori da lì vale la pena parlare di fortuna.
page-luck-told = Fortuna di { seat-home }: { $luck }, con una dispersione di { $spread }.
page-rolls-title = I lanci più importanti
page-rolls-how = Quanto ognuno ha cambiato la probabilità di vittoria rispetto alla sua media. A destra hanno aiutato { seat-home }, a sinistra { seat-away }.
page-roll-chance = Altrettanto o più: { $chance } dei lanci simili.
page-no-rolls = Nessun lancio ha cambiato nulla.
page-roll-marked = Raro anche tra così tanti lanci.

## Territory

page-territory = Territorio
page-territory-how = Dove ogni squadra ha avuto la palla, in percentuale della partita. Tutte e due giocano come sta il tabellone: { seat-home } verso l'alto, { seat-away } verso il basso.
page-territory-told = Palla a { $seat }: { $possession } della partita.

## Decisions

page-moments = Momenti da rivedere
page-moments-how = I turni in cui una squadra ha concesso di più: che cosa è stato giocato, che cosa era meglio e quanto è costato il turno al di là di ogni dubbio, secondo ciò che la squadra poteva sapere.
page-more-mistakes = { $count ->
    [one] Un altro errore in questo turno, compreso nel conto.
   *[other] Altri { $count } errori in questo turno, compresi nel conto.
  }
page-no-mistakes-of = { $seat } non ha commesso errori fuori discussione.
page-class-doubtful = dubbio
page-class-bad = grave
page-class-very-bad = gravissimo
page-then = { $count ->
    [one] e un'altra risposta
   *[other] e altre { $count } risposte
  }
page-played-out = Giocata fino in fondo { $trials } volte: { $found } ± { $error }.
page-played = Giocato
page-better = Meglio
page-position = La posizione in notazione

## How to read it

page-read = Come leggere questa pagina
page-read-chance = Probabilità di vittoria
page-read-chance-text = La parte del punto che una squadra può aspettarsi: una vittoria è 100 %, un pareggio 50 %.
page-read-loss = Errori
page-read-loss-text = Quanto una decisione ha regalato rispetto a ciò che avrebbe giocato il giocatore al computer indicato sotto, cercate entrambe con lo stesso impegno. Conta solo ciò che è fuori dubbio: le differenze piccole non sono errori. Da 2 punti in su una decisione è dubbia, da 5 grave, da 10 gravissima.
page-read-luck = Fortuna
page-read-luck-text = Quanto un lancio è andato meglio della sua media su tutte le facce. Su molte partite la fortuna si annulla, chiunque giochi e chiunque giudichi.
page-read-adjusted = Il risultato senza la fortuna
page-read-adjusted-text = Il risultato meno la fortuna: una stima, non falsata dai dadi, di quanto { seat-home } può aspettarsi contro questo avversario. L'intervallo dice quanto può renderci sicuri una sola partita.
page-read-reassessment-text = Ciò su cui il giudice ha cambiato idea guardando un passo più in là o vedendo quello che era nascosto. Non è fortuna né errore di nessuno; si mostra perché i conti tornino.
page-read-expected-text = Le probabilità esatte di tutti i tiri, sommate dai dadi che li decidono. Non c'è nessuna stima.
page-read-level = Il giudice
page-read-level-text = Un livello più forte giudica meglio e impiega più tempo. Un altro livello dà altri numeri; i conti tornano per ciascuno.
page-made = { $spec }, valutata da { $level }. Fatto con Touchline:
