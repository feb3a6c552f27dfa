//! A user's history, export and closing of the account.

use super::*;
use crate::on_both;

on_both! {
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

        // Page by page, without gaps or duplicates.
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
            // The last two end at the same moment.
            let at = 5000 + i64::try_from(number.min(1)).unwrap();
            let sql = "INSERT INTO rating_changes (match_id, user_id, game, time_class, rating_before, rating_after, deviation_after, at) \
                       VALUES ($1, $2, 'fuba', 'live', $3, $4, 200.5, $5)";
            let query = sqlx::query(sql).bind(game).bind(user).bind(rating).bind(rating + 50.0).bind(at);
            query.execute(&mut host.database.connect().await).await.unwrap();
            rating += 50.0;
        }
        let sql = "INSERT INTO ratings (user_id, game, time_class, rating, deviation, volatility, matches, changed_at) \
                   VALUES ($1, 'fuba', 'live', $2, 200.5, 0.06, 3, 5001)";
        sqlx::query(sql).bind(user).bind(rating).execute(&mut host.database.connect().await).await.unwrap();

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
        // A match in progress has secrets of the other seat.
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
        let recover = json!({ "name": "ann", "recovery_code": recovery[0], "new_password": "another long one" });
        assert_eq!(refused(host.stranger().post("/api/recovery", recover).await), refusal(401, "wrong-code"));
        for name in ["ann".to_owned(), "robo".to_owned(), format!("closed-{id}")] {
            assert_eq!(bob.get(&format!("/api/users/{name}")).await.0, StatusCode::NOT_FOUND);
        }
        assert_eq!(bob.get("/api/me/blocks").await.1, json!([]));
        let (_, page) = bob.get("/api/users/bob/matches").await;
        assert_eq!(codes(&page).0, ["aaaa"]);
        assert_eq!(page["matches"][0]["home"]["user"], format!("closed-{id}"));
        let query = sqlx::query("SELECT 1 FROM matches WHERE code = 'bbbb'");
        let waiting = query.fetch_optional(&mut host.database.connect().await).await.unwrap();
        assert!(waiting.is_none(), "nobody sits down opposite somebody who has left");

        // Nobody can impersonate a user who has left, or their bot; and what is stored of the names does not
        // reveal them.
        for name in ["ann", "ANN", "Robo"] {
            let again = host.stranger().post("/api/accounts", json!({ "name": name, "password": PASSWORD })).await;
            assert_eq!(refused(again), refusal(409, "name-taken"), "{name}");
            assert_eq!(refused(bob.post("/api/bots", json!({ "name": name })).await), refusal(409, "name-taken"), "{name}");
            let guest = host.guest().await;
            let upgrade = guest.post("/api/me/upgrade", json!({ "name": name, "password": PASSWORD })).await;
            assert_eq!(refused(upgrade), refusal(409, "name-taken"), "{name}");
        }
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
            query.execute(&mut host.database.connect().await).await.unwrap();
        }
        host.restart().await;
        assert_eq!(bob.get("/api/matches/aaaa/state").await.0, StatusCode::OK, "it is played");
        assert_eq!(close_account(&ann, json!({ "password": PASSWORD })).await.0, StatusCode::NO_CONTENT);
        // The end is recorded shortly after it happens.
        until("no match waits for somebody who has left", async || {
            let (_, page) = bob.get("/api/users/bob/matches").await;
            let mut matches = page["matches"].as_array().unwrap().iter();
            matches.all(|listed| listed["status"] == "over" || listed["status"] == "aborted").then_some(())
        })
        .await;
    }
}
