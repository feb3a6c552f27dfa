//! What a match costs in the next one, through the server: F-COMP-01 to 05, 08 and 13, for 2.1 and 3.0.

use std::time::Duration;

use super::{Cup, fixtures, ok, refused};
use crate::common::{Client, Host, StatusCode, Value, json};
use crate::on_both;
use crate::people::{live_clock, person};

/// The rulebooks with a chapter about competitions.
const BOOKS: [&str; 2] = ["fuba:2.1+condition", "fuba:3.0+condition"];

/// Two people who meet four times, started and paused, so that nothing begins before its terms are as a test
/// wants them. Ann is at home first, then Bob, and so on.
struct Series {
    cup: Cup,
    people: [Client; 2],
}

impl Series {
    async fn new(host: &Host, spec: &str, more: Value, join: Value) -> Self {
        let number = spec.replace(|char: char| !char.is_ascii_digit(), "");
        let people =
            [person(host, &format!("Ann{number}")).await, person(host, &format!("Bob{number}")).await];
        let mut said = json!({ "seeding": "order" });
        for (key, value) in more.as_object().unwrap() {
            said[key] = value.clone();
        }
        let cup = Cup::with(&people[0], spec, json!({ "kind": "round-robin", "legs": 4 }), said).await;
        for player in &people {
            ok(player.post(&cup.path("/join"), join.clone()).await);
        }
        cup.start().await;
        cup.until("fixtures are there", |shown| fixtures(shown).len() == 4).await;
        ok(cup.decide("pause", json!({ "because": "a test" })).await);
        Self { cup, people }
    }

    /// Give a result with what each team takes along; then what is due is rolled.
    async fn result(&self, fixture: u64, home: Value, away: Value) {
        let score = json!({ "home": 1, "away": 1 });
        let body = json!({ "because": "on cardboard", "fixture": fixture, "score": score, "home": home, "away": away });
        ok(self.cup.decide("adjudicate", body).await);
    }

    /// Let the next match begin; its fixture, and the state of the match for each player, home first.
    async fn play(&self, fixture: u64) -> (Value, [Value; 2]) {
        ok(self.cup.decide("resume", json!({})).await);
        let code = self.cup.playing(fixture).await;
        let shown = self.cup.show().await;
        let of = fixtures(&shown).into_iter().find(|of| of["id"] == fixture).unwrap();
        ok(self.cup.decide("pause", json!({ "because": "a test" })).await);
        let mut states = Vec::new();
        for player in &self.people {
            states.push(ok(player.get(&format!("/api/matches/{code}/state")).await));
        }
        if of["home"]["team"] == 2 {
            states.reverse();
        }
        (of, states.try_into().unwrap())
    }
}

/// What a team brings along, by its word.
fn reason<'a>(of: &'a Value, why: &str) -> Option<&'a Value> {
    of["terms"]["reasons"].as_array()?.iter().find(|reason| reason["why"] == why)
}

