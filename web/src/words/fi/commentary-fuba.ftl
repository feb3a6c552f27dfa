## FUBA as a commentator tells it: several sentences for everything, of which the match chooses one.

### Before and around the match

comment-fuba-formation-1 = { $seat } ryhmittyy muotoon { $formation }.
comment-fuba-formation-2 = { $seat } lähtee otteluun ryhmityksellä { $formation }.

comment-fuba-kick-off-1 = Peli on käynnissä! { $seat } aloittaa.
comment-fuba-kick-off-2 = Pilli soi, ja { $seat } potkaisee ottelun käyntiin.
comment-fuba-kick-off-3 = Nyt mennään: ensimmäinen kosketus, { $seat }.

comment-fuba-second-half-1 = Toinen puoliaika on käynnissä, pallossa { $seat }.
comment-fuba-second-half-2 = Joukkueet palaavat kentälle: { $seat } aloittaa.
comment-fuba-second-half-3 = Vielä 45 minuuttia. { $seat } potkaisee pelin käyntiin.

comment-fuba-extra-time-1 = Jatkoaika! { $seat } aloittaa väsynein jaloin.
comment-fuba-extra-time-2 = Peli jatkuu, ja { $seat } aloittaa.

comment-fuba-weather-1 = Sananen olosuhteista: { $weather }.
comment-fuba-weather-2 = Säälläkin on sanansa sanottavana: { $weather }.

comment-fuba-half-time-1 = Puoliaika! { seat-home } { $home }, { seat-away } { $away }.
comment-fuba-half-time-2 = Pilli soi tauolle. Lukemat ovat { $home }–{ $away }.
comment-fuba-half-time-3 = Siinä oli puoliaika: { $home }–{ $away }, ja kopissa riittää puhuttavaa.

comment-fuba-full-time-home-1 = Se on siinä! { seat-home } voittaa { $home }–{ $away }.
comment-fuba-full-time-home-2 = Ottelu on ohi, ja { seat-home } juhlii: { $home }–{ $away }.
comment-fuba-full-time-home-3 = Loppuvihellys. { $home }–{ $away }, ja pisteet vie { seat-home }.

comment-fuba-full-time-away-1 = Se on siinä! { seat-away } voittaa { $home }–{ $away }.
comment-fuba-full-time-away-2 = Ottelu on ohi, ja { seat-away } juhlii: { $home }–{ $away }.
comment-fuba-full-time-away-3 = Loppuvihellys. { $home }–{ $away }, ja { seat-away } lähtee kotiin hymyssä suin.

comment-fuba-full-time-draw-1 = Se on siinä, eikä voittajaa löytynyt: { $home }–{ $away }.
comment-fuba-full-time-draw-2 = Ottelu on ohi. Pisteet tasan: { $home }–{ $away }.
comment-fuba-full-time-draw-3 = Loppuvihellys: { $home }–{ $away }, piste kummallekin.

comment-fuba-full-time-unfinished-1 = Ja siihen se jää, lukemiin { $home }–{ $away }.
comment-fuba-full-time-called-1 = Siihen se päättyy, lukemiin { $home }–{ $away }: { $result }.

### Passing

comment-fuba-pass-1 = { $seat } siirtää pallon { $from } { $to }.
comment-fuba-pass-2 = { $seat } pelaa { $to }, yksinkertaista ja varmaa.
comment-fuba-pass-3 = Siistiä työtä, { $seat }: { $from } { $to }.
comment-fuba-pass-4 = { $seat } nostaa katseen ja löytää oman: pallo menee { $to }.
comment-fuba-pass-5 = Peli kulkee, { $seat } jatkaa { $to }.
comment-fuba-pass-6 = { $seat } pitää pallon liikkeessä, { $from } { $to }.

comment-fuba-pass-back-1 = { $seat } kääntyy ja pelaa taakse { $to }.
comment-fuba-pass-back-2 = Edessä ei ole tilaa, joten { $seat } palauttaa { $to }.
comment-fuba-pass-back-3 = { $seat } rauhoittaa: takaisin { $to }.

comment-fuba-pass-long-1 = Mikä syöttö! { $seat } avaa pitkän { $from }, ja pallo putoaa täydellisesti { $to }.
comment-fuba-pass-long-2 = { $seat } lyö pitkän { $to }, ja perille menee!
comment-fuba-pass-long-3 = { $seat } avaa komeasti { $from } aina { $to }.
comment-fuba-pass-long-4 = { $seat } kääntää pelin yhdellä potkulla { $to }.

comment-fuba-pass-box-1 = Nyt on vaaran paikka! { $seat } saa pallon { $to }.
comment-fuba-pass-box-2 = { $seat } pujottaa pallon { $from } { $to }, ja puolustus on pulassa!
comment-fuba-pass-box-3 = Katsokaa tätä! { $seat } löytää tien { $to }.
comment-fuba-pass-box-4 = Hieno syöttö { $from } { $to }: { $seat } haistaa maalin.

