## Palvelimen epäykset: mikä on vialla, ja mikä olisi oikein. Avain on rajapinnan koodi.
## Kun koodilla on useita lauseita, $case kertoo, mikä niistä.

### Pyynnöt

too-often = Liian monta pyyntöä: yritä uudelleen { $seconds } sekunnin kuluttua.
too-much-kept = Olet tallentanut tänään { $megabytes } MiB, eikä enempää voi: yritä uudelleen { $seconds } sekunnin kuluttua.
internal = Palvelimella meni jotain vikaan. Mikään ei muuttunut.
took-too-long = Tämä kesti liian kauan, eikä ole varmaa, tehtiinkö se: tarkista ennen kuin yrität uudelleen.
no-such-path = Tässä polussa ei ole mitään: kaikki polut ovat osoitteessa /api/openapi.json.
wrong-method = Polku { $path } ei hyväksy metodia { $method }: otsake Allow kertoo, mitkä se hyväksyy.
body-too-long = Pyynnön runko on liian pitkä: lähetä enintään { $most } tavua.
bad-body =
    { $case ->
        [broken] Pyynnön runko jäi kesken: lähetä se uudelleen.
       *[content] Pyynnön runko ei ole sellainen, jonka tämä polku hyväksyy: { $detail }.
    }
bad-path = Polku on väärin: { $detail }.
bad-query = Kysely on väärin: { $detail }.
not-json = Rungon on oltava JSONia: lähetä se otsakkeella Content-Type: application/json.
not-text = Rungon on oltava pelkkää tekstiä: lähetä se otsakkeella Content-Type: text/plain.
bad-text =
    { $case ->
        [length] Kentässä "{ $field }" on oltava { $least }–{ $most } merkkiä.
        [control] Kentässä "{ $field }" on ohjausmerkkejä: lähetä pelkkää tekstiä.
        [utf-8] Runko ei ole kelvollista UTF-8:aa: lähetä se UTF-8:na.
       *[zero] Tekstissä ei saa olla NUL-merkkiä: poista se.
    }
bad-cursor = Tämä ei ole tämän luettelon kohdistin: lähetä edellisen sivun `next`, tai jätä se pois ensimmäisellä sivulla.
bad-limit = Rajan on oltava luku väliltä 1–{ $most }.
wrong-host =
    { $case ->
        [url] Tämä palvelin ei vastaa tuohon nimeen: avaa { $url } tai pyydä ylläpitäjää lisäämään nimi asetukseen `hosts`.
       *[address] Tämä palvelin ei vastaa tuohon nimeen: avaa se IP-osoitteella tai pyydä ylläpitäjää lisäämään nimi asetukseen `hosts`.
    }
header-needed = Ohjelman, joka lähettää istunnon evästeen, on lähetettävä myös otsake X-Touchline: 1.
foreign-origin = Tämä pyyntö tuli toiselta sivustolta: vain tämän palvelimen sivut saavat lähettää sen.
too-many-connections =
    { $case ->
        [address] Tästä osoitteesta on auki liian monta yhteyttä: sulje joitakin ja yritä uudelleen.
       *[server] Palvelimella ei ole vapaita yhteyksiä: yritä hetken kuluttua uudelleen.
    }
stopping = Palvelin on sammumassa: yhdistä hetken kuluttua uudelleen.
journal-stuck = Päiväkirjan kirjoitus on kestänyt liian kauan: tarkista palvelimen levy.
storage-full = Palvelimen levy on täynnä: mitään ei voi tallentaa ennen kuin tilaa on taas.
storage-unwritable = Tietokantaan ei voi kirjoittaa: tarkista palvelimen levy.
storage-silent = Tietokanta ei vastaa: yritä hetken kuluttua uudelleen.
storage-taken = Toinen palvelin on ehkä ottanut tietokannan: mitään ei kirjoiteta ennen kuin se on selvillä.
storage-damaged = Tietokanta on vioittunut: palauta se varmuuskopiosta.

### Tilit

