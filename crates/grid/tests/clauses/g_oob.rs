//! G-OOB: out of bounds and set pieces.

use touchline_grid::action::Hand;
use touchline_grid::advanced::forced::award;
use touchline_grid::advanced::set_piece::places;
use touchline_grid::board::{Dir, Facing, MEDIUM, SMALL, Square};
use touchline_grid::state::{Coming, Hold, Restart, TurnKind};
use touchline_grid::{Action, Decision, Event, Ruleset, Toggle};

use crate::common::*;

/// The forced-ball rules and nothing else that matters here.
fn kit() -> Ruleset {
    with(&[Toggle::PoorAim])
}

fn restart(setup: Setup, seat: touchline_engine::Seat, restart: Restart, x: i8, y: i8) -> Match {
    setup.coming(Coming::set_piece(seat, restart, sq(x, y)))
}

fn squares(m: &Match) -> Vec<Square> {
    let squares = m.legal().into_iter().filter_map(|action| match action {
        Action::To(square) => Some(square),
        _ => None,
    });
    squares.collect()
}

#[test]
fn g_oob_01_the_turn_ends_when_the_ball_goes_out() {
    let mut m = setup(kit()).put(h(1), 17, 9).ball(18, 10).put(a(1), 3, 20).turn(Home);
    m.roll(&[1, 6]);
    assert!(
        m.happened(Event::Out(sq(19, 11))) && m.happened(Event::Awarded(Restart::ThrowIn, Away, sq(19, 11)))
    );
    assert_eq!(m.s().turn.seat, Away);
    let m = setup(kit()).put(h(1), 18, 10).ball(19, 11).acting(Home, 9);
    assert!(!m.options(h(1)).contains(&Action::Kick(Dir::E)), "not on purpose");
}

#[test]
fn g_oob_02_a_throw_in_over_a_touchline() {
    for y in 1..=SMALL.length {
        for toucher in [Home, Away] {
            for (x, dir) in [(1, Dir::W), (SMALL.width, Dir::E)] {
                let given = award(&kit(), sq(x, y), dir, toucher);
                assert_eq!(given, Coming::set_piece(toucher.other(), Restart::ThrowIn, sq(x, y)));
            }
        }
    }
}

#[test]
fn g_oob_03_a_corner_or_a_goal_kick_over_an_end_line() {
    for x in (1..7).chain(14..=19) {
        let corner = |y| sq(if x < 10 { 1 } else { 19 }, y);
        let north = |toucher| award(&kit(), sq(x, 29), Dir::N, toucher);
        let south = |toucher| award(&kit(), sq(x, 1), Dir::S, toucher);
        assert_eq!(north(Away), Coming::set_piece(Home, Restart::CornerKick, corner(29)));
        assert_eq!(south(Home), Coming::set_piece(Away, Restart::CornerKick, corner(1)));
        assert_eq!((north(Home).seat, north(Home).kind), (Away, TurnKind::SetPiece(Restart::GoalKick)));
        assert_eq!((south(Away).seat, south(Away).kind), (Home, TurnKind::SetPiece(Restart::GoalKick)));
    }
}

#[test]
fn g_oob_04_over_both_lines_is_over_the_end_line() {
    let given = award(&kit(), sq(19, 29), Dir::NE, Away);
    assert_eq!(given, Coming::set_piece(Home, Restart::CornerKick, sq(19, 29)));
    assert_eq!(award(&kit(), sq(1, 1), Dir::SW, Away).kind, TurnKind::SetPiece(Restart::GoalKick));
    assert_eq!(award(&kit(), sq(19, 28), Dir::NE, Away).kind, TurnKind::SetPiece(Restart::ThrowIn));
}

#[test]
fn g_oob_05_three_dice_without_poor_aim_or_tackles() {
    let rules = with(&[Toggle::PoorAim, Toggle::Tackle]);
    let mut m = restart(setup(rules).put(h(1), 5, 5).put(a(1), 2, 12), Home, Restart::ThrowIn, 1, 10);
    m.act(Action::Taker(h(1)));
    assert_eq!(m.dice(), 3);
    m.roll(&[1, 1, 1]);
    assert_eq!((m.asked(), m.points()), ((Home, Decision::Act), 3));
}

