### Learning: the first match, and the lessons.

learn-title = Impara a giocare
learn-about = Gioca subito con un allenatore accanto, poi segui una lezione quando vuoi capire meglio qualcosa.
learn-group-basics = Le basi
learn-group-basics-about = FUBA, passo per passo: che cosa succede in un turno e come funziona ogni ripresa del gioco.
learn-group-advanced = Regole avanzate
learn-group-advanced-about = Ognuna si può aggiungere a una partita da sola. Segui la sua lezione prima di giocarci.
learn-group-grid = Il gioco a griglia
learn-group-grid-about = Caselle, punti movimento e una palla che rotola: un altro gioco con la stessa palla.
learn-progress = { $done } su { $all }
learn-done = Fatta
learn-begin = Comincia
learn-play-again = Gioca ancora
learn-all-rules = Tutte le regole, frase per frase
learn-forget = Dimentica quello che ho fatto
learn-coach = Allenatore
learn-back = Tutte le lezioni
learn-to-lessons = Alle lezioni
learn-step = { $at } di { $of }
learn-go-on = Avanti
learn-the-rule = La regola
learn-right = Giusto
learn-wrong = Non così
learn-not-that = Non è questa. Guarda ancora.
learn-once-more = Ancora una volta
learn-next-lesson = Poi: { $lesson }
learn-again = Nuova partita
learn-set-up-for-me = Schiera per me
learn-they-think = Gli altri stanno pensando …

## The first match

learn-first-title = La tua prima partita
learn-first-about = Una vera partita contro il computer, con dadi onesti. Un allenatore spiega una cosa alla volta, ti mostra una buona scelta e dice perché; dopo sei turni continui da solo.
learn-first-time-needed = 5 minuti
learn-first-free-choice = Oppure rispondi sul campo come vuoi. Agli schieramenti e alle domande minori penso io.
learn-first-welcome =
    Sei Casa e giochi verso { $way ->
        [right] destra
       *[up] l'alto
    }. Il numero sulla palla è il suo valore: 1 è facile da controllare, 6 è difficile.
learn-first-target = Scegli dove va la palla: ogni percentuale è la tua probabilità di tenerla lì, la freccia è ciò che farei io.
learn-first-target-again = Giochi di nuovo la palla; ora il suo valore è { $now }. I passaggi lunghi sono più difficili, le zone senza avversari più facili: le percentuali ne tengono conto.
learn-first-kept = Hai tirato { $first }: non sotto il valore della palla, quindi la tieni. Loro hanno tirato { $second }, e il valore della palla è diventato { $value }{ $turned ->
        [yes] ; poi è stato portato a { $now }.
       *[no] .
    }
learn-first-lost = Il tuo dado, { $first }, era sotto il valore della palla, e ora la palla è loro. Succede; riprendiamocela.
learn-first-won = Il loro dado, { $first }, era sotto il valore della palla: la palla è tua!
learn-first-they-kept = Hanno tirato { $first } e tengono la palla. Il tuo { $second } è diventato il valore della palla{ $turned ->
        [yes] ; poi l'hanno portato a { $now }.
       *[no] .
    } Più è alto, più facilmente la perdono.
