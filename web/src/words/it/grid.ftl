### The grid game on the table.

board-grid-label = Tabellone, { $width } per { $length } caselle. Le frecce vanno da una casella all'altra, Invio sceglie, il punto interrogativo dice di più.
board-grid-label-quiet = Tabellone, { $width } per { $length } caselle. Le frecce vanno da una casella all'altra.

## The turn

board-grid-turn = Turno { $turn }
board-grid-half =
    { $half ->
        [1] Primo tempo
        [2] Secondo tempo
       *[other] Parte { $half }
    }
board-grid-points =
    { $points ->
        [0] Nessun punto rimasto
        [one] Un punto rimasto
       *[other] { $points } punti rimasti
    }
board-grid-points-word =
    { $points ->
        [one] punto
       *[other] punti
    }
board-grid-rolled = Dadi
board-grid-next = Poi: { $seat }, { $kind }
board-grid-before = Prima del calcio d'inizio

## The question

board-grid-waiting = { $seat } decide …
board-grid-waiting-both = Decidono le due squadre …
board-grid-over = La partita è finita.
board-grid-in-between = Durante il turno dell'altra squadra
board-grid-time = ancora { $seconds } s
board-grid-plan-gone = Quello che avevi preparato è saltato: la posizione è cambiata.
board-grid-undo = Indietro
board-grid-back = Scegli un altro
board-grid-done = Fatto
board-grid-end = Chiudi il turno
board-grid-hint = Consiglio
board-grid-hint-thinking = Sto pensando …
board-grid-best = la migliore secondo il computer
board-grid-odds-goal = gol { $odds }
board-grid-who = Chi
board-grid-choose = Che cosa scegli?
board-grid-touch-square = Tocca una delle caselle segnate.
board-grid-rows = Righe
board-grid-columns = Colonne
board-grid-stay-here = Per spostare la pedina, tocca una casella delle righe più chiare.

board-grid-reach = Tocca una casella chiara: bianca per camminare, gialla per giocarci la palla.
board-grid-steps-by-hand = Un passo alla volta

board-grid-way-walk = { $marker } va qui, { $points ->
        [one] un punto
       *[other] { $points } punti
    }
board-grid-way-ball = La palla va qui, { $points ->
        [one] un punto
       *[other] { $points } punti
    }
board-grid-way-shot = Tiro qui, { $points ->
        [one] un punto
       *[other] { $points } punti
    }
board-grid-no-way = Con i punti rimasti non ci si arriva.
board-grid-odds-rest = altro

board-grid-pad-move = Passo
board-grid-pad-kick = Calcio
board-grid-pad-toss = Lancio
board-grid-pad-step = La palla prosegue
board-grid-pad-toward = La palla va
board-grid-pad-stand = Rialzati e guarda a
board-grid-pad-face = Guarda a

## The board

board-grid-zoom-in = Ingrandisci
board-grid-north-letter = N
board-grid-north-upright = Il nord è in alto
board-grid-north-side = Il nord è a destra
board-grid-north-turned = Il nord è in basso
board-grid-zoom-out = Rimpicciolisci
board-grid-square = { $square }
board-grid-slot = { $square }, casella di porta
board-grid-facing = guarda a { $way }
board-grid-down = a terra
board-grid-has-ball = con la palla
board-grid-ball = la palla
board-grid-hand = pedina scelta
board-grid-skill = punti abilità: { $left } su { $skill }
board-grid-fouls =
    { $fouls ->
        [one] un fallo
       *[other] { $fouls } falli
    }
board-grid-extra = punti in più: { $points }
board-grid-free = libera
board-grid-can = possibile: { $answers }

## Placement

board-grid-place-title = Schiera la tua squadra
board-grid-place-how = Trascina le pedine, o toccane una e poi una casella. L'altra squadra non vede nulla prima del calcio d'inizio.
board-grid-place-usual = Schieramento standard
board-grid-place-last = Come l'ultima volta
board-grid-place-done = Pronti
board-grid-place-sending = Prendono posto …
board-grid-place-chosen = Pedina scelta: { $marker }. Dove sta?
board-grid-place-put = { $marker } sta su { $square }.
board-grid-place-not = Lì non può stare.
board-grid-place-team = La tua squadra

## Penalties

board-grid-shootout = Serie di rigori
board-grid-shootout-won = { $seat } vince ai rigori { $goals }–{ $against }
board-grid-penalty = Calcio di rigore
board-grid-tally = { $seat }: { $goals } su { $kicks }
board-grid-goal-label = La porta, vista da chi calcia
board-grid-goalie-here = Il portiere sta qui
board-grid-ball-here = La palla va qui
board-grid-faces = Dove va la palla
board-grid-kicker = Calcia { $marker }
board-grid-face-chosen = Scelta in segreto: { $face }

## Real dice

## Help

board-grid-help = Tasti
board-grid-help-title = Con la tastiera
board-grid-help-arrows = Frecce
board-grid-help-arrows-do = spostano il riquadro da una casella all'altra
board-grid-help-enter = Invio o spazio
board-grid-help-enter-do = sceglie la pedina, o fa quello che è possibile sulla casella
board-grid-help-letters-do = un passo della pedina scelta, o della palla, in quella direzione
board-grid-help-shift = Maiusc e una lettera
board-grid-help-shift-do = calcia o lancia in quella direzione
board-grid-help-zoom = Più, meno, 0
board-grid-help-zoom-do = ingrandisce, rimpicciolisce, mostra tutto il campo
board-grid-help-escape = Esc
board-grid-help-escape-do = rimette giù la pedina
board-grid-help-tab = Tab
board-grid-help-tab-do = va ai pulsanti accanto al tabellone: ogni risposta è lì o sul tabellone
