### Learning: the first match, and the lessons.

learn-title = Opettele pelaamaan
learn-about = Pelaa heti valmentajan opastamana ja käy sitten oppitunti aina, kun haluat ymmärtää jotakin paremmin.
learn-group-basics = Perusteet
learn-group-basics-about = FUBA askel askelelta: mitä vuorossa tapahtuu ja mistä missäkin uudelleenaloituksessa on kyse.
learn-group-advanced = Lisäsäännöt
learn-group-advanced-about = Jokaisen voi ottaa otteluun mukaan erikseen. Käy oppitunti ennen kuin pelaat sillä.
learn-group-grid = Ruutupeli
learn-group-grid-about = Ruutuja, liikepisteitä ja vierivä pallo: toinen peli samalla pallolla.
learn-progress = { $done }/{ $all } tehty
learn-done = Tehty
learn-begin = Aloita
learn-play-again = Pelaa uudelleen
learn-all-rules = Kaikki säännöt lause lauseelta
learn-forget = Unohda, mitä olen tehnyt
learn-coach = Valmentaja
learn-back = Kaikki oppitunnit
learn-to-lessons = Oppitunteihin
learn-step = { $at }/{ $of }
learn-go-on = Jatka
learn-the-rule = Sääntö
learn-right = Oikein
learn-wrong = Ei tuo
learn-not-that = Ei tuo. Katso uudelleen.
learn-once-more = Vielä kerran
learn-next-lesson = Seuraava: { $lesson }
learn-again = Uusi ottelu
learn-set-up-for-me = Sijoita puolestani
learn-they-think = Vastustaja miettii …

## The first match

learn-first-title = Ensimmäinen ottelusi
learn-first-about = Oikea ottelu tietokonetta vastaan, reiluilla nopilla. Valmentaja selittää yhden asian kerrallaan, näyttää hyvän valinnan ja kertoo miksi; kuuden vuoron jälkeen jatkat yksin.
learn-first-time-needed = 5 minuuttia
learn-first-free-choice = Tai vastaa laudalla, miten haluat. Minä hoidan ryhmitykset ja pienemmät kysymykset puolestasi.
learn-first-welcome =
    Olet koti ja pelaat { $way ->
        [right] oikealle
       *[up] ylöspäin
    }. Pallon luku on sen arvo: 1 on helppo hallita, 6 vaikea.
learn-first-target = Valitse, minne pallo menee: prosentti on mahdollisuutesi pitää se siellä, nuoli näyttää, mitä minä tekisin.
learn-first-target-again = Pelaat palloa taas; sen arvo on nyt { $now }. Pitkät syötöt ovat vaikeampia, alueet ilman vastustajia helpompia: prosentit ottavat sen huomioon.
learn-first-kept = Heitit { $first }: ei alle pallon arvon, joten pidät pallon. He heittivät { $second }, ja pallon arvoksi tuli { $value }{ $turned ->
        [yes] ; sittemmin se on käännetty arvoon { $now }.
       *[no] .
    }
learn-first-lost = Noppasi { $first } oli pallon arvoa pienempi, joten pallo on nyt vastustajalla. Sellaista sattuu; haetaan se takaisin.
learn-first-won = Vastustajan noppa { $first } oli pallon arvoa pienempi: pallo on sinun!
learn-first-they-kept = He heittivät { $first } ja pitävät pallon. Sinun heitostasi { $second } tuli pallon arvo{ $turned ->
        [yes] ; sittemmin he ovat kääntäneet sen arvoon { $now }.
       *[no] .
    } Mitä suurempi arvo, sitä helpommin he menettävät pallon.
learn-first-easy = Heitto epäonnistui, mutta yhtään vastustajaa ei ollut lähellä: pallo pysyy paikallaan, ja toinen joukkue saa siirtää yhtä pelaajaa.
learn-first-event = Samat silmäluvut! { $event }
learn-first-time = Kello liikkuu noppien erotuksen verran: nyt on minuutti { $minute }. Puoliaika päättyy joskus minuutin 45 jälkeen.
learn-first-action = Nyt toimit. Siirrä pelaajia tai valitse Sijoitu: se kääntää pallon arvoa eduksesi, ja seuraava syöttö ja laukaus helpottuvat.
learn-first-move = Siirrä nyt valitsemasi pelaajat: vedä, tai napauta pelaajaa ja sitten kohdetta. Lopuksi paina Valmis.
learn-first-position = Sijoittuminen kääntää pallon arvoa eduksesi: yhdellä, kun pallon luona on pelaajasi, kahdella, kun siellä on enemmän pelaajiasi kuin heidän.
learn-first-shoot = Täältä saat laukoa. Mahdollisuus on kirjoitettu maaliin: vertaa sitä muihin vaihtoehtoihin.
learn-first-press = Pallo on heillä, ja sinulla on sen luona tarpeeksi pelaajia prässiin: heitä kaksi noppaa, ja yksikin alle pallon arvon riistää pallon.
learn-first-defend = Pallo on heillä. Tuo pelaajia pallon ja maalisi väliin tai nosta pallon arvoa, jotta he menettävät sen helpommin.
learn-first-any = Tätä kysymystä ei ole vielä ollut. Nämä ovat parhaat vastaukset.
learn-first-goal = Maali! Nyt toinen joukkue aloittaa. Kaikki ryhmittyvät uudelleen; hoidan sen puolestasi niin kauan kuin olen täällä.
learn-first-conceded = Vastustaja teki maalin. Nyt sinä saat aloituspotkun.
learn-first-corner = Laukauksesi oli yhtä suuri kuin pallon arvo: kulmapotku.
learn-first-their-corner = Heidän laukauksensa oli yhtä suuri kuin pallon arvo: heille kulmapotku.
learn-first-miss = Laukauksesi menee ohi: heille maalipotku, ja pallo on heidän.
learn-first-their-miss = Heidän laukauksensa menee ohi: sinulle maalipotku, ja pallo on sinun.
learn-first-pressed = Noppa alle pallon arvon: riistit pallon!
learn-first-pressed-us = Vastustaja prässäsi ja vei pallon.
learn-first-press-failed = Prässäsit, mutta kumpikaan noppa ei ollut alle pallon arvon: he pitävät pallon. Jos kumpikin on sen yli, pallon arvo vielä laskee, mikä auttaa heitä.
learn-first-held = Vastustaja prässäsi turhaan: pallo on yhä sinun.
learn-first-half = Pilli soi! Puoliaika.
learn-first-alone = Siinä oli { $turns } vuoroa. Jatka nyt yksin: sama ottelu, samat reilut nopat. Lamppu kysymyksen vieressä antaa tällaisen vihjeen aina, kun haluat.
learn-first-turn = Vuoro { $turn }/{ $of }
learn-first-play-on = Jatka nyt yksin
learn-first-by-yourself = Pelaat nyt yksin. Lamppu näyttää, mitä minä tekisin ja miksi.
learn-first-over = Ottelu on päättynyt: { $home }–{ $away }. Hyvin pelattu! Oppitunneilla kerrotaan lisää kaikesta, mitä näit.

