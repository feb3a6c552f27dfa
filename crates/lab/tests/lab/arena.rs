//! Matches between computer players: fair, reproducible, and counted in order.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use touchline_ai::{Computer, Evaluate, Level, Player};
use touchline_engine::{Game, Seat};
use touchline_fuba::Fuba;
use touchline_grid::Grid;
use touchline_lab::{Arena, Bot, Contestant, Failure, Measured, Rival, Sprt, Standing, Verdict};

fn arena() -> Arena {
    Arena { matches: 60, seed: 7, threads: 1, pairs: true, ..Arena::default() }
}

fn fuba() -> Fuba {
    Fuba::from_text("fuba:3.0").expect("a known spec")
}

fn no_clock() -> Duration {
    Duration::ZERO
}

/// Takes the first legal action.
struct First;

impl<G: Game> Contestant<G> for First {
    fn answer(&mut self, _: &G, _: &G::View, _: Seat, legal: &[G::Action]) -> Result<G::Action, String> {
        Ok(legal[0])
    }
}

/// A contest between two levels; [`First`] stands in for a missing one.
fn contest<G: Evaluate + Measured>(game: &G, arena: Arena, levels: [Option<Level>; 2]) -> Standing {
    let make = |side: Rival, seed, stream| -> Box<dyn Contestant<G>> {
        match levels[side as usize] {
            Some(level) => Box::new(Computer::new(level, seed, stream)),
            None => Box::new(First),
        }
    };
    arena.run(game, &make, &no_clock, &|_| ()).expect("threads")
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let levels = [Some(Level::Random), None];
    for arena in [arena(), Arena { pairs: false, ..arena() }] {
        let one = contest(&fuba(), arena, levels);
        assert_eq!(one.matches, 60);
        for threads in [2, 5] {
            assert_eq!(contest(&fuba(), Arena { threads, ..arena }, levels), one);
        }
        assert_ne!(contest(&fuba(), Arena { seed: 8, ..arena }, levels), one);
    }
}

#[test]
fn stopping_early_does_not_depend_on_the_threads_either() {
    // Such a wide question is decided long before the last match, at a point that depends on the results.
    let test = Sprt::new(-200.0, 200.0, 0.1, 0.1).expect("a test");
    for (seed, pairs) in [(1, false), (2, true)] {
        let arena = Arena { matches: 4000, seed, pairs, test, stop: true, ..arena() };
        let levels = [Some(Level::Random), None];
        let one = contest(&fuba(), arena, levels);
        assert!(one.matches < 1000 && test.verdict(&one.scores) != Verdict::Undecided);
        assert_eq!(contest(&fuba(), Arena { threads: 4, ..arena }, levels), one);
        // The matches up to that point are the first ones of all.
        let all = contest(&fuba(), Arena { matches: one.matches, stop: false, ..arena }, levels);
        assert_eq!(all, one);
    }
}

#[test]
fn a_player_against_itself_takes_half_of_every_pair() {
    fn half<G: Evaluate + Measured>(game: &G) {
        let standing = contest(game, arena(), [Some(Level::Random); 2]);
        assert_eq!(standing.scores.counts(), [0, 0, 30, 0, 0]);
        assert_eq!(standing.results[0], standing.results[2]);
        assert_eq!(standing.goals[0], standing.goals[1]);
        assert_eq!(standing.times[0].n(), standing.times[1].n());
    }
    half(&fuba());
    half(&Grid::from_text("grid:basic@small").expect("a known spec"));
    // Without pairs every match has its own dice.
    let alone = contest(&fuba(), Arena { pairs: false, ..arena() }, [Some(Level::Random); 2]);
    let [losses, quarter, draws, three, wins] = alone.scores.counts();
    assert_eq!((quarter, three, losses + draws + wins), (0, 0, 60));
    assert!(losses > 0 && wins > 0);
}

#[test]
fn an_odd_number_of_matches_is_made_even_in_pairs_only() {
    let levels = [Some(Level::Random); 2];
    assert_eq!(contest(&fuba(), Arena { matches: 7, ..arena() }, levels).matches, 8);
    assert_eq!(contest(&fuba(), Arena { matches: 7, pairs: false, ..arena() }, levels).matches, 7);
}

