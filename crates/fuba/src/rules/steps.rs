//! # Steps
//! What all moves of players have in common: one `from > to` at a time, each player at most once, then done.
//! The rule that owns the phase decides which areas a player may step into; a phase may require players to
//! stay somewhere (the ball keeper of F-MOVE-17, the centre of a kick-off).

use touchline_engine::{Choices, Log, Seat};

use super::edges::Edges;
use super::{dribbling, free_movement};
use crate::action::{Action, PieceStep, Stepper};
use crate::advanced::keeper;
use crate::advanced::special_events::fans;
use crate::event::Event;
use crate::flow::Stage;
use crate::pitch::{Area, AreaSet, NEIGHBOURS, OFF_GOAL_LINE};
use crate::state::{Mark, State, Steps};

/// As many steps as a team has players.
pub(crate) const UNLIMITED: u8 = 11;

/// What kind of piece steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Piece {
    Outfield,
    Keeper,
}

/// A piece that steps out of an area.
#[derive(Clone, Copy)]
struct Leaver {
    piece: Piece,
    from: Area,
    /// Whether it is named as the one that counts as two.
    chosen: bool,
}

impl Leaver {
    const fn player(from: Area) -> Self {
        Self { piece: Piece::Outfield, from, chosen: false }
    }

    const fn nominee(from: Area) -> Self {
        Self { piece: Piece::Outfield, from, chosen: true }
    }

    const fn keeper(from: Area) -> Self {
        Self { piece: Piece::Keeper, from, chosen: false }
    }

    /// The piece, and how much it counts.
    #[inline]
    fn counted(self, s: &State, seat: Seat) -> (Piece, u8) {
        (self.piece, fans::weight(s, seat, self.piece, self.from, self.chosen))
    }
}

/// Players a team must have in an area when it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Keep {
    pub(crate) area: Area,
    pub(crate) at_least: u8,
    /// Areas from which a step of the phase may bring a player back.
    pub(crate) from: AreaSet,
}

impl Keep {
    pub(crate) const NOBODY: Self = Self { area: Area::Ce, at_least: 0, from: AreaSet::NONE };

    pub(crate) const fn at_least(area: Area, at_least: u8) -> Self {
        Self { area, at_least, from: NEIGHBOURS[area as usize] }
    }

    /// The same where pieces may come from afar.
    pub(crate) const fn with_long_moves(self) -> Self {
        Self { from: AreaSet::PITCH, ..self }
    }

    /// A team that has the ball keeps a player at it (F-MOVE-17, R-074).
    #[inline]
    pub(crate) fn ball(s: &State, seat: Seat) -> Self {
        if seat == s.control { Self::at_least(s.ball.area, 1) } else { Self::NOBODY }
    }
}

/// A phase of `left` steps begins.
#[inline]
pub(crate) fn begin(s: &mut State, left: u8) {
    s.steps = Steps { left, ..Steps::default() };
}

/// Outfield players in an area that have not stepped yet.
#[inline]
fn unmoved(s: &State, seat: Seat, area: Area) -> u8 {
    s.squads[seat].outfield(area).saturating_sub(s.steps.moved.at(area))
}

/// Areas with such players. Evaluated for every area without a branch, because the results are unpredictable.
#[inline]
fn movable(s: &State, seat: Seat) -> AreaSet {
    Area::ALL.into_iter().fold(AreaSet::NONE, |set, area| {
        let some = s.squads[seat].outfield(area) > s.steps.moved.at(area);
        set.or(if some { AreaSet::just(area) } else { AreaSet::NONE })
    })
}