learn-first-easy = Il tiro di dado è fallito, ma non c'erano avversari vicino: la palla resta dov'era, e l'altra squadra può muovere un giocatore.
learn-first-event = Dadi uguali! { $event }
learn-first-time = L'orologio avanza della differenza tra i due dadi: ora è il minuto { $minute }. Un tempo finisce dopo il minuto 45.
learn-first-action = Ora agisci. Muovi giocatori o scegli Posiziona: cambia il valore della palla a tuo favore, e rende più facili il prossimo passaggio e il prossimo tiro.
learn-first-move = Ora muovi i giocatori che hai scelto: trascinali, o tocca un giocatore e poi dove va. Alla fine premi Fatto.
learn-first-position = Il posizionamento cambia il valore della palla a tuo favore: di uno con un giocatore sulla palla, di due se lì i tuoi sono più dei loro.
learn-first-shoot = Da qui puoi tirare. La probabilità è scritta sulla porta: confrontala con le altre scelte.
learn-first-press = La palla è loro, e lì hai abbastanza giocatori per il pressing: tiri due dadi, e uno sotto il valore della palla te la dà.
learn-first-defend = La palla è loro. Porta giocatori tra la palla e la tua porta, o alza il valore della palla, così la perdono più facilmente.
learn-first-any = Questa domanda è nuova. Ecco le risposte migliori.
learn-first-goal = Gol! Ora batte l'altra squadra. Tutti si schierano di nuovo; ci penso io finché sono qui.
learn-first-conceded = Hanno segnato. Ora il calcio d'inizio è tuo.
learn-first-corner = Il tuo tiro era uguale al valore della palla: calcio d'angolo.
learn-first-their-corner = Il loro tiro era uguale al valore della palla: calcio d'angolo per loro.
learn-first-miss = Il tuo tiro finisce fuori: rimessa dal fondo per loro, e la palla è loro.
learn-first-their-miss = Il loro tiro finisce fuori: rimessa dal fondo per te, e la palla è tua.
learn-first-pressed = Un dado sotto il valore della palla: hai recuperato palla!
learn-first-pressed-us = Hanno fatto pressing e si sono presi la palla.
learn-first-press-failed = Hai fatto pressing, ma nessun dado era sotto il valore della palla: la tengono loro. Se sono tutti e due sopra, il valore della palla scende pure, e questo li aiuta.
learn-first-held = Il loro pressing è andato a vuoto: la palla è ancora tua.
learn-first-half = Il fischio! Intervallo.
learn-first-alone = Erano { $turns } turni. Ora continua da solo: la stessa partita, gli stessi dadi onesti. La lampadina accanto alla domanda ti dà un consiglio così quando vuoi.
learn-first-turn = Turno { $turn } di { $of }
learn-first-play-on = Ora continua da solo
learn-first-by-yourself = Ora giochi da solo. La lampadina mostra che cosa farei io, e perché.
learn-first-over = La partita è finita: { $home }–{ $away }. Ben giocato! Le lezioni spiegano meglio tutto quello che hai visto.

## The turn

learn-turn-title = Il turno
learn-turn-about = Area di arrivo, dadi, prova, azioni: che cosa succede e in che ordine.
learn-turn-1 = Una partita è una serie di turni. Chi ha la palla la gioca verso un'area, le due squadre lanciano un dado ciascuna, una prova dice di chi è la palla e poi tutte e due agiscono. Qui la palla è al centro, è tua e ha valore 2.
learn-turn-2 = Due tuoi giocatori aspettano sulla fascia sinistra contro uno dei loro. Gioca la palla lì.
learn-turn-2-then = Il tuo dado, 4, non è sotto il valore della palla, 2: tieni la palla. Il loro dado, 3, diventa il nuovo valore della palla, e l'orologio avanza della differenza tra i dadi: un minuto.
learn-turn-3 = Hai più giocatori nell'area di arrivo, quindi agisci prima tu. Prima della tua prima azione ci sono i movimenti liberi: questa volta saltali.
learn-turn-4 = Ora un'azione: muovere, tirare, o cambiare il valore della palla con il posizionamento. Con più giocatori di loro sulla palla puoi cambiarlo di due.
learn-turn-4-then = Il valore della palla è di nuovo 1: il prossimo passaggio sarà facile. Ora agiscono gli altri, poi le due squadre possono agire una seconda volta, e comincia un nuovo turno.
learn-turn-end = Area di arrivo, cambio del valore della palla, dadi e orologio, prova, prime azioni, seconde azioni: ogni turno va così.

## The ball value

learn-ball-value-title = Il valore della palla
learn-ball-value-about = Perché un passaggio è più sicuro di un altro.
learn-ball-value-1 = Il valore della palla è 4, e il tuo dado non deve essere sotto. Prima, però, il passaggio lo cambia. Quale di questi è il più sicuro?
learn-ball-value-1-then = Il tuo giocatore sulla fascia è smarcato: questo toglie 2. La trequarti è marcata e lascia il valore com'è; l'area di rigore è un lancio lungo oltre un'area, che aggiunge 1.
learn-ball-value-2 = Nessuno marca la tua trequarti, dov'è la palla: già questo toglie 1, qualunque cosa tu faccia. Qual è adesso il passaggio più sicuro?
learn-ball-value-2-then = Anche un lancio lungo può essere il più sicuro: aggiunge 1 per l'area in mezzo, ma il giocatore smarcato sulla fascia toglie 2.
learn-ball-value-end = Nessuno marca nell'area di partenza: 1 in meno. Ogni area in mezzo: 1 in più. Compagno smarcato nell'area di arrivo: 2 in meno. Poi cadono i dadi, e il loro è il nuovo valore.

## Offside

