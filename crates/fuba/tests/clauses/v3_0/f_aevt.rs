//! Advanced special events, the first four rows of the table: moves, ball values, fouls, balls over the line.

use touchline_engine::Seat;
use touchline_fuba::event::{Check, Why};
use touchline_fuba::pitch::{GOAL_LINES, SIDE_LINES};
use touchline_fuba::rules::action_order;
use touchline_fuba::state::{Effect, Restart};
use touchline_fuba::{Area, Decision, Event, Roll};

use crate::common::{Scene, asked, scene_of, steps_from, turned};

pub(super) const HOME: Seat = Seat::Home;
pub(super) const AWAY: Seat = Seat::Away;
/// The table alone.
pub(super) const TABLE: &str = "fuba:3.0+special-events";
/// As many players of both teams in the centre, where the ball is.
pub(super) const EVEN: &str =
    "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20";
/// Every area is a legal target for home.
const EVERYWHERE: &str =
    "home=4-4-2,GK:APA,AFR:4,CE:2,BFR:4 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20";

/// Equal stage dice of this face, then the dice of the event and whatever follows.
pub(super) fn event_of(spec: &str, position: &str, target: &str, face: u8, dice: &str) -> Scene {
    let mut scene = scene_of(spec, position);
    scene.play(&format!("target {target}; {face} {face}; {dice}"));
    scene
}

/// In the centre: with 4 home keeps the ball, with 2 it loses it.
pub(super) fn event(face: u8, dice: &str) -> Scene {
    event_of(TABLE, EVEN, "CE", face, dice)
}

pub(super) fn roll_of(scene: &Scene) -> Option<Roll> {
    touchline_fuba::roll(scene.rules(), scene.state())
}

pub(super) fn check_of(scene: &Scene) -> Option<(Check, Seat)> {
    scene.events().iter().find_map(|event| match event {
        Event::Check(check, seat) => Some((*check, *seat)),
        _ => None,
    })
}

/// The changes of the ball value, with what they were for.
pub(super) fn values(scene: &Scene) -> Vec<(u8, Why)> {
    scene
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Value(value, why) => Some((*value, *why)),
            _ => None,
        })
        .collect()
}

#[test]
fn f_aevt_01_the_team_with_the_ball_after_the_check_steps_with_one_player() {
    for (dice, face, mover) in [("1 1", 4, HOME), ("1 2", 4, HOME), ("1 1", 2, AWAY), ("1 2", 2, AWAY)] {
        let mut turn = event(face, dice);
        assert_eq!(check_of(&turn).map(|(_, seat)| seat), Some(mover), "after the check");
        assert_eq!(asked(&mut turn), Some((mover, Decision::EventMoves)));
        assert!(!values(&turn).iter().any(|(_, why)| *why == Why::New), "before the new value");
        let from = Area::Afr.for_seat(mover).name();
        assert_eq!(steps_from(&turn, from).len(), 6, "any neighbour");
        turn.play(&format!("move {from}>CE"));
        assert_ne!(asked(&mut turn), Some((mover, Decision::EventMoves)), "one step");
        assert!(turn.saw(Event::Value(face, Why::New)));
        assert_eq!(turn.state().turn.numbers[mover], 6, "the step counts for the order");
        assert_eq!(turn.state().turn.first, mover, "so this team has more players in the target");
        let mut none = event(face, dice);
        none.play("done");
        assert_eq!((none.state().turn.first, none.count(mover, Area::Ce)), (mover.other(), 5));
    }
}

#[test]
fn f_aevt_01_the_step_comes_after_the_closest_player_and_leaves_somebody_at_the_ball() {
    // Home plays into the empty A-LW: somebody has to come first, and whoever came alone stays.
    let mut turn = event_of(TABLE, EVEN, "ALW", 4, "1 1");
    assert_eq!(asked(&mut turn), Some((HOME, Decision::Closest)));
    turn.play("move AFR>ALW");
    assert_eq!(asked(&mut turn), Some((HOME, Decision::EventMoves)));
    assert!(steps_from(&turn, "ALW").is_empty() && !steps_from(&turn, "AFR").is_empty());
}

