//! Twenty thousand random matches against the averages the rules imply. The dice are seeded, so a test either
//! always passes or always fails; bounds of five standard errors let chance pass and a wrong rule fail.
#![allow(clippy::cast_precision_loss)] // counts far below 2^52

use std::sync::OnceLock;

use crate::common::random::game;
use touchline_engine::{Choices, Game, Log, Pcg, playout};
use touchline_fuba::event::Check;
use touchline_fuba::state::Clock;
use touchline_fuba::{Event, Roll, Terms};

const MATCHES: u64 = 20_000;
const WORKERS: u64 = 2;
const ERRORS: f64 = 5.0;

/// What matters here about an edition's clock.
#[derive(Clone, Copy, Debug, Default)]
struct Edition {
    spec: &'static str,
    /// The square of its half on which the marker begins.
    begins_on: u8,
    /// Equal dice owe a minute instead of giving the face of one of them.
    owes: bool,
    /// Special events come when the controlling die equals the ball value, not when the dice are equal.
    at_the_check: bool,
}

const EDITIONS: [Edition; 4] = [
    Edition { spec: "fuba:2.0", begins_on: 1, owes: true, at_the_check: true },
    Edition { spec: "fuba:2.1", begins_on: 1, owes: false, at_the_check: true },
    Edition { spec: "fuba:2.2", begins_on: 1, owes: false, at_the_check: true },
    Edition { spec: "fuba:3.0", begins_on: 0, owes: false, at_the_check: false },
];
const V2_0: usize = 0;
const V2_1: usize = 1;
const V2_2: usize = 2;
const V3_0: usize = 3;

impl Edition {
    /// Squares from the beginning of a half to the first of stoppage time.
    fn squares(self) -> u64 {
        46 - u64::from(self.begins_on)
    }
}

/// The counts, from the events alone.
#[derive(Clone, Debug, Default)]
struct Tally {
    edition: Edition,
    halves: u64,
    /// Turns whose dice fell before stoppage time, their minutes, and the restart minutes between them.
    turns: u64,
    minutes: [u64; 7],
    restarts: u64,
    /// Minutes that were due beyond the first stoppage square.
    beyond: u64,
    /// Sum of the squares of the turns of each half.
    turns_squared: u64,
    /// Halves that ended on each stoppage square by their dice, and at the end of the turn that reached +5.
    ended_on: [u64; 6],
    stoppage_turns: u64,
    events: [u64; 13],
    events_in_stoppage: u64,
    /// By ball value: checks kept, checks not kept, events at the check, of turns before stoppage time; of
    /// 3.0 only those with unequal dice.
    kept: [u64; 7],
    not_kept: [u64; 7],
    events_at: [u64; 7],
    now: Half,
}

/// The half being played.
#[derive(Clone, Debug, Default)]
struct Half {
    clock: Clock,
    value: usize,
    turns: u64,
    due: u64,
    /// Minutes owed.
    owed: u64,
    /// The stage dice whose time has not been spent yet.
    dice: Option<[u8; 2]>,
    in_stoppage: bool,
    begins: bool,
    /// A special event has happened this turn, or the check has been made: another loss of the ball is not a
    /// check.
    decided: bool,
}

impl Log<Event> for Tally {
    fn note(&mut self, event: Event) {
        match event {
            Event::HalfBegins(_) => self.now = Half { begins: true, ..Half::default() },
            Event::Rolled(Roll::Stage, dice) => self.rolled(dice.as_ref().try_into().unwrap()),
            Event::Time(clock) => self.time(clock),
            Event::HalfEnds(_) => self.half_ends(),
            Event::SpecialEvent(n) => self.special_event(usize::from(n)),
            // From -5 to 5, counted like sums of two dice.
            Event::EventDifference(n) => self.special_event(usize::from(n.wrapping_add(7).cast_unsigned())),
            Event::Value(value, _) => self.now.value = usize::from(value),
            Event::Check(check, _) if !self.now.decided => self.check(check),
            _ => {}
        }
    }
}

