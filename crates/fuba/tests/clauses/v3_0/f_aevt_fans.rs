//! Fans (F-AEVT-22, F-AEVT-23): the piece they sing for counts as two wherever it goes.

use touchline_engine::{Notation, Seat};
use touchline_fuba::rules::numbers;
use touchline_fuba::state::Nominee;
use touchline_fuba::{Area, Decision, Event};

use super::f_aevt::{AWAY, HOME, TABLE, check_of, event, event_of};
use crate::common::{Scene, asked, scene_at, scene_of};

/// The order of the actions and who acts first.
fn order(scene: &Scene) -> ([u8; 2], Seat) {
    (scene.state().turn.numbers.0, scene.state().turn.first)
}

#[test]
fn f_aevt_22_fans_of_the_passive_team_make_one_of_its_pieces_count_as_two() {
    let mut turn = event(4, "6 1");
    assert_eq!(asked(&mut turn), Some((AWAY, Decision::Nominate)));
    assert_eq!(check_of(&turn), None, "before the check");
    assert_eq!(turn.legal(), ["nominate CE", "nominate BFR", "nominate BPA"], "where it has a piece");
    turn.play("nominate CE");
    assert!(turn.saw(Event::Nominated(AWAY, Area::Ce)));
    assert_eq!(order(&turn), ([5, 6], AWAY));
    let s = turn.state();
    assert_eq!(numbers::counted(turn.rules(), s, AWAY, Area::Ce), 6);
    assert_eq!(numbers::counted(turn.rules(), s, AWAY, Area::Bfr), 5);
    assert_eq!(numbers::counted_outfield(turn.rules(), s, AWAY, Area::Ce), 6, "at a goal attempt too");
}

#[test]
fn f_aevt_23_fans_of_the_controlling_team_change_the_order_of_the_actions() {
    let mut turn = event(4, "6 2");
    assert_eq!(asked(&mut turn), Some((HOME, Decision::Nominate)));
    turn.play("nominate CE");
    assert_eq!(order(&turn), ([6, 5], HOME));
    let other = event(4, "6 2; nominate AFR");
    assert_eq!(order(&other), ([5, 5], AWAY), "elsewhere it does not");
    assert_eq!(numbers::counted(other.rules(), other.state(), HOME, Area::Afr), 6);
    // One more player in the centre now: home may press, and moves one freely.
    assert!(event(4, "6 2; nominate CE").can("move CE>ALW"));
    assert!(!event(2, "6 1; nominate BFR; done").can("move CE>ALW"));
    let seven = "home=4-4-2,GK:APA,AFR:3,CE:7 away=4-4-2,GK:BPA,BFR:4,CE:6 ball=CE:3:home clock=1:20";
    assert_eq!(order(&event_of(TABLE, seven, "CE", 4, "6 2; nominate CE")), ([6, 6], AWAY), "six at most");
}

#[test]
fn f_aevt_23_the_corner_taker_is_nobody_in_the_target_area() {
    let kick = "home=4-4-2,GK:APA,SPOT:1,BPA:5,CE:4 away=4-4-2,GK:BPA,BPA:5,CE:5 ball=SPOT:1:home clock=1:20 \
                turn=restart:corner next=turn";
    let turn = event_of(TABLE, kick, "BLC", 6, "6 2");
    assert!(!turn.can("nominate BLC"), "it stands on the spot");
}

/// How many of a team count in an area.
fn counted(scene: &Scene, seat: Seat, area: Area) -> u8 {
    numbers::counted(scene.rules(), scene.state(), seat, area)
}

const HAND: &str = "condition=4/4/2-4/3/3 skills=actor+tackle:stopper+crossing";
const EVERYTHING: &str = "fuba:3.0+condition+special-events+injuries+aggressive-pressing+skills";

/// Pass in every window of a skill.
fn pass_windows(scene: &mut Scene) {
    while let Some((_, Decision::Window(_))) = asked(scene) {
        scene.play("done");
    }
}

