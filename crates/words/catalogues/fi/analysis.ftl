## What the analysis of a match says. Chances and changes of chances are in points of a hundred.

analysis-judged = arvioija: { $level }
analysis-unfinished = tallenne päättyy tähän: tulokseksi katsotaan viimeisen aseman arvo
analysis-chance = Voiton todennäköisyys vuoro vuorolta: { seat-home }
analysis-goals = maalit
analysis-momentum = suunta

analysis-balance = Mistä tulos syntyi, voiton todennäköisyyden pisteinä: { seat-home }
analysis-start = alussa
analysis-luck = noppaonni
analysis-luck-spread = { $rolls ->
    [one] yhden heiton odotettu hajonta ±{ $spread }
   *[other] { $rolls } heiton odotettu hajonta ±{ $spread }
  }
analysis-luck-marked = { $rolls ->
    [one] enemmän kuin yksi heitto selittää: sen odotettu hajonta on ±{ $spread }
   *[other] enemmän kuin { $rolls } heittoa selittää: niiden odotettu hajonta on ±{ $spread }
  }
analysis-loss-home = ratkaisut, { seat-home }
analysis-loss-away = ratkaisut, { seat-away }
analysis-reassessment = uudelleenarviot
analysis-result = tulos
analysis-adjusted = Ilman onnea: { $adjusted } ± { $margin }

analysis-sides = Joukkueet
analysis-side-goals = maalit
analysis-side-expected = maaliodottama
analysis-side-shots = laukaukset
analysis-side-possession = pallonhallinta
analysis-side-thirds = omalla, keski- ja vastustajan kolmanneksella
analysis-side-decisions = vapaat ratkaisut
analysis-side-mistakes = virheet: epävarma / huono / hyvin huono
analysis-side-loss = ratkaisuissa menetetyt pisteet
analysis-side-errors = virhetaso: tuhannesosia per ratkaisu
analysis-side-rating = vahvuus tämän virhetason mukaan
analysis-rating = { $points } (kuin { $level })
analysis-side-luck = omien heittojen onni
analysis-side-spread = heittojen odotettu hajonta
analysis-side-marked = ! onnea yli kaksi kertaa odotetun hajonnan verran

analysis-worst = Eniten maksaneet virheet
analysis-no-worst = Yksikään ratkaisu ei ollut virhe.
analysis-class-doubtful = epävarma
analysis-class-bad = huono
analysis-class-very-bad = hyvin huono
analysis-then = sitten

analysis-rollouts = Ratkaisut pelattuna loppuun { $trials } kertaa kukin, pelaajana { $level }
analysis-rollout-step = askel { $step }
analysis-rollout-claimed = arvioitu
analysis-rollout-found = havaittu
analysis-rollout-mean = keskiarvo
analysis-nothing-better = Askeleella { $step } ei tunneta pelattua parempaa, joten loppuun pelattavaa ei ole. Ratkaisut, joille tunnetaan parempi: { $steps }.
analysis-no-step = Askelta { $step } ei ole: tallenteessa on { $steps }.
analysis-better = parempi
analysis-at = vuoro { $turn }, { $clock }'
analysis-turn = vuoro { $turn }

analysis-luckiest = Eniten muuttaneet heitot
analysis-no-luckiest = Yksikään heitto ei muuttanut mitään.
analysis-roll-chance = hyötyjä { $seat }: yhtä paljon tai enemmän { $chance } %:ssa tällaisista heitoista
analysis-roll-marked = hyötyjä { $seat }: yhtä paljon tai enemmän { $chance } %:ssa tällaisista heitoista ja { $expected } kertaa tällaisessa ottelussa

analysis-shots = Maalipaikat
analysis-no-shots = Kummallakaan ei ollut maalipaikkaa.
analysis-goal = maali

analysis-without-client = Tässä ohjelmassa ei ole verkkosivuja mukana, joten se ei voi kirjoittaa sivua. Käännä ohjelma, kun Node on asennettu (cargo build --release), tai rakenna sivut (npm ci && npm run build kansiossa web) ja nimeä ne: --client web/dist.
analysis-no-client-in = Kansiossa { $folder } ei ole tiedostoa report.html: sen tekee "npm ci && npm run build" kansiossa web.
analysis-level-random = Taso random ei voi arvioida ottelua: valitse rookie, coach:1–coach:5 tai gaffer.
analysis-page-is-record = { $file } on ottelu: anna valitsimelle --html toinen tiedosto, esimerkiksi analysis.html.
analysis-broken-off = Analyysi keskeytyi.

puzzle-answer-impossible = Tehtävän vastausta ei voi antaa sen asemassa: { $position }.
