//! The match itself: what was done, who is asked what, what everybody may see. No storage, network or clock.

mod ahead;
mod back;
mod doing;
mod sealing;

use std::cell::RefCell;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use touchline_ai::{Computer, HINT_LEVEL, Intent, Opponent, Player as _};
use touchline_engine::{Arg, DiceSource, Driver, MatchReport, Message, Node, Outcome, Record, Refusal, Seat};
use touchline_protocol::dice::Rolled;
use touchline_protocol::plan;
use touchline_protocol::to_client::{Ask, End, Logged, Look, Offer, Played, Said, ToClient, Update};
use touchline_protocol::to_server::Offered;
use touchline_protocol::{Playable, SeatWord, chances, hint, ways};

pub(crate) use super::any_room::{
    AnyRoom, Around, Decided, Deciding, Hint, Thought, Undoing, VIEWERS, Window, place,
};
use super::choice::{Choice, Wish};
pub(crate) use super::entry::rolled;
use super::entry::{Act, Entry, Reason};
use super::terms::Ending;
pub(crate) use sealing::{Announced, Sealings};

/// What a viewer was shown last.
#[derive(Clone)]
struct Shown<G: Playable> {
    view: G::View,
    asked: Option<(G::Decision, Vec<G::Action>)>,
    waits: [bool; 2],
    offer: Option<(Seat, Offered)>,
    over: bool,
}

impl<G: Playable> PartialEq for Shown<G> {
    fn eq(&self, other: &Self) -> bool {
        self.view == other.view
            && self.asked == other.asked
            && (self.waits, self.offer, self.over) == (other.waits, other.offer, other.over)
    }
}

/// Who gave an input, and with which wish.
#[derive(Clone, Copy)]
struct Author {
    seat: Seat,
    /// How many inputs there were before that wish.
    since: usize,
}

/// A match of one game.
#[allow(clippy::struct_excessive_bools)] // what the last entry was like, each for itself
pub(crate) struct Room<G: Playable> {
    driver: Driver<G>,
    /// Who gave each input of the driver; none for dice and calls.
    authors: Vec<Option<Author>>,
    /// What seats choose in secret now; until they have, the driver waits.
    choice: Option<Choice<G>>,
    /// Whether the match has begun; until then nobody is asked anything.
    begun: bool,
    /// The dice that stand in the match, and what was sealed: for its record.
    sealing: Sealings,
    /// What was asked in each choice that is given and not yet shown as a whole.
    unopened: Vec<(Seat, u64, Vec<G::Decision>)>,
    /// So many inputs stand: what was chosen in secret is not taken back once it is given.
    standing: usize,
    offer: Option<(Seat, Offered)>,
    rolled: bool,
    reason: Option<Reason>,
    /// What the last entry brought about.
    events: Vec<Message>,
    /// Which rolls of the last entry nobody sees.
    hidden: Vec<usize>,
    /// The dice of the last entry by their numbers.
    fallen: Option<Rolled>,
    /// Whether what was done last is for its seat alone.
    secret: bool,
    /// Whose doing the last entry was; it is told in any case.
    by: Option<Seat>,
    /// Whether everybody is told of the last entry, whatever it changed.
    loud: bool,
    /// How many whole answers the last entry gave.
    whole: usize,
    /// Whether that was nothing but the pass of a window.
    passing: bool,
    /// Whether an entry was refused after a part of it had been done.
    half_done: bool,
    seqs: [u64; 3],
    asked_at: [u64; 3],
    shown: [Shown<G>; 3],
}

