### Learning: the first match, and the lessons.

learn-title = Learn to play
learn-about = Play at once with a coach beside you, then take a lesson whenever you want to know something better.
learn-group-basics = The basics
learn-group-basics-about = FUBA, step by step: what happens in a turn, and what each restart is about.
learn-group-advanced = Advanced rules
learn-group-advanced-about = Each can be added to a match on its own. Take a lesson before you play with one.
learn-group-grid = The grid game
learn-group-grid-about = Squares, movement points and a ball that rolls: another game with the same ball.
learn-progress = { $done } of { $all } done
learn-done = Done
learn-begin = Begin
learn-play-again = Play again
learn-all-rules = All rules, sentence by sentence
learn-forget = Forget what I have done
learn-coach = Coach
learn-back = All lessons
learn-to-lessons = To the lessons
learn-step = { $at } of { $of }
learn-go-on = Go on
learn-the-rule = The rule
learn-right = Right
learn-wrong = Not that
learn-not-that = Not that one. Look again.
learn-once-more = Once more
learn-next-lesson = Next: { $lesson }
learn-again = New match
learn-set-up-for-me = Set up for me
learn-they-think = The others are thinking …

## The first match

learn-first-title = Your first match
learn-first-about = A real match against the computer, with fair dice. A coach explains one thing at a time, shows you a good choice and says why; after six turns you play on by yourself.
learn-first-time-needed = 5 minutes
learn-first-free-choice = Or answer on the board as you like. I see to line-ups and the smaller questions for you.
learn-first-welcome =
    You are Home and you play { $way ->
        [right] to the right
       *[up] upwards
    }. The number on the ball is its value: 1 is easy to control, 6 is hard.
learn-first-target = Choose where the ball goes: each percentage is your chance of keeping it there, the arrow is what I would do.
learn-first-target-again = You play the ball again; its value is { $now } now. Long passes are harder, areas without opponents easier: the percentages allow for that.
learn-first-kept = You rolled { $first }: not below the ball value, so you keep the ball. They rolled { $second }, which made the ball value { $value }{ $turned ->
        [yes] ; it has been turned to { $now } since.
       *[no] .
    }
learn-first-lost = Your die { $first } was below the ball value, so the ball is theirs now. It happens; let us get it back.
learn-first-won = Their die { $first } was below the ball value: the ball is yours!
learn-first-they-kept = They rolled { $first } and keep the ball. Your { $second } became the ball value{ $turned ->
        [yes] ; they turned it to { $now } since.
       *[no] .
    } The higher it is, the more easily they lose the ball.
learn-first-easy = The roll failed, but no opponent was near: the ball stays where it was, and the other team may move one player.
learn-first-event = Equal dice! { $event }
learn-first-time = The clock moves by the difference of the two dice: it is minute { $minute } now. A half ends some time after minute 45.
learn-first-action = Now you act. Move players, or choose Position: it turns the ball value in your favour, which makes the next pass and the next shot easier.
learn-first-move = Now move the players you chose: drag them, or tap one and then where it goes. Finish with Done.
learn-first-position = Position turns the ball value in your favour: by one with a player of yours at the ball, by two if you outnumber them there.
learn-first-shoot = From here you may shoot. Your chance is written at the goal: compare it with what else you could do.
learn-first-press = They have the ball, and you have enough players at it to press: roll two dice, and one below the ball value wins the ball.
learn-first-defend = They have the ball. Bring players between it and your goal, or turn the ball value up, so that they lose it more easily.
learn-first-any = You have not had this question yet. These are the best answers.
learn-first-goal = Goal! The other team kicks off now. Everybody lines up again; I do that for you while I am here.
learn-first-conceded = They scored. Now you kick off.
learn-first-corner = Your shot was equal to the ball value: a corner kick.
learn-first-their-corner = Their shot was equal to the ball value: a corner kick for them.
learn-first-miss = Your shot goes wide: they have a goal kick, and the ball is theirs.
learn-first-their-miss = Their shot goes wide: you have a goal kick, and the ball is yours.
learn-first-pressed = A die below the ball value: you won the ball!
learn-first-pressed-us = They pressed and took the ball.
learn-first-press-failed = You pressed, but no die was below the ball value: they keep the ball. With both dice above it the ball value even falls, which helps them.
learn-first-held = They pressed in vain: the ball is still yours.
learn-first-half = The whistle! Half-time.
learn-first-alone = Those were { $turns } turns. Now play on by yourself: the same match, the same fair dice. The bulb beside the question gives you a hint like these whenever you want one.
learn-first-turn = Turn { $turn } of { $of }
learn-first-play-on = Now play on by yourself
learn-first-by-yourself = You play by yourself now. The bulb shows what I would do, and why.
learn-first-over = The match is over: { $home }–{ $away }. Well played! The lessons tell you more about everything you have seen.

