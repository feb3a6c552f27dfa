## Refusals: what is wrong, and what would be right.

### Dice

dice-too-few =
    { $got ->
        [0] Noppia ei annettu
        [one] Annettiin vain yksi noppa
       *[other] Annettiin vain { $got } noppaa
    }, mutta tarvitaan { $want ->
        [one] yksi
       *[other] { $want }
    }: noppa { $position } puuttuu.
dice-too-many =
    { $got ->
        [one] Annettiin yksi noppa
       *[other] Annettiin { $got } noppaa
    }, mutta { $want ->
        [0] noppia ei heitetä nyt
        [one] tarvitaan vain yksi
       *[other] tarvitaan vain { $want }
    }: jätä pois kaikki nopasta { $position } alkaen.
dice-face = Nopan { $position } silmäluku ei voi olla { $got }: anna luku väliltä 1–{ $want }.
dice-text = "{ $got }" ei ole noppien silmälukuja: kirjoita luvut välilyönnein erotettuina, esimerkiksi { $example }.
dice-script-short =
    Valmiiksi annetut nopat loppuvat: tarvitaan { $want ->
        [one] yksi noppa
       *[other] { $want } noppaa
    }, ja { $got ->
        [0] yhtään ei ole
        [one] vain yksi on
       *[other] vain { $got } on
    } jäljellä. Anna lisää noppia.
dice-script-left-over =
    { $left ->
        [one] Yksi valmiiksi annettu noppa
       *[other] { $left } valmiiksi annettua noppaa
    } jäi heittämättä: anna täsmälleen niin monta kuin käytetään.
dice-are-due =
    Nyt ei kysytä ratkaisua: ensin on heitettävä { $dice ->
        [one] yksi noppa
       *[other] { $dice } noppaa
    }.
dice-not-due =
    Noppia ei heitetä nyt: ensin { $seat } valitsee, { $legal ->
        [one] sallittuja toimintoja on yksi
       *[other] sallittuja toimintoja on { $legal }
    }.

### Playing

illegal-action = { $action } ei ole nyt sallittu. Sallitut (yhteensä { $count }): { $legal }.
not-asked = Tältä paikalta ei kysytä nyt mitään.
illegal-action-unnamed =
    Tuo toiminto ei ole nyt sallittu: { $legal ->
        [one] sallittuja on vain yksi.
       *[other] valitse yksi sallituista, joita on { $legal }.
    }
match-over = Ottelu on päättynyt eikä sitä voi enää jatkaa: aloita uusi.
nothing-to-undo = Kumottavaa ei ole: kumota voi vain vastaukset, jotka on annettu viimeisten noppien tai paljastetun salaisuuden jälkeen.

### Records

record-too-long = Tallenteessa on { $got } tavua: sallittu enimmäismäärä on { $want }.
record-too-many-headers = Tallenteessa on liikaa otsakkeita: anna enintään { $want }, yhteensä { $bytes } tavua.
record-too-many-inputs = Tallenteessa on yli { $want } syötettä: mikään ottelu ei ole niin pitkä.
record-title = Tämä ei ole ottelutallenne: alussa on "{ $got }", vaikka ensimmäisen rivin pitäisi olla "{ $example }".
record-version = Tämä tallenne on toista versiota, "{ $got }": tässä voidaan lukea vain "{ $example }".
record-header = "{ $got }" ei ole otsake: kirjoita nimi, kaksoispiste ja arvo, esimerkiksi "{ $example }", ja viimeisen otsakkeen perään yksi tyhjä rivi.
record-header-twice = Otsake "{ $header }" on annettu kahdesti: jätä niistä yksi.
record-header-missing = Otsake "{ $header }" puuttuu: lisää rivi, esimerkiksi "{ $example }".
record-rules = "{ $got }" ei ole sääntöjen versionumero: anna kokonaisluku, esimerkiksi "{ $example }".
record-line = "{ $got }" ei ole tallenteen rivi: kirjoita se kuten "{ $example }".
record-count =
    Tallenteen mukaan siinä on { $got ->
        [one] yksi syöte
       *[other] { $got } syötettä
    }, mutta niitä on { $want }: jotain on kadonnut tai lisätty. Jos tallenne on kokonainen, päätä se riviin "end { $want }".