## The turn

learn-turn-title = Vuoro
learn-turn-about = Kohde, nopat, testi, toiminnot: mitä tapahtuu ja missä järjestyksessä.
learn-turn-1 = Ottelu on sarja vuoroja. Pallollinen joukkue pelaa pallon jollekin alueelle, kumpikin joukkue heittää yhden nopan, hallintatesti kertoo, kummalla pallo sitten on, ja kumpikin joukkue toimii. Tässä pallo on keskustassa, se on sinun ja sen arvo on 2.
learn-turn-2 = Vasemmalla laidalla kaksi pelaajaasi odottaa yhtä vastustajaa vastaan. Pelaa pallo sinne.
learn-turn-2-then = Noppasi, 4, ei ole pienempi kuin pallon arvo 2: pidät pallon. Vastustajan nopasta, 3, tulee uusi pallon arvo, ja kello liikkuu noppien erotuksen verran: yhden minuutin.
learn-turn-3 = Sinulla on kohdealueella enemmän pelaajia, joten toimit ensin. Ennen ensimmäistä toimintoasi saat tehdä vapaita siirtoja: jätä ne tällä kertaa väliin.
learn-turn-4 = Nyt yksi toiminto: liiku, lauo tai muuta pallon arvoa sijoittumalla. Kun sinulla on pallolla enemmän pelaajia kuin vastustajalla, saat muuttaa sitä kahdella.
learn-turn-4-then = Pallon arvo on taas 1: seuraava syöttösi on helppo. Nyt toimii vastustaja, sitten kumpikin saa toimia toisen kerran, ja uusi vuoro alkaa.
learn-turn-end = Kohde, pallon arvon muutos, nopat ja kello, testi, ensimmäiset toiminnot, toiset toiminnot: näin kulkee jokainen vuoro.

## The ball value

learn-ball-value-title = Pallon arvo
learn-ball-value-about = Miksi yksi syöttö on toista varmempi.
learn-ball-value-1 = Pallon arvo on 4, eikä noppasi saa olla sitä pienempi. Syötöt muuttavat arvoa jo ennen heittoa. Mikä näistä on varmin?
learn-ball-value-1-then = Laidalla olevaa pelaajaasi ei vartioida: siitä lähtee 2 pois. Etualuetta vartioidaan, joten arvo pysyy ennallaan; rangaistusalueelle on pitkä syöttö yhden alueen yli, ja se lisää 1.
learn-ball-value-2 = Kukaan ei vartioi etualuettasi, jolla pallo on: jo siitä lähtee 1 pois, teit mitä tahansa. Mikä syöttö on nyt varmin?
learn-ball-value-2-then = Pitkäkin syöttö voi olla varmin: välissä oleva alue lisää 1, mutta vartioimaton pelaaja laidalla vie 2 pois.
learn-ball-value-end = Vartioimaton lähtöalue: 1 vähemmän. Jokainen alue välissä: 1 enemmän. Vartioimaton joukkuetoveri kohdealueella: 2 vähemmän. Sitten heitetään nopat, ja vastustajan noppa on uusi arvo.

## Offside

