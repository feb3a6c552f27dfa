//! The secret is known at every end and never before; a killed server goes on with the same dice.

use std::time::Duration;

use super::shaker::{Shaker, begun, dice_of, report, shaken};
use crate::common::{self, Host, StatusCode, Value, json, person};
use crate::on_both;
use crate::people::name_of;
use crate::table::Table;
use sqlx::Row as _;
use touchline_fairdice::Fairness;

/// The secret of a match as it is stored.
async fn secret_of(host: &Host, code: &str) -> Option<String> {
    let sql = "SELECT s.secret FROM dice_secrets s JOIN matches m ON m.id = s.match_id WHERE m.code = $1";
    let row = sqlx::query(sql).bind(code).fetch_optional(&mut host.database.connect().await).await;
    row.unwrap().map(|row| row.get(0))
}

/// Everything that anybody can ask of a match.
async fn everything(host: &Host, table: &Table) -> String {
    let mut said = String::new();
    let clients = [table.home.clone(), table.away.clone(), host.stranger(), host.guest().await];
    for client in &clients {
        for path in ["", "/state", "/log", "/dice", "/odds", "/ways", "/hint", "/record", "/chat"] {
            said += &client.get(&table.path(path)).await.1.to_string();
        }
        for path in ["/api/me", "/api/me/export", "/api/matches", "/metrics"] {
            said += &client.get(path).await.1.to_string();
        }
        said += &client.get(&format!("/api/users/{}", name_of(&table.home).await)).await.1.to_string();
    }
    said
}