learn-offside-title = Fuorigioco
learn-offside-about = Dove non si può servire un giocatore.
learn-offside-1 = Il tuo giocatore nell'area di rigore è più vicino alla linea di fondo di tutti i loro tranne il portiere, e più vicino della palla: è in fuorigioco. Quell'area non può essere l'area di arrivo, ma non succede niente di peggio.
learn-offside-2 = Allora gioca dove il tuo attacco può proseguire: nell'area davanti all'area di rigore.
learn-offside-2-no = Possibile, ma non questa volta: vai nell'area proprio davanti all'area di rigore.
learn-offside-3 = Qui c'è un difensore accanto al portiere. Il penultimo dei loro è in linea con il tuo giocatore, che quindi non è in fuorigioco: gioca la palla lì.
learn-offside-end = Nel fuorigioco conta il loro penultimo giocatore, portiere compreso. In linea va bene, il centro va sempre bene, e anche i passaggi all'indietro.

## Pressing

learn-pressing-title = Pressing
learn-pressing-about = Due dadi per riprendersi la palla, e quando lasciar perdere.
learn-pressing-1 = Hanno la palla nella tua trequarti, con valore 5, e siete quattro contro uno. Vai in pressing: due dadi, e uno sotto il 5 conquista la palla.
learn-pressing-1-then = Basta un dado sotto. Visto che era uno solo, il nuovo valore della palla è il dado più alto: 6, non facile da giocare. Se fossero stati sotto tutti e due, avrebbe contato il più basso.
learn-pressing-2 = Lo stesso con valore della palla 2: la conquisterebbe solo un 1, e due dadi sopra rendono loro la palla più facile. Che cosa è meglio?
learn-pressing-2-no = Così conquisti la palla solo con un 1, e se i dadi sono tutti e due sopra il 2 il valore della palla addirittura scende.
learn-pressing-2-then = Prima rendi la palla più difficile: ora il valore è 4. Con quello devono rigiocarla, e il prossimo pressing ha qualche probabilità.
learn-pressing-end = Vai in pressing quando il valore della palla è alto e non siete meno di loro. Altrimenti prima alza il valore.

## Movement

learn-movement-title = Movimento
learn-movement-about = Tre modi di muoversi, e il dribbling.
learn-movement-1 = Un modulo 4-4-2 vuol dire: quattro mosse con la difesa, quattro con il centrocampo, due con l'attacco. L'attacco va dritto in avanti, la difesa dritta all'indietro, il centrocampo di lato o in diagonale. Vuoi portare un giocatore dal centro alla loro fascia sinistra: quale scegli?
learn-movement-1-no = La fascia è in diagonale davanti al centro: né dritto in avanti né dritto all'indietro.
learn-movement-2 = Muovi un giocatore dal centro alla fascia. Dritto in avanti, dalla tua trequarti al centro, non è tra le scelte: sarebbe una mossa d'attacco.
learn-movement-3 = Ti restano tre mosse. Non devi usarle per forza: scegli "Fatto".
learn-movement-4 = Qui nessuno marca la tua fascia, dov'è la palla. Scegli il movimento d'attacco.
learn-movement-5 = Da un'area senza avversari un giocatore può portare con sé la palla, una volta per movimento: avanza in dribbling sulla fascia.
learn-movement-end = Un tipo di mosse per movimento, ogni pedina una volta sola, quante ne dice il modulo; e se intorno non c'è nessuno, la palla va con chi si muove.

## Free movements

learn-free-movement-title = Movimenti liberi
learn-free-movement-about = Passi che non costano niente.
learn-free-movement-1 = Prima della sua prima azione una squadra può muovere gratis dove ha più giocatori dell'altra, finché i numeri non sono pari. Nella tua trequarti ci sono tre dei tuoi e nessun altro: mandane uno al centro.
learn-free-movement-2 = Anche un giocatore in un'area sulla linea di fondo può sempre allontanarsene in linea retta: muovi quello nell'angolo su per la fascia.
learn-free-movement-3 = Per ora basta così. Scegli "Fatto", e arriva la prima azione.
learn-free-movement-end = I movimenti liberi portano i giocatori fuori dalla mischia. Vengono prima della prima azione, qualunque sia, e mai prima di una seconda.

## Goal attempts

learn-shot-title = Il tiro
learn-shot-about = Come nascono un gol, un angolo, una ribattuta.
learn-shot-1 = La palla è nella loro area di rigore con valore 2, e lì siete tanti quanti loro, portiere compreso. Un dado sopra il 2 è gol: tira!
learn-shot-1-then = Un dado sopra il valore della palla è gol, uno uguale è calcio d'angolo, uno sotto di un punto è ribattuta se hai qualcuno lì; tutto il resto è rimessa dal fondo.
learn-shot-2 = Da più lontano il dado vale meno: 2 in meno dalla trequarti, 4 dagli angoli, 5 dalle fasce. Se intorno alla palla e nell'area di rigore siete più di loro è più facile, se siete meno è più difficile. Prova da qui.
learn-shot-2-then = Un 6, meno 2 per l'area: il tuo giocatore in più sulla palla e il loro in più nell'area di rigore si annullano. 4 è sopra il 2: gol!
learn-shot-3 = Ora il valore della palla è 3. Tira, e mettiamo che ti manchi un punto.
learn-shot-3-then = Uno sotto il valore della palla, con giocatori tuoi nell'area di rigore: ribattuta. Le due squadre lanciano e aggiungono i loro giocatori lì, senza il portiere; vince il più alto.
learn-shot-end = Porta la palla vicino, tieni basso il suo valore, e prima di tirare fatti trovare lì con i tuoi giocatori.