record-truncated =
    Tallenne katkeaa, kun siinä on { $inputs ->
        [one] yksi syöte
       *[other] { $inputs } syötettä
    }: viimeisen rivin pitäisi olla "{ $example }".
record-after-end = "{ $got }" on tallenteen lopun jälkeen: "end"-alkuisen rivin perässä ei saa olla mitään.
record-control = Tekstissä "{ $got }" merkki { $position } on ohjausmerkki: poista se. Tallenne on pelkkää tekstiä, jossa on välilyöntejä sarkainten sijasta.
record-turn = Tämän rivin numero on { $got }, mutta ottelussa on menossa vuoro { $want }: numeroi rivi { $want }.
record-other-revision = Tämä tallenne on pelattu sääntöjen versiolla { $got }. Tämä ohjelma tuntee versiot 1–{ $want }; uudempi versio vaatii uudemman ohjelman.
record-result = Tallenteen mukaan tulos on "{ $got }", mutta tämä ottelu päättyi { $want }: kirjoita "result: { $want }".
record-result-early = Tallenteen mukaan tulos on "{ $got }", mutta ottelu ei ole päättynyt: jätä otsake "result" pois.

### Specs

spec-too-long = Pelimäärityksessä on { $got } merkkiä: sallittu enimmäismäärä on { $want }.
spec-no-edition = "{ $got }" ei nimeä painosta: kirjoita peli, kaksoispiste ja painos, esimerkiksi { $example }.
spec-two-boards = Lauta on jo valittu, joten "{ $got }" on liikaa: jätä yksi, esimerkiksi { $example }.
spec-concept-twice = Lisäsääntö "{ $got }" on mainittu kahdesti: kerta riittää, kuten { $example }.
spec-option = "{ $got }" ei ole asetus: kirjoita sen nimi, "=" ja arvo, kuten { $example }.
spec-option-twice = Asetus "{ $got }" on annettu kahdesti: anna se kerran, kuten { $example }.
spec-empty-part = Kohdassa "{ $got }" yksi osa on tyhjä ({ $part }): kirjoita se kuten { $example }.
spec-character = Osassa "{ $got }" ({ $part }) on merkki "{ $character }": käytä vain pieniä kirjaimia, numeroita ja merkkejä ".", "-" ja "_" (arvossa myös ":"), kuten { $example }.
spec-part-game = peli
spec-part-edition = painos
spec-part-board = lauta
spec-part-concept = lisäsääntö
spec-part-option = asetus
spec-part-value = arvo
spec-unknown-game = Täällä ei ole peliä "{ $got }". Tunnetut: { $known }.
spec-unknown-edition = Painosta "{ $got }" ei ole. Tunnetut: { $known }.
spec-unknown-board = Lautaa "{ $got }" ei ole. Tunnetut: { $known }.
spec-no-board = Tässä pelissä on vain yksi lauta: jätä pois "@{ $got }".
spec-unknown-concept = Painoksessa { $edition } ei ole lisäsääntöä "{ $got }". Tarjolla: { $known }.
spec-no-concepts = Painoksessa { $edition } ei ole lisäsääntöjä: jätä pois "+{ $got }".
spec-concept-needs = Lisäsäännöllä "{ $got }" ei ole merkitystä ilman sääntöä "{ $needs }": kirjoita "+{ $needs }+{ $got }".
spec-concept-needs-one = Lisäsäännöllä "{ $got }" ei ole merkitystä ilman jotakin näistä: { $known }. Lisää yksi, kuten "+{ $example }+{ $got }".
spec-option-needs-one = Asetuksella "{ $option }" ei ole merkitystä ilman jotakin näistä: { $known }. Lisää yksi, kuten "+{ $example }", tai jätä asetus pois.
spec-option-needs-corners = Asetuksella "{ $option }" ei ole merkitystä, kun pallo ei voi mennä ulos: lisää sääntö, joka voi viedä sen ulos, esimerkiksi "+poor-aim" tai "+intercept", tai jätä asetus pois.
spec-option-needs-period = Asetuksella "{ $option }" ei ole merkitystä ottelussa, joka päättyy maalimäärään: valitse end=turns tai end=timed tai jätä asetus pois.
spec-ending = Ottelu ei voi päättyä näin: "{ $got }". Kirjoita turns:180 (2–{ $turns } vuoroa), score:2 (1–{ $goals } maalia) tai timed:90 (1–{ $minutes } minuuttia).
spec-option-needs-concept = Asetus "{ $option }" tarvitsee lisäsääntöjä, jotka eivät ole pelissä: lisää "+{ $needs }" tai jätä asetus pois.
spec-unknown-option = Asetusta "{ $got }" ei ole. Tunnetut: { $known }.
spec-unknown-value = Asetuksen "{ $option }" arvo ei voi olla "{ $got }". Tunnetut: { $known }.
spec-rule-needs = "{ $got }" ei sovi muihin sääntöihin tässä: { $reason } Aseta { $right } tai muuta sääntöä, josta se riippuu.
sense-turn = Vuoron vaiheiden pitää sopia muihin sääntöihin: pallon arvo muuttuu omassa vaiheessaan silloin ja vain silloin, kun muutokset tehdään ennen noppia, ja kaksi viimeistä vaihetta ovat ensimmäiset ja toiset toiminnot silloin ja vain silloin, kun toiminnot pelataan kierroksina.
sense-free-movement = Vapaat siirrot siirtojen jälkeen kuuluvat kiinteisiin jaksoihin, vaiheen lopussa tehtävät kahteen toimintoon ja ennen ensimmäistä toimintoa tehtävät kierroksiin.
sense-action-order = Edellisen vuoron siirrot lasketaan vain, kun toiminnot ovat kiinteitä jaksoja.
sense-positioning = Kiinteissä jaksoissa pelaajamäärät muuttavat pallon arvoa aina: kukaan ei valitse.
sense-far-target = Syötön pituus voi viedä pallon vain, kun muutokset lisätään pallon uuteen arvoon.
sense-unmarked-target = Vartioimaton kohde voi muuttaa pallon arvoa vain, kun muutokset tehdään ennen noppia.
sense-special-events = Nämä tapahtumat antavat siirtoja ennen ensimmäistä toimintoa, ja sellaisia on vain kierroksissa.
sense-goal-kick = Tapahtumien lisätaulukko antaa maalipotkuja ennen tarkistusta: vuoroa ei voi pelata loppuun.
sense-condition = Kiinteissä jaksoissa kuntopisteellä voi ostaa vain nopan siirtoihin.
sense-points = Se maksetaan kuntopisteillä, eikä niitä ole.
sense-aggressive-pressing = Kiinteissä jaksoissa kukaan ei voi valita prässin tapaa.
sense-substitutions = Vaihdot vaiheen lopussa kuuluvat kiinteisiin jaksoihin, muut toimintoihin, jotka joukkue valitsee.
sense-keeper = Maalivahti tulee vastaan ennen ensimmäistä toimintoa, joka on vain kierroksissa, ja saa useasta prässinopasta pienimmän ratkaisemaan.
sense-offside-risk = Paitsioriski voi nostaa pallon arvoa vain, kun muutokset tehdään ennen noppia.
sense-skills = Kortit, joiden ensimmäinen käyttö on ilmainen, pelataan kahden toiminnon vaiheissa, joka kerta maksettavat kierroksissa, kummatkin vain, kun muutokset tehdään ennen noppia.

