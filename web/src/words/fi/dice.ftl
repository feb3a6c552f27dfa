### Noppien ja sinetöityjen valintojen tarkistus ottelun jälkeen.

dice-intro = Selaimesi heittää nyt ottelun jokaisen nopan uudelleen siitä, mikä lukittiin ennen ensimmäistä heittoa. Mitään ei lähetetä.
dice-running = Heitetään uudelleen …
dice-holds-good = Kaikki täsmää
dice-holds-alone = Nopat täsmäävät, mutta kuittisi ei ole tässä selaimessa: ilman sitä mikään ei osoita, ettei palvelin valinnut niitä jälkikäteen
dice-holds-unproved = Nopat sopivat pöytäkirjaan, mutta ne eivät todista sinulle mitään: satunnaislukusi ei ole mukana
dice-holds-bad = Jokin ei täsmää
dice-failed = Tarkistus ei onnistunut: { $why }
dice-step-receipt = Ottelu pelattiin sillä, minkä selaimesi näki ennen ensimmäistä heittoa.
dice-step-commitment = Palvelin heitti salaisuudesta, jonka se oli lukinnut ennen ensimmäistä heittoa.
dice-step-nonces =
    { $n ->
        [0] Nopissa ei ole yhdenkään pelaajan satunnaislukua.
        [one] Mukana on yksi satunnaisluku, lukittu ennen kuin kukaan näki toista.
       *[other] Mukana on { $n } satunnaislukua, kumpikin lukittu ennen kuin kukaan näki toista.
    }
dice-step-dice =
    { $n ->
        [0] Yhtään noppaa ei heitetty.
        [one] Ainoa noppa näyttää sen, mitä pitikin.
       *[other] Kaikki { $n } noppaa näyttävät sen, mitä pitikin.
    }
dice-step-shown =
    { $n ->
        [one] Yksi noppa on sellainen kuin sinulle näytettiin.
       *[other] { $n } noppaa on sellaisia kuin sinulle näytettiin.
    }
dice-step-seals =
    { $n ->
        [0] Yhtään salaista valintaa ei sinetöity.
        [one] Yksi salainen valinta sinetöitiin, ja se on juuri se, joka tehtiin.
       *[other] { $n } salaista valintaa sinetöitiin, ja ne ovat juuri ne, jotka tehtiin.
    }
dice-warning-no-receipt = Tällä selaimella ei ole ottelusta kuittia: vain pelaajan oma kuitti osoittaa, ettei mitään vaihdettu jälkikäteen.
dice-warning-nothing = { $seat } ei antanut noppiin satunnaislukua vaan luottaa palvelimeen.
dice-warning-withheld = { $seat } lukitsi satunnaisluvun mutta ei näyttänyt sitä ajoissa. Se ei ole nopissa.
dice-warning-left-out = Satunnaislukusi ei ole nopissa: se tuli liian myöhään, ottelu päättyi sitä ennen tai palvelin jätti sen pois.
dice-warning-refused = Selaimesi tarjosi satunnaislukua, eikä palvelin ottanut sitä. Toisen luvun antaja olisi voinut valita palvelimen kanssa kaikki nopat: ne eivät todista sinulle mitään.
dice-warning-no-nonce = Satunnaislukusi tuli toiselta laitteelta. Ellet käyttänyt tässä ottelussa muuta laitetta, joku muu toimi puolestasi eivätkä nämä nopat todista sinulle mitään.
dice-warning-unseen-nonce = Selaimesi ei nähnyt, mitä { $seat } lukitsi ennen ensimmäistä heittoa: se oli poissa. Siksi se ei voi sanoa, että { $seat } valitsi ennen kuin näki muita lukuja.
dice-warning-server-alone = Kumpikaan pelaaja ei antanut noppiin satunnaislukua: palvelin olisi voinut valita ne kaikki ennen ottelua.
dice-warning-taken-back =
    { $n ->
        [one] Yksi noppa heitettiin ja otettiin takaisin.
       *[other] { $n } noppaa heitettiin ja otettiin takaisin.
    }
dice-warning-unseen =
    { $n ->
        [one] Yksi noppa heitettiin, kun tämä selain oli poissa: se ei voi sanoa, että näit sen sellaisena kuin se on.
       *[other] { $n } noppaa heitettiin, kun tämä selain oli poissa: se ei voi sanoa, että näit ne sellaisina kuin ne ovat.
    }
dice-warning-unseen-back =
    { $n ->
        [one] Tämä selain ei nähnyt yhtä takaisin otettua noppaa. Palvelin on voinut jättää sen pois.
       *[other] Tämä selain ei nähnyt { $n } takaisin otettua noppaa. Palvelin on voinut jättää ne pois.
    }
dice-warning-masked =
    { $n ->
        [one] Yhtä noppaa ei näytetty sinulle: niin kuuluu olla vain, kun kortti nostetaan tai menetetään salassa. Tämä sivu ei tunne sääntöjä; touchline verify tuntee.
       *[other] { $n } noppaa jätettiin näyttämättä sinulle: niin kuuluu olla vain, kun kortteja nostetaan tai menetetään salassa. Tämä sivu ei tunne sääntöjä; touchline verify tuntee.
    }
dice-warning-unsealed =
    { $n ->
        [one] { $seat } ei sinetöinyt yhtä salaista valintaa vaan luotti siinä palvelimeen.
       *[other] { $seat } ei sinetöinyt { $n } salaista valintaa vaan luotti niissä palvelimeen.
    }
dice-warning-not-held =
    { $n ->
        [one] Yksi sinetöity valinta ilmoitettiin, kun tämä selain oli poissa.
       *[other] { $n } sinetöityä valintaa ilmoitettiin, kun tämä selain oli poissa.
    }
