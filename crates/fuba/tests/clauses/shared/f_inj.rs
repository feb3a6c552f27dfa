//! Injuries.

use touchline_engine::{Game, Seat};
use touchline_fuba::flow::Stage;
use touchline_fuba::state::{Recovering, Restart, TeamMark};
use touchline_fuba::{Area, Decision, Event, Roll};

use super::f_fk::{AWAY, HOME};
use super::f_sub::{go_on, turn_begins};
use crate::common::{Scene, asked, scene_of};

pub const TEAMS: &str = "home=4-4-2,GK:APA,AFR:4,CE:5,BLC:1 away=4-4-2,GK:BPA,BFR:4,CE:6";

/// The edition with injuries and these rules besides.
pub fn spec(edition: &str, besides: &str) -> String {
    format!("{edition}+injuries{besides}")
}

/// Away has fouled home and rolls for a yellow card.
pub fn foul(spec: &str, teams: &str, area: &str, fields: &str) -> Scene {
    scene_of(spec, &format!("{teams} ball={area}:1:home {fields} next=yellow-card:away"))
}

/// It rolled a 6: a player of home is hurt. A red card test comes between where the edition has one for a
/// first yellow card.
pub fn hurt_of(spec: &str, teams: &str, area: &str, fields: &str) -> Scene {
    let mut scene = foul(spec, teams, area, fields);
    scene.play("6");
    if roll(&scene) == Some(Roll::RedCard) {
        scene.play("6");
    }
    scene
}

/// A player of home is hurt in the centre.
pub fn hurt(spec: &str, fields: &str) -> Scene {
    hurt_of(spec, TEAMS, "CE", fields)
}

/// The one from the centre leaves and this is rolled.
pub fn rolled(spec: &str, fields: &str, die: u8) -> Scene {
    let mut scene = hurt(spec, fields);
    scene.play(&format!("injured CE; {die}"));
    scene
}

pub fn roll(scene: &Scene) -> Option<Roll> {
    touchline_fuba::roll(scene.rules(), scene.state())
}

pub fn recovering(scene: &Scene, seat: Seat) -> [u8; 5] {
    [0, 1, 2, 3, 4].map(|left| scene.state().teams[seat].recovering.with_left(left))
}

fn size(scene: &Scene) -> u8 {
    scene.state().squads[HOME].size()
}

on_editions!(f_inj_01_a_player_leaves_at_once_and_a_die_is_rolled, v2_0, v2_1, v3_0);
fn f_inj_01_a_player_leaves_at_once_and_a_die_is_rolled(edition: &str) {
    let mut scene = hurt(&spec(edition, ""), "clock=1:20");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::Injured)), "the owner picks");
    assert_eq!(
        (size(&scene), scene.state().clock.minute),
        (10, 20),
        "before the minute of the free kick (R-186)"
    );
    scene.play("injured CE");
    assert!(scene.saw(Event::Injured(HOME, Area::Ce)));
    assert_eq!((size(&scene), scene.count(HOME, Area::Ce)), (9, 4), "at once");
    assert_eq!(roll(&scene), Some(Roll::Injury));
    assert_eq!(scene.state().squads[AWAY].size(), 10);
    let nobody = "home=4-4-2,GK:CE away=4-4-2,GK:BPA,BFR:4,CE:6";
    let mut alone = hurt_of(&spec(edition, ""), nobody, "CE", "clock=1:20 red=10-0");
    assert!(!matches!(asked(&mut alone), Some((_, Decision::Injured))), "nobody can leave (R-915)");
    assert_ne!(roll(&alone), Some(Roll::Injury));
    let hurt_itself = alone.state().teams[HOME].marks.has(TeamMark::KeeperHurt);
    assert_eq!(hurt_itself, edition == "fuba:3.0", "only there a goalkeeper can be hurt (F-INJ-11)");
    let mut without = hurt(edition, "clock=1:20");
    assert!(!matches!(asked(&mut without), Some((_, Decision::Injured))), "only where it is in play");
}

/// A roll up to `longest` is that many turns or minutes, a higher one is for good.
pub fn how_long(edition: &str, die: u8, off_for: Option<u8>) {
    let scene = rolled(&spec(edition, ""), "clock=1:45+1", die);
    if let Some(time) = off_for {
        assert!(scene.saw(Event::InjuredFor(HOME, time)));
        let mut one = [0; 5];
        one[usize::from(time)] = 1;
        assert_eq!(recovering(&scene, HOME), one);
    } else {
        assert!(scene.saw(Event::InjuredForGood(HOME)));
        assert_eq!(scene.state().teams[HOME].recovering, Recovering::default());
    }
    assert_eq!(size(&scene), 9);
}

