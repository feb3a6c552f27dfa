## Mitä kentän yli kirjoitetaan, kun ottelua näytetään.

stage-goal = Maali! { $clock }'
stage-goal-turn = Maali! Vuoro { $turn }
stage-shoots = { $seat } laukoo!
stage-steps-up = { $seat } astuu pilkulle.
stage-rolled = { $roll } ({ $seat }): { $dice }.
stage-rolled-both = { $roll }: { $seat } { $first }, { $other } { $second }.
stage-scored = Sisään!
stage-missed = Ohi!
stage-saved = Torjunta!
stage-wide = Ohi!
stage-post = Tolppaan!
stage-deflected = Puolustajasta yli rajan!
stage-corner = Kulmapotku
stage-penalty = Rangaistuspotku!
stage-yellow = Keltainen kortti
stage-red = Punainen kortti!
stage-whistle =
    { $half ->
        [1] Puoliaika
        [2] Varsinainen peliaika päättyi
        [3] Jatkoajan puoliaika
        [4] Jatkoaika päättyi
       *[other] Loppuvihellys
    }
stage-on-penalties = Rangaistuspotkut { $home }–{ $away }
stage-goals = Maalit
stage-shots = Laukaukset
stage-won = Pallonriistot
stage-tackles = Taklaukset
stage-cards = Kortit
stage-gesture-tackle = Taklaus!
stage-gesture-header = Pusku!
stage-gesture-bicycle = Saksipotku!
stage-gesture-feet = Jalka väliin!
stage-gesture-chest = Rinnasta!
stage-gesture-saves = Kiinni!
stage-on = Kentällä
stage-skip = Ohita
stage-skip-is = Siirry nykyhetkeen (välilyönti)
