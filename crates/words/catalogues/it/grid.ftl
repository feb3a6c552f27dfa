## The grid game. Squares are column,row from the south-west corner; Home plays north.

### Markers and directions

marker-H0 = { seat-home } (portiere)
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
marker-A0 = { seat-away } (portiere)
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

dir-n = nord
dir-ne = nord-est
dir-e = est
dir-se = sud-est
dir-s = sud
dir-sw = sud-ovest
dir-w = ovest
dir-nw = nord-ovest

### Small words

turn-normal = un turno normale
turn-kick-off = il calcio d'inizio
turn-throw-in = una rimessa laterale
turn-corner = un calcio d'angolo
turn-goal-kick = una rimessa dal fondo
turn-free-kick = una punizione
turn-goalie = la palla al portiere
turn-penalty = un calcio di rigore

grid-opponent = l'avversario
attempt-feet = di piede
attempt-chest = di petto
attempt-header = di testa
attempt-bicycle = in rovesciata

fake-mild = leggera
fake-moderate = media
fake-extreme = estrema

parity-odd = dispari
parity-even = pari

### Rolls: what they are for, and what is said while they are due

grid-roll-off = Spareggio ai dadi
grid-roll-turn = Punti per il turno
grid-roll-grab = Punti dopo la presa
grid-roll-save = Parata
grid-roll-deflect = Deviazione
grid-roll-contact = Impatto
grid-roll-distance = Distanza
grid-roll-arc = Direzione e distanza
grid-roll-random-header = Dove va il colpo di testa
grid-roll-missed = Quanto prosegue la palla mancata
grid-roll-loose = Quanto rotola la palla vagante
grid-roll-juggle-foot = Palleggio, piede
grid-roll-juggle-knee = Palleggio, ginocchio
grid-roll-juggle-length = Quanto va lontano la palla persa
grid-roll-fake = Finta
grid-roll-foul-step = Fallo dopo lo scontro
grid-roll-foul-tackle = Fallo dopo il contrasto
grid-roll-foul-header = Fallo dopo il colpo di testa
grid-roll-shootout-off = Spareggio ai dadi per la serie di rigori
grid-roll-penalty = Calcio di rigore
grid-roll-penalty-save = Parata del rigore

due-grid-roll-off = Spareggio ai dadi: un dado per { seat-home }, poi uno per { seat-away }. Il più alto batte il calcio d'inizio.
due-grid-roll-turn = { $dice ->
        [one] { $seat } lancia un dado per i suoi punti.
       *[other] { $seat } lancia { $dice } dadi per i suoi punti.
    }
due-grid-roll-grab = { $seat } ha bloccato la palla e lancia { $dice } dadi per nuovi punti.
due-grid-roll-save = { $marker } tenta la parata: un dado. Deve raggiungere la palla esattamente, senza diagonali.
due-grid-roll-deflect = { $marker } tenta di deviare la palla: un dado, più i punti rimasti. Basta 6.
due-grid-roll-contact = { $marker } va sulla palla { $attempt }: un dado. Dispari è impatto.
due-grid-roll-distance = { $marker } ha colpito la palla { $attempt }: un dado per la distanza.
due-grid-roll-arc = { $marker } ha colpito male la palla { $attempt }: un dado per la direzione, uno per la distanza.
due-grid-roll-random-header = { $marker } ha colpito male la palla di testa: tre dadi per la direzione, uno per la distanza.
due-grid-roll-missed = { $marker } ha mancato il passaggio: un dado dice quanto prosegue la palla.
due-grid-roll-loose = La palla non è di nessuno: un dado per { $seat } dice quanto rotola.
due-grid-roll-juggle-foot = { $marker } alza la palla con il piede: un dado. Dispari riesce.
due-grid-roll-juggle-knee = { $marker } alza la palla con il ginocchio: un dado. Dispari riesce.
due-grid-roll-juggle-length = { $marker } ha perso la palla: un dado dice quanto va lontano.
due-grid-roll-fake = { $marker } tenta la finta: un dado.
due-grid-roll-foul-step = { $marker } ha urtato un avversario: un dado. 1 è fallo.
due-grid-roll-foul-tackle = { $marker } ha sbagliato il contrasto: un dado. 1 o 2 è fallo.
due-grid-roll-foul-header = { $marker } ha sbagliato il colpo di testa accanto a un avversario: un dado. 1 o 2 è fallo.
due-grid-roll-shootout-off = Spareggio ai dadi per la serie di rigori: un dado per { seat-home }, poi uno per { seat-away }. Il più alto calcia per primo.
due-grid-roll-penalty = { $seat } lancia un dado per la casella di porta del rigore.
due-grid-roll-penalty-save = { $dice ->
        [one] { $marker } lancia un dado per parare il rigore.
       *[other] { $marker } lancia { $dice } dadi per parare il rigore.
    }

