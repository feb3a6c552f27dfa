## Refusals: what is wrong, and what would be right.

### Dice

dice-too-few =
    { $got ->
        [0] No dice given
        [one] Only one die given
       *[other] Only { $got } dice given
    }, but { $want ->
        [one] one is
       *[other] { $want } are
    } due: die { $position } is missing.
dice-too-many =
    { $got ->
        [one] One die given
       *[other] { $got } dice given
    }, but { $want ->
        [0] none is
        [one] only one is
       *[other] only { $want } are
    } due: leave out everything from die { $position } on.
dice-face = Die { $position } cannot show { $got }: give a number from 1 to { $want }.
dice-text = "{ $got }" cannot be read as dice: write the numbers they show with a space between, such as { $example }.
dice-script-short =
    The prepared dice run out: { $want ->
        [one] one die is
       *[other] { $want } dice are
    } due and { $got ->
        [0] none is
        [one] only one is
       *[other] only { $got } are
    } left. Prepare more dice.
dice-script-left-over =
    { $left ->
        [one] One prepared die was
       *[other] { $left } prepared dice were
    } never rolled: prepare exactly as many as are used.
dice-are-due =
    No decision is asked now: { $dice ->
        [one] one die has
       *[other] { $dice } dice have
    } to be rolled first.
dice-not-due =
    No dice are due: { $seat } has to choose one of { $legal ->
        [one] one legal action
       *[other] { $legal } legal actions
    } first.

### Playing

illegal-action = { $action } is not legal now. Legal ({ $count } in all): { $legal }.
not-asked = Nothing is asked of this seat now.
illegal-action-unnamed =
    That action is not legal now: { $legal ->
        [one] there is only one that is.
       *[other] choose one of the { $legal } that are.
    }
match-over = The match is over and nothing more can be played: start a new one.
nothing-to-undo = There is nothing to undo: only answers given since the last dice or revealed secret can be taken back.

### Records

record-too-long = The record has { $got } bytes: give one of { $want } bytes at most.
record-too-many-headers = The record has too many headers: give { $want } at most, of { $bytes } bytes in all.
record-too-many-inputs = The record has more than { $want } inputs: no match is that long.
record-title = This is not a match record: it begins with "{ $got }" where the first line should be "{ $example }".
record-version = This record is of another version, "{ $got }": only "{ $example }" can be read here.
record-header = "{ $got }" is not a header: write a name, a colon and a value, such as "{ $example }", and one empty line after the last header.
record-header-twice = The header "{ $header }" is given twice: keep one of them.
record-header-missing = The header "{ $header }" is missing: add a line such as "{ $example }".
record-rules = "{ $got }" is not a revision of the rules: give a whole number, such as "{ $example }".
record-line = "{ $got }" is not a line of a record: write it like "{ $example }".
record-count =
    The record says it ends after { $got ->
        [one] one input
       *[other] { $got } inputs
    }, but it holds { $want }: something was lost or added. If it is complete, end it with "end { $want }".
record-truncated =
    The record breaks off after { $inputs ->
        [one] one input
       *[other] { $inputs } inputs
    }: its last line should be "{ $example }".
record-after-end = "{ $got }" stands after the end of the record: nothing may follow the line that begins with "end".
record-control = Character { $position } of "{ $got }" is a control character: take it out. A record is plain text, with spaces instead of tabs.
record-turn = This line is numbered { $got }, but the match is in turn { $want }: number it { $want }.
record-other-revision = This record was played under revision { $got } of the rules. This program knows revisions 1 to { $want }; a later one needs a newer program.
record-result = The record gives the result as "{ $got }", but this match ended { $want }: write "result: { $want }".
record-result-early = The record gives "{ $got }" as the result, but the match is not over: leave the header "result" out.

### Specs

