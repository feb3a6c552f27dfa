//! What the viewers of a match experience while servers come and go, and whether the record tells the same.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::common::{Client, Socket, Value, json};
use crate::receipts::Keeper;
use touchline_engine::{
    Describe as _, Game as _, Input, Node, Notation as _, Pcg, Record, Rng as _, Seat, retell,
};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;

/// How long nothing may go on, even on a busy machine.
pub(crate) const LIMIT: Duration = Duration::from_mins(5);

pub(crate) const SPECS: [&str; 5] =
    ["fuba:3.0", "grid:basic@small", "fuba:2.1+all", "grid:full", "fuba:3.0+all"];

/// What one viewer of a match experienced.
#[derive(Debug, Default)]
pub(crate) struct Diary {
    /// Every message about the match, in order.
    pub(crate) heard: Vec<Value>,
    /// Answers the server acknowledged.
    pub(crate) done: Vec<String>,
    /// Every answer that was sent, and what its sender was told of it.
    pub(crate) sent: Vec<(String, Fate)>,
    /// How often it had to reconnect, and the most attempts that took.
    pub(crate) returns: usize,
    pub(crate) attempts: usize,
    /// How often what it had missed came as a gap, and as a full view.
    pub(crate) gaps: usize,
    pub(crate) wholes: usize,
    /// What it keeps of the dice; none where its client contributes nothing.
    pub(crate) keeper: Option<Keeper>,
}

/// What became of an answer, as far as its sender knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    Done,
    Refused,
    /// The connection broke, or the server could not say.
    Unknown,
}

impl Diary {
    /// Whether the answers of a journal are exactly those that were sent: each that is done once, none that
    /// is refused, each of the others once or not at all, in the same order.
    pub(crate) fn explains(&self, journal: &[String]) -> bool {
        // How much of the journal may be explained by what was sent so far.
        let mut explained = vec![false; journal.len() + 1];
        explained[0] = true;
        for (answer, fate) in &self.sent {
            let given: Vec<bool> = (0..=journal.len())
                .map(|at| at > 0 && explained[at - 1] && journal[at - 1] == *answer)
                .collect();
            match fate {
                Fate::Done => explained = given,
                Fate::Refused => {}
                Fate::Unknown => explained.iter_mut().zip(given).for_each(|(before, given)| *before |= given),
            }
        }
        explained[journal.len()]
    }

    fn last(&self) -> Option<u64> {
        self.heard.last().and_then(|message| message["seq"].as_u64())
    }

    fn hear(&mut self, message: Value, just_back: bool) {
        let seq = message["seq"].as_u64().unwrap();
        let last = self.last();
        if message["type"] == "update" {
            // A viewer without history gets a full view first.
            assert_eq!(Some(seq), last.map(|last| last + 1), "the next number");
            self.gaps += usize::from(just_back);
        } else {
            assert!(last.is_none_or(|last| seq >= last), "numbers never go back: {last:?}, then {seq}");
            self.wholes += usize::from(just_back);
            if Some(seq) == last {
                let before = self.heard.last().unwrap();
                assert_eq!(before["position"], message["position"], "the same number, the same position");
            }
        }
        self.heard.push(message);
    }
}

/// What the players of a match share.
pub(crate) struct Table {
    pub(crate) code: String,
    pub(crate) spec: &'static str,
    /// Which seats have a client that contributes to the dice and seals.
    pub(crate) careful: [bool; 2],
    pub(crate) answers: AtomicUsize,
    /// Answers after which it is resigned.
    pub(crate) most: AtomicUsize,
}

impl Table {
    fn is_enough(&self) -> bool {
        self.answers.load(Ordering::Relaxed) >= self.most.load(Ordering::Relaxed)
    }
}

/// What happens in all matches of a trial.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    answers: AtomicUsize,
    refused: AtomicUsize,
}

impl Tally {
    /// Answers that were acknowledged.
    pub(crate) fn answers(&self) -> usize {
        self.answers.load(Ordering::Relaxed)
    }

    /// Answers that could not be saved.
    pub(crate) fn refused(&self) -> usize {
        self.refused.load(Ordering::Relaxed)
    }
}

/// Notices when matches do not go on any more.
pub(crate) struct Progress {
    answers: usize,
    since: Instant,
}

impl Progress {
    pub(crate) fn new() -> Self {
        Self { answers: 0, since: Instant::now() }
    }

