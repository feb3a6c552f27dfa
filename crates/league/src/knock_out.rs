//! The knock-out: the bracket, who meets whom, and who goes on.

mod plan;

use touchline_engine::Seat;

use crate::field::{Field, Voided};
use crate::result::Ending;
use crate::table::Ranking;
use crate::withdrawal::give;
use crate::{Fixture, FixtureId, Format, Part, Slot, Spec, Status, TeamId, TieId};

pub(crate) use plan::{by_draw, by_groups, plan};

/// Two teams of which one goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tie {
    /// Its number.
    pub(crate) id: TieId,
    /// The round of the knock-out, from 1.
    pub(crate) round: u16,
    /// Whether it is the match for third place.
    pub(crate) third_place: bool,
    /// Where its two sides come from.
    pub(crate) from: [Slot; 2],
    /// Its two sides as far as they are known.
    pub(crate) sides: [Slot; 2],
    /// Its first fixture; `None` for a bye.
    pub(crate) first: Option<FixtureId>,
    /// Who goes on: a team, or nobody.
    pub(crate) winner: Option<Slot>,
    /// Who is out.
    pub(crate) loser: Option<Slot>,
}

/// Work out who plays in every tie and who goes on. Returns the results that became void.
pub(crate) fn settle(field: &mut Field, spec: &Spec) -> Vec<Voided> {
    let mut voided = Vec::new();
    if field.ties.is_empty() {
        return voided;
    }
    let places = places_of_groups(field, spec);
    let legs = spec.format.knock_out().map_or(1, |cup| cup.legs);
    for at in 0..field.ties.len() {
        let tie = field.ties[at];
        let sides = tie.from.map(|slot| resolve(field, &places, slot));
        field.ties[at].sides = sides;
        let legs = if tie.third_place { 1 } else { legs };
        let (winner, loser) = match tie.first {
            None => bye(sides),
            Some(first) => settle_tie(field, spec, tie, first, legs, sides, &mut voided),
        };
        field.ties[at].winner = winner;
        field.ties[at].loser = loser;
    }
    voided
}

/// A side as far as it is known.
fn resolve(field: &Field, places: &[Option<Vec<TeamId>>], slot: Slot) -> Slot {
    let of_tie = |tie: TieId| field.ties.get(tie.index());
    match slot {
        Slot::Drawn(at) => field.order.get(usize::from(at)).map_or(Slot::Nobody, |team| Slot::Team(*team)),
        Slot::Winner(tie) => of_tie(tie).and_then(|tie| tie.winner).unwrap_or(slot),
        Slot::Loser(tie) => of_tie(tie).and_then(|tie| tie.loser).unwrap_or(slot),
        Slot::Place { group, place } => match places.get(usize::from(group)) {
            Some(Some(teams)) => teams.get(usize::from(place)).map_or(Slot::Nobody, |team| Slot::Team(*team)),
            _ => slot,
        },
        Slot::Team(_) | Slot::Nobody => slot,
    }
}

/// The order of every group that is over and in which the places that go on are certain.
fn places_of_groups(field: &Field, spec: &Spec) -> Vec<Option<Vec<TeamId>>> {
    let Format::Groups { qualify, .. } = spec.format else { return Vec::new() };
    (0..field.groups.len())
        .map(|group| {
            let part = Part::Group(u8::try_from(group).unwrap_or(u8::MAX));
            if !field.is_complete(part) {
                return None;
            }
            let ranking = Ranking::of(spec, field, part);
            // Teams that withdrew are at the bottom: nothing hangs on their order.
            let matters = |at: usize| at < usize::from(qualify) && !ranking.rows[at].withdrawn;
            if ranking.level.iter().any(|stretch| matters(stretch.start)) {
                return None;
            }
            Some(ranking.rows.iter().map(|row| row.team).collect())
        })
        .collect()
}

/// A tie without a match.
fn bye(sides: [Slot; 2]) -> (Option<Slot>, Option<Slot>) {
    match sides {
        [team @ Slot::Team(_), Slot::Nobody] | [Slot::Nobody, team @ Slot::Team(_)] => {
            (Some(team), Some(Slot::Nobody))
        }
        [Slot::Nobody, Slot::Nobody] => (Some(Slot::Nobody), Some(Slot::Nobody)),
        _ => (None, None),
    }
}

