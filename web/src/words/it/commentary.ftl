## The commentary on a match: when and where, as footballers say it. Left and right are those of the team that acts.

comment-minute = { $minute }′
comment-turn = turno { $turn }

### Being there

comment-at-own-box = nella propria area
comment-at-own-edge = sulla propria trequarti
comment-at-own-left-corner = nel proprio angolo sinistro
comment-at-own-right-corner = nel proprio angolo destro
comment-at-own-left-wing = sulla propria corsia sinistra
comment-at-own-right-wing = sulla propria corsia destra
comment-at-centre = a centrocampo
comment-at-left-wing = sulla fascia sinistra
comment-at-right-wing = sulla fascia destra
comment-at-edge = al limite dell'area
comment-at-left-corner = alla bandierina sinistra
comment-at-right-corner = alla bandierina destra
comment-at-box = in area
comment-at-spot = alla bandierina

### Coming from there

comment-from-own-box = dalla propria area
comment-from-own-edge = dalla propria trequarti
comment-from-own-left-corner = dal proprio angolo sinistro
comment-from-own-right-corner = dal proprio angolo destro
comment-from-own-left-wing = dalla propria corsia sinistra
comment-from-own-right-wing = dalla propria corsia destra
comment-from-centre = da centrocampo
comment-from-left-wing = dalla fascia sinistra
comment-from-right-wing = dalla fascia destra
comment-from-edge = dal limite dell'area
comment-from-left-corner = dalla bandierina sinistra
comment-from-right-corner = dalla bandierina destra
comment-from-box = da dentro l'area
comment-from-spot = dalla bandierina

### Going there

comment-to-own-box = nella propria area
comment-to-own-edge = sulla propria trequarti
comment-to-own-left-corner = nel proprio angolo sinistro
comment-to-own-right-corner = nel proprio angolo destro
comment-to-own-left-wing = sulla propria corsia sinistra
comment-to-own-right-wing = sulla propria corsia destra
comment-to-centre = a centrocampo
comment-to-left-wing = sulla fascia sinistra
comment-to-right-wing = sulla fascia destra
comment-to-edge = al limite dell'area
comment-to-left-corner = verso la bandierina sinistra
comment-to-right-corner = verso la bandierina destra
comment-to-box = in area
comment-to-spot = verso la bandierina
