### The FUBA board and its prompt.

board-label = Board
board-waiting = Waiting for { $seat }.
board-watching = No question right now.
board-their-question = Not your question: { $seat } is asked
board-moves-left = { $moves ->
    [0] no more moves
    [one] One can still move
   *[other] { $moves } can still move
}
board-planned = { $steps ->
    [one] One move planned.
   *[other] { $steps } moves planned.
} { $moves ->
    [0] Nobody can move any more.
    [one] One can still move.
   *[other] { $moves } can still move.
}
board-drop = Take back the move from { $from } to { $to }
board-finish = Finish my turn
board-finish-long = Answer the rest of my turn without a move, a shot or pressing; it stops where I have to choose
board-finish-not = Let me play on after all
board-window-passes = Play a card now, or it passes by itself.
board-window-nothing = Nothing to play here: it passes by itself.
board-window-hold = Let me think
board-window-held = It waits for you. The other side notices that you are thinking.
board-window-settings = What stops me
board-window-pass = Pass such moments for me
board-window-stop = Always stop { $window }, whatever I hold: the other side sees that I think, not what I hold
board-window-leave = Pass them also while I am away: cards are then not asked for, except where I always stop
board-all = On the board, as a list ({ $count })
board-undo = Undo
board-hint = Hint
board-thinking = Thinking …
board-keys = Keys
board-cancel = Cancel
board-which = Which one?
board-now = The question
board-besides = Whatever happens
board-plan = Keep it, then shoot
board-points-left = { $points ->
    [one] one point left
   *[other] { $points } points left
}
board-mix = { $times ->
    [0] hardly ever
    [1] once in 10
   *[other] { $times } times in 10
}
board-mix-is = Mix your choices at random about this often, so that the other side cannot guess; these are not chances of scoring.
board-mixture-value = This mix guarantees
board-roll-title = Roll the dice
board-roll-die = Die { $number }
board-roll-shows = Die { $number } shows { $face }
board-dice = Dice
board-over = Full time
board-ended = The match is over
board-drawn = A draw
board-nobody = Nobody wins
board-won = { $seat } wins

board-reason-resigned = by resignation
board-reason-time = on time
board-reason-agreed = by agreement
board-reason-claimed = the opponent left
board-reason-adjudicated = decided by the organiser
board-reason-aborted = called off

board-stands =
    { $seat }: { $players ->
        [0] { $keeper ->
            [yes] the goalkeeper
           *[no] nobody
        }
        [one] { $keeper ->
            [yes] one player and the goalkeeper
           *[no] one player
        }
       *[other] { $keeper ->
            [yes] { $players } players and the goalkeeper
           *[no] { $players } players
        }
    }
board-empty = nobody
board-ball-here = the ball, value { $value }, { $seat } controls it
board-legal-take = you can move a player from here
board-legal-none = not an answer
board-held-here = picked up, choose where it goes
board-odds = { $what } { $share } %
board-hint-line-up = This line-up
board-hint-more = { $told }: { $moves }
board-hint-ball = ball: { $way }
board-hint-chance = { $chance } % to win
board-hint-against = { $rank ->
        [0] Compared with doing nothing.
       *[other] Compared with choice { $rank }.
    }
board-hint-behind = −{ $behind } %
board-hint-level = the same
board-hint-share = { $share } % of the time
board-hint-way = { $rank }: { $answer } { $worth }.
board-taken = Picked up a player in { $area }. It can go to { $to }.
board-not-there = { $area } is not an answer now. Possible: { $legal }.
board-not-from = You cannot move anyone from { $area } now. Possible: { $legal }.
board-not-on-board = Use the buttons to answer this question.

board-do-shoot = Shoot
board-do-press = { $with ->
    [point] Press +1
    [aggressively] Press aggressively
   *[other] Press
}
board-do-defence = { $with ->
    [point] Move back +1
   *[other] Move back
}
board-do-midfield = { $with ->
    [point] Move across +1
   *[other] Move across
}
board-do-forward = { $with ->
    [point] Move ahead +1
   *[other] Move ahead
}
board-do-roll-moves = Move by a die
board-do-position = { $with ->
    [point] Position by { $number } +1
   *[other] { $number ->
        [0] Position ±0
       *[other] Position by { $number }
    }
}
board-do-adjust = { $with ->
    [point] Adjust +1
   *[other] Adjust value
}
board-do-done = Done
board-do-pass = Pass
board-do-second = Second actions
board-do-next = New turn
board-do-slow = Slowly
board-do-sweep = Sweep
board-do-slow-down = Slow the game
board-do-raise = Raise by two
board-do-lower = Lower by two

board-keys-title = Keys
board-keys-arrows = Arrows
board-keys-arrows-do = from area to area
board-keys-enter = Enter
board-keys-enter-do = choose the area; pick up or put down a player
board-keys-escape = Escape
board-keys-escape-do = put back, close
board-keys-shoot = shoot
board-keys-press = press
board-keys-done = done
board-keys-undo = undo
board-keys-hint = hint
board-keys-finish = finish the turn
board-keys-hold = think longer about a card
board-keys-digits = the buttons in order
board-keys-help = these keys
