### Problemi: una posizione, una risposta chiaramente migliore.

puzzles-today = Il problema di oggi
puzzles-endless = Un problema
puzzles-ask = Tocca a { $seat }. Una di queste è chiaramente la migliore: quale?
puzzles-best = La migliore
puzzles-yours = La tua scelta
puzzles-right = Giusto! È la migliore.
puzzles-wrong = C'è di meglio: guarda quanto vale.
puzzles-judged = Le cifre sono le probabilità di vittoria secondo { $level }; un pareggio vale mezzo.
puzzles-next = Prossimo problema
puzzles-skip = Un altro problema
puzzles-board = Alla lavagna di analisi
puzzles-from-list = Non è nessuna di queste, o ne indica più d'una: scegli dall'elenco.
puzzles-rating = Il tuo punteggio
puzzles-difficulty = Questo problema
puzzles-streak = Giusti di fila
puzzles-streak-of = { $now } (record { $best })
puzzles-solved = Risolti
puzzles-solved-of = { $solved } su { $tried }
puzzles-about = Una posizione di una partita vera, una risposta chiaramente migliore. Uno nuovo ogni giorno, e altri quando vuoi.
puzzles-compared = In confronto a: { $answer }
