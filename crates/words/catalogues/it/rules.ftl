## The rules in force: a title for each rule and a sentence for each value it can have.

edition-fuba-2-0 = FUBA 2.0
edition-fuba-2-1 = FUBA 2.1 (il regolamento senza data tra 2.0 e 3.0)
edition-fuba-2-2 = FUBA 2.2 (guida rapida)
edition-fuba-3-0 = FUBA 3.0 (bozza del 2020)

played-basic = gioco base
played-all = con tutte le sue regole avanzate
played-with = con { $names }
played-custom = regole personalizzate: { $rules }
played-custom-many = { $n } regole personalizzate
where-skills = se le abilità sono in gioco

rule-turn = Ordine di un turno
step-choose-target = scegliere l'area di arrivo
step-adjust-value = correggere il valore della palla
step-roll = lanciare i dadi
step-move-time = far avanzare l'orologio
step-roll-dice = lanciare i dadi e far avanzare l'orologio
step-check-control = prova di controllo
step-move-ball = muovere la palla e fissarne il nuovo valore
step-first-stage = azioni della squadra che agisce per prima
step-second-stage = azioni dell'altra squadra
step-first-actions = prime azioni delle due squadre
step-second-actions = seconde azioni delle due squadre, se richieste

rule-formation-lines = Moduli
rule-formation-lines-at-least-one = Qualsiasi modulo di dieci giocatori con almeno uno in ogni reparto.
rule-formation-lines-any = Qualsiasi modulo di dieci giocatori, anche con un reparto vuoto.

rule-half-start = Primo minuto di un tempo
rule-half-start-first-minute = L'orologio comincia i tempi ai minuti 1 e 46.
rule-half-start-labelled-square = L'orologio comincia i tempi ai minuti 0 e 45.

rule-counted-at-most = Aree affollate
rule-counted-at-most-6 = In un'area contano al massimo sei giocatori per squadra.
rule-counted-at-most-11 = Contano tutti i giocatori in un'area.
rule-counted-at-most-number = { $n ->
    [one] In un'area conta un solo giocatore per squadra.
   *[other] In un'area contano al massimo { $n } giocatori per squadra.
}

rule-far-target = Passaggi troppo lunghi
rule-far-target-costs-ball = Si può tentare qualsiasi distanza, ma un nuovo valore della palla oltre 6 fa perdere la palla.
rule-far-target-illegal = Non si può scegliere un'area di arrivo che porterebbe il valore della palla oltre 6.

rule-difficult-situation = Situazioni difficili
rule-difficult-situation-near-only = Con valore della palla 6, la palla si può giocare solo nella sua area o in una vicina.
rule-difficult-situation-none = Un valore della palla di 6 non limita da solo la scelta dell'area di arrivo.

rule-ball-moves = Quando si muove la palla
rule-ball-moves-after-check = La palla va nell'area di arrivo dopo la prova di controllo, anche se fallita.
rule-ball-moves-with-target = La palla si muove appena scelta l'area di arrivo, prima dei dadi.

rule-backward-pass = Passaggi all'indietro e fuorigioco
rule-backward-pass-into-own-half = Il fuorigioco non si valuta su un passaggio verso un'area tutta nella propria metà campo.
rule-backward-pass-none = Nessun passaggio è esente dal fuorigioco per la sua direzione.
rule-backward-pass-towards-own-goal = Il fuorigioco non si valuta su un passaggio verso un'area più lontana dalla linea di fondo avversaria.

rule-offside-moves = Muoversi in fuorigioco
rule-offside-moves-both-teams = Nessuna delle due squadre può muovere un giocatore in posizione di fuorigioco.
rule-offside-moves-controlling-team = Solo la squadra in possesso non può muovere giocatori in posizione di fuorigioco.

