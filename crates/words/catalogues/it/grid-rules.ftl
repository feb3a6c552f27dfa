## The rules of the grid game in force: a title for each rule and a sentence for each value it can have.

edition-grid-basic = Gioco a griglia, base
edition-grid-advanced = Gioco a griglia, tutte le regole avanzate
edition-grid-full = Gioco a griglia, tutte le regole avanzate con falli, cartellini e abilità

board-small = tabellone piccolo
board-medium = tabellone medio
board-large = tabellone grande

where-corners = se la palla può uscire
where-period = se la partita non finisce a un certo punteggio
where-header = se i colpi di testa sono in gioco
where-facing = se l'orientamento è in gioco
where-cards = se i cartellini sono in gioco
where-tackle = se i contrasti sono in gioco

warn-crowded = { $fielders } giocatori di movimento per squadra sono tanti per questo tabellone: meglio { $advised } o meno.
warn-cards-idle = Qui i cartellini non cambiano nulla: aggiungi +skill o red_card_plays_short=yes per un cartellino rosso che pesa.

rule-grid-board = Tabellone
rule-grid-board-small = 19 per 29 caselle.
rule-grid-board-medium = 23 per 35 caselle.
rule-grid-board-large = 27 per 41 caselle.

rule-grid-fielders = Giocatori di movimento
rule-grid-fielders-number =
    { $n ->
        [one] Un portiere e un giocatore di movimento per squadra.
       *[other] Un portiere e { $n } giocatori di movimento per squadra.
    }

rule-grid-end = Fine della partita
rule-grid-end-turns = La partita dura { $n } turni tra le due squadre; in parità si va ai rigori.
rule-grid-end-score =
    { $n ->
        [one] Vince il primo gol.
       *[other] Vince la prima squadra che segna { $n } gol.
    }
rule-grid-end-timed =
    { $n ->
        [one] La partita dura un minuto
       *[other] La partita dura { $n } minuti
    } di orologio; in parità si va ai rigori.

rule-grid-half-time = Intervallo
rule-grid-half-time-yes = Due tempi uguali; il secondo lo comincia la squadra che non ha cominciato il primo.
rule-grid-half-time-no = La partita si gioca senza pausa.

rule-grid-shootout-early-stop = Fine della serie di rigori
rule-grid-shootout-early-stop-yes = La serie si ferma appena è decisa.
rule-grid-shootout-early-stop-no = Le due squadre calciano tutti e cinque i rigori.

rule-grid-deliberate-out = Mandare la palla fuori
rule-grid-deliberate-out-yes = La palla si può calciare fuori apposta.
rule-grid-deliberate-out-no = Nessuno può calciare la palla fuori dal campo.

rule-grid-out-of-bounds = Rimbalzi, palla fuori e calci piazzati
rule-grid-out-of-bounds-in-play = Una palla forzata rimbalza sulle pedine e può uscire: rimessa laterale, calcio d'angolo o rimessa dal fondo.
rule-grid-out-of-bounds-none = La palla non rimbalza mai e non esce mai dal campo.

rule-grid-down = Giocatori a terra
rule-grid-down-in-play = Un giocatore a terra non può fare nulla finché non si rialza per un punto.
rule-grid-down-none = Tutti restano sempre in piedi.

rule-grid-direction = Direzione della palla
rule-grid-direction-in-play = I calci di un giocatore in un turno usano al massimo due direzioni vicine.
rule-grid-direction-none = La palla può cambiare direzione a ogni casella.

rule-grid-inertia = Inerzia
rule-grid-inertia-in-play = Una palla non toccata dagli avversari può continuare a rotolare nel proprio turno successivo, fino a sei caselle.
rule-grid-inertia-none = La palla resta dove si è fermata.

rule-grid-poor-aim = Mira imprecisa
rule-grid-poor-aim-in-play = Un 1 su due dadi obbliga a un calcio dritto, lungo quanto dicono i due dadi, e il turno è finito.
rule-grid-poor-aim-none = Un 1 è solo un lancio basso.

rule-grid-loose-two = Palla vagante con un 2
rule-grid-loose-two-in-play = Dopo un 2 con un solo dado, una palla calciata a nessuno rotola ancora di un altro dado.
rule-grid-loose-two-none = Una palla calciata a nessuno resta dov'è.

rule-grid-corner-call = Calci d'angolo dichiarati
rule-grid-corner-call-in-play = Un calcio d'angolo si può tirare direttamente in porta dichiarando il totale di tre dadi.
rule-grid-corner-call-none = Un calcio d'angolo è un calcio come gli altri.

rule-grid-deflection = Deviazioni
rule-grid-deflection-in-play = Un portiere che non può bloccare un tiro può deviarlo.
rule-grid-deflection-none = Un tiro non bloccato è gol.

rule-grid-facing = Orientamento
rule-grid-facing-in-play = Girarsi costa punti; i calci di lato e all'indietro sono cari o mandano a terra chi calcia.
rule-grid-facing-none = Tutti guardano verso la porta avversaria e calciano in ogni direzione allo stesso prezzo.

rule-grid-tackle = Contrasti
rule-grid-tackle-in-play = Prima del lancio un giocatore può andare sulla palla di un avversario dichiarando dispari o pari.
rule-grid-tackle-none = La palla si conquista raggiungendola.

