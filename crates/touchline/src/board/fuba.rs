//! FUBA's pitch: three columns of areas, and below them what the advanced rules give each team.

use touchline_engine::Seat;
use touchline_fuba::advanced::injury::Injuries;
use touchline_fuba::advanced::skills::SkillSet;
use touchline_fuba::flow::Stage;
use touchline_fuba::pitch::Area;
use touchline_fuba::rules::formation::CARDS;
use touchline_fuba::state::{Line, MatchMark, Nominee, Recovering, State, TeamMark, Weather};
use touchline_fuba::{Action, Decision, Fuba, Ruleset, View, describe};
use touchline_words::Words;

use super::{AWAY, BALL, Board, FAINT, HOME, Paint, side};
use crate::columns;

/// Inner width of a column, and the least that fits a penalty area.
const WIDTH: usize = 22;
const NARROW: usize = 18;
/// Text rows per level of the pitch.
const ROWS_PER_LEVEL: usize = 2;
const LEVELS: usize = 8;

/// Where each area is drawn: column, lowest and highest level.
const PLACES: [(Area, usize, usize, usize); 13] = [
    (Area::Blc, 0, 6, 8),
    (Area::Blw, 0, 4, 6),
    (Area::Alw, 0, 2, 4),
    (Area::Alc, 0, 0, 2),
    (Area::Bpa, 1, 7, 8),
    (Area::Bfr, 1, 5, 7),
    (Area::Ce, 1, 3, 5),
    (Area::Afr, 1, 1, 3),
    (Area::Apa, 1, 0, 1),
    (Area::Brc, 2, 6, 8),
    (Area::Brw, 2, 4, 6),
    (Area::Arw, 2, 2, 4),
    (Area::Arc, 2, 0, 2),
];

impl Board for Fuba {
    fn draw(&self, view: &View, words: &Words, paint: Paint, width: usize) -> String {
        let mut lines = vec![columns::facts(&score_line(view, paint), width)];
        // Three columns between four lines.
        let column = (width.saturating_sub(4) / 3).min(WIDTH);
        if column >= NARROW {
            lines.push(format!("{:^1$}", "goal of away", 3 * column + 4));
            lines.extend((0..=LEVELS * ROWS_PER_LEVEL).map(|row| board_row(view, row, column, paint)));
            lines.push(format!("{:^1$}", "goal of home", 3 * column + 4));
        } else {
            lines.extend(area_lines(view, paint));
        }
        lines.push(columns::facts(&legend(view, words, paint), width));
        for seat in Seat::ALL {
            lines.extend(team_lines(&self.rules, view, seat, words, paint, width));
        }
        lines.join("\n")
    }

    /// The goalkeepers, which the generic ASCII characters would not distinguish from the players.
    fn in_ascii(&self, sign: char) -> char {
        match sign {
            '△' => 'H',
            '▽' => 'A',
            other => other,
        }
    }

    fn note(&self, s: &State, decision: &Decision) -> Option<String> {
        let left = match decision {
            Decision::Movement(_)
            | Decision::Adjust
            | Decision::QuickMoves
            | Decision::GoalKickMoves
            | Decision::SlowMoves
            | Decision::EventMoves => s.steps.left,
            _ => return None,
        };
        // More moves than players means any number.
        (left <= 10).then(|| if left == 1 { "1 move left".to_owned() } else { format!("{left} moves left") })
    }

    fn examples(&self) -> [&'static str; 2] {
        ["target CE, move ALW>CE, press", "CE"]
    }

    fn hints(&self) -> &'static [&'static str] {
        &["Odds are those of the dice the answer itself brings; special events included."]
    }

    /// The eight formation cards.
    fn stands_out(&self, action: Action) -> bool {
        matches!(action, Action::Formation(formation) if CARDS.contains(&formation))
    }
}

fn score_line(view: &View, paint: Paint) -> String {
    let [home, away] = view.teams.0;
    let shown = |seat| view.formation(seat).map_or_else(|| "?-?-?".into(), |formation| formation.to_string());
    let half = match view.clock.half {
        0 => "before the kick-off".into(),
        1 => format!("1st half {}", minute(view)),
        2 => format!("2nd half {}", minute(view)),
        _ => format!("extra time {}", minute(view)),
    };
    format!(
        "{} {} {}-{} {} {}   {half}   turn {}",
        paint.with(HOME, "▲ Home"),
        shown(Seat::Home),
        home.goals,
        away.goals,
        paint.with(AWAY, "▼ Away"),
        shown(Seat::Away),
        view.turn.number,
    )
}