rule-modifications = Quando passaggio e marcature cambiano il valore della palla
rule-modifications-on-new-value = Dopo una prova riuscita, sommati tutti insieme al nuovo valore; oltre 6 la palla è persa.
rule-modifications-before-dice = Prima dei dadi, uno dopo l'altro, così rendono la prova più facile o più difficile.

rule-passing-through = Passare attraverso i propri giocatori
rule-passing-through-doubled = Un passaggio che scavalca un'area non costa nulla in più se la squadra ha lì un giocatore e almeno il doppio degli avversari.
rule-passing-through-none = Un lancio lungo costa lo stesso, chiunque ci sia in mezzo.

rule-unmarked-target = Area di arrivo senza marcature
rule-unmarked-target-check-succeeds = La prova di controllo riesce da sola se un compagno smarcato aspetta nell'area di arrivo.
rule-unmarked-target-becomes-one = Il valore della palla diventa 1 se un compagno smarcato aspetta nell'area di arrivo; a questo si aggiunge il lancio lungo.
rule-unmarked-target-less-two-unless-ahead = Il valore della palla scende di due se un compagno smarcato aspetta nell'area di arrivo, a meno che questa sia oltre il penultimo giocatore della difesa.

rule-equal-dice = Orologio con dadi uguali
rule-equal-dice-owe-a-minute = Con dadi di fase uguali l'orologio resta fermo, e un minuto in più si aggiunge nel prossimo turno con dadi diversi.
rule-equal-dice-one-die = Con dadi di fase uguali l'orologio avanza del numero di uno dei due.

rule-restart-minute = Tempo per le riprese del gioco
rule-restart-minute-none = Le riprese del gioco non prendono tempo.
rule-restart-minute-all-but-kick-off = Ogni punizione, calcio d'angolo, rimessa dal fondo e rigore prende un minuto, ma non nel recupero; un calcio d'inizio nessuno.
rule-restart-minute-every-restart = Ogni calcio d'inizio, punizione, calcio d'angolo, rimessa dal fondo e rigore prende un minuto, ma non nel recupero.

rule-special-events = Eventi speciali
rule-special-events-difference-no-defence = Un dado della squadra in possesso uguale al valore della palla porta un evento speciale: le due squadre rilanciano e decide la differenza. -1 è un fallo della squadra passiva, +1 della squadra in possesso, +5 vieta alla squadra passiva le mosse di difesa.
rule-special-events-difference-void-at-the-end = Un dado della squadra in possesso uguale al valore della palla porta un evento speciale: le due squadre rilanciano e decide la differenza. -1 è un fallo della squadra passiva, +1 della squadra in possesso, +5 vieta alla squadra passiva le mosse di difesa. Quello che portano i dadi uguali va perso con un calcio d'angolo per cui non c'è più tempo.
rule-special-events-difference-two-moves = Un dado della squadra in possesso uguale al valore della palla porta un evento speciale: le due squadre rilanciano e decide la differenza. -1 è un fallo della squadra in possesso, +1 della squadra passiva, +5 dà due mosse alla squadra in possesso.
rule-special-events-sum-on-equal-dice = Dadi di fase uguali portano un evento speciale: le due squadre rilanciano e decide la somma.
rule-special-events-table-on-equal-dice = Dadi di fase uguali portano un evento speciale: le due squadre rilanciano e i due dadi scelgono una delle 36 caselle della tabella avanzata.
rule-special-events-table-fans-of-an-area = Dadi di fase uguali portano un evento speciale: le due squadre rilanciano e i due dadi scelgono una delle 36 caselle della tabella avanzata. I tifosi cantano per un'area: lì conta un giocatore in più.

rule-easy-situation = Situazioni facili
rule-easy-situation-passive-moves-one = Una prova fallita senza avversari nell'area di arrivo né accanto non fa perdere la palla; la squadra passiva può muovere un giocatore.
rule-easy-situation-none = Una prova fallita fa sempre perdere la palla.