learn-offside-title = Paitsio
learn-offside-about = Minne pelaajalle ei voi syöttää.
learn-offside-1 = Rangaistusalueella oleva pelaajasi on lähempänä päätyrajaa kuin yksikään vastustaja maalivahtia lukuun ottamatta ja lähempänä kuin pallo: se on paitsiossa. Aluetta ei voi valita kohteeksi, mutta pahempaa ei tapahdu.
learn-offside-2 = Pelaa siis sinne, mistä hyökkäyksesi voi jatkua: rangaistusalueen edessä olevalle alueelle.
learn-offside-2-no = Mahdollista, mutta ei tällä kertaa: pelaa alueelle suoraan rangaistusalueen edessä.
learn-offside-3 = Tässä maalivahdin vieressä on puolustaja. Vastustajan toiseksi alin pelaaja on pelaajasi tasalla, joten paitsiota ei ole: pelaa pallo sinne.
learn-offside-end = Paitsion ratkaisee vastustajan toiseksi alin pelaaja, maalivahti mukaan lukien. Samalla tasalla saa olla, keskusta on aina sallittu, ja niin ovat myös syötöt taaksepäin.

## Pressing

learn-pressing-title = Prässi
learn-pressing-about = Kaksi noppaa pallon voittamiseksi takaisin, ja milloin kannattaa jättää väliin.
learn-pressing-1 = Vastustajalla on pallo etualueellasi, sen arvo on 5, ja teitä on neljä yhtä vastaan. Prässää: kaksi noppaa, ja yksikin alle 5 voittaa pallon.
learn-pressing-1-then = Yksi pienempi noppa riittää. Koska vain yksi oli pienempi, suuremmasta tulee uusi pallon arvo: 6, jolla ei ole helppo jatkaa. Jos kumpikin olisi ollut alle, pienempi olisi ratkaissut.
learn-pressing-2 = Sama tilanne, mutta pallon arvo on 2: vain ykkönen voittaisi pallon, ja kaksi suurempaa noppaa helpottaisi vastustajaa. Mikä on parempi?
learn-pressing-2-no = Se voittaa pallon vain ykkösellä, ja jos kumpikin noppa on yli 2, pallon arvo jopa laskee.
learn-pressing-2-then = Tee pallosta ensin vaikeampi: arvo on nyt 4. Vastustajan on jatkettava sillä, ja seuraavalla prässillä on mahdollisuus.
learn-pressing-end = Prässää, kun pallon arvo on suuri eikä teitä ole vähemmän kuin vastustajia. Muuten nosta arvoa ensin.

## Movement

learn-movement-title = Liikkuminen
learn-movement-about = Kolme tapaa siirtyä sekä kuljettaminen.
learn-movement-1 = Ryhmitys 4-4-2 tarkoittaa: neljä siirtoa puolustuksella, neljä keskikentällä, kaksi hyökkäyksellä. Hyökkäys siirtyy suoraan eteenpäin, puolustus suoraan taaksepäin, keskikenttä sivulle tai viistoon. Haluat pelaajan keskustasta vastustajan vasemmalle laidalle: minkä valitset?
learn-movement-1-no = Laita on keskustasta viistoon eteenpäin: ei suoraan edessä eikä suoraan takana.
learn-movement-2 = Siirrä pelaaja keskustasta laidalle. Suoraan eteenpäin, etualueeltasi keskustaan, ei tarjota: se olisi hyökkäyssiirto.
learn-movement-3 = Sinulla on vielä kolme siirtoa. Niitä ei ole pakko käyttää: paina Valmis.
learn-movement-4 = Tässä kukaan ei vartioi laitaasi, jolla pallo on. Valitse hyökkäysliikkuminen.
learn-movement-5 = Alueelta, jolla ei ole vastustajia, pelaaja saa ottaa pallon mukaansa, kerran yhdessä liikkumisessa: kuljeta laitaa ylös.
learn-movement-end = Yksi vaihtoehto liikkumista kohti, jokainen nappula kerran, niin monta kuin ryhmitys sanoo; ja kun ympärillä ei ole ketään, pallo lähtee mukaan.

## Free movements

learn-free-movement-title = Vapaat siirrot
learn-free-movement-about = Askelia, jotka eivät maksa mitään.
learn-free-movement-1 = Ennen ensimmäistä toimintoaan joukkue saa tehdä vapaita siirtoja alueilta, joilla sillä on enemmän pelaajia kuin toisella, kunnes määrät ovat tasan. Etualueellasi on kolme omaa eikä ketään muuta: lähetä yksi keskustaan.
learn-free-movement-2 = Päätyrajan alueella oleva pelaaja saa myös aina siirtyä suoraan poispäin rajasta: siirrä kulmassa oleva laitaa ylös.
learn-free-movement-3 = Siinä kaikki tällä kertaa. Paina Valmis, niin on ensimmäisen toiminnon aika.
learn-free-movement-end = Vapaat siirrot tuovat pelaajia pois ruuhkasta. Ne tehdään ennen ensimmäistä toimintoa, oli se mikä tahansa, eikä koskaan ennen toista.

## Goal attempts

