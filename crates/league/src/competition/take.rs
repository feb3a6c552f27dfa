//! Applying an input: what is checked, and which fact it becomes.

use touchline_engine::{BySeat, Refusal, Seat};

use super::{Stage, State};
use crate::carry_over::{self, Lateness, Rolled, Why};
use crate::field::Voided;
use crate::play::Play;
use crate::result::{Ending, MatchResult};
use crate::text::one_line;
use crate::{
    Entry, Fixture, FixtureId, Format, Input, MAX_FIXTURES, MAX_TEXT, Pairing, Part, Slot, Spec, Status,
    Team, TeamId, ladder,
};

impl State {
    /// Apply an entry. After a refusal the state may be half changed: the caller keeps the old one. Returns
    /// results that became void.
    pub(super) fn take(&mut self, spec: &Spec, play: &Play, entry: &Entry) -> Result<Vec<Voided>, Refusal> {
        match &entry.input {
            Input::Add(team) => self.add(spec, play, team)?,
            Input::CheckIn(team) => {
                self.need(spec, &[Stage::Open])?;
                self.team_mut(*team)?.checked_in = true;
            }
            Input::Withdraw(team) => self.withdraw(spec, *team)?,
            Input::Replace { team, name, player } => self.replace(spec, *team, name, player.as_deref())?,
            Input::Start => self.start(spec)?,
            Input::Draw(order) => self.draw(spec, order)?,
            Input::Pair(pairing) => self.pair(spec, pairing)?,
            Input::Challenge { challenger, challenged } => self.challenge(spec, *challenger, *challenged)?,
            Input::Begin(id) => {
                self.need(spec, &[Stage::Running])?;
                let at = self.open(*id)?;
                let order = self.field.next_order();
                let fixture = &mut self.field.fixtures[at];
                if fixture.begun {
                    return Err(Refusal::new("league-begun").number("fixture", id.0));
                }
                fixture.begun = true;
                fixture.order = order;
            }
            Input::Result(id, result) => {
                self.need(spec, &[Stage::Running, Stage::Paused])?;
                let at = self.open(*id)?;
                self.check_result(spec, &self.field.fixtures[at], result)?;
                self.field.set_result(at, *result);
            }
            Input::Correct(id, result) => {
                let at = self.with_result(*id)?;
                self.check_result(spec, &self.field.fixtures[at], result)?;
                self.field.fixtures[at].result = Some(*result);
            }
            Input::Void(id) => {
                let at = self.with_result(*id)?;
                self.field.clear_result(at);
            }
            Input::Late { fixture, seat, minutes } => self.late(spec, play, *fixture, *seat, *minutes)?,
            Input::Dice { after, team, why, faces } => self.dice(spec, *after, *team, *why, faces)?,
            Input::Lot(order) => self.lot(spec, order)?,
            Input::Announce(text) => {
                one_line("league-announcement", text, MAX_TEXT)?;
            }
            Input::Pause => {
                self.need(spec, &[Stage::Running])?;
                self.paused = true;
            }
            Input::Resume => {
                self.need(spec, &[Stage::Paused])?;
                self.paused = false;
            }
            Input::Deadline { round, at } => {
                if *round == 0 || *round > 1000 {
                    return Err(Refusal::new("league-no-round").number("round", *round));
                }
                self.deadlines.retain(|(of, _)| of != round);
                self.deadlines.push((*round, *at));
            }
            Input::Finish => {
                self.need(spec, &[Stage::Running, Stage::Paused])?;
                self.field.finished = true;
            }
        }
        Ok(self.field.settle(spec))
    }

    /// Refuse what does not fit the stage.
    pub(super) fn need(&self, spec: &Spec, stages: &[Stage]) -> Result<(), Refusal> {
        let now = self.stage(spec);
        if stages.contains(&now) {
            return Ok(());
        }
        let want = stages.first().map_or("", |stage| stage.key());
        Err(Refusal::new("league-wrong-stage").key("stage", now.key()).key("want", want))
    }

