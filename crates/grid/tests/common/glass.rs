//! The board seen from its other end.
#![allow(dead_code, unreachable_pub)] // every test file uses its part

use super::random::Given;
use touchline_engine::{Faces, Input, Outcome};
use touchline_grid::advanced::forced::Course;
use touchline_grid::advanced::header::HeaderFrame;
use touchline_grid::board::{Dir, Dirs, Facing, Square};
use touchline_grid::flow::Stage;
use touchline_grid::marker::{Marker, Markers};
use touchline_grid::optional::fouls::Contact;
use touchline_grid::state::{Ball, Coming, Flight, Hold, Offered, Tackle, Touch, Turn};
use touchline_grid::{Action, Grid, Roll, State};

/// A game's board turned by 180 degrees.
#[derive(Clone, Copy)]
pub struct Glass(pub Grid);

impl Glass {
    fn square(self, square: Square) -> Square {
        if square == Square::OFF { square } else { self.0.rules.board.turned(square) }
    }

    fn marker(marker: Marker) -> Marker {
        Marker::new(marker.seat().other(), marker.number())
    }

    fn markers(markers: Markers) -> Markers {
        markers.iter().map(Self::marker).collect()
    }

    fn dirs(dirs: Dirs) -> Dirs {
        dirs.iter().fold(Dirs::NONE, |all, dir| all.with(dir.opposite()))
    }

    fn facing(facing: Facing) -> Facing {
        facing.turned(2)
    }

    pub fn state(self, s: &State) -> State {
        let mut seen = *s;
        for marker in Marker::all() {
            seen.put(marker, Square::OFF);
        }
        for marker in Marker::all() {
            let piece = seen.piece_mut(marker);
            *piece = *s.piece(Self::marker(marker));
            piece.facing = Self::facing(piece.facing);
            // The copied piece includes its square: that is set below.
            seen.put(marker, Square::OFF);
        }
        for marker in Marker::all() {
            seen.put(marker, self.square(s.at(Self::marker(marker))));
        }
        seen.present = Self::markers(s.present);
        seen.down = Self::markers(s.down);
        seen.ball = Ball { at: self.square(s.ball.at), hold: Self::hold(s.ball.hold) };
        seen.touch = Touch { by: s.touch.by.map(Self::marker), used: Self::dirs(s.touch.used), ..s.touch };
        seen.flight = s.flight.map(|flight| self.flight(flight));
        seen.score = s.score.swapped();
        seen.first_kick_off = s.first_kick_off.other();
        seen.turn = self.turn(&s.turn);
        seen.coming = self.coming(s.coming);
        seen.shootout.first = s.shootout.first.other();
        seen.shootout.kicking = s.shootout.kicking.other();
        seen.shootout.kicks = s.shootout.kicks.swapped();
        seen.shootout.goals = s.shootout.goals.swapped();
        seen.shootout.kicked = Self::markers(s.shootout.kicked);
        seen.shootout.kicker = s.shootout.kicker.map(Self::marker);
        seen.rolled = s.rolled.map(|faces| self.faces(s, faces));
        seen.agenda.clear();
        for stage in s.agenda.stages() {
            seen.agenda.push(self.stage(*stage));
        }
        seen.ended = s.ended.map(|outcome| match outcome {
            Outcome::Win(seat) => Outcome::Win(seat.other()),
            Outcome::Draw | Outcome::Unfinished => outcome,
        });
        seen
    }

    fn hold(hold: Hold) -> Hold {
        match hold {
            Hold::Free => Hold::Free,
            Hold::Held(marker) => Hold::Held(Self::marker(marker)),
            Hold::Juggled(marker) => Hold::Juggled(Self::marker(marker)),
        }
    }

    fn flight(self, flight: Flight) -> Flight {
        let mut offered = Offered::default();
        flight.offered.iter().for_each(|(attempt, marker)| offered.add(attempt, Self::marker(marker)));
        Flight {
            kicker: Self::marker(flight.kicker),
            origin: self.square(flight.origin),
            from_foot: flight.from_foot.opposite(),
            last: flight.last.opposite(),
            rest: self.square(flight.rest),
            offered,
            ..flight
        }
    }

