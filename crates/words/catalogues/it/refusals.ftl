## Refusals: what is wrong, and what would be right.

### Dice

dice-too-few =
    { $got ->
        [0] Nessun dado indicato
        [one] Un solo dado indicato
       *[other] Solo { $got } dadi indicati
    }, ma ne { $want ->
        [one] serve uno
       *[other] servono { $want }
    }: manca il dado numero { $position }.
dice-too-many =
    { $got ->
        [one] Un dado indicato
       *[other] { $got } dadi indicati
    }, ma { $want ->
        [0] non ne serve nessuno
        [one] ne serve uno solo
       *[other] ne servono solo { $want }
    }: togli tutto dal dado numero { $position } in poi.
dice-face = Il dado numero { $position } non può mostrare { $got }: indica un numero da 1 a { $want }.
dice-text = "{ $got }" non si può leggere come dadi: scrivi i numeri che mostrano separati da uno spazio, per esempio { $example }.
dice-script-short =
    I dadi preparati sono finiti: { $want ->
        [one] serve un dado
       *[other] servono { $want } dadi
    } e { $got ->
        [0] non ne resta nessuno
        [one] ne resta uno solo
       *[other] ne restano solo { $got }
    }. Prepara altri dadi.
dice-script-left-over =
    { $left ->
        [one] Un dado preparato non è mai stato lanciato
       *[other] { $left } dadi preparati non sono mai stati lanciati
    }: prepara esattamente quelli che si usano.
dice-are-due =
    Ora non c'è nessuna decisione da prendere: prima { $dice ->
        [one] va lanciato un dado
       *[other] vanno lanciati { $dice } dadi
    }.
dice-not-due =
    Nessun dado da lanciare: prima { $seat } deve scegliere tra { $legal ->
        [one] una sola azione valida
       *[other] { $legal } azioni valide
    }.

### Playing

illegal-action = { $action } ora non è un'azione valida. Azioni valide ({ $count } in tutto): { $legal }.
not-asked = Ora a questo posto non viene chiesto nulla.
illegal-action-unnamed =
    Questa azione ora non è valida: { $legal ->
        [one] ce n'è una sola che lo è.
       *[other] scegli una delle { $legal } che lo sono.
    }
match-over = La partita è finita e non si può giocare altro: cominciane una nuova.
nothing-to-undo = Non c'è nulla da annullare: si possono ritirare solo le risposte date dopo gli ultimi dadi o l'ultima scelta segreta svelata.

### Records

record-too-long = La registrazione ha { $got } byte: al massimo { $want } byte.
record-too-many-headers = La registrazione ha troppe intestazioni: al massimo { $want }, di { $bytes } byte in tutto.
record-too-many-inputs = La registrazione ha più di { $want } input: nessuna partita è così lunga.
record-title = Questa non è la registrazione di una partita: comincia con "{ $got }", mentre la prima riga dovrebbe essere "{ $example }".
record-version = Questa registrazione è di un'altra versione, "{ $got }": qui si può leggere solo "{ $example }".
record-header = "{ $got }" non è un'intestazione: scrivi un nome, due punti e un valore, per esempio "{ $example }", e una riga vuota dopo l'ultima intestazione.
record-header-twice = L'intestazione "{ $header }" compare due volte: tienine una sola.
record-header-missing = Manca l'intestazione "{ $header }": aggiungi una riga come "{ $example }".
record-rules = "{ $got }" non è una revisione delle regole: indica un numero intero, per esempio "{ $example }".
record-line = "{ $got }" non è una riga di una registrazione: scrivila come "{ $example }".
record-count =
    La registrazione dice di finire dopo { $got ->
        [one] un input
       *[other] { $got } input
    }, ma ne contiene { $want }: qualcosa è andato perso o è stato aggiunto. Se è completa, chiudila con "end { $want }".
record-truncated =
    La registrazione si interrompe dopo { $inputs ->
        [one] un input
       *[other] { $inputs } input
    }: l'ultima riga dovrebbe essere "{ $example }".
