## The rules in force: a title for each rule and a sentence for each value it can have.

edition-fuba-2-0 = FUBA 2.0
edition-fuba-2-1 = FUBA 2.1 (päiväämätön sääntökirja versioiden 2.0 ja 3.0 väliltä)
edition-fuba-2-2 = FUBA 2.2 (pikaohje)
edition-fuba-3-0 = FUBA 3.0 (luonnos vuodelta 2020)

played-basic = peruspeli
played-all = kaikilla lisäsäännöillä
played-with = lisäsäännöt: { $names }
played-custom = muokatut säännöt: { $rules }
played-custom-many = muokattuja sääntöjä { $n }
where-skills = kun taidot ovat pelissä

rule-turn = Vuoron kulku
step-choose-target = kohdealueen valinta
step-adjust-value = pallon arvon säätö
step-roll = noppien heitto
step-move-time = kellon siirto
step-roll-dice = noppien heitto ja kellon siirto
step-check-control = hallintatesti
step-move-ball = pallon siirto ja sen uusi arvo
step-first-stage = ensin toimivan joukkueen toiminnot
step-second-stage = toisen joukkueen toiminnot
step-first-actions = kummankin joukkueen ensimmäiset toiminnot
step-second-actions = haluttaessa kummankin joukkueen toiset toiminnot

rule-formation-lines = Ryhmitykset
rule-formation-lines-at-least-one = Mikä tahansa kymmenen pelaajan ryhmitys, jonka joka linjassa on vähintään yksi.
rule-formation-lines-any = Mikä tahansa kymmenen pelaajan ryhmitys, vaikka jokin linja olisi tyhjä.

rule-half-start = Puoliajan ensimmäinen minuutti
rule-half-start-first-minute = Kello aloittaa puoliajat minuuteista 1 ja 46.
rule-half-start-labelled-square = Kello aloittaa puoliajat minuuteista 0 ja 45.

rule-counted-at-most = Ruuhkaiset alueet
rule-counted-at-most-6 = Yhdellä alueella lasketaan joukkueesta enintään kuusi pelaajaa.
rule-counted-at-most-11 = Kaikki alueella olevat pelaajat lasketaan.
rule-counted-at-most-number = { $n ->
    [one] Yhdellä alueella lasketaan joukkueesta vain yksi pelaaja.
   *[other] Yhdellä alueella lasketaan joukkueesta enintään { $n } pelaajaa.
}

rule-far-target = Liian pitkät syötöt
rule-far-target-costs-ball = Mitä tahansa matkaa saa yrittää, mutta pallo menetetään, jos uusi pallon arvo on yli 6.
rule-far-target-illegal = Kohdetta, joka nostaisi pallon arvon yli 6:n, ei voi valita.

rule-difficult-situation = Vaikeat tilanteet
rule-difficult-situation-near-only = Kun pallon arvo on 6, palloa voi pelata vain omalla alueellaan tai viereiselle.
rule-difficult-situation-none = Pallon arvo 6 ei sellaisenaan rajoita kohteen valintaa.

rule-ball-moves = Milloin pallo siirtyy
rule-ball-moves-after-check = Pallo siirtyy kohteeseen hallintatestin jälkeen, myös epäonnistuneen.
rule-ball-moves-with-target = Pallo siirtyy heti, kun kohde on valittu, ennen noppia.

rule-backward-pass = Syötöt taaksepäin ja paitsio
rule-backward-pass-into-own-half = Paitsiota ei tuomita syötöstä alueelle, joka on kokonaan omalla kenttäpuoliskolla.
rule-backward-pass-none = Mikään syöttö ei ole suuntansa vuoksi vapaa paitsiosta.
rule-backward-pass-towards-own-goal = Paitsiota ei tuomita syötöstä alueelle, joka on kauempana vastustajan päätyrajasta.

rule-offside-moves = Siirtyminen paitsioon
rule-offside-moves-both-teams = Kumpikaan joukkue ei saa siirtää pelaajaa paitsioasemaan.
rule-offside-moves-controlling-team = Vain pallollinen joukkue ei saa siirtää pelaajia paitsioasemaan.