/// Work out the fixtures of a tie and who goes on.
fn settle_tie(
    field: &mut Field,
    spec: &Spec,
    tie: Tie,
    first: FixtureId,
    legs: u8,
    sides: [Slot; 2],
    voided: &mut Vec<Voided>,
) -> (Option<Slot>, Option<Slot>) {
    let Some(start) = field.index_of(first) else { return (None, None) };
    let has_decider = |field: &Field| {
        field.fixtures.get(start + usize::from(legs)).is_some_and(|f| f.part == Part::Tie(tie.id))
    };
    let mut count = usize::from(legs) + usize::from(has_decider(field));
    for at in start..start + count {
        seat_teams(field, at, sides, voided);
    }
    let mut verdict = decide(field, spec, &field.fixtures[start..start + count], legs, sides);
    match verdict {
        Verdict::Level if count == usize::from(legs) => {
            let last = field.fixtures[start + count - 1];
            let id = FixtureId(first.0 + u32::from(legs));
            let mut decider = Fixture::new(id, Part::Tie(tie.id), last.round, legs + 1, sides[0], sides[1]);
            decider.decider = true;
            field.fixtures.insert(start + count, decider);
            count += 1;
        }
        Verdict::Won(_)
            if count > usize::from(legs) && !verdict_needs_decider(field, spec, start, legs, sides) =>
        {
            // A corrected leg decided the tie: the decider falls away.
            let decider = field.fixtures.remove(start + count - 1);
            voided.extend(decider.result.filter(|_| decider.played_by.is_some()).map(|r| (decider.id, r)));
            count -= 1;
        }
        Verdict::Level | Verdict::Undecided | Verdict::Won(_) => {}
    }
    let gone = sides.map(|slot| match slot {
        Slot::Team(team) => field.is_withdrawn(team),
        Slot::Nobody => true,
        _ => false,
    });
    let is_known = sides.iter().all(|slot| matches!(slot, Slot::Team(_) | Slot::Nobody));
    let played = matches!(verdict, Verdict::Won(_));
    if !played && is_known {
        verdict = match gone {
            [false, true] => Verdict::Won(0),
            [true, false] => Verdict::Won(1),
            [true, true] => {
                set_status(field, start, count, |_| Status::Annulled);
                return (Some(Slot::Nobody), Some(Slot::Nobody));
            }
            [false, false] => verdict,
        };
    }
    let Verdict::Won(winner) = verdict else {
        open_next(field, start, count, is_known);
        return (None, None);
    };
    for fixture in &mut field.fixtures[start..start + count] {
        fixture.status = if fixture.result.is_some() {
            Status::Played
        } else {
            let is_home = fixture.seats[Seat::Home] == sides[winner];
            give(fixture, spec, if is_home { Seat::Home } else { Seat::Away })
        };
    }
    (Some(sides[winner]), Some(sides[1 - winner]))
}

/// Put the teams of a tie into one of its fixtures. A result of other teams is void.
fn seat_teams(field: &mut Field, at: usize, sides: [Slot; 2], voided: &mut Vec<Voided>) {
    let fixture = &mut field.fixtures[at];
    let is_return = fixture.leg == 2 && !fixture.decider;
    let sides = if is_return { [sides[1], sides[0]] } else { sides };
    if fixture.seats.0 != sides {
        fixture.begun = false;
        fixture.late_points = touchline_engine::BySeat::new(0, 0);
        fixture.late_start = false;
    }
    fixture.seats.0 = sides;
    match fixture.played_by {
        None => fixture.result = None,
        Some(teams) if fixture.teams() == Some(teams) => {}
        Some(_) => {
            voided.extend(fixture.result.map(|result| (fixture.id, result)));
            field.clear_result(at);
        }
    }
}

fn set_status(field: &mut Field, start: usize, count: usize, status: impl Fn(&Fixture) -> Status) {
    for fixture in &mut field.fixtures[start..start + count] {
        fixture.status = status(fixture);
    }
}

/// The first match without a result can be played, the ones after it wait for it.
fn open_next(field: &mut Field, start: usize, count: usize, is_known: bool) {
    let mut is_next = is_known;
    for fixture in &mut field.fixtures[start..start + count] {
        fixture.status = match (fixture.result.is_some(), is_next) {
            (true, _) => Status::Played,
            (false, true) => {
                is_next = false;
                Status::Open
            }
            (false, false) => Status::Waiting,
        };
    }
}

