## FUBA. Left and right are as seen from Home's end, whichever team an area is named after.

### Areas

area-ALC = { seat-home }'s left corner (ALC)
area-APA = { seat-home }'s penalty area (APA)
area-ARC = { seat-home }'s right corner (ARC)
area-AFR = { seat-home }'s front area (AFR)
area-ALW = { seat-home }'s left wing (ALW)
area-ARW = { seat-home }'s right wing (ARW)
area-CE = the centre (CE)
area-BLW = { seat-away }'s left wing (BLW)
area-BRW = { seat-away }'s right wing (BRW)
area-BFR = { seat-away }'s front area (BFR)
area-BLC = { seat-away }'s left corner (BLC)
area-BPA = { seat-away }'s penalty area (BPA)
area-BRC = { seat-away }'s right corner (BRC)
area-SPOT = the corner spot (SPOT)

### Small words

restart-open-play = open play
restart-kick-off = kick-off
restart-free-kick = free kick
restart-corner-kick = corner kick
restart-goal-kick = goal kick
restart-penalty-kick = penalty kick

line-defence = defence
line-midfield = midfield
line-forward = forward

side-left = left
side-middle = middle
side-right = right

kind-shoot = a goal attempt
kind-move = movement
kind-position = positioning
kind-adjust = ball value adjustment
kind-press = pressing

### Rolls: what they are for, and what is said while they are due. `$seat` is the team in control.

roll-kick-off = Kick-off roll
roll-stage = Stage dice
roll-special-event = Special event
roll-yellow-card = Yellow card test
roll-red-card = Red card test
roll-goal-attempt = Die for the goal attempt
roll-second-die = Second die
roll-rebound = Rebound
roll-event-difference = Special event
roll-pressing = Pressing
roll-penalty = Penalty kick

due-roll-kick-off = Kick-off roll: { seat-home } first, then { seat-away }. The higher die chooses who starts.
due-roll-stage = Stage dice: the controlling team ({ $seat }) first, then the passive team ({ $other }).
due-roll-special-event = Special event: the controlling team ({ $seat }) first, then the passive team ({ $other }). The sum decides.
due-roll-yellow-card = Yellow card test: one die for { $other }.
due-roll-red-card = Red card test: one die for { $other }.
due-roll-goal-attempt = Goal attempt: one die for { $seat }.
due-roll-second-die = A difficult attempt: the second die for { $seat }.
due-roll-rebound = Rebound: the shooting team ({ $seat }) first, then the defenders ({ $other }).
due-roll-event-difference = Special event: the controlling team ({ $seat }) first, then the passive team ({ $other }). The difference decides.
due-roll-pressing = { $dice ->
        [one] Pressing: one die for { $other }.
       *[other] Pressing: { $dice } dice for { $other }.
    }
due-roll-penalty = Penalty kick: one die for { $seat }.
due-nothing = No dice are due.

### Events: before the match and between turns

fuba-chosen = { $seat } has chosen in secret.
fuba-formation = { $seat } plays { $formation }.
fuba-won-kick-off-roll = { $seat } wins the kick-off roll and chooses who starts.
fuba-kick-off-roll-tied = The kick-off roll is a tie: roll again.
fuba-starts-with-ball = { $seat } starts with the ball.
fuba-half-begins =
    { $half ->
        [1] The first half begins.
        [2] The second half begins.
        [3] Extra time begins.
       *[other] The second half of extra time begins.
    }
fuba-half-ends =
    { $half ->
        [1] The whistle: half-time.
        [2] The whistle: full time.
        [3] The whistle: half-time of extra time.
       *[other] The whistle: extra time is over.
    }
fuba-rolled = { $roll }: { $dice }.
fuba-time = Minute { $minute }.
fuba-time-stoppage = Minute { $minute }+{ $stoppage }, stoppage time.
fuba-awarded = A { $restart } for { $seat }, from { $area }.
fuba-not-taken = The half is over: the { $restart } is not taken.
fuba-keeper-placed = { $seat } sends the goalkeeper to { $area }.
fuba-placed =
    { $seat } sends { $players ->
        [0] nobody
        [one] one player
       *[other] { $players } players
    } to { $area }.