## Kick-off

learn-kick-off-title = Calcio d'inizio
learn-kick-off-about = Come si schierano le squadre.
learn-kick-off-1 = Al calcio d'inizio chi ha la palla si schiera per primo, nella propria metà campo e al centro. Al centro devono stare almeno in due, quindi di meno non si può. Due la perderebbero presto, nove lasciano vuoto tutto il resto. Quanti ne mandi?
learn-kick-off-1-no = È permesso. Ma qualcuno in più tiene meglio la palla, e troppi lasciano vuoto il resto del campo.
learn-kick-off-2 = Quando anche gli altri sono schierati, puoi spostare fino a due giocatori di un'area. Al centro sono cinque contro i tuoi tre: portane uno dalla fascia sinistra.
learn-kick-off-3 = E uno dalla fascia destra.
learn-kick-off-3-then = Erano i due permessi: comincia il turno, con la palla al centro e valore della palla 1.
learn-kick-off-end = La squadra con la palla si schiera per prima, l'altra risponde, e la prima ha l'ultima parola con due passi.

## Corner kicks

learn-corner-title = Calci d'angolo
learn-corner-about = Da un dado uguale a una palla davanti alla porta.
learn-corner-1 = Il valore della palla è 3. Tira, e mettiamo che il dado mostri proprio quel numero.
learn-corner-2 = Calcio d'angolo. Scegli il lato.
learn-corner-3 = Le due squadre si schierano da capo, senza limiti; chi batte sta sul punto del corner, che per questo calcio è un'area a sé. Non c'è fuorigioco. Gioca la palla nell'area di rigore: in mezzo c'è un'area, quindi il valore sale di 1.
learn-corner-3-then = La tieni, davanti alla loro porta. Dopo la prova chi ha battuto torna in gioco dall'area d'angolo.
learn-corner-end = Con un calcio d'angolo metti i giocatori dove vuoi: di solito nell'area di rigore.

## Free kicks

learn-free-kick-title = Calci di punizione
learn-free-kick-about = Falli, tiri diretti, punizioni veloci.
learn-free-kick-1 = I falli nascono dagli eventi speciali. Gioca la palla nella loro trequarti, e mettiamo che i due dadi siano uguali.
learn-free-kick-1-then = La somma 8 è un fallo degli altri: punizione per te dove hai giocato la palla, e un test per vedere se prendono un cartellino.
learn-free-kick-2 = Dopo lo schieramento puoi tirare subito, con 1 in meno, o passare e cominciare un nuovo turno. Il valore della palla è 1: tira.
learn-free-kick-2-no = Anche un passaggio sarebbe giusto. Ma con valore della palla 1 e la porta così vicina, prova il tiro.
learn-free-kick-3 = Una punizione che non è tutta nell'altra metà campo è veloce: niente schieramento. Muovi quanti giocatori vuoi, poi loro possono muoverne altrettanti. Muovine uno su per la fascia.
learn-free-kick-end = Vicino alla loro porta una punizione è un'occasione, altrove un modo rapido di andare avanti; nella loro area di rigore è un calcio di rigore.

## Goal kicks

learn-goal-kick-title = Rimesse dal fondo
learn-goal-kick-about = Che cosa segue un tiro sbagliato.
learn-goal-kick-1 = Tira, e mettiamo che sbagli di parecchio.
learn-goal-kick-1-then = Rimessa dal fondo per loro. Tutti tranne il portiere lasciano l'area di rigore, e il valore della palla è 1.
learn-goal-kick-2 = Ora una delle tue: prima di batterla muovi quanti giocatori vuoi. Mandane uno avanti.
learn-goal-kick-3 = Scegli "Fatto". Gli altri possono muovere quattro giocatori, o quanti ne hai mossi tu se sono di più; qui restano fermi.
learn-goal-kick-4 = Sulla rimessa dal fondo non c'è fuorigioco. Qual è il passaggio più sicuro?
learn-goal-kick-4-then = Verso l'area accanto non è un lancio lungo. Più lontano si può, e a volte ne vale la pena.
learn-goal-kick-end = Una rimessa dal fondo è un nuovo inizio da dietro: prima muovi i tuoi giocatori, poi scegli.