rule-modifications = Milloin syöttö ja vartiointi muuttavat pallon arvoa
rule-modifications-on-new-value = Onnistuneen testin jälkeen kaikki lisätään kerralla uuteen arvoon; yli 6 menettää pallon.
rule-modifications-before-dice = Ennen noppia, yksi toisensa jälkeen, jolloin ne helpottavat tai vaikeuttavat testiä.

rule-passing-through = Syöttö omien pelaajien kautta
rule-passing-through-doubled = Syöttö yhden alueen yli ei maksa lisää, jos joukkueella on siellä pelaaja ja vähintään kaksi kertaa niin monta kuin vastustajalla.
rule-passing-through-none = Pitkä syöttö maksaa saman, seisoi välissä kuka tahansa.

rule-unmarked-target = Vartioimaton kohde
rule-unmarked-target-check-succeeds = Hallintatesti onnistuu itsestään, kun joukkuetoveri odottaa vartioimatta kohdealueella.
rule-unmarked-target-becomes-one = Pallon arvoksi tulee 1, kun joukkuetoveri odottaa vartioimatta kohdealueella; pitkä syöttö lisätään siihen.
rule-unmarked-target-less-two-unless-ahead = Pallon arvo laskee kahdella, kun joukkuetoveri odottaa vartioimatta kohdealueella, ellei alue ole puolustuksen toiseksi alimman pelaajan edellä.

rule-equal-dice = Kello samoilla silmäluvuilla
rule-equal-dice-owe-a-minute = Kello ei liiku, kun vuoron nopat ovat samat, ja seuraavalla vuorolla, jolla nopat eroavat, lisätään yksi minuutti.
rule-equal-dice-one-die = Kun vuoron nopat ovat samat, kello liikkuu yhden nopan silmäluvun verran.

rule-restart-minute = Uudelleenaloitusten aika
rule-restart-minute-none = Uudelleenaloitukset eivät vie aikaa.
rule-restart-minute-all-but-kick-off = Jokainen vapaapotku, kulmapotku, maalipotku ja rangaistuspotku vie minuutin, mutta ei lisäajalla; aloituspotku ei vie aikaa.
rule-restart-minute-every-restart = Jokainen aloituspotku, vapaapotku, kulmapotku, maalipotku ja rangaistuspotku vie minuutin, mutta ei lisäajalla.

rule-special-events = Erikoistapahtumat
rule-special-events-difference-no-defence = Erikoistapahtuma tulee, kun pallollisen joukkueen noppa on sama kuin pallon arvo: kumpikin joukkue heittää uudelleen ja erotus ratkaisee. -1 on pallottoman joukkueen rike, +1 pallollisen, ja +5 estää pallottoman joukkueen puolustussiirrot.
rule-special-events-difference-void-at-the-end = Erikoistapahtuma tulee, kun pallollisen joukkueen noppa on sama kuin pallon arvo: kumpikin joukkue heittää uudelleen ja erotus ratkaisee. -1 on pallottoman joukkueen rike, +1 pallollisen, ja +5 estää pallottoman joukkueen puolustussiirrot. Samojen noppien seuraukset raukeavat kulmapotkun mukana, jolle ei ole aikaa.
rule-special-events-difference-two-moves = Erikoistapahtuma tulee, kun pallollisen joukkueen noppa on sama kuin pallon arvo: kumpikin joukkue heittää uudelleen ja erotus ratkaisee. -1 on pallollisen joukkueen rike, +1 pallottoman, ja +5 antaa pallolliselle joukkueelle kaksi siirtoa.
rule-special-events-sum-on-equal-dice = Erikoistapahtuma tulee, kun vuoron nopat ovat samat: kumpikin joukkue heittää uudelleen ja summa ratkaisee.
rule-special-events-table-on-equal-dice = Erikoistapahtuma tulee, kun vuoron nopat ovat samat: kumpikin joukkue heittää uudelleen ja nopat valitsevat yhden laajan taulukon 36 kohdasta.
rule-special-events-table-fans-of-an-area = Erikoistapahtuma tulee, kun vuoron nopat ovat samat: kumpikin joukkue heittää uudelleen ja nopat valitsevat yhden laajan taulukon 36 kohdasta. Fanit laulavat alueelle: siellä lasketaan yksi pelaaja enemmän.

