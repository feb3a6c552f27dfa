//! Player movement.

use Area::{Afr, Alc, Alw, Apa, Arc, Arw, Bfr, Blc, Blw, Bpa, Brc, Brw, Ce};
use touchline_engine::Seat;
use touchline_fuba::Area;
use touchline_fuba::editions::v3_0::BASIC;
use touchline_fuba::rules::movement;
use touchline_fuba::state::Line;

use super::f_goal::seen_by;
use crate::common::{Scene, scene};

/// Home is about to play its first action, free movements apart.
pub(super) fn to_act(home: &str, away: &str, ball: &str) -> String {
    format!(
        "home={home} away={away} ball={ball} clock=1:20 \
         turn=5,open,BLC,home,CE>CE,53,0-0,home,+0,none,none-none next=turn.5,first-action.away,action.home.1"
    )
}

/// The ball is with home's goalkeeper, the opponents stand so deep that nobody is offside.
fn unhindered(home: &str) -> String {
    to_act(&format!("4-4-2,GK:APA,{home}"), "4-4-2,GK:BPA,BLC:10", "APA:3:home")
}

fn moves(scene: &Scene) -> Vec<String> {
    scene.legal().into_iter().filter(|action| action.starts_with("move")).collect()
}

/// Straight forward and sideways or diagonal, as home sees the board; backward is forward read the other way.
pub(super) const FORWARD: [(Area, Area); 10] = [
    (Alc, Alw),
    (Alw, Blw),
    (Blw, Blc),
    (Arc, Arw),
    (Arw, Brw),
    (Brw, Brc),
    (Apa, Afr),
    (Afr, Ce),
    (Ce, Bfr),
    (Bfr, Bpa),
];
pub(super) const SIDEWAYS: [(Area, &[Area]); 13] = [
    (Apa, &[Alc, Arc]),
    (Alc, &[Apa, Afr]),
    (Arc, &[Apa, Afr]),
    (Afr, &[Alc, Arc, Alw, Arw]),
    (Alw, &[Afr, Ce]),
    (Arw, &[Afr, Ce]),
    (Ce, &[Alw, Arw, Blw, Brw]),
    (Blw, &[Ce, Bfr]),
    (Brw, &[Ce, Bfr]),
    (Bfr, &[Blw, Brw, Blc, Brc]),
    (Blc, &[Bfr, Bpa]),
    (Brc, &[Bfr, Bpa]),
    (Bpa, &[Blc, Brc]),
];

/// Where an option leads home from an area, by the tables above, in board order.
pub(super) fn leads(line: Line, from: Area) -> Vec<Area> {
    let mut to: Vec<Area> = match line {
        Line::Forward => FORWARD.iter().filter(|step| step.0 == from).map(|step| step.1).collect(),
        Line::Defence => FORWARD.iter().filter(|step| step.1 == from).map(|step| step.0).collect(),
        Line::Midfield => {
            SIDEWAYS.iter().filter(|row| row.0 == from).flat_map(|row| row.1).copied().collect()
        }
    };
    to.sort();
    to
}

const OPTIONS: [(Line, &str); 3] =
    [(Line::Defence, "defence"), (Line::Midfield, "midfield"), (Line::Forward, "forward")];

/// The pure table, and played scenes with one player of a seat in each area and the others elsewhere.
fn assert_leads(line: Line, option: &str) {
    for from in Area::ALL {
        let reach: Vec<Area> = movement::one_step(&BASIC, Seat::Home, line, from).iter().collect();
        assert_eq!(reach, leads(line, from), "{option} from {from:?}");
        let mirrored = movement::one_step(&BASIC, Seat::Away, line, from.turned());
        assert_eq!(mirrored.turned().iter().collect::<Vec<_>>(), reach, "away, {option} from {from:?}");
        let others = if from == Apa { "ALC" } else { "APA" };
        for seat in Seat::ALL {
            let mut scene = scene(&seen_by(seat, &unhindered(&format!("{}:1,{others}:9", from.name()))));
            scene.play(option);
            for to in Area::ALL {
                let step = seen_by(seat, &format!("move {}>{}", from.name(), to.name()));
                assert_eq!(scene.can(&step), reach.contains(&to), "{seat:?}, {option}: {step}");
            }
        }
    }
}