impl Tally {
    fn check(&mut self, check: Check) {
        self.now.decided = true;
        if !self.now.in_stoppage {
            match check {
                Check::Kept => self.kept[self.now.value] += 1,
                Check::Lost | Check::Easy => self.not_kept[self.now.value] += 1,
                Check::FailedPass => panic!("a failed pass without an event"),
            }
        }
    }

    fn special_event(&mut self, row: usize) {
        self.now.decided = true;
        if self.now.in_stoppage {
            self.events_in_stoppage += 1;
        } else {
            self.events[row] += 1;
            self.events_at[self.now.value] += 1;
        }
    }

    fn rolled(&mut self, dice: [u8; 2]) {
        let now = &mut self.now;
        now.dice = Some(dice);
        now.in_stoppage = now.clock.stoppage > 0;
        now.decided = false;
        if now.in_stoppage {
            self.stoppage_turns += 1;
            return;
        }
        now.turns += 1;
        self.turns += 1;
        // A minute owed counts for the turn that owes it.
        let minutes = match dice[0].abs_diff(dice[1]) {
            0 if self.edition.owes => 1,
            0 => dice[0],
            difference => difference,
        };
        self.minutes[usize::from(minutes)] += 1;
    }

    /// The marker moved: by dice, by a restart, or to the beginning of the half.
    fn time(&mut self, clock: Clock) {
        let now = &mut self.now;
        let first = self.edition.begins_on + if clock.half == 2 { 45 } else { 0 };
        let squares = self.edition.squares();
        if now.begins {
            assert_eq!((clock.minute, clock.stoppage), (first, 0));
            now.begins = false;
        } else if now.clock.stoppage > 0 {
            assert!(now.dice.is_some() && clock.stoppage == now.clock.stoppage + 1, "one square a turn");
        } else {
            let minutes = match now.dice {
                Some([a, b]) if a == b && self.edition.owes => {
                    now.owed += 1;
                    0
                }
                Some([a, b]) if a == b => u64::from(a),
                Some([a, b]) => u64::from(a.abs_diff(b)) + std::mem::take(&mut now.owed),
                None => 1,
            };
            self.restarts += u64::from(now.dice.is_none());
            now.due += minutes;
            // The marker is where all the minutes due bring it, or on the first stoppage square.
            let due = u64::from(first) + now.due;
            assert_eq!(u64::from(clock.minute), due.min(u64::from(first) + squares - 1));
            assert_eq!(clock.stoppage, u8::from(now.due >= squares));
            if clock.stoppage > 0 {
                self.beyond += now.due - squares;
            }
        }
        now.clock = clock;
        now.dice = None;
    }

    fn half_ends(&mut self) {
        let now = &self.now;
        self.halves += 1;
        self.turns_squared += now.turns * now.turns;
        let square = usize::from(now.clock.stoppage);
        assert!(square > 0, "a half ends in stoppage time only");
        // Dice that end a half move no marker; the turn that reached +5 is played out.
        assert_eq!(now.dice.is_none(), square == 5);
        self.ended_on[square] += 1;
    }

    fn add(mut self, other: &Self) -> Self {
        let pairs = [
            (&mut self.minutes[..], &other.minutes[..]),
            (&mut self.ended_on[..], &other.ended_on[..]),
            (&mut self.events[..], &other.events[..]),
            (&mut self.kept[..], &other.kept[..]),
            (&mut self.not_kept[..], &other.not_kept[..]),
            (&mut self.events_at[..], &other.events_at[..]),
        ];
        for (to, from) in pairs {
            to.iter_mut().zip(from).for_each(|(to, from)| *to += from);
        }
        self.halves += other.halves;
        self.turns += other.turns;
        self.restarts += other.restarts;
        self.beyond += other.beyond;
        self.turns_squared += other.turns_squared;
        self.stoppage_turns += other.stoppage_turns;
        self.events_in_stoppage += other.events_in_stoppage;
        self
    }
}

