## What is written across the pitch while the match is shown.

stage-goal = Goal! { $clock }'
stage-goal-turn = Goal! Turn { $turn }
stage-shoots = { $seat } shoots!
stage-steps-up = { $seat } steps up to the spot.
stage-rolled = { $roll } ({ $seat }): { $dice }.
stage-rolled-both = { $roll }: { $seat } { $first }, { $other } { $second }.
stage-scored = Scored!
stage-missed = Missed!
stage-saved = Saved!
stage-wide = Wide!
stage-post = Off the post!
stage-deflected = Deflected behind!
stage-corner = Corner
stage-penalty = Penalty!
stage-yellow = Yellow card
stage-red = Red card!
stage-whistle =
    { $half ->
        [1] Half-time
        [2] End of normal time
        [3] Half-time of extra time
        [4] Extra time is over
       *[other] Full time
    }
stage-on-penalties = { $home }-{ $away } on penalties
stage-goals = Goals
stage-shots = Shots
stage-won = Balls won
stage-tackles = Tackles
stage-cards = Cards
stage-gesture-tackle = Tackle!
stage-gesture-header = Header!
stage-gesture-bicycle = Bicycle kick!
stage-gesture-feet = Foot in!
stage-gesture-chest = Off the chest!
stage-gesture-saves = Got it!
stage-on = On the pitch
stage-skip = Skip
stage-skip-is = Skip to the present (space)
