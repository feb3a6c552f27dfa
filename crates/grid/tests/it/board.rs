//! The three boards, figure by figure (A.5).

use touchline_engine::Seat::{self, Away, Home};
use touchline_grid::board::{
    BOARDS, Board, Dir, Facing, LARGE, LONGEST, MEDIUM, SMALL, Seen, Square, WIDEST,
};

fn sq(x: i8, y: i8) -> Square {
    Square::new(x, y)
}

/// A figure for each board: small, medium, large.
fn figures<T: PartialEq + std::fmt::Debug>(of: impl Fn(&Board) -> T, expected: [T; 3]) {
    for (board, expected) in BOARDS.into_iter().zip(expected) {
        assert_eq!(of(board), expected, "{}", board.name);
    }
}

/// The columns and rows that a part of the field spans; it is a full rectangle.
fn rectangle(board: &Board, part: impl Fn(Square) -> bool) -> ((i8, i8), (i8, i8)) {
    let squares: Vec<Square> = board.field().filter(|square| part(*square)).collect();
    let (columns, rows) = (|s: &Square| s.x, |s: &Square| s.y);
    let span = |of: fn(&Square) -> i8| {
        (squares.iter().map(of).min().unwrap(), squares.iter().map(of).max().unwrap())
    };
    let (x, y) = (span(columns), span(rows));
    let size = usize::try_from(i32::from(x.1 - x.0 + 1) * i32::from(y.1 - y.0 + 1)).unwrap();
    assert_eq!(squares.len(), size, "{}: a rectangle has no holes", board.name);
    (x, y)
}

#[test]
fn boards_have_their_names_and_sizes() {
    figures(|board| board.name, ["small", "medium", "large"]);
    figures(|board| (board.width, board.length), [(19, 29), (23, 35), (27, 41)]);
    figures(|board| board.field().count(), [551, 805, 1107]);
    figures(|board| (board.fielders, board.advised), [(7, 7), (9, 10), (10, 10)]);
    assert_eq!((WIDEST, LONGEST), (LARGE.width, LARGE.length));
    for board in BOARDS {
        assert_eq!((board.width % 2, board.length % 2), (1, 1), "a centre column and a centre row");
    }
}

#[test]
fn centre_spot_and_halves() {
    figures(Board::centre, [sq(10, 15), sq(12, 18), sq(14, 21)]);
    figures(Board::centre_row, [15, 18, 21]);
    let half = |seat| move |board: &Board| rectangle(board, |square| board.in_half(seat, square));
    figures(half(Home), [((1, 19), (1, 14)), ((1, 23), (1, 17)), ((1, 27), (1, 20))]);
    figures(half(Away), [((1, 19), (16, 29)), ((1, 23), (19, 35)), ((1, 27), (22, 41))]);
}

#[test]
fn the_centre_circle_row_by_row() {
    let widths = |board: &Board| {
        let width = |y| (1..=board.width).filter(|x| board.in_circle(sq(*x, y))).count();
        (1..=board.length).map(width).filter(|width| *width > 0).collect::<Vec<_>>()
    };
    figures(widths, [vec![3, 5, 5, 5, 3], vec![3, 5, 7, 7, 7, 5, 3], vec![5, 7, 9, 9, 9, 9, 9, 7, 5]]);
    let count = |board: &Board| board.field().filter(|square| board.in_circle(*square)).count();
    figures(count, [21, 37, 69]);
    for board in BOARDS {
        for square in board.field().filter(|square| board.in_circle(*square)) {
            let left_for_right = sq(board.width + 1 - square.x, square.y);
            assert!(board.in_circle(board.turned(square)) && board.in_circle(left_for_right));
        }
    }
}

#[test]
fn slots_and_their_numbers() {
    figures(|board| (board.slot_row(Home), board.slot_row(Away)), [(0, 30), (0, 36), (0, 42)]);
    let mouth = |board: &Board| {
        let column = |x: &i8| board.slot_of(sq(*x, 0)) == Some(Home);
        let columns: Vec<i8> = (-5..50).filter(column).collect();
        (columns.len(), columns[0], columns[6])
    };
    figures(mouth, [(7, 7, 13), (7, 9, 15), (7, 11, 17)]);
    for board in BOARDS {
        let all = || (-3..board.length + 5).flat_map(|y| (-3..board.width + 5).map(move |x| sq(x, y)));
        assert_eq!(all().filter(|square| board.slot_of(*square).is_some()).count(), 14);
        for seat in [Home, Away] {
            for number in 1..=7 {
                let slot = board.slot(seat, number);
                assert_eq!((board.slot_of(slot), board.slot_number(seat, slot)), (Some(seat), number));
                // From the left of a kicker facing that goal.
                let left = board.centre_column() + if seat == Away { number - 4 } else { 4 - number };
                assert_eq!(slot.x, left);
                assert!(!board.is_field(slot));
                assert_eq!(board.turned(slot), board.slot(seat.other(), number));
            }
        }
    }
    assert_eq!([SMALL.slot(Away, 1), SMALL.slot(Home, 1)], [sq(7, 30), sq(13, 0)]);
}

#[test]
fn penalty_areas() {
    let area = |seat| move |board: &Board| rectangle(board, |square| board.in_penalty_area(seat, square));
    figures(area(Home), [((4, 16), (1, 5)), ((5, 19), (1, 6)), ((6, 22), (1, 7))]);
    figures(area(Away), [((4, 16), (25, 29)), ((5, 19), (30, 35)), ((6, 22), (35, 41))]);
    for board in BOARDS {
        for seat in Seat::ALL {
            // The slots belong to it only for the goalie of that end (R-G14).
            for number in 1..=7 {
                let slot = board.slot(seat, number);
                assert!(board.in_goalie_area(seat, slot) && !board.in_goalie_area(seat.other(), slot));
                assert!(!board.in_penalty_area(seat, slot));
            }
        }
    }
}

