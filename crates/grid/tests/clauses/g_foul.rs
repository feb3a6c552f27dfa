//! G-FOUL: fouls, free kicks, penalty kicks in play.

use touchline_engine::Seat;
use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::{Dir, Facing};
use touchline_grid::optional::fouls::{self, Contact};
use touchline_grid::rules::shootout::PenaltyResult;
use touchline_grid::rules::turn::Parity;
use touchline_grid::state::{Restart, TurnKind};
use touchline_grid::{Action, Decision, Event, Ruleset, Toggle};

use crate::common::*;

fn rules() -> Ruleset {
    with(&[Toggle::Fouls])
}

/// Home's dribbler next to the ball, and an opponent it can step beside.
fn dribbler() -> Setup {
    setup(rules()).put(h(1), 10, 10).put(a(1), 11, 11).ball(10, 12)
}

/// A foul in Away's penalty area by Away's goalie, who blocks: a penalty for Home.
fn penalty(toggles: &[Toggle]) -> Match {
    let mut on = vec![Toggle::Fouls];
    on.extend_from_slice(toggles);
    let setup =
        setup(with(&on)).put(h(1), 10, 26).put(h(2), 3, 3).put(a(0), 8, 27).put(a(1), 3, 20).ball(10, 27);
    let mut m = setup.acting(Away, 6);
    m.moves(a(0), Dir::SE).roll(&[1]);
    m
}

#[test]
fn g_foul_01_a_step_beside_an_opponent_while_dribbling_rolls() {
    for die in 1..=6 {
        let mut m = dribbler().acting(Home, 6);
        m.moves(h(1), Dir::N);
        assert_eq!(m.dice(), 1, "the ball is at the feet after the step");
        m.roll(&[die]);
        assert_eq!(m.happened(Event::Foul(h(1), a(1))), die == 1);
    }
    let mut m = setup(rules()).put(h(1), 10, 10).put(a(1), 11, 9).ball(10, 11).acting(Home, 6);
    m.moves(h(1), Dir::S);
    assert_eq!(m.dice(), 1, "the ball was at the feet before the step");
}

#[test]
fn g_foul_01_blocking_rolls_too() {
    let block = |down| {
        let setup = setup(rules()).put(h(1), 9, 10).put(a(1), 11, 11).ball(11, 10);
        let mut m = if down { setup.down(a(1)) } else { setup }.acting(Home, 6);
        m.moves(h(1), Dir::NE);
        m.dice()
    };
    assert_eq!(block(false), 1, "the ball is at the opponent's feet");
    assert_eq!(block(true), 0, "a marker that lies has no ball at its feet");
}

#[test]
fn g_foul_01_no_roll_without_new_side_by_side_contact() {
    // Diagonal contact; contact that was there before; far from the ball; a team-mate; a held ball; a juggled
    // one (R-G965).
    let quiet: [(Setup, Dir); 6] = [
        (setup(rules()).put(h(1), 10, 9).put(a(1), 11, 11).ball(10, 11), Dir::N),
        (setup(rules()).put(h(1), 10, 10).put(a(1), 11, 11).ball(10, 12), Dir::NW),
        (setup(rules()).put(h(1), 10, 10).put(a(1), 11, 11).ball(3, 3), Dir::N),
        (setup(rules()).put(h(1), 10, 10).put(h(2), 11, 11).ball(10, 12), Dir::N),
        (setup(rules()).put(h(1), 10, 10).put(a(1), 11, 11).held(h(0)), Dir::N),
        (setup(rules()).put(h(1), 10, 10).facing(h(1), Facing::E).put(a(1), 11, 11).juggled(a(1)), Dir::N),
    ];
    for (index, (setup, dir)) in quiet.into_iter().enumerate() {
        let mut m = setup.acting(Home, 6);
        m.moves(h(1), dir);
        assert_eq!(m.dice(), 0, "case {index}");
    }
    let mut m =
        setup(rules()).put(h(1), 10, 10).put(a(1), 11, 10).put(a(2), 12, 11).ball(10, 12).acting(Home, 6);
    m.moves(h(1), Dir::N);
    assert_eq!(m.dice(), 0, "from beside one opponent to diagonal");
}

