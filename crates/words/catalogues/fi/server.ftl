## Palvelimen epäykset: mikä on vialla, ja mikä olisi oikein. Avain on rajapinnan koodi.
## Kun koodilla on useita lauseita, $case kertoo, mikä niistä.

### Pyynnöt

too-often = Liian monta pyyntöä: yritä uudelleen { $seconds } sekunnin kuluttua.
too-much-kept = Olet tallentanut niin paljon kuin saa, { $megabytes } MiB vuorokaudessa: yritä uudelleen { $hours ->
        [0] { $seconds } sekunnin
       *[other] { $hours } tunnin
    } kuluttua.
internal = Palvelimella meni jotain vikaan, eikä ole varmaa, toteutuiko pyyntö: tarkista ennen kuin yrität uudelleen.
took-too-long = Tämä kesti liian kauan, eikä ole varmaa, tehtiinkö se: tarkista ennen kuin yrität uudelleen.
no-such-path = Tässä polussa ei ole mitään: kaikki polut ovat osoitteessa /api/openapi.json.
wrong-method = Polku { $path } ei hyväksy metodia { $method }: otsake Allow kertoo, mitkä se hyväksyy.
body-too-long = Pyynnön runko on liian pitkä: lähetä enintään { $most } tavua.
bad-body =
    { $case ->
        [broken] Pyynnön runko jäi kesken: lähetä se uudelleen.
       *[content] Pyynnön runko ei ole sellainen, jonka tämä polku hyväksyy: { $detail }.
    }
bad-path = Polku on virheellinen: { $detail }.
bad-query = Kysely on virheellinen: { $detail }.
not-json = Rungon on oltava JSONia: lähetä se otsakkeella Content-Type: application/json.
not-a-websocket = Tämä polku hyväksyy vain WebSocket-yhteyksiä: yhdistä WebSocket-asiakkaalla.
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
journal-stuck = Lokin kirjoitus on kestänyt liian kauan: tarkista palvelimen levy.
storage-full = Palvelimen levy on täynnä: mitään ei voi tallentaa ennen kuin tilaa on taas.
storage-unwritable = Tietokantaan ei voi kirjoittaa: tarkista palvelimen levy.
storage-silent = Tietokanta ei vastaa: yritä hetken kuluttua uudelleen.
storage-taken = Toinen palvelin on ehkä ottanut tietokannan: mitään ei kirjoiteta ennen kuin se on selvillä.
storage-damaged = Tietokanta on vioittunut: palauta se varmuuskopiosta.

### Tilit

not-signed-in = Et ole kirjautunut: pelaa ilman tiliä (POST /api/guests), kirjaudu (POST /api/sessions) tai lähetä avain (Authorization: Bearer ...).
suspended = Tämä tili on toistaiseksi pelikiellossa.
needs-session = Avain ei riitä tähän: kirjaudu (POST /api/sessions) ja käytä sitä istuntoa.
needs-account = Tähän tarvitaan tili: sen saa pyynnöllä POST /api/me/upgrade.
not-a-guest = Sinulla on jo tili: näin sen saa vain, jos pelaa ilman tiliä.
wrong-password =
    { $case ->
        [own] Tuo ei ole nykyinen salasanasi.
       *[sign-in] Väärä nimi tai salasana: tarkista molemmat tai käytä palautuskoodia.
    }
