//! A competition: its specification, its entries, and what follows from them.

use touchline_engine::Refusal;

use crate::carry_over::{self, Missed};
use crate::change::{self, Change};
use crate::field::Field;
use crate::play::Play;
use crate::table::Ranking;
use crate::text::{LogError, one_line};
use crate::{
    Bracket, Due, Entry, Fixture, FixtureId, FixtureTerms, Format, MAX_ENTRIES, MAX_NAME, MAX_TEXT, Part,
    Slot, Spec, Table, Team, TeamId, knock_out,
};

mod registering;
mod results;
mod take;
mod waiting;

/// A competition.
#[derive(Clone, Debug)]
pub struct Competition {
    spec: Spec,
    play: Play,
    entries: Vec<Entry>,
    state: State,
}

/// What follows from the entries.
#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    pub(crate) teams: Vec<Team>,
    pub(crate) field: Field,
    pub(crate) started: bool,
    pub(crate) paused: bool,
    pub(crate) deadlines: Vec<(u16, u64)>,
}

/// How far a competition is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Teams register.
    Open,
    /// Matches are played.
    Running,
    /// Nothing new begins.
    Paused,
    /// It is over.
    Over,
}

impl Stage {
    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Open => "league-stage-open",
            Self::Running => "league-stage-running",
            Self::Paused => "league-stage-paused",
            Self::Over => "league-stage-over",
        }
    }

    /// The word used in every text form.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Paused => "paused",
            Self::Over => "over",
        }
    }
}

impl Competition {
    /// A competition without teams.
    #[expect(clippy::needless_pass_by_value, reason = "a competition owns its specification")]
    pub fn new(spec: Spec) -> Result<Self, Refusal> {
        // Its fields are public: what was set by hand is checked like what was read.
        let headers = spec.headers();
        let spec = Spec::from_headers(headers.iter().map(|(key, value)| (*key, value.as_str())))?;
        let play = Play::parse(&spec.play)?;
        Ok(Self { spec, play, entries: Vec::new(), state: State::default() })
    }

    /// A competition with its entries applied. An error names the number of the entry, from 1.
    pub fn replay(spec: Spec, entries: &[Entry]) -> Result<Self, LogError> {
        let mut competition = Self::new(spec).map_err(|refusal| LogError { line: 0, refusal })?;
        for (at, entry) in entries.iter().enumerate() {
            competition
                .apply_in_place(entry.clone())
                .map_err(|refusal| LogError { line: at + 1, refusal })?;
        }
        Ok(competition)
    }

    /// Apply an entry: all or nothing. Returns what is different now.
    pub fn apply(&mut self, entry: Entry) -> Result<Vec<Change>, Refusal> {
        let entry = self.checked(entry)?;
        let mut next = self.state.clone();
        let voided = next.take(&self.spec, &self.play, &entry)?;
        let changes = change::between(&self.spec, &self.state, &next, voided, &entry.input);
        self.state = next;
        self.entries.push(entry);
        Ok(changes)
    }

    /// Like [`Competition::apply`], for a competition that is thrown away if an entry is refused.
    pub(crate) fn apply_in_place(&mut self, entry: Entry) -> Result<(), Refusal> {
        let entry = self.checked(entry)?;
        self.state.take(&self.spec, &self.play, &entry)?;
        self.entries.push(entry);
        Ok(())
    }

    /// What every entry needs, whatever its input.
    fn checked(&self, mut entry: Entry) -> Result<Entry, Refusal> {
        if self.entries.len() >= MAX_ENTRIES {
            let want = i64::try_from(MAX_ENTRIES).unwrap_or(i64::MAX);
            return Err(Refusal::new("league-too-many-entries").number("want", want));
        }
        entry.by = one_line("league-by", &entry.by, MAX_NAME)?;
        if let Some(reason) = &entry.because {
            entry.because = Some(one_line("league-reason", reason, MAX_TEXT)?);
        }
        let needs_reason = entry.input.needs_reason()
            || (matches!(entry.input, crate::Input::Finish)
                && !matches!(self.spec.format, Format::Ladder { .. }));
        if needs_reason && entry.because.is_none() {
            return Err(Refusal::new("league-needs-reason").quoted("got", &entry.input.to_text()));
        }
        Ok(entry)
    }

    /// Its specification.
    pub fn spec(&self) -> &Spec {
        &self.spec
    }

    /// All entries, in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// All teams, those that withdrew included.
    pub fn teams(&self) -> &[Team] {
        &self.state.teams
    }

    /// A team.
    pub fn team(&self, id: TeamId) -> Option<&Team> {
        self.state.teams.get(id.index()).filter(|team| team.id == id)
    }

    /// The name of a team; empty if there is no such team.
    pub fn name_of(&self, id: TeamId) -> &str {
        self.team(id).map_or("", |team| &team.name)
    }

    /// The team with this name; case is ignored. Rather one that takes part than one that withdrew.
    pub fn team_named(&self, name: &str) -> Option<&Team> {
        let name = name.trim().to_lowercase();
        let mut named = self.state.teams.iter().filter(|team| team.name.to_lowercase() == name);
        let first = named.clone().next();
        named.find(|team| !team.withdrawn).or(first)
    }

    /// How far it is.
    pub fn stage(&self) -> Stage {
        self.state.stage(&self.spec)
    }

    /// All fixtures, by number.
    pub fn fixtures(&self) -> &[Fixture] {
        &self.state.field.fixtures
    }

    /// A fixture.
    pub fn fixture(&self, id: FixtureId) -> Option<&Fixture> {
        self.state.field.fixture(id)
    }

