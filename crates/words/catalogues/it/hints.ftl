### Why a hint recommends what it does. Chances are percentages; `$other` is that of what it is compared with.

hint-why-only = Qui non c'è altro da considerare.
hint-why-alike = Sono più o meno equivalenti: prendi quella che preferisci.
hint-why-slightly = Un po' meglio: i dadi lasciano poca differenza.
hint-plain-goal = Il tiro entra con { $chance } %; le altre sono più o meno equivalenti.
hint-plain-win = Vinci la palla con { $chance } %; le altre sono più o meno equivalenti.
hint-plain-keep = Controllo { $chance } %; le altre sono più o meno equivalenti.
hint-why-worth = La tua probabilità di vincere è { $chance } % invece di { $other } %.
hint-why-unseen = Nessuno lo vede ancora, quindi nessuna posizione mostra che cosa sia meglio.
hint-why-duel = Non devono indovinare: alterna come mostrato, ed entra il { $chance } % di questi tiri.
hint-why-duel-against = Non devono indovinare: alterna come mostrato, ed entra solo il { $chance } % dei loro tiri.
hint-why-formation = { $defenders } dietro, { $midfielders } a centrocampo, { $forwards } davanti: { $chance } % contro il solito 4-4-2, con la carta meno equilibrata { $least } %.
hint-why-formation-alike = Insieme possono muoversi { $defenders } difensori, { $midfielders } centrocampisti e { $forwards } attaccanti; le carte della scatola sono più o meno equivalenti.

hint-why-goal = Il tiro entra con { $chance } % invece di { $other } %.
hint-why-shot = Il tiro entra con { $chance } %.
hint-why-not-shoot = Un tiro entrerebbe solo con { $chance } %.
hint-why-plan = Da lì puoi tirare in questo turno: gol con { $chance } % invece di { $other } %.
hint-why-plan-alone = Da lì puoi tirare in questo turno: gol con { $chance } %.
hint-why-next-goal = Prepara un gol: { $chance } % con il prossimo tiro invece di { $other } %.
hint-why-their-goal = Chiude la strada verso la tua porta: il loro prossimo gol ha { $chance } % invece di { $other } %.
hint-why-keep = Controllo { $chance } % invece di { $other } %.
hint-why-keep-numbers = { $own } contro { $theirs } sulla palla: controllo { $chance } % invece di { $other } %.
hint-why-forward = { $areas ->
        [one] Una zona più vicino alla loro porta
       *[other] { $areas } zone più vicino alla loro porta
    }, con { $chance } % di controllo.
hint-why-next-keep = Aiuta il prossimo passaggio: controllo { $chance } % invece di { $other } %.
hint-why-next-keep-numbers = { $own } contro { $theirs } sulla palla: il prossimo passaggio ha { $chance } % di controllo invece di { $other } %.
hint-why-win = Vinci la palla con { $chance } % invece di { $other } %.
hint-why-press = Il pressing vince la palla con { $chance } %.
hint-why-not-press = Il pressing vincerebbe la palla solo con { $chance } %.
hint-why-next-press = Poi il tuo pressing vince la palla con { $chance } % invece di { $other } %.
hint-why-pressed = Poi il loro pressing vince la palla con { $chance } % invece di { $other } %.
hint-why-numbers = { $own } contro { $theirs } sulla palla invece di { $own-other } contro { $theirs-other }.

hint-why-tackle = Il contrasto vince la palla con { $chance } %.
hint-why-held = Il tuo portiere ha la palla in mano: nessuno può toglierla.
hint-why-out-of-reach = La palla è a { $squares } caselle dal loro giocatore più vicino invece di { $other }.
hint-why-nearer = { $rows ->
        [one] La palla è una riga più vicina alla loro porta,
       *[other] La palla è { $rows } righe più vicina alla loro porta,
    } { $squares ->
        [one] a una casella dal loro giocatore più vicino.
       *[other] a { $squares } caselle dal loro giocatore più vicino.
    }
hint-why-closer = { $squares ->
        [one] Il tuo giocatore più vicino è a una casella dalla palla invece di { $other }.
       *[other] Il tuo giocatore più vicino è a { $squares } caselle dalla palla invece di { $other }.
    }
