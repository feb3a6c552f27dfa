## Competitions: what is refused, and what changed. Most refusals are shown in a terminal after the line at fault.

league-stage-open = open for registration
league-stage-running = running
league-stage-paused = paused
league-stage-over = over

league-change-added = { $team } takes part.
league-change-left = { $team } no longer takes part.
league-change-stage = The competition is now { $stage }.
league-change-fixtures = { $count ->
    [one] One match is new.
   *[other] { $count } matches are new.
  }
league-change-cancelled = Match { $fixture } is cancelled.
league-change-result = Match { $fixture }: { $result }.
league-change-seat = Match { $fixture }: { $after } instead of { $before }.
league-change-voided = Match { $fixture } must be played again: its result { $result } is void.
league-change-place = { $team }: place { $after }, was { $before }.
league-change-winner = { $team } has won the competition.
league-change-no-winner = The competition has no winner any more.

# What a text is, after "the"
league-name = name of the competition
league-team-name = name of a team
league-player = name of a player
league-by = name of who decides
league-reason = reason
league-announcement = announcement
number-legs = number of legs
number-rounds = number of rounds
number-groups = number of groups
number-qualify = number of teams that go on
number-reach = number of places up
number-skills = number of skills

league-one-line = "{ $got }" cannot be the { $what }: give one visible line of at most { $most } characters.
league-title = "{ $got }" does not begin a competition: the first line of its file is "{ $example }".
league-unknown-header = There is no header "{ $got }" in a competition: there are { $known }.
league-header-value = "{ $header }" cannot be "{ $got }": choose one of { $known }.
league-header-needs = "{ $header }" does not fit matches of { $play }: it needs rules such as { $needs }.
league-yes-or-no = "{ $got }" is neither yes nor no: write it like "{ $example }".
league-bad-format = "{ $got }" is not a format: write one like { $example }.
league-bad-points = "{ $got }" are no points for a win, a draw and a defeat: write them like { $example }, none above 20, and a win worth most.
league-bad-walkover = "{ $got }" is no score for a match that is not played: write the winner's goals first, like { $example }.
league-tie-break-twice = "{ $got }" cannot stand there: name each once, the lot last, as in { $example }.
league-pool-small = { $got } skills for the competition are too few: a team plays each match with { $want }, so give at least { $want }.
league-bad-line = "{ $got }" cannot be read here: write it like { $example }.
league-open-quote = A quotation mark is missing in "{ $got }": write names and reasons like { $example }.
league-unknown-input = "{ $got }" is nothing that a competition knows: there are { $example }.
league-entry-number = This line has the number { $got }, and it should be { $want }.
league-entry-count = The last line counts { $got } entries, but there are { $want }.
league-truncated = { $entries ->
    [one] The file breaks off after one entry: it is not whole without a last line "{ $example }" with a line ending. Take it from a copy.
   *[other] The file breaks off after { $entries } entries: it is not whole without a last line "{ $example }" with a line ending. Take it from a copy.
  }
league-too-many-entries = A competition has at most { $want } entries.
league-bad-score = "{ $got }" is no score: write the goals of home first, like { $example }.
league-bad-shoot-out = "{ $got }" cannot be the score of a shoot-out, because somebody wins it: write it like { $example }.
league-bad-count = "{ $got }" is no number of cards or injuries from 0 to 30: write it like { $example }.
league-bad-formation = "{ $got }" is no formation for these matches: write ten players in three lines, like { $example }.
league-bad-skill = There is no skill "{ $got }": there are { $known }.
league-result-key = A result has no "{ $got }" here: there are { $example }.
league-result-twice = "{ $got }" is given twice: keep one of them.
league-team-key = "{ $got }" says nothing about a team: write a team like { $example }.

league-needs-reason = This is a decision that everybody is owed a reason for: "{ $got }" needs one.
league-wrong-stage = The competition is { $stage }; this can be done only while it is { $want }.
league-name-taken = There is a team { $team } already: give this one another name.
league-team-gone = { $team } no longer takes part.
league-no-team = There is no team { $got }: they are numbered from 1 to { $last }.
league-no-primary = This competition has no primary formations: leave the formation out.
league-needs-primary = { $team } needs a primary formation, such as 4-4-2, because this competition has them.
league-skill-count = { $got } skills were given: every team of this competition chooses { $want }.
league-skill-twice = The skill { $got } is given twice: choose another one.
league-skill-unusable = The skill { $got } cannot be played in matches of { $play }: choose another one.
league-too-many-teams = A competition has at most { $most } teams.
league-too-few-teams = There are { $got } teams: at least { $want } are needed for this format.
league-too-many-rounds = { $got } rounds are too many for these teams: without a rematch there are at most { $want }.
league-too-many-fixtures = That would make { $got } matches: a competition has at most { $want }.
league-drawn = The draw has been made already.
league-not-drawn = The draw comes first.
league-bad-draw = A draw names every team that takes part once: { $example } in some order.
league-bad-pairing = The pairing of round { $round } names every team that takes part once, and gives a bye only if their number is odd.
league-wrong-round = Round { $got } cannot be paired now: the next one is round { $want }, after all results of the round before.
league-not-this-format = The format { $format } has nothing like that.
league-busy = { $team } has to play match { $fixture } first.
league-out-of-reach = The challenged team is not within reach: choose one at most { $reach } places above the challenger.
league-no-round = There is no round { $round }: rounds are numbered from 1.
league-no-fixture = There is no match { $got }: they are numbered from 1 to { $last }.
league-fixture-waits = It is not known yet who plays match { $fixture }: the matches before it come first.
league-has-result = Match { $fixture } has a result already: it can be corrected, with a reason.
league-fixture-settled = Match { $fixture } is not played: a team withdrew or has no opponent.
league-no-result = Match { $fixture } has no result that somebody entered: enter one first.
league-begun = Match { $fixture } has begun already.
league-no-extra-time = Match { $fixture } has neither extra time nor a shoot-out: give the score after normal time alone.
league-no-shoot-out = Match { $fixture } has no shoot-out: there is one only where the score leaves a tie of the knock-out level.
league-needs-shoot-out = Match { $fixture } belongs to the knock-out and needs a winner: give the score of the shoot-out as well.
league-tie-needs-winner = Match { $fixture } belongs to the knock-out: say which team goes on.
league-no-late-rule = The rules of { $play } have nothing about coming late.
league-dice-not-due = No dice of team { $team } after match { $fixture } are due.
league-bad-dice = { $dice ->
    [one] One die is rolled for this: give one number from 1 to 6.
   *[other] { $dice } dice are rolled for this: give { $dice } numbers from 1 to 6.
  }
league-lot-not-due = No lot is to be drawn between these teams. Lots to be drawn: { $due }.
