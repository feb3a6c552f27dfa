//! What a competition takes from a match.

use touchline_engine::{
    Call, Driver, Ended, Game, Incident, MatchReport, Node, Outcome, Pcg, Rng, Seat, Seeded,
};
use touchline_engine::{Describe as _, Notation as _};
use touchline_grid::marker::Marker;
use touchline_grid::optional::cards::Card;
use touchline_grid::{Event, Grid};

/// A random match, and all its events.
fn played(spec: &str, seed: u64) -> (Driver<Grid>, Vec<Event>) {
    let mut driver = Driver::new(Grid::from_text(spec).unwrap(), &());
    let (mut dice, mut rng) = (Seeded::new(seed), Pcg::new(seed, 4));
    let mut all = driver.events().to_vec();
    loop {
        let events = match driver.node() {
            Node::Decide(..) => {
                let pick = rng.below(u32::try_from(driver.actions().len()).unwrap()) as usize;
                let action = driver.actions()[pick];
                driver.act(action).unwrap()
            }
            Node::Chance => match driver.game().overlong(driver.state()) {
                Some(call) => driver.call(call).unwrap(),
                None => driver.roll_from(&mut dice).unwrap(),
            },
            Node::Over(_) => return (driver, all),
        };
        all.extend_from_slice(events);
    }
}

#[test]
fn a_report_counts_cards_and_keeps_the_shoot_out_apart() {
    let mut shoot_outs = 0;
    for seed in 0..12 {
        let (driver, events) = played("grid:full@small", seed);
        let report = MatchReport::of(&driver).unwrap();
        for seat in Seat::ALL {
            let count = |incident: &Incident| {
                let same = |event: &&Event| driver.game().incident(event).as_ref() == Some(incident);
                u32::try_from(events.iter().filter(same).count()).unwrap()
            };
            assert_eq!(report.seats[seat].yellows, count(&Incident::Yellow(seat)));
            assert_eq!(report.seats[seat].reds, count(&Incident::Red(seat)));
            assert_eq!((report.seats[seat].injuries, &report.seats[seat].formation), (0, &None));
        }
        let Node::Over(outcome) = driver.node() else { panic!("it is over") };
        assert_eq!(report.outcome, outcome);
        if let Some([home, away]) = report.shoot_out {
            shoot_outs += 1;
            assert_eq!(report.score[0], report.score[1]);
            assert!(outcome == Outcome::of_score(&home, &away) || outcome == Outcome::Unfinished);
        }
    }
    assert!(shoot_outs > 0);
    let game = Grid::from_text("grid:full").unwrap();
    for who in Marker::all().filter(|marker| !marker.is_goalie()) {
        let carded = |card| game.incident(&Event::Carded(who, card));
        assert_eq!(carded(Card::Yellow), Some(Incident::Yellow(who.seat())));
        assert_eq!(carded(Card::Red), Some(Incident::Red(who.seat())));
    }
}

#[test]
fn there_are_no_terms_but_the_default() {
    let game = Grid::from_text("grid:basic").unwrap();
    assert_eq!((game.read_terms(" "), game.write_terms(&()).as_str()), (Ok(()), ""));
    assert_eq!(game.read_terms("draw=shoot-out").unwrap_err().key, "terms-none");
    let mut driver = Driver::new(game, &());
    driver.call(touchline_grid::Call::Common(Call::Resign(Seat::Away))).unwrap();
    let report = MatchReport::of(&driver).unwrap();
    assert_eq!(report.ended, Ended::Called("call resign away".into()));
}
