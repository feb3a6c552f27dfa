//! When skills are asked for. A window opens for a seat whenever any hand the opponent could imagine
//! might use it, so that silence tells nothing; the seat is asked even if it can only pass. Skills a team
//! plays within a decision of its own (a target, an action, a move) are listed there and need no window of
//! their own; such decisions are always asked while cards are hidden.

use touchline_engine::{Choices, Log, Seat, worded};

use super::{Card, Skill, Skills, play};
use crate::action::Action;
use crate::event::Event;
use crate::flow::Stage;
use crate::ruleset::Ruleset;
use crate::state::{ActionKind, State};

worded! {
    /// When a skill may be played, in the order of the turn.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Window {
        /// With the choice of the target, before it (own decision).
        BeforeTarget = "before-target",
        /// With the choice of the target (own decision).
        WithTarget = "with-target",
        /// After the target is chosen.
        AfterTarget = "after-target",
        /// Before the stage dice.
        BeforeDice = "before-dice",
        /// Before the dice of a special event.
        BeforeEvent = "before-event",
        /// After the control check and the easy situation.
        AfterCheck = "after-check",
        /// After the new ball value is set.
        NewValue = "new-value",
        /// End of the control check: the order of the actions.
        Order = "order",
        /// The same, after all other changes of the order.
        LastOrder = "last-order",
        /// Before the first actions.
        BeforeActions = "before-actions",
        /// At the beginning of a team's action stage.
        BeforeStage = "before-stage",
        /// In the own free movements (own decision).
        FreeMovements = "free-movements",
        /// With the choice of a movement action (own decision).
        Movement = "movement",
        /// While moving (own decision).
        Moves = "moves",
        /// After the own movement action.
        AfterMovement = "after-movement",
        /// With the choice of a positioning action (own decision).
        Positioning = "positioning",
        /// With the choice of a pressing action (own decision).
        Pressing = "pressing",
        /// After the own pressing.
        AfterPressing = "after-pressing",
        /// With the announcement of a goal attempt (own decision).
        GoalAttempt = "goal-attempt",
        /// After the opponent's announcement of a goal attempt.
        Save = "save",
        /// As an action of its own (own decision).
        OwnAction = "own-action",
        /// At the end of the own action or action stage.
        AfterAction = "after-action",
        /// When substituting (own decision).
        Substitution = "substitution",
        /// Before the dive of a penalty kick (own decision).
        Penalty = "penalty",
        /// Before the opponent's card test.
        CardTest = "card-test",
    }
}

impl Window {
    /// Whether a seat is asked by itself; else the skill is one of the answers of a decision the seat has
    /// anyway.
    pub const fn asks(self) -> bool {
        match self {
            Self::AfterTarget
            | Self::BeforeDice
            | Self::BeforeEvent
            | Self::AfterCheck
            | Self::NewValue
            | Self::Order
            | Self::LastOrder
            | Self::BeforeActions
            | Self::BeforeStage
            | Self::AfterMovement
            | Self::AfterPressing
            | Self::Save
            | Self::AfterAction
            | Self::CardTest => true,
            Self::BeforeTarget
            | Self::WithTarget
            | Self::FreeMovements
            | Self::Movement
            | Self::Moves
            | Self::Positioning
            | Self::Pressing
            | Self::GoalAttempt
            | Self::OwnAction
            | Self::Substitution
            | Self::Penalty => false,
        }
    }

    /// Whether only one seat is asked: what comes after an action belongs to the team that acted, before a
    /// card test to the opponent of the team that is tested.
    pub const fn is_of_one(self) -> bool {
        matches!(self, Self::AfterMovement | Self::AfterPressing | Self::AfterAction | Self::CardTest)
    }

    /// The windows that ask, in the order of the turn.
    pub fn asking() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|window| window.asks())
    }
}

/// Who is asked, and whether the other seat has already passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Asked {
    /// The seat.
    pub seat: Seat,
    /// Passing now closes the window.
    pub last: bool,
}

/// A window opens: skills of it count as not played yet, and seats are asked in turn, this one first
///
#[inline]
pub(crate) fn open_at_once(rules: &Ruleset, s: &mut State, window: Window, first: Seat) {
    if let Some(skills) = rules.skills {
        forget_and_ask(rules, skills, s, window, first);
    }
}

#[cold]
fn forget_and_ask(rules: &Ruleset, skills: Skills, s: &mut State, window: Window, first: Seat) {
    for card in skills.table().iter().filter(|card| card.window == window) {
        for seat in Seat::ALL {
            s.turn.played[seat] = s.turn.played[seat].without(card.skill);
        }
    }
    ask(rules, s, window, first);
}

/// Ask a seat, or the other if this one could not play anything.
fn ask(rules: &Ruleset, s: &mut State, window: Window, first: Seat) {
    let alone = window.is_of_one();
    if may_play(rules, s, first, window) {
        s.agenda.push(Stage::Window(window, Asked { seat: first, last: alone }));
    } else if !alone && may_play(rules, s, first.other(), window) {
        s.agenda.push(Stage::Window(window, Asked { seat: first.other(), last: true }));
    }
}

