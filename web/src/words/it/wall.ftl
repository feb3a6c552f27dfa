### La parete delle partite in corso.

wall-lead = Le partite pubbliche mentre si giocano, prima quelle con i punteggi più alti. Scegline una da guardare.
wall-list = Come elenco
wall-none = In questo momento non si gioca nessuna partita pubblica. Iniziane una: comparirà qui.
wall-lost = Connessione persa; nuovo tentativo …
wall-watching = { $n ->
    [one] 1 spettatore
   *[other] { $n } spettatori
}
