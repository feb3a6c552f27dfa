//! Competitions as stored: a specification, numbered entries, and the matches of their fixtures. The number
//! of an entry is its key, so of two who write at once one wins and the other is told.

use std::collections::HashMap;

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::accounts::{Kind, alone};
use super::change::Change;
use super::matches::{Match, NewMatch, insert, listed, match_columns};
use super::{Store, is_orphan, is_taken};
use crate::competitions::settings::Settings;
use crate::error::Result;
use crate::time::Millis;

/// The most unfinished competitions of one organiser.
pub(crate) const MOST_OWN: i64 = 10;

/// The most unfinished competitions that one user plays in.
pub(crate) const MOST_JOINED: i64 = 20;

/// Where a competition stands.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
#[schema(as = CompetitionStatus)]
pub(crate) enum Status {
    /// Teams may come in.
    Open,
    /// It is being played, or paused.
    Running,
    Over,
}

impl Status {
    /// The word in the database.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Over => "over",
        }
    }

    fn from_word(word: &str) -> Self {
        match word {
            "open" => Self::Open,
            "running" => Self::Running,
            _ => Self::Over,
        }
    }
}

/// A competition as listed.
#[derive(Clone, Debug)]
pub(crate) struct CompetitionRow {
    pub(crate) id: i64,
    pub(crate) code: String,
    pub(crate) name: String,
    pub(crate) spec: String,
    /// Its specification, in the text form of a competition.
    pub(crate) header: String,
    pub(crate) settings: Settings,
    pub(crate) status: Status,
    /// How many entries there are.
    pub(crate) seq: i64,
    pub(crate) teams: i64,
    /// Id and name of the organiser.
    pub(crate) created_by: (i64, String),
    pub(crate) created_at: Millis,
    pub(crate) changed_at: Millis,
}

/// A competition to create.
#[derive(Clone, Debug)]
pub(crate) struct NewCompetition {
    pub(crate) code: String,
    pub(crate) name: String,
    pub(crate) spec: String,
    pub(crate) header: String,
    pub(crate) settings: Settings,
    pub(crate) created_by: i64,
}

/// An entry as stored. Names are those of today: whoever closes an account leaves no name behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EntryRow {
    pub(crate) seq: i64,
    pub(crate) at: Millis,
    /// Id and name of who gave it; none: the server.
    pub(crate) by: Option<(i64, String)>,
    pub(crate) player: Option<Player>,
    pub(crate) line: String,
}

/// Who plays for a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    User { id: i64, name: String, kind: Kind },
    Computer { level: String },
}

/// An entry to write.
#[derive(Clone, Debug)]
pub(crate) struct NewEntry<'a> {
    pub(crate) competition: i64,
    /// Its number: one more than there are.
    pub(crate) seq: i64,
    pub(crate) at: Millis,
    pub(crate) by: Option<i64>,
    pub(crate) player: Option<&'a Player>,
    pub(crate) line: &'a str,
    /// What is listed of the competition afterwards.
    pub(crate) status: Status,
    pub(crate) teams: usize,
    /// Users who take part from now on, and who do not any more.
    pub(crate) came: Vec<i64>,
    pub(crate) went: Vec<i64>,
}

/// What came of writing an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Written {
    Kept,
    /// Somebody else has written an entry with this number.
    Stale,
    /// The player is in too many competitions.
    Full,
}

/// A fixture that was called, and its match if that has begun.
#[derive(Clone, Debug)]
pub(crate) struct Link {
    pub(crate) fixture: i64,
    pub(crate) attempt: i64,
    /// How many entries there were when it was called.
    pub(crate) since: i64,
    pub(crate) called_at: Millis,
    /// When each side said that it is there.
    pub(crate) here: [Option<Millis>; 2],
    pub(crate) game: Option<Match>,
}

macro_rules! competition_columns {
    () => {
        "SELECT c.id, c.code, c.name, c.spec, c.header, c.settings, c.status, c.seq, c.teams, c.created_by, u.name, \
         c.created_at, c.changed_at FROM competitions c JOIN users u ON u.id = c.created_by "
    };
}

