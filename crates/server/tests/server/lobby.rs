//! How matches begin: created, listed, joined, withdrawn.

use crate::on_both;
use std::collections::HashSet;

use crate::common::{self, Backend, Host, StatusCode, Value, json};
use crate::people::{block, codes, live_clock, name_of, person};

on_both! {
    async fn what_is_offered_can_be_played(backend) {
        let host = Host::start(backend).await;
        let (status, offered) = host.stranger().get("/api/games").await;
        assert_eq!(status, StatusCode::OK);
        let guest = host.guest().await;
        let mut played = 0;
        for game in offered["games"].as_array().unwrap() {
            let text = game.to_string();
            for untold in ["\"title\":\"rule-", "\"title\":\"edition-", "\"title\":\"board-", "\"title\":\"step-"] {
                assert!(!text.contains(untold), "{untold} {text}");
            }
            for edition in game["editions"].as_array().unwrap() {
                let spec = format!("{}:{}", game["game"].as_str().unwrap(), edition["name"].as_str().unwrap());
                let body = json!({"spec": spec, "opponent": {"kind": "myself"}});
                let (status, told) = guest.post("/api/matches", body).await;
                assert_eq!(status, StatusCode::CREATED, "{told}");
                assert_eq!((&told["status"], &told["you"]), (&json!("live"), &json!("both")), "{told}");
                played += 1;
            }
        }
        assert!(played >= 6, "{offered}");
        assert_eq!(offered["classes"], json!(["blitz", "live", "correspondence"]));
        assert_eq!(offered["levels"][0], "random");
    }

    async fn an_open_match_is_listed_and_joined(backend) {
        let host = Host::start(backend).await;
        let (ann, bob) = (host.guest().await, host.guest().await);
        let body = json!({"spec": "fuba:3.0+skills+condition", "seat": "away", "clock": live_clock(600, 0)});
        let (status, made) = ann.post("/api/matches", body).await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        assert_eq!(made["spec"], "fuba:3.0+condition+skills");
        assert_eq!((&made["you"], &made["class"]), (&json!("away"), &json!("blitz")));
        assert_eq!(made["seats"]["home"], json!({"kind": "free"}));
        assert_eq!(made["seats"]["away"], json!({"kind": "guest", "name": name_of(&ann).await}));
        assert!(made["title"].as_str().unwrap().starts_with("FUBA"), "{made}");
        assert!(made.get("invitation").is_none());
        let code = made["code"].as_str().unwrap();

        let (_, page) = host.stranger().get("/api/matches?game=fuba").await;
        assert_eq!(codes(&page), [code]);
        assert_eq!(page["matches"][0]["you"], Value::Null);
        assert_eq!(codes(&host.stranger().get("/api/matches?game=grid").await.1), [""; 0]);

        let (status, refused) = bob.post(&format!("/api/matches/{code}/join"), json!({"seat": "away"})).await;
        assert_eq!((status, &refused["error"]["code"]), (StatusCode::CONFLICT, &json!("seat-taken")));
        let (status, refused) = ann.post(&format!("/api/matches/{code}/join"), json!({})).await;
        assert_eq!((status, &refused["error"]["code"]), (StatusCode::CONFLICT, &json!("already-seated")));
        let (status, begun) = bob.post(&format!("/api/matches/{code}/join"), json!({"seat": "home"})).await;
        assert_eq!(status, StatusCode::OK, "{begun}");
        assert_eq!((&begun["status"], &begun["you"]), (&json!("live"), &json!("home")));
        assert_eq!(begun["started"], common::START);

        // It is live now: the room answers, and it waits for one of the two.
        assert_eq!(bob.get(&format!("/api/matches/{code}/state")).await.0, StatusCode::OK);
        let waits = [&ann, &bob].map(|who| who.get("/api/me/matches"));
        let [ann_has, bob_has] = futures_util::future::join_all(waits).await.try_into().unwrap();
        assert_eq!((codes(&ann_has.1), codes(&bob_has.1)), (vec![code.into()], vec![code.into()]));
        let waiting = [&ann_has.1, &bob_has.1].iter().filter(|page| page["matches"][0]["waits"] == true).count();
        assert!(waiting >= 1, "{} {}", ann_has.1, bob_has.1);

        assert_eq!(codes(&host.stranger().get("/api/matches").await.1), [""; 0]);
        assert_eq!(codes(&host.stranger().get("/api/matches?status=live").await.1), [code]);
        let (status, _) = ann.delete(&format!("/api/matches/{code}")).await;
        assert_eq!(status, StatusCode::CONFLICT);
    }

    async fn of_many_who_join_at_once_one_sits(backend) {
        let host = Host::start(backend).await;
        let ann = host.guest().await;
        let mut guests = Vec::new();
        for _ in 0..8 {
            guests.push(host.guest().await);
        }
        for seat in ["home", "away"] {
            let (_, made) = ann.post("/api/matches", json!({"spec": "grid:basic", "seat": seat})).await;
            let path = format!("/api/matches/{}/join", made["code"].as_str().unwrap());
            let joined = futures_util::future::join_all(guests.iter().map(|guest| guest.post(&path, json!({})))).await;
            let sat = joined.iter().filter(|(status, _)| *status == StatusCode::OK).count();
            let refused = joined.iter().filter(|(status, told)| {
                *status == StatusCode::CONFLICT && told["error"]["code"] == "match-taken"
            });
            assert_eq!((sat, refused.count()), (1, 7), "{joined:?}");
        }
    }

    async fn what_makes_no_sense_is_refused(backend) {
        let host = Host::start(backend).await;
        let (guest, ann) = (host.guest().await, person(&host, "Ann").await);
        let clock = live_clock(600, 5);
        let cases = [
            (json!({"spec": "chess:1"}), 422, "spec-unknown-game"),
            (json!({"spec": "fuba:3.0", "seat": "left"}), 400, "bad-body"),
            (json!({"spec": "fuba:3.0", "colour": "red"}), 400, "bad-body"),
            (json!({"spec": "fuba:3.0", "rated": true}), 400, "rated-needs-clock"),
            (json!({"spec": "fuba:3.0", "clock": live_clock(9, 0)}), 400, "bad-clock"),
            (json!({"spec": "fuba:3.0", "clock": live_clock(10_801, 0)}), 400, "bad-clock"),
            (json!({"spec": "fuba:3.0", "clock": live_clock(600, 181)}), 400, "bad-clock"),
            (json!({"spec": "fuba:3.0", "clock": {"kind": "days", "days": 0, "at_zero": "lose"}}), 400, "bad-clock"),
            (json!({"spec": "fuba:3.0", "clock": {"kind": "days", "days": 15, "at_zero": "lose"}}), 400, "bad-clock"),
            (json!({"spec": "fuba:3.0", "opponent": {"kind": "computer", "level": "wizard"}}), 400, "level-unknown"),
            (json!({"spec": "fuba:3.0", "opponent": {"kind": "user", "name": "Nobody"}}), 404, "no-such-user"),
            (
                json!({"spec": "fuba:3.0", "rated": true, "clock": clock, "opponent": {"kind": "computer", "level": "rookie"}}),
                400,
                "rated-needs-two",
            ),
            (json!({"spec": "fuba:3.0", "rated": true, "clock": clock, "opponent": {"kind": "myself"}}), 400, "rated-needs-two"),
        ];
        for (body, status, code) in cases {
            let (got, told) = ann.post("/api/matches", body.clone()).await;
            assert_eq!((got.as_u16(), &told["error"]["code"]), (status, &json!(code)), "{body} {told}");
        }
        let rated = json!({"spec": "fuba:3.0", "rated": true, "clock": clock});
        let (status, told) = guest.post("/api/matches", rated.clone()).await;
        assert_eq!((status, &told["error"]["code"]), (StatusCode::FORBIDDEN, &json!("guests-play-unrated")));
        assert_eq!(host.stranger().post("/api/matches", rated.clone()).await.0, StatusCode::UNAUTHORIZED);
        // None of these created a match; and a guest does not get into a rated match by the back door.
        assert_eq!(codes(&ann.get("/api/me/matches").await.1), [""; 0]);
        let (status, made) = ann.post("/api/matches", rated).await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        let path = format!("/api/matches/{}/join", made["code"].as_str().unwrap());
        let (status, told) = guest.post(&path, json!({})).await;
        assert_eq!((status, &told["error"]["code"]), (StatusCode::FORBIDDEN, &json!("guests-play-unrated")));
        for path in ["/api/matches?cursor=x", "/api/matches?cursor=0", "/api/me/matches?cursor=-1", "/api/matches?game=chess", "/api/matches?status=lost", "/api/matches?page=2"] {
            assert_eq!(ann.get(path).await.0, StatusCode::BAD_REQUEST, "{path}");
        }
    }

    async fn a_private_match_is_for_those_who_are_invited(backend) {
        let host = Host::start(backend).await;
        let (ann, bob, eve) = (host.guest().await, host.guest().await, host.guest().await);
        let (_, made) = ann.post("/api/matches", json!({"spec": "fuba:3.0", "access": "private"})).await;
        let (code, word) = (made["code"].as_str().unwrap(), made["invitation"].as_str().unwrap());
        let (path, join) = (format!("/api/matches/{code}"), format!("/api/matches/{code}/join"));
        let (status, again) = ann.get(&path).await;
        assert_eq!((status, again.get("invitation")), (StatusCode::OK, None));
        assert_eq!(codes(&bob.get("/api/matches").await.1), [""; 0]);
        let unknown = bob.get("/api/matches/abcdefghijkm").await;
        assert_eq!(unknown.0, StatusCode::NOT_FOUND);
        for answer in [
            bob.get(&path).await,
            bob.get(&format!("{path}?invitation=wrong")).await,
            bob.post(&join, json!({})).await,
            bob.post(&join, json!({"invitation": "wrong"})).await,
            bob.delete(&path).await,
        ] {
            assert_eq!(answer, unknown);
        }
        let (status, told) = bob.get(&format!("{path}?invitation={word}")).await;
        assert_eq!(status, StatusCode::OK);
        assert!(!told.to_string().contains(word));
        assert_eq!(bob.post(&join, json!({"invitation": word})).await.0, StatusCode::OK);
        assert_eq!(bob.get(&path).await.0, StatusCode::OK);
        for answer in [eve.get(&format!("{path}?invitation={word}")).await, eve.post(&join, json!({"invitation": word})).await] {
            assert_eq!(answer, unknown);
        }

        // By invitation: visible to anybody with the address, joined with the secret.
        let (_, made) = ann.post("/api/matches", json!({"spec": "fuba:3.0", "access": "invitation"})).await;
        let code = made["code"].as_str().unwrap();
        assert_eq!(eve.get(&format!("/api/matches/{code}")).await.0, StatusCode::OK);
        assert_eq!(codes(&eve.get("/api/matches").await.1), [""; 0]);
        let (status, told) = eve.post(&format!("/api/matches/{code}/join"), json!({})).await;
        assert_eq!((status, &told["error"]["code"]), (StatusCode::FORBIDDEN, &json!("needs-invitation")));
        let body = json!({"invitation": made["invitation"]});
        assert_eq!(eve.post(&format!("/api/matches/{code}/join"), body).await.0, StatusCode::OK);
    }

    async fn an_open_match_can_be_withdrawn(backend) {
        let host = Host::start(backend).await;
        let (ann, bob) = (host.guest().await, host.guest().await);
        let (_, made) = ann.post("/api/matches", json!({"spec": "fuba:3.0"})).await;
        let path = format!("/api/matches/{}", made["code"].as_str().unwrap());
        let (status, told) = bob.delete(&path).await;
        assert_eq!((status, &told["error"]["code"]), (StatusCode::FORBIDDEN, &json!("not-yours")));
        assert_eq!(ann.delete(&path).await, (StatusCode::NO_CONTENT, Value::Null));
        assert_eq!(ann.delete(&path).await.0, StatusCode::NOT_FOUND);
        assert_eq!(bob.post(&format!("{path}/join"), json!({})).await.0, StatusCode::NOT_FOUND);
    }

    async fn nobody_has_too_many_matches(backend) {
        let host = Host::start(backend).await;
        let (ann, bob) = (host.guest().await, host.guest().await);
        let open = json!({"spec": "fuba:3.0", "clock": live_clock(600, 0)});
        // All at once: the limit still holds.
        let made = futures_util::future::join_all((0..25).map(|_| ann.post("/api/matches", open.clone()))).await;
        let refused = made.iter().filter(|(_, told)| told["error"]["code"] == "too-many-open").count();
        assert_eq!((made.iter().filter(|(status, _)| *status == StatusCode::CREATED).count(), refused), (20, 5));
        let alone = json!({"spec": "fuba:3.0", "clock": live_clock(600, 0), "opponent": {"kind": "myself"}});
        let made = futures_util::future::join_all((0..7).map(|_| bob.post("/api/matches", alone.clone()))).await;
        let refused = made.iter().filter(|(_, told)| told["error"]["code"] == "too-many-matches").count();
        assert_eq!((made.iter().filter(|(status, _)| *status == StatusCode::CREATED).count(), refused), (5, 2));
        // Neither side can join, whoever has too many; without a clock there is more room.
        let code = ann.get("/api/me/matches").await.1["matches"][0]["code"].as_str().unwrap().to_owned();
        let (status, told) = bob.post(&format!("/api/matches/{code}/join"), json!({})).await;
        assert_eq!((status, &told["error"]["code"]), (StatusCode::CONFLICT, &json!("too-many-matches")));
        let slow = json!({"spec": "fuba:3.0", "opponent": {"kind": "myself"}});
        assert_eq!(bob.post("/api/matches", slow).await.0, StatusCode::CREATED);
        let body = json!({"spec": "fuba:3.0", "clock": live_clock(600, 0)});
        let (status, told) = bob.post("/api/pairing", body).await;
        assert_eq!((status, &told["error"]["code"]), (StatusCode::CONFLICT, &json!("too-many-matches")));
    }

    async fn lists_come_in_pages(backend) {
        let host = Host::start(backend).await;
        let mut all = HashSet::new();
        for _ in 0..3 {
            let guest = host.guest().await;
            for _ in 0..20 {
                let (_, made) = guest.post("/api/matches", json!({"spec": "grid:basic"})).await;
                all.insert(made["code"].as_str().unwrap().to_owned());
            }
        }
        let (_, first) = host.stranger().get("/api/matches?status=open").await;
        let (_, second) = host.stranger().get(&format!("/api/matches?status=open&cursor={}", first["next"])).await;
        assert_eq!((codes(&first).len(), codes(&second).len(), &second["next"]), (50, 10, &Value::Null));
        assert_eq!(codes(&first).into_iter().chain(codes(&second)).collect::<HashSet<_>>(), all);
    }

    async fn whoever_is_blocked_is_kept_apart(backend) {
        let host = Host::start(backend).await;
        let (ann, bob) = (person(&host, "Ann").await, person(&host, "Bob").await);
        block(&host, "Ann", "Bob").await;
        for (maker, other, name) in [(&ann, &bob, "Ann"), (&bob, &ann, "Bob")] {
            let (_, made) = maker.post("/api/matches", json!({"spec": "fuba:3.0"})).await;
            let code = made["code"].as_str().unwrap();
            assert!(!codes(&other.get("/api/matches").await.1).contains(&code.to_owned()));
            assert!(codes(&host.stranger().get("/api/matches").await.1).contains(&code.to_owned()));
            assert_eq!(other.get(&format!("/api/matches/{code}")).await.0, StatusCode::NOT_FOUND);
            let (status, _) = other.post(&format!("/api/matches/{code}/join"), json!({})).await;
            assert_eq!(status, StatusCode::NOT_FOUND);
            let challenge = |to: &str| json!({"to": to, "spec": "fuba:3.0"});
            let refused = other.post("/api/challenges", challenge(name)).await;
            assert_eq!(refused.0, StatusCode::NOT_FOUND);
            assert_eq!(refused, other.post("/api/challenges", challenge("Nobody")).await);
        }
        let wish = json!({"spec": "fuba:3.0"});
        for who in [&ann, &bob, &ann] {
            assert_eq!(who.post("/api/pairing", wish.clone()).await.1["pairing"], "waiting");
        }
    }
}

