//! Match preparation.

use touchline_engine::{Game, Node, Notation, Seat};
use touchline_fuba::event::Why;
use touchline_fuba::rules::formation::{self, CARDS};
use touchline_fuba::state::{Clock, Line, Restart};
use touchline_fuba::{Area, Decision, Event, Formation, Fuba};

use super::f_off::rules;
use crate::common::{Scene, decides, new_match, scene_of};

/// Both formations are chosen, the kick-off roll is due.
fn before_the_roll(spec: &str) -> Scene {
    let mut scene = new_match(spec);
    scene.play("formation 4-4-2; formation 3-4-3");
    scene
}

on_editions!(f_prep_01_formations_are_secret_until_both_have_chosen, v2_0, v2_1, v2_2, v3_0);
fn f_prep_01_formations_are_secret_until_both_have_chosen(spec: &str) {
    let game = Fuba::from_text(spec).unwrap();
    let mut scene = new_match(spec);
    assert_eq!(decides(&mut scene), (Seat::Home, Decision::Formation));
    scene.play("formation 5-3-2");
    assert_eq!(scene.events(), [Event::Chosen(Seat::Home)]);
    assert_eq!(decides(&mut scene), (Seat::Away, Decision::Formation));
    for viewer in [Some(Seat::Away), None] {
        let view = game.view(scene.state(), viewer);
        assert_eq!(view.own.formation(), None);
        assert_ne!(view.teams[Seat::Home].formation, Formation::new(5, 3, 2), "not on the table yet");
        assert!(view.chosen[Seat::Home].formation, "that a card lies there can be seen");
    }
    let own = game.view(scene.state(), Some(Seat::Home));
    assert_eq!(own.own.formation(), Some(Formation::new(5, 3, 2)));
    scene.play("formation 3-5-2");
    let shown = [
        Event::Formation(Seat::Home, Formation::new(5, 3, 2)),
        Event::Formation(Seat::Away, Formation::new(3, 5, 2)),
    ];
    assert!(scene.events().ends_with(&shown), "{:?}", scene.events());
    let teams = scene.state().teams.map(|team| team.formation);
    assert_eq!(teams.0, [Formation::new(5, 3, 2), Formation::new(3, 5, 2)]);
}

on_editions!(
    f_prep_02_the_numbers_are_defenders_midfielders_forwards,
    v2_0("maybe-move:home"),
    v2_1("first-action:home"),
    v2_2("first-action:home"),
    v3_0("first-action:home")
);
/// At the moment `next` home chooses a movement.
fn f_prep_02_the_numbers_are_defenders_midfielders_forwards(spec: &str, next: &str) {
    let mut scene = new_match(spec);
    scene.play("formation 5-4-1; formation 3-5-2");
    let lines = |seat: Seat| Line::ALL.map(|line| scene.state().teams[seat].formation.line(line));
    assert_eq!(lines(Seat::Home), [5, 4, 1]);
    assert_eq!(lines(Seat::Away), [3, 5, 2]);
    // They are the numbers of moves.
    for (option, moves) in [("defence", 5), ("midfield", 4), ("forward", 1)] {
        let position = format!(
            "home=5-4-1,GK:APA,CE:10 away=4-4-2,GK:BPA,BPA:10 ball=CE:4:home clock=1:20 \
             turn=pass:AFR>CE next={next}"
        );
        let mut scene = scene_of(spec, &position);
        assert_eq!(scene.play(option).state().steps.left, moves, "{option}");
    }
}

on_editions!(f_prep_03_any_three_numbers_of_at_least_one_that_make_ten, v2_0, v2_1, v2_2, v3_0);
fn f_prep_03_any_three_numbers_of_at_least_one_that_make_ten(spec: &str) {
    let scene = new_match(spec);
    let mut expected = Vec::new();
    for (d, m) in (1..=8).flat_map(|d| (1..=8).map(move |m| (d, m))).filter(|(d, m)| d + m < 10) {
        expected.push(format!("formation {d}-{m}-{}", 10 - d - m));
    }
    assert_eq!(expected.len(), 36);
    assert_eq!(scene.legal(), expected);
    for (d, m, f) in (0..=11).flat_map(|d| (0..=11).flat_map(move |m| (0..=11).map(move |f| (d, m, f)))) {
        let legal = d + m + f == 10 && d > 0 && m > 0 && f > 0;
        assert_eq!(formation::is_allowed(&rules(spec), Formation::new(d, m, f)), legal, "{d}-{m}-{f}");
    }
    // The cards are among them.
    let cards = ["4-4-2", "4-2-4", "4-3-3", "4-5-1", "5-3-2", "3-5-2", "3-4-3", "5-4-1"];
    assert_eq!(CARDS.map(|f| format!("{}-{}-{}", f.defenders, f.midfielders, f.forwards)), cards);
    assert!(cards.iter().all(|card| scene.can(&format!("formation {card}"))));
}

