### After the match: played again and explained.

replay-title = Look at a match again
replay-intro = A record (.tlm) holds a whole match. It stays on this device, but for what the server needs to show and explain it.
replay-file = Choose a file …
replay-local = The match played on this device
replay-drop = or drop it here
replay-paste = Or paste a record
replay-show = Show it
replay-nothing = There is no record yet: choose a file or paste its text.
replay-too-long = That is too long for a record: { $most } KiB at most.
replay-unreadable = That file cannot be read.
replay-no-local = No match is kept on this device.
replay-to-match = To the match

replay-controls = Replay
replay-board = Board
replay-step = Position
replay-step-of = { $at } of { $of }, { $when }
replay-told = { $at } of { $of }, { $when }. { $what }
replay-turn = turn { $turn }
replay-clock = { $half ->
    [1] 1st half
    [2] 2nd half
   *[other] half { $half }
  } { $clock }′ · { $turn }
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-turn-back = ‹ Turn
replay-turn-on = Turn ›
replay-speed = Speed
replay-times = { $n }×
replay-goals = Goals
replay-keys = Keys: ← → step, space plays, Home and End.
replay-log = What happened

replay-share = Copy link
replay-copied = The link to this position is copied.
replay-copy-by-hand = Copy this link: { $link }
replay-download = Download record
replay-other = Another record
replay-unfinished = The record stops before the end.
replay-end-played = Played to the end: { $result }.
replay-end-resigned = Given up: { $result }.
replay-end-time = Time ran out: { $result }.
replay-end-agreed = A draw was agreed.
replay-end-claimed = Decided from outside: { $result }.
replay-end-aborted = The match was abandoned.

replay-here = This position
replay-turn-board = Turn the board
replay-open-board = Open on the analysis board
replay-doubt = Report a rules doubt
replay-over = The match is over here.
replay-dice-due = Dice are rolled next: nobody is asked anything.
replay-odds = The exact odds here
replay-odds-turn = The whole turn:
replay-odds-none = No dice follow on any of the answers.
replay-odds-all = Show all { $count } answers

replay-analysis = Analysis
replay-analysing = The match is being explained …
replay-analysing-waiting = Other matches are being explained first …
replay-judge = Judged by
replay-judge-rookie = Rookie: quick
replay-judge-coach = Coach { $level }
replay-judge-again = Try again
replay-jump = Show this position
replay-jump-roll = Show this roll
replay-read-turn = Read a turn
replay-better-board = Try both on the analysis board
replay-cost = cost { $loss }
replay-luck-fits = no more than { $rolls } rolls explain
replay-luck-beyond = more than { $rolls } rolls explain
replay-more-shots = Show all { $count } shots