rule-grid-intercept = Intercetti
rule-grid-intercept-in-play = Gli avversari possono fermare o calciare una palla che passa ai loro piedi.
rule-grid-intercept-none = Una palla che passa non si può fermare.

rule-grid-chest = Stop di petto
rule-grid-chest-in-play = Una palla che passa sopra un giocatore si può fermare di petto.
rule-grid-chest-none = Nessuno usa il petto.

rule-grid-header = Colpi di testa
rule-grid-header-in-play = Una palla che passa dietro un giocatore si può colpire di testa, da avversari e compagni.
rule-grid-header-none = Nessuno colpisce di testa.

rule-grid-bicycle = Rovesciate
rule-grid-bicycle-in-play = Una palla che arriva da dietro si può colpire in rovesciata, da avversari e compagni.
rule-grid-bicycle-none = Nessuno colpisce in rovesciata.

rule-grid-juggle = Palleggio
rule-grid-juggle-in-play = Un giocatore può alzare la palla e proseguire nel turno successivo.
rule-grid-juggle-none = La palla resta a terra.

rule-grid-fake = Finte
rule-grid-fake-in-play = Un giocatore con la palla può tentare di ingannare un avversario per avere punti in più.
rule-grid-fake-none = Nessuno si fa ingannare.

rule-grid-stun = Portiere stordito
rule-grid-stun-in-play = Un tiro di testa o in rovesciata stordisce il portiere: lo para solo il numero esatto.
rule-grid-stun-none = I portieri parano tutti i tiri allo stesso modo.

rule-grid-shootout = Rigori nascosti
rule-grid-shootout-in-play = Chi calcia un rigore sceglie in segreto prima del portiere.
rule-grid-shootout-none = Un dado dice dove va un rigore.

rule-grid-reposition = Riposizionamento
rule-grid-reposition-in-play = Le due squadre possono ridisporre le pedine prima di ogni calcio piazzato.
rule-grid-reposition-none = Prima di un calcio piazzato si muove solo chi batte e chi è d'intralcio.

rule-grid-fouls = Falli
rule-grid-fouls-in-play = Scontri, contrasti falliti e colpi di testa falliti possono essere falli: punizioni e rigori.
rule-grid-fouls-none = Non ci sono falli.

rule-grid-cards = Cartellini
rule-grid-cards-in-play = Il secondo fallo di una pedina è cartellino giallo, il terzo rosso.
rule-grid-cards-none = I falli non si contano.

rule-grid-skill = Abilità
rule-grid-skill-in-play = Ogni squadra dà tre punti abilità ai suoi giocatori di movimento: punti in più, o dadi da rilanciare.
rule-grid-skill-none = Tutti i giocatori di movimento sono uguali.

rule-grid-offside = Fuorigioco
rule-grid-offside-in-play = Chi gioca un passaggio da una posizione di fuorigioco concede una punizione.
rule-grid-offside-none = Non c'è fuorigioco.

rule-grid-heel-cost = Prezzo dei colpi di tacco
rule-grid-heel-cost-a = Punti per un passo della palla in avanti, in diagonale avanti, di lato, in diagonale indietro, all'indietro: 1, 1, 2, 3, 4.
rule-grid-heel-cost-b = Punti per un passo della palla in avanti, in diagonale avanti, di lato, in diagonale indietro, all'indietro: 1, 1, 1, 2, 4.
rule-grid-heel-cost-c = Punti per un passo della palla in avanti, in diagonale avanti, di lato, in diagonale indietro, all'indietro: 1, 1, 1, 2, 3.

rule-grid-header-frame = Direzione di un colpo di testa casuale
rule-grid-header-frame-board = Il nord è il nord del tabellone.
rule-grid-header-frame-head = Il nord è dove punta la testa della pedina.

rule-grid-stealing = Rubare la palla
rule-grid-stealing-free = Una palla ai piedi di un avversario si può semplicemente calciare via.
rule-grid-stealing-by-tackle = Una palla ai piedi di un avversario va prima conquistata con un contrasto.

rule-grid-red-card = Cartellino rosso
rule-grid-red-card-replaced = Una pedina semplice prende il posto di quella espulsa.
rule-grid-red-card-plays-short = La squadra continua con una pedina in meno.

rule-grid-grab = Presa del proprio tiro
rule-grid-grab-goes-on = Il portiere che afferra la palla calciata da lui stesso continua nelle direzioni del suo calcio.
rule-grid-grab-starts-afresh = Il portiere che afferra la palla può giocarla in qualsiasi direzione.

rule-grid-missed-follow-up = Palla palleggiata e mancata
rule-grid-missed-follow-up-rolls-on = È andata dritta e in un turno seguente può rotolare ancora in quella direzione.
rule-grid-missed-follow-up-lies-still = Nei turni seguenti non rotola più.

rule-grid-stunning = Tiri che stordiscono
rule-grid-stunning-beyond-markers = Un colpo di testa o una rovesciata stordisce anche quando la palla è caduta su una pedina ed è andata oltre, in porta.
rule-grid-stunning-straight-in = Un colpo di testa o una rovesciata stordisce solo quando la palla va dritta in porta.
