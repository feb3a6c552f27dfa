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
    [one] one roll brings ±{ $spread } by itself
   *[other] { $rolls } rolls bring ±{ $spread } by themselves
  }
analysis-luck-marked = { $rolls ->
    [one] more than one roll explains: it brings ±{ $spread } by itself
   *[other] more than { $rolls } rolls explain: they bring ±{ $spread } by themselves
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
analysis-side-thirds = in the own third, middle, other third
analysis-side-decisions = decisions
analysis-side-mistakes = of them mistakes
analysis-side-loss = points lost by decisions
analysis-side-luck = luck of the own rolls
analysis-side-spread = as many rolls bring by themselves
analysis-side-marked = ! luck beyond twice of what as many rolls bring by themselves

analysis-worst = Decisions that lost most
analysis-no-worst = No decision lost anything.
analysis-better = better
analysis-at = turn { $turn }, { $clock }'
analysis-turn = turn { $turn }

analysis-luckiest = Rolls that moved most
analysis-no-luckiest = No roll moved anything.
analysis-roll-chance = for { $seat }: as much or more in { $chance } % of such rolls
analysis-roll-marked = for { $seat }: as much or more in { $chance } % of such rolls, and { $expected } times in such a match

analysis-shots = Chances of goals
analysis-no-shots = Nobody had a chance of a goal.
analysis-goal = goal

analysis-without-client = This program has no web client inside, so it cannot write a page. Build it with Node installed (cargo build --release), or build the client (npm ci && npm run build in the folder web) and name it: --client web/dist.
analysis-no-client-in = There is no report.html for pages in { $folder }: "npm ci && npm run build" in the folder web makes it.