## The turn

learn-turn-title = The turn
learn-turn-about = Target, dice, check, actions: what happens and in which order.
learn-turn-1 = A match is a row of turns. Whoever has the ball plays it to an area, both teams roll one die, a check says who has the ball then, and both teams act. Here the ball is in the centre, yours, with the value 2.
learn-turn-2 = Two of your players wait on the left wing against one of theirs. Play the ball there.
learn-turn-2-then = Your die, 4, is not below the ball value 2: you keep the ball. Their die, 3, becomes the new ball value, and the clock moves by the difference of the dice: one minute.
learn-turn-3 = You have more players in the target area, so you act first. Before your first action there are free movements: leave them out this time.
learn-turn-4 = Now one action: move, shoot, or change the ball value by positioning. With more players than they have at the ball you may turn it by two.
learn-turn-4-then = The ball value is 1 again: your next pass will be easy. Now the others act, then both may act a second time, and a new turn begins.
learn-turn-end = Target, change of the ball value, dice and clock, check, first actions, second actions: every turn goes like this.

## The ball value

learn-ball-value-title = The ball value
learn-ball-value-about = Why one pass is safer than another.
learn-ball-value-1 = The ball value is 4, and your die must not be below it. Passes change it first. Which of these is the safest?
learn-ball-value-1-then = Your player on the wing is unmarked: that takes 2 off. The front area is marked and leaves the value as it is; the penalty area is a long pass over one area, which adds 1.
learn-ball-value-2 = Nobody marks your front area, where the ball lies: that alone takes 1 off whatever you do. Which pass is the safest now?
learn-ball-value-2-then = Even a long pass can be the safest: it adds 1 for the area between, but the unmarked player on the wing takes 2 off.
learn-ball-value-end = Unmarked start: 1 less. Each area between: 1 more. Unmarked team-mate in the target: 2 less. Then the dice fall, and their die is the new value.

## Offside

learn-offside-title = Offside
learn-offside-about = Where a player cannot be played to.
learn-offside-1 = Your player in the penalty area is nearer to the goal line than all of theirs but the goalkeeper, and nearer than the ball: it is offside. The area cannot be the target, and nothing worse happens.
learn-offside-2 = Then play to where your attack can go on: the area in front of the penalty area.
learn-offside-2-no = Possible, but not this time: go to the area straight before the penalty area.
learn-offside-3 = Here a defender stands beside the goalkeeper. The second closest of theirs is level with your player, so it is not offside: play the ball there.
learn-offside-end = Offside is about their second closest player, goalkeeper included. Level is fine, the centre is always fine, and so are passes back.

## Pressing

learn-pressing-title = Pressing
learn-pressing-about = Two dice to win the ball back, and when to leave it.
learn-pressing-1 = They have the ball in your front area with the value 5, and you are four against one. Press: two dice, and one below 5 wins the ball.
learn-pressing-1-then = One die below is enough. Since only one was, the higher one is the new ball value: 6, which is not easy to play on with. Had both been below, the lower one would count.
learn-pressing-2 = The same with a ball value of 2: only a 1 would win it, and two dice above it make the ball easier for them. What is better?
learn-pressing-2-no = That wins the ball with a 1 only, and if both dice are higher than 2 the ball value even falls.
learn-pressing-2-then = Make the ball harder first: the value is 4 now. They must play it on with that, and the next pressing has a chance.
learn-pressing-end = Press when the ball value is high and you are not fewer than they are. Otherwise raise the value first.

