//! Positions that cannot be played are refused with the reason.
#![allow(clippy::unwrap_used)]

use touchline_engine::Notation;
use touchline_fuba::Fuba;

const TEAMS: &str = "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:5,CE:5";
const CORNER: &str =
    "home=4-4-2,GK:APA,AFR:4,CE:5,SPOT:1 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=SPOT:1:home clock=1:20";

fn refusal(position: &str) -> Option<String> {
    Fuba::from_text("fuba:3.0").unwrap().read_state(position).err().map(|refusal| refusal.key)
}

#[test]
fn what_is_wrong_is_named() {
    let (ball, rolled) =
        ("ball=CE:3:home clock=1:20", "turn=5,open,BLC,home,CE>CE,53,1-1,home,+0,none,none-none");
    let corner = |turn: &str, next: &str| {
        format!("{CORNER} turn=1,corner,{turn},00,0-0,home,+0,none,none-none next={next}")
    };
    for (position, key) in [
        (format!("{TEAMS} {ball}"), None),
        (corner("BLC,home,SPOT>SPOT", "turn.0"), None),
        (String::new(), Some("position-field-missing")),
        (format!("{TEAMS} {ball} wind=4"), Some("position-field")),
        (format!("{TEAMS} {ball} {ball}"), Some("position-field-twice")),
        (format!("{TEAMS} ball=CE:7:home"), Some("bad-number")),
        (format!("{TEAMS} ball=CE:0:home"), Some("position-ball-value")),
        (format!("{TEAMS} ball=XX:3:home"), Some("bad-area")),
        (format!("{TEAMS} ball=CE:3:us"), Some("bad-seat")),
        (format!("{TEAMS} ball=BLC:3:home"), Some("position-ball-alone")),
        (format!("{TEAMS} ball=CE:3:home clock=1:46"), Some("position-clock")),
        (format!("{TEAMS} ball=CE:3:home clock=1:20+2"), Some("position-clock")),
        (format!("{TEAMS} ball=CE:3:home clock=0:0"), Some("position-half")),
        (format!("{} {ball}", TEAMS.replace("CE:6", "CE:7")), Some("position-team-size")),
        (format!("{} {ball}", TEAMS.replace("CE:6", "CE:3,HAND:3")), Some("position-in-hand")),
        (format!("{} {ball}", TEAMS.replace("4-4-2,GK:APA", "0-8-2,GK:APA")), Some("position-formation")),
        (format!("{} {ball}", TEAMS.replace("4-4-2,GK:APA", "4-4-4,GK:APA")), Some("formation-sum")),
        (format!("{TEAMS} {ball} next=dance"), Some("unknown-stage")),
        (format!("{TEAMS} {ball} next=turn.9"), Some("position-nothing-next")),
        (format!("{TEAMS} {ball} next=target,target"), Some("position-nothing-next")),
        (format!("{TEAMS} {ball} next=turn.3"), Some("position-dice")),
        (format!("{TEAMS} {ball} next=free-kick"), Some("position-restart")),
        (format!("{TEAMS} {ball} {rolled} next=turn.6,goal-attempt.away"), Some("position-nothing-next")),
        (format!("{TEAMS} {ball} {rolled} next=turn.6,pressing.home"), Some("position-nothing-next")),
        (corner("BLC,home,CE>SPOT", "turn.1"), Some("position-corner-spot")),
        (corner("BLC,home,SPOT>SPOT", "turn.5,movement.home.forward"), Some("position-corner-spot")),
        (corner("ALC,home,SPOT>SPOT", "turn.0"), Some("position-corner-spot")),
        (corner("BLC,home,CE>CE", "turn.0").replace("CE:5,SPOT:1", "CE:6"), Some("position-corner-spot")),
        (corner("CE,home,CE>CE", "turn.0"), Some("position-corner-spot")),
        ("home=".repeat(1000), Some("position-too-long")),
    ] {
        assert_eq!(refusal(&position).as_deref(), key, "{position}");
    }
}
