//! Player movement.

mod board;

use Area::{Afr, Alc, Alw, Apa, Arw, Bfr, Blc, Blw, Bpa, Brc, Brw, Ce};
use touchline_engine::Seat;
use touchline_fuba::Area;
use touchline_fuba::ruleset::Edition;
use touchline_fuba::state::Line;

use super::f_free::free_movements;
use super::f_goal::seen_by;
use crate::common::{Scene, scene_of};
use crate::editions::OnEdition;

pub use board::leads;
use board::{OFFSIDE, levels};

/// What differs between the editions.
#[derive(Clone, Copy)]
pub struct Moves {
    pub spec: &'static str,
    /// Whether forward and defence moves go on as far as they like (F-MOVE-07, F-MOVE-09).
    pub far: bool,
    /// Whether midfield moves may go straight (F-MOVE-04).
    pub straight_midfield: bool,
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

const OPTIONS: [(Line, &str); 3] =
    [(Line::Defence, "defence"), (Line::Midfield, "midfield"), (Line::Forward, "forward")];

pub fn moves(scene: &Scene) -> Vec<String> {
    scene.legal().into_iter().filter(|action| action.starts_with("move")).collect()
}

fn step(from: Area, to: Area) -> String {
    format!("move {}>{}", from.name(), to.name())
}

impl OnEdition for Moves {
    fn on(edition: Edition) -> Self {
        Self::on(edition)
    }
}

impl Moves {
    pub const fn on(edition: Edition) -> Self {
        match edition {
            Edition::V2_0 => Self { spec: "fuba:2.0", far: true, straight_midfield: false },
            Edition::V2_1 => Self { spec: "fuba:2.1", far: true, straight_midfield: false },
            Edition::V2_2 => Self { spec: "fuba:2.2", far: true, straight_midfield: true },
            Edition::V3_0 => Self { spec: "fuba:3.0", far: false, straight_midfield: false },
        }
    }

    pub fn scene(self, position: &str) -> Scene {
        scene_of(self.spec, position)
    }

    /// Home is about to move, free movements apart.
    pub fn to_act(self, home: &str, away: &str, ball: &str) -> String {
        let next = if self.spec == "fuba:2.0" { "maybe-move:home" } else { "first-action:home" };
        format!("home={home} away={away} ball={ball} clock=1:20 turn=starter:home,pass:CE>CE next={next}")
    }

    /// The ball is with home's goalkeeper, the opponents stand so deep that nobody is offside.
    pub fn unhindered(self, home: &str) -> String {
        self.to_act(&format!("4-4-2,GK:APA,{home}"), "4-4-2,GK:BPA,BLC:10", "APA:3:home")
    }

    /// Where an option leads home from an area with the ball at end A and nobody in the way.
    fn reach(self, line: Line, from: Area) -> Vec<Area> {
        let mut all = leads(line, from);
        if self.far && line != Line::Midfield {
            let mut last = all.clone();
            while let Some(at) = last.pop() {
                last = leads(line, at);
                all.extend(&last);
            }
        }
        if self.straight_midfield && line == Line::Midfield {
            all.extend(leads(Line::Defence, from)); // ahead is past the ball
        }
        all.sort();
        all
    }

    /// The only player in an area may go exactly there.
    fn assert_goes(self, position: &str, option: &str, from: Area, expected: &[Area]) {
        for seat in Seat::ALL {
            let mut scene = self.scene(&seen_by(seat, position));
            scene.play(option);
            for to in Area::ALL {
                let step = seen_by(seat, &step(from, to));
                assert_eq!(
                    scene.can(&step),
                    expected.contains(&to),
                    "{seat:?}, {option}: {step}\n{position}"
                );
            }
        }
    }

    /// One player of home in each area in turn and the others elsewhere.
    fn assert_leads(self, line: Line, option: &str) {
        for from in Area::ALL {
            // Somebody else can always move, so that the movement is not over at once.
            let others = if from == Afr { "CE" } else { "AFR" };
            let position = self.unhindered(&format!("{}:1,{others}:9", from.name()));
            self.assert_goes(&position, option, from, &self.reach(line, from));
        }
    }