on_both! {
    async fn no_message_and_no_answer_has_the_secret_before_the_end(backend) {
        let host = Host::start(backend).await;
        let (table, mut seats) = shaken(&host, json!({ "spec": "fuba:3.0+all" })).await;
        let mut watching = host.stranger().socket(&table.code, None).await;
        let secret = secret_of(&host, &table.code).await.expect("it is stored with the first step");
        Shaker::play(&table, &mut seats, 120).await;
        let mut said = everything(&host, &table).await;
        said += &crate::table::all_said(&mut watching).await.concat();
        seats.iter().for_each(|seat| said += &seat.heard.concat());
        assert!(said.len() > 10_000 && !said.contains(&secret), "the secret is out");
        // Once a choice is shown its seal is opened, and not before.
        let is_opened = said.contains("\"type\":\"opened\"");
        let salt = said.find("\"salt\"").filter(|_| !is_opened);
        assert!(salt.is_none(), "a salt is out: {}", &said[salt.unwrap_or(0).saturating_sub(600)..]);
        // At the end everybody hears it.
        table.done(&table.away, json!({ "do": "resign" })).await;
        let over = seats[0].hear_stage("shown").await;
        assert_eq!(over["secret"], secret);
        assert_eq!(watching.hear_until(|message| message["type"] == "dice").await["secret"], secret);
        assert!(Shaker::record(&table).await.contains(&format!("fair-secret: {secret}\n")));
    }

    async fn a_choice_that_is_shown_is_opened_to_everybody_before_the_board_shows_it(backend) {
        let host = Host::start(backend).await;
        let (table, mut seats) = shaken(&host, json!({ "spec": "fuba:3.0" })).await;
        let mut watching = host.stranger().socket(&table.code, None).await;
        let [home, away] = &mut seats;
        home.act(&table, 3).await;
        home.hear_all().await;
        away.hear_all().await;
        let early = [home.heard.concat(), away.heard.concat()].concat();
        assert!(!early.contains("opened") && !early.contains(&"01".repeat(16)), "the first salt is out: {early}");
        away.act(&table, 5).await;
        let said = crate::table::all_said(&mut watching).await;
        let at = |kind: &str| said.iter().rposition(|text| text.contains(&format!("\"type\":\"{kind}\""))).unwrap();
        assert!(at("seal") < at("opened") && at("opened") < at("update"), "{said:?}");
        let opened: Vec<Value> = said.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
        let opened: Vec<&Value> = opened.iter().filter(|message| message["type"] == "opened").collect();
        assert_eq!(opened.len(), 2, "{said:?}");
        // Whoever comes later hears it as well, and so does whoever comes after a restart.
        let mut host = host;
        for round in 0..2 {
            let mut late = host.stranger().socket(&table.code, None).await;
            for told in &opened {
                assert_eq!(late.hear_until(|message| message["type"] == "opened").await, **told, "{round}");
            }
            host.restart().await;
        }
    }

    async fn a_killed_server_goes_on_with_the_same_dice_and_takebacks_rewind_nothing(backend) {
        let mut host = Host::start(backend).await;
        let (table, mut seats) = shaken(&host, json!({ "spec": "fuba:3.0" })).await;
        let mut last = 0;
        for round in 0..3 {
            Shaker::play(&table, &mut seats, 10).await;
            let by = Shaker::until_dice_fall(&table, &mut seats).await;
            let rolled = dice_of(&table).await["rolled"].as_u64().unwrap();
            assert!(rolled > last, "dice fell");
            // Whoever has led to them takes that back.
            for seat in [by, 1 - by] {
                table.done(table.seats()[seat], json!({ "do": "offer", "what": "takeback" })).await;
            }
            let told = dice_of(&table).await;
            assert_eq!((told["rolled"].as_u64(), told["takebacks"].as_array().unwrap().len()), (Some(rolled), round + 1));
            for seat in &mut seats {
                seat.hear_all().await;
            }
            last = rolled;
            host.restart().await;
            let before = told.clone();
            assert_eq!(dice_of(&table).await, before, "nothing is forgotten");
            for (at, seat) in seats.iter_mut().enumerate() {
                seat.again(&table, at).await;
            }
        }
        Shaker::play(&table, &mut seats, 4000).await;
        let record = Shaker::record(&table).await;
        for seat in &seats {
            let report = report(&record, Some(&seat.receipt()));
            assert_eq!((report.mismatch, report.warnings), (None, vec![]), "{record}");
        }
        // The log tells the dice that stand, and no others.
        let (_, log) = table.home.get(&table.path("/log")).await;
        let fallen: usize = log["entries"].as_array().unwrap().iter().filter_map(|entry| entry["rolled"]["faces"].as_str()).map(str::len).sum();
        let stands = Fairness::of(&touchline_engine::Record::parse(&record).unwrap()).unwrap().runs;
        assert_eq!(fallen, stands.iter().map(|run| run.count as usize).sum::<usize>());
        // A die of those that were taken back, shown otherwise than it fell.
        let mut lied_to = seats[0].receipt();
        let is_back = |number: &u64| !stands.iter().any(|run| (run.first..run.end()).contains(number));
        let number = (0..last).find(is_back).unwrap();
        let shown = lied_to.shown.iter_mut().find(|shown| (shown.first..shown.end()).contains(&number)).unwrap();
        let at = usize::try_from(number - shown.first).unwrap();
        let [_, face] = shown.dice[at].as_mut().unwrap();
        *face = *face % 6 + 1;
        assert_eq!(report(&record, Some(&lied_to)).mismatch.unwrap().word(), "shown");
        // Without the takebacks that were agreed, dice are missing.
        let mut forgetful = seats[0].receipt();
        forgetful.takebacks.clear();
        assert_eq!(report(&record, Some(&forgetful)).mismatch.unwrap().word(), "skipped");
    }

    async fn a_server_that_is_killed_during_the_agreement_goes_on_with_it(backend) {
        let mut host = Host::start(backend).await;
        let table = begun(&host, json!({ "spec": "fuba:3.0" }), [true; 2]).await;
        let mut home = Shaker::new(&table, 0).await;
        home.commit().await;
        let before = dice_of(&table).await;
        host.restart().await;
        let after = dice_of(&table).await;
        assert_eq!((&before["commitment"], &before["home"]), (&after["commitment"], &after["home"]));
        home.again(&table, 0).await;
        let mut away = Shaker::new(&table, 1).await;
        away.commit().await;
        home.open().await;
        host.restart().await;
        home.again(&table, 0).await;
        away.again(&table, 1).await;
        away.open().await;
        home.hear_stage("set").await;
        away.hear_stage("set").await;
        Shaker::play(&table, &mut [home, away], 20).await;
        assert_eq!(report(&Shaker::record(&table).await, None).mismatch, None);
    }

    async fn every_end_shows_the_secret(backend) {
        let mut host = Host::start(backend).await;
        let shown = async |host: &Host, table: &Table| {
            let (told, secret) = (dice_of(table).await, secret_of(host, &table.code).await.unwrap());
            assert_eq!((&told["stage"], &told["secret"]), (&json!("shown"), &json!(secret)), "{told}");
        };
        // Called off, before and during the agreement.
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        table.done(&table.home, json!({ "do": "abort" })).await;
        shown(&host, &table).await;
        let table = begun(&host, json!({ "spec": "fuba:3.0" }), [true; 2]).await;
        let mut home = Shaker::new(&table, 0).await;
        home.commit().await;
        table.done(&table.away, json!({ "do": "abort" })).await;
        home.hear_stage("shown").await;
        shown(&host, &table).await;
        assert_eq!(report(&Shaker::record(&table).await, Some(&home.receipt())).mismatch, None);
        // Lost on time.
        let clock = json!({ "kind": "live", "seconds": 60, "increment": 0, "at_zero": "lose" });
        let timed = Table::of(&host, json!({ "spec": "fuba:3.0", "clock": clock })).await;
        let mut socket = timed.home.socket(&timed.code, None).await;
        host.advance(Duration::from_secs(61));
        socket.hear_until(|message| message["stage"] == "shown").await;
        shown(&host, &timed).await;
        // Of a match that this program cannot play any more, given up; and of one that is swept away.
        let (stranded, swept) =
            (Table::of(&host, json!({ "spec": "fuba:3.0" })).await, Table::of(&host, json!({ "spec": "fuba:3.0" })).await);
        host.kill().await;
        let rewritten = sqlx::query("UPDATE matches SET rules = 99 WHERE code = $1").bind(&stranded.code);
        rewritten.execute(&mut host.database.connect().await).await.unwrap();
        host.restart().await;
        assert_eq!(dice_of(&stranded).await["secret"], Value::Null, "not before its end");
        stranded.done(&stranded.home, json!({ "do": "abort" })).await;
        let told = dice_of(&stranded).await;
        assert_eq!(told["secret"], json!(secret_of(&host, &stranded.code).await.unwrap()), "{told}");
        host.advance(Duration::from_hours(24 * 40));
        common::until("it is swept", async || (dice_of(&swept).await["stage"] == "shown").then_some(())).await;
        shown(&host, &swept).await;
    }

    async fn a_match_from_before_goes_on_as_it_was(backend) {
        let mut host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        table.play_until(|state| state["seq"].as_u64() > Some(8)).await;
        host.kill().await;
        let forgotten = sqlx::query("DELETE FROM dice_secrets");
        forgotten.execute(&mut host.database.connect().await).await.unwrap();
        host.restart().await;
        table.play_until(|state| state["seq"].as_u64() > Some(30)).await;
        let (status, told) = table.home.get(&table.path("/dice")).await;
        assert_eq!((status, &told["error"]["code"]), (StatusCode::NOT_FOUND, &json!("no-fair-dice")));
        table.refused(&table.home, json!({ "do": "commit", "commitment": "0".repeat(64) }), "no-fair-dice").await;
        assert!(!Shaker::record(&table).await.contains("fair"));
    }

    async fn whoever_calls_off_is_counted(backend) {
        let host = Host::start(backend).await;
        let (ann, bob) = (person(&host, "Ann").await, person(&host, "Bob").await);
        for number in 0..3 {
            let (_, made) = ann.post("/api/matches", json!({ "spec": "fuba:3.0", "seat": "home" })).await;
            let code = made["code"].as_str().unwrap().to_owned();
            let table = Table { home: ann.clone(), away: bob.clone(), code };
            bob.post(&table.path("/join"), json!({})).await;
            let wish = json!({ "do": if number == 2 { "resign" } else { "abort" } });
            table.done(&table.away, wish).await;
        }
        let aborted = async |name: &str| ann.get(&format!("/api/users/{name}")).await.1["aborted"].clone();
        common::until("it is counted", async || (aborted("Bob").await == 2).then_some(())).await;
        assert_eq!((aborted("Ann").await, aborted("Bob").await), (json!(0), json!(2)));
    }
}