/// The goals of a shoot-out, from its first roll on.
fn shoot_out(view: &View) -> Option<[u8; 2]> {
    let on = view.agenda.stages().first() == Some(&Stage::ShootOut) || view.agreed.shoot_out.kicks > 0;
    on.then_some(view.agreed.shoot_out.goals.0)
}

fn minute(view: &View) -> String {
    match view.clock.stoppage {
        0 => format!("{}'", view.clock.minute),
        extra => format!("{}'+{extra}", view.clock.minute),
    }
}

/// Who has the ball, and what else both teams have.
fn legend(view: &View, words: &Words, paint: Paint) -> String {
    let (seat, code) = side(view.control);
    let (ball, value, seat) = (paint.with(BALL, "●"), view.ball.value, paint.with(code, seat));
    let mut facts = vec![format!("{ball} ball value {value} with {seat}"), "△▽ keepers".to_owned()];
    facts.extend(common_facts(view, words));
    facts.join("   ")
}

fn common_facts(view: &View, words: &Words) -> Vec<String> {
    let mut facts = Vec::new();
    if view.ball.area == Area::Spot {
        facts.push(format!("corner kick beside {}", view.turn.corner.name()));
    }
    if let Some([home, away]) = shoot_out(view) {
        facts.push(format!("shoot-out {home}-{away}"));
    }
    let hurries = [MatchMark::LateStart, MatchMark::SlowHalf, MatchMark::Blitz];
    for mark in hurries.into_iter().filter(|mark| view.agreed.has(*mark)) {
        facts.push(mark.word().replace('-', " "));
    }
    if view.weather != Weather::Ordinary {
        facts.push(words.say_key(&describe::weather(view.weather)));
    }
    for (word, of) in
        [("yellow", view.teams.map(|team| team.yellows)), ("red", view.teams.map(|team| team.reds))]
    {
        let [home, away] = of.0;
        if home + away > 0 {
            facts.push(format!("{word} cards {home}-{away}"));
        }
    }
    for seat in Seat::ALL {
        if view.squads[seat].in_hand > 0 && view.clock.half > 0 {
            facts.push(format!("{} has {} to place", side(seat).0, view.squads[seat].in_hand));
        }
    }
    facts
}

/// Where the pitch does not fit: one area per line, from away's goal to home's, empty ones left out.
fn area_lines(view: &View, paint: Paint) -> Vec<String> {
    let mut areas: Vec<(Area, usize)> =
        PLACES.iter().map(|(area, _, low, high)| (*area, low + high)).collect();
    areas.sort_by_key(|(_, height)| std::cmp::Reverse(*height));
    let line = |area: Area| {
        let parts = [ball(view, area), pieces(view, Seat::Away, area, 6), pieces(view, Seat::Home, area, 6)];
        let parts: Vec<String> =
            parts.into_iter().flatten().map(|part| paint.with(part.code, &part.text)).collect();
        (!parts.is_empty()).then(|| format!("  {:<4} {}", area.name(), parts.join(" ")))
    };
    areas.into_iter().filter_map(|(area, _)| line(area)).collect()
}

fn ball(view: &View, area: Area) -> Option<Part> {
    (view.ball.area == area).then(|| Part { text: format!("●{}", view.ball.value), code: BALL })
}

/// What the advanced rules in play give a team: its condition on one line, its cards on the next. Nothing in
/// the basic game.
fn team_lines(
    rules: &Ruleset,
    view: &View,
    seat: Seat,
    words: &Words,
    paint: Paint,
    width: usize,
) -> Vec<String> {
    let sign = match seat {
        Seat::Home => "▲ Home",
        Seat::Away => "▼ Away",
    };
    let facts = facts(rules, view, seat, words);
    let cards = cards(rules, view, seat, words);
    let texts = [facts.join("   "), cards];
    let mut lines: Vec<String> = Vec::new();
    for text in texts.iter().filter(|text| !text.is_empty()) {
        // A long list of cards continues on the next lines.
        let room = width.saturating_sub(sign.chars().count() + 2);
        let parts = if text.chars().count() > room { columns::wrap(text, room) } else { vec![text.clone()] };
        for part in parts {
            let first = lines.is_empty();
            let margin =
                if first { paint.with(side(seat).1, sign) } else { " ".repeat(sign.chars().count()) };
            lines.push(format!("{margin}  {part}"));
        }
    }
    lines
}

