//! Accounts from outside: how people come in, what they may do with what is theirs, and what keeps others out.
#![allow(clippy::unwrap_used)]

mod common;

use std::time::Duration;

use common::{Backend, Client, Host, StatusCode, Value, json};
use reqwest::Method;
use sqlx::{AnyConnection, Connection as _, Row as _};
use touchline_server::store::Store;
use touchline_server::store::sweep::Swept;

const PASSWORD: &str = "correct horse battery";
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Somebody with an account; the recovery codes too.
async fn person(host: &Host, name: &str) -> (Client, Vec<String>) {
    let client = host.stranger();
    let (status, made) = client.post("/api/accounts", json!({ "name": name, "password": PASSWORD })).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let codes = made["recovery_codes"].as_array().unwrap();
    (client, codes.iter().map(|code| code.as_str().unwrap().to_owned()).collect())
}

async fn sign_in(host: &Host, name: &str, password: &str) -> (Client, StatusCode) {
    let client = host.stranger();
    let (status, _) = client.post("/api/sessions", json!({ "name": name, "password": password })).await;
    (client, status)
}

/// A refusal: its status and code; it says something too.
fn refused((status, body): (StatusCode, Value)) -> (u16, String) {
    assert!(body["error"]["message"].as_str().is_some_and(|sentence| sentence.len() > 20), "{body}");
    (status.as_u16(), body["error"]["code"].as_str().unwrap().to_owned())
}

