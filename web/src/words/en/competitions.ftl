### Cups, leagues and other competitions.

comp-lead = Cups and leagues that run themselves: join one, follow one, or make your own.
comp-mine = Your competitions
comp-show-open = Open to join
comp-show-running = Running
comp-show-over = Archive
comp-none-open = No competition is open right now. Make one: computers can fill it.
comp-none-running = No competition is running.
comp-none-over = No competition is over yet.

## What kind it is

comp-is-round-robin = { $legs ->
    [one] League, everybody meets once
    [2] League, home and away
   *[other] League, everybody meets { $legs } times
}
comp-is-swiss = { $rounds ->
    [one] Swiss system, 1 round
   *[other] Swiss system, { $rounds } rounds
}
comp-is-knock-out = { $legs ->
    [one] Cup
   *[other] Cup, two legs
}
comp-is-groups = { $groups } groups, then a cup
comp-is-ladder = Ladder
comp-by = by { $name }
comp-teams-short = { $n } of { $of } teams
comp-teams-count = { $n ->
    [one] 1 team
   *[other] { $n } teams
}
comp-state-open = Open to join
comp-state-running = Running
comp-state-paused = Paused
comp-state-over = Over

## Rounds and places

comp-final = Final
comp-semi-finals = Semi-finals
comp-quarter-finals = Quarter-finals
comp-third-place = Third place
comp-round-of = Round of { $n }
comp-round = Round { $n }
comp-tie = { $n ->
    [0] { $stage }
   *[other] { $stage }, tie { $n }
}
comp-group = Group { $group }
comp-winner-of = Winner: { $tie }
comp-loser-of = Loser: { $tie }
comp-place-of = { $place ->
    [1] Winner of group { $group }
    [2] Second of group { $group }
   *[other] Place { $place } of group { $group }
}
comp-drawn = Draw, place { $place }
comp-bye = Bye
comp-versus = { $home } – { $away }
comp-leg = { $leg ->
    [1] first leg
   *[other] second leg
}
comp-decider = decider
comp-shoot-out = penalty shoot-out

## The head of a competition

comp-winner = Winner
comp-teams-of = { $n } of { $of } teams are in.
comp-next-open = It begins when the organiser starts it.
comp-next-check-in = Check in before it starts: only those who have take part.
comp-next-full = Everybody is there; the organiser starts it.
comp-next-paused = Paused by the organiser: matches go on, nothing new begins.
comp-next-ladder = Challenge a team above yours: whoever wins takes the higher place.
comp-next-soon = The next round is being drawn.
comp-next-round = { $round }: { $over } of { $all } matches played.
comp-next-until = To be played by { $at }.
comp-over-without-winner = It is over, without a winner.
comp-progress-label = Matches played in this round
comp-you-in = You are in. You will be called when it starts.
comp-you-against = Your match against { $name } is waiting.
comp-you-next = Next you play { $name } ({ $round }). It begins by itself.
comp-you-wait = You are still in it. Your next opponent is not known yet.
comp-you-wait-here = You are there. As soon as { $name } comes, the match begins.
comp-you-out = You have played your last match here.
comp-play = Play your match
comp-here = I am here
comp-called-until = be there by { $at }
comp-check-in = Check in
comp-join = Join
comp-start = Start it
comp-leave = Leave
comp-share = Link to follow it
comp-link = Link to this page
comp-share-text = Follow { $name } on Touchline.
comp-offline = Reconnecting …
comp-join-title = Join { $name }
comp-leave-title = Leave this competition?
comp-leave-open = It has not begun: the place becomes free.
comp-primary = Primary formation
comp-primary-is = begins with { $formation }
comp-primary-means = A team that begins a match with another formation loses one condition point (F-COMP-05).
comp-choose-skills = { $n ->
    [one] 1 skill for the whole competition
   *[other] { $n } skills for the whole competition
}
comp-chosen-skills = { $n } of { $of } chosen

## Its pages