    fn turn(self, turn: &Turn) -> Turn {
        let tackle = |tackle: Tackle| Tackle {
            tackler: Self::marker(tackle.tackler),
            target: Self::marker(tackle.target),
            ..tackle
        };
        Turn {
            seat: turn.seat.other(),
            spot: self.square(turn.spot),
            attempted: Self::markers(turn.attempted),
            fell: Self::markers(turn.fell),
            stood: Self::markers(turn.stood),
            faked: Self::markers(turn.faked),
            goalie_beaten_by: turn.goalie_beaten_by.map(Self::marker),
            juggled: Self::markers(turn.juggled),
            rerolled: Self::markers(turn.rerolled),
            skill_open: Self::markers(turn.skill_open),
            may_not_score: turn.may_not_score.map(Self::marker),
            tackle: turn.tackle.map(tackle),
            last_kicker: turn.last_kicker.map(Self::marker),
            offside: Self::markers(turn.offside),
            ..*turn
        }
    }

    fn coming(self, coming: Coming) -> Coming {
        Coming {
            seat: coming.seat.other(),
            spot: self.square(coming.spot),
            taker: coming.taker.map(Self::marker),
            ..coming
        }
    }

    fn contact(contact: Contact) -> Contact {
        match contact {
            Contact::Step(dir) => Contact::Step(dir.opposite()),
            Contact::Tackle(marker) => Contact::Tackle(Self::marker(marker)),
            Contact::Header => Contact::Header,
        }
    }

    fn stage(self, stage: Stage) -> Stage {
        let (marker, row) = (Self::marker, |row: i8| self.0.rules.board.length + 1 - row);
        match stage {
            Stage::PlaceRow(m) => Stage::PlaceRow(marker(m)),
            Stage::PlaceColumn(m, y) => Stage::PlaceColumn(marker(m), row(y)),
            Stage::SkillPoint(seat, left) => Stage::SkillPoint(seat.other(), left),
            Stage::TackleTarget(m, step) => Stage::TackleTarget(marker(m), step.map(Dir::opposite)),
            Stage::TackleCall(m, x, stepped) => Stage::TackleCall(marker(m), marker(x), stepped),
            Stage::Member(m) => Stage::Member(marker(m)),
            Stage::Entered(dir) => Stage::Entered(dir.opposite()),
            Stage::Offers(dir) => Stage::Offers(dir.opposite()),
            Stage::Combine(dir) => Stage::Combine(dir.opposite()),
            Stage::Forced(Course { dir, left, start, origin, offers }) => Stage::Forced(Course {
                dir: dir.opposite(),
                left,
                start: self.square(start),
                origin: self.square(origin),
                offers,
            }),
            Stage::Travel(to) => Stage::Travel(self.square(to)),
            Stage::Contact(m, attempt, dir) => Stage::Contact(marker(m), attempt, dir.opposite()),
            Stage::TrapOrKick(m, dir) => Stage::TrapOrKick(marker(m), dir.opposite()),
            Stage::Distance(m, attempt, dir) => Stage::Distance(marker(m), attempt, dir.opposite()),
            Stage::Redirect(m, attempt, n) => Stage::Redirect(marker(m), attempt, n),
            Stage::Arc(m, attempt) => Stage::Arc(marker(m), attempt),
            Stage::RandomHeader(m) => Stage::RandomHeader(marker(m)),
            Stage::BicycleLine(m, n) => Stage::BicycleLine(marker(m), n),
            Stage::Missed(m, dir) => Stage::Missed(marker(m), dir.opposite()),
            Stage::JuggleFoot(m) => Stage::JuggleFoot(marker(m)),
            Stage::JuggleKnee(m) => Stage::JuggleKnee(marker(m)),
            Stage::JuggleLength(m, dir) => Stage::JuggleLength(marker(m), dir.opposite()),
            Stage::FollowUp(m) => Stage::FollowUp(marker(m)),
            Stage::Drop(m) => Stage::Drop(marker(m)),
            Stage::FakeRoll(m, d, level) => Stage::FakeRoll(marker(m), marker(d), level),
            Stage::RepositionRow(m) => Stage::RepositionRow(marker(m)),
            Stage::RepositionColumn(m, y) => Stage::RepositionColumn(marker(m), row(y)),
            Stage::RepositionFacing(m) => Stage::RepositionFacing(marker(m)),
            Stage::LeaveArea(m) => Stage::LeaveArea(marker(m)),
            Stage::TakerSquare(m) => Stage::TakerSquare(marker(m)),
            Stage::MakeRoom(m) => Stage::MakeRoom(marker(m)),
            Stage::FoulRoll(m, contact) => Stage::FoulRoll(marker(m), Self::contact(contact)),
            Stage::Fouled(m, contact) => Stage::Fouled(marker(m), Self::contact(contact)),
            Stage::RedCardFielder(seat) => Stage::RedCardFielder(seat.other()),
            Stage::Between
            | Stage::Reveal
            | Stage::RollOff
            | Stage::KickOff
            | Stage::Kicker
            | Stage::OpenTurn
            | Stage::MaybeTackle
            | Stage::TurnRoll
            | Stage::RolledTurn
            | Stage::PoorAim
            | Stage::Inertia(_)
            | Stage::Act
            | Stage::GrabRoll
            | Stage::Close
            | Stage::Shot
            | Stage::StunningShot
            | Stage::Save
            | Stage::StunningSave
            | Stage::Walk(_)
            | Stage::Deflect(_)
            | Stage::DeflectTo(_)
            | Stage::Loose
            | Stage::LooseRoll
            | Stage::SetPiece
            | Stage::GoalKickSquare
            | Stage::ClearArea
            | Stage::Taker(_)
            | Stage::CornerCall
            | Stage::Penalty
            | Stage::Shootout
            | Stage::ShootoutRollOff
            | Stage::PenaltyTaker
            | Stage::PenaltyFace
            | Stage::PenaltySlot
            | Stage::PenaltyDie
            | Stage::PenaltySave(_)
            | Stage::PenaltyCorner => stage,
        }
    }