not-signed-in = Et ole kirjautunut: pelaa vierailijana (POST /api/guests), kirjaudu (POST /api/sessions) tai lähetä avain (Authorization: Bearer ...).
suspended = Tämä tili on toistaiseksi pelikiellossa.
needs-session = Avain ei riitä tähän: kirjaudu (POST /api/sessions) ja käytä sitä istuntoa.
needs-account = Tähän tarvitaan tili: vierailija saa sen pyynnöllä POST /api/me/upgrade.
not-a-guest = Sinulla on jo tili: vain vierailija voi saada tilin näin.
wrong-password =
    { $case ->
        [own] Tuo ei ole nykyinen salasanasi.
       *[sign-in] Väärä nimi tai salasana: tarkista molemmat tai käytä palautuskoodia.
    }
wrong-code = Tuo ei ole tämän tilin kelvollinen palautuskoodi: kukin koodi toimii kerran.
changed-meanwhile = Salasana vaihdettiin samaan aikaan muualla: kirjaudu uudelleen.
bad-name = Nimessä on { $least }–{ $most } merkkiä: kirjaimia a–z, numeroita, - ja _. Se alkaa kirjaimella tai numerolla.
reserved-name =
    { $case ->
        [prefix] Nimet, joiden alussa on `{ $prefix }`, antaa palvelin: valitse toinen.
       *[office] Tämä nimi näyttää palvelimen tai moderaattorin nimeltä: valitse toinen.
    }
name-taken = Tämä nimi on varattu, tai oli kunnes sen haltija lähti: valitse toinen.
no-such-user = Tämännimistä pelaajaa ei ole.
bad-password = Salasanassa on { $least }–{ $most } merkkiä.
common-password = Tämä salasana on helppo arvata: valitse useita sanoja, jotka eivät liity toisiinsa, äläkä käytä nimeäsi.
busy = Liian moni kirjautuu juuri nyt: yritä muutaman sekunnin kuluttua uudelleen.
yourself =
    { $case ->
        [block] Et voi estää itseäsi.
       *[report] Et voi ilmiantaa itseäsi.
    }
too-many-blocks = Olet estänyt { $most } pelaajaa, eikä enempää voi: poista ensin jokin esto.
too-many-bots = Sinulla on { $most } bottia, eikä enempää voi olla: sulje ensin jokin.
no-such-bot = Sinulla ei ole tämännimistä bottia: GET /api/bots luettelee bottisi.
too-many-tokens = Avaimia on { $most }, eikä enempää voi olla: mitätöi ensin jokin.
no-such-token = Sinulla ei ole avainta tällä numerolla: GET /api/tokens luettelee avaimesi.
export-under-way = Vienti on jo käynnissä, yksi käyttäjää ja { $most } osoitetta kohti: odota, että se valmistuu.
too-many-streams = Sinulla on auki { $most } uutisvirtaa, eikä enempää voi olla: sulje ensin jokin.
too-many-open =
    { $case ->
        [connections] Sinulla on auki { $most } yhteyttä ja virtaa, eikä enempää voi olla: sulje ensin jokin.
       *[matches] Sinulla on { $most } avointa ottelua, eikä enempää voi olla: peru jokin tai liity jonkun toisen otteluun.
    }

### Valvonta

not-a-moderator = Tämä on vain moderaattoreille: palvelimen ylläpitäjä nimeää heidät.
too-many-reports = { $most } ilmoitustasi odottaa ratkaisua, eikä enempää voi olla: odota, että jokin ratkaistaan.
no-such-report = Tällä numerolla ei ole ilmoitusta.
own-cause = Tämä ilmoitus koskee sinua tai on sinulta: toisen moderaattorin on ratkaistava se.
already-decided = Tämä ilmoitus on jo ratkaistu.
bad-days = Pelikielto tarvitsee kentän `days`, 1–{ $most }; muissa ratkaisuissa sitä ei ole.
too-many-doubts = { $most } kysymystäsi odottaa vastausta, eikä enempää voi olla: odota, että johonkin vastataan.
no-such-doubt = Tällä numerolla ei ole kysymystä.
already-closed = Tämä kysymys on jo suljettu.

### Ottelun luominen ja liittyminen

game-unknown = Peliä "{ $got }" ei ole. Tunnetut: { $known }.
bad-clock =
    { $case ->
        [live] Ottelukellossa on { $least }–{ $most } sekuntia, ja jokainen vastaus lisää 0–{ $increment } sekuntia.
       *[days] Kirjeottelussa on { $least }–{ $most } päivää joka ratkaisuun.
    }
