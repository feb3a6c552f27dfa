//! A push service on this machine, and browsers that can read what it is given.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use aes_gcm::aead::{Aead as _, KeyInit as _};
use aes_gcm::{Aes128Gcm, Nonce};
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier as _;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::{PublicKey, SecretKey};
use sha2::{Digest as _, Sha256};
use tokio::sync::mpsc;

use crate::common::{BOUND, Client, Host, StatusCode, Value, json};

/// A request as the service got it.
#[derive(Debug)]
pub(crate) struct Heard {
    pub(crate) path: String,
    pub(crate) headers: HeaderMap,
    body: Bytes,
}

/// What the service answers: a status, and where else to go.
type Answer = (u16, Option<(&'static str, String)>);

/// A push service; without another answer prepared it takes what comes.
pub(crate) struct Service {
    pub(crate) url: String,
    heard: mpsc::UnboundedReceiver<Heard>,
    answers: Arc<Mutex<VecDeque<Answer>>>,
}

#[derive(Clone)]
struct Desk {
    heard: mpsc::UnboundedSender<Heard>,
    answers: Arc<Mutex<VecDeque<Answer>>>,
}

async fn take(State(desk): State<Desk>, uri: Uri, headers: HeaderMap, body: Bytes) -> Response {
    desk.heard.send(Heard { path: uri.path().to_owned(), headers, body }).unwrap();
    let (status, header) = desk.answers.lock().unwrap().pop_front().unwrap_or((201, None));
    let mut response = Response::builder().status(status);
    if let Some((name, value)) = header {
        response = response.header(name, value);
    }
    response.body(Body::empty()).unwrap()
}

impl Service {
    pub(crate) async fn open() -> Self {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let (to, heard) = mpsc::unbounded_channel();
        let answers = Arc::default();
        let desk = Desk { heard: to, answers: Arc::clone(&answers) };
        let router = axum::Router::new().fallback(take).with_state(desk);
        tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        Self { url, heard, answers }
    }

    /// Answer the next request like this.
    pub(crate) fn answers(&self, status: u16, header: Option<(&'static str, String)>) {
        self.answers.lock().unwrap().push_back((status, header));
    }

    /// The next request.
    pub(crate) async fn next(&mut self) -> Heard {
        tokio::time::timeout(BOUND, self.heard.recv()).await.expect("a push comes").unwrap()
    }

    /// The next request, for which some time has to pass: `pass` lets it.
    pub(crate) async fn next_while(&mut self, pass: impl Fn()) -> Heard {
        let passing = async {
            loop {
                pass();
                if let Ok(heard) = tokio::time::timeout(Duration::from_millis(10), self.heard.recv()).await {
                    return heard.unwrap();
                }
            }
        };
        tokio::time::timeout(BOUND, passing).await.expect("a push comes")
    }

    /// The next request, if one has come.
    pub(crate) fn try_next(&mut self) -> Option<Heard> {
        self.heard.try_recv().ok()
    }

    /// The next note for a browser, but for those that may come as well.
    pub(crate) async fn next_but(
        &mut self,
        host: &Host,
        browser: &Browser,
        may: impl Fn(&Value) -> bool,
    ) -> Value {
        loop {
            let note = browser.read(host, &self.next().await).await;
            if !may(&note) {
                return note;
            }
        }
    }

    /// Whether nothing has come that was not looked at.
    pub(crate) fn is_quiet(&mut self) -> bool {
        self.try_next().is_none()
    }
}

/// A browser: the only one that can read what is sent to it.
pub(crate) struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
    endpoint: String,
}

fn decoded(text: &str) -> Vec<u8> {
    URL_SAFE_NO_PAD.decode(text).unwrap()
}

impl Browser {
    /// A browser with an address at a service; `number` tells browsers apart.
    pub(crate) fn at(service: &Service, number: u8) -> Self {
        Self::named(&format!("{}/browser/{number}", service.url))
    }

    /// A browser with this address.
    pub(crate) fn named(endpoint: &str) -> Self {
        let secret: [u8; 32] = Sha256::digest(endpoint).into();
        let auth = secret[..16].try_into().unwrap();
        Self { secret: SecretKey::from_slice(&secret).unwrap(), auth, endpoint: endpoint.to_owned() }
    }

    /// What it sends to subscribe.
    pub(crate) fn subscription(&self) -> Value {
        let public = URL_SAFE_NO_PAD.encode(self.secret.public_key().to_sec1_bytes());
        json!({ "endpoint": self.endpoint, "p256dh": public, "auth": URL_SAFE_NO_PAD.encode(self.auth) })
    }

    /// Subscribe a client.
    pub(crate) async fn subscribe(&self, client: &Client) {
        let (status, answer) = client.put("/api/me/push", self.subscription()).await;
        assert_eq!(status, StatusCode::NO_CONTENT, "{answer}");
    }

    /// Decrypt a message (RFC 8291), and check that the server has signed the request (RFC 8292).
    pub(crate) async fn read(&self, host: &Host, heard: &Heard) -> Value {
        let header = |name: &str| heard.headers[name].to_str().unwrap().to_owned();
        assert_eq!(header("content-encoding"), "aes128gcm");
        assert!(header("ttl").parse::<u32>().unwrap() > 0 && header("topic").len() <= 32);
        let key = host.stranger().get("/api/push/key").await.1["key"].as_str().unwrap().to_owned();
        self.check_signature(host, &header("authorization"), &key);
        assert!(heard.headers.get("cookie").is_none() && heard.headers.get("origin").is_none());
        let (salt, rest) = heard.body.split_at(16);
        let (server, sealed) = rest[5..].split_at(usize::from(rest[4]));
        let shared = self.secret.diffie_hellman(&PublicKey::from_sec1_bytes(server).unwrap());
        let own = self.secret.public_key().to_sec1_bytes();
        let info = [b"WebPush: info\0", &*own, server].concat();
        let (mut ikm, mut key, mut nonce) = ([0; 32], [0; 16], [0; 12]);
        Hkdf::<Sha256>::new(Some(&self.auth), shared.raw_secret_bytes()).expand(&info, &mut ikm).unwrap();
        let derived = Hkdf::<Sha256>::new(Some(salt), &ikm);
        derived.expand(b"Content-Encoding: aes128gcm\0", &mut key).unwrap();
        derived.expand(b"Content-Encoding: nonce\0", &mut nonce).unwrap();
        let text = Aes128Gcm::new(&key.into()).decrypt(&Nonce::from(nonce), sealed).unwrap();
        let (mark, text) = text.split_last().unwrap();
        assert_eq!(*mark, 2);
        serde_json::from_slice(text).unwrap()
    }

    fn check_signature(&self, host: &Host, authorization: &str, key: &str) {
        let (token, by) = authorization.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(by, key);
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let key = VerifyingKey::from_sec1_bytes(&decoded(key)).unwrap();
        let signature = Signature::from_slice(&decoded(signature)).unwrap();
        key.verify(signed.as_bytes(), &signature).unwrap();
        let (head, claims) = signed.split_once('.').unwrap();
        let head: Value = serde_json::from_slice(&decoded(head)).unwrap();
        assert_eq!(head, json!({ "typ": "JWT", "alg": "ES256" }));
        let claims: Value = serde_json::from_slice(&decoded(claims)).unwrap();
        assert!(self.endpoint.starts_with(claims["aud"].as_str().unwrap()));
        let left = claims["exp"].as_i64().unwrap() - host.time.now() / 1000;
        assert!((1..=24 * 3600).contains(&left), "{left}");
        assert_eq!(claims["sub"], "mailto:admin@example.org");
    }
}
