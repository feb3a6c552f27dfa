use touchline_engine::{BySeat, Faces, Game, Outcome, Seat};
use touchline_grid::Grid;
use touchline_grid::board::{BOARDS, Facing, LARGE, SMALL, Square};
use touchline_grid::flow::Stage;
use touchline_grid::marker::Marker;
use touchline_grid::state::{Hold, State};
use touchline_words::Words;

use super::{Board, Paint};

fn game() -> Grid {
    Grid::from_text("grid:full").expect("a spec")
}

fn draw(game: &Grid, s: &State, viewer: Option<Seat>) -> Vec<String> {
    let picture = game.draw(&game.view(s, viewer), &Words::english(), Paint::Plain, 116);
    picture.lines().map(str::to_owned).collect()
}

/// A few markers of each kind.
fn position() -> State {
    let mut s = State::empty(&SMALL, 7);
    s.revealed = true;
    s.turns = 12;
    s.turn.points = 5;
    s.agenda.push(Stage::Act);
    for (seat, number, x, y, facing) in [
        (Seat::Home, 0, 10, 0, Facing::N),
        (Seat::Home, 4, 3, 15, Facing::E),
        (Seat::Home, 5, 9, 14, Facing::N),
        (Seat::Away, 0, 10, 29, Facing::S),
        (Seat::Away, 3, 19, 29, Facing::W),
    ] {
        let marker = Marker::new(seat, number);
        s.put(marker, Square::new(x, y));
        s.piece_mut(marker).facing = facing;
    }
    s
}

/// The line of a row: the score and the column numbers are above row 30.
fn row(lines: &[String], y: usize) -> &str {
    &lines[2 + 30 - y]
}

#[test]
fn markers_and_ball_stand_where_they_are() {
    let mut s = position();
    let lines = draw(&game(), &s, None);
    assert!(lines[0].starts_with("▲ Home 0-0 ▽ Away   1st half   turn 12 of 180   Home"), "{}", lines[0]);
    assert!(lines[0].ends_with(": 5 points"), "{}", lines[0]);
    let middle = row(&lines, 15);
    assert!(middle.starts_with(" 15 ") && middle.ends_with(" 15"), "{middle}");
    let cell = |line: &str, x: usize| line.chars().skip(4 + 3 * (x - 1)).take(3).collect::<String>();
    assert_eq!(cell(middle, 3), "▶4 ");
    assert_eq!(cell(middle, 10), " ● ");
    assert_eq!(cell(row(&lines, 14), 9), "▲5 ");
    assert_eq!(cell(row(&lines, 29), 10), "▽G ");
    assert_eq!(cell(row(&lines, 29), 19), "◁3 ");
    assert_eq!(cell(row(&lines, 0), 10), "▲G ");
    assert_eq!(cell(row(&lines, 0), 9), "[ ]");
    assert_eq!(cell(row(&lines, 0), 6), "   ");
    assert!(lines.contains(&"● ball at 10,15".to_owned()), "{lines:?}");

    s.down.add(Marker::new(Seat::Away, 3));
    s.ball.at = Square::new(10, 0);
    s.ball.hold = Hold::Held(Marker::goalie(Seat::Home));
    let lines = draw(&game(), &s, None);
    assert_eq!(cell(row(&lines, 29), 19), "▭3 ");
    assert_eq!(cell(row(&lines, 0), 10), "▲G●");
    assert!(lines.contains(&"● ball at 10,0 held by H0".to_owned()), "{lines:?}");
    assert!(lines.contains(&"▽ Away  ▭ down: A3".to_owned()), "{lines:?}");
}

#[test]
fn the_tenth_marker_has_room_and_the_large_board_fits_100_columns() {
    for board in BOARDS {
        let mut game = game();
        game.rules.board = board;
        game.rules.fielders = 10;
        let mut s = State::empty(board, 10);
        s.revealed = true;
        s.put(Marker::new(Seat::Home, 10), Square::new(board.width, 1));
        s.ball.at = Square::new(board.width, 1);
        let lines = draw(&game, &s, None);
        assert!(lines.iter().all(|line| line.chars().count() <= 100), "{}", board.name);
        assert!(lines.iter().any(|line| line.contains("●10 1")), "{}", board.name);
    }
    assert_eq!(LARGE.width, 27);
}

#[test]
fn a_placement_is_shown_to_its_own_seat_only() {
    let mut s = position();
    s.revealed = false;
    s.turns = 0;
    let own = draw(&game(), &s, Some(Seat::Home)).join("\n");
    assert!(own.contains("▲5 ") && own.contains("still to place: H1 H2 H3 H6 H7"), "{own}");
    assert!(own.contains("before the kick-off") && !own.contains("▽G "), "{own}");
    assert!(own.contains("▽ Away  its markers are hidden"), "{own}");
    let spectator = draw(&game(), &s, None).join("\n");
    assert!(!spectator.contains("▲5") && !spectator.contains("▽G "), "{spectator}");
}

#[test]
fn points_are_shown_while_a_turn_is_under_way_and_not_between_turns() {
    let first = |s: &State| draw(&game(), s, None)[0].clone();
    let mut s = position();
    assert!(first(&s).ends_with("Home (kick-off): 5 points"), "{}", first(&s));
    (s.turn.points, s.turn.dice) = (0, 2);
    assert!(first(&s).ends_with("Home (kick-off): 2 dice to roll"), "{}", first(&s));
    s.turn.rolled = Faces::new(&[1, 1]);
    assert!(first(&s).ends_with("Home (kick-off): 0 points"), "{}", first(&s));
    for between in [Stage::KickOff, Stage::OpenTurn, Stage::Shootout] {
        s.agenda.clear();
        s.agenda.push(between);
        assert!(first(&s).ends_with("turn 12 of 180"), "{between:?}: {}", first(&s));
    }
}

#[test]
fn a_shoot_out_tells_who_kicks_until_it_is_over() {
    let mut s = position();
    s.shootout.kicks = BySeat::new(1, 0);
    s.shootout.kicking = Seat::Away;
    let last = |s: &State| draw(&game(), s, None).pop().unwrap_or_default();
    assert_eq!(last(&s), "shoot-out 0-0 after 1-0 kicks, Away kicks");
    s.shootout.kicker = Some(Marker::new(Seat::Away, 3));
    s.shootout.slot = 2;
    assert_eq!(last(&s), "shoot-out 0-0 after 1-0 kicks, Away kicks: A3, the goalie on slot 2");
    s.shootout.kicker = None;
    s.shootout.slot = 0;
    s.ended = Some(Outcome::Win(Seat::Home));
    assert_eq!(last(&s), "shoot-out 0-0 after 1-0 kicks");
}

#[test]
fn colours_change_nothing_but_the_colours() {
    let (game, s) = (game(), position());
    let view = game.view(&s, None);
    let mut plain = String::new();
    let mut rest = game.draw(&view, &Words::english(), Paint::Colour, 116);
    while let Some(begin) = rest.find("\x1b[") {
        plain += &rest[..begin];
        let end = begin + rest[begin..].find('m').expect("the end of a colour");
        rest = rest.split_off(end + 1);
    }
    plain += &rest;
    assert_eq!(plain, game.draw(&view, &Words::english(), Paint::Plain, 116));
}