## Penalty kicks

learn-penalty-title = Calci di rigore
learn-penalty-about = Un duello tra due segreti.
learn-penalty-1 = Il portiere ha scelto in segreto dove andare, e ora scegli dove calciare. Nell'angolo lasciato libero basta un 2, dove va il portiere serve un 6; al centro segna ogni dado, a meno che il portiere non resti lì.
learn-penalty-1-then = Contro un portiere furbo tutte le scelte sono buone allo stesso modo: lo mostrano i numeri.
learn-penalty-2 = Ora il portiere sei tu. Scegli: sinistra, destra, o fermo al centro.
learn-penalty-2-then = La sinistra di chi calcia è la tua destra: ricorda che ti sta di fronte.
learn-penalty-end = Qui nessuno può leggere nel pensiero dell'altro. Sii imprevedibile.

## Cards

learn-cards-title = Cartellini
learn-cards-about = Giallo, rosso, e chi deve uscire.
learn-cards-1 = La tua squadra ha due cartellini gialli. Continua a giocare, e mettiamo che arrivi un tuo fallo.
learn-cards-1-then = Il test cartellino ha dato 5: cartellino giallo. Non era il primo, quindi è seguito un test per il cartellino rosso: un dado sotto il numero dei gialli è rosso.
learn-cards-2 = Uno dei tuoi giocatori deve uscire per il resto della partita. Scegli da quale area.
learn-cards-2-then = Il modulo resta com'è: tante mosse quante prima, ma un giocatore in meno in campo.
learn-cards-end = Un cartellino giallo è un avvertimento. Dal secondo in poi, ogni fallo può costare un giocatore.

## Time

learn-time-title = Il tempo
learn-time-about = L'orologio, il recupero, il fischio.
learn-time-1 = È il minuto 43. L'orologio avanza della differenza tra i dadi. Gioca la palla, e mettiamo che escano 6 e 1.
learn-time-1-then = Sarebbero cinque minuti, ma l'orologio si ferma sulla prima casella del recupero. Questo turno si gioca fino in fondo.
learn-time-2 = Recupero del secondo tempo, terza casella. Se i dadi differiscono di meno di 3, l'arbitro fischia subito. Gioca la palla.
learn-time-2-then = La differenza era 2: fischio finale, e di questo turno non si gioca altro.
learn-time-end = Fino al minuto 45 puoi contare; poi ogni turno può essere l'ultimo.

## Condition

learn-condition-title = Punti condizione
learn-condition-about = Qualcosa in più, finché reggono le gambe.
learn-condition-1 = Ogni reparto ha punti condizione, tanti quanti i giocatori. Un punto migliora un'azione: una mossa in più nel movimento, un passo in più nel posizionamento, un pressing più aggressivo. Il valore della palla è 5: quale posizionamento aiuta di più?
learn-condition-1-no = Questo è quello normale. Un punto condizione cambia la palla di un passo in più.
learn-condition-1-then = Ha pagato il centrocampo, perché la palla è nella sua zona. Ora il valore della palla è 2.
learn-condition-2 = Quando l'orologio avanza di cinque minuti o più, le due squadre fanno il test di stanchezza. È il minuto 30: mettiamo che escano 6 e 1.
learn-condition-2-then = Il dado per dieci deve superare il minuto: 20 non bastava, ed è costato un punto; con il 4 si è arrivati a 60 in tutto. Una squadra che perde in un test il suo ultimo punto resta stanca fino alla fine.
learn-condition-end = I punti sono insieme forza e fiato: quelli che spendi per le azioni ti mancano nei test.

## Roles

learn-roles-title = Ruoli
learn-roles-about = Dove sta la tua condizione.
learn-roles-1 = I ruoli spostano punti condizione da un reparto all'altro prima della partita: un centrocampista offensivo ne dà uno all'attacco, uno difensivo alla difesa. Vuoi un attacco forte: quale scelta fai?
learn-roles-1-no = I punti devono andare dal centrocampo all'attacco.
learn-roles-2 = Ce ne sono altri: difensori centrali offensivi, attaccanti arretrati, terzini di spinta. Un terzino di spinta porta un punto dalla difesa all'attacco.
learn-roles-end = Quanti si possono muovere lo dice sempre il modulo; i ruoli dicono dove hai forze da spendere.

## Substitutions

