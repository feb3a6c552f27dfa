### The first page, invitations, and the choice of what is played.

home-title = Football with dice and a plan
home-lead = A whole match on one board: pass, press, mark, shoot. You see the odds of every roll, and there is always someone to play.
home-play-now = Play now
home-play-now-is = { $game } against { $level }. No account needed.
home-first = Your first match?
home-first-is = A coach leads you through six turns: five minutes, and the same match goes on by yourself.
home-first-guided = Play with the coach
home-first-alone = Just play
home-learn = Learn in ten minutes
home-picture = The board in mid-match: thirteen areas, blue and striped amber shirts, the ball die showing three in front of a goal.
home-cup = A cup tonight: eight computers and you
home-cup-is = A knock-out in { $game } that begins at once. Win three or four matches and the cup is yours. No account needed.
home-cup-go = Start the cup
home-cup-name = Tonight's cup

home-mine = Your matches
home-open = Open matches
home-live = Live now
home-live-wall = Watch them on the wall
home-all = Show all
home-more = More
home-waiting = { $n ->
    [one] 1 waits for you
   *[other] { $n } wait for you
}
home-begun = A match has begun: { $game }.
home-notify-turn = It is your turn.
home-notify-challenge = { $name } challenges you to a match.

home-puzzle = Today's puzzle
home-puzzle-is = { $state ->
    [solved] You have solved it. A new one comes tomorrow.
    [tried] You have tried it. A new one comes tomorrow.
   *[new] A position from a real match: which answer is best?
}
home-puzzle-streak = { $streak } right in a row

home-way-fuba = How to play
home-way-fuba-is = A guided first match, then short lessons on every rule.
home-way-board = The analysis board
home-way-board-is = Any position, with exact odds and the best answers.
home-way-archive = The archive
home-way-archive-is = Replay finished matches, roll by roll.
home-way-leaderboard = The leaderboard
home-way-leaderboard-is = The best of each game, and your own place.

home-new = New match
home-against = Opponent
home-kind-computer = The computer
home-kind-computer-is = Seven characters, starts at once
home-kind-table = On one screen
home-kind-table-is = Two people pass the device
home-kind-pairing = Quick pairing
home-kind-pairing-is = Anyone who wants the same match
home-kind-friend = Invite a friend
home-kind-friend-is = Send a link
home-kind-user = Challenge a player
home-kind-user-is = Someone you know by name
home-kind-open = Open match
home-kind-open-is = Listed until someone joins
home-go-computer = Start the match
home-go-table = Set up the table
home-go-pairing = Find an opponent
home-go-friend = Create the link
home-go-user = Send the challenge
home-go-open = List the match

home-level = Level
home-level-random = Random moves
home-level-rookie = Rookie
home-level-coach-1 = Coach 1
home-level-coach-2 = Coach 2
home-level-coach-3 = Coach 3
home-level-coach-4 = Coach 4
home-level-coach-5 = Coach 5
home-level-gaffer = The gaffer, the strongest
home-seat = Your seat
home-seat-random = Random
home-seat-home = Home
home-seat-away = Away
home-dice = Dice
home-dice-rolled = Rolled here
home-dice-typed = Real dice, typed in
home-to = Player name
home-your-name = Your name, if you like
home-your-name-is = What opponents call you: 2 to 24 letters of any language, digits, - or _. We ask once.
home-your-name-save = Save the name
home-your-name-later = Not now
home-rated = Rated
home-rated-needs-clock = (needs a clock)
home-hints = Both may ask for hints
home-hints-rated = Not in rated matches.
home-challenge-sent = Challenge sent to { $name }. The match starts when they accept.

home-clock = Clock
home-clock-none = No clock
home-clock-tournament = Times of a tournament
home-clock-live = Time for the whole match
home-clock-days = Correspondence
home-clock-minutes = { $n ->
    [one] 1 minute each
   *[other] { $n } minutes each
}
home-clock-increment = { $n } minutes each, plus { $seconds } seconds per answer
home-clock-days-each = { $n ->
    [one] 1 day for every decision
   *[other] { $n } days for every decision
}
home-zero = When time runs out
home-zero-lose = You lose
home-zero-fallback = The plainest answer is played for you

home-game-fuba = FUBA
home-game-fuba-is = Thirteen areas, eleven a side, ninety minutes
home-game-grid = Grid game
home-game-grid-is = Squares and points, every step counts
home-edition-grid-basic = Grid game, basic
home-edition-grid-advanced = Grid game, advanced
home-edition-grid-full = Grid game, full
home-board-small = small board
home-board-medium = medium board
home-board-large = large board
home-rules-all = all advanced rules
home-options-count = { $n ->
    [one] 1 custom option
   *[other] { $n } custom options
}

home-pick-game = Game
home-pick-edition = Edition
home-pick-board = Board
home-pick-length = Length
home-length-people = { $turns } turns, up to about 20 minutes
home-length-book = { $turns } turns, as in the rulebook
home-length-other = as set below
home-pick-rules = Advanced rules
home-pick-rules-count = { $n } of { $all }
home-pick-all = All
home-pick-none = None
home-pick-needs = needs { $needs }
home-pick-or = {" or "}
home-pick-options = Details
home-pick-options-count = { $n ->
    [one] 1 changed
   *[other] { $n } changed
}
home-pick-options-usual = standard
home-pick-by-board = As the board has

home-cancel = Cancel
home-withdraw = Withdraw
home-something-else = Keep it open and leave
home-pairing-waits = Looking for an opponent …
home-friend-waits = Waiting for your friend
home-friend-hint = Send this link. Whoever opens it can take the other seat; the match then starts and this page goes there.
home-open-waits = Waiting for an opponent
home-open-hint = Everyone can see the match. It starts when someone joins, and this page goes there.
home-link = Invitation link
home-copy = Copy
home-copied = Copied
home-share = Share …
home-share-text = Play a match against me on Touchline.

home-invitation-from = { $name } invites you to a match
home-invitation-what = Game
home-invitation-with = Rules
home-invitation-seat = Your seat
home-invitation-counts = Ratings
home-invitation-counts-is = This match is rated
home-invitation-join = Join the match
home-invitation-guest = You will play as a guest; no account needed.
home-invitation-yours = Your own invitation
home-invitation-begun = You are in this match
home-invitation-taken = Someone was faster
home-invitation-taken-is = Both seats are taken. You can watch, or play another match.
home-invitation-over-is = This match is over. Play another one.
home-invitation-gone = This invitation is no longer valid
home-invitation-gone-is = It was withdrawn, or the link is incomplete. Ask for a new one.
home-play-other = Play another match
account-name = Name
account-name-hint = 2 to 24 letters of any language, digits, - or _.
