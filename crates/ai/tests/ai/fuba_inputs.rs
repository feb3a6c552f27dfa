//! The inputs of FUBA positions: their number, and that they depend on no seat, no side and no secret.

use touchline_ai::{Evaluate, Evaluator, Inputs, Net};
use touchline_engine::{Game, Node, Notation, Pcg, Seat};
use touchline_fuba::{Fuba, State, Terms};

use super::fuba_positions::{everywhere, game, glass::Glass, specs};
use super::nets::pseudo_random;

/// The inputs as each seat that looks at the position sees them.
fn inputs(game: &Fuba, s: &State) -> Vec<Vec<u16>> {
    let seats = if game.is_open(s) { &Seat::ALL[..] } else { &[game.protagonist(s)] };
    let mut out = Inputs::new(Fuba::SLOTS);
    let see = |seat: &Seat| {
        out.clear();
        game.inputs(s, *seat, &mut out);
        out.as_slice().to_vec()
    };
    seats.iter().map(see).collect()
}

/// The slot in which two lists differ first.
fn assert_same(game: &Fuba, s: &State, here: &[u16], seen: &State, there: &[u16]) {
    let differs = here.iter().zip(there).position(|(a, b)| a != b);
    assert_eq!(differs, None, "{here:?}\n{there:?}\n{}\n{}", game.write_state(s), game.write_state(seen));
}

/// Every slot has a value, and none is too large: `put` asserts that.
#[test]
fn there_are_as_many_slots_as_promised() {
    everywhere(10, |game, s| {
        for inputs in inputs(game, s) {
            assert_eq!(inputs.len(), Fuba::SLOTS.len());
        }
        assert!(game.stack(s) < Fuba::STACKS);
    });
}

#[test]
fn every_slot_says_something() {
    let mut seen = vec![[u16::MAX, 0]; Fuba::SLOTS.len()];
    everywhere(40, |game, s| {
        for ([low, high], input) in seen.iter_mut().zip(inputs(game, s).concat()) {
            *low = input.min(*low);
            *high = input.max(*high);
        }
    });
    let silent: Vec<usize> = (0..seen.len()).filter(|slot| seen[*slot][0] >= seen[*slot][1]).collect();
    // No match of these has terms: what they bring is silent.
    assert!(silent.iter().all(|slot| Fuba::SLOTS[*slot] <= 16) && silent.len() <= 4, "{silent:?}");
}

#[test]
fn the_other_seat_tells_the_same_story() {
    everywhere(10, |game, s| {
        let seen = Glass::Turned.state(s);
        let mut there = inputs(game, &seen);
        if game.is_open(s) {
            there.reverse();
        } else {
            assert_eq!(game.protagonist(&seen), game.protagonist(s).other());
        }
        assert_same(game, s, &inputs(game, s).concat(), &seen, &there.concat());
    });
}

#[test]
fn left_and_right_are_alike() {
    everywhere(10, |game, s| {
        let seen = Glass::Flipped.state(s);
        assert_same(game, s, &inputs(game, s).concat(), &seen, &inputs(game, &seen).concat());
    });
}

#[test]
fn nothing_is_told_that_a_spectator_may_not_know() {
    let mut rng = Pcg::new(5, 5);
    let mut imagined = 0;
    everywhere(10, |game, s| {
        let other = game.imagine(&game.view(s, None), &mut rng);
        imagined += u32::from(other != *s);
        assert_same(game, s, &inputs(game, s).concat(), &other, &inputs(game, &other).concat());
    });
    assert!(imagined > 1_000, "the matches hold secrets");
}

/// Whatever the net says: before anybody knows who kicks off, both teams are as good.
#[test]
fn an_even_start_is_worth_a_half() {
    let net = Net::read(&pseudo_random(Fuba::shape(), 3), Fuba::shape()).unwrap();
    for spec in specs() {
        let game = game(&spec);
        let start = game.start(&Terms::default());
        assert!(game.is_open(&start), "{spec}");
        let value = Evaluator::new(&game, &net).value(&start);
        assert_eq!(value.win.to_bits(), value.loss.to_bits(), "{spec}");
        assert!((value.points(Seat::Home) - 0.5).abs() < 1e-15 && value.goals == 0.0, "{spec} {value:?}");
    }
}

/// Only rows that changed are added, in any order; the value is the same bit for bit.
#[test]
fn the_last_position_leaves_no_trace() {
    let net = Net::read(&pseudo_random(Fuba::shape(), 4), Fuba::shape()).unwrap();
    for spec in specs() {
        let game = game(&spec);
        let mut evaluator = Evaluator::new(&game, &net);
        let mut walk = super::fuba_positions::random::Walk::new(game, 17);
        loop {
            let (s, fresh) = (walk.state, Evaluator::new(&game, &net).value(&walk.state));
            let value = evaluator.value(&s);
            let bits = |v: touchline_ai::Value| [v.win, v.draw, v.loss, v.goals].map(f64::to_bits);
            assert_eq!(bits(value), bits(fresh), "{spec} {}", game.write_state(&s));
            if walk.step().is_none() {
                assert!(matches!(game.node(&walk.state), Node::Over(_)));
                break;
            }
        }
    }
}

/// The same weights and positions give the same values on every machine and with every compiler.
#[test]
fn values_are_the_same_everywhere() {
    let net = Net::read(&pseudo_random(Fuba::shape(), 5), Fuba::shape()).unwrap();
    let game = game("fuba:3.0");
    let mut evaluator = Evaluator::new(&game, &net);
    let mut bits = Vec::new();
    for position in [
        "home=4-4-2,GK:APA,ALC:1,AFR:3,CE:4,BFR:2 away=4-4-2,GK:BPA,BPA:3,CE:4,BFR:3 ball=CE:3:home \
         clock=1:20 next=target",
        "home=4-4-2,GK:APA,ALC:1,AFR:3,CE:4,BFR:2 away=4-4-2,GK:BPA,BPA:3,CE:4,BFR:3 ball=BFR:2:home \
         clock=2:80 goals=1-2 next=target",
    ] {
        let s = game.read_state(position).unwrap();
        let value = evaluator.value(&s);
        bits.push([value.win, value.draw, value.goals].map(f64::to_bits));
    }
    assert_eq!(
        bits,
        [
            [4_515_419_491_345_036_390, 4_517_362_107_823_666_326, 4_625_506_550_600_801_078],
            [4_498_754_278_013_969_269, 4_497_992_411_805_503_740, 4_614_970_631_935_145_322]
        ]
    );
}
