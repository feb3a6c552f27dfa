//! The match itself: what was done, who is asked what, and what everybody may see of it. No storage, no network, no clock of its own.

use touchline_ai::{Computer, Level, Player as _};
use touchline_engine::{
    DiceSource, Driver, Faces, Input, Message, Node, Outcome, Record, Refusal, Scripted, Seat,
};
use touchline_protocol::live::{self, Ask, Clocks, End, Said, Told, Update};
use touchline_words::Words;

use super::early::Early;
use super::entry::{Act, Entry, Offered, Reason};
use super::terms::Ending;

/// Everybody who is told of a match: home, away, and those who watch.
pub(crate) const VIEWERS: [Option<Seat>; 3] = [Some(Seat::Home), Some(Seat::Away), None];

/// The place of a viewer among [`VIEWERS`].
pub(crate) const fn place(viewer: Option<Seat>) -> usize {
    match viewer {
        Some(seat) => seat as usize,
        None => 2,
    }
}

/// What a computer's answer needs: it thinks elsewhere.
pub(crate) type Thought = Box<dyn FnOnce() -> String + Send>;

/// A match of whichever game.
pub(crate) trait AnyRoom: Send {
    /// Do something; dice come from `dice` and are noted in the entry. Refused, it changes nothing.
    fn apply(&mut self, entry: &mut Entry, dice: &mut dyn DiceSource) -> Result<(), Refusal>;
    /// Which viewers have something to be told; their numbers move on.
    fn tell(&mut self) -> [bool; 3];
    /// What a viewer is told: what has just happened, or everything.
    fn update(
        &self,
        viewer: Option<Seat>,
        whole: bool,
        entry: Option<&Entry>,
        clock: Option<Clocks>,
        rated: bool,
    ) -> String;
    /// The number of the last thing a viewer was told.
    fn seq(&self, viewer: Option<Seat>) -> u64;
    /// Who is asked something.
    fn waits(&self) -> [bool; 2];
    /// Whether dice have fallen.
    fn has_rolled(&self) -> bool;
    /// What the rules answer for a seat that is asked.
    fn fallback(&self, seat: Seat) -> Option<String>;
    /// How many inputs are left after going back to a seat's last decision; none when it has none.
    fn takeback(&self, seat: Seat) -> Option<usize>;
    /// What is offered.
    fn offer(&self) -> Option<(Seat, Offered)>;
    /// How it ended.
    fn ending(&self) -> Option<Ending>;
    /// A computer's answer for a seat that is asked.
    fn think(&self, seat: Seat, level: Level, seed: u64) -> Option<Thought>;
    /// The exact odds of a seat's answers.
    fn odds(&self, seat: Seat) -> Option<serde_json::Value>;
    /// What a computer makes of a seat's answers.
    fn hint(&self, seat: Seat, level: Level, words: &Words) -> Option<serde_json::Value>;
    /// The record of the match; everything that was secret stands in it.
    fn record(&self, headers: &[(&str, &str)]) -> String;
}

/// What a viewer was shown last.
#[derive(Clone)]
struct Shown<G: Told> {
    view: G::View,
    asked: Option<(G::Decision, Vec<G::Action>)>,
    waits: [bool; 2],
    offer: Option<(Seat, Offered)>,
    over: bool,
}

impl<G: Told> PartialEq for Shown<G> {
    fn eq(&self, other: &Self) -> bool {
        self.view == other.view
            && self.asked == other.asked
            && (self.waits, self.offer, self.over) == (other.waits, other.offer, other.over)
    }
}

/// A match of one game.
pub(crate) struct Room<G: Told> {
    driver: Driver<G>,
    /// Who gave each input of the driver; none for dice and calls.
    authors: Vec<Option<Seat>>,
    early: Option<Early<G>>,
    offer: Option<(Seat, Offered)>,
    rolled: bool,
    reason: Option<Reason>,
    /// What the last entry brought about.
    events: Vec<Message>,
    /// Whether what was done last is for its seat alone.
    secret: bool,
    seqs: [u64; 3],
    shown: [Shown<G>; 3],
}

