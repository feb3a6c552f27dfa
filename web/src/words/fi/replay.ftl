### After the match: played again and explained.

replay-title = Katso ottelu uudelleen
replay-intro = Tallenteessa (.tlm) on kokonainen ottelu. Se pysyy tällä laitteella; palvelin saa vain sen, mitä näyttäminen ja analyysi vaativat.
replay-file = Valitse tiedosto …
replay-local = Tällä laitteella pelattu ottelu
replay-drop = tai pudota se tähän
replay-paste = Tai liitä tallenne
replay-show = Näytä
replay-nothing = Valitse tiedosto tai liitä tallenteen teksti.
replay-too-long = Liian pitkä tallenteeksi: enintään { $most } KiB.
replay-unreadable = Tiedostoa ei voi lukea.
replay-no-local = Tällä laitteella ei ole tallessa yhtään ottelua.
replay-to-match = Otteluun

replay-controls = Toisto
replay-board = Lauta
replay-step = Asema
replay-step-of = { $at }/{ $of }, { $when }
replay-told = { $at }/{ $of }, { $when }. { $what }
replay-turn = vuoro { $turn }
replay-before = Ennen aloituspotkua
replay-clock = { $half ->
    [1] 1. puoliaika
    [2] 2. puoliaika
    [3] jatkoaika
    [4] jatkoaika
   *[other] { $half }. jakso
  } { $clock }′ · { $turn }
replay-first = Alkuun
replay-previous = Askel taaksepäin
replay-next = Askel eteenpäin
replay-last = Loppuun
replay-play = Toista
replay-pause = Tauko
replay-turn-back = ‹ Vuoro
replay-turn-on = Vuoro ›
replay-speed = Nopeus
replay-times = { $n }×

replay-keys = Näppäimet: ← → askel, Page Up ja Down luvut, väli toistaa, Home ja End.

replay-tabs = Ottelusta
replay-tab-moments = Hetket
replay-tab-chapters = Luvut
replay-tab-log = Tarina
replay-tab-here = Tässä
replay-whose = Kenen hetket
replay-moments-later = Hetket tulevat analyysin mukana.
replay-standing = Voittomahdollisuus: { seat-home } { $home }, { seat-away } { $away }
replay-standing-unknown = Voittomahdollisuutta ei vielä tiedetä
replay-chapter-goal = Maali, { $seat }
replay-chapter-red = Punainen kortti, { $seat }
replay-chapter-yellow = Keltainen kortti, { $seat }
replay-chapter-penalty = Rangaistuspotku, { $seat }
replay-chapter-half = Pilli soi
replay-chapter-turning = Käännekohta, { $seat }
replay-no-chapters = Ei mitään, mihin hypätä.
replay-to-board = Takaisin laudalle
replay-teams = Joukkueiden laudat
replay-try-again = Yritä uudelleen
replay-jump-short = Näytä

replay-share = Kopioi linkki
replay-copied = Linkki tähän asemaan on kopioitu.
replay-copy-by-hand = Kopioi tämä linkki: { $link }
replay-download = Lataa tallenne
replay-other = Toinen tallenne
replay-unfinished = Tallenne päättyy kesken.
replay-end-played = Pelattu loppuun: { $result }.
replay-end-resigned = Luovutus: { $result }.
replay-end-time = Aika loppui: { $result }.
replay-end-agreed = Tasapelistä sovittiin.
replay-end-claimed = Ratkaistu ulkopuolelta: { $result }.
replay-end-adjudicated = Järjestäjän päätös: { $result }.
replay-end-aborted = Ottelu hylättiin.

replay-turn-board = Käännä lauta
replay-open-board = Avaa analyysilaudalla
replay-doubt = Kysy säännöistä
replay-over = Ottelu on tässä päättynyt.
replay-dice-due = Seuraavaksi heitetään noppia; kukaan ei päätä mitään.
replay-odds = Tarkat todennäköisyydet tässä
replay-odds-turn = Koko vuoro:
replay-odds-none = Yhtäkään vastausta ei seuraa nopanheitto.
replay-odds-all = Näytä kaikki vastaukset ({ $count })

replay-analysis = Analyysi
replay-analysing = Ottelua analysoidaan …
replay-analysing-waiting = Odotetaan muiden analyysien valmistumista …
replay-judge = Arvioija
replay-judge-coach = Valmentaja { $level }
replay-judge-again = Yritä uudelleen
replay-jump = Näytä tämä asema
replay-jump-roll = Näytä tämä heitto
replay-read-turn = Lue vuoron tiedot
replay-cost = hinta { $loss }
replay-luck-fits = { $rolls ->
    [one] ei enempää kuin yksi heitto selittää
   *[other] ei enempää kuin { $rolls } heittoa selittää
  }
replay-luck-beyond = { $rolls ->
    [one] enemmän kuin yksi heitto selittää
   *[other] enemmän kuin { $rolls } heittoa selittää
  }
replay-more-shots = Näytä kaikki laukaukset ({ $count })
