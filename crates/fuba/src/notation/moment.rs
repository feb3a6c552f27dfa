//! Moments: `next=first-action:away` says what a person knows, and the rules of the edition say which stages
//! that is. What the turn leaves unsaid is found in the rest of the position.

use touchline_engine::{Refusal, Seat, worded};

use super::fields::seat as read_seat;
use super::turn::{Part, Written};
use crate::action::Action;
use crate::flow::{self, Nth, Stage};
use crate::pitch::attacked_corners;
use crate::rules::action_stage::{ActionStages, Sequence};
use crate::rules::goal_kick::GoalKick;
use crate::rules::turn::{self, TurnStep};
use crate::rules::{action_order, action_stage, cards, goal_kick, half, special_event, target};
use crate::ruleset::Ruleset;
use crate::state::{Restart, State, Steps};

worded! {
    /// A moment of a match that has a name.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum Name {
        /// The formations before the match.
        Formations = "formations",
        /// The first half is over.
        HalfTime = "half-time",
        /// A new turn begins.
        Turn = "turn",
        /// The target is to be chosen.
        Target = "target",
        /// The stage dice are to be rolled.
        Dice = "dice",
        /// The dice of a special event.
        Event = "event",
        /// The control check is to be made.
        Check = "check",
        /// The team that acts first is to be found.
        Order = "order",
        /// A team's actions begin: in 3.0 with free movements, in 2.x with its stage.
        Actions = "actions",
        /// A team chooses its first action.
        FirstAction = "first-action",
        /// Whether there are second actions (3.0).
        SecondActions = "second-actions",
        /// A team chooses its second action.
        SecondAction = "second-action",
        /// Whether a team shoots, moves, presses (2.0).
        MaybeShoot = "maybe-shoot",
        MaybeMove = "maybe-move",
        MaybePress = "maybe-press",
        /// The dice of a goal attempt, which is the team's first action.
        GoalAttempt = "goal-attempt",
        /// The dice of a pressing, which is the team's first action.
        Pressing = "pressing",
        /// A free kick, before its moves or its setup.
        FreeKick = "free-kick",
        /// The card tests before it.
        YellowCard = "yellow-card",
        RedCard = "red-card",
        /// A free kick after its setup.
        TakeFreeKick = "take-free-kick",
        /// The duel of a penalty kick.
        Penalty = "penalty",
        /// The moves before a goal kick; in 2.0 and 2.1 the question whether it is taken slowly.
        GoalKick = "goal-kick",
    }
}

/// How much of a turn is over at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Progress {
    ToCome,
    Begun,
    /// The target is chosen.
    OnItsWay,
    /// The dice are rolled and the order is found.
    Acting,
}

/// Who a moment is about, where nobody is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    First,
    Controlling,
    Passive,
}

impl Name {
    /// Whether the dice brought a special event: its own dice, or what came of it.
    const fn is_event(self) -> bool {
        matches!(self, Self::Event | Self::FreeKick | Self::YellowCard | Self::RedCard | Self::TakeFreeKick)
    }

    const fn progress(self) -> Progress {
        match self {
            Self::Formations | Self::HalfTime | Self::Turn => Progress::ToCome,
            Self::Target
            | Self::FreeKick
            | Self::YellowCard
            | Self::RedCard
            | Self::TakeFreeKick
            | Self::Penalty
            | Self::GoalKick => Progress::Begun,
            Self::Dice | Self::Event | Self::Check | Self::Order => Progress::OnItsWay,
            Self::Actions
            | Self::FirstAction
            | Self::SecondActions
            | Self::SecondAction
            | Self::MaybeShoot
            | Self::MaybeMove
            | Self::MaybePress
            | Self::GoalAttempt
            | Self::Pressing => Progress::Acting,
        }
    }

    const fn restart(self) -> Restart {
        match self {
            Self::FreeKick | Self::YellowCard | Self::RedCard | Self::TakeFreeKick => Restart::FreeKick,
            Self::Penalty => Restart::PenaltyKick,
            Self::GoalKick => Restart::GoalKick,
            _ => Restart::OpenPlay,
        }
    }

    /// Who may be named with it, and who is meant otherwise; none where it is about nobody.
    const fn who(self) -> Option<Who> {
        match self {
            Self::Actions | Self::FirstAction | Self::SecondAction | Self::MaybeMove => Some(Who::First),
            Self::MaybeShoot | Self::GoalAttempt => Some(Who::Controlling),
            Self::MaybePress | Self::Pressing | Self::YellowCard | Self::RedCard => Some(Who::Passive),
            _ => None,
        }
    }

    /// Whether the edition has such a moment.
    fn is_known(self, rules: &Ruleset) -> bool {
        match self {
            Self::SecondActions => rules.action_stages == ActionStages::Rounds,
            Self::SecondAction => rules.action_stages != ActionStages::FixedSequences,
            Self::MaybeShoot | Self::MaybeMove | Self::MaybePress => {
                rules.action_stages == ActionStages::FixedSequences
            }
            _ => true,
        }
    }
}

/// A moment as it is written.
#[derive(Clone, Copy)]
pub(super) struct Moment {
    name: Name,
    seat: Option<Seat>,
}

/// Whether `next` names a moment and not a stack of stages.
pub(super) fn is_named(value: &str) -> bool {
    let alone = !value.contains(['.', ',']);
    alone && (Name::from_word(value).is_some() || flow::read(value).is_err())
}

/// `first-action:away`, or a name alone.
pub(super) fn read(rules: &Ruleset, value: &str) -> Result<Moment, Refusal> {
    let (name, who) = value.split_once(':').map_or((value, None), |(name, who)| (name, Some(who)));
    match Name::from_word(name).filter(|name| name.is_known(rules)) {
        Some(name) if who.is_none() || name.who().is_some() => {
            Ok(Moment { name, seat: who.map(read_seat).transpose()? })
        }
        _ => Err(Refusal::new("unknown-moment").quoted("got", value).text("known", known(rules))),
    }
}

/// The moments of an edition, those of a team with one.
fn known(rules: &Ruleset) -> String {
    let write = |name: Name| match name.who() {
        Some(_) => format!("{}:home", name.word()),
        None => name.word().to_owned(),
    };
    let names: Vec<String> = Name::ALL.into_iter().filter(|name| name.is_known(rules)).map(write).collect();
    names.join(", ")
}

/// What is not written follows from the rest: first the turn, then what is to be done.
pub(super) fn settle(rules: &Ruleset, s: &mut State, written: &Written, moment: Option<Moment>) {
    if moment.is_some() || !written.is_empty() {
        complete_turn(rules, s, written, moment);
    }
    if let Some(Moment { name, seat }) = moment {
        let seat = seat.unwrap_or(match name.who() {
            Some(Who::First) => s.turn.first,
            Some(Who::Passive) => s.passive(),
            Some(Who::Controlling) | None => s.control,
        });
        s.agenda.clear();
        reach(rules, s, name, seat);
    }
}

/// The parts of the turn that are not written: begun by the team in control where the ball lies, players
/// counted in the target area, and dice that led here.
fn complete_turn(rules: &Ruleset, s: &mut State, written: &Written, moment: Option<Moment>) {
    let progress = moment.map_or(Progress::OnItsWay, |moment| moment.name.progress());
    let missing = |part, since| progress >= since && !written.has(part);
    if missing(Part::Number, Progress::Begun) {
        s.turn.number = 1;
    }
    if missing(Part::Restart, Progress::Begun) {
        s.turn.restart = moment.map_or(Restart::OpenPlay, |moment| moment.name.restart());
    }
    if missing(Part::Corner, Progress::ToCome) && s.turn.restart == Restart::CornerKick {
        s.turn.corner = attacked_corners(s.control)[0];
    }
    if missing(Part::Starter, Progress::Begun) {
        s.turn.starter = s.control;
    }
    if missing(Part::Pass, Progress::Begun) {
        (s.turn.start, s.turn.target) = (s.ball.area, s.ball.area);
    }
    if missing(Part::Numbers, Progress::OnItsWay) {
        target::count_numbers(rules, s);
    }
    if missing(Part::First, Progress::OnItsWay) {
        action_order::fix(rules, s);
    }
    if missing(Part::First, Progress::Acting) {
        let acts = moment.and_then(|moment| moment.seat);
        s.turn.first = acts.unwrap_or_else(|| action_order::first_team(rules, s));
    }
    if missing(Part::Dice, Progress::Acting) {
        let kept = if s.ball.value == 6 { 5 } else { 6 };
        s.turn.dice = [kept, s.ball.value];
    }
    // Equal dice bring an event, or one that equals the ball value; a foul comes of an event too.
    if missing(Part::Dice, Progress::Begun) && moment.is_some_and(|moment| moment.name.is_event()) {
        s.turn.dice = [s.ball.value; 2];
    }
}