### Events: before and between turns

grid-placed = { $seat } ha schierato la squadra.
grid-revealed = Si scoprono le due squadre.
grid-skill-given = { $marker } riceve un punto abilità.
grid-rolled = { $roll }: { $dice }.
grid-roll-off-tied = Spareggio ai dadi in parità: si rilancia.
grid-starts = { $seat } batte il calcio d'inizio.
grid-kicks-off = { $marker } sta su { $square } per il calcio d'inizio.
grid-turn-begins = Turno { $turn }, { $seat }: { $kind }.
grid-points =
    { $points ->
        [0] Non restano punti da spendere.
        [one] Un punto da spendere.
       *[other] { $points } punti da spendere.
    }
grid-time-up = Il tempo di { $seat } è scaduto.
grid-full-time = Tempo scaduto.
grid-half-time = Intervallo.
grid-over = La partita è finita: { $result }.

### Events: members and the ball

grid-moved = { $marker } va su { $square }.
grid-turned = { $marker } si gira e guarda a { $way }.
grid-stood-up = { $marker } si rialza e guarda a { $way }.
grid-went-down = { $marker } finisce a terra.
grid-kicked = { $marker } calcia la palla.
grid-took-over = { $marker } prosegue con la palla.
grid-inertia-move = La palla continua a rotolare da sola.
grid-ball-to = La palla va su { $square }.
grid-grabbed = { $marker } blocca la palla.
grid-tossed = { $marker } lancia la palla con le mani.
grid-set-down = La palla è messa a terra su { $square }.
grid-stopped = La palla si ferma su { $square }.
grid-forced =
    La palla va di { $squares ->
        [one] una casella verso { $way }.
       *[other] { $squares } caselle verso { $way }.
    }
grid-bounced = La palla rimbalza su { $square }.
grid-rolls-on = La palla vagante rotola verso { $way }.

### Events: shots

grid-shot = Tiro! La palla è nello specchio della porta, su { $square }.
grid-no-save = { $marker } non ha possibilità di parare.
grid-stunned = Il tiro stordisce { $marker }.
grid-beaten = { $marker } non riesce a bloccare la palla.
grid-deflected = { $marker } devia la palla verso { $way }.
grid-goal = Gol di { $seat }! { $home }-{ $away }.

### Events: set pieces

grid-out = La palla esce, casella { $square }.
grid-awarded = { $seat } ottiene { $restart }, casella { $square }.
grid-put-at = { $marker } si sposta su { $square }.
grid-corner-called = Totale dichiarato per il calcio d'angolo: { $total }.
grid-corner-missed = Il totale era sbagliato: la palla cade su { $square }.

### Events: duels

grid-tackle-called = { $marker } va sulla palla di { $opponent } e dichiara { $call }.
grid-tackled = { $marker } subisce il contrasto e finisce a terra su { $square }.
grid-tackle-failed = Dichiarazione sbagliata: { $marker } manca il contrasto.
grid-poor-aim =
    Mira imprecisa: { $marker } deve calciare di { $squares ->
        [one] una casella verso { $way }.
       *[other] { $squares } caselle verso { $way }.
    }
