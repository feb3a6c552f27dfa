### Why a hint recommends what it does. Chances are percentages; `$other` is that of what it is compared with.

hint-why-only = Muuta ei kannata tässä harkita.
hint-why-alike = Nämä ovat suunnilleen yhtä hyviä: ota mieleisesi.
hint-why-slightly = Hiukan parempi: nopat jättävät vain vähän eroa.
hint-plain-goal = Laukaus menee maaliin { $chance } % todennäköisyydellä; muut ovat suunnilleen yhtä hyviä.
hint-plain-win = Voitat pallon { $chance } % todennäköisyydellä; muut ovat suunnilleen yhtä hyviä.
hint-plain-keep = Hallinta { $chance } %; muut ovat suunnilleen yhtä hyviä.
hint-why-worth = Voittomahdollisuutesi on { $chance } % eikä { $other } %.
hint-why-unseen = Kukaan ei näe tätä vielä, joten mikään asema ei kerro, mikä on parempi.
hint-why-duel = Valintaa ei saa arvata: vaihtele näytetyllä tavalla, niin { $chance } % tällaisista potkuista menee maaliin.
hint-why-duel-against = Valintaa ei saa arvata: vaihtele näytetyllä tavalla, niin vain { $chance } % heidän potkuistaan menee maaliin.
hint-why-formation = { $defenders } takana, { $midfielders } keskellä, { $forwards } kärjessä: { $chance } % tavallista 4-4-2:ta vastaan, epätasaisimmalla kortilla { $least } %.
hint-why-formation-alike = Kerralla saa siirtyä { $defenders } puolustajaa, { $midfielders } keskikenttäpelaajaa ja { $forwards } hyökkääjää; pelin kortit ovat suunnilleen yhtä hyviä.

hint-why-goal = Laukaus menee maaliin { $chance } % todennäköisyydellä eikä { $other } %.
hint-why-shot = Laukaus menee maaliin { $chance } % todennäköisyydellä.
hint-why-not-shoot = Laukaus menisi maaliin vain { $chance } % todennäköisyydellä.
hint-why-plan = Sieltä voit laukoa tällä vuorolla: maali { $chance } % eikä { $other } %.
hint-why-plan-alone = Sieltä voit laukoa tällä vuorolla: maali { $chance } %.
hint-why-next-goal = Pohjustaa maalia: seuraava laukaus { $chance } % eikä { $other } %.
hint-why-their-goal = Sulkee tien maalillesi: vastustaja tekee seuraavaksi maalin { $chance } % eikä { $other } % todennäköisyydellä.
hint-why-keep = Hallinta { $chance } % eikä { $other } %.
hint-why-keep-numbers = Pallolla { $own } vastaan { $theirs }: hallinta { $chance } % eikä { $other } %.
hint-why-forward = { $areas ->
        [one] Yhden alueen lähempänä heidän maaliaan
       *[other] { $areas } aluetta lähempänä heidän maaliaan
    }, hallinta { $chance } %.
hint-why-next-keep = Auttaa seuraavaa syöttöä: hallinta { $chance } % eikä { $other } %.
hint-why-next-keep-numbers = Pallolla { $own } vastaan { $theirs }: seuraavan syötön hallinta { $chance } % eikä { $other } %.
hint-why-win = Voitat pallon { $chance } % eikä { $other } % todennäköisyydellä.
hint-why-press = Prässi voittaa pallon { $chance } % todennäköisyydellä.
hint-why-not-press = Prässi voittaisi pallon vain { $chance } % todennäköisyydellä.
hint-why-next-press = Sitten prässisi voittaa pallon { $chance } % eikä { $other } % todennäköisyydellä.
hint-why-pressed = Sitten heidän prässinsä voittaa pallon { $chance } % eikä { $other } % todennäköisyydellä.
hint-why-numbers = Pallolla { $own } vastaan { $theirs } eikä { $own-other } vastaan { $theirs-other }.

hint-why-tackle = Taklaus voittaa pallon { $chance } % todennäköisyydellä.
hint-why-held = Pallo on maalivahtisi käsissä: kukaan ei vie sitä.
hint-why-out-of-reach = Pallo on { $squares } ruudun päässä heidän lähimmästä pelaajastaan eikä { $other }.
hint-why-nearer = { $rows ->
        [one] Pallo on rivin lähempänä heidän maaliaan,
       *[other] Pallo on { $rows } riviä lähempänä heidän maaliaan,
    } { $squares ->
        [one] ruudun päässä heidän lähimmästä pelaajastaan.
       *[other] { $squares } ruudun päässä heidän lähimmästä pelaajastaan.
    }
hint-why-closer = { $squares ->
        [one] Lähin pelaajasi on ruudun päässä pallosta eikä { $other }.
       *[other] Lähin pelaajasi on { $squares } ruudun päässä pallosta eikä { $other }.
    }
