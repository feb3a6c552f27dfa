## FUBA's advanced rules: condition, roles, substitutions, injuries, styles, weather, events, skills.

### Small words

kind-substitute = vaihdot
kind-ball = pallon pelaaminen eteenpäin

style-easy = rento
style-normal = normaali
style-aggressive = aggressiivinen

weather-ordinary = tavallinen
weather-heat = helle
weather-extreme-heat = paahtava helle
weather-sunshine = auringonpaiste
weather-wind = tuuli
weather-rain = sade
weather-cold = kylmyys
weather-storm = myrsky

group-team = Joukkue
group-goalkeeper = Maalivahti
group-defender = Puolustajat
group-midfielder = Keskikenttäpelaajat
group-forward = Hyökkääjät

cost-free = ilmainen
cost-points =
    { $points ->
        [one] 1 piste
       *[other] { $points } pistettä
    }
cost-first-free =
    { $points ->
        [one] ensin ilmainen, sitten 1 piste
       *[other] ensin ilmainen, sitten { $points } pistettä
    }

odds-hurt = loukkaantuminen
odds-hurt-them = loukkaantuminen vastustajalle
odds-tired = väsyminen
odds-tired-them = vastustaja väsyy

### Rolls

roll-goal-attempt-of-two = Maaliyritys kahdella nopalla, pienempi ratkaisee
roll-penalty-of-two = Rangaistuspotku kahdella nopalla, pienempi ratkaisee
roll-card-test-of-two = Korttitesti kahdella nopalla, toinen jää pois
roll-tiredness = Väsymystesti
roll-fresh-player = Tuore pelaaja
roll-injury = Loukkaantuminen
roll-slow-play = Pelin hidastaminen
roll-weather = Toisen puoliajan sää
roll-moves = Siirtonoppa
roll-advanced-event = Erikoistapahtuma
roll-styled-event = Erikoistapahtuma pelityylien mukaan
roll-roll-off = Ratkaisuheitto
roll-streaking = Nakujuoksijan viemät minuutit
roll-lose-card = Menetettävä kortti
roll-draw-card = Nostettava kortti
roll-skill = Taidon noppa
roll-goal-poacher = Maalisieppo

due-roll-goal-attempt-of-two = Maaliyritys, kaksi noppaa: { $seat }. Pienempi ratkaisee.
due-roll-penalty-of-two = Rangaistuspotku, kaksi noppaa: { $seat }. Pienempi ratkaisee.
due-roll-card-test-of-two = Korttitesti, kaksi noppaa: { $other }. Näyttelijä ({ $seat }) poistaa toisen.
due-roll-tiredness = Väsymystesti, yksi noppa: { $seat }.
due-roll-fresh-player = Tuore pelaaja, kaksi noppaa: { $seat }. Summa ratkaisee.
due-roll-injury = Loukkaantuminen, yksi noppa: { $seat }.
due-roll-slow-play = Pelin hidastaminen, kaksi noppaa: { $seat }. Minuuttien kymmeniä pienempi summa tuo keltaisen kortin.
due-roll-weather = Toisen puoliajan sää, yksi noppa: { $seat }.
due-roll-moves = Siirtonoppa, siirtoja on vähintään linjan verran. Yksi noppa: { $seat }.
due-roll-advanced-event = Erikoistapahtuma: ensin pallollinen joukkue ({ $seat }), sitten palloton joukkue ({ $other }).
due-roll-styled-event = Erikoistapahtuma, { $dice } noppaa: ensin pallollinen joukkue ({ $seat }), sitten palloton joukkue ({ $other }).
due-roll-roll-off = Ratkaisuheitto: ensin pallollinen joukkue ({ $seat }), sitten palloton joukkue ({ $other }). Pallon vyöhykkeen kuntopisteet lisätään.
due-roll-streaking = Nakujuoksija: yksi noppa kertoo menetetyt minuutit.
due-roll-lose-card = Kaksi noppaa ratkaisee menetettävän kortin: { $seat }.
due-roll-draw-card = Kaksi noppaa, jotka vain { $seat } näkee, ratkaisee nostettavan kortin.
due-roll-skill = { $skill }, yksi noppa: { $seat }.
due-roll-goal-poacher = Maalisieppo: ensin pallollinen joukkue ({ $seat }), sitten palloton joukkue ({ $other }). Rangaistusalueen pelaajat lisätään.

