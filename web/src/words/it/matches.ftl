### Lists of matches.

matches-show-mine = Mie
matches-show-open = Aperte
matches-show-live = In corso
matches-show-over = Finite
matches-challenges = Sfide
matches-challenged = { $name } ti sfida
matches-challenging = In attesa di { $name }
matches-accept = Accetta
matches-decline = Rifiuta
matches-waiting = Aspettano te
matches-running = In corso
matches-mine-open = In attesa di un avversario
matches-mine-over = Il tuo archivio
matches-game = Gioco
matches-every-game = Tutti e due i giochi

matches-none-guest = Su questo dispositivo non hai ancora giocato.
matches-none-running = Nessuna partita in corso.
matches-none-mine-over = Qui restano le partite che finisci.
matches-none-open = Nessuna partita aperta al momento. Aprine una tu.
matches-none-live = Nessuna partita pubblica in corso.
matches-none-over = Ancora nessuna partita finita.
matches-play-one = Gioca una partita
matches-again = Riprova
matches-more = Mostra altre

matches-free = posto libero
matches-you = tu
matches-rated = classificata
matches-score = { $home } a { $away }
matches-won = vinta
matches-lost = persa
matches-draw = pareggio
matches-aborted = annullata
matches-left-you = ancora { $span }
matches-left-them = per loro ancora { $span }
matches-join = Unisciti
matches-watch = Guarda
matches-replay = Rivedi
matches-go-on = Continua
matches-your-turn = Tocca a te
matches-link = Link
