//! Plays one match after another between two scripted seats, each on its own WebSocket.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Utf8Bytes};
use touchline_engine::{Pcg, Seat};
use touchline_protocol::to_server::{Sent, ToServer};

use super::field::{Field, Tally};
use super::message::Message;

/// Most updates fit, and two thousand buffers are still small.
const BUFFER: usize = 8 * 1024;

type Socket = WebSocketStream<TcpStream>;

/// A seat of a match.
struct Scripted {
    socket: Socket,
    /// The question that is not answered yet.
    ask: Option<Ask>,
    /// Answers that have not arrived everywhere, oldest first.
    sent: VecDeque<Given>,
    over: bool,
}

impl Scripted {
    /// Whether it is asked again before its own answer has come back: the other seat was faster, and that
    /// answer is refused as stale.
    fn was_late(&self) -> bool {
        self.ask.is_some() && self.sent.back().is_some_and(|sent| sent.own.is_none())
    }
}

/// A question, and the answer that will be sent.
struct Ask {
    seq: u64,
    answers: Vec<String>,
    secret: bool,
}

/// An input under way.
struct Given {
    answers: Vec<String>,
    at: Instant,
    counted: bool,
    /// The other seat will not see it.
    secret: bool,
    /// How long it took to come back to its own seat.
    own: Option<Duration>,
    /// Whether it has reached the other seat.
    other: bool,
}

/// Two users, and the match they play.
pub(super) struct Game {
    field: Rc<Field>,
    number: usize,
    users: [String; 2],
    seats: [Scripted; 2],
    random: Pcg,
    /// When the next input is due, if there is a pace.
    due: Option<Instant>,
}

impl Game {
    /// Two new users at a new match.
    pub(super) async fn new(field: Rc<Field>, number: usize) -> Result<Self> {
        let users = [field.guest().await?, field.guest().await?];
        let seats = sit_down(&field, &users).await?;
        let random = Pcg::new(1, number as u64);
        Ok(Self { field, number, users, seats, random, due: None })
    }

    /// Play, and start a new match whenever one ends.
    pub(super) async fn play(mut self) -> Result<()> {
        loop {
            if self.seats.iter().all(|scripted| scripted.over) {
                self.end();
                self.seats = sit_down(&self.field, &self.users).await?;
            }
            if let Some(seat) = Seat::ALL.into_iter().find(|seat| self.seats[*seat as usize].was_late()) {
                self.answer(seat).await?;
                continue;
            }
            let asked = Seat::ALL.into_iter().find(|seat| self.seats[*seat as usize].ask.is_some());
            let field = self.field.clone();
            let idle = asked.is_some() && !field.is_active(self.number);
            if idle {
                self.due = None;
            } else if let Some(seat) = asked
                && self.is_due()
            {
                self.answer(seat).await?;
                continue;
            }
            let waits = asked.is_some() && !idle;
            let due = self.due.unwrap_or_else(Instant::now);
            let [home, away] = &mut self.seats;
            let (seat, received) = tokio::select! {
                received = home.socket.next(), if !home.over => (Seat::Home, received),
                received = away.socket.next(), if !away.over => (Seat::Away, received),
                () = tokio::time::sleep_until(due.into()), if waits => continue,
                () = field.changed(), if idle => continue,
            };
            match received.context("the server closed a socket")?? {
                tungstenite::Message::Text(text) => self.hear(seat, &text)?,
                tungstenite::Message::Close(_) => bail!("the server closed a socket"),
                _ => {}
            }
        }
    }

    /// The match is over: what the other seat has not heard by now it never will.
    fn end(&self) {
        let mut tally = self.field.tally.borrow_mut();
        tally.finished += 1;
        self.seats.iter().flat_map(|scripted| &scripted.sent).for_each(|input| tally.add(input, false));
    }

    /// Whether the next input should be sent now; without a pace, always.
    fn is_due(&mut self) -> bool {
        if self.field.pace().is_none() {
            return true;
        }
        let now = Instant::now();
        now >= *self.due.get_or_insert_with(|| now + self.field.offset(self.number))
    }

