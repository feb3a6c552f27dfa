//! # Grid
//! Dice soccer on squares: movement points, facing, tackles, headers, bicycle kicks, shoot-outs. The basic
//! game, and every advanced and optional rule as a toggle. No I/O, no clock, no random generator, and no
//! allocation while playing.

pub mod action;
pub mod advanced;
pub mod board;
pub mod chance;
pub mod decision;
pub mod describe;
pub mod event;
mod fallback;
pub mod flow;
pub mod formation;
pub mod marker;
pub mod notation;
pub mod odds;
pub mod optional;
mod revisions;
mod rows;
pub mod rules;
pub mod ruleset;
pub mod spec;
mod stages;
pub mod state;
mod toggle;
pub mod view;
pub mod ways;

use touchline_engine::{Choices, Draws, Faces, Game, Log, Node, Rng, Seat, Weighted};

pub use action::Action;
pub use chance::Roll;
pub use decision::Decision;
pub use event::Event;
use flow::{Stage, Waiting};
pub use rules::time::Call;
pub use ruleset::{Ruleset, Toggle, Toggles};
pub use state::State;
pub use view::View;

/// The revision of the rules: written in every record, and raised when a fix changes how an old record would
/// replay.
pub const RULES_REVISION: u32 = 2;

/// Grid under one ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    /// The rules in force.
    pub rules: Ruleset,
}

impl Grid {
    /// Run the flow until a seat is asked or dice are due: a position set up by hand may begin with a stage
    /// that waits for nobody.
    pub fn settle(&self, s: &mut State, log: &mut impl Log<Event>) {
        flow::run(&self.rules, s, log);
    }
}

impl Game for Grid {
    type State = State;
    type Decision = Decision;
    type Action = Action;
    type Chance = Faces;
    type Event = Event;
    type View = View;
    type Call = Call;
    type Terms = ();

    fn start(&self, (): &()) -> State {
        let mut s = State::empty(self.rules.board, self.rules.fielders);
        s.agenda.push(Stage::KickOff);
        s.agenda.push(Stage::RollOff);
        if self.rules.has(Toggle::Skill) {
            s.agenda.push(Stage::SkillPoint(Seat::Away, optional::skill::POINTS));
            s.agenda.push(Stage::SkillPoint(Seat::Home, optional::skill::POINTS));
        }
        rules::placement::begin(&self.rules, &mut s);
        s
    }

    #[inline]
    fn node(&self, s: &State) -> Node<Decision> {
        if let Some(outcome) = s.ended {
            return Node::Over(outcome);
        }
        match s.agenda.top().map(|stage| flow::waiting(&self.rules, s, stage)) {
            Some(Waiting::Dice(_)) if s.rolled.is_some() => {
                let seat = optional::skill::rerollers(&self.rules, s)
                    .first()
                    .map_or(s.turn.seat, marker::Marker::seat);
                Node::Decide(seat, Decision::Reroll)
            }
            Some(Waiting::For(seat, decision)) => Node::Decide(seat, decision),
            Some(Waiting::Dice(_) | Waiting::Not) | None => Node::Chance,
        }
    }

    #[inline]
    fn actions(&self, s: &State, out: &mut Choices<Action>) {
        flow::actions(&self.rules, s, out);
    }

    #[inline]
    fn act(&self, s: &mut State, a: Action, log: &mut impl Log<Event>) {
        flow::act(&self.rules, s, a, log);
        flow::run(&self.rules, s, log);
    }

    #[inline]
    fn draws(&self, s: &State) -> Draws {
        roll(&self.rules, s).map_or(Draws::NONE, Roll::draws)
    }

    fn resolve(&self, s: &mut State, faces: &[u8], log: &mut impl Log<Event>) {
        let Some(roll) = roll(&self.rules, s) else { return };
        log.note(Event::Rolled(roll, Faces::rolled(faces)));
        // Before it takes effect, a skilled fielder may repeat it (G-SKILL-09).
        if self.rules.has(Toggle::Skill) && !optional::skill::rerollers(&self.rules, s).is_empty() {
            s.rolled = Some(Faces::new(faces));
            return;
        }
        flow::resolve(&self.rules, s, faces, log);
        flow::run(&self.rules, s, log);
    }

    fn chances(&self, s: &State, out: &mut Weighted<Faces>) {
        match roll(&self.rules, s) {
            Some(roll) => roll.outcomes(out),
            None => out.clear(),
        }
    }

    fn call(&self, s: &mut State, c: Call, log: &mut impl Log<Event>) {
        rules::time::call(&self.rules, s, c, log);
        flow::run(&self.rules, s, log);
    }

    /// Automatic play has no clock: a half lasts two turns per minute (G-END-07). First to a score and sudden
    /// death may go on forever: there it gives up (R-G90).
    fn overlong(&self, s: &State) -> Option<Call> {
        rules::time::overlong(&self.rules, s)
    }

    fn fallback(&self, s: &State) -> Action {
        fallback::action(&self.rules, s)
    }

    fn view(&self, s: &State, viewer: Option<Seat>) -> View {
        View::of(s, viewer)
    }

    fn imagine(&self, v: &View, rng: &mut impl Rng) -> State {
        v.imagine(&self.rules, rng)
    }

    /// Placements and hidden faces.
    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Revealed | Event::Penalty(..))
    }

    /// What the opponent answers in the middle of a turn is final (G-TURN-12). Before the roll it can still
    /// be undone together with the end of the previous turn (R-G93).
    fn commits(&self, s: &State, seat: Seat, decision: &Decision) -> bool {
        let reaction = matches!(
            decision,
            Decision::Reroll
                | Decision::Offers
                | Decision::TrapOrKick(_)
                | Decision::Redirect(..)
                | Decision::BicycleLine(..)
                | Decision::Walk(_)
                | Decision::DeflectTo(_)
        );
        reaction && seat != s.turn.seat
    }

    /// A turn ends when its team says so: until then its last step can be taken back, and until the next roll
    /// the end itself (G-TURN-11). The same goes for the die of a loose ball.
    fn always_ask(&self, _: &State, _: Seat, decision: &Decision) -> bool {
        matches!(decision, Decision::Act | Decision::Loose)
    }
}

/// What the dice that are due are for.
pub fn roll(rules: &Ruleset, s: &State) -> Option<Roll> {
    match s.agenda.top().map(|stage| flow::waiting(rules, s, stage)) {
        Some(Waiting::Dice(roll)) if s.ended.is_none() => Some(roll),
        _ => None,
    }
}
