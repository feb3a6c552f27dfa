### Cups, leagues and other competitions.

comp-lead = Cupeja ja sarjoja, jotka pyörivät itsestään: liity, seuraa tai järjestä oma.
comp-mine = Omat kilpailut
comp-show-open = Ilmoittautuminen auki
comp-show-running = Käynnissä
comp-show-over = Arkisto
comp-none-open = Mihinkään kilpailuun ei juuri nyt voi ilmoittautua. Järjestä oma: tietokoneet täyttävät sen.
comp-none-running = Yhtään kilpailua ei ole käynnissä.
comp-none-over = Yksikään kilpailu ei ole vielä päättynyt.

## What kind it is

comp-is-round-robin = { $legs ->
    [one] Sarja, kaikki kohtaavat kerran
    [2] Sarja, koti- ja vierasottelut
   *[other] Sarja, kaikki kohtaavat { $legs } kertaa
}
comp-is-swiss = { $rounds ->
    [one] Sveitsiläinen järjestelmä, 1 kierros
   *[other] Sveitsiläinen järjestelmä, { $rounds } kierrosta
}
comp-is-knock-out = { $legs ->
    [one] Cup
   *[other] Cup, kaksiosaiset ottelut
}
comp-is-groups = { $groups } lohkoa, sitten cup
comp-is-ladder = Tikapuut
comp-by = järjestää { $name }
comp-teams-short = { $n }/{ $of } joukkuetta
comp-teams-count = { $n ->
    [one] 1 joukkue
   *[other] { $n } joukkuetta
}
comp-state-open = Ilmoittautuminen auki
comp-state-running = Käynnissä
comp-state-paused = Tauolla
comp-state-over = Päättynyt

## Rounds and places

comp-final = Loppuottelu
comp-semi-finals = Välierät
comp-quarter-finals = Puolivälierät
comp-third-place = Pronssiottelu
comp-round-of = { $n } parhaan kierros
comp-round = { $n }. kierros
comp-tie = { $n ->
    [0] { $stage }
   *[other] { $stage }, ottelupari { $n }
}
comp-group = Lohko { $group }
comp-winner-of = Voittaja: { $tie }
comp-loser-of = Häviäjä: { $tie }
comp-place-of = { $place ->
    [1] Lohkon { $group } voittaja
    [2] Lohkon { $group } kakkonen
   *[other] Lohkon { $group } { $place }.
}
comp-drawn = Arvonta, paikka { $place }
comp-bye = Vapaakierros
comp-versus = { $home } – { $away }
comp-leg = { $leg ->
    [1] ensimmäinen osaottelu
   *[other] toinen osaottelu
}
comp-decider = ratkaisuottelu
comp-shoot-out = rangaistuspotkukilpailu

## The head of a competition

comp-winner = Voittaja
comp-teams-of = Mukana { $n }/{ $of } joukkuetta.
comp-next-open = Kilpailu alkaa, kun järjestäjä aloittaa sen.
comp-next-check-in = Vahvista osallistumisesi ennen alkua: vain vahvistaneet pelaavat.
comp-next-full = Kaikki paikat on täytetty; järjestäjä aloittaa kilpailun.
comp-next-paused = Järjestäjä on keskeyttänyt kilpailun: ottelut jatkuvat, uusia ei ala.
comp-next-ladder = Haasta ylempänä oleva joukkue: voittaja saa ylemmän paikan.
comp-next-soon = Seuraavaa kierrosta arvotaan.
comp-next-round = { $round }: { $over }/{ $all } ottelua pelattu.
comp-next-until = Pelattava viimeistään { $at }.
comp-over-without-winner = Kilpailu on päättynyt ilman voittajaa.
comp-progress-label = Kierroksen pelatut ottelut
comp-you-in = Olet mukana. Saat kutsun, kun kilpailu alkaa.
comp-you-against = Ottelusi odottaa, vastassa { $name }.
comp-you-next = Seuraavaksi vastassa { $name } ({ $round }). Ottelu alkaa itsestään.
comp-you-wait = Olet yhä mukana. Seuraava vastustajasi ei ole vielä selvillä.
comp-you-wait-here = Olet paikalla. Ottelu alkaa heti, kun { $name } saapuu.
comp-you-out = Olet pelannut viimeisen ottelusi tässä kilpailussa.
comp-play = Pelaa ottelusi
comp-here = Olen paikalla
comp-called-until = ole paikalla viimeistään { $at }
comp-check-in = Vahvista osallistuminen
comp-join = Ilmoittaudu
comp-start = Aloita kilpailu
comp-leave = Luovu
comp-share = Seurantalinkki
comp-link = Linkki tälle sivulle
comp-share-text = Seuraa Touchlinessa: { $name }.
comp-offline = Yhdistetään uudelleen …
comp-join-title = Ilmoittaudu: { $name }
comp-leave-title = Luovutko kilpailusta?
comp-leave-open = Kilpailu ei ole alkanut: paikka vapautuu.
comp-primary = Perusryhmitys
comp-primary-is = aloittaa ryhmityksellä { $formation }
comp-primary-means = Joukkue, joka aloittaa ottelun toisella ryhmityksellä, menettää yhden kuntopisteen (F-COMP-05).
comp-choose-skills = { $n ->
    [one] 1 taito koko kilpailuun
   *[other] { $n } taitoa koko kilpailuun
}
comp-chosen-skills = { $n }/{ $of } valittu

