//! The real server is killed at random moments while many matches are played, and restarted: nothing anybody
//! was told is lost or changed.

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::time::Duration;

use crate::common::{Backend, Client, Database, Value, json};
use crate::diary::{Diary, LIMIT, Progress, SPECS, Story, Table, Tally, attend};
use crate::process::{Disk, Process, free};
use tokio::task::JoinSet;
use touchline_engine::{Pcg, Rng as _, Seat};

/// How hard the trial is.
#[derive(Clone, Copy)]
struct Trial {
    backend: Backend,
    seed: u64,
    /// Answers after which a match is abandoned.
    answers: usize,
    /// How often the server is killed.
    kills: usize,
    /// Whether the disk is full before every second kill.
    full: bool,
}

/// Concurrent matches.
const MATCHES: usize = 20;

async fn made(process: &Process, spec: &str, careful: [bool; 2]) -> (Client, Client, String) {
    let (home, away) = (Client::new(process.addr), Client::new(process.addr));
    for (client, is_careful) in [&home, &away].into_iter().zip(careful) {
        let (status, me) = client.post("/api/guests", Value::Null).await;
        assert!(status.is_success(), "{me}");
        if is_careful {
            let request = client.request(reqwest::Method::GET, "/api/me/blocks");
            let known = request.header("X-Touchline-Dice", "1").send().await.unwrap();
            assert!(known.status().is_success());
        }
    }
    let (status, made) = home.post("/api/matches", json!({ "spec": spec, "seat": "home" })).await;
    assert!(status.is_success(), "{made}");
    let code = made["code"].as_str().unwrap().to_owned();
    let (status, joined) = away.post(&format!("/api/matches/{code}/join"), json!({})).await;
    assert!(status.is_success(), "{joined}");
    (home, away, code)
}

/// Everybody who looks at a match: both seats, and somebody who only watches.
type Viewers = [(Client, Option<Seat>); 3];

/// All matches, with everybody who looks at them.
async fn seated(process: &Process, most: usize) -> Vec<(Arc<Table>, Viewers)> {
    let mut seated = Vec::new();
    for number in 0..MATCHES {
        let spec = SPECS[number % SPECS.len()];
        // Each kind of match is played by two careful clients, by one and a plain one, and by two plain ones.
        let careful = [[true, true], [true, false], [false, true], [false, false]][number / SPECS.len() % 4];
        let (home, away, code) = made(process, spec, careful).await;
        let (answers, most) = (AtomicUsize::new(0), AtomicUsize::new(most));
        let table = Arc::new(Table { code, spec, careful, answers, most });
        let spectator = Client::new(process.addr);
        seated.push((table, [(home, Some(Seat::Home)), (away, Some(Seat::Away)), (spectator, None)]));
    }
    seated
}

