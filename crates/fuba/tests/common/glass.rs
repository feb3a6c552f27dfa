//! Symmetries of the board, and their effect on everything else.

use touchline_engine::{BySeat, Faces, Input, Outcome, Seat};
use touchline_fuba::advanced::skills::Asked;
use touchline_fuba::flow::{Agenda, Stage};
use touchline_fuba::pitch::AREAS;
use touchline_fuba::state::{Effect, Memory, Nominee, PerArea, Pieces, Squad, Steps, Turn};
use touchline_fuba::{Action, Area, Fuba, Roll, State};

use super::random::Given;

/// A symmetry of the board.
#[derive(Clone, Copy, PartialEq)]
pub enum Glass {
    /// The view from the other end.
    Turned,
    /// Left and right swapped.
    Flipped,
}

impl Glass {
    fn area(self, area: Area) -> Area {
        match self {
            Self::Turned => area.turned(),
            Self::Flipped => match area {
                Area::Alc => Area::Arc,
                Area::Arc => Area::Alc,
                Area::Alw => Area::Arw,
                Area::Arw => Area::Alw,
                Area::Blw => Area::Brw,
                Area::Brw => Area::Blw,
                Area::Blc => Area::Brc,
                Area::Brc => Area::Blc,
                Area::Apa | Area::Afr | Area::Ce | Area::Bfr | Area::Bpa | Area::Spot => area,
            },
        }
    }

    fn seat(self, seat: Seat) -> Seat {
        match self {
            Self::Turned => seat.other(),
            Self::Flipped => seat,
        }
    }

    fn seats<T>(self, pair: BySeat<T>) -> BySeat<T> {
        match self {
            Self::Turned => pair.swapped(),
            Self::Flipped => pair,
        }
    }

    fn per_area(self, counts: [u8; AREAS]) -> [u8; AREAS] {
        let mut seen = [0; AREAS];
        for area in Area::ALL {
            seen[self.area(area) as usize] = counts[area as usize];
        }
        seen
    }

    fn squad(self, squad: &Squad) -> Squad {
        let mut seen = Squad::in_hand(squad.in_hand, self.area(squad.keeper()));
        for area in Area::ALL.into_iter().chain([Area::Spot]) {
            seen.put(self.area(area), squad.outfield(area));
        }
        seen
    }

