//! Refusals and titles come in the requested language, over HTTP and over sockets.

use reqwest::Method;
use reqwest::header::{ACCEPT_LANGUAGE, CONTENT_LANGUAGE, HeaderMap, HeaderValue, VARY};
use touchline_engine::Message;
use touchline_words::Words;

use crate::common::{Backend, Client, Host, StatusCode, Value, answer, json};
use crate::on_both;
use crate::people::person;
use crate::table::Table;

fn words(language: &str) -> Words {
    Words::in_language(language).unwrap()
}

fn asking_for(languages: &'static str) -> HeaderMap {
    HeaderMap::from_iter([(ACCEPT_LANGUAGE, HeaderValue::from_static(languages))])
}

/// The error and the language for a match that cannot be created.
async fn refused(client: &Client, body: Value, languages: &'static str) -> (Value, String) {
    let request = client.request(Method::POST, "/api/matches").headers(asking_for(languages)).json(&body);
    let response = request.send().await.unwrap();
    assert_eq!(response.headers()[VARY], "accept-language");
    let language = response.headers()[CONTENT_LANGUAGE].to_str().unwrap().to_owned();
    let (status, mut problem) = answer(response).await;
    assert!(status.is_client_error(), "{problem}");
    (problem["error"].take(), language)
}

on_both! {
    async fn a_refusal_is_said_in_the_language_asked_for(backend) {
        let host = Host::start(backend).await;
        let ann = person(&host, "Ann").await;
        let (error, language) = refused(&ann, json!({ "spec": "fuba:9.9" }), "it").await;
        assert_eq!((&*language, &error["code"]), ("it", &json!("spec-unknown-edition")));
        assert_eq!(error["args"]["got"], "9.9");
        let known = error["args"]["known"].as_str().unwrap();
        let message = Message::new("spec-unknown-edition").text("got", "9.9").text("known", known);
        assert_eq!(error["message"], words("it").say(&message));
        for (languages, spoken) in [
            ("", "en"),
            ("sv", "en"),
            ("it;q=0.3, fi;q=0.8, en;q=0.5", "fi"),
            ("de-DE, de;q=0.9, it-CH;q=0.8, en;q=0.7", "it"),
            ("it;q=0, *;q=0.1", "en"),
        ] {
            let (error, language) = refused(&ann, json!({ "spec": "fuba:9.9" }), languages).await;
            assert_eq!(language, spoken, "{languages}");
            assert_eq!(error["message"], words(spoken).say(&message), "{languages}");
        }
    }
}

/// Refusals of the server itself, from several of its layers.
#[tokio::test]
async fn every_layer_speaks_the_language() {
    let host = Host::start(Backend::Sqlite).await;
    let ann = person(&host, "Ann").await;
    let clock = json!({ "spec": "fuba:3.0", "clock": { "kind": "days", "days": 15, "at_zero": "lose" } });
    let (error, _) = refused(&ann, clock, "fi").await;
    assert_eq!(error["message"], "Kirjeottelussa on 1–14 päivää joka ratkaisuun.");
    assert_eq!(error["args"], json!({ "case": "days", "least": 1, "most": 14 }));
    let (error, _) = refused(&host.stranger(), json!({ "spec": "fuba:3.0" }), "it").await;
    assert_eq!((&error["code"], &error["args"]), (&json!("not-signed-in"), &json!({})));
    assert_eq!(error["message"], words("it").say_key("not-signed-in"));
    let (error, _) = refused(&ann, json!({ "spec": "fuba:3.0", "specs": 1 }), "it").await;
    assert!(error["message"].as_str().unwrap().starts_with("Il corpo non è quello"), "{error}");
    assert!(error["args"]["detail"].as_str().unwrap().contains("specs"), "{error}");
    let missing = ann.request(Method::GET, "/api/nowhere").headers(asking_for("fi")).send().await.unwrap();
    let (status, missing) = answer(missing).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert_eq!(missing["error"]["message"], words("fi").say_key("no-such-path"));
    let record = ann.request(Method::POST, "/api/replays").headers(asking_for("it"));
    let record = record.header("content-type", "text/plain").body("touchline record 1\nspec\n");
    let (_, record) = answer(record.send().await.unwrap()).await;
    assert!(record["error"]["message"].as_str().unwrap().starts_with("Riga 2: "), "{record}");
    assert_eq!(record["error"]["args"]["line"], 2);
    let (status, found) = ann.get("/api/matches").await;
    assert_eq!((status, found["error"].is_null()), (StatusCode::OK, true));
}

/// A plain request to a path that only takes sockets; a method may be long and unknown.
#[tokio::test]
async fn a_request_that_is_no_websocket_is_refused_in_the_language() {
    let host = Host::start(Backend::Sqlite).await;
    let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
    for path in ["/api/engine", &format!("/api/matches/{}/socket", table.code)] {
        for language in ["en", "fi", "it"] {
            let request = table.home.request(Method::GET, path).headers(asking_for(language));
            let (status, refused) = answer(request.send().await.unwrap()).await;
            assert_eq!(status, StatusCode::BAD_REQUEST, "{path}");
            assert_eq!(refused["error"]["code"], "not-a-websocket", "{path}");
            assert_eq!(refused["error"]["message"], words(language).say_key("not-a-websocket"));
        }
    }
    let method = Method::from_bytes("BREW".repeat(50).as_bytes()).unwrap();
    let (_, refused) = answer(table.home.request(method, "/api/games").send().await.unwrap()).await;
    let shown = refused["error"]["args"]["method"].as_str().unwrap();
    assert!(shown.starts_with("BREWBREW") && shown.ends_with('…') && shown.chars().count() < 100, "{shown}");
}

