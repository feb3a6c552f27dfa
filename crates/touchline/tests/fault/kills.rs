//! The real server is killed at random moments while many matches are played, and restarted: nothing anybody
//! was told is lost or changed.

use std::collections::HashMap;
use std::net::TcpListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::common::{Backend, Client, Database, Socket, Value, json};
use crate::process::{Disk, Process};
use tokio::task::JoinSet;
use touchline_engine::{
    Describe as _, Game as _, Input, Node, Notation as _, Pcg, Record, Rng as _, Seat, retell,
};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;

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
/// The time limit of the whole trial.
const LIMIT: Duration = Duration::from_mins(9);

const SPECS: [&str; 5] = ["fuba:3.0", "grid:basic@small", "fuba:2.1+all", "grid:full", "fuba:3.0+all"];

/// What one viewer of a match experienced.
#[derive(Debug, Default)]
struct Diary {
    /// Every message about the match, in order.
    heard: Vec<Value>,
    /// Answers the server acknowledged.
    done: Vec<String>,
    /// Answers that could not be saved.
    refused: usize,
    /// How often it had to reconnect.
    returns: usize,
    /// How often what it had missed came as a gap, and as a full view.
    gaps: usize,
    wholes: usize,
}

impl Diary {
    fn last(&self) -> Option<u64> {
        self.heard.last().and_then(|message| message["seq"].as_u64())
    }

    fn hear(&mut self, message: Value, just_back: bool) {
        let seq = message["seq"].as_u64().unwrap();
        let last = self.last();
        if message["type"] == "update" {
            // A viewer without history gets a full view first.
            assert_eq!(Some(seq), last.map(|last| last + 1), "the next number");
            self.gaps += usize::from(just_back);
        } else {
            assert!(last.is_none_or(|last| seq >= last), "numbers never go back: {last:?}, then {seq}");
            self.wholes += usize::from(just_back);
            if Some(seq) == last {
                let before = self.heard.last().unwrap();
                assert_eq!(before["position"], message["position"], "the same number, the same position");
            }
        }
        self.heard.push(message);
    }
}

/// What the players of a match share.
struct Table {
    code: String,
    spec: &'static str,
    answers: AtomicUsize,
    most: usize,
}

/// Reconnect, as often as it takes.
async fn connect(client: &Client, code: &str, last: Option<u64>, until: Instant) -> Socket {
    let last = last.map_or(String::new(), |last| format!("?last={last}"));
    loop {
        assert!(Instant::now() < until, "the server is there in time");
        match client.socket_at(&format!("/api/matches/{code}/socket{last}")).await {
            Ok(socket) => return socket,
            Err(_) => tokio::time::sleep(Duration::from_millis(30)).await,
        }
    }
}