learn-shot-title = Laukominen
learn-shot-about = Mistä syntyy maali, kulmapotku tai kimmoke.
learn-shot-1 = Pallo on vastustajan rangaistusalueella, sen arvo on 2, ja teitä on siellä yhtä monta kuin vastustajia, maalivahti mukaan lukien. Noppa yli 2 on maali: lauo!
learn-shot-1-then = Pallon arvoa suurempi noppa on maali, yhtä suuri kulmapotku, yhden pienempi kimmoke, jos sinulla on siellä joku; sitä pienempi on maalipotku.
learn-shot-2 = Kauempaa noppa on vähemmän arvoinen: edessä olevalta alueelta 2 vähemmän, kulmista 4, laidoilta 5. Ylivoima pallon luona ja rangaistusalueella helpottaa, alivoima vaikeuttaa. Kokeile täältä.
learn-shot-2-then = Kuutonen, josta alue vie 2: ylimääräinen pelaajasi pallolla ja vastustajan ylimääräinen rangaistusalueella kumoavat toisensa. 4 on enemmän kuin 2: maali!
learn-shot-3 = Nyt pallon arvo on 3. Lauo, ja oletetaan, että heität yhden liian vähän.
learn-shot-3-then = Yhden alle pallon arvon, ja pelaajiasi on rangaistusalueella: kimmoke. Kumpikin joukkue heittää ja lisää siellä olevat pelaajansa ilman maalivahtia; suurempi voittaa.
learn-shot-end = Tuo pallo lähelle, pidä sen arvo pienenä ja hanki pelaajasi paikalle ennen kuin laukot.

## Kick-off

learn-kick-off-title = Aloituspotku
learn-kick-off-about = Miten joukkueet sijoitetaan.
learn-kick-off-1 = Aloituspotkussa pallollinen joukkue sijoittuu ensin, omalle kenttäpuoliskolleen ja keskustaan. Keskustassa on oltava vähintään kaksi, joten vähempää ei tarjota. Kaksi menettäisi pallon nopeasti, yhdeksän jättäisi kaiken muun tyhjäksi. Montako lähetät sinne?
learn-kick-off-1-no = Se on sallittua. Mutta muutama lisää pitää pallon paremmin, ja monta lisää jättää muun kentän tyhjäksi.
learn-kick-off-2 = Kun vastustajakin on sijoittunut, saat siirtää enintään kahta pelaajaa yhden alueen verran. Keskustassa on viisi vastustajaa kolmea omaasi vastaan: tuo yksi vasemmalta laidalta.
learn-kick-off-3 = Ja yksi oikealta laidalta.
learn-kick-off-3-then = Siinä olivat ne kaksi: vuoro alkaa, pallo on keskustassa ja sen arvo on 1.
learn-kick-off-end = Pallollinen joukkue sijoittuu ensin, toinen vastaa, ja ensimmäisellä on viimeinen sana kahdella siirrolla.

## Corner kicks

learn-corner-title = Kulmapotkut
learn-corner-about = Tasan osuneesta nopasta palloon maalin edessä.
learn-corner-1 = Pallon arvo on 3. Lauo, ja oletetaan, että noppa näyttää täsmälleen samaa.
learn-corner-2 = Kulmapotku. Valitse puoli.
learn-corner-3 = Kumpikin joukkue sijoittuu uudelleen ilman rajoituksia; potkun antajasi on kulmapisteellä, joka on tässä potkussa oma alueensa. Paitsiota ei ole. Pelaa pallo rangaistusalueelle: välissä on yksi alue, joten arvo nousee yhdellä.
learn-corner-3-then = Pidät pallon vastustajan maalin edessä. Hallintatestin jälkeen antaja tulee mukaan peliin kulma-alueelta.
learn-corner-end = Kulmapotkussa sijoitat pelaajasi minne haluat: useimmat haluavat heidät rangaistusalueelle.

## Free kicks

learn-free-kick-title = Vapaapotkut
learn-free-kick-about = Rikkeet, suorat laukaukset, nopeat vapaapotkut.
learn-free-kick-1 = Rikkeet syntyvät erikoistapahtumista. Pelaa pallo vastustajan etualueelle, ja oletetaan, että nopat ovat samat.
learn-free-kick-1-then = Summa 8 on vastustajan rike: saat vapaapotkun sieltä, minne pallo pelattiin, ja testi kertoo, saako vastustaja kortin.
learn-free-kick-2 = Sijoittumisen jälkeen saat laukoa heti, 1 vähemmän noppaan, tai syöttää ja aloittaa uuden vuoron. Pallon arvo on 1: lauo.
learn-free-kick-2-no = Syöttökin olisi järkevä. Mutta kun pallon arvo on 1 ja maali näin lähellä, kokeile laukausta.
learn-free-kick-3 = Vapaapotku, joka ei ole kokonaan vastustajan kenttäpuoliskolla, on nopea: uudelleen ei sijoituta. Sinä siirrät niin monta pelaajaa kuin haluat, sitten vastustaja saa siirtää yhtä monta. Siirrä yksi laitaa ylös.
learn-free-kick-end = Lähellä vastustajan maalia vapaapotku on maalipaikka, muualla nopea tie eteenpäin; vastustajan rangaistusalueella se on rangaistuspotku.

## Goal kicks

learn-goal-kick-title = Maalipotkut
learn-goal-kick-about = Mitä seuraa ohi menneestä laukauksesta.
learn-goal-kick-1 = Lauo, ja oletetaan, että laukaus menee selvästi ohi.
learn-goal-kick-1-then = Vastustaja saa maalipotkun. Kaikki paitsi maalivahti poistuvat rangaistusalueelta, ja pallon arvo on 1.
learn-goal-kick-2 = Nyt sinun maalipotkusi: ennen sitä siirrät niin monta pelaajaa kuin haluat. Lähetä yksi eteenpäin.
learn-goal-kick-3 = Paina Valmis. Vastustaja saa siirtää neljää pelaajaa tai yhtä monta kuin sinä, jos siirsit enemmän; tässä se ei siirrä ketään.
learn-goal-kick-4 = Maalipotkussa ei ole paitsiota. Mikä syöttö on varmin?
learn-goal-kick-4-then = Viereiselle alueelle ei ole pitkä syöttö. Kauemmaskin voi pelata, ja joskus se kannattaa.
learn-goal-kick-end = Maalipotku on uusi alku takaa: siirrä ensin pelaajiasi ja valitse sitten.

