## FUBA's advanced rules: condition, roles, substitutions, injuries, styles, weather, events, skills.

### Small words

kind-substitute = le sostituzioni
kind-ball = di rigiocare la palla

style-easy = morbido
style-normal = normale
style-aggressive = aggressivo

weather-ordinary = tempo normale
weather-heat = caldo
weather-extreme-heat = caldo estremo
weather-sunshine = sole
weather-wind = vento
weather-rain = pioggia
weather-cold = freddo
weather-storm = tempesta

group-team = Squadra
group-goalkeeper = Portiere
group-defender = Difensori
group-midfielder = Centrocampisti
group-forward = Attaccanti

cost-free = gratis
cost-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
cost-first-free =
    { $points ->
        [one] la prima volta gratis, poi 1 punto
       *[other] la prima volta gratis, poi { $points } punti
    }

odds-hurt = infortunio
odds-hurt-them = infortunio per loro
odds-tired = stanchezza
odds-tired-them = stanchezza per loro

### Rolls

roll-goal-attempt-of-two = Due dadi per la conclusione, vale il più basso
roll-penalty-of-two = Calcio di rigore con due dadi, vale il più basso
roll-card-test-of-two = Test cartellino con due dadi, uno si scarta
roll-tiredness = Test di stanchezza
roll-fresh-player = Giocatore fresco
roll-injury = Infortunio
roll-slow-play = Perdita di tempo
roll-weather = Meteo del secondo tempo
roll-moves = Dado per le mosse
roll-advanced-event = Evento speciale
roll-styled-event = Evento speciale secondo gli stili di gioco
roll-roll-off = Spareggio ai dadi
roll-streaking = Minuti persi per un'invasione di campo
roll-lose-card = La carta che si perde
roll-draw-card = La carta che si pesca
roll-skill = Dado per l'abilità
roll-goal-poacher = Rapinatore d'area

due-roll-goal-attempt-of-two = Conclusione: due dadi per { $seat }. Vale il più basso.
due-roll-penalty-of-two = Calcio di rigore: due dadi per { $seat }. Vale il più basso.
due-roll-card-test-of-two = Test cartellino: due dadi per { $other }. Il simulatore di { $seat } ne scarta uno.
due-roll-tiredness = Test di stanchezza: un dado per { $seat }.
due-roll-fresh-player = Giocatore fresco: due dadi per { $seat }. Decide la somma.
due-roll-injury = Infortunio: un dado per { $seat }.
due-roll-slow-play = Perdita di tempo: due dadi per { $seat }. Una somma inferiore alle decine di minuti è un cartellino giallo.
due-roll-weather = Meteo del secondo tempo: un dado per { $seat }.
due-roll-moves = Dado per le mosse, almeno quante ne ha la linea: un dado per { $seat }.
due-roll-advanced-event = Evento speciale: prima la squadra in possesso ({ $seat }), poi la squadra passiva ({ $other }).
due-roll-styled-event = Evento speciale con { $dice } dadi: prima quelli della squadra in possesso ({ $seat }), poi quelli della squadra passiva ({ $other }).
due-roll-roll-off = Spareggio ai dadi: prima la squadra in possesso ({ $seat }), poi la squadra passiva ({ $other }). Si sommano i punti condizione sulla palla.
due-roll-streaking = Invasione di campo: un dado per i minuti persi.
due-roll-lose-card = Due dadi dicono quale carta perde { $seat }.
due-roll-draw-card = Due dadi, visti solo da { $seat }, dicono quale carta si pesca.
due-roll-skill = { $skill }: un dado per { $seat }.
due-roll-goal-poacher = Rapinatore d'area: prima la squadra in possesso ({ $seat }), poi la squadra passiva ({ $other }). Si sommano i giocatori in area di rigore.

### Events: before the match