### Actions and calls as text

unknown-action = "{ $got }" ei ole toiminto. Kirjoita esimerkiksi: { $example }. Liikkumisen linja on yksi näistä: { $lines }.
unknown-call = "{ $got }" ei ole ilmoitus. Kirjoita yksi näistä: { $example }.
full-time-untimed = Vain aikaottelussa (end=timed) on kello, joka voi loppua. Tämän ottelun voit lopettaa kirjoittamalla yhden näistä: { $example }.
bad-step = "{ $got }" ei kerro, mistä mihin: kirjoita se kuten "{ $example }".
bad-area = Aluetta "{ $got }" ei ole. Alueet ovat { $example }.
bad-seat = "{ $got }" ei ole joukkue: kirjoita yksi näistä: { $example }.
bad-number = "{ $got }" ei kelpaa tähän ({ $what }): anna kokonaisluku väliltä { $least }–{ $most }.
number-also = tämän "also"-osan numero
number-ball-value = pallon arvo
number-goals = maalimäärä
number-condition = kuntopisteiden määrä
number-die = poistettava noppa
number-half = puoliaika
number-minute = puoliajan minuutti
number-players = pelaajamäärä
number-position = pallon arvon muutos
number-red = punaisten korttien määrä
number-stage = vaiheen numero
number-steps = askelten määrä
number-stoppage = lisäaika
number-substitutions = vaihtojen määrä
number-turn = vuoron numero
number-yellow = keltaisten korttien määrä
bad-side = "{ $got }" ei ole puoli: kirjoita yksi näistä: { $example }.
bad-line = "{ $got }" ei ole ryhmityksen linja: kirjoita yksi näistä: { $example }.
bad-styles = "{ $got }" ei nimeä kolmea pelityyliä: kirjoita puolustuksen, keskikentän ja hyökkäyksen tyyli, esimerkiksi { $example }.
bad-skill = Taitoa "{ $got }" ei ole: kirjoita esimerkiksi { $example }. Kaikki taidot näyttää komento: touchline rules skills SPEC.
bad-formation = "{ $got }" ei ole ryhmitys: anna puolustajat, keskikenttäpelaajat ja hyökkääjät, esimerkiksi { $example }.
formation-sum = Ryhmityksen { $got } pelaajamäärä on { $sum }: linjojen summan on oltava { $want }, kuten { $example }.

