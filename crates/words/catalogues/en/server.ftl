## Refusals of the server: what is wrong, and what would be right. The key is the code of the API.
## Where a code has several sentences, $case says which.

### Requests

too-often = Too many requests: try again in { $seconds } s.
too-much-kept = You have stored as much as allowed, { $megabytes } MiB a day: try again in { $hours ->
        [0] { $seconds } s
       *[other] { $hours } h
    }.
internal = Something went wrong on the server, and the request may or may not have been carried out: check before you try again.
took-too-long = This took too long, and it may or may not have been done: check before you try again.
no-such-path = There is nothing at this path: /api/openapi.json lists every path.
wrong-method = { $path } does not take { $method }: the header Allow lists what it takes.
body-too-long = The body is too long: send at most { $most } bytes.
bad-body =
    { $case ->
        [broken] The body broke off: send it again.
       *[content] The body is not what this path takes: { $detail }.
    }
bad-path = The path is wrong: { $detail }.
bad-query = The query is wrong: { $detail }.
not-json = The body must be JSON: send it with Content-Type: application/json.
not-a-websocket = This path takes WebSocket connections only: connect with a WebSocket client.
not-text = The body must be plain text: send it with Content-Type: text/plain.
bad-text =
    { $case ->
        [length] The field "{ $field }" takes { $least } to { $most } characters.
        [control] The field "{ $field }" contains control characters: send plain text.
        [utf-8] The body is not valid UTF-8: send it as UTF-8.
       *[zero] Text must not contain the character NUL: take it out.
    }
bad-cursor = This is not a cursor of this list: send `next` of the previous page, or none for the first page.
bad-limit = The limit must be a number from 1 to { $most }.
wrong-host =
    { $case ->
        [url] This server does not serve that host name: open { $url }, or have the operator add the name to `hosts`.
       *[address] This server does not serve that host name: open it by its IP address, or have the operator add the name to `hosts`.
    }
header-needed = A program that sends the session cookie must also send the header X-Touchline: 1.
foreign-origin = This request came from another site: only pages of this server may send it.
too-many-connections =
    { $case ->
        [address] Too many connections are open from this address: close some and try again.
       *[server] The server has no connection left: try again in a moment.
    }
stopping = The server is shutting down: reconnect in a moment.
journal-stuck = The journal has been writing for too long: check the server's disk.
storage-full = The server's disk is full: nothing can be saved until there is room again.
storage-unwritable = The database cannot be written to: check the server's disk.
storage-silent = The database does not answer: try again in a moment.
storage-taken = Another server may have taken over the database: nothing is written until that is settled.
storage-damaged = The database is damaged: restore it from a backup.

### Accounts

not-signed-in = You are not signed in: play as a guest with POST /api/guests, sign in with POST /api/sessions, or send a token (Authorization: Bearer ...).
suspended = This account is suspended for now.
needs-session = A token is not enough for this: sign in with POST /api/sessions and use that session.
needs-account = This needs an account: a guest gets one with POST /api/me/upgrade.
not-a-guest = You already have an account: only a guest can get one this way.
wrong-password =
    { $case ->
        [own] That is not your current password.
       *[sign-in] Wrong name or password: check both, or use a recovery code.
    }
wrong-code = That is not a valid recovery code of this account: each code works once.
changed-meanwhile = The password was changed somewhere else at the same time: sign in again.
already-named = You have a name already: a guest is named once. An account can have another name.
bad-name = A name has { $least } to { $most } characters: letters of any language, the digits 0 to 9, - and _. It begins with a letter or a digit and has no spaces.
confusable-name =
    { $case ->
        [lookalike] This name looks as if it were in Latin letters but is not: write it in Latin letters, or choose one that cannot be confused.
       *[scripts] This name mixes letters of different scripts, which can look alike: write it all in one, such as Latin or Cyrillic.
    }
reserved-name =
    { $case ->
        [prefix] The server gives out names that begin with `{ $prefix }`: choose another.
       *[office] This name looks like the server's own or a moderator's: choose another.
    }
