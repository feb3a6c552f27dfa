### Kärkilista.

leaderboard-lead = Vain vakiintuneet vahvuusluvut: ne, joiden hajonta on alle 110. Joka lopettaa pelaamisen, putoaa ajan mittaan pois.
leaderboard-class = Aika
leaderboard-players = Pelaajat
leaderboard-people = Ihmiset
leaderboard-bots = Botit
leaderboard-place = Sija
leaderboard-player = Pelaaja
leaderboard-rating = Vahvuusluku
leaderboard-matches = Ottelut
leaderboard-last = Viimeisin ottelu
leaderboard-deviation = Hajonta { $n }
leaderboard-top = Alusta
leaderboard-none-people = Kenelläkään ei ole täällä vielä vakiintunutta vahvuuslukua. Pelaa pisteytettyjä otteluita ja ole ensimmäinen.
leaderboard-none-bots = Yhdelläkään botilla ei ole täällä vielä vakiintunutta vahvuuslukua.
leaderboard-you = Sinä
leaderboard-place-of = { $place } / { $total }
leaderboard-show-you = Näytä sijani
leaderboard-provisional = Vahvuuslukusi on vielä alustava: sen hajonta on { $n }, ja sen pitää laskea alle 110:n. Muutama pisteytetty ottelu vielä riittää.
leaderboard-unrated = Et ole vielä pelannut tällaista pisteytettyä ottelua.
leaderboard-guest = Pisteytettyihin otteluihin tarvitaan tunnus.
