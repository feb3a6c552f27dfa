## The rules in force: a title for each rule and a sentence for each value it can have.

edition-fuba-3-0 = FUBA 3.0 (draft of 2020), basic game

rule-turn = Order of a turn
step-choose-target = choose the target and play the ball there
step-adjust-value = adjust the ball value
step-roll-dice = roll the dice and move the clock
step-check-control = check control and set the new ball value
step-first-actions = first actions of both teams
step-second-actions = second actions of both teams, if wanted

rule-formation-lines = Formations
rule-formation-lines-at-least-one = Any formation of ten players with at least one in each line.
rule-formation-lines-any = Any formation of ten players, even with an empty line.

rule-counted-at-most = Crowded areas
rule-counted-at-most-6 = At most six players of a team count in one area.

rule-far-target = Passes that are too long
rule-far-target-illegal = A target that would push the ball value above 6 cannot be chosen.

rule-backward-pass = Backward passes and offside
rule-backward-pass-towards-own-goal = Offside is not judged on a pass to an area farther from the opponent's goal line.

rule-offside-moves = Moving offside
rule-offside-moves-both-teams = Neither team may move a player into an offside position.
rule-offside-moves-controlling-team = Only the controlling team may not move players into offside positions.

rule-unmarked-target = Unmarked target
rule-unmarked-target-less-two-unless-ahead = The ball value falls by two when a teammate waits unmarked in the target area, unless that area is ahead of the defence's second-last player.

rule-equal-dice = Clock on equal dice
rule-equal-dice-one-die = Equal stage dice move the clock by the number on one of them.

rule-restart-minute = Time for restarts
rule-restart-minute-every-restart = Every kick-off, free kick, corner kick, goal kick and penalty takes a minute, but not in stoppage time.

rule-special-events = Special events
rule-special-events-sum-on-equal-dice = Equal stage dice bring a special event: both teams roll again and the sum decides.

rule-easy-situation = Easy situations
rule-easy-situation-passive-moves-one = A failed check with no opponent in or next to the target area keeps the ball; the passive team may move one player.
rule-easy-situation-none = A failed check always loses the ball.

rule-keeper-closest = Goalkeeper closest to the ball
rule-keeper-closest-must-go = A goalkeeper who alone is closest to the ball must go; on a tie another player may.

rule-after-loss = Ball value after a lost check
rule-after-loss-winners-die = The new ball value is the die of the team that wins the ball.

rule-order-tie = Who acts first on equal numbers
rule-order-tie-passive-now = The team without the ball when the actions start.
rule-order-tie-passive-at-start = The team that was without the ball when the turn began.

rule-free-movement = Free movements
rule-free-movement-before-first-action = Before its first action a team may move surplus players, step away from a goal line and bring its goalkeeper home.

rule-numbers-at-shot = Numbers around the shooter
rule-numbers-at-shot-not-from-penalty-area-or-free-kick = More or fewer players in the shooter's area change a shot by one, but not in the penalty area nor from a free kick.

rule-rebound = Rebounds
rule-rebound-added = Both teams roll and add their players in the penalty area; the defending goalkeeper does not count.

rule-midfield-moves = Midfield movement
rule-midfield-moves-sideways-or-diagonal = One area sideways or diagonally, never straight ahead or back.

rule-straight-moves = Forward and defence movement
rule-straight-moves-one-area = Forward movement goes one area straight ahead, defence movement one area straight back.

rule-dribbler-offside = Dribbling and offside
rule-dribbler-offside-exempt = The player with the ball may dribble into an area that is offside for others.
rule-dribbler-offside-bound = The player with the ball may not dribble into an offside area either.

rule-positioning = Positioning
rule-positioning-own-favour = With a player at the ball a team turns the ball value by up to one in its favour, with more players there than the opponent by up to two.

rule-pressing = Pressing
rule-pressing-two-dice = Two dice: at least one below the ball value wins the ball; both above make the ball value fall by two.

rule-quick-reply = Reply to a quick free kick
rule-quick-reply-as-many = The passive team may make as many moves as the kicking team made.

rule-shot-free-moves = Free movements before a free kick shot
rule-shot-free-moves-none = None: both teams have just set up.
rule-shot-free-moves-allowed = Allowed, as before any other first action.

rule-goal-kick = Goal kicks
rule-goal-kick-skips-turn-reply-4 = A goal kick ends the turn; the kicking team moves as many players as it likes, then the other team up to as many, and always up to four.

rule-first-yellow = Red card after a first yellow
rule-first-yellow-six-tests-red = A yellow card on a rolled 6 leads to a red card test even if it is the first.

rule-fewest-players = Fewest players
rule-fewest-players-no-limit = A team plays on with however few players are left.
rule-fewest-players-seven = A team with fewer than seven players, goalkeeper included, loses the match.
