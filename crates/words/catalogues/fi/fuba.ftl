## FUBA. Left and right are as seen from Home's end, whichever team an area is named after.

### Areas

area-ALC = vasen kulma, { seat-home } (ALC)
area-APA = rangaistusalue, { seat-home } (APA)
area-ARC = oikea kulma, { seat-home } (ARC)
area-AFR = etualue, { seat-home } (AFR)
area-ALW = vasen laita, { seat-home } (ALW)
area-ARW = oikea laita, { seat-home } (ARW)
area-CE = keskusta (CE)
area-BLW = vasen laita, { seat-away } (BLW)
area-BRW = oikea laita, { seat-away } (BRW)
area-BFR = etualue, { seat-away } (BFR)
area-BLC = vasen kulma, { seat-away } (BLC)
area-BPA = rangaistusalue, { seat-away } (BPA)
area-BRC = oikea kulma, { seat-away } (BRC)
area-SPOT = kulmapiste (SPOT)

### Small words

restart-open-play = avoin peli
restart-kick-off = aloituspotku
restart-free-kick = vapaapotku
restart-corner-kick = kulmapotku
restart-goal-kick = maalipotku
restart-penalty-kick = rangaistuspotku

line-defence = puolustus
line-midfield = keskikenttä
line-forward = hyökkäys

side-left = vasen
side-middle = keskusta
side-right = oikea

kind-shoot = maaliyritys
kind-move = liikkuminen
kind-position = sijoittuminen
kind-adjust = pallon arvon säätö
kind-press = prässi

### Rolls: what they are for, and what is said while they are due. `$seat` is the team in control.

roll-kick-off = Aloitusheitto
roll-stage = Vuoron nopat
roll-special-event = Erikoistapahtuma
roll-yellow-card = Keltaisen kortin testi
roll-red-card = Punaisen kortin testi
roll-goal-attempt = Maaliyrityksen noppa
roll-second-die = Toinen noppa
roll-rebound = Kimmoke
roll-event-difference = Erikoistapahtuma
roll-pressing = Prässi
roll-penalty = Rangaistuspotku

due-roll-kick-off = Aloitusheitto: ensin { seat-home }, sitten { seat-away }. Suurempi noppa saa valita aloittajan.
due-roll-stage = Vuoron nopat: ensin pallollinen joukkue ({ $seat }), sitten palloton joukkue ({ $other }).
due-roll-special-event = Erikoistapahtuma: ensin pallollinen joukkue ({ $seat }), sitten palloton joukkue ({ $other }). Summa ratkaisee.
due-roll-yellow-card = Keltaisen kortin testi, yksi noppa: { $other }.
due-roll-red-card = Punaisen kortin testi, yksi noppa: { $other }.
due-roll-goal-attempt = Maaliyritys, yksi noppa: { $seat }.
due-roll-second-die = Vaikea yritys, toinen noppa: { $seat }.
due-roll-rebound = Kimmoke: ensin laukova joukkue ({ $seat }), sitten puolustava joukkue ({ $other }).
due-roll-event-difference = Erikoistapahtuma: ensin pallollinen joukkue ({ $seat }), sitten palloton joukkue ({ $other }). Erotus ratkaisee.
due-roll-pressing = { $dice ->
        [one] Prässi, yksi noppa: { $other }.
       *[other] Prässi, { $dice } noppaa: { $other }.
    }
due-roll-penalty = Rangaistuspotku, yksi noppa: { $seat }.
due-nothing = Noppia ei heitetä nyt.

### Events: before the match and between turns

fuba-chosen = { $seat } on valinnut salassa.
fuba-formation = { $seat } pelaa ryhmityksellä { $formation }.
fuba-won-kick-off-roll = { $seat } voittaa aloitusheiton ja valitsee aloittajan.
fuba-kick-off-roll-tied = Aloitusheitto päättyy tasan: heittäkää uudelleen.
fuba-starts-with-ball = { $seat } aloittaa pallon kanssa.
fuba-half-begins =
    { $half ->
        [1] Ensimmäinen puoliaika alkaa.
        [2] Toinen puoliaika alkaa.
        [3] Jatkoaika alkaa.
       *[other] Jatkoajan toinen puoliaika alkaa.
    }
fuba-half-ends =
    { $half ->
        [1] Pilli soi: puoliaika.
        [2] Pilli soi: ottelu päättyy.
        [3] Pilli soi: jatkoajan puoliaika.
       *[other] Pilli soi: jatkoaika päättyy.
    }
