### The frame of every page.

nav-label = Päävalikko
nav-skip = Siirry sisältöön
nav-play = Pelaa
nav-matches = Ottelut
nav-competitions = Kisat
nav-learn = Opettele
nav-board = Lauta
nav-guest = Ilman tiliä

title-home = Pelaa
title-match = Ottelu
title-invitation = Kutsu
title-matches = Ottelut
title-competitions = Kilpailut
title-competition = Kilpailu
title-table = Yhdellä näytöllä
title-board = Analyysilauta
title-replay = Toisto
title-learn = Opettele
title-puzzles = Tehtävät
title-player = Pelaaja
title-account = Tili
title-settings = Asetukset

close = Sulje
loading = Hetkinen …

trouble-title = Jokin meni vikaan
trouble-page = Sivua ei voitu ladata. Tarkista yhteys ja lataa sivu uudelleen.
trouble-unreachable = Palvelimeen ei saada yhteyttä. Tarkista yhteys ja yritä uudelleen.
trouble-unknown = Se ei onnistunut. Yritä uudelleen.
nowhere-title = Sivua ei löydy
nowhere-text = Tässä osoitteessa ei ole sivua.
nowhere-home = Etusivulle
