### The FUBA board and its prompt.

board-label = Lauta
board-waiting = Vastausvuorossa { $seat }.
board-watching = Nyt ei kysytä mitään.
board-their-question = Ei sinun kysymyksesi: { $seat } vastaa
board-moves-left = { $moves ->
    [0] ei enää siirtoja
    [one] Yksi voi vielä liikkua
   *[other] { $moves } voi vielä liikkua
}
board-planned = { $steps ->
    [one] Yksi siirto suunniteltu.
   *[other] { $steps } siirtoa suunniteltu.
} { $moves ->
    [0] Kukaan ei voi enää liikkua.
    [one] Yksi voi vielä liikkua.
   *[other] { $moves } voi vielä liikkua.
}
board-drop = Peru siirto { $from } – { $to }
board-finish = Päätä vuoroni
board-finish-long = Vastaa vuoroni loppuun ilman siirtoja, laukausta ja prässiä; pysähtyy, kun minun pitää valita
board-finish-not = Pelaan sittenkin itse
board-window-passes = Pelaa kortti nyt, tai hetki menee itsestään ohi.
board-window-nothing = Ei mitään pelattavaa: hetki menee itsestään ohi.
board-window-hold = Anna minun miettiä
board-window-held = Peli odottaa sinua. Toinen puoli huomaa, että mietit.
board-window-settings = Mikä pysäyttää minut
board-window-pass = Ohita tällaiset hetket puolestani
board-window-stop = Pysäytä aina tällä hetkellä ({ $window }), oli minulla kortti tai ei: toinen puoli näkee, että mietin, ei sitä, mitä minulla on
board-window-leave = Ohita ne myös silloin, kun olen poissa: silloin kortteja ei kysytä kuin siellä, missä pysähdyn aina
board-all = Laudalla, luettelona ({ $count })
board-undo = Kumoa
board-hint = Vihje
board-thinking = Miettii …
board-keys = Näppäimet
board-cancel = Peruuta
board-which = Mikä näistä?
board-now = Kysymys
board-besides = Joka tapauksessa
board-plan = Pidä pallo, sitten lauo
board-points-left = { $points ->
    [one] yksi piste jäljellä
   *[other] { $points } pistettä jäljellä
}
board-mix = { $times ->
    [0] tuskin koskaan
    [1] kerran 10:stä
   *[other] { $times } kertaa 10:stä
}
board-mix-is = Vaihtele valintojasi arpoen suunnilleen näin usein, ettei toinen arvaa; nämä eivät ole maalin todennäköisyyksiä.
board-mixture-value = Tämä jakauma takaa
board-roll-title = Heitä nopat
board-roll-die = Noppa { $number }
board-roll-shows = Noppa { $number }, silmäluku { $face }
board-dice = Nopat
board-over = Peliaika päättyi
board-ended = Ottelu on päättynyt
board-drawn = Tasapeli
board-nobody = Kumpikaan ei voita
board-won = { $seat } voittaa

board-reason-resigned = luovutus
board-reason-time = aika loppui
board-reason-agreed = yhteinen sopimus
board-reason-claimed = vastustaja poistui
board-reason-adjudicated = järjestäjän päätös
board-reason-aborted = peruttu

board-stands =
    { $seat }: { $players ->
        [0] { $keeper ->
            [yes] maalivahti
           *[no] ei ketään
        }
        [one] { $keeper ->
            [yes] yksi pelaaja ja maalivahti
           *[no] yksi pelaaja
        }
       *[other] { $keeper ->
            [yes] { $players } pelaajaa ja maalivahti
           *[no] { $players } pelaajaa
        }
    }
board-empty = ei ketään
board-ball-here = pallo, arvo { $value }, hallinnassa: { $seat }
board-legal-take = täältä voi siirtää pelaajan
board-legal-none = ei vastausvaihtoehto
board-held-here = otettu, valitse minne se menee
board-odds = { $what } { $share } %
board-hint-line-up = Tämä ryhmitys
board-hint-more = { $told }: { $moves }
board-hint-ball = pallo: { $way }
board-hint-chance = voitto { $chance } %
board-hint-against = { $rank ->
        [0] Verrattuna siihen, ettei tee mitään.
       *[other] Verrattuna vaihtoehtoon { $rank }.
    }
board-hint-behind = −{ $behind } %
board-hint-level = sama
board-hint-share = { $share } % kerroista
board-hint-way = { $rank }: { $answer } { $worth }.
board-taken = Pelaaja on otettu alueelta { $area }. Mahdolliset kohteet: { $to }.
board-not-there = { $area } ei ole nyt mahdollinen. Mahdollisia: { $legal }.
board-not-from = Ketään ei voi nyt siirtää alueelta { $area }. Mahdollisia: { $legal }.
board-not-on-board = Tähän kysymykseen vastataan painikkeilla.

board-do-shoot = Lauo
board-do-press = { $with ->
    [point] Prässää +1
    [aggressively] Aggressiivinen prässi
   *[other] Prässää
}
board-do-defence = { $with ->
    [point] Siirrä taakse +1
   *[other] Siirrä taakse
}
board-do-midfield = { $with ->
    [point] Siirrä sivulle +1
   *[other] Siirrä sivulle
}
board-do-forward = { $with ->
    [point] Siirrä eteen +1
   *[other] Siirrä eteen
}
board-do-roll-moves = Siirrä nopalla
board-do-position = { $with ->
    [point] Sijoitu ({ $number }) +1
   *[other] { $number ->
        [0] Sijoitu ±0
       *[other] Sijoitu ({ $number })
    }
}
board-do-adjust = { $with ->
    [point] Säädä +1
   *[other] Säädä arvoa
}
board-do-done = Valmis
board-do-pass = Syötä
board-do-second = Toiset toiminnot
board-do-next = Uusi vuoro
board-do-slow = Hitaasti
board-do-sweep = Tule vastaan
board-do-slow-down = Hidasta peliä
board-do-raise = Nosta kahdella
board-do-lower = Laske kahdella

board-keys-title = Näppäimet
board-keys-arrows = Nuolet
board-keys-arrows-do = alueelta toiselle
board-keys-enter = Enter
board-keys-enter-do = valitse alue; ota tai aseta pelaaja
board-keys-escape = Esc
board-keys-escape-do = palauta, sulje
board-keys-shoot = lauo
board-keys-press = prässää
board-keys-done = valmis
board-keys-undo = kumoa
board-keys-hint = vihje
board-keys-finish = päätä vuoro
board-keys-hold = mieti korttia pidempään
board-keys-digits = painikkeet järjestyksessä
board-keys-help = nämä näppäimet