/// Play (or only watch) until the match is over.
async fn attend(
    client: Client,
    table: Arc<Table>,
    seat: Option<Seat>,
    total: Arc<AtomicUsize>,
    seed: u64,
) -> Diary {
    let until = Instant::now() + LIMIT;
    let (mut diary, mut rng) = (Diary::default(), Pcg::new(seed, 1));
    let (mut number, mut sent) = (0_u64, HashMap::<u64, String>::new());
    loop {
        let mut socket = connect(&client, &table.code, diary.last(), until).await;
        let mut just_back = true;
        // Nothing may have happened since: then no message comes, and the old question still stands.
        let mut known = diary.heard.last().cloned();
        loop {
            if let Some(message) = known.take() {
                if !message["result"].is_null() {
                    return diary;
                }
                if seat.is_some() && !message["ask"].is_null() {
                    number += 1;
                    let seq = message["seq"].as_u64().unwrap();
                    let wish = if table.answers.load(Ordering::Relaxed) >= table.most {
                        json!({ "do": "resign" })
                    } else {
                        let legal = message["ask"]["legal"].as_array().unwrap();
                        let index = rng.below(u32::try_from(legal.len()).unwrap()) as usize;
                        let action = legal[index].as_str().unwrap();
                        sent.insert(number, action.to_owned());
                        json!({ "do": "act", "seq": seq, "answers": [action] })
                    };
                    socket.say(&json!({ "id": number, "wish": wish })).await;
                }
            }
            assert!(Instant::now() < until, "the match ends in time");
            let Some(text) = socket.hear_text().await else { break };
            let message: Value = serde_json::from_str(&text).unwrap();
            match message["type"].as_str().unwrap() {
                "match" | "update" => {
                    diary.hear(message.clone(), just_back && diary.last().is_some());
                    just_back = false;
                    known = Some(message);
                }
                "done" => {
                    if let Some(action) = sent.remove(&message["id"].as_u64().unwrap()) {
                        diary.done.push(action);
                        table.answers.fetch_add(1, Ordering::Relaxed);
                        total.fetch_add(1, Ordering::Relaxed);
                    }
                }
                "error" => {
                    // What was sent before the kill may have been saved: then its reply is known or on its
                    // way.
                    let code = message["error"]["code"].as_str().unwrap();
                    // With a full disk nothing was done, and everybody is told to reconnect.
                    assert!(["stale", "match-over", "not-kept"].contains(&code), "{message}");
                    diary.refused += usize::from(code == "not-kept");
                }
                "presence" => {}
                other => panic!("{other}: {message}"),
            }
        }
        diary.returns += 1;
        sent.clear();
    }
}

/// A match as its record tells it.
struct Story {
    /// What each viewer could see after each input.
    positions: [Vec<String>; 3],
    /// The answers of each seat.
    answers: [Vec<String>; 2],
    rolls: Vec<String>,
}

impl Story {
    fn of(spec: &str, text: &str) -> Self {
        let record = Record::parse(text).unwrap();
        let mut story =
            Self { positions: Default::default(), answers: Default::default(), rolls: Vec::new() };
        with_game!(AnyGame::from_text(spec).unwrap(), game => {
            let mut asked = None;
            let mut told = 0;
            retell(game, &record, |driver| {
                for (at, viewer) in [Some(Seat::Home), Some(Seat::Away), None].into_iter().enumerate() {
                    story.positions[at].push(game.write_view(&game.view(driver.state(), viewer)));
                }
                if driver.inputs().len() > told {
                    told = driver.inputs().len();
                    match driver.inputs().last().unwrap() {
                        Input::Act(action) => {
                            let seat: Seat = asked.unwrap();
                            story.answers[seat as usize].push(game.write_action(*action));
                        }
                        Input::Roll(faces) => story.rolls.push(faces.to_string()),
                        Input::Call(_) => {}
                    }
                }
                asked = match driver.node() {
                    Node::Decide(seat, _) => Some(seat),
                    Node::Chance | Node::Over(_) => None,
                };
            })
            .unwrap();
        });
        story
    }

    /// Everything in a diary is in the record, in the same order.
    fn check(&self, seat: Option<Seat>, diary: &Diary, what: &str) {
        let positions = &self.positions[seat.map_or(2, |seat| seat as usize)];
        let (mut at, mut roll) = (0, 0);
        for message in &diary.heard {
            let position = message["position"].as_str().unwrap();
            let found = positions[at..].iter().position(|told| told == position);
            at += found.unwrap_or_else(|| panic!("{what}: seen, but not in the record: {message}"));
            for seen in message["step"]["dice"].as_array().into_iter().flatten() {
                let seen = seen.as_str().unwrap();
                let found = self.rolls[roll..].iter().position(|told| told == seen || seen == "?");
                roll +=
                    1 + found.unwrap_or_else(|| panic!("{what}: dice that are not in the record: {message}"));
            }
        }
        let Some(seat) = seat else { return };
        let own = &self.answers[seat as usize];
        let mut next = 0;
        for action in &diary.done {
            let found = own[next..].iter().position(|told| told == action);
            next +=
                1 + found.unwrap_or_else(|| panic!("{what}: acknowledged, but not in the record: {action}"));
        }
        // At most one answer per reconnection was saved without its sender being told.
        assert!(own.len() <= diary.done.len() + diary.returns + 1, "{what}: more answers than were given");
        let mine: Vec<&str> = diary
            .heard
            .iter()
            .filter(|message| message["step"]["by"] == seat.word())
            .filter_map(|message| message["step"]["actions"][0].as_str())
            .collect();
        let mut next = 0;
        for action in mine {
            let found = own[next..].iter().position(|told| told == action);
            next += 1 + found.unwrap_or_else(|| panic!("{what}: told, but not in the record: {action}"));
        }
    }
}

