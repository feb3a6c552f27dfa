## Che cosa si scrive sul campo mentre la partita viene mostrata.

stage-goal = Gol! { $clock }'
stage-goal-turn = Gol! Turno { $turn }
stage-shoots = Tira { $seat }!
stage-steps-up = { $seat } va sul dischetto.
stage-rolled = { $roll } ({ $seat }): { $dice }.
stage-rolled-both = { $roll }: { $seat } { $first }, { $other } { $second }.
stage-scored = Dentro!
stage-missed = Fuori!
stage-saved = Parata!
stage-wide = Fuori!
stage-post = Palo!
stage-deflected = Deviata sul fondo!
stage-corner = Calcio d'angolo
stage-penalty = Rigore!
stage-yellow = Cartellino giallo
stage-red = Cartellino rosso!
stage-whistle =
    { $half ->
        [1] Intervallo
        [2] Fine dei tempi regolamentari
        [3] Intervallo dei supplementari
        [4] Fine dei supplementari
       *[other] Triplice fischio
    }
stage-on-penalties = { $home }-{ $away } ai rigori
stage-goals = Gol
stage-shots = Tiri
stage-won = Palle recuperate
stage-tackles = Contrasti
stage-cards = Cartellini
stage-gesture-tackle = Contrasto!
stage-gesture-header = Di testa!
stage-gesture-bicycle = Rovesciata!
stage-gesture-feet = Ci mette il piede!
stage-gesture-chest = Di petto!
stage-gesture-saves = Presa!
stage-on = In campo
stage-skip = Salta
stage-skip-is = Vai al presente (spazio)
