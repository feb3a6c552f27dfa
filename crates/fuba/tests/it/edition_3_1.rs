//! A fictional edition 3.1 that presses with three dice, as a value: it shows what an edition costs. Nothing
//! outside this file knows of it. `CONTRIBUTING.md` says what a real one needs besides.

use touchline_engine::{Choices, Driver, Game, Node, Notation, Pcg, Rng, Seat, Weighted, playout};
use touchline_fuba::editions::v3_0;
use touchline_fuba::rules::pressing::{self, Manner, Pressed, Pressing};
use touchline_fuba::{Action, Fuba, Roll, Ruleset, Terms, odds, roll};

/// What 3.1 changes.
const V3_1: Ruleset = Ruleset { pressing: Pressing::SeveralDice(3), ..v3_0::BASIC };

const ABOUT_TO_PRESS: &str = "home=4-4-2,GK:APA,AFR:9,CE:1 away=4-4-2,GK:BPA,BFR:9,CE:1 ball=CE:4:home clock=1:20 \
    turn=pass:AFR>CE next=first-action:away";

#[test]
fn three_dice_are_rolled_and_judged() {
    let game = Fuba { rules: V3_1 };
    for (dice, control, value) in [
        ([2, 3, 1], Seat::Away, 1), // all below: the lowest
        ([2, 5, 6], Seat::Away, 6), // one below: the highest
        ([4, 5, 6], Seat::Home, 4), // none below, one equal: nothing
        ([5, 5, 6], Seat::Home, 2), // all above: two less
    ] {
        let mut driver = Driver::from_state(game, game.read_state(ABOUT_TO_PRESS).unwrap());
        driver.act_text("press").unwrap();
        assert_eq!(roll(&V3_1, driver.state()), Some(Roll::Pressing(3)));
        assert_eq!(driver.roll(&dice[..2]).unwrap_err().key, "dice-too-few");
        driver.roll(&dice).unwrap();
        assert_eq!((driver.state().control, driver.state().ball.value), (control, value), "{dice:?}");
    }
}

#[test]
fn its_odds_and_chances_are_exact() {
    let game = Fuba { rules: V3_1 };
    let mut state = game.read_state(ABOUT_TO_PRESS).unwrap();
    // Value 4: some die below it unless all three show 4, 5 or 6.
    let won = 6_u32.pow(3) - 3_u32.pow(3);
    let shown = odds::of(&Fuba { rules: V3_1 }, &state, Action::Press);
    assert_eq!((shown[0].what, shown[0].ways * 216), ("win", u64::from(won) * shown[0].of));
    game.act(&mut state, Action::Press, &mut ());
    let mut outcomes = Weighted::new();
    game.chances(&state, &mut outcomes);
    assert_eq!((outcomes.len(), outcomes.total()), (56, 216));
    let winning = outcomes.iter().filter(|(chance, _)| {
        matches!(
            pressing::judge(&V3_1, 4, Manner { dice: 3, ..Manner::default() }, chance.as_ref()),
            Pressed::Won(_)
        )
    });
    assert_eq!(winning.map(|(_, ways)| ways).sum::<u32>(), won);
}

#[test]
fn whole_matches_are_played_written_and_read() {
    let game = Fuba { rules: V3_1 };
    let mut choices = Choices::new();
    for seed in 0..50 {
        let mut rng = Pcg::new(seed, 0);
        let mut state = game.start(&Terms::default());
        while !matches!(game.node(&state), Node::Over(_)) {
            assert_eq!(game.read_state(&game.write_state(&state)), Ok(state));
            if let Node::Chance = game.node(&state) {
                let faces = game.draws(&state).roll(&mut rng);
                game.resolve(&mut state, faces.as_ref(), &mut ());
            } else {
                game.actions(&state, &mut choices);
                let pick = rng.below(u32::try_from(choices.len()).unwrap()) as usize;
                game.act(&mut state, choices[pick], &mut ());
            }
        }
        let mut again = game.start(&Terms::default());
        playout(&game, &mut again, &mut rng, &mut choices, &mut ());
    }
}