fuba-over =
    { $by_goals ->
        [0] The match is over: { $result }. The score was { $home }-{ $away }.
       *[other] The match is over: { $result }, { $home }-{ $away }.
    }

### Events: the turn

fuba-turn-begins = Turn { $turn }: { $seat } has the ball.
fuba-played = { $seat } plays the ball from { $from } to { $to }.
fuba-played-within = { $seat } plays the ball within { $area }.
fuba-value = { $why }: the ball value is now { $value }.
why-start-unmarked = Nobody marks the start area ({ SIGNED($by) })
why-long-pass =
    Long pass over { $by ->
        [one] one area
       *[other] { $by } areas
    } ({ SIGNED($by) })
why-target-unmarked = Nobody marks the target area ({ SIGNED($by) })
why-new = New value
why-event = Special event ({ SIGNED($by) })
why-positioning = Positioning
why-adjustment = Ball value adjustment
why-target-free = A teammate waits unmarked in the target area
why-overflow = More than 6, so the ball is lost
why-pressing = Pressing
why-rebound = Rebound
why-restart = Restart
fuba-special-event = Special event { $number }: { $meaning }.
special-event-2 = the pass fails, the ball stays in the start area and the other team takes it
special-event-3 = a bad touch, the new ball value rises by two
special-event-4 = the passive team may move one extra player before its first action
special-event-5 = an awkward bounce, the new ball value rises by one
special-event-6 = a foul by the controlling team, free kick to the passive team
special-event-7 = no actions this turn, but a corner kick if the target is a corner area
special-event-8 = a foul by the passive team, free kick to the controlling team
special-event-9 = a good touch, the new ball value falls by one
special-event-10 = the controlling team may move one extra player before its first action
special-event-11 = a perfect touch, the new ball value falls by two
special-event-12 = the controlling team may dribble past anyone if its first action is movement
fuba-event-difference =
    Special event { $number ->
        [0] 0
       *[other] { SIGNED($number) }
    }: { $meaning }.
event-difference-passive-moves-two = two players of the passive team may move one area each
event-difference-failed-pass = the pass fails, the ball stays in the start area and the other team takes it
event-difference-passive-moves-one = one player of the passive team may move one area
event-difference-value-rises = an awkward bounce, the new ball value rises by one
event-difference-free-kick-controlling = a foul by the passive team, free kick to the controlling team
event-difference-free-kick-passive = a foul by the controlling team, free kick to the passive team
event-difference-no-actions = no actions this turn, but a corner kick if the target is a corner area
event-difference-value-falls = a good touch, the new ball value falls by one
event-difference-controlling-moves-one = one player of the controlling team may move one area
event-difference-value-falls-two = a perfect touch, the new ball value falls by two
event-difference-controlling-moves-two = two players of the controlling team may move one area each
event-difference-no-defence = the passive team may make no defence moves this turn
fuba-check-kept = { $seat } keeps the ball.
fuba-check-lost = { $seat } wins the ball from { $other }.
fuba-check-easy = The check fails, but nobody is near: { $seat } keeps the ball and { $other } may move one player.
fuba-check-failed-pass = The pass fails: the ball stays in the start area and { $seat } takes it.
fuba-moved = { $seat } moves a player from { $from } to { $to }.
fuba-keeper-moved = { $seat } moves the goalkeeper from { $from } to { $to }.
fuba-dribbled = { $seat } dribbles from { $from } to { $to }.
fuba-keeper-dribbled = { $seat }'s goalkeeper dribbles from { $from } to { $to }.
fuba-acts = { $seat } chooses { $kind }.
fuba-option = { $seat } makes { $line } moves.
fuba-slow-kick = { $seat } takes the goal kick slowly: both teams move first.
fuba-second-actions = { $seat } wants second actions: both teams act again.
fuba-no-second-actions = { $seat } wants no second actions: on to the next turn.

