### Lists of matches.

matches-show-mine = Mine
matches-show-open = Open
matches-show-live = Live
matches-show-over = Finished
matches-challenges = Challenges
matches-challenged = { $name } challenges you
matches-challenging = Waiting for { $name }
matches-accept = Accept
matches-decline = Decline
matches-waiting = Waiting for you
matches-running = In progress
matches-mine-open = Waiting for an opponent
matches-mine-over = Your archive
matches-game = Game
matches-every-game = Both games

matches-none-guest = You have not played on this device yet.
matches-none-running = No matches in progress.
matches-none-mine-over = Your finished matches will be kept here.
matches-none-open = No open matches right now. Start one yourself.
matches-none-live = No public matches in progress.
matches-none-over = No finished matches yet.
matches-play-one = Play a match
matches-again = Try again
matches-more = Show more

matches-free = free seat
matches-you = you
matches-rated = rated
matches-score = { $home } to { $away }
matches-won = won
matches-lost = lost
matches-draw = draw
matches-aborted = called off
matches-left-you = { $span } left
matches-left-them = they have { $span } left
matches-join = Join
matches-watch = Watch
matches-replay = Replay
matches-go-on = Continue
matches-your-turn = Your turn
matches-link = Link