/// Where a tie stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    /// Matches are missing.
    Undecided,
    /// All legs are played and nobody is ahead.
    Level,
    /// This side goes on.
    Won(usize),
}

fn verdict_needs_decider(field: &Field, spec: &Spec, start: usize, legs: u8, sides: [Slot; 2]) -> bool {
    let legs_only = &field.fixtures[start..start + usize::from(legs)];
    matches!(decide(field, spec, legs_only, legs, sides), Verdict::Level)
}

/// Who goes on by the results of a tie alone.
fn decide(field: &Field, spec: &Spec, fixtures: &[Fixture], legs: u8, sides: [Slot; 2]) -> Verdict {
    let (legs, decider) = fixtures.split_at(usize::from(legs).min(fixtures.len()));
    let mut goals = [0_u16; 2];
    let mut shoot_out = None;
    let mut given = None;
    let mut agreed = false;
    for fixture in legs {
        let Some(result) = &fixture.result else { return Verdict::Undecided };
        let home = usize::from(fixture.seats[Seat::Home] != sides[0]);
        let [of_home, of_away] = result.goals(spec);
        goals[home] += u16::from(of_home);
        goals[1 - home] += u16::from(of_away);
        shoot_out =
            result.shoot_out.map(|[of_home, of_away]| if of_home > of_away { home } else { 1 - home });
        // A single match that was given to a team is decided, whatever the score.
        agreed = result.ending == Ending::Agreed;
        given = result.winner().map(|seat| if seat == Seat::Home { home } else { 1 - home });
    }
    if let ([_], Some(winner)) = (legs, given) {
        return Verdict::Won(winner);
    }
    // So is one in which both agreed on a draw, only the other way: another match decides.
    let goals = if legs.len() == 1 && agreed { [0, 0] } else { goals };
    match (goals[0].cmp(&goals[1]), shoot_out) {
        (std::cmp::Ordering::Greater, _) => return Verdict::Won(0),
        (std::cmp::Ordering::Less, _) => return Verdict::Won(1),
        (std::cmp::Ordering::Equal, Some(winner)) => return Verdict::Won(winner),
        (std::cmp::Ordering::Equal, None) => {}
    }
    let Some(result) = decider.first().and_then(|fixture| fixture.result) else { return Verdict::Level };
    if let Some(winner) = result.winner() {
        return Verdict::Won(winner as usize);
    }
    match lot_between(field, fixtures[0].part, sides) {
        Some(winner) => Verdict::Won(winner),
        None => Verdict::Level,
    }
}

/// The side that a lot between the two has chosen.
fn lot_between(field: &Field, tie: Part, sides: [Slot; 2]) -> Option<usize> {
    let [Slot::Team(one), Slot::Team(other)] = sides else { return None };
    let is_theirs = |lot: &[TeamId]| lot.len() == 2 && lot.contains(&one) && lot.contains(&other);
    let (_, lot) = field.lots.iter().rev().find(|(part, lot)| *part == tie && is_theirs(lot))?;
    Some(usize::from(lot[0] != one))
}

/// The teams of ties whose decider was drawn as well: a lot is due.
pub(crate) fn lots_due(field: &Field) -> impl Iterator<Item = (Part, Vec<TeamId>)> + '_ {
    field.ties.iter().filter(|tie| tie.winner.is_none()).filter_map(|tie| {
        let [Slot::Team(one), Slot::Team(other)] = tie.sides else { return None };
        let mut of_tie = field.fixtures.iter().filter(|fixture| fixture.part == Part::Tie(tie.id)).peekable();
        of_tie.peek()?;
        of_tie.all(|fixture| fixture.result.is_some()).then(|| (Part::Tie(tie.id), vec![one, other]))
    })
}

/// The goals of both legs so far, seen from the seats of this fixture; `None` if it is no second leg.
pub(crate) fn first_leg(field: &Field, spec: &Spec, fixture: &Fixture) -> Option<[u8; 2]> {
    let Part::Tie(tie) = fixture.part else { return None };
    if fixture.leg != 2 || fixture.decider {
        return None;
    }
    let first = field.ties.get(tie.index())?.first?;
    let [home, away] = field.fixture(first)?.result?.goals(spec);
    Some([away, home])
}

/// The tie that decides the competition.
pub(crate) fn final_tie(field: &Field) -> Option<&Tie> {
    field.ties.iter().rev().find(|tie| !tie.third_place)
}