name-taken = This name is taken, or was until its owner left: choose another.
no-such-user = There is no player with this name.
bad-password = A password has { $least } to { $most } characters.
common-password = This password is easy to guess: choose several unrelated words, and not your name.
busy = Too many people are signing in right now: try again in a few seconds.
yourself =
    { $case ->
        [block] You cannot block yourself.
       *[report] You cannot report yourself.
    }
too-many-blocks = You have blocked { $most } players, which is the limit: unblock somebody first.
too-many-bots = You have { $most } bots, which is the limit: close one first.
no-such-bot = You have no bot with this name: GET /api/bots lists yours.
too-many-tokens = There are { $most } tokens, which is the limit: revoke one first.
no-such-token = You have no token with this number: GET /api/tokens lists yours.
export-under-way = An export is already running (limit: one per user, { $most } per address): wait until it is done.
too-many-streams = You have { $most } news streams open, which is the limit: close one first.
too-many-open =
    { $case ->
        [connections] You have { $most } sockets and streams open, which is the limit: close one first.
       *[matches] You have { $most } open matches, which is the limit: withdraw one, or join somebody else's.
    }
push-off = This server sends no push notifications.
bad-push =
    { $case ->
        [endpoint] This server sends nothing to that address: send the endpoint that the browser gave for its own push service, at most { $most } characters long.
       *[keys] These are not the keys of a browser: send p256dh and auth as the browser gave them, in base64url.
    }

### Moderation

not-a-moderator = This is for moderators only: the operator of the server appoints them.
too-many-reports = { $most } of your reports are waiting for a decision, which is the limit: wait until one is decided.
no-such-report = There is no report with this number.
own-cause = This report is about you or from you: another moderator must decide it.
already-decided = This report has already been decided.
bad-days = A suspension needs `days`, from 1 to { $most }; other decisions take none.
too-many-doubts = { $most } of your questions are waiting for an answer, which is the limit: wait until one is answered.
no-such-doubt = There is no question with this number.
already-closed = This question has already been closed.

### Making and joining matches

game-unknown = There is no game called "{ $got }". Known: { $known }.
bad-clock =
    { $case ->
        [tournament] The times of a tournament are for competitions: choose another clock.
        [no-tournament] Only FUBA 2.1 and 3.0 have the times of a tournament: choose another clock.
        [live] A live clock has { $least } to { $most } seconds, and adds 0 to { $increment } seconds after every answer.
       *[days] A correspondence clock has { $least } to { $most } days for every decision.
    }
rated-needs-clock = A rated match needs a clock: choose live or days, or play unrated.
rated-without-hints = A rated match has no hints: play unrated, or without them.
rated-custom-rules = A match under custom rules cannot be rated: play it unrated, or take out what is set otherwise than in the rulebook ({ $rules }).
rated-needs-two = A rated match needs two players: play the computer or yourself unrated.
guests-play-unrated = Guests play unrated matches only: make an account to play rated.
one-hand = The same person is behind both players: play this match unrated.
too-many-matches =
    { $case ->
        [live] You are playing { $most } live matches, which is the limit: finish one first.
       *[slow] You are playing { $most } matches by correspondence or without a clock, which is the limit: finish one first.
    }
opponent-busy =
    { $case ->
        [live] One of the two players has as many live matches as allowed: try again later.
       *[slow] One of the two players has as many matches by correspondence or without a clock as allowed: try again later.
    }
no-such-match =
    { $case ->
        [not-theirs] That player has not played a match with this code.
       *[unseen] There is no such match, or you may not see it.
    }
bad-invitation = The invitation code is the last part of the link: it has at most { $most } characters.
needs-invitation = You need an invitation to join this match: send the last part of the link as `invitation`.
already-seated = You already have a seat in this match.
match-taken = Somebody else took the seat: this match is no longer open.
seat-taken =
    { $case ->
        [home] That seat is taken: home is free.
       *[away] That seat is taken: away is free.
    }
