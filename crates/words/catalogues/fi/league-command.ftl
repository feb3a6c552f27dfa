## Mitä `touchline league` sanoo, tulostaa ja vie tiedostoihin.

# Tiedostot
league-file-exists = { $file } on jo olemassa: uusi kilpailu tarvitsee uuden tiedoston.
league-no-file = Tiedostoa { $file } ei ole: touchline league new luo sellaisen.
league-no-plain-file = { $file } ei ole tavallinen tiedosto: kilpailu on sellainen.
league-cannot-read = ei voida lukea: { $file }
league-cannot-write = ei voida kirjoittaa: { $file }
league-no-text = { $file } ei ole tekstiä, joten se ei ole kilpailu.
league-at-line = { $file }, rivi { $line }
league-read-only = Tiedostoon { $file } ei saa kirjoittaa: se on vain luettavissa ja jää ennalleen.
league-changed-meanwhile = Joku muu muutti tiedostoa { $file } sillä välin, ja se jää ennalleen: anna komento uudelleen.
league-locked = Joku muu muuttaa tiedostoa { $file }: anna komento uudelleen, kun hän on valmis, tai odota kauemmin valitsimella --wait.
league-export-over = { $file } on ottelu tai kilpailu: vie toiseen tiedostoon.
league-made = { $name }, ottelut { $play }: kirjoitettu tiedostoon { $file }.

# Mitä kirjoitetaan
league-team-meant = Joukkuetta "{ $got }" ei ole: tarkoititko "{ $meant }"?
league-team-unknown = Joukkuetta "{ $got }" ei ole. Joukkueet ovat { $teams }.
league-no-teams-yet = Yksikään joukkue ei ole vielä ilmoittautunut.
league-bad-pair = "{ $got }" ei ole pari: kirjoita joukkueet kaksoispisteellä erotettuina, kuten Ajax:Lazio.
league-bad-match = "{ $got }" ei ole ottelu: anna sen numero tai joukkueet kaksoispisteellä erotettuina, kuten Ajax:Lazio. touchline league fixtures luettelee ottelut.
league-not-paired = { $home } ja { $away } eivät pelaa niin, että { $home } on kotona: touchline league fixtures luettelee ottelut.
league-not-in-match = "{ $got }" ei pelaa ottelua { $fixture }: sano home, away tai jompikumpi sen joukkueista.
league-two-numbers = "{ $got }" ei kelpaa kotijoukkueelle ja vieraille: kirjoita kaksi lukua, koti ensin, kuten 2-1.
league-two-formations = "{ $got }" eivät ole kaksi muodostelmaa: kirjoita kotijoukkueen ja vieraiden muodostelmat näin: 4-4-2/4-3-3.
league-whose-skill = "{ $got }" ei kerro, kenen taito: kirjoita näin: home=tackle.
league-one-word = "{ $got }" pitäisi olla yksi sana ilman lainausmerkkejä.
league-bad-words = Näitä sanoja ei voi lukea: touchline league add --help näyttää, miten ne kirjoitetaan.
league-bad-day = "{ $got }" ei ole päivä: kirjoita näin: 2027-03-31.
league-skills-twice = Ottelun taitojen määrä on jo annettu säännöissä: anna valitsimelle --skills vain kilpailun määrä.
league-give-reason = Tämä on perusteltava kaikille: lisää --because "...".
league-other-rules = { $file } on ottelu säännöillä { $got }, ja ottelu { $fixture } pelataan säännöillä { $want }.
league-other-terms = { $file } pelattiin ehdoilla "{ $got }", ja ottelun { $fixture } ehdot ovat "{ $want }": pelaa se niillä tai kirjaa tulos käsin.
league-no-dice-due = Noppia ei odoteta.
league-whose-dice = Useita noppia odotetaan: kerro valitsimella --team, kenen nämä ovat.
league-no-lot-due = Mitään ei ole arvottavana.

# Mitä arvottiin tai heitettiin
league-told-draw = Arvonta: { $teams }.
league-told-lot = Arpa: { $teams }.
league-told-dice = { $team } heittää { $dice }.
league-told-bye = { $team } on vapaalla.

# Mitä seuraavaksi
league-next-open = { $teams ->
    [0] Joukkueet voivat ilmoittautua:
    [one] Yksi joukkue on ilmoittautunut. Seuraava:
   *[other] { $teams } joukkuetta on ilmoittautunut. Seuraava:
  }
league-next-paused = Kilpailu on keskeytetty. Kun se jatkuu:
league-next-won = Kilpailu on päättynyt: { $team } voitti.
league-next-over = Kilpailu on päättynyt.
league-next-matches = { $count ->
    [one] Yhden ottelun voi pelata. Sen tulos:
   *[other] { $count } ottelua voi pelata. Tulos:
  }

# Kierrosten ja paikkojen nimet
league-round = Kierros { $round }
league-round-of = { $teams } parasta
league-round-quarter-finals = Puolivälierät
league-round-semi-finals = Välierät
league-round-final = Loppuottelu
league-round-third-place = Kolmas sija
league-challenges = Haasteet
league-group = Lohko { $group }
league-leg = { $leg }. osaottelu
league-decider = ratkaisuottelu
league-slot-winner = { $fixture }:n voittaja
league-slot-loser = { $fixture }:n häviäjä
league-slot-open = avoin
league-slot-nobody = vapaa

# Tulokset
league-after-extra-time = jatkoajan jälkeen
league-awarded = tuomittu
league-agreed = sovittu
league-walkover = ei pelattu
league-no-show = kumpikaan ei tullut
league-shoot-out = rangaistuspotkut { $score }
league-yellows = { $count ->
    [one] 1 keltainen kortti
   *[other] { $count } keltaista korttia
  }
