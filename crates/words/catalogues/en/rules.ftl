## The rules in force: a title for each rule and a sentence for each value it can have.

edition-fuba-2-0 = FUBA 2.0
edition-fuba-2-1 = FUBA 2.1 (the undated rulebook between 2.0 and 3.0)
edition-fuba-2-2 = FUBA 2.2 (quick reference)
edition-fuba-3-0 = FUBA 3.0 (draft of 2020)

played-basic = basic game
played-all = with all its advanced rules
played-with = with { $names }
played-custom = custom rules: { $rules }
played-custom-many = { $n } custom rules
where-skills = where skills are in play

rule-turn = Order of a turn
step-choose-target = choose the target area
step-adjust-value = adjust the ball value
step-roll = roll the dice
step-move-time = move the clock
step-roll-dice = roll the dice and move the clock
step-check-control = check control
step-move-ball = move the ball and set its new value
step-first-stage = actions of the team that acts first
step-second-stage = actions of the other team
step-first-actions = first actions of both teams
step-second-actions = second actions of both teams, if wanted

rule-formation-lines = Formations
rule-formation-lines-at-least-one = Any formation of ten players with at least one in each line.
rule-formation-lines-any = Any formation of ten players, even with an empty line.

rule-half-start = First minute of a half
rule-half-start-first-minute = The clock starts the halves on minutes 1 and 46.
rule-half-start-labelled-square = The clock starts the halves on minutes 0 and 45.

rule-counted-at-most = Crowded areas
rule-counted-at-most-6 = At most six players of a team count in one area.
rule-counted-at-most-11 = All players in an area count.
rule-counted-at-most-number = { $n ->
    [one] Only one player of a team counts in one area.
   *[other] At most { $n } players of a team count in one area.
}

rule-far-target = Passes that are too long
rule-far-target-costs-ball = Any distance may be tried, but a new ball value above 6 loses the ball.
rule-far-target-illegal = A target that would push the ball value above 6 cannot be chosen.

rule-difficult-situation = Difficult situations
rule-difficult-situation-near-only = With ball value 6 the ball can only be played within its area or to a neighbouring one.
rule-difficult-situation-none = A ball value of 6 does not restrict the choice of target by itself.

rule-ball-moves = When the ball moves
rule-ball-moves-after-check = The ball moves to the target after the control check, also after a failed one.
rule-ball-moves-with-target = The ball moves as soon as the target is chosen, before the dice.

rule-backward-pass = Backward passes and offside
rule-backward-pass-into-own-half = Offside is not judged on a pass to an area wholly in one's own half.
rule-backward-pass-none = No pass is exempt from offside for its direction.
rule-backward-pass-towards-own-goal = Offside is not judged on a pass to an area farther from the opponent's goal line.

rule-offside-moves = Moving offside
rule-offside-moves-both-teams = Neither team may move a player into an offside position.
rule-offside-moves-controlling-team = Only the controlling team may not move players into offside positions.

rule-modifications = When pass and marking change the ball value
rule-modifications-on-new-value = After a successful check, all added to the new value at once; more than 6 loses the ball.
rule-modifications-before-dice = Before the dice, one after the other, so that they make the check easier or harder.

rule-passing-through = Passing through one's own players
rule-passing-through-doubled = A pass over one area costs nothing extra if the team has a player there and at least twice as many as the opponent.
rule-passing-through-none = A long pass costs the same whoever stands between.

rule-unmarked-target = Unmarked target
rule-unmarked-target-check-succeeds = The control check succeeds automatically when a teammate waits unmarked in the target area.
rule-unmarked-target-becomes-one = The ball value becomes 1 when a teammate waits unmarked in the target area; a long pass is added to that.
rule-unmarked-target-less-two-unless-ahead = The ball value falls by two when a teammate waits unmarked in the target area, unless that area is ahead of the defence's second-last player.

rule-equal-dice = Clock on equal dice
rule-equal-dice-owe-a-minute = The clock stands still on equal stage dice, and one minute more is added in the next turn whose dice differ.
rule-equal-dice-one-die = Equal stage dice move the clock by the number on one of them.

