### The wall of live matches.

wall-lead = Public matches as they happen, the highest rated first. Pick one to watch.
wall-list = As a list
wall-none = No public match is being played right now. Start one, and it will show up here.
wall-lost = Connection lost; trying again …
wall-watching = { $n ->
    [one] 1 watching
   *[other] { $n } watching
}
}
