//! How people and programs get in, and what keeps others out.

use super::*;
use crate::on_both;

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

        let before = guest.cookies().unwrap();
        let taken = guest.post("/api/me/upgrade", json!({ "name": "Bob", "password": PASSWORD })).await;
        assert_eq!(refused(taken), refusal(409, "name-taken"));
        let (status, made) = guest.post("/api/me/upgrade", json!({ "name": "Ann", "password": PASSWORD })).await;
        assert_eq!((status, &made["name"], &made["kind"]), (StatusCode::OK, &json!("Ann"), &json!("person")));
        assert_eq!(made["recovery_codes"].as_array().unwrap().len(), 10);
        assert_eq!(id_of(&host, "Ann").await, id);

        // The session is new; the old one no longer works, wherever it may have leaked to.
        assert_ne!(guest.cookies().unwrap(), before);
        let old = reqwest::Client::new().get(guest.url("/api/me")).header("cookie", before);
        assert_eq!(old.send().await.unwrap().status(), StatusCode::UNAUTHORIZED);
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
            ("аnn", PASSWORD, 400, "confusable-name"),
            ("ann\u{202e}", PASSWORD, 400, "bad-name"),
            ("guest-12", PASSWORD, 400, "reserved-name"),
            ("CLOSED-1", PASSWORD, 400, "reserved-name"),
            ("aNN", PASSWORD, 409, "name-taken"),
            ("Admin", PASSWORD, 400, "reserved-name"),
            ("m0derator", PASSWORD, 400, "reserved-name"),
            ("touchline-team", PASSWORD, 400, "reserved-name"),
            ("carl", "password12", 400, "common-password"),
            ("carolina", "Carolina99!", 400, "common-password"),
            ("carl", "too short", 400, "bad-password"),
            ("carl", &"x".repeat(201), 400, "bad-password"),
        ] {
            let answer = host.stranger().post("/api/accounts", json!({ "name": name, "password": password })).await;
            assert_eq!(refused(answer), refusal(status, code), "{name} {password}");
        }
        let odd = json!({ "name": "carl", "password": PASSWORD, "role": "moderator" });
        assert_eq!(refused(host.stranger().post("/api/accounts", odd).await), refusal(400, "bad-body"));
        // Whatever is in the place of a name, the response is that nobody has it.
        for name in ["%00", "%F0%9F%98%80", "x".repeat(3000).as_str()] {
            let answer = host.stranger().get(&format!("/api/users/{name}")).await;
            assert_eq!(refused(answer), refusal(404, "no-such-user"));
        }
    }

    async fn names_are_written_in_any_language(backend) {
        let host = Host::start(backend).await;
        let spelled = json!({ "name": "Pe\u{301}le\u{301}", "password": PASSWORD });
        let (_, made) = host.stranger().post("/api/accounts", spelled).await;
        assert_eq!(made["name"], "Pélé", "one name has one spelling");
        let again = host.stranger().post("/api/accounts", json!({ "name": "PÉLÉ", "password": PASSWORD })).await;
        assert_eq!(refused(again), refusal(409, "name-taken"));
        for path in ["/api/users/P%C3%A9l%C3%A9", "/api/users/p%C3%89le%CC%81", "/api/users/Pélé"] {
            assert_eq!(host.stranger().get(path).await.1["name"], "Pélé", "{path}");
        }
        assert_eq!(sign_in(&host, "PE\u{301}LÉ", PASSWORD).await.1, StatusCode::CREATED);
        person(&host, "中村").await;
        assert_eq!(host.stranger().get("/api/users/%E4%B8%AD%E6%9D%91").await.1["name"], "中村");
    }

    async fn a_guest_is_named_once(backend) {
        let host = Host::start(backend).await;
        let (ann, _) = person(&host, "ann").await;
        let guest = host.guest().await;
        let name = |name: &str| json!({ "name": name });
        for (bad, status, code) in [
            ("ANN", 409, "name-taken"),
            ("аnn", 400, "confusable-name"),
            ("guest-zico", 400, "reserved-name"),
            ("moderator", 400, "reserved-name"),
        ] {
            assert_eq!(refused(guest.put("/api/me/name", name(bad)).await), refusal(status, code), "{bad}");
        }
        let (status, me) = guest.put("/api/me/name", name("Jürgen")).await;
        assert_eq!((status, &me["name"], &me["kind"]), (StatusCode::OK, &json!("Jürgen"), &json!("guest")));
        assert_eq!(guest.get("/api/me").await.1["name"], "Jürgen");
        assert_eq!(refused(guest.put("/api/me/name", name("Zico")).await), refusal(409, "already-named"));
        assert_eq!(refused(ann.put("/api/me/name", name("Zico")).await), refusal(409, "already-named"));
        assert_eq!(refused(host.stranger().put("/api/me/name", name("Zico")).await), refusal(401, "not-signed-in"));

        // Nobody takes the name of a guest who has left: friends know them by it.
        assert_eq!(guest.request(Method::DELETE, "/api/me").json(&json!({})).send().await.unwrap().status(), StatusCode::NO_CONTENT);
        let next = host.guest().await;
        assert_eq!(refused(next.put("/api/me/name", name("jürgen")).await), refusal(409, "name-taken"));
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
        // A copy of the cookie is worthless.
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
            let body = json!({ "name": name, "recovery_code": code, "new_password": "found it again" });
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

        // The recorded use is the first one, to the hour.
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

        // Tokens cannot create tokens or close accounts.
        for client in [&script, &robo] {
            assert_eq!(refused(client.post("/api/tokens", json!({ "label": "more" })).await), refusal(403, "needs-session"));
            assert_eq!(refused(client.post("/api/bots", json!({ "name": "more" })).await), refusal(403, "needs-session"));
            assert_eq!(refused(close_account(client, json!({ "password": PASSWORD })).await), refusal(403, "needs-session"));
        }

        // Somebody else's things look as if they did not exist.
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

    async fn of_many_at_the_same_time_one_gets_it(backend) {
        let host = Host::start(backend).await;
        let count = |answers: &[(StatusCode, Value)], wanted| answers.iter().filter(|answer| answer.0 == wanted).count();
        let name = json!({ "name": "Ann", "password": PASSWORD });
        let clients: Vec<_> = (0..6).map(|_| host.stranger()).collect();
        let answers = futures_util::future::join_all(clients.iter().map(|client| client.post("/api/accounts", name.clone()))).await;
        assert_eq!((count(&answers, StatusCode::CREATED), count(&answers, StatusCode::CONFLICT)), (1, 5));

        let made = answers.iter().find(|answer| answer.0 == StatusCode::CREATED).unwrap();
        let code = made.1["recovery_codes"][0].clone();
        let recover = json!({ "name": "ann", "recovery_code": code, "new_password": "found it again" });
        let answers = futures_util::future::join_all(clients.iter().map(|client| client.post("/api/recovery", recover.clone()))).await;
        assert_eq!((count(&answers, StatusCode::NO_CONTENT), count(&answers, StatusCode::UNAUTHORIZED)), (1, 5));
    }
}
