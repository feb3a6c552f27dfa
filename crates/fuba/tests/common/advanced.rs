//! Facts of the advanced rules that hold in every position and at every step.

use touchline_engine::{Notation, Seat};
use touchline_fuba::Fuba;
use touchline_fuba::flow::Stage;
use touchline_fuba::state::{Line, Nominee, Recovering, State, TeamMark};

use super::facts::holds;

/// The most condition points that substitutions bring to a line.
const CAP: u8 = 6;

/// Injured players of a team that may still come back, including those whose die has not been rolled.
pub fn off(s: &State, seat: Seat) -> u8 {
    let open = |stage: &&Stage| match **stage {
        Stage::InjuryRoll(who, _) | Stage::Replace(who, _) => who == seat,
        _ => false,
    };
    let open = s.agenda.stages().iter().filter(open).count();
    s.teams[seat].recovering.total() + u8::try_from(open).expect("few stages")
}

/// Players a team has lost for good without a red card.
fn lost(s: &State, seat: Seat) -> u8 {
    10 - s.squads[seat].size() - s.teams[seat].reds - off(s, seat)
}

/// Check everything about one position.
pub fn position(game: &Fuba, s: &State) {
    let rules = &game.rules;
    // the mark is always on a piece that is there.
    if let Some((seat, Nominee::Player(area))) = s.turn.fans {
        holds!(s.squads[seat].outfield(area) > 0, game, s, "fans of {seat:?} sing for nobody");
    }
    for seat in Seat::ALL {
        let team = &s.teams[seat];
        holds!(rules.condition.is_some() || team.condition.total() == 0, game, s, "points of {seat:?}");
        // Ten at the start; roles move them around, a late formation change and replacements add a few.
        holds!(team.condition.total() <= 20, game, s, "points of {seat:?}");
        holds!(team.substitutions <= 3, game, s, "substitutions of {seat:?}");
        let off = (0..=Recovering::LONGEST).map(|left| team.recovering.with_left(left)).sum::<u8>();
        holds!(off == 0 || rules.injuries.is_some(), game, s, "{seat:?} misses players");
        holds!(!team.marks.has(TeamMark::Tired) || rules.tiredness.is_some(), game, s, "tired");
        holds!(team.hand.lost().minus(team.hand.shown).is_empty(), game, s, "lost cards are known");
        let played = s.turn.played[seat];
        holds!(played.minus(team.hand.shown).is_empty(), game, s, "{seat:?} played a hidden card");
        let unused = s.clock.half == 0 && s.agenda.stages() == [Stage::KickOffRoll];
        let cards = rules.skills.map_or(0, |skills| skills.cards);
        holds!(!unused || team.hand.held.len() <= cards, game, s, "cards of {seat:?} at the start");
        // both know what is barred, and nothing of what is held.
        let known = team.hand.shown.and(team.hand.held);
        holds!(!unused || known.is_empty(), game, s, "cards of {seat:?} shown at the start");
        holds!(
            !unused || rules.condition.is_none() || team.condition.total() <= 10,
            game,
            s,
            "points at the start"
        );
    }
}

/// What must hold between a position and the next.
pub fn step(game: &Fuba, before: &State, after: &State) {
    for seat in Seat::ALL {
        let (was, is) = (&before.teams[seat], &after.teams[seat]);
        holds!(lost(before, seat) <= lost(after, seat), game, before, "a player lost for good is back");
        holds!(lost(after, seat) <= lost(before, seat) + 1, game, before, "two players lost at once");
        let tired = |marks: touchline_fuba::state::Marks| marks.has(TeamMark::Tired);
        holds!(!tired(was.marks) || tired(is.marks), game, before, "{seat:?} is tired no more");
        holds!(was.substitutions <= is.substitutions, game, before, "a substitution undone");
        let forgotten = was.hand.shown.minus(is.hand.shown);
        holds!(forgotten.is_empty(), game, before, "{seat:?} hides a card again");
        let over = |line: Line| is.condition.of(line) > was.condition.of(line) && is.condition.of(line) > CAP;
        let substituting = matches!(
            before.agenda.top(),
            Some(Stage::Substitution(..) | Stage::FreshPlayer(..) | Stage::GainPoint(_))
        );
        holds!(
            !substituting || !Line::ALL.into_iter().any(over),
            game,
            before,
            "substitutions bring {:?}",
            is.condition
        );
    }
    let choosing = before.clock.half == 0 && before.agenda.stages().contains(&Stage::ShowFormations);
    holds!(
        choosing || before.teams.0.map(|team| team.styles) == after.teams.0.map(|team| team.styles),
        game,
        before,
        "styles"
    );
}
