## FUBA as a commentator tells it: several sentences for everything, of which the match chooses one.

### Before and around the match

comment-fuba-formation-1 = { $seat } si schiera con il { $formation }.
comment-fuba-formation-2 = Oggi { $seat } sceglie il { $formation }.

comment-fuba-kick-off-1 = Si parte! Batte { $seat }.
comment-fuba-kick-off-2 = L'arbitro fischia, { $seat } dà il via alla partita.
comment-fuba-kick-off-3 = Eccoci: il primo tocco è di { $seat }.

comment-fuba-second-half-1 = Comincia la ripresa, palla a { $seat }.
comment-fuba-second-half-2 = Squadre di nuovo in campo: batte { $seat }.
comment-fuba-second-half-3 = Altri quarantacinque minuti. Si riparte con { $seat }.

comment-fuba-extra-time-1 = Supplementari! Batte { $seat }, con le gambe pesanti.
comment-fuba-extra-time-2 = Si continua, e batte { $seat }.

comment-fuba-weather-1 = Due parole sul tempo: { $weather }.
comment-fuba-weather-2 = Oggi anche il cielo dice la sua: { $weather }.

comment-fuba-half-time-1 = Intervallo! { seat-home } { $home }, { seat-away } { $away }.
comment-fuba-half-time-2 = L'arbitro manda tutti negli spogliatoi. Siamo { $home }–{ $away }.
comment-fuba-half-time-3 = Finisce il primo tempo: { $home }–{ $away }, e c'è di che parlare.

comment-fuba-full-time-home-1 = È finita! Vince { seat-home }, { $home }–{ $away }.
comment-fuba-full-time-home-2 = Triplice fischio, fa festa { seat-home }: { $home }–{ $away }.
comment-fuba-full-time-home-3 = Ecco il fischio. { $home }–{ $away }, i punti restano a { seat-home }.

comment-fuba-full-time-away-1 = È finita! Vince { seat-away }, { $home }–{ $away }.
comment-fuba-full-time-away-2 = Triplice fischio, fa festa { seat-away }: { $home }–{ $away }.
comment-fuba-full-time-away-3 = Ecco il fischio. { $home }–{ $away }, { seat-away } torna a casa con il sorriso.

comment-fuba-full-time-draw-1 = È finita, e nessuno ha avuto la meglio: { $home }–{ $away }.
comment-fuba-full-time-draw-2 = Triplice fischio. Giusto così: { $home }–{ $away }.
comment-fuba-full-time-draw-3 = Ecco il fischio: { $home }–{ $away }, un punto a testa.

comment-fuba-full-time-unfinished-1 = E qui ci si ferma, sul { $home }–{ $away }.
comment-fuba-full-time-called-1 = E finisce così, sul { $home }–{ $away }: { $result }.

### Passing

comment-fuba-pass-1 = { $seat } fa girare la palla { $from } { $to }.
comment-fuba-pass-2 = { $seat } appoggia { $to }, semplice e pulito.
comment-fuba-pass-3 = Ordinata la manovra di { $seat }: { $from }, { $to }.
comment-fuba-pass-4 = { $seat } alza la testa e trova un compagno: palla { $to }.
comment-fuba-pass-5 = Avanti con { $seat }, { $to }.
comment-fuba-pass-6 = { $seat } muove palla, { $from } { $to }.

comment-fuba-pass-back-1 = { $seat } si gira e torna indietro, { $to }.
comment-fuba-pass-back-2 = Davanti è tutto chiuso: { $seat } ricomincia { $to }.
comment-fuba-pass-back-3 = { $seat } abbassa i ritmi: indietro, { $to }.

comment-fuba-pass-long-1 = Che lancio! { $seat } va lungo { $from } e la palla cade perfetta { $to }.
comment-fuba-pass-long-2 = { $seat } va lungo { $to }, e la palla arriva!
comment-fuba-pass-long-3 = Gran lancio di { $seat }, { $from } fin { $to }.
comment-fuba-pass-long-4 = { $seat } cambia gioco con un solo lancio: { $to }.

comment-fuba-pass-box-1 = Attenzione! { $seat } la mette { $to }.
comment-fuba-pass-box-2 = { $seat } la infila { $from } { $to }, la difesa è in difficoltà!
comment-fuba-pass-box-3 = Guardate qua! { $seat } trova il varco { $to }.
comment-fuba-pass-box-4 = Che pallone { $from } { $to }: { $seat } sente odore di gol.

