### After the match: played again and explained.

replay-title = Replay a match
replay-intro = A record (.tlm) holds a whole match. It stays on this device; the server gets only what it needs to show and analyse it.
replay-file = Choose a file …
replay-local = The match played on this device
replay-drop = or drop it here
replay-paste = Or paste a record
replay-show = Show
replay-nothing = Choose a file or paste the text of a record.
replay-too-long = Too long for a record: at most { $most } KiB.
replay-unreadable = This file cannot be read.
replay-no-local = No match is saved on this device.
replay-to-match = Go to the match

replay-controls = Replay
replay-board = Board
replay-step = Position
replay-step-of = { $at } of { $of }, { $when }
replay-told = { $at } of { $of }, { $when }. { $what }
replay-turn = turn { $turn }
replay-before = Before the kick-off
replay-clock = { $half ->
    [1] 1st half
    [2] 2nd half
    [3] extra time
    [4] extra time
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

replay-keys = Keys: ← → step, Page Up and Down chapters, space plays, Home and End.

replay-tabs = About the match
replay-tab-moments = Moments
replay-tab-chapters = Chapters
replay-tab-log = Story
replay-tab-here = Here
replay-whose = Whose moments
replay-moments-later = The moments come with the analysis.
replay-standing = Winning chance: { seat-home } { $home }, { seat-away } { $away }
replay-standing-unknown = The winning chance is not known yet
replay-chapter-goal = Goal, { $seat }
replay-chapter-red = Red card, { $seat }
replay-chapter-yellow = Yellow card, { $seat }
replay-chapter-penalty = Penalty, { $seat }
replay-chapter-half = Whistle
replay-chapter-turning = Turning point, for { $seat }
replay-no-chapters = Nothing to jump to.
replay-to-board = Back to the board
replay-teams = Team boards
replay-try-again = Try again
replay-jump-short = Show

replay-share = Copy link
replay-copied = Link to this position copied.
replay-copy-by-hand = Copy this link: { $link }
replay-download = Download record
replay-other = Another record
replay-unfinished = The record stops before the end.
replay-end-played = Full time: { $result }.
replay-end-resigned = Resigned: { $result }.
replay-end-time = Out of time: { $result }.
replay-end-agreed = A draw was agreed.
replay-end-claimed = Decided off the board: { $result }.
replay-end-adjudicated = Decided by the organiser: { $result }.
replay-end-aborted = The match was abandoned.

replay-turn-board = Turn the board
replay-open-board = Open on the analysis board
replay-doubt = Report a rules question
replay-over = The match is over here.
replay-dice-due = Dice are rolled next; nobody decides.
replay-odds = Exact odds here
replay-odds-turn = Whole turn:
replay-odds-none = No answer here leads to a roll.
replay-odds-all = Show all { $count } answers

replay-analysis = Analysis
replay-analysing = Analysing the match …
replay-analysing-waiting = Waiting for other analyses to finish …
replay-judge = Judged by
replay-judge-coach = Coach { $level }
replay-judge-again = Try again
replay-jump = Show this position
replay-jump-roll = Show this roll
replay-read-turn = Read a turn
replay-cost = cost { $loss }
replay-luck-fits = within the usual range for { $rolls } rolls
replay-luck-beyond = outside the usual range for { $rolls } rolls
replay-more-shots = Show all { $count } shots
