-- Dice that players can verify (docs/fairness.md). A secret is written with the first step of its match; nobody is told before the match is over.
CREATE TABLE dice_secrets (
    match_id BIGINT PRIMARY KEY REFERENCES matches (id),
    secret TEXT NOT NULL                    -- 32 bytes in hexadecimal
);

ALTER TABLE users ADD COLUMN contributes BIGINT NOT NULL DEFAULT 0;     -- 1: a client of theirs contributes to the dice
ALTER TABLE matches ADD COLUMN aborted_by BIGINT REFERENCES users (id); -- who called it off
ALTER TABLE endings ADD COLUMN aborted_by BIGINT;
CREATE INDEX matches_aborted ON matches (aborted_by) WHERE aborted_by IS NOT NULL;