    /// How many players an option moves at most: the same step again and again.
    fn most(self, formation: &str, option: &str, step: &str) -> usize {
        let position = self.unhindered("AFR:10").replacen("4-4-2", formation, 1);
        let mut scene = self.scene(&position);
        scene.play(option);
        let mut made = 0;
        while scene.can(step) {
            scene.play(step);
            made += 1;
        }
        made
    }

    /// Home has one player in an area, the opponents one in the line's and the others at end A; the ball is
    /// far behind.
    fn against_line(self, line: Area, holder: &str, from: Area) -> String {
        let (line, from) = (line.name(), from.name());
        let away = if line == "APA" { "APA:10".into() } else { format!("{line}:1,APA:9") };
        self.to_act(
            &format!("4-4-2,GK:APA,{from}:1,AFR:9").replace("AFR:1,AFR:9", "AFR:10"),
            &format!("4-4-2,GK:BPA,{away}"),
            &format!("APA:3:{holder}"),
        )
    }

    /// Whether such a home player may make a step by an option.
    fn may_step(self, seat: Seat, line: Area, holder: &str, option: &str, from: Area, to: Area) -> bool {
        let mut scene = self.scene(&seen_by(seat, &self.against_line(line, holder, from)));
        scene.play(option);
        scene.can(&seen_by(seat, &step(from, to)))
    }