## Its pages

comp-tab-bracket = Kaavio
comp-tab-table = Sarjataulukko
comp-tab-groups = Lohkot
comp-tab-matches = Ottelut
comp-tab-teams = Joukkueet
comp-tab-news = Tiedotteet
comp-tab-about = Ehdot
comp-tab-organise = Järjestä
comp-missing = Kilpailua ei ole
comp-missing-is = Linkki on vajaa, tai kilpailu poistettiin ennen alkua.
comp-bracket = Cup-kaavio
comp-bracket-from = Näytä kaavio tästä kierroksesta alkaen
comp-undecided = ratkeamatta
comp-goes-on = (jatkoon)
comp-open-match = avaa ottelu
comp-playing = käynnissä
comp-table = Sarjataulukko
comp-ladder = Tikapuut
comp-challenge = Haasta
comp-through = (jatkoon)
comp-would-go-on = (jatkopaikalla)
comp-col-place = Sija
comp-col-team = Joukkue
comp-col-played = Ottelut
comp-col-played-short = O
comp-col-won = Voitot
comp-col-won-short = V
comp-col-drawn = Tasapelit
comp-col-drawn-short = T
comp-col-lost = Tappiot
comp-col-lost-short = H
comp-col-goals = Maalit
comp-col-goals-short = Maalit
comp-col-difference = Maaliero
comp-col-difference-short = +/−
comp-col-points = Pisteet
comp-col-points-short = P
comp-col-buchholz-short = Bh
comp-by-goal-difference = maaliero
comp-by-goals = tehdyt maalit
comp-by-head-to-head = keskinäiset ottelut
comp-by-buchholz = Buchholz (vastustajien pisteet)
comp-by-fair-play = reilu peli
comp-by-lot = arpa
comp-ahead-goal-difference = edellä maalierolla
comp-ahead-goals = edellä tehdyillä maaleilla
comp-ahead-head-to-head = edellä keskinäisillä otteluilla
comp-ahead-buchholz = edellä Buchholz-pisteillä
comp-ahead-fair-play = edellä reilulla pelillä
comp-ahead-lot = edellä arvalla
comp-fixtures = Ottelut
comp-no-fixtures = Ei otteluita.
comp-no-fixtures-yet = Ottelut arvotaan, kun kilpailu alkaa.
comp-which-round = Kierros
comp-round-before = Edellinen kierros
comp-round-after = Seuraava kierros
comp-only-mine = Vain omat
comp-progress = { $over }/{ $all } pelattu
comp-deadline = viimeistään { $at }
comp-deadline-means = Kun aika on lopussa, ottelun häviää se, jota odotetaan; jos odotetaan molempia tai ottelu ei ole alkanut, molemmat häviävät.
comp-state-annulled = ei lasketa
comp-ended-extra-time = jatkoajalla
comp-ended-awarded = tuomittu
comp-ended-agreed = sovittu tasapeli
comp-ended-walkover = luovutusvoitto
comp-ended-no-show = kumpikaan ei saapunut
comp-had-yellow = { $n ->
    [one] { $name }: 1 keltainen kortti
   *[other] { $name }: { $n } keltaista korttia
}
comp-had-red = { $n ->
    [one] { $name }: 1 punainen kortti
   *[other] { $name }: { $n } punaista korttia
}
comp-had-injury = { $n ->
    [one] { $name }: 1 loukkaantuminen
   *[other] { $name }: { $n } loukkaantumista
}
comp-aside = Ajankohtaiset ottelut
comp-now = Käynnissä
comp-soon = Seuraavaksi
comp-last = Viimeisimmät tulokset
comp-teams = Joukkueet
comp-no-teams = Kukaan ei ole vielä mukana. Ole ensimmäinen.
comp-player-computer = Tietokone, { $level }
comp-player-bot = Botti
comp-player-guest = Ilman tiliä
comp-withdrawn = luopunut
comp-checked-in = vahvistanut
comp-rating = vahvuusluku { $n }
comp-seed = sijoitettu { $n }.
comp-next-against = seuraavaksi { $name }
comp-announcements = Tiedotteet
comp-decisions = Järjestäjän päätökset
comp-no-news = Ei tiedotteita eikä päätöksiä. Järjestäjän jokainen päätös näkyy täällä perusteluineen.
comp-because = ”{ $because }”

