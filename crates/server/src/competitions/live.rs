//! A competition as it stands: what its entries make of its specification, who plays for its teams, and the
//! matches of its fixtures.

use std::collections::{BTreeSet, HashMap, HashSet};

use touchline_engine::Seat;
use touchline_league::{
    Change, Competition, Entry, Fixture, FixtureId, Input, Spec, Stage, Status as Settled, TeamId,
};

use super::breaks::Breaks;
use super::settings::MOST_MATCHES;
use super::{CLOSED, no_such_competition};
use crate::app::App;
use crate::error::{Error, Result};
use crate::fair::Party;
use crate::store::accounts::User;
use crate::store::competitions::{CompetitionRow, EntryRow, Link, NewEntry, Player, Status, Written};
use crate::store::matches::{NewMatch, Status as MatchStatus};
use crate::time::Millis;

/// The most entries of a competition that people may write; the server itself may go on. It fits the largest
/// competition: the beginning of a match, its result, and for each team coming late and two rolls of dice.
pub(crate) const MOST_ENTRIES: i64 = 8 * MOST_MATCHES as i64 + 1000;

/// The last of them are the organiser's, so that nobody else can fill the log.
const KEPT_FOR_ORGANISER: i64 = 500;

/// Who writes entries that nobody in particular does.
pub(crate) const SERVER: &str = "server";

/// A competition as it stands.
#[derive(Debug)]
pub(crate) struct Live {
    pub(crate) row: CompetitionRow,
    pub(crate) now: Standing,
    /// Everything that was called, and its matches.
    pub(crate) links: Vec<Link>,
    /// Whether it may differ from what is stored.
    pub(crate) is_doubtful: bool,
}

/// What follows from the entries.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    pub(crate) league: Competition,
    /// Who plays for each team.
    players: HashMap<TeamId, Player>,
    /// With which entry a fixture had to be played again: matches from before do not count.
    resets: HashMap<FixtureId, i64>,
    /// How often each user has come in.
    joins: HashMap<i64, u32>,
    /// Teams whose own players took them out.
    left: HashSet<TeamId>,
    pub(crate) breaks: Breaks,
}

/// An entry to give.
#[derive(Clone, Debug)]
pub(crate) struct Giving {
    pub(crate) input: Input,
    pub(crate) because: Option<String>,
    /// Who plays for the team that comes in with it.
    pub(crate) player: Option<Player>,
}

impl From<Input> for Giving {
    fn from(input: Input) -> Self {
        Self { input, because: None, player: None }
    }
}

impl Live {
    /// Read a competition from the storage. Doing everything once more takes a while in which others want to
    /// be answered, so a clerk does it.
    pub(super) async fn load(app: &App, code: &str) -> Result<Self> {
        let row = app.store.competition_by_code(code).await?.ok_or_else(no_such_competition)?;
        let clerk = app.clerks.turn(Party { address: None, user: Some(row.created_by.0) }).await?;
        let entries = app.store.competition_entries(row.id, 0).await?;
        let links = app.store.competition_links(row.id).await?;
        let (header, code) = (row.header.clone(), row.code.clone());
        let now = clerk.work(move || Standing::of(&header, &code, &entries)).await;
        let now = now.ok_or_else(|| Error::internal("a competition broke off while it was read"))??;
        let row = CompetitionRow { seq: now.seq(), ..row };
        let live = Self { row, now, links, is_doubtful: false };
        live.refresh(app).await?;
        Ok(live)
    }

    /// Whether another node has changed it since.
    pub(super) async fn is_old(&self, app: &App) -> Result<bool> {
        if app.nodes.is_none() {
            return Ok(false);
        }
        let row = app.store.competition_by_code(&self.row.code).await?;
        Ok(row.is_none_or(|row| row.changed_at != self.row.changed_at || row.status != self.row.status))
    }

    /// Read again which matches there are, and how they stand.
    pub(crate) async fn read_links(&mut self, app: &App) -> Result<()> {
        self.links = app.store.competition_links(self.row.id).await?;
        self.refresh(app).await
    }

    /// Know for whom its matches wait, also where other nodes have them.
    async fn refresh(&self, app: &App) -> Result<()> {
        let games: Vec<_> = self.links.iter().filter_map(|link| link.game.as_ref()).collect();
        app.rooms.refresh(app, &games).await?;
        Ok(())
    }

    /// How often it has changed.
    pub(crate) fn version(&self) -> u64 {
        let here = self.links.iter().map(|link| link.here.iter().flatten().count() + 1).sum::<usize>();
        let begun = self.links.iter().filter(|link| link.game.is_some()).count();
        u64::try_from(self.row.seq).unwrap_or_default() + (here + begun) as u64
    }