#[test]
fn f_aevt_01_of_more_than_six_players_one_may_leave_and_six_still_count() {
    let crowd = "home=4-4-2,GK:APA,AFR:3,CE:7 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20";
    let mut turn = event_of(TABLE, crowd, "CE", 4, "1 1");
    assert_eq!(turn.state().turn.numbers[HOME], 6);
    turn.play("move CE>ALW");
    assert_eq!(turn.state().turn.numbers[HOME], 6);
    let six = "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20";
    let mut turn = event_of(TABLE, six, "CE", 4, "1 1");
    turn.play("move CE>ALW");
    assert_eq!(turn.state().turn.numbers[HOME], 5);
    let mut turn = event_of(TABLE, six, "CE", 4, "1 1");
    turn.play("move AFR>CE");
    assert_eq!((turn.state().turn.numbers[HOME], turn.count(HOME, Area::Ce)), (6, 7));
}

#[test]
fn f_aevt_02_the_team_without_the_ball_after_the_check_steps_with_one_player() {
    for (dice, face, mover) in [("1 3", 4, AWAY), ("1 4", 4, AWAY), ("1 3", 2, HOME), ("1 4", 2, HOME)] {
        let mut turn = event(face, dice);
        assert_eq!(asked(&mut turn), Some((mover, Decision::EventMoves)));
        turn.play("done");
        assert_eq!(turn.state().turn.numbers[mover], 5);
        let from = Area::Afr.for_seat(mover).name();
        let mut step = event(face, dice);
        step.play(&format!("move {from}>CE"));
        assert_eq!(step.state().turn.numbers[mover], 6);
        assert_eq!(step.state().turn.first, mover);
    }
}

#[test]
fn f_aevt_02_the_step_of_an_easy_situation_is_another_one() {
    // Nobody of away is near A-LC: the failed check costs nothing, away steps once, and once more for the
    // event.
    let position = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:4,CE:6 ball=AFR:6:home clock=1:20";
    for (dice, mover) in [("1 3", AWAY), ("1 1", HOME)] {
        let mut turn = event_of(TABLE, position, "ALC", 2, dice);
        assert_eq!(check_of(&turn), Some((Check::Easy, HOME)));
        assert_eq!(asked(&mut turn), Some((AWAY, Decision::EasyMove)));
        turn.play("move CE>ALW");
        assert_eq!(asked(&mut turn), Some((HOME, Decision::Closest)));
        turn.play("move AFR>ALC");
        assert_eq!(asked(&mut turn), Some((mover, Decision::EventMoves)));
        assert!(turn.legal().len() > 1);
        if mover == AWAY {
            turn.play("move ALW>ALC");
            assert_eq!(turn.count(AWAY, Area::Alc), 1, "also with the same player");
            assert_eq!(turn.state().turn.numbers[AWAY], 1);
        }
    }
}

#[test]
fn f_aevt_03_the_winner_of_a_roll_off_makes_two_extra_free_steps() {
    for (dice, winner) in [("1 5; 5 2", HOME), ("1 6; 5 2", HOME), ("1 5; 2 5", AWAY), ("1 6; 2 5", AWAY)] {
        let mut turn = event(4, dice);
        assert!(turn.saw(Event::RollOff(winner)));
        assert_eq!(check_of(&turn), Some((Check::Kept, HOME)), "the check follows as always");
        // Away acts first: nobody has more players in the target.
        for seat in [AWAY, HOME] {
            assert_eq!(asked(&mut turn), Some((seat, Decision::FreeMovement)));
            assert_eq!(turn.state().steps.extra, if seat == winner { 2 } else { 0 });
            if seat == winner {
                assert_eq!(steps_from(&turn, "CE").len(), 6, "any neighbour");
                turn.play("move CE>ALW");
                assert!(!steps_from(&turn, "CE").is_empty() && steps_from(&turn, "ALW").is_empty());
                turn.play("move CE>ARW");
                assert!(steps_from(&turn, "CE").is_empty(), "two players");
            }
            let spare = Area::Afr.for_seat(seat).name();
            assert!(!steps_from(&turn, spare).is_empty(), "those who may anyway are not counted");
            turn.play("done; position 0");
        }
    }
}

#[test]
fn f_aevt_04_the_winner_of_a_roll_off_may_turn_the_new_value_by_two() {
    for (dice, winner) in [("2 1; 6 1", HOME), ("2 2; 6 1", HOME), ("2 1; 1 6", AWAY), ("2 2; 1 6", AWAY)] {
        let mut turn = event(4, dice);
        assert!(turn.saw(Event::Value(4, Why::New)), "after the new value");
        assert_eq!(asked(&mut turn), Some((winner, Decision::Bounce)));
        assert_eq!(turn.legal().len(), 3);
        for (answer, value) in [("raise", 6), ("lower", 2), ("done", 4)] {
            assert_eq!(event(4, dice).play(answer).value(), value);
        }
    }
    let six = event(6, "2 1; 6 1");
    assert!(!six.can("raise") && six.can("lower"), "only what changes the value");
    assert_eq!(event(5, "2 1; 6 1").play("raise").value(), 6, "six at most");
}

