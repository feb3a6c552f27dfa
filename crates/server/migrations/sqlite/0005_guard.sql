-- Names of those who have left, which nobody gets again, and what was done to keep order.

CREATE TABLE retired_names (
    hash TEXT PRIMARY KEY,                  -- SHA-256 of the folded name
    at BIGINT NOT NULL
);

-- Without references: it outlives accounts, and says the names of its moment.
CREATE TABLE moderation_log (
    id INTEGER PRIMARY KEY,
    at BIGINT NOT NULL,
    by_user BIGINT,                         -- none: the operator
    by_name TEXT,
    what TEXT NOT NULL,
    about_user BIGINT,
    about_name TEXT,
    subject BIGINT,                         -- the number of the report or doubt
    note TEXT NOT NULL
);