fuba-rolled = { $roll }: { $dice }.
fuba-time = Minuutti { $minute }.
fuba-time-stoppage = Minuutti { $minute }+{ $stoppage }, lisäaika.
fuba-awarded =
    { $seat } saa { $restart-is ->
        [kick-off] aloituspotkun
        [corner-kick] kulmapotkun
        [goal-kick] maalipotkun
        [penalty-kick] rangaistuspotkun
       *[free-kick] vapaapotkun
    } alueelta { $area }.
fuba-not-taken =
    Puoliaika on päättynyt: { $restart-is ->
        [kick-off] aloituspotkua
        [corner-kick] kulmapotkua
        [goal-kick] maalipotkua
        [penalty-kick] rangaistuspotkua
       *[free-kick] vapaapotkua
    } ei anneta.
fuba-keeper-placed = { $seat } lähettää maalivahdin alueelle { $area }.
fuba-placed =
    { $players ->
        [0] { $seat } ei lähetä ketään
        [one] { $seat } lähettää yhden pelaajan
       *[other] { $seat } lähettää { $players } pelaajaa
    } alueelle { $area }.
fuba-over =
    { $by_goals ->
        [0] Ottelu on päättynyt: { $result }. Lukemat olivat { $home }–{ $away }.
       *[other] Ottelu on päättynyt: { $result }, { $home }–{ $away }.
    }

### Events: the turn

fuba-turn-begins = Vuoro { $turn }: pallollinen joukkue on { $seat }.
fuba-played = { $seat } pelaa pallon: { $from } → { $to }.
fuba-played-within = { $seat } pelaa palloa alueen sisällä: { $area }.
fuba-value = { $why }: pallon arvo on nyt { $value }.
why-start-unmarked = Lähtöaluetta ei vartioida ({ SIGNED($by) })
why-long-pass =
    { $by ->
        [one] Pitkä syöttö yhden alueen yli
       *[other] Pitkä syöttö { $by } alueen yli
    } ({ SIGNED($by) })
why-target-unmarked = Kohdealuetta ei vartioida ({ SIGNED($by) })
why-new = Uusi arvo
why-event = Erikoistapahtuma ({ SIGNED($by) })
why-positioning = Sijoittuminen
why-adjustment = Pallon arvon säätö
why-target-free = Joukkuetoveri odottaa vartioimatta kohdealueella
why-overflow = Yli 6, joten pallo menetetään
why-pressing = Prässi
why-rebound = Kimmoke
why-restart = Uudelleenaloitus
fuba-special-event = Erikoistapahtuma { $number }: { $meaning }.
special-event-2 = syöttö epäonnistuu, pallo jää lähtöalueelle ja vastustaja saa sen
special-event-3 = huono kosketus, uusi pallon arvo nousee kahdella
special-event-4 = palloton joukkue saa siirtää yhtä ylimääräistä pelaajaa ennen ensimmäistä toimintoaan
special-event-5 = hankala pomppu, uusi pallon arvo nousee yhdellä
special-event-6 = pallollisen joukkueen rike, vapaapotku pallottomalle joukkueelle
special-event-7 = ei toimintoja tällä vuorolla, mutta kulmapotku, jos kohde on kulma-alue
special-event-8 = pallottoman joukkueen rike, vapaapotku pallolliselle joukkueelle
special-event-9 = hyvä kosketus, uusi pallon arvo laskee yhdellä
special-event-10 = pallollinen joukkue saa siirtää yhtä ylimääräistä pelaajaa ennen ensimmäistä toimintoaan
special-event-11 = täydellinen kosketus, uusi pallon arvo laskee kahdella
special-event-12 = pallollinen joukkue saa kuljettaa kenen tahansa ohi, jos sen ensimmäinen toiminto on liikkuminen
fuba-event-difference =
    Erikoistapahtuma { $number ->
        [0] 0
       *[other] { SIGNED($number) }
    }: { $meaning }.