fuba-roles-chosen = { $seat } ha scelto i ruoli in segreto.
fuba-styles-chosen = { $seat } ha scelto gli stili di gioco in segreto.
fuba-skills-chosen = { $seat } ha scelto le abilità in segreto.
fuba-condition = Punti condizione di { $seat }: { $defence } in difesa, { $midfield } a centrocampo, { $forward } in attacco.
fuba-styles = Stile di gioco di { $seat }: { $defence } in difesa, { $midfield } a centrocampo, { $forward } in attacco.
fuba-weather = Meteo: { $weather }.

### Events: condition, tiredness, substitutions, injuries

fuba-points-paid =
    { $seat } paga { $points ->
        [one] un punto condizione
       *[other] { $points } punti condizione
    } ({ $line }).
fuba-points-lost =
    { $seat } perde { $points ->
        [one] un punto condizione
       *[other] { $points } punti condizione
    } ({ $line }).
fuba-points-gained =
    { $seat } { $points ->
        [0] non guadagna punti condizione
        [one] guadagna un punto condizione
       *[other] guadagna { $points } punti condizione
    } ({ $line }).
fuba-test-passed = { $seat } supera il test di stanchezza.
fuba-test-failed = { $seat } non supera il test di stanchezza.
fuba-tired = { $seat } accusa la stanchezza per il resto della partita: nei movimenti ogni reparto vale uno di meno.
fuba-substitutions =
    { $seat } fa { $number ->
        [one] una sostituzione
       *[other] { $number } sostituzioni
    }.
fuba-next-formation = Modulo di { $seat } dal prossimo turno: { $formation }.
fuba-booked-off = Esce un giocatore ammonito di { $seat }: un cartellino giallo in meno.
fuba-fresh-player = Entra un giocatore fresco per { $seat } ({ $line }).
fuba-injured = Un giocatore di { $seat } si fa male e lascia il campo: { $area }.
fuba-keeper-hurt = Il portiere di { $seat } si fa male ma resta in campo: da ora ogni tiro di { $other } è più facile di uno.
fuba-injured-for-minutes =
    Il giocatore di { $seat } resta fuori per { $time ->
        [one] un minuto
       *[other] { $time } minuti
    }.
fuba-injured-for-turns =
    Il giocatore di { $seat } rientra { $time ->
        [one] nel prossimo turno
       *[other] tra { $time } turni
    }.
fuba-injured-for-good = Il giocatore di { $seat } non può rientrare.
fuba-replaced = { $seat } sostituisce l'infortunato: { $area }.
fuba-returned =
    { $players ->
        [one] Rientra un giocatore di { $seat }
       *[other] Rientrano { $players } giocatori di { $seat }
    }, al centro.

### Events: goalkeeper, pressing, order, time

fuba-keeper-outside = Il portiere di { $seat } esce dall'area piccola.
fuba-keeper-inside = Il portiere di { $seat } rientra nell'area piccola.
fuba-sweep = Il portiere di { $seat } esce da libero.
fuba-aggressive = { $seat } fa un pressing aggressivo.
fuba-risk-pays = Rischio di fuorigioco: le prime azioni sono di { $seat }.
fuba-too-far = Il passaggio è diventato troppo lungo: { $area }. { $seat } deve scegliere un'altra area di arrivo.
fuba-acts-first = Le prime azioni sono di { $seat }.
fuba-slowed = { $seat } perde tempo.
why-offside-risk = Rischio di fuorigioco
why-rain = Pioggia ({ SIGNED($by) })
why-bounce = La palla rimbalza

### Events: the advanced table of special events

