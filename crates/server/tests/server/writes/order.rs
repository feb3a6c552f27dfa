//! Rarer writes: by moderators, by users who have lost their password or leave, by programs, and by two who
//! agree.

use sqlx::{AssertSqlSafe, Row as _};

use super::{PASSWORD, Request, Write, doubt, ok, rated};
use crate::common::{Client, Host, Value, json};
use crate::people::{name_of, person};
use reqwest::Method;

/// A moderator.
async fn moderator(host: &Host, word: &str) -> Client {
    let client = person(host, &format!("{word}mo")).await;
    let query = sqlx::query("UPDATE users SET role = 'moderator' WHERE name = $1").bind(format!("{word}mo"));
    assert_eq!(query.execute(&mut host.database.connect().await).await.unwrap().rows_affected(), 1);
    client
}

/// The id of the latest report or question.
async fn last(host: &Host, table: &str) -> i64 {
    let sql = AssertSqlSafe(format!("SELECT MAX(id) FROM {table}"));
    sqlx::query(sql).fetch_one(&mut host.database.connect().await).await.unwrap().get(0)
}

/// Prepare a write; `word` is used once.
pub(crate) async fn ready(host: &Host, write: Write, word: &str) -> Request {
    match write {
        Write::Takeback => {
            // A rated one: that it becomes unrated is written as well.
            let (home, away) = (person(host, word).await, person(host, &format!("{word}b")).await);
            let table = rated(&home, &away).await;
            let takeback = json!({ "do": "offer", "what": "takeback" });
            table.done(&table.home, takeback.clone()).await;
            Request::post(&table.away, table.path("/wishes"), takeback)
        }
        Write::Recover => {
            let body = json!({ "name": word, "password": PASSWORD });
            let made = ok(Request::post(&host.stranger(), "/api/accounts", body)).await;
            let body = json!({ "name": word, "recovery_code": made["recovery_codes"][0], "new_password": "another whistle altogether" });
            Request::post(&host.stranger(), "/api/recovery", body)
        }
        Write::Decide => {
            let (moderator, about) = (moderator(host, word).await, name_of(&person(host, word).await).await);
            let report = json!({ "name": about, "reason": "abuse", "note": "" });
            ok(Request::post(&host.guest().await, "/api/reports", report)).await;
            let note = format!("{word}note");
            let body = json!({ "decision": "suspend", "days": 3, "note": note });
            let path = format!("/api/moderation/reports/{}", last(host, "reports").await);
            Request::post(&moderator, path, body).makes(&note)
        }
        Write::Lift => {
            let (moderator, _) = (moderator(host, word).await, person(host, word).await);
            let until = host.time.now() + 86_400_000;
            let query =
                sqlx::query("UPDATE users SET suspended_until = $1 WHERE name = $2").bind(until).bind(word);
            query.execute(&mut host.database.connect().await).await.unwrap();
            Request::new(
                &moderator,
                Method::DELETE,
                format!("/api/moderation/suspensions/{word}"),
                Value::Null,
            )
        }
        Write::CloseDoubt => {
            let moderator = moderator(host, word).await;
            ok(Request::post(&host.guest().await, "/api/doubts", doubt(word))).await;
            let path = format!("/api/moderation/doubts/{}/close", last(host, "doubts").await);
            Request::post(&moderator, path, Value::Null)
        }
        Write::SignOutEverywhere => {
            Request::new(&person(host, word).await, Method::DELETE, "/api/sessions", Value::Null)
        }
        Write::Leave => {
            let body = json!({ "password": PASSWORD });
            Request::new(&person(host, word).await, Method::DELETE, "/api/me", body).removes(word)
        }
        Write::UseToken => {
            let owner = person(host, word).await;
            let made = ok(Request::post(&owner, "/api/tokens", json!({ "label": "program" }))).await;
            let program = Client::with_token(host.addr, made["token"].as_str().unwrap());
            Request::new(&program, Method::GET, "/api/me", Value::Null)
        }
        _ => unreachable!("made ready elsewhere"),
    }
}
