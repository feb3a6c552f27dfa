## FUBA as a commentator tells it: several sentences for everything, of which the match chooses one.

### Before and around the match

comment-fuba-formation-1 = { $seat } lines up in a { $formation }.
comment-fuba-formation-2 = { $seat } goes with a { $formation } today.

comment-fuba-kick-off-1 = We are under way! { $seat } kicks off.
comment-fuba-kick-off-2 = The referee blows, and { $seat } gets the match started.
comment-fuba-kick-off-3 = Here we go: { $seat } with the first touch.

comment-fuba-second-half-1 = The second half is under way, { $seat } with the ball.
comment-fuba-second-half-2 = Back out they come: { $seat } restarts the match.
comment-fuba-second-half-3 = Forty-five to play. { $seat } kicks off.

comment-fuba-extra-time-1 = Extra time! { $seat } kicks off on tired legs.
comment-fuba-extra-time-2 = They go again, and it is { $seat } to kick off.

comment-fuba-weather-1 = A word on the conditions: { $weather }.
comment-fuba-weather-2 = The sky has its say today: { $weather }.

comment-fuba-half-time-1 = Half-time! { seat-home } { $home }, { seat-away } { $away }.
comment-fuba-half-time-2 = The whistle goes for the break. It is { $home }–{ $away }.
comment-fuba-half-time-3 = That is the half: { $home }–{ $away }, and plenty to talk about in the dressing rooms.

comment-fuba-full-time-home-1 = It is all over! { seat-home } takes it, { $home }–{ $away }.
comment-fuba-full-time-home-2 = Full time, and { seat-home } can celebrate: { $home }–{ $away }.
comment-fuba-full-time-home-3 = There is the whistle. { $home }–{ $away }, and the points stay with { seat-home }.

comment-fuba-full-time-away-1 = It is all over! { seat-away } takes it, { $home }–{ $away }.
comment-fuba-full-time-away-2 = Full time, and { seat-away } can celebrate: { $home }–{ $away }.
comment-fuba-full-time-away-3 = There is the whistle. { $home }–{ $away }, and { seat-away } goes home happy.

comment-fuba-full-time-draw-1 = It is all over, and there is nothing to separate them: { $home }–{ $away }.
comment-fuba-full-time-draw-2 = Full time. Honours even at { $home }–{ $away }.
comment-fuba-full-time-draw-3 = There is the whistle: { $home }–{ $away }, a point each.

comment-fuba-full-time-unfinished-1 = And there it stops, at { $home }–{ $away }.
comment-fuba-full-time-called-1 = And there it ends, at { $home }–{ $away }: { $result }.

### Passing

comment-fuba-pass-1 = { $seat } moves it { $from } { $to }.
comment-fuba-pass-2 = { $seat } plays it { $to }, nice and simple.
comment-fuba-pass-3 = Tidy from { $seat }: { $from }, { $to }.
comment-fuba-pass-4 = { $seat } looks up and finds a team-mate: the ball goes { $to }.
comment-fuba-pass-5 = On it goes for { $seat }, { $to }.
comment-fuba-pass-6 = { $seat } keeps it moving, { $from } { $to }.

comment-fuba-pass-back-1 = { $seat } turns round and plays it back { $to }.
comment-fuba-pass-back-2 = Nothing on ahead, so { $seat } goes back { $to }.
comment-fuba-pass-back-3 = { $seat } takes the sting out of it: back { $to }.

comment-fuba-pass-long-1 = What a ball! { $seat } goes long { $from } and it drops perfectly { $to }.
comment-fuba-pass-long-2 = { $seat } hits it long { $to }, and it sticks!
comment-fuba-pass-long-3 = A raking pass from { $seat }, { $from } all the way { $to }.
comment-fuba-pass-long-4 = { $seat } switches the play in one: { $to }.

comment-fuba-pass-box-1 = Danger here! { $seat } gets it { $to }.
comment-fuba-pass-box-2 = { $seat } slips it { $from } { $to }, and they are in trouble at the back!
comment-fuba-pass-box-3 = Look at this! { $seat } has found a way { $to }.
comment-fuba-pass-box-4 = A lovely delivery { $from } { $to }: { $seat } smells a goal.

