//! Questions put to one seat.

use crate::advanced::skills::{Skill, Window};
use crate::event::Event;
use crate::flow::Nth;
use crate::pitch::Area;
use crate::state::Line;

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Choose a formation in secret.
    Formation,
    /// Change one player's line in secret, or keep the formation.
    HalfTime,
    /// Choose who starts with the ball.
    KickOff,
    /// Setup: place the goalkeeper.
    PlaceKeeper,
    /// Setup: how many players in this area.
    Place(Area),
    /// Setup: move up to two players one area.
    Adjust,
    /// Choose the target area.
    Target,
    /// Easy situation: move one player.
    EasyMove,
    /// Choose the closest player that goes to the ball.
    Closest,
    /// Make free movements.
    FreeMovement,
    /// Choose the first or second action.
    Action(Nth),
    /// Make the moves of this option.
    Movement(Line),
    /// Second actions or a new turn.
    SecondActions,
    /// Make moves before a quick free kick.
    QuickMoves,
    /// Make moves before a goal kick.
    GoalKickMoves,
    /// Free kick: shoot or pass.
    FreeKick,
    /// From which corner.
    Corner,
    /// Penalty: choose the dive in secret.
    Dive,
    /// Penalty: choose where to kick.
    PenaltyKick,
    /// Choose the player who is sent off.
    SendOff,
    /// Special event: move players at once.
    EventMoves,
    /// Attempt a goal, or not.
    MaybeShoot,
    /// Choose a movement option, or none.
    MaybeMove,
    /// Press, or not.
    MaybePress,
    /// Take the goal kick slowly, or not.
    SlowKick,
    /// Make moves before a slow goal kick.
    SlowMoves,
    /// Choose the roles of midfielders in secret.
    MidfieldRoles,
    /// Choose the roles of defenders and forwards in secret.
    OtherRoles,
    /// Choose playing styles in secret.
    Styles,
    /// Choose a skill card in secret.
    Skill,
    /// Play a skill in this window, or pass.
    Window(Window),
    /// What a skill asks.
    SkillChoice(Skill),
    /// Which line loses a condition point.
    LosePoint,
    /// Which line gains a condition point.
    GainPoint,
    /// How many substitutions, if any.
    Substitutions,
    /// The next substitution.
    Substitution,
    /// Which player is injured.
    Injured,
    /// Replace the injured player, or not.
    Replace,
    /// Sweep with the goalkeeper, or not.
    Sweep,
    /// Slow the game, or not.
    SlowPlay,
    /// Which piece counts as two.
    Nominate,
    /// Turn the ball value by two, or not.
    Bounce,
    /// Play the ball on, or not.
    PassOn,
}

impl Decision {
    /// Whether a skill may be among the answers.
    pub const fn may_list_skills(self) -> bool {
        matches!(
            self,
            Self::Target
                | Self::FreeMovement
                | Self::Action(_)
                | Self::Movement(_)
                | Self::FreeKick
                | Self::Dive
                | Self::Substitution
                | Self::Window(_)
        )
    }

    /// Whether an event shows everybody the whole answer to this secret question. Roles are shown as
    /// condition points, which several choices of roles have in common, and a skill when it is played:
    /// neither is ever shown as a whole.
    pub const fn is_shown_by(self, event: &Event) -> bool {
        matches!(
            (self, event),
            (Self::Formation | Self::HalfTime, Event::Formation(..))
                | (Self::Dive, Event::Duel(..))
                | (Self::Styles, Event::Styles(..))
        )
    }
}
