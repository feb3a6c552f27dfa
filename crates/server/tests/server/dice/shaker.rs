//! A client that contributes to the dice, seals what it chooses in secret, and keeps a receipt, as the web
//! client does.

use crate::common::{Client, Host, Socket, StatusCode, Value, json};
use crate::table::{Table, answer};
use reqwest::Method;
use touchline_engine::{Record, Seat};
use touchline_fairdice::commit::nonce_commitment;
use touchline_fairdice::seal::{fold, seal};
use touchline_fairdice::verify::{Facts, Report, check};
use touchline_fairdice::{Announced, Bound, Hash, Receipt, Shown, from_hex, to_hex};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;

/// A client says that it contributes.
pub(crate) async fn takes_part(client: &Client) {
    // Any request of somebody who is known will do.
    let request = client.request(Method::GET, "/api/matches/nothing/odds").header("X-Touchline-Dice", "1");
    assert_eq!(request.send().await.unwrap().status(), StatusCode::NOT_FOUND);
}

/// What everybody may know of the dice.
pub(crate) async fn dice_of(table: &Table) -> Value {
    let (status, told) = table.home.get(&table.path("/dice")).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    told
}

/// A match whose seats contribute or do not.
pub(crate) async fn begun(host: &Host, mut wishes: Value, contribute: [bool; 2]) -> Table {
    let (home, away) = (host.guest().await, host.guest().await);
    for (client, contributes) in [&home, &away].into_iter().zip(contribute) {
        if contributes {
            takes_part(client).await;
        }
    }
    wishes["seat"] = json!("home");
    let (status, made) = home.post("/api/matches", wishes).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let code = made["code"].as_str().unwrap().to_owned();
    let table = Table { home, away, code };
    let (status, joined) = table.away.post(&table.path("/join"), json!({})).await;
    assert_eq!(status, StatusCode::OK, "{joined}");
    table
}

/// A match whose seats have both contributed.
pub(crate) async fn shaken(host: &Host, wishes: Value) -> (Table, [Shaker; 2]) {
    let table = begun(host, wishes, [true; 2]).await;
    let mut seats = [Shaker::new(&table, 0).await, Shaker::new(&table, 1).await];
    for seat in &mut seats {
        seat.commit().await;
    }
    for seat in &mut seats {
        seat.open().await;
    }
    for seat in &mut seats {
        seat.hear_stage("set").await;
    }
    (table, seats)
}

/// A record checked by its rules.
pub(crate) fn report(record: &str, receipt: Option<&Receipt>) -> Report {
    let record = Record::parse(record).unwrap_or_else(|error| panic!("{error}\n{record}"));
    let game = AnyGame::of_record(&record).unwrap();
    let facts = with_game!(game, game => Facts::of(game, &record)).unwrap();
    check(&record, Some(&facts), receipt).unwrap_or_else(|error| panic!("{error:?}\n{}", record.to_text()))
}

/// What the seats are bound to, as far as it is told before the first roll. What was seen never changes, and
/// that a seat contributes nothing is certain when all are bound. A nonce is none where the seat is bound to
/// another one.
pub(crate) fn see(receipt: &mut Receipt, told: &Value) {
    let (stage, rolled) = (told["stage"].as_str().unwrap(), told["rolled"].as_u64().unwrap());
    let is_bound = stage == "open" || (stage == "set" && rolled == 0);
    let own = receipt.seat as usize;
    let was_seen = receipt.seats[own] != Bound::Unseen;
    for seat in Seat::ALL {
        let (seen, part) = (&mut receipt.seats[seat as usize], &told[seat.word()]);
        *seen = match part["commitment"].as_str() {
            _ if *seen != Bound::Unseen => *seen,
            Some(bound) if is_bound || stage == "commit" => Bound::To(from_hex(bound).unwrap()),
            None if is_bound => Bound::Nothing,
            Some(_) | None => Bound::Unseen,
        };
    }
    let ours = receipt.nonce.map(|n| nonce_commitment(&receipt.code, receipt.seat, &receipt.commitment, &n));
    let part = &told[receipt.seat.word()];
    let is_other = part["commitment"].as_str().is_some_and(|bound| from_hex(bound) != ours);
    if !was_seen && is_other {
        receipt.nonce = None;
    }
}

/// A player with a client that contributes.
pub(crate) struct Shaker {
    client: Client,
    code: String,
    seat: Seat,
    socket: Socket,
    nonce: Hash,
    receipt: Option<Receipt>,
    /// Every text that came over the socket.
    pub(crate) heard: Vec<String>,
    salts: u8,
    /// The number of the next die, where it is known.
    next: Option<u64>,
    /// Between which dice nothing was missed any more since it came.
    since: Option<u64>,
    /// The stage that was heard last.
    stage: String,
}