rule-easy-situation = Helpot tilanteet
rule-easy-situation-passive-moves-one = Epäonnistuneessa testissä pallo säilyy, jos kohdealueella tai sen vieressä ei ole vastustajaa; palloton joukkue saa siirtää yhtä pelaajaa.
rule-easy-situation-none = Epäonnistunut testi menettää aina pallon.

rule-keeper-closest = Maalivahti lähimpänä palloa
rule-keeper-closest-may-spare = Pallon juuri voittanut joukkue saa lähettää lähimmän kenttäpelaajansa, kun maalivahti on yksin lähimpänä.
rule-keeper-closest-must-go = Maalivahdin, joka on yksin lähimpänä palloa, on mentävä; tasatilanteessa voi mennä toinen pelaaja.

rule-closest-cost = Pallon hakemisen hinta
rule-closest-cost-one-move = Lähimmän pelaajan lähettäminen pallolle maksaa joukkueelle yhden tämän vuoron siirroista.
rule-closest-cost-nothing = Lähimmän pelaajan lähettäminen pallolle ei maksa siirtoja.

rule-after-loss = Pallon arvo menetetyn testin jälkeen
rule-after-loss-losers-die = Uusi pallon arvo on pallon menettävän joukkueen noppa.
rule-after-loss-winners-die = Uusi pallon arvo on pallon voittavan joukkueen noppa.

rule-action-stages = Toiminnot
rule-action-stages-fixed-sequences = Joukkueet pelaavat vuorollaan kiinteän sarjan: maaliyritys, liikkuminen ja vapaat siirrot, pallon arvon säätö (pakollinen), prässi.
rule-action-stages-two-actions = Joukkueet tekevät vuorollaan täsmälleen kaksi eri toimintoa haluamassaan järjestyksessä.
rule-action-stages-rounds = Kumpikin joukkue tekee ensimmäisen toiminnon; sitten pallollinen joukkue päättää, tekevätkö molemmat vielä toisen, eri toiminnon.

rule-action-order = Kumpi toimii ensin
rule-action-order-fewer-moved = Viime vuorolla ensin toiminut joukkue, jos se siirsi vähemmän pelaajia kuin toinen, muuten toinen; palloton joukkue, kun kohdealueella on vain sen pelaajia.
rule-action-order-fixed-with-target = Pallollinen joukkue, jos sillä on kohdetta valittaessa enemmän pelaajia kohdealueella, muuten palloton, oli pallo myöhemmin kummalla tahansa.
rule-action-order-more-in-target = Joukkue, jolla on vuoron alussa enemmän pelaajia kohdealueella.

rule-second-action = Toiset toiminnot
rule-second-action-handicapped = Ne ovat heikompia: yksi siirto vähemmän, prässin noppaan yksi lisää, säädössä yksi pelaaja vähemmän, laukauksesta yksi pois.
rule-second-action-plain = Ne toimivat kuten ensimmäiset.

rule-order-tie = Kumpi toimii ensin tasamäärillä
rule-order-tie-passive-now = Joukkue, jolla ei ole palloa toimintojen alkaessa.
rule-order-tie-passive-at-start = Joukkue, jolla ei ollut palloa vuoron alkaessa.

rule-restart-order = Kumpi toimii ensin uudelleenaloituksen jälkeen
rule-restart-order-passive-now = Aloitus-, vapaa-, kulma- tai rangaistuspotkun jälkeen joukkue, jolla ei ole palloa toimintojen alkaessa.
rule-restart-order-passive-at-start = Aloitus-, vapaa-, kulma- tai rangaistuspotkun jälkeen joukkue, jolla ei ollut palloa potkua annettaessa.