#[test]
fn g_oob_06_one_member_is_moved_there_and_stood_up() {
    let position = setup(kit()).put(h(1), 5, 5).put(h(2), 15, 25).put(a(1), 7, 7).down(h(2));
    let mut m = restart(position, Home, Restart::ThrowIn, 1, 10);
    assert_eq!(m.asked(), (Home, Decision::Taker(Restart::ThrowIn)));
    assert_eq!(m.legal(), [h(0), h(1), h(2)].map(Action::Taker), "goalie allowed");
    m.act(Action::Taker(h(2))).roll(&[1, 2, 3]);
    assert_eq!((m.at(h(2)), m.at(h(1)), m.at(a(1))), ((1, 10), (5, 5), (7, 7)));
    assert!(m.s().is_up(h(2)));
    assert_eq!(m.points(), 6, "at no cost");
}

#[test]
fn g_oob_07_the_thrower_holds_the_ball_on_the_spot_and_throws_anywhere() {
    let mut rules = kit();
    rules.on = rules.on.with(Toggle::Facing);
    let position = setup(rules).put(h(1), 5, 5).facing(h(1), Facing::W);
    let mut m = restart(position, Home, Restart::ThrowIn, 1, 10);
    m.act(Action::Taker(h(1))).roll(&[1, 1, 1]);
    assert_eq!((m.ball(), m.s().ball.hold), ((1, 10), Hold::Held(h(1))));
    assert_eq!(m.s().piece(h(1)).facing, Facing::W, "R-G109");
    let tosses = [Dir::N, Dir::NE, Dir::E, Dir::SE, Dir::S].map(Action::Toss);
    assert!(tosses.iter().all(|toss| m.options(h(1)).contains(toss)));
    let mut kept = m.clone();
    kept.does(h(1), Action::Turn(Hand::Right)).does(h(1), Action::Toss(Dir::N));
    assert!(!kept.options(h(1)).contains(&Action::Kick(Dir::N)), "not its own open flight (R-G108)");
    m.does(h(1), Action::Toss(Dir::E));
    assert_eq!((m.ball(), m.points()), ((2, 10), 2));
}

#[test]
fn g_oob_08_the_taker_stands_with_the_ball_at_its_feet() {
    let mut m = restart(setup(kit()).put(h(1), 5, 5), Home, Restart::CornerKick, 1, 29);
    assert_eq!(m.legal(), [h(0), h(1)].map(Action::Taker));
    m.act(Action::Taker(h(1)));
    assert_eq!(m.asked(), (Home, Decision::TakerSquare(h(1))));
    assert_eq!(m.legal(), [sq(1, 28), sq(2, 28)].map(|square| Action::From(square, Facing::N)));
    m.act(Action::From(sq(2, 28), Facing::N));
    assert_eq!((m.at(h(1)), m.ball(), m.dice()), ((2, 28), (1, 29), 3));

    let mut facing = kit();
    facing.on = facing.on.with(Toggle::Facing);
    for taker in [h(1), a(1)] {
        for ball in SMALL.field() {
            let all: Vec<_> = places(&facing, taker, ball).collect();
            assert!(all.iter().all(|(square, _)| SMALL.is_field(*square)));
            assert!(all.len() <= 12 && all.len() >= 2, "{ball:?}: {}", all.len());
        }
    }
    assert_eq!(places(&facing, h(1), sq(10, 10)).count(), 12, "four facings with three squares each");
}

