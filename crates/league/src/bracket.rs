//! The bracket as people see it.

use crate::field::Field;
use crate::{FixtureId, Part, Slot, Spec, TieId};

/// The knock-out as a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// The rounds, the first one first; the last one is the final.
    pub rounds: Vec<BracketRound>,
    /// The match for third place.
    pub third_place: Option<BracketTie>,
}

/// A round of the knock-out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketRound {
    /// How many teams it can take: 2 is the final, 4 the semi-finals.
    pub teams: u16,
    /// Its ties, from the top; two neighbours meet in the next round.
    pub ties: Vec<BracketTie>,
}

/// A tie of the bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketTie {
    /// Its number.
    pub id: TieId,
    /// Its two sides, as far as they are known.
    pub sides: [Slot; 2],
    /// Its fixtures; a bye has none. In the first and in a decider the first side is at home.
    pub fixtures: Vec<FixtureId>,
    /// The goals of all legs so far.
    pub goals: Option<[u16; 2]>,
    /// Which side goes on.
    pub winner: Option<usize>,
}

impl Bracket {
    pub(crate) fn of(spec: &Spec, field: &Field) -> Option<Self> {
        let last = field.ties.iter().map(|tie| tie.round).max()?;
        let tie_at = |at: usize| {
            let tie = &field.ties[at];
            let fixtures: Vec<_> =
                field.fixtures.iter().filter(|fixture| fixture.part == Part::Tie(tie.id)).collect();
            let mut goals = None;
            for fixture in fixtures.iter().filter(|fixture| !fixture.decider) {
                let Some(result) = fixture.result else { continue };
                let sum = goals.get_or_insert([0_u16; 2]);
                let [home, away] = result.goals(spec).map(u16::from);
                let turned = fixture.leg == 2;
                sum[usize::from(turned)] += home;
                sum[usize::from(!turned)] += away;
            }
            BracketTie {
                id: tie.id,
                sides: tie.sides,
                fixtures: fixtures.iter().map(|fixture| fixture.id).collect(),
                goals,
                winner: tie.winner.and_then(|winner| {
                    tie.sides.iter().position(|side| *side == winner && *side != Slot::Nobody)
                }),
            }
        };
        let of_round = |round: u16| BracketRound {
            teams: 2_u16.saturating_pow(u32::from(last - round) + 1),
            ties: (0..field.ties.len())
                .filter(|at| field.ties[*at].round == round && !field.ties[*at].third_place)
                .map(tie_at)
                .collect(),
        };
        Some(Self {
            rounds: (1..=last).map(of_round).collect(),
            third_place: (0..field.ties.len()).find(|at| field.ties[*at].third_place).map(tie_at),
        })
    }
}
