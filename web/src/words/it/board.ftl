### The FUBA board and its prompt.

board-label = Tabellone
board-waiting = In attesa di { $seat }.
board-watching = Nessuna domanda in corso.
board-their-question = Non è una domanda per te: risponde { $seat }
board-moves-left = { $moves ->
    [0] niente più mosse
    [one] Uno può ancora muoversi
   *[other] { $moves } possono ancora muoversi
}
board-planned = { $steps ->
    [one] Una mossa preparata.
   *[other] { $steps } mosse preparate.
} { $moves ->
    [0] Nessuno può più muoversi.
    [one] Uno può ancora muoversi.
   *[other] { $moves } possono ancora muoversi.
}
board-drop = Ritira la mossa da { $from } a { $to }
board-finish = Chiudi il mio turno
board-finish-long = Risponde al resto del mio turno senza mosse, tiri o pressing; si ferma dove devo scegliere
board-finish-not = Gioco io, dopotutto
board-window-passes = Gioca una carta adesso, oppure si passa da sé.
board-window-nothing = Niente da giocare qui: si passa da sé.
board-window-hold = Fammi pensare
board-window-held = Si aspetta te. L'altra squadra nota che stai pensando.
board-window-settings = Che cosa mi ferma
board-window-pass = Passa questi momenti per me
board-window-stop = Fermami sempre in questo momento ({ $window }), qualunque carta abbia: l’altra squadra vede che penso, non che cosa ho
board-window-leave = Passali anche mentre non ci sono: allora nessuno mi chiede se gioco una carta, tranne dove mi fermo sempre
board-all = Sul tabellone, in elenco ({ $count })
board-undo = Indietro
board-hint = Consiglio
board-thinking = Sto pensando …
board-keys = Tasti
board-cancel = Annulla
board-which = Quale?
board-now = La domanda
board-besides = In ogni caso
board-plan = Tieni la palla, poi tira
board-points-left = { $points ->
    [one] resta un punto
   *[other] restano { $points } punti
}
board-mix = { $times ->
    [0] quasi mai
    [1] una volta su 10
   *[other] { $times } volte su 10
}
board-mix-is = Alterna le scelte a caso più o meno così spesso, perché l'altro non indovini; non sono probabilità di segnare.
board-mixture-value = Questa strategia garantisce
board-roll-title = Lancia i dadi
board-roll-die = Dado { $number }
board-roll-shows = Il dado { $number } mostra { $face }
board-dice = Dadi
board-over = Fischio finale
board-ended = La partita è finita
board-drawn = Pareggio
board-nobody = Non vince nessuno
board-won = { $seat } vince

board-reason-resigned = per resa
board-reason-time = per il tempo
board-reason-agreed = di comune accordo
board-reason-claimed = l'avversario se n'è andato
board-reason-adjudicated = decisa dall'organizzatore
board-reason-aborted = partita annullata

board-stands =
    { $seat }: { $players ->
        [0] { $keeper ->
            [yes] il portiere
           *[no] nessuno
        }
        [one] { $keeper ->
            [yes] un giocatore e il portiere
           *[no] un giocatore
        }
       *[other] { $keeper ->
            [yes] { $players } giocatori e il portiere
           *[no] { $players } giocatori
        }
    }
board-empty = nessuno
board-ball-here = la palla, valore { $value }, in possesso di { $seat }
board-legal-take = da qui si può muovere un giocatore
board-legal-none = non è una risposta
board-held-here = giocatore preso, scegli dove va
board-odds = { $what } { $share } %
board-hint-line-up = Questo schieramento
board-hint-more = { $told }: { $moves }
board-hint-ball = palla: { $way }
board-hint-chance = { $chance } % di vincere
board-hint-against = { $rank ->
        [0] Rispetto a non fare nulla.
       *[other] Rispetto alla scelta { $rank }.
    }
board-hint-behind = −{ $behind } %
board-hint-level = uguale
board-hint-share = { $share } % delle volte
board-hint-way = { $rank }: { $answer } { $worth }.
board-taken = Hai preso un giocatore: { $area }. Può andare qui: { $to }.
board-not-there = Ora questa risposta non è possibile: { $area }. Possibili: { $legal }.
board-not-from = Ora da qui non si può muovere nessuno: { $area }. Possibili: { $legal }.
board-not-on-board = A questa domanda si risponde con i pulsanti.

board-do-shoot = Tira
board-do-press = { $with ->
    [point] Pressing +1
    [aggressively] Pressing aggressivo
   *[other] Pressing
}
board-do-defence = { $with ->
    [point] Muovi indietro +1
   *[other] Muovi indietro
}
board-do-midfield = { $with ->
    [point] Muovi di lato +1
   *[other] Muovi di lato
}
board-do-forward = { $with ->
    [point] Muovi avanti +1
   *[other] Muovi avanti
}
board-do-roll-moves = Muovi con un dado
board-do-position = { $with ->
    [point] Posiziona di { $number } +1
   *[other] { $number ->
        [0] Posiziona ±0
       *[other] Posiziona di { $number }
    }
}
board-do-adjust = { $with ->
    [point] Correggi +1
   *[other] Correggi valore
}
board-do-done = Fatto
board-do-pass = Passa
board-do-second = Seconde azioni
board-do-next = Nuovo turno
board-do-slow = Con calma
board-do-sweep = Esci da libero
board-do-slow-down = Perdi tempo
board-do-raise = Alza di due
board-do-lower = Abbassa di due

board-keys-title = Tasti
board-keys-arrows = Frecce
board-keys-arrows-do = da un'area all'altra
board-keys-enter = Invio
board-keys-enter-do = scegli l'area; prendi o posa un giocatore
board-keys-escape = Esc
board-keys-escape-do = rimetti a posto, chiudi
board-keys-shoot = tira
board-keys-press = pressing
board-keys-done = fatto
board-keys-undo = torna indietro
board-keys-hint = consiglio
board-keys-finish = chiudi il turno
board-keys-hold = pensa ancora a una carta
board-keys-digits = i pulsanti in ordine
board-keys-help = questi tasti
