-- Who takes part in a competition now: those who have left are not there any more.
CREATE TABLE competition_members (
    competition_id BIGINT NOT NULL REFERENCES competitions (id),
    user_id BIGINT NOT NULL REFERENCES users (id),
    PRIMARY KEY (competition_id, user_id)
);
CREATE INDEX competition_members_of_user ON competition_members (user_id);

INSERT INTO competition_members (competition_id, user_id)
SELECT DISTINCT competition_id, player FROM competition_entries WHERE player IS NOT NULL;
