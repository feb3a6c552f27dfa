### The leaderboard.

leaderboard-lead = Settled ratings only: those with a deviation below 110. Who stops playing drops off after a while.
leaderboard-class = Time
leaderboard-players = Players
leaderboard-people = People
leaderboard-bots = Bots
leaderboard-place = Place
leaderboard-player = Player
leaderboard-rating = Rating
leaderboard-matches = Matches
leaderboard-last = Last match
leaderboard-deviation = Deviation { $n }
leaderboard-top = From the top
leaderboard-none-people = Nobody has a settled rating here yet. Play rated matches and be the first.
leaderboard-none-bots = No bot has a settled rating here yet.
leaderboard-you = You
leaderboard-place-of = { $place } of { $total }
leaderboard-show-you = Show my place
leaderboard-provisional = Your rating is still provisional: its deviation is { $n } and has to drop below 110. A few more rated matches will do.
leaderboard-unrated = You have not played a rated match of this kind yet.
leaderboard-guest = Rated matches need an account.