    /// Home has the ball in the centre with these players, two opponents there too, so that nobody dribbles.
    fn at_the_ball(self, home: &str) -> Scene {
        self.scene(&self.to_act(&format!("4-4-2,GK:APA,{home}"), "4-4-2,GK:BPA,BLC:8,CE:2", "CE:3:home"))
    }
}

/// The stage dice are due, the ball is with home's goalkeeper; they bring an event that moves one player
/// of the team in control (`4 1`) or of the other (`1 4`).
fn before_event(seat: Seat, home: &str, away: &str) -> String {
    let position = format!(
        "home=4-4-2,GK:APA,{home} away=4-4-2,GK:BPA,{away} ball=APA:3:home clock=1:20 \
         memory=away,2-2,0,none next=dice"
    );
    seen_by(seat, &position)
}

on_editions!(f_move_01_one_option_out_of_three, v2_0, v2_1, v2_2);
fn f_move_01_one_option_out_of_three(e: Moves) {
    for seat in Seat::ALL {
        let mut mine = e.scene(&seen_by(seat, &e.unhindered("AFR:10")));
        assert!(mine.can("defence") && mine.can("midfield") && mine.can("forward"));
        mine.play("midfield").play(&seen_by(seat, "move AFR>ALW"));
        assert!(!mine.can("forward") && !mine.can("defence") && !mine.can("midfield"));
        let mut expected = vec!["done".to_owned()];
        expected.extend(e.reach(Line::Midfield, Afr).into_iter().map(|to| seen_by(seat, &step(Afr, to))));
        let mut got: Vec<String> =
            mine.legal().into_iter().filter(|action| !action.starts_with("keeper")).collect();
        expected.sort();
        got.sort();
        assert_eq!(got, expected);
    }
}

on_editions!(f_move_02_any_piece_may_be_moved_by_any_option, v2_0, v2_1, v2_2, v3_0);
fn f_move_02_any_piece_may_be_moved_by_any_option(e: Moves) {
    // Ten players in ten areas: each option moves every one of them that has somewhere to go.
    let everywhere = "ALC:1,ARC:1,AFR:1,ALW:1,ARW:1,CE:1,BLW:1,BRW:1,BFR:1,BPA:1";
    for (line, option) in OPTIONS {
        let mut scene = e.scene(&e.unhindered(everywhere));
        scene.play(option);
        let expected: usize = Area::ALL
            .into_iter()
            .filter(|area| ![Apa, Blc, Brc].contains(area))
            .map(|from| e.reach(line, from).len())
            .sum();
        assert_eq!(moves(&scene).len(), expected, "{option}");
    }
}

on_editions!(f_move_03_midfield_moves_as_many_as_midfielders, v2_0, v2_1, v2_2, v3_0);
fn f_move_03_midfield_moves_as_many_as_midfielders(e: Moves) {
    for (card, [_, midfielders, _]) in CARDS {
        assert_eq!(e.most(card, "midfield", "move AFR>ALW"), midfielders, "{card}");
    }
}

on_editions!(f_move_04_midfield_goes_sideways_or_diagonally_one_area, v2_0, v2_1, v3_0);
fn f_move_04_midfield_goes_sideways_or_diagonally_one_area(e: Moves) {
    e.assert_leads(Line::Midfield, "midfield");
}

on_editions!(f_move_04_midfield_goes_to_any_neighbour, v2_2);
fn f_move_04_midfield_goes_to_any_neighbour(e: Moves) {
    // With the ball at end A everybody may go back, with the ball at end B everybody forward.
    e.assert_leads(Line::Midfield, "midfield");
    for from in Area::ALL {
        let others = if from == Apa { "ALC" } else { "APA" };
        let position = e.unhindered(&format!("{}:1,{others}:9", from.name()));
        let position = position.replace("ball=APA:3:home", "ball=BPA:3:away");
        let mut expected = leads(Line::Midfield, from);
        expected.extend(leads(Line::Forward, from));
        e.assert_goes(&position, "midfield", from, &expected);
    }
}

on_editions!(f_move_05_a_straight_midfield_move_does_not_go_past_the_ball_or_behind_it, v2_2);
fn f_move_05_a_straight_midfield_move_does_not_go_past_the_ball_or_behind_it(e: Moves) {
    for (ball, from) in Area::ALL.into_iter().flat_map(|ball| Area::ALL.map(|from| (ball, from))) {
        let (low, high) = levels(ball);
        let mut expected = leads(Line::Midfield, from); // not limited
        expected.extend(leads(Line::Forward, from).into_iter().filter(|to| levels(*to).0 < high));
        expected.extend(leads(Line::Defence, from).into_iter().filter(|to| levels(*to).1 > low));
        let others = if from == Apa { "ALC" } else { "APA" };
        let (home, ball) = (format!("4-4-2,GK:APA,{}:1,{others}:9", from.name()), ball.name());
        let away = format!("4-4-2,GK:BPA,{ball}:1,BLC:9").replace("BLC:1,BLC:9", "BLC:10");
        e.assert_goes(&e.to_act(&home, &away, &format!("{ball}:3:away")), "midfield", from, &expected);
    }
}

on_editions!(f_move_05_the_dribbler_is_exempt_and_so_are_the_other_options, v2_2);
fn f_move_05_the_dribbler_is_exempt_and_so_are_the_other_options(e: Moves) {
    for seat in Seat::ALL {
        let position = e.to_act("4-4-2,GK:APA,CE:3,AFR:7", "4-4-2,GK:BPA,BLC:10", "CE:3:home");
        let mut scene = e.scene(&seen_by(seat, &position));
        scene.play("midfield");
        for to in ["BFR", "AFR"] {
            assert!(scene.can(&seen_by(seat, &format!("dribble CE>{to}"))), "with the ball to {to}");
            assert!(!scene.can(&seen_by(seat, &format!("move CE>{to}"))), "without it to {to}");
        }
        assert!(e.scene(&seen_by(seat, &position)).play("forward").can(&seen_by(seat, "move CE>BFR")));
        assert!(e.scene(&seen_by(seat, &position)).play("defence").can(&seen_by(seat, "move CE>AFR")));
    }
}

on_editions!(f_move_06_forward_moves_as_many_as_forwards, v2_0, v2_1, v2_2, v3_0);
fn f_move_06_forward_moves_as_many_as_forwards(e: Moves) {
    for (card, [_, _, forwards]) in CARDS {
        assert_eq!(e.most(card, "forward", "move AFR>CE"), forwards, "{card}");
    }
}

on_editions!(f_move_07_forward_goes_straight_forward, v2_0, v2_1, v2_2, v3_0);
fn f_move_07_forward_goes_straight_forward(e: Moves) {
    e.assert_leads(Line::Forward, "forward");
}

on_editions!(f_move_08_defence_moves_as_many_as_defenders, v2_0, v2_1, v2_2, v3_0);
fn f_move_08_defence_moves_as_many_as_defenders(e: Moves) {
    for (card, [defenders, _, _]) in CARDS {
        assert_eq!(e.most(card, "defence", "move AFR>APA"), defenders, "{card}");
    }
}

on_editions!(f_move_09_defence_goes_straight_backward, v2_0, v2_1, v2_2, v3_0);
fn f_move_09_defence_goes_straight_backward(e: Moves) {
    e.assert_leads(Line::Defence, "defence");
}

on_editions!(f_move_10_a_long_move_stops_where_the_opponent_has_more, v2_0, v2_1, v2_2);
fn f_move_10_a_long_move_stops_where_the_opponent_has_more(e: Moves) {
    // Own players and opponents in the centre, goalkeepers included: who comes from the side of end A goes on
    // or not.
    for (own, own_keeper, other, other_keeper, goes_on) in [
        (0, "APA", 0, "BPA", true),
        (0, "APA", 1, "BPA", false),
        (1, "APA", 1, "BPA", true),
        (1, "APA", 2, "BPA", false),
        (2, "APA", 1, "BPA", true),
        (0, "APA", 0, "CE", false),
        (0, "CE", 1, "BPA", true),
        (1, "APA", 1, "CE", false),
        (0, "CE", 1, "CE", false),
    ] {
        let home = format!("4-4-2,GK:{own_keeper},AFR:1,CE:{own},ALC:{}", 9 - own);
        let away = format!("4-4-2,GK:{other_keeper},CE:{other},BPA:1,BLC:{}", 9 - other);
        let forward = if goes_on { vec![Ce, Bfr, Bpa] } else { vec![Ce] };
        e.assert_goes(&e.to_act(&home, &away, "ALC:3:home"), "forward", Afr, &forward);
        let home = home.replace("AFR:1", "BFR:1");
        let back = if goes_on { vec![Ce, Afr, Apa] } else { vec![Ce] };
        e.assert_goes(&e.to_act(&home, &away, "ALC:3:home"), "defence", Bfr, &back);
    }
    // Leaving is never hindered, and every area on the way is looked at.
    let crowd = e.to_act("4-4-2,GK:APA,CE:1,ALC:9", "4-4-2,GK:BPA,CE:3,BFR:1,BLC:6", "ALC:3:home");
    e.assert_goes(&crowd, "forward", Ce, &[Bfr]);
    e.assert_goes(&crowd, "defence", Ce, &[Afr, Apa]);
}

on_editions!(f_move_10_the_players_are_counted_anew_for_every_piece, v2_0, v2_1, v2_2);
fn f_move_10_the_players_are_counted_anew_for_every_piece(e: Moves) {
    let position = e.to_act("4-4-2,GK:APA,AFR:3,ALC:7", "4-4-2,GK:BPA,CE:1,BLC:9", "ALC:3:home");
    for seat in Seat::ALL {
        let mut scene = e.scene(&seen_by(seat, &position));
        scene.play("forward");
        assert!(!scene.can(&seen_by(seat, "move AFR>BFR")));
        scene.play(&seen_by(seat, "move AFR>CE"));
        assert!(scene.can(&seen_by(seat, "move AFR>BFR")), "one against one now");
        // And whoever leaves opens the way no longer.
        let position = position.replace("AFR:3", "AFR:2,CE:1").replace("4-4-2", "3-4-3");
        let mut scene = e.scene(&seen_by(seat, &position));
        scene.play("forward");
        assert!(scene.can(&seen_by(seat, "move AFR>BFR")));
        scene.play(&seen_by(seat, "move CE>BFR"));
        assert!(!scene.can(&seen_by(seat, "move AFR>BFR")) && scene.can(&seen_by(seat, "move AFR>CE")));
    }
}

on_editions!(f_move_10_opponents_that_moved_freely_in_this_turn, v2_0(true), v2_1(false), v2_2(false));
fn f_move_10_opponents_that_moved_freely_in_this_turn(e: Moves, stops: bool) {
    // Away ends its stage with a free movement into the wing; then home runs along that wing.
    let position = e.to_act("4-4-2,GK:APA,ALW:1,AFR:9", "4-4-2,GK:BPA,BLC:10", "APA:3:home");
    let (start, _) = position.split_once(" next=").unwrap();
    let position = format!("{start},dice:53,first:away next={}", free_movements(e.spec, "away"));
    for seat in Seat::ALL {
        let mut scene = e.scene(&seen_by(seat, &position));
        scene.play(&seen_by(seat, "move BLC>BLW; done; forward"));
        assert!(scene.can(&seen_by(seat, "move ALW>BLW")));
        assert_eq!(scene.can(&seen_by(seat, "move ALW>BLC")), !stops, "{seat:?}");
    }
    // Whoever came before this turn always counts.
    let before = e.to_act("4-4-2,GK:APA,ALW:1,AFR:9", "4-4-2,GK:BPA,BLC:9,BLW:1", "APA:3:home");
    e.assert_goes(&before, "forward", Alw, &[Blw]);
}

on_editions!(f_move_10_opponents_that_an_event_moved_in_this_turn, v2_0(true), v2_1(false), v2_2(false));
fn f_move_10_opponents_that_an_event_moved_in_this_turn(e: Moves, stops: bool) {
    for seat in Seat::ALL {
        let mut scene = e.scene(&before_event(seat, "ALW:1,AFR:9", "BLC:10"));
        scene.play("3 1; 1 4").play(&seen_by(seat, "move BLC>BLW; forward"));
        assert!(scene.can(&seen_by(seat, "move ALW>BLW")), "{:?}", scene.legal());
        assert_eq!(scene.can(&seen_by(seat, "move ALW>BLC")), !stops, "{seat:?}");
    }
}

on_editions!(f_move_11_the_goalkeeper_goes_two_areas_at_most, v2_0, v2_1, v2_2);
fn f_move_11_the_goalkeeper_goes_two_areas_at_most(e: Moves) {
    for (from, option, open) in [
        (Apa, "forward", &[Afr, Ce][..]),
        (Afr, "forward", &[Ce, Bfr]),
        (Alc, "forward", &[Alw, Blw]),
        (Ce, "defence", &[Afr, Apa]),
        (Bpa, "defence", &[Bfr, Ce]),
        (Brc, "defence", &[Brw, Arw]),
        (Ce, "midfield", &[Alw, Arw, Blw, Brw]),
    ] {
        let position =
            e.to_act(&format!("4-4-2,GK:{},ARC:10", from.name()), "4-4-2,GK:BPA,BLC:10", "BPA:3:away");
        for (seat, to) in Seat::ALL.into_iter().flat_map(|seat| Area::ALL.map(|to| (seat, to))) {
            let mut scene = e.scene(&seen_by(seat, &position));
            scene.play(option);
            let got = scene.can(&seen_by(seat, &format!("keeper {}>{}", from.name(), to.name())));
            let straight = e.straight_midfield && option == "midfield" && to == Bfr;
            assert_eq!(got, open.contains(&to) || straight, "{seat:?}, {option} {from:?}>{to:?}");
        }
    }
    // It must stop like everybody.
    let mut blocked = e.scene(&e.to_act("4-4-2,GK:APA,ARC:10", "4-4-2,GK:BPA,AFR:1,BLC:9", "ARC:3:home"));
    blocked.play("forward");
    assert!(blocked.can("keeper APA>AFR") && !blocked.can("keeper APA>CE"));
}

on_editions!(f_move_12_nobody_is_moved_into_an_offside_position, v2_0, v2_1, v2_2, v3_0);
fn f_move_12_nobody_is_moved_into_an_offside_position(e: Moves) {
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
                let got = e.may_step(seat, line, holder, option, from, to);
                assert_eq!(got, !offside.contains(&to), "{seat:?}, line {line:?}: {option} {from:?}>{to:?}");
            }
        }
    }
}