#[test]
fn a_match_without_an_end_is_drawn() {
    // Nobody scores by always taking the first action.
    let grid = Grid::from_text("grid:basic@small?end=score:2").expect("a known spec");
    let standing = contest(&grid, Arena { matches: 4, ..arena() }, [None; 2]);
    assert_eq!((standing.unfinished, standing.results), (4, [0, 4, 0]));
    assert_eq!(standing.scores.counts(), [0, 0, 2, 0, 0]);
}

/// Plays at random and notes what it is asked.
struct Witness {
    inner: Computer,
    side: Rival,
    notes: &'static Notes,
}

#[derive(Default)]
struct Notes {
    asked: [AtomicU64; 2],
    seats: Mutex<Vec<(Rival, Seat)>>,
}

impl Contestant<Fuba> for Witness {
    fn answer(
        &mut self,
        game: &Fuba,
        view: &<Fuba as Game>::View,
        seat: Seat,
        legal: &[<Fuba as Game>::Action],
    ) -> Result<<Fuba as Game>::Action, String> {
        assert!(legal.len() > 1, "what has one answer is not asked");
        self.notes.asked[self.side as usize].fetch_add(1, Ordering::Relaxed);
        let mut seats = self.notes.seats.lock().expect("no panic");
        if seats.last() != Some(&(self.side, seat)) {
            seats.push((self.side, seat));
        }
        Ok(self.inner.choose(game, view, seat, legal))
    }

    fn nodes(&self) -> u64 {
        10
    }
}

#[test]
fn every_question_is_put_to_the_player_of_its_seat_and_timed() {
    let notes: &'static Notes = Box::leak(Box::default());
    let make = |side: Rival, seed, stream| -> Box<dyn Contestant<Fuba>> {
        Box::new(Witness { inner: Computer::new(Level::Random, seed, stream), side, notes })
    };
    // A clock that is read twice per question and advances by one each time.
    let now = AtomicU64::new(0);
    let clock = || Duration::from_micros(now.fetch_add(1, Ordering::Relaxed));
    let shown = Mutex::new(Vec::new());
    let progress = |standing: &Standing| shown.lock().expect("no panic").push(standing.matches);
    let standing = Arena { matches: 4, ..arena() }.run(&fuba(), &make, &clock, &progress).expect("threads");
    let asked = notes.asked.each_ref().map(|asked| asked.load(Ordering::Relaxed));
    assert_eq!(standing.times.each_ref().map(touchline_lab::Times::n), asked);
    assert_eq!(standing.decisions(), asked[0] + asked[1]);
    assert_eq!(standing.times[0].longest(), Duration::from_micros(1));
    assert_eq!(standing.nodes, [40, 40]);
    assert_eq!(*shown.lock().expect("no panic"), [2, 4]);
    // A plays home in the first match of a pair and away in the second; b the other way round.
    let mut seats = notes.seats.lock().expect("no panic").clone();
    seats.dedup_by_key(|(side, seat)| (*side == Rival::A) == (*seat == Seat::Home));
    let a_is_home: Vec<bool> =
        seats.iter().map(|(side, seat)| (*side == Rival::A) == (*seat == Seat::Home)).collect();
    assert_eq!(a_is_home, [true, false, true, false]);
}

/// Plays like [`First`] until it has answered often enough.
struct Quitter(u32);

impl<G: Game> Contestant<G> for Quitter {
    fn answer(&mut self, _: &G, _: &G::View, _: Seat, legal: &[G::Action]) -> Result<G::Action, String> {
        self.0 = self.0.checked_sub(1).ok_or("has gone home")?;
        Ok(legal[0])
    }

    fn took(&self) -> Option<Duration> {
        Some(Duration::from_secs(3))
    }
}