on_editions!(f_inj_05_after_a_4_never, v2_0, v2_1);
fn f_inj_05_after_a_4_never(edition: &str) {
    how_long(edition, 4, None);
}

on_editions!(f_inj_06_after_a_5_or_6_never, v2_0, v2_1, v3_0);
fn f_inj_06_after_a_5_or_6_never(edition: &str) {
    how_long(edition, 5, None);
    how_long(edition, 6, None);
}

on_editions!(f_inj_02_1_is_one_minute = how_long, v3_0(1, Some(1)));

on_editions!(f_inj_03_2_is_two_minutes = how_long, v3_0(2, Some(2)));

on_editions!(f_inj_04_3_is_three_minutes = how_long, v3_0(3, Some(3)));

on_editions!(f_inj_05_4_is_four_minutes = how_long, v3_0(4, Some(4)));

/// The player is off until this many turns have begun, and back in the centre before anybody acts in the last
/// of them.
pub fn back_after_turns(edition: &str, die: u8) {
    let mut scene = rolled(&spec(edition, ""), "clock=1:20", die);
    go_on(&mut scene, |scene| scene.saw(Event::Returned(HOME, 1)));
    assert_eq!(turn_begins(&scene), usize::from(die), "roll {die}");
    let since = scene.events().iter().rev().take_while(|event| !matches!(event, Event::TurnBegins(..)));
    let since: Vec<&Event> = since.collect();
    assert!(since.iter().any(|event| matches!(event, Event::Check(..))), "after the check");
    assert!(!since.iter().any(|event| matches!(event, Event::Acts(..))), "before the first action stage");
    assert_eq!((size(&scene), recovering(&scene, HOME)), (10, [0; 5]));
}

on_editions!(f_inj_02_after_a_1_back_in_the_next_turn, v2_0, v2_1);
fn f_inj_02_after_a_1_back_in_the_next_turn(edition: &str) {
    how_long(edition, 1, Some(1));
    back_after_turns(edition, 1);
}

on_editions!(f_inj_03_after_a_2_back_in_the_turn_after_it, v2_0, v2_1);
fn f_inj_03_after_a_2_back_in_the_turn_after_it(edition: &str) {
    how_long(edition, 2, Some(2));
    back_after_turns(edition, 2);
}

on_editions!(f_inj_04_after_a_3_back_in_the_third_turn, v2_0, v2_1);
fn f_inj_04_after_a_3_back_in_the_third_turn(edition: &str) {
    how_long(edition, 3, Some(3));
    back_after_turns(edition, 3);
}

/// Nine of home, one recovering; the target is the centre.
fn due_in_this_turn(edition: &str, target: &str) -> Scene {
    let mut scene = scene_of(
        &spec(edition, ""),
        "home=4-4-2,GK:APA,AFR:4,CE:1,BFR:4 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20 recovering=01000-00000",
    );
    scene.play(&format!("target {target}"));
    scene
}

on_editions!(f_inj_07_back_in_the_centre, v2_0, v2_1);
fn f_inj_07_back_in_the_centre(edition: &str) {
    let mut scene = due_in_this_turn(edition, "CE");
    assert_eq!(scene.count(HOME, Area::Ce), 1);
    scene.play("5 4");
    assert!(scene.saw(Event::Returned(HOME, 1)));
    assert_eq!(scene.count(HOME, Area::Ce), 2);
}

on_editions!(f_inj_07_at_the_end_of_a_turn_without_actions, v2_0, v2_1);
/// no action stages, so at the end of that turn; before a setup, so that it is placed with the others.
fn f_inj_07_at_the_end_of_a_turn_without_actions(edition: &str) {
    let mut skipped = due_in_this_turn(edition, "CE");
    let value = skipped.value();
    skipped.play(&format!("{value} 2; 5 5"));
    let events = skipped.events();
    let back = events.iter().position(|event| *event == Event::Returned(HOME, 1)).expect("back");
    assert!(matches!(
        events[back..].iter().find(|e| matches!(e, Event::TurnBegins(..))),
        Some(Event::TurnBegins(..))
    ));
    assert_eq!(events.iter().filter(|event| matches!(event, Event::TurnBegins(..))).count(), 1);
    assert_eq!((size(&skipped), skipped.count(HOME, Area::Ce)), (10, 2));
    let mut corner = due_in_this_turn(edition, "BLC");
    let value = corner.value();
    corner.play(&format!("{value} 2; 5 5"));
    assert_eq!(asked(&mut corner), Some((HOME, Decision::PlaceKeeper)));
    assert_eq!((size(&corner), corner.state().squads[HOME].in_hand), (10, 10), "placed with the others");
}