#[test]
fn f_aevt_23_the_mark_goes_with_the_piece() {
    let position = format!(
        "home=4-4-2,GK:APA,AFR:6,ALW:1,CE:3 away=4-4-2,GK:BPA,BFR:6,CE:4 ball=CE:3:home clock=1:20 {HAND}"
    );
    let at_the_ball = |revision| {
        let mut scene = scene_at(EVERYTHING, revision, &position);
        scene.play("target CE; 4 4; 6 2; nominate ALW");
        pass_windows(&mut scene);
        scene.play("done; position 0");
        pass_windows(&mut scene);
        scene.play("move ALW>CE; done");
        scene
    };
    let scene = at_the_ball(2);
    assert_eq!(scene.state().turn.fans, Some((HOME, Nominee::Player(Area::Ce))));
    assert_eq!((counted(&scene, HOME, Area::Ce), counted(&scene, AWAY, Area::Ce)), (5, 4));
    assert!(scene.can("position 2"), "{:?}", scene.legal());
    assert!(scene.saw(Event::Nominated(HOME, Area::Ce)));
    let once = at_the_ball(1);
    assert!(once.can("position 1") && !once.can("position 2"), "in revision 1 the area was marked");
}

#[test]
fn f_aevt_23_nobody_inherits_the_mark() {
    let position =
        "home=4-4-2,GK:APA,AFR:4,ALW:1,CE:5 away=4-4-2,GK:BPA,ALW:1,BFR:4,CE:5 ball=ALW:3:home clock=1:20";
    for (revision, may_press) in [(1, false), (2, true)] {
        // Whoever has come may not step again, so it is the nominated player that leaves.
        for moves in ["move ALW>CE; move AFR>ALW", "move AFR>ALW; move ALW>CE"] {
            let mut scene = scene_at(TABLE, revision, position);
            scene.play("target ALW; 4 4; 6 2; nominate ALW").play(moves);
            scene.play("done; position 0; done");
            assert_eq!(asked(&mut scene).map(|(seat, _)| seat), Some(AWAY));
            assert_eq!(scene.can("press"), may_press, "revision {revision}, {moves}: {}", scene.position());
        }
    }
}

#[test]
fn f_aevt_23_of_several_players_the_team_says_whether_it_is_the_nominated_one() {
    let mut scene = event(4, "6 2; nominate CE");
    assert!(scene.can("move CE>ALW") && scene.can("move CE>ALW*"), "{:?}", scene.legal());
    assert!(!scene.can("move AFR>ALW*"), "it stands in the centre");
    let with = scene.position();
    // An ordinary step is made by another one.
    scene.play("move CE>ALW");
    assert_eq!(scene.state().turn.fans, Some((HOME, Nominee::Player(Area::Ce))));
    assert_eq!((counted(&scene, HOME, Area::Ce), counted(&scene, HOME, Area::Alw)), (5, 1));
    let mut itself = scene_of(TABLE, &with);
    itself.play("move CE>ALW*");
    assert_eq!(itself.state().turn.fans, Some((HOME, Nominee::Player(Area::Alw))));
    assert_eq!((counted(&itself, HOME, Area::Ce), counted(&itself, HOME, Area::Alw)), (4, 2));
    // Each player steps once: the nominated one is there now and may not go on, another may come and stays
    // another.
    assert!(!itself.can("move ALW>AFR") && !itself.can("move ALW>AFR*"));
    let again = scene_of(TABLE, &itself.position());
    assert_eq!(again.legal(), itself.legal(), "the notation knows who has stepped: {}", itself.position());
    itself.play("done");
    itself.play("midfield; move ALW>AFR; done");
    assert_eq!(itself.state().turn.fans, Some((HOME, Nominee::Player(Area::Afr))), "alone it is the one");
}

/// Home's fans sing for a player in the left wing, and home moves freely.
fn free_moves(home: &str, away: &str, ball: &str, revision: u32) -> Scene {
    let position = format!("home=4-4-2,{home} away=4-4-2,{away} ball={ball}:3:home clock=1:20");
    let mut scene = scene_at(TABLE, revision, &position);
    scene.play(&format!("target {ball}; 4 4; 6 2; nominate ALW"));
    while !scene.legal().iter().any(|legal| legal.starts_with("move ALW>")) {
        scene.play(if scene.can("position 0") { "position 0" } else { "done" });
    }
    scene
}