not-yours = Only the player who made a match can withdraw it.
not-open = Somebody has joined this match: call it off or resign instead of withdrawing it.
no-rematch = The other player does not want a rematch.
challenge-yourself = You cannot challenge yourself: make a match with the opponent `myself`.
too-many-challenges = At most { $most } of your challenges can be waiting, { $most-each } of them for the same player: withdraw one first.
no-such-challenge = There is no such challenge, or it is not yours.
challenge-answered = This challenge has already been answered or withdrawn.
paired-already = You already have a match: GET /api/pairing tells which.
lobby-full = Too many players are waiting: try again in a minute.

### Competitions

no-such-competition = There is no such competition: GET /api/competitions lists them.
competition-changed = Something has changed since: look at the competition again, and send its number { $seq } with your decision.
competition-log-full = This competition has { $most } entries, and takes no more from people: it ends by itself.
competition-unreadable = The log of this competition cannot be read: tell whoever runs this server.
too-many-competitions =
    { $case ->
        [own] You may organise at most { $most } unfinished competitions: finish or delete one first.
       *[joined] At most { $most } unfinished competitions can be played at the same time: leave one first.
    }
competition-size = A competition takes { $least } to { $most } teams.
competition-matches = That would be { $got } matches, and at most { $most } are played in a competition: choose fewer teams or fewer legs.
competition-round-days = A round takes { $least } to { $most } days.
attendance-needs-clock = Only players with a live clock can be waited for: choose one, or leave out `attendance`.
competition-begun = This competition has begun: nobody comes in or deletes it any more.
competition-full = This competition has room for { $most } teams, and they are there.
already-in-competition = This player has a team in this competition already.
not-taking-part = You do not take part in this competition.
cannot-join = You cannot join this competition.
not-organiser = Only its organiser decides this.
not-called = Nobody waits for you there: look at the fixtures that you are called for.
no-computers = Computers do not take part in this competition.
bad-word = "{ $got }" is no value for "{ $field }": send one word of letters, digits and hyphens.
bad-count = Send a number from { $least } to { $most }.
result-needs-winner = Say who wins: "winner" is `home` or `away`.
result-needs-score = Say how it ended: send "score" with the goals of both sides.
user-or-level = Say who plays the team: either "user" or "level".
joined-too-often = You have come into this competition { $most } times: that is as often as anybody may.
own-match = You play in this match: resign it, or play it to its end.
cannot-enter =
    { $case ->
        [rated] In a rated competition nobody is entered by somebody else: they can join themselves while it is open. Let a computer play on, or withdraw the team.
       *[user] This user cannot be entered: they can join themselves while the competition is open.
    }
ladder-without-rounds = A ladder has no rounds, and so no deadlines.
deadline-range = Send a moment from { $least } to { $most }, in milliseconds since 1970: in an hour at the earliest, in a year at the latest.
round-not-played = Round { $round } has no match that is still to be played.
not-in-competition =
    { $case ->
        [abort] A match of a competition is not called off: play it, or resign.
        [draw] In a match of a competition no draw is agreed: it is played out.
        [takeback] In a match of a competition nothing is taken back after a roll.
        [replace] In a match of a competition no computer takes the seat of somebody who stays away: claim the match.
       *[hint] There are no hints in matches of a competition.
    }

### Playing

match-not-begun =
    { $case ->
        [open] The match has not begun: a seat is still free.
       *[called-off] The match was called off before it began.
    }
match-not-over =
    { $case ->
        [record] The record shows both sides' secrets: you get it when the match is over.
       *[rematch] The match is not over: finish it before a rematch.
    }
match-not-at-hand = The match is not available right now: try again.
match-unplayable =
    { $case ->
        [unknown-rules] This match was begun as `{ $spec }` under revision { $revision } of the rules, which this version of the program does not know. A version that does can play it on. Until then its players can resign or call it off.
       *[broken-journal] What is saved of this match does not fit its rules, so it cannot be shown or played on. Its players can resign or call it off.
    }
not-your-seat =
    { $case ->
        [watching] You are watching this match: only its players can act.
        [rematch] Only the players of a match can ask for a rematch.
       *[speak] This is not your seat: only the player in a seat can act for it.
    }
