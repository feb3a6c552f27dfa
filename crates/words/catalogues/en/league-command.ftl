## What `touchline league` says, prints and exports.

# Files
league-file-exists = { $file } is there already: a new competition needs a new file.
league-no-file = There is no file { $file }: touchline league new writes one.
league-no-plain-file = { $file } is no plain file: a competition is one.
league-cannot-read = cannot read { $file }
league-cannot-write = cannot write { $file }
league-no-text = { $file } is not text, so it is not a competition.
league-at-line = { $file }, line { $line }
league-read-only = { $file } may not be written: it is read-only, and left as it is.
league-changed-meanwhile = { $file } was changed by somebody else meanwhile, and is left as it is: give the command again.
league-locked = Somebody else is changing { $file }: give the command again when they are done, or wait longer with --wait.
league-export-over = { $file } is a match or a competition: export to another file.
league-made = { $name }, matches of { $play }: written to { $file }.

# What is typed
league-team-meant = There is no team "{ $got }": did you mean "{ $meant }"?
league-team-unknown = There is no team "{ $got }": there are { $teams }.
league-no-teams-yet = No team has registered yet.
league-bad-pair = "{ $got }" is no pair: write both teams with a colon between them, like Ajax:Lazio.
league-bad-match = "{ $got }" is no match: give its number, or both teams with a colon between them, like Ajax:Lazio. touchline league fixtures lists them.
league-not-paired = { $home } and { $away } are not paired with { $home } at home: touchline league fixtures lists the matches.
league-not-in-match = "{ $got }" does not play match { $fixture }: say home, away or one of its two teams.
league-two-numbers = "{ $got }" is not for home and away: write two numbers, home first, like 2-1.
league-two-formations = "{ $got }" are not two formations: write those of home and away like 4-4-2/4-3-3.
league-whose-skill = "{ $got }" does not say whose skill: write it like home=tackle.
league-one-word = "{ $got }" should be one word without quotation marks.
league-bad-words = These words cannot be read: touchline league add --help shows how to write them.
league-bad-day = "{ $got }" is no day: write it like 2027-03-31.
league-skills-twice = The spec says already how many skills a match is played with: give --skills only the number for the competition.
league-give-reason = Everybody is owed a reason for this: add --because "...".
league-other-rules = { $file } is a match of { $got }, and match { $fixture } is played as { $want }.
league-other-terms = { $file } was played with the terms "{ $got }", and those of match { $fixture } are "{ $want }": play it with those, or enter the score by hand.
league-no-dice-due = No dice are due.
league-whose-dice = Several dice are due: say whose these are with --team.
league-no-lot-due = No lot is due.

# What was drawn or rolled
league-told-draw = The draw: { $teams }.
league-told-lot = The lot: { $teams }.
league-told-dice = { $team } rolls { $dice }.
league-told-bye = { $team } has no opponent.

# What comes next
league-next-open = { $teams ->
    [0] Teams can register:
    [one] One team has registered. Another one:
   *[other] { $teams } teams have registered. Another one:
  }
league-next-paused = The competition is paused. When it goes on:
league-next-won = The competition is over: { $team } has won.
league-next-over = The competition is over.
league-next-matches = { $count ->
    [one] One match can be played. Its result:
   *[other] { $count } matches can be played. A result:
  }

# Names of rounds and places
league-round = Round { $round }
league-round-of = Last { $teams }
league-round-quarter-finals = Quarter-finals
league-round-semi-finals = Semi-finals
league-round-final = Final
league-round-third-place = Third place
league-challenges = Challenges
league-group = Group { $group }
league-leg = leg { $leg }
league-decider = decider
league-slot-winner = winner of { $fixture }
league-slot-loser = loser of { $fixture }
league-slot-open = open
league-slot-nobody = bye

# Results
league-after-extra-time = after extra time
league-awarded = awarded
league-agreed = agreed
league-walkover = not played
league-no-show = nobody came
league-shoot-out = shoot-out { $score }
league-yellows = { $count ->
    [one] 1 yellow card
   *[other] { $count } yellow cards
  }
league-reds = { $count ->
    [one] 1 red card
   *[other] { $count } red cards
  }