#[test]
fn g_foul_01_one_roll_for_a_step_whatever_it_touches() {
    let mut m = dribbler().put(a(2), 9, 11).acting(Home, 6);
    m.moves(h(1), Dir::N).roll(&[2]);
    assert_eq!((m.dice(), m.asked().1), (0, Decision::Act));
}

#[test]
fn g_foul_01_the_step_into_a_tackle_makes_no_contact_roll() {
    let setup =
        setup(with(&[Toggle::Fouls, Toggle::Tackle])).put(h(1), 10, 13).put(a(1), 10, 16).ball(10, 15);
    let mut m = setup.put(a(2), 11, 14).turn(Home);
    m.act(Action::Tackle(h(1), Some(Dir::N)));
    assert_eq!(m.asked().1, Decision::TackleCall);
}

/// A tackle of the member at (10,16) that fails.
fn failed_tackle() -> Match {
    let setup =
        setup(with(&[Toggle::Fouls, Toggle::Tackle])).put(h(1), 10, 14).put(a(1), 10, 16).ball(10, 15);
    let mut m = setup.put(h(2), 3, 3).turn(Home);
    m.act(Action::Tackle(h(1), None)).act(Action::Call(Parity::Odd)).roll(&[4, 2]);
    m
}

#[test]
fn g_foul_02_a_failed_tackle_is_a_foul_on_one_or_two() {
    for die in 1..=6 {
        let mut m = failed_tackle();
        m.roll(&[die]);
        assert_eq!(m.happened(Event::Foul(h(1), a(1))), die <= 2);
        if die > 2 {
            assert_eq!((m.asked(), m.points()), ((Home, Decision::Act), 6), "the turn goes on");
        }
    }
}

/// Home plays the ball to (10,17), behind the head of Away's member at (10,16), who tries to head it with
/// that die.
fn interception_header(opponent_next: bool, die: u8) -> Match {
    let rules = with(&[Toggle::Fouls, Toggle::Intercept, Toggle::Header]);
    let setup = setup(rules).put(h(1), 7, 16).put(a(1), 10, 16).ball(8, 17);
    let setup = if opponent_next { setup.put(h(2), 11, 15) } else { setup };
    let mut m = setup.acting(Home, 6);
    m.kicks(h(1), Dir::E).step(Dir::E).act(Action::Attempt(Attempt::Header, a(1))).roll(&[die]);
    m
}

#[test]
fn g_foul_03_a_failed_header_next_to_an_opponent_is_a_foul_on_one_or_two() {
    for die in 1..=6 {
        let mut m = interception_header(true, 4);
        assert_eq!(m.dice(), 1);
        m.roll(&[die]);
        assert_eq!(m.happened(Event::Foul(a(1), h(2))), die <= 2);
    }
    let m = interception_header(false, 4);
    assert_eq!(m.dice(), 0, "nobody is near");
    assert!(!interception_header(true, 3).happened(Event::Foul(a(1), h(2))), "contact is no foul");
}

#[test]
fn g_foul_03_all_eight_neighbours_count() {
    for dir in Dir::ALL {
        let at = sq(10, 16).step(dir);
        let s = setup(rules()).put(a(1), 10, 16).put(h(1), at.x, at.y).put(h(2), 10, 18).s;
        assert_eq!(fouls::neighbours(&s, a(1)).iter().collect::<Vec<_>>(), [h(1)]);
        assert_eq!(fouls::victims(&s, Contact::Header, a(1)).len(), 1);
        let lying = setup(rules()).put(a(1), 10, 16).put(h(1), at.x, at.y).down(h(1)).s;
        assert_eq!(fouls::neighbours(&lying, a(1)).len(), 1, "a marker that lies is a marker");
    }
}

