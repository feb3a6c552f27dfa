-- Matches that are over in the journal and not yet in the list: written together with the step that ended them, gone when everything is noted.
CREATE TABLE endings (
    match_id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    rated BIGINT NOT NULL,                  -- 1: it counted for the ratings to the end
    outcome TEXT NOT NULL,
    reason TEXT NOT NULL,
    home_goals BIGINT NOT NULL,
    away_goals BIGINT NOT NULL
);