#[test]
fn g_oob_08_where_every_place_is_taken_one_is_cleared() {
    let position = setup(kit()).put(h(1), 5, 5).put(a(1), 1, 28).put(a(2), 2, 28).put(h(2), 1, 29);
    let mut m = restart(position.clone(), Home, Restart::CornerKick, 1, 29);
    m.act(Action::Taker(h(1)));
    assert_eq!(m.legal().len(), 2);
    m.act(Action::From(sq(1, 28), Facing::N));
    assert_eq!(m.asked(), (Away, Decision::MakeRoom(a(1))));
    assert_eq!(squares(&m), [sq(1, 27), sq(2, 27), sq(2, 29)], "not onto the ball");
    m.act(Action::To(sq(1, 27)));
    assert_eq!(m.at(h(1)), (1, 28));
    assert_eq!(m.at(h(2)), (2, 29), "one square only: it is not asked");
    assert_eq!(m.dice(), 3);

    let empty = setup(kit()).put(h(1), 5, 5).put(a(1), 1, 28).put(a(2), 2, 28);
    let mut m = restart(empty, Home, Restart::CornerKick, 1, 29);
    m.act(Action::Taker(h(1))).act(Action::From(sq(1, 28), Facing::N));
    assert_eq!(squares(&m), [sq(1, 27), sq(2, 27), sq(2, 29)], "nor onto the ball where nobody stands");

    let mut m = restart(position, Home, Restart::CornerKick, 1, 29);
    m.act(Action::Taker(h(2)));
    assert_eq!(m.legal().len(), 2, "the taker that stands on the ball goes like any other");
}

#[test]
fn g_oob_09_a_marker_on_the_spot_makes_room() {
    let mut m = restart(setup(kit()).put(h(1), 5, 5).put(a(1), 1, 10), Home, Restart::ThrowIn, 1, 10);
    m.act(Action::Taker(h(1)));
    assert_eq!(m.asked(), (Away, Decision::MakeRoom(a(1))));
    assert_eq!(squares(&m), [sq(1, 9), sq(2, 9), sq(2, 10), sq(1, 11), sq(2, 11)]);
    m.act(Action::To(sq(2, 10)));
    assert_eq!((m.at(a(1)), m.at(h(1)), m.s().holder()), ((2, 10), (1, 10), Some(h(1))));

    let mut m = restart(setup(kit()).put(h(1), 1, 10), Home, Restart::ThrowIn, 1, 10);
    m.act(Action::Taker(h(1)));
    assert_eq!((m.at(h(1)), m.dice()), ((1, 10), 3), "the taker itself stays");
}

#[test]
fn g_oob_10_the_thrower_stays_and_the_throw_is_kept_affordable() {
    let position = setup(kit()).put(h(1), 5, 5).put(h(2), 9, 9).put(h(3), 12, 9).down(h(3));
    let mut m = restart(position, Home, Restart::ThrowIn, 1, 10);
    m.act(Action::Taker(h(1))).roll(&[1, 1, 1]);
    assert!(m.allows(Action::Pick(h(3))), "to get up");
    assert!(m.options(h(1)).iter().all(|action| matches!(action, Action::Toss(_))));
    assert!(!m.allows(Action::End));
    m.moves(h(2), Dir::N).moves(h(2), Dir::N);
    assert_eq!(m.points(), 1);
    assert_eq!(m.legal(), [Action::Pick(h(1))], "the last point is for the throw");
    m.does(h(1), Action::Toss(Dir::N));
    assert!(m.allows(Action::End));

    // With every neighbour occupied the cheapest throw is two squares long.
    let ring = [(1, 11), (2, 11), (2, 10), (2, 9), (1, 9)];
    let mut position = setup(kit()).put(h(1), 5, 5).put(h(9), 9, 9);
    for (number, (x, y)) in (1..).zip(ring) {
        position = position.put(a(number), x, y);
    }
    let mut m = restart(position, Home, Restart::ThrowIn, 1, 10);
    m.act(Action::Taker(h(1))).roll(&[1, 1, 1]).moves(h(9), Dir::N);
    assert_eq!(m.points(), 2);
    assert!(m.options(h(9)).is_empty());
}

#[test]
fn g_oob_10_a_goalie_that_grabs_later_in_the_turn_is_no_thrower() {
    let position = setup(kit()).put(h(0), 10, 2).put(h(1), 5, 5);
    let mut m = restart(position, Home, Restart::ThrowIn, 1, 2);
    m.act(Action::Taker(h(1))).roll(&[6, 6, 6]);
    m.does(h(1), Action::Toss(Dir::E));
    for _ in 3..=8 {
        m.step(Dir::E);
    }
    m.moves(h(0), Dir::W).moves(h(0), Dir::W).roll(&[2, 2, 2]);
    assert_eq!(m.s().holder(), Some(h(0)));
    let options = m.options(h(0));
    assert!(options.contains(&Action::Move(Dir::E)) && options.contains(&Action::SetDown(sq(8, 3))));
}

