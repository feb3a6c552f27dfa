//! Finished set-ups: where the whole team stands, judged with the other team in its place.

use touchline_engine::{Choices, Game, Seat};
use touchline_fuba::flow::Stage;
use touchline_fuba::pitch::penalty_area;
use touchline_fuba::rules::setup;
use touchline_fuba::state::{Formation, Restart};
use touchline_fuba::{Action, Area, Fuba, State};

use super::{Done, points};
use crate::{Evaluator, Whole};
use Area::{Afr, Alc, Alw, Apa, Arc, Arw, Bfr, Blw, Bpa, Brw, Ce};

/// Up to this width only the known shapes are compared.
const ONLY_SHAPES: usize = 3;
/// More men than this in one area never help.
const CROWD: u8 = 4;
/// The most rounds of moving one man to where he is worth more.
const ROUNDS: usize = 12;

/// The team that places its men in this stage.
pub(super) fn phase(stage: Stage) -> Option<Seat> {
    match stage {
        Stage::PlaceKeeper(seat) | Stage::Place(seat, _) => Some(seat),
        _ => None,
    }
}

/// How many men stand in each area.
type Shape = [u8; Area::ALL.len()];

/// The finished set-ups of the team that is to place its men, the best first.
pub(super) fn finished(evaluator: &mut Evaluator<'_, Fuba>, s: &State, wide: usize) -> Vec<Done> {
    let Some(seat) = s.agenda.top().and_then(phase) else { return Vec::new() };
    let mut found: Vec<(f64, Shape, Done)> = Vec::new();
    for shape in shapes(evaluator.game(), s, seat) {
        consider(evaluator, s, seat, shape, &mut found);
    }
    sort(&mut found);
    if wide > ONLY_SHAPES {
        for _ in 0..ROUNDS.min(wide) {
            let Some((record, shape, _)) = found.first() else { break };
            let (record, shape) = (*record, *shape);
            for changed in neighbours(evaluator.game(), s, &shape) {
                consider(evaluator, s, seat, changed, &mut found);
            }
            sort(&mut found);
            if found.first().is_none_or(|(points, ..)| *points <= record) {
                break;
            }
        }
    }
    found.truncate(wide.max(1));
    found.into_iter().map(|(_, _, whole)| whole).collect()
}

fn sort(found: &mut [(f64, Shape, Done)]) {
    found.sort_by(|(one, ..), (other, ..)| other.total_cmp(one));
}

/// Judge a shape, unless it leads to a set-up that is known already.
fn consider(
    evaluator: &mut Evaluator<'_, Fuba>,
    s: &State,
    seat: Seat,
    shape: Shape,
    found: &mut Vec<(f64, Shape, Done)>,
) {
    let Some(whole) = lay_out(evaluator.game(), s, seat, &shape) else { return };
    if found.iter().any(|(_, _, known)| known.answers == whole.answers) {
        return;
    }
    let points = judged(evaluator, &whole.after, seat);
    found.push((points, shape, whole));
}

/// What a set-up is worth to a team once the other team has answered it with its best known shape.
fn judged(evaluator: &mut Evaluator<'_, Fuba>, after: &State, seat: Seat) -> f64 {
    match after.agenda.top().and_then(phase) {
        Some(other) if other != seat => {
            let game = evaluator.game();
            let mut worst = f64::INFINITY;
            for shape in shapes(game, after, other) {
                if let Some(whole) = lay_out(game, after, other, &shape) {
                    worst = worst.min(points(evaluator, &whole.after, seat));
                }
            }
            if worst.is_finite() { worst } else { points(evaluator, after, seat) }
        }
        _ => points(evaluator, after, seat),
    }
}