## What teams bring along

comp-terms = Mitä joukkueet tuovat mukanaan
comp-clause = Sääntö { $clause }
comp-why-red = { $points ->
    [one] { $team }: yksi kuntopiste vähemmän, punainen kortti (vastassa { $against })
   *[other] { $team }: { $points } kuntopistettä vähemmän, punainen kortti (vastassa { $against })
}
comp-why-yellow = { $points ->
    [0] { $team }: keltaiset kortit eivät maksaneet pistettä (vastassa { $against }, heitto { $rolled })
    [one] { $team }: yksi kuntopiste vähemmän, keltaiset kortit (vastassa { $against }, heitto { $rolled })
   *[other] { $team }: { $points } kuntopistettä vähemmän, keltaiset kortit (vastassa { $against }, heitto { $rolled })
}
comp-why-injury = { $points ->
    [0] { $team }: loukkaantuminen ei maksanut pistettä (vastassa { $against }, heitto { $rolled })
    [one] { $team }: yksi kuntopiste vähemmän, loukkaantuminen (vastassa { $against }, heitto { $rolled })
   *[other] { $team }: { $points } kuntopistettä vähemmän, loukkaantuminen (vastassa { $against }, heitto { $rolled })
}
comp-why-late = { $points ->
    [0] { $team } myöhästyi
    [one] { $team }: yksi kuntopiste vähemmän, myöhästyminen
   *[other] { $team }: { $points } kuntopistettä vähemmän, myöhästyminen
}
comp-why-primary = { $team }: yksi kuntopiste vähemmän, jos ryhmitys on muu kuin { $formation }
comp-why-pool = { $team } valitsee näistä: { $skills }
comp-why-barred = { $team }: yksi taito vähemmän, tähtipelaaja loukkaantui (vastassa { $against })

## Decisions, as everybody reads them

comp-did-pause = Kilpailu keskeytettiin.
comp-did-resume = Kilpailu jatkuu.
comp-did-finish = Kilpailu päätettiin.
comp-did-result = { $match }: tulos on { $score }.
comp-did-correct = { $match }: tulokseksi korjattiin { $score }.
comp-did-award = { $match }: ratkaistiin pelaamatta.
comp-did-void = { $match }: pelataan uudelleen.
comp-did-late = { $minutes ->
    [one] { $match }: { $team } myöhästyi minuutin.
   *[other] { $match }: { $team } myöhästyi { $minutes } minuuttia.
}
comp-did-withdraw = { $team } on poissa kilpailusta.
comp-did-replace = Joukkueella { $team } on uusi pelaaja.
comp-did-pair = Kierroksen { $round } otteluparit tehtiin käsin.

## What has changed

comp-changed-open = Ilmoittautuminen on taas auki.
comp-changed-running = Kilpailu on alkanut.
comp-changed-over = Kilpailu on päättynyt.
comp-changed-paused = Kilpailu on tauolla.
comp-changed-resumed = Kilpailu jatkuu.
comp-changed-winner = { $name } on voittanut kilpailun.
comp-changed-no-winner = Kilpailulla ei ole enää voittajaa.
comp-changed-joined = { $name } on mukana.
comp-changed-replaced = { $name } pelaa, ei { $was }.
comp-changed-left = { $name } on poissa.
comp-changed-hands = Pelataan { $match } eikä { $home } – { $away }.
comp-changed-void = { $match }: { $was } ei enää päde; ottelu pelataan uudelleen.
comp-changed-result = { $match }: { $now }.
comp-changed-score = { $match }: { $now }, ei { $was }.
comp-changed-annulled = { $match } ei lasketa.
comp-changed-place = { $name }: sija { $now }, ennen { $was }.
comp-changed-more = { $n ->
    [one] Ja vielä yksi muutos.
   *[other] Ja vielä { $n } muutosta.
}

## The organiser's tools

