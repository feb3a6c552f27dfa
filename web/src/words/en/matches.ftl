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
matches-running = Running
matches-mine-open = Waiting for somebody to join
matches-mine-over = Your archive
matches-game = Game
matches-every-game = Both games

matches-none-guest = You have not played yet on this device.
matches-none-running = No match is waiting or running.
matches-none-mine-over = Matches that you finish are kept here.
matches-none-open = Nobody waits at the moment. Open a match yourself.
matches-none-live = Nothing is being played that everybody may watch.
matches-none-over = No match has been finished yet.
matches-play-one = Play a match
matches-again = Try again
matches-more = Show more

matches-free = free seat
matches-computer = Computer, { $level }
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
matches-go-on = Go on
matches-your-turn = Your turn
matches-link = Link
