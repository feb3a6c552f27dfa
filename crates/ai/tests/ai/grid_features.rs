//! The features of Grid positions: their number and size, their symmetry, and that they use no secret.

#[path = "../../../grid/tests/common/glass.rs"]
pub(super) mod glass;
#[path = "../../../grid/tests/common/random.rs"]
pub(super) mod random;

use glass::Glass;
use random::{Walk, every_spec, game, specs};
use touchline_ai::{Evaluate, Features};
use touchline_engine::{Game, Node, Notation, Pcg};
use touchline_grid::board::{Dir, Dirs, Facing, Square};
use touchline_grid::marker::Marker;
use touchline_grid::state::Flight;
use touchline_grid::{Grid, State};

/// The largest feature: nets work best with numbers of magnitude 1.
const LARGEST: f32 = 8.0;

fn features(game: &Grid, s: &State) -> Vec<f32> {
    let mut features = Features::new();
    game.features(s, &mut features);
    features.as_slice().to_vec()
}

fn assert_same(game: &Grid, s: &State, other: &State, what: &str) {
    let (here, there) = (features(game, s), features(game, other));
    let differs: Vec<usize> = (0..here.len()).filter(|i| here[*i].to_bits() != there[*i].to_bits()).collect();
    assert!(
        differs.is_empty(),
        "{what}: features {differs:?}\n{}\n{}",
        game.write_state(s),
        game.write_state(other)
    );
}

/// The same position with left and right swapped. The stages stay: no feature uses their directions.
pub(super) fn flipped(game: &Grid, s: &State) -> State {
    let board = game.rules.board;
    let square = |square: Square| {
        if square == Square::OFF { square } else { Square::new(board.width + 1 - square.x, square.y) }
    };
    let dir = |dir: Dir| Dir::ALL[(8 - dir as usize) & 7];
    let dirs = |dirs: Dirs| dirs.iter().fold(Dirs::NONE, |all, one| all.with(dir(one)));
    let slot = |slot: i8| if slot == 0 { 0 } else { 8 - slot };
    let mut seen = *s;
    Marker::all().for_each(|marker| seen.put(marker, Square::OFF));
    for marker in Marker::all() {
        seen.put(marker, square(s.at(marker)));
        seen.piece_mut(marker).facing = Facing::ALL[(4 - s.piece(marker).facing as usize) & 3];
    }
    seen.ball.at = square(s.ball.at);
    seen.touch.used = dirs(s.touch.used);
    seen.flight = s.flight.map(|flight| Flight {
        origin: square(flight.origin),
        from_foot: dir(flight.from_foot),
        last: dir(flight.last),
        rest: square(flight.rest),
        ..flight
    });
    seen.turn.spot = square(s.turn.spot);
    seen.coming.spot = square(s.coming.spot);
    (seen.shootout.slot, seen.shootout.ball) = (slot(s.shootout.slot), slot(s.shootout.ball));
    seen
}

/// All assertions about one position.
fn check(game: &Grid, s: &State, rng: &mut Pcg) {
    let values = features(game, s);
    assert_eq!(values.len(), Grid::FEATURES);
    for (i, value) in values.iter().enumerate() {
        assert!(value.is_finite() && value.abs() <= LARGEST, "{i}: {value}\n{}", game.write_state(s));
    }
    assert_eq!(game.protagonist(&Glass(*game).state(s)), game.protagonist(s).other());
    assert_same(game, s, &Glass(*game).state(s), "turned");
    assert_same(game, s, &flipped(game, s), "left and right");
    let view = game.view(s, None);
    assert_same(game, s, view.state(), "seen by a spectator");
    assert_same(game, s, &game.imagine(&view, rng), "imagined by a spectator");
}

fn walk(mut walk: Walk, steps: usize, rng: &mut Pcg) {
    for _ in 0..steps {
        // A finished match has its result.
        if let Node::Over(_) = walk.game.node(&walk.state) {
            break;
        }
        check(&walk.game, &walk.state, rng);
        walk.step();
    }
}

#[test]
fn features_of_matches_under_all_rules() {
    let mut rng = Pcg::new(1, 1);
    for (spec, seed) in every_spec().iter().zip(0..) {
        walk(Walk::new(game(spec), 40_000 + seed), 1500, &mut rng);
        for n in 0..10 {
            walk(Walk::crowd(game(spec), 41_000 + 100 * seed + n), 150, &mut rng);
        }
    }
}

#[test]
fn features_up_to_the_end_of_short_matches() {
    let mut rng = Pcg::new(2, 1);
    for (spec, seed) in specs().iter().zip(0..) {
        walk(Walk::new(game(spec), 42_000 + seed), random::LONGEST, &mut rng);
    }
}

#[test]
fn features_of_random_play() {
    let mut rng = Pcg::new(3, 1);
    for (spec, seed) in specs().iter().zip(0..) {
        let mut random = Walk::new(game(spec), 43_000 + seed);
        random.keen = false;
        walk(random, 1500, &mut rng);
    }
}