### Events: before the match

fuba-roles-chosen = { $seat } on valinnut roolit salassa.
fuba-styles-chosen = { $seat } on valinnut pelityylit salassa.
fuba-skills-chosen = { $seat } on valinnut taidot salassa.
fuba-condition = Kuntopisteet, { $seat }: puolustus { $defence }, keskikenttä { $midfield }, hyökkäys { $forward }.
fuba-styles = Pelityylit, { $seat }: puolustus { $defence }, keskikenttä { $midfield }, hyökkäys { $forward }.
fuba-weather = Sää: { $weather }.

### Events: condition, tiredness, substitutions, injuries

fuba-points-paid =
    { $seat } maksaa { $points ->
        [one] kuntopisteen
       *[other] { $points } kuntopistettä
    }: { $line }.
fuba-points-lost =
    { $seat } menettää { $points ->
        [one] kuntopisteen
       *[other] { $points } kuntopistettä
    }: { $line }.
fuba-points-gained =
    { $points ->
        [0] { $seat } ei saa kuntopisteitä
        [one] { $seat } saa kuntopisteen
       *[other] { $seat } saa { $points } kuntopistettä
    }: { $line }.
fuba-test-passed = { $seat } läpäisee väsymystestin.
fuba-test-failed = { $seat } ei läpäise väsymystestiä.
fuba-tired = { $seat } on väsynyt loppuottelun: jokainen linja siirtää yhtä pelaajaa vähemmän.
fuba-substitutions =
    { $seat } tekee { $number ->
        [one] yhden vaihdon
       *[other] { $number } vaihtoa
    }.
fuba-next-formation = { $seat } pelaa seuraavasta vuorosta alkaen ryhmityksellä { $formation }.
fuba-booked-off = Varoitettu pelaaja vaihdetaan pois ({ $seat }): yksi keltainen kortti vähemmän.
fuba-fresh-player = Tuore pelaaja tulee kentälle ({ $seat }): { $line }.
fuba-injured = Pelaaja ({ $seat }) loukkaantuu alueella { $area } ja poistuu kentältä.
fuba-keeper-hurt = Maalivahti ({ $seat }) loukkaantuu mutta jatkaa: vastustajan ({ $other }) laukaukset ovat tästä lähin yhden helpompia.
fuba-injured-for-minutes =
    Pelaaja ({ $seat }) on poissa { $time ->
        [one] yhden minuutin
       *[other] { $time } minuuttia
    }.
fuba-injured-for-turns =
    Pelaaja ({ $seat }) palaa { $time ->
        [one] seuraavalla vuorolla
       *[other] { $time } vuoron kuluttua
    }.
fuba-injured-for-good = Pelaaja ({ $seat }) ei voi palata.
fuba-replaced = { $seat } vaihtaa loukkaantuneen tilalle pelaajan alueelle { $area }.
fuba-returned =
    { $seat } saa { $players ->
        [one] yhden pelaajan
       *[other] { $players } pelaajaa
    } takaisin, keskustaan.

### Events: goalkeeper, pressing, order, time

fuba-keeper-outside = Maalivahti ({ $seat }) tulee ulos maalialueelta.
fuba-keeper-inside = Maalivahti ({ $seat }) palaa maalialueelle.
fuba-sweep = Maalivahti ({ $seat }) tulee vastaan.
fuba-aggressive = { $seat } prässää aggressiivisesti.
fuba-risk-pays = Paitsioriski: { $seat } toimii ensin.
fuba-too-far = Syötöstä alueelle { $area } tuli liian pitkä: { $seat } valitsee toisen kohteen.
fuba-acts-first = { $seat } toimii ensin.
fuba-slowed = { $seat } hidastaa peliä.
why-offside-risk = Paitsioriski
why-rain = Sade ({ SIGNED($by) })
why-bounce = Pallo pomppaa

