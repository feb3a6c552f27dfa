### Competitions: leagues and cups

## The file of a competition

league-title = This is not a competition: it begins with "{ $got }" where the first line should be "{ $example }".
league-version = This competition is of another version, "{ $got }": only "{ $example }" can be read here.
league-too-long = The competition has { $got } bytes: give one of { $want } bytes at most.
league-bad-line = "{ $got }" cannot be read here: write it like { $example }.
league-control = Character { $position } of "{ $got }" is a control character: take it out. A competition is plain text, with spaces instead of tabs.
league-entry-number = This entry is numbered { $got }, but it is number { $want }: an entry is missing, or was written twice.
league-entry-count = The competition says it ends after entry { $got }, but it has { $want }: entries are missing, or were added by hand.
league-truncated = The competition breaks off after entry { $entries }: its last line should be "{ $example }". Take an earlier copy of the file.
league-after-end = "{ $got }" stands after the end of the competition: nothing may follow the line that begins with "end".
league-too-many-entries = A competition has { $want } entries at most.
league-open-quote = The quotation mark in "{ $got }" is never closed: write the text like { $example }.
league-one-line = "{ $got }" cannot be the { $what }: give one visible line of 1 to { $most } characters.
league-name = name of a competition
league-by = name of whoever decides
league-reason = reason
league-player = name of a player
league-team-name = name of a team
league-announcement = announcement

## Its specification

league-unknown-header = "{ $got }" is not a header of a competition: use one of { $known }.
league-header-value = "{ $got }" is not a value of "{ $header }": use { $known }.
league-header-needs = "{ $header }" does not go with matches of { $play }: it needs { $needs }.
league-yes-or-no = "{ $got }" is neither yes nor no: write { $example }.
league-bad-format = "{ $got }" is not a format: write one like { $example }.
league-bad-points = "{ $got }" does not say what a win, a draw and a defeat are worth: write them like { $example }, a win more than a defeat and 20 at most.
league-bad-walkover = "{ $got }" is not the score of a walkover: write it like { $example }, the winner first.
league-tie-break-twice = "{ $got }" is named twice, or after the lot: name each tie-break once, the lot last, as in { $example }.
league-pool-small = { $got } skills are fewer than the { $want } that a match asks for: let a team bring { $want } or more.
number-legs = number of legs
number-rounds = number of rounds
number-groups = number of groups
number-qualify = number of teams that go on
number-reach = number of places
number-skills = number of skills for the competition

## Inputs