#[test]
fn f_move_01_one_option_out_of_three() {
    let mut mine = scene(&unhindered("AFR:10"));
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
fn f_move_02_any_piece_may_be_moved_by_any_option() {
    // Ten players in ten areas: each option moves every one of them that has somewhere to go.
    let everywhere = "ALC:1,ARC:1,AFR:1,ALW:1,ARW:1,CE:1,BLW:1,BRW:1,BFR:1,BPA:1";
    for (line, option) in OPTIONS {
        let mut scene = scene(&unhindered(everywhere));
        scene.play(option);
        let expected: usize = Area::ALL
            .into_iter()
            .filter(|area| ![Apa, Blc, Brc].contains(area))
            .map(|from| leads(line, from).len())
            .sum();
        assert_eq!(moves(&scene).len(), expected, "{option}");
    }
}

/// How many players an option moves at most: the same step again and again.
fn most(formation: &str, option: &str, step: &str) -> usize {
    let position = unhindered("AFR:10").replacen("4-4-2", formation, 1);
    let mut scene = scene(&position);
    scene.play(option);
    let mut made = 0;
    while scene.can(step) {
        scene.play(step);
        made += 1;
    }
    made
}

/// The eight formation cards.
const CARDS: [(&str, [usize; 3]); 8] = [
    ("4-4-2", [4, 4, 2]),
    ("4-2-4", [4, 2, 4]),
    ("4-3-3", [4, 3, 3]),
    ("4-5-1", [4, 5, 1]),
    ("5-3-2", [5, 3, 2]),
    ("3-5-2", [3, 5, 2]),
    ("3-4-3", [3, 4, 3]),
    ("5-4-1", [5, 4, 1]),
];

#[test]
fn f_move_03_midfield_moves_as_many_as_midfielders() {
    for (card, [_, midfielders, _]) in CARDS {
        assert_eq!(most(card, "midfield", "move AFR>ALW"), midfielders, "{card}");
    }
}

#[test]
fn f_move_04_midfield_goes_sideways_or_diagonally_one_area() {
    assert_leads(Line::Midfield, "midfield");
}

#[test]
fn f_move_06_forward_moves_as_many_as_forwards() {
    for (card, [_, _, forwards]) in CARDS {
        assert_eq!(most(card, "forward", "move AFR>CE"), forwards, "{card}");
    }
}

#[test]
fn f_move_07_forward_goes_straight_forward_one_area() {
    assert_leads(Line::Forward, "forward");
}

#[test]
fn f_move_08_defence_moves_as_many_as_defenders() {
    for (card, [defenders, _, _]) in CARDS {
        assert_eq!(most(card, "defence", "move AFR>APA"), defenders, "{card}");
    }
}

#[test]
fn f_move_09_defence_goes_straight_backward_one_area() {
    assert_leads(Line::Defence, "defence");
}

#[test]
fn f_move_09_the_goalkeeper_moves_like_everybody() {
    let mut scene = scene(&to_act("4-4-2,GK:CE,AFR:10", "4-4-2,GK:BPA,BLC:10", "AFR:3:home"));
    scene.play("defence");
    assert!(scene.can("keeper CE>AFR") && !scene.can("keeper CE>APA") && !scene.can("keeper CE>ALW"));
}

/// By the area of the second closest opponent: where an attacker of end B is offside.
const OFFSIDE: [(Area, &[Area]); 13] = [
    (Bpa, &[]),
    (Blc, &[]),
    (Brc, &[]),
    (Bfr, &[Bpa]),
    (Blw, &[Blc, Brc, Bpa]),
    (Brw, &[Blc, Brc, Bpa]),
    (Ce, &[Bfr, Blc, Brc, Bpa]),
    (Alw, &[Blw, Brw, Bfr, Blc, Brc, Bpa]),
    (Arw, &[Blw, Brw, Bfr, Blc, Brc, Bpa]),
    (Afr, &[Blw, Brw, Bfr, Blc, Brc, Bpa]),
    (Alc, &[Blw, Brw, Bfr, Blc, Brc, Bpa]),
    (Arc, &[Blw, Brw, Bfr, Blc, Brc, Bpa]),
    (Apa, &[Blw, Brw, Bfr, Blc, Brc, Bpa]),
];

/// Whether home may make a step by an option; the ball is far behind with `holder`.
fn may_step(seat: Seat, line: Area, holder: &str, option: &str, from: Area, to: Area) -> bool {
    let (line, from, to) = (line.name(), from.name(), to.name());
    let away = if line == "APA" { "APA:10".into() } else { format!("{line}:1,APA:9") };
    let position = to_act(
        &format!("4-4-2,GK:APA,{from}:1,AFR:9").replace("AFR:1,AFR:9", "AFR:10"),
        &format!("4-4-2,GK:BPA,{away}"),
        &format!("APA:3:{holder}"),
    );
    let mut scene = scene(&seen_by(seat, &position));
    scene.play(option);
    scene.can(&seen_by(seat, &format!("move {from}>{to}")))
}

#[test]
fn f_move_12_nobody_is_moved_into_an_offside_position() {
    let steps = |option: &'static str, line| {
        Area::ALL.into_iter().flat_map(move |from| {
            leads(line, from).into_iter().map(move |to| (option, from, to)).collect::<Vec<_>>()
        })
    };
    for (option, from, to) in steps("forward", Line::Forward).chain(steps("midfield", Line::Midfield)) {
        for (line, offside) in OFFSIDE {
            // Both teams are bound, each towards its own attack, whoever has the ball.
            for (seat, holder) in
                Seat::ALL.into_iter().flat_map(|seat| ["home", "away"].map(|who| (seat, who)))
            {
                let got = may_step(seat, line, holder, option, from, to);
                assert_eq!(got, !offside.contains(&to), "{seat:?}, line {line:?}: {option} {from:?}>{to:?}");
            }
        }
    }
}

