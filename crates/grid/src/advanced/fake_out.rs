//! # Fake-out
//! G-FAKE-01 to G-FAKE-14: a free trick against the opponent in front of the ball: it wins extra points, or
//! puts the faker down and ends the turn.

use touchline_engine::{Choices, Log, worded};

use crate::action::Action;
use crate::advanced::down;
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::rules::control;
use crate::rules::kicking::{self, Closing};
use crate::rules::turn;
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, State, TurnKind};

worded! {
    /// How bold a fake-out is.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[allow(missing_docs)]
    pub enum Level {
        Mild = "mild",
        Moderate = "moderate",
        Extreme = "extreme",
    }
}

impl Level {
    /// Whether the die succeeds: an odd one, the bolder the higher (G-FAKE-04).
    pub const fn succeeds(self, die: u8) -> bool {
        let least = match self {
            Self::Mild => 1,
            Self::Moderate => 3,
            Self::Extreme => 5,
        };
        die % 2 == 1 && die >= least
    }

    /// The extra points of a success (G-FAKE-05).
    pub const fn points(self) -> u8 {
        match self {
            Self::Mild => 4,
            Self::Moderate => 8,
            Self::Extreme => 12,
        }
    }
}

/// The opponents a fielder may try to fake out: it touches the ball, wherever it got it (G-FAKE-02), the ball
/// is in the front-centre of an upright opponent (G-FAKE-01), and each is tried once a turn (G-FAKE-09). It
/// needs no points (G-FAKE-03).
pub fn opponents(rules: &Ruleset, s: &State, marker: Marker) -> Markers {
    let may = rules.has(Toggle::Fake)
        && !marker.is_goalie()
        && !s.turn.barred // R-G932
        && control::touches(s, marker);
    if !may {
        return Markers::NONE;
    }
    let in_front = |opponent: &Marker| s.seen(*opponent, s.ball.at).is_front_centre();
    s.upright(marker.seat().other()).without(s.turn.faked).iter().filter(in_front).collect()
}

/// Whether a member has an opponent to fake out.
#[inline]
pub fn can_fake(rules: &Ruleset, s: &State, marker: Marker) -> bool {
    !opponents(rules, s, marker).is_empty()
}

pub(crate) fn choices(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {
    for opponent in opponents(rules, s, marker).iter() {
        out.extend(Level::ALL.into_iter().map(|level| Action::Fake(opponent, level)));
    }
}

/// Call the level; the die follows.
pub(crate) fn begin(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    opponent: Marker,
    level: Level,
    log: &mut impl Log<Event>,
) {
    kicking::close(rules, s, Closing::ByTeam, log);
    s.turn.faked.add(opponent);
    s.agenda.push(Stage::FakeRoll(marker, opponent, level));
}

/// Extra points only the faker can spend (G-FAKE-06), and an opponent that makes no attempt this turn
/// (G-FAKE-12); or the faker goes down and the turn is over (G-FAKE-08).
pub(crate) fn rolled(
    s: &mut State,
    marker: Marker,
    opponent: Marker,
    level: Level,
    faces: &[u8],
    log: &mut impl Log<Event>,
) {
    let &[die] = faces else { return };
    let success = level.succeeds(die);
    log.note(Event::Fake(marker, opponent, level, success));
    s.agenda.pop();
    if !success {
        down::go_down(s, marker, log);
        return turn::finish(s, Coming::turn(marker.seat().other(), TurnKind::Normal));
    }
    let extra = &mut s.turn.extra[usize::from(marker.number())];
    *extra = extra.saturating_add(level.points());
    if opponent.is_goalie() {
        s.turn.goalie_beaten_by = Some(marker); // until somebody else touches the ball (G-FAKE-10, G-FAKE-11)
    }
}