#[test]
fn g_oob_11_points_are_spread_before_and_after() {
    let mut m = restart(setup(kit()).put(h(1), 5, 5).put(h(2), 3, 9), Home, Restart::ThrowIn, 1, 10);
    m.act(Action::Taker(h(1))).roll(&[3, 3, 3]).moves(h(2), Dir::E).does(h(1), Action::Toss(Dir::E));
    m.step(Dir::E).step(Dir::E).moves(h(2), Dir::E);
    assert_eq!((m.ball(), m.points()), ((4, 10), 4));
    assert!(m.options(h(2)).contains(&Action::Kick(Dir::NW)));
}

#[test]
fn g_oob_12_a_throw_in_does_not_score_by_itself() {
    let position = setup(kit()).put(h(1), 5, 5).put(h(2), 7, 28);
    let mut m = restart(position, Home, Restart::ThrowIn, 1, 29);
    m.act(Action::Taker(h(1))).roll(&[6, 6, 6]).does(h(1), Action::Toss(Dir::E));
    for _ in 3..=7 {
        m.step(Dir::E);
    }
    assert_eq!(m.ball(), (7, 29));
    assert!(!m.allows(Action::Step(Dir::N)));
    assert!(m.options(h(2)).contains(&Action::Kick(Dir::N)), "another member may");
    m.kicks(h(2), Dir::E).act(Action::Stop).moves(h(1), Dir::SE);
    assert_eq!(m.s().turn.may_not_score, None, "and then the thrower too");
}

#[test]
fn g_oob_13_a_goal_kick_from_any_open_square_of_the_goal_area() {
    let mut m = restart(setup(kit()).put(a(1), 5, 5).put(a(2), 9, 28), Away, Restart::GoalKick, 3, 29);
    assert_eq!(m.asked(), (Away, Decision::GoalKickSquare));
    let area: Vec<_> = SMALL.field().filter(|at| (6..=14).contains(&at.x) && at.y >= 28).collect();
    let open: Vec<_> = area.into_iter().filter(|at| *at != sq(9, 28)).collect();
    assert_eq!(squares(&m), open);
    m.act(Action::To(sq(9, 29)));
    assert_eq!((m.ball(), m.happened(Event::SetDown(sq(9, 29)))), ((9, 29), true));
    assert_eq!(m.asked(), (Away, Decision::TakerSquare(a(0))), "only the goalie can stand behind it");
}

#[test]
fn g_oob_13_not_where_nobody_could_stand() {
    let rules = Ruleset { board: &MEDIUM, ..kit() };
    let m = restart(setup(rules).put(h(1), 5, 5), Home, Restart::GoalKick, 3, 1);
    let given = squares(&m);
    assert!(!given.contains(&sq(7, 1)) && given.contains(&sq(8, 1)) && given.contains(&sq(7, 2)), "R-G83");
    let mut facing = rules;
    facing.on = facing.on.with(Toggle::Facing);
    let m = restart(setup(facing).put(h(1), 5, 5), Home, Restart::GoalKick, 3, 1);
    assert!(squares(&m).contains(&sq(7, 1)), "from the side, where members turn");
}

