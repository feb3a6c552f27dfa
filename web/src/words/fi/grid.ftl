### The grid game on the table.

board-grid-label = Lauta, { $width } × { $length } ruutua. Nuolinäppäimet siirtävät ruudusta toiseen, Enter valitsee, kysymysmerkki kertoo lisää.
board-grid-label-quiet = Lauta, { $width } × { $length } ruutua. Nuolinäppäimet siirtävät ruudusta toiseen.

## The turn

board-grid-turn = Vuoro { $turn }
board-grid-half =
    { $half ->
        [1] Ensimmäinen puoliaika
        [2] Toinen puoliaika
       *[other] Jakso { $half }
    }
board-grid-points =
    { $points ->
        [0] Pisteitä ei ole jäljellä
        [one] Yksi piste jäljellä
       *[other] { $points } pistettä jäljellä
    }
board-grid-points-word =
    { $points ->
        [one] piste
       *[other] pistettä
    }
board-grid-rolled = Heitetty
board-grid-next = Seuraavaksi: { $seat }, { $kind }
board-grid-before = Ennen aloituspotkua

## The question

board-grid-waiting = { $seat } valitsee …
board-grid-waiting-both = Kumpikin valitsee …
board-grid-over = Ottelu on päättynyt.
board-grid-in-between = Kesken vastustajan vuoron
board-grid-time = { $seconds } s jäljellä
board-grid-plan-gone = Suunnittelemasi siirto raukesi: tilanne on muuttunut.
board-grid-undo = Kumoa
board-grid-back = Valitse toinen
board-grid-done = Valmis
board-grid-end = Päätä vuoro
board-grid-hint = Vihje
board-grid-hint-thinking = Miettii …
board-grid-best = tietokoneen mielestä paras
board-grid-odds-goal = maali { $odds }
board-grid-who = Kuka
board-grid-choose = Mitä tehdään?
board-grid-touch-square = Napauta jotakin merkityistä ruuduista.
board-grid-rows = Rivit
board-grid-columns = Sarakkeet
board-grid-stay-here = Sijoita se koskettamalla vaaleampien rivien ruutua.

board-grid-reach = Napauta vaaleaa ruutua: valkoiseen pelaaja kävelee, keltaiseen pelataan pallo.
board-grid-steps-by-hand = Askel kerrallaan

board-grid-way-walk = { $marker } kävelee tähän, { $points ->
        [one] yksi piste
       *[other] { $points } pistettä
    }
board-grid-way-ball = Pallo pelataan tähän, { $points ->
        [one] yksi piste
       *[other] { $points } pistettä
    }
board-grid-way-shot = Laukaus tähän, { $points ->
        [one] yksi piste
       *[other] { $points } pistettä
    }
board-grid-no-way = Jäljellä olevilla pisteillä sinne ei pääse.
board-grid-odds-rest = jotain muuta

board-grid-pad-move = Astu
board-grid-pad-kick = Potkaise
board-grid-pad-toss = Heitä
board-grid-pad-step = Pallo jatkaa
board-grid-pad-toward = Pallo menee
board-grid-pad-stand = Nouse, rintama
board-grid-pad-face = Rintama

## The board

board-grid-zoom-in = Lähennä
board-grid-north-letter = P
board-grid-north-upright = Pohjoinen on ylhäällä
board-grid-north-side = Pohjoinen on oikealla
board-grid-north-turned = Pohjoinen on alhaalla
board-grid-zoom-out = Loitonna
board-grid-square = { $square }
board-grid-slot = { $square }, maaliruutu
board-grid-facing = rintama { $way }
board-grid-down = maassa
board-grid-has-ball = pitää palloa
board-grid-ball = pallo
board-grid-hand = kädessäsi
board-grid-skill = taitopisteitä { $left }/{ $skill }
board-grid-fouls =
    { $fouls ->
        [one] yksi rike
       *[other] { $fouls } rikettä
    }
board-grid-extra = lisäpisteitä { $points }
board-grid-free = vapaa
board-grid-can = mahdollista: { $answers }

## Placement

board-grid-place-title = Sijoita joukkueesi
board-grid-place-how = Vedä nappuloitasi tai kosketa ensin nappulaa ja sitten ruutua. Vastustaja ei näe niitä ennen aloituspotkua.
board-grid-place-usual = Tavallinen ryhmitys
board-grid-place-last = Kuten viimeksi
board-grid-place-done = Valmis
board-grid-place-sending = Sijoitetaan …
board-grid-place-chosen = { $marker } on valittu. Mihin se asettuu?
board-grid-place-put = { $marker } on ruudussa { $square }.
board-grid-place-not = Se ei voi olla siinä.
board-grid-place-team = Joukkueesi

## Penalties

board-grid-shootout = Rangaistuspotkukilpailu
board-grid-shootout-won = { $seat } voittaa rangaistuspotkukilpailun { $goals }–{ $against }
board-grid-penalty = Rangaistuspotku
board-grid-tally = { $seat }: { $goals }/{ $kicks }
board-grid-goal-label = Maali potkaisijasta katsoen
board-grid-goalie-here = Maalivahti on tässä
board-grid-ball-here = Pallo menee tähän
board-grid-faces = Minne pallo menee
board-grid-kicker = Potkaisija: { $marker }
board-grid-face-chosen = Valittu salassa: { $face }

## Real dice

## Help

board-grid-help = Näppäimet
board-grid-help-title = Näppäimistöllä
board-grid-help-arrows = Nuolinäppäimet
board-grid-help-arrows-do = siirtävät kehystä ruudusta toiseen
board-grid-help-enter = Enter tai välilyönti
board-grid-help-enter-do = valitsee nappulan tai tekee sen, mikä ruudussa on mahdollista
board-grid-help-letters-do = siirtävät kädessäsi olevaa nappulaa askelen tai jatkavat pallon matkaa siihen suuntaan
board-grid-help-shift = Vaihto ja kirjain
board-grid-help-shift-do = potkaisee tai heittää siihen suuntaan
board-grid-help-zoom = Plus, miinus, 0
board-grid-help-zoom-do = lähennä, loitonna, näytä koko kenttä
board-grid-help-escape = Esc
board-grid-help-escape-do = palauttaa nappulan
board-grid-help-tab = Sarkain
board-grid-help-tab-do = siirtyy laudan vieressä oleviin painikkeisiin: jokainen vastaus on niissä tai laudalla