## Movement

learn-movement-title = Movement
learn-movement-about = Three ways to move, and the dribble.
learn-movement-1 = A formation 4-4-2 means: four moves with defence, four with midfield, two with forward. Forward goes straight ahead, defence straight back, midfield sideways or diagonally. You want a player from the centre on their left wing: which one?
learn-movement-1-no = The wing lies diagonally ahead of the centre: neither straight ahead nor straight back.
learn-movement-2 = Move a player from the centre to the wing. Straight ahead, from your front area to the centre, is not offered: that would be a forward move.
learn-movement-3 = You have three moves left. You need not use them: be done.
learn-movement-4 = Here nobody marks your wing, where the ball lies. Choose forward movement.
learn-movement-5 = From an area without opponents a player may take the ball along, once in a movement: dribble up the wing.
learn-movement-end = One option per movement, each piece once, as many as the formation says; and with nobody around, the ball goes along.

## Free movements

learn-free-movement-title = Free movements
learn-free-movement-about = Steps that cost nothing.
learn-free-movement-1 = Before its first action a team may move for free wherever it has more players than the other, until the numbers are equal. In your front area there are three of yours and nobody else: send one to the centre.
learn-free-movement-2 = A player in an area at a goal line may always go straight away from it, too: move the one in the corner up the wing.
learn-free-movement-3 = That is all for now. Be done, and the first action comes.
learn-free-movement-end = Free movements bring players out of crowds. They come before the first action, whatever that is, and never before a second one.

## Goal attempts

learn-shot-title = Shooting
learn-shot-about = What makes a goal, a corner, a rebound.
learn-shot-1 = The ball is in their penalty area with the value 2, and you are as many there as they are, their goalkeeper counted. A die above 2 is a goal: shoot!
learn-shot-1-then = A die above the ball value is a goal, an equal one a corner kick, one below it a rebound if you have somebody there; anything less is a goal kick.
learn-shot-2 = From farther out the die counts less: 2 less from the area in front, 4 from the corners, 5 from the wings. More players than they have, around the ball and in the penalty area, make it easier, fewer make it harder. Try it from here.
learn-shot-2-then = A 6, less 2 for the area: your extra player at the ball and their extra one in the penalty area cancel out. 4 is above 2: goal!
learn-shot-3 = Now the ball value is 3. Shoot, and suppose you roll one too few.
learn-shot-3-then = One below the ball value, with players of yours in the penalty area: a rebound. Both teams roll and add their players there, without the goalkeeper; the higher wins.
learn-shot-end = Bring the ball close, keep its value low, and have your players there before you shoot.

## Kick-off

learn-kick-off-title = Kick-off
learn-kick-off-about = How the teams are set up.
learn-kick-off-1 = At a kick-off whoever has the ball sets up first, in the own half and the centre. At least two must be in the centre, so fewer are not offered. Two would lose it quickly, nine leave everything else empty. How many do you send there?
learn-kick-off-1-no = It is allowed. But a few more hold the ball better, and many more leave the rest of the pitch empty.
learn-kick-off-2 = When the others are set up as well, you may move up to two players by one area. They are five in the centre against your three: bring one from the left wing.
learn-kick-off-3 = And one from the right wing.
learn-kick-off-3-then = That were the two: the turn begins, with the ball in the centre and a ball value of 1.
learn-kick-off-end = The team with the ball places first, the other one answers, and the first has the last word with two steps.

## Corner kicks

