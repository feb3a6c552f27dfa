//! The driver owns a match: it checks every input before the rules see it, gives forced answers and takes
//! back.

use crate::dice::count;
use crate::{Choices, DiceSource, Faces, Game, Node, Notation, Refusal, Seat};

/// One input to a match. A match is fully described by its spec, its terms and its inputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input<A, C> {
    /// The answer to a decision.
    Act(A),
    /// Dice.
    Roll(Faces),
    /// A call from outside the rules.
    Call(C),
}

/// The inputs of a game.
pub type InputOf<G> = Input<<G as Game>::Action, <G as Game>::Call>;

/// A match in progress.
///
/// The driver answers a decision with a single legal answer itself, at the start and after each input, unless
/// [`Game::always_ask`] objects. Such forced answers are not inputs, because a replay produces them again;
/// their events belong to the input that led to them.
#[derive(Clone, Debug)]
pub struct Driver<G: Game> {
    game: G,
    terms: G::Terms,
    first: G::State,
    set_up: bool,
    state: G::State,
    inputs: Vec<InputOf<G>>,
    choices: Choices<G::Action>,
    events: Vec<G::Event>,
    /// The state before each answer that can be taken back, and the number of inputs at that point.
    past: Vec<(G::State, usize)>,
}

impl<G: Game> Driver<G> {
    /// A match from the beginning.
    pub fn new(game: G, terms: &G::Terms) -> Self {
        let first = game.start(terms);
        Self::begin(game, terms.clone(), first, false)
    }

    /// A match that begins from a set-up position, which holds whatever terms mean to play.
    pub fn from_state(game: G, state: G::State) -> Self {
        Self::begin(game, G::Terms::default(), state, true)
    }

    fn begin(game: G, terms: G::Terms, first: G::State, set_up: bool) -> Self {
        let mut driver = Self {
            game,
            terms,
            first,
            set_up,
            state: first,
            inputs: Vec::new(),
            choices: Choices::new(),
            events: Vec::new(),
            past: Vec::new(),
        };
        driver.settle();
        driver
    }

    /// The rules in play.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The terms the match began with; the default for a set-up position.
    pub fn terms(&self) -> &G::Terms {
        &self.terms
    }

    /// The current position, secrets included.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The position before the first input and before any forced answer.
    pub fn first_state(&self) -> &G::State {
        &self.first
    }

    /// Whether the match began from a set-up position.
    pub fn is_set_up(&self) -> bool {
        self.set_up
    }

    /// Who has to do what next.
    pub fn node(&self) -> Node<G::Decision> {
        self.game.node(&self.state)
    }

    /// The legal actions of the current decision; empty when no decision is due.
    pub fn actions(&self) -> &Choices<G::Action> {
        &self.choices
    }

    /// All inputs so far.
    pub fn inputs(&self) -> &[InputOf<G>] {
        &self.inputs
    }

    /// The events of the last input; at first, those of the forced answers at the start. Empty after an undo.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// Apply any input.
    pub fn step(&mut self, input: InputOf<G>) -> Result<&[G::Event], Refusal> {
        match input {
            Input::Act(action) => self.act(action),
            Input::Roll(faces) => self.roll(faces.as_ref()),
            Input::Call(call) => self.call(call),
        }
    }

    /// Apply several inputs as one, all or nothing. `next` sees the match as it stands and returns the next
    /// input, or `None` at the end. If it or an input is refused, the match is restored to where it was. The
    /// events of all inputs become the events of the step; undo still goes back answer by answer.
    pub fn plan<E: From<Refusal>>(
        &mut self,
        mut next: impl FnMut(&Self) -> Result<Option<InputOf<G>>, E>,
    ) -> Result<&[G::Event], E> {
        let (mut ahead, mut events) = (self.clone(), Vec::new());
        while let Some(input) = next(&ahead)? {
            events.extend_from_slice(ahead.step(input)?);
        }
        ahead.events = events;
        *self = ahead;
        Ok(&self.events)
    }

    /// Answer the current decision.
    pub fn act(&mut self, action: G::Action) -> Result<&[G::Event], Refusal> {
        let (seat, decision) = self.decision_due()?;
        if !self.choices.contains(&action) {
            return Err(Refusal::new("illegal-action-unnamed").number("legal", count(self.choices.len())));
        }
        let commits = self.game.commits(&self.state, seat, &decision);
        self.past.push((self.state, self.inputs.len()));
        self.events.clear();
        self.game.act(&mut self.state, action, &mut self.events);
        self.inputs.push(Input::Act(action));
        self.settle();
        if commits || self.events.iter().any(G::reveals) {
            self.past.clear();
        }
        Ok(&self.events)
    }

    /// Apply the faces of the dice that are due.
    pub fn roll(&mut self, faces: &[u8]) -> Result<&[G::Event], Refusal> {
        self.dice_due()?;
        self.game.draws(&self.state).check(faces)?;
        self.past.clear();
        self.events.clear();
        self.game.resolve(&mut self.state, faces, &mut self.events);
        self.inputs.push(Input::Roll(Faces::new(faces)));
        self.settle();
        Ok(&self.events)
    }

    /// Roll the dice that are due. When none are due, the source is not asked.
    pub fn roll_from(&mut self, source: &mut (impl DiceSource + ?Sized)) -> Result<&[G::Event], Refusal> {
        self.dice_due()?;
        let faces = source.roll(&self.game.draws(&self.state))?;
        self.roll(faces.as_ref())
    }