on_editions!(f_move_12_a_long_move_does_not_end_offside, v2_0, v2_1, v2_2);
fn f_move_12_a_long_move_does_not_end_offside(e: Moves) {
    for (line, from, open) in [
        (Ce, Alc, &[Alw, Blw][..]),
        (Arw, Alc, &[Alw]),
        (Arw, Afr, &[Ce]),
        (Blw, Afr, &[Ce, Bfr]),
        (Bfr, Alc, &[Alw, Blw, Blc]),
        (Blc, Afr, &[Ce, Bfr, Bpa]),
    ] {
        for holder in ["home", "away"] {
            let position = e.against_line(line, holder, from);
            e.assert_goes(&position, "forward", from, open);
        }
    }
}

on_editions!(f_move_12_level_with_the_ball_or_behind_it_nobody_is_offside, v2_0, v2_1, v2_2, v3_0);
fn f_move_12_level_with_the_ball_or_behind_it_nobody_is_offside(e: Moves) {
    // The opponents are all in front; the ball's area at that moment counts.
    let position = |ball: &str| {
        e.to_act(
            &format!("4-4-2,GK:APA,{ball}:1,BFR:1,AFR:8").replace("BFR:1,BFR:1", "BFR:2"),
            "4-4-2,GK:BPA,CE:10",
            &format!("{ball}:3:home"),
        )
    };
    for (ball, open) in [("BLW", ""), ("BFR", "BLC BRC"), ("BLC", "BLC BRC BPA"), ("BPA", "BLC BRC BPA")] {
        let mut sideways = e.scene(&position(ball));
        sideways.play("midfield");
        let mut ahead = e.scene(&position(ball));
        ahead.play("forward");
        for to in ["BLC", "BRC"] {
            assert_eq!(sideways.can(&format!("move BFR>{to}")), open.contains(to), "ball in {ball}, to {to}");
        }
        assert_eq!(ahead.can("move BFR>BPA"), open.contains("BPA"), "ball in {ball}");
    }
}

