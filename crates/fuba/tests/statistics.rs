//! Twenty thousand random matches against what the rules say must come out on average. The dice are seeded, so a test either
//! always passes or always fails; bounds of five standard errors let chance pass and a wrong rule fail.
#![allow(clippy::unwrap_used, clippy::cast_precision_loss)] // counts far below 2^52

mod common;

use std::sync::OnceLock;

use common::random::game;
use touchline_engine::{Choices, Game, Log, Pcg, playout};
use touchline_fuba::event::Check;
use touchline_fuba::state::Clock;
use touchline_fuba::{Event, Roll, Terms};

const MATCHES: u64 = 20_000;
const WORKERS: u64 = 2;
const ERRORS: f64 = 5.0;

/// The mean and the variance of the minutes of a turn: 1 to 6 with 11, 9, 7, 5, 3, 1 of 36.
const MEAN_MINUTES: f64 = 91.0 / 36.0;
const VARIANCE_OF_MINUTES: f64 = 301.0 / 36.0 - MEAN_MINUTES * MEAN_MINUTES;

/// What is counted, from the events alone.
#[derive(Clone, Debug, Default)]
struct Tally {
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
    /// By ball value: checks kept, checks not kept, of turns with unequal dice before stoppage time.
    kept: [u64; 7],
    not_kept: [u64; 7],
    now: Half,
}

/// The half being played.
#[derive(Clone, Debug, Default)]
struct Half {
    clock: Clock,
    value: usize,
    turns: u64,
    due: u64,
    /// The stage dice whose time has not been taken yet.
    dice: Option<[u8; 2]>,
    in_stoppage: bool,
    begins: bool,
    unequal: bool,
}

impl Log<Event> for Tally {
    fn note(&mut self, event: Event) {
        match event {
            Event::HalfBegins(_) => self.now = Half { begins: true, ..Half::default() },
            Event::Rolled(Roll::Stage, dice) => self.rolled(dice),
            Event::Time(clock) => self.time(clock),
            Event::HalfEnds(_) => self.half_ends(),
            Event::SpecialEvent(n) => {
                self.events[usize::from(n)] += 1;
                self.events_in_stoppage += u64::from(self.now.in_stoppage);
            }
            Event::Value(value, _) => self.now.value = usize::from(value),
            Event::Check(check, _) if self.now.unequal && !self.now.in_stoppage => match check {
                Check::Kept => self.kept[self.now.value] += 1,
                Check::Lost | Check::Easy => self.not_kept[self.now.value] += 1,
                Check::FailedPass => panic!("a failed pass without an event"),
            },
            _ => {}
        }
    }
}

impl Tally {
    fn rolled(&mut self, dice: [u8; 2]) {
        let now = &mut self.now;
        now.dice = Some(dice);
        now.in_stoppage = now.clock.stoppage > 0;
        now.unequal = dice[0] != dice[1];
        if now.in_stoppage {
            self.stoppage_turns += 1;
            return;
        }
        now.turns += 1;
        self.turns += 1;
        let minutes = if now.unequal { dice[0].abs_diff(dice[1]) } else { dice[0] };
        self.minutes[usize::from(minutes)] += 1;
    }

    /// The marker moved: by dice, by a restart, or to the beginning of the half.
    fn time(&mut self, clock: Clock) {
        let now = &mut self.now;
        let first = if clock.half == 2 { 45 } else { 0 };
        if now.begins {
            assert_eq!((clock.minute, clock.stoppage), (first, 0));
            now.begins = false;
        } else if now.clock.stoppage > 0 {
            assert!(now.dice.is_some() && clock.stoppage == now.clock.stoppage + 1, "one square a turn");
        } else {
            let minutes = match now.dice {
                Some([a, b]) => u64::from(if a == b { a } else { a.abs_diff(b) }),
                None => 1,
            };
            self.restarts += u64::from(now.dice.is_none());
            now.due += minutes;
            // The marker stands where all the minutes due bring it, or on the first stoppage square.
            let due = u64::from(first) + now.due;
            assert_eq!(u64::from(clock.minute), due.min(u64::from(first) + 45));
            assert_eq!(clock.stoppage, u8::from(now.due > 45));
            if clock.stoppage > 0 {
                self.beyond += now.due - 46;
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

/// All matches, played once for all tests.
fn tally() -> &'static Tally {
    static TALLY: OnceLock<Tally> = OnceLock::new();
    TALLY.get_or_init(|| {
        let work = |worker: u64| {
            move || {
                let (game, mut choices, mut tally) = (game("fuba:3.0"), Choices::new(), Tally::default());
                for seed in (0..MATCHES).filter(|seed| seed % WORKERS == worker) {
                    let mut state = game.start(&Terms::default());
                    playout(&game, &mut state, &mut Pcg::new(seed, 2026), &mut choices, &mut tally);
                }
                tally
            }
        };
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..WORKERS).map(|worker| scope.spawn(work(worker))).collect();
            workers
                .into_iter()
                .map(|worker| worker.join().unwrap())
                .fold(Tally::default(), |all, one| all.add(&one))
        })
    })
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
    assert_eq!(tally().halves, 2 * MATCHES);
    assert_eq!(tally().ended_on.iter().sum::<u64>(), 2 * MATCHES);
}