impl<G: Told> Room<G> {
    /// A match before anything has happened; [`Entry::Begin`] comes first.
    pub(crate) fn new(game: G) -> Self {
        let driver = Driver::new(game, &G::Terms::default());
        let early = Early::of(&driver);
        let nothing = Shown {
            view: driver.game().view(driver.state(), None),
            asked: None,
            waits: [false; 2],
            offer: None,
            over: false,
        };
        let mut room = Self {
            driver,
            authors: Vec::new(),
            early,
            offer: None,
            rolled: false,
            reason: None,
            events: Vec::new(),
            secret: false,
            seqs: [0; 3],
            shown: [nothing.clone(), nothing.clone(), nothing],
        };
        room.shown = VIEWERS.map(|viewer| room.show(viewer));
        room
    }

    fn game(&self) -> &G {
        self.driver.game()
    }

    /// The board on which a seat is asked; none when it is not.
    fn board(&self, seat: Seat) -> Option<&Driver<G>> {
        if let Some(early) = self.early.as_ref().filter(|early| early.seat == seat) {
            return early.asks().then_some(&early.copy);
        }
        matches!(self.driver.node(), Node::Decide(asked, _) if asked == seat).then_some(&self.driver)
    }

    /// Who is asked something.
    fn asked(&self) -> [bool; 2] {
        Seat::ALL.map(|seat| self.board(seat).is_some())
    }

    fn show(&self, viewer: Option<Seat>) -> Shown<G> {
        let asked = viewer.and_then(|seat| self.board(seat)).and_then(|board| match board.node() {
            Node::Decide(_, decision) => Some((decision, board.actions().to_vec())),
            Node::Chance | Node::Over(_) => None,
        });
        Shown {
            view: self.view(viewer),
            asked,
            waits: self.asked(),
            offer: self.offer,
            over: self.outcome().is_some(),
        }
    }

    /// A seat that has chosen in secret already sees its choice.
    fn view(&self, viewer: Option<Seat>) -> G::View {
        let early = self.early.as_ref().filter(|early| Some(early.seat) == viewer);
        let board = early.map_or(&self.driver, |early| &early.copy);
        board.game().view(board.state(), viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.driver.node() {
            Node::Over(outcome) => Some(outcome),
            Node::Decide(..) | Node::Chance => None,
        }
    }

    /// Note what the last input brought about, and whose it was.
    fn note(&mut self, by: Option<Seat>) {
        let game = *self.driver.game();
        self.events.extend(self.driver.events().iter().map(|event| game.say_event(event)));
        self.authors.resize(self.driver.inputs().len(), by);
    }

    /// Give an answer of a seat and everything that follows by itself.
    fn act(&mut self, act: &mut Act, dice: &mut dyn DiceSource) -> Result<(), Refusal> {
        let seat = Seat::from(act.by);
        let asked = self.board(seat).map(Driver::node);
        let Some(Node::Decide(_, decision)) = asked else {
            return Err(match self.outcome() {
                Some(_) => Refusal::new("match-over"),
                None => Refusal::new("not-asked"),
            });
        };
        self.secret = self.game().is_secret(&decision);
        if let Some(early) = self.early.as_mut().filter(|early| early.seat == seat) {
            act.action = early.act(&act.action)?;
            return Ok(());
        }
        let action = self.game().read_action(&act.action)?;
        act.action = self.game().write_action(action);
        self.driver.act_text(&act.action)?;
        self.note(Some(seat));
        if self.offer.is_some_and(|(by, _)| by != seat) {
            self.offer = None;
        }
        self.go_on(&mut act.dice, dice)
    }

    /// Roll what is due and give the answers that were kept, until somebody has to be asked.
    fn go_on(&mut self, rolled: &mut Vec<String>, dice: &mut dyn DiceSource) -> Result<(), Refusal> {
        loop {
            match self.driver.node() {
                Node::Chance => {
                    self.driver.roll_from(dice)?;
                    self.rolled = true;
                    if let Some(Input::Roll(faces)) = self.driver.inputs().last() {
                        rolled.push(faces.to_string());
                    }
                    self.note(None);
                }
                Node::Decide(seat, _) => {
                    let Some(early) = self.early.as_mut().filter(|early| early.seat == seat) else { break };
                    if early.answers.is_empty() {
                        self.early = None;
                        break;
                    }
                    let answer = early.answers.remove(0);
                    if self.driver.act_text(&answer).is_err() {
                        // The rules promise that this cannot be; if it is, the seat is asked anew.
                        self.early = None;
                        break;
                    }
                    self.note(Some(seat));
                }
                Node::Over(_) => break,
            }
        }
        self.choose_together();
        Ok(())
    }

    /// See to it that both are asked where both choose in secret.
    fn choose_together(&mut self) {
        let answers = self.early.take().map(|early| early.answers).unwrap_or_default();
        self.early = Early::again(&answers, &self.driver).or_else(|| Early::of(&self.driver));
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        if let Some(early) = self.early.as_mut().filter(|early| early.seat == seat) {
            early.answers.pop().ok_or_else(|| Refusal::new("nothing-to-undo"))?;
            self.choose_together();
            self.secret = true;
            return Ok(());
        }
        if self.authors.last() != Some(&Some(seat)) {
            return Err(Refusal::new("nothing-to-undo"));
        }
        self.driver.undo()?;
        self.authors.truncate(self.driver.inputs().len());
        self.choose_together();
        // What is taken back may have been secret, so that others are not told what it was.
        self.secret = true;
        Ok(())
    }

    fn can_undo(&self, seat: Seat) -> bool {
        match &self.early {
            Some(early) if early.seat == seat => !early.answers.is_empty(),
            _ => self.driver.can_undo() && self.authors.last() == Some(&Some(seat)),
        }
    }

    fn rewind(&mut self, inputs: usize) -> Result<(), Refusal> {
        let kept: Vec<_> = self.driver.inputs().iter().take(inputs).copied().collect();
        let mut driver = Driver::new(*self.game(), &G::Terms::default());
        for input in kept {
            driver.step(input)?;
        }
        self.driver = driver;
        self.authors.truncate(self.driver.inputs().len());
        self.early = None;
        self.offer = None;
        self.choose_together();
        Ok(())
    }

    /// What a viewer is told of what was done.
    fn step<'a>(&self, viewer: Option<Seat>, entry: &'a Entry) -> Option<live::Step<'a>> {
        let Entry::Act(act) = entry else { return None };
        let by = Seat::from(act.by);
        if self.secret && viewer != Some(by) {
            // That there were dice is no secret, but a secret answer that led to some is told by its events.
            return (!act.dice.is_empty()).then_some(live::Step {
                by: by.word(),
                action: None,
                dice: &act.dice,
            });
        }
        Some(live::Step { by: by.word(), action: Some(&act.action), dice: &act.dice })
    }
}