record-after-end = "{ $got }" sta dopo la fine della registrazione: dopo la riga che comincia con "end" non può seguire nulla.
record-control = Il carattere { $position } di "{ $got }" è un carattere di controllo: toglilo. Una registrazione è testo semplice, con spazi al posto delle tabulazioni.
record-turn = Questa riga ha il numero { $got }, ma la partita è al turno { $want }: numerala { $want }.
record-other-revision = Questa registrazione è stata giocata con la revisione { $got } delle regole. Questo programma conosce le revisioni da 1 a { $want }; per una successiva serve un programma più recente.
record-result = La registrazione dà come risultato "{ $got }", ma questa partita è finita { $want }: scrivi "result: { $want }".
record-result-early = La registrazione dà come risultato "{ $got }", ma la partita non è finita: togli l'intestazione "result".

### Specs

spec-too-long = La specifica ha { $got } caratteri: al massimo { $want }.
spec-no-edition = "{ $got }" non indica un'edizione: scrivi il gioco, due punti e l'edizione, per esempio { $example }.
spec-two-boards = C'è già un tabellone, quindi "{ $got }" è di troppo: tienine uno, per esempio { $example }.
spec-concept-twice = La regola avanzata "{ $got }" compare due volte: ne basta una, come in { $example }.
spec-option = "{ $got }" non è un'opzione: scrivi il nome, "=" e il valore, come in { $example }.
spec-option-twice = L'opzione "{ $got }" compare due volte: indicala una volta sola, come in { $example }.
spec-empty-part = In "{ $got }" manca una parte ({ $part }): scrivila come in { $example }.
spec-character = "{ $got }" ({ $part }) contiene "{ $character }": usa solo lettere minuscole, cifre, ".", "-" e "_" (e ":" in un valore), come in { $example }.
spec-part-game = gioco
spec-part-edition = edizione
spec-part-board = tabellone
spec-part-concept = regola avanzata
spec-part-option = opzione
spec-part-value = valore
spec-unknown-game = Qui non c'è nessun gioco chiamato "{ $got }". Disponibili: { $known }.
spec-unknown-edition = L'edizione "{ $got }" non esiste. Disponibili: { $known }.
spec-unknown-board = Il tabellone "{ $got }" non esiste. Disponibili: { $known }.
spec-no-board = Questo gioco ha un solo tabellone: togli "@{ $got }".
spec-unknown-concept = L'edizione { $edition } non ha una regola avanzata chiamata "{ $got }". Offre: { $known }.
spec-no-concepts = L'edizione { $edition } non ha regole avanzate: togli "+{ $got }".
spec-concept-needs = La regola avanzata "{ $got }" non ha senso senza "{ $needs }": scrivi "+{ $needs }+{ $got }".
spec-concept-needs-one = La regola avanzata "{ $got }" non ha senso senza una di queste: { $known }. Aggiungine una, come in "+{ $example }+{ $got }".
spec-option-needs-one = L'opzione "{ $option }" non ha senso senza una di queste: { $known }. Aggiungine una, come "+{ $example }", o togli l'opzione.
spec-option-needs-corners = L'opzione "{ $option }" non ha senso se la palla non può uscire: aggiungi una regola che può mandarla fuori, come "+poor-aim" o "+intercept", o togli l'opzione.
spec-option-needs-period = L'opzione "{ $option }" non ha senso in una partita che finisce a un certo punteggio: scegli end=turns o end=timed, o togli l'opzione.
spec-ending = Una partita non può finire con "{ $got }": scrivi turns:180 (da 2 a { $turns } turni), score:2 (da 1 a { $goals } gol) o timed:90 (da 1 a { $minutes } minuti).
spec-option-needs-concept = L'opzione "{ $option }" richiede regole avanzate che non sono in gioco: aggiungi "+{ $needs }", o togli l'opzione.
spec-unknown-option = Non c'è nessuna opzione chiamata "{ $got }". Disponibili: { $known }.
spec-unknown-value = L'opzione "{ $option }" non può essere "{ $got }". Disponibili: { $known }.
spec-rule-needs = "{ $got }" non ha senso con le altre regole scelte: { $reason } Imposta { $right }, o cambia la regola da cui dipende.
sense-turn = Le fasi di un turno devono andare d'accordo con le altre regole: il valore della palla cambia in una fase sua solo dove le modifiche vengono prima dei dadi, e le ultime due fasi sono le prime e le seconde azioni solo dove le azioni si giocano a giri.
sense-free-movement = I movimenti liberi dopo le mosse vanno con le sequenze fisse, quelli alla fine di una fase con le due azioni, quelli prima della prima azione con i giri.
sense-action-order = Le mosse dell'ultimo turno si contano solo dove le azioni sono sequenze fisse.
sense-positioning = Nelle sequenze fisse i numeri sulla palla ne cambiano sempre il valore: nessuno sceglie.
sense-far-target = La lunghezza di un passaggio può costare la palla solo dove le modifiche si sommano al nuovo valore.
sense-unmarked-target = Un bersaglio smarcato può cambiare il valore della palla solo dove le modifiche vengono prima dei dadi.
sense-special-events = Questi eventi danno passi prima della prima azione, che c'è solo nei giri di azioni.
sense-goal-kick = La tabella avanzata degli eventi assegna rimesse dal fondo prima del controllo: il turno non può essere giocato fino in fondo.
sense-condition = Nelle sequenze fisse un punto condizione può comprare solo un dado per il movimento.
sense-points = Si paga con i punti condizione, che qui non ci sono.
sense-aggressive-pressing = Nelle sequenze fisse nessuno può scegliere come pressare.
sense-substitutions = Le sostituzioni alla fine di una fase vanno con le sequenze fisse, le altre con le azioni che una squadra sceglie.
sense-keeper = Un portiere esce prima di una prima azione, che c'è solo nei giri, e fa contare il più basso di più dadi di pressing.
sense-offside-risk = Un rischio di fuorigioco può alzare il valore della palla solo dove le modifiche vengono prima dei dadi.
sense-skills = Le carte con il primo uso gratuito si giocano in fasi di due azioni, quelle pagate ogni volta nei giri, le une e le altre dove le modifiche vengono prima dei dadi.

