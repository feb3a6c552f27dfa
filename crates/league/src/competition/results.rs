//! Which results a fixture can have.

use touchline_engine::Refusal;

use super::State;
use crate::result::{Ending, MatchResult};
use crate::{Draws, Fixture, Part, Spec, knock_out};

impl State {
    /// Refuse a result that the fixture cannot have.
    pub(super) fn check_result(
        &self,
        spec: &Spec,
        fixture: &Fixture,
        result: &MatchResult,
    ) -> Result<(), Refusal> {
        let refused = |key: &'static str| Err(Refusal::new(key).number("fixture", fixture.id.0));
        let level = |score: [u8; 2]| score[0] == score[1];
        let Part::Tie(tie) = fixture.part else {
            if result.shoot_out.is_some() || result.ending == Ending::ExtraTime {
                return refused("league-no-extra-time");
            }
            return Ok(());
        };
        match result.ending {
            Ending::NoShow => return refused("league-tie-needs-winner"),
            // The tie goes on: with the next leg, or with a decider.
            Ending::Agreed => return Ok(()),
            Ending::Played | Ending::ExtraTime | Ending::Awarded(_) | Ending::Walkover(_) => {}
        }
        let two_legs = spec.format.knock_out().is_some_and(|cup| cup.legs == 2)
            && !self.field.ties.get(tie.index()).is_some_and(|tie| tie.third_place)
            && !fixture.decider;
        if two_legs && fixture.leg == 1 {
            let beyond = result.shoot_out.is_some() || result.ending == Ending::ExtraTime;
            return if beyond { refused("league-no-extra-time") } else { Ok(()) };
        }
        if result.ending == Ending::ExtraTime && spec.draws != Draws::ExtraTime {
            return refused("league-no-extra-time");
        }
        let before = knock_out::first_leg(&self.field, spec, fixture).unwrap_or([0, 0]);
        let goals = result.goals(spec);
        let sum = [0, 1].map(|at| u16::from(goals[at]) + u16::from(before[at]));
        let is_level = sum[0] == sum[1] && !matches!(result.ending, Ending::Awarded(_) if !two_legs);
        if result.shoot_out.is_some() && (!is_level || spec.draws == Draws::Decider) {
            return refused("league-no-shoot-out");
        }
        // A second leg that was not drawn can leave a tie level without a shoot-out: a decider follows.
        let settled_in_match = !two_legs || level(before);
        if is_level && result.shoot_out.is_none() && spec.draws != Draws::Decider && settled_in_match {
            return refused("league-needs-shoot-out");
        }
        Ok(())
    }
}
