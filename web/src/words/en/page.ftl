## The analysis of a match: beside its replay, and in a file of its own.

page-title = { $home } { $score } { $away }: match analysis
page-kicker = Match analysis · { $spec }
page-against = { $home } against { $away }
# The space before the sign does not break.
page-percent = { $n }{ "\u00A0" }%
page-minute = { $clock }′
page-turn = turn { $turn }

## The headline

page-stops = The record stops here: its last position counts as the result.
page-adjusted = Without its luck the match was worth { $adjusted } to { seat-home }; 95{ "\u00A0" }% interval { $low } to { $high }.
page-defeat = defeat
page-draw = draw
page-win = win
page-worth-adjusted = without the luck
page-worth-interval = 95 % interval
page-worth-result = as it ended
page-from-shots = from { $home } and { $away } shots
page-luck-plain = { $rolls ->
    [one] for { $seat }, no more than one roll explains
   *[other] for { $seat }, no more than { $rolls } rolls explain
  }
page-luck-marked = { $rolls ->
    [one] for { $seat }, more than one roll explains
   *[other] for { $seat }, more than { $rolls } rolls explain
  }

## The match summed up

page-course-comeback = { $seat } won { $score } after having had only { $chance } at { $when }.
page-course-late = { $seat } won { $score }; it was open until { $when }.
page-course-safe = { $seat } won { $score } and was never in danger.
page-course-lucky = { $seat } won { $score } with the dice on their side.
page-course-open = { $seat } won { $score } in a match that went both ways.
page-course-level = { $seat } won after a { $score } draw.
page-course-draw = { $score }: a draw that hung in the balance.
page-course-draw-slipped = { $score }: { $seat } had { $chance } at { $when } and let it slip.
page-course-unfinished = The record stops at { $score }.
page-turned = It turned at { $when }: { $what }
page-turned-goal = goal for { $seat }, { $score }.
page-turned-dice = the dice fell { $seat }'s way.
page-deserved = Deserved: { $what }; { $dice }.
page-deserves-draw = about a draw
page-deserves-narrow = a narrow win for { $seat }
page-deserves-clear = a clear win for { $seat }
page-dice-even = the dice favoured nobody
page-dice-some = the dice helped { $seat } a little
page-dice-goals = { $goals ->
    [one] the dice were worth about a goal to { $seat }
   *[other] the dice were worth about { $goals } goals to { $seat }
  }
page-grade-excellent = excellent
page-grade-good = good
page-grade-fair = fair
page-grade-weak = weak
page-grade-poor = poor
page-exact = Exact figures
page-error-rate = Error rate: thousandths lost per decision

## The winning chance

page-timeline = Winning chance
page-timeline-how = Above the middle { seat-home } was ahead, below it { seat-away }. A draw counts as half a win.
page-timeline-tap = Point at the plot, or tap it, to read a turn.
page-timeline-told = The winning chance of { seat-home } went from { $start } to { $result }. { $count ->
        [0] No goals.
        [one] One goal: { $goals }.
       *[other] { $count } goals: { $goals }.
    }
page-turn-told = Turn { $turn } ({ $when }): { seat-home } { $chance } ({ $change }).
page-turn-told-without-clock = Turn { $turn }: { seat-home } { $chance } ({ $change }).
page-goal-for = Goal for { $seat }!
page-half-time = HT
page-swings = The biggest swings
page-decided = { $seat }: { $what }
page-rolled = { $due } →{ "\u00A0" }{ $dice }
page-called = Call: { $call }
page-momentum = Momentum
page-momentum-how = Which way the match was going: the latest changes of the winning chance, the last ones weighing most. Up is { seat-home }, down { seat-away }.
page-momentum-turn = { $when }: { $change }

## Where the result came from

page-balance = Where the result came from
page-balance-how = From the chance of { seat-home } before the match to what it took. Bars to the right helped { seat-home }, bars to the left { seat-away }.
page-at-start = Chance before the match
page-at-end = Result
page-errors-of = Errors of { $seat }
page-luck = Luck
page-reassessment = Reassessment
page-balance-closes = { $result } − { $start } = { $change }  =  luck { $luck } − errors ({ $errors })

