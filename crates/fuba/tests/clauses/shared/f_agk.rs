//! Advanced goalkeeper: inside or outside its goal area.

use touchline_engine::Seat;
use touchline_fuba::advanced::keeper;
use touchline_fuba::rules::goal_attempt::{self, From, Modifiers};
use touchline_fuba::ruleset::Edition;
use touchline_fuba::state::TeamMark;
use touchline_fuba::{Area, Event, Fuba};

use crate::common::{Scene, scene_of, turned};
use crate::editions::OnEdition;

/// What differs between the editions.
#[derive(Clone, Copy)]
pub struct Keeper {
    pub spec: &'static str,
    /// The agenda when home's movement is due.
    pub moving: &'static str,
    /// The agenda when home may attempt a goal.
    pub shooting: &'static str,
    /// The agenda when away may press.
    pub pressing: &'static str,
    /// What an opponent's attempt gains from a goalkeeper outside (F-AGK-06).
    pub easier: i8,
}

impl OnEdition for Keeper {
    fn on(edition: Edition) -> Self {
        Self::on(edition)
    }
}

impl Keeper {
    pub const fn on(edition: Edition) -> Self {
        match edition {
            Edition::V2_0 => Self {
                spec: "fuba:2.0+keeper",
                moving: "maybe-move:home",
                shooting: "maybe-shoot:home",
                pressing: "maybe-press:away",
                easier: 2,
            },
            Edition::V2_1 => Self {
                spec: "fuba:2.1+keeper",
                moving: "first-action:home",
                shooting: "first-action:home",
                pressing: "first-action:away",
                easier: 1,
            },
            Edition::V2_2 | Edition::V3_0 => panic!("another rule, or none"),
        }
    }
}

/// Home may move, its goalkeeper in this area; more fields follow.
fn movement(here: Keeper, keeper: &str, more: &str) -> String {
    format!(
        "home=4-4-2,GK:{keeper},ALC:1,AFR:7,CE:2 away=4-4-2,GK:BPA,BFR:8,CE:2 ball=CE:3:home clock=1:20 \
         turn=pass:AFR>CE {more} next={}",
        here.moving
    )
}

fn is_outside(scene: &Scene, seat: Seat) -> bool {
    scene.state().teams[seat].marks.has(TeamMark::KeeperOutside)
}

on_editions!(f_agk_01_inside_or_outside_in_the_own_penalty_area, v2_0, v2_1);
/// F-AGK-01. In its own penalty area, and nowhere else, the goalkeeper has two positions.
fn f_agk_01_inside_or_outside_in_the_own_penalty_area(here: Keeper) {
    let mut scene = scene_of(here.spec, &movement(here, "APA", ""));
    scene.play("midfield");
    assert!(scene.can("keeper-out") && !scene.can("keeper-in"));
    scene.play("keeper-out");
    assert!(is_outside(&scene, Seat::Home) && keeper::stands_outside(scene.state(), Seat::Home));
    assert!(scene.saw(Event::KeeperOutside(Seat::Home, true)));
    let mut back = scene_of(here.spec, &movement(here, "APA", "flags=home-outside"));
    back.play("midfield");
    assert!(back.can("keeper-in") && !back.can("keeper-out"));
    back.play("keeper-in");
    assert!(!is_outside(&back, Seat::Home));
    assert!(back.saw(Event::KeeperOutside(Seat::Home, false)));
    for elsewhere in ["AFR", "ALC", "CE", "BPA"] {
        let mut away = scene_of(here.spec, &movement(here, elsewhere, "flags=home-outside"));
        away.play("midfield");
        assert!(!away.can("keeper-out") && !away.can("keeper-in"), "{elsewhere}");
        assert!(!keeper::stands_outside(away.state(), Seat::Home), "{elsewhere}");
    }
    let mut other = scene_of(here.spec, &turned(&movement(here, "APA", "flags=away-outside")));
    other.play("midfield");
    assert!(other.can("keeper-out"), "each team has its own goalkeeper");
    let basic = here.spec.split('+').next().unwrap();
    assert!(
        !scene_of(basic, &movement(here, "APA", "")).play("midfield").can("keeper-out"),
        "only if in play"
    );
}

