## Seats, results, calls: the same in every game.

seat-home = Home
seat-away = Away

result-home = { seat-home } wins
result-away = { seat-away } wins
result-draw = a draw
result-unfinished = nobody wins

call-resign = { $seat } resigns.
call-time-out = { $seat } runs out of time.
call-draw = Both teams agree to a draw.
call-whistle = The match is called off here and the score stands.
call-abandon = The match is abandoned.
call-adjudicate = The referee decides the result: { $result }.

odds-goal = goal
odds-conceded = goal against
odds-no-effect = nothing
odds-booked = booked
odds-booked-them = they are booked
odds-sent-off = sent off
odds-sent-off-them = they are sent off
odds-shot-then = shot: { $odds }
odds-mixture = Best mix: { $answers }. This mix guarantees { $odds } ({ $share }), whatever the opponent does.
