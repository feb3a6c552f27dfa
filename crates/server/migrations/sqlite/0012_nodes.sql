-- Several servers on one database (docs/nodes.md). Times here are by the database's own clock.

CREATE TABLE nodes (
    id TEXT PRIMARY KEY,                    -- drawn anew by every process
    expires_at BIGINT NOT NULL,             -- until when it lives unless it says so again; its leases end then
    here TEXT NOT NULL DEFAULT '[]'         -- who sits there in which match
);

CREATE TABLE leases (
    match_id BIGINT PRIMARY KEY REFERENCES matches (id),
    node TEXT NOT NULL,                     -- who does what happens in the match by itself
    epoch BIGINT NOT NULL,                  -- counts owners: what an earlier one writes is refused
    released_at BIGINT,                     -- given back then; none: it lasts as long as its node
    unserved BIGINT NOT NULL DEFAULT 0,     -- for so long nobody had it,
    unserved_after BIGINT NOT NULL DEFAULT 0 -- since this step
);
CREATE INDEX leases_of_node ON leases (node);

CREATE TABLE duties (
    name TEXT PRIMARY KEY,                  -- what one node does for all
    node TEXT NOT NULL
);

CREATE TABLE notices (
    id INTEGER PRIMARY KEY,
    at BIGINT NOT NULL,
    node TEXT NOT NULL,                     -- who wrote it
    body TEXT NOT NULL                      -- what the others are to know
);
CREATE INDEX notices_by_time ON notices (at);

CREATE TABLE shared (
    name TEXT PRIMARY KEY,                  -- what a single server has in memory
    body TEXT NOT NULL
);

ALTER TABLE matches DROP COLUMN lease_owner;
ALTER TABLE matches DROP COLUMN lease_until;
ALTER TABLE matches DROP COLUMN lease_epoch;
