## The commentary on a match: when and where, as footballers say it. Left and right are those of the team that acts.

comment-minute = { $minute }′
comment-turn = vuoro { $turn }

### Being there

comment-at-own-box = omassa boksissa
comment-at-own-edge = oman boksin edustalla
comment-at-own-left-corner = oman pään vasemmassa kulmassa
comment-at-own-right-corner = oman pään oikeassa kulmassa
comment-at-own-left-wing = omalla vasemmalla laidalla
comment-at-own-right-wing = omalla oikealla laidalla
comment-at-centre = keskikentällä
comment-at-left-wing = vasemmalla laidalla
comment-at-right-wing = oikealla laidalla
comment-at-edge = boksin reunalla
comment-at-left-corner = vasemmalla kulmalipulla
comment-at-right-corner = oikealla kulmalipulla
comment-at-box = boksissa
comment-at-spot = kulmapisteellä

### Coming from there

comment-from-own-box = omasta boksista
comment-from-own-edge = oman boksin edustalta
comment-from-own-left-corner = oman pään vasemmasta kulmasta
comment-from-own-right-corner = oman pään oikeasta kulmasta
comment-from-own-left-wing = omalta vasemmalta laidalta
comment-from-own-right-wing = omalta oikealta laidalta
comment-from-centre = keskikentältä
comment-from-left-wing = vasemmalta laidalta
comment-from-right-wing = oikealta laidalta
comment-from-edge = boksin reunalta
comment-from-left-corner = vasemmalta kulmalipulta
comment-from-right-corner = oikealta kulmalipulta
comment-from-box = boksista
comment-from-spot = kulmapisteeltä

### Going there

comment-to-own-box = omaan boksiin
comment-to-own-edge = oman boksin edustalle
comment-to-own-left-corner = oman pään vasempaan kulmaan
comment-to-own-right-corner = oman pään oikeaan kulmaan
comment-to-own-left-wing = omalle vasemmalle laidalle
comment-to-own-right-wing = omalle oikealle laidalle
comment-to-centre = keskikentälle
comment-to-left-wing = vasemmalle laidalle
comment-to-right-wing = oikealle laidalle
comment-to-edge = boksin reunalle
comment-to-left-corner = vasemmalle kulmalipulle
comment-to-right-corner = oikealle kulmalipulle
comment-to-box = boksiin
comment-to-spot = kulmapisteelle
