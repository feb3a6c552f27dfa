## The rules of the grid game in force: a title for each rule and a sentence for each value it can have.

edition-grid-basic = Ruutupeli, perussäännöt
edition-grid-advanced = Ruutupeli, kaikki lisäsäännöt
edition-grid-full = Ruutupeli, kaikki lisäsäännöt sekä rikkeet, kortit ja taidot

board-small = pieni lauta
board-medium = keskikokoinen lauta
board-large = suuri lauta

where-corners = kun pallo voi mennä ulos
where-period = kun ottelu ei pääty maalimäärään
where-header = kun puskut ovat pelissä
where-facing = kun rintamasuunta on pelissä
where-cards = kun kortit ovat pelissä
where-tackle = kun taklaukset ovat pelissä

warn-crowded = { $fielders } kenttäpelaajaa joukkuetta kohti on tälle laudalle paljon: suositus on enintään { $advised }.
warn-cards-idle = Kortit eivät vaikuta tässä mihinkään: lisää +skill tai red_card_plays_short=yes, niin punaisesta kortista on haittaa.

rule-grid-board = Lauta
rule-grid-board-small = 19 × 29 ruutua.
rule-grid-board-medium = 23 × 35 ruutua.
rule-grid-board-large = 27 × 41 ruutua.

rule-grid-fielders = Kenttäpelaajat
rule-grid-fielders-number =
    { $n ->
        [one] Maalivahti ja yksi kenttäpelaaja joukkuetta kohti.
       *[other] Maalivahti ja { $n } kenttäpelaajaa joukkuetta kohti.
    }

rule-grid-end = Ottelun päättyminen
rule-grid-end-turns = Ottelu kestää { $n } vuoroa, joukkueet yhteen laskettuina; tasatilanne ratkaistaan rangaistuspotkukilpailulla.
rule-grid-end-score =
    { $n ->
        [one] Ensimmäinen maali voittaa.
       *[other] Ensimmäisenä { $n } maalia tehnyt joukkue voittaa.
    }
rule-grid-end-timed =
    { $n ->
        [one] Ottelu kestää kellon mukaan yhden minuutin
       *[other] Ottelu kestää kellon mukaan { $n } minuuttia
    }; tasatilanne ratkaistaan rangaistuspotkukilpailulla.

rule-grid-half-time = Puoliaika
rule-grid-half-time-yes = Kaksi yhtä pitkää puoliaikaa; joukkue, joka ei aloittanut ensimmäistä, aloittaa toisen.
rule-grid-half-time-no = Ottelu pelataan ilman taukoa.

rule-grid-shootout-early-stop = Rangaistuspotkukilpailun päättyminen
rule-grid-shootout-early-stop-yes = Rangaistuspotkukilpailu päättyy, kun se on ratkennut.
rule-grid-shootout-early-stop-no = Kumpikin joukkue antaa kaikki viisi potkua.

rule-grid-deliberate-out = Pallon pelaaminen ulos
rule-grid-deliberate-out-yes = Pallon saa potkaista tahallaan ulos kentältä.
rule-grid-deliberate-out-no = Kukaan ei saa potkaista palloa ulos kentältä.

rule-grid-out-of-bounds = Kimmokkeet, ulos menevä pallo ja erikoistilanteet
rule-grid-out-of-bounds-in-play = Pakotettu pallo kimpoaa nappuloista ja voi mennä ulos: sivurajaheitto, kulmapotku tai maalipotku.
rule-grid-out-of-bounds-none = Pallo ei koskaan kimpoa eikä mene ulos kentältä.

rule-grid-down = Kaatuminen
rule-grid-down-in-play = Kaatunut pelaaja ei voi tehdä mitään ennen kuin se nousee pisteellä ylös.
rule-grid-down-none = Kaikki pysyvät aina pystyssä.

rule-grid-direction = Pallon suunta
rule-grid-direction-in-play = Pelaajan potkut yhdellä vuorolla käyttävät enintään kahta vierekkäistä suuntaa.
rule-grid-direction-none = Pallo saa kääntyä joka ruudussa mihin tahansa.