comment-fuba-keep-1 = { $seat } suojaa palloa { $at } ja pitää sen.
comment-fuba-keep-2 = Kärsivällistä peliä { $at }, { $seat } odottaa.
comment-fuba-keep-3 = { $seat } ei pääse eteenpäin { $at }, mutta pallo on tallessa.
comment-fuba-keep-4 = { $seat } pitää pallon { $at }.

comment-fuba-lost-1 = { $seat } lukee pelin ja katkaisee { $at }.
comment-fuba-lost-2 = Pallo lahjaksi! { $seat } poimii sen { $at }.
comment-fuba-lost-3 = { $seat } saa jalan väliin { $at }, ja { $other } menettää pallon.
comment-fuba-lost-4 = { $other } syöttää huolimattomasti, ja { $seat } kiittää { $at }.
comment-fuba-lost-5 = { $seat } katkaisee { $at }!

comment-fuba-lost-box-1 = Kovaa puolustamista! { $seat } sammuttaa tilanteen { $at }.
comment-fuba-lost-box-2 = { $seat } heittäytyy väliin { $at } ja vie pallon.
comment-fuba-lost-box-3 = Ruuhkaa { $at }, ja pallon saa { $seat }.
comment-fuba-lost-box-4 = { $other } pääsee boksiin asti, mutta { $seat } selvittää tilanteen.

comment-fuba-failed-pass-1 = Huti! Syöttö ei lähde, ja { $seat } iskee { $at }.
comment-fuba-failed-pass-2 = { $other } liukastuu pahaan aikaan, ja { $seat } vie pallon { $at }.
comment-fuba-failed-pass-3 = Tuo syöttö ei päädy mihinkään. { $seat } saa pallon { $at }.

comment-fuba-easy-1 = Huono kosketus { $at }, mutta kukaan ei ole lähellä: { $seat } selviää säikähdyksellä.
comment-fuba-easy-2 = { $seat } on menettää pallon { $at }, mutta rankaisija puuttuu.
comment-fuba-easy-3 = Pallo pomppii { $at }, ja { $seat } saa onnekseen olla rauhassa.

comment-fuba-dribble-1 = { $seat } kuljettaa { $from } { $to }.
comment-fuba-dribble-2 = { $seat } lähtee juoksuun { $to }.
comment-fuba-dribble-3 = { $seat } vie palloa eteenpäin { $to }.

comment-fuba-keeper-dribble-1 = Mitä nyt? { $seat } päästää maalivahtinsa kuljettamaan { $to }!
comment-fuba-keeper-dribble-2 = Maalivahti kävelylle { $to }: rohkeaa, { $seat }!

### Pressing

comment-fuba-press-won-1 = { $seat } prässää ja riistää pallon { $at }!
comment-fuba-press-won-2 = Prässi toimii: { $seat } nappaa pallon { $at }.
comment-fuba-press-won-3 = { $other } viivyttelee, ja { $seat } vie pallon { $at }.
comment-fuba-press-won-4 = Ryöstö! { $seat } saa pallon { $at }.

comment-fuba-press-won-high-1 = Korkea prässi palkitaan! { $seat } riistää pallon { $at }!
comment-fuba-press-won-high-2 = { $other } yrittää avata, ja { $seat } on kimpussa saman tien { $at }!
comment-fuba-press-won-high-3 = Paniikkia alakerrassa: { $seat } ryöstää pallon { $at }!
comment-fuba-press-won-high-4 = { $seat } metsästää laumana ja vie pallon { $at }!

comment-fuba-press-failed-1 = { $seat } prässää, mutta { $other } pelaa läpi.
comment-fuba-press-failed-2 = { $seat } juoksee varjojen perässä { $at }.
comment-fuba-press-failed-3 = { $seat } metsästää turhaan: { $other } pysyy rauhallisena.
comment-fuba-press-failed-4 = Prässi on päällä, mutta { $other } vain kohauttaa olkiaan.

### Shots

comment-fuba-goal-box-1 = MAALI! { $seat } sijoittaa { $from } verkkoon! { $home }–{ $away }.
comment-fuba-goal-box-2 = Sisällä! Viileä viimeistely { $from }, { $seat }: { $home }–{ $away }!
comment-fuba-goal-box-3 = MAALI! { $seat } ei erehdy { $from }. { $home }–{ $away }!
comment-fuba-goal-box-4 = Verkko heilahtaa! { $seat } osuu { $from }, lukemat { $home }–{ $away }.

