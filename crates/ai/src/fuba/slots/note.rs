//! The odds of the next turn as a note under an exact key of the board: boards come again and again.

use touchline_engine::Seat;
use touchline_fuba::advanced::weather;
use touchline_fuba::pitch::{AREAS, Area};
use touchline_fuba::state::{Restart, State, Team, TeamMark};

use super::Scene;
use super::odds::{Next, is_plain};
use crate::inputs::Note;

impl Next {
    /// As a note: four binary digits for a place, sixteen for the chance of a goal.
    pub(super) fn note(&self) -> Note {
        let kept = self.kept.iter().fold(0, |all, kept| all << 4 | *kept as u64);
        let [threats, counters] = [self.threats, self.counters]
            .map(|ways| ways.iter().fold(0, |all, ways| all << 16 | u64::from(*ways)));
        [kept, threats, counters]
    }

    /// What a note says.
    pub(super) fn read([kept, threats, counters]: Note) -> Self {
        let ways = |note: u64| [48, 32, 16, 0].map(|place| (note >> place & 0xffff) as u16);
        let mut all = [0; AREAS];
        for (place, one) in all.iter_mut().rev().enumerate() {
            *one = (kept >> (4 * place) & 15) as usize;
        }
        Self { kept: all, threats: ways(threats), counters: ways(counters) }
    }
}

/// All that the next turn depends on besides the rules: the pieces, the ball and whose it is, the restart,
/// the weather and the goalkeepers. None while fans sing: then single players count.
pub(super) fn key(scene: &Scene<'_>, s: &State) -> Option<Note> {
    if !is_plain(s) {
        return None;
    }
    let Scene { sight, ahead, .. } = scene;
    let pieces = |seat: Seat| {
        let squad = &s.squads[seat];
        let men = Area::ALL.iter().fold(0, |all, area| all << 4 | u64::from(squad.outfield(*area)));
        men << 8 | u64::from(squad.outfield(Area::Spot)) << 4 | squad.keeper() as u64
    };
    let restart = match (ahead.begins, s.turn.goal_kick_waits) {
        (true, _) => s.turn.restart,
        (false, true) => Restart::GoalKick,
        (false, false) => Restart::OpenPlay,
    };
    let team = |seat: Seat| {
        let Team { marks, formation, .. } = &s.teams[seat];
        let marks = [TeamMark::KeeperOutside, TeamMark::KeeperHurt].map(|mark| u64::from(marks.has(mark)));
        u64::from(formation.defenders) << 2 | marks[0] << 1 | marks[1]
    };
    let rest = [
        (1, 1),
        (4, s.ball.area as u64),
        (4, u64::from(s.ball.value)),
        (1, s.control as u64),
        (1, sight.own as u64),
        (4, sight.places[0] as u64),
        (3, restart as u64),
        (2, s.memory.free_check.map_or(0, |seat| 1 + seat as u64)),
        (4, s.weather as u64),
        (1, u64::from(weather::dazzles(s, s.control))),
        (4, s.turn.corner as u64),
        (4, u64::from(s.turn.crowd)),
        (8, team(Seat::Home)),
        (8, team(Seat::Away)),
    ];
    let rest = rest.iter().fold(0, |all, (digits, number)| all << digits | number);
    Some([pieces(Seat::Home), pieces(Seat::Away), rest])
}
