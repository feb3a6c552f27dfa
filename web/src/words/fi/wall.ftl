### Käynnissä olevien otteluiden seinä.

wall-lead = Julkiset ottelut sitä mukaa kuin niitä pelataan, korkeimmat vahvuusluvut ensin. Valitse, mitä katsot.
wall-list = Luettelona
wall-none = Juuri nyt ei pelata julkisia otteluita. Aloita yksi, niin se näkyy seinällä.
wall-lost = Yhteys katkesi; yritetään uudelleen …
wall-watching = { $n ->
    [one] 1 katsoja
   *[other] { $n } katsojaa
}
