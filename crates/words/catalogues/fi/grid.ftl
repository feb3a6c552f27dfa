## The grid game. Squares are column,row from the south-west corner; Home plays north.

### Markers and directions

marker-H0 = { seat-home } MV
marker-H1 = { seat-home } 1
marker-H2 = { seat-home } 2
marker-H3 = { seat-home } 3
marker-H4 = { seat-home } 4
marker-H5 = { seat-home } 5
marker-H6 = { seat-home } 6
marker-H7 = { seat-home } 7
marker-H8 = { seat-home } 8
marker-H9 = { seat-home } 9
marker-H10 = { seat-home } 10
marker-A0 = { seat-away } MV
marker-A1 = { seat-away } 1
marker-A2 = { seat-away } 2
marker-A3 = { seat-away } 3
marker-A4 = { seat-away } 4
marker-A5 = { seat-away } 5
marker-A6 = { seat-away } 6
marker-A7 = { seat-away } 7
marker-A8 = { seat-away } 8
marker-A9 = { seat-away } 9
marker-A10 = { seat-away } 10

dir-n = pohjoiseen
dir-ne = koilliseen
dir-e = itään
dir-se = kaakkoon
dir-s = etelään
dir-sw = lounaaseen
dir-w = länteen
dir-nw = luoteeseen

### Small words

turn-normal = tavallinen vuoro
turn-kick-off = aloituspotku
turn-throw-in = sivurajaheitto
turn-corner = kulmapotku
turn-goal-kick = maalipotku
turn-free-kick = vapaapotku
turn-goalie = pallo maalivahdilla
turn-penalty = rangaistuspotku

grid-opponent = vastustaja
attempt-feet = jaloilla
attempt-chest = rinnalla
attempt-header = puskulla
attempt-bicycle = saksipotkulla

fake-mild = kevyt
fake-moderate = keskivahva
fake-extreme = hurja

parity-odd = pariton
parity-even = parillinen

### Rolls: what they are for, and what is said while they are due

grid-roll-off = Aloitusheitto
grid-roll-turn = Vuoron pisteet
grid-roll-grab = Pisteet kiinnioton jälkeen
grid-roll-save = Torjunta
grid-roll-deflect = Torjunta sivuun
grid-roll-contact = Osuma
grid-roll-distance = Matka
grid-roll-arc = Suunta ja matka
grid-roll-random-header = Minne pusku menee
grid-roll-missed = Kuinka pitkälle ohi mennyt pallo jatkaa
grid-roll-loose = Kuinka pitkälle irtopallo vierii
grid-roll-juggle-foot = Pompottelu jalalla
grid-roll-juggle-knee = Pompottelu polvella
grid-roll-juggle-length = Kuinka pitkälle karannut pallo menee
grid-roll-fake = Harhautus
grid-roll-foul-step = Rike kontaktin jälkeen
grid-roll-foul-tackle = Rike taklauksen jälkeen
grid-roll-foul-header = Rike puskun jälkeen
grid-roll-shootout-off = Rangaistuspotkukilpailun aloitusheitto
grid-roll-penalty = Rangaistuspotku
grid-roll-penalty-save = Rangaistuspotkun torjunta

due-grid-roll-off = Aloitusheitto: yksi noppa, ensin { seat-home }, sitten { seat-away }. Suurempi aloittaa.
due-grid-roll-turn = { $dice ->
        [one] { $seat } heittää pisteistään yhtä noppaa.
       *[other] { $seat } heittää pisteistään { $dice } noppaa.
    }
