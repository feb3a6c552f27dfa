### Why a hint recommends what it does. Chances are percentages; `$other` is that of what it is compared with.

hint-why-only = Qui non c'è altro da considerare.
hint-why-alike = Sono più o meno equivalenti: prendi quella che preferisci.
hint-why-slightly = Un po' meglio: la differenza è poca.
hint-plain-goal = Il tiro ha { $chance } probabilità su 100 di entrare; le altre sono più o meno equivalenti.
hint-plain-win = Hai { $chance } probabilità su 100 di recuperare palla; le altre sono più o meno equivalenti.
hint-plain-keep = Hai { $chance } probabilità su 100 di tenere palla; le altre sono più o meno equivalenti.
hint-why-worth = La tua probabilità di vincere è { $chance } % invece di { $other } %.
hint-why-unseen = Nessuno lo vede ancora, quindi nessuna posizione mostra che cosa sia meglio.
hint-why-duel = Non devono indovinare: alterna come mostrato, e di questi tiri ne entrano { $chance } su 100.
hint-why-duel-against = Non devono indovinare: alterna come mostrato, e dei loro tiri ne entrano solo { $chance } su 100.
hint-why-formation = { $defenders } dietro, { $midfielders } a centrocampo, { $forwards } davanti: { $chance } % contro il solito 4-4-2, con la carta meno equilibrata { $least } %.
hint-why-formation-alike = Insieme possono muoversi { $defenders } difensori, { $midfielders } centrocampisti e { $forwards } attaccanti; le carte della scatola sono più o meno equivalenti.

hint-why-goal = Il tiro ha { $chance } probabilità su 100 di entrare invece di { $other }.
hint-why-shot = Il tiro ha { $chance } probabilità su 100 di entrare.
hint-why-not-shoot = Un tiro avrebbe solo { $chance } probabilità su 100 di entrare.
hint-why-plan = Da lì puoi tirare in questo turno: { $chance } probabilità su 100 di segnare invece di { $other }.
hint-why-plan-alone = Da lì puoi tirare in questo turno: { $chance } probabilità su 100 di segnare.
hint-why-next-goal = Prepara un gol: la tua prossima azione ha { $chance } probabilità su 100 di segnare invece di { $other }.
hint-why-their-goal = Chiude la strada verso la tua porta: la loro prossima azione ha { $chance } probabilità su 100 di segnare invece di { $other }.
hint-why-keep = Controllo { $chance } % invece di { $other } %.
hint-why-keep-numbers = { $own } contro { $theirs } sulla palla: controllo { $chance } % invece di { $other } %.
hint-why-forward = { $areas ->
        [one] Una zona più vicino alla loro porta
       *[other] { $areas } zone più vicino alla loro porta
    }, con { $chance } % di controllo.
hint-why-forward-boldly = { $areas ->
        [one] Vale il rischio: una zona più vicino alla loro porta
       *[other] Vale il rischio: { $areas } zone più vicino alla loro porta
    }, anche se hai solo { $chance } probabilità su 100 di tenere palla.
hint-why-next-keep = Aiuta il prossimo passaggio: controllo { $chance } % invece di { $other } %.
hint-why-next-keep-numbers = { $own } contro { $theirs } sulla palla: il prossimo passaggio ha { $chance } % di controllo invece di { $other } %.
hint-why-win = Hai { $chance } probabilità su 100 di recuperare palla invece di { $other }.
hint-why-press = Il pressing ha { $chance } probabilità su 100 di recuperare palla.
hint-why-not-press = Il pressing avrebbe solo { $chance } probabilità su 100 di recuperare palla.
hint-why-next-press = Poi il tuo pressing ha { $chance } probabilità su 100 di recuperare palla invece di { $other }.
hint-why-pressed = Poi il loro pressing ha { $chance } probabilità su 100 di recuperare palla invece di { $other }.
hint-why-numbers = { $own } contro { $theirs } sulla palla invece di { $own-other } contro { $theirs-other }.

hint-why-tackle = Il contrasto ha { $chance } probabilità su 100 di recuperare palla.
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