#[test]
fn f_aevt_04_rain_comes_after_the_bounce() {
    let rainy = format!("{EVEN} weather=rain");
    let mut turn = event_of("fuba:3.0+special-events+weather", &rainy, "CE", 4, "2 1; 6 1; lower");
    assert_eq!(values(&turn), [(4, Why::New), (2, Why::Bounce), (3, Why::Rain)]);
    assert_eq!(asked(&mut turn), Some((AWAY, Decision::FreeMovement)));
}

#[test]
fn f_aevt_05_the_new_value_rises_by_one() {
    for dice in ["2 3", "2 4"] {
        assert_eq!(event(4, dice).value(), 5);
        assert_eq!(event(2, dice).value(), 3, "also after a lost check");
        assert_eq!(event(6, dice).value(), 6);
        assert!(event(4, dice).saw(Event::Value(5, Why::Event(1))));
    }
}

#[test]
fn f_aevt_06_the_new_value_falls_by_one() {
    for dice in ["2 5", "2 6"] {
        assert_eq!(event(4, dice).value(), 3);
        assert_eq!(event(1, dice).value(), 1);
        assert!(event(4, dice).saw(Event::Value(3, Why::Event(-1))));
    }
}

/// A free kick for this team in the target, without a control check.
fn awarded(turn: &Scene, to: Seat) {
    let area = turn.state().turn.target;
    assert!(turn.saw(Event::Awarded(Restart::FreeKick, to, area)));
    assert_eq!((turn.control(), turn.value(), check_of(turn)), (to, 1, None));
}

#[test]
fn f_aevt_07_defenders_foul_a_free_kick_for_the_team_that_began_with_the_ball() {
    for dice in ["3 1", "3 2"] {
        let turn = event(2, dice);
        awarded(&turn, HOME);
        assert_eq!(roll_of(&turn), Some(Roll::YellowCard));
        assert!(event(2, &format!("{dice}; 5")).saw(Event::Yellow(AWAY)));
    }
    let box_foul = event_of(TABLE, EVERYWHERE, "BPA", 2, "3 1");
    assert!(box_foul.saw(Event::Awarded(Restart::PenaltyKick, HOME, Area::Bpa)));
}

#[test]
fn f_aevt_08_attackers_foul_a_free_kick_for_the_other_team() {
    for dice in ["3 3", "3 4"] {
        let turn = event(4, dice);
        awarded(&turn, AWAY);
        assert_eq!(roll_of(&turn), Some(Roll::YellowCard));
        assert!(event(4, &format!("{dice}; 5")).saw(Event::Yellow(HOME)));
    }
    let from_corner = event_of(TABLE, EVERYWHERE, "BPA", 4, "3 3");
    assert!(
        from_corner.saw(Event::Awarded(Restart::FreeKick, AWAY, Area::Bpa)),
        "no penalty for an attacker"
    );
}

/// Yellow without a test, then a red card test with one more: 1 is below 1 + 1.
fn rude(dice: &str, offender: Seat) {
    let turn = event(4, dice);
    awarded(&turn, offender.other());
    assert!(turn.saw(Event::Yellow(offender)) && !turn.saw(Event::Yellow(offender.other())));
    assert_eq!(turn.state().teams[offender].yellows, 1);
    assert_eq!(roll_of(&turn), Some(Roll::RedCard), "at once, without a yellow card test");
    assert!(event(4, &format!("{dice}; 1")).saw(Event::Red(offender)));
    assert!(event(4, &format!("{dice}; 2")).saw(Event::NoCard(offender)));
    let booked = format!("{EVEN} yellow=1-1");
    let again = |die: u8| event_of(TABLE, &booked, "CE", 4, &format!("{dice}; {die}"));
    assert!(again(2).saw(Event::Red(offender)), "2 is below 2 + 1");
    assert!(again(3).saw(Event::NoCard(offender)));
}

#[test]
fn f_aevt_09_defenders_rude_foul() {
    rude("3 5", AWAY);
}

