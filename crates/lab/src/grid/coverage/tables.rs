//! Questions, answers, rolls and events, each with the rules that offer it.

use touchline_engine::Outcome;
use touchline_grid::advanced::fake_out::Level;
use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::event::{FollowUp, Met};
use touchline_grid::optional::cards::Card;
use touchline_grid::optional::fouls::Contact;
use touchline_grid::rules::shootout::PenaltyResult;
use touchline_grid::state::{Restart, TurnKind};
use touchline_grid::{Action, Decision, Event, Roll};

use super::facts::Fact;
use super::{Group, Item, When, when};

/// Both the name of a thing and the list of all of them: pattern, name, when it is offered.
macro_rules! table {
    ($(#[$doc:meta])* $function:ident($type:ty), $list:ident, $group:ident { $($pattern:pat => $name:literal, $when:ident;)* }) => {
        $(#[$doc])*
        pub(super) fn $function(it: $type) -> Item {
            let name = match it { $($pattern => $name,)* };
            Item { group: Group::$group, name }
        }

        pub(super) const $list: &[(Item, When)] = &[$((Item { group: Group::$group, name: $name }, when::$when),)*];
    };
}

table! {
    /// Questions.
    asked(Decision), ASKED, Asked {
        Decision::PlaceRow(_) => "row of a placement", always;
        Decision::PlaceColumn(..) => "column of a placement", always;
        Decision::SkillPoint(_) => "skill point", skill;
        Decision::Kicker => "kicker", always;
        Decision::Tackle => "tackle?", tackle;
        Decision::TackleTarget(_) => "whom to tackle", tackle;
        Decision::TackleCall => "odd or even", tackle;
        Decision::Reroll => "roll again?", skill;
        Decision::PoorAim => "poor aim", poor_aim;
        Decision::Inertia => "inertia", inertia;
        Decision::Act => "what next", always;
        Decision::Member(_) => "what a member does", always;
        Decision::Offers => "intercept?", intercept;
        Decision::Combine => "combine?", combine;
        Decision::TrapOrKick(_) => "trap or kick", intercept;
        Decision::Redirect(_, Attempt::Feet, _) => "where to by foot", intercept;
        Decision::Redirect(_, Attempt::Chest, _) => "where to by chest", never;
        Decision::Redirect(_, Attempt::Header, _) => "where to by header", header;
        Decision::Redirect(_, Attempt::Bicycle, _) => "where to by bicycle kick", bicycle;
        Decision::BicycleLine(..) => "line of a bicycle kick", bicycle;
        Decision::Walk(_) => "from where to deflect", deflection;
        Decision::DeflectTo(_) => "where to deflect", deflection;
        Decision::Loose => "loose ball", loose_two;
        Decision::FollowUp(_) => "what follows a juggle", juggle;
        Decision::Drop(_) => "where a juggled ball drops", juggle;
        Decision::RepositionRow(_) => "row of a repositioning", reposition;
        Decision::RepositionColumn(..) => "column of a repositioning", reposition;
        Decision::RepositionFacing(_) => "facing of a repositioning", reposition;
        Decision::GoalKickSquare => "square of a goal kick", forced;
        Decision::LeaveArea(_) => "way out of the penalty area", forced;
        Decision::Taker(Restart::ThrowIn) => "taker of a throw-in", forced;
        Decision::Taker(Restart::CornerKick) => "taker of a corner kick", forced;
        Decision::Taker(Restart::GoalKick) => "taker of a goal kick", forced;
        Decision::Taker(Restart::FreeKick) => "taker of a free kick", never;
        Decision::TakerSquare(_) => "square of a taker", forced;
        Decision::MakeRoom(_) => "room for a taker", forced;
        Decision::CornerCall => "corner call", corner_call;
        Decision::Fouled(_) => "who was fouled", fouls;
        Decision::RedCardFielder => "who leaves for the goalie", plays_short;
        Decision::PenaltyTaker => "taker of a penalty", penalty;
        Decision::PenaltyFace => "hidden face", hidden_face;
        Decision::PenaltySlot => "slot of the goalie", penalty;
        Decision::PenaltyCorner => "corner after a penalty", fouls;
    }
}

table! {
    /// Answers.
    answered(Action), ANSWERED, Answered {
        Action::End => "end", always;
        Action::Stop => "stop", always;
        Action::Step(_) => "step of the ball", always;
        Action::Pick(_) => "pick", always;
        Action::Move(_) => "move", always;
        Action::Kick(_) => "kick", always;
        Action::Toss(_) => "toss", always;
        Action::SetDown(_) => "set down", always;
        Action::Turn(_) => "turn", facing;
        Action::Stand(_) => "stand", down;
        Action::Juggle => "juggle", juggle;
        Action::Fake(_, Level::Mild) => "mild fake-out", fake;
        Action::Fake(_, Level::Moderate) => "moderate fake-out", fake;
        Action::Fake(_, Level::Extreme) => "extreme fake-out", fake;
        Action::OpenSkill => "open skill", skill;
        Action::Row(_) => "row", always;
        Action::Column(_) => "column", always;
        Action::Face(_) => "face", reposition;
        Action::Stay => "stay", reposition;
        Action::Skill(_) => "skill", skill;
        Action::Kicker(..) => "kicker", always;
        Action::Decline => "decline", decline;
        Action::Tackle(_, None) => "tackle", tackle;
        Action::Tackle(_, Some(_)) => "tackle after a step", tackle;
        Action::Opponent(_) => "opponent", tackle;
        Action::Call(_) => "call", tackle;
        Action::Keep => "keep", skill;
        Action::Reroll(_) => "roll again", skill;
        Action::Aim(..) => "aim", poor_aim;
        Action::Attempt(Attempt::Feet, _) => "with the feet", intercept;
        Action::Attempt(Attempt::Chest, _) => "with the chest", chest;
        Action::Attempt(Attempt::Header, _) => "with the head", header;
        Action::Attempt(Attempt::Bicycle, _) => "with a bicycle kick", bicycle;
        Action::Trap => "trap", intercept;
        Action::Volley => "volley", intercept;
        Action::To(_) => "to a square", forced;
        Action::Toward(_) => "in a direction", deflection;
        Action::Roll => "roll", loose_two;
        Action::Taker(_) => "taker", taker;
        Action::From(..) => "from a square", forced;
        Action::Normal => "normal corner", corner_call;
        Action::Direct(_) => "direct corner", corner_call;
        Action::FollowHeader => "header after a juggle", juggled_header;
        Action::FollowBicycle(_) => "bicycle kick after a juggle", juggled_bicycle;
        Action::FollowKick(_) => "kick after a juggle", juggle;
        Action::Slot(_) => "slot", penalty;
        Action::Hide(_) => "hide", hidden_face;
    }
}

table! {
    /// Rolls.
    rolled(Roll), ROLLED, Rolled {
        Roll::RollOff => "roll-off", always;
        Roll::Turn(1) => "one die for points", always;
        Roll::Turn(2) => "two dice for points", always;
        Roll::Turn(_) => "three dice for points", always;
        Roll::Grab => "grab in the own turn", always;
        Roll::Save => "save", always;
        Roll::Deflect => "deflection", deflection;
        Roll::Contact(_, Attempt::Feet) => "contact of the feet", intercept;
        Roll::Contact(_, Attempt::Chest) => "contact of the chest", chest;
        Roll::Contact(_, Attempt::Header) => "contact of a header", header;
        Roll::Contact(_, Attempt::Bicycle) => "contact of a bicycle kick", bicycle;
        Roll::Distance(_, Attempt::Feet) => "distance by foot", intercept;
        Roll::Distance(_, Attempt::Chest) => "distance by chest", never;
        Roll::Distance(_, Attempt::Header) => "distance by header", header;
        Roll::Distance(_, Attempt::Bicycle) => "distance by bicycle kick", bicycle;
        Roll::Arc(_, Attempt::Feet) => "arc by foot", intercept;
        Roll::Arc(_, Attempt::Chest) => "arc by chest", never;
        Roll::Arc(_, Attempt::Header) => "arc by header", never;
        Roll::Arc(_, Attempt::Bicycle) => "arc by bicycle kick", bicycle;
        Roll::RandomHeader(_) => "random header", header;
        Roll::Missed(_) => "missed pass", combine;
        Roll::Loose => "loose ball", loose_two;
        Roll::JuggleFoot(_) => "foot of a juggle", juggle;
        Roll::JuggleKnee(_) => "knee of a juggle", juggle;
        Roll::JuggleLength(_) => "length of a failed juggle", juggle;
        Roll::Fake(_) => "fake-out", fake;
        Roll::Foul(Contact::Step(_), _) => "foul by a step", fouls;
        Roll::Foul(Contact::Tackle(_), _) => "foul by a tackle", tackle_foul;
        Roll::Foul(Contact::Header, _) => "foul by a header", header_foul;
        Roll::ShootoutRollOff => "roll-off of the shoot-out", shootout;
        Roll::PenaltyDie => "slot of a penalty", basic_shootout;
        Roll::PenaltySave(1) => "save of a penalty with one die", penalty;
        Roll::PenaltySave(_) => "save of a penalty with two dice", penalty;
    }
}

/// Whose ball a marker tried to meet.
#[derive(Clone, Copy)]
pub(super) enum Ball {
    Own,
    Theirs,
}

table! {
    /// Events; for an attempt, also whose ball it was.
    happened((Event, Ball)), HAPPENED, Happened {
        (Event::Placed(_), _) => "placed", always;
        (Event::Revealed, _) => "placements shown", always;
        (Event::SkillGiven(_), _) => "skill given", skill;
        (Event::Rolled(..), _) => "dice", always;
        (Event::RollOffTied, _) => "roll-off tied", always;
        (Event::Starts(_), _) => "first to kick off", always;
        (Event::KicksOff(..), _) => "kick-off", always;
        (Event::TurnBegins(_, _, TurnKind::Normal), _) => "turn", always;
        (Event::TurnBegins(_, _, TurnKind::KickOff), _) => "turn of a kick-off", always;
        (Event::TurnBegins(_, _, TurnKind::Goalie), _) => "turn of a goalie", always;
        (Event::TurnBegins(_, _, TurnKind::Penalty), _) => "turn of a penalty", fouls;
        (Event::TurnBegins(_, _, TurnKind::SetPiece(Restart::ThrowIn)), _) => "turn of a throw-in", forced;
        (Event::TurnBegins(_, _, TurnKind::SetPiece(Restart::CornerKick)), _) => "turn of a corner kick", forced;
        (Event::TurnBegins(_, _, TurnKind::SetPiece(Restart::GoalKick)), _) => "turn of a goal kick", forced;
        (Event::TurnBegins(_, _, TurnKind::SetPiece(Restart::FreeKick)), _) => "turn of a free kick", free_kick;
        (Event::Points(_), _) => "points", always;

        (Event::Moved(..), _) => "moved", always;
        (Event::Turned(..), _) => "turned", facing;
        (Event::StoodUp(..), _) => "stood up", down;
        (Event::WentDown(_), _) => "went down", down;
        (Event::Kicked(_), _) => "kicked", always;
        (Event::TookOver(_), _) => "took over", always;
        (Event::InertiaMove, _) => "inertia", inertia;
        (Event::BallTo(_), _) => "ball moved", always;
        (Event::Grabbed(_), _) => "grabbed", always;
        (Event::Tossed(_), _) => "tossed", always;
        (Event::SetDown(_), _) => "set down", always;
        (Event::Stopped(_), _) => "stopped", always;

        (Event::Shot(_), _) => "shot", always;
        (Event::NoSave(_), _) => "no chance to save", always;
        (Event::Stunned(_), _) => "stunned goalie", stun;
        (Event::Beaten(_), _) => "goalie beaten", always;
        (Event::Deflected(..), _) => "deflected", deflection;
        (Event::Goal(..), _) => "goal", always;

        (Event::TackleCalled(..), _) => "tackle called", tackle;
        (Event::Tackled(..), _) => "tackle won", tackle;
        (Event::TackleFailed(_), _) => "tackle failed", tackle;
        (Event::PoorAim(..), _) => "poor aim", poor_aim;
        (Event::Forced(..), _) => "forced move", forced;
        (Event::Bounced(_), _) => "bounce", forced;
        (Event::RollsOn(_), _) => "loose ball rolls on", loose_two;
        (Event::Out(_), _) => "out of bounds", forced;
        (Event::Awarded(Restart::ThrowIn, ..), _) => "throw-in", forced;
        (Event::Awarded(Restart::CornerKick, ..), _) => "corner kick", forced;
        (Event::Awarded(Restart::GoalKick, ..), _) => "goal kick", forced;
        (Event::Awarded(Restart::FreeKick, ..), _) => "free kick", free_kick;
        (Event::PutAt(..), _) => "put elsewhere", forced;
        (Event::CornerCalled(_), _) => "direct corner called", corner_call;
        (Event::CornerMissed(_), _) => "direct corner missed", corner_call;

        (Event::LetPass(_), _) => "let pass", intercept;
        (Event::Attempted(_, Attempt::Feet, Met::Missed), _) => "feet: missed", intercept;
        (Event::Attempted(_, Attempt::Feet, Met::Well), _) => "feet: met well", intercept;
        (Event::Attempted(_, Attempt::Feet, Met::Badly), _) => "feet: met badly", intercept;
        (Event::Attempted(_, Attempt::Feet, Met::Nick), _) => "feet: nick", never;
        (Event::Attempted(_, Attempt::Chest, Met::Missed), _) => "chest: missed", chest;
        (Event::Attempted(_, Attempt::Chest, Met::Well), _) => "chest: met well", chest;
        (Event::Attempted(_, Attempt::Chest, Met::Badly), _) => "chest: met badly", never;
        (Event::Attempted(_, Attempt::Chest, Met::Nick), _) => "chest: nick", never;
        (Event::Attempted(_, Attempt::Header, Met::Missed), Ball::Theirs) => "header: missed", header;
        (Event::Attempted(_, Attempt::Header, Met::Well), Ball::Theirs) => "header: met well", header;
        (Event::Attempted(_, Attempt::Header, Met::Badly), Ball::Theirs) => "header: met badly", header;
        (Event::Attempted(_, Attempt::Header, Met::Nick), Ball::Theirs) => "header: nick", never;
        (Event::Attempted(_, Attempt::Bicycle, Met::Missed), Ball::Theirs) => "bicycle kick: missed", bicycle;
        (Event::Attempted(_, Attempt::Bicycle, Met::Well), Ball::Theirs) => "bicycle kick: met well", bicycle;
        (Event::Attempted(_, Attempt::Bicycle, Met::Badly), Ball::Theirs) => "bicycle kick: met badly", bicycle;
        (Event::Attempted(_, Attempt::Bicycle, Met::Nick), Ball::Theirs) => "bicycle kick: nick", bicycle;
        (Event::Attempted(_, Attempt::Header, Met::Missed), Ball::Own) => "header of a pass: missed", header;
        (Event::Attempted(_, Attempt::Header, Met::Well), Ball::Own) => "header of a pass: met well", header;
        (Event::Attempted(_, Attempt::Header, Met::Badly), Ball::Own) => "header of a pass: met badly", header;
        (Event::Attempted(_, Attempt::Header, Met::Nick), Ball::Own) => "header of a pass: nick", never;
        (Event::Attempted(_, Attempt::Bicycle, Met::Missed), Ball::Own) => "bicycle kick of a pass: missed", bicycle;
        (Event::Attempted(_, Attempt::Bicycle, Met::Well), Ball::Own) => "bicycle kick of a pass: met well", bicycle;
        (Event::Attempted(_, Attempt::Bicycle, Met::Badly), Ball::Own) => "bicycle kick of a pass: met badly", bicycle;
        (Event::Attempted(_, Attempt::Bicycle, Met::Nick), Ball::Own) => "bicycle kick of a pass: nick", bicycle;
        (Event::Trapped(..), _) => "trapped", intercept;
        (Event::Redirected(..), _) => "placed at will", intercept;
        (Event::Juggle(_, true), _) => "juggle", juggle;
        (Event::Juggle(_, false), _) => "juggle failed", juggle;
        (Event::FollowedUp(_, FollowUp::Header), _) => "header after a juggle", juggled_header;
        (Event::FollowedUp(_, FollowUp::Bicycle), _) => "bicycle kick after a juggle", juggled_bicycle;
        (Event::FollowedUp(_, FollowUp::Kick), _) => "kick after a juggle", juggle;
        (Event::Fake(_, _, Level::Mild, true), _) => "mild fake-out", fake;
        (Event::Fake(_, _, Level::Moderate, true), _) => "moderate fake-out", fake;
        (Event::Fake(_, _, Level::Extreme, true), _) => "extreme fake-out", fake;
        (Event::Fake(_, _, Level::Mild, false), _) => "mild fake-out failed", fake;
        (Event::Fake(_, _, Level::Moderate, false), _) => "moderate fake-out failed", fake;
        (Event::Fake(_, _, Level::Extreme, false), _) => "extreme fake-out failed", fake;
        (Event::Foul(..), _) => "foul", fouls;
        (Event::Offside(_), _) => "offside", offside;
        (Event::Carded(_, Card::Yellow), _) => "yellow card", cards;
        (Event::Carded(_, Card::Red), _) => "red card", cards;
        (Event::SentOff(_), _) => "sent off", plays_short;
        (Event::Rerolled(_), _) => "rolled again", skill;

        (Event::TimeUp(_), _) => "turn out of time", never;
        (Event::FullTime, _) => "full time", timed;
        (Event::HalfTime, _) => "half time", half_time;
        (Event::ShootoutBegins, _) => "shoot-out", shootout;
        (Event::ShootoutStarts(_), _) => "first of the shoot-out", shootout;
        (Event::PenaltyBy(_), _) => "taker of a penalty", penalty;
        (Event::FaceHidden(_), _) => "face hidden", hidden_face;
        (Event::Penalty(..), _) => "penalty", penalty;
        (Event::PenaltyResult(PenaltyResult::Goal), _) => "penalty in", penalty;
        (Event::PenaltyResult(PenaltyResult::Grabbed), _) => "penalty grabbed", penalty;
        (Event::PenaltyResult(PenaltyResult::Deflected), _) => "penalty deflected", penalty;
        (Event::Over(Outcome::Win(_)), _) => "won", always;
        (Event::Over(Outcome::Draw), _) => "draw", never;
        (Event::Over(Outcome::Unfinished), _) => "given up", never;
    }
}

table! {
    /// Facts that took more than one event.
    played(Fact), FACTS, Fact {
        Fact::HeelKick => "heel kick", facing;
        Fact::SlideKick => "slide kick", facing;
        Fact::BlockWon => "blocking tackle won", tackle;
        Fact::BlockLost => "blocking tackle lost", tackle;
        Fact::SlideWon => "sliding tackle won", tackle;
        Fact::SlideLost => "sliding tackle lost", tackle;
        Fact::DeflectedUp => "deflected, the goalie up", deflection;
        Fact::DeflectedDown => "deflected, the goalie down", deflection;
        Fact::BouncedBack => "bounce back", forced;
        Fact::BouncedBeyond => "bounce beyond", forced;
        Fact::CornerRight => "direct corner called right", corner_call;
    }
}
