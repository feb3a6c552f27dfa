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
title-live = Käynnissä olevat ottelut
title-leaderboard = Kärkilista
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

offline-line = Ei verkkoyhteyttä. Oppitunnit ja säännöt toimivat silti; kaikki muu odottaa yhteyttä.
offline-title = Ei verkkoyhteyttä
offline-text = Palvelimeen ei saada yhteyttä, joten juuri nyt ei voi pelata. Nämä toimivat ilmankin:
offline-lessons = Oppitunnit
offline-lessons-is = Jokainen sääntö oikealla laudalla, muutama minuutti kerrallaan.
offline-rules = Säännöt
offline-rules-is = Kaikki painokset pykälä pykälältä.
offline-not = Ottelut, ohjattu ensimmäinen ottelu, tehtävät, pelaaminen yhdellä näytöllä ja analyysilauta tarvitsevat palvelinta: se tuntee säännöt ja heittää nopat. Ottelusi ovat siellä tallessa, mutta käynnissä olevat kellot käyvät edelleen.
offline-needs = Tarvitsee yhteyden
offline-again = Yritä uudelleen

newer-line = Uusi versio on saatavilla.
newer-reload = Lataa uudelleen
title-rules = Säännöt
comp-new = Uusi kilpailu
