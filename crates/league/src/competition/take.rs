//! Applying an input: what is checked, and which fact it becomes.

use std::sync::Arc;

use touchline_engine::{BySeat, Refusal, Seat};

use super::{Stage, State};
use crate::carry_over::{self, Lateness, Rolled, Why};
use crate::field::Voided;
use crate::play::Play;
use crate::result::{Ending, MatchResult};
use crate::text::one_line;
use crate::{
    Entry, Fixture, FixtureId, FixtureTerms, Format, Input, MAX_FIXTURES, MAX_TEXT, Pairing, Part, Slot,
    Spec, Status, Team, TeamId, ladder,
};

impl State {
    /// Apply an entry. After a refusal the state may be half changed: the caller keeps the old one. Returns
    /// results that became void.
    pub(super) fn take(&mut self, spec: &Spec, play: &Play, entry: &Entry) -> Result<Vec<Voided>, Refusal> {
        let has_reason = entry.because.is_some();
        let mut taken_back = None;
        match &entry.input {
            Input::Add(team) => self.add(spec, play, team)?,
            Input::CheckIn(team) => {
                self.need(spec, &[Stage::Open])?;
                self.team_mut(*team)?.checked_in = true;
            }
            Input::Withdraw(team) => self.withdraw(spec, *team)?,
            Input::Replace { team, name, player } => {
                let playing = self.playing(*team);
                self.replace(spec, *team, name, player.as_deref())?;
                return self.replaced(spec, &playing);
            }
            Input::Start => self.start(spec)?,
            Input::Draw(order) => self.draw(spec, order)?,
            Input::Pair(pairing) => self.pair(spec, pairing)?,
            Input::Challenge { challenger, challenged } => self.challenge(spec, *challenger, *challenged)?,
            Input::Begin(id) => {
                self.need(spec, &[Stage::Running])?;
                let at = self.open(*id)?;
                if self.field.fixtures[at].begun {
                    return Err(Refusal::new("league-begun").number("fixture", id.0));
                }
                self.check_ready(spec, &self.field.fixtures[at])?;
                let terms = self.terms(spec, play, &self.field.fixtures[at]);
                let order = self.field.next_order();
                let fixture = &mut self.field.fixtures[at];
                fixture.begun = true;
                fixture.order = order;
                self.keep_terms(*id, terms);
            }
            Input::Result(id, result) => {
                self.need(spec, &[Stage::Running, Stage::Paused])?;
                let at = self.open(*id)?;
                let fixture = self.field.fixtures[at];
                if !fixture.begun && result.was_played() {
                    self.check_ready(spec, &fixture)?;
                }
                self.check_result(spec, play, &fixture, result)?;
                let terms = self.terms(spec, play, &fixture);
                self.field.set_result(at, *result);
                self.keep_terms(*id, terms);
            }
            Input::Correct(id, result) => {
                let at = self.with_result(*id)?;
                self.check_result(spec, play, &self.field.fixtures[at], result)?;
                let fixture = &mut self.field.fixtures[at];
                fixture.result = Some(*result);
                fixture.too_late = None;
            }
            Input::Void(id) => {
                let at = self.with_result(*id)?;
                taken_back = self.field.fixtures[at].result.map(|result| (*id, result));
                self.field.clear_result(at);
            }
            Input::Late { fixture, seat, minutes } => self.late(spec, play, *fixture, *seat, *minutes)?,
            Input::Dice { after, team, why, faces } => {
                let rolled = Rolled { after: *after, team: *team, why: *why, total: 0 };
                if !self.dice(spec, rolled, faces, has_reason)? {
                    return Err(Refusal::new("league-needs-reason").quoted("got", &entry.input.to_text()));
                }
            }
            Input::Lot(order) => {
                if !self.lot(spec, order, has_reason)? {
                    return Err(Refusal::new("league-needs-reason").quoted("got", &entry.input.to_text()));
                }
            }
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
        let voided = self.field.settle(spec);
        Ok(taken_back.into_iter().chain(voided).collect())
    }

    /// The matches that are being played without this team.
    fn playing(&self, team: TeamId) -> Vec<FixtureId> {
        let is_played = |f: &&Fixture| f.begun && f.status == Status::Open && f.seat_of(team).is_none();
        self.field.fixtures.iter().filter(is_played).map(|fixture| fixture.id).collect()
    }

    /// Settle a replacement. It takes back what was given to the opponents, but never what others have played
    /// or are playing because of it.
    fn replaced(&mut self, spec: &Spec, playing: &[FixtureId]) -> Result<Vec<Voided>, Refusal> {
        let voided = self.field.settle(spec);
        let goes_on = |id: FixtureId| self.field.fixture(id).is_some_and(|fixture| fixture.begun);
        let stopped = playing.iter().copied().find(|id| !goes_on(*id));
        match voided.first().map(|(id, _)| *id).or(stopped) {
            None => Ok(voided),
            Some(id) => Err(Refusal::new("league-replace-late").number("fixture", id.0)),
        }
    }

    /// Refuse to begin a match whose terms are not settled: a team has dice to roll, or is playing.
    fn check_ready(&self, spec: &Spec, fixture: &Fixture) -> Result<(), Refusal> {
        if !spec.carry_over {
            return Ok(());
        }
        for team in fixture.teams().into_iter().flatten() {
            let Some((after, why)) = carry_over::hindrance(&self.field, team, fixture) else { continue };
            let key = match why {
                Some(Why::Yellow) => "league-yellow-first",
                Some(Why::Injury) => "league-injury-first",
                None => "league-playing",
            };
            let name = self.teams.get(team.index()).map_or("", |team| &team.name);
            return Err(Refusal::new(key).quoted("team", name).number("fixture", after.0));
        }
        Ok(())
    }

    /// Remember what a match has begun with.
    fn keep_terms(&mut self, id: FixtureId, terms: Option<FixtureTerms>) {
        if let (Some(fixture), Some(terms)) = (self.field.fixture(id), terms) {
            self.begun_with.insert(id, (fixture.order, Arc::new(terms)));
        }
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
        let has_begun = |f: &Fixture| f.begun || f.played_by.is_some();
        let is_played = self.field.fixtures.iter().any(|f| f.round == round && has_begun(f));
        let again = round == self.field.paired && round > 0 && !is_played;
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
        let Some(lateness) = carry_over::lateness(play, minutes) else {
            return Err(Refusal::new("league-no-late-rule").text("play", &spec.play));
        };
        let at = self.find(id)?;
        let fixture = &mut self.field.fixtures[at];
        let other = fixture.too_late == Some(seat.other()) && fixture.status == Status::Played;
        if other && lateness == Lateness::Lost {
            // Neither came in time: both have lost. In a knock-out the organiser says who goes on.
            if let Part::Tie(_) = fixture.part {
                return Err(Refusal::new("league-tie-needs-winner").number("fixture", id.0));
            }
            fixture.too_late = None;
            fixture.result = Some(MatchResult { ending: Ending::NoShow, ..MatchResult::of_score(0, 0) });
            return Ok(());
        }
        self.need(spec, &[Stage::Running, Stage::Paused])?;
        let at = self.open(id)?;
        let fixture = &mut self.field.fixtures[at];
        if fixture.begun {
            return Err(Refusal::new("league-begun").number("fixture", id.0));
        }
        // What was said before about this team was wrong.
        fixture.late[seat] = minutes;
        fixture.late_points[seat] = if let Lateness::Points(points) = lateness { points } else { 0 };
        let is_late_start =
            |minutes: &u16| carry_over::lateness(play, *minutes) == Some(Lateness::ExtraSquare);
        fixture.late_start = fixture.late.0.iter().any(is_late_start);
        if lateness == Lateness::Lost {
            let result = MatchResult {
                score: if seat == Seat::Away { [3, 0] } else { [0, 3] },
                shoot_out: None,
                ending: Ending::Walkover(seat.other()),
                seats: BySeat::default(),
            };
            fixture.too_late = Some(seat);
            self.field.set_result(at, result);
        }
        Ok(())
    }

    /// Dice that are due; or, with a reason, other dice than those that were entered, as long as nothing has
    /// followed from them. `false`: the reason is missing.
    fn dice(&mut self, spec: &Spec, new: Rolled, faces: &[u8], has_reason: bool) -> Result<bool, Refusal> {
        let Rolled { after, team, why, .. } = new;
        let is_due = self.due(spec).iter().any(|due| {
            matches!(due, crate::Due::Dice { after: a, team: t, why: w, .. } if (*a, *t, *w) == (after, team, why))
        });
        let is_same = |rolled: &Rolled| (rolled.after, rolled.team, rolled.why) == (after, team, why);
        let before = self.field.dice.iter().position(is_same);
        if !is_due && (before.is_none() || !carry_over::is_last(&self.field, team, after)) {
            return Err(Refusal::new("league-dice-not-due")
                .number("fixture", after.0)
                .number("team", team.0));
        }
        if faces.len() != usize::from(why.dice()) || faces.iter().any(|face| !(1..=6).contains(face)) {
            return Err(Refusal::new("league-bad-dice").number("dice", why.dice()));
        }
        let rolled = Rolled { total: faces.iter().sum(), ..new };
        match before {
            Some(_) if !has_reason => return Ok(false),
            Some(at) => self.field.dice[at] = rolled,
            None => self.field.dice.push(rolled),
        }
        Ok(true)
    }

    /// A lot that is due; or, with a reason, another order than the one that was entered. `false`: the reason
    /// is missing.
    fn lot(&mut self, spec: &Spec, order: &[TeamId], has_reason: bool) -> Result<bool, Refusal> {
        let sorted = |order: &[TeamId]| {
            let mut sorted = order.to_vec();
            sorted.sort_unstable();
            sorted
        };
        let given = sorted(order);
        let due = self.lots_due(spec);
        let about = due.iter().find(|(_, teams)| sorted(teams) == given);
        if about.is_none()
            && let Some(at) = self.field.lots.iter().rposition(|(_, lot)| sorted(lot) == given)
        {
            self.field.lots[at].1 = order.to_vec();
            return Ok(has_reason);
        }
        let Some((part, _)) = about.filter(|_| self.stage(spec) == Stage::Running) else {
            let list = |teams: &[TeamId]| teams.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            let known = due.iter().map(|(_, teams)| list(teams)).collect::<Vec<_>>().join("; ");
            return Err(Refusal::new("league-lot-not-due").text("due", known));
        };
        self.field.lots.push((*part, order.to_vec()));
        Ok(true)
    }
}

fn no_team(id: TeamId, teams: usize) -> Refusal {
    Refusal::new("league-no-team").number("got", id.0).number("last", count(teams))
}

pub(super) fn count(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}
