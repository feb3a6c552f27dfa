### The page of a match, and what is said beside the board.

live-title = { $home } against { $away }
live-score = Score { $home } to { $away }
live-watching = Watching
live-rated = Rated
live-you = you
live-here = Online
live-away = Offline
live-trouble = This match cannot be shown
live-reload = Reload
live-offline = Connection lost. Nothing is lost: reconnecting …
live-your-turn = Your turn

live-kind-free = Free
live-kind-guest = Guest
live-guest-name = Guest
live-kind-person = Player
live-kind-bot = Bot
live-kind-computer = Computer
live-level-random = Random
live-level-rookie = Rookie
live-level-coach = Coach { $n }
live-level-gaffer = The gaffer

live-clock = Clock of { $seat }: { $rest }
live-clock-days = { $days } d { $hours } h
live-clock-seconds =
    { $n ->
        [one] one second
       *[other] { $n } seconds
    }
live-clock-minutes =
    { $n ->
        [one] one minute
       *[other] { $n } minutes
    }
live-clock-short = Your clock: { $rest } left.

live-side = Match panel
live-tab-log = Log
live-tab-chat = Chat
live-tab-info = Info
live-unread =
    { $n ->
        [one] one new line
       *[other] { $n } new lines
    }

live-log = What has happened
live-log-told = Commentary
live-log-exact = Exact log
live-log-empty = Nothing has happened yet.
live-newest = Jump to latest
live-rule = The rule behind this: { $sentence }
live-rule-short = The rule

live-chat = Chat
live-chat-empty = Only you and your opponent can read this.
live-chat-muted = Muted: you do not see what your opponent writes.
live-chat-label = Message to your opponent
live-chat-hint = Message …
live-chat-send = Send
live-mute = Mute
live-unmute = Unmute

live-report = Report
live-report-title = Report { $name }
live-report-reason = What is wrong?
live-report-abuse = Abuse
live-report-cheating = Cheating
live-report-stalling = Stalling
live-report-name = The name
live-report-other = Something else
live-report-note = What happened?
live-report-block = Moderators will look into it. To stop hearing from this player, block them in your account.
live-report-send = Send the report
live-report-sent = Thank you. A moderator will look into it.

live-cancel = Cancel
live-controls = Match controls
live-withdraw = Withdraw offer
live-offer-draw = Offer a draw
live-offer-takeback = Ask for a takeback
live-offered-draw = You have offered a draw.
live-offered-takeback = You have asked for a takeback.
live-offer = Offer
live-offers-draw = { $name } offers a draw.
live-offers-takeback = { $name } asks to take back the last decision.
live-taken-back = Your opponent has taken back their answer.
live-accept = Accept
live-decline = Decline
live-resign = Resign
live-resign-sure = Resign this match?
live-resign-yes = Yes, resign
live-abort = Call off
live-abort-sure = Call this match off? No dice have fallen yet, so nobody loses.
live-abort-yes = Yes, call it off
live-turn = Turn the board
live-sounds = Sounds
live-notifications = Notify me when it is my turn
live-share = Share
live-link-copied = Link copied.
live-leave = Leave
live-gone = Your opponent is offline. Soon you can claim the win or continue against a computer.
live-claim = Claim the win
live-replace = Continue against a computer
live-replaced = A computer has taken your opponent’s seat.
live-both = You are playing for { $seat }.
live-sit = Play for { $seat }

live-terms-played = Rules
live-terms-clock = Clock
live-terms-no-clock = No clock
live-terms-tournament = By the tournament rules: whoever plays slowly is told so, and 3.0 is whistled off after 135 minutes, up to five more or less.
live-terms-minutes = { $minutes } min each
live-terms-increment = { $minutes } min each, plus { $increment } s per answer
live-terms-days =
    { $days ->
        [one] One day for every decision
       *[other] { $days } days for every decision
    }
live-terms-lose = Out of time, you lose.
live-terms-fallback = Out of time, the plainest answer is played for you.
live-terms-counts = Rating
live-terms-rated = Rated.
live-terms-unrated = Not rated.
live-terms-watch = Spectators
live-terms-open = Anyone can watch.
live-terms-invitation = Anyone with the link can watch.
live-terms-private = No spectators.

live-result-won = You win
live-result-lost = You lose
live-result-draw = A draw
live-result-home = { seat-home } wins
live-result-away = { seat-away } wins
live-result-unfinished = Called off
live-reason-played = Full time.
live-reason-resigned = By resignation.
live-reason-time = Out of time.
live-reason-agreed = By agreement.
live-reason-claimed = The opponent left.
live-reason-adjudicated = Decided by the organiser or a deadline of the competition.
live-reason-aborted = Before the first roll, or because nobody went on with it.
live-rematch = Rematch
live-rematch-accept = Accept the rematch
live-rematch-waits = Rematch offered: waiting for your opponent …
live-rematch-offered = { $name } wants a rematch.
live-replay = Replay and analysis
live-new-match = New match
live-competition = A match of a competition
live-competition-back = Back to the competition

live-waiting = Waiting for an opponent
live-waiting-hint = The match starts as soon as someone joins, and opens here automatically.
live-open = A seat is free
live-cancel-match = Withdraw the match
live-join = Join and play

live-terms-dice = Dice
live-dice-commit = The dice are being shaken …
live-dice-open = The dice are being shaken …
live-dice-set = Locked before the first roll
live-dice-shown = Locked before the first roll, and open now
live-dice-code = The server’s commitment
live-dice-none = From before they could be checked
live-dice-shaking = Both sides shake the dice before the first roll. This takes a moment.
live-dice-check = Check the dice
