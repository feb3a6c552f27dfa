//! Grid's board: a square is three characters wide, north is up, home attacks upwards.

use touchline_engine::Seat;
use touchline_grid::board::{Board as Field, Dir, Facing, Square};
use touchline_grid::marker::{Marker, Markers};
use touchline_grid::notation::{write_marker, write_square};
use touchline_grid::rules::ending::Ending;
use touchline_grid::rules::time::is_turn_open;
use touchline_grid::state::{FlightKind, Hold, Restart, State, TurnKind};
use touchline_grid::{Decision, Grid, Ruleset, Toggle, View};
use touchline_words::Words;

use super::{BALL, Board, FAINT, Paint, side};
use crate::columns::facts;

impl Board for Grid {
    fn draw(&self, view: &View, _: &Words, paint: Paint, width: usize) -> String {
        let (board, s) = (self.rules.board, view.state());
        let squares = Squares::of(board, width);
        let score = score_line(&self.rules, s, paint);
        let mut lines = vec![facts(&score, width), columns(board, squares, paint)];
        lines.extend((0..=board.length + 1).rev().map(|y| row(board, s, y, squares, paint)));
        lines.push(columns(board, squares, paint));
        lines.push(ball_line(s, squares, paint));
        if squares == Squares::Narrow
            && Seat::ALL.into_iter().any(|seat| s.present.has(Marker::new(seat, 10)))
        {
            lines.push("X is number 10".into());
        }
        let teams = Seat::ALL.into_iter().filter_map(|seat| team_line(&self.rules, view, seat, paint));
        lines.extend(teams.map(|team| facts(&team, width)));
        lines.extend(penalties(s, paint));
        lines.join("\n")
    }

    fn examples(&self) -> [&'static str; 2] {
        ["pick H5, move ne, kick n, end", "H5, ne"]
    }

    fn hints(&self) -> &'static [&'static str] {
        &[
            "Markers are H0 to H10 and A0 to A10 (0 is the goalie), squares column,row, directions n ne e se s sw w nw.",
            "A member is picked for every step it makes, and once for a kick; the ball goes on step by step until stop or end.",
            "In short: H5 n n ne makes three steps, H5 kick ne n n a kick of three squares, n n lets a ball under way go on.",
            "A whole turn: H5 n; H5 kick ne n n; end. Where end is all that is left, Enter will do.",
            "A placement: 4; 10 is row 4, column 10 of the marker that is asked for; auto places all that are left.",
            "In a timed match you look at the clock: call turn-time ends a turn, call full-time a half.",
        ]
    }

    /// `H5 n ne` for the steps of a member, `H5 kick n ne` for its kick, `H5 juggle` for anything else it
    /// does; `n ne` for a ball under way.
    fn in_full(&self, asked: &Decision, short: &str) -> Vec<String> {
        let words: Vec<&str> = short.split_whitespace().collect();
        let are_ways = |words: &[&str]| !words.is_empty() && words.iter().all(|word| is_way(word));
        let steps = |ways: &[&str]| ways.iter().map(|way| format!("step {way}")).collect::<Vec<_>>();
        match (asked, &words[..]) {
            (Decision::Act, ways) if ways.len() > 1 && are_ways(ways) => steps(ways),
            (Decision::Act, [marker, ways @ ..]) if is_marker(marker) && are_ways(ways) => {
                ways.iter().flat_map(|way| [format!("pick {marker}"), format!("move {way}")]).collect()
            }
            (Decision::Act, [marker, does @ ("kick" | "toss"), way, ways @ ..])
                if is_marker(marker) && is_way(way) && (ways.is_empty() || are_ways(ways)) =>
            {
                let kick = vec![format!("pick {marker}"), format!("{does} {way}")];
                [kick, steps(ways)].concat()
            }
            (Decision::Act, [marker, does @ ..]) if is_marker(marker) && !does.is_empty() => {
                vec![format!("pick {marker}"), does.join(" ")]
            }
            _ => Vec::new(),
        }
    }

    /// A marker gets its row, then its column, then perhaps its facing; then comes the next one.
    fn goes_on(&self, before: &Decision, now: &Decision) -> bool {
        let part = |decision: &Decision| match decision {
            Decision::PlaceRow(_) | Decision::PlaceColumn(..) => 1,
            Decision::RepositionRow(_) | Decision::RepositionColumn(..) | Decision::RepositionFacing(_) => 2,
            _ => 0,
        };
        part(before) != 0 && part(before) == part(now)
    }
}