rule-grid-inertia = Pallon vauhti
rule-grid-inertia-in-play = Pallo, johon vastustaja ei ole koskenut, saa vieriä seuraavalla omalla vuorolla enintään kuusi ruutua lisää.
rule-grid-inertia-none = Pallo jää siihen, mihin se pysähtyi.

rule-grid-poor-aim = Huono tähtäys
rule-grid-poor-aim-in-play = Ykkönen kahdella nopalla pakottaa suoraan potkuun, joka on noppien summan pituinen, ja vuoro päättyy.
rule-grid-poor-aim-none = Ykkönen on vain pieni heitto.

rule-grid-loose-two = Irtopallo kakkosella
rule-grid-loose-two-in-play = Jos yksi noppa näytti kakkosta, tyhjään potkaistu pallo vierii vielä yhden nopan verran.
rule-grid-loose-two-none = Tyhjään potkaistu pallo jää paikalleen.

rule-grid-corner-call = Ilmoitetut kulmapotkut
rule-grid-corner-call-in-play = Kulmapotkun saa laukoa suoraan maalia kohti ilmoittamalla kolmen nopan summan.
rule-grid-corner-call-none = Kulmapotku on potku siinä missä muutkin.

rule-grid-deflection = Torjunnat sivuun
rule-grid-deflection-in-play = Maalivahti, joka ei saa laukausta kiinni, voi torjua sen sivuun.
rule-grid-deflection-none = Laukaus, jota ei saada kiinni, on maali.

rule-grid-facing = Rintamasuunta
rule-grid-facing-in-play = Kääntyminen maksaa pisteitä; potkut sivulle ja taakse ovat kalliita tai kaatavat potkaisijan.
rule-grid-facing-none = Kaikki katsovat toiseen päätyyn ja potkaisevat joka suuntaan samaan hintaan.

rule-grid-tackle = Taklaukset
rule-grid-tackle-in-play = Ennen heittoa pelaaja saa yrittää viedä vastustajan pallon ilmoittamalla parittoman tai parillisen.
rule-grid-tackle-none = Pallo voitetaan ehtimällä sen luo.

rule-grid-intercept = Katkot
rule-grid-intercept-in-play = Vastustajat saavat pysäyttää tai potkaista pallon, joka kulkee heidän jalkojensa ohi.
rule-grid-intercept-none = Ohi kulkevaa palloa ei voi pysäyttää.

rule-grid-chest = Rintapysäytykset
rule-grid-chest-in-play = Pelaajan yli kulkevan pallon saa pysäyttää rinnalla.
rule-grid-chest-none = Kukaan ei käytä rintaa.

rule-grid-header = Puskut
rule-grid-header-in-play = Pelaajan takaa kulkevan pallon saavat puskea sekä vastustajat että joukkuetoverit.
rule-grid-header-none = Kukaan ei puske palloa.

rule-grid-bicycle = Saksipotkut
rule-grid-bicycle-in-play = Takaa tulevan pallon saavat saksipotkaista sekä vastustajat että joukkuetoverit.
rule-grid-bicycle-none = Kukaan ei tee saksipotkuja.

rule-grid-juggle = Pompottelu
rule-grid-juggle-in-play = Pelaaja saa nostaa pallon ilmaan ja jatkaa siitä seuraavalla vuorolla.
rule-grid-juggle-none = Pallo pysyy maassa.

rule-grid-fake = Harhautukset
rule-grid-fake-in-play = Pallollinen pelaaja saa yrittää harhauttaa vastustajaa saadakseen lisäpisteitä.
rule-grid-fake-none = Ketään ei harhauteta.

rule-grid-stun = Tyrmistynyt maalivahti
rule-grid-stun-in-play = Laukaus puskulla tai saksipotkulla tyrmistyttää maalivahdin: vain tarkalleen oikea luku torjuu sen.
rule-grid-stun-none = Maalivahdit torjuvat kaikki laukaukset samalla tavalla.

