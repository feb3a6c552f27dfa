//! The web client as the server sends it: its page, its files, and what is shown without them.

use std::fs;
use std::path::PathBuf;

use crate::common::{Backend, Host, StatusCode, bounded};
use reqwest::{Method, Response};

/// A folder with a client; removed with the test.
struct Built(PathBuf);

impl Built {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("touchline-client-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("assets")).unwrap();
        fs::write(folder.join("index.html"), "<title>the client</title>").unwrap();
        fs::write(folder.join("index.html.gz"), "squeezed").unwrap();
        fs::write(folder.join("assets/app-1.js"), "script").unwrap();
        fs::write(folder.join("sw.js"), "worker").unwrap();
        fs::create_dir_all(folder.join("icons")).unwrap();
        fs::write(folder.join("icons/192.png"), "picture").unwrap();
        fs::write(folder.join(".hidden"), "no").unwrap();
        Self(folder)
    }
}

impl Drop for Built {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

async fn get(host: &Host, path: &str, accept: &str, encoding: &str) -> Response {
    let request = host.stranger().request(Method::GET, path);
    request.header("accept", accept).header("accept-encoding", encoding).send().await.unwrap()
}

fn header<'a>(response: &'a Response, name: &str) -> &'a str {
    response.headers().get(name).map_or("", |value| value.to_str().unwrap())
}

#[tokio::test]
async fn the_page_is_at_every_path_that_is_not_the_apis() {
    bounded(async {
        let built = Built::new("page");
        let host = Host::with(Backend::Sqlite, |config| config.client = Some(built.0.clone())).await;
        for path in ["/", "/match/abc", "/learn/offside?x=1"] {
            let response = get(&host, path, "text/html,*/*", "identity").await;
            assert_eq!(response.status(), StatusCode::OK, "{path}");
            assert_eq!(header(&response, "content-type"), "text/html; charset=utf-8");
            assert_eq!(header(&response, "cache-control"), "no-cache", "a new version shows at once");
            assert!(header(&response, "content-security-policy").contains("default-src 'self'"));
            assert_eq!(response.text().await.unwrap(), "<title>the client</title>");
        }
        for (path, accept) in [("/api/nothing", "text/html"), ("/match/abc", "application/json")] {
            let response = get(&host, path, accept, "identity").await;
            assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
            assert_eq!(header(&response, "content-type"), "application/json", "{path}");
        }
    })
    .await;
}

#[tokio::test]
async fn files_are_kept_by_browsers_and_sent_small() {
    bounded(async {
        let built = Built::new("files");
        let host = Host::with(Backend::Sqlite, |config| config.client = Some(built.0.clone())).await;
        let script = get(&host, "/assets/app-1.js", "*/*", "gzip, br").await;
        assert_eq!(header(&script, "content-type"), "text/javascript; charset=utf-8");
        assert_eq!(header(&script, "cache-control"), "public, max-age=31536000, immutable");
        assert_eq!(script.text().await.unwrap(), "script", "there is no smaller one");
        let page = get(&host, "/", "text/html", "br, gzip").await;
        assert_eq!((header(&page, "content-encoding"), header(&page, "vary")), ("gzip", "accept-encoding"));
        for path in
            ["/assets/gone.js", "/assets/..%2f.hidden", "/assets/%2e%2e/.hidden", "/assets/.%2fapp-1.js"]
        {
            let status = get(&host, path, "*/*", "identity").await.status();
            assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
        }
    })
    .await;
}

#[tokio::test]
async fn the_worker_is_never_old_and_the_policy_allows_it_and_nothing_else() {
    bounded(async {
        let built = Built::new("worker");
        let host = Host::with(Backend::Sqlite, |config| config.client = Some(built.0.clone())).await;
        let worker = get(&host, "/sw.js", "*/*", "identity").await;
        assert_eq!(header(&worker, "content-type"), "text/javascript; charset=utf-8");
        assert_eq!(header(&worker, "cache-control"), "no-cache", "a new version shows at once");
        let policy = header(&worker, "content-security-policy").to_owned();
        assert_eq!(worker.text().await.unwrap(), "worker");
        for part in
            ["script-src 'self';", "worker-src 'self';", "connect-src 'self';", "manifest-src 'self';"]
        {
            assert!(policy.contains(part), "{part}: {policy}");
        }
        for part in ["unsafe", "blob:", "*", "http"] {
            assert!(!policy.contains(part), "{part}: {policy}");
        }
        let icon = get(&host, "/icons/192.png", "*/*", "identity").await;
        assert_eq!(header(&icon, "content-type"), "image/png");
        for path in ["/icons/gone.png", "/icons/..%2fsw.js", "/icons/.hidden"] {
            assert_eq!(get(&host, path, "*/*", "identity").await.status(), StatusCode::NOT_FOUND, "{path}");
        }
    })
    .await;
}

#[tokio::test]
async fn without_a_client_the_page_says_how_to_get_it() {
    bounded(async {
        let empty = std::env::temp_dir().join("touchline-no-client");
        let host = Host::with(Backend::Sqlite, |config| config.client = Some(empty)).await;
        let response = get(&host, "/", "text/html", "identity").await;
        assert_eq!(response.status(), StatusCode::OK);
        let page = response.text().await.unwrap();
        for part in ["Node 20", "cargo run --release", "--client", "/api/openapi.json"] {
            assert!(page.contains(part), "{part}: {page}");
        }
        // The content policy would forbid it, or another host would learn who visits.
        for part in ["<style", "<script", " style=", "href=\"http", "src="] {
            assert!(!page.contains(part), "{part}: {page}");
        }
        assert_eq!(host.stranger().get("/api/games").await.0, StatusCode::OK, "the API works");
    })
    .await;
}