#[test]
fn f_aevt_10_attackers_rude_foul() {
    rude("3 6", HOME);
}

#[test]
fn f_aevt_11_bored_play_skips_both_action_stages() {
    for dice in ["4 1", "4 2"] {
        let mut turn = event(4, dice);
        assert_eq!((check_of(&turn), turn.value()), (Some((Check::Kept, HOME)), 4));
        assert_eq!(asked(&mut turn), Some((HOME, Decision::Target)), "a new turn");
        let mut lost = event(2, dice);
        assert_eq!(asked(&mut lost), Some((AWAY, Decision::Target)));
        let mut corner = event_of(TABLE, EVERYWHERE, "BLC", 6, dice);
        assert!(!corner.saw(Event::Awarded(Restart::CornerKick, HOME, Area::Blc)), "no corner kick");
        assert_eq!((corner.control(), corner.count(HOME, Area::Blc)), (HOME, 1), "the closest player comes");
        assert_eq!(asked(&mut corner), Some((HOME, Decision::Target)));
    }
}

/// Whether the dice of this event ask for a roll-off in each area of the pitch.
fn roll_offs(dice: &str) -> Vec<Area> {
    let asks =
        |area: &Area| roll_of(&event_of(TABLE, EVERYWHERE, area.name(), 6, dice)) == Some(Roll::RollOff);
    Area::ALL.into_iter().filter(asks).collect()
}

#[test]
fn f_aevt_12_ball_over_the_side_line_the_winner_has_it_with_value_2() {
    assert_eq!(roll_offs("4 3"), SIDE_LINES.iter().collect::<Vec<_>>());
    assert_eq!(SIDE_LINES.iter().count(), 8);
    for (dice, winner, closest) in [("4 3; 5 1", HOME, "CE"), ("4 3; 1 5", AWAY, "BFR")] {
        let mut turn = event_of(TABLE, EVERYWHERE, "BLW", 6, dice);
        assert_eq!((turn.control(), turn.value(), check_of(&turn)), (winner, 2, None));
        assert_eq!(asked(&mut turn), Some((winner, Decision::Closest)));
        turn.play(&format!("move {closest}>BLW"));
        assert_eq!(asked(&mut turn), Some((winner, Decision::Target)), "the action stages are skipped");
        assert_eq!((turn.value(), turn.state().turn.starter, turn.state().ball.area), (2, winner, Area::Blw));
        assert_eq!(turn.state().turn.restart, Restart::OpenPlay);
    }
    let elsewhere = event(4, "4 3");
    assert_eq!(check_of(&elsewhere), Some((Check::Kept, HOME)), "play goes on");
}

#[test]
fn f_aevt_12_the_printed_value_gets_no_rain() {
    let rainy = format!("{EVERYWHERE} weather=rain");
    let turn = event_of("fuba:3.0+special-events+weather", &rainy, "BLW", 6, "4 3; 5 1; move CE>BLW");
    assert_eq!(turn.value(), 2);
}

#[test]
fn f_aevt_13_ball_over_the_goal_line_gives_a_corner_kick_or_a_goal_kick() {
    assert_eq!(roll_offs("4 4"), GOAL_LINES.iter().collect::<Vec<_>>());
    assert_eq!(GOAL_LINES.iter().count(), 6);
    for (position, attacker) in [(EVERYWHERE.to_owned(), HOME), (turned(EVERYWHERE), AWAY)] {
        let (corner, penalty) = (Area::Blc.for_seat(attacker), Area::Bpa.for_seat(attacker));
        let play = |target: Area, dice| event_of(TABLE, &position, target.name(), 6, dice);
        for target in [corner, penalty] {
            let turn = play(target, "4 4; 1 5");
            let goal_kick = Event::Awarded(Restart::GoalKick, attacker.other(), penalty);
            assert!(turn.saw(goal_kick), "the defender of that line wins");
            assert_eq!(check_of(&turn), None);
        }
        let turn = play(corner, "4 4; 5 1");
        assert!(turn.saw(Event::Awarded(Restart::CornerKick, attacker, corner)));
        let mut turn = play(penalty, "4 4; 5 1");
        assert_eq!(asked(&mut turn), Some((attacker, Decision::Corner)), "it chooses the side");
        let own = play(Area::Alc.for_seat(attacker), "4 4; 5 1");
        let kick = Event::Awarded(Restart::GoalKick, attacker, Area::Apa.for_seat(attacker));
        assert!(own.saw(kick), "the team that began defends this line");
        let own = play(Area::Alc.for_seat(attacker), "4 4; 1 5");
        let kick = Event::Awarded(Restart::CornerKick, attacker.other(), Area::Alc.for_seat(attacker));
        assert!(own.saw(kick));
    }
    assert_eq!(check_of(&event(4, "4 4")), Some((Check::Kept, HOME)), "elsewhere play goes on");
}

