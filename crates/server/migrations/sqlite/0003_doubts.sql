-- Questions about the rules, each with the position that it is about.
CREATE TABLE doubts (
    id INTEGER PRIMARY KEY,
    from_user BIGINT NOT NULL REFERENCES users (id),
    spec TEXT NOT NULL,
    position TEXT NOT NULL,                 -- as whoever asks may see it
    question TEXT NOT NULL,
    match_code TEXT,
    state TEXT NOT NULL,                    -- waiting, closed
    created_at BIGINT NOT NULL,
    closed_by BIGINT REFERENCES users (id),
    closed_at BIGINT
);
CREATE INDEX doubts_by_state ON doubts (state, id);
CREATE INDEX doubts_from ON doubts (from_user, state);