/// A password in the wrong place does not come back, and may end up in no log.
#[tokio::test]
async fn a_refusal_never_repeats_a_value() {
    let host = Host::start(Backend::Sqlite).await;
    let ann = person(&host, "Ann").await;
    for body in [
        json!({ "name": "Bea", "password": 12_345_678 }),
        json!({ "name": ["12345678"], "password": "12345678" }),
        json!("12345678"),
    ] {
        let (status, refused) = host.stranger().post("/api/accounts", body).await;
        assert_eq!((status, &refused["error"]["code"]), (StatusCode::BAD_REQUEST, &json!("bad-body")));
        assert!(!refused.to_string().contains("12345678"), "{refused}");
    }
    let (status, refused) = ann.get("/api/users/Ann/matches?limit=12345678x").await;
    assert_eq!((status, &refused["error"]["code"]), (StatusCode::BAD_REQUEST, &json!("bad-query")));
    assert!(!refused.to_string().contains("12345678"), "{refused}");
    let (status, refused) = ann.delete("/api/tokens/12345678x").await;
    assert_eq!((status, &refused["error"]["code"]), (StatusCode::BAD_REQUEST, &json!("bad-path")));
    assert!(!refused.to_string().contains("12345678"), "{refused}");
    let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
    let mut socket = table.home.socket(&table.code, None).await;
    socket.say(&json!({ "id": 1, "wish": { "do": "say", "text": 12_345_678 } })).await;
    let refused = socket.hear_until(|message| message["type"] == "error").await;
    assert_eq!(refused["error"]["code"], "bad-message");
    assert!(!refused.to_string().contains("12345678"), "{refused}");
}

/// Titles of games, matches and challenges, and what a hint says of each answer.
#[tokio::test]
async fn titles_and_hints_are_in_the_language() {
    let host = Host::start(Backend::Sqlite).await;
    let table = Table::of(&host, json!({ "spec": "fuba:3.0", "hints": "allowed" })).await;
    person(&host, "Cid").await;
    let asked = async |method: Method, path: &str, body: Option<Value>, language| {
        let request = table.home.request(method, path).headers(asking_for(language));
        let request = if let Some(body) = body { request.json(&body) } else { request };
        answer(request.send().await.unwrap()).await.1
    };
    for language in ["fi", "it"] {
        let games = asked(Method::GET, "/api/games", None, language).await;
        let editions = games["games"][0]["editions"].as_array().unwrap();
        let edition = editions.iter().find(|edition| edition["name"] == "3.0").unwrap();
        assert_eq!(edition["title"], words(language).say_key("edition-fuba-3-0"), "{edition}");
        let english = asked(Method::GET, &format!("/api/matches/{}", table.code), None, "en").await;
        let title =
            &asked(Method::GET, &format!("/api/matches/{}", table.code), None, language).await["title"];
        assert!(title.is_string() && *title != english["title"], "{title}");
        let mine = asked(Method::GET, "/api/me/matches", None, language).await;
        assert_eq!(mine["matches"][0]["title"], *title);
        let challenge = json!({ "to": "Cid", "spec": "fuba:3.0" });
        let sent = asked(Method::POST, "/api/challenges", Some(challenge), language).await;
        assert_eq!(sent["title"], *title);
        let hint = format!("/api/matches/{}/hint", table.code);
        let [said, english] =
            [asked(Method::GET, &hint, None, language).await, asked(Method::GET, &hint, None, "en").await];
        assert!(said["error"].is_null() && said != english, "{said}");
    }
}

#[tokio::test]
async fn a_socket_keeps_the_language_it_was_opened_with() {
    let host = Host::start(Backend::Sqlite).await;
    let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
    let path = format!("/api/matches/{}/socket", table.code);
    let decline = json!({ "id": 1, "wish": { "do": "decline" } });
    let by_header = table.home.socket_with(&path, asking_for("fi, en;q=0.5")).await.unwrap();
    // A page cannot set the headers of a socket.
    let by_query = table.home.socket_with(&format!("{path}?lang=it"), asking_for("fi")).await.unwrap();
    for (mut socket, language) in [(by_header, "fi"), (by_query, "it")] {
        socket.say(&decline).await;
        let refused = socket.hear_until(|message| message["type"] == "error").await;
        assert_eq!(refused["error"]["code"], "nothing-offered");
        assert_eq!(refused["error"]["message"], words(language).say_key("nothing-offered"));
        socket.say(&json!({ "id": 2, "wish": { "do": "act", "seq": 999, "answers": ["x"] } })).await;
        let refused = socket.hear_until(|message| message["id"] == 2).await;
        let args = &refused["error"]["args"];
        assert_eq!((&args["case"], &args["seq"]), (&json!("late"), &json!(999)), "{refused}");
        socket.say_text("nonsense").await;
        let refused = socket.hear_until(|message| message["error"]["code"] == "bad-message").await;
        assert_ne!(refused["error"]["message"], refused["error"]["code"]);
    }
    let mut engine = host.stranger().socket_with("/api/engine", asking_for("it")).await.unwrap();
    engine.say(&json!({ "id": 1, "cmd": "fly" })).await;
    let text = engine.hear().await["error"]["text"].as_str().unwrap().to_owned();
    assert!(text.starts_with("Il comando \"fly\""), "{text}");
}