bad-message = This message cannot be read ({ $detail }): send text such as { $example }
stale =
    { $case ->
        [taken-back] Your opponent took back the decision before this question. Your clock is back where it was: look again.
       *[late] You answered update { $seq }, but the latest is { $last }: look again.
    }
too-fast = Too many of your answers are still being saved: wait for the replies.
too-many-steps = The journal of this match is too long for that: you can only play on.
not-kept = It could not be saved, so it was not done: try again.
replaced = A computer has taken your seat in this match.
offered-already = You have already offered that.
too-many-offers = You have made enough offers: wait until somebody has answered a question.
nothing-offered = There is no offer to answer.
computer-declines = The computer declines the draw: play on.
only-at-correspondence = While you are away, windows are passed for you only in matches by correspondence or without a clock.
no-windows = No cards are played in this game, so it has no such moments.
unknown-window = There is no moment "{ $got }" at which you are asked for a card. Write one of { $known }.
too-many-stops = At most { $most } moments can be named.
too-many-changes = You have changed that often enough: wait until somebody has answered a question.
no-takebacks = This match was agreed without takebacks.
nothing-to-take-back = There is nothing to take back yet.
opponent-asked = Your opponent is already thinking and their clock is running: in a rated live match they must agree to a takeback, so ask for one.
too-many-undos = You have taken back { $most } decisions that your opponent was already thinking about, which is the limit: ask for a takeback.
undo-too-late = Taking this back would cost more time than your clock has left.
too-late-to-abort = Dice have been rolled: the match can no longer be called off, only resigned.
still-in-grace = Your opponent has { $seconds } s left to come back.
opponent-is-here = Your opponent has not left, or the match is not live.
no-hints-when-rated = There are no hints in a rated match between people: the exact odds are there for both.
no-hints-agreed = This match was agreed without hints.
not-expired = Somebody has played on in the meantime.
bad-chat-line = A message has 1 to { $most } characters, without line breaks or other control characters.
too-much-said = The chat of this match is full.
nobody-to-talk-to = You are alone at this table: nobody would read it.

### Analyses

record-empty = Nothing was played in this match: there is nothing to analyse.
too-long-to-analyse = The server analyses at most { $most } inputs: use `touchline analyse` on your own machine.
too-many-of-yours = { $most } of your analyses are running or waiting, which is the limit: wait until one is done.
too-many-analyses = Too many matches are being analysed: try again in a few minutes.

### Why a socket is closed, in at most 123 bytes

closed-restart = The server is restarting: reconnect in a moment.
closed-signed-out = You have been signed out: sign in and reconnect.
closed-missed = You missed some updates: reconnect to get them.
closed-too-often = You kept sending after being told to wait: come back later.
closed-unreadable = The message was too long or not a valid frame.
closed-idle = Nothing was sent for a long time: reconnect when you like.
closed-broke-off = The engine broke off: start again.
closed-over = Goodbye.

# Dice and seals that players can verify
bad-hexadecimal = This takes { $digits } hexadecimal digits, 0 to 9 and a to f.
no-fair-dice = This match began before there were dice that players can verify.
dice-not-awaited =
    { $case ->
        [open] Your nonce is not awaited: it can be shown once, after all seats that contribute are bound to theirs.
       *[commit] Your commitment is not awaited: it can be given once, before the match begins.
    }
nonce-not-committed = This is not the nonce that you are bound to by your commitment.
seal-broken = The seal does not belong to these answers: seal them for choice { $choice }.
seal-otherwise-written = Sealed answers have to be written just as the rules write them: { $want }

### Push notifications

notify-begun = Your match against { $name } has begun.
notify-your-move = Your move against { $name }.
notify-low-time =
    { $hours ->
        [0] Less than an hour left for your move against { $name }.
        [one] { $hours } hour left for your move against { $name }.
       *[other] { $hours } hours left for your move against { $name }.
    }
notify-challenge = { $name } challenges you to a match.
notify-over = Your match against { $name } is over.