## Penalty kicks

learn-penalty-title = Rangaistuspotkut
learn-penalty-about = Kahden salaisuuden kaksintaistelu.
learn-penalty-1 = Maalivahti on valinnut salassa, minne menee, ja nyt sinä valitset, minne potkaiset. Auki jääneeseen kulmaan riittää 2, maalivahdin puolelle tarvitaan 6; keskelle mikä tahansa noppa tekee maalin, ellei maalivahti jää sinne.
learn-penalty-1-then = Valitsit minkä puolen tahansa, viisasta maalivahtia vastaan kaikki ovat yhtä hyviä: sen luvut osoittavat.
learn-penalty-2 = Nyt sinä olet maalivahti. Valitse: vasen, oikea vai paikallaan.
learn-penalty-2-then = Potkaisijan vasen on sinun oikeasi: muista, että hän katsoo sinua kohti.
learn-penalty-end = Tässä kumpikaan ei näe toisen ajatuksia. Ole arvaamaton.

## Cards

learn-cards-title = Kortit
learn-cards-about = Keltainen, punainen ja kuka joutuu lähtemään.
learn-cards-1 = Joukkueellasi on kaksi keltaista korttia. Jatka peliä, ja oletetaan, että teet rikkeen.
learn-cards-1-then = Korttitesti näytti 5: keltainen kortti. Se ei ollut ensimmäinen, joten seurasi punaisen kortin testi: keltaisten korttien määrää pienempi noppa on punainen kortti.
learn-cards-2 = Yhden pelaajasi on lähdettävä loppuotteluksi. Valitse, miltä alueelta.
learn-cards-2-then = Ryhmitys pysyy ennallaan: siirtoja on yhtä monta kuin ennen, mutta kentällä on yksi pelaaja vähemmän.
learn-cards-end = Yksi keltainen kortti on varoitus. Toisen jälkeen jokainen rike voi maksaa pelaajan.

## Time

learn-time-title = Aika
learn-time-about = Kello, lisäaika, pilli.
learn-time-1 = On minuutti 43. Kello liikkuu noppien erotuksen verran. Pelaa pallo, ja oletetaan nopat 6 ja 1.
learn-time-1-then = Kellon piti liikkua viisi minuuttia, mutta se pysähtyy lisäajan ensimmäiseen ruutuun. Tämä vuoro pelataan loppuun.
learn-time-2 = Toisen puoliajan lisäaika, kolmas ruutu. Jos noppien erotus on alle 3, pilli soi heti. Pelaa pallo.
learn-time-2-then = Erotus oli 2: ottelu päättyy, eikä tästä vuorosta pelata enempää.
learn-time-end = Minuuttiin 45 asti voit laskea; sen jälkeen jokainen vuoro voi olla viimeinen.

## Condition

learn-condition-title = Kuntopisteet
learn-condition-about = Vähän enemmän, niin kauan kuin jalat kantavat.
learn-condition-1 = Jokaisella linjalla on kuntopisteitä yhtä monta kuin pelaajia. Piste parantaa toimintoa: liikkumiseen tulee siirto lisää, sijoittumiseen pykälä lisää, ja prässistä voi tehdä aggressiivisen. Pallon arvo on 5: mikä sijoittuminen auttaa eniten?
learn-condition-1-no = Se on tavallinen. Kuntopiste kääntää palloa vielä yhden pykälän.
learn-condition-1-then = Keskikenttä maksoi, koska pallo on sen vyöhykkeellä. Pallon arvo on nyt 2.
learn-condition-2 = Kun kello liikkuu vähintään viisi minuuttia, kumpikin joukkue tekee väsymystestin. On minuutti 30: oletetaan nopat 6 ja 1.
learn-condition-2-then = Nopan on kymmenellä kerrottuna oltava minuuttia suurempi: 20 ei ollut, mikä maksoi pisteen; nelosen kanssa summaksi tuli 60. Joukkue, joka menettää testissä viimeisen pisteensä, on väsynyt loppuottelun.
learn-condition-end = Pisteet ovat yhtä aikaa voimaa ja happea: minkä käytät toimintoihin, se puuttuu testeissä.

## Roles

learn-roles-title = Roolit
learn-roles-about = Missä kuntosi on.
learn-roles-1 = Roolit siirtävät kuntopisteitä linjasta toiseen ennen ottelua: hyökkäävä keskikenttäpelaaja antaa yhden hyökkäykselle, puolustava puolustukselle. Haluat vahvan hyökkäyksen: minkä valitset?
learn-roles-1-no = Pisteiden pitäisi siirtyä keskikentältä hyökkäykseen.
learn-roles-2 = Rooleja on lisää: hyökkäävät topparit, vetäytyvät kärjet, hyökkäävät laitapuolustajat. Laitapuolustaja tuo pisteen puolustuksesta hyökkäykseen.
learn-roles-end = Ryhmitys kertoo yhä, kuinka moni saa siirtyä; roolit kertovat, missä sinulla on voimia.

## Substitutions