spec-too-long = The spec has { $got } characters: { $want } at most.
spec-no-edition = "{ $got }" names no edition: write the game, a colon and the edition, such as { $example }.
spec-two-boards = There is already a board, so "{ $got }" is one too many: keep one, such as { $example }.
spec-concept-twice = The advanced rule "{ $got }" is named twice: once is enough, as in { $example }.
spec-option = "{ $got }" is not an option: write its name, "=" and its value, as in { $example }.
spec-option-twice = The option "{ $got }" is given twice: give it once, as in { $example }.
spec-empty-part = The { $part } in "{ $got }" is empty: write it like { $example }.
spec-character = The { $part } "{ $got }" contains "{ $character }": use only small letters, digits, ".", "-" and "_" (and ":" in a value), as in { $example }.
spec-part-game = game
spec-part-edition = edition
spec-part-board = board
spec-part-concept = advanced rule
spec-part-option = option
spec-part-value = value
spec-unknown-game = There is no game called "{ $got }" here. Known: { $known }.
spec-unknown-edition = There is no edition "{ $got }". Known: { $known }.
spec-unknown-board = There is no board "{ $got }". Known: { $known }.
spec-no-board = This game has one board only: leave out "@{ $got }".
spec-unknown-concept = Edition { $edition } has no advanced rule called "{ $got }". It offers: { $known }.
spec-no-concepts = Edition { $edition } has no advanced rules: leave out "+{ $got }".
spec-concept-needs = The advanced rule "{ $got }" means nothing without "{ $needs }": write "+{ $needs }+{ $got }".
spec-concept-needs-one = The advanced rule "{ $got }" means nothing without one of these: { $known }. Add one, as in "+{ $example }+{ $got }".
spec-option-needs-one = The option "{ $option }" means nothing without one of these: { $known }. Add one, as in "+{ $example }", or leave the option out.
spec-option-needs-corners = The option "{ $option }" means nothing where the ball cannot go out: add a rule that can send it out, such as "+poor-aim" or "+intercept", or leave the option out.
spec-option-needs-period = The option "{ $option }" means nothing in a match that ends with a score: choose end=turns or end=timed, or leave the option out.
spec-ending = A match cannot end with "{ $got }": write turns:180 (2 to { $turns } turns), score:2 (1 to { $goals } goals) or timed:90 (1 to { $minutes } minutes).
spec-option-needs-concept = The option "{ $option }" needs advanced rules that are not in play: add "+{ $needs }", or leave the option out.
spec-unknown-option = There is no option called "{ $got }". Known: { $known }.
spec-unknown-value = The option "{ $option }" cannot be "{ $got }". Known: { $known }.
spec-rule-needs = "{ $got }" makes no sense with the other rules here: { $reason } Set { $right }, or change the rule it hangs on.
sense-turn = The steps of a turn must fit the other rules: the ball value is adjusted in a step of its own exactly where modifications come before the dice, and the last two steps are first and second actions exactly where the actions are played in rounds.
sense-free-movement = Free movements after the moves belong to fixed sequences, those at the end of a stage to two actions, those before the first action to rounds.
sense-action-order = The moves of the last turn are counted only where the actions are fixed sequences.
sense-positioning = In fixed sequences the numbers at the ball always adjust its value: nobody chooses.
sense-far-target = A pass can cost the ball by its length only where the modifications are added to the new ball value.
sense-unmarked-target = An unmarked target can change the ball value only where modifications come before the dice.
sense-special-events = These events give steps before the first action, which only rounds of actions have.
sense-goal-kick = The advanced table of events awards goal kicks before the check: the turn cannot be played out.
sense-condition = In fixed sequences a condition point can only buy a die for the movement.
sense-points = It is paid with condition points, and there are none.
sense-aggressive-pressing = In fixed sequences nobody can choose how to press.
sense-substitutions = Substitutions at the end of a stage belong to fixed sequences, the others to actions that a team chooses.
sense-keeper = A goalkeeper sweeps before a first action, which only rounds of actions have, and makes the lower of several pressing dice count.
sense-offside-risk = An offside risk can raise the ball value only where modifications come before the dice.
sense-skills = The cards with a free first use are played in stages of two actions, those paid each time in rounds, both where modifications come before the dice.

### Actions and calls as text

unknown-action = "{ $got }" is not an action. Write for example: { $example }. Movement is one of { $lines }.
unknown-call = "{ $got }" is not a call. Write one of: { $example }.
full-time-untimed = Only a timed match (end=timed) has a clock that runs out. To stop this one write one of: { $example }.
bad-step = "{ $got }" does not say from where to where: write it like "{ $example }".
bad-area = There is no area "{ $got }". The areas are { $example }.
bad-seat = "{ $got }" is not a team: write one of { $example }.
bad-number = "{ $got }" cannot be the { $what }: give a whole number from { $least } to { $most }.
number-also = number of that part of "also"
number-ball-value = ball value
number-goals = number of goals
number-condition = number of condition points
number-die = die to drop
number-half = half
number-minute = minute of that half
number-players = number of players
number-position = change of the ball value
number-red = number of red cards
number-stage = number of a stage
number-steps = number of steps
number-stoppage = stoppage time
number-substitutions = number of substitutions
number-turn = number of the turn
number-yellow = number of yellow cards
bad-side = "{ $got }" is not a side: write one of { $example }.
bad-line = "{ $got }" is not a line of the formation: write one of { $example }.
bad-styles = "{ $got }" does not name three playing styles: write those of defence, midfield and forwards, such as { $example }.
bad-skill = There is no skill called "{ $got }": write for example { $example }. All of them: touchline rules skills SPEC.
bad-formation = "{ $got }" is not a formation: give defenders, midfielders and forwards, such as { $example }.
formation-sum = The formation { $got } has { $sum } players: the lines must add up to { $want }, as in { $example }.

