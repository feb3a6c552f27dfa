## Kilpailut: mitä torjutaan ja mikä muuttui. Useimmat torjunnat näkyvät päätteessä virheellisen rivin jälkeen.

league-stage-open = avoin ilmoittautumisille
league-stage-running = käynnissä
league-stage-paused = keskeytetty
league-stage-over = päättynyt

league-change-added = { $team } on mukana.
league-change-left = { $team } ei ole enää mukana.
league-change-stage = Kilpailu on nyt { $stage }.
league-change-fixtures = { $count ->
    [one] Yksi uusi ottelu.
   *[other] { $count } uutta ottelua.
  }
league-change-cancelled = Ottelu { $fixture } on peruttu.
league-change-result = Ottelu { $fixture }: { $result }.
league-change-seat = Ottelu { $fixture }: { $after }, ennen { $before }.
league-change-voided = Ottelu { $fixture } on pelattava uudelleen: sen tulos { $result } on mitätön.
league-change-place = { $team }: sija { $after }, ennen { $before }.
league-change-winner = { $team } on voittanut kilpailun.
league-change-no-winner = Kilpailulla ei ole enää voittajaa.

# Mikä teksti on
league-name = kilpailun nimi
league-team-name = joukkueen nimi
league-player = pelaajan nimi
league-by = päättäjän nimi
league-reason = perustelu
league-announcement = tiedote
number-legs = osaotteluiden määrä
number-rounds = kierrosten määrä
number-groups = lohkojen määrä
number-qualify = jatkoon pääsevien määrä
number-reach = sijojen määrä ylöspäin
number-skills = taitojen määrä

league-one-line = "{ $got }" ei kelpaa, kun pyydetään: { $what }. Anna yksi näkyvä rivi, enintään { $most } merkkiä.
league-title = "{ $got }" ei aloita kilpailua: sen tiedoston ensimmäinen rivi on "{ $example }".
league-unknown-header = Kilpailussa ei ole otsaketta "{ $got }": otsakkeet ovat { $known }.
league-header-value = "{ $header }" ei voi olla "{ $got }": valitse näistä: { $known }.
league-header-needs = "{ $header }" ei sovi otteluihin { $play }: se vaatii säännöt kuten { $needs }.
league-yes-or-no = "{ $got }" ei ole yes eikä no: kirjoita näin: "{ $example }".
league-bad-format = "{ $got }" ei ole kilpailumuoto: kirjoita esimerkiksi { $example }.
league-bad-points = "{ $got }" eivät ole voiton, tasapelin ja tappion pisteet: kirjoita ne näin: { $example }, enintään 20, ja voitosta eniten.
league-bad-walkover = "{ $got }" ei ole pelaamattoman ottelun tulos: kirjoita voittajan maalit ensin, näin: { $example }.
league-tie-break-twice = "{ $got }" ei voi olla siinä: nimeä kukin kerran, arpa viimeisenä, näin: { $example }.
league-pool-small = { $got } taitoa kilpailuun on liian vähän: joukkue pelaa ottelun { $want } taidolla, joten anna vähintään { $want }.
league-bad-line = "{ $got }" ei kelpaa tähän: kirjoita näin: { $example }.
league-open-quote = Lainausmerkki puuttuu: "{ $got }". Kirjoita nimet ja perustelut näin: { $example }.
league-unknown-input = "{ $got }" ei ole mitään, mitä kilpailu tuntee. Se tuntee: { $example }.
league-entry-number = Tämän rivin numero on { $got }, ja sen pitäisi olla { $want }.
league-entry-count = Viimeinen rivi laskee { $got } merkintää, mutta niitä on { $want }.
league-truncated = { $entries ->
    [one] Tiedosto katkeaa yhden merkinnän jälkeen: se ei ole kokonainen ilman viimeistä riviä "{ $example }" rivinvaihtoineen. Ota se kopiosta.
   *[other] Tiedosto katkeaa { $entries } merkinnän jälkeen: se ei ole kokonainen ilman viimeistä riviä "{ $example }" rivinvaihtoineen. Ota se kopiosta.
  }
league-too-many-entries = Kilpailussa on enintään { $want } merkintää.
league-bad-score = "{ $got }" ei ole tulos: kirjoita kotijoukkueen maalit ensin, näin: { $example }.
league-bad-shoot-out = "{ $got }" ei voi olla rangaistuspotkukilpailun tulos, sillä joku voittaa sen: kirjoita näin: { $example }.
league-bad-count = "{ $got }" ei ole korttien tai loukkaantumisten määrä 0–30: kirjoita näin: { $example }.
league-bad-formation = "{ $got }" ei ole näiden otteluiden muodostelma: kirjoita kymmenen pelaajaa kolmessa linjassa, näin: { $example }.
league-bad-skill = Taitoa "{ $got }" ei ole. Taidot ovat { $known }.
league-result-key = Tuloksessa ei voi tässä olla "{ $got }". Siinä voi olla { $example }.
league-result-twice = "{ $got }" on annettu kahdesti: jätä toinen pois.
league-team-key = "{ $got }" ei kerro mitään joukkueesta: kirjoita joukkue näin: { $example }.