on_editions!(f_inj_07_not_placed_while_off, v2_0, v2_1, v3_0);
/// Whoever is still off is not placed at a setup; half-time changes nothing.
fn f_inj_07_not_placed_while_off(edition: &str) {
    let mut scene = scene_of(
        &spec(edition, ""),
        "home=4-4-2,GK:APA,CE:9 away=4-4-2,GK:BPA,CE:9 ball=CE:2:home clock=1:45+2 recovering=00010-00000 flags=home-hurt",
    );
    // One of away is lost for good.
    scene.play("target CE; 3 4; formation 4-4-2; formation 4-4-2");
    assert_eq!(scene.state().squads[AWAY].in_hand, 9);
    go_on(&mut scene, |scene| matches!(scene.state().agenda.top(), Some(Stage::Target)));
    assert_eq!((size(&scene), scene.state().teams[HOME].recovering.total()), (9, 1));
    assert!(scene.state().teams[HOME].marks.has(TeamMark::KeeperHurt), "for the rest of the match");
}

/// `dies`: the rolls after which nobody comes back.
pub fn a_replacement_if_a_substitution_is_left(edition: &str, dies: &[u8]) {
    let with = spec(edition, "+substitutions");
    for die in 1..=6 {
        let mut scene = rolled(&with, "clock=1:20 subs=2-3", die);
        assert_eq!(asked(&mut scene) == Some((HOME, Decision::Replace)), dies.contains(&die), "{die}");
    }
    assert_ne!(asked(&mut rolled(&with, "clock=1:20 subs=3-0", 6)), Some((HOME, Decision::Replace)));
    assert_ne!(asked(&mut rolled(&spec(edition, ""), "clock=1:20", 6)), Some((HOME, Decision::Replace)));
    let mut scene = hurt(&with, "clock=1:20 subs=1-0");
    scene.play("injured AFR; 6");
    assert_eq!(scene.legal(), ["done", "substitute 1"]);
    scene.play("substitute 1");
    assert!(scene.saw(Event::Replaced(HOME, Area::Afr)), "where the injured player stood");
    let lifted = scene.state().squads[HOME].in_hand > 0; // 2.0 sets up for the free kick
    assert!(lifted || (scene.count(HOME, Area::Afr), scene.count(HOME, Area::Ce)) == (4, 5));
    assert_eq!((size(&scene), scene.state().teams[HOME].substitutions), (10, 2));
    let mut without = rolled(&with, "clock=1:20 subs=1-0", 6);
    without.play("done");
    assert_eq!((size(&without), without.state().teams[HOME].substitutions), (9, 1));
}

fn points(scene: &Scene) -> [u8; 3] {
    scene.state().teams[HOME].condition.points
}

/// A point in a line of choice in the second half, nothing in the first.
pub fn a_replacement_brings_a_point_in_the_second_half(edition: &str) {
    let with = spec(edition, "+substitutions+condition");
    let mut first = rolled(&with, "clock=1:45 condition=1/2/3-0/0/0", 6);
    first.play("substitute 1");
    assert_eq!((points(&first), size(&first)), ([1, 2, 3], 10));
    assert!(!matches!(asked(&mut first), Some((_, Decision::GainPoint))));
    for (word, line) in [("defence", 0), ("midfield", 1), ("forward", 2)] {
        let mut second = rolled(&with, "clock=2:46 condition=1/2/3-0/0/0", 6);
        second.play("substitute 1");
        assert_eq!(asked(&mut second), Some((HOME, Decision::GainPoint)));
        second.play(&format!("point {word}"));
        let mut want = [1, 2, 3];
        want[line] += 1;
        assert_eq!(points(&second), want);
    }
    let mut full = rolled(&with, "clock=2:60 condition=6/1/1-0/0/0", 6);
    full.play("substitute 1");
    assert_eq!(full.legal(), ["point midfield", "point forward"], "not above six");
    let mut none = rolled(&with, "clock=2:60 condition=6/6/6-0/0/0", 6);
    none.play("substitute 1");
    assert!(!matches!(asked(&mut none), Some((_, Decision::GainPoint))), "no room at all");
    let mut without = rolled(&spec(edition, "+substitutions"), "clock=2:60", 6);
    without.play("substitute 1");
    assert_eq!((points(&without), size(&without)), ([0; 3], 10));
}