### Positions as text

position-too-long = The position is too long: { $most } bytes at most.
position-field = "{ $got }" is not a field of a position. A position looks like this: { $example }
position-field-twice = The field "{ $got }" is given twice: give it once. A position looks like this: { $example }
position-field-missing = The field "{ $got }" is missing. A position looks like this: { $example }
position-value = "{ $got }" does not fit here: write it like { $example }.
position-players = "{ $got }" does not place players: name each area once with a number, such as { $example }.
position-turn = "{ $got }" does not describe a turn: write it like { $example }.
position-steps = "{ $got }" does not describe the steps made: write it like { $example }.
position-agenda = Too much is to come in "{ $got }": name only the next few stages, the very next one last, such as { $example }.
unknown-stage = There is no stage "{ $got }". Write for example: { $example }.
unknown-moment = There is no moment "{ $got }" in this edition. Write one of { $known }, or a stack of stages.
position-team-size = { $seat } has { $got } outfield players, those in hand and sent off included: there must be { $want }.
position-formation = The formation of { $seat } is not allowed by the rules of this match: give one that is, such as 4-4-2.
position-corner-spot = Only the ball and one player of the team in control may be on the corner spot, only while a corner kick is taken, and a corner must be one of ALC, ARC, BLC, BRC.
position-clock = The clock does not fit the half: give a minute from { $first } to { $last }, with stoppage time only at { $last }.
position-ball-alone = { $seat } controls the ball in { $area } without a player there: put one there, or the ball elsewhere.
position-nothing-next = What is to be done next makes no sense: leave out "next" for a new turn, or write a stack of stages that a match could have.
position-not-in-play = "{ $got }" belongs to an advanced rule that is not in play: leave it out, or play with { $needs }.
position-skill-not-here = The skill { $got } cannot be in this match: it belongs to another edition, or a rule it needs is not in play. touchline rules skills SPEC lists those that can.
position-skill-hidden = The skill { $got } has been played, so both teams know it: write it as !{ $got }.
position-no-action = What comes next leaves nothing to choose in this position: change the players or the next stage, for example next=turn.0.

### Programs around a match

