//! Ball value modifications before the dice.

use touchline_fuba::event::Why;

use crate::shared::f_mod as shared;
use crate::shared::f_pass::over;

#[test]
fn f_mod_10_twice_as_many_friends_between_make_it_no_long_pass() {
    for (own, other) in (0..=9).flat_map(|own| (0..=8).map(move |other| (own, other))) {
        let through = own > 0 && own >= 2 * other;
        let expected = if through { (3, vec![]) } else { (4, vec![Why::LongPass(1)]) };
        assert_eq!(over("fuba:2.1", own, other), expected, "{own} against {other}");
    }
}

#[test]
fn f_mod_10_only_with_exactly_one_area_between() {
    let position = shared::ball_in_own_area(3, "APA:1,BFR:1,BPA:8"); // three and two friends on the way
    assert_eq!(shared::play("fuba:2.1", &position, "BFR"), (5, vec![Why::LongPass(2)]));
}

#[test]
fn f_mod_10_the_controlling_team_picks_the_path() {
    // From the corner area to the centre by the wing or by the front area.
    for (away, rest, value) in
        [("ALW:2,AFR:2", 4, 4), ("ALW:1,AFR:2", 5, 3), ("ALW:2,AFR:1", 5, 3), ("ALW:1,AFR:1", 6, 3)]
    {
        let position = format!(
            "home=4-4-2,GK:APA,ALC:2,ALW:2,AFR:2,CE:4 away=4-4-2,GK:BPA,ALC:1,CE:1,{away},BPA:{rest} \
             ball=ALC:3:home clock=1:20"
        );
        assert_eq!(shared::play("fuba:2.1", &position, "CE").0, value, "{away}");
    }
}

#[test]
fn f_mod_10_the_goalkeeper_is_one_of_them() {
    let between = |away: &str| {
        let position = format!(
            "home=4-4-2,GK:AFR,ALC:5,CE:5 away=4-4-2,GK:BPA,ALC:1,CE:1,{away} ball=ALC:3:home clock=1:20"
        );
        shared::play("fuba:2.1", &position, "CE").0
    };
    assert_eq!(between("BPA:8"), 3);
    assert_eq!(between("AFR:1,BPA:7"), 4);
}

#[test]
fn f_mod_10_a_corner_kick_may_pass_its_corner_area_but_its_taker_does_not_count_there() {
    for (in_corner, whys) in [("BLC:1,CE:6", vec![]), ("CE:7", vec![Why::LongPass(1)])] {
        let position = format!(
            "home=4-4-2,GK:APA,SPOT:1,{in_corner},BPA:2 away=4-4-2,GK:BPA,CE:10 ball=SPOT:1:home clock=1:20 \
             turn=restart:corner,corner:BLC next=turn"
        );
        assert_eq!(shared::play("fuba:2.1", &position, "BPA").1, whys, "{in_corner}");
    }
}

#[test]
fn f_mod_12_the_risk_is_the_second_step() {
    // After the unmarked target, before the unmarked start and the long pass: 1, then 3, then 2, then 4.
    let position = "home=4-4-2,GK:APA,AFR:9,BLC:1 away=4-4-2,GK:BPA,BFR:3,CE:7 ball=AFR:5:home clock=1:20";
    let all = vec![Why::TargetFree, Why::OffsideRisk, Why::StartUnmarked, Why::LongPass(2)];
    assert_eq!(shared::play("fuba:2.1+offside-risk", position, "BLC"), (4, all));
    let basic = vec![Why::TargetFree, Why::StartUnmarked, Why::LongPass(2)];
    assert_eq!(shared::play("fuba:2.1", position, "BLC"), (3, basic));
}