/// F-AGK-02, R-214. Once in the own movement, for nothing, and not if the goalkeeper moves otherwise.
pub fn changed_for_nothing_in_the_own_movement(here: Keeper) {
    for line in ["defence", "midfield", "forward"] {
        let mut scene = scene_of(here.spec, &movement(here, "APA", ""));
        assert!(!scene.can("keeper-out"), "before the movement");
        scene.play(line);
        let left = scene.state().steps.left;
        scene.play("keeper-out");
        assert_eq!((scene.state().steps.left, scene.state().steps.made), (left, 0), "no move");
        assert!(!scene.can("keeper-in") && !scene.can("keeper-out"), "once");
        assert!(!scene.legal().iter().any(|action| action.starts_with("keeper")), "it moves no more");
        scene.play("done");
        assert_eq!(scene.state().turn.moves[Seat::Home], 0, "not counted");
        assert!(!scene.state().moved[Seat::Home].keeper());
        assert!(!scene.can("keeper-in"), "neither in what follows");
        assert!(is_outside(&scene, Seat::Home), "it stays where it is");
    }
    let mut moved = scene_of(here.spec, &movement(here, "APA", ""));
    moved.play("midfield; keeper APA>ALC");
    assert!(!moved.can("keeper-out"));
    let mut comes = scene_of(here.spec, &movement(here, "ALC", ""));
    comes.play("midfield; keeper ALC>APA");
    assert!(!comes.can("keeper-out"), "it moved otherwise");
    // whoever is to come to a ball left alone does so first; here it is the only answer, which the
    // driver gives by itself.
    let mut needed = scene_of(
        here.spec,
        &movement(here, "APA", "").replace("AFR:7,CE:2", "AFR:1,CE:8").replace("ball=CE", "ball=AFR"),
    );
    needed.play("forward; move AFR>CE");
    assert_eq!(needed.state().squads[Seat::Home].keeper(), Area::Afr);
    let mut without_moves = scene_of(here.spec, &movement(here, "APA", "more=deducted:4-0"));
    without_moves.play("midfield");
    assert_eq!(without_moves.legal(), ["done", "keeper-out"], "even with no move at all");
}

/// Whoever comes home stands inside, and so does everybody at a setup.
pub fn inside_after_a_move_and_at_every_setup(here: Keeper) {
    let mut leaves = scene_of(here.spec, &movement(here, "APA", "flags=home-outside,away-outside"));
    leaves.play("midfield; keeper APA>ALC");
    assert!(!is_outside(&leaves, Seat::Home) && is_outside(&leaves, Seat::Away));
    let mut fetched = scene_of(
        here.spec,
        "home=4-4-2,GK:AFR,CE:10 away=4-4-2,GK:BPA,ALC:2,BFR:8 ball=ALC:4:away clock=1:20 flags=home-outside",
    );
    fetched.play("target APA; 1 5; keeper AFR>APA");
    assert_eq!(fetched.state().squads[Seat::Home].keeper(), Area::Apa);
    assert!(!is_outside(&fetched, Seat::Home), "the closest player, home again");
    let mut goal =
        scene_of(here.spec, &shot(here, "BPA:1,BFR:1", "BPA", "BPA:1", "home-outside,away-outside"));
    goal.play("shoot; 6");
    assert_eq!(goal.state().teams[Seat::Home].goals, 1);
    assert!(!is_outside(&goal, Seat::Away), "away kicks off and has been asked first");
    while goal.can("place 0") || goal.can("place 2") {
        goal.play(if goal.can("place 10") { "place 10" } else { "place 2" });
    }
    assert!(!is_outside(&goal, Seat::Home));
}

on_editions!(f_agk_02_changed_for_nothing_in_the_own_movement, v2_0, v2_1);
fn f_agk_02_changed_for_nothing_in_the_own_movement(here: Keeper) {
    changed_for_nothing_in_the_own_movement(here);
    inside_after_a_move_and_at_every_setup(here);
}

/// Home has the ball there and may attempt a goal.
fn shot(here: Keeper, attackers: &str, keeper: &str, ball: &str, flags: &str) -> String {
    let placed: u8 = attackers.split([',', ':']).filter_map(|word| word.parse::<u8>().ok()).sum();
    let flags = if flags.is_empty() { String::new() } else { format!("flags={flags}") };
    format!(
        "home=4-4-2,GK:APA,{attackers},AFR:{} away=4-4-2,GK:{keeper},BLC:1,CE:9 ball={ball}:home clock=1:20 {flags} \
         turn=pass:CE>CE next={}",
        10 - placed,
        here.shooting
    )
}

fn modifiers(here: Keeper, position: &str, from: From) -> Modifiers {
    let rules = Fuba::from_text(here.spec).unwrap().rules;
    goal_attempt::modifiers(&rules, scene_of(here.spec, position).state(), from)
}