/// All matches of an edition, played once for all tests.
fn tally(edition: usize) -> &'static Tally {
    static TALLIES: [OnceLock<Tally>; 4] = [const { OnceLock::new() }; 4];
    TALLIES[edition].get_or_init(|| {
        let edition = EDITIONS[edition];
        let begin = || Tally { edition, ..Tally::default() };
        let work = |worker: u64| {
            move || {
                let (game, mut choices, mut tally) = (game(edition.spec), Choices::new(), begin());
                for seed in (0..MATCHES).filter(|seed| seed % WORKERS == worker) {
                    let mut state = game.start(&Terms::default());
                    playout(&game, &mut state, &mut Pcg::new(seed, 2026), &mut choices, &mut tally);
                }
                tally
            }
        };
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..WORKERS).map(|worker| scope.spawn(work(worker))).collect();
            workers.into_iter().map(|worker| worker.join().unwrap()).fold(begin(), |all, one| all.add(&one))
        })
    })
}

/// The tallies of all editions.
fn tallies() -> impl Iterator<Item = &'static Tally> {
    (0..EDITIONS.len()).map(tally)
}

/// `hits` of `n` with probability `p`, within five standard errors.
fn share(what: &str, hits: u64, n: u64, p: f64) {
    let (hits, n) = (hits as f64, n as f64);
    let error = (n * p * (1.0 - p)).sqrt();
    let off = (hits - n * p) / error;
    assert!(off.abs() <= ERRORS, "{what}: {hits} of {n}, expected {}, {off:.1} standard errors off", n * p);
}

/// The mean of `n` values against its expectation, within five standard errors.
fn mean(what: &str, mean: f64, expected: f64, variance: f64, n: u64) {
    let error = (variance / n as f64).sqrt();
    let off = (mean - expected) / error;
    assert!(off.abs() <= ERRORS, "{what}: {mean:.4}, expected {expected:.4}, {off:.1} standard errors off");
}

#[test]
fn every_match_has_two_halves() {
    for t in tallies() {
        assert_eq!(t.halves, 2 * MATCHES);
        assert_eq!(t.ended_on.iter().sum::<u64>(), 2 * MATCHES);
    }
}

/// The distribution of a turn's minutes in thirty-sixths, from 1 to 6: the difference of the dice; for equal
/// dice the minute owed or the face of one of them.
fn weights(edition: Edition) -> [f64; 6] {
    if edition.owes { [16.0, 8.0, 6.0, 4.0, 2.0, 0.0] } else { [11.0, 9.0, 7.0, 5.0, 3.0, 1.0] }
}

/// Mean and variance of the minutes of a turn.
fn moments(edition: Edition) -> (f64, f64) {
    let moment = |power: i32| {
        weights(edition)
            .iter()
            .zip([1.0_f64, 2.0, 3.0, 4.0, 5.0, 6.0])
            .map(|(w, m)| w / 36.0 * m.powi(power))
            .sum::<f64>()
    };
    (moment(1), moment(2) - moment(1) * moment(1))
}

#[test]
fn minutes_of_the_dice() {
    for t in tallies() {
        let spec = t.edition.spec;
        for (minutes, weight) in (1..=6).zip(weights(t.edition)) {
            if weight == 0.0 {
                assert_eq!(t.minutes[minutes], 0, "{spec}");
            } else {
                share(&format!("{spec}: {minutes} minutes"), t.minutes[minutes], t.turns, weight / 36.0);
            }
        }
        let (expected, variance) = moments(t.edition);
        let average = by_dice(t) as f64 / t.turns as f64;
        mean(&format!("{spec}: minutes of a turn"), average, expected, variance, t.turns);
    }
    let printed = [2.111, 2.528, 2.528, 2.528];
    for (edition, minutes) in EDITIONS.into_iter().zip(printed) {
        assert!((moments(edition).0 - minutes).abs() < 0.0005, "{}", edition.spec);
    }
}

fn by_dice(t: &Tally) -> u64 {
    t.minutes.iter().zip(0..).map(|(n, minutes)| n * minutes).sum()
}