fuba-advanced-event = Evento speciale { $row }-{ $column }: { $meaning }.
advanced-event-attack-move = ottimo movimento d'attacco, dopo la prova la squadra in possesso può muovere un giocatore
advanced-event-defence-move = ottimo movimento di difesa, dopo la prova la squadra senza palla può muovere un giocatore
advanced-event-fast-situation = situazione veloce, chi vince lo spareggio ai dadi ha due mosse libere in più
advanced-event-ball-bounces = la palla rimbalza, chi vince lo spareggio ai dadi può cambiare di due il nuovo valore della palla
advanced-event-excellent-defence = difesa eccellente, il nuovo valore della palla sale di uno
advanced-event-excellent-attack = attacco eccellente, il nuovo valore della palla scende di uno
advanced-event-defenders-foul = fallo della squadra passiva, punizione per la squadra in possesso
advanced-event-attackers-foul = fallo della squadra in possesso, punizione per la squadra passiva
advanced-event-defenders-rude-foul = fallo violento della squadra passiva, con cartellino giallo, test per il rosso e infortunio
advanced-event-attackers-rude-foul = fallo violento della squadra in possesso, con cartellino giallo, test per il rosso e infortunio
advanced-event-bored-play = gioco annoiato, niente azioni in questo turno
advanced-event-side-line = palla oltre la linea laterale se ce n'è una vicina, lo spareggio ai dadi dice di chi è
advanced-event-goal-line = palla oltre la linea di fondo se ce n'è una vicina, lo spareggio ai dadi dice chi batte
advanced-event-momentum = slancio, la squadra in possesso può superare chiunque in dribbling se la sua prima azione è il movimento
advanced-event-aggressive-defence = difesa aggressiva, la squadra passiva può fare un pressing aggressivo gratis e senza cartellino
advanced-event-head-collision = scontro di teste, lo spareggio ai dadi dice di chi è la palla e ogni squadra ha un infortunio
advanced-event-failed-opening = apertura sbagliata, la palla resta nell'area di partenza e la prende l'altra squadra
advanced-event-perfect-pass = passaggio perfetto, la prova riesce e la palla può proseguire verso un compagno
advanced-event-behind-referee = alle spalle dell'arbitro, la squadra in possesso ha un infortunio
advanced-event-streaking = invasione di campo, si perdono minuti
advanced-event-misplaced-keeper = portieri fuori posizione, i tiri di questo turno sono più facili di due
advanced-event-fans-passive = i tifosi della squadra passiva, un suo giocatore vale doppio in questo turno
advanced-event-fans-controlling = i tifosi della squadra in possesso, un suo giocatore vale doppio in questo turno
advanced-event-injured-star-passive = campione infortunato, la squadra passiva perde una carta abilità
advanced-event-injured-star-controlling = campione infortunato, la squadra in possesso perde una carta abilità
advanced-event-old-star = vecchia gloria, chi vince lo spareggio ai dadi pesca una carta abilità
advanced-event-young-talent = giovane talento, chi vince lo spareggio ai dadi pesca una carta abilità
fuba-roll-off = { $seat } vince lo spareggio ai dadi.
fuba-roll-off-tied = Spareggio ai dadi in parità: si rilancia.
fuba-nominated = Un giocatore di { $seat } vale doppio in questo turno: { $area }.
fuba-ball-on = { $seat } rigioca la palla: { $from } → { $to }.
fuba-card-lost = { $seat } perde per questa partita l'abilità { $skill }.
fuba-card-drawn = { $seat } pesca in segreto una carta abilità.

### Events: skills

fuba-skill-played = { $seat } gioca l'abilità { $skill }.
fuba-value-skill = { $skill }: il valore della palla ora è { $value }.
fuba-coach-off = Espulso l'allenatore di { $seat }.

### Decisions