rule-free-movement = Vapaat siirrot
rule-free-movement-after-moves = Siirtojensa jälkeen joukkue saa siirtyä pois päätyrajalta pelaajilla, jotka eivät ole liikkuneet, mutta ei pallon alueelle.
rule-free-movement-end-of-stage = Kahden toimintonsa jälkeen joukkue saa siirtyä pois päätyrajalta pelaajilla, jotka eivät ole liikkuneet tällä vuorolla, mutta ei pallon alueelle, ja tuoda maalivahdin takaisin maalille.
rule-free-movement-end-of-stage-not-to-ball = Kahden toimintonsa jälkeen joukkue saa siirtyä pois päätyrajalta pelaajilla, jotka eivät ole liikkuneet tällä vuorolla, ja tuoda maalivahdin takaisin maalille, mutta ketään ei saa siirtää pallon alueelle.
rule-free-movement-before-first-action = Ennen ensimmäistä toimintoaan joukkue saa siirtää ylimääräisiä pelaajia, siirtyä pois päätyrajalta ja tuoda maalivahdin takaisin maalille.

rule-numbers-at-shot = Pelaajamäärät laukojan ympärillä
rule-numbers-at-shot-not-from-penalty-area = Yli- tai alivoima laukojan alueella muuttaa laukausta yhdellä, mutta ei rangaistusalueella.
rule-numbers-at-shot-not-from-penalty-area-or-free-kick = Yli- tai alivoima laukojan alueella muuttaa laukausta yhdellä, mutta ei rangaistusalueella eikä vapaapotkusta.

rule-keeper-in-numbers = Maalivahti puolustajien joukossa
rule-keeper-in-numbers-not-counted = Puolustavaa maalivahtia ei lasketa laukauksen pelaajamääriin.
rule-keeper-in-numbers-counted = Puolustava maalivahti lasketaan laukauksen pelaajamääriin kuten muutkin.

rule-offside-numbers = Paitsiossa olevat hyökkääjät laukauksessa
rule-offside-numbers-neither-way = Paitsiossa olevia hyökkääjiä ei lasketa rangaistusalueella, oli kyse +1:stä tai -1:stä.
rule-offside-numbers-not-for-plus = Paitsiossa olevia hyökkääjiä ei lasketa rangaistusalueella +1:een, mutta -1:tä arvioitaessa lasketaan.

rule-rebound = Kimmokkeet
rule-rebound-literal = Kumpikin joukkue heittää, eikä mitään lisätä.
rule-rebound-added = Kumpikin joukkue heittää ja lisää pelaajansa rangaistusalueella; puolustavaa maalivahtia ei lasketa.

rule-midfield-moves = Keskikentän liikkuminen
rule-midfield-moves-any-neighbour-not-past-ball = Yksi alue mihin tahansa suuntaan, mutta suoraan eteen tai taakse ei koskaan kokonaan pallon ohi.
rule-midfield-moves-sideways-or-diagonal = Yksi alue sivulle tai viistoon, ei koskaan suoraan eteen tai taakse.

rule-straight-moves = Hyökkäyksen ja puolustuksen liikkuminen
rule-straight-moves-any-number = Hyökkäysliike etenee vapaan määrän alueita suoraan eteen ja puolustusliike suoraan taakse, mutta pysähtyy siihen, missä vastustajalla on enemmän pelaajia; maalivahti siirtyy enintään kaksi.
rule-straight-moves-one-area = Hyökkäysliike etenee yhden alueen suoraan eteen, puolustusliike yhden alueen suoraan taakse.

rule-piece-moves = Kuinka usein pelaaja siirtyy
rule-piece-moves-once-per-movement = Kerran joukkueen liikkumisessa; tapahtumien siirrot tulevat päälle.
rule-piece-moves-once-per-turn = Kerran vuorossa, vapaat siirrot ja tapahtumien siirrot mukaan lukien.
rule-piece-moves-once-per-action = Kerran liikkumistoiminnossa; vapaat siirrot ja tapahtumien siirrot tulevat päälle.

rule-dribbler-offside = Kuljettaminen ja paitsio
rule-dribbler-offside-exempt = Pallollinen pelaaja saa kuljettaa alueelle, jolla muut olisivat paitsiossa.
rule-dribbler-offside-bound = Pallollinenkaan pelaaja ei saa kuljettaa paitsioalueelle.

