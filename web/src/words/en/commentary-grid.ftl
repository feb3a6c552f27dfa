## The grid game as a commentator tells it: several sentences for everything, of which the match chooses one.

### Before and around the match

comment-grid-kick-off-1 = We are under way! { $seat } kicks off.
comment-grid-kick-off-2 = The whistle goes, and { $seat } gets us started.
comment-grid-kick-off-3 = Here we go, with { $seat } on the ball.

comment-grid-second-half-1 = The second half is on, { $seat } with the ball.
comment-grid-second-half-2 = Back they come: { $seat } restarts the match.
comment-grid-second-half-3 = Half the match to go, and { $seat } kicks off.

comment-grid-half-time-1 = Half-time! { seat-home } { $home }, { seat-away } { $away }.
comment-grid-half-time-2 = The whistle for the break: it is { $home }–{ $away }.
comment-grid-half-time-3 = They go in at { $home }–{ $away }.

comment-grid-full-time-home-1 = It is all over! { seat-home } takes it.
comment-grid-full-time-home-2 = The whistle goes, and { seat-home } has won the match.
comment-grid-full-time-home-3 = That is that: { seat-home } wins.

comment-grid-full-time-away-1 = It is all over! { seat-away } takes it.
comment-grid-full-time-away-2 = The whistle goes, and { seat-away } has won the match.
comment-grid-full-time-away-3 = That is that: { seat-away } wins.

comment-grid-full-time-draw-1 = It is all over, and honours are even at { $home }–{ $away }.
comment-grid-full-time-draw-2 = The whistle goes: { $home }–{ $away }, nobody wins.
comment-grid-full-time-draw-3 = { $home }–{ $away } it stays. A fair result for both.

comment-grid-full-time-unfinished-1 = And there it stops, at { $home }–{ $away }.
comment-grid-full-time-called-1 = And there it ends, at { $home }–{ $away }: { $result }.

### The ball

comment-grid-ball-1 = { $marker } moves it { $to }.
comment-grid-ball-2 = { $marker } plays it { $to }.
comment-grid-ball-3 = The ball goes { $to }, courtesy of { $marker }.
comment-grid-ball-4 = { $marker } knocks it { $to }.
comment-grid-ball-5 = { $marker } looks for a team-mate { $to }.

comment-grid-long-ball-1 = { $marker } sends it long { $to }.
comment-grid-long-ball-2 = A searching ball by { $marker } { $to }.
comment-grid-long-ball-3 = { $marker } looks up and hits it { $to }.
comment-grid-long-ball-4 = { $marker } goes direct, { $to }.
comment-grid-long-ball-5 = There is the long one from { $marker }, { $to }.

comment-grid-poor-aim-1 = { $marker } gets it all wrong.
comment-grid-poor-aim-2 = { $marker } slices it. That is not where it was meant to go.
comment-grid-poor-aim-3 = Poor from { $marker }: the ball flies off at an angle.
comment-grid-poor-aim-4 = { $marker } will not want to see that kick again.

comment-grid-throw-1 = { $marker } throws it out.
comment-grid-throw-2 = { $marker } starts the next attack with a quick throw.
comment-grid-throw-3 = { $marker } bowls it out quickly.

comment-grid-first-time-1 = { $marker } plays it on first time.
comment-grid-first-time-2 = Lovely touch by { $marker }, straight on.
comment-grid-first-time-3 = { $marker } meets it and keeps it moving.

comment-grid-header-1 = { $marker } rises and heads it on!
comment-grid-header-2 = Up goes { $marker }: a clean header!
comment-grid-header-3 = { $marker } wins it in the air!

comment-grid-bicycle-1 = A bicycle kick by { $marker }! Would you believe it!
comment-grid-bicycle-2 = { $marker } goes up, upside down, and catches it perfectly!
comment-grid-bicycle-3 = Overhead kick! { $marker } with the acrobatics!