### Actions and calls as text

unknown-action = "{ $got }" non è un'azione. Scrivi per esempio: { $example }. Il movimento è uno di questi: { $lines }.
unknown-call = "{ $got }" non è una dichiarazione. Scrivi una di queste: { $example }.
full-time-untimed = Solo una partita a tempo (end=timed) ha un orologio che scade. Per fermare questa scrivi una di queste: { $example }.
bad-step = "{ $got }" non dice da dove a dove: scrivilo come "{ $example }".
bad-area = L'area "{ $got }" non esiste. Le aree sono { $example }.
bad-seat = "{ $got }" non è una squadra: scrivi una di queste: { $example }.
bad-number = "{ $got }" non va bene come { $what }: indica un numero intero da { $least } a { $most }.
number-also = numero in questa parte di "also"
number-ball-value = valore della palla
number-goals = numero di gol
number-condition = numero di punti condizione
number-die = dado da scartare
number-half = tempo
number-minute = minuto di questo tempo
number-players = numero di giocatori
number-position = variazione del valore della palla
number-red = numero di cartellini rossi
number-stage = numero di una fase
number-steps = numero di passi
number-stoppage = minuto di recupero
number-substitutions = numero di sostituzioni
number-turn = numero del turno
number-yellow = numero di cartellini gialli
bad-side = "{ $got }" non è un lato: scrivi uno di questi: { $example }.
bad-line = "{ $got }" non è un reparto del modulo: scrivi uno di questi: { $example }.
bad-styles = "{ $got }" non indica tre stili di gioco: scrivi quelli di difesa, centrocampo e attacco, per esempio { $example }.
bad-skill = Non c'è nessuna abilità chiamata "{ $got }": scrivi per esempio { $example }. Per vederle tutte: touchline rules skills SPEC.
bad-formation = "{ $got }" non è un modulo: indica difensori, centrocampisti e attaccanti, per esempio { $example }.
formation-sum = Il modulo { $got } ha { $sum } giocatori: la somma dei reparti deve essere { $want }, come in { $example }.