    /// The fixtures that can begin now: both teams are known, there is no result, the terms are settled.
    /// Where matches carry over to the next, a team that is playing cannot begin another one.
    pub fn ready(&self) -> impl Iterator<Item = &Fixture> {
        let field = &self.state.field;
        let is_running = self.stage() == Stage::Running;
        let last = if self.spec.carry_over { carry_over::last_matches(field) } else { Vec::new() };
        let is_settled = move |team: TeamId| {
            let before = last.get(team.index()).copied().flatten();
            matches!(carry_over::missed(field, team, before), Missed::Nobody | Missed::Point(_))
        };
        self.fixtures().iter().filter(move |fixture| {
            is_running
                && Field::is_open(fixture)
                && !fixture.begun
                && fixture.teams().is_some_and(|teams| teams.into_iter().all(&is_settled))
        })
    }

    /// What must come from outside next, besides results.
    pub fn due(&self) -> Vec<Due> {
        self.state.due(&self.spec)
    }

    /// The terms of a fixture, with the reason for each; `None` while a team, dice or the match before are
    /// missing.
    pub fn terms(&self, id: FixtureId) -> Option<FixtureTerms> {
        let fixture = self.fixture(id)?;
        FixtureTerms::of(&self.spec, &self.play, &self.state.field, &self.state.teams, fixture)
    }

    /// All tables: one, or one a group; none in a knock-out.
    pub fn tables(&self) -> Vec<Table> {
        let field = &self.state.field;
        self.state
            .parts(&self.spec)
            .into_iter()
            .map(|part| Table {
                part,
                rows: Ranking::of(&self.spec, field, part).rows,
                complete: field.is_complete(part) && self.state.all_paired(&self.spec),
            })
            .collect()
    }

    /// The bracket, once it is drawn.
    pub fn bracket(&self) -> Option<Bracket> {
        Bracket::of(&self.spec, &self.state.field)
    }

    /// The winner, once it is certain.
    pub fn winner(&self) -> Option<TeamId> {
        self.state.winner(&self.spec)
    }

    /// When a round must be over, in milliseconds since 1970.
    pub fn deadline(&self, round: u16) -> Option<u64> {
        self.state.deadlines.iter().rev().find(|(of, _)| *of == round).map(|(_, at)| *at)
    }

    /// Announcements, the oldest first.
    pub fn announcements(&self) -> impl Iterator<Item = (&Entry, &str)> {
        self.entries.iter().filter_map(|entry| match &entry.input {
            crate::Input::Announce(text) => Some((entry, text.as_str())),
            _ => None,
        })
    }

    /// Rounds without an opponent in a Swiss tournament: round and team.
    pub fn byes(&self) -> &[(u16, TeamId)] {
        &self.state.field.byes
    }

    /// The state to simulate from: begun, whatever the organiser still has to do for that.
    pub(crate) fn state_to_simulate(&self) -> Result<State, Refusal> {
        if !self.state.started {
            self.state.can_start(&self.spec)?;
        }
        let field = self.state.field.clone();
        Ok(State { teams: Vec::new(), field, started: true, paused: false, deadlines: Vec::new() })
    }

    pub(crate) fn field(&self) -> &Field {
        &self.state.field
    }
}

impl State {
    /// The tables that there are.
    pub(crate) fn parts(&self, spec: &Spec) -> Vec<Part> {
        match spec.format {
            _ if !self.field.is_drawn() => Vec::new(),
            Format::RoundRobin { .. } | Format::Swiss { .. } | Format::Ladder { .. } => vec![Part::Table],
            Format::KnockOut(_) => Vec::new(),
            Format::Groups { groups, .. } => (0..groups).map(Part::Group).collect(),
        }
    }

    /// Whether all rounds of a Swiss tournament are paired; always so in the other formats.
    pub(crate) fn all_paired(&self, spec: &Spec) -> bool {
        match spec.format {
            Format::Swiss { rounds } => {
                self.field.paired >= u16::from(rounds) || self.field.active().nth(1).is_none()
            }
            _ => true,
        }
    }

    pub(crate) fn stage(&self, spec: &Spec) -> Stage {
        if !self.started {
            Stage::Open
        } else if self.is_over(spec) {
            Stage::Over
        } else if self.paused {
            Stage::Paused
        } else {
            Stage::Running
        }
    }

    fn is_over(&self, spec: &Spec) -> bool {
        let field = &self.field;
        if field.finished {
            return true;
        }
        if !field.is_drawn() {
            return false;
        }
        match spec.format {
            Format::RoundRobin { .. } | Format::Swiss { .. } => {
                field.is_complete(Part::Table) && self.all_paired(spec) && self.lots_due(spec).is_empty()
            }
            Format::KnockOut(_) | Format::Groups { .. } => field.ties.iter().all(|tie| tie.winner.is_some()),
            Format::Ladder { .. } => false,
        }
    }

    pub(crate) fn winner(&self, spec: &Spec) -> Option<TeamId> {
        if !self.is_over(spec) {
            return None;
        }
        match spec.format {
            Format::RoundRobin { .. } | Format::Swiss { .. } | Format::Ladder { .. } => {
                Ranking::of(spec, &self.field, Part::Table)
                    .rows
                    .first()
                    .filter(|row| !row.withdrawn)
                    .map(|row| row.team)
            }
            Format::KnockOut(_) | Format::Groups { .. } => match knock_out::final_tie(&self.field)?.winner? {
                Slot::Team(team) => Some(team),
                _ => None,
            },
        }
    }
}
