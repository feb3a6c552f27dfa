## The grid game. Squares are column,row from the south-west corner; Home plays north.

### Markers and directions

marker-H0 = { seat-home }'s goalie
marker-H1 = { seat-home } 1
marker-H2 = { seat-home } 2
marker-H3 = { seat-home } 3
marker-H4 = { seat-home } 4
marker-H5 = { seat-home } 5
marker-H6 = { seat-home } 6
marker-H7 = { seat-home } 7
marker-H8 = { seat-home } 8
marker-H9 = { seat-home } 9
marker-H10 = { seat-home } 10
marker-A0 = { seat-away }'s goalie
marker-A1 = { seat-away } 1
marker-A2 = { seat-away } 2
marker-A3 = { seat-away } 3
marker-A4 = { seat-away } 4
marker-A5 = { seat-away } 5
marker-A6 = { seat-away } 6
marker-A7 = { seat-away } 7
marker-A8 = { seat-away } 8
marker-A9 = { seat-away } 9
marker-A10 = { seat-away } 10

dir-n = north
dir-ne = north-east
dir-e = east
dir-se = south-east
dir-s = south
dir-sw = south-west
dir-w = west
dir-nw = north-west

### Small words

turn-normal = an ordinary turn
turn-kick-off = the kick-off
turn-throw-in = a throw-in
turn-corner = a corner kick
turn-goal-kick = a goal kick
turn-free-kick = a free kick
turn-goalie = the goalie has the ball
turn-penalty = a penalty kick

grid-opponent = the opponent
attempt-feet = with the feet
attempt-chest = with the chest
attempt-header = with a header
attempt-bicycle = with a bicycle kick

fake-mild = mild
fake-moderate = moderate
fake-extreme = extreme

parity-odd = odd
parity-even = even

### Rolls: what they are for, and what is said while they are due

grid-roll-off = Roll-off
grid-roll-turn = Points for the turn
grid-roll-grab = Points after the grab
grid-roll-save = Save
grid-roll-deflect = Deflection
grid-roll-contact = Contact
grid-roll-distance = Distance
grid-roll-arc = Direction and distance
grid-roll-random-header = Where the header goes
grid-roll-missed = How far the missed ball goes on
grid-roll-loose = How far the loose ball rolls
grid-roll-juggle-foot = Juggle, the foot
grid-roll-juggle-knee = Juggle, the knee
grid-roll-juggle-length = How far the lost ball goes
grid-roll-fake = Fake-out
grid-roll-foul-step = Foul after contact
grid-roll-foul-tackle = Foul after the tackle
grid-roll-foul-header = Foul after the header
grid-roll-shootout-off = Roll-off for the shoot-out
grid-roll-penalty = Penalty kick
grid-roll-penalty-save = Save of the penalty

due-grid-roll-off = Roll-off: one die for { seat-home }, then one for { seat-away }. The higher one kicks off.
due-grid-roll-turn = { $dice ->
        [one] { $seat } rolls one die for its points.
       *[other] { $seat } rolls { $dice } dice for its points.
    }
due-grid-roll-grab = { $seat } has grabbed the ball and rolls { $dice } dice for new points.
due-grid-roll-save = { $marker } tries to save: one die. It must reach the ball exactly, without diagonals.
due-grid-roll-deflect = { $marker } tries to touch the ball away: one die, and the points left are added. 6 is enough.
due-grid-roll-contact = { $marker } meets the ball { $attempt }: one die. Odd is contact.
due-grid-roll-distance = { $marker } has met the ball { $attempt }: one die for the distance.
due-grid-roll-arc = { $marker } has met the ball badly { $attempt }: one die for the direction, one for the distance.
due-grid-roll-random-header = { $marker } has headed the ball badly: three dice for the direction, one for the distance.
due-grid-roll-missed = { $marker } has missed the pass: one die says how far the ball goes on.
due-grid-roll-loose = Nobody has the ball: one die for { $seat } says how far it rolls.
due-grid-roll-juggle-foot = { $marker } lifts the ball with the foot: one die. Odd succeeds.
due-grid-roll-juggle-knee = { $marker } lifts the ball with the knee: one die. Odd succeeds.
due-grid-roll-juggle-length = { $marker } has lost the ball: one die says how far it goes.
due-grid-roll-fake = { $marker } tries the fake-out: one die.
due-grid-roll-foul-step = { $marker } has run into an opponent: one die. 1 is a foul.
due-grid-roll-foul-tackle = { $marker } has missed the tackle: one die. 1 or 2 is a foul.
due-grid-roll-foul-header = { $marker } has missed the header next to an opponent: one die. 1 or 2 is a foul.
due-grid-roll-shootout-off = Roll-off for the shoot-out: one die for { seat-home }, then one for { seat-away }. The higher one kicks first.
due-grid-roll-penalty = { $seat } rolls one die for the slot of the penalty.
due-grid-roll-penalty-save = { $dice ->
        [one] { $marker } rolls one die to save the penalty.
       *[other] { $marker } rolls { $dice } dice to save the penalty.
    }

### Events: before and between turns