#[test]
fn g_foul_04_the_fouled_team_says_who_was_fouled() {
    let mut m = dribbler().put(a(2), 9, 11).acting(Home, 6);
    m.moves(h(1), Dir::N).roll(&[1]);
    assert_eq!(m.asked(), (Away, Decision::Fouled(h(1))));
    assert_eq!(m.legal(), [Action::Opponent(a(1)), Action::Opponent(a(2))]);
    m.act(Action::Opponent(a(2)));
    assert_eq!(m.s().coming.taker, Some(a(2)));
}

#[test]
fn g_foul_05_the_turn_ends_and_its_points_are_lost() {
    let mut m = dribbler().acting(Home, 6);
    m.moves(h(1), Dir::N).roll(&[1]);
    assert_eq!((m.s().turn.seat, m.s().turns), (Away, 2));
    m.roll(&[1, 1, 2]);
    assert_eq!(m.points(), 4);
}

#[test]
fn g_foul_06_a_free_kick_with_three_dice_and_no_poor_aim() {
    let rules = with(&[Toggle::Fouls, Toggle::PoorAim]);
    let mut m = setup(rules).put(h(1), 10, 10).put(a(1), 11, 11).ball(10, 12).acting(Home, 6);
    m.moves(h(1), Dir::N).roll(&[1]);
    assert!(m.happened(Event::Awarded(Restart::FreeKick, Away, sq(11, 11))));
    assert_eq!((m.s().turn.kind, m.dice()), (TurnKind::SetPiece(Restart::FreeKick), 3));
    m.roll(&[1, 1, 1]);
    assert_eq!((m.asked(), m.points()), ((Away, Decision::Act), 3));
}

#[test]
fn g_foul_07_the_fouled_member_has_the_ball_at_its_feet() {
    // In front; otherwise left or right of that; otherwise the nearest open square.
    let fouled = |blocked: &[(i8, i8)]| {
        let setup = dribbler().put(h(1), 9, 10).down(a(1));
        let setup = blocked.iter().zip(2..).fold(setup, |setup, (at, n)| setup.put(a(n), at.0, at.1));
        let mut m = setup.acting(Home, 6);
        m.moves(h(1), Dir::NE).roll(&[1]);
        assert!(m.s().is_up(a(1)), "it stands up for the kick");
        m.ball()
    };
    assert_eq!(fouled(&[]), (11, 10));
    assert_eq!(fouled(&[(11, 10)]), (12, 10));
    assert_eq!(fouled(&[(11, 10), (12, 10)]), (10, 10));
    assert_eq!(fouled(&[(11, 10), (12, 10), (10, 10)]), (12, 12));
}

#[test]
fn g_foul_08_in_front_of_the_goal_it_attacks_it_is_a_penalty() {
    let m = penalty(&[]);
    assert!(m.happened(Event::Foul(a(0), h(1))));
    assert_eq!(m.s().turn.kind, TurnKind::Penalty);
    assert_eq!(m.asked(), (Away, Decision::PenaltySlot));
    // The same in Home's own area is an ordinary free kick.
    let setup = setup(rules()).put(h(1), 10, 4).put(a(1), 8, 5).ball(10, 5);
    let mut m = setup.acting(Away, 6);
    m.moves(a(1), Dir::SE).roll(&[1]);
    assert_eq!(m.s().turn.kind, TurnKind::SetPiece(Restart::FreeKick));
}

#[test]
fn g_foul_09_the_fouled_member_kicks_by_the_rules_of_the_shoot_out() {
    let mut m = penalty(&[]);
    let turns = m.s().turns;
    assert_eq!((m.s().shootout.kicker, m.ball()), (Some(h(1)), (10, 26)), "from the penalty spot");
    m.act(Action::Slot(2)).roll(&[5]);
    assert!(m.happened(Event::Penalty(2, 6)) && m.happened(Event::Goal(Home, [1, 0])));
    assert_eq!((m.s().turns, m.s().coming.seat), (turns, Away), "one turn; the other team kicks off");
    assert_eq!(m.asked().1, Decision::PlaceRow(h(0)));
}