league-reds = { $count ->
    [one] 1 punainen kortti
   *[other] { $count } punaista korttia
  }
league-injuries = { $count ->
    [one] 1 loukkaantuminen
   *[other] { $count } loukkaantumista
  }
league-lost-skill = menetti taidon { $skill }
league-status-open = pelaamatta
league-status-begun = käynnissä
league-status-waiting = odottaa
league-status-annulled = ei lasketa

# Ehdot
league-term-late-start = Myöhäinen alku: ensimmäisen puoliajan joka ajansiirrossa yksi ruutu lisää.
league-term-extra-time = Tasapeliä seuraa jatkoaika ja sitten rangaistuspotkukilpailu.
league-term-shoot-out = Tasapeliä seuraa rangaistuspotkukilpailu.
league-terms-unsettled = Sen ehdot eivät ole selvillä: nopat tai aiempi ottelu puuttuvat.
league-plain-matches = Ottelut ilman ehtoja voi pelata myös täällä:
league-no-matches = Sellaisia otteluita ei ole.
league-until = viimeistään { $day } UTC

# Kilpailumuodot
league-format-round-robin = { $legs ->
    [one] Kaikki pelaavat kaikkia vastaan kerran.
   *[other] Kaikki pelaavat kaikkia vastaan { $legs } kertaa.
  }
league-format-swiss = { $rounds ->
    [one] Yksi kierros arvonnan mukaan.
   *[other] { $rounds } kierrosta, parit tähänastisten pisteiden mukaan.
  }
league-format-knock-out = { $legs ->
    [one] Ottelun voittaja pääsee jatkoon.
   *[other] { $legs } osaottelun voittaja pääsee jatkoon.
  }
league-format-third-place = Välierien häviäjät pelaavat kolmannesta sijasta.
league-format-groups = { $legs ->
    [one] { $groups } lohkoa, kaikki kaikkia vastaan kerran; kustakin { $qualify } jatkoon.
   *[other] { $groups } lohkoa, kaikki kaikkia vastaan { $legs } kertaa; kustakin { $qualify } jatkoon.
  }
league-format-ladder = Joka voittaa enintään { $reach } sijaa ylempänä olevan, saa sen paikan.

# Taulukot
league-column-team = Joukkue
league-column-played = O
league-column-won = V
league-column-drawn = T
league-column-lost = H
league-column-goals = Maalit
league-column-difference = ±
league-column-cards = Kortit
league-column-buchholz = Vast.
league-column-points = P
league-withdrawn = luopui
league-tie-breaks = Tasapisteissä ratkaisee: { $list }. Keltainen kortti on 1, punainen 3.
league-by-goal-difference = maaliero
league-by-goals = maalit
league-by-head-to-head = keskinäiset ottelut
league-by-buchholz = vastustajien pisteet
league-by-fair-play = vähemmän kortteja
league-by-lot = arpa
league-no-table = Pudotuspeleillä ei ole taulukkoa: touchline league bracket piirtää kaavion.
league-no-table-yet = Taulukkoa ei ole ennen arvontaa.
league-no-bracket = Tässä muodossa ei ole pudotuspelejä: touchline league table tulostaa taulukon.
league-no-bracket-yet = Kaaviota ei ole ennen arvontaa.

# Loki
league-because = perustelu: { $reason }
league-log-add = { $team } ilmoittautuu
league-log-check-in = { $team } on paikalla
league-log-withdraw = { $team } luopuu
league-log-replace = { $team } saa joukkueen { $number } paikan
league-log-start = Ilmoittautuminen päättyy
league-log-pair = Kierros { $round }: { $pairs }
league-log-pair-by-hand = Kierros { $round }, parit käsin: { $pairs }
league-log-challenge = { $challenger } haastaa: { $challenged }
league-log-begin = Ottelu { $fixture } alkaa: { $sides }
league-log-result = Ottelu { $fixture }: { $sides } { $result }
league-log-correct = Ottelu { $fixture } oikaistu: { $sides } { $result }
league-log-void = Ottelu { $fixture } on pelattava uudelleen: { $sides }
league-log-late = Ottelu { $fixture }, { $sides }: { $seat } myöhästyy { $minutes } minuuttia
league-log-dice = { $team } heittää { $dice } ottelun { $fixture } jälkeen
league-log-announce = ”{ $text }”
league-log-pause = Kilpailu keskeytetään
league-log-resume = Kilpailu jatkuu
league-log-deadline = Kierroksen { $round } on oltava pelattu viimeistään { $day } UTC
league-log-finish = Kilpailu päättyy

# Sivu
league-page-tables = Taulukko
league-page-tree = Pudotuspelit
league-page-next = Seuraavat ottelut
league-page-results = Tulokset
league-page-decisions = Päätökset
league-page-stand = Tilanne { $day } UTC

# Mahdollisuudet
league-bad-rating = "{ $got }" ei ole vahvuusluku: kirjoita näin: Ajax=1600.
league-levels = Tasoja annettiin { $got }: anna yksi kaikille tai yksi kullekin, yhteensä { $want }.
league-bar-matches = ottelua
league-bar-runs = toistoa
league-outlook = { $runs } toistoa · siemen { $seed }
league-from-ratings = vahvuusluvuista
league-from-computers = tietokonepelaajien otteluista
league-column-rating = Luku
league-column-computer = Tietokone
league-column-wins = Voittaa
league-outlook-rounds = Mahdollisuus päästä kierrokselle, prosentteina
league-outlook-places = Kunkin sijan mahdollisuus taulukossa, prosentteina