### Events: shots, pressing, penalties, cards

fuba-attempt =
    { $seat }'s shot from { $area } has { $modifier ->
        [0] no modifier
       *[other] a modifier of { SIGNED($modifier) }
    }.
fuba-goal = Goal! { $seat } scores.
fuba-shot-corner = Over the line off a defender: corner for { $seat }.
fuba-shot-rebound = The ball comes back into play: rebound!
fuba-shot-second-die = A six: { $seat } still has a chance and rolls a second die.
fuba-shot-cleared = { $other } clears the rebound and has the ball.
fuba-shot-miss = { $seat } misses.
fuba-pressing-won = { $seat } presses and wins the ball!
fuba-pressing-failed = { $seat } presses in vain: { $other } keeps the ball.
fuba-duel =
    { $kick ->
        [middle] The kick goes down the middle
       *[side] The kick goes to the kicker's { $kick }
    }, { $dive ->
        [middle] the goalkeeper stays in the middle.
       *[side] the goalkeeper dives to its own { $dive }.
    }
fuba-yellow = Yellow card for { $seat }.
fuba-no-card = The test shows no card for { $seat }.
fuba-red = Red card for { $seat }!
fuba-sent-off = { $seat } loses a player from { $area } for the rest of the match.

### Decisions

ask-formation = { $seat }, choose your formation in secret: defenders-midfielders-forwards, ten players in all.
ask-half-time = { $seat }, move one player to another line of your formation, or keep it, in secret.
ask-kick-off = { $seat }, who starts with the ball?
ask-place-keeper = { $seat }, where does your goalkeeper stand?
ask-place = { $seat }, how many players go to { $area }?
ask-adjust = { $seat }, move up to two players one area each, or be done.
ask-target = { $seat }, where do you play the ball?
ask-easy-move = { $seat }, nobody is near the ball: move one player one area, or be done.
ask-closest = { $seat }, which of your closest players goes to the ball?
ask-free-movement = { $seat }, make your free movements, or be done.
ask-first-action = { $seat }, what is your first action?
ask-second-action = { $seat }, what is your second action?
ask-movement = { $seat }, make your { $line } moves, or be done.
ask-second-actions = { $seat }, second actions for both teams, or a new turn?
ask-quick-moves = { $seat }, move your players before the quick free kick, or be done.
ask-goal-kick-moves = { $seat }, move your players before the goal kick, or be done.
ask-free-kick = { $seat }, shoot directly from the free kick, or pass?
ask-corner = { $seat }, from which corner do you take the kick?
ask-dive = { $seat }, choose in secret what your goalkeeper does.
ask-penalty-kick = { $seat }, where do you kick the penalty?
ask-send-off = { $seat }, which of your players is sent off?
ask-event-moves = { $seat }, the special event lets you move players one area each, or be done.
ask-maybe-shoot = { $seat }, shoot at goal, or go on without a shot?
ask-maybe-move = { $seat }, which moves do you make, if any?
ask-bring-back = { $seat }, somebody of your team has to be at the ball before you are done: make your moves.
ask-maybe-press = { $seat }, press for the ball, or be done?
ask-slow-kick = { $seat }, take the goal kick slowly, with moves before it, or at once?
ask-slow-moves = { $seat }, move your players before the slow goal kick, or be done.

### Actions

do-done = Done
do-formation = Play { $formation }
do-kick-off = { $seat } starts with the ball
do-place-keeper = Send the goalkeeper to { $area }
do-place =
    { $players ->
        [0] Place nobody
        [one] Place one player
       *[other] Place { $players } players
    }
do-target = Play the ball to { $area }
do-shoot = Shoot at goal
do-pass = Pass: start a new turn with the free kick
do-movement =
    { $line ->
        [defence] Movement, defence: players straight back
        [forward] Movement, forward: players straight ahead
       *[midfield] Movement, midfield: players sideways or diagonally
    }
