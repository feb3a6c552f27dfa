//! E-BNC: bounces.

use touchline_grid::Toggle;

use crate::common::*;

fn bounced(dice: [u8; 2], markers: impl IntoIterator<Item = i8>) -> (i8, i8) {
    let mut position = setup(with(&[Toggle::PoorAim])).put(h(1), 10, 10).ball(11, 11);
    for (number, x) in (1..).zip(markers) {
        position = position.put(a(number), x, x);
    }
    let mut m = position.turn(Home);
    m.roll(&dice);
    m.ball()
}

#[test]
fn e_bnc_01_one_back() {
    assert_eq!(bounced([1, 4], [16]), (15, 15));
}

#[test]
fn e_bnc_02_two_back() {
    assert_eq!(bounced([1, 4], [16, 15]), (14, 14));
}

#[test]
fn e_bnc_03_beyond_when_only_the_origin_is_open() {
    assert_eq!(bounced([1, 4], 12..=16), (17, 17));
}

#[test]
fn e_bnc_04_a_short_one() {
    assert_eq!(bounced([1, 1], [13, 12]), (14, 14));
    assert_eq!(bounced([1, 1], [13, 12, 14]), (15, 15));
}
