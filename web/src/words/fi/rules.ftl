### The rules in sentences.

rules-title = Säännöt lause lauseelta
rules-about = Painoksen jokainen sääntö selvin sanoin ja pykälänumeroineen.
rules-edition = Painos
rules-edition-fuba-3-0 = FUBA 3.0
rules-edition-fuba-2-2 = FUBA 2.2
rules-edition-fuba-2-1 = FUBA 2.1
rules-edition-fuba-2-0 = FUBA 2.0
rules-edition-grid-full = Ruutupeli
rules-search = Etsi
rules-search-example = rebound, offside, F-PRESS …
rules-count = { $count ->
    [0] Mitään ei löydy.
    [one] Yksi lause.
   *[other] { $count } lausetta.
}
rules-groups = Sääntöryhmät
rules-behind = Sääntö tämän takana
rules-none = Mikään tämän painoksen sääntö ei ole tämän takana.
rules-all = Kaikki tämän painoksen säännöt
rules-english = Sääntöjen lauseet ovat englanniksi.
rules-short = Peli minuutissa
rules-unfold = Avaa kaikki
rules-fold = Sulje kaikki
rules-picture-grid = Ruutupeli: numeroidut pelaajat ruuduilla ja syötön reitti
rules-short-fuba-1 = Sinä sanot, minne pallo menee, nopat sanovat, kuka sen saa, ja sitten kumpikin joukkue siirtää muutaman pelaajan.
rules-short-fuba-2 = Pallo on noppa. Sen arvo 1–6 kertoo, kuinka vaikea palloa on pitää: pieni on hyvä sille, jolla pallo on.
rules-short-fuba-3 = Kumpikin heittää yhden nopan. Pallollinen joukkue pitää pallon, jos sen noppa on vähintään pallon arvo; toisen joukkueen noppa on uusi arvo.
rules-short-fuba-4 = Kello etenee noppien erotuksen verran. Tasanopat tuovat erikoistapahtuman: huonon kosketuksen, rikkeen, kulman.
rules-short-fuba-5 = Sitten kumpikin joukkue toimii: liikkuu ryhmityksen lukujen mukaan, asemoituu ja muuttaa pallon arvoa, prässää tai laukoo.
rules-short-fuba-6 = Laukauksen on voitettava pallon arvo; paikka ja pelaajien määrä auttavat tai haittaavat. Kaksi 45 minuutin puoliaikaa, sitten pilli soi.
rules-short-grid-1 = Vuoro alkaa nopilla: kaksi, jos joukkueellasi on pallo, yksi, jos ei ole, kolme, jos maalivahtisi pitää palloa tai on erikoistilanne.
rules-short-grid-2 = Jokainen piste siirtää pelaajaa yhden ruudun tai palloa yhden ruudun. Kuljetus maksaa kaksi pistettä ruudulta; syöttö on nopeampi.
rules-short-grid-3 = Pelaajalla on pallo, jos se on jollakin kolmesta ruudusta hänen jalkojensa edessä.
rules-short-grid-4 = Pallo, joka menee johonkin seitsemästä lokerosta maaliviivan takana, on laukaus; maalivahti torjuu, jos yksi noppa vie sen sinne.
rules-short-grid-5 = Lisäsäännöillä saat mitä haluat: taklaukset, puskut, saksipotkut, paitsion, rikkeet ja kortit. Jokaisen voi valita erikseen.
rules-short-grid-6 = Maalin jälkeen aloittaa toinen joukkue. Tasapeli johtaa rangaistuspotkukilpailuun.