level-thinks-not = The level "{ $level }" does not think ahead, so there is nothing to limit: name a coach, such as { $example }.
budget-bad = The field "{ $field }" cannot be { $got }: give a whole number from 1 to { $most }.
player-unknown = There is no player called "{ $got }". Known: { $known }.
level-unknown = There is no level called "{ $got }". Known: { $known }.
seat-unknown = There is no seat called "{ $got }". Known: { $known }.
command-unknown = There is no command "{ $got }". Known: { $known }.
json-bad = This line is not a command in JSON ({ $reason }): write it like { $example }
field-missing = The field "{ $field }" is missing: write it like { $example }
no-match = No match has been started: begin with { $example }
index-bad = There is no answer number { $got } here: give one from { $first } to { $last }.
no-decision = No decision is asked now, so there is nothing to answer.
line-too-long = The line is too long: { $most } bytes at most.
position-in-hand = { $seat } has players in hand, but everybody must stand on the board here: place them in areas.
position-half = The clock cannot show half { $got } here: half 0 is before the match, 1 and 2 are played, half-time follows half 1.
position-restart = The restart and the place of the ball do not fit what is to be done next: a free kick, goal kick, penalty kick or setup needs its own restart and ball.
position-dice = The stage dice of this turn are missing: write them in "turn", such as turn=dice:42.
position-setup = The players do not stand as this restart allows: two in the centre at a kick-off, one in the area of a free kick, one taker at a corner or penalty kick.
json-not-object = A command must be a JSON object, not { $got }: write it like { $example }
field-wrong = The field "{ $field }" cannot be { $got }: give { $want }, such as { $example }
field-unknown = The command "{ $cmd }" has no field "{ $field }". It takes: { $known }.
field-twice = The field "{ $field }" is given twice: give it once.
field-either = The fields "{ $field }" and "{ $other }" are both given: give one of them.
want-text = a text
want-seed = a whole number from 0 to 18446744073709551615
want-index = a whole number from 0 on
want-dice = a list of what the dice show
want-budget = a whole number from 1 on
at-line = Line { $line }: { $text }
want-truth = true or false
want-texts = a list of texts
at-input = Input { $input }: { $text }
inputs-too-many = { $got } inputs are too many at once: give { $most } at most.
answers-count = A plan has 1 to { $most } answers, and this one has { $got }.
answer-too-long = An answer has { $most } bytes at most.
plan-past-roll = After answer { $answer } dice are rolled: a plan ends there.
plan-past-reveal = Answer { $answer } stands or shows something secret: a plan ends there.
plan-past-other = After answer { $answer } the opponent is asked: a plan ends there.
plan-past-secret = After answer { $answer } comes a question of another kind, secret or open: a plan ends there.
plan-past-end = With answer { $answer } the match is over: a plan ends there.
match-too-long = A match has { $most } inputs at most, and this one would have more: begin another one.
legal-differs = The answers in "legal" are not those of this position, so the two programs play by different rules. Legal here ({ $count } in all): { $legal }.
table-name-bad = A table cannot be called "{ $got }": give it a name of 1 to { $most } letters, digits, "-", "_" and ".", without accents.
table-unknown = There is no table "{ $got }". Known ({ $count } in all): { $known }.
tables-too-many = There are { $most } tables already, and no more are possible: close one, or play at one of them.
save-needs-file = save needs a file name, such as { $example }.
not-an-answer = "{ $got }" is not an answer: type it on a line of its own.
skills-other-game = "{ $got }" has no skill cards: they belong to FUBA. Write for example: fuba:3.0.
diff-two-games = { $a } and { $b } are different games: only specs of one game can be compared, such as fuba:2.1 and fuba:3.0.
clause-unknown = There is no clause or ruling { $got }. Nearest: { $near }. Ids look like F-PRESS-05, G-KICK-12, R-080 or R-G15; `touchline rules text SPEC` prints all of an edition.
clause-unlike = There is no clause or ruling { $got }. Ids look like F-PRESS-05, G-KICK-12, R-080 or R-G15; `touchline rules text SPEC` prints all of an edition.
skills-none = Edition { $edition } has no skills. Editions that have them: { $known }.
no-cards = No skill can be played now: this match has no skills, or dice are due.

### The grid game

unknown-grid-action = "{ $got }" is not an action. Write for example: { $example }.
bad-direction = "{ $got }" is not a direction: write one of { $example }.
bad-facing = Nobody can face "{ $got }": write one of { $example }.
bad-hand = "{ $got }" is not a direction to turn: write one of { $example }.
bad-level = "{ $got }" is not a kind of fake-out: write one of { $example }.
bad-marker = "{ $got }" is not a marker: write the letter of its team and its number, such as { $example }.
bad-square = "{ $got }" is not a square: write its column and its row, such as { $example }.
number-column = column
number-row = row
number-dice = number of dice
number-face = face of a die
number-fouls = number of fouls
number-kicks = number of kicks
number-marker = number of a marker
number-points = number of points
number-skill = number of skill points
number-slot = slot
number-square = column or row
number-total = total of three dice
number-turns = number of turns
position-markers = "{ $got }" does not place a marker: give each number once with its square, such as { $example }.
position-two-on-a-square = Two markers cannot stand on { $got }: put one of them elsewhere, as in { $example }.
position-too-many = { $marker } does not take part: teams have { $most } fielders here.
position-no-goalie = { $marker } is missing: every team needs its goalie, number 0.
position-marker-in-hand = { $marker } is in hand, but the teams have been placed: give it a square, or leave it out.
position-off-board = { $marker } cannot stand on { $square }: fielders need a square from 1,1 to { $width },{ $length }, a goalie may also stand on its own slots.
position-ball-off-board = The ball cannot be on { $square }: put it on a square of the field.
position-ball-slot = The ball cannot lie in the slot { $square } here: put it on a square of the field, or write next=act shot for a shot.
position-ball-under = The ball cannot lie under the marker on { $square }: put it elsewhere, or write ball=held:H0 for a goalie that holds it.
position-holder = { $marker } cannot have the ball in hand or in the air: it must stand, and a goalie holds it only in its own area, a thrower only at a throw-in.
position-flight = The ball cannot be in flight there: the kicker must be on the board and belong to the team whose turn it is.
position-half-began = The half cannot have begun after { $began } turns when only { $turns } have been played: give fewer.
position-set-piece = The set piece does not fit: a throw-in, corner kick or free kick needs a rule that can bring it about and its spot, such as "corner spot:1,1", and its taker must be on the board.
position-tackle = The tackle does not fit: its tackler must belong to the team whose turn it is, its target to the other one, and tackles must be in play.
position-no-dice = The number of dice of the turn is missing: write it like "dice:2".
position-in-circle = { $marker } stands in the centre circle: before a kick-off it must be outside.
position-skill = A team has { $most } skill points at most, and none for its goalie.
position-skill-left = { $marker } has more skill points left than it has: write as many or fewer.
position-stage-marker = { $marker } cannot be in the stage "{ $stage }": name a marker that is on the board, or one in hand that is to be placed.
position-reroll = Dice that may be rolled again are { $want } here: write as many in "rolled", or leave it out.
position-no-choice = What comes next leaves nothing to choose in this position: change the markers or the next stage, for example next=act.
picture-rows = A picture of this board has { $want } rows with a "|" each, from the north slots to the south slots.
picture-squares = Row { $row } of the picture has { $got } squares: give { $want }.
picture-square = "{ $got }" is not a square of a picture: write ".", "o" for the ball, or a marker, as in { $example }.
picture-two-balls = There is a second ball at "{ $got }": keep one, as in { $example }.

