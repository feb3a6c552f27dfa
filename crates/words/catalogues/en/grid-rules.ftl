## The rules of the grid game in force: a title for each rule and a sentence for each value it can have.

edition-grid-basic = The grid game, basic
edition-grid-advanced = The grid game, all advanced rules
edition-grid-full = The grid game, all advanced rules with fouls, cards and skill

board-small = small board
board-medium = medium board
board-large = large board

where-corners = where the ball can go out
where-period = where a match does not end with a score
where-header = where headers are in play
where-facing = where facing is in play
where-cards = where cards are in play
where-tackle = where tackles are in play

warn-crowded = { $fielders } fielders a team are many for this board: { $advised } or fewer are advised.
warn-cards-idle = Cards change nothing here: add +skill or red_card_plays_short=yes for a red card that hurts.

rule-grid-board = Board
rule-grid-board-small = 19 by 29 squares.
rule-grid-board-medium = 23 by 35 squares.
rule-grid-board-large = 27 by 41 squares.

rule-grid-fielders = Fielders
rule-grid-fielders-number =
    { $n ->
        [one] A goalie and one fielder a team.
       *[other] A goalie and { $n } fielders a team.
    }

rule-grid-end = End of the match
rule-grid-end-turns = The match lasts { $n } turns of both teams together; a tie goes to the shoot-out.
rule-grid-end-score =
    { $n ->
        [one] The first goal wins.
       *[other] The first team with { $n } goals wins.
    }
rule-grid-end-timed =
    { $n ->
        [one] The match lasts one minute
       *[other] The match lasts { $n } minutes
    } by the clock; a tie goes to the shoot-out.

rule-grid-half-time = Half-time
rule-grid-half-time-yes = Two equal halves; the team that did not start the first kicks off the second.
rule-grid-half-time-no = The match is played without a break.

rule-grid-shootout-early-stop = End of the shoot-out
rule-grid-shootout-early-stop-yes = The shoot-out stops once it is decided.
rule-grid-shootout-early-stop-no = Both teams take all five kicks.

rule-grid-deliberate-out = Playing the ball out
rule-grid-deliberate-out-yes = The ball may be kicked out of the field on purpose.
rule-grid-deliberate-out-no = Nobody may kick the ball out of the field.

rule-grid-out-of-bounds = Bounces, out of bounds and set pieces
rule-grid-out-of-bounds-in-play = A forced ball bounces off markers and may go out: throw-in, corner kick or goal kick.
rule-grid-out-of-bounds-none = The ball never bounces and never leaves the field.

rule-grid-down = Members going down
rule-grid-down-in-play = A member that is down can do nothing until it gets up for a point.
rule-grid-down-none = Everybody always stands.

rule-grid-direction = Ball direction
rule-grid-direction-in-play = A member's kicks in a turn use two neighbouring directions at most.
rule-grid-direction-none = The ball may turn any way at every square.

rule-grid-inertia = Inertia
rule-grid-inertia-in-play = A ball the opponents have not touched may roll on in the next own turn, up to six squares.
rule-grid-inertia-none = The ball lies where it stopped.

rule-grid-poor-aim = Poor aim
rule-grid-poor-aim-in-play = A 1 on two dice forces a straight kick as far as both dice say, and the turn is over.
rule-grid-poor-aim-none = A 1 is only a low roll.

rule-grid-loose-two = Loose ball on a 2
rule-grid-loose-two-in-play = After a single die of 2, a ball kicked to nobody rolls on by one more die.
rule-grid-loose-two-none = A ball kicked to nobody stays where it is.

rule-grid-corner-call = Called corners
rule-grid-corner-call-in-play = A corner may be shot straight at the goal by calling the total of three dice.
rule-grid-corner-call-none = A corner is a kick like any other.

rule-grid-deflection = Deflections
rule-grid-deflection-in-play = A goalie that cannot grab a shot may touch it away.
rule-grid-deflection-none = A shot that is not grabbed is a goal.

rule-grid-facing = Facing
rule-grid-facing-in-play = Turning costs points; kicks to the side and to the rear are dear or put the kicker down.
rule-grid-facing-none = Everybody faces the other end, and kicks any way at the same price.

rule-grid-tackle = Tackles
rule-grid-tackle-in-play = Before the roll a member may go for an opponent's ball by calling odd or even.
rule-grid-tackle-none = The ball is won by reaching it.