    async fn answer(&mut self, seat: Seat) -> Result<()> {
        let scripted = &mut self.seats[seat as usize];
        let Some(ask) = scripted.ask.take() else { return Ok(()) };
        let wish = ToServer::Act { seq: ask.seq, answers: ask.answers.clone(), seal: None };
        let text = serde_json::to_string(&Sent { id: None, wish })?;
        if let Some(late) = scripted.sent.back_mut().filter(|sent| sent.own.is_none()) {
            // The last answer came too late: this one replaces it and counts from its time.
            (late.answers, late.secret) = (ask.answers, ask.secret);
        } else {
            // With a pace, time counts from when the input was due, so that a stalled server does not hide
            // its latency.
            let mut at = Instant::now();
            if let (Some(pace), Some(due)) = (self.field.pace(), self.due) {
                at = due;
                self.due = Some(due + pace);
            }
            let counted = self.field.is_measured();
            self.field.tally.borrow_mut().outstanding += u64::from(counted);
            let (answers, secret) = (ask.answers, ask.secret);
            scripted.sent.push_back(Given { answers, at, counted, secret, own: None, other: false });
        }
        self.field.count_message(&text);
        scripted.socket.send(tungstenite::Message::Text(Utf8Bytes::from(text))).await?;
        Ok(())
    }

    fn hear(&mut self, seat: Seat, text: &str) -> Result<()> {
        let message: Message<'_> =
            serde_json::from_str(text).with_context(|| format!("not understood: {text}"))?;
        self.field.count_message(text);
        match (message.kind, &message.error) {
            ("update" | "match", _) => {}
            ("error", Some(error)) if error.code != "stale" => bail!("the server refused: {text}"),
            _ => return Ok(()),
        }
        // Dice after a secret answer are reported without it: its own seat has it already.
        if let Some(step) = &message.step
            && let (Some(actions), Some(by)) = (&step.actions, Seat::from_word(step.by))
        {
            if by == seat {
                self.has_own(seat, !step.dice.is_empty() || message.ask.is_none());
            } else {
                self.has_other(by, actions);
            }
        }
        let scripted = &mut self.seats[seat as usize];
        scripted.over = message.result.is_some();
        scripted.ask = message.ask.filter(|ask| !ask.legal.is_empty()).map(|ask| {
            let answers = self.field.script.answers(message.position, &ask.legal, &mut self.random);
            Ask { seq: message.seq, answers, secret: ask.secret }
        });
        if scripted.was_late() {
            self.field.tally.borrow_mut().stale += 1;
        }
        Ok(())
    }

    /// A seat got its own input back; whether its turn ends with it.
    fn has_own(&mut self, seat: Seat, ends_turn: bool) {
        let sent = &mut self.seats[seat as usize].sent;
        let Some(place) = sent.iter().position(|input| input.own.is_none()) else { return };
        let input = &mut sent[place];
        input.own = Some(input.at.elapsed());
        let mut tally = self.field.tally.borrow_mut();
        if input.counted {
            tally.outstanding = tally.outstanding.saturating_sub(1);
            tally.answers += input.answers.len() as u64;
            tally.turns += u64::from(ends_turn);
        }
        if input.secret || input.other {
            let both = input.other;
            if let Some(input) = sent.remove(place) {
                tally.add(&input, both);
            }
        }
    }

    /// The other seat got an input. Earlier inputs it has not heard of it never will.
    fn has_other(&mut self, by: Seat, answers: &[&str]) {
        let sent = &mut self.seats[by as usize].sent;
        let Some(place) = sent.iter().position(|input| input.answers == answers) else { return };
        let mut tally = self.field.tally.borrow_mut();
        sent.drain(..place).for_each(|input| tally.add(&input, false));
        match sent.front_mut() {
            Some(input) if input.own.is_none() => input.other = true,
            _ => sent.drain(..1).for_each(|input| tally.add(&input, true)),
        }
    }
}

impl Tally {
    /// An input has arrived where it should: at both seats, or at its own if the other does not see it.
    fn add(&mut self, input: &Given, both: bool) {
        if !input.counted {
            return;
        }
        self.untold += u64::from(!both);
        self.times.add(match input.own {
            Some(own) if !both => own,
            _ => input.at.elapsed(),
        });
    }
}

/// Create a match with both seats connected.
async fn sit_down(field: &Field, users: &[String; 2]) -> Result<[Scripted; 2]> {
    let code = field.new_match([&users[0], &users[1]]).await?;
    let at = |seat: usize| field.addrs[seat % field.addrs.len()];
    Ok([connect(at(0), &code, &users[0]).await?, connect(at(1), &code, &users[1]).await?])
}

async fn connect(addr: SocketAddr, code: &str, user: &str) -> Result<Scripted> {
    let mut request = format!("ws://{addr}/api/matches/{code}/socket").into_client_request()?;
    request.headers_mut().insert("cookie", user.parse()?);
    request.headers_mut().insert("x-touchline", "1".parse()?);
    let stream = TcpStream::connect(addr).await?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
    let (socket, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
    Ok(Scripted { socket, ask: None, sent: VecDeque::new(), over: false })
}
