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
