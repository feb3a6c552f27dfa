### The computer opponents: what they are called, and how they play.

character-sunday = Pip
character-sunday-is = Alle prime armi: tutta la squadra corre dietro alla palla.
character-dribbler = Rafa
character-dribbler-is = Porta palla dove gli altri la passerebbero.
character-winger = Nadia
character-winger-is = Gioca sulle fasce.
character-wall = Otto
character-wall-is = Difende basso e ti lascia venire avanti.
character-sniper = Aino
character-sniper-is = Tira da lontano appena ne ha l'occasione.
character-presser = Bruno
character-presser-is = Tiene la squadra alta e fa pressing.
character-maestro = Livia
character-maestro-is = Tiene palla con passaggi corti e aspetta.
character-stars = Forza { $n } su 5
character-plain = Livello semplice
character-plain-is = Gioca per il risultato, senza uno stile suo.
