//! The messages and the boards as the web client knows them: a file of TypeScript, written by a test and
//! compared ever after.

use std::fmt::Write as _;
use std::path::Path;

use touchline_engine::{Seat, Worded};
use touchline_fuba::advanced::skills::Catalogue;
use touchline_fuba::pitch::{Area, NEIGHBOURS, column, levels};
use touchline_fuba::spec::EDITIONS;
use touchline_fuba::state::{GoalSide, MatchMark, Restart, Style, Weather};
use touchline_grid::board::{BOARDS, Dir, Facing, Square};
use touchline_grid::state::TurnKind;
use ts_rs::{Config, TS};

use crate::command::{COMMANDS, Field};
use crate::games::DEFAULT_SPEC;
use crate::seat_word::SPECTATOR;
use crate::{
    advice, analysis, answers, dice, ending, fuba, grid, hint, layout, odds, plan, replay, said, to_client,
    to_server, ways,
};

const HEADER: &str =
    "// Written by a test from the types in crates/protocol: `cargo xtask golden` writes it anew.\n";

/// The words of enums, each as a union type.
fn unions() -> String {
    fn words<T: Worded>() -> Vec<&'static str> {
        T::ALL.iter().map(|value| value.word()).collect()
    }
    let seats = Seat::ALL.map(Seat::word);
    let areas = Area::ALL.into_iter().chain([Area::Spot]);
    let unions = [
        ("Seat", seats.to_vec()),
        ("Viewer", [&seats[..], &[SPECTATOR]].concat()),
        ("Area", areas.map(Area::name).collect()),
        ("BoardName", BOARDS.iter().map(|board| board.name).collect()),
        ("Direction", words::<Dir>()),
        ("Facing", words::<Facing>()),
        ("GridTurnKind", TurnKind::all().map(TurnKind::word).collect()),
        ("SkillTable", words::<Catalogue>()),
        ("FubaRestart", words::<Restart>()),
        ("FubaSide", words::<GoalSide>()),
        ("FubaStyle", words::<Style>()),
        ("FubaMark", words::<MatchMark>()),
        ("FubaWeather", words::<Weather>()),
        ("FubaDecided", words::<touchline_fuba::odds::Decided>()),
        ("FubaBeside", words::<touchline_fuba::odds::Beside>()),
        ("GridDecided", words::<touchline_grid::odds::Decided>()),
        ("GridBeside", words::<touchline_grid::odds::Beside>()),
    ];
    unions.iter().fold(String::from("\n"), |out, (name, words)| {
        out + &format!(
            "export type {name} = {};\n",
            words.iter().map(|word| format!("'{word}'")).collect::<Vec<_>>().join(" | ")
        )
    })
}

/// What is played where nobody chooses, and the editions that FUBA has.
fn specs() -> String {
    let editions = EDITIONS.map(|(name, ..)| format!("'{name}'")).join(", ");
    format!(
        "\n/** What is played where nobody chooses. */\nexport const DEFAULT_SPEC = '{DEFAULT_SPEC}';\n\n/** The editions of FUBA, oldest first. */\nexport const FUBA_EDITIONS = [{editions}] as const;\n"
    )
}

/// Areas as rectangles: columns from the left, levels from home's goal line.
fn pitch() -> String {
    let mut out = String::from(
        "\n/** The areas of FUBA: column, the levels between which each stretches (0 is the goal line of home), neighbours. */\nexport const AREAS = [\n",
    );
    for area in Area::ALL {
        let (low, high) = levels(Seat::Home, area);
        let next: Vec<_> =
            NEIGHBOURS[area as usize].iter().map(|area| format!("'{}'", area.name())).collect();
        let _ = writeln!(
            out,
            "  {{ name: '{}', column: {}, low: {low}, high: {high}, next: [{}] }},",
            area.name(),
            column(area),
            next.join(", ")
        );
    }
    out + "] as const;\n"
}

/// Boards of the grid game: what is painted on them, as squares.
fn boards() -> String {
    let mut out = String::from(
        "\n/** The boards of the grid game; squares are column,row from 1,1 in the south-west; `goal` columns in the middle, `reach` to either side of it. */\nexport const BOARDS = [\n",
    );
    for board in BOARDS {
        let _ = writeln!(
            out,
            "  {{ name: '{}', width: {}, length: {}, goal: {}, penaltyArea: {{ reach: {}, depth: {} }}, goalArea: {{ reach: {}, depth: {} }}, penaltySpot: {}, circle: {} }},",
            board.name,
            board.width,
            board.length,
            (1..=board.width).filter(|x| board.slot_of(Square::new(*x, 0)).is_some()).count(),
            board.penalty_area.reach,
            board.penalty_area.depth,
            board.goal_area.reach,
            board.goal_area.depth,
            board.penalty_spot,
            f64::from(board.circle).sqrt() / 2.0,
        );
    }
    out + "] as const;\n"
}