comp-tab-bracket = Bracket
comp-tab-table = Table
comp-tab-groups = Groups
comp-tab-matches = Matches
comp-tab-teams = Teams
comp-tab-news = News
comp-tab-about = Terms
comp-tab-organise = Organise
comp-missing = There is no such competition
comp-missing-is = The link is incomplete, or it was deleted before it began.
comp-bracket = Bracket
comp-bracket-from = Show the bracket from this round on
comp-undecided = still open
comp-goes-on = (goes on)
comp-open-match = open the match
comp-playing = live
comp-table = Table
comp-ladder = Ladder
comp-challenge = Challenge
comp-through = (goes on)
comp-would-go-on = (in a place that goes on)
comp-col-place = Place
comp-col-team = Team
comp-col-played = Played
comp-col-played-short = P
comp-col-won = Won
comp-col-won-short = W
comp-col-drawn = Drawn
comp-col-drawn-short = D
comp-col-lost = Lost
comp-col-lost-short = L
comp-col-goals = Goals
comp-col-goals-short = Goals
comp-col-difference = Goal difference
comp-col-difference-short = +/−
comp-col-points = Points
comp-col-points-short = Pts
comp-col-buchholz-short = Bh
comp-by-goal-difference = goal difference
comp-by-goals = goals scored
comp-by-head-to-head = head-to-head
comp-by-buchholz = Buchholz (points of the opponents)
comp-by-fair-play = fair play
comp-by-lot = lot
comp-ahead-goal-difference = ahead on goal difference
comp-ahead-goals = ahead on goals scored
comp-ahead-head-to-head = ahead on head-to-head
comp-ahead-buchholz = ahead on Buchholz
comp-ahead-fair-play = ahead on fair play
comp-ahead-lot = ahead by lot
comp-fixtures = Matches
comp-no-fixtures = No matches.
comp-no-fixtures-yet = The matches are drawn when it starts.
comp-which-round = Round
comp-round-before = Previous round
comp-round-after = Next round
comp-only-mine = Only mine
comp-progress = { $over } of { $all } played
comp-deadline = by { $at }
comp-deadline-means = When time is up, whoever a match waits for loses it; a match that waits for both, or has not begun, is lost by both.
comp-state-annulled = does not count
comp-ended-extra-time = after extra time
comp-ended-awarded = awarded
comp-ended-agreed = agreed
comp-ended-walkover = walkover
comp-ended-no-show = nobody came
comp-had-yellow = { $n ->
    [one] { $name }: 1 yellow card
   *[other] { $name }: { $n } yellow cards
}
comp-had-red = { $n ->
    [one] { $name }: 1 red card
   *[other] { $name }: { $n } red cards
}
comp-had-injury = { $n ->
    [one] { $name }: 1 injury
   *[other] { $name }: { $n } injuries
}
comp-aside = Matches around now
comp-now = Being played
comp-soon = Next
comp-last = Last results
comp-teams = Teams
comp-no-teams = Nobody is in yet. Be the first.
comp-player-computer = Computer, { $level }
comp-player-bot = Bot
comp-player-guest = Guest
comp-withdrawn = withdrawn
comp-checked-in = checked in
comp-rating = rating { $n }
comp-seed = seed { $n }
comp-next-against = next: { $name }
comp-announcements = Announcements
comp-decisions = Decisions of the organiser
comp-no-news = Nothing has been announced or decided. Every decision of the organiser is shown here, with its reason.
comp-because = “{ $because }”

## What teams bring along

comp-terms = What the teams bring along
comp-clause = Rule { $clause }
comp-why-red = { $points ->
    [one] { $team }: one condition point less, for a red card against { $against }
   *[other] { $team }: { $points } condition points less, for a red card against { $against }
}
comp-why-yellow = { $points ->
    [0] { $team }: no point lost for the yellow cards against { $against } (rolled { $rolled })
    [one] { $team }: one condition point less, for yellow cards against { $against } (rolled { $rolled })
   *[other] { $team }: { $points } condition points less, for yellow cards against { $against } (rolled { $rolled })
}
comp-why-injury = { $points ->
    [0] { $team }: no point lost for the injury against { $against } (rolled { $rolled })
    [one] { $team }: one condition point less, for an injury against { $against } (rolled { $rolled })
   *[other] { $team }: { $points } condition points less, for an injury against { $against } (rolled { $rolled })
}
comp-why-late = { $points ->
    [0] { $team } came late
    [one] { $team }: one condition point less, for coming late
   *[other] { $team }: { $points } condition points less, for coming late
}
comp-why-primary = { $team }: one condition point less with another formation than { $formation }
comp-why-pool = { $team } chooses from: { $skills }
comp-why-barred = { $team }: one skill fewer, for the star injured against { $against }

