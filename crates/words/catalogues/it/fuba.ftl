## FUBA. Left and right are as seen from Home's end, whichever team an area is named after.

### Areas

area-ALC = angolo sinistro di { seat-home } (ALC)
area-APA = area di rigore di { seat-home } (APA)
area-ARC = angolo destro di { seat-home } (ARC)
area-AFR = trequarti di { seat-home } (AFR)
area-ALW = fascia sinistra di { seat-home } (ALW)
area-ARW = fascia destra di { seat-home } (ARW)
area-CE = centro del campo (CE)
area-BLW = fascia sinistra di { seat-away } (BLW)
area-BRW = fascia destra di { seat-away } (BRW)
area-BFR = trequarti di { seat-away } (BFR)
area-BLC = angolo sinistro di { seat-away } (BLC)
area-BPA = area di rigore di { seat-away } (BPA)
area-BRC = angolo destro di { seat-away } (BRC)
area-SPOT = punto del corner (SPOT)

### Small words

restart-open-play = gioco in corso
restart-kick-off = calcio d'inizio
restart-free-kick = calcio di punizione
restart-corner-kick = calcio d'angolo
restart-goal-kick = rimessa dal fondo
restart-penalty-kick = calcio di rigore

line-defence = difesa
line-midfield = centrocampo
line-forward = attacco

side-left = sinistra
side-middle = centro
side-right = destra

kind-shoot = una conclusione
kind-move = il movimento
kind-position = il posizionamento
kind-adjust = la correzione del valore della palla
kind-press = il pressing

### Rolls: what they are for, and what is said while they are due. `$seat` is the team in control.

roll-kick-off = Lancio per il calcio d'inizio
roll-stage = Dadi di fase
roll-special-event = Evento speciale
roll-yellow-card = Test per il cartellino giallo
roll-red-card = Test per il cartellino rosso
roll-goal-attempt = Dado per la conclusione
roll-second-die = Secondo dado
roll-rebound = Ribattuta
roll-event-difference = Evento speciale
roll-pressing = Pressing
roll-penalty = Calcio di rigore

due-roll-kick-off = Lancio per il calcio d'inizio: prima { seat-home }, poi { seat-away }. Il dado più alto sceglie chi comincia.
due-roll-stage = Dadi di fase: prima la squadra in possesso ({ $seat }), poi la squadra passiva ({ $other }).
due-roll-special-event = Evento speciale: prima la squadra in possesso ({ $seat }), poi la squadra passiva ({ $other }). Decide la somma.
due-roll-yellow-card = Test per il cartellino giallo: un dado per { $other }.
due-roll-red-card = Test per il cartellino rosso: un dado per { $other }.
due-roll-goal-attempt = Conclusione: un dado per { $seat }.
due-roll-second-die = Conclusione difficile: secondo dado per { $seat }.
due-roll-rebound = Ribattuta: prima chi tira ({ $seat }), poi chi difende ({ $other }).
due-roll-event-difference = Evento speciale: prima la squadra in possesso ({ $seat }), poi la squadra passiva ({ $other }). Decide la differenza.
due-roll-pressing = { $dice ->
        [one] Pressing: un dado per { $other }.
       *[other] Pressing: { $dice } dadi per { $other }.
    }
due-roll-penalty = Calcio di rigore: un dado per { $seat }.
due-nothing = Nessun dado da lanciare.

### Events: before the match and between turns

fuba-chosen = { $seat } ha scelto in segreto.
fuba-formation = Modulo di { $seat }: { $formation }.
fuba-won-kick-off-roll = { $seat } vince il lancio iniziale e sceglie chi comincia.
fuba-kick-off-roll-tied = Lancio iniziale in parità: si rilancia.
fuba-starts-with-ball = { $seat } comincia con la palla.
fuba-half-begins =
    { $half ->
        [1] Comincia il primo tempo.
        [2] Comincia il secondo tempo.
        [3] Cominciano i tempi supplementari.
       *[other] Comincia il secondo tempo supplementare.
    }
fuba-half-ends =
    { $half ->
        [1] Fischio dell'arbitro: intervallo.
        [2] Fischio finale.
        [3] Fischio dell'arbitro: intervallo dei supplementari.
       *[other] Fischio finale dei supplementari.
    }
fuba-rolled = { $roll }: { $dice }.
fuba-time = Minuto { $minute }.
fuba-time-stoppage = Minuto { $minute }+{ $stoppage }, recupero.
fuba-awarded = Per { $seat }: { $restart }, { $area }.
fuba-not-taken = Il tempo è finito: niente { $restart }.
fuba-keeper-placed = { $seat } schiera il portiere: { $area }.
fuba-placed =
    { $seat } { $players ->
        [0] non schiera nessuno
        [one] schiera un giocatore
       *[other] schiera { $players } giocatori
    }: { $area }.
