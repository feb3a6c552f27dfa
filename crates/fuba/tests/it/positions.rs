//! Positions that cannot be played are refused with the reason.

use touchline_engine::{Arg, Notation};
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
        (format!("{TEAMS} ball=CE:0:home"), Some("bad-number")),
        (format!("{TEAMS} ball=XX:3:home"), Some("bad-area")),
        (format!("{TEAMS} ball=CE:3:us"), Some("bad-seat")),
        (format!("{TEAMS} ball=BLC:3:home"), Some("position-ball-alone")),
        (format!("{TEAMS} ball=CE:3:home clock=1:46"), Some("bad-number")),
        (format!("{TEAMS} ball=CE:3:home clock=2:44"), Some("bad-number")),
        (format!("{TEAMS} ball=CE:3:home clock=1:20+2"), Some("position-clock")),
        (format!("{TEAMS} ball=CE:3:home clock=0:0"), Some("position-half")),
        (format!("{} {ball}", TEAMS.replace("CE:6", "CE:7")), Some("position-team-size")),
        (format!("{} {ball}", TEAMS.replace("CE:6", "CE:3,HAND:3")), Some("position-in-hand")),
        (format!("{} {ball}", TEAMS.replace("4-4-2,GK:APA", "0-8-2,GK:APA")), Some("position-formation")),
        (format!("{} {ball}", TEAMS.replace("4-4-2,GK:APA", "4-4-4,GK:APA")), Some("formation-sum")),
        (format!("{TEAMS} {ball} next=dance"), Some("unknown-moment")),
        (format!("{TEAMS} {ball} next=dance.home"), Some("unknown-stage")),
        (format!("{TEAMS} {ball} next=turn.9"), Some("position-nothing-next")),
        (format!("{TEAMS} {ball} next=target,target"), Some("position-nothing-next")),
        (format!("{TEAMS} {ball} next=turn.3"), Some("position-dice")),
        (format!("{TEAMS} {ball} turn=restart:open next=free-kick"), Some("position-restart")),
        (format!("{TEAMS} {ball} {rolled} next=turn.6,goal-attempt.away"), Some("position-nothing-next")),
        (format!("{TEAMS} {ball} {rolled} next=turn.6,pressing.home.2"), Some("position-nothing-next")),
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

#[test]
fn a_number_out_of_bounds_says_what_it_is_of_and_both_bounds() {
    let fuba = Fuba::from_text("fuba:3.0").unwrap();
    let teams = |old: &str, new: &str| format!("{} ball=CE:3:home", TEAMS.replace(old, new));
    for (position, of) in [
        (format!("{TEAMS} ball=CE:9:home"), r#"got="9" what=number-ball-value least=1 most=6"#),
        (format!("{TEAMS} ball=CE:0:home"), r#"got="0" what=number-ball-value least=1 most=6"#),
        (format!("{TEAMS} ball=CE:3:home clock=1:99"), r#"got="99" what=number-minute least=0 most=45"#),
        (format!("{TEAMS} ball=CE:3:home clock=2:20"), r#"got="20" what=number-minute least=45 most=90"#),
        (format!("{TEAMS} ball=CE:3:home clock=5:20"), r#"got="5" what=number-half least=0 most=4"#),
        (format!("{TEAMS} ball=CE:3:home clock=1:45+9"), r#"got="9" what=number-stoppage least=0 most=5"#),
        (format!("{TEAMS} ball=CE:3:home goals=1-x"), r#"got="x" what=number-goals least=0 most=99"#),
        (format!("{TEAMS} ball=CE:3:home red=11-0"), r#"got="11" what=number-red least=0 most=10"#),
        (format!("{TEAMS} ball=CE:3:home next=turn.x"), r#"got="x" what=number-stage least=0 most=9"#),
        (teams("CE:6", "CE:66"), r#"got="66" what=number-players least=0 most=10"#),
    ] {
        assert_eq!(fuba.read_state(&position).unwrap_err().to_string(), format!("bad-number {of}"));
    }
    let place = fuba.read_action("place 11").unwrap_err().to_string();
    assert_eq!(place, r#"bad-number got="11" what=number-players least=0 most=10"#);
}

#[test]
fn what_is_quoted_is_short_and_cannot_drive_a_terminal() {
    let fuba = Fuba::from_text("fuba:3.0").unwrap();
    let quoted = |text: &str| fuba.read_action(text).unwrap_err().args[0].1.clone();
    assert_eq!(quoted("fly\u{1b}[2J"), Arg::Text("fly\u{fffd}[2J".to_owned()));
    let long = quoted(&"ü".repeat(70));
    assert_eq!(long, Arg::Text(format!("{}…", "ü".repeat(60))));
}

/// The fields of a position may come in any order.
#[test]
fn what_a_turn_says_more_may_come_before_the_turn() {
    let game = Fuba::from_text("fuba:2.0").unwrap();
    let teams = "home=4-4-2,CE:10 away=4-4-2,CE:10 ball=CE:3:home clock=1:20";
    let turn = "turn=5,open,BLC,home,AFR>CE,53,1-1,away,+0,none,none-none";
    let more = "more=lost,handicap,goal-kick-waits,moves:2-1,deducted:1-0";
    let next = "next=turn.6,sequence.away.2,maybe-move.away";
    let read = |fields: [&str; 4]| game.read_state(&fields.join(" ")).unwrap();
    let state = read([teams, turn, more, next]);
    assert!(state.turn.lost && state.turn.handicap && state.turn.goal_kick_waits);
    assert_eq!((state.turn.moves.0, state.turn.deducted.0, state.turn.number), ([2, 1], [1, 0], 5));
    for fields in [[teams, more, turn, next], [more, turn, next, teams], [next, more, teams, turn]] {
        assert_eq!(read(fields), state, "{fields:?}");
    }
}

#[test]
fn the_example_of_the_notation_can_be_played() {
    let text = include_str!("../../../../docs/notation.md");
    let examples: Vec<&str> = text.lines().filter(|line| line.starts_with("home=")).collect();
    assert!(!examples.is_empty());
    for example in examples {
        assert_eq!(refusal(example), None, "{example}");
    }
}
