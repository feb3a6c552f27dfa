//! Everything of a competition that is not words: a simulation copies it and plays on.

use crate::carry_over::Rolled;
use crate::knock_out::{self, Tie};
use crate::result::MatchResult;
use crate::{Fixture, FixtureId, Format, MAX_FIXTURES, Part, Slot, Spec, Status, TeamId};
use crate::{ladder, round_robin, withdrawal};

/// The facts of a competition and what follows from them, in numbers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Field {
    /// Whether a team has withdrawn, by team.
    pub(crate) withdrawn: Vec<bool>,
    /// When a team withdrew, in the order of withdrawals, by team; 0: it has not.
    pub(crate) left_at: Vec<u32>,
    /// Whether a team withdrew in time to change a table, by team. Once the knock-out has begun, the groups
    /// that it follows from stay as they are.
    pub(crate) off_table: Vec<bool>,
    /// The teams in the order of the draw; empty before it.
    pub(crate) order: Vec<TeamId>,
    /// The groups.
    pub(crate) groups: Vec<Vec<TeamId>>,
    /// The place of a team in the lists of its table, by team.
    pub(crate) position: Vec<u16>,
    /// The fixtures, by number.
    pub(crate) fixtures: Vec<Fixture>,
    /// The ties of the knock-out, by number.
    pub(crate) ties: Vec<Tie>,
    /// Swiss rounds paired so far.
    pub(crate) paired: u16,
    /// Byes of Swiss rounds.
    pub(crate) byes: Vec<(u16, TeamId)>,
    /// Lots drawn, each with what it was about, the best first.
    pub(crate) lots: Vec<(Part, Vec<TeamId>)>,
    /// Dice rolled for missed players.
    pub(crate) dice: Vec<Rolled>,
    /// The ladder, from the top.
    pub(crate) ladder: Vec<TeamId>,
    /// Teams that joined the ladder after the draw, each with the number of results before.
    pub(crate) joined: Vec<(u32, TeamId)>,
    /// The number of the next fixture, less one.
    pub(crate) numbered: u32,
    /// The next place in the order of play, less one.
    pub(crate) ordered: u32,
    /// Whether the organiser ended it.
    pub(crate) finished: bool,
    /// How many rounds of groups come before the knock-out.
    pub(crate) group_rounds: u16,
}

/// A result that no longer is the result of the two teams that meet.
pub(crate) type Voided = (FixtureId, MatchResult);

impl Field {
    /// Whether the draw has been made.
    pub(crate) fn is_drawn(&self) -> bool {
        !self.order.is_empty()
    }

    pub(crate) fn is_withdrawn(&self, team: TeamId) -> bool {
        self.withdrawn.get(team.index()).copied().unwrap_or(true)
    }

    /// Whether a team is at the bottom of its table because it withdrew.
    pub(crate) fn is_off_table(&self, team: TeamId) -> bool {
        self.off_table.get(team.index()).copied().unwrap_or(true)
    }

    /// One more team; it is there.
    pub(crate) fn register(&mut self) {
        self.withdrawn.push(false);
        self.left_at.push(0);
        self.off_table.push(false);
    }

    /// A team leaves. After the draw of a knock-out that only gives its open ties away; in a group too, once
    /// the knock-out follows from it.
    pub(crate) fn leave(&mut self, spec: &Spec, team: TeamId) {
        let order = self.left_at.iter().max().map_or(1, |last| last + 1);
        // One that came too late into a place at the bottom leaves it there.
        self.off_table[team.index()] |= match spec.format {
            Format::KnockOut(_) => false,
            Format::Groups { .. } => !self.is_fixed(spec, team),
            Format::RoundRobin { .. } | Format::Swiss { .. } | Format::Ladder { .. } => true,
        };
        self.withdrawn[team.index()] = true;
        self.left_at[team.index()] = order;
    }

    /// Another team takes the place of one that left. Nothing of what it had begun was played by this one.
    pub(crate) fn come_back(&mut self, spec: &Spec, team: TeamId) {
        let is_fixed = self.is_fixed(spec, team);
        self.off_table[team.index()] &= is_fixed;
        self.withdrawn[team.index()] = false;
        self.left_at[team.index()] = 0;
        for fixture in &mut self.fixtures {
            if fixture.seat_of(team).is_some() && fixture.played_by.is_none() {
                fixture.forget();
            }
        }
    }

    /// Whether the knock-out has begun and the places of a team's group are certain.
    fn is_fixed(&self, spec: &Spec, team: TeamId) -> bool {
        let has_begun = |fixture: &Fixture| fixture.begun || fixture.played_by.is_some();
        let is_tie = |fixture: &Fixture| matches!(fixture.part, Part::Tie(_));
        self.fixtures.iter().any(|fixture| is_tie(fixture) && has_begun(fixture))
            && self.groups.iter().position(|group| group.contains(&team)).is_some_and(|group| {
                knock_out::places_of_group(self, spec, u8::try_from(group).unwrap_or(u8::MAX)).is_some()
            })
    }