due-grid-roll-grab = { $seat } on ottanut pallon kiinni ja heittää uusista pisteistä { $dice } noppaa.
due-grid-roll-save = { $marker } yrittää torjua: yksi noppa. Palloon on ylettävä täsmälleen, ilman viistoaskelia.
due-grid-roll-deflect = { $marker } yrittää torjua pallon sivuun: yksi noppa, johon lisätään jäljellä olevat pisteet. 6 riittää.
due-grid-roll-contact = { $marker } yrittää osua palloon { $attempt }: yksi noppa. Pariton on osuma.
due-grid-roll-distance = { $marker } on osunut palloon { $attempt }: yksi noppa kertoo matkan.
due-grid-roll-arc = { $marker } on osunut palloon huonosti { $attempt }: yksi noppa suunnasta, yksi matkasta.
due-grid-roll-random-header = { $marker } on puskenut huonosti: kolme noppaa suunnasta, yksi matkasta.
due-grid-roll-missed = { $marker } ei ole osunut syöttöön: yksi noppa kertoo, kuinka pitkälle pallo jatkaa.
due-grid-roll-loose = Pallo ei ole kenelläkään: { $seat } heittää yhden nopan, joka kertoo, kuinka pitkälle se vierii.
due-grid-roll-juggle-foot = { $marker } nostaa pallon jalalla: yksi noppa. Pariton onnistuu.
due-grid-roll-juggle-knee = { $marker } nostaa pallon polvella: yksi noppa. Pariton onnistuu.
due-grid-roll-juggle-length = { $marker } on menettänyt pallon: yksi noppa kertoo, kuinka pitkälle se menee.
due-grid-roll-fake = { $marker } yrittää harhautusta: yksi noppa.
due-grid-roll-foul-step = { $marker } on törmännyt vastustajaan: yksi noppa. 1 on rike.
due-grid-roll-foul-tackle = { $marker } on epäonnistunut taklauksessa: yksi noppa. 1 tai 2 on rike.
due-grid-roll-foul-header = { $marker } on puskenut ohi vastustajan vieressä: yksi noppa. 1 tai 2 on rike.
due-grid-roll-shootout-off = Rangaistuspotkukilpailun aloitusheitto: yksi noppa, ensin { seat-home }, sitten { seat-away }. Suurempi potkaisee ensin.
due-grid-roll-penalty = { $seat } heittää yhden nopan rangaistuspotkun maaliruudusta.
due-grid-roll-penalty-save = { $dice ->
        [one] { $marker } heittää yhden nopan torjuakseen rangaistuspotkun.
       *[other] { $marker } heittää { $dice } noppaa torjuakseen rangaistuspotkun.
    }

### Events: before and between turns

grid-placed = { $seat } on sijoittanut joukkueensa.
grid-revealed = Kumpikin joukkue paljastetaan.
grid-skill-given = { $marker } saa taitopisteen.
grid-rolled = { $roll }: { $dice }.
grid-roll-off-tied = Aloitusheitto päättyy tasan: heittäkää uudelleen.
grid-starts = { $seat } aloittaa.
grid-kicks-off = { $marker } antaa aloituspotkun ruudusta { $square }.
grid-turn-begins = Vuoro { $turn }, { $seat }: { $kind }.
grid-points =
    { $points ->
        [0] Pisteitä ei ole jäljellä.
        [one] Yksi piste käytettävänä.
       *[other] { $points } pistettä käytettävänä.
    }
grid-time-up = Aika loppui: { $seat }.
grid-full-time = Peliaika on päättynyt.
grid-half-time = Puoliaika.
grid-over = Ottelu on päättynyt: { $result }.

### Events: members and the ball

grid-moved = { $marker } astuu ruutuun { $square }.
grid-turned = { $marker } kääntyy { $way }.
grid-stood-up = { $marker } nousee ylös, rintama { $way }.
grid-went-down = { $marker } kaatuu.
grid-kicked = { $marker } potkaisee palloa.
grid-took-over = { $marker } jatkaa pallon kanssa.
grid-inertia-move = Pallo vierii itsestään eteenpäin.
grid-ball-to = Pallo menee ruutuun { $square }.
grid-grabbed = { $marker } ottaa pallon kiinni.
grid-tossed = { $marker } heittää pallon.
grid-set-down = Pallo lasketaan ruutuun { $square }.
grid-stopped = Pallo pysähtyy ruutuun { $square }.
grid-forced =
    Pallo menee { $squares ->
        [one] yhden ruudun { $way }.
       *[other] { $squares } ruutua { $way }.
    }