grid-placed = { $seat } has placed its team.
grid-revealed = Both teams are shown.
grid-skill-given = { $marker } gets a skill point.
grid-rolled = { $roll }: { $dice }.
grid-roll-off-tied = The roll-off is a tie: roll again.
grid-starts = { $seat } kicks off.
grid-kicks-off = { $marker } stands on { $square } to kick off.
grid-turn-begins = Turn { $turn }, { $seat }: { $kind }.
grid-points =
    { $points ->
        [0] No points are left to spend.
        [one] One point to spend.
       *[other] { $points } points to spend.
    }
grid-time-up = The time of { $seat } has run out.
grid-full-time = Time is up.
grid-half-time = Half-time.
grid-over = The match is over: { $result }.

### Events: members and the ball

grid-moved = { $marker } steps to { $square }.
grid-turned = { $marker } turns to face { $way }.
grid-stood-up = { $marker } gets up, facing { $way }.
grid-went-down = { $marker } goes down.
grid-kicked = { $marker } kicks the ball.
grid-took-over = { $marker } plays the ball on.
grid-inertia-move = The ball rolls on by itself.
grid-ball-to = The ball goes to { $square }.
grid-grabbed = { $marker } grabs the ball.
grid-tossed = { $marker } throws the ball.
grid-set-down = The ball is put down on { $square }.
grid-stopped = The ball stops on { $square }.
grid-forced =
    The ball goes { $squares ->
        [one] one square { $way }.
       *[other] { $squares } squares { $way }.
    }
grid-bounced = The ball bounces to { $square }.
grid-rolls-on = The loose ball rolls on { $way }.

### Events: shots

grid-shot = A shot! The ball is in the goal mouth at { $square }.
grid-no-save = { $marker } has no chance to save.
grid-stunned = { $marker } is stunned by the shot.
grid-beaten = { $marker } cannot grab the ball.
grid-deflected = { $marker } touches the ball away to the { $way }.
grid-goal = Goal for { $seat }! { $home }-{ $away }.

### Events: set pieces

grid-out = The ball goes out at { $square }.
grid-awarded = { $seat } gets { $restart } at { $square }.
grid-put-at = { $marker } moves to { $square }.
grid-corner-called = The corner is called: { $total }.
grid-corner-missed = The call was wrong: the ball lands on { $square }.

### Events: duels

grid-tackle-called = { $marker } goes for the ball of { $opponent } and calls { $call }.
grid-tackled = { $marker } is tackled and goes down on { $square }.
grid-tackle-failed = The call is wrong: { $marker } misses the tackle.
grid-poor-aim =
    Poor aim: { $marker } has to kick { $squares ->
        [one] one square { $way }.
       *[other] { $squares } squares { $way }.
    }
grid-let-pass = { $seat } lets the ball pass.
grid-met-missed = { $marker } misses the ball { $attempt }.
grid-met-well = { $marker } meets the ball well { $attempt }.
grid-met-badly = { $marker } meets the ball badly { $attempt }.
grid-met-nick = { $marker } just nicks the ball { $attempt }.
grid-trapped = { $marker } stops the ball on { $square }.
grid-redirected = { $marker } plays the ball to { $square }.
grid-juggled = { $marker } juggles the ball.
grid-juggle-failed = { $marker } loses the juggled ball.
grid-follows-with-header = { $marker } follows up with a header.
grid-follows-with-bicycle = { $marker } follows up with a bicycle kick.
grid-follows-with-kick = { $marker } drops the ball and plays on.
grid-faked-out = { $marker } fakes { $opponent } out ({ $level }).
grid-fake-failed = { $opponent } does not fall for the { $level } fake-out of { $marker }.
grid-foul = Foul by { $marker } on { $opponent }.
grid-offside = { $marker } is offside.
grid-yellow-card = Yellow card for { $marker }.
grid-red-card = Red card for { $marker }.
grid-sent-off = { $marker } leaves the match.
grid-rerolled = { $marker } has the dice rolled again.

### Events: penalties

grid-shootout-begins = The match is level: a shoot-out decides.
grid-shootout-starts = { $seat } kicks first.
grid-penalty-by = { $marker } takes the penalty.
grid-face-hidden = { $seat } has chosen in secret.
grid-penalty = The goalie stands on slot { $goalie }, the ball goes to slot { $ball }.
grid-penalty-goal = The penalty is in.
grid-penalty-grabbed = The goalie grabs the penalty.
grid-penalty-deflected = The goalie touches the penalty away.

### Questions

grid-ask-place =
    { $part ->
        [row] { $seat }, in which row does { $marker } stand?
       *[column] { $seat }, { $marker } stands in row { $row }: in which column?
    }
grid-ask-skill-point =
    { $left ->
        [one] { $seat }, which fielder gets the last skill point?
       *[other] { $seat }, which fielder gets a skill point? { $left } are left.
    }