### Terms of a match

terms-none = This game has no terms: leave out "{ $got }".
terms-too-long = These terms are too long: at most { $most } characters.
terms-word = "{ $got }" is not among the terms of a match. They look like this: { $example }
terms-twice = "{ $got }" is given twice: give it once. Terms look like this: { $example }
terms-value = "{ $got }" is not possible: write { $example }.
terms-need-condition = Points to discard and a primary formation need condition points, which are not in play ({ $seat }): add +condition to the spec, or leave them out.
terms-need-skills = A pool of skills needs skills, which are not in play ({ $seat }): add +condition+skills to the spec, or leave it out.
terms-discard = A team can discard { $most } condition points at most, not { $got } ({ $seat }).
terms-primary = The formation { $got } cannot be chosen under these rules ({ $seat }): name another, such as 4-4-2.
terms-pool-empty = The pool of skills is empty ({ $seat }): name at least one skill, or leave it out.
terms-pool-skill = The skill { $got } cannot be in this match ({ $seat }): it belongs to another edition, or a rule it needs is not in play. touchline rules skills SPEC lists those that can.
terms-pool-twice = The skill "{ $got }" is named twice: name it once, as in { $example }.
terms-no-competition = Points to discard and a primary formation belong to the competition rules of 2.1 and 3.0; this edition has none ({ $seat }): leave them out.
terms-barred-all = Every skill to choose from is barred ({ $seat }): leave out at least one of them.
terms-first-leg = A first leg counts only where a draw must be decided: add draw=shoot-out, or leave out first-leg.
terms-resumed = A match that goes on keeps its terms: only the secret ones can be given again, such as whistle=137. Leave out "{ $got }".
terms-late-start = A late start changes nothing in this edition: only 2.1 has a rule for it. Leave it out.
terms-whistle = This edition has no final whistle at a secret minute: only 3.0 has. Leave it out.
terms-whistle-minute = The final whistle comes in a minute from { $least } to { $most }, not { $got }.
number-discard = number of points to discard
number-whistle = minute of the final whistle
record-unfinished = This match is not over: only a finished match has a result.
record-terms-with-start = A match that begins from a position of its own has no terms: the position holds them. Leave out the header "terms".
position-agreed = The field "{ $got }" does not fit: these rules cannot play it, or not at this time of the match. Leave it out.
call-in-shoot-out = The shoot-out goes on until it is decided: no whistle ends it.
call-draw-decided = Nobody can agree on a draw here: the terms of the match say what follows one. Play on, resign, or let a referee decide.
call-other-edition = "{ $call }" means nothing in this edition: leave it out.
call-first-half = "{ $call }" is for a first half that takes too long, and the first half is over.
call-twice = "{ $call }" has been called already: it holds until the end.
