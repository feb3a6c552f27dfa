//! Questions, answers, rolls and events, each with the rules under which it is offered.

use touchline_engine::Outcome;
use touchline_fuba::event::{Check, Shot};
use touchline_fuba::state::{Line, Restart};
use touchline_fuba::{Action, Decision, Event, Roll};

use super::{Item, When, when};

/// At once the name of a thing and the list of all of them: pattern, name, when it is offered.
macro_rules! table {
    ($(#[$doc:meta])* $function:ident($type:ty), $list:ident, $group:ident { $($pattern:pat => $name:literal, $when:ident;)* }) => {
        $(#[$doc])*
        pub(super) fn $function(it: $type) -> Item {
            Item::$group(match it { $($pattern => $name,)* })
        }

        pub(super) const $list: &[(Item, When)] = &[$((Item::$group($name), when::$when),)*];
    };
}

table! {
    /// What a seat is asked.
    asked(Decision), ASKED, Asked {
        Decision::Formation => "formation", always;
        Decision::HalfTime => "half-time", always;
        Decision::KickOff => "kick-off", always;
        Decision::PlaceKeeper => "place keeper", always;
        Decision::Place(_) => "place", always;
        Decision::Adjust => "adjust setup", always;
        Decision::Target => "target", always;
        Decision::EasyMove => "easy move", easy_situation;
        Decision::Closest => "closest", always;
        Decision::FreeMovement => "free movement", always;
        Decision::Action(_) => "action", chosen_actions;
        Decision::Movement(_) => "movement", always;
        Decision::SecondActions => "second actions", rounds;
        Decision::QuickMoves => "quick moves", quick_free_kick;
        Decision::GoalKickMoves => "goal kick moves", goal_kick_skips_turn;
        Decision::FreeKick => "free kick", always;
        Decision::Corner => "corner", always;
        Decision::Dive => "dive", always;
        Decision::PenaltyKick => "penalty kick", always;
        Decision::SendOff => "send off", always;
        Decision::EventMoves => "event moves", event_moves;
        Decision::MaybeShoot => "shoot?", fixed_sequences;
        Decision::MaybeMove => "move?", fixed_sequences;
        Decision::MaybePress => "press?", fixed_sequences;
        Decision::SlowKick => "slow kick?", slow_kick;
        Decision::SlowMoves => "slow moves", slow_moves;
        Decision::MidfieldRoles => "midfield roles", roles;
        Decision::OtherRoles => "other roles", roles;
        Decision::Styles => "styles", styles;
        Decision::Skill => "skill card", skills;
        Decision::Window(_) => "window", skills;
        Decision::SkillChoice(_) => "choice of a skill", skills;
        Decision::LosePoint => "lose a point", tiredness;
        Decision::GainPoint => "gain a point", gain_point;
        Decision::Substitutions => "substitutions?", asked_substitutions;
        Decision::Substitution => "substitution", substitutions;
        Decision::Injured => "who is injured", injuries;
        Decision::Replace => "replace?", replacements;
        Decision::Sweep => "sweep?", sweeps;
        Decision::SlowPlay => "slow play?", slow_play;
        Decision::Nominate => "nominate", event_table;
        Decision::Bounce => "bounce?", event_table;
        Decision::PassOn => "pass on?", event_table;
    }
}

table! {
    /// What it answers.
    answered(Action), ANSWERED, Answered {
        Action::Done => "done", always;
        Action::Formation(_) => "formation", always;
        Action::KickOff(_) => "kick-off", always;
        Action::PlaceKeeper(_) => "keeper", always;
        Action::Place(_) => "place", always;
        Action::Target(_) => "target", always;
        Action::Shoot => "shoot", always;
        Action::Pass => "pass", always;
        Action::Movement(Line::Defence) => "defence", always;
        Action::Movement(Line::Midfield) => "midfield", always;
        Action::Movement(Line::Forward) => "forward", always;
        Action::Position(_) => "position", own_favour;
        Action::Adjust => "adjust", adjusting;
        Action::Press => "press", always;
        Action::SlowKick => "slow kick", slow_kick;
        Action::Move(..) => "move", always;
        Action::MoveKeeper(..) => "move of the keeper", always;
        Action::Dribble(..) => "dribble", always;
        Action::DribbleKeeper(..) => "dribble of the keeper", always;
        Action::MoveNominee(..) => "move of the nominee", nominee;
        Action::DribbleNominee(..) => "dribble of the nominee", never;
        Action::SecondActions => "second actions", rounds;
        Action::NewTurn => "new turn", rounds;
        Action::Corner(_) => "corner", always;
        Action::Dive(_) => "dive", always;
        Action::Kick(_) => "kick", always;
        Action::SendOff(_) => "send off", always;
        Action::MidfieldRoles(..) => "midfield roles", roles;
        Action::OtherRoles(..) => "other roles", roles;
        Action::Styles(_) => "styles", styles;
        Action::Skill(_) => "skill card", skills;
        Action::Play(_) => "play a skill", skills;
        Action::Cross(_) => "cross", crossing;
        Action::MovementWithPoint(_) => "movement with a point", movement_with_point;
        Action::MovementByDie => "movement by a die", movement_by_die;
        Action::PositionWithPoint(_) => "position with a point", position_with_point;
        Action::AdjustWithPoint => "adjust with a point", adjust_with_point;
        Action::PressWithPoint => "press with a point", press_with_point;
        Action::PressAggressively => "press aggressively", aggressive_pressing;
        Action::Substitute(_) => "substitute", substitutions;
        Action::Shift(..) => "shift", shift_answers;
        Action::BookedOff => "booked player off", substitutions;
        Action::Fresh(_) => "fresh player", fresh_players;
        Action::Points(_) => "line of a point", tiredness;
        Action::Injured(_) => "injured player", injuries;
        Action::Sweep => "sweep", sweeps;
        Action::KeeperOut => "keeper out", keeper_outside;
        Action::KeeperIn => "keeper in", keeper_outside;
        Action::SlowDown => "slow down", slow_play;
        Action::Nominate(_) => "nominate", event_table;
        Action::Raise => "raise", event_table;
        Action::Lower => "lower", event_table;
        Action::BallOn(_) => "ball on", ball_on;
        Action::Discard(_) => "discard", actor;
    }
}

table! {
    /// What dice are rolled for.
    rolled(Roll), ROLLED, Rolled {
        Roll::KickOff => "kick-off", always;
        Roll::Stage => "stage", always;
        Roll::SpecialEvent => "special event", event_sum;
        Roll::YellowCard => "yellow card", always;
        Roll::RedCard => "red card", always;
        Roll::GoalAttempt => "goal attempt", always;
        Roll::SecondDie => "second die", always;
        Roll::Rebound => "rebound", always;
        Roll::EventDifference => "event by difference", plain_difference;
        Roll::Pressing(1) => "pressing with one die", one_die;
        Roll::Pressing(_) => "pressing with several dice", several_dice;
        Roll::Penalty => "penalty", always;
        Roll::GoalAttemptOfTwo => "goal attempt of two", skills;
        Roll::PenaltyOfTwo => "penalty of two", paid_skills;
        Roll::CardTestOfTwo => "card test of two", actor;
        Roll::Tiredness => "tiredness", tiredness;
        Roll::FreshPlayer => "fresh player", fresh_players;
        Roll::Injury => "injury", injuries;
        Roll::SlowPlay => "slow play", slow_play;
        Roll::Weather => "weather", weather;
        Roll::Moves => "moves", movement_by_die;
        Roll::AdvancedEvent => "advanced event", event_table;
        Roll::StyledEvent(..) => "event by styles", styles;
        Roll::RollOff => "roll-off", event_table;
        Roll::Streaking => "streaking", event_table;
        Roll::LoseCard => "card lost", never;
        Roll::DrawCard => "card drawn", never;
        Roll::Skill(_) => "skill", skills;
        Roll::GoalPoacher => "goal poacher", paid_skills;
        Roll::ShootOut => "shoot-out", never;
    }
}

table! {
    /// What happened.
    happened(Event), HAPPENED, Happened {
        Event::Chosen(_) => "secret choice", always;
        Event::Formation(..) => "formation shown", always;
        Event::WonKickOffRoll(_) => "kick-off roll won", always;
        Event::KickOffRollTied => "kick-off roll tied", always;
        Event::StartsWithBall(_) => "start with the ball", always;
        Event::HalfBegins(_) => "half begins", always;
        Event::HalfEnds(_) => "half ends", always;
        Event::Rolled(..) => "dice", always;
        Event::Time(_) => "time", always;
        Event::Awarded(Restart::OpenPlay, ..) => "open play", never;
        Event::Awarded(Restart::KickOff, ..) => "kick-off", always;
        Event::Awarded(Restart::FreeKick, ..) => "free kick", always;
        Event::Awarded(Restart::CornerKick, ..) => "corner kick", always;
        Event::Awarded(Restart::GoalKick, ..) => "goal kick", always;
        Event::Awarded(Restart::PenaltyKick, ..) => "penalty kick", always;
        Event::NotTaken(_) => "restart not taken", always;
        Event::KeeperPlaced(..) => "keeper placed", always;
        Event::Placed(..) => "placed", always;
        Event::TurnBegins(..) => "turn", always;
        Event::Played(..) => "ball played", always;
        Event::Value(..) => "ball value", always;
        Event::SpecialEvent(_) => "special event", event_sum;
        Event::Check(Check::Kept, _) => "ball kept", always;
        Event::Check(Check::Lost, _) => "ball lost", always;
        Event::Check(Check::Easy, _) => "easy situation", easy_situation;
        Event::Check(Check::FailedPass, _) => "failed pass", always;
        Event::Moved(..) => "moved", always;
        Event::KeeperMoved(..) => "keeper moved", always;
        Event::Dribbled(..) => "dribbled", always;
        Event::KeeperDribbled(..) => "keeper dribbled", always;
        Event::Acts(..) => "action", always;
        Event::Option(..) => "movement option", always;
        Event::SecondActions(_, true) => "second actions", rounds;
        Event::SecondActions(_, false) => "no second actions", rounds;
        Event::Attempt(..) => "goal attempt", always;
        Event::Shot(Shot::Goal, _) => "goal", always;
        Event::Shot(Shot::Corner, _) => "shot to a corner", always;
        Event::Shot(Shot::Rebound, _) => "rebound", always;
        Event::Shot(Shot::SecondDie, _) => "second die", always;
        Event::Shot(Shot::Cleared, _) => "cleared", always;
        Event::Shot(Shot::Miss, _) => "miss", always;
        Event::Pressing(_, true) => "pressing won", always;
        Event::Pressing(_, false) => "pressing failed", always;
        Event::Duel(..) => "duel", always;
        Event::Yellow(_) => "yellow card", always;
        Event::NoCard(_) => "no card", always;
        Event::Red(_) => "red card", always;
        Event::SentOff(..) => "sent off", always;
        Event::Called(_) => "call", never;
        Event::EventDifference(_) => "event by difference", difference;
        Event::SlowKick(_) => "slow kick", slow_kick;
        Event::RolesChosen(_) => "roles chosen", roles;
        Event::StylesChosen(_) => "styles chosen", styles;
        Event::SkillsChosen(_) => "skills chosen", skills;
        Event::Condition(..) => "condition shown", condition;
        Event::Styles(..) => "styles shown", styles;
        Event::Weather(_) => "weather", weather;
        Event::SkillPlayed(..) => "skill played", skills;
        Event::PointsPaid(..) => "condition points paid", condition;
        Event::PointsLost(..) => "condition points lost", condition;
        Event::PointsGained(..) => "condition points gained", points_gained;
        Event::TestPassed(_) => "tiredness test passed", tiredness;
        Event::TestFailed(_) => "tiredness test failed", tiredness;
        Event::Tired(_) => "tired team", tiredness;
        Event::Substitutions(..) => "substitutions", substitutions;
        Event::NextFormation(..) => "formation change", shifts;
        Event::BookedOff(_) => "booked player off", substitutions;
        Event::FreshPlayer(..) => "fresh player", fresh_players;
        Event::Injured(..) => "injured", injuries;
        Event::KeeperHurt(_) => "goalkeeper hurt", minutes_out;
        Event::InjuredFor(..) => "out for a while", injuries;
        Event::InjuredForGood(_) => "out for good", injuries;
        Event::Replaced(..) => "replaced", replacements;
        Event::Returned(..) => "back", injuries;
        Event::KeeperOutside(_, true) => "goalkeeper outside", keeper_outside;
        Event::KeeperOutside(_, false) => "goalkeeper inside", keeper_outside;
        Event::Sweep(_) => "sweep", sweeps;
        Event::Aggressive(_) => "aggressive pressing", aggressive_pressing;
        Event::RiskPays(_) => "offside risk pays", risk_orders;
        Event::ActsFirst(_) => "other order", skills;
        Event::TooFar(..) => "trap asks for another target", traps;
        Event::Slowed(_) => "slow play", slow_play;
        Event::AdvancedEvent(..) => "advanced event", event_table;
        Event::RollOff(_) => "roll-off won", event_table;
        Event::RollOffTied => "roll-off tied", event_table;
        Event::Nominated(..) => "nominated", event_table;
        Event::BallOn(..) => "ball on", ball_on;
        Event::CardLost(..) => "card lost", cards_change;
        Event::CardDrawn(_) => "card drawn", cards_change;
        Event::CoachOff(_) => "coach sent off", paid_skills;
        Event::NotPrimary(_) => "other formation", never;
        Event::Discards(..) => "points to discard", never;
        Event::ShootOutBegins(_) => "shoot-out", never;
        Event::ShootOutKick(..) => "kick of a shoot-out", never;
        Event::Over(Outcome::Win(_), ..) => "won", always;
        Event::Over(Outcome::Draw, ..) => "draw", always;
        Event::Over(Outcome::Unfinished, ..) => "given up", never;
    }
}
