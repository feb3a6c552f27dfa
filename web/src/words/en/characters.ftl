### The computer opponents: what they are called, and how they play.

character-sunday = Pip
character-sunday-is = Still learning: the whole team runs after the ball.
character-dribbler = Rafa
character-dribbler-is = Carries the ball where others would pass it.
character-winger = Nadia
character-winger-is = Plays down the wings.
character-wall = Otto
character-wall-is = Sits deep and lets you come.
character-sniper = Aino
character-sniper-is = Shoots from far out whenever there is a chance.
character-presser = Bruno
character-presser-is = Holds a high line and presses the ball.
character-maestro = Livia
character-maestro-is = Keeps the ball with short passes and waits.
character-stars = Strength { $n } of 5
character-plain = Plain level
character-plain-is = Plays for the result, in no style of its own.