on_editions!(f_move_13_straight_backward_moves_are_exempt, v2_0, v2_1, v2_2, v3_0);
fn f_move_13_straight_backward_moves_are_exempt(e: Moves) {
    for (from, to) in [(Bpa, Bfr), (Blc, Blw), (Brc, Brw)] {
        for seat in Seat::ALL {
            assert!(e.may_step(seat, Alw, "home", "defence", from, to), "{from:?}>{to:?} stays offside");
            let midfield = e.may_step(seat, Alw, "home", "midfield", from, to);
            assert_eq!(midfield, e.straight_midfield, "{from:?}>{to:?} by midfield");
        }
    }
    // Sideways inside the offside region is not.
    assert!(!e.may_step(Seat::Home, Alw, "home", "midfield", Bpa, Blc));
    assert!(!e.may_step(Seat::Home, Alw, "home", "midfield", Blc, Bfr));
}

on_editions!(f_move_14_partly_level_areas_may_be_entered, v2_0, v2_1, v2_2, v3_0);
fn f_move_14_partly_level_areas_may_be_entered(e: Moves) {
    for (line, to, from, option) in [
        (Bfr, Blc, Blw, "forward"),
        (Bfr, Brc, Bfr, "midfield"),
        (Blw, Bfr, Ce, "forward"),
        (Brw, Bfr, Blw, "midfield"),
        (Ce, Blw, Alw, "forward"),
        (Ce, Brw, Ce, "midfield"),
    ] {
        for seat in Seat::ALL {
            assert!(e.may_step(seat, line, "home", option, from, to), "line {line:?}, {from:?}>{to:?}");
        }
    }
}

