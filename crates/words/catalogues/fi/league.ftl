### Kilpailut: sarjat ja cupit

## Kilpailun tiedosto

league-title = Tämä ei ole kilpailu: alussa on "{ $got }", vaikka ensimmäisen rivin pitäisi olla "{ $example }".
league-version = Tämä kilpailu on toista versiota, "{ $got }": täällä voi lukea vain version "{ $example }".
league-too-long = Kilpailussa on { $got } tavua: sallittu enimmäismäärä on { $want }.
league-bad-line = Kohtaa "{ $got }" ei voi lukea: kirjoita se näin: { $example }.
league-control = Tekstin "{ $got }" merkki { $position } on ohjausmerkki: poista se. Kilpailu on pelkkää tekstiä, jossa sarkainten tilalla on välilyöntejä.
league-entry-number = Tämän merkinnän numero on { $got }, vaikka sen pitäisi olla { $want }: merkintä puuttuu tai se on kirjoitettu kahdesti.
league-entry-count = Kilpailun pitäisi päättyä merkintään { $got }, mutta merkintöjä on { $want }: niitä puuttuu tai niitä on lisätty käsin.
league-truncated = Kilpailu katkeaa merkinnän { $entries } jälkeen: viimeisen rivin pitäisi olla "{ $example }". Ota tiedoston aiempi kopio.
league-after-end = "{ $got }" on kilpailun lopun jälkeen: sanalla "end" alkavan rivin jälkeen ei saa olla mitään.
league-too-many-entries = Kilpailussa voi olla enintään { $want } merkintää.
league-open-quote = Lainausmerkkiä kohdassa "{ $got }" ei suljeta: kirjoita teksti näin: { $example }.
league-one-line = "{ $got }" ei kelpaa, kun tarvitaan { $what }: anna yksi näkyvä rivi, jossa on 1–{ $most } merkkiä.
league-name = kilpailun nimi
league-by = päättäjän nimi
league-reason = perustelu
league-player = pelaajan nimi
league-team-name = joukkueen nimi
league-announcement = tiedote

## Kilpailun määritys

league-unknown-header = "{ $got }" ei ole kilpailun otsake: käytä jotakin näistä: { $known }.
league-header-value = "{ $got }" ei ole otsakkeen "{ $header }" arvo: käytä jotakin näistä: { $known }.
league-header-needs = "{ $header }" ei sovi otteluihin { $play }: se vaatii jonkin näistä: { $needs }.
league-yes-or-no = "{ $got }" ei ole yes eikä no: kirjoita { $example }.
league-bad-format = "{ $got }" ei ole kilpailumuoto: kirjoita se esimerkiksi näin: { $example }.
league-bad-points = "{ $got }" ei kerro voiton, tasapelin ja tappion pisteitä: kirjoita ne näin: { $example }. Voitosta saa enemmän kuin tappiosta ja enintään 20.
league-bad-walkover = "{ $got }" ei ole luovutusvoiton tulos: kirjoita se näin: { $example }, voittaja ensin.
league-tie-break-twice = "{ $got }" mainitaan kahdesti tai arvonnan jälkeen: mainitse kukin peruste kerran ja arpa viimeisenä, kuten { $example }.
league-pool-small = { $got } taitoa on vähemmän kuin { $want }, jotka ottelussa tarvitaan: anna joukkueen tuoda vähintään { $want }.
number-legs = osaotteluiden määrä
number-rounds = kierrosten määrä
number-groups = lohkojen määrä
number-qualify = jatkoon pääsevien määrä
number-reach = sijojen määrä
number-skills = kilpailun taitojen määrä

## Syötteet