event-difference-passive-moves-two = kaksi pallottoman joukkueen pelaajaa saa siirtyä yhden alueen
event-difference-failed-pass = syöttö epäonnistuu, pallo jää lähtöalueelle ja vastustaja saa sen
event-difference-passive-moves-one = yksi pallottoman joukkueen pelaaja saa siirtyä yhden alueen
event-difference-value-rises = hankala pomppu, uusi pallon arvo nousee yhdellä
event-difference-free-kick-controlling = pallottoman joukkueen rike, vapaapotku pallolliselle joukkueelle
event-difference-free-kick-passive = pallollisen joukkueen rike, vapaapotku pallottomalle joukkueelle
event-difference-no-actions = ei toimintoja tällä vuorolla, mutta kulmapotku, jos kohde on kulma-alue
event-difference-value-falls = hyvä kosketus, uusi pallon arvo laskee yhdellä
event-difference-controlling-moves-one = yksi pallollisen joukkueen pelaaja saa siirtyä yhden alueen
event-difference-value-falls-two = täydellinen kosketus, uusi pallon arvo laskee kahdella
event-difference-controlling-moves-two = kaksi pallollisen joukkueen pelaajaa saa siirtyä yhden alueen
event-difference-no-defence = palloton joukkue ei saa tehdä puolustussiirtoja tällä vuorolla
fuba-check-kept = { $seat } pitää pallon.
fuba-check-lost = { $seat } riistää pallon, menettäjä { $other }.
fuba-check-easy = Hallintatesti epäonnistuu, mutta lähellä ei ole ketään: { $seat } pitää pallon ja { $other } saa siirtää yhtä pelaajaa.
fuba-check-failed-pass = Syöttö epäonnistuu: pallo jää lähtöalueelle ja { $seat } saa sen.
fuba-moved = { $seat } siirtää pelaajan: { $from } → { $to }.
fuba-keeper-moved = { $seat } siirtää maalivahdin: { $from } → { $to }.
fuba-dribbled = { $seat } kuljettaa palloa: { $from } → { $to }.
fuba-keeper-dribbled = Maalivahti ({ $seat }) kuljettaa palloa: { $from } → { $to }.
fuba-acts = { $seat } valitsee: { $kind }.
fuba-option = { $seat } tekee { $line-is ->
        [defence] puolustussiirtoja
        [forward] hyökkäyssiirtoja
       *[midfield] keskikenttäsiirtoja
    }.
fuba-slow-kick = { $seat } antaa maalipotkun hitaasti: kumpikin joukkue siirtää ensin.
fuba-second-actions = { $seat } haluaa toiset toiminnot: kumpikin joukkue toimii uudelleen.
fuba-no-second-actions = { $seat } ei halua toisia toimintoja: seuraava vuoro alkaa.

### Events: shots, pressing, penalties, cards

fuba-attempt =
    { $seat } laukoo alueelta { $area }, { $modifier ->
        [0] ei muutosta noppaan
       *[other] muutos { SIGNED($modifier) }
    }.
fuba-goal = Maali! Maalintekijä: { $seat }.
fuba-shot-corner = Puolustajasta päätyrajan yli: { $seat } saa kulmapotkun.
fuba-shot-rebound = Pallo tulee takaisin peliin: kimmoke!
fuba-shot-second-die = Kuutonen: { $seat } saa vielä mahdollisuuden ja heittää toisen nopan.
fuba-shot-cleared = { $other } purkaa kimmokkeen ja saa pallon.
fuba-shot-miss = { $seat } laukoo ohi.
fuba-pressing-won = { $seat } prässää ja voittaa pallon!
fuba-pressing-failed = { $seat } prässää turhaan: { $other } pitää pallon.
fuba-duel =
    { $kick-is ->
        [middle] Potku menee keskelle
        [left] Potku menee potkaisijasta vasemmalle
       *[right] Potku menee potkaisijasta oikealle
    }, { $dive-is ->
        [middle] maalivahti pysyy keskellä.
        [left] maalivahti heittäytyy omalle vasemmalleen.
       *[right] maalivahti heittäytyy omalle oikealleen.
    }
fuba-yellow = Keltainen kortti: { $seat }.
fuba-no-card = Testi ei tuo korttia: { $seat }.
fuba-red = Punainen kortti: { $seat }!
fuba-sent-off = { $seat } menettää loppuotteluksi pelaajan alueelta { $area }.

### Decisions

