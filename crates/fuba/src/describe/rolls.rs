//! Whose dice are due.

use touchline_engine::Seat;

use crate::advanced::skills::Skill;
use crate::flow::Stage;
use crate::state::State;

/// The seat that a roll is about. Cards and pressing are rolled by the other one, as the sentences say.
pub(super) fn rolling(s: &State) -> Seat {
    match s.agenda.top() {
        Some(Stage::SkillRoll(_, Skill::GoalPoacher)) => s.control,
        Some(Stage::RollOff) => s.turn.starter,
        Some(
            Stage::Tiredness(who)
            | Stage::FreshPlayer(who, _)
            | Stage::InjuryRoll(who, _)
            | Stage::MovesRoll(who)
            | Stage::LoseCard(who)
            | Stage::DrawCard(who)
            | Stage::DrawTalent(who)
            | Stage::SkillRoll(who, _)
            | Stage::GoalAttempt(who)
            | Stage::SecondDie(who)
            | Stage::Rebound(who),
        ) => who,
        Some(
            Stage::YellowCard(who)
            | Stage::RedCard(who, _)
            | Stage::HarshYellowCard(who)
            | Stage::Pressing(who, _),
        ) => who.other(),
        _ => s.control,
    }
}