rated-needs-clock = Pisteytetty ottelu vaatii kellon: valitse live tai days, tai pelaa pisteyttämättä.
rated-needs-two = Pisteytetty ottelu vaatii kaksi pelaajaa: pelaa tietokonetta tai itseäsi vastaan pisteyttämättä.
guests-play-unrated = Vierailijat pelaavat vain pisteyttämättömiä otteluita: luo tili, niin voit pelata pisteistä.
one-hand = Molempien pelaajien takana on sama henkilö: pelatkaa tämä ottelu pisteyttämättä.
too-many-matches =
    { $case ->
        [live] Sinulla on { $most } ottelua kellolla käynnissä, eikä enempää voi olla: pelaa ensin jokin loppuun.
       *[slow] Sinulla on { $most } kirjeottelua tai kellotonta ottelua käynnissä, eikä enempää voi olla: pelaa ensin jokin loppuun.
    }
opponent-busy =
    { $case ->
        [live] Toisella pelaajista on jo niin monta ottelua kellolla kuin saa olla: yritä myöhemmin uudelleen.
       *[slow] Toisella pelaajista on jo niin monta kirjeottelua tai kellotonta ottelua kuin saa olla: yritä myöhemmin uudelleen.
    }
no-such-match =
    { $case ->
        [not-theirs] Tuo pelaaja ei ole pelannut ottelua tällä koodilla.
       *[unseen] Tällaista ottelua ei ole, tai et saa nähdä sitä.
    }
bad-invitation = Kutsu on linkissä oleva sana: siinä on enintään { $most } merkkiä.
needs-invitation = Tarvitset kutsun liittyäksesi tähän otteluun: lähetä linkin sana kentässä `invitation`.
already-seated = Sinulla on jo paikka tässä ottelussa.
match-taken = Joku muu ehti ottaa paikan: ottelu ei ole enää avoin.
seat-taken =
    { $case ->
        [home] Se paikka on varattu: koti on vapaa.
       *[away] Se paikka on varattu: vieras on vapaa.
    }
not-yours = Vain ottelun luoja voi vetää sen pois.
not-open = Joku on jo liittynyt otteluun, joten sitä ei voi vetää pois: peru ottelu tai luovuta.
no-rematch = Toinen pelaaja ei halua uusintaa.
challenge-yourself = Et voi haastaa itseäsi: luo ottelu, jossa vastustajana on `myself`.
too-many-challenges = Haasteitasi voi odottaa enintään { $most }, niistä { $most-each } samalle pelaajalle: peru ensin jokin.
no-such-challenge = Tällaista haastetta ei ole, tai se ei ole sinun.
challenge-answered = Tähän haasteeseen on jo vastattu, tai se on peruttu.
paired-already = Sinulle on jo ottelu: GET /api/pairing kertoo, mikä.
lobby-full = Liian moni odottaa: yritä minuutin kuluttua uudelleen.

### Pelaaminen

match-not-begun =
    { $case ->
        [open] Ottelu ei ole alkanut: yksi paikka on vielä vapaa.
       *[called-off] Ottelu peruttiin ennen kuin se alkoi.
    }
match-not-over =
    { $case ->
        [record] Tallenne paljastaa kummankin salaisuudet: saat sen, kun ottelu on päättynyt.
       *[rematch] Ottelu ei ole päättynyt: pelaa se loppuun ennen uusintaa.
    }
match-not-at-hand = Ottelu ei ole juuri nyt saatavilla: yritä uudelleen.
match-unplayable =
    { $case ->
        [unknown-rules] Tämä ottelu alkoi pelinä `{ $spec }` sääntöjen versiolla { $revision }, jota tämä ohjelmaversio ei tunne. Versio, joka tuntee sen, voi jatkaa ottelua. Siihen asti pelaajat voivat luovuttaa tai perua ottelun.
       *[broken-journal] Se, mitä tästä ottelusta on tallessa, ei sovi sen sääntöihin, joten sitä ei voi näyttää eikä jatkaa. Pelaajat voivat luovuttaa tai perua ottelun.
    }