#[test]
fn g_foul_09_after_a_grab_the_goalie_has_three_dice_on_the_balls_slot() {
    let mut m = penalty(&[]);
    m.act(Action::Slot(4)).roll(&[4]);
    assert_eq!(m.at(a(0)), (10, 30), "the goalie stands where it chose, everybody else stays (R-G86)");
    assert_eq!((m.at(h(1)), m.at(a(1))), ((10, 26), (3, 20)));
    m.roll(&[3]);
    assert_eq!((m.at(a(0)), m.ball()), ((11, 30), (11, 30)));
    assert_eq!((m.s().holder(), m.s().turn.seat, m.dice()), (Some(a(0)), Away, 3));
}

#[test]
fn g_foul_09_a_goalie_that_lies_gets_up_for_it() {
    let setup = setup(rules()).put(h(1), 10, 26).put(a(1), 8, 27).down(a(0)).put(a(0), 15, 28).ball(10, 27);
    let mut m = setup.acting(Away, 6);
    m.moves(a(1), Dir::SE).roll(&[1]).act(Action::Slot(1));
    assert!(m.s().is_up(a(0)) && m.at(a(0)) == (7, 30));
}

#[test]
fn g_foul_09_with_the_advanced_shoot_out_the_face_is_hidden() {
    let mut m = penalty(&[Toggle::Shootout]);
    assert_eq!(m.asked(), (Home, Decision::PenaltyFace));
    m.act(Action::Hide(1)).act(Action::Slot(7));
    assert!(m.happened(Event::Penalty(7, 1)) && m.happened(Event::Goal(Home, [1, 0])));
}

#[test]
fn g_foul_09_a_penalty_leaves_nothing_for_a_shoot_out_later() {
    let mut m = penalty(&[]);
    m.act(Action::Slot(2)).roll(&[5]);
    assert_eq!(m.s().shootout, touchline_grid::rules::shootout::Shootout::default());
}

#[test]
fn g_foul_10_a_deflected_penalty_is_a_corner_on_the_side_of_the_slot() {
    // Slot of the goalie, die, the slot of the ball: 1 to 7 are columns 7 to 13.
    for (goalie, die, corner) in [(2, 1, (1, 29)), (2, 2, (1, 29)), (6, 6, (19, 29))] {
        let mut m = penalty(&[]);
        m.act(Action::Slot(goalie)).roll(&[die]).roll(&[6]);
        assert!(m.happened(Event::PenaltyResult(PenaltyResult::Deflected)));
        assert!(m.happened(Event::Awarded(Restart::CornerKick, Home, sq(corner.0, corner.1))));
        assert_eq!((m.s().turn.seat, m.ball()), (Home, corner));
        assert_eq!(m.at(a(0)), (6 + goalie, 30), "the goalie stays on its own slot");
    }
    let mut m = penalty(&[]);
    m.act(Action::Slot(3)).roll(&[3]).roll(&[6]);
    assert_eq!(m.asked(), (Home, Decision::PenaltyCorner), "from the middle the kicking team chooses");
    assert_eq!(m.legal(), [Action::To(sq(1, 29)), Action::To(sq(19, 29))]);
}

#[test]
fn g_foul_10_at_the_other_end_left_and_right_are_the_kickers() {
    let setup = setup(rules()).put(a(1), 10, 4).put(h(0), 8, 3).put(h(1), 3, 10).ball(10, 3);
    let mut m = setup.acting(Home, 6);
    m.moves(h(0), Dir::NE).roll(&[1]).act(Action::Slot(2)).roll(&[1]).roll(&[6]);
    assert!(m.happened(Event::Awarded(Restart::CornerKick, Away, sq(19, 1))));
}

