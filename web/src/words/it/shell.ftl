### The frame of every page.

nav-label = Main
nav-skip = To the content
nav-play = Play
nav-matches = Matches
nav-learn = Learn
nav-board = Board
nav-guest = Guest

title-home = Play
title-match = Match
title-invitation = Invitation
title-matches = Matches
title-table = At one table
title-board = Analysis board
title-replay = Replay
title-learn = Learn
title-player = Player
title-account = Account
title-settings = Settings

close = Close
loading = One moment …

trouble-title = Something went wrong
trouble-page = This page could not be loaded. Look at your connection and load it again.
trouble-unreachable = The server cannot be reached. Look at your connection and try again.
trouble-unknown = That did not work. Try again.
nowhere-title = Nothing here
nowhere-text = There is no page at this address.
nowhere-home = To the first page
