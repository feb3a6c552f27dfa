## Seats, results, calls: the same in every game.

seat-home = Koti
seat-away = Vieras

result-home = { seat-home } voittaa
result-away = { seat-away } voittaa
result-draw = tasapeli
result-unfinished = kumpikaan ei voita

call-resign = { $seat } luovuttaa.
call-time-out = Aika loppui: { $seat }.
call-draw = Joukkueet sopivat tasapelistä.
call-whistle = Ottelu keskeytetään tähän ja tulos jää voimaan.
call-abandon = Ottelu hylätään.
call-adjudicate = Tuomari päättää tuloksen: { $result }.

odds-goal = maali
odds-conceded = maali omiin
odds-no-effect = ei vaikutusta
odds-booked = varoitus
odds-booked-them = varoitus vastustajalle
odds-sent-off = ulosajo
odds-sent-off-them = ulosajo vastustajalle
odds-shot-then = laukaus: { $odds }
odds-mixture = Paras jakauma: { $answers }. Tämä jakauma takaa: { $odds } ({ $share }), teki vastustaja mitä tahansa.