impl<G: Playable> Room<G> {
    /// A match before anything has happened; [`Entry::Begin`] comes first. `terms` are those of the rules.
    pub(crate) fn new(game: G, terms: &str) -> Result<Self, Refusal> {
        let driver = Driver::new(game, &game.read_terms(terms)?);
        let choice = Choice::of(&driver);
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
            choice,
            begun: true,
            sealing: Sealings::default(),
            unopened: Vec::new(),
            standing: 0,
            offer: None,
            rolled: false,
            reason: None,
            events: Vec::new(),
            hidden: Vec::new(),
            fallen: None,
            secret: false,
            by: None,
            loud: false,
            whole: 0,
            passing: false,
            half_done: false,
            seqs: [0; 3],
            asked_at: [0; 3],
            shown: [nothing.clone(), nothing.clone(), nothing],
        };
        room.shown = VIEWERS.map(|viewer| room.show(viewer));
        Ok(room)
    }

    fn game(&self) -> &G {
        self.driver.game()
    }

    /// The board on which a seat is asked; none when it is not.
    fn board(&self, seat: Seat) -> Option<&Driver<G>> {
        if !self.begun {
            return None;
        }
        if let Some(choice) = &self.choice {
            return choice.board(seat);
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

    /// A seat that chooses in secret sees its own choice; for all others nothing has happened yet.
    fn view(&self, viewer: Option<Seat>) -> G::View {
        let own = self.choice.as_ref().zip(viewer).and_then(|(choice, seat)| choice.seen(seat));
        self.game().view(own.unwrap_or(self.driver.state()), viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.driver.node() {
            Node::Over(outcome) => Some(outcome),
            Node::Decide(..) | Node::Chance => None,
        }
    }

    /// Note what the last input brought about, and whose it was.
    fn note(&mut self, by: Option<Author>) {
        let game = *self.driver.game();
        self.events.extend(self.driver.events().iter().map(|event| game.say_event(event)));
        self.see_shown();
        self.authors.resize(self.driver.inputs().len(), by);
    }

    /// Why a seat cannot answer.
    fn not_asked(&self) -> Refusal {
        Refusal::new(if self.outcome().is_some() { "match-over" } else { "not-asked" })
    }

    /// The question of a board with its answers.
    fn ask<'a>(
        &self,
        board: &Driver<G>,
        said: &'a Message,
        decision: &G::Decision,
        legal: &[G::Action],
    ) -> Ask<'a> {
        let (game, secret) = (self.game(), self.game().is_secret(decision));
        Ask {
            decision: Said(said),
            secret,
            choice: secret.then(|| self.sealing.choice()),
            parts: secret.then(|| self.parts(board)),
            legal: legal.iter().map(|action| game.write_action(*action)).collect(),
            pass: plan::pass(board).map(|(_, pass)| game.write_action(pass)),
            finish: plan::finish(board).map(|finish| game.write_action(finish)),
            said: legal.iter().map(|action| Said(game.say_action(*action))).collect(),
            moves: game.moves(board.state(), legal),
            layout: game.layout(board.state()),
        }
    }

    /// How many parts of the choice that is made now the seat has given that this board asks.
    fn parts(&self, board: &Driver<G>) -> u64 {
        match (&self.choice, board.node()) {
            (Some(choice), Node::Decide(seat, _)) => choice.wishes(seat) as u64,
            _ => 0,
        }
    }

    /// What a viewer is told of what was done.
    fn step<'a>(&self, viewer: Option<Seat>, entry: &'a Entry) -> Option<Played<'a>> {
        let Entry::Act(act) = entry else { return None };
        let by = Seat::from(act.by);
        let known = !self.secret || viewer == Some(by);
        // That there were dice is no secret, but a secret answer that led to some is told by its events.
        if !known && act.dice.is_empty() {
            return None;
        }
        let shown = |(at, roll): (usize, &'a String)| if self.hidden.contains(&at) { "?" } else { roll };
        Some(Played {
            by: act.by,
            actions: known.then(|| act.answers.iter().map(String::as_str).collect()),
            dice: act.dice.iter().enumerate().map(shown).collect(),
        })
    }
}