on_editions!(
    f_inj_09_the_replacement_brings_a_point_in_the_second_half =
        a_replacement_brings_a_point_in_the_second_half,
    v2_1
);

/// The areas whose player may be hurt.
pub fn may_be_hurt(scene: &Scene) -> Vec<String> {
    scene.legal().iter().filter_map(|action| action.strip_prefix("injured ").map(str::to_owned)).collect()
}

on_editions!(f_inj_10_any_outfield_player, v2_0, v2_1);
/// Any outfield player, wherever the ball is.
fn f_inj_10_any_outfield_player(edition: &str) {
    assert_eq!(may_be_hurt(&hurt(&spec(edition, ""), "clock=1:20")), ["AFR", "CE", "BLC"]);
}

on_editions!(f_inj_11_never_the_goalkeeper, v2_0, v2_1);
/// Never the goalkeeper, even if it alone is near, and nobody's attempts get easier.
fn f_inj_11_never_the_goalkeeper(edition: &str) {
    let teams = "home=4-4-2,GK:CE,APA:4,BLC:6 away=4-4-2,GK:BPA,BFR:4,BLC:6";
    let mut scene = hurt_of(&spec(edition, ""), teams, "CE", "clock=1:20");
    assert_eq!(may_be_hurt(&scene), ["APA", "BLC"]);
    scene.play("injured BLC; 6");
    assert_eq!(scene.state().squads[HOME].keeper(), Area::Ce);
    assert!(!scene.state().teams[HOME].marks.has(TeamMark::KeeperHurt));
}

/// A yellow card by a 6 hurts a player of the fouled team, after the red card test; no other die does.
pub fn a_six_hurts_the_fouled_team(edition: &str) {
    for die in 1..=6 {
        let mut scene = foul(&spec(edition, ""), TEAMS, "CE", "clock=1:20 yellow=0-1");
        scene.play(&die.to_string());
        if die >= 3 {
            assert_eq!(roll(&scene), Some(Roll::RedCard), "first the red card test (R-186)");
            scene.play("6");
        }
        let hurt = (die == 6).then_some((HOME, Decision::Injured));
        assert_eq!(asked(&mut scene).filter(|(_, asked)| *asked == Decision::Injured), hurt, "{die}");
    }
    let mut red = foul(&spec(edition, ""), TEAMS, "CE", "clock=1:20 yellow=0-1");
    red.play("6; 1");
    assert_eq!(asked(&mut red), Some((AWAY, Decision::SendOff)), "then the one sent off");
    red.play("off CE");
    assert_eq!(asked(&mut red), Some((HOME, Decision::Injured)), "then the injury");
}

on_editions!(f_inj_12_a_yellow_card_by_a_6 = a_six_hurts_the_fouled_team, v3_0);

