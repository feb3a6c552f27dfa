### FUBA: the set-up, and what stands beside the pitch.

setup-secret = Vain sinä näet tämän
setup-confirm = Vahvista

setup-formation-usual = Tavallinen
setup-formation-last = Viimeksi
setup-formation-keep = Pidä
setup-formation-more = Muut ryhmitykset ({ $count })

setup-place-title = { $seat }, sijoita joukkueesi: { $restart }
setup-pitch = Joukkueesi kentällä
setup-how = Vedä nappuloita alueelta toiselle tai napauta + ja −.
setup-keys = Näppäimistöllä: siirry alueelle sarkaimella, sitten nuolet ylös ja alas tai numero.
setup-offers = Kokoonpanot
setup-offer-default = Ryhmityksen mukaan
setup-offer-last = Kuten viimeksi
setup-clear = Tyhjennä
setup-keeper = Maalivahti
setup-ready = Valmis
setup-sending = Ryhmitytään …
setup-single = Sijoita alue kerrallaan
setup-together = Takaisin koko kokoonpanoon
setup-more = Yksi lisää alueelle { $area }
setup-less = Yksi pois alueelta { $area }
setup-left =
    { $players ->
        [0] Kaikilla on paikka
        [one] Yksi sijoittamatta
       *[other] { $players } sijoittamatta
    }
setup-now =
    { $area }: { $players }. { $left ->
        [0] Kaikilla on paikka.
       *[other] Jäljellä { $left }.
    }
setup-stop-few =
    { $players ->
        [one] Alueelle { $area } on sijoitettava ainakin yksi pelaaja. Korjaa ja jatka.
       *[other] Alueelle { $area } on sijoitettava ainakin { $players } pelaajaa. Korjaa ja jatka.
    }
setup-stop-many =
    { $players ->
        [0] Alueelle { $area } ei saa nyt sijoittaa ketään. Korjaa ja jatka.
        [one] Alueelle { $area } saa nyt sijoittaa enintään yhden pelaajan. Korjaa ja jatka.
       *[other] Alueelle { $area } saa nyt sijoittaa enintään { $players } pelaajaa. Korjaa ja jatka.
    }
setup-stop-one-of = Jollakin näistä alueista on oltava pelaaja: { $areas }. Korjaa ja jatka.
setup-stop-keeper = Maalivahti ei saa olla siellä. Valitse toinen paikka ja jatka.
setup-stop-left =
    { $way ->
        [more] { $players ->
            [one] Yksi pelaaja on vielä sijoittamatta. Anna sille paikka ja jatka.
           *[other] { $players } pelaajaa on vielä sijoittamatta. Anna niille paikka ja jatka.
        }
       *[fewer] { $players ->
            [one] Sijoitettuna on yksi pelaaja liikaa. Ota yksi pois ja jatka.
           *[other] Sijoitettuna on { $players } pelaajaa liikaa. Ota ne pois ja jatka.
        }
    }

setup-midfield-roles-0 = Hyökkäävät keskikenttäpelaajat
setup-midfield-roles-1 = Puolustavat keskikenttäpelaajat
setup-other-roles-0 = Hyökkäävät topparit
setup-other-roles-1 = Vetäytyvät kärjet
setup-other-roles-2 = Hyökkäävät laitapuolustajat
setup-styles-0 = Puolustus
setup-styles-1 = Keskikenttä
setup-styles-2 = Hyökkäys

setup-cards-taken = Kortteja valittu { $taken }/{ $cards }
setup-cards-find = Etsi kortti
setup-cards-none = Sen nimistä korttia ei ole.

setup-to-line = linjaan: { $line }
setup-fresh = Tuore pelaaja
setup-point = Tämä linja
setup-line-players =
    { $players ->
        [one] yksi pelaaja
       *[other] { $players } pelaajaa
    }
setup-points =
    { $points ->
        [one] yksi kuntopiste
       *[other] { $points } kuntopistettä
    }
setup-points-hidden = ei vielä paljastettu

setup-tracks = Aika, maalit, pallo
setup-half-1 = 1.
setup-half-2 = 2.
setup-half-3 = J1
setup-half-4 = J2
setup-shoot-out = Rangaistuspotkukilpailu { $home }–{ $away }
setup-agreed-blitz = Pikapeli
setup-agreed-slow-half = Hidas puoliaika
setup-agreed-late-start = Myöhästynyt alku
setup-minute = { $minute }′
setup-stoppage = { $minute }+{ $stoppage }′
setup-time-before = Ottelu ei ole vielä alkanut.
setup-time =
    { $half ->
        [1] Ensimmäinen puoliaika
        [2] Toinen puoliaika
        [3] Jatkoajan ensimmäinen puoliaika
       *[other] Jatkoajan toinen puoliaika
    }, minuutti { $minute }{ $stoppage ->
        [0] {""}
       *[other] , lisäaika { $stoppage }
    }.
setup-goals =
    { $goals ->
        [one] yksi maali
       *[other] { $goals } maalia
    }
setup-ball-value = Pallon arvo { $value }
setup-ball-means = { $value ->
    [1] täydellinen hallinta
    [2] hyvin hallussa
    [3] kelpo kosketus
    [4] löysä kosketus
    [5] vaikea pitää
   *[6] huono hallinta
}
setup-control = Pallo: { $seat }
setup-weather = Sää: { $weather }

setup-yellow =
    { $cards ->
        [one] yksi keltainen kortti
       *[other] { $cards } keltaista korttia
    }
setup-red =
    { $cards ->
        [one] yksi punainen kortti
       *[other] { $cards } punaista korttia
    }
setup-formation-secret = Valittu salassa
setup-formation-own = vain sinä tiedät
setup-formation-none = Ei vielä ryhmitystä
setup-formation-next = { $formation } seuraavasta vuorosta
setup-substitutions =
    { $left ->
        [0] Ei vaihtoja jäljellä
        [one] Yksi vaihto jäljellä
       *[other] { $left } vaihtoa jäljellä
    }
setup-recovering =
    { $players ->
        [one] Yksi loukkaantunut
       *[other] { $players } loukkaantunutta
    }, paluuseen { $left }
setup-keeper-outside = Maalivahti maalialueen ulkopuolella
setup-keeper-hurt = Maalivahti loukkaantunut
setup-tired = Väsynyt
setup-coach-off = Valmentaja ajettu katsomoon
setup-sweeps = Maalivahti tulee vastaan
setup-hand = Taitokortit
setup-card-play = Pelaa
setup-card-played = pelattu
setup-card-lost = menetetty
setup-card-own = salassa vastustajalta
setup-cards-down =
    { $cards ->
        [one] yksi kortti kuvapuoli alaspäin
       *[other] { $cards } korttia kuvapuoli alaspäin
    }
