## The grid game as a commentator tells it: several sentences for everything, of which the match chooses one.

### Before and around the match

comment-grid-kick-off-1 = Si parte! Batte { $seat }.
comment-grid-kick-off-2 = Fischio d'inizio, e { $seat } dà il via.
comment-grid-kick-off-3 = Eccoci, palla a { $seat }.

comment-grid-second-half-1 = Comincia la ripresa, palla a { $seat }.
comment-grid-second-half-2 = Si torna in campo: batte { $seat }.
comment-grid-second-half-3 = Metà partita da giocare, e batte { $seat }.

comment-grid-half-time-1 = Intervallo! { seat-home } { $home }, { seat-away } { $away }.
comment-grid-half-time-2 = Il fischio dell'intervallo: siamo { $home }–{ $away }.
comment-grid-half-time-3 = Si va negli spogliatoi sul { $home }–{ $away }.

comment-grid-full-time-home-1 = È finita! La spunta { seat-home }.
comment-grid-full-time-home-2 = Ecco il fischio, { seat-home } ha vinto la partita.
comment-grid-full-time-home-3 = Tutto deciso: vince { seat-home }.

comment-grid-full-time-away-1 = È finita! La spunta { seat-away }.
comment-grid-full-time-away-2 = Ecco il fischio, { seat-away } ha vinto la partita.
comment-grid-full-time-away-3 = Tutto deciso: vince { seat-away }.

comment-grid-full-time-draw-1 = È finita, in parità sul { $home }–{ $away }.
comment-grid-full-time-draw-2 = Ecco il fischio: { $home }–{ $away }, non vince nessuno.
comment-grid-full-time-draw-3 = Resta { $home }–{ $away }. Giusto così per tutti e due.

comment-grid-full-time-unfinished-1 = E qui ci si ferma, sul { $home }–{ $away }.
comment-grid-full-time-called-1 = E finisce così, sul { $home }–{ $away }: { $result }.

### The ball

comment-grid-ball-1 = { $marker } la sposta { $to }.
comment-grid-ball-2 = { $marker } gioca { $to }.
comment-grid-ball-3 = La palla va { $to }, per merito di { $marker }.
comment-grid-ball-4 = { $marker } la tocca { $to }.
comment-grid-ball-5 = { $marker } cerca compagni { $to }.

comment-grid-long-ball-1 = { $marker } lancia lungo { $to }.
comment-grid-long-ball-2 = Lancio di { $marker } { $to }.
comment-grid-long-ball-3 = { $marker } alza la testa e calcia { $to }.
comment-grid-long-ball-4 = { $marker } va dritto al punto, { $to }.
comment-grid-long-ball-5 = Ecco il lancio di { $marker }, { $to }.

comment-grid-poor-aim-1 = { $marker } sbaglia tutto.
comment-grid-poor-aim-2 = { $marker } la cicca. Non doveva andare lì.
comment-grid-poor-aim-3 = Impreciso { $marker }: la palla parte storta.
comment-grid-poor-aim-4 = { $marker } quel tiro non vorrà rivederlo.

comment-grid-throw-1 = { $marker } rinvia con le mani.
comment-grid-throw-2 = { $marker } fa ripartire l'azione con le mani.
comment-grid-throw-3 = { $marker } la fa rotolare subito in gioco.

comment-grid-first-time-1 = { $marker } la gioca di prima.
comment-grid-first-time-2 = Bel tocco di { $marker }, subito avanti.
comment-grid-first-time-3 = { $marker } la tocca di prima e la fa correre.

comment-grid-header-1 = { $marker } sale e la gira di testa!
comment-grid-header-2 = In cielo { $marker }: colpo di testa pulito!
comment-grid-header-3 = { $marker } la prende in aria!

comment-grid-bicycle-1 = Rovesciata di { $marker }! Da non credere!
comment-grid-bicycle-2 = { $marker } si alza, si rovescia e la prende in pieno!
comment-grid-bicycle-3 = In rovesciata! { $marker } fa l'acrobata!