learn-substitutions-title = Sostituzioni
learn-substitutions-about = Tre a partita: gambe fresche, altri reparti, meno cartellini.
learn-substitutions-1 = È il minuto 60 e alla tua squadra restano tre punti. Le sostituzioni sono una seconda azione: fanne una.
learn-substitutions-2 = Un giocatore può cambiare reparto, un ammonito può uscire, oppure ne entra uno fresco che porta punti. Ti servono forze: quale scegli?
learn-substitutions-2-no = Questa toglierebbe il cartellino giallo. Ma la tua squadra è quasi senza forze.
learn-substitutions-2-then = Due dadi: 5 per dieci non supera il minuto, quindi il giocatore fresco ha portato due punti. Le sostituzioni tardive valgono di più.
learn-substitutions-end = Si possono fare anche prima di quasi tutte le riprese del gioco, senza spendere un'azione.

## Injuries

learn-injuries-title = Infortuni
learn-injuries-about = Fuori per un po', o per sempre.
learn-injuries-1 = Un 6 nel loro test cartellino: un tuo giocatore si fa male. È uno sulla palla o lì accanto. Scegli.
learn-injuries-1-then = Il dado dice per quanti minuti il giocatore resta fuori: 3. Con un 5 o un 6 non sarebbe più rientrato.
learn-injuries-end = Chi rientra torna al centro, quando l'orologio è avanzato abbastanza.

## Goalkeeper off the line

learn-keeper-title = Portiere lontano dalla linea
learn-keeper-about = Uscire da libero nella propria area di rigore.
learn-keeper-1 = Hanno giocato la palla nella tua area di rigore e l'hanno tenuta. Il tuo portiere può uscire da libero: se in questo turno fai pressing, decide tutto il dado più basso. Esci!
learn-keeper-2 = Prima i movimenti liberi: saltali.
learn-keeper-3 = Ora il pressing. Un dado sotto il 4 conquista la palla.
learn-keeper-3-then = L'hai conquistata, e il nuovo valore della palla è il dado più basso: 2 invece di 6.
learn-keeper-end = Con l'uscita da libero la palla è facile da rigiocare; ma anche i loro tiri di questo turno sono più facili di uno.

## Offside risk

learn-offside-risk-title = Rischio di fuorigioco
learn-offside-risk-about = La linea che sale.
learn-offside-risk-1 = Il tuo giocatore nell'angolo è solo in parte all'altezza della loro ultima linea: non è fuorigioco, ma è un rischio. In quella linea ci sono tre dei loro. Gioca la palla lì, e mettiamo che il tuo dado mostri 3.
learn-offside-risk-1-then = Tieni la palla, ma il tuo dado non superava il tre: agiscono prima loro, anche se nell'angolo siete di più.
learn-offside-risk-end = Più giocatori hanno in linea, più rischia un passaggio alle loro spalle.

## Passing through

learn-passing-through-title = Passare attraverso
learn-passing-through-about = Un lancio lungo attraverso i propri giocatori.
learn-passing-through-1 = Al centro siete quattro contro due. Se lungo la strada siete almeno il doppio, il lancio lungo non costa niente. Quale di questi passaggi è il più sicuro?
learn-passing-through-1-then = Per arrivare alla trequarti c'è di mezzo solo il centro: il passaggio scorre tra i tuoi giocatori. Due aree in mezzo non si possono attraversare così.
learn-passing-through-end = Domina il centro del campo, e tutto il resto si avvicina.

## Skills

learn-skills-title = Abilità
learn-skills-about = Carte segrete per il momento giusto.
learn-skills-1 = Le due squadre scelgono in segreto carte abilità, tre ciascuna se non si è deciso altrimenti. Questa volta prendi il Contrasto.
learn-skills-1-no = Una buona carta. Ma per questa lezione prendi il Contrasto.
learn-skills-2 = Hanno la palla nella tua trequarti, tre contro due: un pressing normale non è possibile. Il Contrasto sì. Giocalo: costa un punto condizione.
learn-skills-3 = Ora il pressing.
learn-skills-3-then = Hai conquistato la palla in due contro tre. Da adesso sanno che hai questa carta.
learn-skills-end = Ogni carta ha il suo momento e il suo prezzo; quello che non conoscono ancora devono temerlo.

## Slowing the game

learn-slow-play-title = Perdere tempo
learn-slow-play-about = Un minuto in più, per chi è in vantaggio.
learn-slow-play-1 = Minuto 86, sei in vantaggio e hai una rimessa dal fondo. Puoi perdere tempo: l'orologio avanza di un minuto in più, ma due dadi decidono su un cartellino giallo. Prova.
learn-slow-play-1-then = 9 per dieci non è sotto il minuto: niente cartellino. Più è tardi, più alti devono essere i dadi.
learn-slow-play-end = Si può fare a tutte le riprese del gioco tranne il calcio d'inizio.