    fn stage(self, stage: Stage) -> Stage {
        let seat = |seat| self.seat(seat);
        match stage {
            Stage::Formation(who) => Stage::Formation(seat(who)),
            Stage::HalfTime(who) => Stage::HalfTime(seat(who)),
            Stage::KickOffChoice(who) => Stage::KickOffChoice(seat(who)),
            Stage::SetUp(who) => Stage::SetUp(seat(who)),
            Stage::PlaceKeeper(who) => Stage::PlaceKeeper(seat(who)),
            Stage::Place(who, area) => Stage::Place(seat(who), self.area(area)),
            Stage::StartAdjust(who) => Stage::StartAdjust(seat(who)),
            Stage::Adjust(who) => Stage::Adjust(seat(who)),
            Stage::EasyMove(who) => Stage::EasyMove(seat(who)),
            Stage::Closest(who) => Stage::Closest(seat(who)),
            Stage::FirstAction(who) => Stage::FirstAction(seat(who)),
            Stage::FreeMovement(who) => Stage::FreeMovement(seat(who)),
            Stage::Action(who, nth) => Stage::Action(seat(who), nth),
            Stage::Movement(who, line) => Stage::Movement(seat(who), line),
            Stage::GoalAttempt(who) => Stage::GoalAttempt(seat(who)),
            Stage::SecondDie(who) => Stage::SecondDie(seat(who)),
            Stage::Rebound(who) => Stage::Rebound(seat(who)),
            Stage::Pressing(who, dice) => Stage::Pressing(seat(who), dice),
            Stage::YellowCard(who) => Stage::YellowCard(seat(who)),
            Stage::RedCard(who, extra) => Stage::RedCard(seat(who), extra),
            Stage::SendOff(who) => Stage::SendOff(seat(who)),
            Stage::QuickMoves(who) => Stage::QuickMoves(seat(who)),
            Stage::GoalKickMoves(who) => Stage::GoalKickMoves(seat(who)),
            Stage::EventMoves(who) => Stage::EventMoves(seat(who)),
            Stage::TeamStage(who) => Stage::TeamStage(seat(who)),
            Stage::Sequence(who, number) => Stage::Sequence(seat(who), number),
            Stage::MaybeShoot(who) => Stage::MaybeShoot(seat(who)),
            Stage::MaybeMove(who) => Stage::MaybeMove(seat(who)),
            Stage::MaybePress(who) => Stage::MaybePress(seat(who)),
            Stage::StartFree(who) => Stage::StartFree(seat(who)),
            Stage::SlowMoves(who) => Stage::SlowMoves(seat(who)),
            Stage::MidfieldRoles(who) => Stage::MidfieldRoles(seat(who)),
            Stage::OtherRoles(who) => Stage::OtherRoles(seat(who)),
            Stage::ChooseStyles(who) => Stage::ChooseStyles(seat(who)),
            Stage::ChooseSkill(who) => Stage::ChooseSkill(seat(who)),
            Stage::Tiredness(who) => Stage::Tiredness(seat(who)),
            Stage::LosePoint(who) => Stage::LosePoint(seat(who)),
            Stage::MaybeSubstitute(who) => Stage::MaybeSubstitute(seat(who)),
            Stage::Substitution(who, left) => Stage::Substitution(seat(who), left),
            Stage::FreshPlayer(who, line) => Stage::FreshPlayer(seat(who), line),
            Stage::GainPoint(who) => Stage::GainPoint(seat(who)),
            Stage::Injury(who, less) => Stage::Injury(seat(who), less),
            Stage::ChooseInjured(who, less) => Stage::ChooseInjured(seat(who), less),
            Stage::InjuryRoll(who, area) => Stage::InjuryRoll(seat(who), self.area(area)),
            Stage::Replace(who, area) => Stage::Replace(seat(who), self.area(area)),
            Stage::MaybeSweep(who) => Stage::MaybeSweep(seat(who)),
            Stage::MovesRoll(who) => Stage::MovesRoll(seat(who)),
            Stage::LoseCard(who) => Stage::LoseCard(seat(who)),
            Stage::DrawCard(who) => Stage::DrawCard(seat(who)),
            Stage::DrawTalent(who) => Stage::DrawTalent(seat(who)),
            Stage::Discard(who) => Stage::Discard(seat(who)),
            Stage::Nominate(who) => Stage::Nominate(seat(who)),
            Stage::Bounce(who) => Stage::Bounce(seat(who)),
            Stage::PassOn(who) => Stage::PassOn(seat(who)),
            Stage::HarshYellowCard(who) => Stage::HarshYellowCard(seat(who)),
            Stage::OpenWindow(window, who) => Stage::OpenWindow(window, seat(who)),
            Stage::ReopenWindow(window, who) => Stage::ReopenWindow(window, seat(who)),
            Stage::Window(window, asked) => Stage::Window(window, Asked { seat: seat(asked.seat), ..asked }),
            Stage::SkillChoice(who, skill) => Stage::SkillChoice(seat(who), skill),
            Stage::SkillRoll(who, skill) => Stage::SkillRoll(seat(who), skill),
            Stage::WeatherRoll
            | Stage::ShootOut
            | Stage::ShootOutRoll
            | Stage::MaybeSlowPlay
            | Stage::SlowPlayRoll
            | Stage::AdvancedEvent
            | Stage::EventMove
            | Stage::RollOff
            | Stage::Streaking
            | Stage::ActInOrder
            | Stage::ShowFormations
            | Stage::KickOffRoll
            | Stage::StartHalf(_)
            | Stage::KickOff
            | Stage::Turn(_)
            | Stage::Target
            | Stage::StageDice
            | Stage::SpecialEvent
            | Stage::NewValue
            | Stage::SecondActions
            | Stage::FreeKick
            | Stage::TakeFreeKick
            | Stage::FreeKickShot
            | Stage::CornerSide
            | Stage::Dive
            | Stage::PenaltyKick
            | Stage::PenaltyDie(_)
            | Stage::CheckResult
            | Stage::EventByDifference
            | Stage::Fetch
            | Stage::SlowKick
            | Stage::SlowDone => stage,
        }
    }

    fn nominee(self, nominee: Nominee) -> Nominee {
        match nominee {
            Nominee::Anybody(area) => Nominee::Anybody(self.area(area)),
            Nominee::Player(area) => Nominee::Player(self.area(area)),
            Nominee::Keeper => Nominee::Keeper,
        }
    }

    fn turn(self, t: &Turn) -> Turn {
        let effect = match t.effect {
            Effect::ExtraStep(seat) => Effect::ExtraStep(self.seat(seat)),
            Effect::Moves(seat, count) => Effect::Moves(self.seat(seat), count),
            Effect::NoDefence(seat) => Effect::NoDefence(self.seat(seat)),
            Effect::FastSituation(seat) => Effect::FastSituation(self.seat(seat)),
            Effect::BallBounces(seat) => Effect::BallBounces(self.seat(seat)),
            Effect::HeadCollision(seat) => Effect::HeadCollision(self.seat(seat)),
            other => other,
        };
        Turn {
            corner: self.area(t.corner),
            starter: self.seat(t.starter),
            start: self.area(t.start),
            target: self.area(t.target),
            numbers: self.seats(t.numbers),
            first: self.seat(t.first),
            acted: self.seats(t.acted),
            moves: self.seats(t.moves),
            deducted: self.seats(t.deducted),
            pressed: t.pressed.map(|seat| self.seat(seat)),
            sweep: t.sweep.map(|seat| self.seat(seat)),
            fans: t.fans.map(|(seat, nominee)| (self.seat(seat), self.nominee(nominee))),
            played: self.seats(t.played),
            effect,
            ..*t
        }
    }