rule-positioning = Pallon arvon säätö pallolla
rule-positioning-by-numbers = Pelaajamäärät pallolla ratkaisevat, toimi kumpi joukkue tahansa: pallon arvo laskee pallollisen joukkueen ylivoiman verran ja nousee pallottoman, enintään kahdella.
rule-positioning-own-favour = Joukkue, jolla on pelaaja pallolla, muuttaa pallon arvoa enintään yhdellä edukseen; jos sillä on siellä enemmän pelaajia kuin vastustajalla, enintään kahdella.

rule-pressing = Prässi
rule-pressing-one-die-frees-next-check = Kun pallolla on pelaaja, yksi noppa: alle pallon arvon voittaa pallon; muuten vastustajan seuraava hallintatesti onnistuu itsestään.
rule-pressing-one-die = Kun pallolla on vähintään yhtä monta pelaajaa kuin vastustajalla, yksi noppa: alle pallon arvon voittaa pallon; sen yli laskee pallon arvoa kahdella.
rule-pressing-two-dice = Kun pallolla on vähintään yhtä monta pelaajaa kuin vastustajalla, kaksi noppaa: vähintään yksi alle pallon arvon voittaa pallon; kumpikin sen yli laskee pallon arvoa kahdella.
rule-pressing-three-dice = Kun pallolla on vähintään yhtä monta pelaajaa kuin vastustajalla, kolme noppaa: vähintään yksi alle pallon arvon voittaa pallon; kaikki sen yli laskevat pallon arvoa kahdella.

rule-quick-free-kick = Nopeat vapaapotkut
rule-quick-free-kick-none = Niitä ei ole: jokaisessa vapaapotkussa ryhmitytään uudelleen.
rule-quick-free-kick-as-many = Ainakin osin omalla kenttäpuoliskolla annettava vapaapotku on nopea: potkaiseva joukkue siirtää niin monta pelaajaa kuin haluaa, sitten toinen enintään yhtä monta.
rule-quick-free-kick-as-many-or-four = Ainakin osin omalla kenttäpuoliskolla annettava vapaapotku on nopea: potkaiseva joukkue siirtää niin monta pelaajaa kuin haluaa, sitten toinen enintään yhtä monta, mutta aina saa siirtää neljää.

rule-free-kick-duty = Vapaapotkun puolustaminen
rule-free-kick-duty-one-behind-ball = Pallottoman joukkueen on sijoitettava pelaaja lähemmäs päätyrajaansa kuin vapaapotku on, jos se on mahdollista.
rule-free-kick-duty-one-behind-ball-unless-alone = Pallottoman joukkueen on sijoitettava pelaaja lähemmäs päätyrajaansa kuin vapaapotku on, jos se on mahdollista; yksin jäänyt maalivahti seisoo missä haluaa.
rule-free-kick-duty-none = Palloton joukkue ryhmittyy miten haluaa.

rule-shot-free-moves = Vapaat siirrot ennen vapaapotkulaukausta
rule-shot-free-moves-none = Ei ole: kumpikin joukkue on juuri ryhmittynyt.
rule-shot-free-moves-allowed = Sallittuja, kuten ennen muitakin ensimmäisiä toimintoja.

rule-taker-returns = Kulmapotkun antajan paluu
rule-taker-returns-with-ball = Antaja on kulma-alueella heti, kun pallo on siirtynyt.
rule-taker-returns-after-check = Antaja on kulma-alueella hallintatestin jälkeen.