#[test]
fn g_foul_11_the_foul_roll_comes_before_anything_else() {
    let mut m = dribbler().acting(Home, 6);
    m.moves(h(1), Dir::N);
    assert!(m.try_act(Action::Pick(h(1))).is_err() && m.is_chance());
    // A failed tackle rolls for a foul before the points are spent, a failed header before the ball flies on.
    assert!(failed_tackle().is_chance() && interception_header(true, 2).is_chance());
}

#[test]
fn g_foul_12_a_foul_of_the_other_team_ends_the_turn_too() {
    let mut m = interception_header(true, 6);
    let turns = m.s().turns;
    m.roll(&[1]);
    assert_eq!((m.s().turn.seat, m.s().turns, m.dice()), (Home, turns + 1, 3));
    assert_eq!(m.s().coming.taker, Some(h(2)));
    assert!(m.s().flight.is_none());
}

#[test]
fn g_foul_12_a_slide_that_a_foul_cuts_short_still_puts_the_kicker_down() {
    let rules = with(&[Toggle::Fouls, Toggle::Intercept, Toggle::Header, Toggle::Facing]);
    let setup = setup(rules).put(h(1), 12, 16).put(a(1), 10, 16).put(h(2), 11, 15);
    let mut m = setup.ball(11, 17).acting(Home, 6);
    // From the front-left diagonal the way back is a slide.
    m.kicks(h(1), Dir::S).step(Dir::NW).act(Action::Attempt(Attempt::Header, a(1))).roll(&[2]).roll(&[2]);
    assert!(m.happened(Event::Foul(a(1), h(2))) && m.s().down.has(h(1)));
}

#[test]
fn g_foul_13_a_free_kick_may_be_a_shot() {
    let setup = setup(rules()).put(h(1), 10, 23).put(a(1), 8, 24).put(a(0), 1, 15).ball(10, 24);
    let mut m = setup.acting(Away, 6);
    m.moves(a(1), Dir::SE).roll(&[1]).roll(&[6, 6, 6]).kicks(h(1), Dir::N);
    for _ in 0..5 {
        m.step(Dir::N);
    }
    assert!(m.happened(Event::Goal(Home, [1, 0])));
}

/// The faces that are fouls, in sixths.
#[test]
fn g_foul_02_chances_of_a_foul() {
    let sixths = |contact: Contact| (1..=6).filter(|die| contact.is_foul(*die)).count();
    assert_eq!([Contact::Step(Dir::N), Contact::Tackle(h(1)), Contact::Header].map(sixths), [1, 2, 2]);
}

#[test]
fn g_foul_06_either_team_can_be_fouled() {
    let seats = [Home, Away].map(|seat: Seat| {
        let (x, y) = if seat == Home { (h(1), a(1)) } else { (a(1), h(1)) };
        let dir = Facing::of(seat).dir();
        let from = sq(10, 15);
        let ball = from.go(dir, 2);
        let beside = from.step(dir).step(Dir::E);
        let setup = setup(rules()).put(x, from.x, from.y).put(y, beside.x, beside.y).ball(ball.x, ball.y);
        let mut m = setup.acting(seat, 6);
        m.moves(x, dir).roll(&[1]);
        m.s().turn.seat
    });
    assert_eq!(seats, [Away, Home]);
}

#[test]
fn g_foul_08_where_the_fouled_member_is_counts() {
    // Away's penalty area begins at row 25: the block comes over that line, from one side or from the other.
    for (fouled, offender, kind) in
        [(25, 24, TurnKind::Penalty), (24, 25, TurnKind::SetPiece(Restart::FreeKick))]
    {
        let setup = setup(rules()).put(h(1), 10, fouled).put(a(1), 9, offender).ball(9, fouled + 1);
        let mut m = setup.acting(Away, 6);
        m.moves(a(1), Dir::E).roll(&[1]);
        assert!(m.happened(Event::Foul(a(1), h(1))));
        assert_eq!((m.s().turn.seat, m.s().turn.kind), (Home, kind));
    }
}
