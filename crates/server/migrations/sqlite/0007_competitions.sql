-- Competitions: a specification and numbered inputs, from which everything else is derived. The same columns as in migrations/postgres.

CREATE TABLE competitions (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,              -- what addresses it outside
    name TEXT NOT NULL,
    spec TEXT NOT NULL,                     -- what its matches play
    header TEXT NOT NULL,                   -- the specification of the competition, in its text form
    settings TEXT NOT NULL,                 -- clock, computers, check-in and so on, as JSON
    status TEXT NOT NULL,                   -- open, running, over
    seq BIGINT NOT NULL,                    -- how many entries there are
    teams BIGINT NOT NULL,                  -- how many teams are in it
    created_by BIGINT NOT NULL REFERENCES users (id),
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
);
CREATE INDEX competitions_by_status ON competitions (status, id);
CREATE INDEX competitions_by_maker ON competitions (created_by, status);

-- What happened in all competitions: appended, never changed.
CREATE TABLE competition_entries (
    competition_id BIGINT NOT NULL REFERENCES competitions (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    by_user BIGINT REFERENCES users (id),   -- none: the server
    player BIGINT REFERENCES users (id),    -- who plays for the team that comes in with it
    level TEXT,                             -- the computer that does
    line TEXT NOT NULL,                     -- the input, in its text form
    PRIMARY KEY (competition_id, seq)
);
CREATE INDEX competition_entries_of_player ON competition_entries (player);
CREATE INDEX competition_entries_by_user ON competition_entries (by_user);

-- The matches of fixtures. A fixture that has to be played again gets another attempt.
CREATE TABLE competition_matches (
    competition_id BIGINT NOT NULL REFERENCES competitions (id),
    fixture BIGINT NOT NULL,
    attempt BIGINT NOT NULL,
    since BIGINT NOT NULL,                  -- how many entries there were when it was called
    called_at BIGINT NOT NULL,
    home_at BIGINT,                         -- when each side said that it is there
    away_at BIGINT,
    match_id BIGINT REFERENCES matches (id),
    PRIMARY KEY (competition_id, fixture, attempt)
);
CREATE UNIQUE INDEX competition_matches_of_match ON competition_matches (match_id);