rule-keeper-closest = Portiere più vicino alla palla
rule-keeper-closest-may-spare = Una squadra che ha appena vinto la palla può mandare il giocatore di movimento più vicino, se il più vicino è solo il portiere.
rule-keeper-closest-must-go = Un portiere che è da solo il più vicino alla palla deve andarci; a pari distanza può andarci un altro giocatore.

rule-closest-cost = Prezzo per andare sulla palla
rule-closest-cost-one-move = Mandare sulla palla il giocatore più vicino costa alla squadra una delle sue mosse in questo turno.
rule-closest-cost-nothing = Mandare sulla palla il giocatore più vicino non costa mosse.

rule-after-loss = Valore della palla dopo una prova persa
rule-after-loss-losers-die = Il nuovo valore della palla è il dado della squadra che perde la palla.
rule-after-loss-winners-die = Il nuovo valore della palla è il dado della squadra che vince la palla.

rule-action-stages = Azioni
rule-action-stages-fixed-sequences = Una squadra dopo l'altra gioca una sequenza fissa: conclusione, movimento con movimenti liberi, correzione del valore della palla (obbligatoria), pressing.
rule-action-stages-two-actions = Una squadra dopo l'altra fa esattamente due azioni diverse, nell'ordine che preferisce.
rule-action-stages-rounds = Le due squadre fanno una prima azione; poi la squadra con la palla decide se entrambe ne fanno una seconda, diversa.

rule-action-order = Chi agisce per primo
rule-action-order-fewer-moved = La squadra che ha agito per prima nell'ultimo turno, se ha mosso meno giocatori dell'altra, altrimenti l'altra; la squadra passiva se solo lei ha giocatori nell'area di arrivo.
rule-action-order-fixed-with-target = La squadra in possesso se ha più giocatori nell'area di arrivo al momento della scelta, altrimenti la squadra passiva, chiunque abbia poi la palla.
rule-action-order-more-in-target = La squadra con più giocatori nell'area di arrivo all'inizio del turno.

rule-second-action = Seconde azioni
rule-second-action-handicapped = Sono più deboli: una mossa in meno, uno in più sul dado del pressing, un giocatore in meno nella correzione, uno in meno al tiro.
rule-second-action-plain = Funzionano come le prime.

rule-order-tie = Chi agisce per primo in parità numerica
rule-order-tie-passive-now = La squadra senza palla quando cominciano le azioni.
rule-order-tie-passive-at-start = La squadra che era senza palla all'inizio del turno.

rule-restart-order = Chi agisce per primo dopo una ripresa del gioco
rule-restart-order-passive-now = Dopo un calcio d'inizio, una punizione, un calcio d'angolo o un rigore, la squadra senza palla quando cominciano le azioni.
rule-restart-order-passive-at-start = Dopo un calcio d'inizio, una punizione, un calcio d'angolo o un rigore, la squadra che era senza palla al momento della battuta.

rule-free-movement = Movimenti liberi
rule-free-movement-after-moves = Dopo le sue mosse una squadra può allontanare da una linea di fondo i giocatori che non si sono mossi, ma non verso l'area della palla.
rule-free-movement-end-of-stage = Dopo le sue due azioni una squadra può allontanare da una linea di fondo i giocatori che non si sono mossi in questo turno, ma non verso l'area della palla, e riportare il portiere a casa.
rule-free-movement-end-of-stage-not-to-ball = Dopo le sue due azioni una squadra può allontanare da una linea di fondo i giocatori che non si sono mossi in questo turno e riportare il portiere a casa, ma nessuno verso l'area della palla.
rule-free-movement-before-first-action = Prima della sua prima azione una squadra può muovere i giocatori in eccesso, allontanarli da una linea di fondo e riportare il portiere a casa.

rule-numbers-at-shot = Giocatori intorno a chi tira
rule-numbers-at-shot-not-from-penalty-area = La superiorità o l'inferiorità numerica nell'area di chi tira cambia un tiro di uno, ma non nell'area di rigore.
rule-numbers-at-shot-not-from-penalty-area-or-free-kick = La superiorità o l'inferiorità numerica nell'area di chi tira cambia un tiro di uno, ma non nell'area di rigore né su punizione.