rule-goal-kick = Maalipotkut
rule-goal-kick-played-out-slow-movement = Vuoro pelataan ensin loppuun ilman prässiä ja kuljettamista. Potku aloittaa seuraavan vuoron; potkaiseva joukkue saa antaa sen hitaasti, jolloin kumpikin joukkue saa vielä yhden liikkumisen.
rule-goal-kick-played-out-slow-movement-stage = Vuoro pelataan ensin loppuun ilman prässiä ja kuljettamista. Potku aloittaa seuraavan vuoron; potkaiseva joukkue saa antaa sen hitaasti, jolloin kumpikin joukkue saa vielä yhden liikkumisen vapaine siirtoineen, ja siirtojen määrät ratkaisevat, kumpi toimii ensin.
rule-goal-kick-played-out-slow-free-moves = Vuoro pelataan ensin loppuun ilman prässiä ja kuljettamista. Potku aloittaa seuraavan vuoron; potkaiseva joukkue saa antaa sen hitaasti: se tekee niin monta siirtoa kuin haluaa, sitten toinen joukkue yhtä monta.
rule-goal-kick-skips-turn = Maalipotku päättää vuoron; potkaiseva joukkue siirtää niin monta pelaajaa kuin haluaa, sitten toinen enintään yhtä monta, mutta aina saa siirtää tämän verran: { $n }.

rule-first-yellow = Punainen kortti ensimmäisen keltaisen jälkeen
rule-first-yellow-needs-another = Ensimmäinen keltainen kortti ei koskaan johda punaisen kortin testiin.
rule-first-yellow-six-tests-red = Kuutosella tullut keltainen kortti johtaa punaisen kortin testiin, vaikka se olisi ensimmäinen.

rule-fewest-players = Pelaajien vähimmäismäärä
rule-fewest-players-no-limit = Joukkue jatkaa, oli pelaajia jäljellä kuinka vähän tahansa.
rule-fewest-players-seven = Joukkue, jolla on alle seitsemän pelaajaa maalivahti mukaan lukien, häviää ottelun.

rule-match-times = Liian pitkät ottelut
rule-match-times-none = Ottelun kestolla ei ole väliä.
rule-match-times-extra-squares = Myöhässä alkaneessa tai hitaassa ottelussa merkki liikkuu joka vuorolla yhden ruudun enemmän, ei kuitenkaan lisäajalla.
rule-match-times-blitz-and-whistle = Hitaassa ottelussa miettimisajat ovat ehdottomia, ja se päättyy vihellykseen salaisella minuutilla.

## Advanced rules

rule-condition = Kuntopisteet
rule-condition-none = Niitä ei ole.
rule-condition-movement-die = Yksi kullekin pelaajalle joka linjassa. Pallon vyöhykkeen pisteellä saa liikkumiseen nopan: niin monta minkä tahansa lajin siirtoa, vähintään yhtä monta kuin linjassa on pelaajia.
rule-condition-boost-from-target-zone = Yksi kullekin pelaajalle joka linjassa. Kohdealueen vyöhykkeen pisteellä saa yhden minkä tahansa lajin siirron lisää, yhden pelaajan lisää säätöön tai yhden pois prässin nopasta; yksi kutakin toimintoa kohti.
rule-condition-boost-from-ball-zone = Yksi kullekin pelaajalle joka linjassa. Pallon vyöhykkeen pisteellä saa yhden minkä tahansa lajin siirron lisää, yhden pykälän lisää sijoittumiseen tai aggressiivisen prässin; yksi kutakin toimintoa kohti.

rule-tiredness = Väsyminen
rule-tiredness-none = Kukaan ei väsy.
rule-tiredness-equal-passes = Kun kello liikkuu vähintään viisi minuuttia, kumpikin joukkue testaa: noppa kertaa kymmenen; niin kauan kuin tulos on alle minuutin, menetetään piste ja lisätään noppa, enintään kolme. Joukkue, jolla ei ole pisteitä, on heti väsynyt ja siirtää joka linjassa yhtä pelaajaa vähemmän.
rule-tiredness-must-exceed = Kun kello liikkuu vähintään viisi minuuttia, kumpikin joukkue testaa: noppa kertaa kymmenen; kunnes tulos ylittää minuutin, menetetään piste ja lisätään noppa, enintään kolme. Joukkue, jolla ei ole testin jälkeen pisteitä, on väsynyt ja siirtää joka linjassa yhtä pelaajaa vähemmän.

rule-roles = Roolit
rule-roles-none = Pelaajilla ei ole rooleja.
rule-roles-move-starting-points = Hyökkäävät ja puolustavat keskikenttäpelaajat, hyökkäävät topparit, vetäytyvät kärjet ja hyökkäävät laitapuolustajat siirtävät alun kuntopisteen toiseen linjaan; valitaan salassa ryhmityksen kanssa.