ask-midfield-roles = { $seat }, quanti dei tuoi centrocampisti sono offensivi e quanti difensivi? In segreto.
ask-other-roles = { $seat }, scegli in segreto difensori centrali offensivi, attaccanti arretrati e terzini di spinta.
ask-styles = { $seat }, scegli in segreto come giocano difesa, centrocampo e attacco.
ask-skill = { $cards ->
    [1] { $seat }, scegli in segreto la tua carta abilità.
   *[other] { $seat }, scegli in segreto una carta abilità, una dopo l'altra: { $cards } in tutto.
}
ask-window = { $seat }, gioca un'abilità { $window }, oppure passa con "Fatto".
ask-skill-choice = { $seat }, come usi { $skill }?
ask-lose-point = { $seat }, quale reparto perde un punto condizione?
ask-gain-point = { $seat }, quale reparto guadagna un punto condizione?
ask-substitutions = { $seat }, quante sostituzioni fai, se ne fai?
ask-substitution = { $seat }, qual è la tua sostituzione?
ask-injured = { $seat }, quale dei tuoi giocatori si fa male?
ask-replace = { $seat }, sostituisci il giocatore che non può rientrare o continui senza?
ask-sweep = { $seat }, il tuo portiere esce da libero?
ask-slow-play = { $seat }, perdi tempo o riprendi subito?
ask-nominate = { $seat }, quale dei tuoi giocatori vale doppio in questo turno?
ask-bounce = { $seat }, cambi di due il valore della palla o lo lasci così?
ask-pass-on = { $seat }, rigiochi la palla verso un compagno o chiudi?

### Windows: when a skill is played

window-before-target = prima della scelta dell'area di arrivo
window-with-target = con la scelta dell'area di arrivo
window-after-target = dopo la scelta dell'area di arrivo
window-before-dice = prima dei dadi di fase
window-before-event = prima dei dadi dell'evento speciale
window-after-check = dopo la prova di controllo
window-new-value = dopo il nuovo valore della palla
window-order = quando si decide l'ordine delle azioni
window-last-order = alla fine della prova di controllo, per cambiare l'ordine
window-before-actions = prima delle prime azioni
window-before-stage = all'inizio della fase d'azione
window-free-movements = durante i movimenti liberi della squadra
window-movement = con la scelta del movimento
window-moves = durante le mosse
window-after-movement = dopo il movimento
window-positioning = con la scelta del posizionamento
window-pressing = con la scelta del pressing
window-after-pressing = dopo il pressing
window-goal-attempt = con l'annuncio di una conclusione
window-save = dopo che l'avversario ha annunciato una conclusione
window-own-action = come azione
window-after-action = alla fine delle azioni della squadra
window-substitution = al momento della sostituzione
window-penalty = prima del tuffo su un rigore
window-card-test = prima del test cartellino dell'avversario

### Actions

do-midfield-roles = Centrocampisti offensivi: { $attacking }, difensivi: { $defending }
do-other-roles =
    { $backs ->
        [one] 1 difensore centrale offensivo
       *[other] { $backs } difensori centrali offensivi
    }, { $strikers ->
        [one] 1 attaccante arretrato
       *[other] { $strikers } attaccanti arretrati
    }, { $wings ->
        [one] 1 terzino di spinta
       *[other] { $wings } terzini di spinta
    }
do-styles = Stile di gioco: { $defence } in difesa, { $midfield } a centrocampo, { $forward } in attacco
do-skill = { $skill } ({ $cost }). { $effect }
do-play = Gioca { $skill } ({ $cost }). { $effect }
do-cross = Crossa la palla, non conta come lancio lungo: { $area }
do-movement-with-point =
    { $line ->
        [difesa] Movimento, difesa, con un punto condizione: una mossa in più, di qualsiasi tipo
        [attacco] Movimento, attacco, con un punto condizione: una mossa in più, di qualsiasi tipo
       *[centrocampo] Movimento, centrocampo, con un punto condizione: una mossa in più, di qualsiasi tipo
    }
do-movement-by-die = Movimento con un punto condizione: un dado dice quante mosse, di qualsiasi tipo
do-position-with-point =
    { $steps ->
        [one] Posizionamento con un punto condizione, valore della palla di uno a tuo favore
       *[other] Posizionamento con un punto condizione, valore della palla di { $steps } a tuo favore
    }
