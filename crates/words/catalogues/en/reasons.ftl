### Why an answer is not legal now: FUBA

no-action-now = That is an action, and no action is asked for now.
no-action-in-this-sequence = Here the actions come in a fixed order, and this one is not asked for now.
no-same-action-twice = A second action has to be of another type than the first, and this type was played already.
no-defence-by-event = A special event bars your team from defence moves in this turn.
no-moves-now = No moves are asked for now: choose a movement first, when an action is asked for.
no-target-now = No target is asked for now: the team with the ball chooses it when a turn begins.
no-shot-without-ball = Only the team with the ball may shoot.
no-shot-from-here = The ball is in { $area }: a shot has to come from the other team's half, or from beside the half-way line while its goalkeeper is away.
no-press-in-control = Your team has the ball: only the other team presses.
no-press-at-goal-kick = Nobody presses while a goal kick waits to be taken.
no-press-outnumbered = To press you need at least as many players as the other team where the ball is, { $area }: there you have { $own } against { $other }.
no-such-positioning = In this edition the numbers at the ball turn the ball value: the action is adjust.
no-such-adjustment = In this edition a team turns the ball value in its own favour: the action is position with a number.
no-positioning-nobody-there = To turn the ball value you need a player where the ball is: { $area }.
no-positioning-beyond = The ball value is { $value } and stays between 1 and 6: { $most } is the most you can turn it.
no-positioning-so-far =
    { $more ->
        [0] { $most } is the most you can turn the ball value: 1 with a player at the ball, 2 with more players there than the other team.
       *[other] { $most } is the most you can turn the ball value: 1 with a player at the ball, 2 with more players there than the other team, and { $more } more by a skill.
    }
no-target-nobody-near = You have nobody in or beside { $area }.
no-target-free-kick = A free kick stays in its area only if you have a second player there.
no-target-difficult = With a ball value of 6 the ball goes no farther than to an area beside it.
no-target-too-far = The long pass to { $area } would push the ball value from { $value } above 6.
no-target-offside = Your players in { $area } are offside.
no-target-offside-near = All your players beside { $area } are offside.
no-done-without-ball = You cannot be done yet: your team needs a player at the ball.
no-moves-left = You have no moves left.
no-move-nobody-there = You have nobody of that kind to move in { $area }.
no-move-nominee = In { $area } the player that counts as two is not among several of yours that may move: write the move without the star.
no-move-twice = Whoever is in { $area } has moved already, and a piece moves once.
no-move-too-far = A move goes to an area beside the one it starts from: { $to } is not beside { $from }.
no-move-offside = In { $area } your player would be offside.
no-move-leaves-ball = Somebody of yours has to stay with the ball in { $area }.
no-midfield-move = Midfield moves go sideways or diagonally, never straight.
no-midfield-move-past-ball = A straight midfield move does not go past the ball.
no-move-past-opponents = On a long way a piece stops where the other team has more players, and the goalkeeper after two areas.
no-forward-move = Forward moves go straight ahead: not there.
no-defence-move = Defence moves go straight back: not there.
no-free-move-without-surplus = In { $area } you have no more players than the other team, so nobody leaves it freely.
no-free-move-but-from-goal-line = Free movements go straight away from a goal line, and not to the ball.
no-dribble-now = Nobody dribbles now: that is part of a movement.
no-dribble-without-ball = Only the team with the ball dribbles.
no-dribble-from-elsewhere = The ball is in { $area }: a dribble starts there.
no-dribble-at-goal-kick = Nobody dribbles while a goal kick waits to be taken.
no-dribble-twice = The ball is carried once in a movement.
no-dribble-past-opponents = Players of the other team are in { $area }: the ball is carried out of an area without them.

### Behind a refusal of a word that is not known

did-you-mean = Did you mean "{ $meant }"?