### Events: the advanced table of special events

fuba-advanced-event = Erikoistapahtuma { $row }-{ $column }: { $meaning }.
advanced-event-attack-move = loistava hyökkäysliike, testin jälkeen palloa hallitseva joukkue saa siirtää yhtä pelaajaa
advanced-event-defence-move = loistava puolustusliike, testin jälkeen ilman palloa oleva joukkue saa siirtää yhtä pelaajaa
advanced-event-fast-situation = nopea tilanne, ratkaisuheiton voittaja saa kaksi ylimääräistä vapaata siirtoa
advanced-event-ball-bounces = pallo pomppaa, ratkaisuheiton voittaja saa muuttaa uutta pallon arvoa kahdella
advanced-event-excellent-defence = loistavaa puolustusta, uusi pallon arvo nousee yhdellä
advanced-event-excellent-attack = loistavaa hyökkäystä, uusi pallon arvo laskee yhdellä
advanced-event-defenders-foul = pallottoman joukkueen rike, vapaapotku pallolliselle joukkueelle
advanced-event-attackers-foul = pallollisen joukkueen rike, vapaapotku pallottomalle joukkueelle
advanced-event-defenders-rude-foul = pallottoman joukkueen törkeä rike: keltainen kortti, punaisen kortin testi ja loukkaantuminen
advanced-event-attackers-rude-foul = pallollisen joukkueen törkeä rike: keltainen kortti, punaisen kortin testi ja loukkaantuminen
advanced-event-bored-play = vaisua peliä, ei toimintoja tällä vuorolla
advanced-event-side-line = pallo yli sivurajan, jos se on sellaisen lähellä; ratkaisuheitto kertoo, kumman se on
advanced-event-goal-line = pallo yli päätyrajan, jos se on sellaisen lähellä; ratkaisuheitto kertoo, kumman potku se on
advanced-event-momentum = vauhti päällä, pallollinen joukkue saa kuljettaa kenen tahansa ohi, jos sen ensimmäinen toiminto on liikkuminen
advanced-event-aggressive-defence = aggressiivinen puolustus, palloton joukkue saa prässätä aggressiivisesti ilmaiseksi ja ilman korttia
advanced-event-head-collision = päät kolahtavat yhteen, ratkaisuheitto kertoo, kumman pallo on, ja kummallekin tulee loukkaantuminen
advanced-event-failed-opening = avaus epäonnistuu, pallo jää lähtöalueelle ja vastustaja saa sen
advanced-event-perfect-pass = täydellinen syöttö, testi onnistuu ja pallon saa pelata eteenpäin joukkuetoverille
advanced-event-behind-referee = tuomarin selän takana, pallolliselle joukkueelle loukkaantuminen
advanced-event-streaking = nakujuoksija, minuutteja menetetään
advanced-event-misplaced-keeper = maalivahdit poissa paikoiltaan, tämän vuoron laukaukset ovat kaksi helpompia
advanced-event-fans-passive = pallottoman joukkueen kannattajat, yksi sen pelaaja lasketaan kahdeksi tällä vuorolla
advanced-event-fans-controlling = pallollisen joukkueen kannattajat, yksi sen pelaaja lasketaan kahdeksi tällä vuorolla
advanced-event-injured-star-passive = tähti loukkaantuu, palloton joukkue menettää taitokortin
advanced-event-injured-star-controlling = tähti loukkaantuu, pallollinen joukkue menettää taitokortin
advanced-event-old-star = vanha tähti, ratkaisuheiton voittaja nostaa taitokortin
advanced-event-young-talent = nuori lupaus, ratkaisuheiton voittaja nostaa taitokortin
fuba-roll-off = { $seat } voittaa ratkaisuheiton.
fuba-roll-off-tied = Ratkaisuheitto päättyy tasan: heittäkää uudelleen.
fuba-nominated = Pelaaja ({ $seat }) alueella { $area } lasketaan kahdeksi tällä vuorolla.
fuba-ball-on = { $seat } pelaa pallon eteenpäin: { $from } → { $to }.
fuba-card-lost = { $seat } menettää tämän ottelun ajaksi taidon { $skill }.
fuba-card-drawn = { $seat } nostaa taitokortin salassa.