fn refusal(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

async fn close_account(client: &Client, body: Value) -> (StatusCode, Value) {
    let response = client.request(Method::DELETE, "/api/me").json(&body).send().await.unwrap();
    let status = response.status();
    (status, response.json().await.unwrap_or(Value::Null))
}

async fn database(host: &Host) -> AnyConnection {
    sqlx::any::install_default_drivers();
    AnyConnection::connect(&host.database.url).await.unwrap()
}

async fn id_of(host: &Host, name: &str) -> i64 {
    let query = sqlx::query("SELECT id FROM users WHERE name = $1").bind(name);
    query.fetch_one(&mut database(host).await).await.unwrap().get(0)
}

/// A match as the tables keep it, between two users. What is played and how is not the matter here.
async fn add_match(host: &Host, code: &str, [home, away]: [&str; 2], access: &str, status: &str) -> i64 {
    let terms = format!(r#"{{"clock":{{"kind":"none"}},"access":"{access}","takebacks":"agreed"}}"#);
    let (home, away) = (id_of(host, home).await, id_of(host, away).await);
    let ended = (status == "over").then_some(2000_i64);
    let outcome = ended.map(|_| "home");
    let mut database = database(host).await;
    let id: i64 = sqlx::query(
        "INSERT INTO matches (code, spec, rules, terms, rated, status, home_user, away_user, created_by, created_at, ended_at, \
         outcome, reason, home_goals, away_goals) \
         VALUES ($1, 'fuba:3.0', 1, $2, 1, $3, $4, $5, $4, 1000, $6, $7, 'played', 3, 1) RETURNING id",
    )
    .bind(code)
    .bind(terms)
    .bind(status)
    .bind(home)
    .bind(away)
    .bind(ended)
    .bind(outcome)
    .fetch_one(&mut database)
    .await
    .unwrap()
    .get(0);
    for seq in 1_i64..=3 {
        let body = format!(r#"{{"step":{seq},"of":"{code}"}}"#);
        sqlx::query("INSERT INTO steps (match_id, seq, at, body) VALUES ($1, $2, 1500, $3)")
            .bind(id)
            .bind(seq)
            .bind(body)
            .execute(&mut database)
            .await
            .unwrap();
    }
    id
}

/// The codes of the matches on a page, and the next cursor.
fn codes(page: &Value) -> (Vec<&str>, Option<&str>) {
    let matches = page["matches"].as_array().unwrap();
    (matches.iter().map(|listed| listed["code"].as_str().unwrap()).collect(), page["next"].as_str())
}

/// Everything in the database as text.
async fn everything(host: &Host) -> String {
    let mut text = String::new();
    match host.database.backend {
        Backend::Sqlite => {
            for file in std::fs::read_dir(&host.database.folder).unwrap() {
                let bytes = std::fs::read(file.unwrap().path()).unwrap();
                text.push_str(&String::from_utf8_lossy(&bytes));
            }
        }
        Backend::Postgres => {
            let mut database = database(host).await;
            for sql in [
                "SELECT CAST(t AS TEXT) FROM users t",
                "SELECT CAST(t AS TEXT) FROM sessions t",
                "SELECT CAST(t AS TEXT) FROM tokens t",
                "SELECT CAST(t AS TEXT) FROM recovery_codes t",
            ] {
                for row in sqlx::query(sql).fetch_all(&mut database).await.unwrap() {
                    text.push_str(&row.get::<String, _>(0));
                }
            }
        }
    }
    text
}

on_both! {
    async fn a_guest_becomes_an_account_and_keeps_what_was_played(backend) {
        let host = Host::start(backend).await;
        let guest = host.guest().await;
        let (_, me) = guest.get("/api/me").await;
        let name = me["name"].as_str().unwrap();
        assert!(name.starts_with("guest-"));
        person(&host, "bob").await;
        add_match(&host, "aaaa", [name, "bob"], "open", "over").await;
        let id = id_of(&host, name).await;

        let taken = guest.post("/api/me/upgrade", json!({ "name": "Bob", "password": PASSWORD })).await;
        assert_eq!(refused(taken), refusal(409, "name-taken"));
        let (status, made) = guest.post("/api/me/upgrade", json!({ "name": "Ann", "password": PASSWORD })).await;
        assert_eq!((status, &made["name"], &made["kind"]), (StatusCode::OK, &json!("Ann"), &json!("person")));
        assert_eq!(made["recovery_codes"].as_array().unwrap().len(), 10);
        assert_eq!(id_of(&host, "Ann").await, id);

        let (_, me) = guest.get("/api/me").await;
        assert_eq!((&me["name"], &me["kind"]), (&json!("Ann"), &json!("person")));
        let (_, page) = host.stranger().get("/api/users/ann/matches").await;
        assert_eq!(codes(&page), (vec!["aaaa"], None));
        assert_eq!(page["matches"][0]["home"]["user"], "Ann");
        assert_eq!(sign_in(&host, "ann", PASSWORD).await.1, StatusCode::CREATED);
        let twice = guest.post("/api/me/upgrade", json!({ "name": "Ann2", "password": PASSWORD })).await;
        assert_eq!(refused(twice), refusal(409, "not-a-guest"));
        assert_eq!(refused(guest.get(&format!("/api/users/{name}")).await), refusal(404, "no-such-user"));
    }

    async fn names_and_passwords_are_checked(backend) {
        let host = Host::start(backend).await;
        person(&host, "Ann").await;
        let long = "a".repeat(25);
        for (name, password, status, code) in [
            ("a", PASSWORD, 400, "bad-name"),
            (long.as_str(), PASSWORD, 400, "bad-name"),
            ("a nn", PASSWORD, 400, "bad-name"),
            ("an\0n", PASSWORD, 400, "bad-name"),
            ("guest-12", PASSWORD, 400, "reserved-name"),
            ("CLOSED-1", PASSWORD, 400, "reserved-name"),
            ("aNN", PASSWORD, 409, "name-taken"),
            ("carl", "too short", 400, "bad-password"),
            ("carl", &"x".repeat(201), 400, "bad-password"),
        ] {
            let answer = host.stranger().post("/api/accounts", json!({ "name": name, "password": password })).await;
            assert_eq!(refused(answer), refusal(status, code), "{name} {password}");
        }
        let odd = json!({ "name": "carl", "password": PASSWORD, "role": "moderator" });
        assert_eq!(refused(host.stranger().post("/api/accounts", odd).await), refusal(400, "bad-body"));
        // Whatever stands where a name belongs, the answer is that nobody has it.
        for name in ["%00", "%F0%9F%98%80", "x".repeat(3000).as_str()] {
            let answer = host.stranger().get(&format!("/api/users/{name}")).await;
            assert_eq!(refused(answer), refusal(404, "no-such-user"));
        }
    }

    async fn sessions_begin_and_end(backend) {
        let host = Host::start(backend).await;
        let (home, _) = person(&host, "ann").await;
        for (name, password) in [("ann", "wrong horse battery"), ("nobody", PASSWORD), ("an\0n", PASSWORD), ("ann", "short")] {
            let answer = host.stranger().post("/api/sessions", json!({ "name": name, "password": password })).await;
            assert_eq!(refused(answer), refusal(401, "wrong-password"), "{name}");
        }
        let (work, _) = sign_in(&host, "ANN", PASSWORD).await;
        let (phone, _) = sign_in(&host, "ann", PASSWORD).await;
        let cookie = work.cookies().unwrap();

        assert_eq!(work.delete("/api/sessions/current").await.0, StatusCode::NO_CONTENT);
        assert!(work.cookies().is_none(), "the browser forgets it");
        // And whoever has kept a copy of the cookie has nothing.
        let copy = host.stranger().request(Method::GET, "/api/me").header("cookie", &cookie).send().await.unwrap();
        assert_eq!(copy.status(), StatusCode::UNAUTHORIZED);
        assert_eq!(phone.get("/api/me").await.0, StatusCode::OK);

        assert_eq!(phone.delete("/api/sessions").await.0, StatusCode::NO_CONTENT);
        assert_eq!(refused(home.get("/api/me").await), refusal(401, "not-signed-in"));

        let (late, _) = sign_in(&host, "ann", PASSWORD).await;
        host.advance(59 * DAY);
        assert_eq!(late.get("/api/me").await.0, StatusCode::OK);
        host.advance(2 * DAY);
        assert_eq!(refused(late.get("/api/me").await), refusal(401, "not-signed-in"));
    }

    async fn a_new_password_ends_the_other_sessions(backend) {
        let host = Host::start(backend).await;
        let (ann, _) = person(&host, "ann").await;
        let (other, _) = sign_in(&host, "ann", PASSWORD).await;
        let change = |old: &str, new: &str| json!({ "password": old, "new_password": new });
        let wrong = ann.post("/api/me/password", change("wrong horse battery", "another long one")).await;
        assert_eq!(refused(wrong), refusal(403, "wrong-password"));
        let short = ann.post("/api/me/password", change(PASSWORD, "short")).await;
        assert_eq!(refused(short), refusal(400, "bad-password"));
        assert_eq!(other.get("/api/me").await.0, StatusCode::OK);

        let (status, _) = ann.post("/api/me/password", change(PASSWORD, "another long one")).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
        assert_eq!(ann.get("/api/me").await.0, StatusCode::OK);
        assert_eq!(other.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
        assert_eq!(sign_in(&host, "ann", PASSWORD).await.1, StatusCode::UNAUTHORIZED);
        assert_eq!(sign_in(&host, "ann", "another long one").await.1, StatusCode::CREATED);
        let guest = host.guest().await;
        let no_account = guest.post("/api/me/password", change(PASSWORD, "another long one")).await;
        assert_eq!(refused(no_account), refusal(403, "needs-account"));
    }

    async fn a_recovery_code_gives_back_an_account_once(backend) {
        let host = Host::start(backend).await;
        let (ann, codes) = person(&host, "ann").await;
        let (_, others) = person(&host, "bob").await;
        let recover = async |name: &str, code: &str| {
            let body = json!({ "name": name, "code": code, "new_password": "found it again" });
            host.stranger().post("/api/recovery", body).await
        };
        for (name, code) in [("ann", "abcd-efgh-ijkm-npqr"), ("ann", "x"), ("ann", others[0].as_str()), ("nobody", &codes[0])] {
            assert_eq!(refused(recover(name, code).await), refusal(401, "wrong-code"));
        }
        assert_eq!(ann.get("/api/me/recovery-codes").await.1, json!({ "left": 10 }));

        let sloppy = codes[0].to_uppercase().replace('-', " ");
        assert_eq!(recover("Ann", &sloppy).await.0, StatusCode::NO_CONTENT);
        assert_eq!(ann.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
        assert_eq!(sign_in(&host, "ann", PASSWORD).await.1, StatusCode::UNAUTHORIZED);
        assert_eq!(refused(recover("ann", &codes[0]).await), refusal(401, "wrong-code"));
        let (ann, status) = sign_in(&host, "ann", "found it again").await;
        assert_eq!(status, StatusCode::CREATED);
        assert_eq!(ann.get("/api/me/recovery-codes").await.1, json!({ "left": 9 }));

        let wrong = ann.post("/api/me/recovery-codes", json!({ "password": PASSWORD })).await;
        assert_eq!(refused(wrong), refusal(403, "wrong-password"));
        let (status, made) = ann.post("/api/me/recovery-codes", json!({ "password": "found it again" })).await;
        assert_eq!(status, StatusCode::CREATED);
        assert_eq!(made["recovery_codes"].as_array().unwrap().len(), 10);
        assert_eq!(refused(recover("ann", &codes[1]).await), refusal(401, "wrong-code"));
        assert_eq!(recover("ann", made["recovery_codes"][9].as_str().unwrap()).await.0, StatusCode::NO_CONTENT);
    }

    async fn bots_and_their_tokens(backend) {
        let host = Host::start(backend).await;
        let (ann, _) = person(&host, "ann").await;
        let guest = host.guest().await;
        assert_eq!(refused(guest.post("/api/bots", json!({ "name": "robo" })).await), refusal(403, "needs-account"));
        let (status, made) = ann.post("/api/bots", json!({ "name": "robo" })).await;
        assert_eq!((status, &made["kind"]), (StatusCode::CREATED, &json!("bot")));
        assert_eq!(refused(ann.post("/api/bots", json!({ "name": "ROBO" })).await), refusal(409, "name-taken"));
        let robo = Client::with_token(host.addr, made["token"].as_str().unwrap());
        assert_eq!(robo.get("/api/me").await.1["name"], "robo");
        let (_, profile) = host.stranger().get("/api/users/robo").await;
        assert_eq!((&profile["kind"], &profile["owner"]), (&json!("bot"), &json!("ann")));
        assert_eq!(sign_in(&host, "robo", PASSWORD).await.1, StatusCode::UNAUTHORIZED);

        // It was used when it was used first, to the hour.
        let used = async || ann.get("/api/tokens").await.1[0]["used_at"].as_i64();
        let first = used().await.unwrap();
        host.advance(Duration::from_secs(3599));
        robo.get("/api/me").await;
        assert_eq!(used().await, Some(first));
        host.advance(Duration::from_secs(1));
        robo.get("/api/me").await;
        assert_eq!(used().await, Some(first + 3_600_000));

        // A second token for the bot, and one for its owner.
        let (status, second) = ann.post("/api/tokens", json!({ "label": "at home", "bot": "Robo" })).await;
        assert_eq!(status, StatusCode::CREATED);
        let second = Client::with_token(host.addr, second["token"].as_str().unwrap());
        assert_eq!(second.get("/api/me").await.1["name"], "robo");
        let (_, own) = ann.post("/api/tokens", json!({ "label": "script" })).await;
        let script = Client::with_token(host.addr, own["token"].as_str().unwrap());
        assert_eq!(script.get("/api/me").await.1["name"], "ann");
        let (_, listed) = ann.get("/api/tokens").await;
        let labels: Vec<_> = listed.as_array().unwrap().iter().map(|token| &token["label"]).collect();
        assert_eq!(labels, ["first", "at home", "script"]);
        assert!(!listed.to_string().contains("touchline_"));

        // Tokens do not make tokens, and do not close accounts.
        for client in [&script, &robo] {
            assert_eq!(refused(client.post("/api/tokens", json!({ "label": "more" })).await), refusal(403, "needs-session"));
            assert_eq!(refused(client.post("/api/bots", json!({ "name": "more" })).await), refusal(403, "needs-session"));
            assert_eq!(refused(close_account(client, json!({ "password": PASSWORD })).await), refusal(403, "needs-session"));
        }

        // What is somebody else's is nobody's.
        let (bob, _) = person(&host, "bob").await;
        let path = format!("/api/tokens/{}", listed[0]["id"]);
        assert_eq!(refused(bob.delete(&path).await), refusal(404, "no-such-token"));
        assert_eq!(refused(bob.delete("/api/bots/robo").await), refusal(404, "no-such-bot"));
        let foreign = bob.post("/api/tokens", json!({ "label": "x", "bot": "robo" })).await;
        assert_eq!(refused(foreign), refusal(404, "no-such-bot"));
        assert_eq!(robo.get("/api/me").await.0, StatusCode::OK);

        assert_eq!(ann.delete(&path).await.0, StatusCode::NO_CONTENT);
        assert_eq!(robo.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
        assert_eq!(second.get("/api/me").await.0, StatusCode::OK);
        assert_eq!(ann.delete("/api/bots/robo").await.0, StatusCode::NO_CONTENT);
        assert_eq!(second.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
        assert_eq!(ann.get("/api/bots").await.1, json!([]));
        assert_eq!(script.get("/api/me").await.0, StatusCode::OK);
    }

    async fn bots_and_tokens_are_bounded(backend) {
        let host = Host::start(backend).await;
        let (ann, _) = person(&host, "ann").await;
        for number in 0..20 {
            let (status, _) = ann.post("/api/tokens", json!({ "label": format!("number {number}") })).await;
            assert_eq!(status, StatusCode::CREATED);
        }
        assert_eq!(refused(ann.post("/api/tokens", json!({ "label": "more" })).await), refusal(409, "too-many-tokens"));
        for number in 0..10 {
            let (status, _) = ann.post("/api/bots", json!({ "name": format!("robo{number}") })).await;
            assert_eq!(status, StatusCode::CREATED);
        }
        assert_eq!(refused(ann.post("/api/bots", json!({ "name": "more" })).await), refusal(409, "too-many-bots"));
        let long = "x".repeat(61);
        for label in ["", "  ", long.as_str(), "nul\0"] {
            assert_eq!(refused(ann.post("/api/tokens", json!({ "label": label })).await), refusal(400, "bad-text"));
        }
    }

    async fn no_secret_is_in_the_database(backend) {
        let host = Host::start(backend).await;
        let (ann, codes) = person(&host, "ann").await;
        let (_, bot) = ann.post("/api/bots", json!({ "name": "robo" })).await;
        let (_, token) = ann.post("/api/tokens", json!({ "label": "a label" })).await;
        let cookie = ann.cookies().unwrap();
        let session = cookie.to_str().unwrap().split_once('=').unwrap().1;
        let kept = everything(&host).await;
        for there in ["ann", "robo", "a label", "$argon2id$"] {
            assert!(kept.contains(there), "the search finds what is there: {there}");
        }
        let bare = codes[0].replace('-', "");
        let tokens = [bot["token"].as_str().unwrap(), token["token"].as_str().unwrap()];
        let secrets = [PASSWORD, session, tokens[0], tokens[1], &codes[0], &bare];
        for secret in secrets.into_iter().chain(tokens.map(|token| token.trim_start_matches("touchline_"))) {
            assert!(secret.len() > 15 && !kept.contains(secret), "{secret}");
        }
    }

    async fn history_shows_to_everybody_what_is_for_everybody(backend) {
        let host = Host::start(backend).await;
        let (ann, _) = person(&host, "ann").await;
        let (bob, _) = person(&host, "bob").await;
        let (cid, _) = person(&host, "cid").await;
        for (code, seats, access, status) in [
            ("aaaa", ["ann", "bob"], "open", "over"),
            ("bbbb", ["bob", "ann"], "private", "over"),
            ("cccc", ["bob", "cid"], "open", "over"),
            ("dddd", ["ann", "bob"], "invitation", "over"),
            ("eeee", ["ann", "cid"], "open", "live"),
            ("ffff", ["cid", "ann"], "open", "over"),
            ("gggg", ["ann", "bob"], "open", "open"),
        ] {
            add_match(&host, code, seats, access, status).await;
        }
        let path = "/api/users/Ann/matches";
        let (_, page) = host.stranger().get(path).await;
        assert_eq!(codes(&page), (vec!["ffff", "eeee", "aaaa"], None));
        assert_eq!(codes(&cid.get(path).await.1).0, ["ffff", "eeee", "aaaa"]);
        let all = ["ffff", "eeee", "dddd", "bbbb", "aaaa"];
        assert_eq!(codes(&ann.get(path).await.1).0, all);
        assert_eq!(codes(&bob.get(path).await.1).0, all);

        // Page by page, without a gap and without anything twice.
        let mut seen = Vec::new();
        let mut cursor = String::new();
        loop {
            let (_, page) = ann.get(&format!("{path}?limit=2{cursor}")).await;
            let (codes, next) = codes(&page);
            assert!(codes.len() <= 2);
            seen.extend(codes.into_iter().map(str::to_owned));
            match next {
                Some(next) => cursor = format!("&cursor={next}"),
                None => break,
            }
        }
        assert_eq!(seen, all);
        let (_, page) = ann.get(&format!("{path}?limit=5")).await;
        assert_eq!(page["next"], Value::Null, "nothing comes after the last");
        assert_eq!(page["matches"][4]["ending"], json!({ "outcome": "home", "reason": "played", "score": [3, 1] }));

        for (query, code) in [("limit=0", "bad-limit"), ("limit=101", "bad-limit"), ("cursor=x", "bad-cursor"), ("limit=x", "bad-query")] {
            assert_eq!(refused(ann.get(&format!("{path}?{query}")).await), refusal(400, code));
        }
        let (_, profile) = host.stranger().get("/api/users/ann").await;
        assert_eq!((&profile["matches"], &profile["kind"]), (&json!(4), &json!("person")));
    }

    async fn ratings_and_how_they_changed(backend) {
        let host = Host::start(backend).await;
        let (ann, _) = person(&host, "ann").await;
        person(&host, "bob").await;
        let user = id_of(&host, "ann").await;
        let mut rating = 1500.0;
        for (number, access) in ["open", "private", "open"].into_iter().enumerate() {
            let game = add_match(&host, &format!("code{number}"), ["ann", "bob"], access, "over").await;
            // The last two end in the same moment.
            let at = 5000 + i64::try_from(number.min(1)).unwrap();
            let sql = "INSERT INTO rating_changes (match_id, user_id, game, time_class, rating_before, rating_after, deviation_after, at) \
                       VALUES ($1, $2, 'fuba', 'live', $3, $4, 200.5, $5)";
            let query = sqlx::query(sql).bind(game).bind(user).bind(rating).bind(rating + 50.0).bind(at);
            query.execute(&mut database(&host).await).await.unwrap();
            rating += 50.0;
        }
        let sql = "INSERT INTO ratings (user_id, game, time_class, rating, deviation, volatility, matches, changed_at) \
                   VALUES ($1, 'fuba', 'live', $2, 200.5, 0.06, 3, 5001)";
        sqlx::query(sql).bind(user).bind(rating).execute(&mut database(&host).await).await.unwrap();

        let (_, profile) = host.stranger().get("/api/users/ann").await;
        let expected = json!([{ "game": "fuba", "time_class": "live", "rating": 1650.0, "deviation": 200.5, "matches": 3, "changed_at": 5001 }]);
        assert_eq!(profile["ratings"], expected);

        let after = |page: &Value| {
            let changes = page["changes"].as_array().unwrap().iter();
            changes.map(|change| change["after"].as_f64().unwrap()).collect::<Vec<_>>()
        };
        let matches = |page: &Value| {
            let changes = page["changes"].as_array().unwrap().iter();
            changes.map(|change| change["match"].clone()).collect::<Vec<_>>()
        };
        let (_, page) = host.stranger().get("/api/users/ann/ratings").await;
        assert_eq!(after(&page), [1650.0, 1600.0, 1550.0]);
        assert_eq!(matches(&page), [json!("code2"), Value::Null, json!("code0")]);
        let (_, own) = ann.get("/api/users/ann/ratings").await;
        assert_eq!(matches(&own), ["code2", "code1", "code0"]);
        let mut seen = Vec::new();
        let (_, mut page) = ann.get("/api/users/ann/ratings?limit=1").await;
        seen.extend(after(&page));
        while let Some(next) = page["next"].as_str() {
            page = ann.get(&format!("/api/users/ann/ratings?limit=1&cursor={next}")).await.1;
            seen.extend(after(&page));
        }
        assert_eq!(seen, [1650.0, 1600.0, 1550.0]);
        assert_eq!(refused(ann.get("/api/users/ann/ratings?cursor=5").await), refusal(400, "bad-cursor"));
    }

    async fn an_export_has_everything_of_its_own(backend) {
        let host = Host::start(backend).await;
        let (ann, _) = person(&host, "ann").await;
        person(&host, "bob").await;
        person(&host, "cid").await;
        ann.post("/api/bots", json!({ "name": "robo" })).await;
        ann.put("/api/me/blocks/bob", Value::Null).await;
        ann.post("/api/reports", json!({ "name": "bob", "reason": "abuse", "note": "said things" })).await;
        for number in 0..60 {
            let seats = if number % 2 == 0 { ["ann", "bob"] } else { ["bob", "ann"] };
            add_match(&host, &format!("m{number}"), seats, "private", "over").await;
        }
        add_match(&host, "running", ["ann", "bob"], "open", "live").await;
        add_match(&host, "notmine", ["cid", "bob"], "open", "over").await;

        assert_eq!(refused(host.stranger().get("/api/me/export").await), refusal(401, "not-signed-in"));
        let (status, export) = ann.get("/api/me/export").await;
        assert_eq!(status, StatusCode::OK);
        assert_eq!((&export["profile"]["name"], &export["bots"]), (&json!("ann"), &json!(["robo"])));
        assert_eq!(export["sessions"].as_array().unwrap().len(), 1);
        assert_eq!(export["tokens"][0]["label"], "first");
        assert_eq!(export["blocks"][0]["name"], "bob");
        assert_eq!(export["reports"][0]["note"], "said things");
        let (codes, _) = codes(&export);
        let newest_first: Vec<_> = (0..60).rev().map(|number| format!("m{number}")).collect();
        assert_eq!(codes[0], "running");
        assert_eq!(codes[1..], newest_first);
        let last = &export["matches"][60];
        assert_eq!((&last["terms"]["access"], &last["ending"]["score"]), (&json!("private"), &json!([3, 1])));
        assert_eq!(last["steps"].as_array().unwrap().len(), 3);
        assert_eq!(last["steps"][2], json!({ "seq": 3, "at": 1500, "body": { "step": 3, "of": "m0" } }));
        // What is still played has secrets of the other seat.
        assert_eq!(export["matches"][0]["steps"], Value::Null);
        let (_, empty) = host.guest().await.get("/api/me/export").await;
        assert_eq!(empty["matches"], json!([]));
    }

    async fn a_closed_account_is_gone_but_its_matches_stay(backend) {
        let host = Host::start(backend).await;
        let (ann, recovery) = person(&host, "ann").await;
        let (bob, _) = person(&host, "bob").await;
        let (_, bot) = ann.post("/api/bots", json!({ "name": "robo" })).await;
        let robo = Client::with_token(host.addr, bot["token"].as_str().unwrap());
        let (_, token) = ann.post("/api/tokens", json!({ "label": "script" })).await;
        let script = Client::with_token(host.addr, token["token"].as_str().unwrap());
        add_match(&host, "aaaa", ["ann", "bob"], "open", "over").await;
        add_match(&host, "bbbb", ["ann", "ann"], "open", "open").await;
        bob.put("/api/me/blocks/ann", Value::Null).await;
        let id = id_of(&host, "ann").await;

        for body in [json!({}), json!({ "password": "wrong horse battery" })] {
            assert_eq!(refused(close_account(&ann, body).await), refusal(403, "wrong-password"));
        }
        assert_eq!(close_account(&ann, json!({ "password": PASSWORD })).await.0, StatusCode::NO_CONTENT);

        for client in [&ann, &robo, &script] {
            assert_eq!(client.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
        }
        assert_eq!(sign_in(&host, "ann", PASSWORD).await.1, StatusCode::UNAUTHORIZED);
        let recover = json!({ "name": "ann", "code": recovery[0], "new_password": "another long one" });
        assert_eq!(refused(host.stranger().post("/api/recovery", recover).await), refusal(401, "wrong-code"));
        for name in ["ann".to_owned(), "robo".to_owned(), format!("closed-{id}")] {
            assert_eq!(bob.get(&format!("/api/users/{name}")).await.0, StatusCode::NOT_FOUND);
        }
        assert_eq!(bob.get("/api/me/blocks").await.1, json!([]));
        let (_, page) = bob.get("/api/users/bob/matches").await;
        assert_eq!(codes(&page).0, ["aaaa"]);
        assert_eq!(page["matches"][0]["home"]["user"], format!("closed-{id}"));
        let query = sqlx::query("SELECT 1 FROM matches WHERE code = 'bbbb'");
        let waiting = query.fetch_optional(&mut database(&host).await).await.unwrap();
        assert!(waiting.is_none(), "nobody sits down opposite somebody who has left");

        // The name is free, and what was played stays with whom it was.
        let (new, _) = person(&host, "ann").await;
        assert_eq!(codes(&new.get("/api/users/ann/matches").await.1).0, Vec::<&str>::new());
        let guest = host.guest().await;
        assert_eq!(close_account(&guest, json!({})).await.0, StatusCode::NO_CONTENT);
    }

    async fn who_leaves_gives_up_what_is_still_played(backend) {
        let mut host = Host::start(backend).await;
        let (ann, _) = person(&host, "ann").await;
        let (bob, _) = person(&host, "bob").await;
        ann.post("/api/bots", json!({ "name": "robo" })).await;
        for (code, seats) in [("aaaa", ["ann", "bob"]), ("bbbb", ["bob", "robo"])] {
            let id = add_match(&host, code, seats, "open", "live").await;
            let query = sqlx::query("DELETE FROM steps WHERE match_id = $1").bind(id);
            query.execute(&mut database(&host).await).await.unwrap();
        }
        host.restart().await;
        assert_eq!(bob.get("/api/matches/aaaa/state").await.0, StatusCode::OK, "it is played");
        assert_eq!(close_account(&ann, json!({ "password": PASSWORD })).await.0, StatusCode::NO_CONTENT);
        // The note of the end follows the end.
        for _ in 0..200 {
            let (_, page) = bob.get("/api/users/bob/matches").await;
            let mut matches = page["matches"].as_array().unwrap().iter();
            if matches.all(|listed| listed["status"] == "over" || listed["status"] == "aborted") {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("a match waits for somebody who has left");
    }

    async fn blocks_are_kept_for_oneself(backend) {
        let host = Host::start(backend).await;
        let (ann, _) = person(&host, "ann").await;
        let (bob, _) = person(&host, "bob").await;
        for _ in 0..2 {
            assert_eq!(ann.put("/api/me/blocks/BOB", Value::Null).await.0, StatusCode::NO_CONTENT);
        }
        let (_, blocks) = ann.get("/api/me/blocks").await;
        assert_eq!((blocks.as_array().unwrap().len(), &blocks[0]["name"]), (1, &json!("bob")));
        assert_eq!(bob.get("/api/me/blocks").await.1, json!([]), "nobody is told");
        assert_eq!(refused(ann.put("/api/me/blocks/ann", Value::Null).await), refusal(400, "yourself"));
        assert_eq!(refused(ann.put("/api/me/blocks/nobody", Value::Null).await), refusal(404, "no-such-user"));
        assert_eq!(ann.delete("/api/me/blocks/bob").await.0, StatusCode::NO_CONTENT);
        assert_eq!(ann.get("/api/me/blocks").await.1, json!([]));
    }

    async fn reports_go_to_moderators_who_decide_once(backend) {
        let host = Host::start(backend).await;
        let (ann, _) = person(&host, "ann").await;
        let (bob, _) = person(&host, "bob").await;
        let (mod1, _) = person(&host, "mod1").await;
        add_match(&host, "aaaa", ["ann", "bob"], "open", "over").await;
        let report = |reason: &str, code: Option<&str>| json!({ "name": "bob", "reason": reason, "match": code, "note": "look" });
        let (status, made) = ann.post("/api/reports", report("cheating", Some("aaaa"))).await;
        assert_eq!(status, StatusCode::CREATED);
        for (body, status, code) in [
            (report("cheating", Some("none")), 404, "no-such-match"),
            (report("cheating", Some("a\0")), 404, "no-such-match"),
            (report("greed", None), 400, "bad-body"),
            (json!({ "name": "ann", "reason": "other" }), 400, "yourself"),
            (json!({ "name": "bob", "reason": "other", "note": "x".repeat(1001) }), 400, "bad-text"),
            (json!({ "name": "nobody", "reason": "other" }), 404, "no-such-user"),
        ] {
            assert_eq!(refused(ann.post("/api/reports", body).await), refusal(status, code));
        }
        for _ in 0..9 {
            assert_eq!(ann.post("/api/reports", report("stalling", None)).await.0, StatusCode::CREATED);
        }
        assert_eq!(refused(ann.post("/api/reports", report("abuse", None)).await), refusal(409, "too-many-reports"));

        let queue = "/api/moderation/reports";
        let first = format!("{queue}/{}", made["id"]);
        let suspend = json!({ "decision": "suspend", "days": 7, "note": "seen in the record" });
        for client in [&ann, &mod1] {
            assert_eq!(refused(client.get(queue).await), refusal(403, "not-a-moderator"));
            assert_eq!(refused(client.post(&first, suspend.clone()).await), refusal(403, "not-a-moderator"));
        }
        let store = Store::open(&host.database.url).await.unwrap();
        assert!(store.set_moderator("MOD1", true).await.unwrap());
        assert!(!store.set_moderator("nobody", true).await.unwrap());
        assert_eq!(mod1.get("/api/me").await.1["moderator"], true);
        let (_, page) = mod1.get(queue).await;
        let waiting = page["reports"].as_array().unwrap();
        assert_eq!((waiting.len(), &page["next"]), (10, &Value::Null));
        assert_eq!((&waiting[0]["from"], &waiting[0]["about"], &waiting[0]["match"]), (&json!("ann"), &json!("bob"), &json!("aaaa")));

        for body in [json!({ "decision": "suspend" }), json!({ "decision": "suspend", "days": 0 }), json!({ "decision": "warn", "days": 3 })] {
            assert_eq!(refused(mod1.post(&first, body).await), refusal(400, "bad-days"));
        }
        assert_eq!(refused(mod1.post(&format!("{queue}/999"), json!({ "decision": "dismiss" })).await), refusal(404, "no-such-report"));

        let (_, bot) = bob.post("/api/bots", json!({ "name": "robo" })).await;
        let robo = Client::with_token(host.addr, bot["token"].as_str().unwrap());
        let (status, decided) = mod1.post(&first, suspend.clone()).await;
        assert_eq!((status, &decided["state"], &decided["decided_by"]), (StatusCode::OK, &json!("suspended"), &json!("mod1")));
        assert_eq!(refused(mod1.post(&first, suspend).await), refusal(409, "already-decided"));
        // Who is suspended may look, read why and go, but do nothing else, not under another name either.
        for client in [&bob, &robo] {
            assert_eq!(refused(client.get("/api/me/blocks").await), refusal(403, "suspended"));
            assert!(client.get("/api/me").await.1["suspended_until"].is_i64());
        }
        assert_eq!(refused(bob.post("/api/bots", json!({ "name": "robo2" })).await), refusal(403, "suspended"));
        let (_, warnings) = bob.get("/api/me/warnings").await;
        assert_eq!((&warnings[0]["state"], &warnings[0]["note"]), (&json!("suspended"), &json!("seen in the record")));
        assert!(!warnings.to_string().contains("ann"), "who complained is not told");
        assert_eq!(bob.get("/api/me/export").await.0, StatusCode::OK);
        host.advance(7 * DAY);
        assert_eq!(bob.get("/api/me/blocks").await.0, StatusCode::OK);

        // Warned, dismissed, and suspended by mistake.
        let (second, third) = (format!("{queue}/{}", waiting[1]["id"]), format!("{queue}/{}", waiting[2]["id"]));
        mod1.post(&second, json!({ "decision": "suspend", "days": 3650 })).await;
        assert_eq!(refused(bob.get("/api/me/blocks").await), refusal(403, "suspended"));
        assert_eq!(refused(ann.delete("/api/moderation/suspensions/bob").await), refusal(403, "not-a-moderator"));
        assert_eq!(mod1.delete("/api/moderation/suspensions/bob").await.0, StatusCode::NO_CONTENT);
        for client in [&bob, &robo] {
            assert_eq!(client.get("/api/me/blocks").await.0, StatusCode::OK);
        }
        assert_eq!(mod1.post(&third, json!({ "decision": "warn", "note": "stop it" })).await.0, StatusCode::OK);
        assert_eq!(bob.get("/api/me/warnings").await.1.as_array().unwrap().len(), 3);
        let (_, page) = mod1.get(&format!("{queue}?state=warned")).await;
        assert_eq!(page["reports"].as_array().unwrap().len(), 1);
        assert_eq!(mod1.get(queue).await.1["reports"].as_array().unwrap().len(), 7);

        // Nobody judges in their own cause, and who is a moderator no more sees nothing more.
        let (_, about) = bob.post("/api/reports", json!({ "name": "mod1", "reason": "abuse" })).await;
        let own = mod1.post(&format!("{queue}/{}", about["id"]), json!({ "decision": "dismiss" })).await;
        assert_eq!(refused(own), refusal(403, "own-cause"));
        assert!(store.set_moderator("mod1", false).await.unwrap());
        assert_eq!(refused(mod1.get(queue).await), refusal(403, "not-a-moderator"));
        store.close().await;
    }

    async fn what_nobody_needs_is_swept_away(backend) {
        let host = Host::start(backend).await;
        let (ann, _) = person(&host, "ann").await;
        let mut guests = Vec::new();
        for _ in 0..4 {
            let guest = host.guest().await;
            guests.push(guest.get("/api/me").await.1["name"].as_str().unwrap().to_owned());
        }
        add_match(&host, "aaaa", [&guests[0], "ann"], "open", "over").await;
        ann.put(&format!("/api/me/blocks/{}", guests[1]), Value::Null).await;
        ann.post("/api/reports", json!({ "name": guests[2], "reason": "name" })).await;
        let there = async |name: &str| ann.get(&format!("/api/users/{name}")).await.0 == StatusCode::OK;
        host.advance(59 * DAY);
        let store = Store::open(&host.database.url).await.unwrap();
        assert_eq!(store.sweep(host.time.now()).await.unwrap(), Swept::default());
        store.close().await;
        host.advance(DAY);
        let fresh = host.guest().await;
        // The server sweeps by itself, every hour.
        for _ in 0..500 {
            if !there(&guests[3]).await {
                break;
            }
            host.advance(Duration::from_secs(3600));
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let stay = [there(&guests[0]).await, there(&guests[1]).await, there(&guests[2]).await, there(&guests[3]).await];
        assert_eq!(stay, [true, false, true, false], "who played or was complained about stays");
        let query = sqlx::query("SELECT COUNT(*) FROM sessions");
        let sessions: i64 = query.fetch_one(&mut database(&host).await).await.unwrap().get(0);
        assert_eq!(sessions, 1, "that of the guest who has just come");
        assert_eq!(fresh.get("/api/me").await.0, StatusCode::OK);
        assert_eq!(sign_in(&host, "ann", PASSWORD).await.1, StatusCode::CREATED);
    }
}

on_both! {
    async fn of_many_at_the_same_time_one_gets_it(backend) {
        let host = Host::start(backend).await;
        let count = |answers: &[(StatusCode, Value)], wanted| answers.iter().filter(|answer| answer.0 == wanted).count();
        let name = json!({ "name": "Ann", "password": PASSWORD });
        let clients: Vec<_> = (0..6).map(|_| host.stranger()).collect();
        let answers = futures_util::future::join_all(clients.iter().map(|client| client.post("/api/accounts", name.clone()))).await;
        assert_eq!((count(&answers, StatusCode::CREATED), count(&answers, StatusCode::CONFLICT)), (1, 5));

        let made = answers.iter().find(|answer| answer.0 == StatusCode::CREATED).unwrap();
        let code = made.1["recovery_codes"][0].clone();
        let recover = json!({ "name": "ann", "code": code, "new_password": "found it again" });
        let answers = futures_util::future::join_all(clients.iter().map(|client| client.post("/api/recovery", recover.clone()))).await;
        assert_eq!((count(&answers, StatusCode::NO_CONTENT), count(&answers, StatusCode::UNAUTHORIZED)), (1, 5));
    }
}