### Positions as text

position-too-long = Asema on liian pitkä: enintään { $most } tavua.
position-field = "{ $got }" ei ole aseman kenttä. Asema näyttää tältä: { $example }
position-field-twice = Kenttä "{ $got }" on annettu kahdesti: anna se kerran. Asema näyttää tältä: { $example }
position-field-missing = Kenttä "{ $got }" puuttuu. Asema näyttää tältä: { $example }
position-value = "{ $got }" ei sovi tähän: kirjoita se kuten { $example }.
position-players = "{ $got }" ei sijoita pelaajia: mainitse kukin alue kerran lukumäärineen, esimerkiksi { $example }.
position-turn = "{ $got }" ei kuvaa vuoroa: kirjoita se kuten { $example }.
position-steps = "{ $got }" ei kuvaa tehtyjä askelia: kirjoita se kuten { $example }.
position-agenda = Kohdassa "{ $got }" on liikaa tulevaa: mainitse vain muutama seuraava vaihe, kaikkein seuraavin viimeisenä, esimerkiksi { $example }.
unknown-stage = Vaihetta "{ $got }" ei ole. Kirjoita esimerkiksi: { $example }.
unknown-moment = Tässä painoksessa ei ole hetkeä "{ $got }". Kirjoita jokin näistä: { $known }, tai vaihepino.
position-team-size = Kenttäpelaajien määrä ({ $seat }) on { $got }, kädessä olevat ja ulosajetut mukaan lukien: sen on oltava { $want }.
position-formation = Ryhmitys ({ $seat }) ei ole tämän ottelun sääntöjen mukainen: anna sallittu, esimerkiksi 4-4-2.
position-corner-spot = Kulmapisteessä saa olla vain pallo ja yksi pallollisen joukkueen pelaaja, ja vain kulmapotkua annettaessa; kulman on oltava ALC, ARC, BLC tai BRC.
position-clock = Kello ei sovi puoliaikaan: anna minuutti väliltä { $first }–{ $last }, lisäaikaa vain minuutilla { $last }.
position-ball-alone = { $seat } hallitsee palloa alueella { $area }, vaikka siellä ei ole sen pelaajaa: sijoita sinne pelaaja tai siirrä pallo muualle.
position-nothing-next = Seuraavaksi tehtävässä ei ole järkeä: jätä "next" pois, jos alkaa uusi vuoro, tai kirjoita vaihepino, joka ottelussa voi olla.
position-not-in-play = "{ $got }" kuuluu lisäsääntöön, joka ei ole pelissä: jätä se pois tai ota peliin { $needs }.
position-skill-not-here = Taito { $got } ei voi olla tässä ottelussa: se kuuluu toiseen painokseen, tai sen tarvitsema sääntö ei ole pelissä. Mahdolliset taidot näyttää komento touchline rules skills SPEC.
position-skill-hidden = Taito { $got } on pelattu, joten kumpikin joukkue tietää sen: kirjoita !{ $got }.
position-no-action = Tulevassa vaiheessa ei ole tässä asemassa mitään valittavaa: muuta pelaajia tai seuraavaa vaihetta, esimerkiksi next=turn.0.

