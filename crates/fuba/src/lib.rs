//! FUBA, the tactical football board game by Hannu Uusitalo, in our own words and code.
//!
//! [`Fuba`] holds a [`Ruleset`] and implements [`touchline_engine::Game`]. Start reading at
//! [`flow`](mod@flow), the table of contents; every rule lives in the file of `rules/` that bears its name.
//! No I/O, no random generator, no clock, no heap while playing.

// No wildcard arms on rule enums: the compiler lists the places that a new stage, answer or edition must
// touch.
#![warn(clippy::wildcard_enum_match_arm)]

pub mod action;
#[allow(clippy::wildcard_enum_match_arm)] // a closed table of skills: most do nothing at most moments
pub mod advanced;
pub mod chance;
pub mod decision;
pub mod describe;
pub mod editions;
pub mod event;
mod fallback;
mod finish;
pub mod flow;
#[allow(clippy::wildcard_enum_match_arm)]
// Checks whether a typed position can be played: most phases pass most tests.
pub mod notation;
#[allow(clippy::wildcard_enum_match_arm)] // few events decide anything
pub mod odds;
#[allow(clippy::wildcard_enum_match_arm)] // geometry over all areas, with the corner spot apart
pub mod pitch;
mod revisions;
mod rows;
mod rulebook;
pub mod rules;
pub mod ruleset;
mod sense;
mod shown;
pub mod spec;
pub mod state;
pub mod terms;
mod values;
pub mod view;

pub use action::Action;
pub use chance::{Chance, Roll};
pub use decision::Decision;
pub use event::Event;
pub use pitch::Area;
pub use rules::competition::Call;
pub use ruleset::Ruleset;
pub use state::{Formation, State};
pub use terms::Terms;
pub use view::View;

use flow::Waiting;
use rules::{competition, formation, goal_attempt, half, shoot_out};
use state::{Ball, Clock, Memory, Secret, Squad, Steps, Team, Turn, Weather};
use touchline_engine::{BySeat, Choices, Draws, Game, Log, Node, Refusal, Rng, Seat, Weighted};

/// The revision of the rules: written in every record, and raised when a fix changes how an old record would
/// replay.
pub const RULES_REVISION: u32 = 2;

/// FUBA under one ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fuba {
    /// The rules in force.
    pub rules: Ruleset,
}

impl Game for Fuba {
    type State = State;
    type Decision = Decision;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Call = Call;
    type Terms = Terms;

    /// Teams of ten and a goalkeeper (F-PREP-12), nothing scored (F-PREP-09). First both formations, then the
    /// kick-off roll, then the setups (F-PREP-10).
    fn start(&self, terms: &Terms) -> State {
        let squad = |seat| Squad::in_hand(formation::OUTFIELD, pitch::penalty_area(seat));
        let team = |seat| {
            let mut team = Team::default();
            team.hand = terms.hand(seat);
            team
        };
        State {
            squads: BySeat::new(squad(Seat::Home), squad(Seat::Away)),
            teams: BySeat::new(team(Seat::Home), team(Seat::Away)),
            ball: Ball { area: Area::Ce, value: 1 },
            control: Seat::Home,
            kicked_off: Seat::Home,
            clock: Clock::default(),
            weather: Weather::default(),
            agreed: terms.agreed(),
            secrets: BySeat::new(Secret::default(), Secret::default()),
            turn: Turn::default(),
            steps: Steps::default(),
            moved: BySeat::default(),
            moved_freely: BySeat::default(),
            memory: Memory::default(),
            agenda: flow::beginning(),
            ended: None,
        }
    }

    #[inline]
    fn node(&self, s: &State) -> Node<Decision> {
        match (s.ended, s.agenda.top()) {
            (Some(outcome), _) => Node::Over(outcome),
            (None, None) => Node::Over(half::result(s)),
            (None, Some(stage)) => match flow::waiting(&self.rules, s, stage) {
                Waiting::For(seat, decision) => Node::Decide(seat, decision),
                Waiting::Dice(_) | Waiting::Not => Node::Chance,
            },
        }
    }