fuba-over =
    { $by_goals ->
        [0] La partita è finita: { $result }. Il punteggio era { $home }-{ $away }.
       *[other] La partita è finita: { $result }, { $home }-{ $away }.
    }

### Events: the turn

fuba-turn-begins = Turno { $turn }: palla a { $seat }.
fuba-played = { $seat } gioca la palla: { $from } → { $to }.
fuba-played-within = { $seat } gioca la palla senza cambiare area: { $area }.
fuba-value = { $why }: il valore della palla ora è { $value }.
why-start-unmarked = Nessuno marca nell'area di partenza ({ SIGNED($by) })
why-long-pass =
    Lancio lungo oltre { $by ->
        [one] un'area
       *[other] { $by } aree
    } ({ SIGNED($by) })
why-target-unmarked = Nessuno marca nell'area di arrivo ({ SIGNED($by) })
why-new = Nuovo valore
why-event = Evento speciale ({ SIGNED($by) })
why-positioning = Posizionamento
why-adjustment = Correzione del valore della palla
why-target-free = Un compagno smarcato aspetta nell'area di arrivo
why-overflow = Più di 6, quindi palla persa
why-pressing = Pressing
why-rebound = Ribattuta
why-restart = Ripresa del gioco
fuba-special-event = Evento speciale { $number }: { $meaning }.
special-event-2 = il passaggio non riesce, la palla resta nell'area di partenza e la prende l'altra squadra
special-event-3 = controllo sbagliato, il nuovo valore della palla sale di due
special-event-4 = la squadra passiva può muovere un giocatore in più prima della sua prima azione
special-event-5 = rimbalzo insidioso, il nuovo valore della palla sale di uno
special-event-6 = fallo della squadra in possesso, punizione per la squadra passiva
special-event-7 = niente azioni in questo turno, ma calcio d'angolo se l'area di arrivo è un angolo
special-event-8 = fallo della squadra passiva, punizione per la squadra in possesso
special-event-9 = buon controllo, il nuovo valore della palla scende di uno
special-event-10 = la squadra in possesso può muovere un giocatore in più prima della sua prima azione
special-event-11 = controllo perfetto, il nuovo valore della palla scende di due
special-event-12 = la squadra in possesso può superare chiunque in dribbling se la sua prima azione è il movimento
fuba-event-difference =
    Evento speciale { $number ->
        [0] 0
       *[other] { SIGNED($number) }
    }: { $meaning }.
event-difference-passive-moves-two = due giocatori della squadra passiva possono spostarsi di un'area ciascuno
event-difference-failed-pass = il passaggio non riesce, la palla resta nell'area di partenza e la prende l'altra squadra
event-difference-passive-moves-one = un giocatore della squadra passiva può spostarsi di un'area
event-difference-value-rises = rimbalzo insidioso, il nuovo valore della palla sale di uno
event-difference-free-kick-controlling = fallo della squadra passiva, punizione per la squadra in possesso
event-difference-free-kick-passive = fallo della squadra in possesso, punizione per la squadra passiva
event-difference-no-actions = niente azioni in questo turno, ma calcio d'angolo se l'area di arrivo è un angolo
event-difference-value-falls = buon controllo, il nuovo valore della palla scende di uno
event-difference-controlling-moves-one = un giocatore della squadra in possesso può spostarsi di un'area
event-difference-value-falls-two = controllo perfetto, il nuovo valore della palla scende di due
event-difference-controlling-moves-two = due giocatori della squadra in possesso possono spostarsi di un'area ciascuno
event-difference-no-defence = la squadra passiva non può fare mosse di difesa in questo turno
fuba-check-kept = { $seat } tiene la palla.
fuba-check-lost = { $seat } toglie la palla a { $other }.
fuba-check-easy = La prova fallisce, ma non c'è nessuno vicino: { $seat } tiene la palla e { $other } può muovere un giocatore.
fuba-check-failed-pass = Il passaggio non riesce: la palla resta nell'area di partenza e va a { $seat }.
fuba-moved = { $seat } muove un giocatore: { $from } → { $to }.
fuba-keeper-moved = { $seat } muove il portiere: { $from } → { $to }.
fuba-dribbled = { $seat } avanza in dribbling: { $from } → { $to }.
fuba-keeper-dribbled = Dribbling del portiere di { $seat }: { $from } → { $to }.
fuba-acts = { $seat } sceglie { $kind }.
fuba-option = { $seat } fa mosse di { $line }.
fuba-slow-kick = { $seat } batte la rimessa dal fondo con calma: prima si muovono le due squadre.
fuba-second-actions = { $seat } vuole le seconde azioni: le due squadre agiscono ancora.
fuba-no-second-actions = { $seat } rinuncia alle seconde azioni: si passa al turno successivo.

