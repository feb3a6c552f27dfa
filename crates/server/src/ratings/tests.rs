//! Ratings, as numbers and on both databases.

#![allow(clippy::unwrap_used, clippy::float_cmp)]

use proptest::prelude::*;

use super::*;
use crate::proposal::{Proposal, SeatWish};
use crate::room::terms::{Access, AtZero, Control, Hints, Takebacks};
use crate::room::{Occupant, Seats};
use crate::store::Backend;
use crate::store::accounts::Kind;
use crate::store::matches::Status;
use crate::store::tests::database::Database;
use crate::time::Time;
use crate::{Config, Server, lobby};

const NOW: Millis = 1_800_000_000_000;

fn known(points: f64, deviation: f64) -> Rating {
    Rating { points, deviation, volatility: 0.06 }
}

#[test]
fn the_worked_example_of_the_paper() {
    let results = [
        (known(1400.0, 30.0), Score::Win),
        (known(1550.0, 100.0), Score::Loss),
        (known(1700.0, 300.0), Score::Loss),
    ];
    let after = known(1500.0, 200.0).after(&results);
    assert!((after.points - 1464.06).abs() < 0.02, "{after:?}");
    assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
    assert!((after.volatility - 0.05999).abs() < 0.0001, "{after:?}");
}

#[test]
fn a_week_without_a_match_is_a_period_without_results() {
    let before = known(1500.0, 60.0);
    let (aged, idle) = (before.aged(PERIOD), before.after(&[]));
    assert!((aged.deviation - idle.deviation).abs() < 1e-9, "{aged:?} {idle:?}");
    assert_eq!(before.aged(0), before);
    // After any length of time, nobody is less known than a new player.
    assert_eq!(before.aged(100_000 * PERIOD).deviation, Rating::START.deviation);
    assert_eq!(before.aged(-5), before);
}

fn any_rating() -> impl Strategy<Value = Rating> {
    (100.0..3500.0f64, 25.0..350.0f64, 0.02..0.12f64).prop_map(|(points, deviation, volatility)| Rating {
        points,
        deviation,
        volatility,
    })
}

proptest! {
    #[test]
    fn the_winner_never_loses_points(one in any_rating(), other in any_rating()) {
        let [winner, loser] = after_match([one, other], Score::Win);
        prop_assert!(winner.points >= one.points && loser.points <= other.points);
        for after in [winner, loser] {
            prop_assert!(after.points.is_finite() && after.volatility.is_finite());
            prop_assert!(after.deviation > 0.0 && after.deviation <= Rating::START.deviation);
        }
    }

    #[test]
    fn seats_make_no_difference(one in any_rating(), other in any_rating()) {
        for score in [Score::Win, Score::Draw, Score::Loss] {
            let [a, b] = after_match([one, other], score);
            let [c, d] = after_match([other, one], score.of_other());
            prop_assert_eq!((a, b), (d, c));
        }
    }

    #[test]
    fn a_draw_of_equals_moves_nobody(one in any_rating()) {
        let [home, away] = after_match([one, one], Score::Draw);
        prop_assert!((home.points - one.points).abs() < 1e-9 && (away.points - one.points).abs() < 1e-9);
    }
}

/// A server on a database, and a rated match between two people.
struct Fixture {
    app: App,
    time: Time,
    _database: Database,
}

impl Fixture {
    async fn new(backend: Backend) -> Self {
        let database = Database::fresh(backend).await;
        let time = Time::manual(NOW);
        let config = Config {
            database: Some(database.url.clone()),
            data_dir: database.folder.clone(),
            time: time.clone(),
            ..Config::default()
        };
        let app = Server::open(config).await.unwrap().app().clone();
        for name in ["Ann", "Bob"] {
            app.store.add_user(name, Kind::Person, None, NOW).await.unwrap();
        }
        Self { app, time, _database: database }
    }

    async fn play(&self, rated: bool, clock: Control) -> Match {
        let proposal = Proposal {
            spec: "fuba:3.0".into(),
            seat: SeatWish::Home,
            clock,
            rated,
            access: Access::Open,
            takebacks: Takebacks::Agreed,
            hints: Hints::None,
        };
        let [home, away] = ["Ann", "Bob"].map(ToOwned::to_owned);
        let id = |name: String| async move { self.app.store.user_named(&name).await.unwrap().unwrap().id };
        let (ann, bob) = (id(home.clone()).await, id(away.clone()).await);
        let seats = Seats([Occupant::User { id: ann, name: home }, Occupant::User { id: bob, name: away }]);
        let new = lobby::new_match(&proposal, 1, seats, ann).unwrap();
        // Not started: only the row is needed here.
        self.app.store.add_match(&new, self.time.now()).await.unwrap();
        self.app.store.match_by_code(&new.code).await.unwrap().unwrap()
    }

    async fn rating(&self, name: &str) -> Rating {
        let user = self.app.store.user_named(name).await.unwrap().unwrap();
        self.app.store.rating(user.id, "fuba", "live", self.time.now()).await.unwrap()
    }
}

const CLOCK: Control = Control::Live { seconds: 1800, increment: 0, at_zero: AtZero::Lose };

fn ending(outcome: &str) -> Ending {
    Ending { outcome: outcome.into(), reason: "played".into(), score: [1, 0] }
}