/// `▲ Home 1-0 ▽ Away   1st half   turn 12 of 180   Home to play: 5 points`.
fn score_line(rules: &Ruleset, s: &State, paint: Paint) -> String {
    let of = match rules.ending {
        Ending::Turns(turns) => format!(" of {turns}"),
        Ending::Score(goals) => format!(", first to {goals}"),
        Ending::Timed(minutes) => format!(", {minutes} minutes"),
    };
    let half = match (rules.half_time && !matches!(rules.ending, Ending::Score(_)), s.half) {
        (false, _) => "",
        (true, 1) => "   1st half",
        (true, _) => "   2nd half",
    };
    let turn =
        if s.turns == 0 { "   before the kick-off".into() } else { format!("   turn {}{of}", s.turns) };
    let turn = turn + if s.full_time { ", time is up" } else { "" };
    let score = [Seat::Home, Seat::Away].map(|seat| s.score[seat]);
    let teams = Seat::ALL.map(|seat| paint.with(side(seat).1, &format!("{} {}", sign(seat), side(seat).0)));
    format!("{} {}-{} {}{half}{turn}{}", teams[0], score[0], score[1], teams[1], points(s, paint))
}

/// Whose turn it is and what is left of it.
fn points(s: &State, paint: Paint) -> String {
    if !is_turn_open(s) {
        return String::new();
    }
    let (name, code) = side(s.turn.seat);
    let kind = match s.turn.kind {
        TurnKind::Normal => "",
        TurnKind::KickOff => " (kick-off)",
        TurnKind::Goalie => " (from the goalie)",
        TurnKind::Penalty => " (penalty kick)",
        TurnKind::SetPiece(Restart::ThrowIn) => " (throw-in)",
        TurnKind::SetPiece(Restart::CornerKick) => " (corner kick)",
        TurnKind::SetPiece(Restart::GoalKick) => " (goal kick)",
        TurnKind::SetPiece(Restart::FreeKick) => " (free kick)",
    };
    let extra: Vec<String> = s
        .present
        .and(Markers::of(s.turn.seat))
        .iter()
        .filter(|marker| s.turn.extra[usize::from(marker.number())] > 0)
        .map(|marker| {
            format!(", {} {} more", write_marker(marker), s.turn.extra[usize::from(marker.number())])
        })
        .collect();
    let left = match (s.turn.points, s.turn.dice) {
        _ if s.turn.kind == TurnKind::Penalty => String::new(),
        (0, 1) if s.turn.rolled.as_ref().is_empty() => ": 1 die to roll".to_owned(),
        (0, dice) if s.turn.rolled.as_ref().is_empty() => format!(": {dice} dice to roll"),
        (1, _) => ": 1 point".to_owned(),
        (points, _) => format!(": {points} points"),
    };
    format!("   {}{kind}{left}{}", paint.with(code, name), extra.concat())
}

/// How wide a square is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Squares {
    /// Three characters: a marker, its number, the ball next to it.
    Wide,
    /// Two characters: the ball shows only on squares without a marker, and the line below the board says
    /// where it is.
    Narrow,
}

impl Squares {
    /// The widest form that fits, with row numbers on both sides.
    fn of(board: &Field, width: usize) -> Self {
        let squares = usize::try_from(board.width).unwrap_or(0);
        if 3 * squares + 7 <= width { Self::Wide } else { Self::Narrow }
    }

    /// As much of a three-character picture as is shown.
    fn cut(self, picture: &str) -> String {
        match self {
            Self::Wide => picture.to_owned(),
            Self::Narrow if picture == "[ ]" => "[]".to_owned(),
            // The sign in the middle, or the marker and its number.
            Self::Narrow if picture.starts_with([' ', '[']) => picture.chars().skip(1).take(2).collect(),
            Self::Narrow => picture.chars().take(2).collect(),
        }
    }
}

/// The numbers of the columns, as squares are typed.
fn columns(board: &Field, squares: Squares, paint: Paint) -> String {
    let number = |x: i8| match squares {
        Squares::Wide => format!("{x:^3}"),
        // Two-digit numbers need a gap between them.
        Squares::Narrow if x > 9 && x % 2 == 1 => "  ".to_owned(),
        Squares::Narrow => format!("{x:<2}"),
    };
    let numbers: String = (1..=board.width).map(number).collect();
    paint.with(FAINT, &format!("    {}", numbers.trim_end()))
}

/// One row with its number on both sides.
fn row(board: &Field, s: &State, y: i8, squares: Squares, paint: Paint) -> String {
    let cells: String =
        (1..=board.width).map(|x| cell(board, s, Square::new(x, y), squares, paint)).collect();
    let [left, right] = [format!("{y:>3} "), format!(" {y}")].map(|number| paint.with(FAINT, &number));
    format!("{left}{cells}{right}")
}