/// Open a window once what is on the agenda above it is done.
#[inline]
pub(crate) fn open_later(rules: &Ruleset, s: &mut State, window: Window, first: Seat) {
    if rules.skills.is_some() {
        s.agenda.push(Stage::OpenWindow(window, first));
    }
}

/// A window that was to open later opens, now that its stage has come.
pub(crate) fn open_due(rules: &Ruleset, s: &mut State, window: Window, first: Seat) {
    s.agenda.pop();
    open_at_once(rules, s, window, first);
}

/// After a skill was played and did what it does, the other seat is asked again, or the same where it alone
/// is.
pub(crate) fn ask_again(rules: &Ruleset, s: &mut State, window: Window, first: Seat) {
    s.agenda.pop();
    ask(rules, s, window, first);
}

/// Whether a hand that the opponent could imagine might play something in this window.
fn may_play(rules: &Ruleset, s: &State, seat: Seat, window: Window) -> bool {
    let hand = s.teams[seat].hand;
    playable(rules, s, seat, window).any(|card| hand.may_hold(card.skill))
}

/// What anybody in this seat could play in a window: the condition holds and the price can be paid. Nothing
/// secret is asked.
fn playable<'a>(
    rules: &'a Ruleset,
    s: &'a State,
    seat: Seat,
    window: Window,
) -> impl Iterator<Item = &'static Card> + use<'a> {
    let table = rules.skills.map_or(&[][..], |skills| skills.table());
    table.iter().filter(move |card| card.window == window && play::is_possible(rules, s, seat, **card))
}

/// List the skills a seat can play within a decision of its own, or in a window.
#[inline]
pub(crate) fn offer(rules: &Ruleset, s: &State, seat: Seat, window: Window, out: &mut Choices<Action>) {
    if rules.skills.is_some() {
        list(rules, s, seat, window, out);
    }
}

#[cold]
fn list(rules: &Ruleset, s: &State, seat: Seat, window: Window, out: &mut Choices<Action>) {
    let held = s.teams[seat].hand.held;
    playable(rules, s, seat, window)
        .filter(|card| held.has(card.skill))
        .for_each(|card| out.push(Action::Play(card.skill)));
}

pub(crate) fn choices(rules: &Ruleset, s: &State, window: Window, asked: Asked, out: &mut Choices<Action>) {
    out.push(Action::Done);
    offer(rules, s, asked.seat, window, out);
}

/// Pass, or play a skill; then the other seat, until both have passed.
pub(crate) fn answer(
    rules: &Ruleset,
    s: &mut State,
    window: Window,
    asked: Asked,
    action: Action,
    log: &mut impl Log<Event>,
) {
    let other = asked.seat.other();
    if let Action::Play(skill) = action {
        let next = if window.is_of_one() { asked.seat } else { other };
        s.agenda.replace(Stage::ReopenWindow(window, next));
        return play::play(rules, s, asked.seat, skill, log);
    }
    s.agenda.pop();
    if !asked.last && may_play(rules, s, other, window) {
        s.agenda.push(Stage::Window(window, Asked { seat: other, last: true }));
    }
}

/// The type of action to which a team has bound itself by a skill it played with the choice.
pub(crate) fn bound_to(rules: &Ruleset, s: &State, seat: Seat) -> Option<ActionKind> {
    let skills = rules.skills?;
    let kind = |skill: Skill| match skills.card(skill)?.window {
        Window::Movement => Some(ActionKind::Movement),
        Window::Positioning => Some(ActionKind::Positioning),
        Window::Pressing => Some(ActionKind::Pressing),
        Window::GoalAttempt => Some(ActionKind::GoalAttempt),
        _ => None,
    };
    let open = |kind: &ActionKind| !s.turn.acted[seat].has(*kind);
    s.turn.played[seat].iter().filter_map(kind).find(open)
}

/// A team's stage begins: skills of its own decisions count as not played yet.
#[inline]
pub(crate) fn forget(rules: &Ruleset, s: &mut State, seat: Seat) {
    if let Some(skills) = rules.skills {
        forget_table(skills, s, seat);
    }
}

#[cold]
fn forget_table(skills: Skills, s: &mut State, seat: Seat) {
    let own = |card: &&Card| {
        matches!(
            card.window,
            Window::FreeMovements
                | Window::Movement
                | Window::Moves
                | Window::Positioning
                | Window::Pressing
                | Window::GoalAttempt
                | Window::OwnAction
        )
    };
    // the coach once a turn, whatever begins again in it.
    for card in skills.table().iter().filter(own).filter(|card| card.skill != Skill::FieryCoach) {
        s.turn.played[seat] = s.turn.played[seat].without(card.skill);
    }
}