league-injuries = { $count ->
    [one] 1 injury
   *[other] { $count } injuries
  }
league-lost-skill = lost { $skill }
league-status-open = to be played
league-status-begun = being played
league-status-waiting = waits
league-status-annulled = does not count

# Terms
league-term-late-start = Late start: one more square in every time adjustment of the first half.
league-term-extra-time = A draw is followed by extra time, then by a shoot-out.
league-term-shoot-out = A draw is followed by a shoot-out.
league-terms-unsettled = Its terms are not settled: dice or an earlier match are missing.
league-plain-matches = Matches without terms can be played here as well:
league-no-matches = There are no such matches.
league-until = until { $day } UTC

# Formats
league-format-round-robin = { $legs ->
    [one] Everybody plays everybody once.
   *[other] Everybody plays everybody { $legs } times.
  }
league-format-swiss = { $rounds ->
    [one] One round, paired by the draw.
   *[other] { $rounds } rounds, each paired by the scores so far.
  }
league-format-knock-out = { $legs ->
    [one] The winner of a match goes on.
   *[other] The winner of { $legs } legs goes on.
  }
league-format-third-place = The losers of the semi-finals play for third place.
league-format-groups = { $legs ->
    [one] { $groups } groups, everybody against everybody once; { $qualify } of each go on.
   *[other] { $groups } groups, everybody against everybody { $legs } times; { $qualify } of each go on.
  }
league-format-ladder = Who beats a team up to { $reach } places above takes its place.

# Tables
league-column-team = Team
league-column-played = P
league-column-won = W
league-column-drawn = D
league-column-lost = L
league-column-goals = Goals
league-column-difference = +/-
league-column-cards = Cards
league-column-buchholz = Buchh.
league-column-points = Pts
league-withdrawn = withdrew
league-tie-breaks = Equal points are decided by { $list }. A yellow card counts 1, a red card 3.
league-by-goal-difference = goal difference
league-by-goals = goals
league-by-head-to-head = matches against each other
league-by-buchholz = points of the opponents
league-by-fair-play = fewer cards
league-by-lot = lot
league-no-table = A knock-out has no table: touchline league bracket draws it.
league-no-table-yet = There is no table before the draw.
league-no-bracket = This format has no knock-out: touchline league table prints its table.
league-no-bracket-yet = There is no tree before the draw.

# The log
league-because = because: { $reason }
league-log-add = { $team } registers
league-log-check-in = { $team } is there
league-log-withdraw = { $team } withdraws
league-log-replace = { $team } takes the place of team { $number }
league-log-start = The registration ends
league-log-pair = Round { $round }: { $pairs }
league-log-pair-by-hand = Round { $round }, paired by hand: { $pairs }
league-log-challenge = { $challenger } challenges { $challenged }
league-log-begin = Match { $fixture } begins: { $sides }
league-log-result = Match { $fixture }: { $sides } { $result }
league-log-correct = Match { $fixture } corrected: { $sides } { $result }
league-log-void = Match { $fixture } must be played again: { $sides }
league-log-late = Match { $fixture }, { $sides }: { $seat } comes { $minutes } minutes late
league-log-dice = { $team } rolls { $dice } after match { $fixture }
league-log-announce = "{ $text }"
league-log-pause = The competition is paused
league-log-resume = The competition goes on
league-log-deadline = Round { $round } must be over by { $day } UTC
league-log-finish = The competition ends

# The page
league-page-tables = Table
league-page-tree = Knock-out
league-page-next = Next matches
league-page-results = Results
league-page-decisions = Decisions
league-page-stand = As of { $day } UTC

# Chances
league-bad-rating = "{ $got }" is no rating: write it like Ajax=1600.
league-levels = { $got } levels were given: give one for all teams, or one for each of the { $want }.
league-bar-matches = matches
league-bar-runs = runs
league-outlook = { $runs } runs · seed { $seed }
league-from-ratings = from ratings
league-from-computers = from matches of computer players
league-column-rating = Rating
league-column-computer = Computer
league-column-wins = Wins
league-outlook-rounds = Chance to reach a round, in per cent
league-outlook-places = Chance of each place in the table, in per cent