grid-let-pass = { $seat } lascia passare la palla.
grid-met-missed = { $marker } manca la palla { $attempt }.
grid-met-well = { $marker } colpisce bene la palla { $attempt }.
grid-met-badly = { $marker } colpisce male la palla { $attempt }.
grid-met-nick = { $marker } sfiora appena la palla { $attempt }.
grid-trapped = { $marker } ferma la palla su { $square }.
grid-redirected = { $marker } gioca la palla su { $square }.
grid-juggled = { $marker } palleggia.
grid-juggle-failed = { $marker } perde la palla nel palleggio.
grid-follows-with-header = { $marker } prosegue con un colpo di testa.
grid-follows-with-bicycle = { $marker } prosegue con una rovesciata.
grid-follows-with-kick = { $marker } lascia cadere la palla e prosegue.
grid-faked-out = Finta riuscita di { $marker } su { $opponent } ({ $level }).
grid-fake-failed = { $opponent } non abbocca alla finta di { $marker } ({ $level }).
grid-foul = Fallo di { $marker } su { $opponent }.
grid-offside = { $marker } è in fuorigioco.
grid-yellow-card = Cartellino giallo per { $marker }.
grid-red-card = Cartellino rosso per { $marker }.
grid-sent-off = { $marker } lascia la partita.
grid-rerolled = { $marker } fa rilanciare i dadi.

### Events: penalties

grid-shootout-begins = La partita è in parità: decidono i rigori.
grid-shootout-starts = Il primo rigore è di { $seat }.
grid-penalty-by = { $marker } calcia il rigore.
grid-face-hidden = { $seat } ha scelto in segreto.
grid-penalty = Il portiere sta sulla casella di porta { $goalie }, la palla va sulla { $ball }.
grid-penalty-goal = Rigore segnato.
grid-penalty-grabbed = Il portiere blocca il rigore.
grid-penalty-deflected = Il portiere devia il rigore.

### Questions

grid-ask-place =
    { $part ->
        [row] { $seat }, in quale riga sta { $marker }?
       *[column] { $seat }, { $marker } sta nella riga { $row }: in quale colonna?
    }
grid-ask-skill-point =
    { $left ->
        [one] { $seat }, quale giocatore di movimento riceve l'ultimo punto abilità?
       *[other] { $seat }, quale giocatore di movimento riceve un punto abilità? Ne restano { $left }.
    }
grid-ask-kicker = { $seat }, chi batte il calcio d'inizio, e da quale casella?
grid-ask-tackle = { $seat }, { $opponent } ha la palla: qualcuno va al contrasto prima del lancio dei dadi?
grid-ask-tackle-target = { $seat }, chi contrasta { $marker }?
grid-ask-tackle-call = { $seat }, contrasto su { $opponent }: i dadi saranno dispari o pari?
grid-ask-reroll = { $seat }, tieni i dadi o li fai rilanciare?
grid-ask-poor-aim = { $seat }, un 1 vuol dire mira imprecisa: chi calcia, e verso dove?
grid-ask-inertia = { $seat }, la palla continua a rotolare?
grid-ask-act = { $seat }, e ora?
grid-ask-member = { $seat }, che cosa fa { $marker }?
grid-ask-offers = { $seat }, passa la palla di { $opponent }: qualcuno ci va?
grid-ask-combine = { $seat }, qualcuno colpisce il passaggio di testa o in rovesciata?
grid-ask-trap-or-kick = { $seat }, { $marker } ferma la palla o la calcia?
grid-ask-redirect =
    { $seat }, { $marker } gioca la palla { $attempt } esattamente a { $squares ->
        [one] una casella
       *[other] { $squares } caselle
    } di distanza: dove?
grid-ask-bicycle-line =
    { $seat }, rovesciata di { $marker }, { $squares ->
        [one] una casella
       *[other] { $squares } caselle
    }: verso dove?
grid-ask-walk =
    { $seat }, da dove il portiere devia la palla? { $points ->
        [one] Un punto
       *[other] { $points } punti
    } per spostarsi; quello che avanza aiuta.
grid-ask-deflect-to =
    { $seat }, verso dove va deviata la palla, { $squares ->
        [one] di una casella?
       *[other] di { $squares } caselle?
    }