on_editions!(f_move_15_each_piece_moves_once, v2_0, v2_1, v2_2, v3_0);
fn f_move_15_each_piece_moves_once(e: Moves) {
    let mut alone = e.scene(&e.unhindered("AFR:1,ALC:9"));
    alone.play("forward; move AFR>CE");
    assert!(!alone.can("move CE>BFR") && alone.can("move ALC>ALW"));
    let mut joined = e.scene(&e.unhindered("AFR:1,CE:1,ALC:8").replacen("4-4-2", "3-4-3", 1));
    joined.play("forward; move AFR>CE; move CE>BFR");
    assert!(!joined.can("move CE>BFR") && !joined.can("move BFR>BPA"), "one stood there, one came");
    let mut keeper = e.scene(&e.to_act("4-4-2,GK:CE,AFR:10", "4-4-2,GK:BPA,BLC:10", "AFR:3:home"));
    keeper.play("midfield; keeper CE>ALW");
    assert!(!keeper.can("keeper ALW>AFR") && keeper.can("move AFR>ALW"));
}

on_editions!(f_move_15_a_piece_that_an_event_moved, v2_0(true), v2_1(false), v2_2(false));
fn f_move_15_a_piece_that_an_event_moved(e: Moves, again: bool) {
    for seat in Seat::ALL {
        let mut scene = e.scene(&before_event(seat, "ALW:1,AFR:9", "BLC:10"));
        scene.play("3 1; 4 1").play(&seen_by(seat, "move ALW>CE; forward"));
        assert!(scene.can(&seen_by(seat, "move AFR>CE")), "{:?}", scene.legal());
        assert_eq!(scene.can(&seen_by(seat, "move CE>BFR")), again, "{seat:?}");
    }
}