comment-fuba-keep-1 = { $seat } protegge palla { $at } e la tiene.
comment-fuba-keep-2 = Pazienza, { $seat } aspetta { $at }.
comment-fuba-keep-3 = { $seat } non trova spazio { $at }, ma la palla è al sicuro.
comment-fuba-keep-4 = { $seat } tiene il pallone { $at }.

comment-fuba-lost-1 = { $seat } legge bene e anticipa { $at }.
comment-fuba-lost-2 = Regalo! { $seat } raccoglie { $at }.
comment-fuba-lost-3 = { $seat } ci mette il piede { $at }, palla persa da { $other }.
comment-fuba-lost-4 = Passaggio molle di { $other }, { $seat } ringrazia { $at }.
comment-fuba-lost-5 = Intercetta { $seat } { $at }!

comment-fuba-lost-box-1 = Gran difesa! { $seat } spegne tutto { $at }.
comment-fuba-lost-box-2 = { $seat } si butta in mezzo { $at } ed esce con la palla.
comment-fuba-lost-box-3 = Mischia { $at }, e la spunta { $seat }.
comment-fuba-lost-box-4 = { $other } ci arriva, ma { $seat } libera.

comment-fuba-failed-pass-1 = Liscio! Il passaggio non parte, e { $seat } si avventa { $at }.
comment-fuba-failed-pass-2 = { $other } scivola sul più bello, e { $seat } la prende { $at }.
comment-fuba-failed-pass-3 = Quel passaggio non va da nessuna parte. Palla a { $seat } { $at }.

comment-fuba-easy-1 = Controllo difettoso { $at }, ma non c'è nessuno: { $seat } se la cava.
comment-fuba-easy-2 = { $seat } quasi la perde { $at }, ma nessuno è lì per approfittarne.
comment-fuba-easy-3 = Rimbalzo strano { $at }, e per fortuna di { $seat } non c'è nessuno.

comment-fuba-dribble-1 = { $seat } porta palla { $from } { $to }.
comment-fuba-dribble-2 = Parte { $seat } palla al piede, { $to }.
comment-fuba-dribble-3 = { $seat } avanza con il pallone, { $to }.

comment-fuba-keeper-dribble-1 = Ma che fa? Il portiere di { $seat } esce palla al piede, { $to }!
comment-fuba-keeper-dribble-2 = Il portiere di { $seat } ha voglia di una passeggiata, { $to }.

### Pressing

comment-fuba-press-won-1 = { $seat } va in pressing e ruba palla { $at }!
comment-fuba-press-won-2 = Il pressing funziona: { $seat } recupera { $at }.
comment-fuba-press-won-3 = { $other } ci pensa troppo, e { $seat } gliela porta via { $at }.
comment-fuba-press-won-4 = Scippo! Palla a { $seat } { $at }.

comment-fuba-press-won-high-1 = Il pressing alto paga! { $seat } ruba palla { $at }!
comment-fuba-press-won-high-2 = { $other } prova a uscire, ma { $seat } è già lì { $at }!
comment-fuba-press-won-high-3 = Panico in difesa: { $seat } scippa il pallone { $at }!
comment-fuba-press-won-high-4 = { $seat } va a caccia in branco e la prende { $at }!

comment-fuba-press-failed-1 = { $seat } pressa, ma { $other } ne esce.
comment-fuba-press-failed-2 = { $seat } corre a vuoto { $at }.
comment-fuba-press-failed-3 = { $seat } va a caccia per niente: { $other } non si scompone.
comment-fuba-press-failed-4 = Pressing inutile: { $other } ne esce con calma.

### Shots

comment-fuba-goal-box-1 = GOL! { $seat } la piazza { $from }! { $home }–{ $away }.
comment-fuba-goal-box-2 = È dentro! Freddo { $seat } { $from }: { $home }–{ $away }!
comment-fuba-goal-box-3 = GOL! { $seat } non sbaglia { $from }. { $home }–{ $away }!
comment-fuba-goal-box-4 = La rete si gonfia! Segna { $seat } { $from }, ed è { $home }–{ $away }.