    /// Whether a user may decide things.
    pub(crate) fn is_organiser(&self, user: &User) -> bool {
        self.row.created_by.0 == user.id || user.is_moderator
    }

    /// Refuse a decision about something that has changed since.
    pub(crate) fn expect(&self, seq: i64) -> Result<()> {
        if seq == self.row.seq {
            return Ok(());
        }
        Err(stale(self.row.seq))
    }

    /// Write an entry: it is stored before anything here changes.
    pub(crate) async fn give(
        &mut self,
        app: &App,
        by: Option<&User>,
        giving: impl Into<Giving>,
    ) -> Result<Vec<Change>> {
        let giving = giving.into();
        if let Some(user) = by {
            let kept = if self.is_organiser(user) { 0 } else { KEPT_FOR_ORGANISER };
            if self.row.seq >= MOST_ENTRIES - kept {
                return Err(Error::conflict("competition-log-full").number("most", MOST_ENTRIES - kept));
            }
        }
        let (next, line, changes) = self.prepare(app.time.now(), by, &giving)?;
        let new = self.new_entry(&next, &line, &giving, by, app.time.now());
        let written = app.store.add_competition_entry(&new).await;
        self.settle(written?, next, app.time.now())?;
        Ok(changes)
    }

    /// Begin the match of a fixture: with the entry that says so, unless there is one already.
    pub(super) async fn begin(
        &mut self,
        app: &App,
        fixture: &Fixture,
        make: impl FnOnce(&Standing) -> Result<NewMatch>,
    ) -> Result<String> {
        let now = app.time.now();
        let giving = Giving::from(Input::Begin(fixture.id));
        let (next, line) = if fixture.begun {
            (self.now.clone(), None)
        } else {
            let (next, line, _) = self.prepare(now, None, &giving)?;
            (next, Some(line))
        };
        let new = make(&next)?;
        let entry = line.as_ref().map(|line| self.new_entry(&next, line, &giving, None, now));
        let number = [i64::from(fixture.id.0), self.attempt(fixture.id), next.seq()];
        let written = app.store.begin_fixture(self.row.id, number, entry.as_ref(), &new, now).await;
        self.settle(written?, next, now)?;
        self.read_links(app).await?;
        Ok(new.code)
    }

    fn prepare(
        &mut self,
        now: Millis,
        by: Option<&User>,
        giving: &Giving,
    ) -> Result<(Standing, String, Vec<Change>)> {
        let mut entry = Entry::new(by.map_or(SERVER, |user| &user.name), giving.input.clone());
        entry.at = u64::try_from(now).ok();
        entry.because.clone_from(&giving.because);
        let line = stored(&entry, giving.player.as_ref()).to_text();
        let mut next = self.now.clone();
        let changes =
            next.apply(entry, giving.player.as_ref()).map_err(|refusal| Error::refused(&refusal))?;
        // Until it is known what came of it.
        self.is_doubtful = true;
        Ok((next, line, changes))
    }

    fn new_entry<'a>(
        &self,
        next: &Standing,
        line: &'a str,
        giving: &'a Giving,
        by: Option<&User>,
        now: Millis,
    ) -> NewEntry<'a> {
        NewEntry {
            competition: self.row.id,
            seq: next.seq(),
            at: now,
            by: by.map(|user| user.id),
            player: giving.player.as_ref(),
            line,
            status: next.status(),
            teams: next.teams(),
            came: next.members().difference(&self.now.members()).copied().collect(),
            went: self.now.members().difference(&next.members()).copied().collect(),
        }
    }

    fn settle(&mut self, written: Written, next: Standing, now: Millis) -> Result<()> {
        match written {
            Written::Kept => {
                self.row.seq = next.seq();
                self.row.status = next.status();
                self.row.changed_at = now;
                self.now = next;
                self.is_doubtful = false;
                Ok(())
            }
            Written::Full => {
                self.is_doubtful = false;
                Err(Error::conflict("too-many-competitions")
                    .case("joined")
                    .number("most", crate::store::competitions::MOST_JOINED))
            }
            Written::Stale => Err(stale(self.row.seq)),
        }
    }

    /// The match that a fixture is played with now; none if it has not been called, or not since it has to be
    /// played again.
    pub(crate) fn link(&self, fixture: FixtureId) -> Option<&Link> {
        let link = self.links.iter().rev().find(|link| link.fixture == i64::from(fixture.0))?;
        let is_called_off = link.game.as_ref().is_some_and(|game| game.status == MatchStatus::Aborted);
        (!self.now.is_stale(link) && !is_called_off).then_some(link)
    }

    /// What would follow from an entry; nothing changes.
    pub(crate) fn after(&self, giving: &Giving) -> Result<Standing> {
        let mut entry = Entry::new(SERVER, giving.input.clone());
        entry.because.clone_from(&giving.because);
        let mut next = self.now.clone();
        next.apply(entry, giving.player.as_ref()).map_err(|refusal| Error::refused(&refusal))?;
        Ok(next)
    }

    /// The number of the next attempt at a fixture, or of the one that was called.
    pub(super) fn attempt(&self, fixture: FixtureId) -> i64 {
        match self.link(fixture) {
            Some(link) => link.attempt,
            None => self.attempts(fixture) + 1,
        }
    }

    /// How often a fixture was called.
    pub(super) fn attempts(&self, fixture: FixtureId) -> i64 {
        let of_it = self.links.iter().filter(|link| link.fixture == i64::from(fixture.0));
        of_it.map(|link| link.attempt).max().unwrap_or(0)
    }

    /// The team of a user: the one that takes part, or the last that did.
    pub(crate) fn team_of(&self, user: i64) -> Option<TeamId> {
        let is_theirs = |team: &&touchline_league::Team| matches!(self.now.player(team.id), Some(Player::User { id, .. }) if *id == user);
        let theirs = self.now.league.teams().iter().filter(is_theirs);
        theirs.max_by_key(|team| (!team.withdrawn, team.id.0)).map(|team| team.id)
    }
}

