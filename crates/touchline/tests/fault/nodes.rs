//! Several real servers on one PostgreSQL database, which wake each other over NATS: they are killed, paused,
//! cut off from NATS, and nobody loses anything or gains time.

mod clocks;
mod cut_off;
mod deaths;
mod load;
mod people;
mod refusals;

use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::common::{Backend, Client, Database, StatusCode, Value, json};
use crate::diary::{Diary, LIMIT, Progress, SPECS, Story, Table, Tally, attend};
use crate::process::{Process, free};
use sqlx::Row as _;
use tokio::task::JoinSet;
use touchline_engine::{Pcg, Rng as _, Seat};

/// Concurrent matches: of each pair of players five, of which three are rated, one lasts, and one is the
/// first player's against a computer.
const MATCHES: usize = 50;
const OF_A_PAIR: usize = 5;

/// A match that ends by itself before it is resigned, and one that goes on for as long as a test wants.
const SHORT: &str = "grid:basic@small?end=turns:8";
const LASTING: &str = "grid:basic@small?end=turns:1000";

/// Which players of a pair have a client that contributes to the dice and seals, one pair after another.
const CAREFUL: [[bool; 2]; 3] = [[true, true], [false, false], [true, false]];

/// The program that carries wake-ups; Debian keeps it off the path of users.
fn nats_server() -> Option<&'static str> {
    let places = ["nats-server", "/usr/sbin/nats-server"];
    places.into_iter().find(|place| Command::new(place).arg("--version").output().is_ok())
}

/// Whether there is everything that nodes need; prints a notice if not.
fn has_all() -> bool {
    let has_nats = nats_server().is_some();
    if !has_nats {
        println!("skipped: nats-server is not installed (`cargo xtask test` asks for it)");
    }
    Database::has_postgres() && has_nats
}

