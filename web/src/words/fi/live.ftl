### The page of a match, and what is said beside the board.

live-title = { $home } vastaan { $away }
live-score = Tilanne { $home }–{ $away }
live-watching = Katsojana
live-rated = Pisteytetty
live-you = sinä
live-here = Paikalla
live-away = Poissa
live-trouble = Ottelua ei voi näyttää
live-reload = Lataa uudelleen
live-offline = Yhteys katkesi. Mitään ei menetetty: yhdistetään uudelleen …
live-your-turn = Sinun vuorosi

live-kind-free = Vapaa
live-kind-guest = Ilman tiliä
live-guest-name = Nimetön
live-kind-person = Pelaaja
live-kind-bot = Botti
live-kind-computer = Tietokone
live-level-random = Satunnainen
live-level-rookie = Tulokas
live-level-coach = Valmentaja { $n }
live-level-gaffer = Päävalmentaja

live-clock = Kello, { $seat }: { $rest }
live-clock-days = { $days } pv { $hours } t
live-clock-seconds =
    { $n ->
        [one] yksi sekunti
       *[other] { $n } sekuntia
    }
live-clock-minutes =
    { $n ->
        [one] yksi minuutti
       *[other] { $n } minuuttia
    }
live-clock-short = Aikaasi on jäljellä { $rest }.

live-side = Ottelun tiedot
live-tab-log = Loki
live-tab-chat = Keskustelu
live-tab-info = Tiedot
live-unread =
    { $n ->
        [one] yksi uusi viesti
       *[other] { $n } uutta viestiä
    }

live-log = Mitä on tapahtunut
live-log-told = Selostus
live-log-exact = Tarkka loki
live-log-empty = Vielä ei ole tapahtunut mitään.
live-newest = Uusimpaan
live-rule = Sääntö tämän takana: { $sentence }
live-rule-short = Sääntö

live-chat = Keskustelu
live-chat-empty = Vain te kaksi voitte lukea tätä.
live-chat-muted = Mykistetty: et näe, mitä vastustaja kirjoittaa tänne.
live-chat-label = Viesti vastustajalle
live-chat-hint = Viesti …
live-chat-send = Lähetä
live-mute = Mykistä
live-unmute = Poista mykistys

live-report = Ilmianna
live-report-title = Ilmianna { $name }
live-report-reason = Mikä on vialla?
live-report-abuse = Loukkaava käytös
live-report-cheating = Huijaaminen
live-report-stalling = Viivyttely
live-report-name = Nimi
live-report-other = Jokin muu
live-report-note = Mitä tapahtui?
live-report-block = Moderaattorit tutkivat asian. Jos et halua enää kuulla tästä pelaajasta, estä hänet tililläsi.
live-report-send = Lähetä ilmoitus
live-report-sent = Kiitos. Moderaattorit tutkivat asian.

live-cancel = Peruuta
live-controls = Ottelun toiminnot
live-withdraw = Vedä ehdotus pois
live-offer-draw = Tarjoa tasapeliä
live-offer-takeback = Pyydä lupaa ottaa takaisin
live-offered-draw = Olet tarjonnut tasapeliä.
live-offered-takeback = Olet pyytänyt lupaa ottaa takaisin.
live-offer = Ehdotus
live-offers-draw = { $name } tarjoaa tasapeliä.
live-offers-takeback = { $name } pyytää lupaa ottaa viimeisen ratkaisun takaisin.
live-taken-back = Vastustaja on ottanut vastauksensa takaisin.
live-accept = Hyväksy
live-decline = Hylkää
live-resign = Luovuta
live-resign-sure = Haluatko luovuttaa tämän ottelun?
live-resign-yes = Kyllä, luovuta
live-abort = Peru ottelu
live-abort-sure = Haluatko perua tämän ottelun? Noppia ei ole vielä heitetty, joten kukaan ei häviä.
live-abort-yes = Kyllä, peru
live-turn = Käännä lauta
live-sounds = Äänet
live-notifications = Ilmoita, kun on vuoroni
live-share = Jaa
live-link-copied = Linkki on kopioitu.
live-leave = Poistu
live-gone = Vastustajasi on poissa. Pian voit ottaa voiton tai jatkaa tietokonetta vastaan.
live-claim = Ota voitto
live-replace = Jatka tietokonetta vastaan
live-replaced = Tietokone jatkaa vastustajasi puolesta.
live-both = Pelaat joukkueena { $seat }.
live-sit = Pelaa joukkueena { $seat }

live-terms-played = Säännöt
live-terms-clock = Kello
live-terms-no-clock = Ei kelloa
live-terms-tournament = Turnaussääntöjen mukaan: hitaasta pelistä seuraa kiirehtiminen, ja 3.0 vihelletään poikki 135 minuutin kohdalla, enintään viisi minuuttia suuntaan tai toiseen.
live-terms-minutes = { $minutes } min kummallekin
live-terms-increment = { $minutes } min kummallekin, { $increment } s lisää joka vastauksesta
live-terms-days =
    { $days ->
        [one] Yksi päivä joka ratkaisuun
       *[other] { $days } päivää joka ratkaisuun
    }
live-terms-lose = Jos aikasi loppuu, häviät.
live-terms-fallback = Jos aikasi loppuu, puolestasi pelataan yksinkertaisin vastaus.
live-terms-counts = Vahvuusluku
live-terms-rated = Pisteytetty.
live-terms-unrated = Ei pisteytetty.
live-terms-watch = Katsojat
live-terms-open = Kuka tahansa saa katsoa.
live-terms-invitation = Linkin saanut saa katsoa.
live-terms-private = Ei katsojia.

live-result-won = Voitit
live-result-lost = Hävisit
live-result-draw = Tasapeli
live-result-home = { seat-home } voittaa
live-result-away = { seat-away } voittaa
live-result-unfinished = Peruttu
live-reason-played = Pelattu loppuun.
live-reason-resigned = Luovutus.
live-reason-time = Aika loppui.
live-reason-agreed = Sovittu tasapeli.
live-reason-claimed = Vastustaja poistui.
live-reason-adjudicated = Kilpailun järjestäjä tai määräaika ratkaisi.
live-reason-aborted = Ennen kuin noppia oli heitetty, tai koska kukaan ei jatkanut ottelua.
live-rematch = Uusinta
live-rematch-accept = Hyväksy uusinta
live-rematch-waits = Uusintaa ehdotettu: odotetaan vastustajaa …
live-rematch-offered = { $name } haluaa uusinnan.
live-replay = Toisto ja analyysi
live-new-match = Uusi ottelu
live-competition = Kilpailun ottelu
live-competition-back = Takaisin kilpailuun

live-waiting = Odotetaan vastustajaa
live-waiting-hint = Ottelu alkaa heti, kun joku liittyy. Tämä sivu siirtyy sinne itsestään.
live-open = Yksi paikka on vapaa
live-cancel-match = Vedä ottelu pois
live-join = Liity ja pelaa

live-terms-dice = Nopat
live-dice-commit = Noppia ravistetaan …
live-dice-open = Noppia ravistetaan …
live-dice-set = Lukittu ennen ensimmäistä heittoa
live-dice-shown = Lukittiin ennen ensimmäistä heittoa, nyt avattu
live-dice-code = Palvelimen sitoumus
live-dice-none = Ajalta, jolloin niitä ei voinut tarkistaa
live-dice-shaking = Molemmat ravistavat noppia ennen ensimmäistä heittoa. Hetki vain.
live-dice-check = Tarkista nopat