grid-bounced = Pallo kimpoaa ruutuun { $square }.
grid-rolls-on = Irtopallo vierii { $way }.

### Events: shots

grid-shot = Laukaus! Pallo on maaliaukossa ruudussa { $square }.
grid-no-save = { $marker } ei ehdi torjua.
grid-stunned = { $marker } tyrmistyy laukauksesta.
grid-beaten = { $marker } ei saa palloa kiinni.
grid-deflected = { $marker } torjuu pallon sivuun { $way }.
grid-goal = Maali: { $seat }! { $home }–{ $away }.

### Events: set pieces

grid-out = Pallo menee ulos ruudussa { $square }.
grid-awarded = { $restart-is ->
        [kick-off] { $seat } saa aloituspotkun
        [throw-in] { $seat } saa sivurajaheiton
        [corner] { $seat } saa kulmapotkun
        [goal-kick] { $seat } saa maalipotkun
        [free-kick] { $seat } saa vapaapotkun
        [penalty] { $seat } saa rangaistuspotkun
       *[other] { $seat } jatkaa ({ $restart })
    } ruudusta { $square }.
grid-put-at = { $marker } siirtyy ruutuun { $square }.
grid-corner-called = Kulmapotku ilmoitetaan: { $total }.
grid-corner-missed = Ilmoitus oli väärä: pallo putoaa ruutuun { $square }.

### Events: duels

grid-tackle-called = { $marker } taklaa, kohteena { $opponent }, ja ilmoittaa: { $call }.
grid-tackled = { $marker } taklataan ja kaatuu ruutuun { $square }.
grid-tackle-failed = Ilmoitus on väärä: { $marker } epäonnistuu taklauksessa.
grid-poor-aim =
    Huono tähtäys: { $marker } joutuu potkaisemaan { $squares ->
        [one] yhden ruudun { $way }.
       *[other] { $squares } ruutua { $way }.
    }
grid-let-pass = { $seat } päästää pallon ohi.
grid-met-missed = { $marker } ei osu palloon { $attempt }.
grid-met-well = { $marker } osuu palloon hyvin { $attempt }.
grid-met-badly = { $marker } osuu palloon huonosti { $attempt }.
grid-met-nick = { $marker } vain hipaisee palloa { $attempt }.
grid-trapped = { $marker } pysäyttää pallon ruutuun { $square }.
grid-redirected = { $marker } pelaa pallon ruutuun { $square }.
grid-juggled = { $marker } pompottelee palloa.
grid-juggle-failed = { $marker } menettää pompotellun pallon.
grid-follows-with-header = { $marker } jatkaa puskulla.
grid-follows-with-bicycle = { $marker } jatkaa saksipotkulla.
grid-follows-with-kick = { $marker } pudottaa pallon ja jatkaa.
grid-faked-out = { $marker } harhauttaa, uhrina { $opponent } ({ $level }).
grid-fake-failed = Harhautus ({ $level }, { $marker }) ei onnistu: { $opponent } ei lankea siihen.
grid-foul = Rike: { $marker }, kohteena { $opponent }.
grid-offside = { $marker } on paitsiossa.
grid-yellow-card = Keltainen kortti: { $marker }.
grid-red-card = Punainen kortti: { $marker }.
grid-sent-off = { $marker } poistuu ottelusta.
grid-rerolled = { $marker } heitättää nopat uudelleen.

### Events: penalties

