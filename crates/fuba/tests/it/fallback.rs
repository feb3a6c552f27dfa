//! The answer given for a seat whose clock ran out is always legal, and a match played by it alone comes to
//! its end.

use crate::common::random::advanced_specs;
use touchline_engine::{Driver, Game, Node, Notation, Seat, Seeded};
use touchline_fuba::state::Line;
use touchline_fuba::{Action, Area, Fuba, Terms};

#[test]
fn a_match_of_two_absent_players_is_legal_and_ends() {
    let editions = ["fuba:2.0", "fuba:2.1", "fuba:2.2", "fuba:3.0"].map(|spec| (spec.to_owned(), 100));
    let advanced = advanced_specs().into_iter().map(|spec| (spec, 10));
    let all = editions.into_iter().chain(advanced);
    for (spec, seed) in all.flat_map(|(spec, matches)| (0..matches).map(move |seed| (spec.clone(), seed))) {
        let mut dice = Seeded::new(seed);
        let mut driver = Driver::new(Fuba::from_text(&spec).unwrap(), &Terms::default());
        loop {
            match driver.node() {
                Node::Over(_) => break,
                Node::Chance => drop(driver.roll_from(&mut dice).unwrap()),
                Node::Decide(..) => {
                    let action = driver.game().fallback(driver.state());
                    assert!(!matches!(action, Action::Shoot | Action::Press), "nothing that risks the ball");
                    driver.act(action).unwrap();
                }
            }
        }
    }
}

#[test]
fn a_second_action_after_positioning_is_an_empty_movement() {
    let game = Fuba::from_text("fuba:3.0").unwrap();
    let position = "home=4-4-2,GK:APA,AFR:4,CE:4,BPA:2 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=BPA:3:home clock=1:20 \
        turn=pass:BFR>BPA,dice:42,acted:position-position next=second-action:home";
    let mut driver = Driver::from_state(game, game.read_state(position).unwrap());
    let action = game.fallback(driver.state());
    assert_eq!(action, Action::Movement(Line::Defence));
    driver.act(action).unwrap();
    assert_eq!(game.fallback(driver.state()), Action::Done);
}

#[test]
fn a_setup_left_to_itself_follows_the_formation() {
    let mut driver = Driver::new(Fuba::from_text("fuba:3.0").unwrap(), &Terms::default());
    for input in ["formation 4-4-2", "formation 3-5-2", "6 1", "kick-off home"] {
        driver.act_text(input).unwrap();
    }
    while driver.state().turn.number == 0 {
        let action = driver.game().fallback(driver.state());
        driver.act(action).unwrap();
    }
    let places = [Area::Alc, Area::Arc, Area::Afr, Area::Alw, Area::Arw, Area::Ce];
    let home = places.map(|area| driver.state().squads[Seat::Home].outfield(area));
    let away = places.map(|area| driver.state().squads[Seat::Away].outfield(area.turned()));
    assert_eq!(home, [1, 1, 2, 1, 1, 4]);
    assert_eq!(away, [1, 1, 1, 2, 2, 3]);
}
