## The commentary on a match: when and where, as footballers say it. Left and right are those of the team that acts.

comment-minute = { $minute }′
comment-turn = turn { $turn }

### Being there

comment-at-own-box = in their own box
comment-at-own-edge = in front of their own box
comment-at-own-left-corner = deep on their own left
comment-at-own-right-corner = deep on their own right
comment-at-own-left-wing = on their left flank
comment-at-own-right-wing = on their right flank
comment-at-centre = in midfield
comment-at-left-wing = on the left wing
comment-at-right-wing = on the right wing
comment-at-edge = on the edge of the box
comment-at-left-corner = by the left corner flag
comment-at-right-corner = by the right corner flag
comment-at-box = in the box
comment-at-spot = at the corner

### Coming from there

comment-from-own-box = from their own box
comment-from-own-edge = from in front of their own box
comment-from-own-left-corner = from deep on their own left
comment-from-own-right-corner = from deep on their own right
comment-from-own-left-wing = from their left flank
comment-from-own-right-wing = from their right flank
comment-from-centre = from midfield
comment-from-left-wing = from the left wing
comment-from-right-wing = from the right wing
comment-from-edge = from the edge of the box
comment-from-left-corner = from the left corner flag
comment-from-right-corner = from the right corner flag
comment-from-box = from inside the box
comment-from-spot = from the corner

### Going there

comment-to-own-box = into their own box
comment-to-own-edge = to the front of their own box
comment-to-own-left-corner = deep to their own left
comment-to-own-right-corner = deep to their own right
comment-to-own-left-wing = to their left flank
comment-to-own-right-wing = to their right flank
comment-to-centre = into midfield
comment-to-left-wing = to the left wing
comment-to-right-wing = to the right wing
comment-to-edge = to the edge of the box
comment-to-left-corner = to the left corner flag
comment-to-right-corner = to the right corner flag
comment-to-box = into the box
comment-to-spot = to the corner
