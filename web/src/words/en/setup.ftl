### FUBA: the set-up, and what stands beside the pitch.

setup-secret = Only you see this
setup-confirm = Confirm

setup-formation-usual = Standard
setup-formation-last = Last time
setup-formation-keep = Keep
setup-formation-more = Other formations ({ $count })

setup-place-title = { $seat }, line up for the { $restart }
setup-pitch = Your team on the pitch
setup-how = Drag counters from area to area, or tap + and −.
setup-keys = On the keyboard: Tab to an area, then the arrows up and down, or a number.
setup-offers = Line-ups
setup-offer-default = By formation
setup-offer-last = Same as last time
setup-clear = Clear
setup-keeper = Goalkeeper
setup-ready = Ready
setup-sending = Lining up …
setup-single = Place area by area
setup-together = Back to the whole line-up
setup-more = One more in { $area }
setup-less = One fewer in { $area }
setup-left =
    { $players ->
        [0] Everyone is placed
        [one] One left to place
       *[other] { $players } left to place
    }
setup-now =
    { $area }: { $players }. { $left ->
        [0] Everyone is placed.
       *[other] { $left } left.
    }
setup-stop-few =
    { $players ->
        [one] At least one player has to go to { $area }. Change it, then continue.
       *[other] At least { $players } players have to go to { $area }. Change it, then continue.
    }
setup-stop-many =
    { $players ->
        [0] Nobody may go to { $area } now. Change it, then continue.
        [one] At most one player may go to { $area } now. Change it, then continue.
       *[other] At most { $players } players may go to { $area } now. Change it, then continue.
    }
setup-stop-one-of = Somebody has to stand in one of these areas: { $areas }. Change it, then continue.
setup-stop-keeper = The goalkeeper may not stand there. Choose another place, then continue.
setup-stop-left =
    { $way ->
        [more] { $players ->
            [one] One player still has to be placed. Place it, then continue.
           *[other] { $players } players still have to be placed. Place them, then continue.
        }
       *[fewer] { $players ->
            [one] One player too many is placed. Remove one, then continue.
           *[other] { $players } players too many are placed. Remove some, then continue.
        }
    }

setup-midfield-roles-0 = Attacking midfielders
setup-midfield-roles-1 = Defending midfielders
setup-other-roles-0 = Attacking centre backs
setup-other-roles-1 = Withdrawn strikers
setup-other-roles-2 = Offensive wing backs
setup-styles-0 = Defence
setup-styles-1 = Midfield
setup-styles-2 = Forwards

setup-cards-taken = { $taken } of { $cards } cards chosen
setup-cards-find = Find a card
setup-cards-none = No card by that name.

setup-to-line = to { $line }
setup-fresh = Fresh player
setup-point = This line
setup-line-players =
    { $players ->
        [one] one player
       *[other] { $players } players
    }
setup-points =
    { $points ->
        [one] one condition point
       *[other] { $points } condition points
    }
setup-points-hidden = not revealed yet

setup-tracks = Time, goals, ball
setup-half-1 = 1st
setup-half-2 = 2nd
setup-half-3 = E1
setup-half-4 = E2
setup-shoot-out = Shoot-out { $home }-{ $away }
setup-agreed-blitz = Blitz
setup-agreed-slow-half = Slow half
setup-agreed-late-start = Late start
setup-minute = { $minute }′
setup-stoppage = { $minute }+{ $stoppage }′
setup-time-before = The match has not begun.
setup-time =
    { $half ->
        [1] First half
        [2] Second half
        [3] Extra time, first half
       *[other] Extra time, second half
    }, minute { $minute }{ $stoppage ->
        [0] {""}
       *[other] , stoppage time { $stoppage }
    }.
setup-goals =
    { $goals ->
        [one] one goal
       *[other] { $goals } goals
    }
setup-ball-value = Ball value { $value }
setup-ball-means = { $value ->
    [1] perfect control
    [2] under control
    [3] a good touch
    [4] a loose touch
    [5] hard to hold
   *[6] poor control
}
setup-control = { $seat } has the ball
setup-weather = Weather: { $weather }

setup-yellow =
    { $cards ->
        [one] one yellow card
       *[other] { $cards } yellow cards
    }
setup-red =
    { $cards ->
        [one] one red card
       *[other] { $cards } red cards
    }
setup-formation-secret = Chosen in secret
setup-formation-own = only you know
setup-formation-none = No formation yet
setup-formation-next = { $formation } from the next turn
setup-substitutions =
    { $left ->
        [0] No substitution left
        [one] One substitution left
       *[other] { $left } substitutions left
    }
setup-recovering =
    { $players ->
        [one] One injured player
       *[other] { $players } injured players
    }, back in { $left }
setup-keeper-outside = Goalkeeper outside the goal area
setup-keeper-hurt = Goalkeeper hurt
setup-tired = Tired
setup-coach-off = Coach sent off
setup-sweeps = Goalkeeper sweeps
setup-hand = Skill cards
setup-card-play = Play
setup-card-played = played
setup-card-lost = lost
setup-card-own = hidden from the other team
setup-cards-down =
    { $cards ->
        [one] one card face down
       *[other] { $cards } cards face down
    }