### Events: shots, pressing, penalties, cards

fuba-attempt =
    Tiro di { $seat }, { $area }: { $modifier ->
        [0] nessun modificatore
       *[other] modificatore { SIGNED($modifier) }
    }.
fuba-goal = Gol! Segna { $seat }.
fuba-shot-corner = Palla sul fondo, deviata da un difensore: calcio d'angolo per { $seat }.
fuba-shot-rebound = La palla torna in gioco: ribattuta!
fuba-shot-second-die = Un sei: { $seat } ha ancora una possibilità e lancia un secondo dado.
fuba-shot-cleared = { $other } libera sulla ribattuta e ha la palla.
fuba-shot-miss = { $seat } sbaglia il tiro.
fuba-pressing-won = Il pressing di { $seat } funziona: palla conquistata!
fuba-pressing-failed = Il pressing di { $seat } va a vuoto: { $other } tiene la palla.
fuba-duel =
    { $kick ->
        [centro] Il rigore va al centro
       *[side] Il rigore va alla { $kick } di chi calcia
    }, { $dive ->
        [centro] il portiere resta al centro.
       *[side] il portiere si tuffa alla propria { $dive }.
    }
fuba-yellow = Cartellino giallo per { $seat }.
fuba-no-card = Il test non porta cartellini per { $seat }.
fuba-red = Cartellino rosso per { $seat }!
fuba-sent-off = { $seat } perde un giocatore per il resto della partita: { $area }.

### Decisions

ask-formation = { $seat }, scegli in segreto il modulo: difensori-centrocampisti-attaccanti, dieci in tutto.
ask-half-time = { $seat }, in segreto sposta un giocatore in un altro reparto del tuo modulo, o lascialo com'è.
ask-kick-off = { $seat }, chi comincia con la palla?
ask-place-keeper = { $seat }, dove sta il tuo portiere?
ask-place = { $seat }, quanti giocatori schieri qui: { $area }?
ask-adjust = { $seat }, sposta fino a due giocatori di un'area ciascuno, oppure chiudi.
ask-target = { $seat }, dove giochi la palla?
ask-easy-move = { $seat }, non c'è nessuno vicino alla palla: sposta un giocatore di un'area, oppure chiudi.
ask-closest = { $seat }, quale dei tuoi giocatori più vicini va sulla palla?
ask-free-movement = { $seat }, fai i tuoi movimenti liberi, oppure chiudi.
ask-first-action = { $seat }, qual è la tua prima azione?
ask-second-action = { $seat }, qual è la tua seconda azione?
ask-movement = { $seat }, fai le tue mosse di { $line }, oppure chiudi.
ask-second-actions = { $seat }, seconde azioni per le due squadre o nuovo turno?
ask-quick-moves = { $seat }, muovi i tuoi giocatori prima della punizione veloce, oppure chiudi.
ask-goal-kick-moves = { $seat }, muovi i tuoi giocatori prima della rimessa dal fondo, oppure chiudi.
ask-free-kick = { $seat }, tiri direttamente su punizione o passi la palla?
ask-corner = { $seat }, da quale angolo batti?
ask-dive = { $seat }, scegli in segreto che cosa fa il tuo portiere.
ask-penalty-kick = { $seat }, dove calci il rigore?
ask-send-off = { $seat }, quale dei tuoi giocatori viene espulso?
ask-event-moves = { $seat }, l'evento speciale ti permette di spostare giocatori di un'area ciascuno; altrimenti chiudi.
ask-maybe-shoot = { $seat }, tiri in porta o prosegui senza tirare?
ask-maybe-move = { $seat }, quali mosse fai, se ne fai?
ask-bring-back = { $seat }, qualcuno della tua squadra deve essere sulla palla prima di chiudere: fai le tue mosse.
ask-maybe-press = { $seat }, vai in pressing sulla palla o chiudi?
ask-slow-kick = { $seat }, batti la rimessa dal fondo con calma, dopo altre mosse, o subito?
ask-slow-moves = { $seat }, muovi i tuoi giocatori prima della rimessa dal fondo lenta, oppure chiudi.

### Actions

do-done = Fatto
do-formation = Gioca con modulo { $formation }
do-kick-off = { $seat } comincia con la palla
do-place-keeper = Schiera il portiere: { $area }
do-place =
    { $players ->
        [0] Non schierare nessuno
        [one] Schiera un giocatore
       *[other] Schiera { $players } giocatori
    }
do-target = Gioca la palla: { $area }
do-shoot = Tira in porta
do-pass = Passa: un nuovo turno comincia con la punizione
do-movement =
    { $line ->
        [difesa] Movimento, difesa: giocatori dritti all'indietro
        [attacco] Movimento, attacco: giocatori dritti in avanti
       *[centrocampo] Movimento, centrocampo: giocatori di lato o in diagonale
    }