on_editions!(f_move_16_fewer_may_be_moved, v2_0, v2_1, v2_2, v3_0);
fn f_move_16_fewer_may_be_moved(e: Moves) {
    for made in 0..=3 {
        let mut scene = e.scene(&e.unhindered("AFR:10"));
        scene.play("midfield");
        scene.play(&"move AFR>ALW;".repeat(usize::from(made))).play("done");
        assert_eq!((scene.count(Seat::Home, Alw), scene.can("move AFR>ALW")), (made, false));
    }
}

on_editions!(f_move_17_the_last_player_stays_at_the_ball, v2_0, v2_1, v2_2, v3_0);
fn f_move_17_the_last_player_stays_at_the_ball(e: Moves) {
    let mut last = e.at_the_ball("CE:1,ALC:9");
    last.play("midfield");
    assert!(!last.can("move CE>ALW"));
    let mut two = e.at_the_ball("CE:2,ALC:8");
    two.play("midfield; move CE>ALW");
    assert!(!two.can("move CE>ALW") && two.can("done"));
    // The passive team is not bound.
    let mut passive = e.scene(&e.unhindered("CE:1,ALC:9").replace("APA:3:home", "BLC:3:away"));
    assert!(passive.play("midfield").can("move CE>ALW"));
}

on_editions!(f_move_17_unless_another_takes_its_place, v2_0, v2_1, v2_2, v3_0);
fn f_move_17_unless_another_takes_its_place(e: Moves) {
    let mut relieved = e.at_the_ball("CE:1,ALW:1,ARW:1,ALC:7");
    relieved.play("midfield; move CE>BRW");
    assert!(!relieved.can("done"), "the ball is alone (R-200)");
    relieved.play("move ALC>AFR; move ALC>AFR");
    assert_eq!(moves(&relieved), ["move ALW>CE", "move ARW>CE"], "the last move must bring somebody");
    relieved.play("move ALW>CE");
    assert_eq!(relieved.count(Seat::Home, Ce), 1);
    let mut by_keeper = e.scene(&e.to_act("4-4-2,GK:AFR,CE:1,ALC:9", "4-4-2,GK:BPA,BLC:10", "CE:3:home"));
    by_keeper.play("forward; move CE>BFR"); // the goalkeeper must follow, and does
    assert_eq!(by_keeper.state().squads[Seat::Home].keeper(), Ce);
    // Only a piece that the option can bring, and only with a move left for it.
    let mut out_of_reach = e.at_the_ball("CE:1,AFR:1,ALC:8");
    let straight = out_of_reach.play("midfield").can("move CE>BRW");
    assert_eq!(straight, e.straight_midfield, "by a midfield move straight ahead");
    let one_forward = e.to_act("4-5-1,GK:APA,CE:1,AFR:1,ALC:8", "4-4-2,GK:BPA,BLC:8,CE:2", "CE:3:home");
    assert!(!e.scene(&one_forward).play("forward").can("move CE>BFR"));
    assert!(e.at_the_ball("CE:1,AFR:1,ALC:8").play("forward").can("move CE>BFR"));
}