### Events: skills

fuba-skill-played = { $seat } pelaa taidon { $skill }.
fuba-value-skill = { $skill }: pallon arvo on nyt { $value }.
fuba-coach-off = Valmentaja ({ $seat }) ajetaan katsomoon.

### Decisions

ask-midfield-roles = { $seat }, kuinka moni keskikenttäpelaajistasi on hyökkäävä, kuinka moni puolustava? Valitse salassa.
ask-other-roles = { $seat }, valitse salassa hyökkäävät topparit, vetäytyvät kärjet ja hyökkäävät laitapuolustajat.
ask-styles = { $seat }, valitse salassa, miten puolustus, keskikenttä ja hyökkäys pelaavat.
ask-skill = { $cards ->
    [1] { $seat }, valitse taitokorttisi salassa.
   *[other] { $seat }, valitse taitokortit salassa yksi kerrallaan: yhteensä { $cards }.
}
ask-window = { $seat }, pelaa taito { $window } tai ohita: Valmis.
ask-skill-choice = { $seat }, mitä teet taidolla { $skill }?
ask-lose-point = { $seat }, mikä linja menettää kuntopisteen?
ask-gain-point = { $seat }, mikä linja saa kuntopisteen?
ask-substitutions = { $seat }, kuinka monta vaihtoa teet, vai teetkö yhtään?
ask-substitution = { $seat }, minkä vaihdon teet?
ask-injured = { $seat }, kuka pelaajistasi loukkaantuu?
ask-replace = { $seat }, vaihdatko pelaajan, joka ei voi palata, vai jatkatko vajaalla?
ask-sweep = { $seat }, tuleeko maalivahtisi vastaan?
ask-slow-play = { $seat }, hidastatko peliä vai jatkatko heti?
ask-nominate = { $seat }, kuka pelaajistasi lasketaan kahdeksi tällä vuorolla?
ask-bounce = { $seat }, muutatko pallon arvoa kahdella vai jätätkö ennalleen?
ask-pass-on = { $seat }, pelaatko pallon eteenpäin joukkuetoverille vai lopetatko?

### Windows: when a skill is played

window-before-target = ennen kohteen valintaa
window-with-target = kohteen valinnan yhteydessä
window-after-target = kohteen valinnan jälkeen
window-before-dice = ennen vuoron noppia
window-before-event = ennen erikoistapahtuman noppia
window-after-check = hallintatestin jälkeen
window-new-value = uuden pallon arvon asettamisen jälkeen
window-order = kun toimintojen järjestys ratkeaa
window-last-order = hallintatestin lopussa, järjestyksen muuttamiseksi
window-before-actions = ennen ensimmäisiä toimintoja
window-before-stage = toimintavaiheen alussa
window-free-movements = joukkueen vapaissa siirroissa
window-movement = liikkumisen valinnan yhteydessä
window-moves = siirtojen aikana
window-after-movement = liikkumisen jälkeen
window-positioning = sijoittumisen valinnan yhteydessä
window-pressing = prässin valinnan yhteydessä
window-after-pressing = prässin jälkeen
window-goal-attempt = maaliyrityksen ilmoittamisen yhteydessä
window-save = vastustajan ilmoitettua maaliyrityksen
window-own-action = toimintona
window-after-action = joukkueen toimintojen lopussa
window-substitution = vaihdon yhteydessä
window-penalty = ennen maalivahdin heittäytymistä rangaistuspotkussa
window-card-test = ennen vastustajan korttitestiä

