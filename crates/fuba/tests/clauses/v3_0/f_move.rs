//! Player movement.

use Area::Bfr;
use touchline_engine::Seat;
use touchline_fuba::Area;
use touchline_fuba::editions::v3_0::BASIC;
use touchline_fuba::rules::movement;
use touchline_fuba::state::Line;

use crate::common::scene;
use crate::shared::f_move::{Moves, leads, moves};
use touchline_fuba::ruleset::Edition;

pub(super) const HERE: Moves = Moves::on(Edition::V3_0);

#[test]
fn f_move_01_one_option_out_of_three() {
    let mut mine = scene(&HERE.unhindered("AFR:10"));
    assert!(mine.can("defence") && mine.can("midfield") && mine.can("forward"));
    mine.play("midfield; move AFR>ALW");
    assert!(moves(&mine).iter().all(|step| leads_by(Line::Midfield, step)), "{:?}", mine.legal());
    assert!(!mine.can("forward") && !mine.can("defence"));
    mine.play("done");
    // The other team chooses its own.
    mine.play("done");
    assert!(mine.can("defence") && mine.can("midfield") && mine.can("forward"));
}

fn leads_by(line: Line, step: &str) -> bool {
    Area::ALL.into_iter().any(|from| {
        leads(line, from).into_iter().any(|to| *step == format!("move {}>{}", from.name(), to.name()))
    })
}

#[test]
fn f_move_09_the_goalkeeper_moves_like_everybody() {
    let mut scene = scene(&HERE.to_act("4-4-2,GK:CE,AFR:10", "4-4-2,GK:BPA,BLC:10", "AFR:3:home"));
    scene.play("defence");
    assert!(scene.can("keeper CE>AFR") && !scene.can("keeper CE>APA") && !scene.can("keeper CE>ALW"));
}

#[test]
fn f_move_15_also_a_piece_moved_freely_before() {
    let position = HERE.unhindered("AFR:1,ALC:9").replace("first-action:home", "actions:home");
    let mut scene = scene(&position);
    scene.play("move AFR>CE");
    assert!(!scene.can("move CE>BFR"), "one free step");
    scene.play("done; forward; move CE>BFR");
    assert_eq!(scene.count(Seat::Home, Bfr), 1);
}

#[test]
fn f_move_04_and_07_and_09_the_table_of_steps() {
    for (line, from) in Line::ALL.into_iter().flat_map(|line| Area::ALL.map(|from| (line, from))) {
        let reach: Vec<Area> = movement::one_step(&BASIC, Seat::Home, line, from).iter().collect();
        assert_eq!(reach, leads(line, from), "{line:?} from {from:?}");
        let mirrored = movement::one_step(&BASIC, Seat::Away, line, from.turned());
        assert_eq!(mirrored.turned().iter().collect::<Vec<_>>(), reach, "away, {line:?} from {from:?}");
    }
}
