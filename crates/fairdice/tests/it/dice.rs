//! The dice of the stream are even and know nothing of each other: over ten million of them, and by an exact
//! count for the rejection rule.

use std::thread;

use touchline_fairdice::Stream;
use touchline_fairdice::stream::face;

const DICE: u64 = 10_000_000;

/// The dice of a few matches side by side, each with its share, as (faces, pairs that follow each other, runs
/// up): a fixed secret, so the test gives the same figures for ever.
struct Counts {
    faces: [u64; 6],
    pairs: [[u64; 6]; 6],
    far: [[u64; 6]; 6],
}

fn count(matches: u8, dice: u64) -> Counts {
    let mut counts = Counts { faces: [0; 6], pairs: [[0; 6]; 6], far: [[0; 6]; 6] };
    let parts: Vec<_> = (0..matches)
        .map(|number| {
            thread::spawn(move || {
                let stream = Stream::new(&[number; 32], "k3m9x7w2hq4p", [Some(&[7; 32]), Some(&[9; 32])]);
                (0..dice / u64::from(matches)).map(|i| stream.die(i, 6) - 1).collect::<Vec<u8>>()
            })
        })
        .collect();
    for part in parts {
        let dice = part.join().unwrap();
        dice.iter().for_each(|face| counts.faces[usize::from(*face)] += 1);
        // Pairs that do not overlap are independent of each other.
        for pair in dice.chunks_exact(2) {
            counts.pairs[usize::from(pair[0])][usize::from(pair[1])] += 1;
        }
        for pair in dice.chunks_exact(34) {
            counts.far[usize::from(pair[0])][usize::from(pair[33])] += 1;
        }
    }
    counts
}

fn chi_square(counts: impl Iterator<Item = u64> + Clone) -> f64 {
    let cells = u32::try_from(counts.clone().count()).unwrap();
    #[allow(clippy::cast_precision_loss)] // far below 2^52
    let total = counts.clone().sum::<u64>() as f64;
    let expected = total / f64::from(cells);
    #[allow(clippy::cast_precision_loss)]
    counts.map(|count| (count as f64 - expected).powi(2) / expected).sum()
}

/// Bounds that a fair stream exceeds once in a million times: chi-square with 5 degrees of freedom is above
/// 36.8, with 35 above 92.5. A face that is one part in 500 too frequent is far beyond the first.
#[test]
fn ten_million_dice_are_even_and_each_knows_nothing_of_the_one_before() {
    let counts = count(4, DICE);
    assert_eq!(counts.faces.iter().sum::<u64>(), DICE);
    let faces = chi_square(counts.faces.into_iter());
    let pairs = chi_square(counts.pairs.into_iter().flatten());
    let far = chi_square(counts.far.into_iter().flatten());
    println!("chi-square: faces {faces:.2} (5), pairs {pairs:.2} (35), 33 apart {far:.2} (35)");
    assert!(faces < 36.8 && pairs < 92.5 && far < 92.5, "{faces} {pairs} {far}");
    // Nor too even: a stream that counts through the faces is no stream of dice.
    assert!(faces > 0.01 && pairs > 7.0 && far > 7.0, "{faces} {pairs} {far}");
}

/// The rejection rule, counted through: every face has equally many bytes.
#[test]
fn every_face_has_equally_many_bytes() {
    for sides in 1..=9_u8 {
        let mut counts = vec![0_u16; usize::from(sides)];
        for byte in 0..=u8::MAX {
            if let Some(face) = face(byte, sides) {
                counts[usize::from(face) - 1] += 1;
            }
        }
        let each = 256 / u16::from(sides);
        assert!(counts.iter().all(|count| *count == each), "{sides} sides: {counts:?}");
    }
}

/// Dice of all sides that there are: no face is favoured by the rejection rule, and none follows another.
#[test]
fn dice_of_other_sides_are_even() {
    // Exceeded once in a million times by chi-square with 1 to 8 degrees of freedom.
    const MOST: [f64; 8] = [23.9, 27.6, 30.7, 33.4, 35.9, 38.3, 40.5, 42.7];
    let sums = (2..=9_u8).map(|sides| {
        thread::spawn(move || {
            let stream = Stream::new(&[sides; 32], "k3m9x7w2hq4p", [Some(&[7; 32]), None]);
            let mut faces = vec![0; usize::from(sides)];
            let mut pairs = vec![0; usize::from(sides) * usize::from(sides)];
            let dice: Vec<usize> =
                (0..250_000).map(|number| usize::from(stream.die(number, sides) - 1)).collect();
            dice.iter().for_each(|face| faces[*face] += 1);
            for pair in dice.chunks_exact(2) {
                pairs[pair[0] * usize::from(sides) + pair[1]] += 1;
            }
            (sides, chi_square(faces.into_iter()), chi_square(pairs.into_iter()))
        })
    });
    for sum in sums.collect::<Vec<_>>() {
        let (sides, faces, pairs) = sum.join().unwrap();
        println!("d{sides}: chi-square of faces {faces:.2}, of pairs {pairs:.2}");
        let free = f64::from(sides) * f64::from(sides) - 1.0;
        assert!(faces < MOST[usize::from(sides) - 2], "d{sides}: {faces}");
        // So many deviations above its mean it is as rarely.
        assert!(pairs < free + 9.0 * (2.0 * free).sqrt(), "d{sides}: {pairs}");
    }
}

#[test]
fn a_die_depends_on_all_that_it_is_made_of() {
    let faces = |stream: Stream| (0..64).map(|number| stream.die(number, 6)).collect::<Vec<_>>();
    let (secret, home, away) = ([1; 32], [2; 32], [3; 32]);
    let all = [
        Stream::new(&secret, "match", [Some(&home), Some(&away)]),
        Stream::new(&[9; 32], "match", [Some(&home), Some(&away)]),
        Stream::new(&secret, "other", [Some(&home), Some(&away)]),
        Stream::new(&secret, "match", [Some(&away), Some(&home)]),
        Stream::new(&secret, "match", [None, Some(&away)]),
        Stream::new(&secret, "match", [Some(&home), None]),
        Stream::new(&secret, "match", [None, None]),
    ]
    .map(faces);
    for (at, one) in all.iter().enumerate() {
        assert!(all.iter().skip(at + 1).all(|other| other != one), "{at}");
    }
}