learn-corner-title = Corner kicks
learn-corner-about = From an equal die to a ball before the goal.
learn-corner-1 = The ball value is 3. Shoot, and suppose the die shows exactly that.
learn-corner-2 = A corner kick. Choose the side.
learn-corner-3 = Both teams are set up anew, without limits; your taker stands in the corner, an area of its own for this kick. There is no offside. Play the ball into the penalty area: one area lies between, so the value rises by 1.
learn-corner-3-then = You keep it before their goal. After the check the taker joins in from the corner area.
learn-corner-end = Corner kicks put players wherever you want them: most teams want them in the penalty area.

## Free kicks

learn-free-kick-title = Free kicks
learn-free-kick-about = Fouls, direct shots, quick free kicks.
learn-free-kick-1 = Fouls come from special events. Play the ball to their front area, and suppose both dice are equal.
learn-free-kick-1-then = The sum 8 is a foul by the others: free kick for you where the ball was played to, and a test whether they see a card.
learn-free-kick-2 = After the set-up you may shoot at once, with 1 less, or pass and begin a new turn. The ball value is 1: shoot.
learn-free-kick-2-no = A pass would be sound, too. But with a ball value of 1 and the goal so near, try the shot.
learn-free-kick-3 = A free kick that is not wholly in the other half is quick: no set-up. You move as many players as you like, then they may move as many. Move one up the wing.
learn-free-kick-end = Near their goal a free kick is a chance, elsewhere a quick way forward; in their penalty area it is a penalty kick.

## Goal kicks

learn-goal-kick-title = Goal kicks
learn-goal-kick-about = What follows a missed shot.
learn-goal-kick-1 = Shoot, and suppose you miss clearly.
learn-goal-kick-1-then = A goal kick for them. Everybody but the goalkeeper leaves the penalty area, and the ball value is 1.
learn-goal-kick-2 = Now one of yours: before it you move as many players as you like. Send one ahead.
learn-goal-kick-3 = Be done. The others may move four players, or as many as you did if that is more; here they stay.
learn-goal-kick-4 = A goal kick knows no offside. Which pass is the safest?
learn-goal-kick-4-then = The next area is no long pass. Farther is possible, and sometimes worth it.
learn-goal-kick-end = A goal kick is a new beginning from the back: move your players first, then choose.

## Penalty kicks

learn-penalty-title = Penalty kicks
learn-penalty-about = A duel of two secrets.
learn-penalty-1 = The goalkeeper has chosen in secret where to go, and now you choose where to kick. Into the corner that is left open a 2 is enough, to where the goalkeeper is it takes a 6; down the middle every die scores unless it stays there.
learn-penalty-1-then = Whichever side you choose, against a clever goalkeeper all are equally good: the numbers show that.
learn-penalty-2 = Now you are the goalkeeper. Choose: left, right, or stay.
learn-penalty-2-then = The kicker's left is your right: mind that they face you.
learn-penalty-end = Nobody can read the other here. Be unpredictable.

## Cards

learn-cards-title = Cards
learn-cards-about = Yellow, red, and who has to go.
learn-cards-1 = Your team holds two yellow cards. Play on, and suppose it comes to a foul of yours.
learn-cards-1-then = The card test showed 5: a yellow card. It was not the first, so a red card test followed: a die below the number of yellow cards is a red card.
learn-cards-2 = One of your players must go, for the rest of the match. Choose from which area.
learn-cards-2-then = The formation stays as it is: as many moves as before, but one player fewer on the pitch.
learn-cards-end = One yellow card is a warning. With the second, every foul may cost a player.

## Time

learn-time-title = Time
learn-time-about = The clock, stoppage time, the whistle.
learn-time-1 = It is minute 43. The clock moves by the difference of the dice. Play the ball, and suppose 6 and 1.
learn-time-1-then = Five minutes were due, but the clock stops on the first square of stoppage time. This turn is played to its end.
learn-time-2 = Stoppage time of the second half, third square. If the dice differ by less than 3, the whistle goes at once. Play the ball.
learn-time-2-then = They differed by 2: full time, and nothing more is played of this turn.
learn-time-end = Up to minute 45 you can count; then every turn may be the last.