learn-substitutions-title = Vaihdot
learn-substitutions-about = Kolme kertaa ottelussa: tuoreet jalat, toiset linjat, vähemmän kortteja.
learn-substitutions-1 = On minuutti 60, ja joukkueellasi on kolme pistettä jäljellä. Vaihdot ovat toinen toiminto: tee yksi.
learn-substitutions-2 = Pelaaja voi vaihtaa linjaa, varoitettu voidaan vaihtaa pois, tai tuore pelaaja tulee kentälle ja tuo pisteitä. Tarvitset voimia: minkä valitset?
learn-substitutions-2-no = Se veisi keltaisen kortin pois. Mutta joukkueesi voimat ovat melkein lopussa.
learn-substitutions-2-then = Kaksi noppaa: kymmenen kertaa 5 ei ole minuuttia enempää, joten tuore pelaaja toi kaksi pistettä. Myöhäiset vaihdot ovat arvokkaampia.
learn-substitutions-end = Vaihtaa voi myös ennen useimpia uudelleenaloituksia, ilman toimintoa.

## Injuries

learn-injuries-title = Loukkaantumiset
learn-injuries-about = Poissa hetken tai loppuottelun.
learn-injuries-1 = Kuutonen vastustajan korttitestissä: yksi pelaajistasi loukkaantuu. Hän on pallolla tai sen viereisellä alueella. Valitse.
learn-injuries-1-then = Noppa kertoo, montako minuuttia pelaaja on poissa: 3. Vitosella tai kuutosella hän ei olisi palannut.
learn-injuries-end = Toipunut palaa keskustaan, kun kello on liikkunut tarpeeksi.

## Goalkeeper off the line

learn-keeper-title = Maalivahti irti maalista
learn-keeper-about = Vastaantulo omalla rangaistusalueella.
learn-keeper-1 = Vastustaja pelasi pallon rangaistusalueellesi ja piti sen. Maalivahtisi saa tulla vastaan: kun prässäät tällä vuorolla, pienempi noppa ratkaisee kaiken. Tule vastaan!
learn-keeper-2 = Ensin vapaat siirrot: jätä ne väliin.
learn-keeper-3 = Prässää nyt. Yksikin noppa alle 4 voittaa pallon.
learn-keeper-3-then = Voitit sen, ja pienempi noppa on uusi pallon arvo: 2 eikä 6.
learn-keeper-end = Vastaantulo tekee pallosta helpon jatkaa; mutta se myös helpottaa vastustajan laukauksia tällä vuorolla yhdellä.

## Offside risk

learn-offside-risk-title = Paitsioriski
learn-offside-risk-about = Linja, joka nousee ylös.
learn-offside-risk-1 = Kulmassa oleva pelaajasi on vain osin vastustajan alimman linjan tasalla: se ei ole paitsio, mutta riski kyllä. Siinä linjassa on kolme vastustajaa. Pelaa pallo sinne, ja oletetaan, että noppasi näyttää 3.
learn-offside-risk-1-then = Pidät pallon, mutta noppasi ei ollut yli kolmen: vastustaja toimii ensin, vaikka teitä on kulmassa enemmän.
learn-offside-risk-end = Mitä useampi vastustaja on linjassa, sitä suurempi riski on syöttää sen taakse.

## Passing through

learn-passing-through-title = Syöttö omien pelaajien kautta
learn-passing-through-about = Pitkä syöttö omien pelaajien yli.
learn-passing-through-1 = Keskustassa teitä on neljä kahta vastaan. Kun omia on matkalla vähintään kaksi kertaa niin monta, pitkä syöttö ei maksa mitään. Mikä näistä syötöistä on varmin?
learn-passing-through-1-then = Etualueen ja pallon välissä on vain keskusta: syöttö kulkee omien pelaajiesi kautta. Kahden alueen yli ei voi syöttää näin.
learn-passing-through-end = Hallitse keskustaa, niin koko kenttä tulee lähemmäs.

## Skills

learn-skills-title = Taidot
learn-skills-about = Salaisia kortteja oikeaan hetkeen.
learn-skills-1 = Kumpikin joukkue valitsee taitokortit salassa, kolme kumpikin, ellei toisin sovita. Ota tällä kertaa Taklaus.
learn-skills-1-no = Hyvä kortti. Mutta ota tällä oppitunnilla Taklaus.
learn-skills-2 = Vastustajalla on pallo etualueellasi, kolme kahta vastaan: tavallinen prässi ei ole mahdollinen. Taklaus on. Pelaa se: se maksaa kuntopisteen.
learn-skills-3 = Prässää nyt.
learn-skills-3-then = Voitit pallon kahdella kolmea vastaan. Tästä lähtien vastustaja tietää, että sinulla on tämä kortti.
learn-skills-end = Jokaisella kortilla on hetkensä ja hintansa; mitä vastustaja ei vielä tiedä, sitä sen on pelättävä.

## Slowing the game

learn-slow-play-title = Pelin hidastaminen
learn-slow-play-about = Minuutti lisää johdossa olevalle joukkueelle.
learn-slow-play-1 = Minuutti 86, olet johdossa, ja sinulla on maalipotku. Saat hidastaa peliä: kello liikkuu minuutin lisää, mutta kaksi noppaa ratkaisee, tuleeko keltainen kortti. Kokeile.
learn-slow-play-1-then = Kymmenen kertaa 9 ei ole alle minuutin: ei korttia. Mitä myöhäisempi hetki, sitä suuremmat noppien on oltava.
learn-slow-play-end = Hidastaa voi kaikissa uudelleenaloituksissa paitsi aloituspotkussa.

