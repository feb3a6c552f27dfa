### Tehtävät: yksi asema, yksi selvästi paras vastaus.

puzzles-today = Päivän tehtävä
puzzles-endless = Tehtävä
puzzles-ask = { $seat } vastaa. Yksi näistä on selvästi paras: mikä?
puzzles-best = Paras
puzzles-yours = Valintasi
puzzles-right = Oikein! Se on paras.
puzzles-wrong = Parempikin on: katso, minkä arvoinen se on.
puzzles-judged = Luvut ovat voiton mahdollisuuksia, tasapeli puolikkaana, tason { $level } arvion mukaan.
puzzles-next = Seuraava tehtävä
puzzles-skip = Toinen tehtävä
puzzles-board = Analyysilaudalle
puzzles-from-list = Se ei ole mikään näistä, tai se on useampi: valitse luettelosta.
puzzles-rating = Lukusi
puzzles-difficulty = Tämä tehtävä
puzzles-streak = Oikein peräkkäin
puzzles-streak-of = { $now } (paras { $best })
puzzles-solved = Ratkaistu
puzzles-solved-of = { $solved } / { $tried }
puzzles-about = Yksi asema oikeasta ottelusta, yksi selvästi paras vastaus. Uusi joka päivä, ja lisää milloin vain.