dice-warning-unlisted =
    { $n ->
        [one] Yksi sinetöity valinta, jonka selaimesi näki, ei ole pöytäkirjassa. Näin kuuluu olla vain, jos se peruttiin.
       *[other] { $n } sinetöityä valintaa, jotka selaimesi näki, ei ole pöytäkirjassa. Näin kuuluu olla vain, jos ne peruttiin.
    }
dice-mismatch-no-fairness-data = Tämän ottelun noppia ei voi tarkistaa.
dice-mismatch-unreadable = Pöytäkirjaa ei voi lukea.
dice-mismatch-other-match = Kuitti on toisesta ottelusta.
dice-mismatch-other-spec = Kuitti on toisilla säännöillä.
dice-mismatch-replaced-commitment = Palvelin oli lukinnut toisen salaisuuden ennen ensimmäistä heittoa.
dice-mismatch-other-nonce = Satunnaisluku ({ $seat }) ei ole se, joka on kuitissa.
dice-mismatch-replaced-nonce = { $seat } oli lukinnut toisen satunnaisluvun ennen kuin sinun näytettiin.
dice-mismatch-commitment = Palvelin heitti toisesta salaisuudesta kuin oli lukinnut.
dice-mismatch-nonce = Satunnaisluku ({ $seat }) ei ole se, joka lukittiin.
dice-mismatch-computer-nonce = Tietokoneen satunnaisluku ({ $seat }) ei seuraa salaisuudesta.
dice-mismatch-backwards = Nopat eivät ole järjestyksessään.
dice-mismatch-skipped = Noppia puuttuu, eikä kukaan ottanut niitä takaisin.
dice-mismatch-dice-count = Noppia on liikaa tai liian vähän.
dice-mismatch-die = Noppa { $number } näyttää { $shown }, vaikka sen piti näyttää { $rolled }.
dice-mismatch-shown = Noppa { $number } näytettiin sinulle lukuna { $shown }, vaikka sen piti näyttää { $rolled }.
dice-mismatch-sealed = Salaisten valintojen luettelo ei sovi otteluun.
dice-mismatch-seal =
    { $how ->
        [gone] Selaimesi näki salaisen valinnan { $n } ({ $seat }) sinetin, mutta pöytäkirjassa ei ole sellaista valintaa tai se on siinä toisella numerolla.
        [new] Salaisella valinnalla { $n } ({ $seat }) on sinetti, jota ei koskaan ilmoitettu, vaikka selaimesi oli paikalla, kun valinta tehtiin.
       *[changed] Salainen valinta { $n } ({ $seat }) ei ole se, joka sinetöitiin.
    }
dice-mismatch-fault =
    { $n ->
        [one] Pöytäkirja täsmää, mutta ottelun aikana selaimesi sai palvelimen kiinni jostakin, mitä rehellinen palvelin ei tee:
       *[other] Pöytäkirja täsmää, mutta ottelun aikana selaimesi sai palvelimen kiinni { $n } asiasta, joita rehellinen palvelin ei tee:
    }
dice-fault-match = Palvelin puhuu toisesta ottelusta tai toisista säännöistä, kun sen pitäisi lukita nopat. Selaimesi ei antanut sille mitään.
dice-fault-commitment = Palvelin näyttää toisen sitoumuksen kuin ennen ensimmäistä heittoa. Noppien salaisuus on voitu vaihtaa.
dice-fault-takeback = Palvelin nimeää perumisen, johon tässä selaimessa ei suostuttu. Ellei mikään muu laitteesi suostunut, noppia jätetään pois.
dice-fault-number = Palvelin jatkaa nopasta { $n }, vaikka vuorossa oli toinen. Noppia on voitu jättää pois tai heittää uudelleen. Säilytä kuittisi.
dice-fault-shown = Palvelin näyttää nopan { $n } nyt toisin kuin ennen. Säilytä kuittisi.
dice-fault-drawn =
    { $n ->
        [0] Palvelin näyttää noppia, joita se ei laske mukaan. Kuittiisi jäävät ne, jotka se laskee.
       *[other] Palvelin näyttää nopasta { $n } alkaen muita noppia kuin laskee. Kuittiisi jäävät ne, jotka se laskee.
    }
dice-fault-late-seal = Palvelin vaihtaa salaisen valinnan { $n } sinetin ({ $seat }) sen jälkeen, kun valinta on tehty. Kuittiisi jää ensimmäinen.
dice-fault-seal = Salainen valinta { $n } ({ $seat }) ei ole se, joka sinetöitiin. Säilytä kuittisi.
dice-fault-unannounced = Palvelin näyttää salaisen valinnan { $n } ({ $seat }) eikä koskaan ilmoittanut sen sinettiä. Valinta on voitu keksiä jälkikäteen.
dice-fault-own-seal = Palvelin ilmoittaa salaiselle valinnallesi { $n } toisen sinetin kuin tämä selain teki. Kuittiisi jää omasi.
dice-record = Pöytäkirja
dice-receipt = Kuitti
dice-receipt-page = Tämä selain ei tallenna mitään: kuittisi katoaa, kun sivu suljetaan. Lataa se, jos haluat säilyttää sen.
dice-offline = Näillä kahdella tiedostolla kuka tahansa voi tehdä saman tarkistuksen ilman palvelinta: touchline verify RECORD --receipt RECEIPT. Se tuntee myös säännöt: tämä sivu uskoo pöytäkirjaa siinä, montako sivua nopassa on ja mitkä valinnat olivat salaisia.
