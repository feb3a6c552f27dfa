## The analysis of a match: beside its replay, and in a file of its own.

page-title = { $home } { $score } { $away }: otteluanalyysi
page-kicker = Otteluanalyysi · { $spec }
page-against = { $home } vastaan { $away }
# The space before the sign does not break.
page-percent = { $n }{ "\u00A0" }%
page-minute = { $clock }′
page-turn = vuoro { $turn }

## The headline

page-stops = Tallenne päättyy tähän: tulokseksi katsotaan sen viimeinen asema.
page-adjusted = Ottelun arvo ilman onnea ({ seat-home }): { $adjusted }; 95{ "\u00A0" }%:n väli { $low } – { $high }.
page-defeat = tappio
page-draw = tasapeli
page-win = voitto
page-worth-adjusted = ilman onnea
page-worth-interval = 95 %:n väli
page-worth-result = lopputulos
page-from-shots = laukauksia { $home } ja { $away }
page-luck-plain = { $rolls ->
    [one] hyötyjä { $seat }, ei enempää kuin yksi heitto selittää
   *[other] hyötyjä { $seat }, ei enempää kuin { $rolls } heittoa selittää
  }
page-luck-marked = { $rolls ->
    [one] hyötyjä { $seat }, enemmän kuin yksi heitto selittää
   *[other] hyötyjä { $seat }, enemmän kuin { $rolls } heittoa selittää
  }

## The match summed up

page-course-comeback = { $seat } voitti { $score }, vaikka mahdollisuus oli vain { $chance } ({ $when }).
page-course-late = { $seat } voitti { $score }; ottelu oli avoin tähän asti: { $when }.
page-course-safe = { $seat } voitti { $score } eikä ollut missään vaiheessa vaarassa.
page-course-lucky = { $seat } voitti { $score }, ja nopat olivat sen puolella.
page-course-open = { $seat } voitti { $score } ottelussa, joka aaltoili puolelta toiselle.
page-course-level = { $seat } voitti { $score } -tasapelin jälkeen.
page-course-draw = { $score }: tasapeli, joka oli auki loppuun asti.
page-course-draw-slipped = { $score }: { $seat } oli lähellä voittoa ({ $chance }, { $when }) mutta päästi sen käsistään.
page-course-unfinished = Pöytäkirja päättyy lukemiin { $score }.
page-turned = Käänne ({ $when }): { $what }
page-turned-goal = maali, { $seat }, { $score }.
page-turned-dice = nopat kääntyivät, { $seat }.
page-deserved = Ansaittu tulos: { $what }; { $dice }.
page-deserves-draw = suunnilleen tasapeli
page-deserves-narrow = niukka voitto, { $seat }
page-deserves-clear = selvä voitto, { $seat }
page-dice-even = nopat eivät suosineet ketään
page-dice-some = nopista oli vähän apua, { $seat }
page-dice-goals = { $goals ->
    [one] noppien arvo oli noin maali, { $seat }
   *[other] noppien arvo oli noin { $goals } maalia, { $seat }
  }
page-grade-excellent = erinomainen
page-grade-good = hyvä
page-grade-fair = kohtalainen
page-grade-weak = heikko
page-grade-poor = huono
page-exact = Tarkat luvut
page-error-rate = Virhetaso: tuhannesosaa menetetty päätöstä kohti

## The winning chance

page-timeline = Voiton todennäköisyys
page-timeline-how = Keskiviivan yläpuolella johdossa oli { seat-home }, alapuolella { seat-away }. Tasapeli on puoli voittoa.
page-timeline-tap = Osoita tai napauta kuviota, niin näet vuoron tiedot.
page-timeline-told = Voiton todennäköisyys ({ seat-home }) alussa { $start }, lopussa { $result }. { $count ->
        [0] Ei maaleja.
        [one] Yksi maali: { $goals }.
       *[other] { $count } maalia: { $goals }.
    }
page-turn-told = Vuoro { $turn } ({ $when }): { seat-home } { $chance } ({ $change }).
page-turn-told-without-clock = Vuoro { $turn }: { seat-home } { $chance } ({ $change }).
page-goal-for = Maali: { $seat }!
page-half-time = PA
page-swings = Suurimmat käänteet
page-decided = { $seat }: { $what }
page-rolled = { $due } →{ "\u00A0" }{ $dice }
page-called = Ilmoitus: { $call }
page-momentum = Pelin suunta
page-momentum-how = Mihin suuntaan ottelu oli menossa: voiton todennäköisyyden viimeisimmät muutokset, uusimmat eniten painottaen. Ylhäällä { seat-home }, alhaalla { seat-away }.
page-momentum-turn = { $when }: { $change }

## Where the result came from

page-balance = Mistä tulos syntyi
page-balance-how = Ottelua edeltävästä todennäköisyydestä lopputulokseen. Oikealle ulottuvista palkeista hyötyi { seat-home }, vasemmalle ulottuvista { seat-away }.
page-at-start = Todennäköisyys ennen ottelua
page-at-end = Tulos
page-errors-of = Virheet, { $seat }
page-luck = Onni
page-reassessment = Uudelleenarvio
page-balance-closes = { $result } − { $start } = { $change }  =  onni { $luck } − virheet ({ $errors })

## The teams

