//! Perft: a fingerprint of the rules. `tests/perft/*.perft` holds positions with their counts per depth;
//! `TOUCHLINE_BLESS=1` rewrites the counts.

use crate::common::counts;
use crate::common::random::game;
use touchline_engine::{Notation, perft};

#[test]
fn positions_have_as_many_continuations_as_before() {
    counts::check(game, &counts::Limits { most: 300_000, deepest: 6 });
}

fn nodes(position: &str, depth: u32) -> u64 {
    let game = game("fuba:3.0");
    perft(&game, &game.read_state(position).unwrap(), depth)
}

/// Three lines of at least one player that add up to ten: two cuts into nine gaps, 36. Then both choose, both
/// roll, and the winner chooses one of two teams: 30 unequal rolls with 2 choices, 6 equal ones rolled again.
#[test]
fn the_start_by_hand() {
    let start = "home=4-4-2,HAND:10 away=4-4-2,HAND:10 ball=CE:1:home clock=0:0 \
        next=kick-off-roll,show-formations,formation.away,formation.home";
    assert_eq!(nodes(start, 1), 36);
    assert_eq!(nodes(start, 2), 36 * 36);
    assert_eq!(nodes(start, 3), 36 * 36 * 36);
    assert_eq!(nodes(start, 4), 36 * 36 * (30 * 2 + 6 * 36));
}

/// Two to ten players in the centre; then nought to all of the rest in the left corner, or, with all ten in
/// the centre, the other team's nought to ten in its own first area.
#[test]
fn a_kick_off_set_up_by_hand() {
    let set_up = "home=4-4-2,HAND:10 away=4-4-2,HAND:10 ball=CE:1:home clock=0:0 next=half.1";
    assert_eq!(nodes(set_up, 1), 9);
    assert_eq!(nodes(set_up, 2), (2..=9).map(|n| 10 - n + 1).sum::<u64>() + 11);
}

/// The centre and its six neighbours, the goalkeeper's area and its two corners (the third neighbour is one
/// of the six).
#[test]
fn targets_by_hand() {
    let centre = "home=4-4-2,CE:10 away=4-4-2,CE:10 ball=CE:1:home clock=1:20";
    assert_eq!(nodes(centre, 1), 10);
    assert_eq!(nodes(centre, 2), 10 * 36);
}

/// Dive, kick, die. Of the 54 ends of the duel 35 are goals: the kick-off, 9 ways to begin the setup. The
/// other 19 are goal kicks of the keepers: its ten players in front of the area may go to six neighbours, the
/// goalkeeper may not leave the ball to nobody unless one of those comes in for it, which it may: three
/// places; or nothing is moved.
#[test]
fn a_penalty_by_hand() {
    let penalty = "home=4-4-2,AFR:9,BPA:1 away=4-4-2,BFR:10 ball=BPA:1:home clock=1:20 \
        turn=5,penalty,BLC,home,CE>BPA,44,0-0,home,+0,none,none-none next=dive";
    assert_eq!(nodes(penalty, 1), 3);
    assert_eq!(nodes(penalty, 2), 9);
    assert_eq!(nodes(penalty, 3), 54);
    assert_eq!(nodes(penalty, 4), 35 * 9 + 19 * (1 + 6 + 3));
}

/// On +3 a difference below three ends the match: 24 of the 36 rolls, each one continuation forever. The
/// other 12 go on.
#[test]
fn stoppage_time_by_hand() {
    let stoppage = "home=4-4-2,CE:10 away=4-4-2,CE:10 ball=CE:1:home clock=2:90+3 \
        turn=5,open,BLC,home,CE>CE,00,6-6,home,+0,none,none-none next=turn.3,dice";
    assert_eq!(nodes(stoppage, 1), 36);
    // No die is below 1, so the ball is kept; equal numbers, so away acts first, after free movements: none
    // of its ten players is in a surplus (six count at most), only the goalkeeper's area is, with nobody of
    // home: three steps, or none.
    assert_eq!(nodes(stoppage, 2), 24 + 12 * (1 + 3));
}

/// Positioning, three lines of movement, no shot from the centre, and pressing with as many players: away's
/// second action after a first by movement leaves positioning by 0 or 1 and pressing.
#[test]
fn actions_by_hand() {
    let position = |acted: &str, nth: u8| {
        format!(
            "home=4-4-2,CE:10 away=4-4-2,CE:10 ball=CE:3:home clock=1:20 \
             turn=5,open,BLC,home,CE>CE,53,6-6,away,+0,none,none-{acted} next=turn.{},action.away.{nth}",
            4 + nth
        )
    };
    assert_eq!(nodes(&position("none", 1), 1), 3 + 2 + 1);
    assert_eq!(nodes(&position("move", 2), 1), 2 + 1);
    assert_eq!(nodes(&position("position", 2), 1), 3 + 1);
    assert_eq!(nodes(&position("press", 2), 1), 3 + 2);
}