## Special events

learn-special-events-title = Lisää erikoistapahtumia
learn-special-events-about = Suurempi taulukko siitä, mitä voi sattua.
learn-special-events-1 = Samat silmäluvut tuovat erikoistapahtuman. Tällä säännöllä kaksi noppaa lisää kertoo rivin ja sarakkeen suuremmasta taulukosta. Pelaa palloa keskustassa, ja oletetaan, että nopat ovat samat.
learn-special-events-1-then = Rivi 2, sarake 5: loistavaa hyökkäystä, uusi pallon arvo laskee yhdellä. Mukana on myös loukkaantumisia, tähtiä, kannattajia ja nakujuoksijoita.
learn-special-events-end = Koko taulukko on kaikkien sääntöjen luettelossa.

## Playing styles

learn-styles-title = Pelityylit
learn-styles-about = Rento, normaali, aggressiivinen, linja linjalta (FUBA 2.0).
learn-styles-1 = Puolustus, keskikenttä ja hyökkäys pelaavat kukin omalla tyylillään. Aggressiivinen linja saa erikoistapahtumissa suuremman kahdesta nopasta mutta loukkaantuu ja väsyy enemmän; rento toisin päin. Haluat rennon puolustuksen ja aggressiivisen hyökkäyksen: valitse.
learn-styles-1-no = Katso järjestystä: puolustus, keskikenttä, hyökkäys.
learn-styles-end = Ratkaiseva on sen linjan tyyli, jonka vyöhykkeellä pallo on.

## Weather

learn-weather-title = Sää
learn-weather-about = Tuuli, sade, helle ja mitä ne tekevät.
learn-weather-1 = Tänään tuulee: pitkä syöttö maksaa jokaisesta välissä olevasta alueesta 2 eikä 1. Mikä syöttö on varmin?
learn-weather-1-then = Lyhyet syötöt eivät tuulesta välitä.
learn-weather-2 = Sataa: jokaisen testin jälkeen uusi pallon arvo on yhden suurempi. Pelaa pallo keskustaan.
learn-weather-2-then = Vastustajan noppa oli 3, ja sateessa siitä tulee 4.
learn-weather-end = Samat silmäluvut aloitusheitossa tuovat sään; puoliajalla se voi muuttua.

## Aggressive pressing

learn-aggressive-pressing-title = Aggressiivinen prässi
learn-aggressive-pressing-about = Paremmat mahdollisuudet, mutta epäonnistuminen on rike.
learn-aggressive-pressing-1 = Vastustajalla on pallo etualueellasi, kolme kolmea vastaan, ja pallon arvo on 4. Aggressiivinen prässi maksaa kuntopisteen ja voittaa myös yhtä suurella nopalla. Kummalla on paremmat mahdollisuudet?
learn-aggressive-pressing-1-then = Nelonen riitti.
learn-aggressive-pressing-2 = Tässä teitä on yksi vähemmän: tavallinen prässi ei ole mahdollinen, aggressiivinen on, mutta silloin nopan on oltava pienempi. Kokeile, ja oletetaan, että se epäonnistuu.
learn-aggressive-pressing-2-then = Epäonnistunut aggressiivinen prässi on rike: vapaapotku vastustajalle ja korttitesti sinulle.
learn-aggressive-pressing-end = Käytä sitä siellä, missä kestät vapaapotkun: kaukana omasta maalista.

## The grid game: movement points

learn-points-title = Liikepisteet
learn-points-about = Yksi vuoro, muutama piste, ja kaikki maksaa yhden.
learn-points-1 = Ruutupelissä vuoro alkaa nopilla: kaksi, jos pallo on jaloissasi, muuten yksi. Niiden summa kertoo pisteesi. Sinulla on kuusi. Valitse pallollinen pelaaja, numero 1.
learn-points-2 = Sen rintama on pohjoiseen, ja pallo on sen edessä. Potku maksaa pisteen ruutua kohti: potkaise pohjoiseen.
learn-points-3 = Pallo on nyt vapaana. Valitse numero 1 uudelleen.
learn-points-4 = Askelkin maksaa pisteen, mihin suuntaan tahansa: mene pallon perään. Potku ja askel: se on kuljettamista.
learn-points-5 = Neljä pistettä on jäljellä, ja ne saa jättää käyttämättä: päätä vuoro.
learn-points-end = Pisteitä voi käyttää kehen tahansa ja palloon, missä järjestyksessä tahansa. Käyttämättä jäävät menetetään.

## Facing

learn-facing-title = Rintamasuunta
learn-facing-about = Vain jalkojen edessä olevat ruudut ratkaisevat.
learn-facing-1 = Numero ykkösesi rintama on itään, ja pallo on suoraan sen edessä. Valitse se.
learn-facing-2 = Neljänneskäännös maksaa pisteen. Käänny vasemmalle, pohjoiseen, ja katso.
learn-facing-3 = Valitse se uudelleen.
learn-facing-4 = Pallo on nyt sen vieressä: potkua ei tarjota lainkaan. Käänny takaisin oikealle.
learn-facing-5 = Valitse se vielä kerran.
learn-facing-6 = Kun pallo on suoraan edessä, sen voi potkaista joka suuntaan; taaksepäin maksaa enemmän. Potkaise itään.
learn-facing-end = Pelaaja pelaa palloa jalkojensa edessä olevissa kolmessa ruudussa eikä missään muualla.