    /// Apply a call; allowed until the match is over.
    pub fn call(&mut self, call: G::Call) -> Result<&[G::Event], Refusal> {
        if let Node::Over(_) = self.node() {
            return Err(Refusal::new("match-over"));
        }
        self.game.may_call(&self.state, &call)?;
        self.past.clear();
        self.events.clear();
        self.game.call(&mut self.state, call, &mut self.events);
        self.inputs.push(Input::Call(call));
        self.settle();
        Ok(&self.events)
    }

    /// Whether [`Driver::undo`] has something to take back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Take back the last answer. Never goes back past a roll, a reveal, a committed answer
    /// ([`Game::commits`]) or a call: what has been seen cannot be unseen.
    pub fn undo(&mut self) -> Result<(), Refusal> {
        let (state, inputs) = self.past.pop().ok_or_else(|| Refusal::new("nothing-to-undo"))?;
        self.state = state;
        self.inputs.truncate(inputs);
        self.events.clear();
        // This stops at once: a seat was asked in that position, so no answer is forced there.
        self.settle();
        Ok(())
    }

    /// Give forced answers until a seat has to be asked, dice are due or the match is over.
    fn settle(&mut self) {
        while let Node::Decide(seat, decision) = self.game.node(&self.state) {
            self.game.actions(&self.state, &mut self.choices);
            if self.choices.len() != 1 || self.game.always_ask(&self.state, seat, &decision) {
                return;
            }
            let only = self.choices[0];
            self.game.act(&mut self.state, only, &mut self.events);
        }
        self.choices.clear();
    }

    /// The decision that is due, and the seat that is asked; refused while dice are due or the match is over.
    pub fn decision_due(&self) -> Result<(Seat, G::Decision), Refusal> {
        match self.node() {
            Node::Decide(seat, decision) => Ok((seat, decision)),
            Node::Chance => {
                let dice = self.game.draws(&self.state).sides().len();
                Err(Refusal::new("dice-are-due").number("dice", count(dice)))
            }
            Node::Over(_) => Err(Refusal::new("match-over")),
        }
    }

    fn dice_due(&self) -> Result<(), Refusal> {
        match self.node() {
            Node::Decide(seat, _) => Err(Refusal::new("dice-not-due")
                .key("seat", format!("seat-{}", seat.word()))
                .number("legal", count(self.choices.len()))),
            Node::Chance => Ok(()),
            Node::Over(_) => Err(Refusal::new("match-over")),
        }
    }
}

impl<G: Notation> Driver<G> {
    /// Give a match that goes on the secret part of its terms again: its record could not name it. Whatever
    /// else is among them is refused, because it would change what was played.
    pub fn remember(&mut self, terms: &str) -> Result<(), Refusal> {
        let game = self.game;
        if let Node::Over(_) = self.node() {
            return Err(Refusal::new("match-over"));
        }
        let given = game.read_terms(terms)?;
        if game.open_terms(&given) != G::Terms::default() {
            return Err(Refusal::new("terms-resumed").text("got", game.write_terms(&game.open_terms(&given))));
        }
        let open = game.write_terms(&game.open_terms(&self.terms));
        self.terms = game.read_terms(&format!("{open} {terms}"))?;
        Ok(())
    }

    /// Answer the current decision. Unlike [`Driver::act`], the refusal of an illegal action lists the legal
    /// ones.
    pub fn answer(&mut self, action: G::Action) -> Result<&[G::Event], Refusal> {
        self.decision_due()?;
        if self.choices.contains(&action) { self.act(action) } else { Err(self.illegal(action)) }
    }

    /// Apply an input as a person types it: dice (`4 2`), a call (`call ...`) or an action.
    pub fn act_text(&mut self, text: &str) -> Result<&[G::Event], Refusal> {
        let input = self.read_text(text)?;
        self.step(input)
    }

    /// Read an input as a person types it. The refusal of an illegal action lists the legal ones.
    pub fn read_text(&self, text: &str) -> Result<InputOf<G>, Refusal> {
        // Checked first: while dice are due that is the mistake, however odd the text.
        if !is_dice(text) && !is_call(text) {
            self.decision_due()?;
        }
        match self.game.read_input(text)? {
            Input::Act(action) if !self.choices.contains(&action) => Err(self.illegal(action)),
            input => Ok(input),
        }
    }

    fn illegal(&self, action: G::Action) -> Refusal {
        const SHOWN: usize = 12;
        let legal: Vec<_> = self.choices.iter().take(SHOWN).map(|&a| self.game.write_action(a)).collect();
        Refusal::new("illegal-action")
            .text("action", self.game.write_action(action))
            .text("legal", legal.join(", "))
            .number("count", count(self.choices.len()))
    }
}

/// Whether a phrase can only mean dice.
pub(crate) fn is_dice(text: &str) -> bool {
    let mut marks = text.chars().filter(|c| !c.is_whitespace()).peekable();
    marks.peek().is_some() && marks.all(|c| c.is_ascii_digit())
}

/// Whether a phrase can only mean a call.
pub(crate) fn is_call(text: &str) -> bool {
    text.split_whitespace().next() == Some("call")
}