ask-formation = { $seat }, valitse salassa ryhmitys: puolustajat-keskikenttä-hyökkääjät, yhteensä kymmenen.
ask-half-time = { $seat }, siirrä salassa yksi pelaaja toiseen linjaan tai pidä ryhmitys ennallaan.
ask-kick-off = { $seat }, kumpi aloittaa pallon kanssa?
ask-place-keeper = { $seat }, missä maalivahtisi on?
ask-place = { $seat }, kuinka monta pelaajaa alueelle { $area }?
ask-adjust = { $seat }, siirrä enintään kahta pelaajaa yhden alueen verran tai lopeta.
ask-target = { $seat }, minne pelaat pallon?
ask-easy-move = { $seat }, pallon lähellä ei ole ketään: siirrä yhtä pelaajaa yhden alueen verran tai lopeta.
ask-closest = { $seat }, kuka lähimmistä pelaajistasi menee pallolle?
ask-free-movement = { $seat }, tee vapaat siirrot tai lopeta.
ask-first-action = { $seat }, mikä on ensimmäinen toimintosi?
ask-second-action = { $seat }, mikä on toinen toimintosi?
ask-movement = { $seat }, tee { $line-is ->
        [defence] puolustussiirrot
        [forward] hyökkäyssiirrot
       *[midfield] keskikenttäsiirrot
    } tai lopeta.
ask-second-actions = { $seat }, toiset toiminnot kummallekin joukkueelle vai uusi vuoro?
ask-quick-moves = { $seat }, siirrä pelaajiasi ennen nopeaa vapaapotkua tai lopeta.
ask-goal-kick-moves = { $seat }, siirrä pelaajiasi ennen maalipotkua tai lopeta.
ask-free-kick = { $seat }, laukotko suoraan vapaapotkusta vai syötätkö?
ask-corner = { $seat }, kummasta kulmasta annat kulmapotkun?
ask-dive = { $seat }, valitse salassa, mitä maalivahtisi tekee.
ask-penalty-kick = { $seat }, minne potkaiset rangaistuspotkun?
ask-send-off = { $seat }, kuka pelaajistasi ajetaan ulos?
ask-event-moves = { $seat }, erikoistapahtuma sallii siirtää pelaajia yhden alueen verran: siirrä tai lopeta.
ask-maybe-shoot = { $seat }, laukotko maalia kohti vai jatkatko ilman laukausta?
ask-maybe-move = { $seat }, mitä siirtoja teet, vai teetkö mitään?
ask-bring-back = { $seat }, joukkueestasi jonkun on oltava pallolla, ennen kuin lopetat: tee siirtosi.
ask-maybe-press = { $seat }, prässäätkö palloa vai lopetatko?
ask-slow-kick = { $seat }, annatko maalipotkun hitaasti siirtojen jälkeen vai heti?
ask-slow-moves = { $seat }, siirrä pelaajiasi ennen hidasta maalipotkua tai lopeta.

### Actions

do-done = Valmis
do-formation = Pelaa ryhmityksellä { $formation }
do-kick-off = { $seat } aloittaa pallon kanssa
do-place-keeper = Lähetä maalivahti alueelle { $area }
do-place =
    { $players ->
        [0] Älä sijoita ketään
        [one] Sijoita yksi pelaaja
       *[other] Sijoita { $players } pelaajaa
    }
do-target = Pelaa pallo alueelle { $area }
do-shoot = Lauo maalia kohti
do-pass = Syötä: aloita uusi vuoro vapaapotkulla
do-movement =
    { $line-is ->
        [defence] Liikkuminen, puolustus: pelaajia suoraan taaksepäin
        [forward] Liikkuminen, hyökkäys: pelaajia suoraan eteenpäin
       *[midfield] Liikkuminen, keskikenttä: pelaajia sivulle tai viistoon
    }
do-movement-any-way =
    { $line-is ->
        [defence] Liikkuminen, puolustus: pelaajia suoraan taaksepäin
        [forward] Liikkuminen, hyökkäys: pelaajia suoraan eteenpäin
       *[midfield] Liikkuminen, keskikenttä: pelaajia yhden alueen verran mihin tahansa suuntaan
    }
do-position =
    { $steps ->
        [0] Sijoittuminen, pallon arvo ennallaan
        [one] Sijoittuminen, pallon arvo yhdellä eduksesi
       *[other] Sijoittuminen, pallon arvo { $steps } pykälää eduksesi
    }
do-adjust = Säädä pallon arvoa pallolla olevien pelaajamäärien mukaan
do-press = { $dice ->
        [one] Prässää yhdellä nopalla
       *[other] Prässää, { $dice } noppaa
    }
do-slow-kick = Anna maalipotku hitaasti: kumpikin joukkue siirtää ensin
do-move = Siirrä pelaaja: { $from } → { $to }
do-move-keeper = Siirrä maalivahti: { $from } → { $to }
do-dribble = Kuljeta palloa: { $from } → { $to }
do-dribble-keeper = Kuljeta maalivahdilla: { $from } → { $to }
do-second-actions = Toiset toiminnot kummallekin joukkueelle
do-new-turn = Ei toisia toimintoja: uusi vuoro
do-corner = Anna kulmapotku: { $area }
do-dive =
    { $side-is ->
        [middle] Pysy keskellä
        [left] Heittäydy maalivahdista vasemmalle
       *[right] Heittäydy maalivahdista oikealle
    }