league-unknown-input = "{ $got }" is nothing that a competition takes: write one of { $example }.
league-team-key = "{ $got }" says nothing about a team: write it like { $example }, each key once.
league-bad-score = "{ $got }" is not a score: write it like { $example }.
league-bad-shoot-out = "{ $got }" is not the end of a shoot-out, which somebody wins: write it like { $example }.
league-bad-count = "{ $got }" is not a number of cards or injuries: write it like { $example }, 30 at most.
league-bad-formation = "{ $got }" is not a formation that can be played: write one of ten players like { $example }.
league-bad-skill = "{ $got }" is not a skill: use one of { $known }.
league-result-key = "{ $got }" does not belong to this result: use { $example }.
league-result-twice = "{ $got }" is given twice: keep one of them.
league-result-own = The result of match { $fixture } does not fit together: a walkover has the score that the competition gives it, a match that nobody came to has none, and neither has cards or injuries.
league-needs-reason = "{ $got }" is a decision that everybody will see: say why.
league-wrong-stage = This is not possible now: the competition is { $stage }, and it would have to be { $want }.
league-no-team = There is no team { $got }: the last one is { $last }.
league-team-gone = { $team } does not take part any more: choose another team.
league-replace-late = This place cannot be taken any more: match { $fixture } was played, or is being played, because the team had left. Correct that first.
league-name-taken = There is a team called { $got } already: choose another name.
league-too-many-teams = A competition takes { $most } teams at most.
league-too-few-teams = Teams that take part: { $got }. At least { $want } are needed.
league-too-many-rounds = { $got } rounds are too many for so few teams: play { $want } at most, or add teams.
league-too-many-fixtures = This would be { $got } matches: { $want } is the limit. Play fewer legs, or make groups.
league-drawn = The draw has been made: it stands.
league-not-drawn = The draw has not been made yet: make it first.
league-bad-draw = A draw names every team that takes part once, for example { $example }.
league-bad-pairing = A pairing of round { $round } names every team that takes part once, and one bye if their number is odd.
league-wrong-round = Round { $got } cannot be paired now: the next one is { $want }, once all matches of the round before it are over. A round can be paired again until one of its matches has begun.
league-not-this-format = This does not belong to a competition of the format { $format }.
league-busy = { $team } has an open challenge: match { $fixture } comes first.
league-out-of-reach = That team cannot be challenged: choose one that is { $reach } places above at most.
league-begun = Match { $fixture } has begun already.
league-playing = { $team } is still playing match { $fixture }: enter its result first, for it may carry over.
league-yellow-first = { $team } must roll two dice for its yellow cards in match { $fixture } first.
league-injury-first = { $team } must roll a die for its injury in match { $fixture } first.
league-fixture-waits = Match { $fixture } waits for other matches: enter their results first.
league-has-result = Match { $fixture } has a result: correct it, with a reason, if it is wrong.
league-fixture-settled = Match { $fixture } is settled by a withdrawal: there is no result to enter.
league-no-result = Nobody has entered a result of match { $fixture }: there is nothing to correct.
league-no-fixture = There is no match { $got }: the last one is { $last }.
league-no-extra-time = Match { $fixture } has neither extra time nor a shoot-out: leave them out.
league-no-shoot-out = Match { $fixture } does not end in a shoot-out: it needs a tie that is level, in a competition that has them.
league-needs-shoot-out = Match { $fixture } must have a winner: give the shoot-out as well, such as shoot-out=4-3.
league-tie-needs-winner = Match { $fixture } is of a knock-out: somebody must win it. Write "walkover home" or "walkover away".
league-no-late-rule = Matches of { $play } have no rule about teams that come late: enter "walkover" if nobody came.
league-dice-not-due = Team { $team } has no such dice to roll after match { $fixture }.
league-bad-dice = Give { $dice } faces, each from 1 to 6.
league-lot-not-due = There is no such lot to draw. Due are: { $due }.
league-no-round = There is no round { $round }: rounds are numbered from 1.
league-no-primary = This competition has no primary formations: leave it out.
league-needs-primary = { $team } needs a primary formation, such as primary=4-4-2.
league-skill-count = The team names { $got } skills: in this competition it names { $want }.
league-skill-twice = The skill { $got } is named twice: name another one.
league-skill-unusable = The skill { $got } cannot be played under { $play }: choose another one.
league-no-end = A ladder has no end: there is nothing to simulate.
league-unfinished = The match has no result: play it again, or let the organiser decide it.

## What changed

league-stage-open = open for teams
league-stage-running = running
league-stage-paused = paused
league-stage-over = over
league-change-added = { $team } takes part.
league-change-left = { $team } does not take part any more.
league-change-stage = The competition is { $stage }.
league-change-fixtures = New matches: { $count }.
league-change-cancelled = Match { $fixture } is cancelled.
league-change-result = Match { $fixture }: { $result }.
league-change-annulled = Match { $fixture } does not count any more.
league-change-reopened = Match { $fixture } is to be played after all.
league-change-terms = Match { $fixture } begins with other terms now: { $terms }.
league-change-seat = Match { $fixture }: { $after } instead of { $before }.
league-change-voided = Match { $fixture }: the result { $result } is void, and the match must be played again.
league-change-place = { $team }: place { $after } instead of { $before }.
league-change-winner = { $team } has won.
league-change-no-winner = There is no winner any more.

## What a team brings into a match

league-because-red = { $team }: a red card in match { $fixture }. Condition points to discard: { $points }.
league-because-yellow = { $team }: yellow cards in match { $fixture }, and the dice show { $rolled } against { $before }. Condition points to discard: { $points }.
league-because-injury = { $team }: an injury in match { $fixture }, and the die shows { $rolled }. Condition points to discard: { $points }.
league-because-late = { $team } arrived late. Condition points to discard: { $points }.
league-because-primary = { $team }: the primary formation is { $formation }; another one costs a condition point.
league-because-pool = { $team } chooses from its skills for the competition.
league-because-barred = { $team }: "{ $skill }" was lost in match { $fixture } and cannot be chosen now.

## What is due

league-due-start = The competition can start.
league-due-draw = The draw is due.
league-due-pair = Round { $round } must be paired.
league-due-yellow = { $team } rolls two dice for its yellow cards in match { $fixture }.
league-due-injury = { $team } rolls a die for its injury in match { $fixture }.
league-due-lot = A lot must be drawn between { $teams }.