wrong-code = Tuo ei ole tämän tilin kelvollinen palautuskoodi: kukin koodi toimii kerran.
changed-meanwhile = Salasana vaihdettiin samaan aikaan muualla: kirjaudu uudelleen.
already-named = Sinulla on jo nimi: ilman tiliä nimen voi antaa kerran. Tilille voi valita toisen nimen.
bad-name = Nimessä on { $least }–{ $most } merkkiä: minkä tahansa kielen kirjaimia, numeroita 0–9, - ja _. Se alkaa kirjaimella tai numerolla, eikä siinä ole välilyöntejä.
confusable-name =
    { $case ->
        [lookalike] Nimi näyttää latinalaisilta kirjaimilta mutta ei ole niitä: kirjoita se latinalaisilla kirjaimilla tai valitse nimi, jota ei voi sekoittaa.
       *[scripts] Nimessä on eri kirjaimistojen merkkejä, jotka voivat näyttää samalta: kirjoita koko nimi yhdellä, esimerkiksi latinalaisilla tai kyrillisillä kirjaimilla.
    }
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
too-many-blocks = Olet estänyt jo { $most } pelaajaa, enempää ei voi estää: poista ensin jokin esto.
too-many-bots = Sinulla on jo { $most } bottia, enempää ei voi olla: sulje ensin jokin.
no-such-bot = Sinulla ei ole tämännimistä bottia: GET /api/bots luettelee bottisi.
too-many-tokens = Avaimia on jo { $most }, enempää ei voi olla: mitätöi ensin jokin.
no-such-token = Sinulla ei ole avainta tällä numerolla: GET /api/tokens luettelee avaimesi.
export-under-way = Vienti on jo käynnissä (raja: yksi käyttäjää ja { $most } osoitetta kohti): odota, että se valmistuu.
too-many-streams = Sinulla on auki jo { $most } uutisvirtaa, enempää ei voi olla: sulje ensin jokin.
too-many-open =
    { $case ->
        [connections] Sinulla on auki jo { $most } yhteyttä ja virtaa, enempää ei voi olla: sulje ensin jokin.
       *[matches] Sinulla on jo { $most } avointa ottelua, enempää ei voi olla: vedä jokin pois tai liity jonkun toisen otteluun.
    }
push-off = Tämä palvelin ei lähetä ilmoituksia.
bad-push =
    { $case ->
        [endpoint] Palvelin ei lähetä mitään tähän osoitteeseen: lähetä osoite, jonka selain antoi omasta ilmoituspalvelustaan, enintään { $most } merkkiä.
       *[keys] Nämä eivät ole selaimen avaimia: lähetä p256dh ja auth sellaisina kuin selain ne antoi, base64url-muodossa.
    }

### Valvonta

not-a-moderator = Tämä on vain moderaattoreille: palvelimen ylläpitäjä nimeää heidät.
too-many-reports = Jo { $most } ilmoitustasi odottaa ratkaisua, enempää ei voi olla: odota, että jokin ratkaistaan.
no-such-report = Tällä numerolla ei ole ilmoitusta.
own-cause = Tämä ilmoitus koskee sinua tai on sinulta: toisen moderaattorin on ratkaistava se.
already-decided = Tämä ilmoitus on jo ratkaistu.
bad-days = Pelikielto tarvitsee kentän `days`, 1–{ $most }; muissa ratkaisuissa sitä ei ole.
too-many-doubts = Jo { $most } kysymystäsi odottaa vastausta, enempää ei voi olla: odota, että johonkin vastataan.
no-such-doubt = Tällä numerolla ei ole kysymystä.
already-closed = Tämä kysymys on jo suljettu.

### Ottelun luominen ja liittyminen

game-unknown = Peliä "{ $got }" ei ole. Tunnetut: { $known }.
bad-clock =
    { $case ->
        [tournament] Turnauksen ajat ovat kilpailuja varten: valitse toinen kello.
        [no-tournament] Turnauksen ajat ovat vain FUBAn versioissa 2.1 ja 3.0: valitse toinen kello.
        [live] Reaaliaikaisen ottelun kellossa on { $least }–{ $most } sekuntia, ja jokainen vastaus lisää 0–{ $increment } sekuntia.
       *[days] Kirjeottelussa on { $least }–{ $most } päivää joka ratkaisuun.
    }
