//! `touchline serve` and `touchline admin` as programs: what they print, where they store things, how they
//! end.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use crate::common::{Folder, text};

/// Far longer than any server here needs to start or stop.
const BOUND: Duration = Duration::from_mins(1);

/// The program in a folder, without the environment of whoever runs the tests.
fn touchline(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("touchline"));
    command.current_dir(folder).args(arguments);
    for name in ["ADDR", "DATABASE", "DATA_DIR", "CONFIG", "LOG_FORMAT"] {
        command.env_remove(format!("TOUCHLINE_{name}"));
    }
    command.env_remove("RUST_LOG");
    command
}

/// A running server; killed on drop if it still runs.
struct Serving {
    child: Child,
    addr: SocketAddr,
    said: String,
}

impl Serving {
    /// Start it and read the address it prints.
    fn start(mut command: Command) -> Self {
        let mut child =
            command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut said = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut said).unwrap();
        let Some((_, rest)) = said.split_once("http://") else {
            let out = child.wait_with_output().unwrap();
            panic!("no address: {said}{}", text(&out.stderr));
        };
        let addr = rest.split_whitespace().next().unwrap().parse().unwrap();
        Self { child, addr, said }
    }

    /// In a folder, on a free port.
    fn in_folder(folder: &Path) -> Self {
        Self::start(touchline(folder, &["serve", "--addr", "127.0.0.1:0"]))
    }

    fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([&format!("-{name}"), &self.child.id().to_string()]).status();
        assert!(sent.unwrap().success());
    }

    /// How it ended, and its log.
    fn wait(mut self) -> (ExitStatus, String) {
        let begun = Instant::now();
        while begun.elapsed() < BOUND {
            if let Some(status) = self.child.try_wait().unwrap() {
                let mut log = String::new();
                self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
                return (status, log);
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("it does not end");
    }

    /// The whole response to a request.
    fn ask(&self, method: &str, path: &str) -> String {
        let mut stream = TcpStream::connect(self.addr).unwrap();
        stream.set_read_timeout(Some(BOUND)).unwrap();
        write!(stream, "{method} {path} HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\n", self.addr).unwrap();
        write!(stream, "Content-Length: 0\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The error output of a command that fails; it must exit with 1.
fn complaint(mut command: Command) -> String {
    let out = command.stdin(Stdio::null()).output().unwrap();
    assert_eq!(out.status.code(), Some(1), "{}{}", text(&out.stdout), text(&out.stderr));
    assert!(!text(&out.stderr).contains("panicked"), "{}", text(&out.stderr));
    text(&out.stderr)
}

/// The output of a command that succeeds.
fn words(mut command: Command) -> String {
    let out = command.stdin(Stdio::null()).output().unwrap();
    assert!(out.status.success(), "{}", text(&out.stderr));
    text(&out.stdout)
}

#[test]
fn without_a_word_the_server_starts_here_and_ends_when_asked() {
    let folder = Folder::new("serve-alone");
    for signal in ["INT", "TERM"] {
        let mut command = touchline(&folder.0, &[]);
        command.env("TOUCHLINE_ADDR", "127.0.0.1:0"); // the default port may be taken on this machine
        let server = Serving::start(command);
        assert!(server.said.starts_with("Touchline is open at http://127.0.0.1:"), "{}", server.said);
        assert!(server.ask("GET", "/healthz").starts_with("HTTP/1.1 200"));
        assert!(folder.0.join("touchline-data/touchline.db").is_file());
        server.signal(signal);
        let (status, log) = server.wait();
        assert!(status.success(), "{status}: {log}");
        assert!(!folder.0.join("touchline-data/touchline.db-wal").exists(), "the database was closed");
    }
}

#[test]
fn flags_go_before_the_environment_and_that_before_the_file() {
    let folder = Folder::new("serve-order");
    std::fs::write(folder.0.join("settings.toml"), "addr = \"127.0.0.1:0\"\ndata-dir = \"of-file\"\n")
        .unwrap();
    let began_in = |command: Command| {
        drop(Serving::start(command));
        let there = ["of-file", "of-environment", "of-flag"].map(|name| folder.0.join(name));
        let made: Vec<_> = there.iter().map(|path| path.exists()).collect();
        there.iter().for_each(|path| drop(std::fs::remove_dir_all(path)));
        made
    };
    let file = ["serve", "--config", "settings.toml"];
    assert_eq!(began_in(touchline(&folder.0, &file)), [true, false, false]);
    let environment = |arguments: &[&str]| {
        let mut command = touchline(&folder.0, arguments);
        command.env("TOUCHLINE_CONFIG", "settings.toml").env("TOUCHLINE_DATA_DIR", "of-environment");
        command
    };
    assert_eq!(began_in(environment(&["serve"])), [false, true, false]);
    assert_eq!(began_in(environment(&["serve", "--data-dir", "of-flag"])), [false, false, true]);
}

#[test]
fn what_keeps_it_from_starting_is_said_in_a_sentence() {
    let folder = Folder::new("serve-refused");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = taken.local_addr().unwrap().to_string();
    let said = complaint(touchline(&folder.0, &["serve", "--addr", &addr]));
    assert!(said.contains(&format!("the server cannot listen at {addr}")), "{said}");
    assert!(!folder.0.join("touchline-data").exists(), "nothing was touched");

    let serve = |more: &[&str]| {
        complaint(touchline(&folder.0, &[&["serve", "--addr", "127.0.0.1:0"], more].concat()))
    };
    let said = serve(&["--database", "mysql://me:secret@there/db"]);
    assert!(said.contains("write sqlite:FILE or postgres://"), "{said}");
    assert!(!said.contains("secret"), "{said}");

    std::fs::write(folder.0.join("file"), "no folder").unwrap();
    let said = serve(&["--data-dir", "file/data"]);
    assert!(said.contains("the folder file/data cannot be made"), "{said}");

    std::fs::create_dir(folder.0.join("bad")).unwrap();
    std::fs::write(folder.0.join("bad/touchline.db"), "this is no database, only some text in its place")
        .unwrap();
    let said = serve(&["--data-dir", "bad"]);
    assert!(said.contains("the database sqlite:bad/touchline.db cannot be opened"), "{said}");
    assert!(said.contains("bad/touchline.db is damaged, or no SQLite database"), "{said}");
    assert!(said.contains("touchline admin restore"), "{said}");
    std::fs::write(folder.0.join("bad/touchline.db"), "").unwrap();
    let said = serve(&["--data-dir", "bad"]);
    assert!(said.contains("bad/touchline.db is empty") && said.contains("remove it to begin anew"), "{said}");
    assert_eq!(std::fs::read(folder.0.join("bad/touchline.db")).unwrap(), b"", "it was not touched");
    // Nobody listens on a port that was free a moment ago.
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let said = serve(&["--database", &format!("postgres://me:secret@127.0.0.1:{port}/db")]);
    assert!(
        said.contains("cannot be opened") && said.contains("refused") && !said.contains("secret"),
        "{said}"
    );

    std::fs::write(folder.0.join("settings.toml"), "port = 7878\n").unwrap();
    let said = serve(&["--config", "settings.toml"]);
    assert!(said.contains("unknown field `port`") && said.contains("`addr`"), "{said}");
    let said = serve(&["--config", "nowhere.toml"]);
    assert!(said.contains("nowhere.toml cannot be read"), "{said}");
}

#[test]
fn two_servers_never_share_a_file() {
    let folder = Folder::new("serve-twice");
    let first = Serving::in_folder(&folder.0);
    let said = complaint(touchline(&folder.0, &["serve", "--addr", "127.0.0.1:0"]));
    assert!(said.contains("another server has"), "{said}");
    first.signal("KILL");
    first.wait();
    drop(Serving::in_folder(&folder.0)); // a killed server leaves nothing in the way
}

#[test]
fn a_link_to_a_file_is_that_file() {
    let folder = Folder::new("serve-link");
    let first = Serving::in_folder(&folder.0);
    std::os::unix::fs::symlink("touchline-data/touchline.db", folder.0.join("link.db")).unwrap();
    let linked = ["serve", "--addr", "127.0.0.1:0", "--database", "sqlite:link.db"];
    let said = complaint(touchline(&folder.0, &linked));
    assert!(said.contains("another server has"), "{said}");
    drop(first);
    drop(Serving::start(touchline(&folder.0, &linked)));
    assert!(!folder.0.join("link.db-wal").exists(), "what stands beside a file stands beside the file");
}

#[test]
fn what_lets_people_in_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("serve-private");
    let data = folder.0.join("touchline-data");
    let mode = |name: &str| data.join(name).metadata().unwrap().permissions().mode() & 0o777;
    let files = ["touchline.db", "touchline.db-wal", "touchline.db-shm", "touchline.db.lock"];
    let server = Serving::in_folder(&folder.0);
    assert!(server.ask("POST", "/api/guests").starts_with("HTTP/1.1 201"));
    assert_eq!(mode(""), 0o700);
    assert_eq!(files.map(mode), [0o600; 4]);
    // As an older version would have left it.
    server.signal("KILL");
    server.wait();
    for name in files {
        std::fs::set_permissions(data.join(name), PermissionsExt::from_mode(0o644)).unwrap();
    }
    let server = Serving::in_folder(&folder.0);
    assert!(server.ask("POST", "/api/guests").starts_with("HTTP/1.1 201"));
    assert_eq!(["touchline.db", "touchline.db-wal", "touchline.db-shm"].map(mode), [0o600; 3]);
    server.signal("TERM");
    let (_, log) = server.wait();
    assert!(log.contains("touchline.db") && log.contains("only its owner can now"), "{log}");
}

#[test]
fn the_second_signal_ends_it_at_once() {
    let folder = Folder::new("serve-signals");
    let mut server = Serving::in_folder(&folder.0);
    // A client that never finishes its request is waited for, but not forever.
    let mut slow = TcpStream::connect(server.addr).unwrap();
    write!(slow, "GET /healthz HTTP/1.1\r\nHost: {}\r\n", server.addr).unwrap();
    server.ask("GET", "/healthz");
    let begun = Instant::now();
    server.signal("TERM");
    // Byte by byte: nothing that follows may be lost in a buffer.
    let log = BufReader::with_capacity(1, server.child.stderr.as_mut().unwrap());
    assert!(log.lines().any(|line| line.unwrap().contains("once more")), "it says what it does");
    server.signal("TERM");
    let (status, _) = server.wait();
    assert_eq!(status.code(), Some(1), "not everything was finished");
    assert!(begun.elapsed() < BOUND, "{:?}", begun.elapsed());
}

#[test]
fn every_request_is_a_line_of_json_for_who_wants_it() {
    let folder = Folder::new("serve-logs");
    let mut command = touchline(&folder.0, &["serve", "--addr", "127.0.0.1:0", "--log-format", "json"]);
    command.env("RUST_LOG", "touchline_server=debug");
    let server = Serving::start(command);
    server.ask("GET", "/healthz?word=secret");
    server.signal("TERM");
    let (_, log) = server.wait();
    let lines = log.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let requests: Vec<_> = lines.filter(|line| line["message"] == "request").collect();
    assert_eq!(requests.len(), 1, "{log}");
    assert_eq!((&requests[0]["route"], &requests[0]["status"]), (&"/healthz".into(), &200.into()), "{log}");
    assert!(!log.contains("secret"), "{log}");
}

#[test]
fn a_backup_restores_in_another_folder_and_never_over_a_database() {
    let folder = Folder::new("serve-backup");
    let server = Serving::in_folder(&folder.0);
    assert!(server.ask("POST", "/api/guests").starts_with("HTTP/1.1 201"));
    let said = words(touchline(&folder.0, &["admin", "backup", "copy"]));
    assert_eq!(said, "copy holds 1 user, 0 matches, 0 steps.\n");
    let said = complaint(touchline(&folder.0, &["admin", "restore", "copy"]));
    assert!(said.contains("another server has"), "{said}");
    drop(server);
    let said = complaint(touchline(&folder.0, &["admin", "restore", "copy"]));
    assert!(said.contains("not overwritten"), "{said}");
    // Before or after the subcommand.
    let said = words(touchline(&folder.0, &["admin", "--data-dir", "new", "restore", "copy"]));
    assert!(said.contains("1 user, 0 matches, 0 steps"), "{said}");
    let said = words(touchline(&folder.0, &["admin", "backup", "again", "--data-dir", "new"]));
    assert_eq!(said, "again holds 1 user, 0 matches, 0 steps.\n");
    drop(Serving::start(touchline(&folder.0, &["serve", "--addr", "127.0.0.1:0", "--data-dir", "new"])));
}

#[test]
fn only_somebody_with_an_account_becomes_a_moderator() {
    let folder = Folder::new("serve-moderator");
    let moderator = |name: &str| complaint(touchline(&folder.0, &["admin", "moderator", name]));
    assert!(moderator("zoe").contains("there is no database"), "and none is made by asking");
    assert!(!folder.0.join("touchline-data").exists());
    let server = Serving::in_folder(&folder.0);
    let answer = server.ask("POST", "/api/guests");
    let guest = answer.split('"').find(|word| word.starts_with("guest-")).unwrap();
    assert!(moderator("zoe").contains("nobody is called zoe"));
    assert!(moderator(guest).contains("has no account"));
}

/// The whole response to a request from another address of this machine.
fn ask_from(source: [u8; 4], addr: SocketAddr) -> String {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let answer = async {
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.bind(SocketAddr::from((source, 0))).unwrap();
        let mut stream = socket.connect(addr).await.unwrap();
        let request = format!("GET /api/me HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        // A refused client may be cut off before everything is read.
        let _ = stream.read_to_string(&mut answer).await;
        answer
    };
    runtime.block_on(async { tokio::time::timeout(BOUND, answer).await.unwrap() })
}

#[test]
fn a_thousand_silent_connections_from_one_address_keep_nobody_out() {
    let folder = Folder::new("serve-crowd");
    let mut command = Command::new("sh");
    // Fewer files than connections, and no way to get more.
    command.current_dir(&folder.0).args(["-c", "ulimit -n 1024 && exec \"$0\" serve --addr 127.0.0.1:0"]);
    command.arg(assert_cmd::cargo::cargo_bin!("touchline"));
    for name in ["ADDR", "DATABASE", "DATA_DIR", "CONFIG", "LOG_FORMAT"] {
        command.env_remove(format!("TOUCHLINE_{name}"));
    }
    command.env_remove("RUST_LOG");
    let server = Serving::start(command);
    assert!(touchline_server::files::allow_all() > 1200, "this process needs files, too");
    let silent: Vec<_> =
        (0..1100).filter_map(|_| TcpStream::connect_timeout(&server.addr, BOUND).ok()).collect();
    assert!(silent.len() > 1000, "{}", silent.len());
    let begun = Instant::now();
    let answer = ask_from([127, 0, 0, 2], server.addr);
    let took = begun.elapsed();
    assert!(answer.starts_with("HTTP/1.1 401 "), "{answer}");
    assert!(took < BOUND, "{took:?}");
    println!("another address was answered after {took:?}");
    // The address itself has reached its limit and is told so; once it closes some, it is served again.
    let refused = ask_from([127, 0, 0, 1], server.addr);
    assert!(!refused.starts_with("HTTP/1.1 401 "), "{refused}");
    drop(silent);
    let begun = Instant::now();
    while !ask_from([127, 0, 0, 1], server.addr).starts_with("HTTP/1.1 401 ") {
        assert!(begun.elapsed() < BOUND, "the places are never free again");
        std::thread::sleep(Duration::from_millis(50));
    }
    server.signal("TERM");
    let (_, log) = server.wait();
    assert!(log.contains("open files allowed") && log.contains("1024"), "{log}");
}

/// Not even the most talkative log has the secret of a match's dice, before its end or after.
#[test]
fn no_log_has_the_secret_of_the_dice() {
    let folder = Folder::new("quiet-dice");
    let log = folder.0.join("log");
    let mut command = touchline(&folder.0, &["serve", "--addr", "127.0.0.1:0"]);
    command.env("RUST_LOG", "trace").stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command.stderr(std::fs::File::create(&log).unwrap()).spawn().unwrap();
    let mut said = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut said).unwrap();
    let (_, rest) = said.split_once("http://").unwrap();
    let addr = rest.split_whitespace().next().unwrap().to_owned();
    let played =
        tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
            let client = reqwest::Client::builder().cookie_store(true).timeout(BOUND).build().unwrap();
            let post = |path: String, body: serde_json::Value| {
                let request =
                    client.post(format!("http://{addr}{path}")).header("Origin", format!("http://{addr}"));
                async move { request.json(&body).send().await.unwrap().text().await.unwrap() }
            };
            post("/api/guests".into(), serde_json::Value::Null).await;
            let computers = serde_json::json!({ "kind": "computer", "level": "rookie" });
            let wishes = serde_json::json!({ "spec": "fuba:3.0", "seat": "home", "opponent": computers });
            let made: serde_json::Value =
                serde_json::from_str(&post("/api/matches".into(), wishes).await).unwrap();
            let path = format!("/api/matches/{}", made["code"].as_str().unwrap_or_else(|| panic!("{made}")));
            post(format!("{path}/wishes"), serde_json::json!({ "do": "resign" })).await;
            let dice =
                client.get(format!("http://{addr}{path}/dice")).send().await.unwrap().text().await.unwrap();
            serde_json::from_str::<serde_json::Value>(&dice).unwrap()
        });
    child.kill().unwrap();
    child.wait().unwrap();
    let secret = played["secret"].as_str().unwrap_or_else(|| panic!("{played}"));
    let log = std::fs::read_to_string(log).unwrap();
    assert!(log.contains("TRACE") || log.contains("DEBUG"), "the log is talkative: {log}");
    assert!(!log.contains(secret), "the secret is in the log");
}
