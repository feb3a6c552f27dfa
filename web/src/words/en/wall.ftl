### The wall of live matches.

wall-lead = Public matches as they are played, the highest rated first. Choose one to watch.
wall-list = As a list
wall-none = No public match is being played right now. Start one: it will be on the wall.
wall-lost = The connection is lost; trying again …
wall-watching = { $n ->
    [one] 1 watches
   *[other] { $n } watch
}
