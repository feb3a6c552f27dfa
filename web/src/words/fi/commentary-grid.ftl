## The grid game as a commentator tells it: several sentences for everything, of which the match chooses one.

### Before and around the match

comment-grid-kick-off-1 = Peli on käynnissä! { $seat } aloittaa.
comment-grid-kick-off-2 = Pilli soi, ja { $seat } potkaisee pelin käyntiin.
comment-grid-kick-off-3 = Nyt mennään, pallossa { $seat }.

comment-grid-second-half-1 = Toinen puoliaika alkaa, pallossa { $seat }.
comment-grid-second-half-2 = Joukkueet palaavat: { $seat } aloittaa.
comment-grid-second-half-3 = Puolet pelistä jäljellä, ja { $seat } potkaisee.

comment-grid-half-time-1 = Puoliaika! { seat-home } { $home }, { seat-away } { $away }.
comment-grid-half-time-2 = Pilli soi tauolle: { $home }–{ $away }.
comment-grid-half-time-3 = Tauolle lähdetään lukemissa { $home }–{ $away }.

comment-grid-full-time-home-1 = Se on siinä! { seat-home } vie voiton.
comment-grid-full-time-home-2 = Pilli soi, ja { seat-home } on voittanut ottelun.
comment-grid-full-time-home-3 = Siinä se: { seat-home } voittaa.

comment-grid-full-time-away-1 = Se on siinä! { seat-away } vie voiton.
comment-grid-full-time-away-2 = Pilli soi, ja { seat-away } on voittanut ottelun.
comment-grid-full-time-away-3 = Siinä se: { seat-away } voittaa.

comment-grid-full-time-draw-1 = Se on siinä, pisteet tasan lukemin { $home }–{ $away }.
comment-grid-full-time-draw-2 = Pilli soi: { $home }–{ $away }, kukaan ei voita.
comment-grid-full-time-draw-3 = { $home }–{ $away } ja siihen jää. Reilu tulos kummallekin.

comment-grid-full-time-unfinished-1 = Ja siihen se jää, lukemiin { $home }–{ $away }.
comment-grid-full-time-called-1 = Siihen se päättyy, lukemiin { $home }–{ $away }: { $result }.

### The ball

comment-grid-ball-1 = { $marker } siirtää pallon { $to }.
comment-grid-ball-2 = { $marker } pelaa { $to }.
comment-grid-ball-3 = Pallo menee { $to }, asialla { $marker }.
comment-grid-ball-4 = { $marker } potkaisee { $to }.
comment-grid-ball-5 = { $marker } etsii omaa { $to }.

comment-grid-long-ball-1 = { $marker } lyö pitkän { $to }.
comment-grid-long-ball-2 = { $marker } hakee syötöllä { $to }.
comment-grid-long-ball-3 = { $marker } nostaa katseen ja potkaisee { $to }.
comment-grid-long-ball-4 = { $marker } pelaa suoraan { $to }.
comment-grid-long-ball-5 = Sieltä tulee pitkä: { $marker } tähtää { $to }.

comment-grid-poor-aim-1 = { $marker } epäonnistuu pahasti.
comment-grid-poor-aim-2 = { $marker } osuu huonosti. Tuonne sen ei pitänyt mennä.
comment-grid-poor-aim-3 = Heikko potku, { $marker }: pallo lähtee sivuun.
comment-grid-poor-aim-4 = { $marker } ei halua nähdä tuota potkua uudestaan.

comment-grid-throw-1 = { $marker } heittää avauksen.
comment-grid-throw-2 = { $marker } käynnistää hyökkäyksen heitolla.
comment-grid-throw-3 = { $marker } vierittää pallon nopeasti peliin.

comment-grid-first-time-1 = { $marker } jatkaa suoraan.
comment-grid-first-time-2 = Hieno kosketus, { $marker }, ja peli jatkuu.
comment-grid-first-time-3 = { $marker } ottaa vastaan ja pitää pallon liikkeessä.

comment-grid-header-1 = { $marker } nousee ja puskee eteenpäin!
comment-grid-header-2 = Ylös nousee { $marker }: puhdas pusku!
comment-grid-header-3 = { $marker } voittaa ilmataistelun!

comment-grid-bicycle-1 = Saksipotku, { $marker }! Uskomatonta!
comment-grid-bicycle-2 = { $marker } heittäytyy selälleen ja osuu täydellisesti!
comment-grid-bicycle-3 = Saksilla! { $marker } akrobaattina!

