### The rules in sentences.

title-rules = Regole
rules-title = Le regole, frase per frase
rules-about = Ogni regola di un'edizione in parole semplici, con il numero della clausola.
rules-edition = Edizione
rules-edition-fuba-3-0 = FUBA 3.0
rules-edition-fuba-2-2 = FUBA 2.2
rules-edition-fuba-2-1 = FUBA 2.1
rules-edition-fuba-2-0 = FUBA 2.0
rules-edition-grid-full = Il gioco a griglia
rules-search = Cerca
rules-search-example = rebound, offside, F-PRESS …
rules-count = { $count ->
    [0] Nessun risultato.
    [one] Una frase.
   *[other] { $count } frasi.
}
rules-groups = Gruppi di regole
rules-behind = La regola che c'è dietro
rules-none = Dietro non c'è nessuna regola di questa edizione.
rules-all = Tutte le regole di questa edizione
rules-english = Le frasi delle regole sono in inglese.