### Positions as text

position-too-long = La posizione è troppo lunga: al massimo { $most } byte.
position-field = "{ $got }" non è un campo di una posizione. Una posizione si scrive così: { $example }
position-field-twice = Il campo "{ $got }" compare due volte: indicalo una volta sola. Una posizione si scrive così: { $example }
position-field-missing = Manca il campo "{ $got }". Una posizione si scrive così: { $example }
position-value = "{ $got }" qui non va bene: scrivilo come { $example }.
position-players = "{ $got }" non dispone i giocatori: indica ogni area una volta con un numero, per esempio { $example }.
position-turn = "{ $got }" non descrive un turno: scrivilo come { $example }.
position-steps = "{ $got }" non descrive i passi fatti: scrivili come { $example }.
position-agenda = In "{ $got }" c'è troppo ancora da fare: indica solo le prossime fasi, con la primissima in fondo, per esempio { $example }.
unknown-stage = La fase "{ $got }" non esiste. Scrivi per esempio: { $example }.
unknown-moment = Questa edizione non ha un momento "{ $got }". Scrivi uno tra { $known }, oppure una pila di fasi.
position-team-size = { $seat } ha { $got } giocatori di movimento, compresi quelli in mano e gli espulsi: devono essere { $want }.
position-formation = Il modulo di { $seat } non è ammesso dalle regole di questa partita: indicane uno ammesso, per esempio 4-4-2.
position-corner-spot = Sul punto del corner possono stare solo la palla e un giocatore della squadra in possesso, solo mentre si batte un calcio d'angolo, e l'angolo deve essere uno di ALC, ARC, BLC, BRC.
position-clock = L'orologio non corrisponde al tempo: indica un minuto da { $first } a { $last }, con il recupero solo a { $last }.
position-ball-alone = { $seat } controlla la palla senza un giocatore lì ({ $area }): mettine uno, o metti la palla altrove.
position-nothing-next = Quello che viene dopo non ha senso: togli "next" per un nuovo turno, o scrivi una pila di fasi possibile in una partita.
position-not-in-play = "{ $got }" appartiene a una regola avanzata che non è in gioco: toglilo, o gioca con { $needs }.
position-skill-not-here = L'abilità { $got } non può esserci in questa partita: è di un'altra edizione, o manca una regola che richiede. touchline rules skills SPEC elenca quelle ammesse.
position-skill-hidden = L'abilità { $got } è stata giocata, quindi la conoscono le due squadre: scrivila come !{ $got }.
position-no-action = Quello che viene dopo non lascia nulla da scegliere in questa posizione: cambia i giocatori o la fase successiva, per esempio next=turn.0.

### Programs around a match