page-sides = Joukkueet
page-sides-how = Menetykset ja onni ovat osuuksia voiton todennäköisyydestä, kukin joukkueen omaksi eduksi laskettuna.
page-goals = Maalit
page-expected-goals = Maaliodottama
page-shots = Laukaukset
page-possession = Pallonhallinta
page-own-third = omalla kolmanneksella
page-middle-third = keskellä
page-last-third = hyökkäyskolmanneksella
page-decisions = Vapaat ratkaisut
page-doubtful = Epävarmat
page-bad = Huonot
page-very-bad = Hyvin huonot
page-rating = Vahvuus virhetason mukaan
page-rating-like = Virhetaso, { seat-home }: kuin { $home }; { seat-away }: kuin { $away }. Yksi ottelu kertoo sen vain karkeasti.
page-lost = Virheissä menetetty
page-rolls = Heitot

## Shots

page-shots-title = Maaliodottama
page-shots-how = Jokainen askelma on laukaus ja sen korkeus laukauksen tarkka maalitodennäköisyys. Merkki kasvaa todennäköisyyden mukana; täysi merkki on maali.
page-no-shots = Kummallakaan ei ollut maalipaikkaa.
page-shots-told = { $seat }: odottama { $expected }, { $shots ->
        [one] yksi laukaus
       *[other] { $shots } laukausta
    }, { $goals ->
        [0] ei maaleja
        [one] yksi maali
       *[other] { $goals } maalia
    }.
page-when = Milloin
page-team = Joukkue
page-chance = Todennäköisyys
page-outcome = Lopputulos
page-goal = Maali
page-no-goal = ei maalia

## Luck

page-luck-title = Onni
page-luck-how = Onnen kertymä: { seat-home }. Yhdeksäntoista ottelua kahdestakymmenestä pysyy näillä heitoilla harmaalla alueella; vasta sen ulkopuolella onnesta kannattaa puhua.
page-luck-told = Onni ({ seat-home }): { $luck }, hajonta { $spread }.
page-rolls-title = Eniten vaikuttaneet heitot
page-rolls-how = Kuinka paljon kukin heitto muutti voiton todennäköisyyttä keskiarvoonsa verrattuna. Oikealle ulottuvista hyötyi { seat-home }, vasemmalle ulottuvista { seat-away }.
page-roll-chance = Yhtä paljon tai enemmän: { $chance } tällaisista heitoista.
page-no-rolls = Yksikään heitto ei muuttanut mitään.
page-roll-marked = Harvinaista jopa näin monen heiton joukossa.

## Territory

page-territory = Alueellinen hallinta
page-territory-how = Missä kummallakin joukkueella oli pallo, prosentteina ottelusta. Kumpikin pelaa laudan suuntaan: { seat-home } ylöspäin, { seat-away } alaspäin.
page-territory-told = { $seat } piti palloa { $possession } ottelusta.

## Decisions

page-moments = Hetket, joihin kannattaa palata
page-moments-how = Vuorot, joissa joukkue menetti eniten: mitä pelattiin, mikä oli parempaa ja mitä vuoro maksoi kiistatta, arvioituna sen mukaan, mitä joukkue saattoi tietää.
page-more-mistakes = { $count ->
    [one] Tässä vuorossa oli vielä yksi virhe, se on mukana luvussa.
   *[other] Tässä vuorossa oli vielä { $count } virhettä, ne ovat mukana luvussa.
  }
page-no-mistakes-of = { $seat } ei tehnyt yhtään kiistatonta virhettä.
page-class-doubtful = epävarma
page-class-bad = huono
page-class-very-bad = hyvin huono
page-then = { $count ->
    [one] ja vielä yksi vastaus
   *[other] ja vielä { $count } vastausta
  }
page-played-out = Pelattu loppuun { $trials } kertaa: { $found } ± { $error }.
page-played = Pelattiin
page-better = Parempi
page-position = Asema merkintöinä

## How to read it

page-read = Näin tätä luetaan
page-read-chance = Voiton todennäköisyys
page-read-chance-text = Osuus pisteestä, jota joukkue voi odottaa: voitto on 100 %, tasapeli 50 %.
page-read-loss = Virheet
page-read-loss-text = Mitä ratkaisu menetti siihen verrattuna, mitä alla mainittu tietokonepelaaja olisi pelannut, molempia tutkittuna yhtä paljon. Vain varma ero lasketaan: pienet erot eivät ole virheitä. Ratkaisu on epävarma 2 pisteestä, huono 5:stä ja hyvin huono 10:stä alkaen.
page-read-luck = Onni
page-read-luck-text = Kuinka paljon parempi heitto oli kuin kaikkien silmälukujensa keskiarvo. Monen ottelun aikana onni kumoutuu nollaan, pelasi tai arvioi kuka tahansa.
page-read-adjusted = Tulos ilman onnea
page-read-adjusted-text = Tulos, josta onni on vähennetty: arvio siitä, mitä { seat-home } voi odottaa tätä vastustajaa vastaan, ilman noppien vääristymää. Väli kertoo, kuinka varmaa tietoa yksi ottelu voi antaa.
page-read-reassessment-text = Missä arvioija muutti mieltään, kun se katsoi askeleen pidemmälle tai näki sen, mikä oli ollut salassa. Se ei ole kenenkään onnea eikä virhe; se näytetään, jotta summa täsmää.
page-read-expected-text = Kaikkien laukausten tarkat todennäköisyydet yhteenlaskettuina, suoraan ratkaisevista nopista. Niissä ei ole arvioita.
page-read-level = Arvioija
page-read-level-text = Vahvempi taso arvioi paremmin mutta hitaammin. Eri taso antaa eri luvut; summa täsmää jokaisella.
page-made = { $spec }, arvioija { $level }. Tehty Touchlinella:
