//! The agenda as words, the next stage last: `turn.5,first-action.home,action.away.1`.

#![warn(clippy::wildcard_enum_match_arm)]

use touchline_engine::{Refusal, Seat};

use super::advanced::skill;
use super::fields::{area, line, number, refuse, seat, side, write_line, write_side};
use crate::advanced::skills::{Asked, Skill, Window};
use crate::flow::{Nth, Stage};
use crate::pitch::Area;
use crate::state::{Line, Side};

/// How a particular of a stage is written, and read again as a part of the whole text.
struct Part<T> {
    write: fn(T) -> String,
    read: fn(part: &str, whole: &str) -> Result<T, Refusal>,
}

const SEAT: Part<Seat> = Part { write: |who| who.word().into(), read: |part, _| seat(part) };
const HALF: Part<u8> = Part {
    write: |n| n.to_string(),
    read: |part, whole| match part {
        "1" => Ok(1),
        "2" => Ok(2),
        _ => Err(unknown(whole)),
    },
};
const STEP: Part<u8> = Part { write: |n| n.to_string(), read: |part, _| number(part, 9) };
const DICE: Part<u8> = Part {
    write: |n| n.to_string(),
    read: |part, whole| match part {
        "1" => Ok(1),
        "2" => Ok(2),
        "3" => Ok(3),
        _ => Err(unknown(whole)),
    },
};
const EXTRA: Part<u8> = Part { write: |n| n.to_string(), read: |part, _| number(part, 1) };
const PLACE: Part<Area> = Part {
    write: |place| place.name().into(),
    // Nobody is asked about the corner spot.
    read: |part, whole| Some(area(part)?).filter(|place| *place != Area::Spot).ok_or_else(|| unknown(whole)),
};
const NTH: Part<Nth> = Part {
    write: |nth| match nth {
        Nth::First => "1".into(),
        Nth::Second => "2".into(),
    },
    read: |part, whole| match part {
        "1" => Ok(Nth::First),
        "2" => Ok(Nth::Second),
        _ => Err(unknown(whole)),
    },
};
const LINE: Part<Line> = Part {
    write: |option| write_line(option).into(),
    read: |part, whole| line(part).ok_or_else(|| unknown(whole)),
};
const SIDE: Part<Side> = Part { write: |kick| write_side(kick).into(), read: |part, _| side(part) };

const WINDOW: Part<Window> = Part {
    write: Window::word,
    read: |part, whole| {
        Window::ASKING.into_iter().find(|window| window.word() == part).ok_or_else(|| unknown(whole))
    },
};
const ASKED: Part<Asked> = Part {
    write: |asked| format!("{}{}", asked.seat.word(), if asked.last { "-last" } else { "" }),
    read: |part, _| {
        let (who, last) = part.strip_suffix("-last").map_or((part, false), |who| (who, true));
        Ok(Asked { seat: seat(who)?, last })
    },
};
const SKILL: Part<Skill> = Part { write: Skill::word, read: |part, _| skill(part) };

fn unknown(text: &str) -> Refusal {
    refuse("unknown-stage", text, "turn.0, target, action.home.1, movement.away.midfield")
}

/// Both directions from one table, so that a stage that is not in it does not compile.
macro_rules! stages {
    ($($word:literal $stage:ident $(($($name:ident: $part:ident),+))?,)+) => {
        pub(super) fn write(stage: Stage) -> String {
            match stage {
                $(Stage::$stage $(($($name),+))? => [$word.to_owned() $($(, ($part.write)($name))+)?].join("."),)+
            }
        }

        pub(super) fn read(text: &str) -> Result<Stage, Refusal> {
            let parts: Vec<&str> = text.split('.').collect();
            match parts[..] {
                $([$word $($(, $name)+)?] => Ok(Stage::$stage $(($(($part.read)($name, text)?),+))?),)+
                _ => Err(unknown(text)),
            }
        }
    };
}

stages! {
    "formation" Formation(who: SEAT),
    "half-time" HalfTime(who: SEAT),
    "show-formations" ShowFormations,
    "kick-off-roll" KickOffRoll,
    "kick-off-choice" KickOffChoice(who: SEAT),
    "half" StartHalf(number: HALF),
    "kick-off" KickOff,
    "set-up" SetUp(who: SEAT),
    "place-keeper" PlaceKeeper(who: SEAT),
    "place" Place(who: SEAT, place: PLACE),
    "start-adjust" StartAdjust(who: SEAT),
    "adjust" Adjust(who: SEAT),
    "turn" Turn(step: STEP),
    "target" Target,
    "dice" StageDice,
    "event" SpecialEvent,
    "easy-move" EasyMove(who: SEAT),
    "closest" Closest(who: SEAT),
    "new-value" NewValue,
    "first-action" FirstAction(who: SEAT),
    "free-movement" FreeMovement(who: SEAT),
    "action" Action(who: SEAT, nth: NTH),
    "movement" Movement(who: SEAT, option: LINE),
    "second-actions" SecondActions,
    "goal-attempt" GoalAttempt(who: SEAT),
    "second-die" SecondDie(who: SEAT),
    "rebound" Rebound(who: SEAT),
    "pressing" Pressing(who: SEAT, dice: DICE),
    "yellow-card" YellowCard(who: SEAT),
    "red-card" RedCard(who: SEAT, extra: EXTRA),
    "send-off" SendOff(who: SEAT),
    "free-kick" FreeKick,
    "quick-moves" QuickMoves(who: SEAT),
    "take-free-kick" TakeFreeKick,
    "free-kick-shot" FreeKickShot,
    "corner-side" CornerSide,
    "goal-kick-moves" GoalKickMoves(who: SEAT),
    "dive" Dive,
    "penalty-kick" PenaltyKick,
    "penalty-die" PenaltyDie(kick: SIDE),
    "check-result" CheckResult,
    "event-difference" EventByDifference,
    "event-moves" EventMoves(who: SEAT),
    "event-move" EventMove,
    "fetch" Fetch,
    "team-stage" TeamStage(who: SEAT),
    "sequence" Sequence(who: SEAT, step: STEP),
    "maybe-shoot" MaybeShoot(who: SEAT),
    "maybe-move" MaybeMove(who: SEAT),
    "maybe-press" MaybePress(who: SEAT),
    "start-free" StartFree(who: SEAT),
    "slow-kick" SlowKick,
    "slow-moves" SlowMoves(who: SEAT),
    "slow-done" SlowDone,
    "midfield-roles" MidfieldRoles(who: SEAT),
    "other-roles" OtherRoles(who: SEAT),
    "styles" ChooseStyles(who: SEAT),
    "skill" ChooseSkill(who: SEAT),
    "weather" WeatherRoll,
    "tiredness" Tiredness(who: SEAT),
    "lose-point" LosePoint(who: SEAT),
    "maybe-substitute" MaybeSubstitute(who: SEAT),
    "substitution" Substitution(who: SEAT, left: STEP),
    "fresh-player" FreshPlayer(who: SEAT, option: LINE),
    "gain-point" GainPoint(who: SEAT),
    "injury" Injury(who: SEAT, extra: EXTRA),
    "choose-injured" ChooseInjured(who: SEAT, extra: EXTRA),
    "injury-roll" InjuryRoll(who: SEAT, place: PLACE),
    "replace" Replace(who: SEAT, place: PLACE),
    "maybe-sweep" MaybeSweep(who: SEAT),
    "maybe-slow-play" MaybeSlowPlay,
    "slow-play-roll" SlowPlayRoll,
    "moves-roll" MovesRoll(who: SEAT),
    "advanced-event" AdvancedEvent,
    "roll-off" RollOff,
    "streaking" Streaking,
    "lose-card" LoseCard(who: SEAT),
    "draw-card" DrawCard(who: SEAT),
    "nominate" Nominate(who: SEAT),
    "bounce" Bounce(who: SEAT),
    "pass-on" PassOn(who: SEAT),
    "harsh-yellow-card" HarshYellowCard(who: SEAT),
    "act-in-order" ActInOrder,
    "open-window" OpenWindow(window: WINDOW, who: SEAT),
    "reopen-window" ReopenWindow(window: WINDOW, who: SEAT),
    "window" Window(window: WINDOW, asked: ASKED),
    "skill-choice" SkillChoice(who: SEAT, card: SKILL),
    "skill-roll" SkillRoll(who: SEAT, card: SKILL),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_written_the_same() {
        for text in [
            "show-formations",
            "formation.home",
            "half.1",
            "half.2",
            "turn.0",
            "turn.6",
            "place.away.BLW",
            "action.home.1",
            "action.away.2",
            "movement.away.midfield",
            "red-card.home.0",
            "red-card.away.1",
            "goal-kick-moves.away",
            "penalty-kick",
            "penalty-die.left",
        ] {
            assert_eq!(read(text).map(write), Ok(text.to_owned()));
        }
    }

    #[test]
    fn what_is_no_stage_is_refused_with_the_reason() {
        for (text, key) in [
            ("", "unknown-stage"),
            ("supper", "unknown-stage"),
            ("formation", "unknown-stage"),
            ("target.home", "unknown-stage"),
            ("half.0", "unknown-stage"),
            ("half.01", "unknown-stage"),
            ("half.3", "unknown-stage"),
            ("action.home.3", "unknown-stage"),
            ("movement.home.sideways", "unknown-stage"),
            ("place.home.SPOT", "unknown-stage"),
            ("place.home.XYZ", "bad-area"),
            ("turn.10", "bad-number"),
            ("red-card.home.2", "bad-number"),
            ("closest.nobody", "bad-seat"),
            ("penalty-die.up", "bad-side"),
        ] {
            assert_eq!(read(text).map_err(|refusal| refusal.key), Err(key.to_owned()), "{text}");
        }
    }
}
