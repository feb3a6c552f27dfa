//! Positions that people type: most fields may be left out, and a position that cannot be played is refused
//! with the reason.

use crate::common::random::game;
use crate::common::{a, h, sq};
use touchline_engine::{Game, Node, Notation, Seat};
use touchline_grid::board::Facing;
use touchline_grid::state::Hold;
use touchline_grid::{Decision, State};

const TEAMS: &str = "home=0:10,0 1:9,14 2:5,5 away=0:10,30 1:10,16 2:14,20";

fn read(spec: &str, position: &str) -> State {
    game(spec).read_state(position).unwrap_or_else(|refusal| panic!("{refusal}\n{position}"))
}

#[test]
fn most_may_be_left_out() {
    let game = game("grid:basic");
    let s = read("grid:basic", &format!("{TEAMS} ball=10,15"));
    assert_eq!(game.node(&s), Node::Chance, "a new turn of the home team");
    assert_eq!((s.turn.seat, s.turn.dice, s.turns), (Seat::Home, 2, 1), "with control there are two dice");
    let s = read("grid:basic", &format!("{TEAMS} ball=5,7 turn=away"));
    assert_eq!((s.turn.seat, s.turn.dice), (Seat::Away, 1));
    let s = read("grid:basic", &format!("{TEAMS} ball=10,15 turn=away points:5"));
    assert_eq!(game.node(&s), Node::Decide(Seat::Away, Decision::Act));
    assert_eq!(s.turn.points, 5);
}

#[test]
fn markers_face_lie_and_hold() {
    let s = read(
        "grid:full",
        "home=goalie:10,1 1:9,14e 2:5,5W- away=0:10,30 1:10,16n ball=held:h0 turn=home points:4",
    );
    assert_eq!((s.at(h(0)), s.ball.hold, s.ball.at), (sq(10, 1), Hold::Held(h(0)), sq(10, 1)));
    assert_eq!(
        (s.piece(h(1)).facing, s.piece(h(2)).facing, s.piece(a(1)).facing),
        (Facing::E, Facing::W, Facing::N)
    );
    assert!(s.down.has(h(2)) && !s.down.has(h(1)));
}

#[test]
fn fields_may_come_in_any_order() {
    let whole = "home=0:10,0 1:9,14 away=0:10,30 1:10,16 ball=10,17 score=1-0 turns=7 turn=home normal dice:1 rolled:4 points:3 \
                 touch=H1 dirs:n,ne sequence flight=kick H1 from:10,15 foot:ne last:n rest:10,17 next=act";
    let mut fields: Vec<String> = Vec::new();
    for word in whole.split_whitespace() {
        match fields.last_mut().filter(|_| !word.contains('=')) {
            Some(field) => *field += &format!(" {word}"),
            None => fields.push(word.to_owned()),
        }
    }
    let state = read("grid:advanced", whole);
    for _ in 0..fields.len() {
        fields.rotate_left(1);
        assert_eq!(read("grid:advanced", &fields.join(" ")), state);
    }
}

#[test]
fn what_is_wrong_is_named() {
    let ball = "ball=10,15";
    for (position, key) in [
        (format!("{TEAMS} {ball}"), None),
        (String::new(), Some("position-field-missing")),
        (TEAMS.to_owned(), Some("position-field-missing")),
        (format!("{TEAMS} {ball} wind=4"), Some("position-field")),
        (format!("{TEAMS} {ball} {ball}"), Some("position-field-twice")),
        (format!("{TEAMS} ball=10"), Some("bad-square")),
        (format!("{TEAMS} ball=25,3"), Some("position-ball-off-board")),
        (format!("{TEAMS} ball=10,30"), Some("position-ball-slot")),
        (format!("{TEAMS} ball=5,5"), Some("position-ball-under")),
        (format!("{TEAMS} ball=held:H1"), Some("position-holder")),
        (format!("{TEAMS} ball=juggled:H1"), Some("position-not-in-play")),
        (format!("{TEAMS} {ball} turn=us"), Some("bad-seat")),
        (format!("{TEAMS} {ball} turn=home points:19"), Some("bad-number")),
        (format!("{TEAMS} {ball} turn=home corner"), Some("position-set-piece")),
        (format!("{TEAMS} {ball} next=dance"), Some("unknown-stage")),
        (format!("{TEAMS} {ball} next=act act"), Some("position-nothing-next")),
        (format!("{TEAMS} {ball} next=act member:A1"), Some("position-nothing-next")),
        (format!("{TEAMS} {ball} next=act member:H7"), Some("position-stage-marker")),
        (format!("{TEAMS} {ball} next=close poor-aim"), Some("position-not-in-play")),
        (format!("{TEAMS} {ball} next=turn-roll"), Some("position-no-dice")),
        (format!("{TEAMS} {ball} flight=kick A1"), Some("position-flight")),
        (format!("{TEAMS} {ball} half=2 began:9 turns=4"), Some("position-half-began")),
        (format!("{TEAMS} {ball} skill=H1:1"), Some("position-not-in-play")),
        (format!("{TEAMS} {ball} fouls=H1"), Some("position-value")),
        (format!("{} {ball}", TEAMS.replace("2:5,5", "2:9,14")), Some("position-two-on-a-square")),
        (format!("{} {ball}", TEAMS.replace("2:5,5", "1:5,5")), Some("position-markers")),
        (format!("{} {ball}", TEAMS.replace("2:5,5", "8:5,5")), Some("position-too-many")),
        (format!("{} {ball}", TEAMS.replace("2:5,5", "2:9,0")), Some("position-off-board")),
        (format!("{} {ball}", TEAMS.replace("2:5,5", "2:20,5")), Some("position-off-board")),
        (format!("{} {ball}", TEAMS.replace("2:5,5", "2:5,5-")), Some("position-not-in-play")),
        (format!("{} {ball}", TEAMS.replace("2:5,5", "2:5,5q")), Some("bad-facing")),
        (format!("{} {ball}", TEAMS.replace("2:5,5", "2:hand")), Some("position-marker-in-hand")),
        (format!("{} {ball}", TEAMS.replace("0:10,30", "3:10,29")), Some("position-no-goalie")),
        (format!("{} {ball}", TEAMS.replace("0:10,30", "0:10,0")), Some("position-two-on-a-square")),
        (format!("{} {ball}", TEAMS.replace("0:10,30", "0:11,0")), Some("position-off-board")),
        ("home=".repeat(1000), Some("position-too-long")),
    ] {
        let refusal = game("grid:basic").read_state(&position).err();
        assert_eq!(refusal.as_ref().map(|refusal| refusal.key.as_str()), key, "{position}");
    }
}

