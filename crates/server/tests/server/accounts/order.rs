//! Moderation: blocks, reports, moderators, and what is swept.

use touchline_server::store::Store;
use touchline_server::store::sweep::Swept;

use super::*;
use crate::on_both;

on_both! {
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
        let (mod1, _) = person(&host, "marshal").await;
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
        assert!(store.set_moderator("MARSHAL", true, 1).await.unwrap());
        assert!(!store.set_moderator("nobody", true, 1).await.unwrap());
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
        assert_eq!((status, &decided["state"], &decided["decided_by"]), (StatusCode::OK, &json!("suspended"), &json!("marshal")));
        assert_eq!(refused(mod1.post(&first, suspend).await), refusal(409, "already-decided"));
        // A suspended user may look, read the reason and leave, but nothing else, not under another name
        // either.
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

        // Nobody decides their own case, and a former moderator sees nothing more.
        let (_, about) = bob.post("/api/reports", json!({ "name": "marshal", "reason": "abuse" })).await;
        let own = mod1.post(&format!("{queue}/{}", about["id"]), json!({ "decision": "dismiss" })).await;
        assert_eq!(refused(own), refusal(403, "own-cause"));
        assert!(store.set_moderator("marshal", false, 2).await.unwrap());
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
        // The server sweeps every hour on its own.
        until("they are swept", async || {
            let is_gone = !there(&guests[3]).await;
            host.advance(Duration::from_hours(u64::from(!is_gone)));
            is_gone.then_some(())
        })
        .await;
        let stay = [there(&guests[0]).await, there(&guests[1]).await, there(&guests[2]).await, there(&guests[3]).await];
        assert_eq!(stay, [true, false, true, false], "who played or was complained about stays");
        let query = sqlx::query("SELECT COUNT(*) FROM sessions");
        let sessions: i64 = query.fetch_one(&mut host.database.connect().await).await.unwrap().get(0);
        assert_eq!(sessions, 1, "that of the guest who has just come");
        assert_eq!(fresh.get("/api/me").await.0, StatusCode::OK);
        assert_eq!(sign_in(&host, "ann", PASSWORD).await.1, StatusCode::CREATED);
    }
}
