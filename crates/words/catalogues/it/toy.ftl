## The toy of examples/third-game: five penalties each.

edition-toy-1 = Gioco di prova: cinque rigori a testa

toy-left = a sinistra
toy-right = a destra

toy-ask-shoot = { $seat } calcia il rigore: da che parte tira?
toy-ask-dive = { $seat } è in porta: da che parte si tuffa il portiere?
toy-do-shoot = Tiro { $corner }
toy-do-dive = Tuffo { $corner }
toy-due = { $seat } lancia un dado: con un 6 è gol.

toy-chosen = { $seat } ha scelto l'angolo.
toy-kicked = Rigore { $kick }: { $seat } tira { $shot }, { $other } si tuffa { $dive }.
toy-rolled = Il portiere ha indovinato l'angolo. Il dado dà { $die }.
toy-goal = Gol di { $seat }! { $home }-{ $away }.
toy-saved = Para { $seat }.

toy-plain-spec = Nel gioco di prova non c'è niente da scegliere, quindi "{ $got }" non significa nulla: scrivi { $example }.
toy-bad-action = "{ $got }" non è una risposta: scrivi per esempio { $example }.
toy-bad-position = "{ $got }" non è una posizione del gioco di prova: scrivi per esempio { $example }.
