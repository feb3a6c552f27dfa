### FUBA: the set-up, and what stands beside the pitch.

setup-secret = Lo vedi solo tu
setup-confirm = Conferma

setup-formation-usual = Standard
setup-formation-last = L'ultima volta
setup-formation-keep = Mantieni
setup-formation-more = Altri moduli ({ $count })

setup-place-title = { $seat }, schiera la squadra: { $restart }
setup-pitch = La tua squadra in campo
setup-how = Trascina le pedine da un'area all'altra, o tocca + e −.
setup-keys = Con la tastiera: Tab fino a un'area, poi freccia su e giù, o un numero.
setup-offers = Schieramenti
setup-offer-default = Secondo il modulo
setup-offer-last = Come l'ultima volta
setup-clear = Svuota
setup-keeper = Portiere
setup-ready = Pronti
setup-sending = Schieramento …
setup-single = Schiera area per area
setup-together = Torna allo schieramento intero
setup-more = Uno in più: { $area }
setup-less = Uno in meno: { $area }
setup-left =
    { $players ->
        [0] Tutti hanno un posto
        [one] Uno ancora da schierare
       *[other] { $players } ancora da schierare
    }
setup-now =
    { $area }: { $players }. { $left ->
        [0] Tutti hanno un posto.
       *[other] Ancora da schierare: { $left }.
    }
setup-stop-few =
    { $players ->
        [one] Qui serve almeno un giocatore: { $area }. Correggi e continua.
       *[other] Qui servono almeno { $players } giocatori: { $area }. Correggi e continua.
    }
setup-stop-many =
    { $players ->
        [0] Ora qui non può andare nessuno: { $area }. Correggi e continua.
        [one] Ora qui può andare al massimo un giocatore: { $area }. Correggi e continua.
       *[other] Ora qui possono andare al massimo { $players } giocatori: { $area }. Correggi e continua.
    }
setup-stop-one-of = In una di queste aree ci deve essere qualcuno: { $areas }. Correggi e continua.
setup-stop-keeper = Il portiere non può stare lì. Scegli un altro posto e continua.
setup-stop-left =
    { $way ->
        [more] { $players ->
            [one] C'è ancora un giocatore da schierare. Dagli un posto e continua.
           *[other] Ci sono ancora { $players } giocatori da schierare. Dai loro un posto e continua.
        }
       *[fewer] { $players ->
            [one] C'è un giocatore di troppo in campo. Toglilo e continua.
           *[other] Ci sono { $players } giocatori di troppo in campo. Toglili e continua.
        }
    }

setup-midfield-roles-0 = Centrocampisti offensivi
setup-midfield-roles-1 = Centrocampisti difensivi
setup-other-roles-0 = Difensori centrali offensivi
setup-other-roles-1 = Attaccanti arretrati
setup-other-roles-2 = Terzini di spinta
setup-styles-0 = Difesa
setup-styles-1 = Centrocampo
setup-styles-2 = Attacco

setup-cards-taken = Carte scelte: { $taken } su { $cards }
setup-cards-find = Cerca una carta
setup-cards-none = Nessuna carta con questo nome.

setup-to-line = { $line ->
    [centrocampo] a centrocampo
   *[other] in { $line }
}
setup-fresh = Giocatore fresco
setup-point = Questo reparto
setup-line-players =
    { $players ->
        [one] un giocatore
       *[other] { $players } giocatori
    }
setup-points =
    { $points ->
        [one] un punto condizione
       *[other] { $points } punti condizione
    }
setup-points-hidden = ancora nascosti

setup-tracks = Tempo, gol, palla
setup-half-1 = 1º
setup-half-2 = 2º
setup-half-3 = S1
setup-half-4 = S2
setup-shoot-out = Rigori { $home }-{ $away }
setup-agreed-blitz = Blitz in corso
setup-agreed-slow-half = Tempo lento
setup-agreed-late-start = Inizio in ritardo
setup-minute = { $minute }′
setup-stoppage = { $minute }+{ $stoppage }′
setup-time-before = La partita non è ancora cominciata.
setup-time =
    { $half ->
        [1] Primo tempo
        [2] Secondo tempo
        [3] Primo tempo supplementare
       *[other] Secondo tempo supplementare
    }, minuto { $minute }{ $stoppage ->
        [0] {""}
       *[other] , recupero { $stoppage }
    }.
setup-goals =
    { $goals ->
        [one] un gol
       *[other] { $goals } gol
    }
setup-ball-value = Valore della palla { $value }
setup-ball-means = { $value ->
    [1] controllo perfetto
    [2] palla sotto controllo
    [3] buon tocco
    [4] tocco impreciso
    [5] palla difficile da tenere
   *[6] controllo scarso
}
setup-control = { $seat } ha la palla
setup-weather = Meteo: { $weather }

setup-yellow =
    { $cards ->
        [one] un cartellino giallo
       *[other] { $cards } cartellini gialli
    }
setup-red =
    { $cards ->
        [one] un cartellino rosso
       *[other] { $cards } cartellini rossi
    }
setup-formation-secret = Scelto in segreto
setup-formation-own = lo sai solo tu
setup-formation-none = Ancora nessun modulo
setup-formation-next = { $formation } dal prossimo turno
setup-substitutions =
    { $left ->
        [0] Nessuna sostituzione rimasta
        [one] Una sostituzione rimasta
       *[other] { $left } sostituzioni rimaste
    }
setup-recovering =
    { $players ->
        [one] Un infortunato, rientra
       *[other] { $players } infortunati, rientrano
    } tra { $left }
setup-keeper-outside = Portiere fuori dall'area piccola
setup-keeper-hurt = Portiere infortunato
setup-tired = Squadra stanca
setup-coach-off = Allenatore espulso
setup-sweeps = Il portiere esce da libero
setup-hand = Carte abilità
setup-card-play = Gioca
setup-card-played = giocata
setup-card-lost = persa
setup-card-own = nascosta all'altra squadra
setup-cards-down =
    { $cards ->
        [one] una carta coperta
       *[other] { $cards } carte coperte
    }
