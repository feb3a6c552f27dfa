//! The two example bots finish a rated match, whatever happens to the server meanwhile.

use touchline_engine::{Driver, Node, Outcome, Record, Seat, resume};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;

use super::glicko::{Rating, START};
use super::program::Program;
use crate::common::{Client, Host, StatusCode, json, person, until};
use crate::on_both;

/// A short match with secret placements and dice.
const SPEC: &str = "grid:basic?end=turns:20&fielders=2";

/// Register a bot; returns its token.
pub(crate) async fn bot(owner: &Client, name: &str) -> String {
    let (status, made) = owner.post("/api/bots", json!({ "name": name })).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    made["token"].as_str().unwrap().to_owned()
}

async fn rating(client: &Client, name: &str) -> (f64, f64) {
    let user = until("it is rated", async || {
        let (_, user) = client.get(&format!("/api/users/{name}")).await;
        (user["ratings"] != json!([])).then_some(user)
    })
    .await;
    let rated = &user["ratings"][0];
    assert_eq!((&rated["game"], &rated["matches"]), (&json!("grid"), &json!(1)), "{user}");
    (rated["rating"].as_f64().unwrap(), rated["deviation"].as_f64().unwrap())
}

/// The result of a record, replayed by the rules alone.
fn replayed(text: &str) -> (Outcome, [u32; 2]) {
    fn end<G: touchline_engine::Describe>(driver: &Driver<G>) -> (Outcome, [u32; 2]) {
        let Node::Over(outcome) = driver.node() else { panic!("the record has no end") };
        (outcome, driver.game().score(driver.state()))
    }
    let record = Record::parse(text).unwrap();
    let game = AnyGame::from_text(record.header("spec").unwrap()).unwrap();
    with_game!(game, game => end(&resume(game, &record).unwrap()))
}

on_both! {
    async fn two_bots_finish_a_rated_match(backend) {
        let mut host = Host::start(backend).await;
        let owner = person(&host, "Owner").await;
        // Bots of one person would play unrated.
        let other = person(&host, "Other").await;
        let (home, away) = (bot(&owner, "Pythagoras").await, bot(&other, "Ferris").await);
        let waits = Program::rust(&host.url(), &away, &[]);
        let challenges = ["--challenge", "Ferris", "--spec", SPEC, "--seconds", "3600", "--rated"];
        let asks = Program::python(&host.url(), &home, &challenges);

        // In the middle of the match the server is killed and restarted.
        let pythagoras = Client::with_token(host.addr, &home);
        let code = until("they play", async || {
            let (_, mine) = pythagoras.get("/api/me/matches").await;
            Some(mine["matches"].as_array()?.first()?["code"].as_str()?.to_owned())
        }).await;
        until("it goes on", async || {
            let (_, state) = pythagoras.get(&format!("/api/matches/{code}/state")).await;
            assert_eq!(state["result"], json!(null), "the match must outlast this");
            (state["seq"].as_u64()? > 10).then_some(())
        }).await;
        host.restart().await;

        let (asked, waited) = (asks.printed().await, waits.printed().await);
        // The end of a match is announced at once; it is recorded and rated right after.
        let told = until("the end is noted", async || {
            let (_, told) = owner.get(&format!("/api/matches/{code}")).await;
            (told["status"] == "over").then_some(told)
        }).await;
        let result = &told["result"];
        assert_eq!((&told["status"], &told["rated"], &result["reason"]), (&json!("over"), &json!(true), &json!("played")), "{told}");
        let is_home = told["seats"]["home"]["name"] == "Pythagoras";
        for (printed, name, seat) in [
            (&asked, "Pythagoras", if is_home { "home" } else { "away" }),
            (&waited, "Ferris", if is_home { "away" } else { "home" }),
        ] {
            let [home, away] = [0, 1].map(|place| result["score"][place].as_u64().unwrap());
            let outcome = result["outcome"].as_str().unwrap();
            let last = format!("{name}: match {code} is over: {home}-{away}, {outcome} (played), I was {seat}");
            assert_eq!(printed.lines().last(), Some(last.as_str()), "{printed}");
        }

        // The record agrees.
        let (status, record) = owner.get(&format!("/api/matches/{code}/record")).await;
        assert_eq!(status, StatusCode::OK, "{record}");
        let (outcome, score) = replayed(record.as_str().unwrap());
        assert_eq!((json!(outcome.word()), json!(score)), (result["outcome"].clone(), result["score"].clone()));

        // Both ratings are what Glicko-2 gives.
        let of_home = match outcome {
            Outcome::Win(Seat::Home) => 1.0,
            Outcome::Win(Seat::Away) => 0.0,
            Outcome::Draw => 0.5,
            Outcome::Unfinished => panic!("{result}"),
        };
        let of_python = if is_home { of_home } else { 1.0 - of_home };
        for (name, score) in [("Pythagoras", of_python), ("Ferris", 1.0 - of_python)] {
            let Rating(expected, deviation, _) = START.after(&[(START, score)]);
            let (is, uncertain) = rating(&owner, name).await;
            assert!((is - expected).abs() < 0.01 && (uncertain - deviation).abs() < 0.01, "{name}: {is} {uncertain}, not {expected} {deviation}");
        }
    }
}

on_both! {
    async fn an_example_bot_that_cannot_play_says_why_in_a_sentence(backend) {
        let host = Host::start(backend).await;
        let owner = person(&host, "Owner").await;
        let token = bot(&owner, "Pythagoras").await;
        let url = host.url();
        for (server, token, options, why) in [
            (url.as_str(), "", &[][..], "TOUCHLINE_TOKEN"),
            (&url, "touchline_wrong", &[], "401"),
            ("nowhere", &token, &[], "is not the address of a server"),
            (&url, &token, &["--challenge", "Nobody"], "no player with this name"),
        ] {
            let said = Program::python(server, token, options).complaint().await;
            assert!(said.contains(why) && !said.contains("Traceback"), "{server} {options:?}: {said}");
            assert_eq!(said.trim_end().lines().count(), 1, "{said}");
        }
        let said = Program::rust(&url, "touchline_wrong", &[]).complaint().await;
        assert!(said.starts_with("bot: ") && said.contains("401"), "{said}");
    }
}