rule-keeper-in-numbers = Il portiere tra i difensori
rule-keeper-in-numbers-not-counted = Il portiere che difende non conta tra i giocatori in un tiro.
rule-keeper-in-numbers-counted = Il portiere che difende conta come ogni altro giocatore in un tiro.

rule-offside-numbers = Attaccanti in fuorigioco in un tiro
rule-offside-numbers-neither-way = Gli attaccanti in fuorigioco non contano nell'area di rigore, né per il +1 né per il -1.
rule-offside-numbers-not-for-plus = Gli attaccanti in fuorigioco non contano per il +1 nell'area di rigore, ma contano quando si valuta il -1.

rule-rebound = Ribattute
rule-rebound-literal = Le due squadre lanciano il dado e non si aggiunge nulla.
rule-rebound-added = Le due squadre lanciano il dado e aggiungono i loro giocatori nell'area di rigore; il portiere che difende non conta.

rule-midfield-moves = Movimento di centrocampo
rule-midfield-moves-any-neighbour-not-past-ball = Un'area in ogni direzione, ma dritto in avanti o all'indietro mai del tutto oltre la palla.
rule-midfield-moves-sideways-or-diagonal = Un'area di lato o in diagonale, mai dritto in avanti o all'indietro.

rule-straight-moves = Movimento d'attacco e di difesa
rule-straight-moves-any-number = Il movimento d'attacco va di quante aree si vuole dritto in avanti, quello di difesa dritto all'indietro, con una fermata dove l'avversario ha più giocatori; il portiere fa al massimo due aree.
rule-straight-moves-one-area = Il movimento d'attacco va di un'area dritto in avanti, quello di difesa di un'area dritto all'indietro.

rule-piece-moves = Quante volte si muove un giocatore
rule-piece-moves-once-per-movement = Una volta nel movimento della squadra; le mosse di un evento si aggiungono.
rule-piece-moves-once-per-turn = Una volta per turno, compresi i movimenti liberi e le mosse di un evento.
rule-piece-moves-once-per-action = Una volta per azione di movimento; i movimenti liberi e le mosse di un evento si aggiungono.

rule-dribbler-offside = Dribbling e fuorigioco
rule-dribbler-offside-exempt = Il giocatore con la palla può andare in dribbling in un'area che per gli altri è in fuorigioco.
rule-dribbler-offside-bound = Nemmeno il giocatore con la palla può andare in dribbling in un'area in fuorigioco.

rule-positioning = Correggere il valore della palla sul posto
rule-positioning-by-numbers = Decidono i giocatori sulla palla, qualunque squadra agisca: il valore della palla scende della superiorità della squadra in possesso e sale di quella della squadra passiva, al massimo di due.
rule-positioning-own-favour = Con un giocatore sulla palla una squadra cambia il valore della palla fino a uno a proprio favore, con più giocatori dell'avversario lì fino a due.

rule-pressing = Pressing
rule-pressing-one-die-frees-next-check = Con un giocatore sulla palla, un dado: sotto il valore della palla si vince la palla; altrimenti la prossima prova di controllo dell'avversario riesce da sola.
rule-pressing-one-die = Con almeno tanti giocatori sulla palla quanti l'avversario, un dado: sotto il valore della palla si vince la palla; sopra, il valore della palla scende di due.
rule-pressing-two-dice = Con almeno tanti giocatori sulla palla quanti l'avversario, due dadi: se almeno uno è sotto il valore della palla si vince la palla; se tutti e due sono sopra, il valore della palla scende di due.
rule-pressing-three-dice = Con almeno tanti giocatori sulla palla quanti l'avversario, tre dadi: se almeno uno è sotto il valore della palla si vince la palla; se tutti sono sopra, il valore della palla scende di due.

