### The rules in sentences.

title-rules = Säännöt
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