    /// The mirrored position. The sides of a penalty are each player's own left and right, not places on the
    /// board: they stay.
    pub fn state(self, s: &State) -> State {
        let mut agenda = Agenda::new();
        for stage in s.agenda.stages() {
            agenda.push(self.stage(*stage));
        }
        let ended = s.ended.map(|outcome| match outcome {
            Outcome::Win(seat) => Outcome::Win(self.seat(seat)),
            Outcome::Draw | Outcome::Unfinished => outcome,
        });
        let mut ball = s.ball;
        ball.area = self.area(ball.area);
        State {
            squads: self.seats(s.squads.map(|squad| self.squad(&squad))),
            teams: self.seats(s.teams),
            ball,
            control: self.seat(s.control),
            kicked_off: self.seat(s.kicked_off),
            clock: s.clock,
            weather: s.weather,
            agreed: match self {
                Self::Turned => s.agreed.swapped(),
                Self::Flipped => s.agreed,
            },
            secrets: self.seats(s.secrets),
            turn: self.turn(&s.turn),
            steps: Steps {
                moved: PerArea::new(self.per_area(s.steps.moved.all())),
                surplus: PerArea::new(self.per_area(s.steps.surplus.all())),
                ..s.steps
            },
            moved: self.seats(s.moved.map(|pieces| self.pieces(pieces))),
            moved_freely: self.seats(s.moved_freely.map(|pieces| self.pieces(pieces))),
            memory: Memory {
                owed: s.memory.owed,
                first: s.memory.first.map(|seat| self.seat(seat)),
                moves: self.seats(s.memory.moves),
                free_check: s.memory.free_check.map(|seat| self.seat(seat)),
            },
            agenda,
            ended,
        }
    }

    fn pieces(self, pieces: Pieces) -> Pieces {
        Pieces::new(self.per_area(pieces.players()), pieces.keeper())
    }

    /// The mirrored answer.
    pub fn action(self, action: Action) -> Action {
        let area = |area| self.area(area);
        match action {
            Action::KickOff(seat) => Action::KickOff(self.seat(seat)),
            Action::PlaceKeeper(place) => Action::PlaceKeeper(area(place)),
            Action::Target(place) => Action::Target(area(place)),
            Action::Move(from, to) => Action::Move(area(from), area(to)),
            Action::MoveKeeper(from, to) => Action::MoveKeeper(area(from), area(to)),
            Action::Dribble(from, to) => Action::Dribble(area(from), area(to)),
            Action::DribbleKeeper(from, to) => Action::DribbleKeeper(area(from), area(to)),
            Action::MoveNominee(from, to) => Action::MoveNominee(area(from), area(to)),
            Action::DribbleNominee(from, to) => Action::DribbleNominee(area(from), area(to)),
            Action::Corner(place) => Action::Corner(area(place)),
            Action::SendOff(place) => Action::SendOff(area(place)),
            Action::Cross(place) => Action::Cross(area(place)),
            Action::Injured(place) => Action::Injured(area(place)),
            Action::Nominate(place) => Action::Nominate(area(place)),
            Action::BallOn(place) => Action::BallOn(area(place)),
            Action::MidfieldRoles(..)
            | Action::OtherRoles(..)
            | Action::Styles(_)
            | Action::Skill(_)
            | Action::Play(_)
            | Action::MovementWithPoint(_)
            | Action::MovementByDie
            | Action::PositionWithPoint(_)
            | Action::AdjustWithPoint
            | Action::PressWithPoint
            | Action::PressAggressively
            | Action::Substitute(_)
            | Action::Shift(..)
            | Action::BookedOff
            | Action::Fresh(_)
            | Action::Points(_)
            | Action::Sweep
            | Action::KeeperOut
            | Action::KeeperIn
            | Action::SlowDown
            | Action::Raise
            | Action::Lower
            | Action::Discard(_)
            | Action::Done
            | Action::Formation(_)
            | Action::Place(_)
            | Action::Shoot
            | Action::Pass
            | Action::Movement(_)
            | Action::Position(_)
            | Action::Adjust
            | Action::Press
            | Action::SecondActions
            | Action::NewTurn
            | Action::Dive(_)
            | Action::Kick(_)
            | Action::SlowKick => action,
        }
    }

    /// The mirrored input. All dice but those of the kick-off roll belong to roles, not to seats.
    pub fn given(self, game: &Fuba, s: &State, given: Given) -> Given {
        match given {
            Input::Roll(faces)
                if self == Self::Turned && touchline_fuba::roll(&game.rules, s) == Some(Roll::KickOff) =>
            {
                let mut faces = faces.as_ref().to_vec();
                faces.reverse();
                Input::Roll(Faces::new(&faces))
            }
            Input::Act(action) => Input::Act(self.action(action)),
            other => other,
        }
    }
}
