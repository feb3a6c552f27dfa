### The frame of every page.

nav-label = Main
nav-skip = Skip to content
nav-play = Play
nav-matches = Matches
nav-competitions = Cups
nav-learn = Learn
nav-board = Board
nav-guest = Guest

title-home = Play
title-match = Match
title-invitation = Invitation
title-matches = Matches
title-live = Live matches
title-leaderboard = Leaderboard
title-competitions = Competitions
title-competition = Competition
title-table = On one screen
title-board = Analysis board
title-replay = Replay
title-learn = Learn
title-puzzles = Puzzles
title-player = Player
title-account = Account
title-settings = Settings

close = Close
loading = One moment …

trouble-title = Something went wrong
trouble-page = This page could not be loaded. Check your connection and reload.
trouble-unreachable = Cannot reach the server. Check your connection and try again.
trouble-unknown = That did not work. Try again.
nowhere-title = Page not found
nowhere-text = There is no page at this address.
nowhere-home = Go to the home page

offline-line = You are offline. Lessons and rules still work; everything else waits for a connection.
offline-title = You are offline
offline-text = The server cannot be reached, so you cannot play just now. This works without it:
offline-lessons = Lessons
offline-lessons-is = Every rule on a real board, in a few minutes each.
offline-rules = The rules
offline-rules-is = All editions, clause by clause.
offline-not = Matches, the guided first match, puzzles, the table on one screen and the analysis board need the server: it knows the rules and rolls the dice. Your matches are safe there, but clocks that run go on.
offline-needs = Needs a connection
offline-again = Try again

newer-line = There is a new version.
newer-reload = Reload
title-rules = Rules
comp-new = New competition
