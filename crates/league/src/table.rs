//! Tables: what counts, and what decides between equal points.

use std::cmp::Reverse;
use std::ops::Range;

use touchline_engine::{Outcome, Seat};

use crate::field::Field;
use crate::{Fixture, Format, Part, Spec, TeamId, TieBreak};

/// A table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Which one.
    pub part: Part,
    /// Its rows, the best first.
    pub rows: Vec<Row>,
    /// Whether all its matches are over.
    pub complete: bool,
}

/// A line of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The place, from 1; teams that nothing separates share one.
    pub place: u16,
    /// The team.
    pub team: TeamId,
    /// Matches that count; byes are none.
    pub played: u16,
    /// Matches won.
    pub won: u16,
    /// Matches drawn.
    pub drawn: u16,
    /// Matches lost.
    pub lost: u16,
    /// Goals scored.
    pub goals_for: u32,
    /// Goals against.
    pub goals_against: u32,
    /// Points, those of byes included.
    pub points: u32,
    /// Yellow cards.
    pub yellows: u32,
    /// Red cards.
    pub reds: u32,
    /// Rounds without an opponent; each is worth a win.
    pub byes: u16,
    /// The sum of the opponents' points.
    pub buchholz: u32,
    /// Whether the team has withdrawn; such teams are at the bottom. One that left a knock-out keeps its
    /// place in its group.
    pub withdrawn: bool,
}

impl Row {
    fn new(team: TeamId, withdrawn: bool) -> Self {
        Self {
            place: 0,
            team,
            played: 0,
            won: 0,
            drawn: 0,
            lost: 0,
            goals_for: 0,
            goals_against: 0,
            points: 0,
            yellows: 0,
            reds: 0,
            byes: 0,
            buchholz: 0,
            withdrawn,
        }
    }

    /// Goals scored less goals against.
    pub fn goal_difference(&self) -> i32 {
        self.goals_for.cast_signed() - self.goals_against.cast_signed()
    }

    /// Cards: a yellow card counts 1, a red card 3.
    pub fn cards(&self) -> u32 {
        self.yellows + 3 * self.reds
    }

    /// Add one match.
    fn add(&mut self, spec: &Spec, fixture: &Fixture, seat: Seat) {
        let Some(result) = &fixture.result else { return };
        let goals = result.goals(spec);
        self.played += 1;
        self.goals_for += u32::from(goals[seat as usize]);
        self.goals_against += u32::from(goals[seat.other() as usize]);
        self.yellows += u32::from(result.seats[seat].yellows);
        self.reds += u32::from(result.seats[seat].reds);
        let worth = match result.outcome() {
            Some(Outcome::Win(winner)) if winner == seat => {
                self.won += 1;
                spec.points.win
            }
            Some(Outcome::Draw) => {
                self.drawn += 1;
                spec.points.draw
            }
            _ => {
                self.lost += 1;
                spec.points.loss
            }
        };
        self.points += u32::from(worth);
    }
}

/// The rows of a table in order, and the stretches of teams that not even a lot has separated yet.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ranking {
    pub(crate) rows: Vec<Row>,
    pub(crate) level: Vec<Range<usize>>,
}

impl Ranking {
    /// Work out a table anew; what was allocated is used again.
    pub(crate) fn work_out(&mut self, spec: &Spec, field: &Field, part: Part) {
        self.rows.clear();
        self.level.clear();
        let members = field.members(part);
        self.rows.extend(members.iter().map(|team| Row::new(*team, field.is_off_table(*team))));
        let at = |team: TeamId| field.position.get(team.index()).map_or(0, |at| usize::from(*at));
        for fixture in field.fixtures.iter().filter(|fixture| fixture.part == part && fixture.counts()) {
            for seat in Seat::ALL {
                if let Some(row) = fixture.team(seat).and_then(|team| self.rows.get_mut(at(team))) {
                    row.add(spec, fixture, seat);
                }
            }
        }
        if part == Part::Table {
            for (_, team) in &field.byes {
                let row = &mut self.rows[at(*team)];
                row.byes += 1;
                row.points += u32::from(spec.points.win);
            }
        }
        if spec.tie_breaks.contains(&TieBreak::Buchholz) {
            for fixture in field.fixtures.iter().filter(|fixture| fixture.part == part && fixture.counts()) {
                if let Some([home, away]) = fixture.teams() {
                    let (of_home, of_away) = (self.rows[at(home)].points, self.rows[at(away)].points);
                    self.rows[at(home)].buchholz += of_away;
                    self.rows[at(away)].buchholz += of_home;
                }
            }
        }
        if let Format::Ladder { .. } = spec.format {
            self.order_of_ladder(field);
        } else {
            self.order_by_points(spec, field, part);
        }
    }

    /// A ladder has its own order.
    fn order_of_ladder(&mut self, field: &Field) {
        let rung = |team: TeamId| field.ladder.iter().position(|other| *other == team);
        self.rows.sort_by_key(|row| (row.withdrawn, rung(row.team).unwrap_or(usize::MAX)));
        for (at, row) in self.rows.iter_mut().enumerate() {
            row.place = u16::try_from(at + 1).unwrap_or(u16::MAX);
        }
    }

