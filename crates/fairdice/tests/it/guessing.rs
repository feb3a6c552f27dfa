//! A seal cannot be opened by trying all answers: for want of the salt.

use touchline_engine::Seat;
use touchline_fairdice::seal::{Salt, fold, seal};

const DIVES: [&str; 3] = ["dive left", "dive middle", "dive right"];

fn announced(salt: &Salt) -> [u8; 32] {
    fold(&[seal("k3m9x7w2hq4p", Seat::Away, 5, salt, &["dive right"])])
}

#[test]
fn who_knows_the_salt_finds_the_choice_at_once() {
    let salt = [0xa7; 16];
    let found = DIVES
        .iter()
        .find(|dive| fold(&[seal("k3m9x7w2hq4p", Seat::Away, 5, &salt, &[**dive])]) == announced(&salt));
    assert_eq!(found, Some(&"dive right"));
}

/// All three answers under a hundred thousand salts each, those that somebody would try first. Two to the
/// power of 128 would be needed.
#[test]
fn who_does_not_know_the_salt_finds_nothing() {
    let salt: Salt =
        [0x5c, 0x11, 0xe0, 0x93, 0x4f, 0xa8, 0x27, 0x6d, 0x90, 0x3b, 0xd4, 0x72, 0x08, 0xbe, 0x61, 0xf5];
    let target = announced(&salt);
    let tried = (0..100_000_u128).map(u128::to_be_bytes).chain((0..=255).map(|byte| [byte; 16]));
    for guess in tried {
        for dive in DIVES {
            assert_ne!(fold(&[seal("k3m9x7w2hq4p", Seat::Away, 5, &guess, &[dive])]), target);
        }
    }
}

/// The same answer looks different every time, for every seat, choice and match, so nothing is learnt from a
/// seal that was opened before.
#[test]
fn equal_answers_have_different_seals() {
    let one = seal("match", Seat::Home, 1, &[1; 16], &["dive left"]);
    for other in [
        seal("other", Seat::Home, 1, &[1; 16], &["dive left"]),
        seal("match", Seat::Away, 1, &[1; 16], &["dive left"]),
        seal("match", Seat::Home, 2, &[1; 16], &["dive left"]),
        seal("match", Seat::Home, 1, &[2; 16], &["dive left"]),
        seal("match", Seat::Home, 1, &[1; 16], &["dive", "left"]),
        seal("match", Seat::Home, 1, &[1; 16], &["dive left", ""]),
    ] {
        assert_ne!(one, other);
    }
    // Nor does it show how many answers were given.
    assert_eq!(fold(&[one]).len(), fold(&[one, one, one]).len());
}