do-adjust-with-point = Correggi il valore della palla con un punto condizione: conta un tuo giocatore in più
do-press-with-point = Pressing con un punto condizione: il dado vale uno di meno
do-press-aggressively = Pressing aggressivo: se fallisce è fallo
do-substitute =
    { $number ->
        [0] Nessuna sostituzione
        [one] Una sostituzione
       *[other] { $number } sostituzioni
    }
do-shift = Un giocatore cambia reparto: { $from } → { $to }
do-booked-off = Esce un giocatore ammonito: un cartellino giallo in meno
do-fresh =
    { $line ->
        [attacco] Un giocatore fresco: punti per l'attacco
        [difesa] Un giocatore fresco: punti per la difesa
       *[other] Un giocatore fresco: punti per il { $line }
    }
do-points =
    { $line ->
        [attacco] Il punto dell'attacco
        [difesa] Il punto della difesa
       *[other] Il punto del { $line }
    }
do-injured = Si fa male un giocatore: { $area }
do-sweep = Il portiere esce da libero
do-keeper-out = Il portiere esce dall'area piccola
do-keeper-in = Il portiere rientra nell'area piccola
do-slow-down = Perdi tempo: un minuto in più, a rischio di cartellino giallo
do-nominate = Un giocatore vale doppio: { $area }
do-move-nominee = Muovi il giocatore che vale doppio: { $from } → { $to }
do-dribble-nominee = Dribbling del giocatore che vale doppio: { $from } → { $to }
do-raise = Alza di due il valore della palla
do-lower = Abbassa di due il valore della palla
do-ball-on = Rigioca la palla: { $area }
do-discard = Scarta il dado che mostra { $die }

### Skills: the name, and what it does where the first use is free (2.1) and where every use is paid (3.0)