comment-grid-missed-ball-1 = { $marker } goes for it { $attempt } and gets nothing.
comment-grid-missed-ball-2 = { $marker } misjudges it { $attempt }.
comment-grid-missed-ball-3 = { $marker } tries { $attempt }: fresh air.

comment-grid-interception-1 = { $marker } reads it and cuts it out.
comment-grid-interception-2 = Intercepted! { $marker } was waiting for that.
comment-grid-interception-3 = { $marker } steps across and has it.
comment-grid-interception-4 = { $marker } gets in the way and comes away with the ball.

comment-grid-deflection-1 = { $marker } gets a touch on it, no more.
comment-grid-deflection-2 = Off { $marker } it goes, who knows where.
comment-grid-deflection-3 = { $marker } sticks out a leg, and it spins away.

### Shots

comment-grid-saved-1 = A shot by { $shooter }: { $marker } holds it!
comment-grid-saved-2 = { $shooter } lets fly, and { $marker } gathers it in.
comment-grid-saved-3 = Good save! { $marker } keeps out { $shooter }.
comment-grid-saved-4 = { $shooter } shoots, { $marker } says no.

comment-grid-parried-1 = { $shooter } shoots: { $marker } beats it away!
comment-grid-parried-2 = Full stretch! { $marker } turns the shot by { $shooter } away.
comment-grid-parried-3 = What a stop by { $marker }! { $shooter } was already celebrating.
comment-grid-parried-4 = { $marker } gets a hand to the shot by { $shooter }, and the ball is loose!

comment-grid-goal-1 = GOAL! { $marker } scores! { $home }–{ $away }!
comment-grid-goal-2 = It is in! { $marker } finds the net: { $home }–{ $away }!
comment-grid-goal-3 = GOAL! { $marker } beats the goalie. { $home }–{ $away }.
comment-grid-goal-4 = { $marker } shoots, { $marker } scores! { $home }–{ $away }!

comment-grid-goal-header-1 = GOAL! { $marker } heads it in! { $home }–{ $away }!
comment-grid-goal-header-2 = A towering header by { $marker }, and it is { $home }–{ $away }!
comment-grid-goal-header-3 = Nobody jumps like { $marker }: { $home }–{ $away }!

comment-grid-goal-bicycle-1 = GOAL! A bicycle kick by { $marker }! Frame that one! { $home }–{ $away }!
comment-grid-goal-bicycle-2 = Unbelievable! { $marker } scores upside down: { $home }–{ $away }!
comment-grid-goal-bicycle-3 = You will see this again and again: { $marker }, overhead, { $home }–{ $away }!

comment-grid-goal-penalty-1 = GOAL! { $marker } converts the penalty. { $home }–{ $away }!
comment-grid-goal-penalty-2 = No mistake from the spot by { $marker }: { $home }–{ $away }.
comment-grid-goal-penalty-3 = { $marker } steps up and scores. { $home }–{ $away }!

comment-grid-own-goal-1 = Oh no, into their own net! { $home }–{ $away }, and { $seat } will take it.
comment-grid-own-goal-2 = An own goal! { $seat } did not even have to shoot: { $home }–{ $away }.

### Duels

comment-grid-tackle-won-1 = What a tackle! { $marker } takes it off { $opponent }.
comment-grid-tackle-won-2 = { $marker } slides in and leaves { $opponent } on the grass.
comment-grid-tackle-won-3 = { $opponent } is dispossessed by { $marker }!
comment-grid-tackle-won-4 = Strong in the challenge: { $marker } wins it from { $opponent }.

comment-grid-tackle-missed-1 = { $marker } dives in on { $opponent } and gets nothing.
comment-grid-tackle-missed-2 = { $opponent } skips over the tackle by { $marker }.
comment-grid-tackle-missed-3 = { $marker } lunges, { $opponent } is gone.
comment-grid-tackle-missed-4 = Too late! { $marker } slides past { $opponent }.