comment-fuba-goal-far-1 = MAALI! { $seat } laukoo { $from }, ja se uppoaa! { $home }–{ $away }!
comment-fuba-goal-far-2 = Voi mikä veto! { $seat } osuu { $from }: { $home }–{ $away }!
comment-fuba-goal-far-3 = { $seat } kokeilee onneaan { $from }, ja yläkulma soi! { $home }–{ $away }!
comment-fuba-goal-far-4 = MAALI! { $seat } osuu puhtaasti { $from }. { $home }–{ $away }.

comment-fuba-goal-rebound-1 = MAALI! { $seat } on ensimmäisenä kimmokkeessa ja tunkee pallon sisään! { $home }–{ $away }.
comment-fuba-goal-rebound-2 = Pallo kimpoaa takaisin, ja { $seat } hautaa sen verkkoon! { $home }–{ $away }!
comment-fuba-goal-rebound-3 = Toisella yrittämällä sisään! { $seat } vie lukemat { $home }–{ $away }.

comment-fuba-miss-box-1 = { $seat } laukoo { $from }: ohi! Tuosta pitää osua.
comment-fuba-miss-box-2 = Loistopaikka { $from }, ja { $seat } ampuu yli!
comment-fuba-miss-box-3 = { $seat } vetää { $from }: ohi takatolpan.
comment-fuba-miss-box-4 = Tolpan vierestä ohi! { $seat } ei ole uskoa sitä todeksi.

comment-fuba-miss-far-1 = { $seat } laukoo { $from }: ohi!
comment-fuba-miss-far-2 = { $seat } kokeilee { $from }. Korkealle katsomoon.
comment-fuba-miss-far-3 = Toiveikas yritys { $from }, { $seat }: maalivahti katselee, kun pallo menee ohi.
comment-fuba-miss-far-4 = { $seat } laukoo { $from }, mutta maali ei ole vaarassa.

comment-fuba-shot-corner-1 = Suunta muuttuu! { $seat } laukoo, jalka väliin ja kulmapotku.
comment-fuba-shot-corner-2 = Päätyrajan yli! { $seat } saa kulman.
comment-fuba-shot-corner-3 = { $seat } laukoo, ja pallo menee puolustajasta yli rajan: kulmapotku.

comment-fuba-rebound-1 = Maalikehikkoon! Pallo on irti!
comment-fuba-rebound-2 = Tolppaan! Kuka ehtii ensin?
comment-fuba-rebound-3 = Kimpoaa tolpasta, ja tilanne elää!

comment-fuba-second-die-1 = Osuma ei ole puhdas, mutta tilanne elää: ehtiikö { $seat }?
comment-fuba-second-die-2 = Ei mennyt nappiin, mutta { $seat } saa vielä yrittää!

comment-fuba-cleared-1 = { $seat } ehtii ensin ja potkaisee pois.
comment-fuba-cleared-2 = Selvitetty! { $seat } voi taas hengittää.
comment-fuba-cleared-3 = { $seat } reagoi nopeimmin ja saa pallon.

comment-fuba-penalty-1 = RANGAISTUSPOTKU! Tuomari osoittaa pilkkua: { $seat } saa ottelun paikan.
comment-fuba-penalty-2 = Nurin boksissa! Pilkku, laukojana { $seat }!
comment-fuba-penalty-3 = Ei epäilystäkään: rangaistuspotkun saa { $seat }!

comment-fuba-penalty-goal-1 = MAALI! Maalivahti menee väärään suuntaan, ja { $seat } vierittää sisään. { $home }–{ $away }.
comment-fuba-penalty-goal-2 = Jääkylmää! { $seat } huijaa maalivahdin: { $home }–{ $away }!
comment-fuba-penalty-goal-3 = { $seat } osuu pilkulta, eikä maalivahdilla ole mitään jakoa. { $home }–{ $away }!

comment-fuba-penalty-goal-beaten-1 = Maalivahti arvaa oikein ja saa kätensä palloon, mutta se menee sisään! { $seat } osuu: { $home }–{ $away }.
comment-fuba-penalty-goal-beaten-2 = MAALI! Oikea suunta, mutta liian kova. { $seat } vie lukemat { $home }–{ $away }.

comment-fuba-penalty-saved-1 = TORJUNTA! Maalivahti luki kuin avointa kirjaa, { $seat } epäonnistuu!
comment-fuba-penalty-saved-2 = Torjuttu! { $seat } ei saa pilkkua sisään!
comment-fuba-penalty-saved-3 = Mikä torjunta! { $seat } jää ilman maalia pilkulta.

comment-fuba-penalty-missed-1 = Ohi meni! { $seat } tuhlaa pilkun.
comment-fuba-penalty-missed-2 = Yli riman! { $seat } hukkaa rangaistuspotkun.
comment-fuba-penalty-missed-3 = Maalivahti oli lyöty, tolppa ei: { $seat } ei onnistu pilkulta.