/// Event 0 with 6-6: both teams, the controlling team first; no other pair.
pub fn double_six_hurts_both(edition: &str) {
    for face in 1..=6 {
        let mut scene = event(&spec(edition, ""), "CE", "1:20", face);
        let first = asked(&mut scene).filter(|(_, asked)| *asked == Decision::Injured);
        assert_eq!(first, (face == 6).then_some((HOME, Decision::Injured)), "{face}-{face}");
        if face == 6 {
            scene.play("injured CE; 4");
            assert_eq!(asked(&mut scene), Some((AWAY, Decision::Injured)));
            scene.play("injured BFR; 1");
            assert_eq!(scene.state().squads.map(|squad| squad.size()).0, [9, 9]);
            assert_eq!(recovering(&scene, AWAY)[..2], [1, 0], "due in the turn that has just begun");
            assert_eq!(scene.state().turn.number, 2, "the actions were skipped");
        }
    }
    // In a corner area the corner kick comes after it, unless the half is over.
    let mut corner = event(&spec(edition, ""), "BLC", "1:20", 6);
    corner.play("injured CE; 4; injured BFR; 4");
    assert_eq!(corner.state().squads.map(|squad| squad.size()).0, [9, 9]);
    assert_eq!(asked(&mut corner), Some((HOME, Decision::PlaceKeeper)));
    // In the last turn of a half there is no time for it, but the injuries are recorded.
    let mut over = event(&spec(edition, ""), "BLC", "1:45+5", 6);
    play_and_read_back(&spec(edition, ""), &mut over, ["injured CE", "4", "injured BFR", "4"]);
    assert!(over.saw(Event::NotTaken(Restart::CornerKick)) && over.saw(Event::HalfEnds(1)));
    assert_eq!(over.state().squads.map(|squad| squad.size()).0, [9, 9]);
    assert_eq!(asked(&mut over), Some((HOME, Decision::HalfTime)));
    let mut last = event(&spec(edition, ""), "BLC", "2:90+5", 6);
    assert_eq!(asked(&mut last), Some((HOME, Decision::Injured)), "in the last turn of the match too");
    last.play("injured CE; 4; injured BFR; 4");
    assert!(last.state().ended.is_some());
    // The one who is hurt may be the only one at the ball: nobody plays it any more.
    let mut alone = scene_of(
        &spec(edition, ""),
        "home=4-4-2,GK:APA,AFR:4,CE:5,BLC:1 away=4-4-2,GK:BPA,BLC:2,BFR:4,CE:4 ball=BLC:1:home clock=1:45+4",
    );
    alone.play("target BLC; 1 6; 6 6");
    play_and_read_back(&spec(edition, ""), &mut alone, ["injured BLC", "6", "injured BLC", "2"]);
    assert!(alone.saw(Event::HalfEnds(1)), "{}", alone.position());
    // Anywhere else nobody is hurt when a turn is over.
    let text = event(&spec(edition, ""), "BLC", "1:45+5", 6).position();
    let too_early = text.replace("1:45+5", "1:45+4");
    let game = touchline_fuba::Fuba::from_text(&spec(edition, "")).expect("spec");
    let refusal = touchline_engine::Notation::read_state(&game, &too_early).expect_err("no injury there");
    assert_eq!(refusal.key, "position-nothing-next");
    let basic = event(edition, "CE", "1:20", 6);
    assert_eq!(basic.state().squads.map(|squad| squad.size()).0, [10, 10], "only where it is in play");
}

on_editions!(f_inj_12_a_yellow_card_by_a_6_and_event_0_with_double_six, v2_0, v2_1);
fn f_inj_12_a_yellow_card_by_a_6_and_event_0_with_double_six(edition: &str) {
    a_six_hurts_the_fouled_team(edition);
    double_six_hurts_both(edition);
}

/// Play on; at each question and before each roll the position that is written reads back as the same.
fn play_and_read_back(spec: &str, scene: &mut Scene, inputs: [&str; 4]) {
    for input in inputs {
        let text = scene.position();
        let again = scene_of(spec, &text);
        assert_eq!(again.state(), scene.state(), "{text}");
        scene.play(input);
    }
}

/// Both dice of an event in this area show the face.
pub fn event(spec: &str, target: &str, clock: &str, face: u8) -> Scene {
    let ball = if spec.starts_with("fuba:2.1") { target } else { "CE" };
    let points = if spec.contains("+condition") { "condition=1/2/3-4/3/2" } else { "" };
    let mut scene = scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,AFR:4,CE:3,BFR:3 away=4-4-2,GK:BPA,BFR:5,CE:5 ball={ball}:4:home clock={clock} \
             {points} turn=pass:CE>{target} next=event"
        ),
    );
    scene.play(&format!("{face} {face}"));
    scene
}

/// Event 0 with 1-1 or 2-2: a point for both in the zone of the target, each seen from its own goal, above
/// any cap.
pub fn low_doubles_bring_points(edition: &str) {
    let with = format!("{edition}+condition");
    for (target, home, away) in [("BFR", 2, 0), ("CE", 1, 1), ("AFR", 0, 2), ("BLC", 2, 0), ("ALW", 1, 1)] {
        for face in 1..=6 {
            let scene = event(&with, target, "1:20", face);
            let (mut of_home, mut of_away) = ([1, 2, 3], [4, 3, 2]);
            if face <= 2 {
                of_home[home] += 1;
                of_away[away] += 1;
            }
            let now = scene.state().teams.map(|team| team.condition.points).0;
            assert_eq!(now, [of_home, of_away], "{face}-{face} in {target}");
        }
    }
    let basic = event(edition, "CE", "1:20", 1);
    assert!(!basic.events().iter().any(|event| matches!(event, Event::PointsGained(..))));
}

