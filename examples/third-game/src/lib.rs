//! # A toy third game
//! Five penalties each, taken in turn, Home first. The shooter and the goalkeeper choose a corner in secret.
//! Different corners: a goal. The same corner: a die, and a goal on a 6. More goals win.
//!
//! It has one of everything that a game needs, and nothing else: the recipe "a third game" in CONTRIBUTING.md
//! is followed with it, and a test plays it from the engine to the page.

mod describe;
mod notation;
pub mod spec;

use touchline_engine::{
    BySeat, Call, Choices, Draws, Faces, Game, Log, Node, Outcome, Rng, Seat, Weighted, worded,
};

/// The revision of the rules: written in every record.
pub const RULES_REVISION: u32 = 1;

/// Penalties of a match.
pub const KICKS: u8 = 10;

/// The face that beats a goalkeeper who is there.
const GOAL: u8 = 6;

/// The game. It has one set of rules, so there is nothing to keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toy;

worded! {
    /// A corner of the goal, as the shooter sees it.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Corner {
        /// On the left.
        #[default]
        Left = "left",
        /// On the right.
        Right = "right",
    }
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The shooter chooses a corner.
    Shoot,
    /// The goalkeeper chooses one; the shooter's is a secret.
    Dive(Corner),
    /// Both chose the same: the die decides.
    Die,
    /// The match is over.
    Over(Outcome),
}

/// Everything, secrets included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The number of the penalty, from 1.
    pub kick: u8,
    /// Goals of both teams.
    pub goals: BySeat<u8>,
    /// What comes next.
    pub stage: Stage,
}

impl State {
    /// Who takes the penalty.
    pub const fn shooter(self) -> Seat {
        if self.kick % 2 == 1 { Seat::Home } else { Seat::Away }
    }

    fn by_score(self) -> Outcome {
        Outcome::of_score(&self.goals[Seat::Home], &self.goals[Seat::Away])
    }

    fn finish(&mut self, goal: bool, log: &mut impl Log<Event>) {
        let seat = self.shooter();
        if goal {
            self.goals[seat] += 1;
            log.note(Event::Goal(seat, self.goals));
        } else {
            log.note(Event::Saved(seat.other()));
        }
        if self.kick == KICKS {
            self.stage = Stage::Over(self.by_score());
        } else {
            self.kick += 1;
            self.stage = Stage::Shoot;
        }
    }
}

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Where the shot goes.
    Shoot,
    /// Where the goalkeeper goes.
    Dive,
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// The shot goes there.
    Shoot(Corner),
    /// The goalkeeper goes there.
    Dive(Corner),
}

impl Default for Action {
    fn default() -> Self {
        Self::Shoot(Corner::Left)
    }
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The shooter has chosen.
    Chosen(Seat),
    /// The penalty of this number: who takes it, where the shot and the goalkeeper go.
    Kicked(u8, Seat, Corner, Corner),
    /// What the die shows.
    Rolled(u8),
    /// A goal, and the score with it.
    Goal(Seat, BySeat<u8>),
    /// The goalkeeper of this team saves.
    Saved(Seat),
    /// Something from outside the rules.
    Called(Call),
}

/// What a seat or a spectator may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Who looks; none is a spectator.
    pub viewer: Option<Seat>,
    /// The corner of the shot is not to be seen: the left one is in its place.
    pub hidden: bool,
    /// The rest as it is.
    pub state: State,
}

impl Game for Toy {
    type State = State;
    type Decision = Decision;
    type Action = Action;
    type Chance = Faces;
    type Event = Event;
    type View = View;
    type Call = Call;
    type Terms = ();

    fn start(&self, (): &()) -> State {
        State { kick: 1, goals: BySeat::default(), stage: Stage::Shoot }
    }

    fn node(&self, s: &State) -> Node<Decision> {
        match s.stage {
            Stage::Shoot => Node::Decide(s.shooter(), Decision::Shoot),
            Stage::Dive(_) => Node::Decide(s.shooter().other(), Decision::Dive),
            Stage::Die => Node::Chance,
            Stage::Over(outcome) => Node::Over(outcome),
        }
    }

    fn actions(&self, s: &State, out: &mut Choices<Action>) {
        out.clear();
        match s.stage {
            Stage::Shoot => out.extend(Corner::ALL.into_iter().map(Action::Shoot)),
            Stage::Dive(_) => out.extend(Corner::ALL.into_iter().map(Action::Dive)),
            Stage::Die | Stage::Over(_) => {}
        }
    }

    fn act(&self, s: &mut State, a: Action, log: &mut impl Log<Event>) {
        match (s.stage, a) {
            (Stage::Shoot, Action::Shoot(corner)) => {
                log.note(Event::Chosen(s.shooter()));
                s.stage = Stage::Dive(corner);
            }
            (Stage::Dive(shot), Action::Dive(dive)) => {
                log.note(Event::Kicked(s.kick, s.shooter(), shot, dive));
                if shot == dive {
                    s.stage = Stage::Die;
                } else {
                    s.finish(true, log);
                }
            }
            // A driver lets nothing else through.
            (Stage::Shoot | Stage::Dive(_) | Stage::Die | Stage::Over(_), _) => {}
        }
    }

    fn draws(&self, s: &State) -> Draws {
        if s.stage == Stage::Die { Draws::d6(1) } else { Draws::NONE }
    }

    fn resolve(&self, s: &mut State, faces: &[u8], log: &mut impl Log<Event>) {
        let face = faces.first().copied().unwrap_or_default();
        log.note(Event::Rolled(face));
        s.finish(face == GOAL, log);
    }

    fn chances(&self, s: &State, out: &mut Weighted<Faces>) {
        out.clear();
        for face in (1..=6).filter(|_| s.stage == Stage::Die) {
            out.push(Faces::new(&[face]), 1);
        }
    }

    fn call(&self, s: &mut State, c: Call, log: &mut impl Log<Event>) {
        log.note(Event::Called(c));
        s.stage = Stage::Over(c.outcome(s.by_score()));
    }

    fn fallback(&self, s: &State) -> Action {
        match s.stage {
            Stage::Shoot | Stage::Die | Stage::Over(_) => Action::Shoot(Corner::Left),
            Stage::Dive(_) => Action::Dive(Corner::Left),
        }
    }

    fn view(&self, s: &State, viewer: Option<Seat>) -> View {
        let hidden = matches!(s.stage, Stage::Dive(_)) && viewer != Some(s.shooter());
        let stage = if hidden { Stage::Dive(Corner::Left) } else { s.stage };
        View { viewer, hidden, state: State { stage, ..*s } }
    }

    fn imagine(&self, v: &View, rng: &mut impl Rng) -> State {
        let mut s = v.state;
        if v.hidden {
            s.stage = Stage::Dive(Corner::ALL[rng.below(2) as usize]);
        }
        s
    }

    /// The corners of a penalty.
    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Kicked(..))
    }

    fn always_ask(&self, _: &State, _: Seat, _: &Decision) -> bool {
        false
    }
}