do-movement-any-way =
    { $line ->
        [defence] Movement, defence: players straight back
        [forward] Movement, forward: players straight ahead
       *[midfield] Movement, midfield: players one area in any direction
    }
do-position =
    { $steps ->
        [0] Positioning, leaving the ball value as it is
        [one] Positioning, the ball value by one in your favour
       *[other] Positioning, the ball value by { $steps } in your favour
    }
do-adjust = Adjust the ball value by the numbers at the ball
do-press = { $dice ->
        [one] Press with one die
       *[other] Press with { $dice } dice
    }
do-slow-kick = Take the goal kick slowly: both teams move first
do-move = Move a player from { $from } to { $to }
do-move-keeper = Move the goalkeeper from { $from } to { $to }
do-dribble = Dribble with a player from { $from } to { $to }
do-dribble-keeper = Dribble with the goalkeeper from { $from } to { $to }
do-second-actions = Second actions for both teams
do-new-turn = No second actions: a new turn
do-corner = Take the corner kick at { $area }
do-dive =
    { $side ->
        [middle] Stay in the middle
       *[side] Dive to the goalkeeper's { $side }
    }
do-kick =
    { $side ->
        [middle] Kick down the middle
       *[side] Kick to the kicker's { $side }
    }
do-send-off = Send off a player from { $area }

### Odds: a chance of ...

odds-keep = keep
odds-lose = lose
odds-win = win
odds-outplayed = outplayed
odds-frees = next check free
odds-corner = corner
odds-rebound = rebound
odds-miss = miss
odds-penalty = penalty
odds-free-kick = free kick
odds-held = they keep
odds-corner-against = corner against
odds-free-kick-against = free kick against
odds-penalty-against = penalty against
odds-half-ends = half ends
odds-open = still open
odds-special-event = special event

### Terms of a match: competitions, extra time, shoot-outs

fuba-not-primary = { $seat } starts with another formation than its primary one: that costs a condition point.
fuba-discards =
    { $seat } has to discard { $points ->
        [one] a condition point
       *[other] { $points } condition points
    } before the kick-off.
fuba-shoot-out-begins = A shoot-out decides. { $seat } kicks first.
fuba-shoot-out-scored = { $seat } scores. Shoot-out: { $home }-{ $away }.
fuba-shoot-out-missed = { $seat } misses. Shoot-out: { $home }-{ $away }.
call-slow-half = The first half is taking too long: from now on the marker moves one more square a turn.
call-blitz = Blitz: thinking times are strict from now on. Whoever names no target in time plays within the area of the ball.
roll-shoot-out = Roll-off for the shoot-out
due-roll-shoot-out = Roll-off for the shoot-out: { seat-home } first, then { seat-away }. The higher die kicks first.

terms-say-none = None: a match of its own.
terms-say-discard =
    { $seat } discards { $points ->
        [one] one condition point
       *[other] { $points } condition points
    } before the kick-off, from lines of its choice.
terms-say-primary = { $seat } is bound to the formation { $formation }: another one costs a condition point.
terms-say-pool =
    { $seat } chooses its skills from { $cards ->
        [one] one card
       *[other] { $cards } cards
    }:
terms-say-card = - { $skill }
terms-say-barred =
    { $seat } can neither choose nor draw { $cards ->
        [one] this skill
       *[other] these { $cards } skills
    }:
terms-say-late-start = The match starts late: in the first half the marker moves one more square a turn, except in stoppage time.
terms-say-extra-time = After a draw there is extra time: two halves of 15 minutes. A draw after that stands.
terms-say-shoot-out = After a draw a shoot-out decides.
terms-say-both = After a draw there is extra time, two halves of 15 minutes, and then a shoot-out.
terms-say-first-leg = The first leg ended { $home }-{ $away }, seen from this match: both legs together decide whether something follows.
terms-say-whistle = The final whistle is blown { $minute } minutes after the start. That is secret until the match is over.