rule-restart-minute = Time for restarts
rule-restart-minute-none = Restarts take no time.
rule-restart-minute-all-but-kick-off = Every free kick, corner kick, goal kick and penalty takes a minute, but not in stoppage time; a kick-off takes none.
rule-restart-minute-every-restart = Every kick-off, free kick, corner kick, goal kick and penalty takes a minute, but not in stoppage time.

rule-special-events = Special events
rule-special-events-difference-no-defence = A controlling die equal to the ball value brings a special event: both teams roll again and the difference decides. -1 is a foul by the passive team, +1 one by the controlling team, +5 bars the passive team from defence moves.
rule-special-events-difference-void-at-the-end = A controlling die equal to the ball value brings a special event: both teams roll again and the difference decides. -1 is a foul by the passive team, +1 one by the controlling team, +5 bars the passive team from defence moves. What equal dice bring is lost with a corner kick for which there is no time.
rule-special-events-difference-two-moves = A controlling die equal to the ball value brings a special event: both teams roll again and the difference decides. -1 is a foul by the controlling team, +1 one by the passive team, +5 gives the controlling team two moves.
rule-special-events-sum-on-equal-dice = Equal stage dice bring a special event: both teams roll again and the sum decides.
rule-special-events-table-on-equal-dice = Equal stage dice bring a special event: both teams roll again and the two dice choose one of 36 cells of the advanced table.
rule-special-events-table-fans-of-an-area = Equal stage dice bring a special event: both teams roll again and the two dice choose one of 36 cells of the advanced table. Fans sing for an area: one player more counts there.

rule-easy-situation = Easy situations
rule-easy-situation-passive-moves-one = A failed check with no opponent in or next to the target area keeps the ball; the passive team may move one player.
rule-easy-situation-none = A failed check always loses the ball.

rule-keeper-closest = Goalkeeper closest to the ball
rule-keeper-closest-may-spare = A team that has just won the ball may send its nearest outfield player when its goalkeeper alone is closest.
rule-keeper-closest-must-go = A goalkeeper who alone is closest to the ball must go; on a tie another player may.

rule-closest-cost = Price of fetching the ball
rule-closest-cost-one-move = Sending the closest player to the ball costs the team one of its moves this turn.
rule-closest-cost-nothing = Sending the closest player to the ball costs no moves.

rule-after-loss = Ball value after a lost check
rule-after-loss-losers-die = The new ball value is the die of the team that loses the ball.
rule-after-loss-winners-die = The new ball value is the die of the team that wins the ball.

rule-action-stages = Actions
rule-action-stages-fixed-sequences = One team after the other plays a fixed sequence: goal attempt, movement with free movements, ball value adjustment (compulsory), pressing.
rule-action-stages-two-actions = One team after the other takes exactly two different actions, in the order it likes.
rule-action-stages-rounds = Both teams take a first action; then the team with the ball decides whether both take a second, different one.

rule-action-order = Who acts first
rule-action-order-fewer-moved = The team that acted first last turn if it moved fewer players than the other, else the other; the passive team when only it has players in the target area.
rule-action-order-fixed-with-target = The controlling team if it has more players in the target area when the target is chosen, else the passive team, whoever has the ball later.
rule-action-order-more-in-target = The team with more players in the target area at the beginning of the turn.

rule-second-action = Second actions
rule-second-action-handicapped = They are weaker: one move fewer, one more on the pressing die, one player fewer at the adjustment, one off a shot.
rule-second-action-plain = They work like first ones.

rule-order-tie = Who acts first on equal numbers
rule-order-tie-passive-now = The team without the ball when the actions start.
rule-order-tie-passive-at-start = The team that was without the ball when the turn began.

rule-restart-order = Who acts first after a restart
rule-restart-order-passive-now = After a kick-off, free kick, corner kick or penalty the team without the ball when the actions start.
rule-restart-order-passive-at-start = After a kick-off, free kick, corner kick or penalty the team that was without the ball when it was taken.