#[test]
fn friendly_ways_to_write_actions() {
    let game = game("grid:full");
    for (typed, meant) in [
        ("PICK h5", "pick H5"),
        ("pick home 5", "pick H5"),
        ("pick away goalie", "pick A0"),
        ("pick a-10", "pick A10"),
        ("  kick   NE ", "kick ne"),
        ("throw s", "toss s"),
        ("towards n", "toward n"),
        ("tackle home 3 ne", "tackle H3 ne"),
        ("fake away goalie Extreme", "fake A0 extreme"),
    ] {
        assert_eq!(
            game.read_action(typed).map(|action| game.write_action(action)),
            Ok(meant.to_owned()),
            "{typed}"
        );
    }
    for wrong in [
        "pick 5",
        "pick",
        "pick B5",
        "pick H11",
        "kick",
        "kick up",
        "to 10",
        "slot 8",
        "direct 19",
        "5",
        "step n n",
    ] {
        assert!(game.read_action(wrong).is_err(), "{wrong}");
    }
}

/// A picture is forgiving about spaces, row labels and column numbers.
#[test]
fn a_picture_can_be_typed() {
    let game = game("grid:full");
    let state =
        read("grid:full", &format!("{TEAMS} ball=10,15 turn=home points:5").replace("2:5,5", "2:5,5e-"));
    let picture = game.picture(&state);
    assert!(picture.lines().nth(16).unwrap().contains(" o "), "row 15 has the ball\n{picture}");
    assert!(picture.contains("h2>") && picture.contains("A1v"), "{picture}");
    let squeezed: String = picture
        .lines()
        .filter(|line| line.contains(['|', '=']))
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ") + "\n")
        .collect();
    assert_eq!(game.read_picture(&squeezed), Ok(state), "{squeezed}");
    let held = picture.replace(" o ", " . ").replace("H0^ ", "H0^o").replace("H0^\n", "H0^o\n");
    assert_eq!(game.read_picture(&held).unwrap().ball.hold, Hold::Held(h(0)), "{held}");
    for (from, to, key) in [
        (" o ", " x ", "picture-square"),
        (" o ", " ", "picture-squares"),
        ("15|", "15 ", "picture-rows"),
        ("H0^", "H0^o", "picture-two-balls"),
        (" o ", " . ", "position-field-missing"),
    ] {
        assert_eq!(
            game.read_picture(&picture.replacen(from, to, 1)).unwrap_err().key,
            key,
            "{from:?} to {to:?}"
        );
    }
}

#[test]
fn the_examples_of_the_notation_can_be_played() {
    let text = include_str!("../../../../docs/grid-notation.md");
    let lines: Vec<&str> = text.lines().filter(|line| line.starts_with("home=")).collect();
    assert!(!lines.is_empty());
    for line in lines {
        read("grid:full", line);
    }
    let game = game("grid:full");
    let phrases =
        text.lines().filter(|line| line.starts_with("| `")).filter_map(|line| line.split('|').nth(1));
    let mut tried = 0;
    for phrase in
        phrases.flat_map(|cell| cell.split('`')).filter(|phrase| !phrase.trim_matches([' ', ',']).is_empty())
    {
        if text
            .split("## Actions")
            .nth(1)
            .unwrap()
            .split("\n## ")
            .next()
            .unwrap()
            .contains(&format!("`{phrase}`"))
        {
            game.read_action(phrase).unwrap_or_else(|refusal| panic!("{phrase}: {refusal}"));
            tried += 1;
        }
    }
    assert!(tried > 40, "only {tried} phrases were found");
}