comment-fuba-goal-far-1 = GOL! { $seat } lascia partire un missile { $from }! { $home }–{ $away }!
comment-fuba-goal-far-2 = Che botta! Segna { $seat } { $from }: { $home }–{ $away }!
comment-fuba-goal-far-3 = { $seat } ci prova { $from }, ed è all'incrocio! { $home }–{ $away }!
comment-fuba-goal-far-4 = GOL! { $seat } la colpisce benissimo { $from }. { $home }–{ $away }.

comment-fuba-goal-rebound-1 = GOL! Sulla ribattuta arriva { $seat } e la spinge dentro! { $home }–{ $away }.
comment-fuba-goal-rebound-2 = La palla torna in campo, e { $seat } la scaraventa in rete! { $home }–{ $away }!
comment-fuba-goal-rebound-3 = Dentro al secondo tentativo! { $seat } fa { $home }–{ $away }.

comment-fuba-miss-box-1 = { $seat } tira { $from }: fuori! Doveva segnare.
comment-fuba-miss-box-2 = Occasione d'oro { $from }, e { $seat } la manda alta!
comment-fuba-miss-box-3 = { $seat } calcia { $from }: la incrocia troppo, fuori.
comment-fuba-miss-box-4 = A fil di palo! { $seat } non ci crede.

comment-fuba-miss-far-1 = { $seat } lascia partire il tiro { $from }: fuori!
comment-fuba-miss-far-2 = { $seat } ci prova { $from }. Palla in curva.
comment-fuba-miss-far-3 = Tentativo speranzoso di { $seat } { $from }: il portiere la guarda uscire.
comment-fuba-miss-far-4 = { $seat } tira { $from }, ma non inquadra la porta.

comment-fuba-shot-corner-1 = Deviata! Tira { $seat }, una gamba in mezzo, angolo.
comment-fuba-shot-corner-2 = Palla sul fondo! Angolo per { $seat }.
comment-fuba-shot-corner-3 = { $seat } tira, un difensore la sporca: calcio d'angolo.

comment-fuba-rebound-1 = Legno! La palla è lì!
comment-fuba-rebound-2 = Palo! Chi ci arriva?
comment-fuba-rebound-3 = La porta dice di no, ma non è finita!

comment-fuba-second-die-1 = Non la colpisce bene, ma è ancora viva: ce la fa { $seat }?
comment-fuba-second-die-2 = Tiro sporco, ma { $seat } ha un'altra possibilità!

comment-fuba-cleared-1 = { $seat } arriva per primo e spazza.
comment-fuba-cleared-2 = Liberata! { $seat } respira.
comment-fuba-cleared-3 = { $seat } è il più svelto e ha la palla.

comment-fuba-penalty-1 = RIGORE! L'arbitro indica il dischetto: che occasione per { $seat }.
comment-fuba-penalty-2 = Atterrato in area! Rigore per { $seat }!
comment-fuba-penalty-3 = Nessun dubbio: rigore per { $seat }!

comment-fuba-penalty-goal-1 = GOL! Portiere da una parte, palla dall'altra: segna { $seat }. { $home }–{ $away }.
comment-fuba-penalty-goal-2 = Gelido! { $seat } spiazza il portiere: { $home }–{ $away }!
comment-fuba-penalty-goal-3 = { $seat } segna dal dischetto, niente da fare per il portiere. { $home }–{ $away }!

comment-fuba-penalty-goal-beaten-1 = Il portiere indovina e la tocca, ma è dentro! Segna { $seat }: { $home }–{ $away }.
comment-fuba-penalty-goal-beaten-2 = GOL! L'angolo è giusto, ma il tiro è troppo forte. { $seat } fa { $home }–{ $away }.

comment-fuba-penalty-saved-1 = PARATO! Il portiere legge le intenzioni di { $seat }!
comment-fuba-penalty-saved-2 = Respinto! { $seat } sbaglia dal dischetto!
comment-fuba-penalty-saved-3 = Che parata! Il rigore di { $seat } non entra.

comment-fuba-penalty-missed-1 = Fuori! { $seat } sbaglia il rigore.
comment-fuba-penalty-missed-2 = Alto! { $seat } spreca dal dischetto.
comment-fuba-penalty-missed-3 = Il portiere era battuto, il palo no: { $seat } sbaglia il rigore.

### Set pieces and cards