    pub(crate) fn check(&mut self, tally: &Tally) {
        let answers = tally.answers();
        if answers > self.answers {
            *self = Self { answers, since: Instant::now() };
        }
        assert!(self.since.elapsed() < LIMIT, "matches go on: {answers} answers");
    }
}

/// Reconnect, as often as it takes: to one server after another. Also how many attempts that took.
async fn connect(nodes: &mut [Client], code: &str, last: Option<u64>) -> (Socket, usize) {
    let last = last.map_or(String::new(), |last| format!("?last={last}"));
    let (begun, mut attempts) = (Instant::now(), 0);
    loop {
        attempts += 1;
        match nodes[0].socket_at(&format!("/api/matches/{code}/socket{last}")).await {
            Ok(socket) => return (socket, attempts),
            Err(_) => tokio::time::sleep(Duration::from_millis(30)).await,
        }
        assert!(begun.elapsed() < LIMIT, "a server is there in time");
        nodes.rotate_left(1);
    }
}

/// Play (or only watch) until the match is over. Whoever has to come back goes to the next server.
pub(crate) async fn attend(
    mut nodes: Vec<Client>,
    table: Arc<Table>,
    seat: Option<Seat>,
    tally: Arc<Tally>,
    seed: u64,
) -> Diary {
    let (mut diary, mut rng) = (Diary::default(), Pcg::new(seed, 1));
    let careful = seat.filter(|seat| table.careful[*seat as usize]);
    diary.keeper = careful.map(|seat| Keeper::new(&table.code, seat, seed));
    let (mut number, mut sent) = (0_u64, HashMap::<u64, usize>::new());
    loop {
        let (mut socket, attempts) = connect(&mut nodes, &table.code, diary.last()).await;
        if diary.returns > 0 {
            diary.attempts = diary.attempts.max(attempts);
        }
        let mut just_back = true;
        // Nothing may have happened since: then no message comes, and the old question still stands.
        let mut known = diary.heard.last().cloned();
        loop {
            if let Some(message) = known.take() {
                if !message["result"].is_null() {
                    return diary;
                }
                if seat.is_some() && !message["ask"].is_null() {
                    number += 1;
                    let seq = message["seq"].as_u64().unwrap();
                    // What a seat has chosen in secret, and nobody was shown, is in no record.
                    let wish = if table.is_enough() && message["ask"]["secret"] != true {
                        json!({ "do": "resign" })
                    } else {
                        let legal = message["ask"]["legal"].as_array().unwrap();
                        let index = rng.below(u32::try_from(legal.len()).unwrap()) as usize;
                        let action = legal[index].as_str().unwrap();
                        sent.insert(number, diary.sent.len());
                        diary.sent.push((action.to_owned(), Fate::Unknown));
                        let mut act = json!({ "do": "act", "seq": seq, "answers": [action] });
                        if let (Some(keeper), Some(choice)) =
                            (&mut diary.keeper, message["ask"]["choice"].as_u64())
                        {
                            act["seal"] = keeper.sealed(choice, action);
                        }
                        act
                    };
                    socket.say(&json!({ "id": number, "wish": wish })).await;
                }
            }
            let Some(text) = socket.hear_text().await else { break };
            let message: Value = serde_json::from_str(&text).unwrap();
            match message["type"].as_str().unwrap() {
                "match" | "update" => {
                    diary.keeper.iter_mut().for_each(|keeper| keeper.hear_rolled(&message));
                    diary.hear(message.clone(), just_back && diary.last().is_some());
                    just_back = false;
                    known = Some(message);
                }
                "done" => {
                    if let Some(at) = sent.remove(&message["id"].as_u64().unwrap()) {
                        diary.sent[at].1 = Fate::Done;
                        diary.done.push(diary.sent[at].0.clone());
                        table.answers.fetch_add(1, Ordering::Relaxed);
                        tally.answers.fetch_add(1, Ordering::Relaxed);
                    }
                }
                "error" => {
                    // What was sent before the kill may have been saved: then its reply is known or on its
                    // way.
                    let code = message["error"]["code"].as_str().unwrap();
                    // With a full disk nothing was done, and everybody is told to reconnect.
                    let known = [
                        "stale",
                        "match-over",
                        "not-kept",
                        "match-not-at-hand",
                        "stopping",
                        "dice-not-awaited",
                    ];
                    assert!(known.contains(&code), "{message}");
                    let is_refused = ["stale", "match-over"].contains(&code);
                    if let Some(at) = message["id"].as_u64().and_then(|id| sent.remove(&id))
                        && is_refused
                    {
                        diary.sent[at].1 = Fate::Refused;
                    }
                    tally.refused.fetch_add(usize::from(code == "not-kept"), Ordering::Relaxed);
                    // One of several nodes does not tell everybody to come back.
                    if nodes.len() > 1 && !["stale", "match-over", "dice-not-awaited"].contains(&code) {
                        break;
                    }
                }
                "dice" => {
                    let wish = diary.keeper.as_mut().and_then(|keeper| keeper.hear_dice(&message));
                    if let Some(wish) = wish {
                        number += 1;
                        socket.say(&json!({ "id": number, "wish": wish })).await;
                    }
                }
                "seal" => diary.keeper.iter_mut().for_each(|keeper| keeper.hear_seal(&message)),
                "opened" => diary.keeper.iter_mut().for_each(|keeper| keeper.hear_opened(&message)),
                "presence" => {}
                other => panic!("{other}: {message}"),
            }
        }
        diary.returns += 1;
        sent.clear();
        nodes.rotate_left(1);
    }
}