fn stale(seq: i64) -> Error {
    Error::conflict("competition-changed").number("seq", seq)
}

impl Standing {
    fn of(header: &str, code: &str, entries: &[EntryRow]) -> Result<Self> {
        let broken = |cause: &dyn std::fmt::Display| {
            tracing::error!(code, %cause, "a competition cannot be made from its entries");
            Error::conflict("competition-unreadable")
        };
        let headers = header.lines().filter_map(|line| line.split_once(": "));
        let spec = Spec::from_headers(headers).map_err(|refusal| broken(&refusal.key))?;
        let league = Competition::new(spec).map_err(|refusal| broken(&refusal.key))?;
        let mut standing = Self {
            league,
            players: HashMap::new(),
            resets: HashMap::new(),
            joins: HashMap::new(),
            left: HashSet::new(),
            breaks: Breaks::default(),
        };
        for row in entries {
            let entry = told(row, standing.league.spec()).map_err(|refusal| broken(&refusal.key))?;
            standing.apply(entry, row.player.as_ref()).map_err(|refusal| broken(&refusal.key))?;
        }
        Ok(standing)
    }

    /// How many entries there are.
    pub(crate) fn seq(&self) -> i64 {
        i64::try_from(self.league.entries().len()).unwrap_or(i64::MAX)
    }

    /// As it is listed.
    pub(crate) fn status(&self) -> Status {
        match self.league.stage() {
            Stage::Open => Status::Open,
            Stage::Running | Stage::Paused => Status::Running,
            Stage::Over => Status::Over,
        }
    }

    /// How many teams take part.
    pub(crate) fn teams(&self) -> usize {
        self.league.teams().iter().filter(|team| !team.withdrawn).count()
    }

    /// The users who take part.
    pub(crate) fn members(&self) -> BTreeSet<i64> {
        let present = self.league.teams().iter().filter(|team| !team.withdrawn);
        let users = present.filter_map(|team| match self.player(team.id) {
            Some(Player::User { id, .. }) => Some(*id),
            _ => None,
        });
        users.collect()
    }

    /// How often a user has come in.
    pub(crate) fn joins(&self, user: i64) -> u32 {
        self.joins.get(&user).copied().unwrap_or(0)
    }

    /// Whether something has made a match not count.
    pub(crate) fn is_stale(&self, link: &Link) -> bool {
        let Some(fixture) = self.fixture_of(link) else { return true };
        self.resets.get(&fixture.id).is_some_and(|reset| link.since < *reset)
    }

    /// Whether the match of a fixture is still to be played to its end.
    pub(crate) fn is_wanted(&self, link: &Link) -> bool {
        let is_open = self.fixture_of(link).is_some_and(|fixture| fixture.status == Settled::Open);
        is_open && !self.is_stale(link) && self.league.stage() != Stage::Over
    }

    /// Who wins a match that the other side has walked away from: whoever leaves does not escape its result.
    pub(super) fn winner_by_leaving(&self, link: &Link) -> Option<Seat> {
        let fixture = self.fixture_of(link).filter(|_| !self.is_stale(link))?;
        let has_left = |seat| fixture.team(seat).is_some_and(|team| self.left.contains(&team));
        match Seat::ALL.map(has_left) {
            [true, false] => Some(Seat::Away),
            [false, true] => Some(Seat::Home),
            _ => None,
        }
    }

    fn fixture_of(&self, link: &Link) -> Option<&Fixture> {
        self.league.fixture(FixtureId(u32::try_from(link.fixture).ok()?))
    }