### Programs around a match

level-thinks-not = Taso "{ $level }" ei laske eteenpäin, joten rajoitettavaa ei ole: nimeä valmentaja, esimerkiksi { $example }.
budget-bad = Kenttä "{ $field }" ei voi olla { $got }: anna kokonaisluku väliltä 1–{ $most }.
player-unknown = Pelaajaa "{ $got }" ei ole. Tunnetut: { $known }.
level-unknown = Tasoa "{ $got }" ei ole. Tunnetut: { $known }.
seat-unknown = Paikkaa "{ $got }" ei ole. Tunnetut: { $known }.
command-unknown = Komentoa "{ $got }" ei ole. Tunnetut: { $known }.
json-bad = Tämä rivi ei ole JSON-komento ({ $reason }): kirjoita se kuten { $example }
field-missing = Kenttä "{ $field }" puuttuu: kirjoita se kuten { $example }
no-match = Ottelua ei ole aloitettu: aloita komennolla { $example }
index-bad = Vastausta numero { $got } ei ole: anna numero väliltä { $first }–{ $last }.
no-decision = Nyt ei kysytä ratkaisua, joten vastattavaa ei ole.
line-too-long = Rivi on liian pitkä: enintään { $most } tavua.
position-in-hand = Pelaajia on kädessä ({ $seat }), mutta tässä kaikkien on oltava laudalla: sijoita heidät alueille.
position-half = Kello ei voi tässä näyttää puoliaikaa { $got }: 0 on ennen ottelua, 1 ja 2 pelataan, ja tauko seuraa puoliaikaa 1.
position-restart = Uudelleenaloitus ja pallon paikka eivät sovi seuraavaksi tehtävään: vapaapotku, maalipotku, rangaistuspotku ja ryhmittyminen tarvitsevat oman aloituksensa ja pallonsa.
position-dice = Tämän vuoron nopat puuttuvat: kirjoita ne "turn"-kenttään, esimerkiksi turn=dice:42.
position-setup = Pelaajat eivät seiso niin kuin tämä uudelleenaloitus sallii: aloituspotkussa kaksi keskustassa, vapaapotkussa yksi sen alueella, kulma- ja rangaistuspotkussa yksi antaja.
json-not-object = Komennon on oltava JSON-olio, eikä { $got } ole: kirjoita se näin: { $example }
field-wrong = Kenttä "{ $field }" ei voi olla { $got }: siihen kuuluu { $want }, esimerkiksi { $example }
field-unknown = Komennossa "{ $cmd }" ei ole kenttää "{ $field }". Sen kentät: { $known }.
field-twice = Kenttä "{ $field }" on annettu kahdesti: anna se kerran.
field-either = Kentät "{ $field }" ja "{ $other }" on annettu molemmat: anna vain toinen.
want-text = teksti
want-seed = kokonaisluku väliltä 0–18446744073709551615
want-index = kokonaisluku, vähintään 0
want-dice = luettelo noppien silmäluvuista
want-budget = kokonaisluku, vähintään 1
at-line = Rivi { $line }: { $text }
want-truth = true tai false
want-texts = luettelo teksteistä
at-input = Syöte { $input }: { $text }
inputs-too-many = { $got } syötettä on liikaa yhdellä kertaa: anna enintään { $most }.
answers-count = Suunnitelmassa on 1–{ $most } vastausta, ja tässä niitä on { $got }.
answer-too-long = Vastauksessa on enintään { $most } tavua.
plan-past-roll = Vastauksen { $answer } jälkeen heitetään noppaa: suunnitelma päättyy siihen.
plan-past-reveal = Vastaus { $answer } on lopullinen tai paljastaa jotain salaista: suunnitelma päättyy siihen.
plan-past-other = Vastauksen { $answer } jälkeen on vastustajan vuoro vastata: suunnitelma päättyy siihen.
plan-past-secret = Vastauksen { $answer } jälkeen tulee toisenlainen kysymys, salainen tai avoin: suunnitelma päättyy siihen.
plan-past-end = Ottelu päättyy vastaukseen { $answer }: suunnitelma päättyy siihen.
match-too-long = Ottelussa on enintään { $most } syötettä, ja tässä olisi enemmän: aloita uusi ottelu.
legal-differs = Kentän "legal" vastaukset eivät ole tämän aseman vastaukset, joten ohjelmat pelaavat eri säännöillä. Tässä sallitut (yhteensä { $count }): { $legal }.
table-name-bad = Pöydän nimi ei voi olla "{ $got }": anna nimi, jossa on 1–{ $most } kirjainta a–z, numeroa tai merkkiä "-", "_" ja ".".
table-unknown = Pöytää "{ $got }" ei ole. Tunnetut (yhteensä { $count }): { $known }.
tables-too-many = Pöytiä on jo { $most }, eikä enempää voi olla: sulje jokin tai pelaa jossakin niistä.
save-needs-file = save tarvitsee tiedostonimen, esimerkiksi { $example }.
not-an-answer = "{ $got }" ei ole vastaus: kirjoita se omalle rivilleen.
skills-other-game = Pelissä "{ $got }" ei ole taitokortteja: ne kuuluvat FUBAan. Kirjoita esimerkiksi: fuba:3.0.
diff-two-games = { $a } ja { $b } ovat eri pelejä: vain saman pelin määrityksiä voi verrata, esimerkiksi fuba:2.1 ja fuba:3.0.
clause-unknown = Kohtaa tai ratkaisua { $got } ei ole. Lähinnä: { $near }. Tunnukset ovat muotoa F-PRESS-05, G-KICK-12, R-080 tai R-G15; `touchline rules text SPEC` tulostaa kaikki yhden painoksen kohdat.
clause-unlike = Kohtaa tai ratkaisua { $got } ei ole. Tunnukset ovat muotoa F-PRESS-05, G-KICK-12, R-080 tai R-G15; `touchline rules text SPEC` tulostaa kaikki yhden painoksen kohdat.
skills-none = Painoksessa { $edition } ei ole taitoja. Painokset, joissa niitä on: { $known }.
no-cards = Nyt ei voi pelata taitoja: tässä ottelussa ei ole taitoja, tai nopat on heitettävä ensin.