## Decisions, as everybody reads them

comp-did-pause = The competition was paused.
comp-did-resume = The competition goes on.
comp-did-finish = The competition was ended.
comp-did-result = { $match }: the result is { $score }.
comp-did-correct = { $match }: the result was corrected to { $score }.
comp-did-award = { $match }: decided without being played.
comp-did-void = { $match }: to be played again.
comp-did-late = { $minutes ->
    [one] { $match }: { $team } came 1 minute late.
   *[other] { $match }: { $team } came { $minutes } minutes late.
}
comp-did-withdraw = { $team } is out of the competition.
comp-did-replace = Somebody else plays for { $team }.
comp-did-pair = Round { $round } was paired by hand.

## What has changed

comp-changed-open = Teams can come in again.
comp-changed-running = The competition has begun.
comp-changed-over = The competition is over.
comp-changed-paused = The competition is paused.
comp-changed-resumed = The competition goes on.
comp-changed-winner = { $name } has won the competition.
comp-changed-no-winner = There is no winner any more.
comp-changed-joined = { $name } is in.
comp-changed-replaced = { $name } plays instead of { $was }.
comp-changed-left = { $name } is out.
comp-changed-hands = { $match } is played, instead of { $home } – { $away }.
comp-changed-void = { $match }: { $was } does not count any more; it is played again.
comp-changed-result = { $match }: { $now }.
comp-changed-score = { $match }: { $now } instead of { $was }.
comp-changed-annulled = { $match } does not count.
comp-changed-place = { $name }: place { $now } instead of { $was }.
comp-changed-more = { $n ->
    [one] And one thing more.
   *[other] And { $n } things more.
}

## The organiser's tools

comp-organise-is = Every decision is shown to everybody, with your reason. The tools for a match or a team are beside it.
comp-organise-matches = Matches
comp-organise-teams = Teams
comp-decide = Decide
comp-what = What to decide
comp-decide-start = Start the competition
comp-decide-pause = Pause
comp-decide-resume = Go on
comp-decide-finish = End it now
comp-decide-announce = Announce something
comp-decide-computers = Add computers
comp-decide-delete = Delete it
comp-decide-result = Give a result
comp-decide-correct = Correct the result
comp-decide-void = Play it again
comp-decide-late = Note a late team
comp-decide-replace = Let somebody else play it
comp-decide-withdraw = Take it out
comp-decide-anyway = Send it all the same
comp-do-start = Start
comp-do-pause = Pause
comp-do-resume = Go on
comp-do-finish = End it
comp-do-announce = Announce
comp-do-computers = Add
comp-do-delete = Delete
comp-do-result = Decide
comp-do-correct = Correct
comp-do-void = Play it again
comp-do-late = Note it
comp-do-replace = Replace
comp-do-withdraw = Take it out
comp-done-start = It has begun.
comp-done-pause = Paused.
comp-done-resume = It goes on.
comp-done-finish = It is over.
comp-done-announce = Announced.
comp-done-computers = The computers are in.
comp-outlook-start = { $missing ->
    [0] { $n } teams take part; nobody comes in any more. The matches begin by themselves.
    [one] { $n } teams take part; 1 has not checked in and stays out. The matches begin by themselves.
   *[other] { $n } teams take part; { $missing } have not checked in and stay out. The matches begin by themselves.
}
comp-outlook-pause = Matches that are being played go on; nothing new begins until you let it go on.
comp-outlook-resume = The next matches begin by themselves.
comp-outlook-finish = Matches that are not over are not played any more. This cannot be undone.
comp-outlook-announce = Everybody who looks at this page reads it.
comp-outlook-computers = They play by themselves and are labelled as computers.
comp-outlook-delete = Nothing of it is kept.
comp-outlook-result = If the match is being played, it is called off.
comp-outlook-correct = Tables and bracket are worked out anew.
comp-outlook-void = The result does not count any more, and the match begins again.
comp-outlook-late = As the rulebook has it: in 3.0 more than 10 minutes cost two condition points and more than 20 the match, 0–3 (F-COMP-13); in 2.1 a late start costs an extra square at every time adjustment of the first half (F-COMP-08).
comp-outlook-replace = The newcomer takes over all results. A match that is being played begins anew.
comp-outlook-later = If another team goes on now, these have to be played again:
comp-reason = Reason
comp-reason-is = Everybody reads it.
comp-stale = Something has changed while you were deciding:
comp-stale-kept = What you typed is still here. Look at it again, then send it.
comp-stands = { $match } now stands at { $score }.
comp-decided-title = Decided
comp-what-changed = What changed:
comp-nothing-changed = Nothing else changes.
comp-announcement = Announcement
comp-how-many = How many
comp-late-who = Who came late
comp-late-minutes = Minutes late
comp-replace-by = Who plays from now on
comp-replace-computer = A computer
comp-replace-user = A player
comp-ending = How it ended
comp-ending-played = Played
comp-ending-extra-time = Played, with extra time
comp-ending-awarded = Broken off and awarded
comp-ending-agreed = Drawn by agreement
comp-ending-walkover = Walkover
comp-ending-no-show = Nobody came: both lose
comp-given-to = Given to
comp-goals = Goals
comp-mark-yellows = Yellow cards
comp-mark-reds = Red cards
comp-mark-injuries = Injuries