### Actions

do-midfield-roles = Hyökkääviä keskikenttäpelaajia { $attacking }, puolustavia { $defending }
do-other-roles =
    { $backs ->
        [one] 1 hyökkäävä toppari
       *[other] { $backs } hyökkäävää topparia
    }, { $strikers ->
        [one] 1 vetäytyvä kärki
       *[other] { $strikers } vetäytyvää kärkeä
    }, { $wings ->
        [one] 1 hyökkäävä laitapuolustaja
       *[other] { $wings } hyökkäävää laitapuolustajaa
    }
do-styles = Puolustus { $defence }, keskikenttä { $midfield }, hyökkäys { $forward }
do-skill = { $skill } ({ $cost }). { $effect }
do-play = Pelaa { $skill } ({ $cost }). { $effect }
do-cross = Keskitä pallo alueelle { $area }: ei pitkä syöttö
do-movement-with-point =
    { $line-is ->
        [defence] Liikkuminen, puolustus, kuntopisteellä: yksi siirto lisää, minkä tahansa lajin
        [forward] Liikkuminen, hyökkäys, kuntopisteellä: yksi siirto lisää, minkä tahansa lajin
       *[midfield] Liikkuminen, keskikenttä, kuntopisteellä: yksi siirto lisää, minkä tahansa lajin
    }
do-movement-by-die = Liikkuminen kuntopisteellä: noppa kertoo siirtojen määrän, minkä tahansa lajin
do-position-with-point =
    { $steps ->
        [one] Sijoittuminen kuntopisteellä, pallon arvo yhdellä eduksesi
       *[other] Sijoittuminen kuntopisteellä, pallon arvo { $steps } pykälää eduksesi
    }
do-adjust-with-point = Säädä pallon arvoa kuntopisteellä: yksi pelaajasi lisää lasketaan
do-press-with-point = Prässää kuntopisteellä: noppa lasketaan yhtä pienempänä
do-press-aggressively = Prässää aggressiivisesti: epäonnistuminen on rike
do-substitute =
    { $number ->
        [0] Ei vaihtoja
        [one] Yksi vaihto
       *[other] { $number } vaihtoa
    }
do-shift = Pelaaja vaihtaa linjaa: { $from } → { $to }
do-booked-off = Varoitettu pelaaja pois: yksi keltainen kortti vähemmän
do-fresh =
    { $line-is ->
        [defence] Tuore pelaaja: pisteitä puolustukselle
        [forward] Tuore pelaaja: pisteitä hyökkäykselle
       *[midfield] Tuore pelaaja: pisteitä keskikentälle
    }
do-points =
    { $line-is ->
        [defence] Puolustuksen piste
        [forward] Hyökkäyksen piste
       *[midfield] Keskikentän piste
    }
do-injured = Pelaaja alueella { $area } loukkaantuu
do-sweep = Maalivahti tulee vastaan
do-keeper-out = Maalivahti tulee ulos maalialueelta
do-keeper-in = Maalivahti palaa maalialueelle
do-slow-down = Hidasta peliä: minuutti lisää, keltaisen kortin uhalla
do-nominate = Pelaaja alueella { $area } lasketaan kahdeksi
do-move-nominee = Siirrä kahdeksi laskettava pelaaja: { $from } → { $to }
do-dribble-nominee = Kuljeta palloa kahdeksi laskettavalla pelaajalla: { $from } → { $to }
do-raise = Nosta pallon arvoa kahdella
do-lower = Laske pallon arvoa kahdella
do-ball-on = Pelaa pallo eteenpäin alueelle { $area }
do-discard = Poista noppa, jonka silmäluku on { $die }

### Skills: the name, and what it does where the first use is free (2.1) and where every use is paid (3.0)

