### The rules in sentences.

title-rules = Rules
rules-title = The rules, sentence by sentence
rules-about = Every rule of an edition in plain words, with its clause number.
rules-edition = Edition
rules-edition-fuba-3-0 = FUBA 3.0
rules-edition-fuba-2-2 = FUBA 2.2
rules-edition-fuba-2-1 = FUBA 2.1
rules-edition-fuba-2-0 = FUBA 2.0
rules-edition-grid-full = The grid game
rules-search = Search
rules-search-example = rebound, offside, F-PRESS …
rules-count = { $count ->
    [0] Nothing is found.
    [one] One sentence.
   *[other] { $count } sentences.
}
rules-groups = Groups of rules
rules-behind = The rule behind it
rules-none = No rule of this edition is behind it.
rules-all = All rules of this edition
rules-english = The sentences of the rules are in English.
