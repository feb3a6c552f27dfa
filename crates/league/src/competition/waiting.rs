//! What a competition waits for.

use super::{Stage, State};
use crate::carry_over::{self, Missed};
use crate::field::Field;
use crate::table::Ranking;
use crate::{Due, Format, Part, Spec, TeamId, knock_out};

impl State {
    /// Teams between which a lot must be drawn, because a place that matters hangs on it: the first one of a
    /// table, those that go on from a group, the winner of a tie.
    pub(crate) fn lots_due(&self, spec: &Spec) -> Vec<(Part, Vec<TeamId>)> {
        let field = &self.field;
        let mut list = Vec::new();
        for part in self.parts(spec) {
            let places = match spec.format {
                Format::Groups { qualify, .. } => usize::from(qualify),
                Format::RoundRobin { .. } | Format::Swiss { .. } => 1,
                Format::Ladder { .. } | Format::KnockOut(_) => 0,
            };
            if !field.is_complete(part) || !self.all_paired(spec) {
                continue;
            }
            let ranking = Ranking::of(spec, field, part);
            for stretch in ranking.level.iter().filter(|stretch| stretch.start < places) {
                // Teams that withdrew are at the bottom, whatever a lot says.
                let teams: Vec<TeamId> = ranking.rows[stretch.clone()]
                    .iter()
                    .filter(|row| !row.withdrawn)
                    .map(|row| row.team)
                    .collect();
                if teams.len() > 1 {
                    list.push((part, teams));
                }
            }
        }
        list.extend(knock_out::lots_due(field));
        list
    }

    pub(super) fn due(&self, spec: &Spec) -> Vec<Due> {
        let field = &self.field;
        match self.stage(spec) {
            Stage::Open if self.can_start(spec).is_ok() => return vec![Due::Start],
            Stage::Open | Stage::Paused | Stage::Over => return Vec::new(),
            Stage::Running if !field.is_drawn() => return vec![Due::Draw],
            Stage::Running => {}
        }
        let mut list: Vec<Due> = self.lots_due(spec).into_iter().map(|(_, teams)| Due::Lot(teams)).collect();
        if matches!(spec.format, Format::Swiss { .. })
            && !self.all_paired(spec)
            && field.is_complete(Part::Table)
        {
            list.push(Due::Pair(field.paired + 1));
        }
        if spec.carry_over {
            list.extend(self.dice_due());
        }
        list
    }

    /// The dice that must be rolled before a team can begin its next match.
    fn dice_due(&self) -> Vec<Due> {
        let field = &self.field;
        let last = carry_over::last_matches(field);
        let mut asked = vec![false; last.len()];
        let mut list = Vec::new();
        for fixture in field.fixtures.iter().filter(|fixture| Field::is_open(fixture) && !fixture.begun) {
            for team in fixture.teams().into_iter().flatten() {
                if !std::mem::replace(&mut asked[team.index()], true)
                    && let Missed::Roll(after, why) = carry_over::missed(field, team, last[team.index()])
                {
                    list.push(Due::Dice { after, team, why, count: why.dice() });
                }
            }
        }
        list
    }
}