level-thinks-not = Il livello "{ $level }" non pensa in anticipo, quindi non c'è nulla da limitare: indica un allenatore, per esempio { $example }.
budget-bad = Il campo "{ $field }" non può essere { $got }: indica un numero intero da 1 a { $most }.
player-unknown = Non c'è nessun giocatore chiamato "{ $got }". Disponibili: { $known }.
level-unknown = Non c'è nessun livello chiamato "{ $got }". Disponibili: { $known }.
seat-unknown = Non c'è nessun posto chiamato "{ $got }". Disponibili: { $known }.
command-unknown = Il comando "{ $got }" non esiste. Disponibili: { $known }.
json-bad = Questa riga non è un comando in JSON ({ $reason }): scrivila come { $example }
field-missing = Manca il campo "{ $field }": scrivilo come { $example }
no-match = Nessuna partita è stata cominciata: inizia con { $example }
index-bad = Qui non c'è una risposta numero { $got }: indicane una da { $first } a { $last }.
no-decision = Ora non c'è nessuna decisione da prendere, quindi nulla a cui rispondere.
line-too-long = La riga è troppo lunga: al massimo { $most } byte.
position-in-hand = { $seat } ha giocatori in mano, ma qui devono essere tutti sul tabellone: disponili nelle aree.
position-half = Qui l'orologio non può mostrare il tempo { $got }: il tempo 0 è prima della partita, 1 e 2 si giocano, l'intervallo segue il tempo 1.
position-restart = La ripresa del gioco e il posto della palla non corrispondono a quello che viene dopo: una punizione, una rimessa dal fondo, un rigore o uno schieramento richiedono la propria ripresa e la propria palla.
position-dice = Mancano i dadi di fase di questo turno: scrivili in "turn", per esempio turn=dice:42.
position-setup = I giocatori non sono disposti come permette questa ripresa del gioco: due al centro per il calcio d'inizio, uno nell'area di una punizione, uno che batte per un calcio d'angolo o un rigore.
json-not-object = Un comando deve essere un oggetto JSON, e { $got } non lo è: scrivilo come { $example }
field-wrong = Il campo "{ $field }" non può essere { $got }: indica { $want }, per esempio { $example }
field-unknown = Il comando "{ $cmd }" non ha il campo "{ $field }". Accetta: { $known }.
field-twice = Il campo "{ $field }" compare due volte: indicalo una volta sola.
field-either = I campi "{ $field }" e "{ $other }" sono indicati insieme: indicane uno solo.
want-text = un testo
want-seed = un numero intero da 0 a 18446744073709551615
want-index = un numero intero da 0 in su
want-dice = l'elenco di quello che mostrano i dadi
want-budget = un numero intero da 1 in su
at-line = Riga { $line }: { $text }
want-truth = true o false
want-texts = un elenco di testi
at-input = Input n. { $input }: { $text }
inputs-too-many = { $got } input in una volta sono troppi: indicane al massimo { $most }.
answers-count = Un piano ha da 1 a { $most } risposte, e questo ne ha { $got }.
answer-too-long = Una risposta ha al massimo { $most } byte.
plan-past-roll = Dopo la risposta { $answer } si tirano i dadi: il piano finisce lì.
plan-past-reveal = La risposta { $answer } è definitiva o svela qualcosa di segreto: il piano finisce lì.
plan-past-other = Dopo la risposta { $answer } tocca all'avversario rispondere: il piano finisce lì.
plan-past-secret = Dopo la risposta { $answer } la domanda è di un altro tipo, segreta o aperta: il piano finisce lì.
plan-past-end = Con la risposta { $answer } la partita è finita: il piano finisce lì.
match-too-long = Una partita ha al massimo { $most } input, e questa ne avrebbe di più: cominciane un'altra.
legal-differs = Le risposte in "legal" non sono quelle di questa posizione, quindi i due programmi giocano con regole diverse. Ammesse qui ({ $count } in tutto): { $legal }.
table-name-bad = Un tavolo non può chiamarsi "{ $got }": dagli un nome da 1 a { $most } lettere senza accenti, cifre, "-", "_" e ".".
table-unknown = Il tavolo "{ $got }" non esiste. Disponibili ({ $count } in tutto): { $known }.
tables-too-many = Ci sono già { $most } tavoli, e di più non se ne possono avere: chiudine uno, o gioca a uno di questi.
save-needs-file = save richiede il nome di un file, per esempio { $example }.
not-an-answer = "{ $got }" non è una risposta: scrivila su una riga a sé.
skills-other-game = "{ $got }" non ha carte abilità: sono di FUBA. Scrivi per esempio: fuba:3.0.
diff-two-games = { $a } e { $b } sono giochi diversi: si possono confrontare solo specifiche di uno stesso gioco, per esempio fuba:2.1 e fuba:3.0.
clause-unknown = Non esiste la clausola o decisione { $got }. Le più vicine: { $near }. Gli id sono come F-PRESS-05, G-KICK-12, R-080 o R-G15; `touchline rules text SPEC` le stampa tutte per un'edizione.
clause-unlike = Non esiste la clausola o decisione { $got }. Gli id sono come F-PRESS-05, G-KICK-12, R-080 o R-G15; `touchline rules text SPEC` le stampa tutte per un'edizione.
skills-none = L'edizione { $edition } non ha abilità. Edizioni che le hanno: { $known }.
no-cards = Ora non si possono giocare abilità: questa partita non ne ha, o ci sono dadi da lanciare.