grid-ask-kicker = { $seat }, who kicks off, and from which square?
grid-ask-tackle = { $seat }, will anybody tackle { $opponent } before the dice are rolled?
grid-ask-tackle-target = { $seat }, whom does { $marker } tackle?
grid-ask-tackle-call = { $seat }, the tackle on { $opponent }: will the dice be odd or even?
grid-ask-reroll = { $seat }, keep the dice or have them rolled again?
grid-ask-poor-aim = { $seat }, a 1 means poor aim: who kicks, and which way?
grid-ask-inertia = { $seat }, does the ball roll on?
grid-ask-act = { $seat }, what next?
grid-ask-member = { $seat }, what does { $marker } do?
grid-ask-offers = { $seat }, the ball of { $opponent } passes by: does anybody go for it?
grid-ask-combine = { $seat }, does anybody head or bicycle-kick the pass?
grid-ask-trap-or-kick = { $seat }, does { $marker } stop the ball or kick it?
grid-ask-redirect =
    { $seat }, { $marker } plays the ball { $attempt } exactly { $squares ->
        [one] one square
       *[other] { $squares } squares
    } away: where to?
grid-ask-bicycle-line =
    { $seat }, { $marker } bicycle-kicks the ball { $squares ->
        [one] one square
       *[other] { $squares } squares
    }: which way?
grid-ask-walk =
    { $seat }, from where does the goalie touch the ball away? { $points ->
        [one] One point
       *[other] { $points } points
    } to walk; what is left helps.
grid-ask-deflect-to =
    { $seat }, which way is the ball touched, { $squares ->
        [one] one square?
       *[other] { $squares } squares?
    }
grid-ask-loose = { $seat }, nobody will have the ball here: it rolls on.
grid-ask-follow-up = { $seat }, how does { $marker } follow the juggle up?
grid-ask-drop = { $seat }, where does { $marker } drop the ball?
grid-ask-reposition =
    { $part ->
        [row] { $seat }, does { $marker } stay, or in which row does it stand?
        [facing] { $seat }, which way does { $marker } face?
       *[column] { $seat }, { $marker } stands in row { $row }: in which column?
    }
grid-ask-goal-kick-square = { $seat }, from which square is the goal kick taken?
grid-ask-leave-area = { $seat }, { $marker } must leave the penalty area: where to?
grid-ask-taker = { $seat } has { $restart }: who takes it?
grid-ask-taker-square = { $seat }, where does { $marker } stand, and facing which way?
grid-ask-make-room = { $seat }, { $marker } must make room: where does it go?
grid-ask-corner-call = { $seat }, a normal corner, or straight at the goal with a total called?
grid-ask-fouled = { $seat }, on whom did { $marker } commit the foul?
grid-ask-red-card-fielder = { $seat }, which fielder leaves for the goalie?
grid-ask-penalty-taker = { $seat }, who takes the penalty?
grid-ask-penalty-face = { $seat }, choose in secret where the ball goes: the slots are counted from your left, without the one the goalie will stand on.
grid-ask-penalty-slot = { $seat }, on which slot does the goalie stand? 1 is the kicker's left.
grid-ask-penalty-corner = { $seat }, from which corner square does play go on?

### Answers

grid-do-end = end the turn
grid-do-stop = the ball stops here
grid-do-step = the ball goes on { $way }
grid-do-pick = { $marker } moves or plays the ball
grid-do-move = step { $way }
grid-do-kick = kick { $way }
grid-do-toss = throw { $way }
grid-do-set-down = put the ball down on { $square }
grid-do-turn-left = turn left
grid-do-turn-right = turn right
grid-do-stand = get up, facing { $way }
grid-do-juggle = juggle the ball
grid-do-fake = fake out { $marker } ({ $level })
grid-do-open-skill = spend the skill points that were kept for a second roll
grid-do-row = row { $row }
grid-do-column = column { $column }
grid-do-face = face { $way }
grid-do-stay = stay there
grid-do-skill = { $marker } gets it
grid-do-kicker = { $marker } kicks off from { $square }
grid-do-decline = no
grid-do-tackle = { $marker } tackles
grid-do-tackle-after-step = { $marker } steps { $way } and tackles
grid-do-opponent = { $marker }
grid-do-call = call { $call }
grid-do-keep = keep the dice
grid-do-reroll = { $marker } has them rolled again
grid-do-aim = { $marker } kicks { $way }
grid-do-attempt = { $marker } tries { $attempt }
grid-do-trap = stop the ball
grid-do-volley = kick it at once
grid-do-to = to { $square }
grid-do-toward = to the { $way }
grid-do-roll = let it roll
grid-do-taker = { $marker } takes it
grid-do-from = from { $square }, facing { $way }
grid-do-normal = a normal corner
grid-do-direct = straight at the goal, calling { $total }
grid-do-follow-header = with a header
grid-do-follow-bicycle = with a bicycle kick from { $square }
grid-do-follow-kick = the ball drops on { $square }
grid-do-slot = slot { $slot }
grid-do-hide = free slot { $face } from your left

### Odds

odds-grab = grab
odds-deflection = deflection
odds-no-goal = no goal
odds-aimed = aimed
odds-straight = straight only
odds-random = at random
odds-nick = nick
odds-missed = missed
odds-tackled = tackled
odds-wrong-call = wrong call
odds-success = success
odds-failure = failure
odds-foul = foul
odds-out = out
odds-offside = offside
