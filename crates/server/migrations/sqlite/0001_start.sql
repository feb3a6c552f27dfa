-- Times are milliseconds since 1970, ids are counted, texts are UTF-8. The same columns as in migrations/postgres.

CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,          -- the name folded: what must differ between two users
    kind TEXT NOT NULL,                     -- guest, person, bot
    role TEXT NOT NULL DEFAULT 'player',    -- player, moderator
    password TEXT,                          -- argon2id; none: a guest, or a bot that only has tokens
    created_at BIGINT NOT NULL,
    suspended_until BIGINT,
    closed_at BIGINT,
    owner_id BIGINT REFERENCES users (id)   -- who answers for a bot
);
CREATE INDEX users_of_owner ON users (owner_id);

CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,                  -- SHA-256 of what the cookie holds
    user_id BIGINT NOT NULL REFERENCES users (id),
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX sessions_of_user ON sessions (user_id);

CREATE TABLE tokens (
    id INTEGER PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,              -- SHA-256 of the token, which is shown once
    user_id BIGINT NOT NULL REFERENCES users (id),
    label TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX tokens_of_user ON tokens (user_id);

CREATE TABLE recovery_codes (
    hash TEXT PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id),
    used_at BIGINT
);
CREATE INDEX recovery_codes_of_user ON recovery_codes (user_id);

CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,              -- what addresses it outside
    spec TEXT NOT NULL,
    rules BIGINT NOT NULL,                  -- revision of the rules: a match stays pinned to its own
    terms TEXT NOT NULL,                    -- clock, visibility, takebacks and so on, as JSON
    rated BIGINT NOT NULL,                  -- 1: it still counts for the ratings
    status TEXT NOT NULL,                   -- open, live, over, aborted
    home_user BIGINT REFERENCES users (id),
    away_user BIGINT REFERENCES users (id),
    home_level TEXT,                        -- a computer of this level
    away_level TEXT,
    invitation TEXT,                        -- SHA-256 of the word in the invitation link
    created_by BIGINT NOT NULL REFERENCES users (id),
    rematch_of BIGINT REFERENCES matches (id),
    created_at BIGINT NOT NULL,
    started_at BIGINT,
    ended_at BIGINT,
    outcome TEXT,                           -- home, away, draw, unfinished
    reason TEXT,                            -- how it ended
    home_goals BIGINT,
    away_goals BIGINT,
    -- Who drives the match, until when, and how often that changed: one node for now.
    lease_owner TEXT,
    lease_until BIGINT,
    lease_epoch BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX matches_by_status ON matches (status, id);
CREATE INDEX matches_of_home ON matches (home_user, id);
CREATE INDEX matches_of_away ON matches (away_user, id);
CREATE INDEX unfinished_of_home ON matches (home_user) WHERE status IN ('open', 'live');
CREATE INDEX unfinished_of_away ON matches (away_user) WHERE status IN ('open', 'live');
CREATE UNIQUE INDEX matches_one_rematch ON matches (rematch_of);
CREATE INDEX matches_by_maker ON matches (created_by);

-- What happened in all matches, in the order it arrived: appended, never changed.
CREATE TABLE steps (
    id INTEGER PRIMARY KEY,
    match_id BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL
);
CREATE UNIQUE INDEX steps_of_match ON steps (match_id, seq);

CREATE TABLE ratings (
    user_id BIGINT NOT NULL REFERENCES users (id),
    game TEXT NOT NULL,
    time_class TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    matches BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, game, time_class)
);
CREATE INDEX ratings_best ON ratings (game, time_class, rating);

-- What a match did to a rating; that it is there means the match was counted.
CREATE TABLE rating_changes (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    user_id BIGINT NOT NULL REFERENCES users (id),
    game TEXT NOT NULL,
    time_class TEXT NOT NULL,
    rating_before DOUBLE PRECISION NOT NULL,
    rating_after DOUBLE PRECISION NOT NULL,
    deviation_after DOUBLE PRECISION NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, user_id)
);
CREATE INDEX rating_changes_of_user ON rating_changes (user_id, at);

CREATE TABLE challenges (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    from_user BIGINT NOT NULL REFERENCES users (id),
    to_user BIGINT NOT NULL REFERENCES users (id),
    proposal TEXT NOT NULL,                 -- what would be played, as JSON
    state TEXT NOT NULL,                    -- waiting, accepted, declined, withdrawn
    match_code TEXT,
    created_at BIGINT NOT NULL,
    answered_at BIGINT
);
CREATE INDEX challenges_to ON challenges (to_user, state);
CREATE INDEX challenges_from ON challenges (from_user, state);

CREATE TABLE blocks (
    user_id BIGINT NOT NULL REFERENCES users (id),
    blocked_id BIGINT NOT NULL REFERENCES users (id),
    at BIGINT NOT NULL,
    PRIMARY KEY (user_id, blocked_id)
);
CREATE INDEX blocks_against ON blocks (blocked_id);

CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    from_user BIGINT NOT NULL REFERENCES users (id),
    about_user BIGINT NOT NULL REFERENCES users (id),
    match_code TEXT,
    reason TEXT NOT NULL,
    note TEXT NOT NULL,
    state TEXT NOT NULL,                    -- waiting, dismissed, warned, suspended
    created_at BIGINT NOT NULL,
    decided_by BIGINT REFERENCES users (id),
    decided_at BIGINT,
    decision TEXT
);
CREATE INDEX reports_by_state ON reports (state, id);
CREATE INDEX reports_from ON reports (from_user, state);
CREATE INDEX reports_about ON reports (about_user, state);
