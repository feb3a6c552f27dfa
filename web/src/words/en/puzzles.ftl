### Puzzles: one position, one clearly best answer.

puzzles-today = Today's puzzle
puzzles-endless = A puzzle
puzzles-ask = { $seat } to play. One of these is clearly best: which?
puzzles-best = The best
puzzles-yours = Your choice
puzzles-right = Right! That is the best.
puzzles-wrong = There is something better: compare what they are worth.
puzzles-judged = The figures are winning chances as { $level } judges them; a draw counts half.
puzzles-next = Next puzzle
puzzles-skip = Another puzzle
puzzles-board = To the analysis board
puzzles-from-list = That is none of these, or it fits several: choose from the list.
puzzles-rating = Your rating
puzzles-difficulty = This puzzle
puzzles-streak = Right in a row
puzzles-streak-of = { $now } (best { $best })
puzzles-solved = Solved
puzzles-solved-of = { $solved } of { $tried }
puzzles-about = One position from a real match, one clearly best answer. A new one every day, and more whenever you like.
puzzles-compared = Compared with: { $answer }
