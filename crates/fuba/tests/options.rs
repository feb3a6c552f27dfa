//! The choices that the rulebooks leave to the table: each value of each option does what it says. (Lines of a formation, free
//! movements before a shot and the fewest players are tested with their clauses.)
#![allow(clippy::unwrap_used)]

mod common;

use common::scene_of;
use touchline_engine::Seat;
use touchline_fuba::Fuba;
use touchline_fuba::spec::CHOICES;

/// away, passive, attacks end A; its opponents' second closest player stands in the centre, so ALW is offside.
#[test]
fn offside_moves_binds_both_teams_or_only_the_controlling_one() {
    let position = |ball: &str, who: &str| {
        format!(
            "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,BLW:9,CE:1 ball={ball}:3:{who} clock=1:20 \
             turn=5,open,BLC,{who},{ball}>{ball},53,1-1,away,+0,none,none-none next=turn.5,first-action.home,movement.away.forward \
             steps=2,0,no,0,still,0000000000000,0000000000000"
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
        let scene = scene_of(spec, &position(ball, who));
        assert_eq!(scene.can(onto_afr), allowed, "{spec} with {who} in control\n{:?}", scene.legal());
    }
}

/// home dribbles out of the centre; B-FR is beyond away's second closest player in A-FR, so offside for others.
#[test]
fn a_dribbler_is_exempt_from_offside_or_bound() {
    let position = "home=4-4-2,GK:APA,CE:2,ALW:8 away=4-4-2,GK:BPA,AFR:10 ball=CE:3:home clock=1:20 \
        turn=5,open,BLC,home,CE>CE,53,2-0,home,+0,none,none-none next=turn.5,first-action.away,action.home.1";
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

#[test]
fn every_value_of_every_option_can_be_named_and_is_in_force() {
    for choice in CHOICES {
        for value in choice.values {
            let game = Fuba::from_text(&format!("fuba:3.0?{}={}", choice.name, value.word)).unwrap();
            assert_eq!(choice.in_force(&game.rules), value.word, "{}", choice.name);
            assert_eq!(Fuba::from_spec(&game.spec()), Ok(game), "{}", game.spec());
        }
    }
}