on_editions!(f_agk_03_inside_the_normal_rules_apply, v2_0, v2_1);
/// F-AGK-03. Inside nothing changes.
fn f_agk_03_inside_the_normal_rules_apply(here: Keeper) {
    let basic = Keeper { spec: here.spec.split('+').next().unwrap(), ..here };
    // The basic game knows no such position.
    let modifiers_there =
        |position: &str| modifiers(basic, &position.replace("flags=home-outside", ""), From::Play);
    for (attackers, ball) in [("BPA:2,BFR:1", "BFR:3"), ("BPA:1", "BPA:3"), ("BLC:3", "BLC:3")] {
        let position = shot(here, attackers, "BPA", ball, "home-outside");
        assert_eq!(modifiers(here, &position, From::Play), modifiers_there(&position), "{ball}");
    }
    for (value, die) in (1..=6).flat_map(|value| (1..=6).map(move |die| (value, die))) {
        let mut scene = scene_of(here.spec, &pressed(here, "BPA", value, "home-outside"));
        scene.play(&format!("press; {die}"));
        assert_eq!(scene.control() == Seat::Away, die < value, "{die} against {value}");
    }
}

/// Away, with its goalkeeper at home, may press in this area.
fn pressed(here: Keeper, area: &str, value: u8, flags: &str) -> String {
    let flags = if flags.is_empty() { String::new() } else { format!("flags={flags}") };
    format!(
        "home=4-4-2,GK:APA,{area}:1,AFR:9 away=4-4-2,GK:BPA,{area}:1,CE:9 ball={area}:{value}:home clock=1:20 {flags} \
         turn=pass:CE>{area} next={}",
        here.pressing
    )
}

on_editions!(f_agk_04_outside_it_helps_a_pressing_there, v2_0, v2_1);
/// F-AGK-04, R-213, R-125. One off the die of a pressing in that penalty area; the new value is the die as it
/// fell.
fn f_agk_04_outside_it_helps_a_pressing_there(here: Keeper) {
    for (value, die) in (1..=6).flat_map(|value| (1..=6).map(move |die| (value, die))) {
        for (area, helps) in [("BPA", 1), ("BFR", 0), ("BLC", 0)] {
            let position = pressed(here, area, value, "away-outside");
            for (text, presser) in [(position.clone(), Seat::Away), (turned(&position), Seat::Home)] {
                let mut scene = scene_of(here.spec, &text);
                scene.play(&format!("press; {die}"));
                let won = die - helps < value;
                assert_eq!(scene.control() == presser, won, "{die} against {value} in {area}");
                if won {
                    assert_eq!(scene.value(), die, "the natural die");
                }
            }
        }
    }
}

/// F-AGK-06. The opponent's attempts get easier, from anywhere, free kicks included; not those of its own
/// team.
pub fn outside_the_opponents_attempts_get_easier(here: Keeper) {
    for (attackers, ball) in [("BPA:2,BFR:1", "BFR:3"), ("BPA:2", "BPA:3"), ("BLC:3", "BLC:3")] {
        for from in [From::Play, From::FreeKick] {
            let with = |flags| modifiers(here, &shot(here, attackers, "BPA", ball, flags), from);
            assert_eq!(with("away-outside").keeper, here.easier, "{ball}");
            assert_eq!(with("home-outside").keeper + with("").keeper, 0, "{ball}");
        }
    }
    let gone = modifiers(here, &shot(here, "BFR:1", "CE", "BFR:3", "away-outside"), From::Play);
    assert_eq!((gone.keeper, gone.keeper_away), (0, 4), "out of its penalty area that means nothing");
}

on_editions!(
    f_agk_06_outside_the_opponents_attempts_get_two_easier = outside_the_opponents_attempts_get_easier,
    v2_0
);

/// What a goalkeeper outside does to the numbers in the penalty area (F-AGK-05), and to those elsewhere.
pub fn numbers_with_the_goalkeeper_outside(here: Keeper, attackers: u8) -> [i8; 2] {
    let at = |flags| {
        let position = shot(here, &format!("BFR:1,BPA:{attackers}"), "BPA", "BFR:3", flags);
        modifiers(here, &position, From::Play)
    };
    let (inside, outside) = (at(""), at("away-outside"));
    assert_eq!(inside.shooting_area, outside.shooting_area, "it is not there");
    [inside.penalty_area, outside.penalty_area]
}

/// the rebound does not count it, wherever it stands.
pub fn the_rebound_never_counts_it(here: Keeper) {
    let rules = Fuba::from_text(here.spec).unwrap().rules;
    for (own, other) in (1..=6).flat_map(|own| (1..=6).map(move |other| (own, other))) {
        let result = |flags| {
            let position = shot(here, "BFR:1,BPA:1", "BPA", "BFR:3", flags);
            goal_attempt::rebound_result(
                &rules,
                scene_of(here.spec, &position).state(),
                Seat::Home,
                own,
                other,
            )
        };
        assert_eq!(result("away-outside"), result(""), "{own} against {other}");
    }
}