on_editions!(f_prep_03_a_table_may_allow_empty_lines, v2_0, v2_1, v2_2, v3_0);
fn f_prep_03_a_table_may_allow_empty_lines(spec: &str) {
    let mut scene = new_match(&format!("{spec}?formation_lines=any"));
    assert_eq!(scene.legal().len(), 66);
    assert!(scene.can("formation 10-0-0") && scene.can("formation 0-5-5"));
    scene.play("formation 0-5-5");
    assert_eq!(new_match(spec).refused("formation 0-5-5").key, "illegal-action");
    assert!(Fuba::from_text(&format!("{spec}?formation_lines=two")).is_err());
}

on_editions!(f_prep_04_the_formation_does_not_bind_the_set_up, v2_0, v2_1, v2_2, v3_0);
fn f_prep_04_the_formation_does_not_bind_the_set_up(spec: &str) {
    for formation in ["8-1-1", "1-1-8", "4-4-2"] {
        let mut scene = new_match(spec);
        scene.play(&format!("formation {formation}; formation {formation}; 6 1; kick-off home"));
        assert_eq!(scene.legal().len(), 9, "two to ten in the centre, whatever the card says");
        scene.play("place 2; place 0; place 0; place 0; place 0; place 8; place 0; place 10");
        assert_eq!(scene.count(Seat::Home, Area::Alw), 8);
        assert_eq!(scene.count(Seat::Away, Area::Bpa), 11);
    }
}

on_editions!(f_prep_05_the_higher_die_chooses_who_starts, v2_0, v2_1, v2_2, v3_0);
fn f_prep_05_the_higher_die_chooses_who_starts(spec: &str) {
    for (home, away) in (1..=6).flat_map(|home| (1..=6).map(move |away| (home, away))) {
        let mut scene = before_the_roll(spec);
        scene.play(&format!("{home} {away}"));
        if home == away {
            assert!(scene.saw(Event::KickOffRollTied));
            assert_eq!(scene.driver().node(), Node::Chance, "rolled again");
            scene.play("2 3");
            assert!(scene.saw(Event::WonKickOffRoll(Seat::Away)));
        } else {
            let winner = if home > away { Seat::Home } else { Seat::Away };
            assert_eq!(decides(&mut scene), (winner, Decision::KickOff), "{home} {away}");
            assert_eq!(scene.legal(), ["kick-off home", "kick-off away"]);
        }
    }
}

on_editions!(f_prep_06_the_team_that_starts_with_the_ball_controls_it, v2_0, v2_1, v2_2, v3_0);
fn f_prep_06_the_team_that_starts_with_the_ball_controls_it(spec: &str) {
    for (dice, seat) in [("5 3", Seat::Home), ("5 3", Seat::Away), ("1 4", Seat::Home), ("1 4", Seat::Away)] {
        let mut scene = before_the_roll(spec);
        scene.play(&format!("{dice}; kick-off {}", seat.word()));
        assert_eq!(decides(&mut scene), (seat, Decision::Place(Area::Ce)), "it is set up first");
        scene.play("place 10; place 10; done");
        assert_eq!(decides(&mut scene), (seat, Decision::Target));
        assert!(scene.saw(Event::TurnBegins(1, seat)) && scene.saw(Event::StartsWithBall(seat)));
        assert_eq!(scene.state().kicked_off, seat);
    }
}

/// The squares of the time marker so far.
fn times(scene: &Scene) -> Vec<(u8, u8, u8)> {
    let time = |event: &Event| match event {
        Event::Time(Clock { half, minute, stoppage }) => Some((*half, *minute, *stoppage)),
        _ => None,
    };
    scene.events().iter().filter_map(time).collect()
}

on_editions!(
    f_prep_07_the_marker_begins_on_the_square_of_the_first_half,
    v2_0(&[(1, 1, 0)]),
    v2_1(&[(1, 1, 0)]),
    v2_2(&[(1, 1, 0)]),
    v3_0(&[(1, 0, 0), (1, 1, 0)])
);
fn f_prep_07_the_marker_begins_on_the_square_of_the_first_half(spec: &str, squares: &[(u8, u8, u8)]) {
    let mut scene = before_the_roll(spec);
    scene.play("6 2; kick-off home");
    assert_eq!(times(&scene), squares);
}

on_editions!(
    f_prep_08_the_marker_begins_on_the_square_of_the_second_half,
    v2_0(&[(2, 46, 0)]),
    v2_1(&[(2, 46, 0)]),
    v2_2(&[(2, 46, 0)]),
    v3_0(&[(2, 45, 0), (2, 46, 0)])
);
fn f_prep_08_the_marker_begins_on_the_square_of_the_second_half(spec: &str, squares: &[(u8, u8, u8)]) {
    let mut scene =
        scene_of(spec, "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:10 ball=CE:2:home clock=1:45+3");
    scene.play("target CE; 3 5; formation 4-4-2; formation 4-4-2");
    assert_eq!(times(&scene), squares);
}

