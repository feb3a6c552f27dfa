-- What players say to each other. The same columns as in migrations/postgres.

CREATE TABLE chat (
    id INTEGER PRIMARY KEY,
    match_id BIGINT NOT NULL REFERENCES matches (id),
    user_id BIGINT NOT NULL REFERENCES users (id),
    seat TEXT NOT NULL,                     -- home, away
    at BIGINT NOT NULL,
    body TEXT NOT NULL
);
CREATE INDEX chat_of_match ON chat (match_id, id);
CREATE INDEX chat_of_user ON chat (user_id, id);