    /// The teams that were drawn and are still there, in the order of the draw.
    pub(crate) fn active(&self) -> impl Iterator<Item = TeamId> + '_ {
        self.order.iter().copied().filter(|team| !self.is_withdrawn(*team))
    }

    /// The teams of a table.
    pub(crate) fn members(&self, part: Part) -> &[TeamId] {
        match part {
            Part::Table => &self.order,
            Part::Group(group) => self.groups.get(usize::from(group)).map_or(&[], Vec::as_slice),
            Part::Tie(_) => &[],
        }
    }

    pub(crate) fn index_of(&self, id: FixtureId) -> Option<usize> {
        self.fixtures.binary_search_by_key(&id, |fixture| fixture.id).ok()
    }

    pub(crate) fn fixture(&self, id: FixtureId) -> Option<&Fixture> {
        self.index_of(id).map(|at| &self.fixtures[at])
    }

    /// A new fixture at the end of the list.
    pub(crate) fn add(&mut self, part: Part, round: u16, leg: u8, home: Slot, away: Slot) -> FixtureId {
        self.numbered += 1;
        let id = FixtureId(self.numbered);
        self.fixtures.push(Fixture::new(id, part, round, leg, home, away));
        id
    }

    /// The next place in the order of play.
    pub(crate) fn next_order(&mut self) -> u32 {
        self.ordered += 1;
        self.ordered
    }

    /// Make the draw: places, groups, fixtures.
    pub(crate) fn draw(&mut self, spec: &Spec, order: Vec<TeamId>) {
        self.position = vec![0; self.withdrawn.len()];
        self.order = order;
        for at in 0..self.order.len() {
            self.place(self.order[at], at);
        }
        match spec.format {
            Format::RoundRobin { legs } => {
                let order = self.order.clone();
                round_robin::schedule(self, &[(Part::Table, &order)], legs);
            }
            Format::Swiss { .. } => {}
            Format::KnockOut(cup) => knock_out::plan(self, cup, &knock_out::by_draw(self.order.len()), 0),
            Format::Groups { groups, qualify, legs, then } => {
                self.groups = round_robin::into_groups(&self.order, groups);
                let groups = self.groups.clone();
                for group in &groups {
                    for (at, team) in group.iter().enumerate() {
                        self.place(*team, at);
                    }
                }
                let parts: Vec<(Part, &[TeamId])> =
                    (0..).map(Part::Group).zip(groups.iter().map(Vec::as_slice)).collect();
                self.group_rounds = round_robin::schedule(self, &parts, legs);
                let slots = knock_out::by_groups(groups.len(), usize::from(qualify));
                knock_out::plan(self, then, &slots, self.group_rounds);
            }
            Format::Ladder { .. } => self.ladder = self.order.clone(),
        }
    }

    /// Remember where a team is in the lists of its table.
    pub(crate) fn place(&mut self, team: TeamId, at: usize) {
        if self.position.len() <= team.index() {
            self.position.resize(team.index() + 1, 0);
        }
        self.position[team.index()] = u16::try_from(at).unwrap_or(u16::MAX);
    }

    /// Give a fixture its result.
    pub(crate) fn set_result(&mut self, at: usize, result: MatchResult) {
        let order = self.next_order();
        let fixture = &mut self.fixtures[at];
        fixture.played_by = fixture.teams();
        fixture.result = Some(result);
        if fixture.order == 0 {
            fixture.order = order;
        }
        fixture.result_order = order;
    }

    /// Take the result of a fixture back.
    pub(crate) fn clear_result(&mut self, at: usize) {
        let fixture = &mut self.fixtures[at];
        fixture.played_by = None;
        fixture.result = None;
        fixture.result_order = 0;
        fixture.forget();
        let fixture = *fixture;
        self.forget_consequences(&fixture);
    }

    /// Dice that were rolled after a match, and lots that were drawn because of it, go with its result: what
    /// is played instead has its own.
    pub(crate) fn forget_consequences(&mut self, fixture: &Fixture) {
        self.dice.retain(|rolled| rolled.after != fixture.id);
        self.lots.retain(|(part, lot)| {
            *part != fixture.part || !lot.iter().any(|team| fixture.seat_of(*team).is_some())
        });
    }

    /// Work out everything that follows from results, withdrawals and lots. Returns the results that became
    /// void: their match has other teams now.
    pub(crate) fn settle(&mut self, spec: &Spec) -> Vec<Voided> {
        withdrawal::settle_tables(self, spec);
        if let Format::Ladder { .. } = spec.format {
            ladder::climb(self);
        }
        knock_out::settle(self, spec)
    }

    /// Whether every fixture of a table is settled.
    pub(crate) fn is_complete(&self, part: Part) -> bool {
        self.fixtures.iter().filter(|fixture| fixture.part == part).all(Fixture::is_settled)
    }

    /// Whether a fixture can be played now.
    pub(crate) fn is_open(fixture: &Fixture) -> bool {
        fixture.status == Status::Open
    }

    /// How many fixtures a format needs with so many teams.
    pub(crate) fn fixtures_needed(format: Format, teams: usize) -> usize {
        let pairs = |n: usize| n * n.saturating_sub(1) / 2;
        match format {
            Format::RoundRobin { legs } => pairs(teams) * usize::from(legs),
            Format::Swiss { rounds } => teams / 2 * usize::from(rounds),
            Format::KnockOut(cup) => teams * usize::from(cup.legs + 1),
            Format::Groups { groups, legs, then, .. } => {
                let largest = teams.div_ceil(usize::from(groups));
                usize::from(groups) * pairs(largest) * usize::from(legs) + teams * usize::from(then.legs + 1)
            }
            Format::Ladder { .. } => 0,
        }
    }

    /// Whether there is room for so many more fixtures.
    pub(crate) fn has_room(&self, more: usize) -> bool {
        self.fixtures.len() + more <= MAX_FIXTURES
    }
}
