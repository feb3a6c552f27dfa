## FUBA's advanced rules: condition, roles, substitutions, injuries, styles, weather, events, skills.

### Small words

kind-substitute = substitutions
kind-ball = to play the ball on

style-easy = easy
style-normal = normal
style-aggressive = aggressive

weather-ordinary = ordinary
weather-heat = heat
weather-extreme-heat = extreme heat
weather-sunshine = sunshine
weather-wind = wind
weather-rain = rain
weather-cold = cold
weather-storm = storm

group-team = Team
group-goalkeeper = Goalkeeper
group-defender = Defenders
group-midfielder = Midfielders
group-forward = Forwards

cost-free = free
cost-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
cost-first-free =
    { $points ->
        [one] first free, then 1 point
       *[other] first free, then { $points } points
    }

odds-hurt = hurt
odds-hurt-them = they are hurt
odds-tired = tired
odds-tired-them = they are tired

### Rolls

roll-goal-attempt-of-two = Two dice for the goal attempt, the lower counts
roll-penalty-of-two = Penalty kick with two dice, the lower counts
roll-card-test-of-two = Card test with two dice, one is dropped
roll-tiredness = Tiredness test
roll-fresh-player = Fresh player
roll-injury = Injury
roll-slow-play = Slow play
roll-weather = Weather of the second half
roll-moves = Die for the moves
roll-advanced-event = Special event
roll-styled-event = Special event by playing styles
roll-roll-off = Roll-off
roll-streaking = Minutes lost to a streaker
roll-lose-card = The card that is lost
roll-draw-card = The card that is drawn
roll-skill = Die for the skill
roll-goal-poacher = Goal poacher

due-roll-goal-attempt-of-two = Goal attempt: two dice for { $seat }. The lower one counts.
due-roll-penalty-of-two = Penalty kick: two dice for { $seat }. The lower one counts.
due-roll-card-test-of-two = Card test: two dice for { $other }. The actor of { $seat } drops one.
due-roll-tiredness = Tiredness test: one die for { $seat }.
due-roll-fresh-player = A fresh player: two dice for { $seat }. The sum decides.
due-roll-injury = An injury: one die for { $seat }.
due-roll-slow-play = Slow play: two dice for { $seat }. A sum below the tens of minutes is a yellow card.
due-roll-weather = The weather of the second half: one die for { $seat }.
due-roll-moves = The die for the moves, at least as many as the line has: one die for { $seat }.
due-roll-advanced-event = Special event: the controlling team ({ $seat }) first, then the passive team ({ $other }).
due-roll-styled-event = Special event with { $dice } dice: those of the controlling team ({ $seat }) first, then those of the passive team ({ $other }).
due-roll-roll-off = Roll-off: the controlling team ({ $seat }) first, then the passive team ({ $other }). Condition points at the ball are added.
due-roll-streaking = A streaker: one die for the minutes that are lost.
due-roll-lose-card = Two dice say which card { $seat } loses.
due-roll-draw-card = Two dice, seen by { $seat } alone, say which card is drawn.
due-roll-skill = { $skill }: one die for { $seat }.
due-roll-goal-poacher = Goal poacher: the controlling team ({ $seat }) first, then the passive team ({ $other }). Players in the penalty area are added.

### Events: before the match

fuba-roles-chosen = { $seat } has chosen roles in secret.
fuba-styles-chosen = { $seat } has chosen playing styles in secret.
fuba-skills-chosen = { $seat } has chosen skills in secret.
fuba-condition = { $seat } has condition points { $defence } in defence, { $midfield } in midfield, { $forward } in front.
fuba-styles = { $seat } plays { $defence } in defence, { $midfield } in midfield, { $forward } in front.
fuba-weather = The weather: { $weather }.

### Events: condition, tiredness, substitutions, injuries

fuba-points-paid =
    { $seat } pays { $points ->
        [one] a condition point
       *[other] { $points } condition points
    } of the { $line ->
        [forward] forwards
       *[other] { $line }
    }.
fuba-points-lost =
    { $seat } loses { $points ->
        [one] a condition point
       *[other] { $points } condition points
    } of the { $line ->
        [forward] forwards
       *[other] { $line }
    }.
fuba-points-gained =
    { $seat } gains { $points ->
        [0] no condition point
        [one] a condition point
       *[other] { $points } condition points
    } for the { $line ->
        [forward] forwards
       *[other] { $line }
    }.
