### Why a hint recommends what it does. Chances are percentages; `$other` is that of what it is compared with.

hint-why-only = Muuta ei kannata tässä harkita.
hint-why-alike = Nämä ovat suunnilleen yhtä hyviä: ota mieleisesi.
hint-why-slightly = Hiukan parempi: erot ovat pieniä.
hint-plain-goal = Laukaus menee maaliin { $chance } %:n todennäköisyydellä; muut ovat suunnilleen yhtä hyviä.
hint-plain-win = Riistät pallon { $chance } %:n todennäköisyydellä; muut ovat suunnilleen yhtä hyviä.
hint-plain-keep = Pidät pallon { $chance } %:n todennäköisyydellä; muut ovat suunnilleen yhtä hyviä.
hint-why-worth = Voittomahdollisuutesi on { $chance } %, muuten { $other } %.
hint-why-unseen = Kukaan ei näe tätä vielä, joten mikään asema ei kerro, mikä on parempi.
hint-why-duel = Valintaa ei saa arvata: vaihtele näytetyllä tavalla, niin { $chance } % tällaisista potkuista menee maaliin.
hint-why-duel-against = Valintaa ei saa arvata: vaihtele näytetyllä tavalla, niin vain { $chance } % heidän potkuistaan menee maaliin.
hint-why-formation = { $defenders } takana, { $midfielders } keskellä, { $forwards } kärjessä: { $chance } % tavallista 4-4-2:ta vastaan, epätasaisimmalla kortilla { $least } %.
hint-why-formation-alike = Kerralla saa siirtyä { $defenders } puolustajaa, { $midfielders } keskikenttäpelaajaa ja { $forwards } hyökkääjää; pelin kortit ovat suunnilleen yhtä hyviä.

hint-why-goal = Laukaus menee maaliin { $chance } %:n todennäköisyydellä, muuten { $other } %:n.
hint-why-shot = Laukaus menee maaliin { $chance } %:n todennäköisyydellä.
hint-why-not-shoot = Laukaus menisi maaliin vain { $chance } %:n todennäköisyydellä.
hint-why-plan = Sieltä voit laukoa tällä vuorolla: maali { $chance } %:n todennäköisyydellä, muuten { $other } %:n.
hint-why-plan-alone = Sieltä voit laukoa tällä vuorolla: maali { $chance } %:n todennäköisyydellä.
hint-why-next-goal = Pohjustaa maalia: seuraava hyökkäyksesi tuo maalin { $chance } %:n todennäköisyydellä, muuten { $other } %:n.
hint-why-their-goal = Sulkee tien maalillesi: heidän seuraava hyökkäyksensä tuo maalin { $chance } %:n todennäköisyydellä, muuten { $other } %:n.
hint-why-keep = Hallinta { $chance } %, muuten { $other } %.
hint-why-keep-numbers = Pallon luona { $own } vastaan { $theirs }: hallinta { $chance } %, muuten { $other } %.
hint-why-forward = { $areas ->
        [one] Yhden alueen lähempänä heidän maaliaan
       *[other] { $areas } aluetta lähempänä heidän maaliaan
    }, hallinta { $chance } %.
hint-why-forward-boldly = { $areas ->
        [one] Riskin arvoinen: yhden alueen lähempänä heidän maaliaan
       *[other] Riskin arvoinen: { $areas } aluetta lähempänä heidän maaliaan
    }, vaikka pidät pallon vain { $chance } %:n todennäköisyydellä.
hint-why-next-keep = Auttaa seuraavaa syöttöä: hallinta { $chance } %, muuten { $other } %.
hint-why-next-keep-numbers = Pallon luona { $own } vastaan { $theirs }: seuraavan syötön hallinta { $chance } %, muuten { $other } %.
hint-why-win = Riistät pallon { $chance } %:n todennäköisyydellä, muuten { $other } %:n.
hint-why-press = Prässi riistää pallon { $chance } %:n todennäköisyydellä.
hint-why-not-press = Prässi riistäisi pallon vain { $chance } %:n todennäköisyydellä.
hint-why-next-press = Sitten prässisi riistää pallon { $chance } %:n todennäköisyydellä, muuten { $other } %:n.
hint-why-pressed = Sitten heidän prässinsä riistää pallon { $chance } %:n todennäköisyydellä, muuten { $other } %:n.
hint-why-numbers = Pallon luona { $own } vastaan { $theirs }, muuten { $own-other } vastaan { $theirs-other }.

hint-why-tackle = Taklaus riistää pallon { $chance } %:n todennäköisyydellä.
hint-why-held = Pallo on maalivahtisi käsissä: kukaan ei vie sitä.
hint-why-out-of-reach = Pallo on { $squares } ruudun päässä heidän lähimmästä pelaajastaan, muuten { $other }.
hint-why-nearer = { $rows ->
        [one] Pallo on rivin lähempänä heidän maaliaan,
       *[other] Pallo on { $rows } riviä lähempänä heidän maaliaan,
    } { $squares ->
        [one] ruudun päässä heidän lähimmästä pelaajastaan.
       *[other] { $squares } ruudun päässä heidän lähimmästä pelaajastaan.
    }
hint-why-closer = { $squares ->
        [one] Lähin pelaajasi on ruudun päässä pallosta, muuten { $other }.
       *[other] Lähin pelaajasi on { $squares } ruudun päässä pallosta, muuten { $other }.
    }