comp-organise-is = Jokainen päätös näkyy kaikille perusteluineen. Ottelun ja joukkueen työkalut ovat niiden vieressä.
comp-organise-matches = Ottelut
comp-organise-teams = Joukkueet
comp-decide = Päätä
comp-what = Mitä päätetään
comp-decide-start = Aloita kilpailu
comp-decide-pause = Keskeytä
comp-decide-resume = Jatka
comp-decide-finish = Päätä kilpailu nyt
comp-decide-announce = Tiedota
comp-decide-computers = Lisää tietokoneita
comp-decide-delete = Poista kilpailu
comp-decide-result = Anna tulos
comp-decide-correct = Korjaa tulos
comp-decide-void = Pelataan uudelleen
comp-decide-late = Merkitse myöhästyminen
comp-decide-replace = Vaihda pelaaja
comp-decide-withdraw = Poista kilpailusta
comp-decide-anyway = Lähetä silti
comp-do-start = Aloita
comp-do-pause = Keskeytä
comp-do-resume = Jatka
comp-do-finish = Päätä kilpailu
comp-do-announce = Tiedota
comp-do-computers = Lisää
comp-do-delete = Poista
comp-do-result = Ratkaise
comp-do-correct = Korjaa
comp-do-void = Pelataan uudelleen
comp-do-late = Merkitse
comp-do-replace = Vaihda
comp-do-withdraw = Poista kilpailusta
comp-done-start = Kilpailu on alkanut.
comp-done-pause = Keskeytetty.
comp-done-resume = Kilpailu jatkuu.
comp-done-finish = Kilpailu on päättynyt.
comp-done-announce = Tiedotettu.
comp-done-computers = Tietokoneet ovat mukana.
comp-outlook-start = { $missing ->
    [0] { $n } joukkuetta pelaa; ilmoittautuminen päättyy. Ottelut alkavat itsestään.
    [one] { $n } joukkuetta pelaa; 1 ei ole vahvistanut ja jää pois. Ottelut alkavat itsestään.
   *[other] { $n } joukkuetta pelaa; { $missing } ei ole vahvistanut ja jää pois. Ottelut alkavat itsestään.
}
comp-outlook-pause = Käynnissä olevat ottelut jatkuvat; uusia ei ala ennen kuin annat luvan.
comp-outlook-resume = Seuraavat ottelut alkavat itsestään.
comp-outlook-finish = Keskeneräisiä otteluita ei enää pelata. Tätä ei voi perua.
comp-outlook-announce = Kaikki, jotka katsovat tätä sivua, näkevät sen.
comp-outlook-computers = Ne pelaavat itse, ja ne merkitään tietokoneiksi.
comp-outlook-delete = Kilpailusta ei jää mitään.
comp-outlook-result = Jos ottelu on käynnissä, se keskeytetään.
comp-outlook-correct = Taulukot ja kaavio lasketaan uudelleen.
comp-outlook-void = Tulos ei enää päde, ja ottelu alkaa alusta.
comp-outlook-late = Sääntökirjan mukaan: 3.0:ssa yli 10 minuuttia maksaa kaksi kuntopistettä ja yli 20 koko ottelun, 0–3 (F-COMP-13); 2.1:ssä myöhäinen alku maksaa ylimääräisen ruudun jokaisessa ensimmäisen puoliajan ajansiirrossa (F-COMP-08).
comp-outlook-replace = Uusi pelaaja saa kaikki tulokset. Käynnissä oleva ottelu alkaa alusta.
comp-outlook-later = Jos jatkoon menee nyt toinen joukkue, nämä pelataan uudelleen:
comp-reason = Perustelu
comp-reason-is = Kaikki voivat lukea sen.
comp-stale = Jokin muuttui, kun olit tekemässä päätöstä:
comp-stale-kept = Kirjoittamasi on tallessa. Katso uudelleen ja lähetä sitten.
comp-stands = { $match } on nyt { $score }.
comp-decided-title = Päätetty
comp-what-changed = Mikä muuttui:
comp-nothing-changed = Muuta ei muuttunut.
comp-announcement = Tiedote
comp-how-many = Montako
comp-late-who = Kuka myöhästyi
comp-late-minutes = Minuuttia myöhässä
comp-replace-by = Kuka pelaa tästä lähtien
comp-replace-computer = Tietokone
comp-replace-user = Pelaaja
comp-ending = Miten ottelu päättyi
comp-ending-played = Pelattu
comp-ending-extra-time = Pelattu, jatkoaika
comp-ending-awarded = Keskeytetty ja tuomittu
comp-ending-agreed = Tasapeli sopimalla
comp-ending-walkover = Luovutusvoitto
comp-ending-no-show = Kumpikaan ei saapunut: molemmat häviävät
comp-given-to = Voittaja
comp-goals = Maalit
comp-mark-yellows = Keltaiset kortit
comp-mark-reds = Punaiset kortit
comp-mark-injuries = Loukkaantumiset

