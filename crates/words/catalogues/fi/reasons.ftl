### Why an answer is not legal now: FUBA

no-action-now = Se on toiminto, eikä toimintoa kysytä nyt.
no-action-in-this-sequence = Toiminnot tulevat tässä kiinteässä järjestyksessä, eikä tätä kysytä nyt.
no-same-action-twice = Toisen toiminnon on oltava eri lajia kuin ensimmäisen, ja tämä laji on jo pelattu.
no-defence-by-event = Erikoistapahtuma estää joukkueesi puolustussiirrot tällä vuorolla.
no-moves-now = Siirtoja ei kysytä nyt: valitse ensin liike, kun toimintoa kysytään.
no-target-now = Kohdetta ei kysytä nyt: pallollinen joukkue valitsee sen vuoron alussa.
no-shot-without-ball = Vain pallollinen joukkue saa laukoa.
no-shot-from-here = Pallo on täällä: { $area }. Laukaus tulee toisen joukkueen puoliskolta, tai keskiviivan vierestä sen maalivahdin ollessa poissa.
no-press-in-control = Pallo on joukkueellasi: vain toinen joukkue prässää.
no-press-at-goal-kick = Kukaan ei prässää, kun maalipotku on vielä antamatta.
no-press-outnumbered = Prässiin tarvitset pallon alueelle vähintään yhtä monta pelaajaa kuin toisella joukkueella. { $area }: sinulla { $own }, toisella { $other }.
no-such-positioning = Tässä painoksessa pelaajamäärät pallolla muuttavat pallon arvoa: toiminto on adjust.
no-such-adjustment = Tässä painoksessa joukkue muuttaa pallon arvoa omaksi edukseen: toiminto on position ja luku.
no-positioning-nobody-there = Pallon arvon muuttamiseen tarvitset pelaajan pallon alueelle: { $area }.
no-positioning-beyond = Pallon arvo on { $value } ja pysyy välillä 1–6: voit muuttaa sitä enintään näin paljon: { $most }.
no-positioning-so-far =
    { $more ->
        [0] Voit muuttaa pallon arvoa enintään näin paljon: { $most }. Pelaaja pallolla antaa 1, enemmän pelaajia kuin toisella joukkueella 2.
       *[other] Voit muuttaa pallon arvoa enintään näin paljon: { $most }. Pelaaja pallolla antaa 1, enemmän pelaajia kuin toisella joukkueella 2, ja taito lisää { $more }.
    }
no-target-nobody-near = Sinulla ei ole ketään alueella tai sen vieressä: { $area }.
no-target-free-kick = Vapaapotku jää alueelleen vain, jos sinulla on siellä toinen pelaaja.
no-target-difficult = Kun pallon arvo on 6, pallo menee enintään viereiselle alueelle.
no-target-too-far = Pitkä syöttö nostaisi pallon arvon { $value } yli kuuden: { $area }.
no-target-offside = Pelaajasi ovat paitsiossa: { $area }.
no-target-offside-near = Kaikki pelaajasi tämän alueen vieressä ovat paitsiossa: { $area }.
no-done-without-ball = Et voi lopettaa vielä: joukkueesi tarvitsee pelaajan pallolle.
no-moves-left = Siirtoja ei ole jäljellä.
no-move-nobody-there = Sinulla ei ole täällä ketään sellaista siirrettävää: { $area }.
no-move-nominee = Kahdeksi laskettava pelaaja ei ole täällä usean siirrettävän joukossa: { $area }. Kirjoita siirto ilman tähteä.
no-move-twice = Täällä olevat ovat jo siirtyneet, ja nappula siirtyy kerran: { $area }.
no-move-too-far = Siirto päättyy viereiselle alueelle. Nämä eivät ole vierekkäin: { $from }, { $to }.
no-move-offside = Siellä pelaajasi olisi paitsiossa: { $area }.
no-move-leaves-ball = Jonkun on jäätävä pallolle: { $area }.
no-midfield-move = Keskikentän siirrot menevät sivulle tai vinosti, eivät koskaan suoraan.
no-midfield-move-past-ball = Keskikentän suora siirto ei mene pallon ohi.
no-move-past-opponents = Pitkällä matkalla nappula pysähtyy alueelle, jolla toisella joukkueella on enemmän pelaajia, ja maalivahti kahden alueen jälkeen.
no-forward-move = Hyökkäyksen siirrot menevät suoraan eteen: ei sinne.
no-defence-move = Puolustuksen siirrot menevät suoraan taakse: ei sinne.
no-free-move-without-surplus = Sinulla ei ole täällä enempää pelaajia kuin toisella joukkueella, joten kukaan ei lähde vapaasti: { $area }.
no-free-move-but-from-goal-line = Vapaat siirrot menevät suoraan poispäin päätyrajasta eivätkä pallolle.
no-dribble-now = Nyt ei kuljeteta: se on osa liikettä.
no-dribble-without-ball = Vain pallollinen joukkue kuljettaa.
no-dribble-from-elsewhere = Kuljetus alkaa sieltä, missä pallo on: { $area }.
no-dribble-at-goal-kick = Kukaan ei kuljeta, kun maalipotku on vielä antamatta.
no-dribble-twice = Palloa kuljetetaan kerran yhdessä liikkeessä.
no-dribble-past-opponents = Täällä on toisen joukkueen pelaajia: { $area }. Palloa kuljetetaan alueelta, jolla heitä ei ole.

### Behind a refusal of a word that is not known

did-you-mean = Tarkoititko "{ $meant }"?