#[test]
fn f_move_12_level_with_the_ball_or_behind_it_nobody_is_offside() {
    // The opponents are all in front; the ball's area at that moment counts.
    let position = |ball: &str| {
        to_act(
            &format!("4-4-2,GK:APA,{ball}:1,BFR:1,AFR:8").replace("BFR:1,BFR:1", "BFR:2"),
            "4-4-2,GK:BPA,CE:10",
            &format!("{ball}:3:home"),
        )
    };
    for (ball, open) in [("BLW", ""), ("BFR", "BLC BRC"), ("BLC", "BLC BRC BPA"), ("BPA", "BLC BRC BPA")] {
        let mut sideways = scene(&position(ball));
        sideways.play("midfield");
        let mut ahead = scene(&position(ball));
        ahead.play("forward");
        for to in ["BLC", "BRC"] {
            assert_eq!(sideways.can(&format!("move BFR>{to}")), open.contains(to), "ball in {ball}, to {to}");
        }
        assert_eq!(ahead.can("move BFR>BPA"), open.contains("BPA"), "ball in {ball}");
    }
}

#[test]
fn f_move_13_straight_backward_moves_are_exempt() {
    for (from, to) in [(Bpa, Bfr), (Blc, Blw), (Brc, Brw)] {
        for seat in Seat::ALL {
            assert!(may_step(seat, Alw, "home", "defence", from, to), "{from:?}>{to:?} stays offside");
        }
    }
    // Sideways inside the offside region is not.
    assert!(!may_step(Seat::Home, Alw, "home", "midfield", Bpa, Blc));
    assert!(!may_step(Seat::Home, Alw, "home", "midfield", Blc, Bfr));
}

#[test]
fn f_move_14_partly_level_areas_may_be_entered() {
    for (line, to, from, option) in [
        (Bfr, Blc, Blw, "forward"),
        (Bfr, Brc, Bfr, "midfield"),
        (Blw, Bfr, Ce, "forward"),
        (Brw, Bfr, Blw, "midfield"),
        (Ce, Blw, Alw, "forward"),
        (Ce, Brw, Ce, "midfield"),
    ] {
        for seat in Seat::ALL {
            assert!(may_step(seat, line, "home", option, from, to), "line {line:?}, {from:?}>{to:?}");
        }
    }
}

#[test]
fn f_move_15_each_piece_moves_once() {
    let mut alone = scene(&unhindered("AFR:1,ALC:9"));
    alone.play("forward; move AFR>CE");
    assert!(!alone.can("move CE>BFR") && alone.can("move ALC>ALW"));
    let mut joined = scene(&unhindered("AFR:1,CE:1,ALC:8").replacen("4-4-2", "3-4-3", 1));
    joined.play("forward; move AFR>CE; move CE>BFR");
    assert!(!joined.can("move CE>BFR") && !joined.can("move BFR>BPA"), "one stood there, one came");
    let mut keeper = scene(&to_act("4-4-2,GK:CE,AFR:10", "4-4-2,GK:BPA,BLC:10", "AFR:3:home"));
    keeper.play("midfield; keeper CE>ALW");
    assert!(!keeper.can("keeper ALW>AFR") && keeper.can("move AFR>ALW"));
}