rule-quick-free-kick = Punizioni veloci
rule-quick-free-kick-none = Non ci sono: ogni punizione ha un nuovo schieramento.
rule-quick-free-kick-as-many = Una punizione almeno in parte nella propria metà campo è veloce: la squadra che batte muove quanti giocatori vuole, poi l'altra al massimo altrettanti.
rule-quick-free-kick-as-many-or-four = Una punizione almeno in parte nella propria metà campo è veloce: la squadra che batte muove quanti giocatori vuole, poi l'altra al massimo altrettanti, e comunque sempre fino a quattro.

rule-free-kick-duty = Difendere una punizione
rule-free-kick-duty-one-behind-ball = La squadra passiva deve schierare un giocatore più vicino alla propria linea di fondo rispetto alla punizione, se è possibile.
rule-free-kick-duty-one-behind-ball-unless-alone = La squadra passiva deve schierare un giocatore più vicino alla propria linea di fondo rispetto alla punizione, se è possibile; un portiere rimasto solo sta dove vuole.
rule-free-kick-duty-none = La squadra passiva si schiera come vuole.

rule-shot-free-moves = Movimenti liberi prima di un tiro su punizione
rule-shot-free-moves-none = Nessuno: le due squadre si sono appena schierate.
rule-shot-free-moves-allowed = Ammessi, come prima di ogni altra prima azione.

rule-taker-returns = Rientro di chi batte il calcio d'angolo
rule-taker-returns-with-ball = Chi batte sta nell'area d'angolo appena la palla si è mossa.
rule-taker-returns-after-check = Chi batte sta nell'area d'angolo dopo la prova di controllo.

rule-goal-kick = Rimesse dal fondo
rule-goal-kick-played-out-slow-movement = Prima si gioca il turno fino alla fine, senza pressing né dribbling. La rimessa apre il turno successivo; la squadra che batte può farlo con calma, con un movimento in più per le due squadre.
rule-goal-kick-played-out-slow-movement-stage = Prima si gioca il turno fino alla fine, senza pressing né dribbling. La rimessa apre il turno successivo; la squadra che batte può farlo con calma, con un movimento in più per le due squadre, movimenti liberi compresi, e il numero delle mosse decide chi agisce per primo.
rule-goal-kick-played-out-slow-free-moves = Prima si gioca il turno fino alla fine, senza pressing né dribbling. La rimessa apre il turno successivo; la squadra che batte può farlo con calma, con quante mosse vuole, poi altrettante per l'altra squadra.
rule-goal-kick-skips-turn = Una rimessa dal fondo chiude il turno; la squadra che batte muove quanti giocatori vuole, poi l'altra al massimo altrettanti, e comunque sempre fino a { $n }.

rule-first-yellow = Cartellino rosso dopo un primo giallo
rule-first-yellow-needs-another = Un primo cartellino giallo non porta mai a un test per il rosso.
rule-first-yellow-six-tests-red = Un cartellino giallo con un 6 porta a un test per il rosso anche se è il primo.

rule-fewest-players = Numero minimo di giocatori
rule-fewest-players-no-limit = Una squadra continua con i giocatori che le restano, per quanto pochi.
rule-fewest-players-seven = Una squadra con meno di sette giocatori, portiere compreso, perde la partita.

rule-match-times = Partite troppo lunghe
rule-match-times-none = La durata di una partita non conta.
rule-match-times-extra-squares = In una partita in ritardo o lenta il segnalino avanza di una casella in più a ogni turno, tranne nel recupero.
rule-match-times-blitz-and-whistle = Una partita lenta si gioca con tempi rigidi per pensare e finisce con un fischio in un minuto segreto.

## Advanced rules