/// Put on the agenda what the flow would have put there.
fn reach(rules: &Ruleset, s: &mut State, name: Name, seat: Seat) {
    let log = &mut ();
    match name {
        Name::Formations => s.agenda = flow::beginning(),
        Name::HalfTime => half::push_half_time(s),
        Name::Turn => s.agenda.push(Stage::Turn(0)),
        Name::Target => {
            s.agenda.push(turn::behind(rules, &[TurnStep::ChooseTarget]));
            target::enter(rules, s);
        }
        Name::GoalKick => match rules.goal_kick {
            GoalKick::PlayedOut(_) => reach(rules, s, Name::Target, seat),
            GoalKick::SkipsTurn { .. } => {
                let steps = s.steps;
                goal_kick::push_moves(s, seat);
                if steps != Steps::default() {
                    s.steps = steps;
                }
            }
        },
        Name::Dice => {
            s.agenda.push(turn::behind(rules, &[TurnStep::Roll, TurnStep::RollDice]));
            s.agenda.push(Stage::StageDice);
        }
        Name::Event if rules.special_events.by_difference() => {
            s.agenda.push(turn::behind(rules, &[TurnStep::CheckControl]));
            s.agenda.push(Stage::CheckResult);
            s.agenda.push(Stage::EventByDifference);
        }
        Name::Event => {
            s.agenda.push(turn::behind(rules, &[TurnStep::MoveTime, TurnStep::RollDice]));
            s.agenda.push(special_event::stage(rules));
        }
        Name::Check => s.agenda.push(turn::before(rules, &[TurnStep::CheckControl])),
        Name::Order => s.agenda.push(turn::before(rules, &[TurnStep::FirstActions, TurnStep::FirstStage])),
        Name::Actions => {
            begin_round(rules, s, seat);
            s.agenda.push(match rules.action_stages {
                ActionStages::Rounds => Stage::FirstAction(seat),
                ActionStages::FixedSequences | ActionStages::TwoActions => Stage::TeamStage(seat),
            });
        }
        // The fixed sequences of 2.0 have no actions to choose from.
        Name::FirstAction if rules.action_stages == ActionStages::FixedSequences => {
            reach(rules, s, Name::Actions, seat);
        }
        Name::FirstAction | Name::MaybeShoot => push_action(rules, s, seat, Sequence::GoalAttempt),
        Name::SecondActions => {
            s.agenda.push(turn::behind(rules, &[TurnStep::SecondActions]));
            s.agenda.push(Stage::SecondActions);
        }
        Name::SecondAction => push_second_action(rules, s, seat),
        Name::MaybeMove => push_action(rules, s, seat, Sequence::Movement),
        Name::MaybePress => push_action(rules, s, seat, Sequence::Pressing),
        Name::GoalAttempt => {
            push_action(rules, s, seat, Sequence::GoalAttempt);
            flow::act(rules, s, Action::Shoot, log);
        }
        Name::Pressing => {
            push_action(rules, s, seat, Sequence::Pressing);
            flow::act(rules, s, Action::Press, log);
        }
        Name::FreeKick => s.agenda.push(Stage::FreeKick),
        Name::YellowCard => {
            s.agenda.push(Stage::FreeKick);
            cards::test_yellow(rules, s, seat);
        }
        Name::RedCard => {
            s.agenda.push(Stage::FreeKick);
            cards::test_red(rules, s, seat, 0);
        }
        Name::TakeFreeKick => s.agenda.push(Stage::TakeFreeKick),
        Name::Penalty => s.agenda.push(Stage::Dive),
    }
}

/// The step of the turn in which a team acts first, and whoever acts after it there.
fn begin_round(rules: &Ruleset, s: &mut State, seat: Seat) {
    let first = seat == s.turn.first;
    match rules.action_stages {
        ActionStages::Rounds => {
            s.agenda.push(turn::behind(rules, &[TurnStep::FirstActions]));
            if first {
                s.agenda.push(Stage::FirstAction(seat.other()));
            }
        }
        ActionStages::FixedSequences | ActionStages::TwoActions => {
            s.agenda.push(turn::behind(
                rules,
                &[if first { TurnStep::FirstStage } else { TurnStep::SecondStage }],
            ));
        }
    }
}