/// The ground a square is painted on.
#[derive(Clone, Copy)]
enum Ground {
    Field,
    /// The row that belongs to neither half.
    Halfway,
    /// The penalty areas and the centre circle.
    Marked,
    /// The goal areas.
    Goal,
    /// The centre spot and the penalty spots.
    Spot,
    Slot,
    /// Behind a goal line, beside the goal.
    Nothing,
}

impl Ground {
    fn of(board: &Field, square: Square) -> Self {
        let any = |test: &dyn Fn(Seat) -> bool| Seat::ALL.into_iter().any(test);
        if board.slot_of(square).is_some() {
            Self::Slot
        } else if !board.is_field(square) {
            Self::Nothing
        } else if square == board.centre() || any(&|seat| square == board.penalty_spot(seat)) {
            Self::Spot
        } else if any(&|seat| board.goal_area(seat).any(|goal| goal == square)) {
            Self::Goal
        } else if board.in_circle(square) || any(&|seat| board.in_penalty_area(seat, square)) {
            Self::Marked
        } else if square.y == board.centre_row() {
            Self::Halfway
        } else {
            Self::Field
        }
    }

    /// What an empty square shows.
    const fn picture(self) -> &'static str {
        match self {
            Self::Field => " · ",
            Self::Halfway => "───",
            Self::Marked => " ∘ ",
            Self::Goal => " ° ",
            Self::Spot => " + ",
            Self::Slot => "[ ]",
            Self::Nothing => "   ",
        }
    }

    /// Its background.
    const fn colour(self) -> &'static str {
        match self {
            Self::Field | Self::Halfway => "48;5;22",
            Self::Marked | Self::Spot => "48;5;28",
            Self::Goal => "48;5;34",
            Self::Slot => "48;5;240",
            Self::Nothing => "49",
        }
    }
}

/// The colour of the markings; whatever stands on them has the colour of its team.
const MARKS: &str = "38;5;108";
const HOME_MARKER: &str = "1;97;48;5;25";
const AWAY_MARKER: &str = "1;97;48;5;160";

fn cell(board: &Field, s: &State, square: Square, squares: Squares, paint: Paint) -> String {
    let ground = Ground::of(board, square);
    let ball = s.ball.at == square;
    let narrow = squares == Squares::Narrow;
    match s.marker_at(square) {
        Some(marker) => {
            let code = match marker.seat() {
                Seat::Home => HOME_MARKER,
                Seat::Away => AWAY_MARKER,
            };
            paint.with(code, &squares.cut(&marker_cell(s, marker, ball && !narrow, squares)))
        }
        None if ball => {
            let picture = if matches!(ground, Ground::Slot) { "[●]" } else { " ● " };
            paint.with(&format!("{BALL};{}", ground.colour()), &squares.cut(picture))
        }
        None => paint.with(&format!("{MARKS};{}", ground.colour()), &squares.cut(ground.picture())),
    }
}

/// `▲5 `: where the feet point and the number; with the ball on its square `▲5●`, or `●10` where there is no
/// room for both.
fn marker_cell(s: &State, marker: Marker, ball: bool, squares: Squares) -> String {
    let sign = if s.down.has(marker) {
        lying(marker.seat())
    } else {
        standing(marker.seat(), s.piece(marker).facing)
    };
    match (marker.number(), ball) {
        (0, false) => format!("{sign}G "),
        (0, true) => format!("{sign}G●"),
        (number @ 1..=9, true) => format!("{sign}{number}●"),
        (number, true) => format!("●{number}"),
        // Number ten, where there is room for one character.
        (10, false) if squares == Squares::Narrow => format!("{sign}X "),
        (number, false) => format!("{sign}{number:<2}"),
    }
}

/// Filled for home, hollow for away.
const fn standing(seat: Seat, facing: Facing) -> char {
    const HOME: [char; 4] = ['▲', '▶', '▼', '◀'];
    const AWAY: [char; 4] = ['△', '▷', '▽', '◁'];
    match seat {
        Seat::Home => HOME[facing as usize],
        Seat::Away => AWAY[facing as usize],
    }
}

const fn lying(seat: Seat) -> char {
    match seat {
        Seat::Home => '▬',
        Seat::Away => '▭',
    }
}

/// The sign of a team in the lines above and below the board.
const fn sign(seat: Seat) -> char {
    standing(seat, Facing::of(seat))
}

