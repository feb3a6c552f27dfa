### Kärkilista.

leaderboard-lead = Vain vakiintuneet vahvuusluvut: ne, jotka tunnetaan ± { $most } pisteen tarkkuudella. Joka lopettaa pelaamisen, putoaa ajan mittaan pois.
leaderboard-class = Aika
leaderboard-players = Pelaajat
leaderboard-people = Ihmiset
leaderboard-bots = Botit
leaderboard-place = Sija
leaderboard-player = Pelaaja
leaderboard-rating = Vahvuusluku
leaderboard-matches = Ottelut
leaderboard-last = Viimeisin ottelu
leaderboard-within = Todellinen vahvuus on 19 kertaa 20:stä tämän sisällä
leaderboard-top = Alusta
leaderboard-none-people = Kenelläkään ei ole täällä vielä vakiintunutta vahvuuslukua. Pelaa pisteytettyjä otteluita ja ole ensimmäinen.
leaderboard-none-bots = Yhdelläkään botilla ei ole täällä vielä vakiintunutta vahvuuslukua.
leaderboard-you = Sinä
leaderboard-place-of = { $place } / { $total }
leaderboard-show-you = Näytä sijani
leaderboard-provisional = Vahvuuslukusi on vielä alustava: sen tarkkuus on ± { $n } pistettä, ja tarvitaan ± { $most }. Muutama pisteytetty ottelu vielä riittää.
leaderboard-unrated = Et ole vielä pelannut tällaista pisteytettyä ottelua.
leaderboard-guest = Pisteytettyihin otteluihin tarvitaan tunnus.