/// Place the men of a shape: the answers, and the position after them. Where the rules want more or fewer men
/// the nearest number is placed.
fn lay_out(game: &Fuba, s: &State, seat: Seat, shape: &Shape) -> Option<Done> {
    let (mut after, mut answers) = (*s, Vec::new());
    let mut legal = Choices::new();
    while let Some(stage) = after.agenda.top().filter(|stage| phase(*stage) == Some(seat)) {
        game.actions(&after, &mut legal);
        let answer = if let Stage::Place(_, area) = stage {
            let wanted = shape.get(area as usize).copied().unwrap_or_default();
            let apart = |action: &&Action| match action {
                Action::Place(men) => men.abs_diff(wanted),
                _ => u8::MAX,
            };
            *legal.iter().min_by_key(apart)?
        } else {
            let home = Action::PlaceKeeper(penalty_area(seat));
            if legal.contains(&home) { home } else { *legal.first()? }
        };
        answers.push(answer);
        game.act(&mut after, answer, &mut ());
    }
    (!answers.is_empty()).then_some(Whole { answers, after })
}

/// Shapes with one man elsewhere.
fn neighbours(game: &Fuba, s: &State, shape: &Shape) -> Vec<Shape> {
    let Some(layout) = setup::layout(&game.rules, s) else { return Vec::new() };
    let mut all = Vec::new();
    for from in layout.areas.iter().filter(|bounds| shape[bounds.area as usize] > bounds.fewest) {
        for to in layout.areas.iter().filter(|bounds| shape[bounds.area as usize] < CROWD) {
            if from.area != to.area {
                let mut changed = *shape;
                changed[from.area as usize] -= 1;
                changed[to.area as usize] += 1;
                all.push(changed);
            }
        }
    }
    all
}

/// The known shapes for the restart that comes: the lines of the formation, and men around the ball and in
/// front of the goal.
fn shapes(game: &Fuba, s: &State, seat: Seat) -> Vec<Shape> {
    let Some(layout) = setup::layout(&game.rules, s) else { return Vec::new() };
    let men = layout.players - u8::from(layout.taker.is_some() && layout.players > 0);
    let open = |area: Area| layout.areas.iter().any(|bounds| bounds.area == area);
    let fill = |wanted: &[Area]| {
        let mut shape = Shape::default();
        let places = wanted.iter().map(|area| area.for_seat(seat)).filter(|area| open(*area));
        let places: Vec<Area> = places.collect();
        let spare = if open(Area::Ce) { Area::Ce } else { layout.areas[0].area };
        for man in 0..usize::from(men) {
            let area = places.get(man).copied().unwrap_or(spare);
            shape[area as usize] += 1;
        }
        shape
    };
    // In the team's own view: it defends end A.
    let ball = s.ball.area.for_seat(seat);
    let near = if ball == Area::Spot { s.turn.corner.for_seat(seat) } else { ball };
    let lines = lines(s.teams[seat].formation);
    if s.turn.restart == Restart::KickOff {
        let deep = [Ce, Ce, Afr, Afr, Alw, Arw, Alc, Arc, Afr, Ce];
        let wide = [Ce, Ce, Alw, Arw, Afr, Afr, Ce, Alw, Arw, Afr];
        return [fill(&lines), fill(&deep), fill(&wide)].into();
    }
    let defends = [Apa, near, Afr, Apa, near, Afr, Ce, Afr, Apa, Ce];
    let guards = [Afr, Apa, near, Ce, Afr, Alw, Arw, near, Ce, Bfr];
    let attacks = [near, Bpa, Bfr, near, Bpa, Ce, Bfr, Afr, Bpa, Afr];
    let builds = [near, Bfr, Ce, near, Bpa, Afr, Ce, Blw, Brw, Afr];
    let suited = if seat == s.control { [attacks, builds] } else { [defends, guards] };
    [fill(&suited[0]), fill(&suited[1]), fill(&lines)].into()
}

/// The lines of a formation: two in the centre, the defenders in front of the penalty area and in the
/// corners, the midfielders on the wings and in the centre.
fn lines(formation: Formation) -> Vec<Area> {
    let Formation { defenders, midfielders, .. } = formation;
    let mut all = vec![Ce, Ce];
    if defenders > 2 {
        all.extend([Alc, Arc]);
    }
    all.extend((0..defenders.saturating_sub(2).max(1)).map(|_| Afr));
    if midfielders > 1 {
        all.extend([Alw, Arw]);
    }
    if midfielders > 4 {
        all.extend([Alw, Arw]);
    }
    all
}