/// The disk stays full until somebody was told so.
async fn is_noticed(tally: &Tally) {
    let mut progress = Progress::new();
    while tally.refused() == 0 {
        progress.check(tally);
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

async fn survive(trial: Trial) {
    let Trial { backend, seed, answers, kills, full } = trial;
    let database = Database::fresh(backend).await;
    let disk = if full { Disk::own(&database.folder).unwrap_or(Disk::Limit) } else { Disk::Limit };
    let addr = free();
    let begin = || Process::start(&database.url, &database.folder, addr);
    let mut process = begin();
    let tally = Arc::new(Tally::default());
    let seated = seated(&process, answers).await;
    let mut players = JoinSet::new();
    let mut diaries: Vec<Option<Diary>> = (0..MATCHES * 3).map(|_| None).collect();
    for (number, (table, viewers)) in seated.iter().enumerate() {
        for (at, (client, seat)) in viewers.iter().enumerate() {
            let seed = seed + (number * 3 + at) as u64;
            let attended = attend(vec![client.clone()], table.clone(), *seat, tally.clone(), seed);
            players.spawn(async move { (number * 3 + at, attended.await) });
        }
    }
    // Killed after this many answers altogether, whatever the server is doing at that moment.
    let mut rng = Pcg::new(seed, 2);
    let all = u32::try_from(MATCHES * answers).unwrap();
    let mut moments: Vec<usize> = (0..kills).map(|_| rng.below(all * 9 / 10) as usize).collect();
    moments.sort_unstable();
    let mut fulls = 0;
    for (number, moment) in moments.into_iter().enumerate() {
        let mut progress = Progress::new();
        while tally.answers() < moment {
            progress.check(&tally);
            // A viewer that was told something wrong ends the test at once.
            if let Some(done) = players.try_join_next() {
                let (at, diary) = done.unwrap();
                diaries[at] = Some(diary);
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        let is_full = full && number % 2 == 0;
        if is_full {
            disk.fill(&process);
            fulls += 1;
            tokio::time::sleep(Duration::from_micros(u64::from(rng.below(60_000)))).await;
            if fulls == 1 {
                is_noticed(&tally).await;
            }
            // Every second time there is room again before the kill, and something may be acknowledged.
            if number % 4 == 0 {
                disk.free(&process);
                tokio::time::sleep(Duration::from_micros(u64::from(rng.below(60_000)))).await;
            }
        }
        // A random moment within whatever is under way.
        tokio::time::sleep(Duration::from_micros(u64::from(rng.below(20_000)))).await;
        process.kill();
        if is_full && matches!(disk, Disk::Own(_)) {
            disk.free(&process);
        }
        process = begin();
    }
    while let Some(done) = tokio::time::timeout(LIMIT, players.join_next()).await.expect("every match ends") {
        let (at, diary) = done.unwrap();
        diaries[at] = Some(diary);
    }
    let diaries: Vec<Diary> = diaries.into_iter().map(Option::unwrap).collect();
    // Once more: what was written last is there as well.
    process.kill();
    let process = begin();
    let reader = Client::new(process.addr);
    let (mut returns, mut wholes, mut gaps) = (0, 0, 0);
    let (mut verified, mut held) = (0, [0; 3]);
    for ((table, _), diaries) in seated.iter().zip(diaries.chunks(3)) {
        let record = reader.request(reqwest::Method::GET, &format!("/api/matches/{}/record", table.code));
        let record = record.send().await.unwrap();
        assert!(record.status().is_success(), "{}: {}", table.code, record.text().await.unwrap());
        let record = record.text().await.unwrap();
        let story = Story::of(table.spec, &record);
        for (seat, diary) in [Some(Seat::Home), Some(Seat::Away), None].into_iter().zip(diaries) {
            let what = format!("{} {} {seat:?}", table.spec, table.code);
            story.check(seat, diary, &what);
            let (_, state) = reader.get(&format!("/api/matches/{}/state", table.code)).await;
            let last = diary.heard.last().unwrap();
            assert_eq!(last["result"], state["result"], "{what}");
            assert_eq!(last["score"], state["score"], "{what}");
            if let Some(keeper) = &diary.keeper {
                verified += 1;
                held.iter_mut().zip(keeper.check(&record)).for_each(|(all, count)| *all += count);
            }
            returns += diary.returns;
            wholes += diary.wholes;
            gaps += diary.gaps;
        }
    }
    let refused = tally.refused();
    println!(
        "{backend:?}: {} answers, {kills} kills, {fulls} times a full disk, {refused} answers refused, \
         {returns} returns ({wholes} got everything, {gaps} a gap); {verified} records verified with receipts: {} dice, \
         {} sealed choices held, {} opened before the end",
        tally.answers(),
        held[0],
        held[1],
        held[2],
    );
    assert!(verified == MATCHES && held.iter().all(|count| *count > 0), "{verified} receipts: {held:?}");
    assert!(returns >= kills, "the kills were noticed");
    assert!(!full || refused > 0, "the full disk was noticed");
}

const SHORT: Trial = Trial { backend: Backend::Sqlite, seed: 1, answers: 40, kills: 10, full: true };
const LONG: Trial = Trial { answers: 300, kills: 200, ..SHORT };

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_with_sqlite() {
    survive(SHORT).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_with_postgres() {
    if Database::has_postgres() {
        survive(Trial { backend: Backend::Postgres, seed: 2, full: false, ..SHORT }).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "minutes: cargo test -p touchline --test fault -- --ignored --nocapture"]
async fn two_hundred_kills_with_sqlite_half_of_them_with_a_full_disk() {
    survive(LONG).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "minutes: cargo test -p touchline --test fault -- --ignored --nocapture"]
async fn two_hundred_kills_with_postgres() {
    if Database::has_postgres() {
        survive(Trial { backend: Backend::Postgres, seed: 2, full: false, ..LONG }).await;
    }
}
