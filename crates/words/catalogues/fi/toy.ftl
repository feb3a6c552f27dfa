## The toy of examples/third-game: five penalties each.

edition-toy-1 = Lelupeli: viisi rangaistuspotkua kummallekin

toy-left = vasemmalle
toy-right = oikealle

toy-ask-shoot = { $seat } laukoo rangaistuspotkun: kumpaan kulmaan?
toy-ask-dive = { $seat } on maalissa: kumpaan kulmaan maalivahti heittäytyy?
toy-do-shoot = Laukaus { $corner }
toy-do-dive = Heittäytyminen { $corner }
toy-due = { $seat } heittää noppaa: kuutosella pallo menee maaliin.

toy-chosen = { $seat } on valinnut kulman.
toy-kicked = Rangaistuspotku { $kick }: { $seat } laukoo { $shot }, { $other } heittäytyy { $dive }.
toy-rolled = Maalivahti arvasi kulman. Noppa näyttää { $die }.
toy-goal = Maali: { $seat }! { $home }–{ $away }.
toy-saved = { $seat } torjuu.

toy-plain-spec = Lelupelissä ei ole valittavaa, joten "{ $got }" ei tarkoita mitään: kirjoita { $example }.
toy-bad-action = "{ $got }" ei ole vastaus: kirjoita esimerkiksi { $example }.
toy-bad-position = "{ $got }" ei ole lelupelin asema: kirjoita esimerkiksi { $example }.