do-movement-any-way =
    { $line ->
        [difesa] Movimento, difesa: giocatori dritti all'indietro
        [attacco] Movimento, attacco: giocatori dritti in avanti
       *[centrocampo] Movimento, centrocampo: giocatori di un'area in ogni direzione
    }
do-position =
    { $steps ->
        [0] Posizionamento, il valore della palla resta com'è
        [one] Posizionamento, valore della palla di uno a tuo favore
       *[other] Posizionamento, valore della palla di { $steps } a tuo favore
    }
do-adjust = Correggi il valore della palla secondo i giocatori sulla palla
do-press = { $dice ->
        [one] Pressing con un dado
       *[other] Pressing con { $dice } dadi
    }
do-slow-kick = Batti la rimessa dal fondo con calma: prima si muovono le due squadre
do-move = Muovi un giocatore: { $from } → { $to }
do-move-keeper = Muovi il portiere: { $from } → { $to }
do-dribble = Dribbling di un giocatore: { $from } → { $to }
do-dribble-keeper = Dribbling del portiere: { $from } → { $to }
do-second-actions = Seconde azioni per le due squadre
do-new-turn = Niente seconde azioni: nuovo turno
do-corner = Batti il calcio d'angolo: { $area }
do-dive =
    { $side ->
        [centro] Resta al centro
       *[side] Tuffati alla { $side } del portiere
    }
do-kick =
    { $side ->
        [centro] Calcia al centro
       *[side] Calcia alla { $side } di chi tira
    }
do-send-off = Espulso un giocatore: { $area }

### Odds: a chance of ...

odds-keep = palla tenuta
odds-lose = palla persa
odds-win = palla vinta
odds-outplayed = pressing saltato
odds-frees = prossima prova riuscita
odds-corner = angolo
odds-rebound = ribattuta
odds-miss = errore
odds-penalty = rigore
odds-free-kick = punizione
odds-held = tengono loro
odds-corner-against = angolo contro
odds-free-kick-against = punizione contro
odds-penalty-against = rigore contro
odds-half-ends = fine tempo
odds-open = ancora in gioco
odds-special-event = evento speciale

### Condizioni della partita: competizioni, supplementari, rigori

fuba-not-primary = { $seat } comincia con una formazione diversa da quella principale: costa un punto condizione.
fuba-discards =
    { $seat } deve scartare { $points ->
        [one] un punto condizione
       *[other] { $points } punti condizione
    } prima del calcio d'inizio.
fuba-shoot-out-begins = Decidono i rigori. Il primo è di { $seat }.
fuba-shoot-out-scored = { $seat } segna. Rigori: { $home }-{ $away }.
fuba-shoot-out-missed = { $seat } sbaglia. Rigori: { $home }-{ $away }.
call-slow-half = Il primo tempo dura troppo: da ora il segnalino avanza di una casella in più a ogni turno.
call-blitz = Blitz: da ora i tempi per pensare sono rigidi. Chi non indica in tempo un bersaglio gioca nell'area della palla.
roll-shoot-out = Spareggio ai dadi per i rigori
due-roll-shoot-out = Spareggio ai dadi per i rigori: prima { seat-home }, poi { seat-away }. Il dado più alto calcia per primo.

terms-say-none = Nessuna: una partita a sé.
terms-say-discard =
    { $seat } scarta { $points ->
        [one] un punto condizione
       *[other] { $points } punti condizione
    } prima del calcio d'inizio, dai reparti che preferisce.
terms-say-primary = { $seat } ha come formazione principale { $formation }: un'altra costa un punto condizione.
terms-say-pool =
    { $seat } sceglie le sue abilità tra { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }:
terms-say-card = - { $skill }
terms-say-barred =
    { $seat } non può né scegliere né pescare { $cards ->
        [one] questa abilità
       *[other] queste { $cards } abilità
    }:
terms-say-late-start = La partita comincia in ritardo: nel primo tempo il segnalino avanza di una casella in più a ogni turno, tranne nel recupero.
terms-say-extra-time = Dopo un pareggio si giocano i supplementari: due tempi di 15 minuti. Un pareggio dopo di essi resta tale.
terms-say-shoot-out = Dopo un pareggio decidono i rigori.
terms-say-both = Dopo un pareggio si giocano i supplementari, due tempi di 15 minuti, e poi i rigori.
terms-say-first-leg = L'andata è finita { $home }-{ $away }, vista da questa partita: i due risultati insieme decidono se segue altro.
terms-say-whistle = Il fischio finale arriva { $minute } minuti dopo l'inizio. È un segreto fino alla fine della partita.