#[test]
fn minutes_of_the_dice() {
    let t = tally();
    for (minutes, weight) in (1..=6).zip([11.0, 9.0, 7.0, 5.0, 3.0, 1.0]) {
        share(&format!("{minutes} minutes"), t.minutes[minutes], t.turns, weight / 36.0);
    }
}

/// Wald: whatever is played and however long a half lasts, the minutes of the dice are 91/36 a turn on average. All minutes
/// of a half bring the marker to the first stoppage square (46 squares from its beginning, the minute of the kick-off
/// included) and what was due beyond it: so the turns follow from the restarts that were counted.
#[test]
fn turns_to_stoppage_time_follow_from_the_restarts() {
    let t = tally();
    let halves = t.halves as f64;
    let by_dice: u64 = t.minutes.iter().zip(0..).map(|(n, minutes)| n * minutes).sum();
    assert_eq!(by_dice + t.restarts, 46 * t.halves + t.beyond, "every minute is accounted for");
    let turns = t.turns as f64 / halves;
    let expected = (46.0 + (t.beyond as f64 - t.restarts as f64) / halves) / MEAN_MINUTES;
    let variance = turns * VARIANCE_OF_MINUTES / (MEAN_MINUTES * MEAN_MINUTES);
    mean("turns to stoppage time", turns, expected, variance, t.halves);
}

/// Turns to move the marker by `squares` or more with a minute more in a share `q` of the turns.
fn renewal(squares: usize, q: f64) -> f64 {
    let chances = [11.0, 9.0, 7.0, 5.0, 3.0, 1.0].map(|weight| weight / 36.0);
    let mut turns = vec![0.0; squares + 1];
    for left in 1..=squares {
        let after = |minutes: usize| turns[left.saturating_sub(minutes)];
        let then = |(p, minutes): (&f64, usize)| p * ((1.0 - q) * after(minutes) + q * after(minutes + 1));
        turns[left] = 1.0 + chances.iter().zip(1..).map(then).sum::<f64>();
    }
    turns[squares]
}

#[test]
fn the_theory_gives_the_printed_expectations() {
    let printed = [(0.0, 18.26), (0.1, 17.58), (0.2, 16.96), (0.3, 16.37), (0.4, 15.83), (0.5, 15.32)];
    for (q, turns) in printed {
        assert!((renewal(45, q) - turns).abs() < 0.005, "q {q}: {}", renewal(45, q));
    }
}

/// The theory spreads restarts evenly over the turns; real ones hang on the dice (equal dice bring free kicks), which is worth
/// less than a tenth of a turn.
#[test]
fn turns_to_stoppage_time_agree_with_the_theory() {
    let t = tally();
    let halves = t.halves as f64;
    let turns = t.turns as f64 / halves;
    let q = (t.restarts - t.halves) as f64 / t.turns as f64;
    let spread = (t.turns_squared as f64 / halves - turns * turns).sqrt();
    let tolerance = 0.1 + ERRORS * spread / halves.sqrt();
    let expected = renewal(45, q);
    assert!((turns - expected).abs() < tolerance, "{turns:.3} turns, {expected:.3} expected at q {q:.3}");
}

#[test]
fn stoppage_time_ends_as_it_must() {
    let t = tally();
    let ends = [1.0 / 6.0, 10.0 / 27.0, 25.0 / 81.0, 125.0 / 972.0, 25.0 / 972.0];
    for (square, p) in (1..=5).zip(ends) {
        share(&format!("ends on +{square}"), t.ended_on[square], t.halves, p);
    }
    let second_moment: f64 =
        ends.iter().zip([1.0, 2.0, 3.0, 4.0, 4.0]).map(|(p, turns)| p * turns * turns).sum();
    let begun = 397.0 / 162.0;
    let average = t.stoppage_turns as f64 / t.halves as f64;
    mean("stoppage turns begun", average, begun, second_moment - begun * begun, t.halves);
}

#[test]
fn special_events() {
    let t = tally();
    let all: u64 = t.events.iter().sum();
    share("events", all, t.turns, 1.0 / 6.0);
    assert_eq!(t.events_in_stoppage, 0);
    for (number, weight) in (2..=12).zip([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0]) {
        share(&format!("event {number}"), t.events[number], all, weight / 36.0);
    }
    // Of all turns that are played out: every one but the last of a half that its dice end.
    let completed = t.turns + t.stoppage_turns - t.halves + t.ended_on[5];
    let rate = all as f64 / completed as f64;
    assert!((rate - 0.154).abs() < 0.002, "{rate:.4} of all turns");
}

#[test]
fn control_checks() {
    let t = tally();
    for value in 1..=6 {
        let (kept, all) = (t.kept[value], t.kept[value] + t.not_kept[value]);
        assert!(all > 1000, "{all} checks at ball value {value}");
        if value == 1 {
            assert_eq!(kept, all);
        } else {
            share(&format!("kept at ball value {value}"), kept, all, (7 - value) as f64 / 6.0);
        }
    }
}