    fn order_by_points(&mut self, spec: &Spec, field: &Field, part: Part) {
        // A stable sort of the draw's order, so that the same table always looks the same.
        let mut split = Split { field, spec, part, level: &mut self.level };
        let rows = &mut self.rows[..];
        rows.sort_by_key(|row| (row.withdrawn, Reverse(row.points)));
        for run in runs(rows, |row| (row.withdrawn, Reverse(row.points))) {
            split.part_ways(&mut rows[run.clone()], run.start, &spec.tie_breaks);
        }
        for (at, row) in rows.iter_mut().enumerate() {
            row.place = u16::try_from(at + 1).unwrap_or(u16::MAX);
        }
        for stretch in &self.level {
            let first = self.rows[stretch.start].place;
            self.rows[stretch.clone()].iter_mut().for_each(|row| row.place = first);
        }
    }

    pub(crate) fn of(spec: &Spec, field: &Field, part: Part) -> Self {
        let mut ranking = Self::default();
        ranking.work_out(spec, field, part);
        ranking
    }
}

/// Separates teams with equal points.
struct Split<'a> {
    field: &'a Field,
    spec: &'a Spec,
    part: Part,
    level: &'a mut Vec<Range<usize>>,
}

impl Split<'_> {
    /// Order a stretch that begins at `start` by the tie-breaks, each only among those that are still level.
    fn part_ways(&mut self, rows: &mut [Row], start: usize, breaks: &[TieBreak]) {
        if rows.len() < 2 {
            return;
        }
        let Some((by, rest)) = breaks.split_first() else {
            self.level.push(start..start + rows.len());
            return;
        };
        match by {
            TieBreak::GoalDifference => self.by_key(rows, start, rest, |row| Reverse(row.goal_difference())),
            TieBreak::Goals => self.by_key(rows, start, rest, |row| Reverse(row.goals_for)),
            TieBreak::Buchholz => self.by_key(rows, start, rest, |row| Reverse(row.buchholz)),
            TieBreak::FairPlay => self.by_key(rows, start, rest, Row::cards),
            TieBreak::HeadToHead => self.head_to_head(rows, start, breaks),
            TieBreak::Lot => {
                let lots = || self.field.lots.iter().rev().filter(|(part, _)| *part == self.part);
                let drawn = |row: &Row| {
                    // The latest lot that was drawn between all of them.
                    let (_, all) = lots().find(|(_, lot)| rows.iter().all(|row| lot.contains(&row.team)))?;
                    all.iter().position(|team| *team == row.team)
                };
                let keys: Vec<(TeamId, Option<usize>)> =
                    rows.iter().map(|row| (row.team, drawn(row))).collect();
                let key = |row: &Row| keys.iter().find(|(team, _)| *team == row.team).and_then(|(_, at)| *at);
                self.by_key(rows, start, rest, key);
            }
        }
    }

    fn by_key<K: Ord>(&mut self, rows: &mut [Row], start: usize, rest: &[TieBreak], key: impl Fn(&Row) -> K) {
        rows.sort_by_key(&key);
        for run in runs(rows, key) {
            self.part_ways(&mut rows[run.clone()], start + run.start, rest);
        }
    }

    /// The matches among these teams alone: points, difference, goals. If that separates any of them, those
    /// that are still level are compared anew among themselves.
    fn head_to_head(&mut self, rows: &mut [Row], start: usize, breaks: &[TieBreak]) {
        let mut among: Vec<Row> = rows.iter().map(|row| Row::new(row.team, false)).collect();
        let find = |among: &[Row], team: TeamId| among.iter().position(|row| row.team == team);
        for fixture in self.field.fixtures.iter().filter(|f| f.part == self.part && f.counts()) {
            let Some([home, away]) = fixture.teams() else { continue };
            let (Some(home), Some(away)) = (find(&among, home), find(&among, away)) else { continue };
            among[home].add(self.spec, fixture, Seat::Home);
            among[away].add(self.spec, fixture, Seat::Away);
        }
        let key = |row: &Row| {
            find(&among, row.team)
                .map(|at| &among[at])
                .map(|row| Reverse((row.points, row.goal_difference(), row.goals_for)))
        };
        rows.sort_by_key(key);
        let parts = runs(rows, key);
        let next = if parts.len() > 1 { breaks } else { &breaks[1..] };
        for run in parts {
            self.part_ways(&mut rows[run.clone()], start + run.start, next);
        }
    }
}

/// The stretches of sorted rows with the same key.
fn runs<K: PartialEq>(rows: &[Row], key: impl Fn(&Row) -> K) -> Vec<Range<usize>> {
    let mut list = Vec::new();
    let mut start = 0;
    for at in 1..=rows.len() {
        if at == rows.len() || key(&rows[at]) != key(&rows[start]) {
            list.push(start..at);
            start = at;
        }
    }
    list
}
