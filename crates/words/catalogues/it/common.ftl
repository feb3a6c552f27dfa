## Seats, results, calls: the same in every game.

seat-home = Casa
seat-away = Trasferta

result-home = { seat-home } vince
result-away = { seat-away } vince
result-draw = pareggio
result-unfinished = non vince nessuno

call-resign = { $seat } si arrende.
call-time-out = { $seat } ha esaurito il tempo.
call-draw = Le due squadre si accordano per il pareggio.
call-whistle = La partita si ferma qui e il punteggio resta valido.
call-abandon = La partita è annullata.
call-adjudicate = Il risultato lo decide l'arbitro: { $result }.

odds-goal = gol
odds-conceded = gol subito
odds-no-effect = nulla
odds-booked = ammonizione
odds-booked-them = ammonizione per loro
odds-sent-off = espulsione
odds-sent-off-them = espulsione per loro
odds-shot-then = tiro: { $odds }
odds-mixture = Strategia migliore: { $answers }. Questa strategia garantisce { $odds } ({ $share }), qualunque cosa faccia l'avversario.