impl Shaker {
    pub(crate) async fn new(table: &Table, at: usize) -> Self {
        let (client, seat) = (table.seats()[at].clone(), Seat::ALL[at]);
        let socket = client.socket(&table.code, None).await;
        let nonce = [0x30 + u8::try_from(at).unwrap(); 32];
        let (code, heard) = (table.code.clone(), Vec::new());
        let (receipt, next, stage) = (None, Some(0), String::new());
        Self { client, code, seat, socket, nonce, receipt, heard, salts: 0, next, since: None, stage }
    }

    pub(crate) fn receipt(&self) -> Receipt {
        self.receipt.clone().expect("it has contributed")
    }

    /// The server was gone: connect again.
    pub(crate) async fn again(&mut self, table: &Table, at: usize) {
        self.socket = table.seats()[at].socket(&table.code, None).await;
    }

    async fn hear(&mut self) -> Value {
        let text = self.socket.hear_text().await.expect("the socket is open");
        let message: Value = serde_json::from_str(&text).unwrap();
        self.heard.push(text);
        self.note(&message);
        message
    }

    /// Keep what a receipt has.
    fn note(&mut self, message: &Value) {
        let Some(receipt) = &mut self.receipt else { return };
        match message["type"].as_str() {
            Some("update") => {
                let rolled = &message["rolled"];
                let Some(first) = rolled["first"].as_u64() else { return };
                let [sides, faces] = ["sides", "faces"].map(|key| rolled[key].as_str().unwrap());
                let shown = Shown::read(first, sides, faces).expect("dice as a receipt has them");
                if let Some(next) = self.next.replace(shown.end()) {
                    assert_eq!(first, next, "the numbers of dice follow each other");
                }
                if let Some(since) = self.since.filter(|since| *since <= first) {
                    receipt.here.push([since, first]);
                }
                receipt.shown.push(shown);
            }
            // After a gap the next number may be any.
            Some("match") => (self.next, self.since) = (None, None),
            Some("seal") => {
                let seat = Seat::from_word(message["by"].as_str().unwrap()).unwrap();
                let seal = message["seal"].as_str().map(|seal| from_hex(seal).unwrap());
                let at = [receipt.shown.iter().map(Shown::end).max(), Some(receipt.takebacks.len() as u64)];
                let announced = Announced::new(seat, message["choice"].as_u64().unwrap(), seal);
                let at = Some(at.map(Option::unwrap_or_default));
                receipt.seals.push(Announced { at, ..announced });
            }
            Some("opened") => {
                let seat = Seat::from_word(message["by"].as_str().unwrap()).unwrap();
                let choice = message["choice"].as_u64().unwrap();
                let parts = message["parts"].as_array().unwrap().iter().map(|part| {
                    let answers = part["answers"].as_array().unwrap().iter();
                    let answers: Vec<&str> = answers.filter_map(Value::as_str).collect();
                    seal(
                        &self.code,
                        seat,
                        choice,
                        &from_hex(part["salt"].as_str().unwrap()).unwrap(),
                        &answers,
                    )
                });
                let opens = fold(&parts.collect::<Vec<_>>());
                assert_eq!(receipt.seal(seat, choice), Some(&opens), "what is opened is what was sealed");
            }
            Some("dice") => {
                let counts = message["takebacks"].as_array().unwrap().iter();
                receipt.takebacks = counts.map(|count| count.as_u64().unwrap()).collect();
                message["stage"].as_str().unwrap().clone_into(&mut self.stage);
                if self.stage == "commit" || self.stage == "open" {
                    self.since = Some(0);
                }
                see(receipt, message);
            }
            _ => {}
        }
    }

    /// Wait for a stage of the agreement; what the dice are made of then.
    pub(crate) async fn hear_stage(&mut self, stage: &str) -> Value {
        loop {
            let message = self.hear().await;
            if message["type"] == "dice" && message["stage"] == stage {
                return message;
            }
        }
    }

    async fn wish(&self, wish: Value) {
        let (status, answer) = self.client.post(&format!("/api/matches/{}/wishes", self.code), wish).await;
        assert_eq!(status, StatusCode::NO_CONTENT, "{answer}");
    }

    /// Become bound to a nonce, given what the server is bound to.
    pub(crate) async fn commit(&mut self) {
        let told = self.prepare().await;
        self.wish(self.commitment(&told)).await;
    }