    pub fn action(self, action: Action) -> Action {
        let marker = Self::marker;
        match action {
            Action::Step(dir) => Action::Step(dir.opposite()),
            Action::Pick(m) => Action::Pick(marker(m)),
            Action::Move(dir) => Action::Move(dir.opposite()),
            Action::Kick(dir) => Action::Kick(dir.opposite()),
            Action::Toss(dir) => Action::Toss(dir.opposite()),
            Action::SetDown(square) => Action::SetDown(self.square(square)),
            Action::Stand(facing) => Action::Stand(Self::facing(facing)),
            Action::Fake(m, level) => Action::Fake(marker(m), level),
            Action::Row(y) => Action::Row(self.0.rules.board.length + 1 - y),
            Action::Column(x) => Action::Column(self.0.rules.board.width + 1 - x),
            Action::Face(facing) => Action::Face(Self::facing(facing)),
            Action::Skill(m) => Action::Skill(marker(m)),
            Action::Kicker(m, square) => Action::Kicker(marker(m), self.square(square)),
            Action::Tackle(m, step) => Action::Tackle(marker(m), step.map(Dir::opposite)),
            Action::Opponent(m) => Action::Opponent(marker(m)),
            Action::Reroll(m) => Action::Reroll(marker(m)),
            Action::Aim(m, dir) => Action::Aim(marker(m), dir.opposite()),
            Action::Attempt(attempt, m) => Action::Attempt(attempt, marker(m)),
            Action::To(square) => Action::To(self.square(square)),
            Action::Toward(dir) => Action::Toward(dir.opposite()),
            Action::Taker(m) => Action::Taker(marker(m)),
            Action::From(square, facing) => Action::From(self.square(square), Self::facing(facing)),
            Action::FollowBicycle(square) => Action::FollowBicycle(self.square(square)),
            Action::FollowKick(square) => Action::FollowKick(self.square(square)),
            Action::End
            | Action::Stop
            | Action::Turn(_)
            | Action::Juggle
            | Action::OpenSkill
            | Action::Stay
            | Action::Decline
            | Action::Call(_)
            | Action::Keep
            | Action::Trap
            | Action::Volley
            | Action::Roll
            | Action::Normal
            | Action::Direct(_)
            | Action::FollowHeader
            | Action::Slot(_)
            | Action::Hide(_) => action,
        }
    }

    /// Dice belong to roles, not to seats, except those of a roll-off, and those for a compass direction.
    fn faces(self, s: &State, faces: Faces) -> Faces {
        let other = |face: u8| if face.is_multiple_of(2) { face - 1 } else { face + 1 };
        match (touchline_grid::roll(&self.0.rules, s), faces.as_ref()) {
            (Some(Roll::RollOff | Roll::ShootoutRollOff), &[home, away]) => Faces::new(&[away, home]),
            (Some(Roll::RandomHeader(_)), &[kind, second, third, length])
                if self.0.rules.header_frame == HeaderFrame::Board =>
            {
                // North for south and east for west: of a diagonal both dice, otherwise the one for the sense
                // on the axis.
                let second = if kind.is_multiple_of(2) { second } else { other(second) };
                Faces::new(&[kind, second, other(third), length])
            }
            _ => faces,
        }
    }

    pub fn given(self, s: &State, given: Given) -> Given {
        match given {
            Input::Act(action) => Input::Act(self.action(action)),
            Input::Roll(faces) => Input::Roll(self.faces(s, faces)),
            Input::Call(call) => Input::Call(call),
        }
    }
}