comment-grid-missed-ball-1 = { $marker } yrittää { $attempt } eikä osu.
comment-grid-missed-ball-2 = { $marker } arvioi väärin { $attempt }.
comment-grid-missed-ball-3 = { $marker } yrittää { $attempt }: tyhjää.

comment-grid-interception-1 = { $marker } lukee ja katkaisee.
comment-grid-interception-2 = Katko! { $marker } odotti juuri tuota.
comment-grid-interception-3 = { $marker } astuu väliin ja saa pallon.
comment-grid-interception-4 = { $marker } tulee tielle ja vie pallon mukanaan.

comment-grid-deflection-1 = { $marker } saa kosketuksen, ei enempää.
comment-grid-deflection-2 = Pallo kimpoaa minne sattuu, siihen osui { $marker }.
comment-grid-deflection-3 = { $marker } työntää jalan väliin, ja pallo kierähtää pois.

### Shots

comment-grid-saved-1 = { $shooter } laukoo: { $marker } pitää pallon!
comment-grid-saved-2 = { $shooter } vetää, ja { $marker } kerää talteen.
comment-grid-saved-3 = Hyvä torjunta, { $marker }! { $shooter } jää ilman.
comment-grid-saved-4 = { $shooter } laukoo, { $marker } sanoo ei.

comment-grid-parried-1 = { $shooter } laukoo: { $marker } torjuu eteensä!
comment-grid-parried-2 = Täydessä venytyksessä { $marker }! { $shooter } ei saa palloa sisään.
comment-grid-parried-3 = Mikä torjunta, { $marker }! { $shooter } ehti jo tuulettaa.
comment-grid-parried-4 = { $marker } saa kätensä väliin, { $shooter } laukoi, ja pallo on irti!

comment-grid-goal-1 = MAALI! { $marker } osuu! { $home }–{ $away }!
comment-grid-goal-2 = Sisällä! { $marker } löytää verkon: { $home }–{ $away }!
comment-grid-goal-3 = MAALI! { $marker } voittaa maalivahdin. { $home }–{ $away }.
comment-grid-goal-4 = { $marker } laukoo, { $marker } osuu! { $home }–{ $away }!

comment-grid-goal-header-1 = MAALI! { $marker } puskee sisään! { $home }–{ $away }!
comment-grid-goal-header-2 = Komea pusku, { $marker }, ja lukemat { $home }–{ $away }!
comment-grid-goal-header-3 = Kukaan ei hyppää kuten { $marker }: { $home }–{ $away }!

comment-grid-goal-bicycle-1 = MAALI! Saksipotku, { $marker }! Tämä kehyksiin! { $home }–{ $away }!
comment-grid-goal-bicycle-2 = Uskomatonta! { $marker } osuu selällään: { $home }–{ $away }!
comment-grid-goal-bicycle-3 = Tätä katsotaan vielä monta kertaa: { $marker }, saksilla, { $home }–{ $away }!

comment-grid-goal-penalty-1 = MAALI! { $marker } onnistuu pilkulta. { $home }–{ $away }!
comment-grid-goal-penalty-2 = Ei virhettä pilkulta, { $marker }: { $home }–{ $away }.
comment-grid-goal-penalty-3 = { $marker } astuu pallolle ja osuu. { $home }–{ $away }!

comment-grid-own-goal-1 = Voi ei, omaan maaliin! { $home }–{ $away }, ja { $seat } kiittää.
comment-grid-own-goal-2 = Oma maali! { $seat } ei tarvitse edes laukausta: { $home }–{ $away }.

### Duels

comment-grid-tackle-won-1 = Mikä taklaus! { $marker } riistää pallon, { $opponent } jää ilman.
comment-grid-tackle-won-2 = { $marker } tulee liukuen, ja { $opponent } jää nurmelle.
comment-grid-tackle-won-3 = { $opponent } menettää pallon, sen vie { $marker }!
comment-grid-tackle-won-4 = Vahvaa kaksinkamppailua: { $marker } voittaa, { $opponent } häviää.

comment-grid-tackle-missed-1 = { $marker } syöksyy, mutta { $opponent } pitää pallon.
comment-grid-tackle-missed-2 = { $opponent } hyppää taklauksen yli, ohi liukuu { $marker }.
comment-grid-tackle-missed-3 = { $marker } heittäytyy, { $opponent } on jo mennyt.
comment-grid-tackle-missed-4 = Myöhässä! { $marker } liukuu ohi, { $opponent } jatkaa.

comment-grid-foul-1 = Rike! { $marker } osuu jalkaan, { $opponent } nurin.
comment-grid-foul-2 = Pilli soi: { $marker } kaataa, { $opponent } maassa.
comment-grid-foul-3 = { $marker } törmää, { $opponent } kaatuu. Vapaapotku.
comment-grid-foul-4 = Tuo on rike: rikkojana { $marker }, kärsijänä { $opponent }.