comment-grid-foul-1 = Foul! { $marker } catches { $opponent }.
comment-grid-foul-2 = There goes the whistle: { $marker } brings down { $opponent }.
comment-grid-foul-3 = { $marker } clatters into { $opponent }. Free kick.
comment-grid-foul-4 = That is a foul by { $marker } on { $opponent }.

comment-grid-offside-1 = The flag is up: { $marker } is offside.
comment-grid-offside-2 = { $marker } goes too early: offside.
comment-grid-offside-3 = Offside! { $marker } has to check the run.

comment-grid-yellow-1 = Yellow card for { $marker }.
comment-grid-yellow-2 = { $marker } goes into the book.

comment-grid-red-1 = RED CARD! { $marker } has to go!
comment-grid-red-2 = Off! { $marker } is shown the red card!

comment-grid-faked-out-1 = Lovely feint! { $marker } sends { $opponent } the wrong way.
comment-grid-faked-out-2 = { $marker } sits { $opponent } down!
comment-grid-faked-out-3 = { $opponent } buys it completely: { $marker } is past.

comment-grid-fake-failed-1 = { $marker } tries to be clever, { $opponent } does not buy it.
comment-grid-fake-failed-2 = { $opponent } reads the feint by { $marker }.

comment-grid-juggle-1 = { $marker } juggles it. The crowd loves it.
comment-grid-juggle-2 = Keepy-uppy from { $marker }, in the middle of a match!

comment-grid-juggle-lost-1 = { $marker } juggles, and drops it.
comment-grid-juggle-lost-2 = Too fancy! { $marker } loses control.
comment-grid-juggle-lost-3 = { $marker } shows off once too often.

### Set pieces

comment-grid-corner-1 = Corner to { $seat }.
comment-grid-corner-2 = It is behind: corner for { $seat }.
comment-grid-corner-3 = { $seat } has a corner. Everybody up!

comment-grid-throw-in-1 = Out of play. Throw-in to { $seat }.
comment-grid-throw-in-2 = Into touch: { $seat } to throw.
comment-grid-throw-in-3 = { $seat } has a throw-in.

comment-grid-goal-kick-1 = Behind, and it is a goal kick to { $seat }.
comment-grid-goal-kick-2 = That one goes out. { $seat } restarts with a goal kick.
comment-grid-goal-kick-3 = Nothing comes of it: goal kick, { $seat }.

comment-grid-penalty-1 = PENALTY to { $seat }! The referee points to the spot.
comment-grid-penalty-2 = No doubt: { $seat } has a penalty!
comment-grid-penalty-3 = In the box! Penalty for { $seat }!

comment-grid-penalty-saved-1 = SAVED! { $marker } is denied from the spot!
comment-grid-penalty-saved-2 = { $marker } fails from the spot: the goalie guessed right!
comment-grid-penalty-saved-3 = The goalie keeps out the penalty by { $marker }!

comment-grid-shoot-out-1 = All square: it comes down to penalties!
comment-grid-shoot-out-2 = A shoot-out will decide this.

comment-grid-shoot-out-scored-1 = { $marker } scores! { $home }–{ $away }.
comment-grid-shoot-out-scored-2 = In it goes! { $marker } makes it { $home }–{ $away }.
comment-grid-shoot-out-scored-3 = No nerves from { $marker }: { $home }–{ $away }.

comment-grid-shoot-out-saved-1 = Saved! { $marker } is denied. { $home }–{ $away }.
comment-grid-shoot-out-saved-2 = The goalie guesses right, and { $marker } fails: { $home }–{ $away }.
comment-grid-shoot-out-saved-3 = No! { $marker } does not score. It stays { $home }–{ $away }.

comment-grid-shoot-out-won-1 = That settles it: { $seat } wins on penalties, { $won }–{ $lost }!
comment-grid-shoot-out-won-2 = It is all over! { $home }–{ $away } on the pitch, { $won }–{ $lost } from the spot: { $seat } has won.
comment-grid-shoot-out-won-3 = { $seat } takes the shoot-out, { $won }–{ $lost }, and the match with it.