async fn made(process: &Process, spec: &str) -> (Client, Client, String) {
    let (home, away) = (Client::new(process.addr), Client::new(process.addr));
    for client in [&home, &away] {
        let (status, me) = client.post("/api/guests", Value::Null).await;
        assert!(status.is_success(), "{me}");
    }
    let (status, made) = home.post("/api/matches", json!({ "spec": spec, "seat": "home" })).await;
    assert!(status.is_success(), "{made}");
    let code = made["code"].as_str().unwrap().to_owned();
    let (status, joined) = away.post(&format!("/api/matches/{code}/join"), json!({})).await;
    assert!(status.is_success(), "{joined}");
    (home, away, code)
}

async fn survive(trial: Trial) {
    let Trial { backend, seed, answers, kills, full } = trial;
    let database = Database::fresh(backend).await;
    let disk = if full { Disk::own(&database.folder).unwrap_or(Disk::Limit) } else { Disk::Limit };
    let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let begin = || Process::start(&database.url, &database.folder, free);
    let mut process = begin();
    let total = Arc::new(AtomicUsize::new(0));
    let mut tables = Vec::new();
    let mut clients = Vec::new();
    for number in 0..MATCHES {
        let spec = SPECS[number % SPECS.len()];
        let (home, away, code) = made(&process, spec).await;
        tables.push(Arc::new(Table { code, spec, answers: AtomicUsize::new(0), most: answers }));
        clients.push([(home, Some(Seat::Home)), (away, Some(Seat::Away)), (Client::new(process.addr), None)]);
    }
    let mut players = JoinSet::new();
    let mut diaries: Vec<Option<Diary>> = (0..MATCHES * 3).map(|_| None).collect();
    for (number, (table, viewers)) in tables.iter().zip(&clients).enumerate() {
        for (at, (client, seat)) in viewers.iter().enumerate() {
            let seed = seed + (number * 3 + at) as u64;
            let attended = attend(client.clone(), table.clone(), *seat, total.clone(), seed);
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
        let until = Instant::now() + LIMIT;
        while total.load(Ordering::Relaxed) < moment {
            assert!(Instant::now() < until, "matches go on: {} answers", total.load(Ordering::Relaxed));
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
    let (mut returns, mut wholes, mut gaps, mut refused) = (0, 0, 0, 0);
    for (table, diaries) in tables.iter().zip(diaries.chunks(3)) {
        let record = reader.request(reqwest::Method::GET, &format!("/api/matches/{}/record", table.code));
        let record = record.send().await.unwrap();
        assert!(record.status().is_success(), "{}: {}", table.code, record.text().await.unwrap());
        let story = Story::of(table.spec, &record.text().await.unwrap());
        for (seat, diary) in [Some(Seat::Home), Some(Seat::Away), None].into_iter().zip(diaries) {
            let what = format!("{} {} {seat:?}", table.spec, table.code);
            story.check(seat, diary, &what);
            let (_, state) = reader.get(&format!("/api/matches/{}/state", table.code)).await;
            let last = diary.heard.last().unwrap();
            assert_eq!(last["result"], state["result"], "{what}");
            assert_eq!(last["score"], state["score"], "{what}");
            returns += diary.returns;
            wholes += diary.wholes;
            gaps += diary.gaps;
            refused += diary.refused;
        }
    }
    println!(
        "{backend:?}: {} answers, {kills} kills, {fulls} times a full disk, {refused} answers refused, \
         {returns} returns ({wholes} got everything, {gaps} a gap)",
        total.load(Ordering::Relaxed)
    );
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
