-- Web Push. The same columns as in migrations/postgres.

-- The server's private key for push services, made once: one row.
CREATE TABLE push_key (
    id BIGINT PRIMARY KEY,
    secret TEXT NOT NULL
);

-- Where browsers are told something while no page is open; it goes with the session it was made in.
CREATE TABLE push_subscriptions (
    session TEXT PRIMARY KEY REFERENCES sessions (hash) ON DELETE CASCADE,
    user_id BIGINT NOT NULL REFERENCES users (id),
    endpoint TEXT NOT NULL UNIQUE,          -- at a push service
    p256dh TEXT NOT NULL,                   -- the browser's public key, and what it shares with us
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_of_user ON push_subscriptions (user_id);