## The form

comp-name = Nimi
comp-name-like = Talvicup
comp-format = Muoto
comp-kind-knock-out = Cup
comp-kind-knock-out-is = Häviäjä putoaa
comp-kind-round-robin = Sarja
comp-kind-round-robin-is = Kaikki kohtaavat kaikki
comp-kind-groups = Lohkot ja cup
comp-kind-groups-is = Lohkojen parhaat jatkoon
comp-kind-swiss = Sveitsiläinen järjestelmä
comp-kind-swiss-is = Vähän kierroksia, aina tasaväkiset vastakkain
comp-kind-ladder = Tikapuut
comp-kind-ladder-is = Haasta ylempänä olevia, ilman loppua
comp-number-size = Joukkueita enintään
comp-number-legs = Montako kertaa kohdataan
comp-number-groups = Lohkoja
comp-number-qualify = Jatkoon lohkosta
comp-number-rounds = Kierroksia
comp-number-reach = Haaste enintään, sijaa ylös
comp-number-fill = Tietokoneita heti
comp-cup-legs = Otteluparin ottelut
comp-one-leg = Yksi
comp-two-legs = Kaksi: koti ja vieras
comp-third-place-too = Myös pronssiottelu
comp-who = Ketkä pelaavat
comp-i-play = Minäkin pelaan
comp-computers = Tietokoneet saavat osallistua
comp-computers-is = Ne on aina merkitty.
comp-create = Luo kilpailu
comp-details = Lisää asetuksia
comp-details-are = sopivat sellaisinaan
comp-round-days = Kierroksen aika
comp-round-days-none = Niin kauan kuin tarvitaan
comp-round-days-are = { $n ->
    [one] 1 päivä kierrosta kohti
   *[other] { $n } päivää kierrosta kohti
}
comp-seeding = Arvonta
comp-seeding-lot = Arvotaan
comp-seeding-seeded = Vahvuuslukujen mukaan
comp-seeding-order = Ilmoittautumisjärjestyksessä
comp-draws-usual = Kuten tavallisesti
comp-draws-shoot-out = Rangaistuspotkukilpailu
comp-draws-extra-time = Jatkoaika, sitten rangaistuspotkukilpailu
comp-draws-decider = Uusi ottelu, sitten arpa
comp-drop-out-half = Joukkue, joka on pelannut puolet otteluistaan, pitää ne ja häviää loput; muuten mitään niistä ei lasketa
comp-drop-out-keep = Pelatut ottelut lasketaan, loput hävitään
comp-drop-out-annul = Mitään joukkueen ottelua ei lasketa
comp-carry-over-usual = Kuten sääntökirja sanoo
comp-carry-over-yes = Maksavat kuntopisteitä seuraavassa ottelussa
comp-carry-over-no = Päättyvät otteluun
comp-carry-over-is = Punaiset ja keltaiset kortit sekä loukkaantumiset maksavat kuntopisteitä seuraavassa ottelussa (F-COMP-01–04).
comp-points-win = Voitto
comp-points-draw = Tasapeli
comp-points-loss = Tappio
comp-points-are = voitosta { $win }, tasapelistä { $draw }, tappiosta { $loss }
comp-tie-up = Siirrä ylemmäs: { $by }
comp-check-in-too = Osallistumisen vahvistus
comp-check-in-is = Vain ne pelaavat, jotka ovat vahvistaneet osallistumisensa.
comp-attendance-is = Ottelu alkaa, kun molemmat ovat ilmoittaneet olevansa paikalla; myöhästynyt maksaa siitä (F-COMP-13).
comp-about-plays = Pelataan
comp-about-format = Muoto
comp-about-points = Pisteet
comp-about-ties = Tasapisteissä ratkaisee
comp-about-draws = Tasapeli cupissa
comp-about-reach = Haasteet
comp-reach-is = { $n ->
    [one] Enintään yhden sijan ylös
   *[other] Enintään { $n } sijaa ylös
}
comp-about-drop-out = Jos joukkue luopuu
comp-about-clock = Kello
comp-about-rounds = Kierrokset
comp-about-attendance = Paikalla olo
comp-about-computers = Tietokoneet
comp-computers-yes = Ne saavat osallistua, ja ne on aina merkitty.
comp-computers-no = Vain ihmiset ja heidän bottinsa osallistuvat.
comp-about-carry-over = Kortit ja loukkaantumiset
comp-about-skills = Taidot
comp-log = Kilpailun loki
comp-log-is = Jokainen merkintä tiedostona komentoriviä varten: touchline league.