/// A team chooses its first action, in 2.0 whether it plays this part of its stage.
fn push_action(rules: &Ruleset, s: &mut State, seat: Seat, part: Sequence) {
    begin_round(rules, s, seat);
    match rules.action_stages {
        ActionStages::Rounds => action_order::push_action(rules, s, seat, Nth::First),
        ActionStages::TwoActions => action_stage::push_actions(rules, s, seat, Nth::First),
        ActionStages::FixedSequences => action_stage::push_sequences(s, seat, part),
    }
}

fn push_second_action(rules: &Ruleset, s: &mut State, seat: Seat) {
    match rules.action_stages {
        ActionStages::Rounds => {
            s.agenda.push(turn::behind(rules, &[TurnStep::SecondActions]));
            if seat == s.turn.first {
                action_order::push_action(rules, s, seat.other(), Nth::Second);
            }
            action_order::push_action(rules, s, seat, Nth::Second);
        }
        ActionStages::FixedSequences | ActionStages::TwoActions => {
            begin_round(rules, s, seat);
            action_stage::push_actions(rules, s, seat, Nth::Second);
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use touchline_engine::Notation;

    use crate::Fuba;

    const TEAMS: &str = "home=4-4-2,GK:APA,AFR:4,CE:5,BFR:1 away=4-4-2,GK:BPA,BFR:5,CE:5 clock=1:20";

    /// The turn and what is to be done, as the machine writes them.
    fn written(edition: &str, fields: &str) -> String {
        let game = Fuba::from_text(edition).unwrap();
        let read = |text: &str| game.read_state(text).unwrap_or_else(|refusal| panic!("{refusal}\n{text}"));
        let state = read(&format!("{TEAMS} {fields}"));
        let full = game.write_state(&state);
        assert_eq!(read(&full), state, "{full}");
        let said = |field: &&str| field.starts_with("turn=") || field.starts_with("next=");
        full.split(' ').filter(said).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_order_of_the_turn_says_which_stages_a_moment_is() {
        let ball = "ball=CE:3:home";
        for (edition, moment, next) in [
            ("fuba:3.0", "target", "turn.1,target"),
            ("fuba:3.0", "dice", "turn.3,dice"),
            ("fuba:3.0", "event", "turn.3,event"),
            ("fuba:3.0", "first-action:away", "turn.5,first-action.home,action.away.1"),
            ("fuba:3.0", "second-actions", "turn.6,second-actions"),
            ("fuba:3.0", "second-action:home", "turn.6,action.away.2,action.home.2"),
            ("fuba:3.0", "pressing:away", "turn.5,first-action.home,pressing.away.2"),
            ("fuba:3.0", "actions:home", "turn.5,first-action.away,action.home.1,free-movement.home"),
            ("fuba:3.0", "yellow-card:away", "free-kick,yellow-card.away"),
            ("fuba:3.0", "half-time", "half.2,show-formations,half-time.away,half-time.home"),
            ("fuba:2.2", "first-action:away", "turn.5,start-free.away,action.away.2,action.away.1"),
            ("fuba:2.2", "second-action:away", "turn.5,start-free.away,action.away.2"),
            ("fuba:2.2", "event", "turn.4,check-result,event-difference"),
            ("fuba:2.1", "dice", "turn.3,dice"),
            ("fuba:2.1", "first-action:home", "turn.6,start-free.home,action.home.2,action.home.1"),
            ("fuba:2.0", "dice", "turn.2,dice"),
            ("fuba:2.0", "first-action:away", "turn.6,sequence.away.2,maybe-move.away"),
            ("fuba:2.0", "maybe-press:away", "turn.6,sequence.away.5,maybe-press.away"),
            ("fuba:2.0", "pressing:away", "turn.6,sequence.away.5,pressing.away.1"),
        ] {
            let full = written(edition, &format!("{ball} next={moment}"));
            assert_eq!(full.split("next=").last(), Some(next), "{edition} {moment}");
        }
    }

    #[test]
    fn what_the_turn_does_not_say_is_found_in_the_position() {
        let full = |fields| written("fuba:3.0", fields);
        assert_eq!(
            full("ball=CE:3:home next=first-action:away"),
            "turn=1,open,BLC,home,CE>CE,63,5-5,away,+0,none,none-none next=turn.5,first-action.home,action.away.1"
        );
        assert_eq!(
            full("ball=CE:6:away turn=dice:26,pass:AFR>CE,first:home,number:7 next=first-action:away"),
            "turn=7,open,BLC,away,AFR>CE,26,5-5,home,+0,none,none-none next=turn.5,action.away.1"
        );
        assert_eq!(
            full("ball=BFR:1:home next=take-free-kick"),
            "turn=1,free-kick,BLC,home,BFR>BFR,11,0-0,home,+0,none,none-none next=take-free-kick"
        );
        assert_eq!(
            full("turn=restart:goal-kick ball=APA:1:home next=goal-kick"),
            "turn=1,goal-kick,BLC,home,APA>APA,00,0-0,home,+0,none,none-none next=turn.0,goal-kick-moves.home"
        );
        // The order is by the rules where nobody is named: the other team has more players there.
        assert_eq!(
            full("ball=BFR:2:home next=first-action").split("next=").last(),
            Some("turn.5,first-action.home,action.away.1")
        );
    }

    #[test]
    fn a_shot_is_the_first_action_of_its_team() {
        let ball = "ball=BFR:2:home";
        for (edition, next) in [
            ("fuba:3.0", "turn.5,first-action.away,goal-attempt.home"),
            ("fuba:2.2", "turn.5,start-free.home,action.home.2,goal-attempt.home"),
            ("fuba:2.1", "turn.6,start-free.home,action.home.2,goal-attempt.home"),
            ("fuba:2.0", "turn.6,sequence.home.1,goal-attempt.home"),
        ] {
            let full = written(edition, &format!("{ball} next=goal-attempt:home"));
            assert!(full.ends_with(&format!(",home,+0,none,shoot-none next={next}")), "{full}");
        }
    }

    #[test]
    fn a_goal_kick_is_taken_as_its_edition_takes_it() {
        for (edition, next) in [
            ("fuba:3.0", "turn.0,goal-kick-moves.home"),
            ("fuba:2.2", "turn.0,goal-kick-moves.home"),
            ("fuba:2.1", "turn.1,target,slow-kick"),
            ("fuba:2.0", "turn.1,target,slow-kick"),
        ] {
            let full = written(edition, "ball=APA:1:home next=goal-kick");
            assert_eq!(full.split("next=").last(), Some(next), "{edition}");
        }
    }

    #[test]
    fn a_full_turn_is_taken_as_it_is_written() {
        let turn = "turn=5,open,BLC,home,AFR>CE,53,1-1,home,+0,none,none-none";
        let full = written("fuba:3.0", &format!("ball=CE:3:home {turn} next=first-action:away"));
        assert_eq!(full, format!("{turn} next=turn.5,action.away.1"));
    }

    #[test]
    fn an_unknown_moment_is_refused_with_those_of_the_edition() {
        let refusal = |edition: &str, next: &str| {
            let text = format!("{TEAMS} ball=CE:3:home next={next}");
            Fuba::from_text(edition).unwrap().read_state(&text).unwrap_err().to_string()
        };
        for (edition, next) in [
            ("fuba:3.0", "supper"),
            ("fuba:3.0", "maybe-move"),
            ("fuba:2.0", "second-actions"),
            ("fuba:3.0", "target:home"),
        ] {
            let said = refusal(edition, next);
            assert!(said.starts_with(&format!("unknown-moment got=\"{next}\" known=")), "{said}");
            assert!(said.contains("turn, target, dice, event, check") && said.contains("first-action:home"));
            assert_eq!(said.contains("maybe-move:home"), edition == "fuba:2.0");
        }
        assert!(refusal("fuba:3.0", "first-action:nobody").starts_with("bad-seat"));
        assert_eq!(refusal("fuba:3.0", "check"), "position-dice");
    }

    #[test]
    fn a_turn_that_names_a_part_twice_or_wrongly_is_refused() {
        let game = Fuba::from_text("fuba:3.0").unwrap();
        for turn in
            ["dice:42,dice:42", "dice:47", "dice:42,open", "supper:1", "pass:CE", "effect:rain", "acted:move"]
        {
            let text = format!("{TEAMS} ball=CE:3:home turn={turn} next=check");
            assert_eq!(game.read_state(&text).unwrap_err().key, "position-turn", "{turn}");
        }
    }
}
