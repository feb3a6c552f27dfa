### The rules in sentences.

rules-title = The rules, sentence by sentence
rules-about = Every rule of an edition in plain words, with its clause number.
rules-edition = Edition
rules-edition-fuba-3-0 = FUBA 3.0
rules-edition-fuba-2-2 = FUBA 2.2
rules-edition-fuba-2-1 = FUBA 2.1
rules-edition-fuba-2-0 = FUBA 2.0
rules-edition-grid-full = The grid game
rules-search = Search
rules-search-example = rebound, offside, F-PRESS …
rules-count = { $count ->
    [0] Nothing is found.
    [one] One sentence.
   *[other] { $count } sentences.
}
rules-groups = Groups of rules
rules-behind = The rule behind it
rules-none = No rule of this edition is behind it.
rules-all = All rules of this edition
rules-english = The sentences of the rules are in English.
rules-short = The game in a minute
rules-unfold = Open all
rules-fold = Close all
rules-picture-grid = The grid game: members with their numbers on squares, and the way of a pass
rules-short-fuba-1 = You say where the ball goes, the dice say who gets it, and then both teams shift a few of their players.
rules-short-fuba-2 = The ball is a die. Its value, from 1 to 6, says how hard it is to keep: low is good for the team that has it.
rules-short-fuba-3 = Both teams roll one die. The team with the ball keeps it if its die is as high as the ball value or higher; the other team's die is the new value.
rules-short-fuba-4 = The clock moves by the difference of the dice. Equal dice bring a special event: a bad touch, a foul, a corner.
rules-short-fuba-5 = Then both teams act: move by the numbers of the formation, position themselves to change the ball value, press for the ball, or shoot.
rules-short-fuba-6 = A shot must beat the ball value; where it comes from and how many stand there help or hinder. Two halves of 45 minutes, then the whistle.
rules-short-grid-1 = A turn begins with dice: two if your team has the ball, one if it has not, three if your goalie holds it or at a set piece.
rules-short-grid-2 = Each point moves a member one square, or the ball one square. Dribbling costs two points a square; a pass is faster.
rules-short-grid-3 = A member has the ball if it lies on one of the three squares in front of its feet.
rules-short-grid-4 = A ball that enters one of the seven slots behind the goal line is a shot; the goalie saves it if one die brings it there.
rules-short-grid-5 = Advanced rules add what you want: tackles, headers, bicycle kicks, offside, fouls and cards. Each can be chosen by itself.
rules-short-grid-6 = After a goal the other team kicks off. A draw at the end leads to a shoot-out.