grid-shootout-begins = Ottelu on tasan: rangaistuspotkukilpailu ratkaisee.
grid-shootout-starts = { $seat } potkaisee ensin.
grid-penalty-by = { $marker } antaa rangaistuspotkun.
grid-face-hidden = { $seat } on valinnut salassa.
grid-penalty = Maalivahti on maaliruudussa { $goalie }, pallo menee maaliruutuun { $ball }.
grid-penalty-goal = Rangaistuspotku menee maaliin.
grid-penalty-grabbed = Maalivahti ottaa rangaistuspotkun kiinni.
grid-penalty-deflected = Maalivahti torjuu rangaistuspotkun sivuun.

### Questions

grid-ask-place =
    { $part ->
        [row] { $seat }, mille riville sijoitat: { $marker }?
       *[column] { $seat }, { $marker } on rivillä { $row }: mihin sarakkeeseen?
    }
grid-ask-skill-point =
    { $left ->
        [one] { $seat }, kuka kenttäpelaaja saa viimeisen taitopisteen?
       *[other] { $seat }, kuka kenttäpelaaja saa taitopisteen? Jäljellä { $left }.
    }
grid-ask-kicker = { $seat }, kuka antaa aloituspotkun ja mistä ruudusta?
grid-ask-tackle = { $seat }, { $opponent } on pallossa: taklaako kukaan ennen noppien heittämistä?
grid-ask-tackle-target = { $seat }, ketä { $marker } taklaa?
grid-ask-tackle-call = { $seat }, taklattavana { $opponent }: tuleeko nopista pariton vai parillinen?
grid-ask-reroll = { $seat }, pidätkö nopat vai heitätätkö ne uudelleen?
grid-ask-poor-aim = { $seat }, ykkönen on huono tähtäys: kuka potkaisee ja minne?
grid-ask-inertia = { $seat }, vieriikö pallo eteenpäin?
grid-ask-act = { $seat }, mitä seuraavaksi?
grid-ask-member = { $seat }, mitä { $marker } tekee?
grid-ask-offers = { $seat }, { $opponent } pelasi pallon ohi: yrittääkö kukaan sitä?
grid-ask-combine = { $seat }, puskeeko tai saksipotkaiseeko kukaan syötön?
grid-ask-trap-or-kick = { $seat }, pysäyttääkö { $marker } pallon vai potkaiseeko sen?
grid-ask-redirect =
    { $seat }, { $marker } pelaa pallon { $attempt } täsmälleen { $squares ->
        [one] yhden ruudun
       *[other] { $squares } ruudun
    } päähän: minne?
grid-ask-bicycle-line =
    { $seat }, { $marker } saksipotkaisee pallon { $squares ->
        [one] yhden ruudun
       *[other] { $squares } ruudun
    } päähän: mihin suuntaan?
grid-ask-walk =
    { $seat }, mistä maalivahti torjuu pallon sivuun? { $points ->
        [one] Yksi piste
       *[other] { $points } pistettä
    } kävelyyn; käyttämättä jäävä auttaa.
grid-ask-deflect-to =
    { $seat }, mihin suuntaan pallo torjutaan, { $squares ->
        [one] yksi ruutu?
       *[other] { $squares } ruutua?
    }
grid-ask-loose = { $seat }, pallo ei jää tässä kenellekään: se vierii eteenpäin.
grid-ask-follow-up = { $seat }, miten { $marker } jatkaa pompottelusta?
grid-ask-drop = { $seat }, minne { $marker } pudottaa pallon?
grid-ask-reposition =
    { $part ->
        [row] { $seat }, jääkö { $marker } paikalleen, vai mille riville se siirtyy?
        [facing] { $seat }, mihin suuntaan { $marker } katsoo?
       *[column] { $seat }, { $marker } on rivillä { $row }: mihin sarakkeeseen?
    }