impl<G: Told + Send + Sync + 'static> AnyRoom for Room<G>
where
    G::State: Send,
    G::View: Send,
    G::Action: Send,
    G::Decision: Send,
    G::Event: Send,
    G::Call: Send,
{
    fn apply(&mut self, entry: &mut Entry, dice: &mut dyn DiceSource) -> Result<(), Refusal> {
        self.events.clear();
        self.secret = false;
        match entry {
            Entry::Begin(rolled) => {
                rolled.clear();
                self.go_on(rolled, dice)
            }
            Entry::Act(act) => {
                act.dice.clear();
                self.act(act, dice)
            }
            Entry::Undo(by) => self.undo((*by).into()),
            Entry::Offer(by, what) => {
                self.offer = Some(((*by).into(), *what));
                Ok(())
            }
            Entry::Decline(_) => {
                self.offer = None;
                Ok(())
            }
            Entry::Takeback(inputs) => self.rewind(*inputs),
            Entry::Call(text, reason) => {
                let call = self.game().read_call(text)?;
                self.driver.call(call)?;
                self.note(None);
                self.early = None;
                self.offer = None;
                self.reason = Some(*reason);
                Ok(())
            }
            Entry::Replace(..) => Ok(()),
        }
    }

    fn tell(&mut self) -> [bool; 3] {
        let mut told = [false; 3];
        for (place, viewer) in VIEWERS.into_iter().enumerate() {
            let shown = self.show(viewer);
            if shown != self.shown[place] || !self.events.is_empty() {
                self.shown[place] = shown;
                self.seqs[place] += 1;
                told[place] = true;
            }
        }
        told
    }

    fn update(
        &self,
        viewer: Option<Seat>,
        whole: bool,
        entry: Option<&Entry>,
        clock: Option<Clocks>,
        rated: bool,
    ) -> String {
        let shown = &self.shown[place(viewer)];
        let game = self.game();
        let ask = shown.asked.as_ref().map(|(decision, legal)| Ask {
            decision: live::tell(&game.say_decision(viewer.unwrap_or_default(), decision)),
            secret: game.is_secret(decision),
            legal: legal.iter().map(|action| game.write_action(*action)).collect(),
        });
        // What somebody else is asked in the open.
        let other = match self.driver.node() {
            Node::Decide(seat, decision) if Some(seat) != viewer && !game.is_secret(&decision) => {
                Some(game.say_decision(seat, &decision))
            }
            _ => None,
        };
        let update = Update {
            kind: if whole { "match" } else { "update" },
            seq: self.seqs[place(viewer)],
            step: entry.and_then(|entry| self.step(viewer, entry)),
            events: if whole { Vec::new() } else { self.events.iter().map(Said).collect() },
            position: game.write_view(&shown.view),
            view: game.tell_view(&shown.view),
            ask,
            waits: Seat::ALL.into_iter().filter(|seat| shown.waits[*seat as usize]).map(Seat::word).collect(),
            other: other.as_ref().map(Said),
            undo: viewer.is_some_and(|seat| self.can_undo(seat)),
            score: game.score(self.driver.state()),
            clock,
            offer: self.offer.map(|(by, what)| live::Offer { by: by.word(), what: what.word() }),
            rated,
            result: self.outcome().map(|outcome| End {
                outcome: outcome.word(),
                reason: self.reason.unwrap_or(Reason::Played).word(),
            }),
        };
        serde_json::to_string(&update).unwrap_or_default()
    }

    fn seq(&self, viewer: Option<Seat>) -> u64 {
        self.seqs[place(viewer)]
    }

    fn waits(&self) -> [bool; 2] {
        self.asked()
    }

    fn has_rolled(&self) -> bool {
        self.rolled
    }

    fn fallback(&self, seat: Seat) -> Option<String> {
        let board = self.board(seat)?;
        Some(board.game().write_action(board.game().fallback(board.state())))
    }

    fn takeback(&self, seat: Seat) -> Option<usize> {
        self.authors.iter().rposition(|by| *by == Some(seat))
    }

    fn offer(&self) -> Option<(Seat, Offered)> {
        self.offer
    }

    fn ending(&self) -> Option<Ending> {
        let outcome = self.outcome()?;
        Some(Ending {
            outcome: outcome.word().into(),
            reason: self.reason.unwrap_or(Reason::Played).word().into(),
            score: self.game().score(self.driver.state()).map(i64::from),
        })
    }

    fn think(&self, seat: Seat, level: Level, seed: u64) -> Option<Thought> {
        let board = self.board(seat)?;
        let (game, inputs) = (*board.game(), self.driver.inputs().len());
        let view = game.view(board.state(), Some(seat));
        let legal = board.actions().to_vec();
        Some(Box::new(move || {
            let action = Computer::after(level, seed, inputs).choose(&game, &view, seat, &legal);
            game.write_action(action)
        }))
    }

    fn odds(&self, seat: Seat) -> Option<serde_json::Value> {
        self.board(seat).map(live::odds)
    }

    fn hint(&self, seat: Seat, level: Level, words: &Words) -> Option<serde_json::Value> {
        live::hint(self.board(seat)?, level, words)
    }

    fn record(&self, headers: &[(&str, &str)]) -> String {
        Record::of(&self.driver, headers).to_text()
    }
}

/// The dice an entry holds, to be rolled again.
pub(crate) fn rolled(entry: &Entry) -> Result<Scripted, Refusal> {
    let mut faces = Vec::new();
    for roll in dice_of(entry) {
        faces.extend_from_slice(Faces::parse(roll)?.as_ref());
    }
    Ok(Scripted::new(faces))
}

fn dice_of(entry: &Entry) -> &[String] {
    match entry {
        Entry::Begin(dice) => dice,
        Entry::Act(act) => &act.dice,
        Entry::Undo(_)
        | Entry::Offer(..)
        | Entry::Decline(_)
        | Entry::Takeback(_)
        | Entry::Call(..)
        | Entry::Replace(..) => &[],
    }
}