rated-needs-clock = Pisteytetty ottelu vaatii kellon: valitse live tai days, tai pelaa pisteyttämättä.
rated-without-hints = Pisteytetyssä ottelussa ei ole vihjeitä: pelaa pisteyttämättä tai ilman niitä.
rated-custom-rules = Muokatuin säännöin pelattua ottelua ei voi pisteyttää: pelaa se pisteyttämättä tai poista se, mikä poikkeaa sääntökirjasta ({ $rules }).
rated-needs-two = Pisteytetty ottelu vaatii kaksi pelaajaa: pelaa tietokonetta tai itseäsi vastaan pisteyttämättä.
guests-play-unrated = Ilman tiliä pelataan vain pisteyttämättömiä otteluita: luo tili, niin voit pelata pisteistä.
one-hand = Molempien pelaajien takana on sama henkilö: pelatkaa tämä ottelu pisteyttämättä.
too-many-matches =
    { $case ->
        [live] Sinulla on jo { $most } reaaliaikaista ottelua käynnissä, enempää ei voi olla: pelaa ensin jokin loppuun.
       *[slow] Sinulla on jo { $most } kirjeottelua tai kellotonta ottelua käynnissä, enempää ei voi olla: pelaa ensin jokin loppuun.
    }
opponent-busy =
    { $case ->
        [live] Toisella pelaajista on jo niin monta reaaliaikaista ottelua kuin saa olla: yritä myöhemmin uudelleen.
       *[slow] Toisella pelaajista on jo niin monta kirjeottelua tai kellotonta ottelua kuin saa olla: yritä myöhemmin uudelleen.
    }
no-such-match =
    { $case ->
        [not-theirs] Tuo pelaaja ei ole pelannut ottelua tällä koodilla.
       *[unseen] Tällaista ottelua ei ole, tai et saa nähdä sitä.
    }
bad-invitation = Kutsukoodi on linkin viimeinen osa: siinä on enintään { $most } merkkiä.
needs-invitation = Tarvitset kutsun liittyäksesi tähän otteluun: lähetä linkin viimeinen osa kentässä `invitation`.
already-seated = Sinulla on jo paikka tässä ottelussa.
match-taken = Joku muu ehti ottaa paikan: ottelu ei ole enää avoin.
seat-taken =
    { $case ->
        [home] Se paikka on varattu: kotipaikka on vapaa.
       *[away] Se paikka on varattu: vieraspaikka on vapaa.
    }
not-yours = Vain ottelun luoja voi vetää sen pois.
not-open = Joku on jo liittynyt otteluun, joten sitä ei voi vetää pois: peru ottelu tai luovuta.
no-rematch = Toinen pelaaja ei halua uusintaa.
challenge-yourself = Et voi haastaa itseäsi: luo ottelu, jossa vastustajana on `myself`.
too-many-challenges = Haasteitasi voi odottaa enintään { $most }, niistä { $most-each } samalle pelaajalle: vedä ensin jokin pois.
no-such-challenge = Tällaista haastetta ei ole, tai se ei ole sinun.
challenge-answered = Tähän haasteeseen on jo vastattu, tai se on vedetty pois.
paired-already = Sinulle on jo löytynyt ottelu: GET /api/pairing kertoo, mikä.
lobby-full = Liian moni odottaa: yritä minuutin kuluttua uudelleen.

### Kilpailut

no-such-competition = Tällaista kilpailua ei ole: GET /api/competitions luettelee kilpailut.
competition-changed = Jokin on muuttunut sillä välin: katso kilpailua uudelleen ja lähetä päätöksesi mukana sen numero { $seq }.
competition-log-full = Tässä kilpailussa on { $most } merkintää, eikä ihmisiltä oteta enempää: se päättyy itsestään.
competition-unreadable = Tämän kilpailun lokia ei voi lukea: kerro siitä palvelimen ylläpitäjälle.
too-many-competitions =
    { $case ->
        [own] Voit järjestää enintään { $most } keskeneräistä kilpailua: päätä tai poista ensin jokin.
       *[joined] Yhtä aikaa voi pelata enintään { $most } keskeneräisessä kilpailussa: jätä ensin jokin niistä.
    }