## Condition

learn-condition-title = Condition points
learn-condition-about = A little more, while the legs last.
learn-condition-1 = Each line has condition points, as many as players. One point makes an action better: a movement by one move, positioning by one step, pressing more aggressive. The ball value is 5: which positioning helps most?
learn-condition-1-no = That is the ordinary one. A condition point turns the ball one step further.
learn-condition-1-then = The midfield paid, since the ball lies in its zone. The ball value is 2 now.
learn-condition-2 = When the clock moves by five minutes or more both teams test their condition. It is minute 30: suppose 6 and 1.
learn-condition-2-then = Ten times the die must be more than the minute: 20 was not, which cost a point; with the 4 it came to 60 in all. A team that loses its last point in a test is tired for good.
learn-condition-end = Points are strength and breath at once: what you spend on actions is missing in the tests.

## Roles

learn-roles-title = Roles
learn-roles-about = Where your condition lies.
learn-roles-1 = Roles move condition points between the lines before the match: an attacking midfielder gives one to the forwards, a defending one to the defence. You want a strong attack: which choice?
learn-roles-1-no = The points should go from the midfield to the forwards.
learn-roles-2 = There are more: attacking centre backs, withdrawn strikers, offensive wing backs. A wing back brings a point from the defence to the forwards.
learn-roles-end = The formation still says how many may move; roles say where you have strength to spare.

## Substitutions

learn-substitutions-title = Substitutions
learn-substitutions-about = Three times a match: fresh legs, other lines, fewer cards.
learn-substitutions-1 = It is minute 60 and your team has three points left. Substitutions are a second action: make one.
learn-substitutions-2 = A player may change line, a booked one may go off, or a fresh one comes on and brings points. You need strength: which one?
learn-substitutions-2-no = That would take away the yellow card. But your team is nearly out of strength.
learn-substitutions-2-then = Two dice: ten times 5 is not more than the minute, so the fresh player brought two points. Late substitutions are worth more.
learn-substitutions-end = They are also possible before most restarts, without an action.

## Injuries

learn-injuries-title = Injuries
learn-injuries-about = Off for a while, or for good.
learn-injuries-1 = A 6 in their card test: one of your players is hurt. It is one at the ball or next to it. Choose.
learn-injuries-1-then = The die says how many minutes the player is off: 3. With a 5 or a 6 it would not have come back.
learn-injuries-end = Who comes back returns to the centre when the clock has moved far enough.

## Goalkeeper off the line

learn-keeper-title = Goalkeeper off the line
learn-keeper-about = Sweeping in the own penalty area.
learn-keeper-1 = They played the ball into your penalty area and kept it. Your goalkeeper may sweep: when you press in this turn, the lower die decides everything. Sweep!
learn-keeper-2 = First the free movements: leave them out.
learn-keeper-3 = Now press. One die below 4 wins the ball.
learn-keeper-3-then = You won it, and the lower die is the new ball value: 2 instead of 6.
learn-keeper-end = A sweep makes the ball easy to play on; but it also makes their shots of this turn one easier.

## Offside risk

learn-offside-risk-title = Offside risk
learn-offside-risk-about = The line that steps up.
learn-offside-risk-1 = Your player in the corner is level with their last line in part only: not offside, but a risk. Three of theirs stand in that line. Play the ball there, and suppose your die shows 3.
learn-offside-risk-1-then = You keep the ball, but your die was not above three: they act first, although you are more in the corner.
learn-offside-risk-end = The more of them stand in line, the more a pass behind it risks.

## Passing through

learn-passing-through-title = Passing through
learn-passing-through-about = A long pass over your own players.
learn-passing-through-1 = In the centre you are four against two. With twice as many on the way the long pass costs nothing. Which of these passes is the safest?
learn-passing-through-1-then = The front area lies behind the centre only: the pass goes through your own players. Two areas between cannot be passed that way.
learn-passing-through-end = Own the middle, and the whole pitch comes nearer.

## Skills