#[test]
fn f_free_07_the_nominated_player_takes_both_it_counts_for_out_of_the_surplus() {
    // three count as four against two.
    let wing = |revision| free_moves("GK:APA,AFR:7,ALW:3", "GK:BPA,BFR:8,ALW:2", "ALW", revision);
    let leaves = |scene: &Scene| scene.legal().iter().any(|legal| legal.starts_with("move ALW>"));
    let mut itself = wing(2);
    itself.play("move ALW>CE*");
    assert_eq!((counted(&itself, HOME, Area::Alw), counted(&itself, AWAY, Area::Alw)), (2, 2));
    assert!(!leaves(&itself), "no more than the opponent: {:?}", itself.legal());
    // One of the others is one.
    let mut other = wing(2);
    other.play("move ALW>CE");
    assert!(other.can("move ALW>CE") && other.can("move ALW>CE*"), "three against two: {:?}", other.legal());
    // With one more than the opponent it may leave, too, and nothing is left.
    other.play("move ALW>CE*");
    assert!(!leaves(&other), "{:?}", other.legal());
    // It need not be named where only it can step: somebody has come and may not go on.
    let mut only = free_moves("GK:APA,AFR:9,ALW:1", "GK:BPA,BFR:10", "AFR", 2);
    only.play("move AFR>ALW; move ALW>CE");
    assert_eq!(only.state().steps.surplus.at(Area::Alw), 0);
    // Revision 1 marked the area.
    let mut once = wing(1);
    once.play("move ALW>CE");
    assert!(leaves(&once));
}

#[test]
fn f_free_07_a_nominated_goalkeeper_takes_two_out_of_the_surplus() {
    // Two and the goalkeeper, who was alone when it was named, count as four against two.
    let mut keeper = scene_of(
        TABLE,
        "home=4-4-2,GK:ALW,AFR:6,ALW:2,CE:2 away=4-4-2,GK:BPA,BFR:8,ALW:2 ball=CE:3:home clock=1:20 \
         also=fans:home:GK next=actions:home",
    );
    assert_eq!((counted(&keeper, HOME, Area::Alw), counted(&keeper, AWAY, Area::Alw)), (4, 2));
    assert!(keeper.can("move ALW>CE"), "{:?}", keeper.legal());
    keeper.play("keeper ALW>ALC");
    assert_eq!(counted(&keeper, HOME, Area::Alw), 2);
    assert!(!keeper.can("move ALW>CE"), "{:?}", keeper.legal());
}

#[test]
fn f_move_17_the_nominated_player_does_not_use_up_the_step_that_brings_somebody_to_the_ball() {
    // The ball is alone, and only the two in the wing, three against one, can come.
    let scene = |revision| {
        let mut scene = free_moves("GK:APA,AFR:7,ALW:2,CE:1", "GK:BPA,BFR:2,AFR:7,ALW:1", "CE", revision);
        scene.play("move CE>BFR");
        scene
    };
    let mut alone = scene(2);
    assert!(!alone.can("done") && alone.can("move ALW>CE*"), "{:?}", alone.legal());
    assert!(alone.can("move ALW>ALC") && !alone.can("move ALW>ALC*"), "{:?}", alone.legal());
    alone.play("move ALW>ALC; move ALW>CE");
    assert!(alone.can("done"));
}

#[test]
fn f_aevt_23_the_nominated_player_dribbles() {
    let position =
        "home=4-4-2,GK:APA,AFR:6,ALW:2,CE:2 away=4-4-2,GK:BPA,BFR:6,CE:4 ball=ALW:3:home clock=1:20";
    let mut scene = event_of(TABLE, position, "ALW", 4, "6 2; nominate ALW; done; forward");
    assert!(scene.can("dribble ALW>BLW") && scene.can("dribble ALW>BLW*"), "{:?}", scene.legal());
    scene.play("dribble ALW>BLW*");
    assert_eq!(scene.state().turn.fans, Some((HOME, Nominee::Player(Area::Blw))));
    assert_eq!((scene.state().ball.area, counted(&scene, HOME, Area::Blw)), (Area::Blw, 2));
}

#[test]
fn f_aevt_22_the_nominated_player_may_be_the_closest() {
    // Away wins the ball in an area without players and brings one of its two from the wing.
    let position = "home=4-4-2,GK:APA,AFR:6,CE:4 away=4-4-2,GK:BPA,BLW:2,BFR:8 ball=CE:3:home clock=1:20";
    for (answer, place) in [("move BLW>ALW*", Area::Alw), ("move BLW>ALW", Area::Blw)] {
        let mut scene = event_of(TABLE, position, "ALW", 1, "6 1; nominate BLW");
        assert_eq!(asked(&mut scene), Some((AWAY, Decision::Closest)));
        assert_eq!(scene.legal(), ["move BLW>ALW", "move BLW>ALW*"]);
        scene.play(answer);
        assert_eq!(scene.state().turn.fans, Some((AWAY, Nominee::Player(place))));
    }
    let alone = position.replace("BLW:2,BFR:8", "BLW:1,BFR:9");
    let scene = event_of(TABLE, &alone, "ALW", 1, "6 1; nominate BLW");
    assert_eq!(scene.state().turn.fans, Some((AWAY, Nominee::Player(Area::Alw))), "the only one there is");
}

#[test]
fn f_aevt_22_a_goalkeeper_takes_the_mark_along() {
    let mut keeper = event(2, "6 1; nominate BPA");
    let (rules, s) = (keeper.rules(), keeper.state());
    assert_eq!(s.turn.fans, Some((AWAY, Nominee::Keeper)));
    assert_eq!(numbers::counted_outfield(rules, s, AWAY, Area::Bpa), 0, "it counts where goalkeepers count");
    assert_eq!(counted(&keeper, AWAY, Area::Bpa), 2);
    keeper.play("done; position 0; keeper BPA>BLC");
    assert_eq!((counted(&keeper, AWAY, Area::Bpa), counted(&keeper, AWAY, Area::Blc)), (0, 2));
    let text = keeper.position();
    assert!(text.contains("also=fans:away:GK"), "{text}");
    assert_eq!(scene_of(TABLE, &text).state(), keeper.state());
}

#[test]
fn f_aevt_23_the_mark_ends_with_the_turn() {
    let mut turn = event(4, "6 2; nominate CE; done; position 0; done; position 0; next");
    assert_eq!(asked(&mut turn), Some((HOME, Decision::Target)));
    assert_eq!(turn.state().turn.fans, None);
    // The moves before a goal kick belong to a new turn already.
    let shot = "home=4-4-2,GK:APA,AFR:4,CE:2,BFR:4 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=BFR:3:home clock=1:20";
    let mut shot = event_of(TABLE, shot, "BFR", 4, "6 1; nominate BFR");
    while !shot.can("shoot") {
        shot.play(if shot.can("position 0") { "position 0" } else { "done" });
    }
    shot.play("shoot; 1");
    assert_eq!(asked(&mut shot), Some((AWAY, Decision::GoalKickMoves)), "{}", shot.position());
    assert_eq!(shot.state().turn.fans, None);
}

#[test]
fn f_aevt_23_whoever_leaves_the_pitch_is_another_while_there_is_another() {
    // A red card, then the setup of away's free kick, after which home says where it has put its player, if
    // it still has it.
    let is_asked = |players: u8| {
        let mut scene = scene_of(
            TABLE,
            &format!(
                "home=4-4-2,GK:APA,AFR:{},ALW:{players},CE:3 away=4-4-2,GK:BPA,BFR:6,CE:4 ball=AFR:1:away clock=1:20 \
                 turn=restart:free-kick,pass:CE>AFR,dice:44 also=fans:home:ALW \
                 next=free-kick,send-off.home",
                7 - players
            ),
        );
        scene.play("off ALW");
        for _ in 0..60 {
            match asked(&mut scene) {
                Some((HOME, Decision::Nominate)) => {
                    assert!(!scene.can("nominate BRC"), "only the goalkeeper is there: {:?}", scene.legal());
                    return true;
                }
                Some((_, Decision::FreeKick)) => return false,
                _ => {
                    let last = scene.legal().last().cloned().expect("a question");
                    let one = scene.can("place 1");
                    scene.play(if one { "place 1" } else { &last });
                }
            }
        }
        panic!("{}", scene.position());
    };
    assert!(is_asked(2) && !is_asked(1));
}

#[test]
fn f_aevt_23_a_position_names_a_piece_that_is_there() {
    let game = touchline_fuba::Fuba::from_text(TABLE).unwrap();
    let text = event(4, "6 2; nominate CE").position();
    assert!(text.contains("also=fans:home:CE"), "{text}");
    assert_eq!(game.write_state(&game.read_state(&text).unwrap()), text);
    let nobody = text.replace("fans:home:CE", "fans:home:BLC");
    let refusal = game.read_state(&nobody).unwrap_err().to_string();
    assert!(refusal.starts_with("position-value got=\"fans\""), "{refusal}");
}
