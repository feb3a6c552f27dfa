### The grid game on the table.

board-grid-label = Board, { $width } by { $length } squares. Arrow keys move from square to square, Enter chooses, the question mark tells more.
board-grid-label-quiet = Board, { $width } by { $length } squares. Arrow keys move from square to square.

## The turn

board-grid-turn = Turn { $turn }
board-grid-half =
    { $half ->
        [1] First half
        [2] Second half
       *[other] Part { $half }
    }
board-grid-points =
    { $points ->
        [0] No points left
        [one] One point left
       *[other] { $points } points left
    }
board-grid-points-word =
    { $points ->
        [one] point
       *[other] points
    }
board-grid-rolled = Rolled
board-grid-next = Next: { $seat }, { $kind }
board-grid-before = Before the kick-off

## The question

board-grid-waiting = { $seat } is deciding …
board-grid-waiting-both = Both are deciding …
board-grid-over = The match is over.
board-grid-in-between = During the opponent’s turn
board-grid-time = { $seconds } s left
board-grid-plan-gone = What you had planned is gone: the position has changed.
board-grid-undo = Take back
board-grid-back = Choose another
board-grid-done = Done
board-grid-end = End the turn
board-grid-hint = Hint
board-grid-hint-thinking = Thinking …
board-grid-best = the computer’s choice
board-grid-odds-goal = goal { $odds }
board-grid-who = Who
board-grid-choose = What next?
board-grid-touch-square = Tap one of the marked squares.
board-grid-rows = Rows
board-grid-columns = Columns
board-grid-stay-here = Tap a square in the lighter rows to place it there.

board-grid-reach = Tap a lit square: white to walk there, yellow to play the ball there.
board-grid-steps-by-hand = One step at a time

board-grid-way-walk = { $marker } walks here, { $points ->
        [one] one point
       *[other] { $points } points
    }
board-grid-way-ball = The ball goes here, { $points ->
        [one] one point
       *[other] { $points } points
    }
board-grid-way-shot = Shoot here, { $points ->
        [one] one point
       *[other] { $points } points
    }
board-grid-no-way = Nothing leads there with the points that are left.
board-grid-odds-rest = anything else

board-grid-pad-move = Step
board-grid-pad-kick = Kick
board-grid-pad-toss = Throw
board-grid-pad-step = The ball goes on
board-grid-pad-toward = The ball goes
board-grid-pad-stand = Get up, facing
board-grid-pad-face = Face

## The board

board-grid-zoom-in = Zoom in
board-grid-north-letter = N
board-grid-north-upright = North is up
board-grid-north-side = North is to the right
board-grid-north-turned = North is down
board-grid-zoom-out = Zoom out
board-grid-square = { $square }
board-grid-slot = { $square }, a slot of the goal
board-grid-facing = facing { $way }
board-grid-down = lying down
board-grid-has-ball = holding the ball
board-grid-ball = the ball
board-grid-hand = in your hand
board-grid-skill = { $left } of { $skill } skill points
board-grid-fouls =
    { $fouls ->
        [one] one foul
       *[other] { $fouls } fouls
    }
board-grid-extra = { $points } extra points
board-grid-free = free
board-grid-can = possible: { $answers }

## Placement

board-grid-place-title = Place your team
board-grid-place-how = Drag your markers, or tap one and then a square. The opponent does not see it before the kick-off.
board-grid-place-usual = Standard formation
board-grid-place-last = Same as last time
board-grid-place-done = Ready
board-grid-place-sending = Placing …
board-grid-place-chosen = { $marker } selected. Choose its square.
board-grid-place-put = { $marker } is on { $square }.
board-grid-place-not = It cannot stand there.
board-grid-place-team = Your team

## Penalties

board-grid-shootout = Shoot-out
board-grid-shootout-won = { $seat } wins the shoot-out { $goals }–{ $against }
board-grid-penalty = Penalty kick
board-grid-tally = { $seat }: { $goals } of { $kicks }
board-grid-goal-label = The goal, seen by the kicker
board-grid-goalie-here = The goalie stands here
board-grid-ball-here = The ball goes here
board-grid-faces = Where the ball goes
board-grid-kicker = { $marker } kicks
board-grid-face-chosen = Chosen in secret: { $face }

## Help

board-grid-help = Keys
board-grid-help-title = Keyboard
board-grid-help-arrows = Arrow keys
board-grid-help-arrows-do = move the frame from square to square
board-grid-help-enter = Enter or space
board-grid-help-enter-do = selects the marker, or does what is possible on the square
board-grid-help-letters-do = moves the selected marker, or sends the ball on, in that direction
board-grid-help-shift = Shift and a letter
board-grid-help-shift-do = kicks or throws in that direction
board-grid-help-zoom = Plus, minus, 0
board-grid-help-zoom-do = zoom in, zoom out, show the whole board
board-grid-help-escape = Escape
board-grid-help-escape-do = puts the marker back
board-grid-help-tab = Tab
board-grid-help-tab-do = goes to the buttons beside the board: every answer is there or on the board