league-unknown-input = "{ $got }" ei ole mitään, minkä kilpailu ottaa vastaan: kirjoita jokin näistä: { $example }.
league-team-key = "{ $got }" ei kerro joukkueesta mitään: kirjoita se näin: { $example }, kukin avain kerran.
league-bad-score = "{ $got }" ei ole tulos: kirjoita se näin: { $example }.
league-bad-shoot-out = "{ $got }" ei ole rangaistuspotkukilpailun loppu, koska joku voittaa sen: kirjoita se näin: { $example }.
league-bad-count = "{ $got }" ei ole korttien tai loukkaantumisten määrä: kirjoita se näin: { $example }, enintään 30.
league-bad-formation = "{ $got }" ei ole muodostelma, jolla voi pelata: kirjoita kymmenen pelaajan muodostelma, kuten { $example }.
league-bad-skill = "{ $got }" ei ole taito: käytä jotakin näistä: { $known }.
league-result-key = "{ $got }" ei kuulu tähän tulokseen: käytä jotakin näistä: { $example }.
league-result-twice = "{ $got }" on annettu kahdesti: jätä vain toinen.
league-result-own = Ottelun { $fixture } tulos on ristiriitainen: luovutusvoiton tulos on se, jonka kilpailu sille antaa, ottelulla, johon kukaan ei tullut, ei ole tulosta, eikä kummassakaan ole kortteja tai loukkaantumisia.
league-needs-reason = "{ $got }" on päätös, jonka kaikki näkevät: kerro syy.
league-wrong-stage = Tämä ei onnistu nyt: kilpailun tila on { $stage }, ja sen pitäisi olla { $want }.
league-no-team = Joukkuetta { $got } ei ole: viimeinen on { $last }.
league-team-gone = { $team } ei ole enää mukana: valitse toinen joukkue.
league-replace-late = Tälle paikalle ei voi enää tulla: ottelu { $fixture } on pelattu tai sitä pelataan, koska joukkue oli lähtenyt. Korjaa ensin se.
league-name-taken = Joukkue { $got } on jo olemassa: valitse toinen nimi.
league-too-many-teams = Kilpailuun mahtuu enintään { $most } joukkuetta.
league-too-few-teams = Joukkueita on mukana { $got }. Niitä tarvitaan vähintään { $want }.
league-too-many-rounds = { $got } kierrosta on liikaa näin harvalle joukkueelle: pelaa enintään { $want } tai lisää joukkueita.
league-too-many-fixtures = Otteluita tulisi { $got }: yläraja on { $want }. Pelaa vähemmän osaotteluita tai tee lohkoja.
league-drawn = Arvonta on tehty: se pitää.
league-not-drawn = Arvontaa ei ole vielä tehty: tee se ensin.
league-bad-draw = Arvonnassa mainitaan jokainen mukana oleva joukkue kerran, esimerkiksi { $example }.
league-bad-pairing = Kierroksen { $round } parituksessa mainitaan jokainen mukana oleva joukkue kerran ja yksi vapaavuoro, jos joukkueita on pariton määrä.
league-wrong-round = Kierrosta { $got } ei voi parittaa nyt: seuraava on { $want }, kun edellisen kierroksen kaikki ottelut ovat ohi. Kierroksen voi parittaa uudelleen, kunnes jokin sen otteluista on alkanut.
league-not-this-format = Tämä ei kuulu kilpailumuotoon { $format }.
league-busy = Joukkueella { $team } on avoin haaste: ottelu { $fixture } pelataan ensin.
league-out-of-reach = Tuota joukkuetta ei voi haastaa: valitse joukkue, joka on enintään { $reach } sijaa ylempänä.
league-begun = Ottelu { $fixture } on jo alkanut.
league-playing = Joukkue { $team } pelaa vielä ottelua { $fixture }: syötä ensin sen tulos, sillä se voi vaikuttaa seuraavaan.
league-yellow-first = Joukkueen { $team } täytyy ensin heittää kaksi noppaa ottelun { $fixture } keltaisista korteista.
league-injury-first = Joukkueen { $team } täytyy ensin heittää noppa ottelun { $fixture } loukkaantumisesta.
league-fixture-waits = Ottelu { $fixture } odottaa muita otteluita: syötä niiden tulokset ensin.
league-has-result = Ottelulla { $fixture } on tulos: jos se on väärä, korjaa se ja kerro syy.
league-fixture-settled = Ottelun { $fixture } ratkaisi luopuminen: tulosta ei syötetä.
league-no-result = Ottelulle { $fixture } ei ole syötetty tulosta: korjattavaa ei ole.
league-no-fixture = Ottelua { $got } ei ole: viimeinen on { $last }.
league-no-extra-time = Ottelussa { $fixture } ei ole jatkoaikaa eikä rangaistuspotkukilpailua: jätä ne pois.
league-no-shoot-out = Ottelu { $fixture } ei pääty rangaistuspotkukilpailuun: siihen tarvitaan tasatilanne kilpailussa, jossa niitä on.
league-needs-shoot-out = Ottelulla { $fixture } täytyy olla voittaja: anna myös rangaistuspotkukilpailu, kuten shoot-out=4-3.
league-tie-needs-winner = Ottelu { $fixture } on pudotuspeli: jonkun täytyy voittaa se. Kirjoita "walkover home" tai "walkover away".
league-no-late-rule = Otteluissa { $play } ei ole sääntöä myöhästymisestä: syötä "walkover", jos joku jäi tulematta.
league-dice-not-due = Joukkueella { $team } ei ole tällaista heittoa ottelun { $fixture } jälkeen.
league-bad-dice = Anna silmäluvut 1–6; noppia on { $dice }.
league-lot-not-due = Tällaista arpaa ei vedetä. Vuorossa ovat: { $due }.
league-no-round = Kierrosta { $round } ei ole: kierrokset numeroidaan ykkösestä.
league-no-primary = Tässä kilpailussa ei ole perusmuodostelmia: jätä se pois.
league-needs-primary = Joukkue { $team } tarvitsee perusmuodostelman, kuten primary=4-4-2.
league-skill-count = Joukkueen taitojen määrä on { $got }: tässä kilpailussa sen pitää olla { $want }.
league-skill-twice = Taito { $got } mainitaan kahdesti: valitse toinen.
league-skill-unusable = Taitoa { $got } ei voi pelata säännöillä { $play }: valitse toinen.
league-no-end = Haastesarjalla ei ole loppua: simuloitavaa ei ole.
league-unfinished = Ottelulla ei ole tulosta: pelatkaa se uudelleen tai antakaa järjestäjän ratkaista.