#[test]
fn a_player_that_cannot_go_on_ends_the_arena_by_name() {
    let make = |side: Rival, _, _| -> Box<dyn Contestant<Fuba>> {
        match side {
            Rival::A => Box::new(First),
            Rival::B => Box::new(Quitter(5)),
        }
    };
    for threads in [1, 3] {
        let failed = Arena { threads, ..arena() }.run(&fuba(), &make, &no_clock, &|_| ());
        let Err(Failure::Match { number, side: Rival::B, why }) = failed else { panic!("{failed:?}") };
        assert!(number % 2 == 1 && why == "has gone home", "match {number}: {why}");
    }
    // A player may measure its own time.
    let make = |_: Rival, _, _| -> Box<dyn Contestant<Fuba>> { Box::new(Quitter(u32::MAX)) };
    let standing = Arena { matches: 2, ..arena() }.run(&fuba(), &make, &no_clock, &|_| ()).expect("a result");
    assert_eq!(standing.times[0].sum(), Duration::from_secs(3 * standing.times[0].n()));
}

/// Contests that are played together have the result that each has by itself, and a stop leaves about equally
/// many matches of each.
#[test]
fn contests_are_played_in_turn_and_have_the_result_of_each_alone() {
    let contests: Vec<Arena> = [6, 10, 2]
        .iter()
        .zip(0..)
        .map(|(matches, at)| Arena { matches: *matches, ..arena().meeting(at) })
        .collect();
    let make = |_: usize, _: Rival, seed, stream| -> Box<dyn Contestant<Fuba>> {
        Box::new(Computer::new(Level::Random, seed, stream))
    };
    for threads in [1, 3] {
        let contests: Vec<Arena> = contests.iter().map(|arena| Arena { threads, ..*arena }).collect();
        let never = AtomicBool::new(false);
        let together = Arena::run_together(&contests, &fuba(), &make, &no_clock, &never, &|_, _| ());
        let alone = contests.iter().map(|arena| {
            arena.run(&fuba(), &|side, seed, stream| make(0, side, seed, stream), &no_clock, &|_| ())
        });
        let alone: Result<Vec<Standing>, Failure> = alone.collect();
        assert_eq!(together.expect("threads"), alone.expect("threads"));
        let (stop, rounds) = (AtomicBool::new(false), AtomicU64::new(0));
        let enough =
            |_, _: &Standing| stop.store(rounds.fetch_add(1, Ordering::Relaxed) > 2, Ordering::Relaxed);
        let many: Vec<Arena> = contests.iter().map(|arena| Arena { matches: 1000, ..*arena }).collect();
        let stopped = Arena::run_together(&many, &fuba(), &make, &no_clock, &stop, &enough).expect("threads");
        let played: Vec<u64> = stopped.iter().map(|standing| standing.matches).collect();
        let (least, most) = (played.iter().min().expect("three"), played.iter().max().expect("three"));
        assert!(*least > 0 && most - least <= 2 && *most < 20, "{played:?}");
    }
    // Who could not go on is named with its contest.
    let make = |contest: usize, _: Rival, _, _| -> Box<dyn Contestant<Fuba>> {
        if contest == 1 { Box::new(Quitter(0)) } else { Box::new(First) }
    };
    let never = AtomicBool::new(false);
    let failed = Arena::run_together(&contests, &fuba(), &make, &no_clock, &never, &|_, _| ());
    assert!(matches!(&failed, Err((1, Failure::Match { .. }))), "{failed:?}");
}

#[test]
fn bots_play_too_and_shots_are_counted_by_side() {
    fn shots<G: Evaluate + Measured + touchline_lab::Eager>(game: &G) -> Standing {
        let make = |side: Rival, seed, stream| -> Box<dyn Contestant<G>> {
            match side {
                Rival::A => Bot::Eager.contestant(seed, stream),
                Rival::B => Box::new(First),
            }
        };
        arena().run(game, &make, &no_clock, &|_| ()).expect("a result")
    }
    let grid = shots(&Grid::from_text("grid:basic@small").expect("a known spec"));
    assert!(grid.shots[0] > 30 && grid.shots[0] >= grid.goals[0], "{grid:?}");
    assert_eq!(grid.shots[1], 0, "the first action is never a kick");
    let fuba = shots(&fuba());
    assert!(fuba.shots[0] > fuba.goals[0] && fuba.goals[0] > 0, "{fuba:?}");
}