/// A match as its record tells it.
pub(crate) struct Story {
    /// What each viewer could see after each input.
    positions: [Vec<String>; 3],
    /// The answers of each seat.
    pub(crate) answers: [Vec<String>; 2],
    rolls: Vec<String>,
}

impl Story {
    pub(crate) fn of(spec: &str, text: &str) -> Self {
        let record = Record::parse(text).unwrap();
        let mut story =
            Self { positions: Default::default(), answers: Default::default(), rolls: Vec::new() };
        with_game!(AnyGame::from_text(spec).unwrap(), game => {
            let mut asked = None;
            let mut told = 0;
            retell(game, &record, |driver| {
                for (at, viewer) in [Some(Seat::Home), Some(Seat::Away), None].into_iter().enumerate() {
                    story.positions[at].push(game.write_view(&game.view(driver.state(), viewer)));
                }
                if driver.inputs().len() > told {
                    told = driver.inputs().len();
                    match driver.inputs().last().unwrap() {
                        Input::Act(action) => {
                            let seat: Seat = asked.unwrap();
                            story.answers[seat as usize].push(game.write_action(*action));
                        }
                        Input::Roll(faces) => story.rolls.push(faces.to_string()),
                        Input::Call(_) => {}
                    }
                }
                asked = match driver.node() {
                    Node::Decide(seat, _) => Some(seat),
                    Node::Chance | Node::Over(_) => None,
                };
            })
            .unwrap();
        });
        story
    }

    /// Everything in a diary is in the record, in the same order.
    pub(crate) fn check(&self, seat: Option<Seat>, diary: &Diary, what: &str) {
        let positions = &self.positions[seat.map_or(2, |seat| seat as usize)];
        let (mut at, mut roll) = (0, 0);
        for message in &diary.heard {
            let position = message["position"].as_str().unwrap();
            let found = positions[at..].iter().position(|told| told == position);
            at += found.unwrap_or_else(|| panic!("{what}: seen, but not in the record: {message}"));
            for seen in message["step"]["dice"].as_array().into_iter().flatten() {
                let seen = seen.as_str().unwrap();
                let found = self.rolls[roll..].iter().position(|told| told == seen || seen == "?");
                roll +=
                    1 + found.unwrap_or_else(|| panic!("{what}: dice that are not in the record: {message}"));
            }
        }
        let Some(seat) = seat else { return };
        let own = &self.answers[seat as usize];
        let mut next = 0;
        for action in &diary.done {
            let found = own[next..].iter().position(|told| told == action);
            next +=
                1 + found.unwrap_or_else(|| panic!("{what}: acknowledged, but not in the record: {action}"));
        }
        // At most one answer per reconnection was saved without its sender being told.
        assert!(own.len() <= diary.done.len() + diary.returns + 1, "{what}: more answers than were given");
        let mine: Vec<&str> = diary
            .heard
            .iter()
            .filter(|message| message["step"]["by"] == seat.word())
            .filter_map(|message| message["step"]["actions"][0].as_str())
            .collect();
        let mut next = 0;
        for action in mine {
            let found = own[next..].iter().position(|told| told == action);
            next += 1 + found.unwrap_or_else(|| panic!("{what}: told, but not in the record: {action}"));
        }
    }
}