## Special events

learn-special-events-title = Altri eventi speciali
learn-special-events-about = Una tabella più grande di cose che possono succedere.
learn-special-events-1 = Due dadi uguali portano un evento speciale. Con questa regola altri due dadi indicano una riga e una colonna di una tabella più grande. Gioca la palla al centro, e mettiamo che i dadi siano uguali.
learn-special-events-1-then = Riga 2, colonna 5: attacco eccellente, il nuovo valore della palla scende di uno. Ci sono anche infortuni, campioni, tifosi e invasioni di campo.
learn-special-events-end = La tabella completa è nell'elenco di tutte le regole.

## Playing styles

learn-styles-title = Stili di gioco
learn-styles-about = Morbido, normale, aggressivo, reparto per reparto (FUBA 2.0).
learn-styles-1 = Difesa, centrocampo e attacco giocano ognuno con uno stile. Negli eventi speciali i reparti aggressivi prendono il più alto di due dadi, ma si infortunano e si stancano di più; per quelli morbidi è il contrario. Vuoi una difesa morbida e un attacco aggressivo: scegli.
learn-styles-1-no = Guarda l'ordine: difesa, centrocampo, attacco.
learn-styles-end = Conta lo stile del reparto che ha la palla nella sua zona.

## Weather

learn-weather-title = Meteo
learn-weather-about = Vento, pioggia, caldo e i loro effetti.
learn-weather-1 = Oggi c'è vento: un lancio lungo costa 2 per ogni area in mezzo, invece di 1. Qual è il passaggio più sicuro?
learn-weather-1-then = I passaggi corti non sentono il vento.
learn-weather-2 = Pioggia: dopo ogni prova il nuovo valore della palla è più alto di uno. Gioca la palla al centro.
learn-weather-2-then = Il loro dado era 3, e la pioggia lo porta a 4.
learn-weather-end = Dadi uguali nel lancio per il calcio d'inizio decidono il meteo; all'intervallo può cambiare.

## Aggressive pressing

learn-aggressive-pressing-title = Pressing aggressivo
learn-aggressive-pressing-about = Più probabilità, e un fallo se fallisce.
learn-aggressive-pressing-1 = Hanno la palla nella tua trequarti, tre contro tre, con valore 4. Un pressing aggressivo costa un punto condizione e vince anche con un dado uguale. Quale dei due ha più probabilità?
learn-aggressive-pressing-1-then = Il 4 è bastato.
learn-aggressive-pressing-2 = Qui siete uno in meno: un pressing normale non è possibile, uno aggressivo sì, ma allora un dado deve essere sotto. Prova, e mettiamo che fallisca.
learn-aggressive-pressing-2-then = Un pressing aggressivo fallito è fallo: punizione per loro, e un test cartellino per te.
learn-aggressive-pressing-end = Usalo dove puoi permetterti una punizione: lontano dalla tua porta.

## The grid game: movement points

learn-points-title = Punti movimento
learn-points-about = Un turno, qualche punto, e tutto ne costa uno.
learn-points-1 = Nel gioco a griglia un turno comincia con i dadi: due se hai la palla ai piedi, uno se non ce l'hai. La loro somma sono i punti. Ne hai sei. Scegli il giocatore con la palla, il numero 1.
learn-points-2 = Guarda a nord, e la palla è davanti a lui. Un calcio costa un punto per ogni casella: calcia verso nord.
learn-points-3 = Ora la palla è libera. Scegli di nuovo il numero 1.
learn-points-4 = Anche un passo costa un punto, in qualsiasi direzione: segui la palla. Calcio e passo: questo è il dribbling.
learn-points-5 = Restano quattro punti, e puoi lasciarli lì: chiudi il turno.
learn-points-end = I punti vanno a qualsiasi giocatore e alla palla, in qualsiasi ordine. Quelli che restano si perdono.

## Facing

learn-facing-title = Orientamento
learn-facing-about = Contano solo le caselle davanti ai piedi.
learn-facing-1 = Il tuo numero 1 guarda a est, e la palla è proprio davanti a lui. Sceglilo.
learn-facing-2 = Girarsi costa un punto per ogni quarto di giro. Gira a sinistra, verso nord, e guarda che cosa succede.
learn-facing-3 = Sceglilo di nuovo.
learn-facing-4 = Ora la palla è al suo fianco: non c'è nessun calcio da scegliere. Gira di nuovo a destra.
learn-facing-5 = Sceglilo ancora una volta.
learn-facing-6 = Con la palla proprio davanti può calciare in ogni direzione; all'indietro costa di più. Calcia verso est.
learn-facing-end = Un giocatore gioca la palla nelle tre caselle davanti ai suoi piedi, e in nessun altro posto.

