### Why a hint recommends what it does. Chances are percentages; `$other` is that of what it is compared with.

hint-why-only = Nothing else is worth considering here.
hint-why-alike = These are about equally good: take the one you like.
hint-why-slightly = Slightly better: there is little between them.
hint-plain-goal = The shot goes in { $chance } % of the time; the others are about as good.
hint-plain-win = You win the ball { $chance } % of the time; the others are about as good.
hint-plain-keep = You keep the ball { $chance } % of the time; the others are about as good.
hint-why-worth = Your winning chance is { $chance } % instead of { $other } %.
hint-why-unseen = Nobody sees this yet, so no position shows which is better.
hint-why-duel = They must not guess it: mix your choices as shown, and { $chance } % of such kicks go in.
hint-why-duel-against = They must not guess it: mix your choices as shown, and only { $chance } % of their kicks go in.
hint-why-formation = { $defenders } at the back, { $midfielders } in midfield, { $forwards } up front: { $chance } % against the usual 4-4-2, the least balanced card { $least } %.
hint-why-formation-alike = { $defenders } defenders, { $midfielders } midfielders and { $forwards } forwards may move at once; the cards of the box are about equally good.

hint-why-goal = The shot goes in { $chance } % of the time instead of { $other } %.
hint-why-shot = The shot goes in { $chance } % of the time.
hint-why-not-shoot = A shot would go in only { $chance } % of the time.
hint-why-plan = You can shoot from there this turn: that scores { $chance } % of the time instead of { $other } %.
hint-why-plan-alone = You can shoot from there this turn: that scores { $chance } % of the time.
hint-why-next-goal = It prepares a goal: your next attack scores { $chance } % of the time instead of { $other } %.
hint-why-their-goal = It guards your goal: their next attack scores { $chance } % of the time instead of { $other } %.
hint-why-keep = Control { $chance } % instead of { $other } %.
hint-why-keep-numbers = { $own } against { $theirs } at the ball: control { $chance } % instead of { $other } %.
hint-why-forward = { $areas ->
        [one] One area nearer to their goal
       *[other] { $areas } areas nearer to their goal
    }, with { $chance } % control.
hint-why-forward-boldly = { $areas ->
        [one] Worth the risk: one area nearer to their goal
       *[other] Worth the risk: { $areas } areas nearer to their goal
    }, though you keep the ball only { $chance } % of the time.
hint-why-next-keep = It helps the next pass: control { $chance } % instead of { $other } %.
hint-why-next-keep-numbers = { $own } against { $theirs } at the ball: the next pass has { $chance } % control instead of { $other } %.
hint-why-win = You win the ball { $chance } % of the time instead of { $other } %.
hint-why-press = Pressing wins the ball { $chance } % of the time.
hint-why-not-press = Pressing would win the ball only { $chance } % of the time.
hint-why-next-press = Then your pressing wins the ball { $chance } % of the time instead of { $other } %.
hint-why-pressed = Then their pressing wins the ball { $chance } % of the time instead of { $other } %.
hint-why-numbers = { $own } against { $theirs } at the ball instead of { $own-other } against { $theirs-other }.

hint-why-tackle = The tackle wins the ball { $chance } % of the time.
hint-why-held = Your goalie has the ball in hand: nobody can take it away.
hint-why-out-of-reach = The ball is { $squares } squares from their nearest player instead of { $other }.
hint-why-nearer = { $rows ->
        [one] The ball is one row nearer to their goal,
       *[other] The ball is { $rows } rows nearer to their goal,
    } { $squares ->
        [one] one square from their nearest player.
       *[other] { $squares } squares from their nearest player.
    }
hint-why-closer = { $squares ->
        [one] Your nearest player is one square from the ball instead of { $other }.
       *[other] Your nearest player is { $squares } squares from the ball instead of { $other }.
    }