    /// Make a nonce, and keep it before anybody hears of it.
    pub(crate) async fn prepare(&mut self) -> Value {
        let told = self.hear_stage("commit").await;
        let commitment = from_hex(told["commitment"].as_str().unwrap()).unwrap();
        self.receipt = Some(Receipt {
            code: self.code.clone(),
            spec: told["spec"].as_str().unwrap().to_owned(),
            seat: self.seat,
            commitment,
            seats: [Bound::Unseen; 2],
            nonce: Some(self.nonce),
            takebacks: Vec::new(),
            shown: Vec::new(),
            here: Vec::new(),
            seals: Vec::new(),
            faults: Vec::new(),
        });
        told
    }

    /// The wish to be bound to it.
    pub(crate) fn commitment(&self, told: &Value) -> Value {
        let server = from_hex(told["commitment"].as_str().unwrap()).unwrap();
        let bound = nonce_commitment(&self.code, self.seat, &server, &self.nonce);
        json!({ "do": "commit", "commitment": to_hex(&bound) })
    }

    /// Show the nonce, once everybody is bound.
    pub(crate) async fn open(&mut self) {
        if self.stage != "open" {
            self.hear_stage("open").await;
        }
        self.wish(json!({ "do": "open", "nonce": to_hex(&self.nonce) })).await;
    }

    /// A wish that answers what a seat is asked, sealed where it is secret.
    fn answers(&mut self, state: &Value, at: usize) -> Option<Value> {
        let (seq, action) = answer(state, at)?;
        let mut wish = json!({ "do": "act", "seq": seq, "answers": [action] });
        if state["ask"]["secret"] == true {
            self.salts = self.salts.wrapping_add(1);
            let (salt, choice) = ([self.salts; 16], state["ask"]["choice"].as_u64().unwrap());
            let hash = seal(&self.code, self.seat, choice, &salt, &[action]);
            wish["seal"] = json!({ "hash": to_hex(&hash), "salt": to_hex(&salt) });
        }
        Some(wish)
    }

    /// Answer once, if asked.
    pub(crate) async fn act(&mut self, table: &Table, at: usize) -> bool {
        let state = table.state(&self.client).await;
        let Some(wish) = self.answers(&state, at) else { return false };
        self.wish(wish).await;
        true
    }

    /// Play on until the match is over or so many answers are given, and hear everything that was said.
    pub(crate) async fn play(table: &Table, seats: &mut [Self; 2], most: usize) {
        for number in 0..most {
            let [home, away] = &mut *seats;
            if !home.act(table, number * 7 % 11).await && !away.act(table, number * 5 % 13).await {
                break;
            }
            // A server lets go of whoever answers no ping: on a busy machine a match takes minutes.
            if number % 20 == 19 {
                Self::hear_both(seats).await;
            }
        }
        Self::hear_both(seats).await;
    }

    async fn hear_both(seats: &mut [Self; 2]) {
        for seat in seats {
            seat.hear_all().await;
        }
    }

    /// Play on until an answer leads to dice; whose it was.
    pub(crate) async fn until_dice_fall(table: &Table, seats: &mut [Self; 2]) -> usize {
        for number in 0..500 {
            let before = dice_of(table).await["rolled"].clone();
            let [home, away] = &mut *seats;
            let by = if home.act(table, number * 7 % 11).await {
                0
            } else {
                assert!(away.act(table, number * 5 % 13).await, "somebody is asked");
                1
            };
            if dice_of(table).await["rolled"] != before {
                return by;
            }
        }
        panic!("no dice fall");
    }

    /// Play on against a computer.
    pub(crate) async fn play_alone(&mut self, table: &Table, most: usize) {
        let mut given = 0;
        while given < most {
            let state = table.state(&self.client).await;
            if !state["result"].is_null() {
                break;
            }
            if self.act(table, given * 7 % 11).await {
                given += 1;
            } else {
                self.hear().await;
            }
        }
        self.hear_all().await;
    }

    /// Hear everything that was said so far.
    pub(crate) async fn hear_all(&mut self) {
        const MARK: u64 = 424_242;
        self.socket.say(&json!({ "id": MARK, "wish": { "do": "undo", "seq": u64::MAX } })).await;
        while self.hear().await["id"] != MARK {}
    }

    /// The record of a match that is over; resigned, if need be.
    pub(crate) async fn record(table: &Table) -> String {
        if table.state(&table.home).await["result"].is_null() {
            table.done(&table.home, json!({ "do": "resign" })).await;
        }
        let (status, record) = table.home.get(&table.path("/record")).await;
        assert_eq!(status, StatusCode::OK, "{record}");
        record.as_str().unwrap().to_owned()
    }
}
