### Why an answer is not legal now: FUBA

no-action-now = È un'azione, e ora non viene chiesta nessuna azione.
no-action-in-this-sequence = Qui le azioni seguono un ordine fisso, e questa ora non viene chiesta.
no-same-action-twice = La seconda azione deve essere di un altro tipo rispetto alla prima, e questo tipo è già stato giocato.
no-defence-by-event = Un evento speciale vieta alla tua squadra le mosse di difesa in questo turno.
no-moves-now = Ora non vengono chieste mosse: scegli prima un movimento, quando viene chiesta un'azione.
no-target-now = Ora non viene chiesto un bersaglio: lo sceglie la squadra con la palla all'inizio del turno.
no-shot-without-ball = Solo la squadra con la palla può tirare.
no-shot-from-here = La palla è qui: { $area }. Si tira dalla metà campo avversaria, o accanto alla linea di metà campo mentre il portiere avversario è fuori.
no-press-in-control = La palla è della tua squadra: pressa solo l'altra.
no-press-at-goal-kick = Nessuno pressa mentre un rinvio dal fondo è ancora da battere.
no-press-outnumbered = Per pressare servono almeno tanti giocatori quanti ne ha l'altra squadra dove si trova la palla. { $area }: i tuoi sono { $own }, i loro { $other }.
no-such-positioning = In questa edizione il valore della palla cambia secondo i numeri attorno alla palla: l'azione è adjust.
no-such-adjustment = In questa edizione una squadra cambia il valore della palla a proprio favore: l'azione è position con un numero.
no-positioning-nobody-there = Per cambiare il valore della palla serve un tuo giocatore dove si trova la palla: { $area }.
no-positioning-beyond = Il valore della palla è { $value } e resta tra 1 e 6: puoi cambiarlo al massimo di { $most }.
no-positioning-so-far =
    { $more ->
        [0] Puoi cambiare il valore della palla al massimo di { $most }: 1 con un giocatore sulla palla, 2 con più giocatori dell'altra squadra.
       *[other] Puoi cambiare il valore della palla al massimo di { $most }: 1 con un giocatore sulla palla, 2 con più giocatori dell'altra squadra, e altri { $more } con un'abilità.
    }
no-target-nobody-near = Non hai nessuno in quest'area né accanto: { $area }.
no-target-free-kick = Una punizione resta nella sua area solo se hai lì un secondo giocatore.
no-target-difficult = Con un valore della palla di 6 la palla arriva al massimo in un'area accanto.
no-target-too-far = Il lancio lungo porterebbe il valore della palla da { $value } oltre 6: { $area }.
no-target-offside = I tuoi giocatori qui sono in fuorigioco: { $area }.
no-target-offside-near = Tutti i tuoi giocatori accanto a quest'area sono in fuorigioco: { $area }.
no-done-without-ball = Non puoi ancora chiudere: alla tua squadra serve un giocatore sulla palla.
no-moves-left = Non ti restano mosse.
no-move-nobody-there = Qui non hai nessuno di quel tipo da muovere: { $area }.
no-move-nominee = Il giocatore che vale doppio qui non è fra altri tuoi che possono muovere: { $area }. Scrivi la mossa senza asterisco.
no-move-twice = Chi si trova qui ha già mosso, e un pezzo muove una volta: { $area }.
no-move-too-far = Una mossa arriva in un'area accanto a quella di partenza. Queste non si toccano: { $from }, { $to }.
no-move-offside = Lì il tuo giocatore sarebbe in fuorigioco: { $area }.
no-move-leaves-ball = Qualcuno dei tuoi deve restare con la palla: { $area }.
no-midfield-move = Le mosse di centrocampo vanno di lato o in diagonale, mai dritte.
no-midfield-move-past-ball = Una mossa di centrocampo dritta non supera la palla.
no-move-past-opponents = Su un percorso lungo un pezzo si ferma dove l'altra squadra ha più giocatori, e il portiere dopo due aree.
no-forward-move = Le mosse d'attacco vanno dritte in avanti: non lì.
no-defence-move = Le mosse di difesa vanno dritte all'indietro: non lì.
no-free-move-without-surplus = Qui non hai più giocatori dell'altra squadra, quindi nessuno parte liberamente: { $area }.
no-free-move-but-from-goal-line = I movimenti liberi vanno dritti via da una linea di fondo, e non verso la palla.
no-dribble-now = Ora nessuno dribbla: fa parte di un movimento.
no-dribble-without-ball = Dribbla solo la squadra con la palla.
no-dribble-from-elsewhere = Un dribbling parte da dove si trova la palla: { $area }.
no-dribble-at-goal-kick = Nessuno dribbla mentre un rinvio dal fondo è ancora da battere.
no-dribble-twice = La palla si porta una volta sola in un movimento.
no-dribble-past-opponents = Qui ci sono giocatori dell'altra squadra: { $area }. Si porta la palla fuori da un'area senza di loro.

### Behind a refusal of a word that is not known

did-you-mean = Intendevi "{ $meant }"?