comment-grid-offside-1 = Lippu nousee: { $marker } on paitsiossa.
comment-grid-offside-2 = { $marker } lähtee liian aikaisin: paitsio.
comment-grid-offside-3 = Paitsio! { $marker } joutuu jarruttamaan.

comment-grid-yellow-1 = Keltainen kortti: { $marker }.
comment-grid-yellow-2 = { $marker } saa varoituksen.

comment-grid-red-1 = PUNAINEN! { $marker } joutuu ulos!
comment-grid-red-2 = Ulos! { $marker } saa punaisen!

comment-grid-faked-out-1 = Kaunis harhautus! { $marker } menee, { $opponent } jää.
comment-grid-faked-out-2 = { $marker } harhauttaa, { $opponent } istuu nurmella!
comment-grid-faked-out-3 = { $opponent } menee halpaan: { $marker } on ohi.

comment-grid-fake-failed-1 = { $marker } yrittää olla ovela, { $opponent } ei lankea.
comment-grid-fake-failed-2 = { $opponent } lukee harhautuksen, { $marker } ei pääse ohi.

comment-grid-juggle-1 = { $marker } pomputtelee. Yleisö tykkää.
comment-grid-juggle-2 = { $marker } pomputtelee kesken ottelun!

comment-grid-juggle-lost-1 = { $marker } pomputtelee ja pudottaa pallon.
comment-grid-juggle-lost-2 = Liian hienoa! { $marker } menettää pallon hallinnan.
comment-grid-juggle-lost-3 = { $marker } keikaroi kerran liikaa.

### Set pieces

comment-grid-corner-1 = Kulmapotku, { $seat }.
comment-grid-corner-2 = Rajan yli: kulman saa { $seat }.
comment-grid-corner-3 = { $seat } saa kulman. Kaikki ylös!

comment-grid-throw-in-1 = Pallo ulkona. Sivurajaheitto, { $seat }.
comment-grid-throw-in-2 = Rajan yli: { $seat } heittää.
comment-grid-throw-in-3 = { $seat } saa sivurajaheiton.

comment-grid-goal-kick-1 = Päätyrajan yli, maalipotku: { $seat }.
comment-grid-goal-kick-2 = Se meni ulos. { $seat } aloittaa maalipotkulla.
comment-grid-goal-kick-3 = Siitä ei tullut mitään: maalipotku, { $seat }.

comment-grid-penalty-1 = RANGAISTUSPOTKU, { $seat }! Tuomari osoittaa pilkkua.
comment-grid-penalty-2 = Ei epäilystäkään: { $seat } saa pilkun!
comment-grid-penalty-3 = Boksissa! Rangaistuspotku, { $seat }!

comment-grid-penalty-saved-1 = TORJUNTA! { $marker } ei onnistu pilkulta!
comment-grid-penalty-saved-2 = { $marker } epäonnistuu: maalivahti arvasi oikein!
comment-grid-penalty-saved-3 = Maalivahti torjuu pilkun, { $marker } painaa päänsä!

comment-grid-shoot-out-1 = Tasan mennään: pilkut ratkaisevat!
comment-grid-shoot-out-2 = Tämä ratkaistaan rangaistuspotkuilla.

comment-grid-shoot-out-scored-1 = { $marker } osuu! { $home }–{ $away }.
comment-grid-shoot-out-scored-2 = Sisään! { $marker } vie lukemat { $home }–{ $away }.
comment-grid-shoot-out-scored-3 = Hermot pitävät, { $marker }: { $home }–{ $away }.

comment-grid-shoot-out-saved-1 = Torjuttu! { $marker } ei osu. { $home }–{ $away }.
comment-grid-shoot-out-saved-2 = Maalivahti arvaa oikein, ja { $marker } epäonnistuu: { $home }–{ $away }.
comment-grid-shoot-out-saved-3 = Ei! { $marker } ei osu. Lukemat pysyvät { $home }–{ $away }.

comment-grid-shoot-out-won-1 = Se ratkaisi: { $seat } voittaa pilkuilla { $won }–{ $lost }!
comment-grid-shoot-out-won-2 = Se on siinä! Kentällä { $home }–{ $away }, pilkulta { $won }–{ $lost }: { $seat } on voittanut.
comment-grid-shoot-out-won-3 = { $seat } vie rangaistuspotkukilpailun { $won }–{ $lost } ja samalla koko ottelun.
