### The computer opponents: what they are called, and how they play.

character-sunday = Pip
character-sunday-is = Vasta opettelee: koko joukkue juoksee pallon perässä.
character-dribbler = Rafa
character-dribbler-is = Kuljettaa palloa, kun muut syöttäisivät.
character-winger = Nadia
character-winger-is = Pelaa laitoja pitkin.
character-wall = Otto
character-wall-is = Puolustaa syvällä ja antaa tulla.
character-sniper = Aino
character-sniper-is = Laukoo kaukaa aina, kun siihen on paikka.
character-presser = Bruno
character-presser-is = Puolustaa ylhäällä ja prässää.
character-maestro = Livia
character-maestro-is = Pitää pallon lyhyillä syötöillä ja odottaa paikkaansa.
character-stars = Vahvuus { $n }/5
character-plain = Tavallinen taso
character-plain-is = Pelaa tuloksesta ilman omaa tyyliä.
