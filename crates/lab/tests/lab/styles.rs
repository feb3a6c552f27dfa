//! Characters play as they say they do.

use std::time::Duration;

use touchline_ai::{Budget, Character, Computer, Opponent};
use touchline_fuba::Fuba;
use touchline_grid::Grid;
use touchline_lab::{Arena, Contestant, Eager, Measured, Rival, Standing};

/// A character against the plain player of its level. Those that search get a small budget, the same for
/// both.
fn against_plain<G: Measured + Eager + touchline_ai::Evaluate>(game: &G, character: Character) -> Standing {
    let make = |side: Rival, seed, stream| -> Box<dyn Contestant<G>> {
        let who = match side {
            Rival::A => Opponent::Character(character),
            Rival::B => Opponent::Plain(character.style().level),
        };
        let player = Computer::new(who, seed, stream);
        let searches = who.level().searches();
        Box::new(if searches { player.with_budget(Budget::Nodes(150)) } else { player })
    };
    let arena = Arena { matches: 24, seed: 3, threads: 2, pairs: true, ..Arena::default() };
    arena.run(game, &make, &|| Duration::ZERO, &|_| ()).expect("players that go on")
}

/// How much more of a figure a character has than the plain player.
fn more<G: Measured>(standing: &Standing, name: &str) -> f64 {
    let at = G::FIGURES.iter().position(|figure| figure.name == name).expect("a figure of this name");
    let compared = &standing.styles[at];
    assert!(compared.differs(), "{name}: {compared:?}");
    compared.difference.mean()
}

#[test]
fn every_character_plays_fuba_as_it_says() {
    let game = Fuba::from_text("fuba:3.0").expect("a known spec");
    for character in Character::ALL {
        let standing = against_plain(&game, character);
        let more = |name| more::<Fuba>(&standing, name);
        match character {
            Character::Sunday => assert!(more("men near the other's ball") > 0.0),
            Character::Dribbler => assert!(more("dribbles a match") > 0.0),
            Character::Winger => assert!(more("share of men on the wings") > 0.0),
            Character::Wall => assert!(more("row of the block (0 to 8)") < 0.0),
            Character::Sniper => assert!(more("shots from outside the box") > 0.0),
            Character::Presser => {
                assert!(more("row of the block (0 to 8)") > 0.0 && more("presses a match") > 0.0);
            }
            Character::Maestro => assert!(more("steps of a pass") < 0.0),
        }
    }
}

#[test]
fn the_grid_game_knows_how_deep_a_wall_stands() {
    let game = Grid::from_text("grid:basic@small").expect("a known spec");
    let standing = against_plain(&game, Character::Wall);
    assert!(more::<Grid>(&standing, "row of the block (0 to 8)") < 0.0);
}

/// Nobody is told apart from itself.
#[test]
fn a_player_against_itself_plays_alike() {
    let game = Fuba::from_text("fuba:3.0").expect("a known spec");
    let make = |_, seed, stream| -> Box<dyn Contestant<Fuba>> {
        Box::new(Computer::new(Character::Sunday, seed, stream))
    };
    let arena = Arena { matches: 6, seed: 5, threads: 2, pairs: true, ..Arena::default() };
    let standing = arena.run(&game, &make, &|| Duration::ZERO, &|_| ()).expect("players that go on");
    assert_eq!(standing.scores.counts(), [0, 0, 3, 0, 0]);
    for compared in &standing.styles {
        assert!(compared.difference.mean().abs() < 1e-9, "{compared:?}");
    }
}