    #[inline]
    fn actions(&self, s: &State, out: &mut Choices<Action>) {
        out.clear();
        flow::actions(&self.rules, s, out);
        // Answers of advanced rules come from several rules into one list.
        if self.rules.is_advanced() {
            out.sort();
        }
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

    #[inline]
    fn resolve(&self, s: &mut State, faces: &[u8], log: &mut impl Log<Event>) {
        flow::resolve(&self.rules, s, faces, log);
        flow::run(&self.rules, s, log);
    }

    fn chances(&self, s: &State, out: &mut Weighted<Chance>) {
        out.clear();
        if let Some(roll) = roll(&self.rules, s) {
            roll.outcomes(out);
        }
    }

    fn may_call(&self, s: &State, c: &Call) -> Result<(), Refusal> {
        competition::may_call(&self.rules, s, *c)
    }

    fn call(&self, s: &mut State, c: Call, log: &mut impl Log<Event>) {
        competition::call(s, c, log);
        flow::run(&self.rules, s, log);
    }

    /// Sudden death may go on for ever: automatic play gives up.
    fn overlong(&self, s: &State) -> Option<Call> {
        (s.agreed.shoot_out.kicks >= shoot_out::LONGEST)
            .then_some(Call::Common(touchline_engine::Call::Abandon))
    }

    fn fallback(&self, s: &State) -> Action {
        fallback::action(&self.rules, s)
    }

    fn view(&self, s: &State, viewer: Option<Seat>) -> View {
        View::of(&self.rules, s, viewer)
    }

    fn imagine(&self, v: &View, rng: &mut impl Rng) -> State {
        v.imagine(&self.rules, rng)
    }

    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::Formation(..)
                | Event::Condition(..)
                | Event::Styles(..)
                | Event::Duel(..)
                | Event::SkillPlayed(..)
                | Event::CardLost(..)
        )
    }

    /// While a team holds hidden skills, every question that might list one of them is asked: silence would
    /// reveal that there is none. So are roles: having nothing to choose would reveal that a line is empty
    ///
    #[inline]
    fn always_ask(&self, s: &State, seat: Seat, decision: &Decision) -> bool {
        let roles = matches!(decision, Decision::MidfieldRoles | Decision::OtherRoles);
        roles || self.may_hide(s, seat, *decision)
    }

    /// A window, or a decision in which nothing is left to do: whoever holds no card for it can only be done.
    fn pass(&self, s: &State, seat: Seat, decision: &Decision, legal: &[Action]) -> Option<Action> {
        let open = legal.iter().filter(|action| !matches!(action, Action::Play(_)));
        let done = open.copied().eq([Action::Done]);
        (done && self.may_hide(s, seat, *decision)).then_some(Action::Done)
    }

    fn finish(&self, decision: &Decision, legal: &[Action]) -> Option<Action> {
        finish::action(&self.rules, *decision, legal)
    }
}

impl Fuba {
    /// Whether a card that the other seat does not know may be among the answers.
    #[inline]
    fn may_hide(&self, s: &State, seat: Seat, decision: Decision) -> bool {
        // At a free kick only the goal attempt has cards.
        let no_shot = decision == Decision::FreeKick && !goal_attempt::is_allowed(s, seat);
        let hides = self.rules.skills.is_some() && !s.teams[seat].hand.hidden().is_empty();
        hides && decision.may_list_skills() && !no_shot
    }
}

/// What the dice that are due are for.
pub fn roll(rules: &Ruleset, s: &State) -> Option<Roll> {
    match s.agenda.top().map(|stage| flow::waiting(rules, s, stage)) {
        Some(Waiting::Dice(roll)) if s.ended.is_none() => Some(roll),
        _ => None,
    }
}