rule-condition = Punti condizione
rule-condition-none = Non ci sono.
rule-condition-movement-die = Uno per ogni giocatore di ogni reparto. Un punto della zona della palla vale un dado per il movimento: altrettante mosse di qualsiasi tipo, almeno quanti sono i giocatori di quel reparto.
rule-condition-boost-from-target-zone = Uno per ogni giocatore di ogni reparto. Un punto della zona dell'area di arrivo vale una mossa in più di qualsiasi tipo, un giocatore in più nella correzione o uno in meno sul dado del pressing; uno per ogni azione.
rule-condition-boost-from-ball-zone = Uno per ogni giocatore di ogni reparto. Un punto della zona della palla vale una mossa in più di qualsiasi tipo, un passo in più nel posizionamento o un pressing aggressivo; uno per ogni azione.

rule-tiredness = Stanchezza
rule-tiredness-none = Nessuno si stanca.
rule-tiredness-equal-passes = Quando l'orologio avanza di cinque minuti o più le due squadre fanno il test: un dado per dieci, perdendo un punto e aggiungendo un altro dado finché è sotto il minuto, al massimo tre. Una squadra senza punti è subito stanca e muove un giocatore in meno in ogni reparto.
rule-tiredness-must-exceed = Quando l'orologio avanza di cinque minuti o più le due squadre fanno il test: un dado per dieci, perdendo un punto e aggiungendo un altro dado finché non supera il minuto, al massimo tre. Una squadra senza punti dopo un test è stanca e muove un giocatore in meno in ogni reparto.

rule-roles = Ruoli
rule-roles-none = I giocatori non hanno ruoli.
rule-roles-move-starting-points = Centrocampisti offensivi e difensivi, difensori centrali offensivi, attaccanti arretrati e terzini di spinta spostano un punto condizione iniziale in un altro reparto; si scelgono in segreto con il modulo.

rule-substitutions = Sostituzioni
rule-substitutions-none = Non ci sono.
rule-substitutions-end-of-stage = Tre a partita, alla fine della propria fase d'azione: un giocatore cambia reparto, esce un ammonito, o un giocatore fresco porta punti condizione.
rule-substitutions-any-action = Tre a partita, come azione: un giocatore cambia reparto, esce un ammonito, o un giocatore fresco porta punti condizione.
rule-substitutions-second-action-or-setup = Tre a partita, come seconda azione o prima di uno schieramento: un giocatore cambia reparto, esce un ammonito, o un giocatore fresco porta punti condizione, al massimo dieci in tutto.

rule-injuries = Infortuni
rule-injuries-none = Nessuno si fa male.
rule-injuries-turns-fresh-replacement = Un giocatore esce subito e un dado dice per quanti turni, o per sempre; allora una sostituzione può far entrare un giocatore fresco.
rule-injuries-turns-late-replacement = Un giocatore esce subito e un dado dice per quanti turni, o per sempre; allora una sostituzione può far entrare un altro, con un punto condizione nel secondo tempo.
rule-injuries-minutes = Un giocatore vicino alla palla esce subito e un dado dice per quanti minuti, o per sempre; allora una sostituzione può far entrare un altro, con un punto condizione nel secondo tempo. Un portiere infortunato resta in campo, ma i tiri diventano più facili di uno.
rule-injuries-minutes-sparing-lone-keeper = Un giocatore vicino alla palla esce subito e un dado dice per quanti minuti, o per sempre; allora una sostituzione può far entrare un altro, con un punto condizione nel secondo tempo. Un portiere infortunato resta in campo, ma i tiri diventano più facili di uno; un portiere rimasto solo non si infortuna mai.

rule-keeper = Portiere lontano dalla linea
rule-keeper-none = Il portiere non ha una posizione speciale.
rule-keeper-outside-counted = Nella sua area di rigore il portiere può stare fuori dall'area piccola: lì il pressing vale uno di meno e il portiere conta nei tiri, ma i tiri dell'avversario sono più facili di due.
rule-keeper-outside = Nella sua area di rigore il portiere può stare fuori dall'area piccola: lì il pressing vale uno di meno, ma i tiri dell'avversario sono più facili di uno.
rule-keeper-sweeps = Quando la palla è giocata nella sua area di rigore il portiere può uscire da libero: il pressing usa il dado più basso, ma i tiri dell'avversario sono più facili di uno.