not-your-seat =
    { $case ->
        [watching] Katselet tätä ottelua: vain sen pelaajat voivat toimia.
        [rematch] Vain ottelun pelaajat voivat pyytää uusintaa.
       *[speak] Tämä ei ole sinun paikkasi: vain paikan pelaaja voi toimia sen puolesta.
    }
bad-message = Tätä viestiä ei voi lukea ({ $detail }): lähetä tekstiä, esimerkiksi { $example }
stale =
    { $case ->
        [taken-back] Vastustajasi perui ratkaisun, joka johti tähän kysymykseen. Kellosi on taas siinä, missä se oli: katso uudelleen.
       *[late] Vastasit päivitykseen { $seq }, mutta viimeisin on { $last }: katso uudelleen.
    }
too-fast = Liian monta vastaustasi on vielä tallentumatta: odota kuittauksia.
too-many-steps = Tässä ottelussa on jo liian monta vaihetta siihen: sitä voi vain jatkaa.
not-kept = Sitä ei voitu tallentaa, joten sitä ei tehty: yritä uudelleen.
replaced = Tietokone on ottanut paikkasi tässä ottelussa.
offered-already = Olet jo tarjonnut sitä.
too-many-offers = Olet tarjonnut jo tarpeeksi: odota, kunnes joku on vastannut johonkin.
nothing-offered = Ei ole tarjousta, johon vastata.
computer-declines = Tietokone ei suostu tasapeliin: jatka peliä.
no-takebacks = Tästä ottelusta sovittiin ilman perumisia.
nothing-to-take-back = Peruttavaa ei vielä ole.
opponent-asked = Vastustajasi miettii jo ja kello käy: pisteytetyssä kello-ottelussa perumiseen tarvitaan hänen suostumuksensa, joten pyydä perumista.
too-many-undos = Olet perunut { $most } ratkaisua, joita vastustajasi jo mietti, eikä enempää voi: pyydä perumista.
undo-too-late = Tämän peruminen veisi enemmän aikaa kuin kellossasi on jäljellä.
too-late-to-abort = Noppaa on jo heitetty: ottelua ei voi enää perua, vain luovuttaa.
still-in-grace = Vastustajallasi on { $seconds } s aikaa palata.
opponent-is-here = Vastustajasi ei ole poistunut, tai ottelua ei pelata kellolla.
no-hints-when-rated = Ihmisten välisessä pisteytetyssä ottelussa ei ole vihjeitä: tarkat todennäköisyydet näkyvät molemmille.
not-expired = Joku on sillä välin jatkanut peliä.
bad-chat-line = Viestissä on 1–{ $most } merkkiä, eikä rivinvaihtoja tai muita ohjausmerkkejä.
too-much-said = Tämän ottelun keskustelu on täynnä.
nobody-to-talk-to = Olet yksin tässä pöydässä: kukaan ei lukisi sitä.

### Analyysit

record-empty = Tässä ottelussa ei ole pelattu mitään: analysoitavaa ei ole.
too-long-to-analyse = Palvelin analysoi enintään { $most } syötettä: käytä komentoa `touchline analyse` omalla koneellasi.
too-many-of-yours = { $most } analyysiasi on käynnissä tai jonossa, eikä enempää voi olla: odota, että jokin valmistuu.
too-many-analyses = Liian monta ottelua on analysoitavana: yritä muutaman minuutin kuluttua uudelleen.

### Miksi yhteys suljetaan, enintään 123 tavua

closed-restart = Palvelin käynnistyy uudelleen: yhdistä hetken kuluttua.
closed-signed-out = Sinut on kirjattu ulos: kirjaudu ja yhdistä uudelleen.
closed-missed = Sinulta jäi päivityksiä väliin: yhdistä uudelleen, niin saat ne.
closed-too-often = Lähetit lisää, vaikka piti odottaa: palaa myöhemmin.
closed-unreadable = Viesti oli liian pitkä tai virheellinen.
closed-idle = Mitään ei lähetetty pitkään aikaan: yhdistä uudelleen, kun haluat.
closed-broke-off = Pelimoottori keskeytyi: aloita alusta.
closed-over = Näkemiin.
