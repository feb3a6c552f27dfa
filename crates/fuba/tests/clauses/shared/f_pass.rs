//! Passing through an area.

use touchline_fuba::event::Why;

use super::f_mod::play;
use crate::common::scene_of;

/// The rule is basic in 2.1 and advanced in 3.0.
const ADVANCED: &str = "+passing-through";

/// A pass from the penalty area over the front area, with these numbers of players there, to a marked player
/// in the centre.
pub fn over(spec: &str, own: u8, other: u8) -> (u8, Vec<Why>) {
    let position = format!(
        "home=4-4-2,GK:APA,AFR:{own},CE:{} away=4-4-2,GK:BPA,APA:1,CE:1,AFR:{other},BPA:{} \
         ball=APA:3:home clock=1:20",
        10 - own,
        8 - other
    )
    .replace(",AFR:0", "")
    .replace(",BPA:0", "");
    play(spec, &position, "CE")
}

/// F-PASS-01. Whether the rule is in force.
pub fn is_in_force(spec: &str) -> bool {
    over(spec, 2, 1).0 == 3
}

/// F-PASS-02, F-PASS-03. Over every number of players in the area passed, counted up to a maximum.
pub fn twice_as_many_between_make_it_no_long_pass(spec: &str, most: u8) {
    for (own, other) in (0..=9).flat_map(|own| (0..=8).map(move |other| (own, other))) {
        // at least one of its own.
        let through = own > 0 && own.min(most) >= 2 * other.min(most);
        let expected = if through { (3, vec![]) } else { (4, vec![Why::LongPass(1)]) };
        assert_eq!(over(spec, own, other), expected, "{own} against {other}");
    }
}

/// F-PASS-02. Through one area and only one.
pub fn only_with_exactly_one_area_between(spec: &str) {
    let position = "home=4-4-2,GK:APA,APA:1,AFR:3,CE:2,BFR:2,BRC:2 away=4-4-2,GK:BPA,APA:1,BFR:1,BPA:8 \
        ball=APA:3:home clock=1:20";
    assert_eq!(play(spec, position, "BFR"), (5, vec![Why::LongPass(2)]), "three and two friends on the way");
    assert_eq!(play(spec, position, "AFR").1.iter().filter(|why| matches!(why, Why::LongPass(_))).count(), 0);
}

on_editions!(f_pass_02_one_area_with_twice_as_many_friends, v2_1("", 11), v3_0(ADVANCED, 6));
fn f_pass_02_one_area_with_twice_as_many_friends(spec: &str, rule: &str, most: u8) {
    let spec = &format!("{spec}{rule}");
    twice_as_many_between_make_it_no_long_pass(spec, most);
    only_with_exactly_one_area_between(spec);
}

on_editions!(f_pass_03_no_long_pass_is_added, v2_1("", 11), v3_0(ADVANCED, 6));
fn f_pass_03_no_long_pass_is_added(spec: &str, rule: &str, most: u8) {
    let spec = &format!("{spec}{rule}");
    twice_as_many_between_make_it_no_long_pass(spec, most);
    a_far_target_becomes_legal(spec);
}

/// F-PASS-03, R-225. A target that the long pass would bring above six may be chosen.
pub fn a_far_target_becomes_legal(spec: &str) {
    let text = |between: u8| {
        format!(
            "home=4-4-2,GK:APA,AFR:2,CE:8 away=4-4-2,GK:BPA,APA:1,CE:1,AFR:{between},BFR:1,BPA:{} \
             ball=APA:6:home clock=1:20",
            7 - between
        )
    };
    let scene = |between| scene_of(spec, &text(between));
    assert!(!scene(2).can("target CE"));
    if spec.starts_with("fuba:3.0") {
        assert_eq!(play(spec, &text(1), "CE"), (6, vec![]));
    } else {
        assert!(!scene(1).can("target CE"), "a value of 6 allows near targets only (R-030)");
    }
}

on_editions!(f_pass_04_the_controlling_team_picks_the_path, v2_1(""), v3_0(ADVANCED));
/// From the corner area to the centre by the wing or by the front area.
fn f_pass_04_the_controlling_team_picks_the_path(spec: &str, rule: &str) {
    let spec = &format!("{spec}{rule}");
    for (away, rest, value) in
        [("ALW:2,AFR:2", 4, 4), ("ALW:1,AFR:2", 5, 3), ("ALW:2,AFR:1", 5, 3), ("ALW:1,AFR:1", 6, 3)]
    {
        let position = format!(
            "home=4-4-2,GK:APA,ALC:2,ALW:2,AFR:2,CE:4 away=4-4-2,GK:BPA,ALC:1,CE:1,{away},BPA:{rest} \
             ball=ALC:3:home clock=1:20"
        );
        assert_eq!(play(spec, &position, "CE").0, value, "{away}");
    }
}