impl<G: Playable + Send + Sync + 'static> AnyRoom for Room<G>
where
    G::State: Send,
    G::View: Send,
    G::Action: Send,
    G::Decision: Send,
    G::Event: Send,
    G::Call: Send,
    G::Terms: Send,
{
    fn apply(&mut self, entry: &mut Entry, dice: &mut dyn DiceSource) -> Result<(), Refusal> {
        self.events.clear();
        self.hidden.clear();
        self.fallen = None;
        self.sealing.quiet();
        (self.secret, self.whole, self.passing) = (false, 0, false);
        self.by = match entry {
            Entry::Act(act) => Some(act.by.into()),
            Entry::Undo(by) | Entry::Offer(by, _) | Entry::Decline(by) => Some((*by).into()),
            Entry::Shake(_)
            | Entry::Commit(..)
            | Entry::Open(..)
            | Entry::Abort(_)
            | Entry::Begin(_)
            | Entry::Takeback(_)
            | Entry::Call(..)
            | Entry::Umpire(_)
            | Entry::Replace(..)
            | Entry::Absent(..)
            | Entry::Hold(_) => None,
        };
        self.loud = matches!(entry, Entry::Takeback(_) | Entry::Umpire(_) | Entry::Replace(..));
        let before = self.driver.inputs().len();
        let done = self.perform(entry, dice);
        self.half_done |= done.is_err() && self.driver.inputs().len() != before;
        self.open_seals();
        done
    }

    fn tell(&mut self) -> [bool; 3] {
        let mut told = [false; 3];
        for (place, viewer) in VIEWERS.into_iter().enumerate() {
            let shown = self.show(viewer);
            let is_own = viewer.is_some() && viewer == self.by;
            // No number of a die is left out for anybody.
            let news = self.loud || self.fallen.is_some() || !self.events.is_empty() || is_own;
            if news || shown != self.shown[place] {
                let before = &self.shown[place];
                // That the other seat has chosen or offers something changes no question.
                let same = (&before.view, &before.asked) == (&shown.view, &shown.asked);
                self.seqs[place] += 1;
                if !same || !self.events.is_empty() || viewer == self.by {
                    self.asked_at[place] = self.seqs[place];
                }
                self.shown[place] = shown;
                told[place] = true;
            }
        }
        told
    }

    fn update(&self, viewer: Option<Seat>, whole: bool, entry: Option<&Entry>, around: &Around) -> String {
        let shown = &self.shown[place(viewer)];
        let game = self.game();
        let question = shown.asked.as_ref().map(|(decision, legal)| {
            let said = game.say_question(self.driver.state(), viewer.unwrap_or_default(), decision);
            (said, decision, legal)
        });
        let board = viewer.and_then(|seat| self.board(seat)).unwrap_or(&self.driver);
        let ask = question.as_ref().map(|(said, decision, legal)| self.ask(board, said, decision, legal));
        // What somebody else is asked in the open.
        let other = match self.driver.node() {
            Node::Decide(seat, decision) if Some(seat) != viewer && !game.is_secret(&decision) => {
                Some(game.say_question(self.driver.state(), seat, &decision))
            }
            _ => None,
        };
        let update = Box::new(Update {
            seq: self.seqs[place(viewer)],
            step: entry.and_then(|entry| self.step(viewer, entry)),
            rolled: self.fallen.as_ref().filter(|_| !whole),
            events: if whole { Vec::new() } else { self.events.iter().map(Said).collect() },
            position: game.write_view(&shown.view),
            view: game.told(&shown.view),
            ask,
            waits: Seat::ALL
                .into_iter()
                .filter(|seat| shown.waits[*seat as usize])
                .map(SeatWord::from)
                .collect(),
            other: other.as_ref().map(Said),
            undo: viewer.is_some_and(|seat| match self.undoing(seat) {
                None => false,
                Some(Undoing::Secret | Undoing::Own) => true,
                Some(Undoing::Asked) => around.may_unask[seat as usize],
            }),
            score: game.score(self.driver.state()),
            clock: around.clock,
            delay: around.delay,
            stops: around.stops.as_deref(),
            offer: self.offer.map(|(by, what)| Offer { by: by.into(), what }),
            rated: around.rated,
            result: self.outcome().map(|outcome| End {
                outcome: outcome.into(),
                reason: self.reason.unwrap_or(Reason::Played),
            }),
        });
        written(&if whole { ToClient::Match(update) } else { ToClient::Update(update) })
    }

    fn look(&self, seat: Seat, id: Option<u64>, answers: &[String]) -> Result<String, Refusal> {
        let ((plan, ahead), game) = (self.ahead(seat, answers)?, self.game());
        let board = &ahead.board;
        let question = match board.node() {
            Node::Decide(seat, decision) if ahead.then.is_none() => {
                Some((game.say_question(board.state(), seat, &decision), decision))
            }
            Node::Decide(..) | Node::Chance | Node::Over(_) => None,
        };
        let view = game.view(&ahead.seen, Some(seat));
        let mut ask =
            question.as_ref().map(|(said, decision)| self.ask(board, said, decision, board.actions()));
        // Given at once, they are one part more.
        if let Some(parts) = ask.as_mut().and_then(|ask| ask.parts.as_mut()) {
            *parts += 1;
        }
        Ok(written(&ToClient::Look(Box::new(Look {
            id,
            seq: self.seqs[place(Some(seat))],
            answers: plan.iter().map(|answer| game.write_action(*answer)).collect(),
            position: game.write_view(&view),
            view: game.told(&view),
            ask,
            then: ahead.then,
        }))))
    }

    fn logged(&self, viewer: Option<Seat>, entry: &Entry) -> Option<Box<RawValue>> {
        let step = self.step(viewer, entry);
        if step.is_none() && self.fallen.is_none() && self.events.is_empty() {
            return None;
        }
        let events = self.events.iter().map(Said).collect();
        to_raw_value(&Logged { seq: self.seqs[place(viewer)], step, rolled: self.fallen.as_ref(), events })
            .ok()
    }

    fn inputs(&self) -> usize {
        self.driver.inputs().len()
    }

    fn seq(&self, viewer: Option<Seat>) -> u64 {
        self.seqs[place(viewer)]
    }

    fn asked_at(&self, seat: Seat) -> u64 {
        self.asked_at[place(Some(seat))]
    }

    fn waits(&self) -> [bool; 2] {
        self.asked()
    }

    fn has_only_passed(&self) -> bool {
        self.passing
    }

    fn window(&self) -> Option<Window> {
        if self.choice.is_some() || !self.begun {
            return None;
        }
        let (seat, pass) = plan::pass(&self.driver)?;
        let only = self.driver.actions().len() == 1;
        Some(Window { seat, pass: self.game().write_action(pass), only })
    }

    fn moment(&self) -> Option<String> {
        let (seat, decision) = self.driver.decision_due().ok()?;
        let said = self.game().say_question(self.driver.state(), seat, &decision);
        said.args.into_iter().find_map(|arg| match arg {
            ("window", Arg::Key(moment)) => Some(moment),
            _ => None,
        })
    }

    fn moments(&self) -> Vec<String> {
        self.game().moments()
    }

    fn undoing(&self, seat: Seat) -> Option<Undoing> {
        Self::undoing(self, seat)
    }

    fn unshown(&self, seat: Seat) -> usize {
        self.choice.as_ref().map_or(0, |choice| choice.wishes(seat))
    }

    fn has_rolled(&self) -> bool {
        self.rolled
    }

    fn whole_answers(&self) -> usize {
        self.whole
    }

    fn is_half_done(&self) -> bool {
        self.half_done
    }

    fn fallback(&self, seat: Seat) -> Option<String> {
        let board = self.board(seat)?;
        Some(board.game().write_action(board.game().fallback(board.state())))
    }

    fn takeback(&self, seat: Seat) -> Option<usize> {
        self.last_decision(seat)
    }

    fn may_draw(&self) -> Result<(), Refusal> {
        let call = self.game().read_call("call draw")?;
        self.game().may_call(self.driver.state(), &call)
    }

    fn given_since(&self, seat: Seat, inputs: usize) -> Vec<[usize; 2]> {
        self.wishes_since(seat, inputs)
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

    fn is_first_half_over(&self) -> bool {
        // As the position says it: `clock=1:20`.
        let position = self.game().write_view(&self.view(None));
        let half = position.split_whitespace().find_map(|word| word.strip_prefix("clock="));
        half.and_then(|half| half.split(':').next()?.parse::<u8>().ok()).is_some_and(|half| half > 1)
    }

    fn report(&self) -> Option<MatchReport> {
        MatchReport::of(&self.driver)
    }

    fn think(&self, seat: Seat, who: Opponent, seed: u64, intent: &Intent) -> Option<Deciding> {
        let board = self.board(seat)?;
        let (game, inputs) = (*board.game(), self.driver.inputs().len());
        let view = game.view(board.state(), Some(seat));
        let legal = board.actions().to_vec();
        if let Some(action) = intent.answer(&game, &view, &legal) {
            let (action, intent) = (game.write_action(action), intent.clone());
            return Some(Deciding::Known(Decided { action, intent }));
        }
        Some(Deciding::Open(Box::new(move || {
            let mut player = Computer::after(who, seed, inputs);
            let action = game.write_action(player.choose(&game, &view, seat, &legal));
            Decided { action, intent: player.intent().clone() }
        })))
    }

    fn odds(&self, seat: Seat, after: &[String]) -> Result<Thought, Refusal> {
        let board = self.board_after(seat, after)?;
        Ok(Box::new(move || written(&chances(&board))))
    }

    fn ways(&self, seat: Seat, after: &[String]) -> Result<Thought, Refusal> {
        self.board_after(seat, after).map(|board| Box::new(move || written(&ways(&board))) as Thought)
    }

    fn hint(&self, seat: Seat, after: &[String]) -> Result<Hint, Refusal> {
        let board = self.board_after(seat, after)?;
        Ok(Box::new(move |words| written(&hint(&board, HINT_LEVEL, words))))
    }

    fn written(&self, answers: &[String]) -> Result<Vec<String>, Refusal> {
        let answers = plan::read(self.game(), answers)?;
        Ok(answers.iter().map(|answer| self.game().write_action(*answer)).collect())
    }

    fn has_begun(&self) -> bool {
        self.begun
    }

    fn sealing(&self) -> &Sealings {
        &self.sealing
    }

    fn announced(&self) -> Vec<Announced> {
        let unopened: Vec<_> = self.unopened.iter().map(|(seat, choice, _)| (*seat, *choice)).collect();
        self.sealing.announced(&unopened)
    }

    fn record(&self, headers: &[(&str, &str)]) -> String {
        Record::of(&self.driver, headers).to_text()
    }
}

/// As JSON in a text of just its length: written to reused memory and copied, which beats growing it.
fn written(update: &impl Serialize) -> String {
    thread_local! {
        static DESK: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    }
    DESK.with_borrow_mut(|desk| {
        desk.clear();
        match serde_json::to_writer(&mut *desk, update) {
            Ok(()) => str::from_utf8(desk).unwrap_or_default().to_owned(),
            Err(_) => String::new(),
        }
    })
}