/// How many pieces can still step, at most, where these answers are legal; none where no step is. In free
/// movements a player leaves an area by the surplus there, straight off a goal line, or by a step that was
/// granted.
pub fn still(s: &State, seat: Seat, legal: &[Action]) -> Option<u8> {
    let steps = || legal.iter().filter_map(|action| action.as_step());
    let by_keeper = steps().any(|step| step.who == Stepper::Keeper);
    let players = steps().filter(|step| step.who != Stepper::Keeper);
    let areas = players.fold(AreaSet::NONE, |areas, step| areas.with(step.from));
    let is_free = matches!(s.agenda.top(), Some(Stage::FreeMovement(_)));
    let (mut own, mut granted) = (u8::from(by_keeper), 0);
    for from in areas.iter() {
        let kept = u8::from(seat == s.control && from == s.ball.area);
        let free = unmoved(s, seat, from).min(s.squads[seat].count(from).saturating_sub(kept)).max(1);
        match s.steps.surplus.at(from) {
            _ if !is_free || OFF_GOAL_LINE[from as usize] != AreaSet::NONE => own += free,
            0 => granted += free,
            surplus => own += free.min(surplus),
        }
    }
    let most = if s.steps.rights.is_empty() { s.steps.extra } else { granted };
    (own + granted > 0).then(|| (own + granted.min(most)).clamp(1, s.steps.left.max(1)))
}

/// The legal steps of a phase: `reach` gives the areas a piece may step into. A step that leaves too few
/// players in the area to be kept is legal only if later steps of the phase can bring them back, and `done`
/// is refused until then.
#[inline]
pub(crate) fn choices(
    s: &State,
    seat: Seat,
    keep: Keep,
    out: &mut Choices<Action>,
    reach: impl Fn(&State, &Steps, Piece, Area) -> AreaSet,
) {
    let squad = &s.squads[seat];
    let have = squad.count(keep.area);
    if have >= keep.at_least {
        out.push(Action::Done);
    }
    if s.steps.left == 0 {
        return;
    }
    let delicate = |from: Area| have < keep.at_least + u8::from(from == keep.area);
    for from in movable(s, seat).iter() {
        let mut to = reach(s, &s.steps, Piece::Outfield, from);
        if delicate(from) {
            to = safe(s, seat, keep, Leaver::player(from), to, &reach);
        }
        out.extend(to.iter().map(|to| Action::Move(from, to)));
        if fans::is_choice(s, seat, from) {
            if delicate(from) {
                to = safe(s, seat, keep, Leaver::nominee(from), to, &reach);
            }
            out.extend(to.iter().map(|to| Action::MoveNominee(from, to)));
        }
    }
    let from = squad.keeper();
    if !s.steps.keeper_moved && from != Area::Spot {
        let mut to = reach(s, &s.steps, Piece::Keeper, from);
        if delicate(from) {
            to = safe(s, seat, keep, Leaver::keeper(from), to, &reach);
        }
        out.extend(to.iter().map(|to| Action::MoveKeeper(from, to)));
    }
}

/// The same where players step only into neighbouring areas: `open` holds the steps that an unrestricted
/// outfield player may make.
#[inline]
pub(crate) fn single_choices(
    s: &State,
    seat: Seat,
    keep: Keep,
    out: &mut Choices<Action>,
    open: Edges,
    reach: impl Fn(&State, &Steps, Piece, Area) -> AreaSet,
) {
    let squad = &s.squads[seat];
    let have = squad.count(keep.area);
    if have >= keep.at_least {
        out.push(Action::Done);
    }
    if s.steps.left == 0 {
        return;
    }
    let delicate = |from: Area| have < keep.at_least + u8::from(from == keep.area);
    let unmoved = |area: usize| squad.outfield(Area::ALL[area]) > s.steps.moved.at(Area::ALL[area]);
    let mut steps = Edges::out_of(unmoved).and(open);
    if have <= keep.at_least {
        steps = safe_steps(s, seat, keep, steps, &reach);
    }
    out.extend(steps.moves());
    if let Some(from) = fans::place(s, seat).filter(|from| fans::is_choice(s, seat, *from)) {
        let mut to = steps.from(from);
        if delicate(from) {
            to = safe(s, seat, keep, Leaver::nominee(from), to, &reach);
        }
        out.extend(to.iter().map(|to| Action::MoveNominee(from, to)));
    }
    let from = squad.keeper();
    if !s.steps.keeper_moved && from != Area::Spot {
        let to = reach(s, &s.steps, Piece::Keeper, from);
        let to = if delicate(from) { safe(s, seat, keep, Leaver::keeper(from), to, &reach) } else { to };
        out.extend(to.iter().map(|to| Action::MoveKeeper(from, to)));
    }
}