league-needs-reason = Tällainen päätös on perusteltava kaikille: "{ $got }" tarvitsee perustelun.
league-wrong-stage = Kilpailu on { $stage }; tämän voi tehdä vain, kun se on { $want }.
league-name-taken = Joukkue { $team } on jo olemassa: anna tälle toinen nimi.
league-team-gone = { $team } ei ole enää mukana kilpailussa.
league-no-team = Joukkuetta { $got } ei ole: numerot ovat 1–{ $last }.
league-no-primary = Tässä kilpailussa ei ole päämuodostelmia: jätä muodostelma pois.
league-needs-primary = Joukkue { $team } tarvitsee päämuodostelman, esimerkiksi 4-4-2, koska kilpailussa on sellaiset.
league-skill-count = Taitoja annettiin { $got }: tämän kilpailun joukkueet valitsevat { $want }.
league-skill-twice = Taito { $got } on annettu kahdesti: valitse toinen.
league-skill-unusable = Taitoa { $got } ei voi pelata otteluissa { $play }: valitse toinen.
league-too-many-teams = Kilpailussa on enintään { $most } joukkuetta.
league-too-few-teams = Joukkueita on { $got }: tämä kilpailumuoto vaatii vähintään { $want }.
league-too-many-rounds = { $got } kierrosta on näille joukkueille liikaa: ilman uusintaottelua niitä on enintään { $want }.
league-too-many-fixtures = Siitä tulisi { $got } ottelua: kilpailussa on enintään { $want }.
league-drawn = Arvonta on jo tehty.
league-not-drawn = Ensin tehdään arvonta.
league-bad-draw = Arvonta nimeää jokaisen mukana olevan joukkueen kerran: { $example } jossakin järjestyksessä.
league-bad-pairing = Kierroksen { $round } parit nimeävät jokaisen mukana olevan joukkueen kerran, ja vapaalla on joku vain, jos joukkueita on pariton määrä.
league-wrong-round = Kierroksen { $got } pareja ei voi tehdä nyt: seuraava on kierros { $want }, kun edellisen kaikki tulokset ovat tiedossa.
league-not-this-format = Kilpailumuodossa { $format } ei ole sellaista.
league-busy = Joukkueen { $team } on pelattava ensin ottelu { $fixture }.
league-out-of-reach = Haastettu joukkue on liian kaukana: valitse sellainen, joka on enintään { $reach } sijaa haastajan yläpuolella.
league-no-round = Kierrosta { $round } ei ole: kierrokset numeroidaan yhdestä alkaen.
league-no-fixture = Ottelua { $got } ei ole: numerot ovat 1–{ $last }.
league-fixture-waits = Ottelun { $fixture } joukkueet eivät ole vielä tiedossa: edeltävät ottelut pelataan ensin.
league-has-result = Ottelulla { $fixture } on jo tulos: sen voi oikaista perustellusti.
league-fixture-settled = Ottelua { $fixture } ei pelata: joukkue luopui tai sillä ei ole vastustajaa.
league-no-result = Ottelulla { $fixture } ei ole kirjattua tulosta: kirjaa ensin tulos.
league-begun = Ottelu { $fixture } on jo alkanut.
league-no-extra-time = Ottelussa { $fixture } ei ole jatkoaikaa eikä rangaistuspotkukilpailua: anna vain varsinaisen peliajan tulos.
league-no-shoot-out = Ottelussa { $fixture } ei ole rangaistuspotkukilpailua: se pelataan vain, kun pudotuspelin pari on tasan.
league-needs-shoot-out = Ottelu { $fixture } on pudotuspeli ja tarvitsee voittajan: anna myös rangaistuspotkukilpailun tulos.
league-tie-needs-winner = Ottelu { $fixture } on pudotuspeli: kerro, kumpi joukkue pääsee jatkoon.
league-no-late-rule = Säännöissä { $play } ei ole mitään myöhästymisestä.
league-dice-not-due = Joukkueelta { $team } ei odoteta noppia ottelun { $fixture } jälkeen.
league-bad-dice = { $dice ->
    [one] Tähän heitetään yksi noppa: anna yksi luku 1–6.
   *[other] Tähän heitetään { $dice } noppaa: anna { $dice } lukua 1–6.
  }
league-lot-not-due = Näiden joukkueiden välillä ei arvota. Arvottavana: { $due }.