rule-grid-shootout = Salaiset rangaistuspotkut
rule-grid-shootout-in-play = Rangaistuspotkun antaja valitsee salassa ennen maalivahtia.
rule-grid-shootout-none = Noppa kertoo, minne rangaistuspotku menee.

rule-grid-reposition = Uudelleensijoittuminen
rule-grid-reposition-in-play = Kumpikin joukkue saa järjestää nappulansa uudelleen ennen jokaista erikoistilannetta.
rule-grid-reposition-none = Ennen erikoistilannetta siirtyvät vain sen antaja ja tiellä olevat.

rule-grid-fouls = Rikkeet
rule-grid-fouls-in-play = Kontakti, epäonnistunut taklaus ja epäonnistunut pusku voivat olla rikkeitä: vapaapotkuja ja rangaistuspotkuja.
rule-grid-fouls-none = Rikkeitä ei ole.

rule-grid-cards = Kortit
rule-grid-cards-in-play = Nappulan toinen rike tuo keltaisen kortin, kolmas punaisen.
rule-grid-cards-none = Rikkeitä ei lasketa.

rule-grid-skill = Taidot
rule-grid-skill-in-play = Kumpikin joukkue jakaa kenttäpelaajilleen kolme taitopistettä: lisäpisteitä tai uusintaheittoja.
rule-grid-skill-none = Kaikki kenttäpelaajat ovat samanlaisia.

rule-grid-offside = Paitsio
rule-grid-offside-in-play = Jos syöttöä pelaa paitsioasemassa oleva pelaaja, vastustaja saa vapaapotkun.
rule-grid-offside-none = Paitsiota ei ole.

rule-grid-heel-cost = Kantapääpotkujen hinta
rule-grid-heel-cost-a = Pisteitä pallon askelesta eteen, etuviistoon, sivulle, takaviistoon, taakse: 1, 1, 2, 3, 4.
rule-grid-heel-cost-b = Pisteitä pallon askelesta eteen, etuviistoon, sivulle, takaviistoon, taakse: 1, 1, 1, 2, 4.
rule-grid-heel-cost-c = Pisteitä pallon askelesta eteen, etuviistoon, sivulle, takaviistoon, taakse: 1, 1, 1, 2, 3.

rule-grid-header-frame = Satunnaisen puskun suunta
rule-grid-header-frame-board = Pohjoinen on laudan pohjoinen.
rule-grid-header-frame-head = Pohjoinen on sinne, minne nappulan pää osoittaa.

rule-grid-stealing = Pallon vieminen
rule-grid-stealing-free = Vastustajan jaloissa olevan pallon saa potkaista pois muitta mutkitta.
rule-grid-stealing-by-tackle = Vastustajan jaloissa oleva pallo on ensin voitettava taklauksella.

rule-grid-red-card = Punainen kortti
rule-grid-red-card-replaced = Ulosajetun tilalle tulee tavallinen nappula.
rule-grid-red-card-plays-short = Joukkue jatkaa yhtä nappulaa vajaana.

rule-grid-grab = Maalivahdin oma koppi
rule-grid-grab-goes-on = Maalivahti, joka ottaa kiinni itse potkaisemansa pallon, jatkaa potkunsa suuntiin.
rule-grid-grab-starts-afresh = Maalivahti, joka ottaa pallon kiinni, saa pelata sen mihin suuntaan tahansa.

rule-grid-missed-follow-up = Pompotellun pallon huti
rule-grid-missed-follow-up-rolls-on = Pallo jatkoi suoraan ja saa vieriä samaan suuntaan myöhemmällä vuorolla.
rule-grid-missed-follow-up-lies-still = Pallo ei vieri enää myöhemmillä vuoroilla.

rule-grid-stunning = Tyrmistyttävät laukaukset
rule-grid-stunning-beyond-markers = Pusku tai saksipotku tyrmistyttää myös silloin, kun pallo putosi nappulan päälle ja meni sen yli maaliin.
rule-grid-stunning-straight-in = Pusku tai saksipotku tyrmistyttää vain, kun pallo menee suoraan maaliin.
