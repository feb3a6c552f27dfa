//! Random matches, and who may still act in them.
#![allow(clippy::unwrap_used)]

use touchline_engine::{Choices, Game, Node, Pcg, Rng, Seat};
use touchline_fuba::{Action, Fuba, State, Terms, odds};

use super::ahead::Ahead;
use super::slots::forget;

/// The chance of a named outcome of an action, counted over every outcome of the dice.
pub(super) fn chance(game: &Fuba, s: &State, action: Action, what: &str) -> f32 {
    let rows = odds::of(game, s, action);
    let row = rows.iter().find(|row| row.what == what);
    row.map_or(0.0, |row| {
        f32::from(u16::try_from(row.ways).unwrap()) / f32::from(u16::try_from(row.of).unwrap())
    })
}

/// Every position of a random match.
pub(super) fn play(game: &Fuba, seed: u64, mut look: impl FnMut(&State)) {
    let mut rng = Pcg::new(seed, 1);
    let mut legal = Choices::new();
    let mut s = game.start(&Terms::default());
    loop {
        look(&s);
        match game.node(&s) {
            Node::Over(_) => return,
            Node::Chance => {
                let faces = game.draws(&s).roll(&mut rng);
                game.resolve(&mut s, faces.as_ref(), &mut ());
            }
            Node::Decide(..) => {
                game.actions(&s, &mut legal);
                let pick = rng.below(u32::try_from(legal.len()).unwrap()) as usize;
                game.act(&mut s, legal[pick], &mut ());
            }
        }
    }
}

/// The seat that is asked, and its answers.
pub(super) fn asked(game: &Fuba, s: &State) -> Option<(Seat, Vec<Action>)> {
    let Node::Decide(seat, _) = game.node(s) else { return None };
    let mut legal = Choices::new();
    game.actions(s, &mut legal);
    Some((seat, legal.to_vec()))
}

#[test]
fn who_may_still_act_is_known() {
    for spec in ["fuba:2.0", "fuba:2.1", "fuba:2.2", "fuba:3.0"] {
        let game = Fuba::from_text(spec).unwrap();
        let [mut shots, mut presses] = [0; 2];
        play(&game, 9, |s| {
            let mut now = *s;
            forget(&mut now);
            let ahead = Ahead::new(&game.rules, &now);
            let Some((seat, legal)) = asked(&game, s) else { return };
            if legal.contains(&Action::Shoot) {
                assert!(ahead.shoots[seat] || ahead.shot.is_some(), "{s:?}");
                shots += 1;
            }
            if legal.contains(&Action::Press) {
                assert!(ahead.presses[seat], "{s:?}");
                presses += 1;
            }
        });
        assert!(shots > 0 && presses > 0, "{spec} {shots} {presses}");
    }
}