    pub(super) fn team_mut(&mut self, id: TeamId) -> Result<&mut Team, Refusal> {
        let count = self.teams.len();
        self.teams.get_mut(id.index()).filter(|team| team.id == id).ok_or_else(|| no_team(id, count))
    }

    /// A team that takes part.
    pub(super) fn active(&mut self, id: TeamId) -> Result<&mut Team, Refusal> {
        let team = self.team_mut(id)?;
        if team.withdrawn {
            return Err(Refusal::new("league-team-gone").quoted("team", &team.name));
        }
        Ok(team)
    }

    fn pair(&mut self, spec: &Spec, pairing: &Pairing) -> Result<(), Refusal> {
        self.need(spec, &[Stage::Running])?;
        let Format::Swiss { rounds } = spec.format else {
            return Err(Refusal::new("league-not-this-format").text("format", spec.format.word()));
        };
        if !self.field.is_drawn() {
            return Err(Refusal::new("league-not-drawn"));
        }
        let round = pairing.round;
        let has_results = self.field.fixtures.iter().any(|f| f.round == round && f.played_by.is_some());
        let again = round == self.field.paired && round > 0 && !has_results;
        let next = self.field.paired + 1;
        if !again && (round != next || round > u16::from(rounds) || !self.field.is_complete(Part::Table)) {
            return Err(Refusal::new("league-wrong-round").number("got", round).number("want", next));
        }
        let mut given: Vec<TeamId> = pairing.pairs.iter().flatten().copied().chain(pairing.bye).collect();
        given.sort_unstable();
        let mut wanted: Vec<TeamId> = self.field.active().collect();
        wanted.sort_unstable();
        // A pair without an end would leave out two teams; a bye is for an odd number only.
        if given != wanted || pairing.bye.is_some() != (wanted.len() % 2 == 1) {
            return Err(Refusal::new("league-bad-pairing").number("round", round));
        }
        if again {
            self.field.fixtures.retain(|fixture| fixture.round != round);
            self.field.byes.retain(|(of, _)| *of != round);
        }
        if !self.field.has_room(pairing.pairs.len()) {
            return Err(Refusal::new("league-too-many-fixtures")
                .number("got", count(self.field.fixtures.len() + pairing.pairs.len()))
                .number("want", count(MAX_FIXTURES)));
        }
        for [home, away] in &pairing.pairs {
            self.field.add(Part::Table, round, 1, Slot::Team(*home), Slot::Team(*away));
        }
        self.field.byes.extend(pairing.bye.map(|team| (round, team)));
        self.field.paired = round;
        Ok(())
    }

    fn challenge(&mut self, spec: &Spec, challenger: TeamId, challenged: TeamId) -> Result<(), Refusal> {
        self.need(spec, &[Stage::Running])?;
        let Format::Ladder { reach } = spec.format else {
            return Err(Refusal::new("league-not-this-format").text("format", spec.format.word()));
        };
        for team in [challenger, challenged] {
            self.active(team)?;
            let is_busy = |f: &Fixture| f.status == Status::Open && f.seat_of(team).is_some();
            if let Some(busy) = self.field.fixtures.iter().find(|fixture| is_busy(fixture)) {
                let fixture = busy.id.0;
                let name = self.team_mut(team)?.name.clone();
                return Err(Refusal::new("league-busy").quoted("team", &name).number("fixture", fixture));
            }
        }
        match ladder::places_above(&self.field, challenger, challenged) {
            Some(places) if places <= usize::from(reach) => {}
            _ => return Err(Refusal::new("league-out-of-reach").number("reach", reach)),
        }
        if !self.field.has_room(1) {
            return Err(Refusal::new("league-too-many-fixtures")
                .number("got", count(self.field.fixtures.len() + 1))
                .number("want", count(MAX_FIXTURES)));
        }
        let round = u16::try_from(self.field.fixtures.len() + 1).unwrap_or(u16::MAX);
        // The challenged team is at home.
        self.field.add(Part::Table, round, 1, Slot::Team(challenged), Slot::Team(challenger));
        Ok(())
    }