#[test]
fn goal_areas() {
    let area =
        |seat| move |board: &Board| rectangle(board, |square| board.goal_area(seat).any(|s| s == square));
    figures(area(Home), [((6, 14), (1, 2)), ((7, 17), (1, 2)), ((9, 19), (1, 3))]);
    figures(area(Away), [((6, 14), (28, 29)), ((7, 17), (34, 35)), ((9, 19), (39, 41))]);
    for board in BOARDS {
        for seat in Seat::ALL {
            assert!(board.goal_area(seat).all(|square| board.in_penalty_area(seat, square)));
        }
    }
}

#[test]
fn penalty_spots_and_corners() {
    figures(|board| board.penalty_spot(Home), [sq(10, 4), sq(12, 4), sq(14, 5)]);
    figures(|board| board.penalty_spot(Away), [sq(10, 26), sq(12, 32), sq(14, 37)]);
    for board in BOARDS {
        for seat in Seat::ALL {
            let spot = board.penalty_spot(seat);
            assert!(board.in_penalty_area(seat, spot) && board.goal_area(seat).all(|square| square != spot));
        }
        let corners = [(Home, 1), (Home, board.width), (Away, 1), (Away, board.width)];
        let squares = corners.map(|(seat, column)| board.corner(seat, column));
        let (w, l) = (board.width, board.length);
        assert_eq!(squares, [sq(1, 1), sq(w, 1), sq(1, l), sq(w, l)]);
        // The corner is on the side where the ball went out: never the middle, where the slots are.
        for column in (1..=board.width).filter(|x| board.slot_of(sq(*x, 0)).is_none()) {
            let west = column < board.centre_column();
            assert_eq!(board.corner(Home, column).x, if west { 1 } else { board.width });
        }
    }
}

#[test]
fn ways_to_the_goal() {
    figures(|board| board.centre().chebyshev(board.slot(Away, 4)), [15, 18, 21]);
    // The corner square is zero: the slots are this many squares along the goal line (G-CRN-08).
    let totals = |board: &Board| {
        let from = board.corner(Away, 1).x;
        let totals = (1..=7).map(|number| board.slot(Away, number).x - from);
        (totals.clone().min().unwrap(), totals.max().unwrap())
    };
    figures(totals, [(6, 12), (8, 14), (10, 16)]);
    for board in BOARDS {
        assert!(board.width >= 19, "18 squares from a corner are on the board");
        let east = board.corner(Away, board.width).x;
        let mirrored: Vec<i8> = (1..=7).map(|number| east - board.slot(Away, number).x).rev().collect();
        let west: Vec<i8> = (1..=7).map(|number| board.slot(Away, number).x - 1).collect();
        assert_eq!(mirrored, west);
    }
}

#[test]
fn depth_counts_from_the_goal_line_of_a_team() {
    for board in [&SMALL, &MEDIUM, &LARGE] {
        for square in board.field() {
            assert_eq!(board.depth(Home, square), square.y);
            assert_eq!(board.depth(Away, square), board.length + 1 - square.y);
            for seat in Seat::ALL {
                assert_eq!(board.row(seat, board.depth(seat, square)), square.y);
                assert_eq!(board.depth(seat, square), board.depth(seat.other(), board.turned(square)));
            }
        }
    }
}

#[test]
fn directions_go_clockwise_from_north() {
    let deltas = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
    for (index, dir) in Dir::ALL.into_iter().enumerate() {
        assert_eq!(dir.delta(), deltas[index]);
        assert_eq!((dir.turned(1), dir.turned(-1)), (Dir::ALL[(index + 1) % 8], Dir::ALL[(index + 7) % 8]));
        assert_eq!(sq(5, 5).step(dir).step(dir.opposite()), sq(5, 5));
        assert_eq!(sq(5, 5).direction_to(sq(5, 5).step(dir)), Some(dir));
        for (other, towards) in Dir::ALL.into_iter().enumerate() {
            let apart = index.abs_diff(other);
            assert_eq!(usize::from(dir.angle(towards)), apart.min(8 - apart));
        }
    }
}

#[test]
fn a_marker_sees_squares_by_rank_and_file() {
    for facing in Facing::ALL {
        let (front, right) = (facing.dir(), facing.dir().turned(2));
        for rank in -4..=4 {
            for file in -4..=4 {
                let seen = Seen::from(sq(12, 12), facing, sq(12, 12).go(front, rank).go(right, file));
                assert_eq!((seen.rank, seen.file), (rank, file), "{facing:?}");
                assert_eq!(seen.is_feet(), rank == 1 && file.abs() <= 1);
                assert_eq!(seen.is_front_centre(), (rank, file) == (1, 0));
                assert_eq!(seen.is_back(), (rank, file) == (-1, 0));
                assert_eq!(seen.is_side(), rank == 0 && file.abs() == 1);
            }
        }
    }
}

#[test]
fn distances() {
    for (from, to, straight, diagonal) in [
        ((5, 5), (8, 7), 5, 3),
        ((10, 30), (13, 30), 3, 3),
        ((1, 1), (19, 29), 46, 28),
        ((4, 4), (4, 4), 0, 0),
    ] {
        let (from, to) = (sq(from.0, from.1), sq(to.0, to.1));
        assert_eq!((from.manhattan(to), from.chebyshev(to)), (straight, diagonal));
    }
}