rule-free-movement = Free movements
rule-free-movement-after-moves = After its moves a team may step away from a goal line with players that have not moved, but not into the ball's area.
rule-free-movement-end-of-stage = After its two actions a team may step away from a goal line with players that have not moved this turn, but not into the ball's area, and bring its goalkeeper home.
rule-free-movement-end-of-stage-not-to-ball = After its two actions a team may step away from a goal line with players that have not moved this turn and bring its goalkeeper home, but nobody into the ball's area.
rule-free-movement-before-first-action = Before its first action a team may move surplus players, step away from a goal line and bring its goalkeeper home.

rule-numbers-at-shot = Numbers around the shooter
rule-numbers-at-shot-not-from-penalty-area = More or fewer players in the shooter's area change a shot by one, but not in the penalty area.
rule-numbers-at-shot-not-from-penalty-area-or-free-kick = More or fewer players in the shooter's area change a shot by one, but not in the penalty area nor from a free kick.

rule-keeper-in-numbers = Goalkeeper among the defenders
rule-keeper-in-numbers-not-counted = The defending goalkeeper does not count in the numbers at a shot.
rule-keeper-in-numbers-counted = The defending goalkeeper counts like any player in the numbers at a shot.

rule-offside-numbers = Offside attackers at a shot
rule-offside-numbers-neither-way = Attackers who are offside do not count in the penalty area, whether it is for the +1 or the -1.
rule-offside-numbers-not-for-plus = Attackers who are offside do not count for the +1 in the penalty area, but they do when the -1 is judged.

rule-rebound = Rebounds
rule-rebound-literal = Both teams roll and nothing is added.
rule-rebound-added = Both teams roll and add their players in the penalty area; the defending goalkeeper does not count.

rule-midfield-moves = Midfield movement
rule-midfield-moves-any-neighbour-not-past-ball = One area in any direction, but straight ahead or back never wholly past the ball.
rule-midfield-moves-sideways-or-diagonal = One area sideways or diagonally, never straight ahead or back.

rule-straight-moves = Forward and defence movement
rule-straight-moves-any-number = Forward movement goes any number of areas straight ahead, defence movement straight back, with a stop where the opponent has more players; the goalkeeper goes two at most.
rule-straight-moves-one-area = Forward movement goes one area straight ahead, defence movement one area straight back.

rule-piece-moves = How often a player moves
rule-piece-moves-once-per-movement = Once in the team's movement; moves by an event come on top.
rule-piece-moves-once-per-turn = Once in a turn, free movements and moves by an event included.
rule-piece-moves-once-per-action = Once in a movement action; free movements and moves by an event come on top.

rule-dribbler-offside = Dribbling and offside
rule-dribbler-offside-exempt = The player with the ball may dribble into an area that is offside for others.
rule-dribbler-offside-bound = The player with the ball may not dribble into an offside area either.

rule-positioning = Adjusting the ball value at the ball
rule-positioning-by-numbers = The numbers at the ball decide, whichever team acts: the ball value falls by the controlling team's surplus and rises by the passive team's, two at most.
rule-positioning-own-favour = With a player at the ball a team turns the ball value by up to one in its favour, with more players there than the opponent by up to two.

rule-pressing = Pressing
rule-pressing-one-die-frees-next-check = With a player at the ball, one die: below the ball value wins the ball; otherwise the opponent's next control check succeeds automatically.
rule-pressing-one-die = With at least as many players at the ball as the opponent, one die: below the ball value wins the ball; above it makes the ball value fall by two.
rule-pressing-two-dice = With at least as many players at the ball as the opponent, two dice: at least one below the ball value wins the ball; both above make the ball value fall by two.
rule-pressing-three-dice = With at least as many players at the ball as the opponent, three dice: at least one below the ball value wins the ball; all above make the ball value fall by two.

rule-quick-free-kick = Quick free kicks
rule-quick-free-kick-none = There are none: every free kick has a new set-up.
rule-quick-free-kick-as-many = A free kick at least partly in the own half is quick: the kicking team moves as many players as it likes, then the other team up to as many.
rule-quick-free-kick-as-many-or-four = A free kick at least partly in the own half is quick: the kicking team moves as many players as it likes, then the other team up to as many, and always up to four.