comment-fuba-corner-1 = Angolo per { $seat }. Salgono tutti!
comment-fuba-corner-2 = Sul fondo: calcio d'angolo per { $seat }.
comment-fuba-corner-3 = { $seat } guadagna un angolo.

comment-fuba-free-kick-1 = Fischia l'arbitro: punizione per { $seat } { $at }.
comment-fuba-free-kick-2 = { $seat } va a terra { $at }: punizione.
comment-fuba-free-kick-3 = Fallo di { $other }, punizione per { $seat } { $at }.
comment-fuba-free-kick-4 = Gioco fermo { $at }: la punizione è di { $seat }.

comment-fuba-not-taken-1 = Non c'è più tempo per battere.
comment-fuba-not-taken-2 = L'arbitro guarda l'orologio: non si batte.

comment-fuba-yellow-1 = Sul taccuino: giallo per { $seat }.
comment-fuba-yellow-2 = L'arbitro mette mano alla tasca. Giallo per { $seat }.
comment-fuba-yellow-3 = Ammonizione per { $seat }.

comment-fuba-red-1 = ROSSO! { $seat } resta con un uomo in meno!
comment-fuba-red-2 = Espulso! Cartellino rosso per { $seat }!
comment-fuba-red-3 = Doccia anticipata: rosso per { $seat }!

comment-fuba-injured-1 = Un giocatore di { $seat } resta a terra { $at }. Brutta cosa.
comment-fuba-injured-2 = { $seat } perde un uomo { $at }: infortunato, non può continuare.

comment-fuba-keeper-hurt-1 = Il portiere di { $seat } prende un colpo, ma resta in campo.
comment-fuba-keeper-hurt-2 = Ora il portiere di { $seat } zoppica.

comment-fuba-substitution-1 = { $number ->
      [one] Cambio per { $seat }: forze fresche in campo.
     *[other] Cambi per { $seat }: { $number } forze fresche in campo.
    }
comment-fuba-substitution-2 = Si alza la lavagnetta: { $seat } fa { $number ->
      [one] un cambio.
     *[other] { $number } cambi.
    }

comment-fuba-skill-1 = { $seat } ha un asso nella manica: { $skill }!
comment-fuba-skill-2 = Ecco lo schema provato da { $seat }: { $skill }.
comment-fuba-skill-3 = { $skill }! { $seat } lo teneva in serbo.

comment-fuba-sweep-1 = Esce il portiere di { $seat } a spazzare!
comment-fuba-sweep-2 = Il portiere di { $seat } lascia la porta e rischia.

comment-fuba-streaker-1 = E qui c'è qualcuno senza maglia, e senza tutto il resto! Gli steward lo inseguono.
comment-fuba-streaker-2 = Invasione di campo, e senza vestiti! Un modo per finire in televisione.

comment-fuba-coach-off-1 = L'allenatore di { $seat } ha detto troppo: in tribuna!
comment-fuba-coach-off-2 = Fuori l'allenatore di { $seat }, che urla ancora.

comment-fuba-shoot-out-1 = Si va ai rigori! Comincia { $seat }.
comment-fuba-shoot-out-2 = Decidono i rigori. Il primo è di { $seat }.

comment-fuba-shoot-out-scored-1 = Segna { $seat }! { $home }–{ $away }.
comment-fuba-shoot-out-scored-2 = Dentro quello di { $seat }: { $home }–{ $away }.
comment-fuba-shoot-out-scored-3 = Tranquillissimo { $seat }. { $home }–{ $away }.

comment-fuba-shoot-out-missed-1 = Sbaglia { $seat }! Si resta { $home }–{ $away }.
comment-fuba-shoot-out-missed-2 = No! { $seat } fallisce dal dischetto. { $home }–{ $away }.
comment-fuba-shoot-out-missed-3 = Niente da fare per { $seat }: { $home }–{ $away }.

comment-fuba-shoot-out-won-1 = Vince ai rigori { $seat }, { $won }–{ $lost }!
comment-fuba-shoot-out-won-2 = È quello decisivo! { $home }–{ $away } sul campo, { $won }–{ $lost } ai rigori: fa festa { $seat }.
comment-fuba-shoot-out-won-3 = È finita! { $seat } tiene i nervi saldi e la spunta ai rigori, { $won }–{ $lost }.