rule-substitutions = Vaihdot
rule-substitutions-none = Niitä ei ole.
rule-substitutions-end-of-stage = Kolme ottelussa, oman toimintavaiheen lopussa: pelaaja vaihtaa linjaa, varoitettu pelaaja vaihdetaan pois, tai tuore pelaaja tuo kuntopisteitä.
rule-substitutions-any-action = Kolme ottelussa, toimintona: pelaaja vaihtaa linjaa, varoitettu pelaaja vaihdetaan pois, tai tuore pelaaja tuo kuntopisteitä.
rule-substitutions-second-action-or-setup = Kolme ottelussa, toisena toimintona tai ennen ryhmittymistä: pelaaja vaihtaa linjaa, varoitettu pelaaja vaihdetaan pois, tai tuore pelaaja tuo kuntopisteitä, yhteensä enintään kymmenen.

rule-injuries = Loukkaantumiset
rule-injuries-none = Kukaan ei loukkaannu.
rule-injuries-turns-fresh-replacement = Pelaaja poistuu heti, ja noppa kertoo, monenko vuoron ajaksi tai loppuotteluksi; jälkimmäisessä tapauksessa vaihto voi tuoda tuoreen pelaajan.
rule-injuries-turns-late-replacement = Pelaaja poistuu heti, ja noppa kertoo, monenko vuoron ajaksi tai loppuotteluksi; jälkimmäisessä tapauksessa vaihto voi tuoda toisen, jolla on toisella puoliajalla kuntopiste.
rule-injuries-minutes = Pallon lähellä oleva pelaaja poistuu heti, ja noppa kertoo, monenko minuutin ajaksi tai loppuotteluksi; jälkimmäisessä tapauksessa vaihto voi tuoda toisen, jolla on toisella puoliajalla kuntopiste. Loukkaantunut maalivahti jatkaa, mutta laukaukset helpottuvat yhdellä.
rule-injuries-minutes-sparing-lone-keeper = Pallon lähellä oleva pelaaja poistuu heti, ja noppa kertoo, monenko minuutin ajaksi tai loppuotteluksi; jälkimmäisessä tapauksessa vaihto voi tuoda toisen, jolla on toisella puoliajalla kuntopiste. Loukkaantunut maalivahti jatkaa, mutta laukaukset helpottuvat yhdellä; yksin jäänyt maalivahti ei loukkaannu.

rule-keeper = Maalivahti irti maalista
rule-keeper-none = Maalivahdilla ei ole erityistä paikkaa.
rule-keeper-outside-counted = Rangaistusalueellaan maalivahti saa olla maalialueen ulkopuolella: prässi siellä lasketaan yhtä pienempänä ja maalivahti lasketaan laukauksissa, mutta vastustajan laukaukset ovat kaksi helpompia.
rule-keeper-outside = Rangaistusalueellaan maalivahti saa olla maalialueen ulkopuolella: prässi siellä lasketaan yhtä pienempänä, mutta vastustajan laukaukset ovat yhden helpompia.
rule-keeper-sweeps = Kun pallo pelataan rangaistusalueelle, maalivahti saa tulla vastaan: prässissä käytetään pienempää noppaa, mutta vastustajan laukaukset ovat yhden helpompia.

rule-aggressive-pressing = Aggressiivinen prässi
rule-aggressive-pressing-none = Sitä ei ole.
rule-aggressive-pressing-lower-of-two = Kuntopisteellä joukkue prässää pelaajamääristä riippumatta kahdella nopalla, joista suurempi poistetaan, tai yhdellä, jos pelaajia puuttuu kaksi; epäonnistuminen on rike ja tuo keltaisen kortin testin.
rule-aggressive-pressing-equal-wins = Kuntopisteellä joukkue prässää jopa yhtä pelaajaa vähemmällä, ja yhtä monella voittaa myös pallon arvon suuruinen noppa; epäonnistuminen on rike ja tuo keltaisen kortin testin.