## The teams

page-sides = The teams
page-sides-how = Losses and luck are parts of the winning chance, each in its team's own favour.
page-goals = Goals
page-expected-goals = Expected goals
page-shots = Shots
page-possession = Possession
page-own-third = in its own third
page-middle-third = in the middle
page-last-third = in the last third
page-decisions = Unforced decisions
page-doubtful = Doubtful
page-bad = Bad
page-very-bad = Very bad
page-rating = Rating by that error rate
page-rating-like = The error rate of { seat-home } is like that of { $home }, that of { seat-away } like that of { $away }. One match says it only roughly.
page-lost = Lost by errors
page-rolls = Rolls

## Shots

page-shots-title = Expected goals
page-shots-how = Each step is a shot, as high as its exact chance of a goal. Marks grow with the chance; full ones are goals.
page-no-shots = Nobody had a chance of a goal.
page-shots-told = { $seat }: { $expected } expected from { $shots ->
        [one] one shot
       *[other] { $shots } shots
    }, { $goals ->
        [0] no goals
        [one] one goal
       *[other] { $goals } goals
    }.
page-when = When
page-team = Team
page-chance = Chance
page-outcome = Outcome
page-goal = Goal
page-no-goal = no goal

## Luck

page-luck-title = Luck
page-luck-how = The luck of { seat-home } as it added up. Nineteen of twenty matches with these rolls stay in the grey; only luck outside it is exceptional.
page-luck-told = Luck of { seat-home }: { $luck }, with a spread of { $spread }.
page-rolls-title = The rolls that mattered most
page-rolls-how = How much each changed the winning chance against its average. To the right they helped { seat-home }, to the left { seat-away }.
page-roll-chance = As much or more: { $chance } of such rolls.
page-no-rolls = No roll changed anything.
page-roll-marked = Rare even among so many rolls.

## Territory

page-territory = Territory
page-territory-how = Where each team had the ball, in percent of the match. Both play as the board lies: { seat-home } upwards, { seat-away } downwards.
page-territory-told = { $seat } had the ball { $possession } of the match.

## Decisions

page-moments = Moments to go back to
page-moments-how = The turns in which a team gave most away: what was played, what was better, and what the turn cost beyond doubt, judged by what the team could know.
page-more-mistakes = { $count ->
    [one] One more mistake in this turn, counted in.
   *[other] { $count } more mistakes in this turn, counted in.
  }
page-no-mistakes-of = { $seat } made no mistake that is beyond doubt.
page-class-doubtful = doubtful
page-class-bad = bad
page-class-very-bad = very bad
page-then = { $count ->
    [one] and one more answer
   *[other] and { $count } more answers
  }
page-played-out = Played out { $trials } times: { $found } ± { $error }.
page-played = Played
page-better = Better
page-position = The position in notation

## How to read it

page-read = How to read this
page-read-chance = Winning chance
page-read-chance-text = The share of the point that a team can expect: a win is 100 %, a draw 50 %.
page-read-loss = Errors
page-read-loss-text = What a decision gave away against what the computer player named below would have played, both searched with the same effort. Only what lies beyond doubt counts: small differences are no mistakes. From 2 points on a decision is doubtful, from 5 bad, from 10 very bad.
page-read-luck = Luck
page-read-luck-text = How much better a roll turned out than its average over all faces. Over many matches luck adds up to nothing, whoever plays and whoever judges.
page-read-adjusted = The result without the luck
page-read-adjusted-text = The result minus the luck: an estimate of what { seat-home } can expect against this opponent, which the dice do not bias. The interval says how sure one match can make us.
page-read-reassessment-text = What the judge changed its mind about when it looked one step further or saw what had been hidden. It is nobody's luck and nobody's error; it is shown so that the sum closes.
page-read-expected-text = The exact chances of all shots, added up from the dice that decide them. No estimate is in them.
page-read-level = The judge
page-read-level-text = A stronger level judges better and takes longer. Another level gives other numbers; the sum closes for each.
page-made = { $spec }, judged by { $level }. Made with Touchline:
