//! Free movements.

use touchline_engine::Seat;
use touchline_fuba::flow::Nth;
use touchline_fuba::{Area, Decision};

use super::f_act::crowd;
use crate::common::pitch::next_to;
use crate::common::{Scene, decides, played, scene_of, turned};

/// What is left of the first stage in an older edition: the free movements of its team.
pub fn free_movements(spec: &str, seat: &str) -> String {
    match spec {
        "fuba:2.0" => format!("turn.6,sequence.{seat}.2"),
        "fuba:2.1" => format!("turn.6,start-free.{seat}"),
        _ => format!("turn.5,start-free.{seat}"),
    }
}

/// Home is about to make its free movements, away's stage follows. Pieces as `GK:APA,CE:10`.
pub fn position(spec: &str, home: &str, away: &str, ball: &str) -> String {
    format!(
        "home=4-4-2,{home} away=4-4-2,{away} ball={ball} clock=1:20 \
         turn=starter:home,pass:CE>CE,dice:53,first:home next={}",
        free_movements(spec, "home")
    )
}

/// Where pieces of this kind (`move` or `keeper`) may step from an area.
pub fn steps(scene: &Scene, kind: &str, from: &str) -> Vec<String> {
    let start = format!("{kind} {from}>");
    scene.legal().iter().filter_map(|action| action.strip_prefix(&start).map(str::to_owned)).collect()
}

/// Where home's pieces may step freely; away's in the turned position are asked to be the same.
fn free(spec: &str, home: &str, away: &str, ball: &str, kind: &str, from: &str) -> Vec<String> {
    let text = position(spec, home, away, ball);
    let own = steps(&scene_of(spec, &text), kind, from);
    let mirrored = steps(&scene_of(spec, &turned(&text)), kind, &turned(from));
    assert_eq!(own, mirrored.iter().map(|to| turned(to)).collect::<Vec<_>>(), "for away");
    own
}

/// Home begins its stage of two actions in the centre with players at both goal lines.
pub fn stage(who: &str) -> String {
    format!(
        "home=4-4-2,GK:APA,ALC:2,AFR:4,CE:4 away=4-4-2,GK:BPA,BRC:2,BFR:4,CE:4 ball=CE:3:home clock=1:20 \
         turn=pass:AFR>CE next=first-action:{who}"
    )
}

on_editions!(f_free_01_at_the_end_of_the_stage_after_both_actions, v2_1, v2_2);
/// F-FREE-01 where a stage has two actions.
fn f_free_01_at_the_end_of_the_stage_after_both_actions(spec: &str) {
    let mut turn = scene_of(spec, &stage("home"));
    turn.play("adjust");
    assert_eq!(decides(&mut turn), (Seat::Home, Decision::Action(Nth::Second)), "not after the first action");
    turn.play("midfield; done");
    assert_eq!(decides(&mut turn), (Seat::Home, Decision::FreeMovement));
    turn.play("move ALC>ALW; done");
    assert_eq!(decides(&mut turn), (Seat::Away, Decision::Action(Nth::First)), "then the other team");
    turn.play("midfield; done; adjust");
    assert_eq!(decides(&mut turn), (Seat::Away, Decision::FreeMovement));
    turn.play("move BRC>BRW; done");
    assert_eq!(decides(&mut turn), (Seat::Home, Decision::Target));
}

on_editions!(f_free_02_even_if_neither_action_was_a_movement, v2_1, v2_2);
/// F-FREE-02 where a stage has two actions.
fn f_free_02_even_if_neither_action_was_a_movement(spec: &str) {
    for (who, actions, step) in [
        ("home", "adjust; defence; done", "ALC>ALW"),
        ("home", "midfield; done", "ALC>ALW"),
        ("away", "press; 3; adjust", "BRC>BRW"),
        ("away", "adjust; press; 6", "BRC>BRW"),
    ] {
        let mut turn = scene_of(spec, &stage(who));
        turn.play(actions);
        assert!(turn.can(&format!("move {step}")), "{who} after {actions}");
    }
}

/// The straight step away from the goal line.
const AWAY_FROM_THE_LINE: [(&str, &str); 6] =
    [("ALC", "ALW"), ("APA", "AFR"), ("ARC", "ARW"), ("BLC", "BLW"), ("BPA", "BFR"), ("BRC", "BRW")];

on_editions!(f_free_03_players_at_a_goal_line_may_go_straight_away_from_it, v2_0, v2_1, v2_2);
/// F-FREE-03. From either goal line, every player there, one step, outnumbered or not; no goalkeeper.
fn f_free_03_players_at_a_goal_line_may_go_straight_away_from_it(spec: &str) {
    for area in Area::ALL.map(Area::name).into_iter().filter(|area| *area != "CE") {
        let expected: Vec<&str> =
            AWAY_FROM_THE_LINE.iter().filter(|(from, _)| *from == area).map(|(_, to)| *to).collect();
        for opponents in [0, 4] {
            let home = format!("GK:APA,{area}:2,CE:8");
            let away = format!("GK:BPA,{area}:{opponents},CE:{}", 10 - opponents);
            assert_eq!(free(spec, &home, &away, "CE:3:home", "move", area), expected, "from {area}");
            if let [to] = expected[..] {
                let mut turn = scene_of(spec, &position(spec, &home, &away, "CE:3:home"));
                turn.play(&format!("move {area}>{to}; move {area}>{to}"));
                assert_eq!(turn.count(Seat::Home, Area::from_name(to).expect("area")), 2, "every player");
                assert_ne!(decides(&mut turn), (Seat::Home, Decision::FreeMovement), "one step each");
            }
        }
    }
    for corner in ["BLC", "BPA", "BRC", "ALW", "CE"] {
        let keeper = free(spec, &format!("GK:{corner},CE:10"), "GK:BPA,CE:10", "CE:3:home", "keeper", corner);
        assert!(keeper.is_empty(), "a goalkeeper in {corner}");
    }
}

/// F-FREE-04. Not to the ball, whoever has it.
pub fn not_to_the_ball(spec: &str) {
    for (from, to) in AWAY_FROM_THE_LINE {
        for control in ["home", "away"] {
            let (home, away) = (format!("GK:CE,{from}:4,{to}:6"), format!("GK:CE,{from}:4,{to}:6"));
            let stays = free(spec, &home, &away, &format!("{to}:3:{control}"), "move", from);
            assert!(stays.is_empty(), "{from} to the ball of {control}");
            let goes = free(spec, &home, &away, &format!("{from}:3:{control}"), "move", from);
            assert_eq!(goes, [to], "away from the ball of {control}");
        }
    }
    // Somebody stays with the ball.
    let alone = free(spec, "GK:APA,CE:9,BLC:1", "GK:BPA,CE:10", "BLC:3:home", "move", "BLC");
    assert!(alone.is_empty(), "the ball may not be left alone");
}

on_editions!(f_free_04_players_may_not_enter_the_balls_area = not_to_the_ball, v2_1, v2_2);

/// F-FREE-04 and F-FREE-05. Whether the goalkeeper may go back to the ball.
pub fn the_goalkeeper_goes_back_to_the_ball(spec: &str, allowed: bool) {
    for control in ["home", "away"] {
        let ball = format!("APA:3:{control}");
        let home = free(spec, "GK:AFR,APA:3,CE:7", "GK:BPA,APA:3,CE:7", &ball, "keeper", "AFR");
        assert_eq!(!home.is_empty(), allowed, "ball with {control}");
    }
    // So it may relieve the last player at the ball, and must once that one has gone.
    let relief = position(spec, "GK:AFR,APA:1,CE:9", "GK:BPA,CE:10", "APA:3:home");
    let mut scene = scene_of(spec, &relief);
    assert_eq!(scene.can("move APA>AFR"), allowed);
    if allowed {
        scene.play("move APA>AFR");
        assert_eq!(scene.state().squads[Seat::Home].keeper(), Area::Apa, "the only answer left");
    }
}

on_editions!(
    f_free_04_the_goalkeepers_return_may_enter_the_balls_area = the_goalkeeper_goes_back_to_the_ball,
    v2_1(true)
);

on_editions!(
    f_free_04_nor_may_the_goalkeeper_enter_the_balls_area = the_goalkeeper_goes_back_to_the_ball,
    v2_2(false)
);

/// F-FREE-05.
pub fn a_goalkeeper_next_to_its_penalty_area_goes_back(spec: &str) {
    for area in Area::ALL.into_iter().filter(|area| *area != Area::Apa) {
        let (name, rest) = (area.name(), if area == Area::Ce { "BFR" } else { "CE" });
        let home = format!("GK:{name},{rest}:10");
        let away = format!("GK:BPA,{name}:3,{rest}:7");
        let back = free(spec, &home, &away, &format!("{rest}:3:home"), "keeper", name);
        assert_eq!(back, if next_to(area, Area::Apa) { vec!["APA"] } else { vec![] }, "from {name}");
    }
    let with_the_ball = free(spec, "GK:AFR,CE:10", "GK:BPA,AFR:1,CE:9", "AFR:3:home", "keeper", "AFR");
    assert!(with_the_ball.is_empty(), "the ball may not be left alone");
}

/// What can stand in the way of away's run: a player of home in the wing. Whether the run goes on behind it.
fn runs(spec: &str, home: &str, away: &str, before: &str, run: &str) -> bool {
    let position = position(spec, home, away, "CE:3:home");
    let go = |text: &str, before: &str, run: &str| {
        let (line, step) = run.split_once("; ").expect("a line and a step");
        let turn = played(spec, text, &format!("{before}{line}"));
        let (from, _) = step.split_once('>').expect("a step");
        assert!(!steps(&turn, "move", from.trim_start_matches("move ")).is_empty(), "the first area is free");
        turn.can(step)
    };
    let runs = go(&position, before, run);
    assert_eq!(runs, go(&turned(&position), &turned(before), &turned(run)), "turned");
    runs
}

/// F-FREE-06. Whether a player that moved freely blocks the other team's run forward and its run back.
pub fn free_movers_block(spec: &str, blocks: bool) {
    let [forward, defence] = ["forward; move BLW>ALC", "defence; move ALW>BLC"];
    // Standing there they block in any case.
    assert!(!runs(spec, "GK:APA,AFR:1,ALW:1,CE:8", "GK:BPA,BLW:1,CE:9", "", forward));
    assert!(!runs(spec, "GK:APA,BLW:1,CE:9", "GK:BPA,ALW:1,CE:9", "", defence));
    let freely = runs(spec, "GK:APA,AFR:1,ALC:1,CE:8", "GK:BPA,BLW:1,CE:9", "move ALC>ALW; ", forward);
    let back = runs(spec, "GK:APA,BLC:1,CE:9", "GK:BPA,ALW:1,CE:9", "move BLC>BLW; ", defence);
    assert_eq!((freely, back), (!blocks, !blocks));
    // Beside a player that blocks, the one that came freely is not counted: one against one.
    let both =
        runs(spec, "GK:APA,AFR:1,ALC:1,ALW:1,CE:7", "GK:BPA,ALW:1,BLW:1,CE:8", "move ALC>ALW; ", forward);
    assert_eq!(both, !blocks);
}

on_editions!(f_free_03_players_moved_freely_block_like_others = free_movers_block, v2_0(true));

on_editions!(f_free_06_players_moved_freely_do_not_block_long_moves, v2_1, v2_2);
fn f_free_06_players_moved_freely_do_not_block_long_moves(spec: &str) {
    free_movers_block(spec, false);
}

on_editions!(f_free_06_nor_do_players_moved_by_an_event, v2_1, v2_2);
/// F-FREE-06 where a stage has two actions: an ordinary move blocks, a move by an event does not.
fn f_free_06_nor_do_players_moved_by_an_event(spec: &str) {
    let text = stage("home").replace("BRC:2", "BRC:1,BLW:1");
    let turn = played(spec, &text, "forward; move ALC>ALW; done; done; forward");
    assert!(turn.can("move BLW>ALW") && !turn.can("move BLW>ALC"), "moved by an action");
    let event =
        "home=4-4-2,GK:APA,ALC:1,AFR:8,CE:1 away=4-4-2,GK:BPA,BLW:1,BFR:8,CE:1 ball=AFR:3:home clock=1:20";
    let turn = played(spec, event, "target CE; 2 5; 5 2; move ALC>ALW; forward");
    assert!(turn.can("move BLW>ALC"), "moved by an event");
}

on_editions!(f_free_06_in_the_next_turn_they_block, v2_1, v2_2);
fn f_free_06_in_the_next_turn_they_block(spec: &str) {
    let text = position(spec, "GK:APA,AFR:1,ALC:1,CE:8", "GK:BPA,BLW:1,CE:9", "CE:3:home");
    let mut turn = played(spec, &text, "move ALC>ALW; forward");
    assert!(turn.can("move BLW>ALC"));
    turn.play("done; adjust; target CE; 6 5; forward");
    assert!(turn.can("move BLW>ALW") && !turn.can("move BLW>ALC"), "a turn later");
}

on_editions!(f_free_09_not_a_piece_that_has_moved_in_this_turn, v2_1, v2_2);
/// F-FREE-09 where a piece moves once a turn.
fn f_free_09_not_a_piece_that_has_moved_in_this_turn(spec: &str) {
    let mut turn = scene_of(spec, &stage("home"));
    turn.play("midfield; move AFR>ALC; keeper APA>ARC; done");
    assert!(steps(&turn, "keeper", "ARC").is_empty(), "the goalkeeper has moved");
    turn.play("move ALC>ALW; move ALC>ALW");
    assert_eq!(turn.count(Seat::Home, Area::Alc), 1, "two of three");
    assert_eq!(decides(&mut turn), (Seat::Away, Decision::Action(Nth::First)), "the third has moved");
    // Nor one that an event moved.
    let event = crowd(1, 1, 3);
    let script = "target CE; 2 5; 5 2; move AFR>ALC; adjust; midfield; done; adjust; midfield; done";
    let mut turn = played(spec, &event, script);
    assert_eq!(decides(&mut turn), (Seat::Home, Decision::Target), "nobody could move freely");
    // But the closest player that had to come may, when another takes its place.
    let closest = "home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA,ALW:1,BFR:9 ball=AFR:1:home clock=1:20";
    let script = "target ALC; 6 5; move AFR>ALC; adjust; forward; done; \
        adjust; midfield; move AFR>ALC; done; move ALC>ALW";
    let turn = played(spec, closest, script);
    assert_eq!((turn.count(Seat::Home, Area::Alc), turn.count(Seat::Home, Area::Alw)), (1, 1));
}

on_editions!(f_free_09_an_event_mover_stays_moved_as_the_closest_player, v2_1, v2_2);
/// F-FREE-09 and F-MOVE-15. A piece that an event moved and that then had to come as the closest player has
/// used its move.
fn f_free_09_an_event_mover_stays_moved_as_the_closest_player(spec: &str) {
    let position = "home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA,ALW:1,BFR:9 ball=AFR:3:home clock=1:20";
    let script = "target ALC; 2 5; 5 2; move AFR>ALW; move ALW>ALC; adjust; forward; done; \
        adjust; midfield; move AFR>ALC; done";
    assert_eq!(decides(&mut played(spec, position, script)), (Seat::Home, Decision::Target));
}