fuba-test-passed = { $seat } passes the tiredness test.
fuba-test-failed = { $seat } fails the tiredness test.
fuba-tired = { $seat } is tired for the rest of the match: each line counts one less when it moves.
fuba-substitutions =
    { $seat } makes { $number ->
        [one] one substitution
       *[other] { $number } substitutions
    }.
fuba-next-formation = { $seat } will play { $formation } from the next turn.
fuba-booked-off = A booked player of { $seat } goes off: one yellow card less.
fuba-fresh-player = A fresh player of { $seat } comes on for the { $line ->
        [forward] forwards
       *[other] { $line }
    }.
fuba-injured = A player of { $seat } is hurt in { $area } and leaves the pitch.
fuba-keeper-hurt = The goalkeeper of { $seat } is hurt but plays on: every later shot of { $other } is one easier.
fuba-injured-for-minutes =
    The player of { $seat } is off for { $time ->
        [one] one minute
       *[other] { $time } minutes
    }.
fuba-injured-for-turns =
    The player of { $seat } comes back { $time ->
        [one] in the next turn
       *[other] in { $time } turns
    }.
fuba-injured-for-good = The player of { $seat } cannot return.
fuba-replaced = { $seat } replaces the injured player in { $area }.
fuba-returned =
    { $seat } has { $players ->
        [one] one player
       *[other] { $players } players
    } back, in the centre.

### Events: goalkeeper, pressing, order, time

fuba-keeper-outside = The goalkeeper of { $seat } goes out of the goal area.
fuba-keeper-inside = The goalkeeper of { $seat } goes back into the goal area.
fuba-sweep = The goalkeeper of { $seat } comes out to sweep.
fuba-aggressive = { $seat } presses aggressively.
fuba-risk-pays = The offside risk: { $seat } acts first.
fuba-too-far = A pass to { $area } has become too long: { $seat } has to choose another target.
fuba-acts-first = { $seat } acts first.
fuba-slowed = { $seat } slows the game.
why-offside-risk = Offside risk
why-rain = Rain ({ SIGNED($by) })
why-bounce = The ball bounces

### Events: the advanced table of special events

fuba-advanced-event = Special event { $row }-{ $column }: { $meaning }.
advanced-event-attack-move = an excellent attack move, after the check the team in control may move one player
advanced-event-defence-move = an excellent defence move, after the check the team without the ball may move one player
advanced-event-fast-situation = a fast situation, the winner of a roll-off has two extra free moves
advanced-event-ball-bounces = the ball bounces, the winner of a roll-off may turn the new ball value by two
advanced-event-excellent-defence = excellent defence, the new ball value rises by one
advanced-event-excellent-attack = excellent attack, the new ball value falls by one
advanced-event-defenders-foul = a foul by the passive team, free kick to the controlling team
advanced-event-attackers-foul = a foul by the controlling team, free kick to the passive team
advanced-event-defenders-rude-foul = a rude foul by the passive team, with a yellow card, a red card test and an injury
advanced-event-attackers-rude-foul = a rude foul by the controlling team, with a yellow card, a red card test and an injury
advanced-event-bored-play = bored play, no actions this turn
advanced-event-side-line = the ball over the side line if it is near one, a roll-off says whose it is
advanced-event-goal-line = the ball over the goal line if it is near one, a roll-off says whose kick it is
advanced-event-momentum = momentum, the controlling team may dribble past anyone if its first action is movement
advanced-event-aggressive-defence = aggressive defence, the passive team may press aggressively for nothing and without a card
advanced-event-head-collision = a head collision, a roll-off says whose ball it is and both teams have an injury
advanced-event-failed-opening = a failed opening, the ball stays in the start area and the other team takes it
advanced-event-perfect-pass = a perfect pass, the check succeeds and the ball may go on to a teammate
advanced-event-behind-referee = behind the referee's back, the controlling team has an injury
advanced-event-streaking = a streaker, minutes are lost
advanced-event-misplaced-keeper = goalkeepers out of position, shots of this turn are two easier
advanced-event-fans-passive = the fans of the passive team, one of its players counts as two this turn
advanced-event-fans-controlling = the fans of the controlling team, one of its players counts as two this turn
advanced-event-injured-star-passive = an injured star, the passive team loses a skill card
advanced-event-injured-star-controlling = an injured star, the controlling team loses a skill card
advanced-event-old-star = an old star, the winner of a roll-off draws a skill card
advanced-event-young-talent = a young talent, the winner of a roll-off draws a skill card
fuba-roll-off = { $seat } wins the roll-off.
fuba-roll-off-tied = The roll-off is a tie: roll again.
fuba-nominated = A player of { $seat } in { $area } counts as two this turn.
fuba-ball-on = { $seat } plays the ball on from { $from } to { $to }.
fuba-card-lost = { $seat } loses the skill { $skill } for this match.
fuba-card-drawn = { $seat } draws a skill card in secret.

