//! What computer players go by, as a number: matches played with other weights or budgets are other matches.

use crate::inputs::hash;
use crate::{Character, Evaluate, Net};

/// A number that differs where computer players have other weights, budgets, aims or characters. How they
/// choose among the same weights is code, which it does not see.
pub fn key<G: Evaluate>(game: &G) -> u64 {
    key_of::<G>(game.net())
}

fn key_of<G: Evaluate>(net: &Net) -> u64 {
    let budgets = G::COACHES.into_iter().chain([G::GAFFER]).flat_map(u32::to_le_bytes);
    let aims = [G::SOON, G::GOAL].into_iter().flat_map(f64::to_le_bytes);
    // Their words change when a number does.
    let characters = format!("{:?}", Character::ALL.map(Character::style));
    hash(net.write().into_iter().chain(budgets).chain(aims).chain(characters.into_bytes()))
}

#[cfg(test)]
mod tests {
    use touchline_fuba::Fuba;
    use touchline_grid::Grid;

    use super::*;

    #[test]
    fn other_weights_have_another_key() {
        let game = Fuba::from_text("fuba:3.0").expect("a spec");
        assert_eq!(
            key(&game),
            key(&Fuba::from_text("fuba:2.0+all").expect("a spec")),
            "one net for all rules"
        );
        let blank = Net::blank(Fuba::shape());
        assert_ne!(key(&game), key_of::<Fuba>(&blank));
        // The same weights with the budgets of another game.
        assert_ne!(key_of::<Grid>(&blank), key_of::<Fuba>(&blank));
    }
}