on_editions!(f_prep_09_nothing_is_scored_yet, v2_0, v2_1, v2_2, v3_0);
fn f_prep_09_nothing_is_scored_yet(spec: &str) {
    let scene = new_match(spec);
    assert_eq!(scene.state().teams.map(|team| team.goals).0, [0, 0]);
    let mut before = before_the_roll(spec);
    before.play("6 2; kick-off away; place 10; place 10; done");
    assert_eq!(before.state().teams.map(|team| (team.goals, team.yellows, team.reds)).0, [(0, 0, 0); 2]);
}

/// What happens from the formations to the first turn, as far as the order of preparation is concerned.
pub fn preparation(spec: &str) -> Vec<&'static str> {
    let mut scene = new_match(spec);
    let ball = scene.state().ball;
    assert_eq!((ball.area, ball.value), (Area::Ce, 1), "the ball lies ready");
    scene.play("formation 4-4-2; formation 4-4-2; 3 6; kick-off away; place 10; place 10; move CE>BFR; done");
    let clock = scene.state().clock;
    assert_eq!((clock.half, clock.minute, clock.stoppage), (1, 1, 0), "the markers stand when play begins");
    assert_eq!(scene.state().teams.map(|team| team.goals).0, [0, 0]);
    scene
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Formation(Seat::Home, _) => Some("formations"),
            Event::WonKickOffRoll(_) => Some("roll"),
            Event::StartsWithBall(_) => Some("choice"),
            Event::Awarded(Restart::KickOff, Seat::Away, Area::Ce) => Some("kick-off"),
            Event::Value(1, Why::Restart) => Some("value one"),
            Event::Moved(Seat::Away, ..) => Some("adjustment"),
            Event::Placed(Seat::Away, Area::Ce, 10) => Some("controlling team"),
            Event::Placed(Seat::Home, Area::Alc, 10) => Some("passive team"),
            Event::TurnBegins(1, _) => Some("turn"),
            _ => None,
        })
        .collect()
}

on_editions!(f_prep_12_ten_outfield_players_and_a_goalkeeper, v2_0, v2_1, v2_2, v3_0);
fn f_prep_12_ten_outfield_players_and_a_goalkeeper(spec: &str) {
    let mut scene = before_the_roll(spec);
    assert_eq!(Seat::ALL.map(|seat| scene.state().squads[seat].size()), [10, 10]);
    scene.play("6 2; kick-off home; place 10; place 10; done");
    for seat in Seat::ALL {
        let pieces: u8 = Area::ALL.into_iter().map(|area| scene.count(seat, area)).sum();
        assert_eq!(pieces, 11, "with the goalkeeper");
    }
    for (pieces, fits) in [("CE:9", false), ("CE:10", true), ("CE:10,AFR:1", false)] {
        let text = format!("home=4-4-2,GK:APA,{pieces} away=4-4-2,GK:BPA,CE:10 ball=CE:2:home clock=1:20");
        let read = Fuba::from_text(spec).unwrap().read_state(&text);
        assert_eq!(read.is_ok(), fits, "{pieces}");
    }
}

on_editions!(f_prep_11_substitutes_and_condition_points_are_ready, v2_0, v2_1, v3_0);
/// Three substitutes, and a condition point per player of each line, where they are in play.
fn f_prep_11_substitutes_and_condition_points_are_ready(edition: &str) {
    use touchline_fuba::advanced::substitution;
    for (concepts, points) in [("", [0; 3]), ("+condition", [4, 4, 2]), ("+substitutions", [0; 3])] {
        let mut scene = new_match(&format!("{edition}{concepts}"));
        scene.play("formation 4-4-2; formation 3-5-2");
        for seat in Seat::ALL {
            assert_eq!(substitution::left(scene.state(), seat), 3);
            assert_eq!(scene.rules().substitutions.is_some(), concepts == "+substitutions");
        }
        assert_eq!(scene.state().teams[Seat::Home].condition.points, points, "{concepts}");
    }
}

on_editions!(f_prep_10_roll_and_choice_then_set_ups_and_the_markers_stand_when_play_begins, v2_0, v2_1);
fn f_prep_10_roll_and_choice_then_set_ups_and_the_markers_stand_when_play_begins(spec: &str) {
    let order = preparation(spec);
    assert_eq!(order[1..3], ["roll", "choice"]);
    assert_eq!(order[5..], ["controlling team", "passive team", "adjustment", "turn"]);
}