#[tokio::test]
async fn the_rules_of_an_edition_are_told_in_sentences() {
    let host = Host::start(Backend::Sqlite).await;
    let (status, told) = host.stranger().get("/api/rules?spec=fuba:3.0%2Bcondition").await;
    assert_eq!((status, &told["spec"]), (StatusCode::OK, &json!("fuba:3.0+condition")));
    let clauses: Vec<_> = told["groups"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|group| group["clauses"].as_array().unwrap())
        .collect();
    let text = |id: &str| clauses.iter().find(|clause| clause["id"] == id).map(|clause| &clause["text"]);
    let behind = told["events"]["fuba-pressing-won"].as_array().unwrap();
    assert!(behind.contains(&json!("F-PRESS-04")), "{behind:?}");
    for id in told["events"].as_object().unwrap().values().flat_map(|ids| ids.as_array().unwrap()) {
        assert!(text(id.as_str().unwrap()).is_some(), "{id} is nowhere");
    }
    assert_eq!(text("F-PRESS-09"), None, "a clause of another edition");
    let (_, old) = host.stranger().get("/api/rules?spec=fuba:2.1").await;
    assert!(old.to_string().contains("F-PRESS-09"));
    let (_, grid) = host.stranger().get("/api/rules?spec=grid:basic").await;
    assert!(grid["events"]["grid-shot"].as_array().unwrap().contains(&json!("G-SHOT-01")));
    assert!(grid["events"]["fuba-goal"].is_null());

    let answer =
        host.stranger().request(reqwest::Method::GET, "/api/rules?spec=fuba:2.0").send().await.unwrap();
    assert_eq!(answer.headers()["cache-control"], "public, max-age=3600");
    let (status, refused) = host.stranger().get("/api/rules?spec=fuba:9.9").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(refused["error"]["code"], "spec-unknown-edition");
}