#[test]
fn g_oob_14_opponents_leave_the_penalty_area() {
    let position =
        setup(kit()).put(a(1), 5, 5).put(h(1), 10, 28).put(h(2), 4, 25).put(h(3), 3, 25).put(h(4), 10, 25);
    let mut m = restart(position, Away, Restart::GoalKick, 3, 29);
    m.act(Action::To(sq(7, 28)));
    assert_eq!(m.asked(), (Home, Decision::LeaveArea(h(1))));
    assert_eq!(squares(&m), (6..=14).map(|x| sq(x, 24)).collect::<Vec<_>>(), "four rows back");
    m.act(Action::To(sq(10, 24)));
    assert_eq!(m.asked(), (Home, Decision::LeaveArea(h(2))));
    assert_eq!(squares(&m), [sq(3, 24), sq(4, 24), sq(5, 24), sq(3, 26)], "in the order of their ids");
    m.act(Action::To(sq(3, 26)));
    assert_eq!(m.asked(), (Home, Decision::LeaveArea(h(4))));
    assert_eq!(squares(&m), [sq(9, 24), sq(11, 24)]);
    m.act(Action::To(sq(9, 24)));
    assert_eq!(m.asked(), (Away, Decision::Taker(Restart::GoalKick)));
    assert_eq!(m.at(h(3)), (3, 25), "outside already");
}

#[test]
fn g_oob_15_a_corner_on_the_side_where_the_ball_went_out() {
    for (x, corner) in [(2, 1), (6, 1), (14, 19), (18, 19)] {
        assert_eq!(award(&kit(), sq(x, 1), Dir::S, Home).spot, sq(corner, 1));
        assert_eq!(award(&kit(), sq(x, 29), Dir::N, Away).spot, sq(corner, 29));
    }
}

#[test]
fn g_oob_08_a_free_kick_from_where_the_fouled_member_is() {
    let free_kick = |position: Setup| {
        let mut coming = Coming::set_piece(Home, Restart::FreeKick, sq(10, 10));
        coming.taker = Some(h(1));
        position.put(h(1), 10, 10).down(h(1)).juggled(h(1)).coming(coming)
    };
    let m = free_kick(setup(kit()));
    assert_eq!((m.ball(), m.dice(), m.s().ball.hold), ((10, 11), 3, Hold::Free));
    assert!(m.s().is_up(h(1)) && m.at(h(1)) == (10, 10));
    let m = free_kick(setup(kit()).put(a(1), 10, 11));
    assert_eq!(m.ball(), (9, 11), "another feet square");
    let m = free_kick(setup(kit()).put(a(1), 10, 11).put(a(2), 9, 11).put(a(3), 11, 11));
    assert_eq!(m.ball(), (9, 9), "else next to it");
}

#[test]
fn g_oob_07_a_goalie_that_throws_is_a_thrower_even_in_its_area() {
    let position = || setup(kit()).put(h(1), 5, 5).put(h(0), 10, 3);
    let mut m = restart(position(), Home, Restart::ThrowIn, 1, 10);
    m.act(Action::Taker(h(0))).roll(&[2, 2, 2]);
    let options = m.options(h(0));
    assert!(options.iter().all(|action| matches!(action, Action::Toss(_))), "no set-down: {options:?}");
    m.does(h(0), Action::Toss(Dir::E)).act(Action::Stop);
    assert!(m.options(h(0)).contains(&Action::Move(Dir::N)), "then it walks");
    assert!(!m.s().turn.grabbed, "and has grabbed nothing");
}

/// A throw-in in a corner behind three rows of markers; on the diagonal are h(2), h(3) and h(4).
fn walled_in() -> Match {
    let diagonal = (2..=4).map(|n| (n, n));
    let others = (1..=4).flat_map(|x| (1..=4).map(move |y| (x, y))).filter(|(x, y)| x != y);
    let markers = (2..=10).map(h).chain((1..=10).map(a));
    let all = markers.zip(diagonal.chain(others));
    let position = all.fold(setup(kit()).put(h(1), 9, 9), |setup, (marker, (x, y))| setup.put(marker, x, y));
    let mut m = restart(position, Home, Restart::ThrowIn, 1, 1);
    m.act(Action::Taker(h(1)));
    m
}