/// Condition points (defence, midfield, forwards), marks, substitutions left, absent players, a formation
/// change to come, styles.
fn facts(rules: &Ruleset, view: &View, seat: Seat, words: &Words) -> Vec<String> {
    let team = &view.teams[seat];
    let mut facts = Vec::new();
    if rules.condition.is_some()
        && let Some(condition) = view.condition(seat)
    {
        let [defence, midfield, forward] = condition.points;
        facts.push(format!("condition D{defence} M{midfield} F{forward}"));
    }
    if team.marks.has(TeamMark::Tired) {
        facts.push("tired".into());
    }
    if rules.substitutions.is_some() {
        facts.push(match view.substitutions_left(seat) {
            1 => "1 substitution left".into(),
            left => format!("{left} substitutions left"),
        });
    }
    if view.formation(seat).is_some() && team.next() != team.formation {
        facts.push(format!("{} from the next turn", team.next()));
    }
    facts.extend(absences(rules, team.recovering));
    if team.marks.has(TeamMark::KeeperOutside) {
        facts.push("goalkeeper outside".into());
    }
    if view.turn.sweep == Some(seat) {
        facts.push("goalkeeper sweeps".into());
    }
    if team.marks.has(TeamMark::KeeperHurt) {
        facts.push("goalkeeper hurt".into());
    }
    if team.marks.has(TeamMark::CoachOff) {
        facts.push("coach sent off".into());
    }
    match view.turn.fans {
        Some((who, Nominee::Anybody(place) | Nominee::Player(place))) if who == seat => {
            facts.push(format!("a player in {} counts as two", place.name()));
        }
        Some((who, Nominee::Keeper)) if who == seat => facts.push("goalkeeper counts as two".into()),
        Some(_) | None => {}
    }
    if rules.styles.is_some()
        && let Some(styles) = view.styles(seat)
    {
        let styles = Line::ALL.map(|line| words.say_key(&describe::style(styles.of(line))));
        facts.push(format!("plays {}", styles.join("/")));
    }
    facts
}

/// `1 off for 2 minutes`, shortest absence first.
fn absences(rules: &Ruleset, recovering: Recovering) -> Vec<String> {
    let unit = match rules.injuries {
        Some(Injuries::Minutes | Injuries::MinutesSparingLoneKeeper) => "minute",
        Some(Injuries::TurnsFreshReplacement | Injuries::TurnsLateReplacement) | None => "turn",
    };
    (0..=Recovering::LONGEST)
        .filter(|left| recovering.with_left(*left) > 0)
        .map(|left| {
            let players = recovering.with_left(left);
            match left {
                0 => format!("{players} about to return"),
                1 => format!("{players} off for 1 {unit}"),
                _ => format!("{players} off for {left} {unit}s"),
            }
        })
        .collect()
}

/// Cards by name where the viewer may know them, the others as a count.
fn cards(rules: &Ruleset, view: &View, seat: Seat, words: &Words) -> String {
    let hidden = view.hidden_cards(seat);
    let hand = view.teams[seat].hand;
    if rules.skills.is_none() || (hidden == 0 && hand.shown.is_empty() && hand.held.is_empty()) {
        return String::new();
    }
    let names = |set: SkillSet| {
        set.iter().map(|skill| words.say_key(&describe::skill(skill))).collect::<Vec<_>>().join(", ")
    };
    let mut parts = Vec::new();
    if !hand.held.and(hand.shown).is_empty() {
        parts.push(names(hand.held.and(hand.shown)));
    }
    if view.viewer == Some(seat) && !hand.hidden().is_empty() {
        parts.push(format!("{} (hidden)", names(hand.hidden())));
    } else if hidden > 0 {
        parts.push(format!("{hidden} hidden"));
    }
    if !hand.lost().is_empty() {
        parts.push(format!("lost: {}", names(hand.lost())));
    }
    format!("skills: {}", parts.join("; "))
}

