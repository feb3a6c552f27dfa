### The page of a match, and what is said beside the board.

live-title = { $home } against { $away }
live-score = Score { $home } to { $away }
live-watching = Watching
live-rated = Rated
live-you = you
live-here = At the table
live-away = Not at the table
live-trouble = This match cannot be shown
live-reload = Load again
live-offline = The connection is broken. Nothing is lost: it comes back by itself.
live-your-turn = Your turn

live-kind-free = Free
live-kind-guest = Guest
live-kind-person = Player
live-kind-bot = Bot
live-kind-computer = Computer
live-level-random = Random
live-level-rookie = Rookie
live-level-coach = Coach { $n }

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

live-side = Beside the board
live-tab-log = Log
live-tab-chat = Chat
live-tab-info = Info
live-unread =
    { $n ->
        [one] one new line
       *[other] { $n } new lines
    }

live-log = What has happened
live-log-empty = Nothing has happened yet.
live-newest = To the newest
live-rule = The rule behind: { $sentence }
live-rule-short = The rule

live-chat = Chat
live-chat-empty = Only the two of you can read this.
live-chat-muted = Muted: you do not see what your opponent writes here.
live-chat-label = Say something to your opponent
live-chat-hint = Say something …
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
live-report-block = Moderators look into it. If you never want to hear of somebody again, block them in your account.
live-report-send = Send the report
live-report-sent = Thank you. The moderators will look into it.

live-cancel = Cancel
live-controls = Match controls
live-withdraw = Withdraw the offer
live-offer-draw = Offer a draw
live-offer-takeback = Ask for a takeback
live-offered-draw = A draw is offered.
live-offered-takeback = You have asked for a takeback.
live-offer = Offer
live-offers-draw = { $name } offers a draw.
live-offers-takeback = { $name } asks to take back the last decision.
live-taken-back = The other side has taken its answer back.
live-accept = Accept
live-decline = Decline
live-resign = Resign
live-resign-sure = Do you want to give this match up?
live-resign-yes = Yes, resign
live-abort = Call off
live-abort-sure = Do you want to call this match off? No dice have fallen yet, so nobody loses.
live-abort-yes = Yes, call it off
live-turn = Turn the board
live-sounds = Sounds
live-notifications = Tell me when it is my turn and I look elsewhere
live-share = Share
live-link-copied = The link is copied.
live-leave = Leave
live-gone = Your opponent is not at the table. After a while you may take the win, or go on against a computer.
live-claim = Claim the win
live-replace = Go on against a computer
live-replaced = A computer goes on for your opponent.
live-both = You answer for { $seat }.
live-sit = Answer for { $seat }

live-terms-played = Played
live-terms-clock = Clock
live-terms-no-clock = No clock
live-terms-minutes = { $minutes } min for each
live-terms-increment = { $minutes } min for each, { $increment } s more after every answer
live-terms-days =
    { $days ->
        [one] One day for every decision
       *[other] { $days } days for every decision
    }
live-terms-lose = At zero the match is lost.
live-terms-fallback = At zero the rules answer.
live-terms-counts = Rating
live-terms-rated = It counts.
live-terms-unrated = It does not count.
live-terms-watch = Watching
live-terms-open = Anybody may watch.
live-terms-invitation = Whoever has the link may watch.
live-terms-private = Nobody watches.

live-result-won = You win
live-result-lost = You lose
live-result-draw = A draw
live-result-home = { seat-home } wins
live-result-away = { seat-away } wins
live-result-unfinished = Called off
live-reason-played = Played to the end.
live-reason-resigned = By resignation.
live-reason-time = A clock ran out.
live-reason-agreed = Both agreed.
live-reason-claimed = The opponent stayed away.
live-reason-aborted = Before any dice had fallen, or because nobody went on with it.
live-rematch = Rematch
live-rematch-accept = Accept the rematch
live-rematch-waits = Rematch offered: waiting for your opponent …
live-rematch-offered = { $name } wants a rematch.
live-replay = Replay and analysis
live-new-match = New match

live-waiting = Waiting for an opponent
live-waiting-hint = The match begins as soon as somebody sits down. This page goes there by itself.
live-open = A seat is free
live-cancel-match = Cancel the match
live-join = Sit down and play