async fn a_match_counts_once(backend: Backend) {
    let of = Fixture::new(backend).await;
    let listed = of.play(true, CLOCK).await;
    assert_eq!(listed.status, Status::Live);
    let won = ending("home");
    // Even when two report the end at the same time.
    let (one, two) = tokio::join!(settle(&of.app, &listed, &won), settle(&of.app, &listed, &won));
    one.unwrap();
    two.unwrap();
    settle(&of.app, &listed, &ending("away")).await.unwrap();
    let [ann, bob] = after_match([Rating::START; 2], Score::Win);
    assert_eq!(of.rating("Ann").await, ann);
    assert_eq!(of.rating("Bob").await, bob);
    assert!((ann.points - 1662.2).abs() < 0.2 && (bob.points - 1337.8).abs() < 0.2, "{ann:?} {bob:?}");
    // The next one, a week later, starts from the aged ratings.
    of.time.advance(std::time::Duration::from_hours(7 * 24));
    let [ann, bob] = after_match([ann.aged(PERIOD), bob.aged(PERIOD)], Score::Draw);
    let next = of.play(true, CLOCK).await;
    settle(&of.app, &next, &ending("draw")).await.unwrap();
    assert_eq!([of.rating("Ann").await, of.rating("Bob").await], [ann, bob]);
}

async fn some_matches_do_not_count(backend: Backend) {
    let of = Fixture::new(backend).await;
    let casual = of.play(false, CLOCK).await;
    settle(&of.app, &casual, &ending("home")).await.unwrap();
    let timeless = of.play(true, Control::None {}).await;
    settle(&of.app, &timeless, &ending("home")).await.unwrap();
    let aborted = of.play(true, CLOCK).await;
    settle(&of.app, &aborted, &ending("unfinished")).await.unwrap();
    // A takeback was agreed after the row was read.
    let unrated = of.play(true, CLOCK).await;
    of.app.store.unrate_match(unrated.id).await.unwrap();
    settle(&of.app, &unrated, &ending("home")).await.unwrap();
    let mut alone = of.play(true, CLOCK).await;
    alone.seats.0[1] = alone.seats.0[0].clone();
    settle(&of.app, &alone, &ending("home")).await.unwrap();
    let mut against_computer = of.play(true, CLOCK).await;
    against_computer.seats.0[1] = Occupant::Computer { level: "rookie".into() };
    settle(&of.app, &against_computer, &ending("home")).await.unwrap();
    assert_eq!([of.rating("Ann").await, of.rating("Bob").await], [Rating::START; 2]);
}

async fn matches_that_end_together_all_count(backend: Backend) {
    const MATCHES: usize = 12;
    let of = Fixture::new(backend).await;
    let mut ends = tokio::task::JoinSet::new();
    for number in 0..MATCHES {
        let mut listed = of.play(true, CLOCK).await;
        if number % 2 == 1 {
            listed.seats.0.swap(0, 1);
        }
        let app = of.app.clone();
        ends.spawn(async move { settle(&app, &listed, &ending("draw")).await.unwrap() });
    }
    ends.join_all().await;
    // Draws between equals: only the deviation shows how many were counted.
    let mut ratings = [Rating::START; 2];
    for _ in 0..MATCHES {
        ratings = after_match(ratings, Score::Draw);
    }
    let [ann, bob] = [of.rating("Ann").await, of.rating("Bob").await];
    assert!((ann.deviation - ratings[0].deviation).abs() < 1e-9, "{ann:?} {ratings:?}");
    assert!((bob.deviation - ratings[1].deviation).abs() < 1e-9, "{bob:?} {ratings:?}");
}

async fn a_rematch_is_made_once(backend: Backend) {
    let of = Fixture::new(backend).await;
    let listed = of.play(true, CLOCK).await;
    of.app.store.end_match(listed.id, Status::Over, &ending("home"), None, NOW).await.unwrap();
    let (one, two) = tokio::join!(lobby::rematch(&of.app, &listed), lobby::rematch(&of.app, &listed));
    let (one, two) = (one.unwrap(), two.unwrap());
    assert_eq!(one.code, two.code);
    assert_eq!(lobby::rematch(&of.app, &listed).await.unwrap().code, one.code);
    assert_eq!((one.status, one.rated, &one.terms), (Status::Live, true, &listed.terms));
    assert_eq!(one.spec, listed.spec);
    assert_eq!(one.seats.0, [listed.seats.0[1].clone(), listed.seats.0[0].clone()]);
    // A rematch can have one, too.
    of.app.store.end_match(one.id, Status::Over, &ending("draw"), None, NOW).await.unwrap();
    let third = lobby::rematch(&of.app, &one).await.unwrap();
    assert_eq!(third.seats.0, listed.seats.0);
}

macro_rules! on_both {
    ($($name:ident)*) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $name() {
                super::$name(super::Backend::Sqlite).await;
            })*
        }

        mod postgres {
            $(#[tokio::test]
            async fn $name() {
                if super::Database::has_postgres() {
                    super::$name(super::Backend::Postgres).await;
                }
            })*
        }
    };
}

on_both! { a_match_counts_once some_matches_do_not_count matches_that_end_together_all_count a_rematch_is_made_once }
