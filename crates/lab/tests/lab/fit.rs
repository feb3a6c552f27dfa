//! Self-play for the training: the same with any number of threads, records that hold what they should.

use touchline_ai::{Evaluate, Net};
use touchline_fuba::Fuba;
use touchline_grid::Grid;
use touchline_lab::fit::{Course, Fitted, NO_CLOCK, Record, Selfplay, run};

/// The records of a few matches, sorted, and how many matches were played.
fn records<G: Fitted>(net: Option<&Net>, threads: usize, seed: u64, matches: u64) -> Vec<Vec<u8>> {
    let course = Course::<G>::new().expect("known specs");
    let selfplay = Selfplay { course: &course, net, nodes: 0, strays: 100, every: 25, lambda: 0.9, seed };
    let mut files = vec![Vec::new(); threads];
    let tallies = run(&selfplay, 0, matches, files.iter_mut().collect(), &|| false).expect("memory");
    assert_eq!(tallies.iter().map(|tally| tally.matches).sum::<u64>(), matches);
    let size = Record::size(G::SLOTS.len());
    let mut records: Vec<Vec<u8>> = files.concat().chunks(size).map(<[u8]>::to_vec).collect();
    assert_eq!(tallies.iter().map(|tally| tally.positions).sum::<u64>(), records.len() as u64);
    records.sort_unstable();
    records
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let net = Net::blank(Fuba::shape());
    let one = records::<Fuba>(Some(&net), 1, 3, 6);
    assert_eq!(one, records::<Fuba>(Some(&net), 3, 3, 6));
    assert_ne!(one, records::<Fuba>(Some(&net), 1, 4, 6));
}

#[test]
fn records_hold_one_input_of_every_slot_and_chances_that_add_up() {
    fn check<G: Fitted>(matches: u64) {
        let net = Net::blank(G::shape());
        for net in [None, Some(&net)] {
            let records = records::<G>(net, 2, 5, matches);
            assert!(!records.is_empty());
            for bytes in records {
                let record = Record::read(G::SLOTS.len(), &bytes).expect("whole records");
                let mut base = 0;
                for (slot, values) in G::SLOTS.iter().enumerate() {
                    assert!((base..base + values).contains(&record.inputs[slot]), "slot {slot}");
                    base += values;
                }
                assert!(usize::from(record.stack) < G::STACKS && usize::from(record.spec) < G::SPECS.len());
                for [win, draw, loss, _] in [record.target, record.result] {
                    assert!((win + draw + loss - 1.0).abs() < 1e-4);
                }
                let bits = |numbers: [f32; 4]| numbers.map(f32::to_bits);
                let timed = record.flags & NO_CLOCK == 0;
                assert!(net.is_some() || !timed || bits(record.target) == bits(record.result));
            }
        }
    }
    check::<Fuba>(3);
    check::<Grid>(2);
}

/// The luck of the dice has mean zero, whatever a position is said to be worth.
#[test]
fn results_without_luck_have_the_mean_of_the_results() {
    let course = Course::<Fuba>::new().expect("known specs").only("fuba:2.0").expect("in the course");
    let net = Fuba::of_spec("fuba:2.0").expect("a known spec");
    let net = Some(net.net()).filter(|net| net.shape() == Fuba::shape());
    let selfplay = Selfplay { course: &course, net, nodes: 0, strays: 0, every: 1000, lambda: 1.0, seed: 11 };
    let matches = 60_u32;
    let luck: Vec<f64> = (0..matches)
        .map(|number| {
            let played = selfplay.play(number.into());
            played.result - played.adjusted
        })
        .collect();
    let mean = luck.iter().sum::<f64>() / f64::from(matches);
    let spread = luck.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>().sqrt() / f64::from(matches);
    assert!(mean.abs() <= 3.0 * spread + 1e-9, "{mean} {spread}");
}

/// Weights for other inputs would be ignored silently, and every position would be worth the same.
#[test]
fn the_shipped_weights_fit_the_inputs() {
    fn check<G: Fitted>(bytes: &[u8]) {
        let net = Net::read(bytes, G::shape());
        let net =
            net.unwrap_or_else(|| panic!("{}: train the evaluation anew, see training/README.md", G::NAME));
        let game = G::of_spec(G::SPECS[0].0).expect("a known spec");
        assert_eq!(game.net(), &net);
        assert_ne!(net, Net::blank(G::shape()));
    }
    check::<Fuba>(include_bytes!("../../../ai/weights/fuba.net"));
    check::<Grid>(include_bytes!("../../../ai/weights/grid.net"));
}

#[test]
fn the_shares_of_a_course_are_of_a_hundred() {
    let sum = |specs: &[(&str, u32)]| specs.iter().map(|(_, share)| share).sum::<u32>();
    assert_eq!([sum(Fuba::SPECS), sum(Grid::SPECS)], [100, 100]);
}
