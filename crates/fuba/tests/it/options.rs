//! The choices that the rulebooks leave to the table: each value of each option does what it says. (Lines of
//! a formation, free movements before a shot and the fewest players are tested with their clauses.)

use crate::common::scene_of;
use touchline_engine::Seat;
use touchline_fuba::Fuba;
use touchline_fuba::event::Shot;
use touchline_fuba::rules::goal_attempt::rebound_result;
use touchline_fuba::spec::{DEFAULT, EDITIONS, choices};

/// away, passive, attacks end A; its opponents' second closest player stands in the centre, so ALW is
/// offside.
#[test]
fn offside_moves_binds_both_teams_or_only_the_controlling_one() {
    let position = |ball: &str, who: &str| {
        format!(
            "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,BLW:9,CE:1 ball={ball}:3:{who} clock=1:20 \
             next=first-action:away"
        )
    };
    // Beyond home's last line but one, and ahead of the ball in B-LW: offside.
    let onto_afr = "move CE>AFR";
    for (spec, who, allowed) in [
        ("fuba:3.0", "home", false),
        ("fuba:3.0?offside_moves=both-teams", "home", false),
        ("fuba:3.0?offside_moves=controlling-team", "home", true),
        ("fuba:3.0?offside_moves=controlling-team", "away", false),
    ] {
        let ball = if who == "home" { "CE" } else { "BLW" };
        let mut scene = scene_of(spec, &position(ball, who));
        scene.play("forward");
        assert_eq!(scene.can(onto_afr), allowed, "{spec} with {who} in control\n{:?}", scene.legal());
    }
}

/// home dribbles out of the centre; B-FR is beyond away's second closest player in A-FR, so offside
/// for others.
#[test]
fn a_dribbler_is_exempt_from_offside_or_bound() {
    let position = "home=4-4-2,GK:APA,CE:2,ALW:8 away=4-4-2,GK:BPA,AFR:10 ball=CE:3:home clock=1:20 \
        next=first-action:home";
    for (spec, allowed) in [
        ("fuba:3.0", true),
        ("fuba:3.0?dribbler_offside=exempt", true),
        ("fuba:3.0?dribbler_offside=bound", false),
    ] {
        let mut scene = scene_of(spec, position);
        scene.play("forward");
        assert_eq!(scene.can("dribble CE>BFR"), allowed, "{spec}");
        assert!(!scene.can("move CE>BFR"), "{spec}: without the ball it is offside");
    }
}

/// equal numbers in the target area, and the check is lost.
#[test]
fn equal_numbers_after_a_turnover() {
    let position = "home=4-4-2,GK:APA,AFR:8,CE:2 away=4-4-2,GK:BPA,BFR:8,CE:2 ball=CE:4:home clock=1:20";
    for (spec, first) in [
        ("fuba:3.0", Seat::Home),
        ("fuba:3.0?order_tie=passive-now", Seat::Home),
        ("fuba:3.0?order_tie=passive-at-start", Seat::Away),
    ] {
        let mut scene = scene_of(spec, position);
        scene.play("target CE; 2 5");
        assert_eq!(scene.control(), Seat::Away, "the ball is lost");
        assert_eq!(scene.state().turn.first, first, "{spec}");
    }
}

/// home takes a free kick and loses the check; home is passive now, away was when the kick was taken.
#[test]
fn the_order_after_a_restart_that_loses_the_ball() {
    let position = "home=4-4-2,GK:APA,AFR:8,CE:2 away=4-4-2,GK:BPA,BFR:8,CE:2 ball=CE:4:home clock=1:20 \
        turn=restart:free-kick next=turn";
    for (spec, first) in [
        ("fuba:2.0", Seat::Home),
        ("fuba:2.0?restart_order=passive-now", Seat::Home),
        ("fuba:2.0?restart_order=passive-at-start", Seat::Away),
    ] {
        let mut scene = scene_of(spec, position);
        scene.play("target CE; 2 5");
        assert_eq!(scene.control(), Seat::Away, "the ball is lost");
        assert_eq!(scene.state().turn.first, first, "{spec}");
    }
}

/// two attackers and, beside the goalkeeper, one defender in the penalty area.
#[test]
fn a_rebound_adds_the_players_or_is_read_literally() {
    let position = "home=4-4-2,GK:APA,BPA:2,CE:8 away=4-4-2,GK:BPA,BPA:1,CE:9 ball=BPA:3:home clock=1:20";
    for (edition, ..) in EDITIONS {
        for (option, want) in [
            ("", [Shot::Goal, Shot::Corner, Shot::Cleared]),
            ("?rebound=added", [Shot::Goal, Shot::Corner, Shot::Cleared]),
            ("?rebound=literal", [Shot::Corner, Shot::Cleared, Shot::Cleared]),
        ] {
            let spec = format!("fuba:{edition}{option}");
            let (rules, state) = (Fuba::from_text(&spec).unwrap().rules, *scene_of(&spec, position).state());
            let got = [4, 5, 6].map(|other| rebound_result(&rules, &state, Seat::Home, 4, other));
            assert_eq!(got, want, "{spec}");
        }
    }
}

#[test]
fn every_value_of_every_choice_can_be_named_and_is_not_custom() {
    for (edition, basic, _) in EDITIONS {
        for rule in choices() {
            for word in (rule.option.words)() {
                let text = format!("fuba:{edition}?{}={word}", rule.option.name);
                let game = Fuba::from_text(&text).unwrap();
                assert_eq!(rule.word(&game.rules), word, "{text}");
                assert_eq!(game.custom(), [""; 0], "{text}");
                // Canonical: the option is written only where it is not the edition's own.
                let own = rule.word(&basic) == word;
                let want = if own { format!("fuba:{edition}") } else { text };
                assert_eq!(game.spec().to_string(), want);
            }
        }
    }
}

#[test]
fn the_newest_edition_is_played_where_nobody_chooses() {
    let (newest, basic, _) = EDITIONS[EDITIONS.len() - 1];
    assert_eq!(DEFAULT, format!("fuba:{newest}"));
    assert_eq!(Fuba::from_text(DEFAULT).unwrap().rules, basic);
}