/// Wald's identity: however long a half lasts, the minutes of the dice per turn average to their mean. All
/// minutes of a half bring the marker to the first stoppage square (46 squares from minute 0) plus what was
/// due beyond it: so the turns follow from the restarts counted.
#[test]
fn turns_to_stoppage_time_follow_from_the_restarts() {
    for t in tallies() {
        let (halves, squares) = (t.halves as f64, t.edition.squares());
        assert_eq!(by_dice(t) + t.restarts, squares * t.halves + t.beyond, "every minute is accounted for");
        let turns = t.turns as f64 / halves;
        let (minutes, variance) = moments(t.edition);
        let expected = (squares as f64 + (t.beyond as f64 - t.restarts as f64) / halves) / minutes;
        let variance = turns * variance / (minutes * minutes);
        let what = format!("{}: turns to stoppage time", t.edition.spec);
        mean(&what, turns, expected, variance, t.halves);
    }
}

/// Turns to move the marker by `squares` or more with a minute more in a share `q` of the turns.
fn renewal(squares: usize, q: f64) -> f64 {
    let chances = weights(EDITIONS[V3_0]).map(|weight| weight / 36.0);
    let mut turns = vec![0.0; squares + 1];
    for left in 1..=squares {
        let after = |minutes: usize| turns[left.saturating_sub(minutes)];
        let then = |(p, minutes): (&f64, usize)| p * ((1.0 - q) * after(minutes) + q * after(minutes + 1));
        turns[left] = 1.0 + chances.iter().zip(1..).map(then).sum::<f64>();
    }
    turns[squares]
}

/// The same where equal dice owe a minute until the next unequal ones.
fn renewal_with_owed_minutes(squares: usize) -> f64 {
    let differences = [10.0, 8.0, 6.0, 4.0, 2.0].map(|weight| weight / 36.0);
    // By squares left and minutes owed. Owing as many as are left, any unequal dice will do.
    let mut turns = vec![vec![0.0; squares + 2]; squares + 1];
    for left in 1..=squares {
        turns[left][left..].fill(6.0 / 5.0);
        for owed in (0..left).rev() {
            let then = |(p, difference): (&f64, usize)| p * turns[left.saturating_sub(difference + owed)][0];
            let unequal = differences.iter().zip(1..).map(then).sum::<f64>();
            turns[left][owed] = 1.0 + turns[left][owed + 1] / 6.0 + unequal;
        }
    }
    turns[squares][0]
}

#[test]
fn the_theory_gives_the_printed_expectations() {
    let printed = [(0.0, 18.26), (0.1, 17.58), (0.2, 16.96), (0.3, 16.37), (0.4, 15.83), (0.5, 15.32)];
    for (q, turns) in printed {
        assert!((renewal(45, q) - turns).abs() < 0.005, "q {q}: {}", renewal(45, q));
    }
    let owing = renewal_with_owed_minutes(45);
    assert!((owing - 21.85).abs() < 0.005, "{owing}");
}

/// What a half of random play has on average: turns before stoppage time, and the standard error of that.
fn turns_of_a_half(t: &Tally) -> (f64, f64) {
    let halves = t.halves as f64;
    let turns = t.turns as f64 / halves;
    (turns, ((t.turns_squared as f64 / halves - turns * turns) / halves).sqrt())
}

/// Without restart minutes the theory is exact.
#[test]
fn turns_to_stoppage_time_are_those_of_the_theory() {
    for (edition, expected) in [(V2_0, renewal_with_owed_minutes(45)), (V2_1, renewal(45, 0.0))] {
        let t = tally(edition);
        assert_eq!(t.restarts, 0);
        let (turns, error) = turns_of_a_half(t);
        let off = (turns - expected) / error;
        assert!(off.abs() <= ERRORS, "{}: {turns:.3}, {expected:.3} expected", t.edition.spec);
    }
}

/// The theory spreads restarts evenly over the turns; real ones depend on the dice (equal dice bring free
/// kicks), which is worth less than a tenth of a turn.
#[test]
fn turns_to_stoppage_time_agree_with_the_theory() {
    // The first kick-off of a 3.0 half takes the marker from 0 to 1.
    for (edition, before) in [(V2_2, 0), (V3_0, 1)] {
        let t = tally(edition);
        let (turns, error) = turns_of_a_half(t);
        let q = (t.restarts - before * t.halves) as f64 / t.turns as f64;
        let expected = renewal(45, q);
        let tolerance = 0.1 + ERRORS * error;
        let what = t.edition.spec;
        assert!((turns - expected).abs() < tolerance, "{what}: {turns:.3} turns, {expected:.3} at q {q:.3}");
    }
}