fn competition(row: &AnyRow) -> Result<CompetitionRow, sqlx::Error> {
    let (settings, status): (String, String) = (row.try_get(5)?, row.try_get(6)?);
    Ok(CompetitionRow {
        id: row.try_get(0)?,
        code: row.try_get(1)?,
        name: row.try_get(2)?,
        spec: row.try_get(3)?,
        header: row.try_get(4)?,
        settings: serde_json::from_str(&settings).map_err(|error| sqlx::Error::Decode(error.into()))?,
        status: Status::from_word(&status),
        seq: row.try_get(7)?,
        teams: row.try_get(8)?,
        created_by: (row.try_get(9)?, row.try_get(10)?),
        created_at: row.try_get(11)?,
        changed_at: row.try_get(12)?,
    })
}

fn entry(row: &AnyRow) -> Result<EntryRow, sqlx::Error> {
    let by: Option<i64> = row.try_get(2)?;
    let player: Option<i64> = row.try_get(4)?;
    let name = |at: usize| row.try_get::<Option<String>, _>(at).map(Option::unwrap_or_default);
    let player = match (player, row.try_get::<Option<String>, _>(7)?) {
        (Some(id), _) => Some(Player::User { id, name: name(5)?, kind: Kind::from_word(&name(6)?) }),
        (None, Some(level)) => Some(Player::Computer { level }),
        (None, None) => None,
    };
    let by = match by {
        Some(id) => Some((id, name(3)?)),
        None => None,
    };
    Ok(EntryRow { seq: row.try_get(0)?, at: row.try_get(1)?, by, player, line: row.try_get(8)? })
}