/// What the modifiers of a roll come to: added up, then within 1 and 6.
pub fn result(scene: &Scene) -> Option<u8> {
    scene.events().iter().find_map(|event| match event {
        Event::InjuredFor(_, time) => Some(*time),
        _ => None,
    })
}

/// The game of a scene answers to its own fallback in every decision of an injury.
pub fn somebody_without_time_is_answered_for(edition: &str) {
    let mut scene = hurt(&spec(edition, "+substitutions"), "clock=1:20");
    for _ in 0..2 {
        let (game, state) = (*scene.driver().game(), *scene.state());
        let action = game.fallback(&state);
        assert!(scene.driver().act(action).is_ok(), "{action:?}");
        if roll(&scene) == Some(Roll::Injury) {
            scene.play("6");
        }
    }
    assert_eq!((size(&scene), scene.state().teams[HOME].substitutions), (9, 0));
}

on_editions!(f_inj_08_a_replacement_if_a_substitution_is_left, v2_0, v2_1);
fn f_inj_08_a_replacement_if_a_substitution_is_left(edition: &str) {
    a_replacement_if_a_substitution_is_left(edition, &[4, 5, 6]);
    somebody_without_time_is_answered_for(edition);
}

on_editions!(f_inj_10_a_corner_taker_on_the_spot_too, v2_0, v2_1);
/// the corner taker, still on the spot, counts in its corner area; nobody else is there to be hurt.
fn f_inj_10_a_corner_taker_on_the_spot_too(edition: &str) {
    let mut scene = scene_of(
        &spec(edition, ""),
        "home=4-4-2,GK:APA,SPOT:1 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=SPOT:1:home clock=1:20 red=9-0 \
         turn=restart:corner next=turn",
    );
    scene.play("target BLC");
    let value = scene.value();
    scene.play(&format!("{value} 2; 6 6"));
    assert!(scene.saw(Event::Injured(HOME, Area::Blc)), "{}", scene.position());
    scene.play("1; injured BFR; 1");
    assert_eq!((size(&scene), recovering(&scene, HOME).iter().sum::<u8>()), (0, 1));
}

on_editions!(f_inj_06_injured_players_do_not_end_the_match, v2_0, v2_1, v3_0);
/// with the option of seven players only those sent off are missing.
fn f_inj_06_injured_players_do_not_end_the_match(edition: &str) {
    let with = format!("{edition}+injuries?fewest_players=seven");
    for (reds, goes_on) in [(3, true), (4, false)] {
        let home = 10 - reds - 2;
        let mut scene = scene_of(
            &with,
            &format!(
                "home=4-4-2,GK:APA,CE:{home} away=4-4-2,GK:BPA,BFR:10 ball=CE:1:away clock=1:20 red={reds}-0 yellow=2-0 \
                 recovering=00010-00000 next=red-card:home"
            ),
        );
        scene.play("1");
        assert_eq!(scene.state().ended.is_none(), goes_on, "{reds} and one more");
    }
}

/// What an event takes off the roll (F-AEVT-16) comes before the bounds; it is forgotten afterwards.
pub fn less_is_taken_off_first(edition: &str, die: u8, time: u8) {
    let scene = hurt(&spec(edition, ""), "clock=1:45+1");
    let mut scene = super::f_sub::changed(scene, |s| s.agenda.replace(Stage::ChooseInjured(HOME, 1)));
    scene.play(&format!("injured CE; {die}"));
    assert_eq!((result(&scene), scene.state().turn.tally), (Some(time), 0));
}

on_editions!(f_inj_06_what_an_event_takes_off_comes_first, v2_0, v2_1);
fn f_inj_06_what_an_event_takes_off_comes_first(edition: &str) {
    less_is_taken_off_first(edition, 4, 3);
    less_is_taken_off_first(edition, 1, 1);
}

on_editions!(f_inj_07_before_the_moves_of_a_quick_free_kick, v2_1, v3_0);
/// A quick free kick has no setup: whoever is due is back before its moves.
fn f_inj_07_before_the_moves_of_a_quick_free_kick(edition: &str) {
    let nine = "home=4-4-2,GK:APA,AFR:5,CE:4 away=4-4-2,GK:BPA,BFR:5,CE:5";
    let mut scene = foul(&spec(edition, ""), nine, "AFR", "clock=1:20 recovering=10000-00000");
    scene.play("1");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::QuickMoves)));
    assert_eq!(scene.state().squads[HOME].outfield(Area::Ce), 5);
}
