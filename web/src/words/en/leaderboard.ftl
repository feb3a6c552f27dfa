### The leaderboard.

leaderboard-lead = Settled ratings only: those known to within ± { $most } points. Players who stop drop off after a while.
leaderboard-class = Time
leaderboard-players = Players
leaderboard-people = People
leaderboard-bots = Bots
leaderboard-place = Place
leaderboard-player = Player
leaderboard-rating = Rating
leaderboard-matches = Matches
leaderboard-last = Last match
leaderboard-within = 19 times out of 20 the true strength is within this
leaderboard-top = From the top
leaderboard-none-people = Nobody has a settled rating here yet. Play rated matches and be the first.
leaderboard-none-bots = No bot has a settled rating here yet.
leaderboard-you = You
leaderboard-place-of = { $place } of { $total }
leaderboard-show-you = Show my place
leaderboard-provisional = Your rating is still provisional: it is known to within ± { $n } points, and ± { $most } is needed. A few more rated matches will do.
leaderboard-unrated = You have not played a rated match of this kind yet.
leaderboard-guest = Rated matches need an account.