### Events: skills

fuba-skill-played = { $seat } plays the skill { $skill }.
fuba-value-skill = { $skill }: the ball value is now { $value }.
fuba-coach-off = The coach of { $seat } is sent off.

### Decisions

ask-midfield-roles = { $seat }, how many of your midfielders are attacking, how many defending? In secret.
ask-other-roles = { $seat }, choose attacking centre backs, withdrawn strikers and offensive wing backs in secret.
ask-styles = { $seat }, choose in secret how defence, midfield and forwards play.
ask-skill = { $cards ->
    [1] { $seat }, choose your skill card in secret.
   *[other] { $seat }, choose a skill card in secret, one after the other: { $cards } in all.
}
ask-window = { $seat }, play a skill { $window }, or pass with done.
ask-skill-choice = { $seat }, what do you do with { $skill }?
ask-lose-point = { $seat }, which line loses a condition point?
ask-gain-point = { $seat }, which line gains a condition point?
ask-substitutions = { $seat }, how many substitutions do you make, if any?
ask-substitution = { $seat }, what is your substitution?
ask-injured = { $seat }, which of your players is hurt?
ask-replace = { $seat }, replace the player who cannot return, or play on without?
ask-sweep = { $seat }, does your goalkeeper come out to sweep?
ask-slow-play = { $seat }, slow the game, or go on at once?
ask-nominate = { $seat }, which of your players counts as two this turn?
ask-bounce = { $seat }, turn the ball value by two, or leave it?
ask-pass-on = { $seat }, play the ball on to a teammate, or be done?

### Windows: when a skill is played

window-before-target = before the target is chosen
window-with-target = with the choice of the target
window-after-target = after the target is chosen
window-before-dice = before the stage dice
window-before-event = before the dice of the special event
window-after-check = after the control check
window-new-value = after the new ball value is set
window-order = when the order of the actions is decided
window-last-order = at the end of the control check, to change the order
window-before-actions = before the first actions
window-before-stage = at the beginning of the action stage
window-free-movements = in the team's free movements
window-movement = with the choice of movement
window-moves = while moving
window-after-movement = after the movement
window-positioning = with the choice of positioning
window-pressing = with the choice of pressing
window-after-pressing = after the pressing
window-goal-attempt = with the announcement of a goal attempt
window-save = after the opponent has announced a goal attempt
window-own-action = as an action
window-after-action = at the end of the team's actions
window-substitution = when substituting
window-penalty = before the dive of a penalty kick
window-card-test = before the opponent's card test

### Actions

do-midfield-roles = { $attacking } attacking and { $defending } defending midfielders
do-other-roles =
    { $backs ->
        [one] 1 attacking centre back
       *[other] { $backs } attacking centre backs
    }, { $strikers ->
        [one] 1 withdrawn striker
       *[other] { $strikers } withdrawn strikers
    }, { $wings ->
        [one] 1 offensive wing back
       *[other] { $wings } offensive wing backs
    }
do-styles = Defence { $defence }, midfield { $midfield }, forwards { $forward }
do-skill = { $skill } ({ $cost }). { $effect }
do-play = Play { $skill } ({ $cost }). { $effect }
do-cross = Cross the ball to { $area }: no long pass
do-movement-with-point =
    { $line ->
        [defence] Movement, defence, with a condition point: one more move, of any type
        [forward] Movement, forward, with a condition point: one more move, of any type
       *[midfield] Movement, midfield, with a condition point: one more move, of any type
    }
do-movement-by-die = Movement with a condition point: a die says how many moves, of any type
do-position-with-point =
    { $steps ->
        [one] Positioning with a condition point, the ball value by one in your favour
       *[other] Positioning with a condition point, the ball value by { $steps } in your favour
    }
do-adjust-with-point = Adjust the ball value with a condition point: one more of your players counts
do-press-with-point = Press with a condition point: the die counts one less
do-press-aggressively = Press aggressively: a failure is a foul
do-substitute =
    { $number ->
        [0] No substitution
        [one] One substitution
       *[other] { $number } substitutions
    }
do-shift = A player changes line, from { $from } to { $to }
do-booked-off = A booked player goes off: one yellow card less
do-fresh =
    { $line ->
        [forward] A fresh player: points for the forwards
       *[other] A fresh player: points for the { $line }
    }