comment-fuba-keep-1 = { $seat } shields it { $at } and keeps it.
comment-fuba-keep-2 = Patient stuff from { $seat } { $at }.
comment-fuba-keep-3 = { $seat } goes nowhere fast { $at }, but the ball is safe.
comment-fuba-keep-4 = { $seat } holds on to it { $at }.

comment-fuba-lost-1 = { $seat } reads it and steps in { $at }.
comment-fuba-lost-2 = Given away! { $seat } picks it up { $at }.
comment-fuba-lost-3 = { $seat } gets a foot in { $at }, and { $other } has lost it.
comment-fuba-lost-4 = A sloppy ball from { $other }, and { $seat } says thank you { $at }.
comment-fuba-lost-5 = Intercepted by { $seat } { $at }!

comment-fuba-lost-box-1 = Big defending! { $seat } snuffs it out { $at }.
comment-fuba-lost-box-2 = { $seat } throws bodies in the way { $at } and comes away with it.
comment-fuba-lost-box-3 = Crowded { $at }, and it is { $seat } who comes out with the ball.
comment-fuba-lost-box-4 = { $other } gets it in there, but { $seat } clears the danger.

comment-fuba-failed-pass-1 = Miskicked! The pass never gets going, and { $seat } pounces { $at }.
comment-fuba-failed-pass-2 = { $other } slips at the wrong moment, and { $seat } takes it { $at }.
comment-fuba-failed-pass-3 = That pass goes nowhere. { $seat } has it { $at }.

comment-fuba-easy-1 = A loose touch { $at }, but nobody is near: { $seat } gets away with it.
comment-fuba-easy-2 = { $seat } nearly lets it run { $at }, with no one close enough to punish it.
comment-fuba-easy-3 = It bobbles { $at }, and { $seat } is lucky to be left alone.

comment-fuba-dribble-1 = { $seat } carries it { $from } { $to }.
comment-fuba-dribble-2 = Off goes { $seat } on the run, { $to }.
comment-fuba-dribble-3 = { $seat } drives forward with the ball, { $to }.

comment-fuba-keeper-dribble-1 = What is this? { $seat }'s keeper strolls out with the ball, { $to }!
comment-fuba-keeper-dribble-2 = { $seat }'s keeper fancies a walk, { $to }.

### Pressing

comment-fuba-press-won-1 = { $seat } closes down and wins it { $at }!
comment-fuba-press-won-2 = The press works: { $seat } nicks the ball { $at }.
comment-fuba-press-won-3 = { $other } dwells on it, and { $seat } takes it away { $at }.
comment-fuba-press-won-4 = Robbed! { $seat } has it { $at }.

comment-fuba-press-won-high-1 = The high press pays off! { $seat } wins it { $at }!
comment-fuba-press-won-high-2 = { $other } tries to play out, and { $seat } is on them in a flash { $at }!
comment-fuba-press-won-high-3 = Panic at the back: { $seat } robs them { $at }!
comment-fuba-press-won-high-4 = { $seat } hunts in packs and has it { $at }!

comment-fuba-press-failed-1 = { $seat } closes down, but { $other } plays through it.
comment-fuba-press-failed-2 = { $seat } chases shadows { $at }.
comment-fuba-press-failed-3 = { $seat } goes hunting, in vain: { $other } stays calm.
comment-fuba-press-failed-4 = The press is on, and { $other } shrugs it off.

### Shots

comment-fuba-goal-box-1 = GOAL! { $seat } slots it home { $from }! { $home }–{ $away }.
comment-fuba-goal-box-2 = It is in! A cool finish { $from } by { $seat }: { $home }–{ $away }!
comment-fuba-goal-box-3 = GOAL! { $seat } makes no mistake { $from }. { $home }–{ $away }!
comment-fuba-goal-box-4 = The net bulges! { $seat } scores { $from }, and it is { $home }–{ $away }.