/// Drop the steps that would leave too few players in the area to be kept: only those out of it, unless there
/// are too few already.
fn safe_steps(
    s: &State,
    seat: Seat,
    keep: Keep,
    steps: Edges,
    reach: &impl Fn(&State, &Steps, Piece, Area) -> AreaSet,
) -> Edges {
    let safe_from = |steps: Edges, from: Area| match steps.from(from) {
        AreaSet::NONE => steps,
        to => steps.with_from(from, safe(s, seat, keep, Leaver::player(from), to, reach)),
    };
    if s.squads[seat].count(keep.area) < keep.at_least {
        Area::ALL.into_iter().fold(steps, safe_from)
    } else if keep.at_least > 0 {
        safe_from(steps, keep.area)
    } else {
        steps
    }
}

/// Those of several areas into which a step still leaves enough players in the area to be kept.
fn safe(
    s: &State,
    seat: Seat,
    keep: Keep,
    leaver: Leaver,
    to: AreaSet,
    reach: &impl Fn(&State, &Steps, Piece, Area) -> AreaSet,
) -> AreaSet {
    let can = |to: &Area| can_restore(s, seat, keep, leaver, *to, reach);
    // Who can come back depends on the destination of the step only if it uses up something they need too.
    let shared = s.steps.extra > 0 || s.steps.any > 0 || !s.steps.rights.is_empty();
    if shared || to.has(keep.area) || keep.from == AreaSet::PITCH {
        return to.iter().filter(can).fold(AreaSet::NONE, AreaSet::with);
    }
    if to.iter().next().is_some_and(|first| can(&first)) { to } else { AreaSet::NONE }
}

/// Whether, after this step, the area to be kept has enough players or can still get them.
fn can_restore(
    s: &State,
    seat: Seat,
    keep: Keep,
    leaver: Leaver,
    to: Area,
    reach: &impl Fn(&State, &Steps, Piece, Area) -> AreaSet,
) -> bool {
    let Leaver { piece, from, .. } = leaver;
    if keep.from == AreaSet::PITCH {
        return can_restore_from_afar(s, seat, keep, (piece, from, to), reach);
    }
    let squad = &s.squads[seat];
    let have = squad.count(keep.area) + u8::from(to == keep.area) - u8::from(from == keep.area);
    let missing = keep.at_least.saturating_sub(have);
    if missing == 0 {
        return true;
    }
    let mut after = s.steps;
    after.left -= 1;
    if missing > after.left {
        return false;
    }
    if s.steps.any > 0 {
        pay_any(s, &mut after, (piece, from, to), reach);
    }
    free_movement::pay(&mut after, seat, leaver.counted(s, seat), from, to);
    let mut helpers = 0;
    for near in keep.from.and(squad.present()).without(keep.area).iter() {
        // The player that has just stepped may not step again.
        let players =
            unmoved(s, seat, near).saturating_sub(u8::from(piece == Piece::Outfield && near == from));
        if players > 0 && reach(s, &after, Piece::Outfield, near).has(keep.area) {
            helpers += players;
        }
        let keeper = squad.keeper() == near && piece == Piece::Outfield && !after.keeper_moved;
        if keeper && reach(s, &after, Piece::Keeper, near).has(keep.area) {
            helpers += 1;
        }
        if helpers >= missing {
            return true;
        }
    }
    false
}

/// Moves of any type left after this step: it is one of them if the option does not allow it, or if nothing
/// else is left.
#[cold]
fn pay_any(
    s: &State,
    after: &mut Steps,
    (piece, from, to): (Piece, Area, Area),
    reach: &impl Fn(&State, &Steps, Piece, Area) -> AreaSet,
) {
    let by_option = || reach(s, &Steps { any: 0, ..s.steps }, piece, from).has(to);
    if s.steps.left == s.steps.any || !by_option() {
        after.any = s.steps.any - 1;
    }
}

