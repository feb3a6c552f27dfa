//! Every write fails in turn, at every possible point: nothing acknowledged is lost, and the server goes on.

mod order;
mod reading;
mod sweeping;

use crate::on_both;
use std::time::Duration;

use crate::common::database::{Reader, tables};
use crate::common::{self, Backend, Client, Database, Host, StatusCode, Value, json};
use crate::people::{live_clock, name_of, person};
use crate::push;
use crate::table::{self, Table};
use reqwest::Method;
use touchline_server::store::faults::{Faults, Place};

/// What people write.
const ALL: [Write; 40] = [
    Write::Guest,
    Write::GuestName,
    Write::Account,
    Write::SignIn,
    Write::SignOut,
    Write::Upgrade,
    Write::Password,
    Write::Codes,
    Write::Bot,
    Write::CloseBot,
    Write::Token,
    Write::RevokeToken,
    Write::Block,
    Write::Unblock,
    Write::Report,
    Write::Doubt,
    Write::Challenge,
    Write::Decline,
    Write::Accept,
    Write::Match,
    Write::Contribute,
    Write::Withdraw,
    Write::Join,
    Write::Chat,
    Write::Act,
    Write::Resign,
    Write::Takeback,
    Write::Recover,
    Write::Decide,
    Write::Lift,
    Write::CloseDoubt,
    Write::SignOutEverywhere,
    Write::Leave,
    Write::UseToken,
    Write::Competition,
    Write::JoinCompetition,
    Write::Announce,
    Write::DeleteCompetition,
    Write::Subscribe,
    Write::Unsubscribe,
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Write {
    Guest,
    GuestName,
    Account,
    SignIn,
    SignOut,
    Upgrade,
    Password,
    Codes,
    Bot,
    CloseBot,
    Token,
    RevokeToken,
    Block,
    Unblock,
    Report,
    Doubt,
    Challenge,
    Decline,
    Accept,
    Match,
    Contribute,
    Withdraw,
    Join,
    Chat,
    Act,
    Resign,
    Takeback,
    Recover,
    Decide,
    Lift,
    CloseDoubt,
    SignOutEverywhere,
    Leave,
    UseToken,
    Competition,
    JoinCompetition,
    Announce,
    DeleteCompetition,
    Subscribe,
    Unsubscribe,
}

impl Write {
    /// Whether it is a single change, so that after a refusal nothing of it is there.
    fn is_one_change(self) -> bool {
        !matches!(
            self,
            Self::Guest
                | Self::Account
                | Self::Upgrade
                | Self::CloseBot
                | Self::Accept
                | Self::Join
                | Self::Contribute
        ) && !self.is_journal()
    }

    /// Whether it is a journal entry: if only the first try fails, the second stores it.
    fn is_journal(self) -> bool {
        matches!(self, Self::Act | Self::Resign | Self::Takeback)
    }
}

/// A write about to be made, and how to check that it is there.
struct Request {
    client: Client,
    method: Method,
    path: String,
    body: Value,
    /// Whether it comes from a client that contributes to dice.
    dice: bool,
    /// A word that is in the tables once it is stored, or is no longer there.
    mark: Option<(String, bool)>,
}

impl Request {
    fn new(client: &Client, method: Method, path: impl Into<String>, body: Value) -> Self {
        Self { client: client.clone(), method, path: path.into(), body, dice: false, mark: None }
    }

    fn post(client: &Client, path: impl Into<String>, body: Value) -> Self {
        Self::new(client, Method::POST, path, body)
    }

    fn makes(self, mark: &str) -> Self {
        Self { mark: Some((mark.to_owned(), true)), ..self }
    }

    fn removes(self, mark: &str) -> Self {
        Self { mark: Some((mark.to_owned(), false)), ..self }
    }

    async fn send(&self) -> (StatusCode, Value) {
        let request = self.client.request(self.method.clone(), &self.path);
        let request = if self.dice { request.header("X-Touchline-Dice", "1") } else { request };
        let request = if self.body.is_null() { request } else { request.json(&self.body) };
        common::answer(request.send().await.unwrap()).await
    }
}

const PASSWORD: &str = "corner flag and whistle";

async fn ok(request: Request) -> Value {
    let (status, answer) = request.send().await;
    assert!(status.is_success(), "{}: {answer}", request.path);
    answer
}

fn doubt(question: &str) -> Value {
    let position =
        "home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-3-3,GK:BPA,BFR:4,BLW:2,CE:4 ball=CE:3:home clock=1:20";
    json!({ "spec": "fuba:3.0", "position": position, "question": question })
}

/// Prepare a write; `word` is used once.
async fn ready(host: &Host, write: Write, word: &str) -> Request {
    let open = json!({ "spec": "fuba:3.0", "seat": "home" });
    let someone = async || person(host, word).await;
    match write {
        Write::Guest => Request::post(&host.stranger(), "/api/guests", Value::Null),
        Write::Account => {
            let body = json!({ "name": word, "password": PASSWORD });
            Request::post(&host.stranger(), "/api/accounts", body).makes(word)
        }
        Write::SignIn => {
            someone().await;
            Request::post(&host.stranger(), "/api/sessions", json!({ "name": word, "password": PASSWORD }))
        }
        Write::SignOut => {
            Request::new(&host.guest().await, Method::DELETE, "/api/sessions/current", Value::Null)
        }
        Write::GuestName => {
            let body = json!({ "name": word });
            Request::new(&host.guest().await, Method::PUT, "/api/me/name", body).makes(word)
        }
        Write::Upgrade => {
            let body = json!({ "name": word, "password": PASSWORD });
            Request::post(&host.guest().await, "/api/me/upgrade", body).makes(word)
        }
        Write::Password => {
            let body = json!({ "password": PASSWORD, "new_password": "another whistle altogether" });
            Request::post(&someone().await, "/api/me/password", body)
        }
        Write::Codes => {
            Request::post(&someone().await, "/api/me/recovery-codes", json!({ "password": PASSWORD }))
        }
        Write::Bot => Request::post(&someone().await, "/api/bots", json!({ "name": format!("{word}bot") }))
            .makes(&format!("{word}bot")),
        Write::CloseBot => {
            let (owner, name) = (someone().await, format!("{word}bot"));
            ok(Request::post(&owner, "/api/bots", json!({ "name": name }))).await;
            Request::new(&owner, Method::DELETE, format!("/api/bots/{name}"), Value::Null).removes(&name)
        }
        Write::Token => {
            Request::post(&someone().await, "/api/tokens", json!({ "label": format!("{word}label") }))
                .makes(&format!("{word}label"))
        }
        Write::RevokeToken => {
            let (owner, label) = (someone().await, format!("{word}label"));
            let made = ok(Request::post(&owner, "/api/tokens", json!({ "label": label }))).await;
            Request::new(&owner, Method::DELETE, format!("/api/tokens/{}", made["id"]), Value::Null)
                .removes(&label)
        }
        Write::Block | Write::Unblock => {
            let (one, other) = (someone().await, name_of(&host.guest().await).await);
            let block = Request::new(&one, Method::PUT, format!("/api/me/blocks/{other}"), Value::Null);
            if write == Write::Block {
                return block;
            }
            ok(block).await;
            Request::new(&one, Method::DELETE, format!("/api/me/blocks/{other}"), Value::Null)
        }
        Write::Report => {
            let (one, other) = (someone().await, name_of(&host.guest().await).await);
            let body = json!({ "name": other, "reason": "abuse", "note": format!("{word}note") });
            Request::post(&one, "/api/reports", body).makes(&format!("{word}note"))
        }
        Write::Doubt => Request::post(&host.guest().await, "/api/doubts", doubt(word)).makes(word),
        Write::Challenge => challenge(host, word).await.1,
        Write::Decline | Write::Accept => {
            let (to, challenge) = challenge(host, word).await;
            let code = ok(challenge).await["code"].as_str().unwrap().to_owned();
            let answer = if write == Write::Accept { "accept" } else { "decline" };
            Request::post(&to, format!("/api/challenges/{code}/{answer}"), json!({}))
        }
        Write::Match => Request::post(&host.guest().await, "/api/matches", open),
        Write::Contribute => {
            Request { dice: true, ..Request::post(&host.guest().await, "/api/matches", open) }
        }
        Write::Withdraw | Write::Join => {
            let maker = host.guest().await;
            let made = ok(Request::post(&maker, "/api/matches", open)).await;
            let code = made["code"].as_str().unwrap();
            if write == Write::Withdraw {
                return Request::new(&maker, Method::DELETE, format!("/api/matches/{code}"), Value::Null)
                    .removes(code);
            }
            Request::post(&host.guest().await, format!("/api/matches/{code}/join"), json!({}))
        }
        Write::Chat | Write::Act | Write::Resign => at_a_table(host, write, word).await,
        Write::Takeback
        | Write::Recover
        | Write::Decide
        | Write::Lift
        | Write::CloseDoubt
        | Write::SignOutEverywhere
        | Write::Leave
        | Write::UseToken => order::ready(host, write, word).await,
        Write::Competition | Write::JoinCompetition | Write::Announce | Write::DeleteCompetition => {
            in_a_competition(host, write, word).await
        }
        Write::Subscribe | Write::Unsubscribe => by_push(host, write, word).await,
    }
}

/// A challenge about to be sent, and whom it is for.
async fn challenge(host: &Host, word: &str) -> (Client, Request) {
    let (from, to) = (person(host, word).await, host.guest().await);
    let body = json!({ "to": name_of(&to).await, "spec": "fuba:3.0" });
    (to, Request::post(&from, "/api/challenges", body))
}

/// The same for a browser that wants to be told something.
async fn by_push(host: &Host, write: Write, word: &str) -> Request {
    let guest = host.guest().await;
    let subscribe = Request::new(&guest, Method::PUT, "/api/me/push", push::subscription(word));
    if write == Write::Subscribe {
        return subscribe.makes(word);
    }
    ok(subscribe).await;
    Request::new(&guest, Method::DELETE, "/api/me/push", Value::Null).removes(word)
}

/// The same for what a player does.
async fn at_a_table(host: &Host, write: Write, word: &str) -> Request {
    let table = Table::of(host, json!({ "spec": "fuba:3.0" })).await;
    let state = table.state(&table.home).await;
    let (wish, mark) = match write {
        Write::Chat => (json!({ "do": "say", "text": word }), Some((word.to_owned(), true))),
        Write::Resign => (json!({ "do": "resign" }), None),
        _ => {
            let (seq, action) = table::answer(&state, 0).unwrap();
            (json!({ "do": "act", "seq": seq, "answers": [action] }), None)
        }
    };
    Request { mark, ..Request::post(&table.home, table.path("/wishes"), wish) }
}

/// The same for a competition.
async fn in_a_competition(host: &Host, write: Write, word: &str) -> Request {
    let ann = person(host, word).await;
    let format = json!({ "kind": "round-robin", "legs": 1 });
    let body = json!({ "name": format!("{word}cup"), "spec": "fuba:3.0", "format": format });
    let make = Request::post(&ann, "/api/competitions", body);
    if write == Write::Competition {
        return make.makes(&format!("{word}cup"));
    }
    let made = ok(make).await;
    let path = format!("/api/competitions/{}", made["code"].as_str().unwrap());
    match write {
        Write::JoinCompetition => Request::post(&ann, format!("{path}/join"), json!({})),
        Write::DeleteCompetition => {
            Request::new(&ann, Method::DELETE, path, Value::Null).removes(&format!("{word}cup"))
        }
        _ => {
            let body = json!({ "seq": made["seq"], "text": format!("{word}news") });
            Request::post(&ann, format!("{path}/announce"), body).makes(&format!("{word}news"))
        }
    }
}

async fn all_rows(database: &Database) -> Reader {
    let mut names = tables(&database.url).await;
    names.retain(|name| !name.starts_with('_'));
    Reader::new(database, &names).await
}

/// Wait until the ends of all matches are recorded.
async fn settled(rows: &mut Reader) -> String {
    common::until("the ends of matches are noted", async || {
        let all = rows.read().await;
        (!all.contains("endings:")).then_some(all)
    })
    .await
}

/// A row of a match that became unrated: if that could not be recorded when both agreed, the next start does
/// it.
fn unrated(line: &str) -> String {
    line.replace(",1,'live',", ",0,'live',").replace(",1,live,", ",0,live,")
}

on_both! {
    async fn every_write_fails_in_turn_and_nothing_acknowledged_is_lost(backend) {
        let faults = Faults::possible();
        let mut host = Host::with(backend, |config| {
            config.faults = faults.clone();
            config.push_loopback = true;
        })
        .await;
        let mut rows = all_rows(&host.database).await;
        let (mut points, mut refused, mut number) = ([0; 3], 0, 0);
        let mut inside = Vec::new();
        for write in ALL {
            // A failed entry is retried once on its own: there both tries have to fail.
            for many in if write.is_journal() { 1..=2 } else { 1..=1 } {
                for nth in 0.. {
                    number += 1;
                    let request = ready(&host, write, &format!("w{number}x")).await;
                    let before = settled(&mut rows).await;
                    faults.fail(nth, many);
                    let (status, answer) = request.send().await;
                    let after = settled(&mut rows).await;
                    let failed = faults.mend();
                    let what = format!("{write:?}, point {nth}, failed at {failed:?}: {status} {answer}");
                    for place in &failed {
                        points[*place as usize] += 1;
                    }
                    if status.is_success() {
                        assert!(before != after, "{what}");
                        if let Some((mark, there)) = &request.mark {
                            assert_eq!(after.contains(mark), *there, "{what}");
                        }
                        if matches!(write, Write::Guest | Write::Account | Write::SignIn) {
                            inside.push(request.client.clone());
                        }
                    } else {
                        refused += 1;
                        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{what}");
                        let code = answer["error"]["code"].as_str().unwrap();
                        assert!(["storage-full", "storage-silent", "not-kept"].contains(&code), "{what}");
                        if write.is_one_change() && failed != [Place::Answer] {
                            assert!(before == after, "{what}");
                        }
                    }
                    if failed.is_empty() {
                        assert!(status.is_success(), "{what}");
                        break;
                    }
                }
            }
        }
        println!(
            "{backend:?}: {} points failed ({} statements, {} commits, {} answers lost), {refused} requests refused, {} tried",
            points.iter().sum::<i32>(), points[0], points[1], points[2], number
        );
        assert!(points.iter().all(|place| *place >= 20) && refused > 50, "{points:?} {refused}");
        let before = rows.read().await;
        host.restart().await;
        // Matches whose start was refused start now: there may be more rows, never fewer.
        let after = rows.read().await;
        let is_missing = |line: &&str| !after.contains(line) && !after.contains(&unrated(line));
        let missing: Vec<_> = before.lines().filter(is_missing).collect();
        assert!(missing.is_empty(), "{missing:?}");
        for client in inside {
            assert_eq!(client.get("/api/me").await.0, StatusCode::OK, "whoever was let in is in");
        }
    }

    async fn while_nothing_can_be_written_it_is_said_everywhere(backend) {
        let faults = Faults::possible();
        let host = Host::with(backend, |config| config.faults = faults.clone()).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let anybody = host.stranger();
        assert_eq!(anybody.get("/readyz").await.0, StatusCode::OK);
        table.state(&table.home).await; // its start is durable before it is announced
        faults.fail(0, usize::MAX);
        let (status, refused) = anybody.post("/api/guests", Value::Null).await;
        assert_eq!((status, &refused["error"]["code"]), (StatusCode::SERVICE_UNAVAILABLE, &json!("storage-full")));
        let (status, refused) = anybody.get("/readyz").await;
        assert_eq!((status, &refused["error"]["code"]), (StatusCode::SERVICE_UNAVAILABLE, &json!("storage-full")));
        let (status, refused) = table.wish(&table.home, json!({ "do": "resign" })).await;
        assert_eq!((status, &refused["error"]["code"]), (StatusCode::SERVICE_UNAVAILABLE, &json!("not-kept")));
        let metrics = anybody.request(Method::GET, "/metrics").send().await.unwrap().text().await.unwrap();
        assert!(metrics.contains("touchline_entries_lost_total 1\n"), "{metrics}");
        assert_eq!(anybody.get("/healthz").await.0, StatusCode::OK);
        // Recovery is noticed without anybody having to write.
        assert!(!faults.mend().is_empty());
        assert_eq!(anybody.get("/readyz").await.0, StatusCode::OK);
        table.done(&table.home, json!({ "do": "resign" })).await;
    }

    async fn a_clock_falls_although_its_match_could_not_be_read_for_a_while(backend) {
        let faults = Faults::possible();
        let host = Host::with(backend, |config| config.faults = faults.clone()).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0", "clock": live_clock(60, 0) })).await;
        let (seq, action) = table::answer(&table.state(&table.home).await, 0).unwrap();
        faults.fail_all();
        let (status, refused) = table.wish(&table.home, json!({ "do": "act", "seq": seq, "answers": [action] })).await;
        assert_eq!((status, &refused["error"]["code"]), (StatusCode::SERVICE_UNAVAILABLE, &json!("not-kept")));
        // Nobody opens the match from here on.
        common::until("it is to be read again", async || (faults.unread() > 0).then_some(())).await;
        faults.mend();
        let listed = common::until("the match ends", async || {
            host.advance(Duration::from_mins(1));
            let (_, listed) = host.stranger().get(&table.path("")).await;
            (listed["status"] == "over").then_some(listed)
        })
        .await;
        assert_eq!(listed["result"]["reason"], "time");
    }

    async fn a_name_that_is_taken_is_no_fault_of_the_storage(backend) {
        let host = Host::start(backend).await;
        let ann = person(&host, "Ann").await;
        for _ in 0..3 {
            let (status, _) = ann.post("/api/bots", json!({ "name": "ann" })).await;
            assert_eq!(status, StatusCode::CONFLICT);
            assert_eq!(host.stranger().get("/readyz").await.0, StatusCode::OK);
        }
        ok(Request::post(&ann, "/api/bots", json!({ "name": "robo" }))).await;
    }

    async fn the_end_of_a_match_is_noted_however_often_that_fails(backend) {
        let faults = Faults::possible();
        let host = Host::with(backend, |config| config.faults = faults.clone()).await;
        let (ann, bob) = (person(&host, "Ann").await, person(&host, "Bob").await);
        // More than may be played at the same time: what has ended must not count forever.
        for round in 0..12 {
            let table = rated(&ann, &bob).await;
            // The entry itself passes, then everything fails this many times, each time elsewhere.
            faults.fail(4 + round, 1 + round % 5);
            table.done(&table.home, json!({ "do": "resign" })).await;
            over(&table).await;
            faults.mend();
        }
        counted(&bob, 12).await;
        assert_eq!(host.stranger().get("/readyz").await.0, StatusCode::OK);
    }

    async fn what_one_server_could_not_note_the_next_one_does(backend) {
        let faults = Faults::possible();
        let mut host = Host::with(backend, |config| config.faults = faults.clone()).await;
        let (ann, bob) = (person(&host, "Ann").await, person(&host, "Bob").await);
        let table = rated(&ann, &bob).await;
        faults.fail(4, usize::MAX);
        table.done(&table.home, json!({ "do": "resign" })).await;
        let (_, listed) = ann.get(&table.path("")).await;
        assert_eq!(listed["status"], "live", "its end is safe, and noted nowhere else: {listed}");
        // Whether or not it has tried by then.
        host.kill().await;
        faults.mend();
        host.restart().await;
        over(&table).await;
        counted(&bob, 1).await;
    }
}

/// A rated match between two people with accounts.
async fn rated(home: &Client, away: &Client) -> Table {
    let wishes = json!({ "spec": "fuba:3.0", "seat": "home", "rated": true, "clock": live_clock(3000, 0) });
    let code = ok(Request::post(home, "/api/matches", wishes)).await["code"].as_str().unwrap().to_owned();
    let joined = ok(Request::post(away, format!("/api/matches/{code}/join"), json!({}))).await;
    assert_eq!(joined["rated"], true, "{joined}");
    let table = Table { home: home.clone(), away: away.clone(), code };
    // Without a roll it would only be called off.
    table.play_until(|state| state["ask"]["secret"] == false).await;
    table
}

/// Wait until the match is listed as over.
async fn over(table: &Table) {
    let listed = common::until("the end is noted", async || {
        let (_, listed) = table.home.get(&table.path("")).await;
        (listed["status"] == "over").then_some(listed)
    })
    .await;
    assert_eq!(listed["rated"], true, "{listed}");
}

/// This many matches were rated for Bob, each once.
async fn counted(bob: &Client, matches: u64) {
    let (_, user) = bob.get("/api/users/Bob").await;
    assert_eq!(user["ratings"][0]["matches"], matches, "{user}");
    let (_, changes) = bob.get("/api/users/Bob/ratings?limit=100").await;
    assert_eq!(changes["changes"].as_array().unwrap().len() as u64, matches, "{changes}");
}

#[tokio::test]
async fn ends_are_noted_although_the_connections_are_cut() {
    if !Database::has_postgres() {
        return;
    }
    let host = Host::start(Backend::Postgres).await;
    let (ann, bob) = (person(&host, "Ann").await, person(&host, "Bob").await);
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
               WHERE datname = current_database() AND pid <> pg_backend_pid()";
    let mut connection = host.database.connect().await;
    let mut ended = 0;
    for _ in 0..6 {
        let mut tables = Vec::new();
        for _ in 0..4 {
            tables.push(rated(&ann, &bob).await);
        }
        let ends = async {
            for table in &tables {
                // Cancelled in the middle, nobody was told that it was done.
                common::until("it can be resigned", async || {
                    let (status, answer) = table.wish(&table.home, json!({ "do": "resign" })).await;
                    if status == StatusCode::NO_CONTENT || answer["error"]["code"] == "match-over" {
                        return Some(());
                    }
                    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{answer}");
                    None
                })
                .await;
            }
        };
        let cuts = async {
            for _ in 0..20 {
                sqlx::query(cut).execute(&mut connection).await.unwrap();
                tokio::time::sleep(Duration::from_millis(3)).await;
            }
        };
        tokio::join!(ends, cuts);
        for table in &tables {
            over(table).await;
            ended += 1;
        }
    }
    counted(&bob, ended).await;
}
