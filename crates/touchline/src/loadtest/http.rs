//! Requests to the server under load: few, small, local, over pooled connections.

use std::cell::RefCell;
use std::net::SocketAddr;

use anyhow::{Context as _, Result, bail, ensure};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;

/// The most connections at a time.
const MOST: usize = 16;
/// The longest response accepted.
const LONGEST: usize = 1 << 20;

/// A client of the server.
pub(super) struct Http {
    addr: SocketAddr,
    idle: RefCell<Vec<TcpStream>>,
    free: Semaphore,
}

/// A response.
pub(super) struct Answer {
    status: u16,
    /// `name=value` of the cookie it set.
    pub(super) cookie: Option<String>,
    pub(super) body: String,
}

impl Http {
    pub(super) fn new(addr: SocketAddr) -> Self {
        Self { addr, idle: RefCell::default(), free: Semaphore::new(MOST) }
    }

    pub(super) async fn get(&self, path: &str) -> Result<Answer> {
        self.ask("GET", path, None, "").await
    }

    pub(super) async fn post(&self, path: &str, cookie: Option<&str>, body: &str) -> Result<Answer> {
        self.ask("POST", path, cookie, body).await
    }

    async fn ask(&self, method: &str, path: &str, cookie: Option<&str>, body: &str) -> Result<Answer> {
        let _turn = self.free.acquire().await?;
        let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let kind = if body.is_empty() { "" } else { "Content-Type: application/json\r\n" };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nX-Touchline: 1\r\n{cookie}{kind}Content-Length: {}\r\n\r\n{body}",
            self.addr,
            body.len()
        );
        let kept = self.idle.borrow_mut().pop();
        let mut stream = match kept {
            Some(stream) => stream,
            None => TcpStream::connect(self.addr).await.context("the server under load cannot be reached")?,
        };
        stream.write_all(request.as_bytes()).await?;
        let answer = read(&mut stream).await.with_context(|| format!("no answer to {method} {path}"))?;
        self.idle.borrow_mut().push(stream);
        ensure!(
            (200..300).contains(&answer.status),
            "the server refused {method} {path} ({}): {}",
            answer.status,
            answer.body
        );
        Ok(answer)
    }
}

async fn read(stream: &mut TcpStream) -> Result<Answer> {
    let mut bytes = Vec::with_capacity(2048);
    let head = loop {
        if let Some(end) = bytes.windows(4).position(|window| window == b"\r\n\r\n") {
            break end + 4;
        }
        more(stream, &mut bytes).await?;
    };
    let text = String::from_utf8_lossy(&bytes[..head]).into_owned();
    let mut lines = text.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|code| code.parse().ok());
    let status = status.context("this is no HTTP")?;
    let (mut length, mut cookie) = (0, None);
    for (name, value) in lines.filter_map(|line| line.split_once(':')) {
        if name.eq_ignore_ascii_case("content-length") {
            length = value.trim().parse()?;
        } else if name.eq_ignore_ascii_case("set-cookie") {
            cookie = value.trim().split(';').next().map(str::to_owned);
        }
    }
    ensure!(length <= LONGEST, "an answer of {length} bytes is too long");
    while bytes.len() < head + length {
        more(stream, &mut bytes).await?;
    }
    let body = String::from_utf8_lossy(&bytes[head..head + length]).into_owned();
    Ok(Answer { status, cookie, body })
}

async fn more(stream: &mut TcpStream, bytes: &mut Vec<u8>) -> Result<()> {
    if bytes.len() > LONGEST || stream.read_buf(bytes).await? == 0 {
        bail!("the connection ended early");
    }
    Ok(())
}