competition-size = Kilpailuun mahtuu { $least }–{ $most } joukkuetta.
competition-matches = Siitä tulisi { $got } ottelua, ja kilpailussa pelataan enintään { $most }: valitse vähemmän joukkueita tai kierroksia.
competition-round-days = Kierros kestää { $least }–{ $most } päivää.
attendance-needs-clock = Pelaajia voi odottaa vain, kun kello käy pöydän ääressä: valitse sellainen tai jätä `attendance` pois.
competition-begun = Tämä kilpailu on alkanut: siihen ei enää tulla, eikä sitä poisteta.
competition-full = Tässä kilpailussa on tilaa { $most } joukkueelle, ja ne ovat koossa.
already-in-competition = Tällä pelaajalla on jo joukkue tässä kilpailussa.
not-taking-part = Et ole mukana tässä kilpailussa.
cannot-join = Et voi liittyä tähän kilpailuun.
not-organiser = Tästä päättää vain järjestäjä.
not-called = Siellä sinua ei odoteta: katso, mihin otteluun sinut on kutsuttu.
no-computers = Tietokoneet eivät ole mukana tässä kilpailussa.
bad-word = "{ $got }" ei käy kenttään "{ $field }": lähetä yksi sana, jossa on kirjaimia, numeroita ja yhdysviivoja.
bad-count = Lähetä luku väliltä { $least }–{ $most }.
result-needs-winner = Kerro voittaja: "winner" on `home` tai `away`.
result-needs-score = Kerro lopputulos: lähetä "score", jossa on molempien maalit.
user-or-level = Kerro, kuka joukkuetta pelaa: joko "user" tai "level".
joined-too-often = Olet tullut tähän kilpailuun { $most } kertaa: useammin ei voi tulla.
own-match = Pelaat itse tässä ottelussa: luovuta se tai pelaa se loppuun.
cannot-enter =
    { $case ->
        [rated] Pisteytettyyn kilpailuun ei ilmoiteta toisia: he voivat liittyä itse, kun kilpailu on avoin. Anna tietokoneen jatkaa tai poista joukkue kilpailusta.
       *[user] Tätä käyttäjää ei voi ilmoittaa: hän voi liittyä itse, kun kilpailu on avoin.
    }
ladder-without-rounds = Tikapuissa ei ole kierroksia eikä siis määräaikoja.
deadline-range = Lähetä hetki väliltä { $least }–{ $most } millisekunteina vuodesta 1970: aikaisintaan tunnin ja viimeistään vuoden päästä.
round-not-played = Kierroksella { $round } ei ole enää pelattavaa ottelua.
not-in-competition =
    { $case ->
        [abort] Kilpailun ottelua ei peruta: pelaa se tai luovuta.
        [draw] Kilpailun ottelussa ei sovita tasapelistä: se pelataan loppuun.
        [takeback] Kilpailun ottelussa mitään ei peruta heiton jälkeen.
        [replace] Kilpailun ottelussa tietokone ei tule poissaolevan tilalle: vaadi voittoa.
       *[hint] Kilpailun otteluissa ei anneta vihjeitä.
    }

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
        [taken-back] Vastustajasi otti takaisin ratkaisun, joka johti tähän kysymykseen. Kellosi on taas siinä, missä se oli: katso uudelleen.
       *[late] Vastasit päivitykseen { $seq }, mutta viimeisin on { $last }: katso uudelleen.
    }
