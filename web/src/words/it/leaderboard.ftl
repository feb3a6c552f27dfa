### La classifica.

leaderboard-lead = Solo punteggi consolidati: quelli con una deviazione sotto 110. Chi smette di giocare dopo un po' esce dalla classifica.
leaderboard-class = Tempo
leaderboard-players = Giocatori
leaderboard-people = Persone
leaderboard-bots = Bot
leaderboard-place = Posto
leaderboard-player = Giocatore
leaderboard-rating = Punteggio
leaderboard-matches = Partite
leaderboard-last = Ultima partita
leaderboard-deviation = Deviazione { $n }
leaderboard-top = Dall'inizio
leaderboard-none-people = Qui nessuno ha ancora un punteggio consolidato. Gioca partite classificate e sii il primo.
leaderboard-none-bots = Qui nessun bot ha ancora un punteggio consolidato.
leaderboard-you = Tu
leaderboard-place-of = { $place } su { $total }
leaderboard-show-you = Mostra il mio posto
leaderboard-provisional = Il tuo punteggio è ancora provvisorio: la deviazione è { $n } e deve scendere sotto 110. Bastano poche altre partite classificate.
leaderboard-unrated = Non hai ancora giocato una partita classificata di questo tipo.
leaderboard-guest = Per le partite classificate serve un account.