## Passing

learn-passing-title = Passaggi
learn-passing-about = Da uno all'altro nello stesso turno.
learn-passing-1 = Il numero 2 aspetta a nord-est. Calcia la palla da quella parte.
learn-passing-2 = La palla è in volo: lasciala proseguire verso nord-est.
learn-passing-3 = Ancora una volta, fino alla casella davanti al numero 2.
learn-passing-4 = Ora è ai piedi del numero 2, che può giocarla subito. Sceglilo.
learn-passing-5 = Calcia verso nord: si continuano a usare i punti del turno.
learn-passing-end = Una palla può volare sopra tutti, ma deve fermarsi su una casella libera. Chi l'ha ai piedi può rigiocarla.

## Tackles

learn-tackle-title = Contrasti
learn-tackle-about = Dispari o pari?
learn-tackle-1 = Il loro numero 1 ha la palla, e il tuo è a due caselle da lui. Prima dei tuoi dadi puoi andare al contrasto, anche dopo un passo se serve. Provaci.
learn-tackle-1-no = Potresti. Ma così la palla la tengono loro.
learn-tackle-2 = Ora dichiara: i dadi saranno dispari o pari? Scegli dispari.
learn-tackle-2-then = Giusto: il loro giocatore finisce a terra dall'altra parte, e la palla è tua. Il passo si è pagato con il lancio. Con una dichiarazione sbagliata finisce a terra il tuo.
learn-tackle-end = Un contrasto riesce una volta su due: rischialo dove perdere quel giocatore per un turno non fa male.

## Headers

learn-header-title = Colpi di testa
learn-header-about = Un passaggio colpito al volo.
learn-header-1 = La palla vola nella casella dietro al tuo numero 2, che può colpirla di testa. Un dado dispari è impatto: 3 e 5 sono buoni, con 1 va dove capita. Prova.
learn-header-1-then = Un 3: colpita bene. Il secondo dado dice la distanza: esattamente quattro caselle.
learn-header-2 = Scegli dove: dritto verso nord.
learn-header-end = I colpi di testa non costano punti e non fermano mai la palla. Se la manchi, prosegue il suo volo.

## Shots

learn-goalie-title = Tiri e parate
learn-goalie-about = Dove il portiere non può arrivare.
learn-goalie-1 = La palla è sull'ultima riga. Un passo in una casella di porta è un tiro. Il portiere lancia un dado e deve arrivare esattamente alla palla, senza diagonali; può anche andare avanti e indietro. Sta sulla casella di porta segnata: qual è il tiro migliore?
learn-goalie-1-then = A tre caselle di porta ci arriva solo con un 3 o un 5. A una casella con ogni dado dispari, a due con ogni dado pari.
learn-goalie-end = Conta le caselle fino al portiere: pari o dispari, vicino o lontano.

## Bicycle kicks

learn-bicycle-title = Rovesciate
learn-bicycle-about = Con le spalle a dove va la palla.
learn-bicycle-1 = Il tuo numero 2 guarda a sud, e il passaggio gli arriva ai piedi: può mandarlo oltre la propria testa. Dispari è impatto; poi una distanza pari è buona. Prova.
learn-bicycle-1-then = Colpita bene, quattro caselle. Che la prenda o la manchi, chi ci prova finisce a terra.
learn-bicycle-2 = Mandala verso nord, dov'è la porta.
learn-bicycle-end = Una rovesciata va all'indietro senza girarsi. Un giocatore a terra si rialza per un punto in un turno successivo.

## The shoot-out

learn-shoot-out-title = La serie di rigori
learn-shoot-out-about = Quando una partita finisce in parità.
learn-shoot-out-1 = Cinque rigori per squadra, calciati da giocatori diversi. Fai cominciare il numero 1. Il portiere sceglie una casella di porta, poi il dado dice in quale delle altre va la palla.
learn-shoot-out-1-then = A tre caselle di porta: lo avrebbero parato solo due sei.
learn-shoot-out-2 = Ora calciano loro, e il tuo portiere sceglie. Su quale di queste caselle di porta è più utile?
learn-shoot-out-2-then = In mezzo è vicino a quasi tutte le caselle di porta. A una casella di distanza un dado dispari blocca la palla, e un 6 la devia.
learn-shoot-out-end = Dopo cinque rigori a testa vince chi ha segnato di più; in parità si continua, uno a testa.