/// Where the ball is, who has it, and its current flight.
fn ball_line(s: &State, squares: Squares, paint: Paint) -> String {
    let at = write_square(s.ball.at);
    let how = match (s.ball.hold, s.flight) {
        (Hold::Free, None) if squares == Squares::Narrow => match s.marker_at(s.ball.at) {
            Some(marker) => format!("under {}", write_marker(marker)),
            None => String::new(),
        },
        (Hold::Held(holder), _) => format!("held by {}", write_marker(holder)),
        (Hold::Juggled(juggler), _) => format!("in the air above {}", write_marker(juggler)),
        (Hold::Free, None) => String::new(),
        (Hold::Free, Some(flight)) => {
            let (kicker, last) = (write_marker(flight.kicker), flight.last.word());
            match flight.kind {
                FlightKind::Kick if flight.slide => format!("sliding kick of {kicker}, last step {last}"),
                FlightKind::Kick => format!("kicked by {kicker}, last step {last}"),
                FlightKind::Toss | FlightKind::Throw => format!("thrown by {kicker}, last step {last}"),
                FlightKind::Inertia => format!("rolls on by itself, last step {last}"),
                FlightKind::Redirect => format!("played on by {kicker}, last step {last}"),
                FlightKind::Forced => format!("goes straight on {last}"),
            }
        }
    };
    format!("{} ball at {at} {how}", paint.with(BALL, "●")).trim_end().to_owned()
}

/// What a team has besides the places of its markers: markers still to be placed or hidden, skill points,
/// fouls. `None` in most positions.
fn team_line(rules: &Ruleset, view: &View, seat: Seat, paint: Paint) -> Option<String> {
    let s = view.state();
    let team = || s.present.and(Markers::of(seat)).iter();
    let counts = |count: &dyn Fn(Marker) -> u8, zero: bool| {
        let told = team().filter(|marker| zero || count(*marker) > 0);
        told.map(|marker| format!("{} {}", write_marker(marker), count(marker)))
            .collect::<Vec<_>>()
            .join(", ")
    };
    let mut facts = Vec::new();
    if view.is_hidden(seat) {
        facts.push("its markers are hidden".into());
    } else if !s.revealed {
        let left: Vec<String> =
            team().filter(|marker| s.at(*marker) == Square::OFF).map(write_marker).collect();
        if !left.is_empty() {
            facts.push(format!("still to place: {}", left.join(" ")));
        }
    }
    if rules.has(Toggle::Skill) && team().any(|marker| s.piece(marker).skill > 0) {
        let skilled = team().filter(|marker| s.piece(*marker).skill > 0);
        let skilled = skilled.map(|marker| {
            let piece = s.piece(marker);
            if s.turn.seat == seat && s.turns > 0 && piece.skill_left < piece.skill {
                format!("{} {} of {} left", write_marker(marker), piece.skill_left, piece.skill)
            } else {
                format!("{} {}", write_marker(marker), piece.skill)
            }
        });
        facts.push(format!("skill {}", skilled.collect::<Vec<_>>().join(", ")));
    }
    let fouls = counts(&|marker| s.piece(marker).fouls, false);
    if !fouls.is_empty() {
        facts.push(format!("fouls {fouls}"));
    }
    let down: Vec<String> = team().filter(|marker| s.down.has(*marker)).map(write_marker).collect();
    if !down.is_empty() {
        facts.push(format!("{} down: {}", lying(seat), down.join(" ")));
    }
    let (name, code) = side(seat);
    let sign = paint.with(code, &format!("{} {name}", sign(seat)));
    (!facts.is_empty()).then(|| format!("{sign}  {}", facts.join("   ")))
}

/// Whether a word names a marker, as in `H5`.
fn is_marker(word: &str) -> bool {
    Marker::all().any(|marker| write_marker(marker).eq_ignore_ascii_case(word))
}

/// Whether a word is a direction, as in `ne`.
fn is_way(word: &str) -> bool {
    Dir::ALL.into_iter().any(|dir| dir.word().eq_ignore_ascii_case(word))
}

/// The shoot-out, or the current penalty.
fn penalties(s: &State, paint: Paint) -> Option<String> {
    let out = &s.shootout;
    if out.kicks.0 == [0, 0] && out.kicker.is_none() {
        return None;
    }
    let (name, code) = side(out.kicking);
    let kicks = paint.with(code, name);
    let mut line = if out.in_play {
        format!("penalty kick for {kicks}")
    } else {
        let ([home, away], [first, second]) = (out.goals.0, out.kicks.0);
        let next = if s.ended.is_none() { format!(", {kicks} kicks") } else { String::new() };
        format!("shoot-out {home}-{away} after {first}-{second} kicks{next}")
    };
    if let Some(kicker) = out.kicker {
        line += &format!(": {}", write_marker(kicker));
    }
    if out.slot > 0 {
        line += &format!(", the goalie on slot {}", out.slot);
    }
    Some(line)
}

#[cfg(test)]
mod tests;