comment-grid-missed-ball-1 = { $marker } ci prova { $attempt } e non la prende.
comment-grid-missed-ball-2 = { $marker } sbaglia il tempo { $attempt }.
comment-grid-missed-ball-3 = { $marker } tenta { $attempt }: a vuoto.

comment-grid-interception-1 = { $marker } legge e intercetta.
comment-grid-interception-2 = Intercettata! { $marker } aspettava proprio quella.
comment-grid-interception-3 = { $marker } ci mette il corpo ed è sua.
comment-grid-interception-4 = { $marker } si mette in mezzo ed esce con la palla.

comment-grid-deflection-1 = { $marker } la tocca appena.
comment-grid-deflection-2 = Carambola su { $marker }, chissà dove va.
comment-grid-deflection-3 = { $marker } allunga la gamba, e la palla schizza via.

### Shots

comment-grid-saved-1 = Tira { $shooter }: { $marker } blocca!
comment-grid-saved-2 = { $shooter } calcia, { $marker } raccoglie.
comment-grid-saved-3 = Bella parata! { $marker } dice no a { $shooter }.
comment-grid-saved-4 = { $shooter } tira, { $marker } c'è.

comment-grid-parried-1 = { $shooter } tira: { $marker } respinge!
comment-grid-parried-2 = In volo! { $marker } devia il tiro di { $shooter }.
comment-grid-parried-3 = Che parata di { $marker }! { $shooter } già esultava.
comment-grid-parried-4 = { $marker } ci mette la mano sul tiro di { $shooter }, palla vagante!

comment-grid-goal-1 = GOL! Segna { $marker }! { $home }–{ $away }!
comment-grid-goal-2 = È dentro! { $marker } trova la rete: { $home }–{ $away }!
comment-grid-goal-3 = GOL! { $marker } batte il portiere. { $home }–{ $away }.
comment-grid-goal-4 = Tira { $marker }, segna { $marker }! { $home }–{ $away }!

comment-grid-goal-header-1 = GOL! { $marker } di testa! { $home }–{ $away }!
comment-grid-goal-header-2 = Stacco imperioso di { $marker }, ed è { $home }–{ $away }!
comment-grid-goal-header-3 = Nessuno salta come { $marker }: { $home }–{ $away }!

comment-grid-goal-bicycle-1 = GOL! Rovesciata di { $marker }! Da incorniciare! { $home }–{ $away }!
comment-grid-goal-bicycle-2 = Incredibile! { $marker } segna in rovesciata: { $home }–{ $away }!
comment-grid-goal-bicycle-3 = Questa la rivedremo mille volte: { $marker }, in acrobazia, { $home }–{ $away }!

comment-grid-goal-penalty-1 = GOL! { $marker } trasforma il rigore. { $home }–{ $away }!
comment-grid-goal-penalty-2 = Non sbaglia dal dischetto { $marker }: { $home }–{ $away }.
comment-grid-goal-penalty-3 = { $marker } va e segna. { $home }–{ $away }!

comment-grid-own-goal-1 = Oh no, nella propria porta! { $home }–{ $away }, e { $seat } ringrazia.
comment-grid-own-goal-2 = Autogol! { $seat } non deve nemmeno tirare: { $home }–{ $away }.

### Duels

comment-grid-tackle-won-1 = Che contrasto! { $marker } la toglie a { $opponent }.
comment-grid-tackle-won-2 = { $marker } entra in scivolata, { $opponent } resta a terra.
comment-grid-tackle-won-3 = { $opponent } si fa rubare palla da { $marker }!
comment-grid-tackle-won-4 = Deciso nel duello: { $marker } la spunta su { $opponent }.

comment-grid-tackle-missed-1 = { $marker } si butta su { $opponent } e non prende niente.
comment-grid-tackle-missed-2 = { $opponent } salta il contrasto di { $marker }.
comment-grid-tackle-missed-3 = { $marker } affonda, { $opponent } è già via.
comment-grid-tackle-missed-4 = In ritardo! { $marker } scivola a vuoto su { $opponent }.

comment-grid-foul-1 = Fallo! { $marker } prende { $opponent }.
comment-grid-foul-2 = Fischia l'arbitro: { $marker } stende { $opponent }.
comment-grid-foul-3 = { $marker } travolge { $opponent }. Punizione.
comment-grid-foul-4 = È fallo di { $marker } su { $opponent }.