rule-free-kick-duty = Defending a free kick
rule-free-kick-duty-one-behind-ball = The passive team must set up a player closer to its goal line than the free kick, if that is possible.
rule-free-kick-duty-one-behind-ball-unless-alone = The passive team must set up a player closer to its goal line than the free kick, if that is possible; a goalkeeper that is alone stands where it likes.
rule-free-kick-duty-none = The passive team sets up as it likes.

rule-shot-free-moves = Free movements before a free kick shot
rule-shot-free-moves-none = None: both teams have just set up.
rule-shot-free-moves-allowed = Allowed, as before any other first action.

rule-taker-returns = Return of the corner taker
rule-taker-returns-with-ball = The taker stands in the corner area as soon as the ball has moved.
rule-taker-returns-after-check = The taker stands in the corner area after the control check.

rule-goal-kick = Goal kicks
rule-goal-kick-played-out-slow-movement = The turn is played to its end first, without pressing or dribbling. The kick begins the next turn; the kicking team may take it slowly, with one more movement for both teams.
rule-goal-kick-played-out-slow-movement-stage = The turn is played to its end first, without pressing or dribbling. The kick begins the next turn; the kicking team may take it slowly, with one more movement for both teams, free movements included, whose numbers decide who acts first.
rule-goal-kick-played-out-slow-free-moves = The turn is played to its end first, without pressing or dribbling. The kick begins the next turn; the kicking team may take it slowly, with as many moves as it likes, then as many for the other team.
rule-goal-kick-skips-turn = A goal kick ends the turn; the kicking team moves as many players as it likes, then the other team up to as many, and always up to { $n }.

rule-first-yellow = Red card after a first yellow
rule-first-yellow-needs-another = A first yellow card never leads to a red card test.
rule-first-yellow-six-tests-red = A yellow card on a rolled 6 leads to a red card test even if it is the first.

rule-fewest-players = Fewest players
rule-fewest-players-no-limit = A team plays on with however few players are left.
rule-fewest-players-seven = A team with fewer than seven players, goalkeeper included, loses the match.

rule-match-times = Matches that take too long
rule-match-times-none = It does not matter how long a match takes.
rule-match-times-extra-squares = In a late or slow match the marker moves one more square a turn, except in stoppage time.
rule-match-times-blitz-and-whistle = A slow match is played with strict thinking times, and ends with a whistle at a secret minute.

## Advanced rules

rule-condition = Condition points
rule-condition-none = There are none.
rule-condition-movement-die = One for each player of each line. A point of the zone of the ball buys a die for the movement: so many moves of any type, at least as many as that line has players.
rule-condition-boost-from-target-zone = One for each player of each line. A point of the zone of the target area buys one more move of any type, one more player at the adjustment, or one less on the pressing die; one for each action.
rule-condition-boost-from-ball-zone = One for each player of each line. A point of the zone of the ball buys one more move of any type, one more step of positioning, or an aggressive pressing; one for each action.

rule-tiredness = Tiredness
rule-tiredness-none = Nobody tires.
rule-tiredness-equal-passes = When the clock moves five minutes or more both teams test: a die times ten, with a point lost and another die added while it is below the minute, three at most. A team without points is tired at once and moves one player fewer in each line.
rule-tiredness-must-exceed = When the clock moves five minutes or more both teams test: a die times ten, with a point lost and another die added until it is above the minute, three at most. A team without points after a test is tired and moves one player fewer in each line.

rule-roles = Roles
rule-roles-none = Players have no roles.
rule-roles-move-starting-points = Attacking and defending midfielders, attacking centre backs, withdrawn strikers and offensive wing backs move a starting condition point to another line; chosen in secret with the formation.

rule-substitutions = Substitutions
rule-substitutions-none = There are none.
rule-substitutions-end-of-stage = Three a match, at the end of the own action stage: a player changes line, a booked player goes off, or a fresh player brings condition points.
rule-substitutions-any-action = Three a match, as an action: a player changes line, a booked player goes off, or a fresh player brings condition points.
rule-substitutions-second-action-or-setup = Three a match, as a second action or before a setup: a player changes line, a booked player goes off, or a fresh player brings condition points, ten in all at most.