grid-ask-loose = { $seat }, qui la palla non è di nessuno: rotola ancora.
grid-ask-follow-up = { $seat }, come prosegue { $marker } dopo il palleggio?
grid-ask-drop = { $seat }, dove lascia cadere la palla { $marker }?
grid-ask-reposition =
    { $part ->
        [row] { $seat }, { $marker } resta lì, o in quale riga sta?
        [facing] { $seat }, da che parte guarda { $marker }?
       *[column] { $seat }, { $marker } sta nella riga { $row }: in quale colonna?
    }
grid-ask-goal-kick-square = { $seat }, da quale casella si batte la rimessa dal fondo?
grid-ask-leave-area = { $seat }, { $marker } deve lasciare l'area di rigore: dove va?
grid-ask-taker = { $seat } ha { $restart }: chi batte?
grid-ask-taker-square = { $seat }, dove sta { $marker }, e da che parte guarda?
grid-ask-make-room = { $seat }, { $marker } deve fare spazio: dove va?
grid-ask-corner-call = { $seat }, un calcio d'angolo normale, o direttamente in porta dichiarando un totale?
grid-ask-fouled = { $seat }, su chi ha commesso fallo { $marker }?
grid-ask-red-card-fielder = { $seat }, quale giocatore di movimento esce al posto del portiere?
grid-ask-penalty-taker = { $seat }, chi calcia il rigore?
grid-ask-penalty-face = { $seat }, scegli in segreto dove va la palla: le caselle di porta si contano dalla tua sinistra, senza quella dove starà il portiere.
grid-ask-penalty-slot = { $seat }, su quale casella di porta sta il portiere? 1 è la sinistra di chi calcia.
grid-ask-penalty-corner = { $seat }, da quale casella d'angolo riprende il gioco?

### Answers

grid-do-end = chiudi il turno
grid-do-stop = la palla si ferma qui
grid-do-step = la palla prosegue verso { $way }
grid-do-pick = { $marker } si muove o gioca la palla
grid-do-move = un passo verso { $way }
grid-do-kick = calcia verso { $way }
grid-do-toss = lancia verso { $way }
grid-do-set-down = metti la palla a terra su { $square }
grid-do-turn-left = gira a sinistra
grid-do-turn-right = gira a destra
grid-do-stand = rialzati e guarda a { $way }
grid-do-juggle = palleggia
grid-do-fake = finta su { $marker } ({ $level })
grid-do-open-skill = spendi i punti abilità tenuti da parte per un secondo lancio
grid-do-row = riga { $row }
grid-do-column = colonna { $column }
grid-do-face = guarda a { $way }
grid-do-stay = resta lì
grid-do-skill = lo riceve { $marker }
grid-do-kicker = { $marker } batte il calcio d'inizio da { $square }
grid-do-decline = no
grid-do-tackle = { $marker } va al contrasto
grid-do-tackle-after-step = { $marker } fa un passo verso { $way } e va al contrasto
grid-do-opponent = { $marker }
grid-do-call = dichiara { $call }
grid-do-keep = tieni i dadi
grid-do-reroll = { $marker } li fa rilanciare
grid-do-aim = { $marker } calcia verso { $way }
grid-do-attempt = { $marker } ci prova { $attempt }
grid-do-trap = ferma la palla
grid-do-volley = calciala subito
grid-do-to = su { $square }
grid-do-toward = verso { $way }
grid-do-roll = lasciala rotolare
grid-do-taker = batte { $marker }
grid-do-from = da { $square }, guardando a { $way }
grid-do-normal = un calcio d'angolo normale
grid-do-direct = direttamente in porta, totale dichiarato { $total }
grid-do-follow-header = con un colpo di testa
grid-do-follow-bicycle = con una rovesciata da { $square }
grid-do-follow-kick = la palla cade su { $square }
grid-do-slot = casella di porta { $slot }
grid-do-hide = casella di porta libera { $face } dalla tua sinistra

### Odds

odds-grab = presa
odds-deflection = deviazione
odds-no-goal = niente gol
odds-aimed = mirato
odds-straight = solo dritto
odds-random = a caso
odds-nick = sfiorata
odds-missed = mancata
odds-tackled = contrasto vinto
odds-wrong-call = dichiarazione sbagliata
odds-success = riuscita
odds-failure = fallimento
odds-foul = fallo
odds-out = fuori
odds-offside = fuorigioco