#[test]
fn f_aevt_13_the_taker_of_a_corner_kick_comes_back_from_the_spot() {
    let kick = "home=4-4-2,GK:APA,SPOT:1,BPA:5,CE:4 away=4-4-2,GK:BPA,BPA:5,CE:5 ball=SPOT:1:home clock=1:20 \
                turn=restart:corner next=turn";
    for dice in ["4 4; 1 5", "4 4; 5 1"] {
        let turn = event_of(TABLE, kick, "BPA", 6, dice);
        assert_eq!(turn.count(HOME, Area::Spot), 0, "{dice}");
    }
    let thrown = event_of(TABLE, kick, "BLC", 6, "4 3; 5 1");
    assert_eq!((thrown.count(HOME, Area::Spot), thrown.count(HOME, Area::Blc)), (0, 1));
}

#[test]
fn f_aevt_14_momentum_allows_a_dribble_whoever_stands_around() {
    let dribbles = |turn: &Scene| turn.legal().iter().any(|action| action.contains("dribble"));
    let mut turn = event(4, "4 5");
    turn.play("done; position 0; done; midfield");
    assert!(turn.can("dribble CE>ALW") && turn.can("dribble CE>BRW"));
    let mut second = event(4, "4 5");
    second.play("done; position 0; done; position 0; second; midfield; done; midfield");
    assert!(!dribbles(&second), "not as a second action");
    let mut lost = event(2, "4 5");
    lost.play("done; midfield");
    assert!(!dribbles(&lost), "the winner of the ball has no such right");
}

#[test]
fn f_aevt_15_aggressive_defence_lasts_after_the_check_whoever_is_passive_then() {
    for face in [4, 2] {
        let turn = event(face, "4 6");
        assert!(check_of(&turn).is_some());
        assert_eq!(turn.state().turn.effect, Effect::AggressiveDefence);
        assert_eq!(turn.state().turn.first, action_order::first_team(turn.rules(), turn.state()));
    }
}

/// Event 4-6 in the centre, nobody with a condition point.
fn aggressive_defence(spec: &str, face: u8) -> (Scene, Seat) {
    let mut turn = event_of(spec, EVEN, "CE", face, "4 6");
    let presser = turn.control().other();
    // Home acts first only if it is passive now; the free movements first.
    while asked(&mut turn).map(|(seat, _)| seat) != Some(presser) {
        turn.play("done; position 0");
    }
    turn.play("done");
    (turn, presser)
}

const PRESSING: &str = "fuba:3.0+aggressive-pressing+condition+special-events";

#[test]
fn f_aevt_15_aggressive_defence_is_free_for_whoever_is_passive_after_the_check() {
    for face in [4, 2] {
        let (mut turn, presser) = aggressive_defence(PRESSING, face);
        assert_eq!(presser, if face == 4 { AWAY } else { HOME });
        assert!(turn.can("press aggressively") && turn.can("press"), "{:?}", turn.legal());
        turn.play("press aggressively").play(&format!("{face} 6"));
        assert_eq!((turn.control(), turn.value()), (presser, 6), "equality wins");
        assert!(!turn.events().iter().any(|event| matches!(event, Event::PointsPaid(..))));
        let (mut foul, presser) = aggressive_defence(PRESSING, face);
        foul.play("press aggressively; 5 6");
        assert!(foul.saw(Event::Awarded(Restart::FreeKick, presser.other(), Area::Ce)));
        assert_eq!(roll_of(&foul), None, "no card test (R-164)");
        assert_eq!(asked(&mut foul), Some((presser.other(), Decision::QuickMoves)));
    }
}

#[test]
fn f_aevt_15_aggressive_defence_is_void_without_aggressive_pressing() {
    //
    for spec in [TABLE, "fuba:3.0+condition+special-events"] {
        let (turn, _) = aggressive_defence(spec, 4);
        assert!(turn.can("press") && !turn.can("press aggressively"), "{spec}");
    }
}
