### Lists of matches.

matches-show-mine = Omat
matches-show-open = Avoimet
matches-show-live = Käynnissä
matches-show-over = Päättyneet
matches-challenges = Haasteet
matches-challenged = { $name } haastaa sinut
matches-challenging = Odotetaan vastausta: { $name }
matches-accept = Hyväksy
matches-decline = Hylkää
matches-waiting = Odottavat sinua
matches-running = Käynnissä
matches-mine-open = Odotetaan vastustajaa
matches-mine-over = Oma arkisto
matches-game = Peli
matches-every-game = Kumpikin peli

matches-none-guest = Et ole vielä pelannut tällä laitteella.
matches-none-running = Ei otteluita kesken.
matches-none-mine-over = Päättyneet ottelusi säilyvät täällä.
matches-none-open = Avoimia otteluita ei juuri nyt ole. Avaa ottelu itse.
matches-none-live = Yhtään julkista ottelua ei ole käynnissä.
matches-none-over = Ei vielä päättyneitä otteluita.
matches-play-one = Pelaa ottelu
matches-again = Yritä uudelleen
matches-more = Näytä lisää

matches-free = vapaa paikka
matches-you = sinä
matches-rated = pisteytetty
matches-score = { $home }–{ $away }
matches-won = voitto
matches-lost = tappio
matches-draw = tasapeli
matches-aborted = peruttu
matches-left-you = jäljellä { $span }
matches-left-them = vastustajalla jäljellä { $span }
matches-join = Liity
matches-watch = Katso
matches-replay = Toisto
matches-go-on = Jatka
matches-your-turn = Sinun vuorosi
matches-link = Linkki