/// The area whose interior or lower border appears in a text row of a column, and how many rows that is below
/// its upper border.
fn area_at(column: usize, row: usize) -> (Area, usize, usize) {
    let rows = LEVELS * ROWS_PER_LEVEL;
    let found = PLACES.iter().find(|(_, at, low, high)| {
        let (top, bottom) = (rows - high * ROWS_PER_LEVEL, rows - low * ROWS_PER_LEVEL);
        *at == column && row >= top && (row < bottom || bottom == rows)
    });
    let (area, _, low, high) = found.copied().unwrap_or(PLACES[0]);
    (area, row - (rows - high * ROWS_PER_LEVEL), (high - low) * ROWS_PER_LEVEL)
}

fn board_row(view: &View, row: usize, width: usize, paint: Paint) -> String {
    let mut line = String::new();
    let mut left_is_border = false;
    for column in 0..3 {
        let (area, offset, height) = area_at(column, row);
        let border = offset == 0 || offset == height;
        line += corner(row, column, left_is_border, border);
        let half_way = row == LEVELS * ROWS_PER_LEVEL / 2;
        line += &match (border, half_way) {
            (true, true) => "═".repeat(width),
            (true, false) => "─".repeat(width),
            (false, _) => inside(view, area, (offset, height), width, paint),
        };
        left_is_border = border;
    }
    line + corner(row, 3, left_is_border, false)
}

/// The character between two columns.
fn corner(row: usize, column: usize, left: bool, right: bool) -> &'static str {
    let (top, bottom) = (row == 0, row == LEVELS * ROWS_PER_LEVEL);
    let half_way = row == LEVELS * ROWS_PER_LEVEL / 2;
    match (column, left, right) {
        (0, ..) if top => "┌",
        (3, ..) if top => "┐",
        (0, ..) if bottom => "└",
        (3, ..) if bottom => "┘",
        _ if top => "┬",
        _ if bottom => "┴",
        (_, true, true) => "┼",
        (_, true, false) if half_way => "╡",
        (_, false, true) if half_way => "╞",
        (_, true, false) => "┤",
        (_, false, true) => "├",
        (_, false, false) => "│",
    }
}

/// One row of an area: its name and the ball above, the teams below; the small penalty areas have a single
/// row.
fn inside(view: &View, area: Area, (offset, height): (usize, usize), width: usize, paint: Paint) -> String {
    let name = Part { text: area.name().into(), code: FAINT };
    let ball = ball(view, area);
    // In a narrow column a single row has room for counts only.
    let signs = if width < WIDTH && height <= ROWS_PER_LEVEL { 1 } else { 6 };
    let team = |seat| pieces(view, seat, area, signs);
    let parts: Vec<Part> = match (height > ROWS_PER_LEVEL, offset) {
        (false, _) => [Some(name), ball, team(Seat::Away), team(Seat::Home)].into_iter().flatten().collect(),
        (true, 1) => [Some(name), ball].into_iter().flatten().collect(),
        (true, 2) => team(Seat::Away).into_iter().collect(),
        (true, _) => team(Seat::Home).into_iter().collect(),
    };
    let taken: usize = parts.iter().map(|part| part.text.chars().count() + 1).sum();
    let shown: Vec<String> = parts.iter().map(|part| paint.with(part.code, &part.text)).collect();
    format!(" {}{}", shown.join(" "), " ".repeat(width.saturating_sub(taken.max(1))))
}

/// A word on the board in its colour.
struct Part {
    text: String,
    code: &'static str,
}

/// The pieces of a team in an area: a character each, or a count beyond `signs` of them.
fn pieces(view: &View, seat: Seat, area: Area, signs: usize) -> Option<Part> {
    let squad = &view.squads[seat];
    let (player, keeper) = match seat {
        Seat::Home => ("▲", "△"),
        Seat::Away => ("▼", "▽"),
    };
    let outfield = usize::from(squad.outfield(area));
    let mut text = if squad.keeper() == area { keeper.to_owned() } else { String::new() };
    text += &if outfield > signs { format!("{player}x{outfield}") } else { player.repeat(outfield) };
    (!text.is_empty()).then(|| Part { text, code: side(seat).1 })
}