## Passing

learn-passing-title = Syöttäminen
learn-passing-about = Pelaajalta toiselle samalla vuorolla.
learn-passing-1 = Numero 2 odottaa koillisessa. Potkaise pallo sinne päin.
learn-passing-2 = Pallo on ilmassa: anna sen jatkaa koilliseen.
learn-passing-3 = Vielä kerran, numero kakkosen edessä olevaan ruutuun.
learn-passing-4 = Pallo on nyt numero kakkosen jaloissa, ja se saa jatkaa heti. Valitse se.
learn-passing-5 = Potkaise pohjoiseen: vuoron pisteet jatkuvat.
learn-passing-end = Pallo saa lentää kaikkien yli, mutta sen on pysähdyttävä vapaaseen ruutuun. Se, jonka jaloissa pallo on, saa jatkaa sillä.

## Tackles

learn-tackle-title = Taklaukset
learn-tackle-about = Pariton vai parillinen?
learn-tackle-1 = Vastustajan numero ykkösellä on pallo, ja sinun ykkösesi on kahden ruudun päässä. Ennen noppiasi saat taklata, tarvittaessa yhden askelen jälkeen. Yritä.
learn-tackle-1-no = Voisit tehdä niin. Mutta silloin vastustaja pitää pallon.
learn-tackle-2 = Ilmoita nyt: tuleeko nopista pariton vai parillinen? Sano pariton.
learn-tackle-2-then = Oikein: vastustaja kaatuu toiselle puolelle, ja pallo on sinun. Askel maksettiin heitosta. Väärä ilmoitus kaataa oman pelaajasi.
learn-tackle-end = Taklaus onnistuu joka toinen kerta: uskalla siellä, missä pelaajan menettäminen vuoroksi ei haittaa.

## Headers

learn-header-title = Puskut
learn-header-about = Syöttö, johon osutaan ilmassa.
learn-header-1 = Pallo lentää numero kakkosesi takana olevaan ruutuun, ja se saa puskea pallon eteenpäin. Pariton noppa on osuma: 3 ja 5 ovat hyviä, 1 menee minne sattuu. Kokeile.
learn-header-1-then = Kolmonen: hyvä osuma. Toinen noppa kertoo matkan: täsmälleen neljä ruutua.
learn-header-2 = Valitse, minne: suoraan pohjoiseen.
learn-header-end = Puskut eivät maksa pisteitä eivätkä koskaan pysäytä palloa. Ohi mennyt yritys antaa sen lentää eteenpäin.

## Shots

learn-goalie-title = Laukaukset ja torjunnat
learn-goalie-about = Minne maalivahti ei ehdi.
learn-goalie-1 = Pallo on viimeisellä rivillä. Askel maaliruutuun on laukaus. Maalivahti heittää yhden nopan, ja sen on käveltävä täsmälleen pallon luo ilman viistoaskelia; edestakaisin saa kulkea. Se on merkityssä maaliruudussa: mikä laukaus on paras?
learn-goalie-1-then = Kolmen maaliruudun päähän ylettää vain kolmosella tai vitosella. Yhden päähän riittää mikä tahansa pariton, kahden päähän mikä tahansa parillinen.
learn-goalie-end = Laske ruudut maalivahtiin: parillinen vai pariton, lähellä vai kaukana.

## Bicycle kicks

learn-bicycle-title = Saksipotkut
learn-bicycle-about = Selkä menosuuntaan.
learn-bicycle-1 = Numero kakkosesi rintama on etelään, ja syöttö tulee sen jalkoihin: se saa pelata pallon päänsä yli. Pariton on osuma; sen jälkeen parillinen matka on hyvä. Kokeile.
learn-bicycle-1-then = Hyvä osuma, neljä ruutua. Osui tai ei, yrittäjä kaatuu.
learn-bicycle-2 = Lähetä pallo pohjoiseen, missä maali on.
learn-bicycle-end = Saksipotku menee taaksepäin kääntymättä. Kaatunut pelaaja nousee pisteellä ylös myöhemmällä vuorolla.

## The shoot-out

learn-shoot-out-title = Rangaistuspotkukilpailu
learn-shoot-out-about = Kun ottelu päättyy tasan.
learn-shoot-out-1 = Viisi potkua kummallekin, joka kerta eri pelaaja. Anna numero ykkösen aloittaa. Maalivahti valitsee maaliruudun, ja sitten noppa kertoo, mihin muista pallo menee.
learn-shoot-out-1-then = Kolmen maaliruudun päässä: vain kaksi kuutosta olisi pelastanut.
learn-shoot-out-2 = Nyt vastustaja potkaisee ja sinun maalivahtisi valitsee. Mistä näistä maaliruuduista on eniten hyötyä?
learn-shoot-out-2-then = Keskeltä on lyhyt matka useimpiin maaliruutuihin. Yhden ruudun päästä pariton noppa ottaa pallon kiinni ja kuutonen torjuu sen sivuun.
learn-shoot-out-end = Viiden potkun jälkeen enemmän maaleja tehnyt voittaa; jos ollaan tasan, jatketaan potku kerrallaan.