comment-fuba-goal-far-1 = GOAL! { $seat } lets fly { $from }, and it flies in! { $home }–{ $away }!
comment-fuba-goal-far-2 = Oh, what a hit! { $seat } scores { $from }: { $home }–{ $away }!
comment-fuba-goal-far-3 = { $seat } tries { $from }, and it is in the top corner! { $home }–{ $away }!
comment-fuba-goal-far-4 = GOAL! { $seat } catches it sweetly { $from }. { $home }–{ $away }.

comment-fuba-goal-rebound-1 = GOAL! First to the rebound, { $seat } bundles it in! { $home }–{ $away }.
comment-fuba-goal-rebound-2 = It comes back out, and { $seat } buries it! { $home }–{ $away }!
comment-fuba-goal-rebound-3 = In at the second attempt! { $seat } makes it { $home }–{ $away }.

comment-fuba-miss-box-1 = { $seat } shoots { $from }: wide! That had to go in.
comment-fuba-miss-box-2 = A golden chance { $from }, and { $seat } puts it over!
comment-fuba-miss-box-3 = { $seat } pulls the trigger { $from }: dragged wide.
comment-fuba-miss-box-4 = Past the post! { $seat } cannot believe it.

comment-fuba-miss-far-1 = { $seat } lets fly { $from }: wide!
comment-fuba-miss-far-2 = { $seat } has a go { $from }. High into the stands.
comment-fuba-miss-far-3 = An optimistic effort { $from } by { $seat }: the keeper watches it go by.
comment-fuba-miss-far-4 = { $seat } shoots { $from }, and it never threatens the target.

comment-fuba-shot-corner-1 = Deflected! { $seat } shoots, a leg in the way, corner.
comment-fuba-shot-corner-2 = Turned behind! { $seat } has a corner.
comment-fuba-shot-corner-3 = { $seat } shoots and it flicks off a defender: corner.

comment-fuba-rebound-1 = The woodwork! The ball is loose!
comment-fuba-rebound-2 = Off the post! Who gets there first?
comment-fuba-rebound-3 = It comes back off the frame, and it is still alive!

comment-fuba-second-die-1 = Not a clean strike, but it is still on: can { $seat } make it?
comment-fuba-second-die-2 = Not clean, but { $seat } has another bite at it!

comment-fuba-cleared-1 = { $seat } gets there first and hacks it clear.
comment-fuba-cleared-2 = Cleared! { $seat } breathes again.
comment-fuba-cleared-3 = { $seat } reacts quickest and has the ball.

comment-fuba-penalty-1 = PENALTY! The referee points to the spot: what a chance for { $seat }.
comment-fuba-penalty-2 = Brought down in the box! Penalty for { $seat }!
comment-fuba-penalty-3 = No doubt about it: penalty to { $seat }!

comment-fuba-penalty-goal-1 = GOAL! The keeper goes the wrong way, and { $seat } rolls it in. { $home }–{ $away }.
comment-fuba-penalty-goal-2 = Ice cold! { $seat } sends the keeper the other way: { $home }–{ $away }!
comment-fuba-penalty-goal-3 = { $seat } scores from the spot, no chance for the keeper. { $home }–{ $away }!

comment-fuba-penalty-goal-beaten-1 = The keeper guesses right and gets a hand to it, but it is in! { $seat } scores: { $home }–{ $away }.
comment-fuba-penalty-goal-beaten-2 = GOAL! Right way, but too hard to stop. { $seat } makes it { $home }–{ $away }.

comment-fuba-penalty-saved-1 = SAVED! The keeper reads { $seat } like a book!
comment-fuba-penalty-saved-2 = Kept out! { $seat } is denied from the spot!
comment-fuba-penalty-saved-3 = What a save! { $seat } is denied from twelve yards.

comment-fuba-penalty-missed-1 = Missed! { $seat } puts the penalty wide.
comment-fuba-penalty-missed-2 = Over the bar! { $seat } wastes the penalty.
comment-fuba-penalty-missed-3 = The keeper was beaten, the post was not: { $seat } misses from the spot.