/// Try something until it comes out.
async fn until<T>(what: &str, mut attempt: impl AsyncFnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = attempt().await {
            return found;
        }
        assert!(begun.elapsed() < LIMIT, "not in time: {what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// What somebody sees of a match, however often their node was away.
async fn state(client: &Client, code: &str) -> Value {
    let path = format!("/api/matches/{code}/state");
    until("the match is there", async || {
        let response = client.request(reqwest::Method::GET, &path).send().await.ok()?;
        if response.status().is_success() { response.json().await.ok() } else { None }
    })
    .await
}

/// A NATS server on this machine.
struct Nats {
    child: Option<Child>,
    port: u16,
}

impl Nats {
    fn start() -> Self {
        let mut nats = Self { child: None, port: free().port() };
        nats.come_back();
        nats
    }

    fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    fn go_away(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }

    fn come_back(&mut self) {
        let mut command = Command::new(nats_server().unwrap());
        command.args(["-a", "127.0.0.1", "-p", &self.port.to_string()]);
        self.child = Some(command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap());
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            assert!(begun.elapsed() < LIMIT, "NATS starts");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.go_away();
    }
}

/// Two nodes, and where they are.
struct Nodes {
    database: Database,
    nats: Nats,
    addrs: [SocketAddr; 2],
    running: [Option<Process>; 2],
}

impl Nodes {
    async fn start() -> Self {
        let (database, nats) = (Database::fresh(Backend::Postgres).await, Nats::start());
        let mut nodes = Self { database, nats, addrs: [free(), free()], running: [None, None] };
        nodes.begin(0);
        nodes.begin(1);
        nodes
    }

    fn begin(&mut self, at: usize) {
        let (url, folder) = (&self.database.url, &self.database.folder);
        let process = Process::try_start(url, folder, self.addrs[at], Some(&self.nats.url())).unwrap();
        self.running[at] = Some(process);
    }

    fn kill(&mut self, at: usize) {
        self.running[at].take().unwrap().kill();
    }

    /// Somebody with an account, who came to one of them.
    async fn person(&self, name: &str, at: usize) -> Client {
        let client = Client::new(self.addrs[at]);
        let account = json!({ "name": name, "password": "corner flag and whistle" });
        let (status, made) = client.post("/api/accounts", account).await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        client
    }

    /// Two who came to different nodes.
    async fn pair(&self, number: usize, careful: [bool; 2]) -> [Client; 2] {
        let pair = [
            self.person(&format!("Home-{number}"), 0).await,
            self.person(&format!("Away-{number}"), 1).await,
        ];
        for (client, _) in pair.iter().zip(careful).filter(|(_, is_careful)| *is_careful) {
            let request = client.request(reqwest::Method::GET, "/api/me/blocks");
            let known = request.header("X-Touchline-Dice", "1").send().await.unwrap();
            assert!(known.status().is_success());
        }
        pair
    }

    /// The same person at both, first at the one where they came.
    fn both(&self, client: &Client) -> Vec<Client> {
        let mut addrs = self.addrs;
        addrs.sort_by_key(|addr| *addr != client.addr);
        addrs.into_iter().map(|addr| client.at(addr)).collect()
    }
}

async fn begun(home: &Client, body: Value) -> String {
    let (status, made) = home.post("/api/matches", body).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    made["code"].as_str().unwrap().to_owned()
}

/// A match against a computer.
async fn against_computer(home: &Client, spec: &str) -> String {
    let opponent = json!({ "kind": "computer", "level": "random" });
    begun(home, json!({ "spec": spec, "seat": "home", "opponent": opponent })).await
}

/// A match between two, who are at different nodes.
async fn made(home: &Client, away: &Client, spec: &str, rated: bool) -> String {
    let clock = json!({ "kind": "live", "seconds": 3600, "increment": 5, "at_zero": "lose" });
    let body = json!({ "spec": spec, "seat": "home", "rated": rated, "clock": clock });
    let code = begun(home, body).await;
    let (status, joined) = away.post(&format!("/api/matches/{code}/join"), json!({})).await;
    assert_eq!(status, StatusCode::OK, "{joined}");
    code
}

/// Matches that are played at both nodes.
struct Play {
    tables: Vec<Arc<Table>>,
    rated: usize,
    tally: Arc<Tally>,
    viewers: JoinSet<(usize, Option<Seat>, Diary)>,
    /// Of each match, who played it, and who watched.
    diaries: Vec<Vec<(Option<Seat>, Diary)>>,
}

impl Play {
    async fn begin(nodes: &Nodes, matches: usize, answers: usize, seed: u64) -> Self {
        let mut play = Self {
            tables: Vec::new(),
            rated: 0,
            tally: Arc::default(),
            viewers: JoinSet::new(),
            diaries: (0..matches).map(|_| Vec::new()).collect(),
        };
        let (mut pair, mut careful) = (Vec::new(), [false; 2]);
        for number in 0..matches {
            if number % OF_A_PAIR == 0 {
                careful = CAREFUL[number / OF_A_PAIR % CAREFUL.len()];
                pair = nodes.pair(number, careful).await.to_vec();
            }
            let of_all = SPECS[(number + number / OF_A_PAIR) % SPECS.len()];
            let (spec, code, most, players) = match number % OF_A_PAIR {
                // A computer answers as often, and nobody counts that.
                4 => {
                    let spec = if (number / OF_A_PAIR).is_multiple_of(2) { SHORT } else { of_all };
                    (spec, against_computer(&pair[0], spec).await, answers / 2, &pair[..1])
                }
                3 => (LASTING, made(&pair[0], &pair[1], LASTING, false).await, usize::MAX, &pair[..]),
                _ => {
                    play.rated += 1;
                    (of_all, made(&pair[0], &pair[1], of_all, true).await, answers, &pair[..])
                }
            };
            let (answers, most) = (AtomicUsize::new(0), AtomicUsize::new(most));
            let table = Arc::new(Table { code, spec, careful, answers, most });
            play.tables.push(table.clone());
            // Somebody watches every tenth.
            let watcher = (number % 10 == 0).then(|| (None, Client::new(nodes.addrs[number / 10 % 2])));
            let seats = Seat::ALL.map(Some).into_iter().zip(players.iter().cloned());
            for (viewer, client) in seats.chain(watcher) {
                let place = number * 3 + viewer.map_or(2, |seat| seat as usize);
                let (tally, seed) = (Arc::clone(&play.tally), seed + place as u64);
                let attended = attend(nodes.both(&client), table.clone(), viewer, tally, seed);
                play.viewers.spawn(async move { (number, viewer, attended.await) });
            }
        }
        play
    }

    fn answers(&self) -> usize {
        self.tally.answers()
    }

    fn keep(&mut self, (number, viewer, diary): (usize, Option<Seat>, Diary)) {
        self.diaries[number].push((viewer, diary));
    }

    /// Wait until so many answers were given.
    async fn until(&mut self, answers: usize) {
        let mut progress = Progress::new();
        while self.answers() < answers {
            progress.check(&self.tally);
            assert!(self.running() > 0, "all are over after {} answers", self.answers());
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    /// How many matches nobody has seen the end of.
    fn running(&mut self) -> usize {
        // A viewer that was told something wrong ends the test at once.
        while let Some(done) = self.viewers.try_join_next() {
            self.keep(done.unwrap());
        }
        self.diaries.iter().filter(|diaries| diaries.is_empty()).count()
    }

    /// Whatever has happened: matches are still played, and go on.
    async fn goes_on(&mut self) -> usize {
        let running = self.running();
        self.until(self.answers() + 2 * self.tables.len()).await;
        running
    }

    /// What still goes on is resigned. Everything ends, and everybody has seen what the record tells, which
    /// is the same at both nodes and holds every answer once.
    async fn end(mut self, nodes: &Nodes) -> Ended {
        for table in &self.tables {
            table.most.store(0, Ordering::Relaxed);
        }
        while let Some(done) =
            tokio::time::timeout(LIMIT, self.viewers.join_next()).await.expect("every match ends")
        {
            self.keep(done.unwrap());
        }
        let mut ended = Ended { matches: self.tables.len(), rated: self.rated, ..Ended::default() };
        for (table, diaries) in self.tables.iter().zip(&self.diaries) {
            let mut records = Vec::new();
            for addr in nodes.addrs {
                let reader = Client::new(addr);
                let path = format!("/api/matches/{}/record", table.code);
                let record = reader.request(reqwest::Method::GET, &path).send().await.unwrap();
                assert!(record.status().is_success(), "{}", table.code);
                records.push(record.text().await.unwrap());
            }
            assert_eq!(records[0], records[1], "{}: two nodes tell the same", table.code);
            let story = Story::of(table.spec, &records[0]);
            let journal = journal(nodes, &table.code).await;
            for (viewer, diary) in diaries {
                let what = format!("{} {} {viewer:?}", table.spec, table.code);
                story.check(*viewer, diary, &what);
                ended.returns += diary.returns;
                ended.attempts = ended.attempts.max(diary.attempts);
                let Some(seat) = viewer else { continue };
                let own = &journal[*seat as usize];
                assert_eq!(
                    own, &story.answers[*seat as usize],
                    "{what}: the record has the journal's answers"
                );
                assert!(diary.explains(own), "{what}: not what was sent: {:?}, {own:?}", diary.sent);
                if let Some(keeper) = &diary.keeper {
                    ended.dice += keeper.check(&records[0])[0];
                }
            }
        }
        ended
    }
}

/// What came of it.
#[derive(Default)]
struct Ended {
    matches: usize,
    rated: usize,
    returns: usize,
    /// The most attempts that somebody needed to come back.
    attempts: usize,
    /// Dice that were verified with receipts.
    dice: usize,
}

/// The answers of both seats as the journal has them, whose steps are numbered one by one.
async fn journal(nodes: &Nodes, code: &str) -> [Vec<String>; 2] {
    let mut connection = nodes.database.connect().await;
    let sql = "SELECT s.seq, s.body FROM steps s JOIN matches m ON m.id = s.match_id WHERE m.code = $1 ORDER BY s.seq";
    let rows = sqlx::query(sql).bind(code).fetch_all(&mut connection).await.unwrap();
    let mut answers = [Vec::new(), Vec::new()];
    for (number, row) in (1_i64..).zip(rows) {
        assert_eq!(row.get::<i64, _>(0), number, "{code}");
        let line: Value = serde_json::from_str(&row.get::<String, _>(1)).unwrap();
        let act = &line["e"]["act"];
        if let Some(seat) = act["by"].as_str().and_then(Seat::from_word) {
            let given = act["a"].as_array().unwrap().iter().map(|answer| answer.as_str().unwrap().to_owned());
            answers[seat as usize].extend(given);
        }
    }
    answers
}

/// Once every end is noted: each rated match counts once for each of its players. How many matches ended by
/// themselves.
async fn rated_once(nodes: &Nodes, &Ended { matches, rated, .. }: &Ended) -> i64 {
    let mut connection = nodes.database.connect().await;
    until("every end is noted", async || {
        let left = sqlx::query("SELECT COUNT(*) FROM endings").fetch_one(&mut connection).await.unwrap();
        (left.get::<i64, _>(0) == 0).then_some(())
    })
    .await;
    let sql = "SELECT (SELECT COUNT(*) FROM rating_changes), (SELECT SUM(matches)::bigint FROM ratings), \
               (SELECT COUNT(*) FROM matches WHERE status = 'over'), \
               (SELECT COUNT(*) FROM steps WHERE body LIKE '%resign%'), \
               (SELECT COUNT(*) FROM matches WHERE reason = 'resigned')";
    let row = sqlx::query(sql).fetch_one(&mut connection).await.unwrap();
    let counts: Vec<i64> = (0..5).map(|at| row.get(at)).collect();
    let [matches, rated] = [matches, rated].map(|count| i64::try_from(count).unwrap());
    assert_eq!(counts[..3], [2 * rated, 2 * rated, matches], "changes, rated, over");
    assert_eq!(counts[3], counts[4], "every resignation once");
    matches - counts[3]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fifty_matches_and_twenty_nodes_killed() {
    if !has_all() {
        return;
    }
    let (mut nodes, answers, kills, seed) = (Nodes::start().await, 250, 20, 3);
    let mut play = Play::begin(&nodes, MATCHES, answers, seed).await;
    let mut rng = Pcg::new(seed, 2);
    let all = u32::try_from(MATCHES * answers).unwrap();
    let mut moments: Vec<usize> = (0..kills).map(|_| rng.below(all * 9 / 10) as usize).collect();
    moments.sort_unstable();
    for (number, moment) in moments.into_iter().enumerate() {
        play.until(moment).await;
        tokio::time::sleep(Duration::from_micros(u64::from(rng.below(20_000)))).await;
        nodes.kill(number % 2);
        nodes.begin(number % 2);
    }
    let running = play.goes_on().await;
    let (given, ended) = (play.answers(), play.end(&nodes).await);
    let by_themselves = rated_once(&nodes, &ended).await;
    let Ended { returns, dice, .. } = ended;
    println!(
        "{given} answers and more, {kills} kills, {running} matches outlive them, {returns} returns, {dice} dice \
         verified with receipts"
    );
    assert!(running > 0, "the last kill was in the middle");
    assert!(by_themselves > 0, "some ended by themselves");
    assert!(returns >= kills, "the kills were noticed");
    assert!(dice > 0, "some have a receipt");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn play_goes_on_while_nats_is_away() {
    if !has_all() {
        return;
    }
    let away = std::env::var("TOUCHLINE_NATS_AWAY").map_or(10, |seconds| seconds.parse().unwrap());
    let (mut nodes, matches) = (Nodes::start().await, 10);
    // More than can be played while it is away, so that it is in the middle.
    let mut play = Play::begin(&nodes, matches, 40 * away, 7).await;
    play.until(20).await;
    nodes.nats.go_away();
    let before = play.answers();
    tokio::time::sleep(Duration::from_secs(away as u64)).await;
    let meanwhile = play.answers() - before;
    nodes.nats.come_back();
    let running = play.goes_on().await;
    assert!(running > 0, "it was away in the middle");
    assert!(meanwhile > matches, "only {meanwhile} answers in {away} seconds without NATS");
    let ended = play.end(&nodes).await;
    rated_once(&nodes, &ended).await;
    println!("{meanwhile} answers in {away} seconds without NATS");
}

/// One node after another is replaced in order: whoever was there comes back at the other one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_are_replaced_one_after_another() {
    if !has_all() {
        return;
    }
    let (mut nodes, matches) = (Nodes::start().await, 5);
    let mut play = Play::begin(&nodes, matches, 300, 11).await;
    for at in [0, 1, 0] {
        let now = play.answers();
        play.until(now + 20).await;
        let node = nodes.running[at].take().unwrap();
        tokio::task::spawn_blocking(move || node.end()).await.unwrap();
        nodes.begin(at);
    }
    play.goes_on().await;
    let ended = play.end(&nodes).await;
    rated_once(&nodes, &ended).await;
    let Ended { returns, attempts, .. } = ended;
    println!("{returns} returns, {attempts} attempts at most");
    assert!(returns >= 3, "{returns}");
    assert!(attempts <= 2, "the other node takes whoever comes back: {attempts} attempts");
}