### The grid game

unknown-grid-action = "{ $got }" ei ole toiminto. Kirjoita esimerkiksi: { $example }.
bad-direction = "{ $got }" ei ole suunta: kirjoita yksi näistä: { $example }.
bad-facing = Rintamasuunta ei voi olla "{ $got }": kirjoita yksi näistä: { $example }.
bad-hand = "{ $got }" ei ole kääntymissuunta: kirjoita yksi näistä: { $example }.
bad-level = "{ $got }" ei ole harhautuksen laji: kirjoita yksi näistä: { $example }.
bad-marker = "{ $got }" ei ole nappula: kirjoita joukkueen kirjain ja nappulan numero, esimerkiksi { $example }.
bad-square = "{ $got }" ei ole ruutu: kirjoita sen sarake ja rivi, esimerkiksi { $example }.
number-column = sarake
number-row = rivi
number-dice = noppien määrä
number-face = nopan silmäluku
number-fouls = rikkeiden määrä
number-kicks = potkujen määrä
number-marker = nappulan numero
number-points = pistemäärä
number-skill = taitopisteiden määrä
number-slot = maaliruutu
number-square = sarake tai rivi
number-total = kolmen nopan summa
number-turns = vuorojen määrä
position-markers = "{ $got }" ei sijoita nappulaa: anna kukin numero kerran ruutuineen, esimerkiksi { $example }.
position-two-on-a-square = Ruudussa { $got } ei voi olla kahta nappulaa: siirrä toinen muualle, kuten { $example }.
position-too-many = { $marker } ei ole mukana: joukkueen kenttäpelaajien määrä on tässä { $most }.
position-no-goalie = { $marker } puuttuu: jokainen joukkue tarvitsee maalivahdin, numeron 0.
position-marker-in-hand = { $marker } on kädessä, vaikka joukkueet on jo sijoitettu: anna sille ruutu tai jätä se pois.
position-off-board = { $marker } ei voi olla ruudussa { $square }: kenttäpelaajat tarvitsevat ruudun väliltä 1,1–{ $width },{ $length }, maalivahti saa olla myös omissa maaliruuduissaan.
position-ball-off-board = Pallo ei voi olla ruudussa { $square }: sijoita se kentän ruutuun.
position-ball-slot = Pallo ei voi olla tässä maaliruudussa { $square }: sijoita se kentän ruutuun tai kirjoita next=act shot, jos kyseessä on laukaus.
position-ball-under = Pallo ei voi olla ruudussa { $square } nappulan alla: siirrä se muualle tai kirjoita ball=held:H0, jos maalivahti pitää sitä.
position-holder = { $marker } ei voi pitää palloa kädessä tai ilmassa: pelaajan on oltava pystyssä, ja maalivahti pitää palloa vain omalla alueellaan, heittäjä vain sivurajaheitossa.
position-flight = Pallo ei voi olla lennossa siellä: potkaisijan on oltava laudalla ja vuorossa olevasta joukkueesta.
position-half-began = Puoliaika ei ole voinut alkaa, kun vuoroja oli { $began }, jos niitä on pelattu vasta { $turns }: anna pienempi luku.
position-set-piece = Erikoistilanne ei sovi: sivurajaheitto, kulmapotku ja vapaapotku tarvitsevat säännön, josta ne voivat syntyä, ja paikkansa, esimerkiksi "corner spot:1,1", ja antajan on oltava laudalla.
position-tackle = Taklaus ei sovi: taklaajan on oltava vuorossa olevasta joukkueesta, kohteen toisesta, ja taklausten on oltava pelissä.
position-no-dice = Vuoron noppien määrä puuttuu: kirjoita se kuten "dice:2".
position-in-circle = { $marker } on keskiympyrässä: ennen aloituspotkua sen on oltava ulkopuolella.
position-skill = Joukkueella on enintään { $most } taitopistettä, eikä maalivahdilla yhtään.
position-skill-left = { $marker }: taitopisteitä ei voi olla jäljellä enempää kuin niitä on annettu. Kirjoita enintään sen verran.
position-stage-marker = { $marker } ei voi olla vaiheessa "{ $stage }": nimeä nappula, joka on laudalla, tai kädessä oleva, joka on määrä sijoittaa.
position-reroll = Uudelleen heitettäviä noppia on tässä { $want }: kirjoita niin monta kohtaan "rolled" tai jätä se pois.
position-no-choice = Tulevassa vaiheessa ei ole tässä asemassa mitään valittavaa: muuta nappuloita tai seuraavaa vaihetta, esimerkiksi next=act.
picture-rows = Tämän laudan kuvassa on { $want } riviä, kullakin "|", pohjoisista maaliruuduista eteläisiin.
picture-squares = Kuvan rivillä { $row } on { $got } ruutua: anna { $want }.
picture-square = "{ $got }" ei ole kuvan ruutu: kirjoita ".", "o" pallon kohdalle tai nappula, kuten { $example }.
picture-two-balls = Kohdassa "{ $got }" on toinen pallo: jätä yksi, kuten { $example }.

