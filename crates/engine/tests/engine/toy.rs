//! Three rounds of a secret simultaneous choice, a decision that is sometimes forced, and dice.
//!
//! Turn 0: home warms up twice (`warm 0`, `warm 1`). Each round, home and away secretly pick 0 to 2 and both
//! picks are revealed. The higher pick may `push` (a d4 besides the d6) or `pass`; equal picks leave home
//! with a forced `pass`. The dice add to the score of the higher pick. A six on the first die must be
//! acknowledged (`nod`): one answer, always asked.

use touchline_engine::{
    Call, Choices, Describe, Draws, Faces, Game, Log, Message, Node, Notation, Odds, Outcome, Refusal, Rng,
    Seat, Spec, Weighted,
};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Toy;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Stage {
    Warm,
    HomePick,
    AwayPick,
    Push,
    Dice,
    Nod,
    Over(Outcome),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct State {
    pub(crate) stage: Stage,
    pub(crate) turn: u8,
    pub(crate) warmed: u8,
    pub(crate) picks: [u8; 2],
    pub(crate) push: bool,
    pub(crate) score: [u8; 2],
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Action {
    #[default]
    Pass,
    Push,
    Nod,
    Warm(u8),
    Pick(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Did(Action),
    Hidden(Seat),
    Shown([u8; 2]),
    Rolled(u8),
    Called,
}

impl State {
    fn leader(self) -> Seat {
        if self.picks[1] > self.picks[0] { Seat::Away } else { Seat::Home }
    }

    fn next_round(&mut self) {
        if self.turn == 3 {
            self.stage = Stage::Over(self.result());
        } else {
            self.stage = Stage::HomePick;
            self.turn += 1;
            self.push = false;
        }
    }

    fn result(self) -> Outcome {
        Outcome::of_score(&self.score[0], &self.score[1])
    }
}

impl Game for Toy {
    type State = State;
    type Decision = Stage;
    type Action = Action;
    type Chance = Faces;
    type Event = Event;
    type View = State;
    type Call = Call;
    type Terms = ();

    fn start(&self, (): &()) -> State {
        State { stage: Stage::Warm, turn: 0, warmed: 0, picks: [0; 2], push: false, score: [0; 2] }
    }

    fn node(&self, s: &State) -> Node<Stage> {
        match s.stage {
            Stage::Warm | Stage::HomePick => Node::Decide(Seat::Home, s.stage),
            Stage::AwayPick => Node::Decide(Seat::Away, s.stage),
            Stage::Push | Stage::Nod => Node::Decide(s.leader(), s.stage),
            Stage::Dice => Node::Chance,
            Stage::Over(outcome) => Node::Over(outcome),
        }
    }

    fn actions(&self, s: &State, out: &mut Choices<Action>) {
        out.clear();
        match s.stage {
            Stage::Warm => (0..2).for_each(|n| out.push(Action::Warm(n))),
            Stage::HomePick | Stage::AwayPick => (0..3).for_each(|n| out.push(Action::Pick(n))),
            Stage::Push => {
                out.push(Action::Pass);
                if s.picks[0] != s.picks[1] {
                    out.push(Action::Push);
                }
            }
            Stage::Nod => out.push(Action::Nod),
            Stage::Dice | Stage::Over(_) => {}
        }
    }

    fn act(&self, s: &mut State, a: Action, log: &mut impl Log<Event>) {
        match (s.stage, a) {
            (Stage::Warm, Action::Warm(_)) => {
                log.note(Event::Did(a));
                s.warmed += 1;
                if s.warmed == 2 {
                    s.next_round();
                }
            }
            (Stage::HomePick, Action::Pick(n)) => {
                s.picks = [n, 0];
                s.stage = Stage::AwayPick;
                log.note(Event::Hidden(Seat::Home));
            }
            (Stage::AwayPick, Action::Pick(n)) => {
                s.picks[1] = n;
                s.stage = Stage::Push;
                log.note(Event::Shown(s.picks));
            }
            (Stage::Push, Action::Pass | Action::Push) => {
                s.push = a == Action::Push;
                s.stage = Stage::Dice;
                log.note(Event::Did(a));
            }
            (Stage::Nod, Action::Nod) => {
                log.note(Event::Did(a));
                s.next_round();
            }
            _ => panic!("{a:?} was let through at {s:?}"),
        }
    }

    fn draws(&self, s: &State) -> Draws {
        if s.push { Draws::of(&[6, 4]) } else { Draws::d6(1) }
    }

    fn resolve(&self, s: &mut State, faces: &[u8], log: &mut impl Log<Event>) {
        let sum = faces.iter().sum();
        s.score[s.leader() as usize] += sum;
        log.note(Event::Rolled(sum));
        if faces[0] == 6 {
            s.stage = Stage::Nod;
        } else {
            s.next_round();
        }
    }

    fn chances(&self, s: &State, out: &mut Weighted<Faces>) {
        out.clear();
        for a in 1..=6 {
            if s.push {
                (1..=4).for_each(|b| out.push(Faces::new(&[a, b]), 1));
            } else {
                out.push(Faces::new(&[a]), 1);
            }
        }
    }

    fn call(&self, s: &mut State, c: Call, log: &mut impl Log<Event>) {
        log.note(Event::Called);
        s.stage = Stage::Over(c.outcome(s.result()));
    }

    /// Automatic play stops once the score exceeds what three rounds can bring.
    fn overlong(&self, s: &State) -> Option<Call> {
        (s.score[0] + s.score[1] > 60).then_some(Call::Abandon)
    }

    fn fallback(&self, s: &State) -> Action {
        let mut choices = Choices::new();
        self.actions(s, &mut choices);
        choices[0]
    }

    fn view(&self, s: &State, viewer: Option<Seat>) -> State {
        let secret = s.stage == Stage::AwayPick && viewer != Some(Seat::Home);
        State { picks: if secret { [0; 2] } else { s.picks }, ..*s }
    }

    fn imagine(&self, v: &State, rng: &mut impl Rng) -> State {
        let mut s = *v;
        if s.stage == Stage::AwayPick {
            s.picks[0] = u8::try_from(rng.below(3)).unwrap();
        }
        s
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Shown(_))
    }

    fn always_ask(&self, _: &Self::State, _: Seat, decision: &Stage) -> bool {
        *decision == Stage::Nod
    }
}

/// Only positions at the start of a round can be written, which is enough for the tests.
impl Notation for Toy {
    fn write_state(&self, s: &State) -> String {
        format!("round {} {} {}", s.turn, s.score[0], s.score[1])
    }

    fn read_state(&self, text: &str) -> Result<State, Refusal> {
        let bad = || Refusal::new("toy-state").text("got", text);
        let numbers: Vec<u8> = text
            .strip_prefix("round ")
            .ok_or_else(bad)?
            .split(' ')
            .map(|n| n.parse().map_err(|_| bad()))
            .collect::<Result<_, _>>()?;
        let [turn @ 1..=3, home @ ..=99, away @ ..=99] = numbers[..] else { return Err(bad()) };
        Ok(State { turn, warmed: 2, score: [home, away], stage: Stage::HomePick, ..self.start(&()) })
    }

    fn write_action(&self, a: Action) -> String {
        match a {
            Action::Pass => "pass".to_owned(),
            Action::Push => "push".to_owned(),
            Action::Nod => "nod".to_owned(),
            Action::Warm(n) => format!("warm {n}"),
            Action::Pick(n) => format!("pick {n}"),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, Refusal> {
        let all = [Action::Pass, Action::Push, Action::Nod].into_iter();
        let all = all.chain((0..9).map(Action::Warm)).chain((0..9).map(Action::Pick));
        all.into_iter()
            .find(|&a| self.write_action(a) == text)
            .ok_or_else(|| Refusal::new("toy-action").text("got", text))
    }

    fn write_call(&self, c: Call) -> String {
        c.write()
    }

    fn read_call(&self, text: &str) -> Result<Call, Refusal> {
        Call::read(text)
    }

    fn turn_number(&self, s: &State) -> u32 {
        u32::from(s.turn)
    }
}

/// Toy matches are never shown to anybody: only what records need is real.
impl Describe for Toy {
    fn spec(&self) -> Spec {
        Spec::parse("toy:1").unwrap()
    }

    fn revision(&self) -> u32 {
        1
    }

    fn write_view(&self, v: &State) -> String {
        self.write_state(v)
    }

    fn begins_turn(&self, event: &Event) -> bool {
        matches!(event, Event::Hidden(_))
    }

    fn say_event(&self, _: &Event) -> Message {
        Message::new("toy-event")
    }

    fn say_decision(&self, _: Seat, _: &Stage) -> Message {
        Message::new("toy-decision")
    }

    fn say_action(&self, _: Action) -> Message {
        Message::new("toy-action")
    }

    fn say_roll(&self, _: &State) -> Message {
        Message::new("toy-roll")
    }

    fn is_secret(&self, decision: &Stage) -> bool {
        matches!(decision, Stage::HomePick | Stage::AwayPick)
    }

    fn odds(&self, _: &State, _: Action) -> Vec<Odds> {
        Vec::new()
    }

    fn score(&self, s: &State) -> [u32; 2] {
        s.score.map(u32::from)
    }
}
