## What the analysis of a match says. Chances and changes of chances are in points of a hundred.

analysis-judged = judged by { $level }
analysis-unfinished = the record stops here: the result is what the last position is worth
analysis-chance = Winning chance of { seat-home }, turn by turn
analysis-goals = goals
analysis-momentum = momentum

analysis-balance = Where the result came from, in points of { seat-home }'s winning chance
analysis-start = at the start
analysis-luck = luck of the dice
analysis-luck-spread = { $rolls ->
    [one] expected spread of one roll: ±{ $spread }
   *[other] expected spread of { $rolls } rolls: ±{ $spread }
  }
analysis-luck-marked = { $rolls ->
    [one] more than one roll explains: its expected spread is ±{ $spread }
   *[other] more than { $rolls } rolls explain: their expected spread is ±{ $spread }
  }
analysis-loss-home = decisions of { seat-home }
analysis-loss-away = decisions of { seat-away }
analysis-reassessment = reassessments
analysis-result = result
analysis-adjusted = Without the luck: { $adjusted } ± { $margin }

analysis-sides = The teams
analysis-side-goals = goals
analysis-side-expected = expected goals
analysis-side-shots = shots
analysis-side-possession = possession
analysis-side-thirds = in own third, middle, opponent's third
analysis-side-decisions = unforced decisions
analysis-side-mistakes = mistakes: doubtful / bad / very bad
analysis-side-loss = points lost through decisions
analysis-side-errors = error rate: thousandths lost per decision
analysis-side-rating = rating by this error rate
analysis-rating = { $points } (like { $level })
analysis-side-luck = luck of its own rolls
analysis-side-spread = expected spread of its rolls
analysis-side-marked = ! luck beyond twice the expected spread

analysis-worst = Mistakes that cost most
analysis-no-worst = No decision was a mistake.
analysis-class-doubtful = doubtful
analysis-class-bad = bad
analysis-class-very-bad = very bad
analysis-then = then

analysis-rollouts = Decisions played out { $trials } times each by { $level }
analysis-rollout-step = step { $step }
analysis-rollout-claimed = said
analysis-rollout-found = found
analysis-rollout-mean = mean
analysis-nothing-better = At step { $step } nothing better is known than what was played, so there is nothing to play out. Decisions with something better: { $steps }.
analysis-no-step = There is no step { $step }: the record has { $steps }.
analysis-better = better
analysis-at = turn { $turn }, { $clock }'
analysis-turn = turn { $turn }

analysis-luckiest = Rolls that moved most
analysis-no-luckiest = No roll moved anything.
analysis-roll-chance = for { $seat }: as much or more in { $chance } % of such rolls
analysis-roll-marked = for { $seat }: as much or more in { $chance } % of such rolls, and { $expected } times in such a match

analysis-shots = Goal chances
analysis-no-shots = There were no goal chances.
analysis-goal = goal

analysis-without-client = This program has no web client inside, so it cannot write a page. Build it with Node installed (cargo build --release), or build the client (npm ci && npm run build in the folder web) and name it: --client web/dist.
analysis-no-client-in = There is no report.html for pages in { $folder }: "npm ci && npm run build" in the folder web makes it.
analysis-level-random = The level random cannot judge a match: choose rookie, coach:1 to coach:5, or gaffer.
analysis-page-is-record = { $file } is a match: give --html another file, such as analysis.html.
analysis-broken-off = The analysis was broken off.

puzzle-answer-impossible = An answer of this puzzle cannot be given in its position: { $position }.