on_both! {
    async fn f_comp_01_a_red_card_costs_a_point_in_the_next_match(backend) {
        let host = Host::start(backend).await;
        for spec in BOOKS {
            let series = Series::new(&host, spec, json!({}), json!({})).await;
            series.result(1, json!({ "reds": 1 }), json!({})).await;
            let (of, states) = series.play(2).await;
            // Ann is away now.
            assert_eq!(of["terms"]["text"], "away.discard=1", "{spec}: {of:#}");
            let red = reason(&of, "red").unwrap();
            assert_eq!((&red["clause"], &red["points"], &red["after"]), (&json!("F-COMP-01"), &json!(1), &json!(1)));
            let position = states[0]["position"].as_str().unwrap();
            assert!(position.contains("discard=0-1"), "{position}");
            // One match later it is paid.
            series.result(2, json!({}), json!({})).await;
            let (of, _) = series.play(3).await;
            assert!(of["terms"].is_null(), "{of:#}");
        }
    }

    async fn f_comp_02_yellow_cards_are_rolled_against_those_before_the_last_match(backend) {
        let host = Host::start(backend).await;
        for spec in BOOKS {
            let series = Series::new(&host, spec, json!({}), json!({})).await;
            // Twelve before the last match: no roll of two dice is above them.
            series.result(1, json!({ "yellows": 12 }), json!({ "yellows": 1 })).await;
            series.result(2, json!({ "yellows": 1 }), json!({ "yellows": 1 })).await;
            let (of, _) = series.play(3).await;
            assert_eq!(of["terms"]["text"], "home.discard=1", "{spec}: {of:#}");
            let yellow = reason(&of, "yellow").unwrap();
            assert_eq!((&yellow["clause"], &yellow["points"]), (&json!("F-COMP-02"), &json!(1)));
            let log = ok(series.people[0].get(&series.cup.path("/log")).await);
            assert_eq!(log.as_str().unwrap().matches(" dice 2 1 yellow ").count(), 1, "{log}");
            // Bob had one before the last match: two dice cannot show that.
            assert!(!log.as_str().unwrap().contains(" dice 2 2 "), "{log}");
        }
    }

    async fn f_comp_03_an_injury_costs_a_point_with_one_or_two(backend) {
        let host = Host::start(backend).await;
        for spec in BOOKS {
            let series = Series::new(&host, spec, json!({}), json!({})).await;
            for fixture in 1..4 {
                series.result(fixture, json!({ "injuries": 1 }), json!({})).await;
                let (of, _) = series.play(fixture + 1).await;
                let log = ok(series.people[0].get(&series.cup.path("/log")).await);
                let rolled = log.as_str().unwrap().lines().find_map(|line| {
                    let (_, dice) = line.split_once(&format!(" dice {fixture} "))?;
                    dice.split_once("injury ")?.1.trim().parse::<u8>().ok()
                });
                let rolled = rolled.expect("the die is in the log");
                if let Some(injury) = reason(&of, "injury") {
                    assert_eq!((&injury["clause"], &injury["rolled"]), (&json!("F-COMP-03"), &json!(rolled)));
                    assert!(rolled <= 2, "{rolled}");
                } else {
                    assert!(rolled > 2, "{rolled}");
                }
            }
        }
    }

    async fn f_comp_04_all_together_cost_one_point(backend) {
        let host = Host::start(backend).await;
        for spec in BOOKS {
            let series = Series::new(&host, spec, json!({}), json!({})).await;
            series.result(1, json!({ "reds": 2, "yellows": 5, "injuries": 3 }), json!({})).await;
            let (of, _) = series.play(2).await;
            assert_eq!(of["terms"]["text"], "away.discard=1", "{spec}: {of:#}");
        }
    }

    async fn f_comp_05_another_formation_than_the_primary_one_costs_a_point(backend) {
        let host = Host::start(backend).await;
        for spec in BOOKS {
            let series = Series::new(&host, spec, json!({ "primary": true }), json!({ "primary": "4-4-2" })).await;
            let (of, _) = series.play(1).await;
            assert_eq!(of["terms"]["text"], "home.primary=4-4-2 away.primary=4-4-2", "{spec}: {of:#}");
            let path = format!("/api/matches/{}", of["match"]["code"].as_str().unwrap());
            // Ann changes her formation, Bob does not.
            for (player, formation) in series.people.iter().zip(["4-3-3", "4-4-2"]) {
                let state = ok(player.get(&format!("{path}/state")).await);
                let answer = json!({ "do": "act", "seq": state["seq"], "answers": [format!("formation {formation}")] });
                ok(player.post(&format!("{path}/wishes"), answer).await);
            }
            // Somebody is asked about points before the kick-off; only Ann is.
            let mut asked = [false; 2];
            for _ in 0..200 {
                let mut is_asked = false;
                for (at, player) in series.people.iter().enumerate() {
                    let state = ok(player.get(&format!("{path}/state")).await);
                    let Some(legal) = state["ask"]["legal"].as_array() else { continue };
                    is_asked = true;
                    let key = state["ask"]["decision"]["key"].as_str().unwrap_or_default().to_owned();
                    asked[at] |= key.contains("lose-point");
                    let answer = json!({ "do": "act", "seq": state["seq"], "answers": [legal[0]] });
                    ok(player.post(&format!("{path}/wishes"), answer).await);
                }
                if !is_asked || asked[0] {
                    break;
                }
            }
            assert_eq!(asked, [true, false], "{spec}");
            let bad = json!({ "because": "?", "fixture": 1, "score": { "home": 1, "away": 0 }, "home": { "formation": "9-9-9" } });
            refused(series.cup.decide("adjudicate", bad).await, StatusCode::UNPROCESSABLE_ENTITY, "league-bad-formation");
        }
    }

    async fn f_comp_13_who_comes_late_pays_two_points_or_has_lost(backend) {
        let host = Host::start(backend).await;
        let series = Series::new(&host, BOOKS[1], json!({}), json!({})).await;
        let late = |fixture: u64, minutes: u64| json!({ "fixture": fixture, "seat": "home", "minutes": minutes, "because": "the bus" });
        series.result(1, json!({}), json!({})).await;
        ok(series.cup.decide("late", late(2, 11)).await);
        let (of, states) = series.play(2).await;
        assert_eq!(of["terms"]["text"], "home.discard=2", "{of:#}");
        assert_eq!(reason(&of, "late").unwrap()["clause"], "F-COMP-13");
        assert!(states[0]["position"].as_str().unwrap().contains("discard=2-0"));
        refused(series.cup.decide("late", late(2, 30)).await, StatusCode::UNPROCESSABLE_ENTITY, "league-begun");
        series.result(2, json!({}), json!({})).await;
        ok(series.cup.decide("late", late(3, 21)).await);
        let lost = fixtures(&series.cup.show().await)[2]["result"].clone();
        assert_eq!((&lost["score"], &lost["winner"]), (&json!([0, 3]), &json!("away")));
    }

    async fn f_comp_08_a_match_that_begins_late_has_an_extra_square(backend) {
        let host = Host::start(backend).await;
        let series = Series::new(&host, BOOKS[0], json!({}), json!({})).await;
        series.result(1, json!({}), json!({})).await;
        ok(series.cup.decide("late", json!({ "fixture": 2, "seat": "away", "minutes": 15, "because": "the bus" })).await);
        let (of, _) = series.play(2).await;
        assert_eq!(of["terms"]["text"], "late-start=yes", "{of:#}");
    }

    async fn players_are_waited_for_and_pay_for_it(backend) {
        let host = Host::start(backend).await;
        let settings = json!({ "settings": { "clock": live_clock(3000, 0), "attendance": true } });
        let series = Series::new(&host, BOOKS[1], settings, json!({})).await;
        let [ann, bob] = &series.people;
        ok(series.cup.decide("resume", json!({})).await);
        let called = |fixture: usize| move |shown: &Value| fixtures(shown)[fixture - 1]["state"] == "called";
        let here = async |who: &Client, fixture: u64| who.post(&series.cup.path("/here"), json!({ "fixture": fixture })).await;
        let shown = series.cup.until("both are called", called(1)).await;
        assert_eq!(shown["you"]["called"], 1);
        refused(here(ann, 2).await, StatusCode::CONFLICT, "not-called");
        ok(here(ann, 1).await);
        host.advance(Duration::from_mins(11));
        ok(here(bob, 1).await);
        let code = series.cup.playing(1).await;
        let of = fixtures(&series.cup.show().await)[0].clone();
        assert_eq!(of["terms"]["text"], "away.discard=2", "more than ten minutes: {of:#}");
        ok(ann.post(&format!("/api/matches/{code}/wishes"), json!({ "do": "resign" })).await);
        // Nobody comes to the second, one to the third; in time to the fourth.
        series.cup.until("both are called", called(2)).await;
        host.advance(Duration::from_secs(20 * 60 + 1));
        let shown = series.cup.until("both are called", called(3)).await;
        assert_eq!(fixtures(&shown)[1]["result"]["ending"], "no-show");
        ok(here(bob, 3).await);
        host.advance(Duration::from_secs(20 * 60 + 1));
        let shown = series.cup.until("both are called", called(4)).await;
        let third = &fixtures(&shown)[2]["result"];
        assert_eq!((&third["ending"], &third["winner"], &third["score"]), (&json!("walkover"), &json!("away"), &json!([0, 3])));
        host.advance(Duration::from_mins(10));
        for player in [ann, bob] {
            ok(here(player, 4).await);
        }
        series.cup.playing(4).await;
        assert!(fixtures(&series.cup.show().await)[3]["terms"].is_null(), "ten minutes are in time");
    }
}