rule-grid-intercept = Interceptions
rule-grid-intercept-in-play = Opponents may stop or kick a ball that passes their feet.
rule-grid-intercept-none = A passing ball cannot be stopped.

rule-grid-chest = Chest traps
rule-grid-chest-in-play = A ball that passes over a member may be stopped with the chest.
rule-grid-chest-none = Nobody uses the chest.

rule-grid-header = Headers
rule-grid-header-in-play = A ball that passes behind a member may be headed, by opponents and by team-mates.
rule-grid-header-none = Nobody heads the ball.

rule-grid-bicycle = Bicycle kicks
rule-grid-bicycle-in-play = A ball that comes from behind may be bicycle-kicked, by opponents and by team-mates.
rule-grid-bicycle-none = Nobody bicycle-kicks the ball.

rule-grid-juggle = Juggling
rule-grid-juggle-in-play = A member may lift the ball and follow it up in the next turn.
rule-grid-juggle-none = The ball stays on the ground.

rule-grid-fake = Fake-outs
rule-grid-fake-in-play = A member with the ball may try to fool an opponent for extra points.
rule-grid-fake-none = Nobody is fooled.

rule-grid-stun = Stunned goalie
rule-grid-stun-in-play = A shot by a header or a bicycle kick stuns the goalie: only the exact number saves it.
rule-grid-stun-none = Goalies save every shot in the same way.

rule-grid-shootout = Hidden penalties
rule-grid-shootout-in-play = The kicker of a penalty chooses in secret before the goalie does.
rule-grid-shootout-none = A die says where a penalty goes.

rule-grid-reposition = Repositioning
rule-grid-reposition-in-play = Both teams may rearrange their markers before every set piece.
rule-grid-reposition-none = Only the taker and those in the way move before a set piece.

rule-grid-fouls = Fouls
rule-grid-fouls-in-play = Contact, failed tackles and failed headers may be fouls: free kicks and penalties.
rule-grid-fouls-none = There are no fouls.

rule-grid-cards = Cards
rule-grid-cards-in-play = The second foul of a marker is a yellow card, the third a red one.
rule-grid-cards-none = Fouls are not counted.

rule-grid-skill = Skill
rule-grid-skill-in-play = Each team gives three skill points to its fielders: extra points, or dice rolled again.
rule-grid-skill-none = All fielders are alike.

rule-grid-offside = Offside
rule-grid-offside-in-play = Whoever plays a pass from an offside position gives a free kick away.
rule-grid-offside-none = There is no offside.

rule-grid-heel-cost = Price of heel kicks
rule-grid-heel-cost-a = Points for a step of the ball ahead, half sideways, sideways, half back, back: 1, 1, 2, 3, 4.
rule-grid-heel-cost-b = Points for a step of the ball ahead, half sideways, sideways, half back, back: 1, 1, 1, 2, 4.
rule-grid-heel-cost-c = Points for a step of the ball ahead, half sideways, sideways, half back, back: 1, 1, 1, 2, 3.

rule-grid-header-frame = Direction of a random header
rule-grid-header-frame-board = North is the north of the board.
rule-grid-header-frame-head = North is where the head of the marker points.

rule-grid-stealing = Stealing the ball
rule-grid-stealing-free = A ball at an opponent's feet may simply be kicked away.
rule-grid-stealing-by-tackle = A ball at an opponent's feet must be won by a tackle first.

rule-grid-red-card = Red card
rule-grid-red-card-replaced = A plain marker takes the place of one that is sent off.
rule-grid-red-card-plays-short = The team plays on with one marker fewer.

rule-grid-grab = A goalie's own grab
rule-grid-grab-goes-on = A goalie that grabs the ball it kicked itself goes on in the directions of its kick.
rule-grid-grab-starts-afresh = A goalie that grabs the ball may play it in any direction.

rule-grid-missed-follow-up = A juggled ball that is missed
rule-grid-missed-follow-up-rolls-on = It went straight on, and may roll on that way in a later turn.
rule-grid-missed-follow-up-lies-still = It rolls no further in later turns.

rule-grid-stunning = Shots that stun
rule-grid-stunning-beyond-markers = A header or bicycle kick stuns also when its ball came down on a marker and went beyond it into the goal.
rule-grid-stunning-straight-in = A header or bicycle kick stuns only when its ball goes straight into the goal.