#[test]
fn f_move_15_also_a_piece_moved_freely_before() {
    let position = unhindered("AFR:1,ALC:9").replace("action.home.1", "first-action.home");
    let mut scene = scene(&position);
    scene.play("move AFR>CE");
    assert!(!scene.can("move CE>BFR"), "one free step");
    scene.play("done; forward; move CE>BFR");
    assert_eq!(scene.count(Seat::Home, Bfr), 1);
}

#[test]
fn f_move_16_fewer_may_be_moved() {
    for made in 0..=3 {
        let mut scene = scene(&unhindered("AFR:10"));
        scene.play("midfield");
        scene.play(&"move AFR>ALW;".repeat(usize::from(made))).play("done");
        assert_eq!((scene.count(Seat::Home, Alw), scene.can("move AFR>ALW")), (made, false));
    }
}

/// Home has the ball in the centre with these players, two opponents there too, so that nobody dribbles.
fn at_the_ball(home: &str) -> Scene {
    scene(&to_act(&format!("4-4-2,GK:APA,{home}"), "4-4-2,GK:BPA,BLC:8,CE:2", "CE:3:home"))
}

#[test]
fn f_move_17_the_last_player_stays_at_the_ball() {
    let mut last = at_the_ball("CE:1,ALC:9");
    last.play("midfield");
    assert!(!last.can("move CE>ALW"));
    let mut two = at_the_ball("CE:2,ALC:8");
    two.play("midfield; move CE>ALW");
    assert!(!two.can("move CE>ALW") && two.can("done"));
    // The passive team is not bound.
    let mut passive = scene(&unhindered("CE:1,ALC:9").replace("APA:3:home", "BLC:3:away"));
    assert!(passive.play("midfield").can("move CE>ALW"));
}

#[test]
fn f_move_17_unless_another_takes_its_place_in_the_same_action() {
    let mut relieved = at_the_ball("CE:1,ALW:1,ARW:1,ALC:7");
    relieved.play("midfield; move CE>BRW");
    assert!(!relieved.can("done"), "the ball is alone (R-200)");
    relieved.play("move ALC>AFR; move ALC>AFR");
    assert_eq!(moves(&relieved), ["move ALW>CE", "move ARW>CE"], "the last move must bring somebody");
    relieved.play("move ALW>CE");
    assert_eq!(relieved.count(Seat::Home, Ce), 1);
    let mut by_keeper = scene(&to_act("4-4-2,GK:AFR,CE:1,ALC:9", "4-4-2,GK:BPA,BLC:10", "CE:3:home"));
    by_keeper.play("forward; move CE>BFR"); // the goalkeeper must follow, and does
    assert_eq!(by_keeper.state().squads[Seat::Home].keeper(), Ce);
    // Only a piece that the option can bring, and only with a move left for it.
    let mut out_of_reach = at_the_ball("CE:1,AFR:1,ALC:8");
    assert!(!out_of_reach.play("midfield").can("move CE>BRW"), "straight ahead is no midfield move");
    let mut one_forward = scene(&at_the_ball("CE:1,AFR:1,ALC:8").position().replacen("4-4-2", "4-5-1", 1));
    assert!(!one_forward.play("forward").can("move CE>BFR"));
    assert!(at_the_ball("CE:1,AFR:1,ALC:8").play("forward").can("move CE>BFR"));
}

#[test]
fn f_move_18_red_cards_do_not_change_the_numbers() {
    for (card, [defenders, midfielders, forwards]) in CARDS {
        for (option, step, expected) in [
            ("defence", "move AFR>APA", defenders),
            ("midfield", "move AFR>ALW", midfielders),
            ("forward", "move AFR>CE", forwards),
        ] {
            let position = format!("{} red=3-0", unhindered("AFR:7").replacen("4-4-2", card, 1));
            let mut scene = scene(&position);
            scene.play(option);
            scene.play(&format!("{step};").repeat(expected));
            assert!(!scene.can(step), "{card}, {option}");
        }
    }
    // Only the players there are can move.
    let mut few = scene(&format!("{} red=8-0", unhindered("AFR:2")));
    few.play("midfield; move AFR>ALW; move AFR>ALW");
    assert_eq!(few.count(Seat::Home, Alw), 2);
}