learn-skills-title = Skills
learn-skills-about = Secret cards for the right moment.
learn-skills-1 = Both teams choose skill cards in secret, three each unless agreed otherwise. Take the Tackle this time.
learn-skills-1-no = A good card. But for this lesson take the Tackle.
learn-skills-2 = They have the ball in your front area, three against two: an ordinary pressing is not possible. The Tackle is. Play it: it costs a condition point.
learn-skills-3 = Now press.
learn-skills-3-then = You won the ball with two against three. From now on they know that you hold this card.
learn-skills-end = Every card has its moment and its price; what they do not know yet they have to fear.

## Slowing the game

learn-slow-play-title = Slowing the game
learn-slow-play-about = One more minute, for a team that leads.
learn-slow-play-1 = Minute 86, you lead, and you have a goal kick. You may slow the game: the clock moves one more minute, but two dice decide about a yellow card. Try it.
learn-slow-play-1-then = Ten times 9 is not below the minute: no card. The later it is, the higher the dice must be.
learn-slow-play-end = It can be done at all restarts but kick-offs.

## Special events

learn-special-events-title = More special events
learn-special-events-about = A larger table of what may happen.
learn-special-events-1 = Equal dice bring a special event. With this rule two more dice name a row and a column of a larger table. Play the ball in the centre, and suppose you roll equal dice.
learn-special-events-1-then = Row 2, column 5: excellent attack, the new ball value is one lower. There are also injuries, stars, fans and streakers.
learn-special-events-end = The list of all rules has the whole table.

## Playing styles

learn-styles-title = Playing styles
learn-styles-about = Easy, normal, aggressive, line by line (FUBA 2.0).
learn-styles-1 = Defence, midfield and forwards each play in a style. Aggressive lines take the higher of two dice in special events, but are hurt and tired more; easy ones the other way round. You want an easy defence and aggressive forwards: choose.
learn-styles-1-no = Look at the order: defence, midfield, forwards.
learn-styles-end = The style of the line whose zone holds the ball is the one that counts.

## Weather

learn-weather-title = Weather
learn-weather-about = Wind, rain, heat and what they do.
learn-weather-1 = There is wind today: a long pass costs 2 for each area between instead of 1. Which pass is the safest?
learn-weather-1-then = Short passes do not mind the wind.
learn-weather-2 = Rain: after every check the new ball value is one higher. Play the ball to the centre.
learn-weather-2-then = Their die was 3, and the rain makes it 4.
learn-weather-end = Equal dice in the kick-off roll bring weather; at half-time it may change.

## Aggressive pressing

learn-aggressive-pressing-title = Aggressive pressing
learn-aggressive-pressing-about = More chances, and a foul if it fails.
learn-aggressive-pressing-1 = They have the ball in your front area, three against three, with the value 4. An aggressive pressing costs a condition point and also wins with a die that is equal. Which one has the better chance?
learn-aggressive-pressing-1-then = The 4 was enough.
learn-aggressive-pressing-2 = Here you are one fewer: an ordinary pressing is not possible, an aggressive one is, but then a die must be below. Try it, and suppose it fails.
learn-aggressive-pressing-2-then = A failed aggressive pressing is a foul: free kick for them, and a card test for you.
learn-aggressive-pressing-end = Use it where you can bear a free kick: far from your own goal.

## The grid game: movement points

learn-points-title = Movement points
learn-points-about = One turn, some points, everything costs one.
learn-points-1 = In the grid game a turn begins with dice: two if you have the ball at your feet, one if not. Their sum are points. You have six. Choose the member with the ball, number 1.
learn-points-2 = It faces north, and the ball lies before it. A kick costs a point for each square: kick it north.
learn-points-3 = The ball lies free now. Choose number 1 again.
learn-points-4 = A step costs a point, too, in any direction: go after the ball. Kick and step: that is dribbling.
learn-points-5 = Four points are left, and you may leave them: end the turn.
learn-points-end = Points go to any members and to the ball, in any order. What is left is lost.