## Mikä muuttui

league-stage-open = avoinna joukkueille
league-stage-running = käynnissä
league-stage-paused = keskeytetty
league-stage-over = päättynyt
league-change-added = { $team } on mukana.
league-change-left = { $team } ei ole enää mukana.
league-change-stage = Kilpailun tila: { $stage }.
league-change-fixtures = Uusia otteluita: { $count }.
league-change-cancelled = Ottelu { $fixture } on peruttu.
league-change-result = Ottelu { $fixture }: { $result }.
league-change-annulled = Ottelua { $fixture } ei enää lasketa.
league-change-reopened = Ottelu { $fixture } pelataan sittenkin.
league-change-terms = Ottelu { $fixture } alkaa nyt toisilla ehdoilla: { $terms }.
league-change-seat = Ottelu { $fixture }: { $after }, ei enää { $before }.
league-change-voided = Ottelu { $fixture }: tulos { $result } on mitätön, ja ottelu on pelattava uudelleen.
league-change-place = { $team }: sija { $after }, ei enää { $before }.
league-change-winner = { $team } on voittanut.
league-change-no-winner = Voittajaa ei enää ole.

## Mitä joukkue tuo otteluun

league-because-red = { $team }: punainen kortti ottelussa { $fixture }. Poistettavia kuntopisteitä: { $points }.
league-because-yellow = { $team }: keltaisia kortteja ottelussa { $fixture }, ja nopat näyttävät { $rolled }, vertailuluku { $before }. Poistettavia kuntopisteitä: { $points }.
league-because-injury = { $team }: loukkaantuminen ottelussa { $fixture }, ja noppa näyttää { $rolled }. Poistettavia kuntopisteitä: { $points }.
league-because-late = { $team } tuli myöhässä. Poistettavia kuntopisteitä: { $points }.
league-because-primary = { $team }: perusmuodostelma on { $formation }; muu maksaa kuntopisteen.
league-because-pool = { $team } valitsee kilpailun taidoistaan.
league-because-barred = { $team }: taito "{ $skill }" menetettiin ottelussa { $fixture }, eikä sitä voi nyt valita.

## Mitä odotetaan

league-due-start = Kilpailun voi aloittaa.
league-due-draw = Arvonta on tekemättä.
league-due-pair = Kierros { $round } on paritettava.
league-due-yellow = { $team } heittää kaksi noppaa ottelun { $fixture } keltaisista korteista.
league-due-injury = { $team } heittää nopan ottelun { $fixture } loukkaantumisesta.
league-due-lot = Arpa on vedettävä näiden kesken: { $teams }.