/// Write an entry within a change, which is given back unless that was refused.
async fn write_entry(
    mut change: Change,
    new: &NewEntry<'_>,
) -> Result<(Option<Change>, Written), sqlx::Error> {
    let (user, level) = match new.player {
        Some(Player::User { id, .. }) => (Some(*id), None),
        Some(Player::Computer { level }) => (None, Some(level.as_str())),
        None => (None, None),
    };
    if let Some(user) = user {
        alone(&mut change, user).await?;
        let sql = "SELECT COUNT(*) FROM competition_members m JOIN competitions c ON c.id = m.competition_id \
                   WHERE m.user_id = $1 AND c.status IN ('open', 'running') AND c.id <> $2";
        let row = change.row(sqlx::query(sql).bind(user).bind(new.competition)).await?;
        let joined: i64 = row.map_or(Ok(0), |row| row.try_get(0))?;
        if joined >= MOST_JOINED {
            change.undo().await?;
            return Ok((None, Written::Full));
        }
    }
    let insert = sqlx::query(
        "INSERT INTO competition_entries (competition_id, seq, at, by_user, player, level, line) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(new.competition)
    .bind(new.seq)
    .bind(new.at)
    .bind(new.by)
    .bind(user)
    .bind(level)
    .bind(new.line);
    match change.run(insert).await {
        Ok(_) => {}
        // Or it was deleted at this very moment.
        Err(error) if is_taken(&error) || is_orphan(&error) => return Ok((None, Written::Stale)),
        Err(error) => return Err(error),
    }
    let sql = "UPDATE competitions SET seq = $2, status = $3, teams = $4, changed_at = $5 WHERE id = $1 AND seq = $2 - 1";
    let update = sqlx::query(sql)
        .bind(new.competition)
        .bind(new.seq)
        .bind(new.status.word())
        .bind(i64::try_from(new.teams).unwrap_or(i64::MAX))
        .bind(new.at);
    if change.run(update).await? != 1 {
        change.undo().await?;
        return Ok((None, Written::Stale));
    }
    for user in &new.went {
        let sql = "DELETE FROM competition_members WHERE competition_id = $1 AND user_id = $2";
        change.run(sqlx::query(sql).bind(new.competition).bind(*user)).await?;
    }
    for user in &new.came {
        let sql = "INSERT INTO competition_members (competition_id, user_id) VALUES ($1, $2) \
                   ON CONFLICT (competition_id, user_id) DO NOTHING";
        change.run(sqlx::query(sql).bind(new.competition).bind(*user)).await?;
    }
    Ok((Some(change), Written::Kept))
}

impl Store {
    /// Add a competition; returns whether its organiser may have one more.
    pub(crate) async fn add_competition(
        &self,
        new: &NewCompetition,
        most: i64,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let settings =
            serde_json::to_string(&new.settings).map_err(|error| sqlx::Error::Encode(error.into()))?;
        let mut change = self.change().await?;
        alone(&mut change, new.created_by).await?;
        let insert = sqlx::query(
            "INSERT INTO competitions (code, name, spec, header, settings, status, seq, teams, created_by, created_at, changed_at) \
             SELECT $1, $2, $3, $4, $5, 'open', 0, 0, $6, $7, $7 \
             WHERE (SELECT COUNT(*) FROM competitions WHERE created_by = $6 AND status IN ('open', 'running')) < $8",
        )
        .bind(&new.code)
        .bind(&new.name)
        .bind(&new.spec)
        .bind(&new.header)
        .bind(settings)
        .bind(new.created_by)
        .bind(now)
        .bind(most);
        let done = change.run(insert).await?;
        change.commit().await?;
        Ok(done == 1)
    }

    /// A competition by its code.
    pub(crate) async fn competition_by_code(
        &self,
        code: &str,
    ) -> Result<Option<CompetitionRow>, sqlx::Error> {
        // PostgreSQL has no text with this character, not even to compare with.
        if code.contains('\0') {
            return Ok(None);
        }
        let sql = concat!(competition_columns!(), "WHERE c.code = $1");
        let row = sqlx::query(sql).bind(code).fetch_optional(&self.read).await?;
        row.as_ref().map(competition).transpose()
    }

    /// The code of the competition that a match belongs to.
    pub(crate) async fn competition_of_match(&self, match_id: i64) -> Result<Option<String>, sqlx::Error> {
        let sql = "SELECT c.code FROM competitions c JOIN competition_matches m ON m.competition_id = c.id \
                   WHERE m.match_id = $1";
        let row = sqlx::query(sql).bind(match_id).fetch_optional(&self.read).await?;
        row.map(|row| row.try_get(0)).transpose()
    }

    /// Competitions with a status, newest first.
    pub(crate) async fn list_competitions(
        &self,
        status: Status,
        before: Option<i64>,
        most: i64,
    ) -> Result<Vec<CompetitionRow>, sqlx::Error> {
        let sql =
            concat!(competition_columns!(), "WHERE c.status = $1 AND c.id < $2 ORDER BY c.id DESC LIMIT $3");
        let query = sqlx::query(sql).bind(status.word()).bind(before.unwrap_or(i64::MAX)).bind(most);
        query.fetch_all(&self.read).await?.iter().map(competition).collect()
    }

    /// The codes of all running competitions, in order after an id.
    pub(crate) async fn running_competitions(
        &self,
        after: i64,
        most: i64,
    ) -> Result<Vec<(i64, String)>, sqlx::Error> {
        let sql =
            "SELECT id, code FROM competitions WHERE status = 'running' AND id > $1 ORDER BY id LIMIT $2";
        let rows = sqlx::query(sql).bind(after).bind(most).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// Competitions that a user organises or plays in, newest first; at most this many.
    pub(crate) async fn competitions_of(
        &self,
        user: i64,
        most: i64,
    ) -> Result<Vec<CompetitionRow>, sqlx::Error> {
        let sql = concat!(
            competition_columns!(),
            "WHERE c.id IN (SELECT id FROM competitions WHERE created_by = $1 \
             UNION SELECT competition_id FROM competition_entries WHERE player = $1) ORDER BY c.id DESC LIMIT $2"
        );
        let rows = sqlx::query(sql).bind(user).bind(most).fetch_all(&self.read).await?;
        rows.iter().map(competition).collect()
    }

    /// The codes of all competitions in which a user has done anything.
    pub(crate) async fn competitions_with(&self, user: i64) -> Result<Vec<String>, sqlx::Error> {
        let sql = "SELECT code FROM competitions WHERE id IN (SELECT id FROM competitions WHERE created_by = $1 \
                   UNION SELECT competition_id FROM competition_entries WHERE player = $1 \
                   UNION SELECT competition_id FROM competition_entries WHERE by_user = $1)";
        let rows = sqlx::query(sql).bind(user).fetch_all(&self.read).await?;
        rows.iter().map(|row| row.try_get(0)).collect()
    }

    /// The codes of the unfinished competitions that a user plays in.
    pub(crate) async fn competitions_played(&self, user: i64) -> Result<Vec<String>, sqlx::Error> {
        let sql = "SELECT DISTINCT c.code FROM competitions c JOIN competition_entries e ON e.competition_id = c.id \
                   WHERE e.player = $1 AND c.status IN ('open', 'running')";
        let rows = sqlx::query(sql).bind(user).fetch_all(&self.read).await?;
        rows.iter().map(|row| row.try_get(0)).collect()
    }

    /// The entries of a competition after a number, in order.
    pub(crate) async fn competition_entries(
        &self,
        id: i64,
        after: i64,
    ) -> Result<Vec<EntryRow>, sqlx::Error> {
        let sql = "SELECT e.seq, e.at, e.by_user, b.name, e.player, p.name, p.kind, e.level, e.line \
                   FROM competition_entries e LEFT JOIN users b ON b.id = e.by_user LEFT JOIN users p ON p.id = e.player \
                   WHERE e.competition_id = $1 AND e.seq > $2 ORDER BY e.seq";
        let rows = sqlx::query(sql).bind(id).bind(after).fetch_all(&self.read).await?;
        rows.iter().map(entry).collect()
    }

    /// Everything that a user entered: code of the competition, number, time and line.
    pub(crate) async fn competition_entries_by(
        &self,
        user: i64,
    ) -> Result<Vec<(String, i64, Millis, String)>, sqlx::Error> {
        let sql = "SELECT c.code, e.seq, e.at, e.line FROM competition_entries e \
                   JOIN competitions c ON c.id = e.competition_id WHERE e.by_user = $1 ORDER BY c.id, e.seq";
        let rows = sqlx::query(sql).bind(user).fetch_all(&self.read).await?;
        rows.iter()
            .map(|row| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?, row.try_get(3)?)))
            .collect()
    }

    /// Write an entry, unless somebody else has written one with its number.
    pub(crate) async fn add_competition_entry(&self, new: &NewEntry<'_>) -> Result<Written, sqlx::Error> {
        let (change, written) = write_entry(self.change().await?, new).await?;
        if let Some(change) = change {
            change.commit().await?;
        }
        Ok(written)
    }

    /// Everything that was called in a competition, with the matches.
    pub(crate) async fn competition_links(&self, id: i64) -> Result<Vec<Link>, sqlx::Error> {
        let sql = concat!(
            match_columns!(),
            "WHERE m.id IN (SELECT match_id FROM competition_matches WHERE competition_id = $1)"
        );
        let rows = sqlx::query(sql).bind(id).fetch_all(&self.read).await?;
        let mut matches = HashMap::new();
        for row in &rows {
            let found = listed(row)?;
            matches.insert(found.id, found);
        }
        let sql = "SELECT fixture, attempt, since, called_at, home_at, away_at, match_id FROM competition_matches \
                   WHERE competition_id = $1 ORDER BY fixture, attempt";
        let rows = sqlx::query(sql).bind(id).fetch_all(&self.read).await?;
        rows.iter()
            .map(|row| {
                let game: Option<i64> = row.try_get(6)?;
                Ok(Link {
                    fixture: row.try_get(0)?,
                    attempt: row.try_get(1)?,
                    since: row.try_get(2)?,
                    called_at: row.try_get(3)?,
                    here: [row.try_get(4)?, row.try_get(5)?],
                    game: game.and_then(|game| matches.remove(&game)),
                })
            })
            .collect()
    }

    /// Call a fixture: both sides are waited for. Returns whether it was not called before.
    pub(crate) async fn call_fixture(
        &self,
        competition: i64,
        [fixture, attempt, since]: [i64; 3],
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let insert = sqlx::query(
            "INSERT INTO competition_matches (competition_id, fixture, attempt, since, called_at) \
             VALUES ($1, $2, $3, $4, $5) ON CONFLICT (competition_id, fixture, attempt) DO NOTHING",
        )
        .bind(competition)
        .bind(fixture)
        .bind(attempt)
        .bind(since)
        .bind(now);
        Ok(self.once(insert).await? == 1)
    }

    /// Call a fixture again that has not begun.
    pub(crate) async fn call_again(
        &self,
        competition: i64,
        [fixture, attempt]: [i64; 2],
        at: Millis,
    ) -> Result<(), sqlx::Error> {
        let sql = "UPDATE competition_matches SET called_at = $4 \
                   WHERE competition_id = $1 AND fixture = $2 AND attempt = $3 AND match_id IS NULL";
        let update = sqlx::query(sql).bind(competition).bind(fixture).bind(attempt).bind(at);
        self.once(update).await.map(drop)
    }

    /// A side says that it is there, once.
    pub(crate) async fn note_here(
        &self,
        competition: i64,
        [fixture, attempt]: [i64; 2],
        home: bool,
        now: Millis,
    ) -> Result<(), sqlx::Error> {
        let sql = if home {
            "UPDATE competition_matches SET home_at = $4 \
             WHERE competition_id = $1 AND fixture = $2 AND attempt = $3 AND home_at IS NULL"
        } else {
            "UPDATE competition_matches SET away_at = $4 \
             WHERE competition_id = $1 AND fixture = $2 AND attempt = $3 AND away_at IS NULL"
        };
        let update = sqlx::query(sql).bind(competition).bind(fixture).bind(attempt).bind(now);
        self.once(update).await.map(drop)
    }

    /// Begin the match of a fixture, with the entry that says so: all or nothing.
    pub(crate) async fn begin_fixture(
        &self,
        competition: i64,
        [fixture, attempt, since]: [i64; 3],
        entry: Option<&NewEntry<'_>>,
        new: &NewMatch,
        now: Millis,
    ) -> Result<Written, sqlx::Error> {
        let mut change = self.change().await?;
        if let Some(entry) = entry {
            change = match write_entry(change, entry).await? {
                (Some(change), _) => change,
                (None, refused) => return Ok(refused),
            };
        }
        insert(&mut change, new, now).await?;
        let link = sqlx::query(
            "INSERT INTO competition_matches (competition_id, fixture, attempt, since, called_at, match_id) \
             SELECT $1, $2, $3, $4, $5, m.id FROM matches m WHERE m.code = $6 \
             ON CONFLICT (competition_id, fixture, attempt) DO UPDATE SET match_id = excluded.match_id \
             WHERE competition_matches.match_id IS NULL",
        )
        .bind(competition)
        .bind(fixture)
        .bind(attempt)
        .bind(since)
        .bind(now)
        .bind(&new.code);
        if change.run(link).await? != 1 {
            change.undo().await?;
            return Ok(Written::Stale);
        }
        change.commit().await?;
        Ok(Written::Kept)
    }

    /// Delete a competition that has not begun; returns whether it still was open.
    pub(crate) async fn remove_competition(&self, id: i64) -> Result<bool, sqlx::Error> {
        let mut change = self.change().await?;
        // Whoever joins at the same moment waits for this row.
        let sql = "UPDATE competitions SET seq = -1 WHERE id = $1 AND status = 'open'";
        if change.run(sqlx::query(sql).bind(id)).await? != 1 {
            change.undo().await?;
            return Ok(false);
        }
        for sql in [
            "DELETE FROM competition_entries WHERE competition_id = $1",
            "DELETE FROM competition_members WHERE competition_id = $1",
        ] {
            change.run(sqlx::query(sql).bind(id)).await?;
        }
        change.run(sqlx::query("DELETE FROM competitions WHERE id = $1").bind(id)).await?;
        change.commit().await?;
        Ok(true)
    }

    /// Competitions that nobody has started since a given time: one for those of guests, one for all others.
    pub(crate) async fn unstarted_competitions(
        &self,
        [of_guests, of_others]: [Millis; 2],
        most: i64,
    ) -> Result<Vec<(i64, String)>, sqlx::Error> {
        let sql = "SELECT c.id, c.code FROM competitions c JOIN users u ON u.id = c.created_by WHERE c.status = 'open' \
                   AND c.changed_at <= CASE WHEN u.kind = 'guest' THEN $1 ELSE $2 END ORDER BY c.id LIMIT $3";
        let rows = sqlx::query(sql).bind(of_guests).bind(of_others).bind(most).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }
}