### Set pieces and cards

comment-fuba-corner-1 = Corner to { $seat }. Everybody up!
comment-fuba-corner-2 = It is behind: corner for { $seat }.
comment-fuba-corner-3 = { $seat } wins a corner.

comment-fuba-free-kick-1 = The whistle goes: free kick to { $seat } { $at }.
comment-fuba-free-kick-2 = { $seat } is tripped { $at }: free kick.
comment-fuba-free-kick-3 = A foul by { $other }, and { $seat } has a free kick { $at }.
comment-fuba-free-kick-4 = Play stops { $at }: the free kick goes to { $seat }.

comment-fuba-not-taken-1 = No time left to take it.
comment-fuba-not-taken-2 = The referee looks at the watch: there is no time to take it.

comment-fuba-yellow-1 = Into the book: { $seat } sees yellow.
comment-fuba-yellow-2 = The referee reaches for the pocket. Yellow for { $seat }.
comment-fuba-yellow-3 = That is a booking for { $seat }.

comment-fuba-red-1 = RED CARD! { $seat } is a player down!
comment-fuba-red-2 = Off! The referee shows { $seat } the red card!
comment-fuba-red-3 = An early bath: red for { $seat }!

comment-fuba-injured-1 = A player of { $seat } stays down { $at }. That does not look good.
comment-fuba-injured-2 = { $seat } has a player hurt { $at }, who cannot go on.

comment-fuba-keeper-hurt-1 = { $seat }'s keeper takes a knock, but plays on.
comment-fuba-keeper-hurt-2 = { $seat } has a limping keeper now.

comment-fuba-substitution-1 = { $number ->
      [one] A change for { $seat }: a fresh pair of legs.
     *[other] Changes for { $seat }: { $number } fresh pairs of legs.
    }
comment-fuba-substitution-2 = The board goes up: { $seat } makes { $number ->
      [one] a substitution.
     *[other] { $number } substitutions.
    }

comment-fuba-skill-1 = { $seat } has something up the sleeve: { $skill }!
comment-fuba-skill-2 = Straight off the training ground from { $seat }: { $skill }.
comment-fuba-skill-3 = { $skill }! { $seat } has been saving that one.

comment-fuba-sweep-1 = Out comes { $seat }'s keeper to sweep up!
comment-fuba-sweep-2 = { $seat }'s keeper comes off the line and takes a risk.

comment-fuba-streaker-1 = And here is somebody without a shirt, or anything else! The stewards give chase.
comment-fuba-streaker-2 = A streaker on the pitch! That is one way to get on television.

comment-fuba-coach-off-1 = { $seat }'s coach has said too much, and is sent to the stands!
comment-fuba-coach-off-2 = Off goes { $seat }'s coach, still shouting.

comment-fuba-shoot-out-1 = It comes down to penalties! { $seat } kicks first.
comment-fuba-shoot-out-2 = A shoot-out will decide. { $seat } begins.

comment-fuba-shoot-out-scored-1 = { $seat } scores! { $home }–{ $away }.
comment-fuba-shoot-out-scored-2 = In it goes for { $seat }: { $home }–{ $away }.
comment-fuba-shoot-out-scored-3 = Calm as you like, { $seat }. { $home }–{ $away }.

comment-fuba-shoot-out-missed-1 = { $seat } misses! It stays { $home }–{ $away }.
comment-fuba-shoot-out-missed-2 = No! { $seat } fails from the spot. { $home }–{ $away }.
comment-fuba-shoot-out-missed-3 = Not this time, { $seat }: { $home }–{ $away }.

comment-fuba-shoot-out-won-1 = { $seat } wins it on penalties, { $won }–{ $lost }!
comment-fuba-shoot-out-won-2 = That one decides it! { $home }–{ $away } on the pitch, { $won }–{ $lost } on penalties, and { $seat } can celebrate.
comment-fuba-shoot-out-won-3 = It is all over! { $seat } holds its nerve and takes the shoot-out, { $won }–{ $lost }.