### Ottelun ehdot

terms-none = Tässä pelissä ei ole ehtoja: jätä pois "{ $got }".
terms-too-long = Ehdot ovat liian pitkät: enintään { $most } merkkiä.
terms-word = "{ $got }" ei kuulu ottelun ehtoihin. Ne näyttävät tältä: { $example }
terms-twice = "{ $got }" on annettu kahdesti: anna se kerran. Ehdot näyttävät tältä: { $example }
terms-value = "{ $got }" ei käy: kirjoita { $example }.
terms-need-condition = Luovuttavat pisteet ja ykkösmuodostelma vaativat kuntopisteet, jotka eivät ole pelissä ({ $seat }): lisää määritykseen +condition tai jätä ne pois.
terms-need-skills = Taitovalikoima vaatii taidot, jotka eivät ole pelissä ({ $seat }): lisää määritykseen +condition+skills tai jätä se pois.
terms-discard = Joukkue voi luopua enintään { $most } kuntopisteestä, ei { $got } ({ $seat }).
terms-primary = Muodostelmaa { $got } ei voi näillä säännöillä valita ({ $seat }): nimeä jokin muu, kuten 4-4-2.
terms-pool-empty = Taitovalikoima on tyhjä ({ $seat }): nimeä vähintään yksi taito tai jätä se pois.
terms-pool-skill = Taito { $got } ei voi olla tässä ottelussa ({ $seat }): se kuuluu toiseen painokseen, tai sen tarvitsema sääntö ei ole pelissä. Mahdolliset taidot luettelee touchline rules skills SPEC.
terms-pool-twice = Taito "{ $got }" on nimetty kahdesti: nimeä se kerran, kuten { $example }.
terms-no-competition = Luovuttavat pisteet ja ykkösmuodostelma kuuluvat painosten 2.1 ja 3.0 kilpailusääntöihin; tässä painoksessa niitä ei ole ({ $seat }): jätä ne pois.
terms-barred-all = Kaikki valittavissa olevat taidot on kielletty ({ $seat }): jätä ainakin yksi niistä pois.
terms-first-leg = Ensimmäinen osaottelu vaikuttaa vain, kun tasapeli on ratkaistava: lisää draw=shoot-out tai jätä first-leg pois.
terms-resumed = Jatkettava ottelu pitää ehtonsa: uudelleen voi antaa vain salaiset, kuten whistle=137. Jätä pois "{ $got }".
terms-late-start = Myöhästynyt alku ei muuta tässä painoksessa mitään: sääntö on vain painoksessa 2.1. Jätä se pois.
terms-whistle = Tässä painoksessa ei ole loppuvihellystä salaisella minuutilla: se on vain painoksessa 3.0. Jätä se pois.
terms-whistle-minute = Loppuvihellys tulee minuutilla { $least }–{ $most }, ei { $got }.
number-discard = luovuttavien pisteiden määrä
number-whistle = loppuvihellyksen minuutti
record-unfinished = Tämä ottelu on kesken: tulos on vain päättyneellä ottelulla.
record-terms-with-start = Ottelulla, joka alkaa omasta asemastaan, ei ole ehtoja: ne ovat asemassa. Jätä otsake "terms" pois.
position-agreed = Kenttä "{ $got }" ei sovi: näillä säännöillä sitä ei voi pelata, tai ei ottelun tässä vaiheessa. Jätä se pois.
call-in-shoot-out = Rangaistuspotkukilpailu jatkuu, kunnes se on ratkennut: mikään vihellys ei päätä sitä.
call-draw-decided = Tasapelistä ei voi tässä sopia: ottelun ehdot sanovat, mitä tasapeliä seuraa. Jatka peliä, luovuta tai anna erotuomarin ratkaista.
call-other-edition = "{ $call }" ei merkitse tässä painoksessa mitään: jätä se pois.
call-first-half = "{ $call }" on liian pitkää ensimmäistä puoliaikaa varten, ja ensimmäinen puoliaika on jo ohi.
call-twice = "{ $call }" on jo ilmoitettu: se on voimassa loppuun asti.
