### The rules in sentences.

rules-title = Le regole, frase per frase
rules-about = Ogni regola di un'edizione in parole semplici, con il numero della clausola.
rules-edition = Edizione
rules-edition-fuba-3-0 = FUBA 3.0
rules-edition-fuba-2-2 = FUBA 2.2
rules-edition-fuba-2-1 = FUBA 2.1
rules-edition-fuba-2-0 = FUBA 2.0
rules-edition-grid-full = Il gioco a griglia
rules-search = Cerca
rules-search-example = rebound, offside, F-PRESS …
rules-count = { $count ->
    [0] Nessun risultato.
    [one] Una frase.
   *[other] { $count } frasi.
}
rules-groups = Gruppi di regole
rules-behind = La regola che c'è dietro
rules-none = Dietro non c'è nessuna regola di questa edizione.
rules-all = Tutte le regole di questa edizione
rules-english = Le frasi delle regole sono in inglese.
rules-short = Il gioco in un minuto
rules-unfold = Apri tutto
rules-fold = Chiudi tutto
rules-picture-grid = Il gioco a griglia: giocatori numerati sulle caselle e la traiettoria di un passaggio
rules-short-fuba-1 = Tu dici dove va la palla, i dadi dicono chi la prende, poi le due squadre spostano qualche giocatore.
rules-short-fuba-2 = La palla è un dado. Il suo valore, da 1 a 6, dice quanto è difficile tenerla: basso è meglio per chi ce l'ha.
rules-short-fuba-3 = Le due squadre tirano un dado. Chi ha la palla la tiene se il suo dado è almeno pari al valore della palla; il dado dell'altra squadra è il nuovo valore.
rules-short-fuba-4 = L'orologio avanza della differenza dei dadi. I dadi uguali portano un evento speciale: un controllo sbagliato, un fallo, un angolo.
rules-short-fuba-5 = Poi le due squadre agiscono: si muovono secondo i numeri del modulo, si posizionano per cambiare il valore della palla, pressano o tirano.
rules-short-fuba-6 = Un tiro deve superare il valore della palla; la posizione e quanti sono lì aiutano o ostacolano. Due tempi di 45 minuti, poi il fischio.
rules-short-grid-1 = Il turno comincia con i dadi: due se la tua squadra ha la palla, uno se non ce l'ha, tre se la tiene il portiere o su palla inattiva.
rules-short-grid-2 = Ogni punto muove un giocatore o la palla di una casella. Il dribbling costa due punti a casella; il passaggio è più veloce.
rules-short-grid-3 = Un giocatore ha la palla se questa è su una delle tre caselle davanti ai suoi piedi.
rules-short-grid-4 = Una palla che entra in una delle sette caselle dietro la linea di porta è un tiro; il portiere para se un dado lo porta lì.
rules-short-grid-5 = Le regole avanzate aggiungono ciò che vuoi: contrasti, colpi di testa, rovesciate, fuorigioco, falli e cartellini. Ognuna si sceglie da sola.
rules-short-grid-6 = Dopo un gol batte l'altra squadra. Il pareggio finale porta ai rigori.
