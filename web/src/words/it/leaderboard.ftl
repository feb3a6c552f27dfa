### La classifica.

leaderboard-lead = Solo punteggi consolidati: quelli noti con un margine di ± { $most } punti. Chi smette di giocare dopo un po' esce dalla classifica.
leaderboard-class = Tempo
leaderboard-players = Giocatori
leaderboard-people = Persone
leaderboard-bots = Bot
leaderboard-place = Posto
leaderboard-player = Giocatore
leaderboard-rating = Punteggio
leaderboard-matches = Partite
leaderboard-last = Ultima partita
leaderboard-within = 19 volte su 20 la forza vera è entro questo margine
leaderboard-top = Dall'inizio
leaderboard-none-people = Qui nessuno ha ancora un punteggio consolidato. Gioca partite classificate e sii il primo.
leaderboard-none-bots = Qui nessun bot ha ancora un punteggio consolidato.
leaderboard-you = Tu
leaderboard-place-of = { $place } su { $total }
leaderboard-show-you = Mostra il mio posto
leaderboard-provisional = Il tuo punteggio è ancora provvisorio: il margine è di ± { $n } punti, e deve scendere a ± { $most }. Bastano poche altre partite classificate.
leaderboard-unrated = Non hai ancora giocato una partita classificata di questo tipo.
leaderboard-guest = Per le partite classificate serve un account.