    /// A fixture that can be played.
    fn open(&self, id: FixtureId) -> Result<usize, Refusal> {
        let at = self.find(id)?;
        let refusal = match self.field.fixtures[at].status {
            Status::Open => return Ok(at),
            Status::Waiting => Refusal::new("league-fixture-waits"),
            Status::Played => Refusal::new("league-has-result"),
            Status::Given(_) | Status::Annulled => Refusal::new("league-fixture-settled"),
        };
        Err(refusal.number("fixture", id.0))
    }

    /// A fixture with a result that somebody entered.
    fn with_result(&self, id: FixtureId) -> Result<usize, Refusal> {
        let at = self.find(id)?;
        let fixture = &self.field.fixtures[at];
        if fixture.played_by.is_some() && fixture.status == Status::Played {
            return Ok(at);
        }
        Err(Refusal::new("league-no-result").number("fixture", id.0))
    }

    fn find(&self, id: FixtureId) -> Result<usize, Refusal> {
        self.field.index_of(id).ok_or_else(|| {
            let last = self.field.fixtures.last().map_or(0, |fixture| fixture.id.0);
            Refusal::new("league-no-fixture").number("got", id.0).number("last", last)
        })
    }

    fn late(
        &mut self,
        spec: &Spec,
        play: &Play,
        id: FixtureId,
        seat: Seat,
        minutes: u16,
    ) -> Result<(), Refusal> {
        self.need(spec, &[Stage::Running, Stage::Paused])?;
        let at = self.open(id)?;
        let Some(lateness) = carry_over::lateness(play, minutes) else {
            return Err(Refusal::new("league-no-late-rule").text("play", &spec.play));
        };
        if self.field.fixtures[at].begun {
            return Err(Refusal::new("league-begun").number("fixture", id.0));
        }
        match lateness {
            Lateness::Nothing => {}
            Lateness::Points(points) => self.field.fixtures[at].late_points[seat] = points,
            Lateness::ExtraSquare => self.field.fixtures[at].late_start = true,
            Lateness::Lost => {
                let result = MatchResult {
                    score: if seat == Seat::Away { [3, 0] } else { [0, 3] },
                    shoot_out: None,
                    ending: Ending::Walkover(seat.other()),
                    seats: BySeat::default(),
                };
                self.field.set_result(at, result);
            }
        }
        Ok(())
    }

    fn dice(
        &mut self,
        spec: &Spec,
        after: FixtureId,
        team: TeamId,
        why: Why,
        faces: &[u8],
    ) -> Result<(), Refusal> {
        let is_due = self.due(spec).iter().any(|due| {
            matches!(due, crate::Due::Dice { after: a, team: t, why: w, .. } if (*a, *t, *w) == (after, team, why))
        });
        if !is_due {
            return Err(Refusal::new("league-dice-not-due")
                .number("fixture", after.0)
                .number("team", team.0));
        }
        if faces.len() != usize::from(why.dice()) || faces.iter().any(|face| !(1..=6).contains(face)) {
            return Err(Refusal::new("league-bad-dice").number("dice", why.dice()));
        }
        self.field.dice.push(Rolled { after, team, why, total: faces.iter().sum() });
        Ok(())
    }

    fn lot(&mut self, spec: &Spec, order: &[TeamId]) -> Result<(), Refusal> {
        let mut given = order.to_vec();
        given.sort_unstable();
        let due = self.lots_due(spec);
        let about = due.iter().find(|(_, teams)| {
            let mut wanted = teams.clone();
            wanted.sort_unstable();
            wanted == given
        });
        let Some((part, _)) = about.filter(|_| self.stage(spec) == Stage::Running) else {
            let list = |teams: &[TeamId]| teams.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            let known = due.iter().map(|(_, teams)| list(teams)).collect::<Vec<_>>().join("; ");
            return Err(Refusal::new("league-lot-not-due").text("due", known));
        };
        self.field.lots.push((*part, order.to_vec()));
        Ok(())
    }
}

fn no_team(id: TeamId, teams: usize) -> Refusal {
    Refusal::new("league-no-team").number("got", id.0).number("last", count(teams))
}

pub(super) fn count(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}