    /// Whether its rulebook says what coming late means.
    pub(super) fn counts_lateness(&self) -> bool {
        touchline_league::times::book(&self.league.spec().play).is_some()
    }

    /// Who plays for a team.
    pub(crate) fn player(&self, team: TeamId) -> Option<&Player> {
        self.players.get(&team)
    }

    /// Who plays in a seat of a fixture.
    pub(crate) fn player_at(&self, fixture: &Fixture, seat: Seat) -> Option<&Player> {
        fixture.team(seat).and_then(|team| self.player(team))
    }

    fn apply(
        &mut self,
        entry: Entry,
        player: Option<&Player>,
    ) -> std::result::Result<Vec<Change>, touchline_engine::Refusal> {
        let newcomer = match &entry.input {
            Input::Replace { team, .. } => Some(*team),
            _ => None,
        };
        let is_new = matches!(entry.input, Input::Add(_));
        let (input, at) = (entry.input.clone(), entry.at.and_then(|at| Millis::try_from(at).ok()));
        let leaver = match &entry.input {
            Input::Withdraw(team) if self.is_by_player(&entry, *team) => Some(*team),
            _ => None,
        };
        let before: Vec<(FixtureId, Option<[TeamId; 2]>, bool)> = if may_reset(&entry.input) {
            let fixtures = self.league.fixtures().iter();
            fixtures.map(|fixture| (fixture.id, fixture.teams(), fixture.result.is_some())).collect()
        } else {
            Vec::new()
        };
        let changes = self.league.apply(entry)?;
        self.breaks.note(&input, at.unwrap_or(0));
        self.left.extend(leaver);
        if let Some(team) = newcomer {
            self.left.remove(&team);
        }
        if let Some(Player::User { id, .. }) = player {
            *self.joins.entry(*id).or_default() += 1;
        }
        let seq = self.seq();
        for (id, teams, had_result) in before {
            let Some(fixture) = self.league.fixture(id) else { continue };
            let is_lost = had_result && fixture.result.is_none();
            let plays_newcomer = newcomer.is_some_and(|team| fixture.seat_of(team).is_some());
            if is_lost || fixture.teams() != teams || (plays_newcomer && fixture.result.is_none()) {
                self.resets.insert(id, seq);
            }
        }
        let joined = if is_new { self.league.teams().last().map(|team| team.id) } else { newcomer };
        if let (Some(team), Some(player)) = (joined, player) {
            self.players.insert(team, player.clone());
        }
        Ok(changes)
    }

    /// Whether whoever plays a team gave an entry, or has closed their account.
    fn is_by_player(&self, entry: &Entry, team: TeamId) -> bool {
        let is_closed = entry.by == SERVER && entry.because.as_deref() == Some(CLOSED);
        is_closed || matches!(self.player(team), Some(Player::User { name, .. }) if *name == entry.by)
    }
}

/// Whether an input can make a fixture be played again, or by others.
fn may_reset(input: &Input) -> bool {
    match input {
        Input::Correct(..) | Input::Void(_) | Input::Withdraw(_) | Input::Replace { .. } | Input::Lot(_) => {
            true
        }
        Input::Add(_)
        | Input::CheckIn(_)
        | Input::Start
        | Input::Draw(_)
        | Input::Pair(_)
        | Input::Challenge { .. }
        | Input::Begin(_)
        | Input::Result(..)
        | Input::Late { .. }
        | Input::Dice { .. }
        | Input::Announce(_)
        | Input::Pause
        | Input::Resume
        | Input::Deadline { .. }
        | Input::Finish => false,
    }
}

/// An entry without the names of users: those are looked up when it is read, so that nobody who has closed an
/// account leaves a name behind.
fn stored(entry: &Entry, player: Option<&Player>) -> Entry {
    let mut entry = Entry { by: SERVER.into(), ..entry.clone() };
    if let Some(Player::User { id, .. }) = player {
        match &mut entry.input {
            Input::Add(team) => {
                team.name = format!("user {id}");
                team.player = None;
            }
            Input::Replace { name, player, .. } => {
                *name = format!("user {id}");
                *player = None;
            }
            _ => {}
        }
    }
    entry
}

/// The entry of a row, with the names of today.
fn told(row: &EntryRow, spec: &Spec) -> std::result::Result<Entry, touchline_engine::Refusal> {
    let mut entry = touchline_league::text::parse_entry(spec, &row.line)?;
    if let Some((_, name)) = &row.by {
        entry.by.clone_from(name);
    }
    if let Some(Player::User { name: current, .. }) = &row.player {
        match &mut entry.input {
            Input::Add(team) => {
                team.name.clone_from(current);
                team.player = Some(current.clone());
            }
            Input::Replace { name, player, .. } => {
                name.clone_from(current);
                *player = Some(current.clone());
            }
            _ => {}
        }
    }
    Ok(entry)
}
