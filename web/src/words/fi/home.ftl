### The first page, invitations, and the choice of what is played.

home-title = Jalkapalloa nopilla ja suunnitelmalla
home-lead = Kokonainen ottelu yhdellä laudalla: syötä, prässää, vartioi, lauo. Jokaisen nopanheiton todennäköisyydet ovat näkyvissä, ja vastustaja löytyy aina.
home-play-now = Pelaa heti
home-play-now-is = { $game }, vastassa { $level }. Tiliä ei tarvita.
home-first = Ensimmäinen ottelusi?
home-first-is = Valmentaja vie sinut läpi kuuden vuoron: viisi minuuttia, ja sama ottelu jatkuu yksin.
home-first-guided = Pelaa valmentajan kanssa
home-first-alone = Pelaa heti
home-learn = Opi kymmenessä minuutissa
home-picture = Lauta kesken ottelun: kolmetoista aluetta, siniset ja raidalliset meripihkanväriset paidat, maalin edessä pallonoppa, joka näyttää kolmosta.
home-cup = Cup tänä iltana: kahdeksan tietokonetta ja sinä
home-cup-is = Pudotuspelit alkavat heti ({ $game }). Voita kolme tai neljä ottelua, niin pokaali on sinun. Tiliä ei tarvita.
home-cup-go = Aloita cup
home-cup-name = Tämän illan cup

home-mine = Omat ottelut
home-open = Avoimet ottelut
home-live = Käynnissä nyt
home-live-wall = Katso seinältä
home-all = Näytä kaikki
home-more = Lisää
home-waiting = { $n ->
    [one] 1 odottaa sinua
   *[other] { $n } odottaa sinua
}
home-begun = Ottelu on alkanut: { $game }.
home-notify-turn = On sinun vuorosi.
home-notify-challenge = { $name } haastaa sinut otteluun.

home-puzzle = Päivän tehtävä
home-puzzle-is = { $state ->
    [solved] Ratkaisit sen. Huomenna tulee uusi.
    [tried] Yritit sitä jo. Huomenna tulee uusi.
   *[new] Tilanne oikeasta ottelusta: mikä vastaus on paras?
}
home-puzzle-streak = { $streak } oikein peräkkäin

home-way-fuba = Näin pelataan
home-way-fuba-is = Ohjattu ensimmäinen ottelu, sitten lyhyt oppitunti jokaisesta säännöstä.
home-way-board = Analyysilauta
home-way-board-is = Mikä tahansa asema, tarkat todennäköisyydet ja parhaat vastaukset.
home-way-archive = Arkisto
home-way-archive-is = Katso päättyneitä otteluita uudelleen, jokaista heittoa myöten.
home-way-leaderboard = Kärkilista
home-way-leaderboard-is = Kummankin pelin parhaat ja oma sijasi.

home-new = Uusi ottelu
home-against = Vastustaja
home-kind-computer = Tietokone
home-kind-computer-is = Seitsemän hahmoa, alkaa heti
home-kind-table = Yhdellä näytöllä
home-kind-table-is = Kaksi pelaajaa, yksi laite
home-kind-pairing = Pikahaku
home-kind-pairing-is = Kuka tahansa, joka haluaa samanlaisen ottelun
home-kind-friend = Kutsu kaveri
home-kind-friend-is = Lähetä linkki
home-kind-user = Haasta pelaaja
home-kind-user-is = Pelaaja, jonka nimen tiedät
home-kind-open = Avoin ottelu
home-kind-open-is = Listalla, kunnes joku liittyy
home-go-computer = Aloita ottelu
home-go-table = Avaa pöytä
home-go-pairing = Etsi vastustaja
home-go-friend = Luo linkki
home-go-user = Lähetä haaste
home-go-open = Avaa ottelu

home-level = Taso
home-level-random = Satunnaiset vastaukset
home-level-rookie = Tulokas
home-level-coach-1 = Valmentaja 1
home-level-coach-2 = Valmentaja 2
home-level-coach-3 = Valmentaja 3
home-level-coach-4 = Valmentaja 4
home-level-coach-5 = Valmentaja 5
home-level-gaffer = Päävalmentaja, vahvin
home-seat = Paikkasi
home-seat-random = Arvotaan
home-seat-home = Koti
home-seat-away = Vieras
home-dice = Nopat
home-dice-rolled = Heitetään täällä
home-dice-typed = Oikeat nopat, luvut syötetään
home-to = Pelaajan nimi
home-your-name = Nimesi, jos haluat
home-your-name-is = Sillä vastustajat sinua kutsuvat: 2–24 merkkiä, minkä tahansa kielen kirjaimia, numeroita, - tai _. Kysymme kerran.
home-your-name-save = Tallenna nimi
home-your-name-later = Ei nyt
home-rated = Pisteytetty
home-rated-needs-clock = (vaatii kellon)
home-hints = Molemmat saavat kysyä vihjeitä
home-hints-rated = Ei pisteytetyissä otteluissa.
home-challenge-sent = Haaste on lähetetty: { $name }. Ottelu alkaa, kun haaste hyväksytään.