### The grid game

unknown-grid-action = "{ $got }" non è un'azione. Scrivi per esempio: { $example }.
bad-direction = "{ $got }" non è una direzione: scrivi una di queste: { $example }.
bad-facing = Nessuno può guardare verso "{ $got }": scrivi una di queste direzioni: { $example }.
bad-hand = "{ $got }" non è una direzione in cui girarsi: scrivi una di queste: { $example }.
bad-level = "{ $got }" non è un tipo di finta: scrivi uno di questi: { $example }.
bad-marker = "{ $got }" non è una pedina: scrivi la lettera della squadra e il numero, per esempio { $example }.
bad-square = "{ $got }" non è una casella: scrivi la colonna e la riga, per esempio { $example }.
number-column = colonna
number-row = riga
number-dice = numero di dadi
number-face = faccia di un dado
number-fouls = numero di falli
number-kicks = numero di tiri
number-marker = numero di una pedina
number-points = numero di punti
number-skill = numero di punti abilità
number-slot = casella di porta
number-square = colonna o riga
number-total = totale di tre dadi
number-turns = numero di turni
position-markers = "{ $got }" non dispone una pedina: indica ogni numero una volta con la sua casella, per esempio { $example }.
position-two-on-a-square = Due pedine non possono stare su { $got }: mettine una altrove, come in { $example }.
position-too-many = { $marker } non partecipa: qui le squadre hanno { $most } giocatori di movimento.
position-no-goalie = Manca { $marker }: ogni squadra ha bisogno del suo portiere, il numero 0.
position-marker-in-hand = { $marker } è in mano, ma le squadre sono già disposte: assegna una casella alla pedina, o toglila.
position-off-board = { $marker } non può stare su { $square }: i giocatori di movimento vanno su una casella da 1,1 a { $width },{ $length }, un portiere può stare anche sulle proprie caselle di porta.
position-ball-off-board = La palla non può essere su { $square }: mettila su una casella del campo.
position-ball-slot = Qui la palla non può trovarsi nella casella di porta { $square }: mettila su una casella del campo, o scrivi next=act shot per un tiro.
position-ball-under = La palla non può stare sotto la pedina su { $square }: mettila altrove, o scrivi ball=held:H0 per un portiere che la tiene.
position-holder = { $marker } non può avere la palla in mano o in aria: deve essere in piedi, e un portiere la tiene solo nella propria area, chi rimette in gioco solo su rimessa laterale.
position-flight = La palla non può essere in volo lì: chi calcia deve essere sul tabellone e nella squadra di turno.
position-half-began = Il tempo non può essere cominciato dopo { $began } turni se ne sono stati giocati solo { $turns }: indicane meno.
position-set-piece = Il calcio piazzato non corrisponde: una rimessa laterale, un calcio d'angolo o una punizione richiede una regola che possa provocarlo e il suo punto, per esempio "corner spot:1,1", e chi batte deve essere sul tabellone.
position-tackle = Il contrasto non corrisponde: chi lo fa deve essere della squadra di turno, chi lo subisce dell'altra, e i contrasti devono essere in gioco.
position-no-dice = Manca il numero di dadi del turno: scrivilo come "dice:2".
position-in-circle = { $marker } sta nel cerchio di centrocampo: prima del calcio d'inizio deve stare fuori.
position-skill = Una squadra ha al massimo { $most } punti abilità, e nessuno per il portiere.
position-skill-left = { $marker } ha più punti abilità rimasti di quanti ne abbia: scrivine altrettanti o meno.
position-stage-marker = { $marker } non può essere nella fase "{ $stage }": indica una pedina sul tabellone, o una in mano ancora da disporre.
position-reroll = Qui i dadi che si possono rilanciare sono { $want }: scrivine altrettanti in "rolled", o toglilo.
position-no-choice = Quello che viene dopo non lascia nulla da scegliere in questa posizione: cambia le pedine o la fase successiva, per esempio next=act.
picture-rows = Un disegno di questo tabellone ha { $want } righe, ognuna con un "|", dalle caselle di porta a nord a quelle a sud.
picture-squares = La riga { $row } del disegno ha { $got } caselle: devono essere { $want }.
picture-square = "{ $got }" non è una casella di un disegno: scrivi ".", "o" per la palla, o una pedina, come in { $example }.
picture-two-balls = C'è una seconda palla in "{ $got }": tienine una, come in { $example }.