## The form

comp-name = Name
comp-name-like = Winter cup
comp-format = Format
comp-kind-knock-out = Cup
comp-kind-knock-out-is = Whoever loses is out
comp-kind-round-robin = League
comp-kind-round-robin-is = Everybody plays everybody
comp-kind-groups = Groups, then cup
comp-kind-groups-is = The best of each group go on
comp-kind-swiss = Swiss system
comp-kind-swiss-is = Few rounds, always equals against equals
comp-kind-ladder = Ladder
comp-kind-ladder-is = Challenge those above you, without an end
comp-number-size = Teams at most
comp-number-legs = How often two meet
comp-number-groups = Groups
comp-number-qualify = Go on from each group
comp-number-rounds = Rounds
comp-number-reach = Places up for a challenge
comp-number-fill = Computers to add now
comp-cup-legs = Matches of a tie
comp-one-leg = One
comp-two-legs = Two: home and away
comp-third-place-too = With a match for third place
comp-who = Who plays
comp-i-play = I play too
comp-computers = Computers may take part
comp-computers-is = They are always labelled.
comp-create = Create it
comp-details = More settings
comp-details-are = fine as they are
comp-round-days = Time for a round
comp-round-days-none = As long as it takes
comp-round-days-are = { $n ->
    [one] 1 day for a round
   *[other] { $n } days for a round
}
comp-seeding = The draw
comp-seeding-lot = By lot
comp-seeding-seeded = By rating
comp-seeding-order = In the order of joining
comp-draws-usual = As usual
comp-draws-shoot-out = Penalty shoot-out
comp-draws-extra-time = Extra time, then a penalty shoot-out
comp-draws-decider = Another match, then a lot
comp-drop-out-half = Whoever has played half of the matches keeps them and loses the rest; otherwise none of them counts
comp-drop-out-keep = What was played counts, the rest is lost
comp-drop-out-annul = None of the team's matches counts
comp-carry-over-usual = As the rulebook says
comp-carry-over-yes = They cost condition points in the next match
comp-carry-over-no = They end with the match
comp-carry-over-is = Red and yellow cards and injuries cost condition points in the next match (F-COMP-01 to 04).
comp-points-win = Win
comp-points-draw = Draw
comp-points-loss = Defeat
comp-points-are = { $win } for a win, { $draw } for a draw, { $loss } for a defeat
comp-tie-up = Move { $by } up
comp-check-in-too = Check-in
comp-check-in-is = Only players who have said that they will play take part.
comp-attendance-is = A match begins when both players have said that they are there; whoever is late pays for it (F-COMP-13).
comp-about-plays = Plays
comp-about-format = Format
comp-about-points = Points
comp-about-ties = Between teams with equal points
comp-about-draws = After a draw in the cup
comp-about-reach = Challenges
comp-reach-is = { $n ->
    [one] At most one place up
   *[other] At most { $n } places up
}
comp-about-drop-out = If a team withdraws
comp-about-clock = Clock
comp-about-rounds = Rounds
comp-about-attendance = Being there
comp-about-computers = Computers
comp-computers-yes = They may take part, and are always labelled.
comp-computers-no = Only people and their bots take part.
comp-about-carry-over = Cards and injuries
comp-about-skills = Skills
comp-log = The log of this competition
comp-log-is = Every entry, as a file for the command line: touchline league.