do-points =
    { $line ->
        [forward] The point of the forwards
       *[other] The point of the { $line }
    }
do-injured = A player in { $area } is hurt
do-sweep = The goalkeeper sweeps
do-keeper-out = The goalkeeper goes out of the goal area
do-keeper-in = The goalkeeper goes back into the goal area
do-slow-down = Slow the game: one more minute, at the risk of a yellow card
do-nominate = A player in { $area } counts as two
do-move-nominee = Move the player that counts as two from { $from } to { $to }
do-dribble-nominee = Dribble with the player that counts as two from { $from } to { $to }
do-raise = Turn the ball value up by two
do-lower = Turn the ball value down by two
do-ball-on = Play the ball on to { $area }
do-discard = Drop the die that shows { $die }

### Skills: the name, and what it does where the first use is free (2.1) and where every use is paid (3.0)

skill-trained-formation-change = Trained formation change
skill-trained-formation-change-first-use-free = Once a match, two players change line from the next turn on.
skill-trained-formation-change-every-use-paid = Once a match, two players change line from the next turn on.
skill-wide-player-material = Wide player material
skill-wide-player-material-first-use-free = The dice of a fresh player count two less, so that it brings more points.
skill-wide-player-material-every-use-paid = The dice of a fresh player count two less, so that it brings more points.
skill-high-condition = High condition
skill-high-condition-first-use-free = A die says how many moves of any type the movement has, at least as many as the line of the target zone.
skill-high-condition-every-use-paid = A die says how many moves of any type the movement has, at least as many as the line of the target zone.
skill-fanatic-fans = Fanatic fans
skill-fanatic-fans-first-use-free = A die: 1 raises the ball value (without the ball), 2 helps pressing, 3 gives a third action, 4 lowers the ball value (with the ball), 5 gives two more moves, 6 helps goal attempts.
skill-fanatic-fans-every-use-paid = A die becomes the ball value; if it equals the ball value the opponent gets a free kick and there is a yellow card test.
skill-trained-special-event = Trained special event
skill-trained-special-event-every-use-paid = A goal attempt in a turn that began with the own corner kick or free kick is one easier.
skill-fiery-coach = Fiery coach
skill-fiery-coach-every-use-paid = A die: 4 to 6 gives one extra free move, past opponents too; 1 sends the coach off for the match.
skill-sweeper-keeper = Sweeper keeper
skill-sweeper-keeper-first-use-free = Without the ball: the goalkeeper moves into a nearby target area of its defence zone that was empty of opponents, and its pressing counts two less.
skill-sweeper-keeper-every-use-paid = A pressing with a sweep that fails does not make the ball value fall.
skill-creative-goal-keeper = Creative goal keeper
skill-creative-goal-keeper-first-use-free = With the ball at the own goalkeeper in its penalty area: the opponent has two moves fewer in its next movement.
skill-creative-goal-keeper-every-use-paid = With the ball in the own penalty area, move one player before the target is chosen.
skill-skilled-goal-keeper = Skilled goal keeper
skill-skilled-goal-keeper-first-use-free = The opponent shoots with two dice and the higher one is dropped.
skill-shot-stopper = Shot stopper
skill-shot-stopper-every-use-paid = The opponent shoots with two dice and the higher one is dropped.
skill-penalty-shot-saver = Penalty shot saver
skill-penalty-shot-saver-every-use-paid = The opponent takes a penalty kick with two dice and the higher one is dropped.
skill-leading-goal-keeper = Leading goal keeper
skill-leading-goal-keeper-every-use-paid = In a turn that began with a corner kick or free kick the opponent shoots with two dice and the higher one is dropped.
skill-advancing-goal-keeper = Advancing goal keeper
skill-advancing-goal-keeper-every-use-paid = The goalkeeper may sweep in an area next to its penalty area too.
skill-tackle = Tackle
skill-tackle-first-use-free = Pressing in the own defence zone, also an aggressive one, uses two dice and drops the higher; equal dice of an aggressive one are a foul.
skill-tackle-every-use-paid = Pressing in the own defence zone is aggressive, even against two more players, and only equal dice are a foul.
skill-stopper = Stopper
skill-stopper-first-use-free = One player counts as three in a target area of the own defence zone during the opponent's stage.
skill-stopper-every-use-paid = After a successful check in the own defence zone the higher stage die is the new ball value.
skill-skilled-fullbacks = Skilled fullbacks
skill-skilled-fullbacks-first-use-free = After winning the ball by pressing in the own defence zone, play it on up to two areas; each raises the ball value by one.
skill-skilled-full-back = Skilled full back
skill-skilled-full-back-every-use-paid = For the offside risk each side area partly level with the last line that holds a player of the team counts one more, in all never more than the defenders of the formation, nor six.
skill-doubling = Doubling
skill-doubling-first-use-free = More players than the opponent in a target area of the own defence zone: the ball value rises by two.
skill-doubling-every-use-paid = Positioning in the own defence zone with two players there raises the ball value by two more.
skill-off-side-trap = Off side trap
skill-off-side-trap-first-use-free = A target area with attackers and the last line but one counts as an offside risk; if the pass is too long by it, another target must be chosen.
skill-off-side-trap-every-use-paid = If the offside risk goes wrong for the opponent there is a free kick.
skill-skilled-wing-backs = Skilled wing backs
skill-skilled-wing-backs-every-use-paid = After winning the ball by pressing in the own defence zone, play it on to a teammate next to it.
skill-fast-defender = Fast defender
skill-fast-defender-every-use-paid = One extra free move straight back into the defence zone, past opponents too.
skill-catenaccio = Catenaccio
skill-catenaccio-every-use-paid = Without the ball, the last player but one moves one area.
skill-midfield-general = Midfield general
skill-midfield-general-first-use-free = With the target in the midfield zone, change the order of the action stages.
skill-midfield-general-every-use-paid = With the target in the midfield zone and a player there, change the order of the actions.
skill-creative-midfielder = Creative midfielder
skill-creative-midfielder-first-use-free = With the ball in the centre, play it on to a neighbouring area.
skill-creative-midfielder-every-use-paid = After positioning in the midfield zone, play the ball on to a teammate next to it.
skill-gegenpressing = Gegenpressing
skill-gegenpressing-every-use-paid = Pressing at once after the opponent's successful one: the lower die counts and equality wins.
skill-crossing = Crossing
skill-crossing-first-use-free = From the midfield zone to a teammate: the length of the pass costs nothing.
skill-crossing-every-use-paid = From the midfield zone to a teammate: the length of the pass costs nothing.
skill-midfield-pressing = Midfield pressing
skill-midfield-pressing-first-use-free = Pressing in the midfield zone, also an aggressive one, uses two dice and drops the higher; equal dice of an aggressive one are a foul.
skill-dribbling = Dribbling
skill-dribbling-first-use-free = Dribble past opponents that are fewer, into an area without any.
skill-midfield-dribbler = Midfield dribbler
skill-midfield-dribbler-every-use-paid = In the midfield zone, dribble past opponents that are not more, into an area without any.
skill-short-passes = Short passes
skill-short-passes-first-use-free = After a midfield movement, with the target in midfield and the opponent without a majority there, the ball value falls by one.
skill-short-passes-every-use-paid = With the start in the midfield zone and no long pass, the positioning of this turn lowers the ball value by two more.
skill-box-to-box = Box to box
skill-box-to-box-every-use-paid = One extra free move from the centre straight ahead or back, past opponents too.
skill-target-man = Target man
skill-target-man-first-use-free = One player counts as three in a target area of the attack zone during the opponent's stage.
skill-target-man-every-use-paid = One player counts as three in a target area of the attack zone, but not at a goal attempt.
skill-clinical-finisher = Clinical finisher
skill-clinical-finisher-first-use-free = A goal attempt from the penalty area is one easier.
skill-clinical-finisher-every-use-paid = A goal attempt from the penalty area is one easier.
skill-aggressive-striker = Aggressive striker
skill-aggressive-striker-every-use-paid = A goal attempt from the penalty area is one easier, but first a die: 1 or 2 is a yellow card and a free kick against it.
skill-goal-poacher = Goal poacher
skill-goal-poacher-first-use-free = With the ball and a player in the opponent's penalty area: act first, but the first action must be a goal attempt.
skill-goal-poacher-every-use-paid = With the target in the opponent's penalty area both teams roll and add their players there; the higher acts first.
skill-actor = Actor
skill-actor-first-use-free = The opponent rolls a card test with two dice and the actor drops one; equal dice are a yellow card for the actor and a free kick for the opponent.
skill-actor-every-use-paid = Before a special event in the own attack zone a die: 4 to 6 wins a free kick, and the opponent takes a yellow card test with one more on its die; 1 is a yellow card and a free kick against it.
skill-fast-attacker = Fast attacker
skill-fast-attacker-every-use-paid = One extra free move straight ahead into the attack zone, past opponents too.