#[test]
fn g_oob_10_without_any_throw_the_ball_is_dropped_at_the_end() {
    let mut m = walled_in();
    m.roll(&[1, 1, 2]);
    assert!(m.options(h(1)).contains(&Action::Toss(Dir::N)) && !m.allows(Action::End));
    assert!((2..=10).all(|number| m.options(h(number)).is_empty()), "all four points are kept");

    // R-G81: three points are not enough, so none are reserved.
    let mut m = walled_in();
    m.roll(&[1, 1, 1]);
    assert!(m.options(h(1)).is_empty() && m.allows(Action::End));
    let mut at_once = m.clone();
    at_once.act(Action::End);
    let hold = Hold::Free;
    assert_eq!((at_once.ball(), at_once.s().ball.hold, at_once.s().turn.seat), ((5, 1), hold, Away));

    // An open square at the thrower's feet does not help without a point: a thrower cannot set the ball down.
    m.moves(h(4), Dir::NE).act(Action::Pick(h(3))).act(Action::Pick(h(2))); // one step each: nobody is asked
    assert_eq!((m.points(), m.legal()), (0, vec![Action::End]));
    m.act(Action::End);
    assert_eq!(m.ball(), (2, 2));
}

#[test]
fn g_oob_13_in_a_full_goal_area_a_marker_makes_room() {
    // R-G912.
    let rules = Ruleset { fielders: 10, ..kit() };
    let area = SMALL.goal_area(Home).collect::<Vec<_>>();
    let markers = (2..=10).map(h).chain((1..=9).map(a));
    let position =
        markers.zip(&area).fold(setup(rules).put(h(1), 5, 9).put(h(0), 10, 0), |setup, (marker, at)| {
            setup.put(marker, at.x, at.y)
        });
    let mut m = restart(position, Home, Restart::GoalKick, 3, 1);
    assert_eq!(squares(&m).len(), area.len());
    m.act(Action::To(sq(8, 1)));
    for _ in 1..=9 {
        let Decision::LeaveArea(_) = m.asked().1 else { panic!("{:?}", m.asked()) };
        let first = m.legal()[0];
        m.act(first);
    }
    assert_eq!(
        m.asked(),
        (Home, Decision::TakerSquare(h(0))),
        "only the goalie can stand behind that square"
    );
    m.act(Action::From(sq(7, 0), Facing::N));
    assert!(matches!(m.asked(), (Home, Decision::MakeRoom(_))));
    let first = m.legal()[0];
    m.act(first);
    assert_eq!((m.at(h(0)), m.ball(), m.dice()), ((7, 0), (8, 1), 3));
    assert!(m.s().is_open(&SMALL, sq(8, 1)));
}

#[test]
fn g_oob_06_a_goalie_that_lay_may_walk_after_taking_a_corner() {
    // R-G109: a member stood up for a restart has lost nothing.
    let rules = with(&[Toggle::Deflection]);
    let mut m =
        restart(setup(rules).put(h(0), 9, 2).down(h(0)).put(h(1), 5, 5), Home, Restart::CornerKick, 19, 29);
    m.act(Action::Taker(h(0))).act(Action::From(sq(18, 28), Facing::N)).roll(&[1, 1, 1]);
    let options = m.options(h(0));
    assert!(options.contains(&Action::Move(Dir::S)) && options.contains(&Action::Kick(Dir::W)));
}

#[test]
fn g_oob_08_a_taker_may_stay_where_it_is() {
    let position = setup(kit()).put(h(1), 1, 28).put(h(2), 5, 5).put(a(1), 2, 28);
    let mut m = restart(position, Home, Restart::CornerKick, 1, 29);
    m.act(Action::Taker(h(1)));
    assert_eq!((m.dice(), m.at(h(1)), m.at(a(1))), (3, (1, 28), (2, 28)), "its own square is free");
}

#[test]
fn g_oob_08_a_taker_faces_as_it_chose_after_others_made_room() {
    let rules = with(&[Toggle::PoorAim, Toggle::Facing]);
    let position = setup(rules).put(h(1), 5, 5).put(a(1), 1, 28).put(a(2), 2, 28).put(a(3), 2, 29);
    let mut m = restart(position, Home, Restart::CornerKick, 1, 29);
    m.act(Action::Taker(h(1))).act(Action::From(sq(2, 29), Facing::W));
    assert_eq!(m.asked(), (Away, Decision::MakeRoom(a(3))));
    m.act(Action::To(sq(3, 29)));
    assert_eq!((m.at(h(1)), m.s().piece(h(1)).facing, m.dice()), ((2, 29), Facing::W, 3));
}