### Set pieces and cards

comment-fuba-corner-1 = Kulmapotku, { $seat }. Kaikki ylös!
comment-fuba-corner-2 = Rajan yli: kulman saa { $seat }.
comment-fuba-corner-3 = { $seat } saa kulmapotkun.

comment-fuba-free-kick-1 = Pilli soi: { $seat } saa vapaapotkun { $at }.
comment-fuba-free-kick-2 = { $seat } kaadetaan { $at }: vapaapotku.
comment-fuba-free-kick-3 = { $other } rikkoo, ja { $seat } saa vapaapotkun { $at }.
comment-fuba-free-kick-4 = Peli seis { $at }: vapaapotkun saa { $seat }.

comment-fuba-not-taken-1 = Aika loppui, sitä ei ehditä potkaista.
comment-fuba-not-taken-2 = Tuomari katsoo kelloa: sitä ei enää potkaista.

comment-fuba-yellow-1 = Nimi muistiin: { $seat } saa keltaisen.
comment-fuba-yellow-2 = Tuomari kaivaa taskuaan. Keltainen, { $seat }.
comment-fuba-yellow-3 = Siitä varoitus, { $seat }.

comment-fuba-red-1 = PUNAINEN! { $seat } jatkaa pelaajan vajaana!
comment-fuba-red-2 = Ulos! { $seat } saa punaisen kortin!
comment-fuba-red-3 = Suihkuun siitä: punainen, { $seat }!

comment-fuba-injured-1 = Pelaaja jää maahan { $at }, { $seat } pidättää hengitystään. Ei näytä hyvältä.
comment-fuba-injured-2 = { $seat } menettää loukkaantuneen pelaajan { $at }: hän ei voi jatkaa.

comment-fuba-keeper-hurt-1 = Maalivahti saa iskun mutta jatkaa: { $seat } toivoo parasta.
comment-fuba-keeper-hurt-2 = { $seat } pelaa nyt ontuvalla maalivahdilla.

comment-fuba-substitution-1 = { $seat } vaihtaa: { $number ->
      [one] yhdet tuoreet jalat kentälle.
     *[other] { $number } tuoretta pelaajaa kentälle.
    }
comment-fuba-substitution-2 = Vaihtotaulu nousee: { $seat } tekee { $number ->
      [one] vaihdon.
     *[other] { $number } vaihtoa.
    }

comment-fuba-skill-1 = { $seat } vetää ässän hihasta: { $skill }!
comment-fuba-skill-2 = Nyt nähdään, mitä { $seat } on harjoitellut: { $skill }.
comment-fuba-skill-3 = { $skill }! Tätä { $seat } on säästellyt.

comment-fuba-sweep-1 = Maalivahti tulee ulos siivoamaan: { $seat } pelaa rohkeasti!
comment-fuba-sweep-2 = { $seat } ottaa riskin, maalivahti lähtee viivalta.

comment-fuba-streaker-1 = Ja kentällä on joku ilman paitaa, tai mitään muutakaan! Järjestysmiehet perään.
comment-fuba-streaker-2 = Nakujuoksija kentällä! Niinkin pääsee televisioon.

comment-fuba-coach-off-1 = Valmentaja puhui liikaa ja lähtee katsomoon: { $seat } ilman johtajaansa!
comment-fuba-coach-off-2 = Siinä lähtee valmentaja, yhä huutaen: { $seat } jää yksin.

comment-fuba-shoot-out-1 = Pilkuille mennään! { $seat } laukoo ensin.
comment-fuba-shoot-out-2 = Rangaistuspotkut ratkaisevat. { $seat } aloittaa.

comment-fuba-shoot-out-scored-1 = { $seat } osuu! { $home }–{ $away }.
comment-fuba-shoot-out-scored-2 = Sisään, { $seat }: { $home }–{ $away }.
comment-fuba-shoot-out-scored-3 = Hermot pitävät, { $seat }. { $home }–{ $away }.

comment-fuba-shoot-out-missed-1 = { $seat } ei osu! Lukemat pysyvät { $home }–{ $away }.
comment-fuba-shoot-out-missed-2 = Ei! { $seat } epäonnistuu pilkulta. { $home }–{ $away }.
comment-fuba-shoot-out-missed-3 = Ei tällä kertaa, { $seat }: { $home }–{ $away }.

comment-fuba-shoot-out-won-1 = { $seat } voittaa pilkuilla { $won }–{ $lost }!
comment-fuba-shoot-out-won-2 = Se ratkaisi! Pelissä { $home }–{ $away }, pilkuilla { $won }–{ $lost }, ja { $seat } juhlii.
comment-fuba-shoot-out-won-3 = Se on siinä! { $seat } pitää hermonsa ja vie rangaistuspotkukilpailun { $won }–{ $lost }.