home-clock = Kello
home-clock-none = Ei kelloa
home-clock-tournament = Turnausajat
home-clock-live = Aika koko ottelulle
home-clock-days = Kirjeottelu
home-clock-minutes = { $n ->
    [one] 1 minuutti kummallekin
   *[other] { $n } minuuttia kummallekin
}
home-clock-increment = { $n } min kummallekin ja { $seconds } s lisää joka vastauksesta
home-clock-days-each = { $n ->
    [one] 1 päivä joka ratkaisuun
   *[other] { $n } päivää joka ratkaisuun
}
home-zero = Kun aika loppuu
home-zero-lose = Häviät
home-zero-fallback = Puolestasi pelataan yksinkertaisin vastaus

home-game-fuba = FUBA
home-game-fuba-is = Kolmetoista aluetta, yksitoista pelaajaa joukkuetta kohti, yhdeksänkymmentä minuuttia
home-game-grid = Ruutupeli
home-game-grid-is = Ruutuja ja pisteitä, jokainen askel merkitsee
home-edition-grid-basic = Ruutupeli, perussäännöt
home-edition-grid-advanced = Ruutupeli, lisäsäännöt
home-edition-grid-full = Ruutupeli, kaikki säännöt
home-board-small = pieni lauta
home-board-medium = keskikokoinen lauta
home-board-large = suuri lauta
home-rules-all = kaikki lisäsäännöt
home-options-count = { $n ->
    [one] yksi oma valinta
   *[other] { $n } omaa valintaa
}

home-pick-game = Peli
home-pick-edition = Painos
home-pick-board = Lauta
home-pick-length = Pituus
home-length-people = { $turns } vuoroa, enintään noin 20 minuuttia
home-length-book = { $turns } vuoroa, kuten sääntökirjassa
home-length-other = kuten alla
home-pick-rules = Lisäsäännöt
home-pick-rules-count = { $n }/{ $all }
home-pick-all = Kaikki
home-pick-none = Ei mitään
home-pick-needs = vaatii: { $needs }
home-pick-or = {" tai "}
home-pick-options = Yksityiskohdat
home-pick-options-count = { $n ->
    [one] 1 muutettu
   *[other] { $n } muutettu
}
home-pick-options-usual = tavalliset
home-pick-by-board = Laudan koon mukaan

home-cancel = Peruuta
home-withdraw = Vedä pois
home-something-else = Jätä avoimeksi ja tee muuta
home-pairing-waits = Etsitään vastustajaa …
home-friend-waits = Odotetaan kaveriasi
home-friend-hint = Lähetä tämä linkki. Kuka tahansa, joka avaa sen, voi istua pöytään; ottelu alkaa itsestään, ja tämä sivu siirtyy sinne.
home-open-waits = Odotetaan vastustajaa
home-open-hint = Ottelu näkyy kaikille. Se alkaa, kun joku liittyy, ja tämä sivu siirtyy sinne.
home-link = Kutsulinkki
home-copy = Kopioi
home-copied = Kopioitu
home-share = Jaa …
home-share-text = Pelaa kanssani ottelu Touchlinessa.

home-invitation-from = { $name } kutsuu sinut otteluun
home-invitation-what = Peli
home-invitation-with = Säännöt
home-invitation-seat = Paikkasi
home-invitation-counts = Vahvuusluvut
home-invitation-counts-is = Ottelu on pisteytetty
home-invitation-join = Liity otteluun
home-invitation-guest = Tiliä ei tarvita.
home-invitation-yours = Oma kutsusi
home-invitation-begun = Olet tässä ottelussa
home-invitation-taken = Joku ehti ensin
home-invitation-taken-is = Kumpikin paikka on varattu. Voit katsoa tai pelata toisen ottelun.
home-invitation-over-is = Tämä ottelu on päättynyt. Pelaa toinen.
home-invitation-gone = Kutsu ei ole enää voimassa
home-invitation-gone-is = Se on vedetty pois, tai linkki on vajaa. Pyydä uusi.
home-play-other = Pelaa toinen ottelu
account-name = Nimi
account-name-hint = 2–24 merkkiä: minkä tahansa kielen kirjaimia, numeroita, - tai _.