on_editions!(f_move_17_somebody_may_come_from_afar, v2_0, v2_1, v2_2);
fn f_move_17_somebody_may_come_from_afar(e: Moves) {
    for seat in Seat::ALL {
        let position = e.to_act("4-4-2,GK:APA,CE:1,APA:1,ALC:8", "4-4-2,GK:BPA,BLC:8,CE:2", "CE:3:home");
        let mut scene = e.scene(&seen_by(seat, &position));
        scene.play("forward").play(&seen_by(seat, "move CE>BFR"));
        assert_eq!(scene.legal(), ["move APA>CE", "keeper APA>CE"].map(|action| seen_by(seat, action)));
        // Not if it has to stop on the way.
        let blocked = position.replace("BLC:8,CE:2", "AFR:1,BLC:7,CE:2");
        let mut scene = e.scene(&seen_by(seat, &blocked));
        scene.play("forward");
        assert!(!scene.can(&seen_by(seat, "move CE>BFR")) && scene.can(&seen_by(seat, "move APA>AFR")));
    }
}

on_editions!(f_move_18_red_cards_do_not_change_the_numbers, v2_0, v2_1, v2_2, v3_0);
fn f_move_18_red_cards_do_not_change_the_numbers(e: Moves) {
    for (card, [defenders, midfielders, forwards]) in CARDS {
        for (option, step, expected) in [
            ("defence", "move AFR>APA", defenders),
            ("midfield", "move AFR>ALW", midfielders),
            ("forward", "move AFR>CE", forwards),
        ] {
            let position = format!("{} red=3-0", e.unhindered("AFR:7").replacen("4-4-2", card, 1));
            let mut scene = e.scene(&position);
            scene.play(option);
            scene.play(&format!("{step};").repeat(expected));
            assert!(!scene.can(step), "{card}, {option}");
        }
    }
    // Only the players there are can move.
    let mut few = e.scene(&format!("{} red=8-0", e.unhindered("AFR:2")));
    few.play("midfield; move AFR>ALW; move AFR>ALW");
    assert_eq!(few.count(Seat::Home, Alw), 2);
}

on_editions!(f_move_15_not_freely_after_the_movement_action_either, v2_1, v2_2);
fn f_move_15_not_freely_after_the_movement_action_either(e: Moves) {
    let mut scene = e.scene(&e.unhindered("ALW:1,ALC:1,AFR:8"));
    scene.play("defence; move ALW>ALC; done; move ALC>ALW");
    assert!(!scene.can("move ALC>ALW"), "one of the two has moved in this turn");
}

/// Home, alone at end A, is about to fetch the ball from the centre; `more` fields follow. `rest` is the part
/// of the turn that follows.
fn to_fetch(e: Moves, more: &str, rest: &str) -> Scene {
    let position = e.unhindered("AFR:1,ALC:9").replace("APA:3", "CE:3");
    let (start, _) = position.split_once(" turn=").unwrap();
    e.scene(&format!("{start} turn=pass:APA>CE,dice:53,numbers:1-0{more} next={rest},closest.home"))
}

on_editions!(f_move_15_a_closest_player_move_does_not_count, v2_1("turn.5"), v2_2("turn.4"));
fn f_move_15_a_closest_player_move_does_not_count(e: Moves, rest: &str) {
    let mut scene = to_fetch(e, "", rest);
    scene.play("forward; dribble CE>BFR");
    assert_eq!(scene.count(Seat::Home, Bfr), 1);
}

on_editions!(f_move_15_a_piece_moved_by_an_event_and_then_fetched_has_moved, v2_1("turn.5"), v2_2("turn.4"));
fn f_move_15_a_piece_moved_by_an_event_and_then_fetched_has_moved(e: Moves, rest: &str) {
    let moved = "0001000000000-0000000000000";
    let mut scene = to_fetch(e, &format!(" moved={moved} freely={moved}"), rest);
    scene.play("forward");
    assert!(!scene.can("move CE>BFR") && !scene.can("dribble CE>BFR"));
    assert_eq!(scene.state().moved_freely[Seat::Home].at(Afr), 0);
}
