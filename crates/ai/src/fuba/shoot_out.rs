//! The value of a shoot-out, counted instead of judged: every kick scores with the value of the
//! penalty duel, the same for both teams, whatever the board looks like.

use touchline_engine::Seat;
use touchline_fuba::rules::shoot_out::{self, KICKS};
use touchline_fuba::state::{ShootOut, State};

use crate::Value;

/// The chance of a goal where both choose their sides in the best way (F-PEN-08 to F-PEN-11): whoever kicks
/// goes left and right five times in fourteen each.
pub(super) const GOAL: f64 = 9.0 / 14.0;

/// The chance that so many of these kicks score.
fn binomial(kicks: u8, goals: u8) -> f64 {
    let ways = (0..goals).fold(1.0, |ways, n| ways * f64::from(kicks - n) / f64::from(n + 1));
    ways * GOAL.powi(i32::from(goals)) * (1.0 - GOAL).powi(i32::from(kicks - goals))
}

/// The chance that the team about to kick wins: its kicks and the other's kicks still to come, its lead.
pub(super) fn chance(own: u8, other: u8, lead: i16) -> f64 {
    let mut chance = 0.0;
    for scored in 0..=own {
        for answered in 0..=other {
            let weight = binomial(own, scored) * binomial(other, answered);
            chance += match (lead + i16::from(scored) - i16::from(answered)).signum() {
                1 => weight,
                // Sudden death is as fair as it gets.
                0 => weight / 2.0,
                _ => 0.0,
            };
        }
    }
    chance
}

/// The value for home; none outside a shoot-out.
pub(super) fn value(s: &State, lead: i32) -> Option<Value> {
    if !shoot_out::is_on(s) {
        return None;
    }
    let ShootOut { goals, kicks } = s.agreed.shoot_out;
    let (own, other) =
        if kicks < 2 * KICKS { (KICKS - kicks / 2, KICKS - kicks.div_ceil(2)) } else { (kicks % 2, 0) };
    let ahead = i16::from(goals[s.control]) - i16::from(goals[s.passive()]);
    let kicker = chance(own, other, ahead);
    let win = if s.control == Seat::Home { kicker } else { 1.0 - kicker };
    Some(Value { win, draw: 0.0, loss: 1.0 - win, goals: f64::from(lead) })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use touchline_engine::{Game, Node, Notation};
    use touchline_fuba::odds;
    use touchline_fuba::{Fuba, rules::penalty_kick::NEEDED};

    use super::*;
    use crate::Evaluate;

    /// Kick by kick, by the ruling: the chance of the team about to kick.
    fn played(own: u8, other: u8, lead: i16) -> f64 {
        if lead > i16::from(other) {
            return 1.0;
        }
        if -lead > i16::from(own) {
            return 0.0;
        }
        if own + other == 0 {
            return 0.5;
        }
        let after = |lead: i16| 1.0 - played(other, own - 1, -lead);
        GOAL * after(lead + 1) + (1.0 - GOAL) * after(lead)
    }

    #[test]
    fn every_state_of_five_kicks_is_worth_what_playing_them_out_is() {
        for kicks in 0..10_u8 {
            let (own, other) = (KICKS - kicks / 2, KICKS - kicks.div_ceil(2));
            for lead in -5..=5 {
                let (counted, tried) = (chance(own, other, lead), played(own, other, lead));
                assert!((counted - tried).abs() < 1e-12, "{kicks} {lead}: {counted} {tried}");
            }
        }
    }

    #[test]
    fn a_kick_is_worth_the_duel() {
        let dives = [0, 1, 2].map(|dive| {
            let kicks = [5.0, 4.0, 5.0].iter().zip(NEEDED);
            kicks.map(|(often, needed)| often / 14.0 * f64::from(7 - needed[dive]) / 6.0).sum::<f64>()
        });
        assert!(
            dives.iter().all(|goal| (goal - GOAL).abs() < 1e-12),
            "whatever the goalkeeper does: {dives:?}"
        );
    }

    #[test]
    fn it_is_even_at_the_start_and_only_there_is_no_draw() {
        let game = Fuba::from_text("fuba:3.0").unwrap();
        let pieces = "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:10 ball=CE:1:home clock=2:90+2";
        let at = |fields: &str| {
            let s = game.read_state(&format!("{pieces} agreed=shoot-out {fields}")).unwrap();
            (game.known(&s), s)
        };
        assert!(at("next=shoot-out,shoot-out-roll").0.is_some_and(|even| (even.win - 0.5).abs() < 1e-12));
        let (behind, s) = at("shoot-out=0-3:5 next=shoot-out,dive");
        assert!(behind.is_some_and(|value| value.win < 0.1 && value.draw == 0.0));
        assert!(matches!(game.node(&s), Node::Decide(..)) && odds::mixture(&game, &s).is_some());
        assert_eq!(at("next=target").0, None);
    }
}