rule-aggressive-pressing = Pressing aggressivo
rule-aggressive-pressing-none = Non c'è.
rule-aggressive-pressing-lower-of-two = Per un punto condizione una squadra fa pressing qualunque sia il numero di giocatori, con due dadi di cui si scarta il più alto, o con uno se mancano due giocatori; se fallisce è fallo con test per il cartellino giallo.
rule-aggressive-pressing-equal-wins = Per un punto condizione una squadra fa pressing anche con un giocatore in meno, e in parità numerica vince anche un dado uguale al valore della palla; se fallisce è fallo con test per il cartellino giallo.

rule-styles = Stili di gioco
rule-styles-none = Non ci sono.
rule-styles-by-zone = Ogni reparto gioca in stile morbido, normale o aggressivo, scelto in segreto prima della partita; per eventi speciali, infortuni e test di stanchezza conta quello della zona dell'area di arrivo.

rule-offside-risk = Rischio di fuorigioco
rule-offside-risk-none = Un'area di arrivo solo in parte in fuorigioco è come ogni altra.
rule-offside-risk-raises-value = Su un passaggio a un compagno in parte oltre la linea del penultimo difensore, il valore della palla sale al numero di difensori lì.
rule-offside-risk-passive-acts-first = Su un passaggio a un compagno in parte oltre la linea del penultimo difensore, la squadra passiva agisce per prima se il dado della squadra in possesso non supera il numero di difensori lì.

rule-slow-play = Perdite di tempo
rule-slow-play-none = Le riprese del gioco non si possono rallentare.
rule-slow-play-one-more-square = A una ripresa del gioco diversa dal calcio d'inizio la squadra che batte può far passare un minuto in più, a rischio di un cartellino giallo con test per il rosso.

rule-weather = Meteo
rule-weather-none = Non conta.
rule-weather-equal-kick-off-dice = Dadi uguali nel primo lancio per il calcio d'inizio portano caldo, sole, vento, pioggia o freddo.

rule-skills = Abilità
rule-skills-none = Non ci sono.
rule-skills-first-use-free-1 = Ogni squadra sceglie una carta su 22; il primo uso è gratis, se la carta non dice altro. Restano nascoste finché non si giocano.
rule-skills-first-use-free-2 = Ogni squadra sceglie due carte su 22; il primo uso è gratis, se la carta non dice altro. Restano nascoste finché non si giocano.
rule-skills-first-use-free-3 = Ogni squadra sceglie tre carte su 22; il primo uso è gratis, se la carta non dice altro. Restano nascoste finché non si giocano.
rule-skills-first-use-free-4 = Ogni squadra sceglie quattro carte su 22; il primo uso è gratis, se la carta non dice altro. Restano nascoste finché non si giocano.
rule-skills-first-use-free-5 = Ogni squadra sceglie cinque carte su 22; il primo uso è gratis, se la carta non dice altro. Restano nascoste finché non si giocano.
rule-skills-every-use-paid-1 = Ogni squadra sceglie una carta su 33; ogni uso costa quanto dice la carta. Restano nascoste finché non si giocano.
rule-skills-every-use-paid-2 = Ogni squadra sceglie due carte su 33; ogni uso costa quanto dice la carta. Restano nascoste finché non si giocano.
rule-skills-every-use-paid-3 = Ogni squadra sceglie tre carte su 33; ogni uso costa quanto dice la carta. Restano nascoste finché non si giocano.
rule-skills-every-use-paid-4 = Ogni squadra sceglie quattro carte su 33; ogni uso costa quanto dice la carta. Restano nascoste finché non si giocano.
rule-skills-every-use-paid-5 = Ogni squadra sceglie cinque carte su 33; ogni uso costa quanto dice la carta. Restano nascoste finché non si giocano.
