//! What scripted seats answer.

use touchline_engine::{Driver, Pcg, Rng as _};
use touchline_protocol::games::AnyGame;
use touchline_protocol::plan::{MOST_ANSWERS, follow};
use touchline_protocol::{Playable, with_game};

/// What is played, and how the seats answer.
#[derive(Clone)]
pub(super) struct Script {
    pub(super) spec: String,
    pub(super) game: AnyGame,
    /// Whether they give whole turns as plans.
    pub(super) plans: bool,
}

impl Script {
    /// What a seat answers: any legal answer, or a plan that goes on until dice are due, the other seat is
    /// asked or something is revealed. A seat from which the position hides something gives one answer at a
    /// time.
    pub(super) fn answers(&self, position: &str, legal: &[&str], random: &mut Pcg) -> Vec<String> {
        let plan = if self.plans { self.plan(position, random) } else { None };
        plan.unwrap_or_else(|| vec![legal[any(legal.len(), random)].to_owned()])
    }

    fn plan(&self, position: &str, random: &mut Pcg) -> Option<Vec<String>> {
        with_game!(self.game, game => plan_of(game, position, random))
    }
}

fn plan_of<G: Playable>(game: G, position: &str, random: &mut Pcg) -> Option<Vec<String>> {
    let driver = Driver::from_state(game, game.read_state(position).ok()?);
    let mut plan = Vec::new();
    let mut ahead = follow(&driver, &plan).ok()?;
    while ahead.then.is_none() && plan.len() < MOST_ANSWERS {
        let legal = ahead.board.actions();
        plan.push(legal[any(legal.len(), random)]);
        ahead = follow(&driver, &plan).ok()?;
    }
    Some(plan.into_iter().map(|action| game.write_action(action)).collect())
}

fn any(of: usize, random: &mut Pcg) -> usize {
    random.below(u32::try_from(of).unwrap_or(u32::MAX)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_ends_where_nobody_can_foresee_what_comes() {
        let spec = "fuba:3.0".to_owned();
        let game = AnyGame::from_text(&spec).expect("a spec");
        let script = Script { spec, game, plans: true };
        let position =
            "home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-3-3,GK:BPA,BFR:4,BLW:2,CE:4 ball=CE:3:home clock=1:20";
        let random = &mut Pcg::new(1, 1);
        let answers = script.plan(position, random).expect("nothing is hidden");
        assert_eq!(answers.len(), 1, "dice follow the target: {answers:?}");
        assert_eq!(
            script.answers("home=?,GK:APA,HAND:10", &["formation 4-4-2"], random),
            ["formation 4-4-2"]
        );
    }
}
