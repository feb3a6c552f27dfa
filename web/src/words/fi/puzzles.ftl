### Tehtävät: yksi asema, yksi selvästi paras vastaus.

puzzles-today = Päivän tehtävä
puzzles-endless = Tehtävä
puzzles-ask = Vuorossa { $seat }. Yksi näistä on selvästi paras: mikä?
puzzles-best = Paras
puzzles-yours = Valintasi
puzzles-right = Oikein! Se on paras.
puzzles-wrong = Parempikin on: vertaa lukuja.
puzzles-judged = Luvut ovat voittomahdollisuuksia, kuten { $level } ne arvioi; tasapeli on puolikas.
puzzles-next = Seuraava tehtävä
puzzles-skip = Toinen tehtävä
puzzles-board = Analyysilaudalle
puzzles-from-list = Se ei ole mikään näistä tai sopii useampaan: valitse luettelosta.
puzzles-rating = Vahvuuslukusi
puzzles-difficulty = Tämä tehtävä
puzzles-streak = Oikein peräkkäin
puzzles-streak-of = { $now } (paras { $best })
puzzles-solved = Ratkaistu
puzzles-solved-of = { $solved } / { $tried }
puzzles-about = Yksi asema oikeasta ottelusta, yksi selvästi paras vastaus. Uusi joka päivä, ja lisää milloin vain.
puzzles-compared = Verrattuna: { $answer }