rule-styles = Pelityylit
rule-styles-none = Niitä ei ole.
rule-styles-by-zone = Jokainen linja pelaa rennosti, normaalisti tai aggressiivisesti, mikä valitaan salassa ennen ottelua; kohdealueen vyöhykkeen tyyli vaikuttaa erikoistapahtumiin, loukkaantumisiin ja väsymystesteihin.

rule-offside-risk = Paitsioriski
rule-offside-risk-none = Vain osin paitsiossa oleva kohde on kuin mikä tahansa muu.
rule-offside-risk-raises-value = Syötettäessä joukkuetoverille, joka on osin toiseksi alimman linjan takana, pallon arvo nousee siellä olevien puolustajien määrään.
rule-offside-risk-passive-acts-first = Syötettäessä joukkuetoverille, joka on osin toiseksi alimman linjan takana, palloton joukkue toimii ensin, jos pallollisen noppa on enintään siellä olevien puolustajien määrä.

rule-slow-play = Pelin hidastaminen
rule-slow-play-none = Uudelleenaloituksia ei voi hidastaa.
rule-slow-play-one-more-square = Muissa uudelleenaloituksissa kuin aloituspotkussa potkaiseva joukkue saa kuluttaa yhden minuutin lisää, keltaisen kortin ja punaisen kortin testin uhalla.

rule-weather = Sää
rule-weather-none = Sillä ei ole väliä.
rule-weather-equal-kick-off-dice = Samat silmäluvut ensimmäisessä aloitusheitossa tuovat helteen, auringonpaisteen, tuulen, sateen tai kylmyyden.

rule-skills = Taidot
rule-skills-none = Niitä ei ole.
rule-skills-first-use-free-1 = Kumpikin joukkue valitsee yhden kortin 22:sta; ensimmäinen käyttö on ilmainen, ellei kortti sano toisin. Kortit pysyvät salassa, kunnes ne pelataan.
rule-skills-first-use-free-2 = Kumpikin joukkue valitsee kaksi korttia 22:sta; ensimmäinen käyttö on ilmainen, ellei kortti sano toisin. Kortit pysyvät salassa, kunnes ne pelataan.
rule-skills-first-use-free-3 = Kumpikin joukkue valitsee kolme korttia 22:sta; ensimmäinen käyttö on ilmainen, ellei kortti sano toisin. Kortit pysyvät salassa, kunnes ne pelataan.
rule-skills-first-use-free-4 = Kumpikin joukkue valitsee neljä korttia 22:sta; ensimmäinen käyttö on ilmainen, ellei kortti sano toisin. Kortit pysyvät salassa, kunnes ne pelataan.
rule-skills-first-use-free-5 = Kumpikin joukkue valitsee viisi korttia 22:sta; ensimmäinen käyttö on ilmainen, ellei kortti sano toisin. Kortit pysyvät salassa, kunnes ne pelataan.
rule-skills-every-use-paid-1 = Kumpikin joukkue valitsee yhden kortin 33:sta; jokainen käyttö maksaa sen, mitä kortissa lukee. Kortit pysyvät salassa, kunnes ne pelataan.
rule-skills-every-use-paid-2 = Kumpikin joukkue valitsee kaksi korttia 33:sta; jokainen käyttö maksaa sen, mitä kortissa lukee. Kortit pysyvät salassa, kunnes ne pelataan.
rule-skills-every-use-paid-3 = Kumpikin joukkue valitsee kolme korttia 33:sta; jokainen käyttö maksaa sen, mitä kortissa lukee. Kortit pysyvät salassa, kunnes ne pelataan.
rule-skills-every-use-paid-4 = Kumpikin joukkue valitsee neljä korttia 33:sta; jokainen käyttö maksaa sen, mitä kortissa lukee. Kortit pysyvät salassa, kunnes ne pelataan.
rule-skills-every-use-paid-5 = Kumpikin joukkue valitsee viisi korttia 33:sta; jokainen käyttö maksaa sen, mitä kortissa lukee. Kortit pysyvät salassa, kunnes ne pelataan.