grid-ask-goal-kick-square = { $seat }, mistä ruudusta maalipotku annetaan?
grid-ask-leave-area = { $seat }, rangaistusalueelta on poistuttava, { $marker }: minne?
grid-ask-taker = { $seat }, { $restart }: kuka antaa sen?
grid-ask-taker-square = { $seat }, missä { $marker } seisoo ja mihin suuntaan se katsoo?
grid-ask-make-room = { $seat }, { $marker } joutuu väistymään: minne se menee?
grid-ask-corner-call = { $seat }, tavallinen kulmapotku vai suoraan maalia kohti ilmoitetulla summalla?
grid-ask-fouled = { $seat }, ketä { $marker } rikkoi?
grid-ask-red-card-fielder = { $seat }, kuka kenttäpelaaja poistuu maalivahdin puolesta?
grid-ask-penalty-taker = { $seat }, kuka antaa rangaistuspotkun?
grid-ask-penalty-face = { $seat }, valitse salassa, minne pallo menee: maaliruudut lasketaan sinusta katsoen vasemmalta, ilman maalivahdin tulevaa ruutua.
grid-ask-penalty-slot = { $seat }, mihin maaliruutuun maalivahti asettuu? 1 on potkaisijasta katsoen vasemmalla.
grid-ask-penalty-corner = { $seat }, mistä kulmaruudusta peli jatkuu?

### Answers

grid-do-end = päätä vuoro
grid-do-stop = pallo pysähtyy tähän
grid-do-step = pallo jatkaa { $way }
grid-do-pick = { $marker } liikkuu tai pelaa palloa
grid-do-move = astu { $way }
grid-do-kick = potkaise { $way }
grid-do-toss = heitä { $way }
grid-do-set-down = laske pallo ruutuun { $square }
grid-do-turn-left = käänny vasemmalle
grid-do-turn-right = käänny oikealle
grid-do-stand = nouse ylös, rintama { $way }
grid-do-juggle = pompottele palloa
grid-do-fake = harhauta, uhrina { $marker } ({ $level })
grid-do-open-skill = käytä uusintaheittoon säästetyt taitopisteet
grid-do-row = rivi { $row }
grid-do-column = sarake { $column }
grid-do-face = rintama { $way }
grid-do-stay = jää paikalleen
grid-do-skill = { $marker } saa sen
grid-do-kicker = { $marker } aloittaa ruudusta { $square }
grid-do-decline = ei
grid-do-tackle = { $marker } taklaa
grid-do-tackle-after-step = { $marker } astuu { $way } ja taklaa
grid-do-opponent = { $marker }
grid-do-call = ilmoita { $call }
grid-do-keep = pidä nopat
grid-do-reroll = { $marker } heitättää ne uudelleen
grid-do-aim = { $marker } potkaisee { $way }
grid-do-attempt = { $marker } yrittää { $attempt }
grid-do-trap = pysäytä pallo
grid-do-volley = potkaise heti
grid-do-to = ruutuun { $square }
grid-do-toward = { $way }
grid-do-roll = anna vieriä
grid-do-taker = { $marker } antaa sen
grid-do-from = ruudusta { $square }, rintama { $way }
grid-do-normal = tavallinen kulmapotku
grid-do-direct = suoraan maalia kohti, ilmoitus { $total }
grid-do-follow-header = puskulla
grid-do-follow-bicycle = saksipotkulla ruudusta { $square }
grid-do-follow-kick = pallo putoaa ruutuun { $square }
grid-do-slot = maaliruutu { $slot }
grid-do-hide = vapaa maaliruutu { $face } vasemmalta lukien

### Odds

odds-grab = kiinniotto
odds-deflection = torjunta sivuun
odds-no-goal = ei maalia
odds-aimed = tähdätty
odds-straight = vain suoraan
odds-random = satunnainen
odds-nick = hipaisu
odds-missed = ohi
odds-tackled = taklattu
odds-wrong-call = väärä ilmoitus
odds-success = onnistuu
odds-failure = epäonnistuu
odds-foul = rike
odds-out = ulos
odds-offside = paitsio