too-fast = Liian monta vastaustasi on vielä tallentumatta: odota kuittauksia.
too-many-steps = Tämän ottelun loki on siihen liian pitkä: peliä voi vain jatkaa.
not-kept = Sitä ei voitu tallentaa, joten sitä ei tehty: yritä uudelleen.
replaced = Tietokone on ottanut paikkasi tässä ottelussa.
offered-already = Olet jo tarjonnut sitä.
too-many-offers = Olet tarjonnut jo tarpeeksi: odota, kunnes joku on vastannut johonkin.
nothing-offered = Ei ole tarjousta, johon vastata.
computer-declines = Tietokone ei suostu tasapeliin: jatka peliä.
only-at-correspondence = Poissa ollessasi hetket ohitetaan puolestasi vain kirjeottelussa tai ottelussa, jossa ei ole kelloa.
no-windows = Tässä pelissä ei pelata kortteja, joten tällaisia hetkiä ei ole.
unknown-window = Ei ole hetkeä "{ $got }", jolla korttia kysytään. Kirjoita jokin näistä: { $known }.
too-many-stops = Hetkiä voi nimetä enintään { $most }.
too-many-changes = Olet muuttanut tätä jo tarpeeksi: odota, kunnes joku on vastannut johonkin.
no-takebacks = Tästä ottelusta sovittiin, ettei mitään oteta takaisin.
nothing-to-take-back = Takaisin otettavaa ei vielä ole.
opponent-asked = Vastustajasi miettii jo ja kello käy: pisteytetyssä reaaliaikaisessa ottelussa ratkaisun voi ottaa takaisin vain hänen suostumuksellaan, joten pyydä sitä.
too-many-undos = Olet ottanut takaisin jo { $most } ratkaisua, joita vastustajasi ehti miettiä, enempää ei voi ottaa: pyydä vastustajan suostumusta.
undo-too-late = Tämän ottaminen takaisin veisi enemmän aikaa kuin kellossasi on jäljellä.
too-late-to-abort = Noppaa on jo heitetty: ottelua ei voi enää perua, vain luovuttaa.
still-in-grace = Vastustajallasi on { $seconds } s aikaa palata.
opponent-is-here = Vastustajasi ei ole poistunut, tai ottelu ei ole reaaliaikainen.
no-hints-when-rated = Ihmisten välisessä pisteytetyssä ottelussa ei ole vihjeitä: tarkat todennäköisyydet näkyvät molemmille.
no-hints-agreed = Tästä ottelusta sovittiin, ettei vihjeitä ole.
not-expired = Joku on sillä välin jatkanut peliä.
bad-chat-line = Viestissä on 1–{ $most } merkkiä, eikä rivinvaihtoja tai muita ohjausmerkkejä.
too-much-said = Tämän ottelun keskustelu on täynnä.
nobody-to-talk-to = Olet yksin tässä pöydässä: kukaan ei lukisi sitä.

### Analyysit

record-empty = Tässä ottelussa ei ole pelattu mitään: analysoitavaa ei ole.
too-long-to-analyse = Palvelin analysoi enintään { $most } syötettä: käytä komentoa `touchline analyse` omalla koneellasi.
too-many-of-yours = Jo { $most } analyysiasi on käynnissä tai jonossa, enempää ei voi olla: odota, että jokin valmistuu.
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

# Nopat ja sinetit, jotka pelaajat voivat tarkistaa
bad-hexadecimal = Tähän tarvitaan { $digits } heksadesimaalinumeroa, 0–9 ja a–f.
no-fair-dice = Tämä ottelu alkoi ennen kuin nopat sai tarkistaa.
dice-not-awaited =
    { $case ->
        [open] Satunnaislukuasi ei odoteta: sen voi näyttää kerran, kun kaikki mukana olevat ovat sitoutuneet omaansa.
       *[commit] Sitoumustasi ei odoteta: sen voi antaa kerran, ennen kuin ottelu alkaa.
    }
nonce-not-committed = Tämä ei ole se satunnaisluku, johon olet sitoutunut.
seal-broken = Sinetti ei kuulu näihin vastauksiin: sinetöi ne valintaan { $choice }.
seal-otherwise-written = Sinetöidyt vastaukset on kirjoitettava juuri niin kuin säännöt ne kirjoittavat: { $want }

### Ilmoitukset

notify-begun = Ottelusi alkoi, vastassa { $name }.
notify-your-move = Sinun vuorosi, vastassa { $name }.
notify-low-time =
    { $hours ->
        [0] Alle tunti aikaa siirtoosi, vastassa { $name }.
        [one] { $hours } tunti aikaa siirtoosi, vastassa { $name }.
       *[other] { $hours } tuntia aikaa siirtoosi, vastassa { $name }.
    }
notify-challenge = { $name } haastaa sinut otteluun.
notify-over = Ottelu päättyi, vastassa { $name }.