skill-trained-formation-change = Harjoiteltu ryhmityksen vaihto
skill-trained-formation-change-first-use-free = Kerran ottelussa kaksi pelaajaa vaihtaa linjaa seuraavasta vuorosta alkaen.
skill-trained-formation-change-every-use-paid = Kerran ottelussa kaksi pelaajaa vaihtaa linjaa seuraavasta vuorosta alkaen.
skill-wide-player-material = Laaja pelaajamateriaali
skill-wide-player-material-first-use-free = Tuoreen pelaajan nopat lasketaan kahta pienempinä, joten hän tuo enemmän pisteitä.
skill-wide-player-material-every-use-paid = Tuoreen pelaajan nopat lasketaan kahta pienempinä, joten hän tuo enemmän pisteitä.
skill-high-condition = Kova kunto
skill-high-condition-first-use-free = Noppa kertoo, montako minkä tahansa lajin siirtoa liikkumisessa on, vähintään kohdevyöhykkeen linjan verran.
skill-high-condition-every-use-paid = Noppa kertoo, montako minkä tahansa lajin siirtoa liikkumisessa on, vähintään kohdevyöhykkeen linjan verran.
skill-fanatic-fans = Fanaattiset kannattajat
skill-fanatic-fans-first-use-free = Noppa: 1 nostaa pallon arvoa (ilman palloa), 2 auttaa prässiä, 3 antaa kolmannen toiminnon, 4 laskee pallon arvoa (pallon kanssa), 5 antaa kaksi siirtoa lisää, 6 auttaa maaliyrityksiä.
skill-fanatic-fans-every-use-paid = Nopan luvusta tulee pallon arvo; jos se on sama kuin pallon arvo, vastustaja saa vapaapotkun ja tehdään keltaisen kortin testi.
skill-trained-special-event = Harjoiteltu erikoistilanne
skill-trained-special-event-every-use-paid = Maaliyritys on yhden helpompi vuorolla, joka alkoi omasta kulma- tai vapaapotkusta.
skill-fiery-coach = Tulinen valmentaja
skill-fiery-coach-every-use-paid = Noppa: 4–6 antaa yhden ylimääräisen vapaan siirron, myös vastustajien ohi; 1 vie valmentajan katsomoon loppuotteluksi.
skill-sweeper-keeper = Liberomaalivahti
skill-sweeper-keeper-first-use-free = Ilman palloa: maalivahti siirtyy puolustusvyöhykkeensä läheiselle kohdealueelle, jolla ei ollut vastustajia, ja sen prässi lasketaan kahta pienempänä.
skill-sweeper-keeper-every-use-paid = Epäonnistunut prässi, jossa maalivahti tulee vastaan, ei laske pallon arvoa.
skill-creative-goal-keeper = Luova maalivahti
skill-creative-goal-keeper-first-use-free = Kun pallo on omalla maalivahdilla rangaistusalueellaan: vastustajalla on seuraavassa liikkumisessaan kaksi siirtoa vähemmän.
skill-creative-goal-keeper-every-use-paid = Kun pallo on omalla rangaistusalueella, siirrä yhtä pelaajaa ennen kohteen valintaa.
skill-skilled-goal-keeper = Taitava maalivahti
skill-skilled-goal-keeper-first-use-free = Vastustaja laukoo kahdella nopalla, ja suurempi poistetaan.
skill-shot-stopper = Torjuntakone
skill-shot-stopper-every-use-paid = Vastustaja laukoo kahdella nopalla, ja suurempi poistetaan.
skill-penalty-shot-saver = Rangaistuspotkujen torjuja
skill-penalty-shot-saver-every-use-paid = Vastustaja antaa rangaistuspotkun kahdella nopalla, ja suurempi poistetaan.
skill-leading-goal-keeper = Johtava maalivahti
skill-leading-goal-keeper-every-use-paid = Kulma- tai vapaapotkusta alkaneella vuorolla vastustaja laukoo kahdella nopalla, ja suurempi poistetaan.
skill-advancing-goal-keeper = Etenevä maalivahti
skill-advancing-goal-keeper-every-use-paid = Maalivahti saa tulla vastaan myös rangaistusalueensa viereisellä alueella.
skill-tackle = Taklaus
skill-tackle-first-use-free = Prässi omalla puolustusvyöhykkeellä, myös aggressiivinen, heitetään kahdella nopalla ja suurempi poistetaan; aggressiivisen prässin samat silmäluvut ovat rike.
skill-tackle-every-use-paid = Prässi omalla puolustusvyöhykkeellä on aggressiivinen, jopa kahta pelaajaa vähemmällä, ja vain samat silmäluvut ovat rike.
skill-stopper = Stoppari
skill-stopper-first-use-free = Yksi pelaaja lasketaan kolmeksi oman puolustusvyöhykkeen kohdealueella vastustajan vaiheen aikana.
skill-stopper-every-use-paid = Onnistuneen testin jälkeen omalla puolustusvyöhykkeellä uusi pallon arvo on suurempi vuoron nopista.
skill-skilled-fullbacks = Taitavat laitapuolustajat
skill-skilled-fullbacks-first-use-free = Kun pallo voitetaan prässillä omalla puolustusvyöhykkeellä, sen saa pelata eteenpäin enintään kaksi aluetta; kumpikin nostaa pallon arvoa yhdellä.
skill-skilled-full-back = Taitava laitapuolustaja
skill-skilled-full-back-every-use-paid = Paitsioriskissä jokainen osin alimman linjan tasalla oleva laita-alue, jolla on joukkueen pelaaja, lasketaan yhdeksi lisää, yhteensä enintään ryhmityksen puolustajien verran eikä koskaan yli kuuden.
skill-doubling = Tuplaus
skill-doubling-first-use-free = Enemmän pelaajia kuin vastustajalla oman puolustusvyöhykkeen kohdealueella: pallon arvo nousee kahdella.
skill-doubling-every-use-paid = Sijoittuminen omalla puolustusvyöhykkeellä, kun siellä on kaksi pelaajaa, nostaa pallon arvoa kahdella lisää.
skill-off-side-trap = Paitsioansa
skill-off-side-trap-first-use-free = Kohdealue, jolla on hyökkääjiä ja toiseksi alin linja, lasketaan paitsioriskiksi; jos syötöstä tulee siten liian pitkä, kohde on valittava uudelleen.
skill-off-side-trap-every-use-paid = Jos paitsioriski käy vastustajalle huonosti, tuloksena on vapaapotku.
skill-skilled-wing-backs = Taitavat laitapakit
skill-skilled-wing-backs-every-use-paid = Kun pallo voitetaan prässillä omalla puolustusvyöhykkeellä, sen saa pelata eteenpäin viereisen alueen joukkuetoverille.
skill-fast-defender = Nopea puolustaja
skill-fast-defender-every-use-paid = Yksi ylimääräinen vapaa siirto suoraan taaksepäin puolustusvyöhykkeelle, myös vastustajien ohi.
skill-catenaccio = Catenaccio
skill-catenaccio-every-use-paid = Ilman palloa toiseksi alin pelaaja siirtyy yhden alueen.
skill-midfield-general = Keskikentän kenraali
skill-midfield-general-first-use-free = Kun kohde on keskivyöhykkeellä, vaihda toimintavaiheiden järjestys.
skill-midfield-general-every-use-paid = Kun kohde on keskivyöhykkeellä ja siellä on pelaajasi, vaihda toimintojen järjestys.
skill-creative-midfielder = Luova keskikenttäpelaaja
skill-creative-midfielder-first-use-free = Kun pallo on keskustassa, pelaa se eteenpäin viereiselle alueelle.
skill-creative-midfielder-every-use-paid = Keskivyöhykkeellä tehdyn sijoittumisen jälkeen pelaa pallo eteenpäin viereisen alueen joukkuetoverille.
skill-gegenpressing = Vastaprässi
skill-gegenpressing-every-use-paid = Prässi heti vastustajan onnistuneen prässin jälkeen: pienempi noppa ratkaisee, ja myös sama luku voittaa.
skill-crossing = Keskitys
skill-crossing-first-use-free = Keskivyöhykkeeltä joukkuetoverille: syötön pituus ei maksa mitään.
skill-crossing-every-use-paid = Keskivyöhykkeeltä joukkuetoverille: syötön pituus ei maksa mitään.
skill-midfield-pressing = Keskikentän prässi
skill-midfield-pressing-first-use-free = Prässi keskivyöhykkeellä, myös aggressiivinen, heitetään kahdella nopalla ja suurempi poistetaan; aggressiivisen prässin samat silmäluvut ovat rike.
skill-dribbling = Kuljettaminen
skill-dribbling-first-use-free = Kuljeta vähälukuisempien vastustajien ohi alueelle, jolla heitä ei ole.
skill-midfield-dribbler = Keskikentän kuljettaja
skill-midfield-dribbler-every-use-paid = Kuljeta keskivyöhykkeellä vastustajien ohi, jos heitä ei ole enempää, alueelle, jolla heitä ei ole.
skill-short-passes = Lyhyet syötöt
skill-short-passes-first-use-free = Keskikenttäliikkumisen jälkeen, kun kohde on keskikentällä eikä vastustajalla ole siellä ylivoimaa, pallon arvo laskee yhdellä.
skill-short-passes-every-use-paid = Kun lähtöalue on keskivyöhykkeellä eikä syöttö ole pitkä, sijoittuminen laskee tällä vuorolla pallon arvoa kahdella lisää.
skill-box-to-box = Boksista boksiin
skill-box-to-box-every-use-paid = Yksi ylimääräinen vapaa siirto keskustasta suoraan eteen- tai taaksepäin, myös vastustajien ohi.
skill-target-man = Kohdepelaaja
skill-target-man-first-use-free = Yksi pelaaja lasketaan kolmeksi hyökkäysvyöhykkeen kohdealueella vastustajan vaiheen aikana.
skill-target-man-every-use-paid = Yksi pelaaja lasketaan kolmeksi hyökkäysvyöhykkeen kohdealueella, mutta ei maaliyrityksessä.
skill-clinical-finisher = Tappava viimeistelijä
skill-clinical-finisher-first-use-free = Maaliyritys rangaistusalueelta on yhden helpompi.
skill-clinical-finisher-every-use-paid = Maaliyritys rangaistusalueelta on yhden helpompi.
skill-aggressive-striker = Aggressiivinen kärki
skill-aggressive-striker-every-use-paid = Maaliyritys rangaistusalueelta on yhden helpompi, mutta ensin heitetään noppa: 1 tai 2 tuo keltaisen kortin ja vapaapotkun vastustajalle.
skill-goal-poacher = Maalisieppo
skill-goal-poacher-first-use-free = Kun pallo ja pelaajasi ovat vastustajan rangaistusalueella: toimi ensin, mutta ensimmäisen toiminnon on oltava maaliyritys.
skill-goal-poacher-every-use-paid = Kun kohde on vastustajan rangaistusalue, kumpikin joukkue heittää ja lisää pelaajansa siellä; suurempi toimii ensin.
skill-actor = Näyttelijä
skill-actor-first-use-free = Vastustaja heittää korttitestin kahdella nopalla, ja näyttelijä poistaa toisen; samat silmäluvut tuovat näyttelijälle keltaisen kortin ja vastustajalle vapaapotkun.
skill-actor-every-use-paid = Ennen erikoistapahtumaa omalla hyökkäysvyöhykkeellä noppa: 4–6 tuo vapaapotkun, ja vastustaja heittää keltaisen kortin testin, jossa noppaan lisätään yksi; 1 tuo keltaisen kortin ja vapaapotkun vastustajalle.
skill-fast-attacker = Nopea hyökkääjä
skill-fast-attacker-every-use-paid = Yksi ylimääräinen vapaa siirto suoraan eteenpäin hyökkäysvyöhykkeelle, myös vastustajien ohi.