comment-grid-offside-1 = Bandierina alzata: { $marker } è in fuorigioco.
comment-grid-offside-2 = { $marker } parte troppo presto: fuorigioco.
comment-grid-offside-3 = Fuorigioco! { $marker } deve fermarsi.

comment-grid-yellow-1 = Cartellino giallo per { $marker }.
comment-grid-yellow-2 = { $marker } finisce sul taccuino.

comment-grid-red-1 = ROSSO! { $marker } deve uscire!
comment-grid-red-2 = Espulso! { $marker } è fuori!

comment-grid-faked-out-1 = Che finta! { $marker } manda { $opponent } dall'altra parte.
comment-grid-faked-out-2 = { $marker } mette a sedere { $opponent }!
comment-grid-faked-out-3 = { $opponent } ci casca in pieno: { $marker } è passato.

comment-grid-fake-failed-1 = { $marker } fa il furbo, { $opponent } non ci casca.
comment-grid-fake-failed-2 = { $opponent } legge la finta di { $marker }.

comment-grid-juggle-1 = { $marker } palleggia. Il pubblico apprezza.
comment-grid-juggle-2 = Palleggi di { $marker }, in piena partita!

comment-grid-juggle-lost-1 = { $marker } palleggia, e la perde.
comment-grid-juggle-lost-2 = Troppo lezioso! { $marker } perde il controllo.
comment-grid-juggle-lost-3 = { $marker } si specchia una volta di troppo.

### Set pieces

comment-grid-corner-1 = Angolo per { $seat }.
comment-grid-corner-2 = Sul fondo: calcio d'angolo per { $seat }.
comment-grid-corner-3 = { $seat } ha un angolo. Salgono tutti!

comment-grid-throw-in-1 = Palla fuori. Rimessa per { $seat }.
comment-grid-throw-in-2 = In fallo laterale: rimette { $seat }.
comment-grid-throw-in-3 = { $seat } ha una rimessa laterale.

comment-grid-goal-kick-1 = Sul fondo, rimessa per { $seat }.
comment-grid-goal-kick-2 = Palla fuori. { $seat } riparte con la rimessa dal fondo.
comment-grid-goal-kick-3 = Nulla di fatto: rimessa dal fondo, { $seat }.

comment-grid-penalty-1 = RIGORE per { $seat }! L'arbitro indica il dischetto.
comment-grid-penalty-2 = Nessun dubbio: { $seat } ha un rigore!
comment-grid-penalty-3 = In area! Rigore per { $seat }!

comment-grid-penalty-saved-1 = PARATO! { $marker } si fa ipnotizzare dal portiere!
comment-grid-penalty-saved-2 = { $marker } sbaglia dal dischetto: il portiere ha indovinato!
comment-grid-penalty-saved-3 = Il portiere respinge il rigore di { $marker }!

comment-grid-shoot-out-1 = Tutto pari: si va ai rigori!
comment-grid-shoot-out-2 = Decideranno i rigori.

comment-grid-shoot-out-scored-1 = Segna { $marker }! { $home }–{ $away }.
comment-grid-shoot-out-scored-2 = Dentro! { $marker } fa { $home }–{ $away }.
comment-grid-shoot-out-scored-3 = Nervi saldi per { $marker }: { $home }–{ $away }.

comment-grid-shoot-out-saved-1 = Parato! { $marker } non passa. { $home }–{ $away }.
comment-grid-shoot-out-saved-2 = Il portiere indovina, e { $marker } sbaglia: { $home }–{ $away }.
comment-grid-shoot-out-saved-3 = No! { $marker } non segna. Si resta { $home }–{ $away }.

comment-grid-shoot-out-won-1 = È deciso: vince ai rigori { $seat }, { $won }–{ $lost }!
comment-grid-shoot-out-won-2 = È finita! { $home }–{ $away } sul campo, { $won }–{ $lost } dal dischetto: ha vinto { $seat }.
comment-grid-shoot-out-won-3 = I rigori premiano { $seat }: { $won }–{ $lost }, e la partita è sua.