do-kick =
    { $side-is ->
        [middle] Potkaise keskelle
        [left] Potkaise potkaisijasta vasemmalle
       *[right] Potkaise potkaisijasta oikealle
    }
do-send-off = Aja ulos pelaaja alueelta { $area }

### Odds: a chance of ...

odds-keep = pidät
odds-lose = menetät
odds-win = voitat
odds-outplayed = ohipelattu
odds-frees = seuraava testi ilmainen
odds-corner = kulmapotku
odds-rebound = kimmoke
odds-miss = ohi
odds-penalty = rangaistuspotku
odds-free-kick = vapaapotku
odds-held = vastustaja pitää
odds-corner-against = kulmapotku vastaan
odds-free-kick-against = vapaapotku vastaan
odds-penalty-against = rangaistuspotku vastaan
odds-half-ends = puoliaika päättyy
odds-open = yhä avoin
odds-special-event = erikoistapahtuma

### Ottelun ehdot: kilpailut, jatkoaika, rangaistuspotkukilpailu

fuba-not-primary = { $seat } aloittaa muulla kuin ykkösmuodostelmallaan: se maksaa kuntopisteen.
fuba-discards =
    Ennen aloitusta { $seat } luopuu pisteistä: { $points ->
        [one] yksi kuntopiste
       *[other] { $points } kuntopistettä
    }.
fuba-shoot-out-begins = Rangaistuspotkukilpailu ratkaisee. Ensin potkaisee { $seat }.
fuba-shoot-out-scored = { $seat } tekee maalin. Rangaistuspotkukilpailu: { $home }–{ $away }.
fuba-shoot-out-missed = { $seat } ei onnistu. Rangaistuspotkukilpailu: { $home }–{ $away }.
call-slow-half = Ensimmäinen puoliaika kestää liian kauan: tästä lähtien merkki liikkuu joka vuorolla yhden ruudun enemmän.
call-blitz = Pikapeli: miettimisajat ovat tästä lähtien ehdottomia. Joka ei nimeä kohdetta ajoissa, pelaa pallon alueen sisällä.
roll-shoot-out = Rangaistuspotkukilpailun aloitusheitto
due-roll-shoot-out = Rangaistuspotkukilpailun aloitusheitto: ensin { seat-home }, sitten { seat-away }. Suurempi noppa potkaisee ensin.

terms-say-none = Ei ehtoja: erillinen ottelu.
terms-say-discard =
    { $seat } luopuu ennen aloitusta, valitsemistaan linjoista: { $points ->
        [one] yksi kuntopiste
       *[other] { $points } kuntopistettä
    }.
terms-say-primary = Ykkösmuodostelma, { $seat }: { $formation }. Muu muodostelma maksaa kuntopisteen.
terms-say-pool =
    { $seat } valitsee taitonsa näistä ({ $cards ->
        [one] yksi kortti
       *[other] { $cards } korttia
    }):
terms-say-card = – { $skill }
terms-say-barred =
    { $seat } ei voi valita eikä nostaa { $cards ->
        [one] tätä taitoa
       *[other] näitä { $cards } taitoa
    }:
terms-say-late-start = Ottelu alkaa myöhässä: ensimmäisellä puoliajalla merkki liikkuu joka vuorolla yhden ruudun enemmän, ei kuitenkaan lisäajalla.
terms-say-extra-time = Tasapelin jälkeen pelataan jatkoaika: kaksi 15 minuutin puoliaikaa. Sen jälkeinen tasapeli jää voimaan.
terms-say-shoot-out = Tasapelin jälkeen ratkaisee rangaistuspotkukilpailu.
terms-say-both = Tasapelin jälkeen pelataan jatkoaika, kaksi 15 minuutin puoliaikaa, ja sitten rangaistuspotkukilpailu.
terms-say-first-leg = Ensimmäinen osaottelu päättyi { $home }–{ $away } tämän ottelun puolista katsoen: yhteistulos ratkaisee, seuraako vielä jotain.
terms-say-whistle = Loppuvihellys tulee { $minute } minuuttia alkamisesta. Se on salaisuus, kunnes ottelu on päättynyt.