/// Turns that are played out: every one but the last of a half that its dice end.
fn completed(t: &Tally) -> u64 {
    t.turns + t.stoppage_turns - t.halves + t.ended_on[5]
}

#[test]
fn completed_turns_of_a_half() {
    let stoppage = 1435.0 / 972.0;
    for (edition, printed, expected) in
        [(V2_0, 23.3, renewal_with_owed_minutes(45) + stoppage), (V2_1, 19.7, renewal(45, 0.0) + stoppage)]
    {
        let t = tally(edition);
        let turns = completed(t) as f64 / t.halves as f64;
        assert!((turns - printed).abs() < 0.3, "{}: {turns:.3} turns", t.edition.spec);
        assert!((expected - printed).abs() < 0.05, "{}: {expected:.3} in theory", t.edition.spec);
        // Stoppage turns have a standard deviation of about one.
        let error = turns_of_a_half(t).1 + 1.0 / (t.halves as f64).sqrt();
        assert!((turns - expected).abs() < ERRORS * error, "{}: {turns:.3}, {expected:.3}", t.edition.spec);
    }
}

#[test]
fn stoppage_time_ends_as_it_must() {
    let ends = [1.0 / 6.0, 10.0 / 27.0, 25.0 / 81.0, 125.0 / 972.0, 25.0 / 972.0];
    let second_moment: f64 =
        ends.iter().zip([1.0, 2.0, 3.0, 4.0, 4.0]).map(|(p, turns)| p * turns * turns).sum();
    let begun = 397.0 / 162.0;
    for t in tallies() {
        let spec = t.edition.spec;
        for (square, p) in (1..=5).zip(ends) {
            share(&format!("{spec}: ends on +{square}"), t.ended_on[square], t.halves, p);
        }
        let average = t.stoppage_turns as f64 / t.halves as f64;
        let what = format!("{spec}: stoppage turns begun");
        mean(&what, average, begun, second_moment - begun * begun, t.halves);
    }
}

#[test]
fn special_events() {
    for t in tallies() {
        let spec = t.edition.spec;
        let all: u64 = t.events.iter().sum();
        share(&format!("{spec}: events"), all, t.turns, 1.0 / 6.0);
        assert_eq!(t.events_in_stoppage > 0, t.edition.at_the_check, "{spec}");
        for (number, weight) in (2..=12).zip([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0]) {
            share(&format!("{spec}: event {number}"), t.events[number], all, weight / 36.0);
        }
    }
    let t = tally(V3_0);
    let rate = t.events.iter().sum::<u64>() as f64 / completed(t) as f64;
    assert!((rate - 0.154).abs() < 0.002, "{rate:.4} of all turns");
}

/// In 2.0 a check may succeed without a comparison: only its events are counted.
#[test]
fn control_checks() {
    for t in tallies() {
        let spec = t.edition.spec;
        for value in 1..=6 {
            let events = if t.edition.at_the_check { t.events_at[value] } else { 0 };
            let (kept, all) = (t.kept[value], t.kept[value] + t.not_kept[value] + events);
            assert!(all > 1000, "{spec}: {all} checks at ball value {value}");
            let what = |what: &str| format!("{spec}: {what} at ball value {value}");
            if t.edition.at_the_check {
                share(&what("events"), events, all, 1.0 / 6.0);
            }
            let outright = if t.edition.at_the_check { 6 - value } else { 7 - value };
            match outright {
                _ if t.edition.owes => {}
                0 => assert_eq!(kept, 0, "{spec}"),
                6 => assert_eq!(kept, all, "{spec}"),
                faces => share(&what("kept"), kept, all, faces as f64 / 6.0),
            }
        }
    }
}