### Condizioni della partita

terms-none = Questo gioco non ha condizioni: togli "{ $got }".
terms-too-long = Queste condizioni sono troppo lunghe: al massimo { $most } caratteri.
terms-word = "{ $got }" non è tra le condizioni di una partita. Si scrivono così: { $example }
terms-twice = "{ $got }" compare due volte: indicalo una volta sola. Le condizioni si scrivono così: { $example }
terms-value = "{ $got }" non è possibile: scrivi { $example }.
terms-need-condition = Punti da scartare e formazione principale richiedono i punti condizione, che non sono in gioco ({ $seat }): aggiungi +condition, o toglili.
terms-need-skills = Una rosa di abilità richiede le abilità, che non sono in gioco ({ $seat }): aggiungi +condition+skills, o toglila.
terms-discard = Una squadra può scartare al massimo { $most } punti condizione, non { $got } ({ $seat }).
terms-primary = La formazione { $got } non si può scegliere con queste regole ({ $seat }): indicane un'altra, come 4-4-2.
terms-pool-empty = La rosa di abilità è vuota ({ $seat }): indica almeno un'abilità, o toglila.
terms-pool-skill = L'abilità { $got } non può essere in questa partita ({ $seat }): appartiene a un'altra edizione, o manca una regola che le serve. touchline rules skills SPEC elenca quelle possibili.
terms-pool-twice = L'abilità "{ $got }" compare due volte: indicala una volta sola, come in { $example }.
terms-no-competition = Punti da scartare e formazione principale appartengono alle regole dei tornei di 2.1 e 3.0; questa edizione non ne ha ({ $seat }): toglili.
terms-barred-all = Tutte le abilità tra cui scegliere sono escluse ({ $seat }): togline almeno una.
terms-first-leg = L'andata conta solo dove un pareggio va deciso: aggiungi draw=shoot-out, o togli first-leg.
terms-resumed = Una partita ripresa mantiene le sue condizioni: si possono ridare solo quelle segrete, come whistle=137. Togli "{ $got }".
terms-late-start = Un inizio in ritardo non cambia nulla in questa edizione: solo la 2.1 ha una regola. Toglilo.
terms-whistle = Questa edizione non ha un fischio finale in un minuto segreto: solo la 3.0 lo ha. Toglilo.
terms-whistle-minute = Il fischio finale arriva in un minuto da { $least } a { $most }, non { $got }.
number-discard = numero di punti da scartare
number-whistle = minuto del fischio finale
record-unfinished = Questa partita non è finita: solo una partita finita ha un risultato.
record-terms-with-start = Una partita che comincia da una posizione propria non ha condizioni: le contiene la posizione. Togli l'intestazione "terms".
position-agreed = Il campo "{ $got }" non va bene: queste regole non lo prevedono, o non in questo momento della partita. Toglilo.
call-in-shoot-out = I rigori continuano finché non sono decisi: nessun fischio li ferma.
call-draw-decided = Qui nessuno può accordarsi su un pareggio: le condizioni della partita dicono che cosa lo segue. Continua, abbandona, o fai decidere un arbitro.
call-other-edition = "{ $call }" non significa nulla in questa edizione: lascialo.
call-first-half = "{ $call }" serve per un primo tempo troppo lungo, e il primo tempo è finito.
call-twice = "{ $call }" è già stato dichiarato: vale fino alla fine.