## Facing

learn-facing-title = Facing
learn-facing-about = Only the squares before the feet count.
learn-facing-1 = Your number 1 faces east, and the ball lies straight before it. Choose it.
learn-facing-2 = Turning costs a point for a quarter. Turn left, to the north, and see.
learn-facing-3 = Choose it again.
learn-facing-4 = The ball is beside it now: no kick is offered at all. Turn right again.
learn-facing-5 = Choose it once more.
learn-facing-6 = With the ball straight before it, it may kick in every direction; backwards costs more. Kick it east.
learn-facing-end = A member plays the ball in the three squares before its feet, and nowhere else.

## Passing

learn-passing-title = Passing
learn-passing-about = From one to another in the same turn.
learn-passing-1 = Number 2 waits to the north-east. Kick the ball that way.
learn-passing-2 = The ball is in flight: let it go on north-east.
learn-passing-3 = Once more, to the square before number 2.
learn-passing-4 = It is at the feet of number 2 now, which may play it on at once. Choose it.
learn-passing-5 = Kick it north: the points of the turn go on.
learn-passing-end = A ball may fly over everybody, but must rest on a free square. Whoever has it at the feet may play it on.

## Tackles

learn-tackle-title = Tackles
learn-tackle-about = Odd or even?
learn-tackle-1 = Their number 1 has the ball, and yours is two squares away from it. Before your dice you may tackle, after one step if need be. Go for it.
learn-tackle-1-no = You could. But then they keep the ball.
learn-tackle-2 = Now call: will the dice be odd or even? Say odd.
learn-tackle-2-then = Right: their member goes down on the other side, and the ball is yours. The step was paid from the roll. A wrong call puts your own member down.
learn-tackle-end = A tackle is an even chance: dare it where losing the member for a turn does not hurt.

## Headers

learn-header-title = Headers
learn-header-about = A pass met in the air.
learn-header-1 = The ball flies into the square behind your number 2, which may head it on. An odd die is contact: 3 and 5 are good, 1 goes anywhere. Try it.
learn-header-1-then = A 3: well met. The second die says how far: exactly four squares.
learn-header-2 = Choose where to: straight north.
learn-header-end = Headers cost no points, and never stop the ball. A miss lets it fly on.

## Shots

learn-goalie-title = Shots and saves
learn-goalie-about = Where the goalie cannot get to.
learn-goalie-1 = The ball is on the last row. A step into a slot is a shot. The goalie rolls one die and must walk exactly to the ball, without diagonals; it may go to and fro. It stands on the marked slot: which shot is best?
learn-goalie-1-then = Three slots away only a 3 or a 5 reaches it. One slot away every odd die does, two slots away every even one.
learn-goalie-end = Count the squares to the goalie: even or odd, near or far.

## Bicycle kicks

learn-bicycle-title = Bicycle kicks
learn-bicycle-about = With the back to where it goes.
learn-bicycle-1 = Your number 2 faces south, and the pass comes to its feet: it may play it on over its head. Odd is contact; then an even distance is good. Try it.
learn-bicycle-1-then = Well met, four squares far. Hit or miss, who tries it goes down.
learn-bicycle-2 = Send it north, where the goal is.
learn-bicycle-end = A bicycle kick goes backwards without turning. A member that is down gets up for a point in a later turn.

## The shoot-out

learn-shoot-out-title = The shoot-out
learn-shoot-out-about = When a match ends level.
learn-shoot-out-1 = Five kicks each, by different members. Let number 1 begin. The goalie takes a slot, then the die says to which of the others the ball goes.
learn-shoot-out-1-then = Three slots away: only two sixes would have saved it.
learn-shoot-out-2 = Now they kick, and your goalie chooses. On which of these slots is it most useful?
learn-shoot-out-2-then = In the middle it is near to most slots. One slot away an odd die grabs the ball, and a 6 touches it away.
learn-shoot-out-end = After five kicks each more goals win; if they are level it goes on, one each.