skill-trained-formation-change = Cambio di modulo provato
skill-trained-formation-change-first-use-free = Una volta a partita, due giocatori cambiano reparto dal turno successivo.
skill-trained-formation-change-every-use-paid = Una volta a partita, due giocatori cambiano reparto dal turno successivo.
skill-wide-player-material = Rosa ampia
skill-wide-player-material-first-use-free = I dadi di un giocatore fresco valgono due di meno, così porta più punti.
skill-wide-player-material-every-use-paid = I dadi di un giocatore fresco valgono due di meno, così porta più punti.
skill-high-condition = Grande condizione
skill-high-condition-first-use-free = Un dado dice quante mosse di qualsiasi tipo ha il movimento, almeno quante ne ha il reparto della zona di arrivo.
skill-high-condition-every-use-paid = Un dado dice quante mosse di qualsiasi tipo ha il movimento, almeno quante ne ha il reparto della zona di arrivo.
skill-fanatic-fans = Tifosi scatenati
skill-fanatic-fans-first-use-free = Un dado: 1 alza il valore della palla (senza palla), 2 aiuta il pressing, 3 dà una terza azione, 4 abbassa il valore della palla (con la palla), 5 dà due mosse in più, 6 aiuta le conclusioni.
skill-fanatic-fans-every-use-paid = Un dado diventa il valore della palla; se è uguale al valore della palla, l'avversario ha una punizione e c'è un test per il cartellino giallo.
skill-trained-special-event = Schema provato
skill-trained-special-event-every-use-paid = Una conclusione in un turno cominciato con un proprio calcio d'angolo o una propria punizione è più facile di uno.
skill-fiery-coach = Allenatore focoso
skill-fiery-coach-every-use-paid = Un dado: da 4 a 6 dà una mossa libera in più, anche oltre gli avversari; con 1 l'allenatore è espulso per la partita.
skill-sweeper-keeper = Portiere libero
skill-sweeper-keeper-first-use-free = Senza palla: il portiere si sposta in un'area di arrivo vicina, nella sua zona di difesa e che era senza avversari, e il suo pressing vale due di meno.
skill-sweeper-keeper-every-use-paid = Un pressing con uscita da libero che fallisce non fa scendere il valore della palla.
skill-creative-goal-keeper = Portiere creativo
skill-creative-goal-keeper-first-use-free = Con la palla al proprio portiere nella sua area di rigore: l'avversario ha due mosse in meno nel suo prossimo movimento.
skill-creative-goal-keeper-every-use-paid = Con la palla nella propria area di rigore, muovi un giocatore prima della scelta dell'area di arrivo.
skill-skilled-goal-keeper = Portiere di talento
skill-skilled-goal-keeper-first-use-free = L'avversario tira con due dadi e il più alto si scarta.
skill-shot-stopper = Saracinesca
skill-shot-stopper-every-use-paid = L'avversario tira con due dadi e il più alto si scarta.
skill-penalty-shot-saver = Pararigori
skill-penalty-shot-saver-every-use-paid = L'avversario calcia un rigore con due dadi e il più alto si scarta.
skill-leading-goal-keeper = Portiere leader
skill-leading-goal-keeper-every-use-paid = In un turno cominciato con un calcio d'angolo o una punizione, l'avversario tira con due dadi e il più alto si scarta.
skill-advancing-goal-keeper = Portiere avanzato
skill-advancing-goal-keeper-every-use-paid = Il portiere può uscire da libero anche in un'area accanto alla sua area di rigore.
skill-tackle = Contrasto
skill-tackle-first-use-free = Il pressing nella propria zona di difesa, anche aggressivo, usa due dadi e scarta il più alto; se è aggressivo, due dadi uguali sono fallo.
skill-tackle-every-use-paid = Il pressing nella propria zona di difesa è aggressivo, anche contro due giocatori in più, e solo due dadi uguali sono fallo.
skill-stopper = Stopper
skill-stopper-first-use-free = Un giocatore vale tre in un'area di arrivo della propria zona di difesa durante la fase dell'avversario.
skill-stopper-every-use-paid = Dopo una prova riuscita nella propria zona di difesa, il dado di fase più alto è il nuovo valore della palla.
skill-skilled-fullbacks = Terzini di talento
skill-skilled-fullbacks-first-use-free = Dopo aver vinto la palla in pressing nella propria zona di difesa, rigiocala fino a due aree più in là; ognuna alza di uno il valore della palla.
skill-skilled-full-back = Terzino di talento
skill-skilled-full-back-every-use-paid = Per il rischio di fuorigioco ogni area laterale in parte all'altezza dell'ultima linea con un giocatore della squadra vale uno in più, in tutto mai più dei difensori della formazione, né più di sei.
skill-doubling = Raddoppio
skill-doubling-first-use-free = Più giocatori dell'avversario in un'area di arrivo della propria zona di difesa: il valore della palla sale di due.
skill-doubling-every-use-paid = Il posizionamento nella propria zona di difesa, con due giocatori lì, alza di altri due il valore della palla.
skill-off-side-trap = Trappola del fuorigioco
skill-off-side-trap-first-use-free = Un'area di arrivo con attaccanti e con la linea del penultimo difensore vale come rischio di fuorigioco; se così il lancio diventa troppo lungo, si sceglie un'altra area di arrivo.
skill-off-side-trap-every-use-paid = Se il rischio di fuorigioco va male all'avversario, c'è una punizione.
skill-skilled-wing-backs = Esterni di talento
skill-skilled-wing-backs-every-use-paid = Dopo aver vinto la palla in pressing nella propria zona di difesa, rigiocala verso un compagno accanto.
skill-fast-defender = Difensore veloce
skill-fast-defender-every-use-paid = Una mossa libera in più dritta all'indietro nella zona di difesa, anche oltre gli avversari.
skill-catenaccio = Catenaccio
skill-catenaccio-every-use-paid = Senza palla, il penultimo giocatore si sposta di un'area.
skill-midfield-general = Regista
skill-midfield-general-first-use-free = Con l'area di arrivo nella zona di centrocampo, cambia l'ordine delle fasi d'azione.
skill-midfield-general-every-use-paid = Con l'area di arrivo nella zona di centrocampo e un giocatore lì, cambia l'ordine delle azioni.
skill-creative-midfielder = Centrocampista creativo
skill-creative-midfielder-first-use-free = Con la palla al centro, rigiocala verso un'area vicina.
skill-creative-midfielder-every-use-paid = Dopo il posizionamento nella zona di centrocampo, rigioca la palla verso un compagno accanto.
skill-gegenpressing = Gegenpressing
skill-gegenpressing-every-use-paid = Pressing immediato dopo quello riuscito dell'avversario: vale il dado più basso e con la parità si vince.
skill-crossing = Cross
skill-crossing-first-use-free = Dalla zona di centrocampo verso un compagno: la lunghezza del passaggio non costa nulla.
skill-crossing-every-use-paid = Dalla zona di centrocampo verso un compagno: la lunghezza del passaggio non costa nulla.
skill-midfield-pressing = Pressing a centrocampo
skill-midfield-pressing-first-use-free = Il pressing nella zona di centrocampo, anche aggressivo, usa due dadi e scarta il più alto; se è aggressivo, due dadi uguali sono fallo.
skill-dribbling = Dribbling
skill-dribbling-first-use-free = Supera in dribbling avversari in inferiorità numerica, verso un'area dove non ce ne sono.
skill-midfield-dribbler = Dribblatore di centrocampo
skill-midfield-dribbler-every-use-paid = Nella zona di centrocampo, supera in dribbling avversari non in superiorità numerica, verso un'area dove non ce ne sono.
skill-short-passes = Passaggi corti
skill-short-passes-first-use-free = Dopo un movimento di centrocampo, con l'area di arrivo a centrocampo e l'avversario non in superiorità lì, il valore della palla scende di uno.
skill-short-passes-every-use-paid = Con la partenza nella zona di centrocampo e senza lancio lungo, il posizionamento di questo turno abbassa di altri due il valore della palla.
skill-box-to-box = Tuttocampista
skill-box-to-box-every-use-paid = Una mossa libera in più dal centro, dritta in avanti o all'indietro, anche oltre gli avversari.
skill-target-man = Centravanti boa
skill-target-man-first-use-free = Un giocatore vale tre in un'area di arrivo della zona d'attacco durante la fase dell'avversario.
skill-target-man-every-use-paid = Un giocatore vale tre in un'area di arrivo della zona d'attacco, ma non nelle conclusioni.
skill-clinical-finisher = Finalizzatore
skill-clinical-finisher-first-use-free = Una conclusione dall'area di rigore è più facile di uno.
skill-clinical-finisher-every-use-paid = Una conclusione dall'area di rigore è più facile di uno.
skill-aggressive-striker = Attaccante aggressivo
skill-aggressive-striker-every-use-paid = Una conclusione dall'area di rigore è più facile di uno, ma prima un dado: 1 o 2 è cartellino giallo e punizione contro.
skill-goal-poacher = Rapinatore d'area
skill-goal-poacher-first-use-free = Con la palla e un giocatore nell'area di rigore avversaria: agisci prima tu, ma la prima azione deve essere una conclusione.
skill-goal-poacher-every-use-paid = Con l'area di arrivo nell'area di rigore avversaria, le due squadre lanciano un dado e aggiungono i loro giocatori lì; chi è più alto agisce per primo.
skill-actor = Simulatore
skill-actor-first-use-free = L'avversario fa un test cartellino con due dadi e il simulatore ne scarta uno; con dadi uguali, cartellino giallo per il simulatore e punizione per l'avversario.
skill-actor-every-use-paid = Prima di un evento speciale nella propria zona d'attacco, un dado: da 4 a 6 vale una punizione, e l'avversario fa un test del cartellino giallo con uno in più sul dado; 1 è cartellino giallo e punizione contro.
skill-fast-attacker = Attaccante veloce
skill-fast-attacker-every-use-paid = Una mossa libera in più dritta in avanti nella zona d'attacco, anche oltre gli avversari.