/// The same where moves are long and every piece that goes may open or close the way of another: tried on a
/// copy.
#[cold]
fn can_restore_from_afar(
    s: &State,
    seat: Seat,
    keep: Keep,
    (piece, from, to): (Piece, Area, Area),
    reach: &impl Fn(&State, &Steps, Piece, Area) -> AreaSet,
) -> bool {
    let mut after = *s;
    let step = match piece {
        Piece::Outfield => Action::Move(from, to),
        Piece::Keeper => Action::MoveKeeper(from, to),
    };
    make(&mut after, seat, step, &mut ());
    if s.steps.any > 0 {
        pay_any(s, &mut after.steps, (piece, from, to), reach);
    }
    let squad = &after.squads[seat];
    if squad.count(keep.area) >= keep.at_least {
        return true;
    }
    let comes = |piece, from| reach(&after, &after.steps, piece, from).has(keep.area);
    let player = |from: Area| unmoved(&after, seat, from) > 0 && comes(Piece::Outfield, from);
    let keeper =
        !after.steps.keeper_moved && squad.keeper() != Area::Spot && comes(Piece::Keeper, squad.keeper());
    after.steps.left > 0 && (keeper || squad.present().iter().any(player))
}

/// Make a step. Returns whether the phase is over: `done`, or no step left.
#[inline]
pub(crate) fn make(s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) -> bool {
    let Some(step) = action.as_step() else { return true };
    match step.who {
        Stepper::Player | Stepper::Nominee => step_player(s, seat, step, log),
        Stepper::Keeper => step_keeper(s, seat, step, log),
    }
    s.steps.left = s.steps.left.saturating_sub(1);
    s.steps.made += 1;
    s.steps.left == 0
}

#[inline]
fn step_player(s: &mut State, seat: Seat, step: PieceStep, log: &mut impl Log<Event>) {
    let PieceStep { from, to, dribbles, .. } = step;
    let chosen = step.who == Stepper::Nominee;
    if !dribbles {
        let counted = Leaver { chosen, ..Leaver::player(from) }.counted(s, seat);
        free_movement::pay(&mut s.steps, seat, counted, from, to);
    }
    let nominee = fans::step(s, seat, from, to, chosen);
    move_player(s, seat, from, to);
    if dribbles {
        dribbling::carry(s, to);
        log.note(Event::Dribbled(seat, from, to));
    } else {
        log.note(Event::Moved(seat, from, to));
    }
    // Fans go on singing elsewhere.
    if nominee {
        log.note(Event::Nominated(seat, to));
    }
}

#[inline]
fn step_keeper(s: &mut State, seat: Seat, step: PieceStep, log: &mut impl Log<Event>) {
    let PieceStep { from, to, dribbles, .. } = step;
    if !dribbles {
        let counted = Leaver::keeper(from).counted(s, seat);
        free_movement::pay(&mut s.steps, seat, counted, from, to);
    }
    move_keeper(s, seat, to);
    if dribbles {
        dribbling::carry(s, to);
        log.note(Event::KeeperDribbled(seat, from, to));
    } else {
        log.note(Event::KeeperMoved(seat, from, to));
    }
}

#[inline]
fn move_player(s: &mut State, seat: Seat, from: Area, to: Area) {
    s.squads[seat].take(from);
    s.squads[seat].put(to, 1);
    s.steps.moved.set(to, s.steps.moved.at(to) + 1);
    match s.steps.mark {
        Mark::None => {}
        Mark::Counted => s.turn.moves[seat] += 1,
        Mark::Moved => s.moved[seat].add(to),
        Mark::MovedFreely => {
            s.moved[seat].add(to);
            s.moved_freely[seat].add(to);
        }
    }
}

#[inline]
fn move_keeper(s: &mut State, seat: Seat, to: Area) {
    s.squads[seat].place_keeper(to);
    keeper::stands_inside(s, seat);
    s.steps.keeper_moved = true;
    match s.steps.mark {
        Mark::None => {}
        Mark::Counted => s.turn.moves[seat] += 1,
        Mark::Moved => s.moved[seat].add_keeper(),
        Mark::MovedFreely => {
            s.moved[seat].add_keeper();
            s.moved_freely[seat].add_keeper();
        }
    }
}