rule-injuries = Injuries
rule-injuries-none = Nobody is hurt.
rule-injuries-turns-fresh-replacement = A player leaves at once and a die says for how many turns, or for good; then a substitution may bring a fresh player.
rule-injuries-turns-late-replacement = A player leaves at once and a die says for how many turns, or for good; then a substitution may bring another, with a condition point in the second half.
rule-injuries-minutes = A player near the ball leaves at once and a die says for how many minutes, or for good; then a substitution may bring another, with a condition point in the second half. A hurt goalkeeper plays on, but shots get one easier.
rule-injuries-minutes-sparing-lone-keeper = A player near the ball leaves at once and a die says for how many minutes, or for good; then a substitution may bring another, with a condition point in the second half. A hurt goalkeeper plays on, but shots get one easier; one that is alone is never hurt.

rule-keeper = Goalkeeper off the line
rule-keeper-none = The goalkeeper has no special position.
rule-keeper-outside-counted = In its penalty area the goalkeeper may stand outside the goal area: pressing there counts one less and it counts at shots, but the opponent's shots are two easier.
rule-keeper-outside = In its penalty area the goalkeeper may stand outside the goal area: pressing there counts one less, but the opponent's shots are one easier.
rule-keeper-sweeps = When the ball is played into its penalty area the goalkeeper may sweep: pressing uses the lower die, but the opponent's shots are one easier.

rule-aggressive-pressing = Aggressive pressing
rule-aggressive-pressing-none = There is none.
rule-aggressive-pressing-lower-of-two = For a condition point a team presses whatever the numbers, with two dice of which the higher is dropped, or one if two players are missing; a failure is a foul with a yellow card test.
rule-aggressive-pressing-equal-wins = For a condition point a team presses even with one player fewer, and with as many a die equal to the ball value wins too; a failure is a foul with a yellow card test.

rule-styles = Playing styles
rule-styles-none = There are none.
rule-styles-by-zone = Each line plays easy, normal or aggressive, chosen in secret before the match; that of the zone of the target area counts for special events, injuries and tiredness tests.

rule-offside-risk = Offside risk
rule-offside-risk-none = A target that is only partly offside is like any other.
rule-offside-risk-raises-value = On a pass to a teammate partly behind the last line but one the ball value rises to the number of defenders there.
rule-offside-risk-passive-acts-first = On a pass to a teammate partly behind the last line but one the passive team acts first if the controlling die is no higher than the number of defenders there.

rule-slow-play = Slowing the game
rule-slow-play-none = Restarts cannot be slowed.
rule-slow-play-one-more-square = At a restart other than a kick-off the kicking team may let one more minute pass, at the risk of a yellow card with a red card test.

rule-weather = Weather
rule-weather-none = It does not matter.
rule-weather-equal-kick-off-dice = Equal dice in the first kick-off roll bring heat, sunshine, wind, rain or cold.

rule-skills = Skills
rule-skills-none = There are none.
rule-skills-first-use-free-1 = Each team chooses one card of 22; the first use is free unless the card says otherwise. They stay hidden until they are played.
rule-skills-first-use-free-2 = Each team chooses two cards of 22; the first use is free unless the card says otherwise. They stay hidden until they are played.
rule-skills-first-use-free-3 = Each team chooses three cards of 22; the first use is free unless the card says otherwise. They stay hidden until they are played.
rule-skills-first-use-free-4 = Each team chooses four cards of 22; the first use is free unless the card says otherwise. They stay hidden until they are played.
rule-skills-first-use-free-5 = Each team chooses five cards of 22; the first use is free unless the card says otherwise. They stay hidden until they are played.
rule-skills-every-use-paid-1 = Each team chooses one card of 33; every use costs what the card says. They stay hidden until they are played.
rule-skills-every-use-paid-2 = Each team chooses two cards of 33; every use costs what the card says. They stay hidden until they are played.
rule-skills-every-use-paid-3 = Each team chooses three cards of 33; every use costs what the card says. They stay hidden until they are played.
rule-skills-every-use-paid-4 = Each team chooses four cards of 33; every use costs what the card says. They stay hidden until they are played.
rule-skills-every-use-paid-5 = Each team chooses five cards of 33; every use costs what the card says. They stay hidden until they are played.