#[allow(clippy::too_many_lines)] // one line for each type
fn types() -> String {
    let config = Config::default();
    let declared = [
        fuba::Both::<u8>::decl(&config),
        fuba::Lines::<u8>::decl(&config),
        fuba::FubaView::decl(&config),
        fuba::FubaTeam::decl(&config),
        fuba::FubaBall::decl(&config),
        fuba::FubaClock::decl(&config),
        fuba::FubaFans::decl(&config),
        fuba::FubaTurn::decl(&config),
        fuba::FubaShootOut::decl(&config),
        fuba::FubaOwn::decl(&config),
        fuba::FubaRecovering::decl(&config),
        fuba::FubaSkills::decl(&config),
        grid::GridView::decl(&config),
        grid::GridBoard::decl(&config),
        grid::GridTeams::decl(&config),
        grid::GridTeam::decl(&config),
        grid::GridMarker::decl(&config),
        grid::GridBall::decl(&config),
        grid::GridFlight::decl(&config),
        grid::GridTurn::decl(&config),
        grid::GridComing::decl(&config),
        grid::GridShootout::decl(&config),
        said::Shape::decl(&config),
        said::Sentence::decl(&config),
        to_server::Sent::decl(&config),
        to_server::ToServer::decl(&config),
        to_server::Sealing::decl(&config),
        to_server::Offered::decl(&config),
        to_client::ToClient::<u8>::decl(&config),
        to_client::Update::<u8>::decl(&config),
        to_client::Look::<u8>::decl(&config),
        to_client::Presence::decl(&config),
        dice::Dice::decl(&config),
        dice::Rolled::decl(&config),
        dice::DiceStage::decl(&config),
        dice::DicePart::decl(&config),
        dice::DiceRole::decl(&config),
        dice::AnnouncedSeal::decl(&config),
        dice::OpenedSeal::decl(&config),
        dice::OpenedPart::decl(&config),
        to_client::ProblemDetail::decl(&config),
        to_client::ProblemArg::decl(&config),
        to_client::Played::decl(&config),
        to_client::MatchLog::decl(&config),
        to_client::Logged::decl(&config),
        to_client::Chat::decl(&config),
        to_client::Ask::decl(&config),
        layout::Layout::decl(&config),
        layout::FubaLayout::decl(&config),
        layout::AreaBounds::decl(&config),
        layout::GridLayout::decl(&config),
        layout::GridRow::decl(&config),
        to_client::Clocks::decl(&config),
        to_client::Offer::decl(&config),
        to_client::End::decl(&config),
        ending::OutcomeWord::decl(&config),
        ending::Reason::decl(&config),
        plan::Then::decl(&config),
        odds::Chances::decl(&config),
        odds::Mixture::decl(&config),
        odds::Chance::decl(&config),
        odds::Outcomes::decl(&config),
        odds::ByAnswer::decl(&config),
        ways::Ways::decl(&config),
        ways::Way::decl(&config),
        advice::Advice::decl(&config),
        advice::RatedAnswer::decl(&config),
        advice::PlannedAnswer::decl(&config),
        hint::Hint::decl(&config),
        hint::Way::decl(&config),
        hint::HintAnswer::decl(&config),
        hint::HintArrow::decl(&config),
        advice::Best::decl(&config),
        advice::Worth::decl(&config),
        answers::EngineReply::decl(&config),
        answers::Answer::decl(&config),
        answers::Standing::decl(&config),
        answers::Next::decl(&config),
        answers::LegalAction::decl(&config),
        answers::TableEntry::decl(&config),
        replay::Opening::decl(&config),
        analysis::AnalysisLine::decl(&config),
        analysis::Progress::decl(&config),
        analysis::Report::decl(&config),
        analysis::ReportFile::decl(&config),
        analysis::Balance::decl(&config),
        analysis::TeamReport::decl(&config),
        analysis::Rating::decl(&config),
        analysis::PlayedOut::decl(&config),
        analysis::Moment::decl(&config),
        analysis::TurnReport::decl(&config),
        analysis::Shot::decl(&config),
        analysis::Heat::decl(&config),
        analysis::HeatCell::decl(&config),
        analysis::StepReport::decl(&config),
        analysis::StepKind::decl(&config),
        analysis::Judged::decl(&config),
        analysis::Choice::decl(&config),
        analysis::AnswerReport::decl(&config),
        analysis::RollReport::decl(&config),
    ];
    declared.iter().fold(String::new(), |out, declared| out + "\nexport " + declared + "\n")
}

/// What may be asked of the engine: one shape for each command.
fn commands() -> String {
    let mut out = String::from("\n/** A command of the engine protocol. */\nexport type EngineCommand =\n");
    for entry in &COMMANDS {
        let table = entry.command.is_at_a_table().then_some(Field::Table);
        let fields = table.iter().chain(entry.fields);
        let fields: Vec<_> =
            fields.map(|field| format!("; {}?: {}", field.name(), written_as(*field))).collect();
        let _ = writeln!(out, "  | {{ cmd: '{}'{} }}", entry.name, fields.concat());
    }
    out.truncate(out.trim_end().len());
    out + ";\n"
}

fn written_as(field: Field) -> &'static str {
    match field.want() {
        "want-texts" => "Array<string>",
        "want-dice" => "Array<number>",
        "want-truth" => "boolean",
        "want-seed" | "want-index" | "want-budget" => "number",
        _ => "string",
    }
}

#[test]
fn the_web_client_knows_the_messages_as_they_are() {
    let written = format!("{HEADER}{}{}{}{}{}{}", unions(), specs(), pitch(), boards(), types(), commands());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/types/messages.ts");
    if std::env::var_os("TOUCHLINE_BLESS").is_some() {
        std::fs::write(&path, &written).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(known, written, "web/src/types/messages.ts is stale: `cargo xtask golden` writes it anew");
}
