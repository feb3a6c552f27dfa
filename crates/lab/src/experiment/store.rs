//! What was played, on disk: a folder of parts, each a Parquet file with the rows of some matches in a row.
//! Parts are only ever added. An interrupted run leaves fewer of them, a resumed run and the shards of a
//! divided one add more; put together in the order of their matches they are the same table, however they
//! came about.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use parquet::basic::Compression;
use parquet::column::reader::ColumnReader;
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader as _, SerializedFileReader};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

use super::{Cells, Table};

/// How many rows a row group of a joined file has: a constant, so that the file does not show where the
/// parts ended.
const ROW_GROUP: usize = 65_536;

/// The end of the names of parts.
const ENDING: &str = ".parquet";

/// Why something cannot be written or read.
#[derive(Debug)]
pub enum StoreError {
    /// The file system refuses.
    Io(PathBuf, io::Error),
    /// There is no room, or something else keeps a file from being written.
    Write(PathBuf, io::Error),
    /// The file is not what it should be.
    Parquet(PathBuf, ParquetError),
    /// Parts that do not belong together.
    Unlike(PathBuf),
    /// Two parts have the same match, played differently.
    Twice(PathBuf, u64),
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Io(path, error) => write!(f, "{}: {error}", path.display()),
            Self::Write(path, error) => write!(
                f,
                "{} cannot be written ({error}): nothing that was there before is lost. Make room, or choose another folder",
                path.display()
            ),
            Self::Parquet(path, error) => write!(
                f,
                "{} cannot be read ({error}): delete the files of this part, and --resume plays its matches again",
                path.display()
            ),
            Self::Unlike(path) => write!(f, "{} has other columns than the parts before it", path.display()),
            Self::Twice(path, number) => {
                write!(
                    f,
                    "{}: match {number} is in another part already, and not the same there: delete one of them, and --resume goes on",
                    path.display()
                )
            }
        }
    }
}

impl std::error::Error for StoreError {}

/// A part: the matches `first` to `last` of a run, all of them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Part {
    /// The first match.
    pub first: u64,
    /// The last one.
    pub last: u64,
    /// Where it is, without the kind of its rows and the ending.
    pub stem: PathBuf,
}

impl Part {
    /// A part in a folder.
    pub fn new(folder: &Path, first: u64, last: u64) -> Self {
        Self { first, last, stem: folder.join(format!("{first:010}-{last:010}")) }
    }

    /// Its file with rows of a kind: `matches`, `turns`, `decisions`.
    pub fn file(&self, kind: &str) -> PathBuf {
        self.stem.with_extension(format!("{kind}{ENDING}"))
    }
}

/// The parts in a folder, in the order of their matches. A part counts once its matches are written; they
/// are written last.
pub fn parts(folder: &Path) -> Result<Vec<Part>, StoreError> {
    let fail = |error| StoreError::Io(folder.to_owned(), error);
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(fail)? {
        let name = entry.map_err(fail)?.file_name();
        let range = name.to_str().and_then(|name| name.strip_suffix(".matches.parquet"));
        let ends = range.and_then(|range| range.split_once('-'));
        let numbers = ends.and_then(|(first, last)| Some((first.parse().ok()?, last.parse().ok()?)));
        found.extend(numbers.map(|(first, last)| Part::new(folder, first, last)));
    }
    found.sort();
    Ok(found)
}

fn schema(table: &Table) -> String {
    let mut text = String::from("message rows {\n");
    for (name, cells) in &table.columns {
        text += &match cells {
            Cells::Whole(_) => format!("  required int64 {name};\n"),
            Cells::Real(_) => format!("  optional double {name};\n"),
            Cells::Text(_) => format!("  optional binary {name} (UTF8);\n"),
        };
    }
    text + "}"
}

/// The end of the names of files in the making; before it comes the number of the process.
const NEW: &str = ".new";

/// Write a file, which appears when it is whole. What cannot be finished is removed: on a full disk it would
/// take the room that is missing.
fn write_whole(
    path: &Path,
    write: impl FnOnce(&mut File) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let fail = |error| StoreError::Write(path.to_owned(), error);
    // Whatever else writes here, it writes another file.
    let new = path.with_extension(format!("{}{NEW}", std::process::id()));
    let made = File::create(&new).map_err(fail).and_then(|mut file| {
        write(&mut file)?;
        file.sync_all().map_err(fail)
    });
    made.and_then(|()| fs::rename(&new, path).map_err(fail)).inspect_err(|_| drop(fs::remove_file(&new)))
}

/// Write a text file, which appears when it is whole.
pub fn write_text(path: &Path, text: &str) -> Result<(), StoreError> {
    let fail = |error| StoreError::Write(path.to_owned(), error);
    write_whole(path, |file| file.write_all(text.as_bytes()).map_err(fail))
}

/// Remove what processes that were killed have left half made in a folder. Nobody else may be writing there.
pub fn remove_leftovers(folder: &Path) -> Result<(), StoreError> {
    let fail = |error| StoreError::Io(folder.to_owned(), error);
    for entry in fs::read_dir(folder).map_err(fail)? {
        let entry = entry.map_err(fail)?;
        let name = entry.file_name();
        let begun = name.to_str().and_then(|name| name.strip_suffix(NEW)?.rsplit_once('.'));
        if begun.is_some_and(|(_, process)| process.parse::<u32>().is_ok()) {
            fs::remove_file(entry.path()).map_err(fail)?;
        }
    }
    Ok(())
}

/// Write tables with the same columns into one file, a row group each.
fn write_groups(
    path: &Path,
    groups: &mut dyn Iterator<Item = Result<Table, StoreError>>,
) -> Result<(), StoreError> {
    let fail = |error| StoreError::Write(path.to_owned(), plain(error));
    let Some(first) = groups.next() else { return Ok(()) };
    let first = first?;
    let schema = Arc::new(parse_message_type(&schema(&first)).map_err(fail)?);
    let properties = WriterProperties::builder()
        .set_compression(Compression::LZ4_RAW)
        .set_created_by("touchline".into())
        .build();
    write_whole(path, |file| {
        let mut writer = SerializedFileWriter::new(file, schema, Arc::new(properties)).map_err(fail)?;
        for table in std::iter::once(Ok(first)).chain(groups) {
            write_group(&mut writer, &table?).map_err(fail)?;
        }
        writer.close().map(drop).map_err(fail)
    })
}

/// What the file system said, without what the writer says about it.
fn plain(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(inner) => match inner.downcast::<io::Error>() {
            Ok(error) => *error,
            Err(inner) => io::Error::other(inner),
        },
        error => io::Error::other(error),
    }
}

fn write_group<W: Write + Send>(
    writer: &mut SerializedFileWriter<W>,
    table: &Table,
) -> Result<(), ParquetError> {
    let mut group = writer.next_row_group()?;
    for (_, cells) in &table.columns {
        let Some(mut column) = group.next_column()? else { break };
        match cells {
            Cells::Whole(cells) => {
                column.typed::<Int64Type>().write_batch(cells, None, None)?;
            }
            Cells::Real(cells) => {
                let known: Vec<f64> = cells.iter().copied().flatten().collect();
                let levels: Vec<i16> = cells.iter().map(|cell| i16::from(cell.is_some())).collect();
                column.typed::<DoubleType>().write_batch(&known, Some(&levels), None)?;
            }
            Cells::Text(cells) => {
                let known: Vec<ByteArray> =
                    cells.iter().flatten().map(|text| ByteArray::from(text.as_str())).collect();
                let levels: Vec<i16> = cells.iter().map(|cell| i16::from(cell.is_some())).collect();
                column.typed::<ByteArrayType>().write_batch(&known, Some(&levels), None)?;
            }
        }
        column.close()?;
    }
    group.close().map(|_| ())
}

/// Write a table into a file.
pub fn write(path: &Path, table: Table) -> Result<(), StoreError> {
    write_groups(path, &mut std::iter::once(Ok(table)))
}

/// Read a whole file.
fn read(path: &Path) -> Result<Table, StoreError> {
    read_columns(path, None)
}

/// Read some columns of a file, those that it has; without a list, all of them.
fn read_columns(path: &Path, wanted: Option<&[&str]>) -> Result<Table, StoreError> {
    let fail = |error| StoreError::Parquet(path.to_owned(), error);
    let file = File::open(path).map_err(|error| StoreError::Io(path.to_owned(), error))?;
    let reader = SerializedFileReader::new(file).map_err(fail)?;
    let mut table = Table::default();
    for number in 0..reader.num_row_groups() {
        let group = reader.get_row_group(number).map_err(fail)?;
        let rows = usize::try_from(group.metadata().num_rows()).unwrap_or(0);
        let mut columns = Vec::new();
        for (at, described) in group.metadata().columns().iter().enumerate() {
            let name = described.column_descr().name();
            if wanted.is_some_and(|wanted| !wanted.contains(&name)) {
                continue;
            }
            let cells = cells(group.get_column_reader(at).map_err(fail)?, rows).map_err(fail)?;
            columns.push((name.to_owned(), cells));
        }
        table.append(Table { columns });
    }
    Ok(table)
}

fn cells(column: ColumnReader, rows: usize) -> Result<Cells, ParquetError> {
    let mut levels = Vec::with_capacity(rows);
    match column {
        ColumnReader::Int64ColumnReader(mut reader) => {
            let mut cells = Vec::with_capacity(rows);
            reader.read_records(rows, None, None, &mut cells)?;
            Ok(Cells::Whole(cells))
        }
        ColumnReader::DoubleColumnReader(mut reader) => {
            let mut known = Vec::with_capacity(rows);
            reader.read_records(rows, Some(&mut levels), None, &mut known)?;
            Ok(Cells::Real(spread(&levels, known)))
        }
        ColumnReader::ByteArrayColumnReader(mut reader) => {
            let mut known = Vec::with_capacity(rows);
            reader.read_records(rows, Some(&mut levels), None, &mut known)?;
            let text = |bytes: ByteArray| bytes.as_utf8().map(str::to_owned);
            Ok(Cells::Text(spread(&levels, known.into_iter().map(text).collect::<Result<_, _>>()?)))
        }
        _ => Err(ParquetError::General("a column of a kind that is never written".into())),
    }
}

/// The known cells at their places.
fn spread<T>(levels: &[i16], known: Vec<T>) -> Vec<Option<T>> {
    let mut known = known.into_iter();
    levels.iter().map(|level| if *level > 0 { known.next() } else { None }).collect()
}

/// The column that says which match a row belongs to.
const MATCH: &str = "match";

/// The rows of one part without those that parts before it have as well. Two runs in one folder, or a folder
/// that was named twice, make such rows; they are the same, because a match depends on its number alone. Only
/// matches below a number are wanted.
fn read_part(
    before: &[Part],
    part: &Part,
    (kind, below): (&str, u64),
    wanted: Option<&[&str]>,
) -> Result<Table, StoreError> {
    let path = part.file(kind);
    let overlaps = |other: &&Part| other.last >= part.first && other.first <= part.last;
    let others: Vec<&Part> = before.iter().filter(overlaps).collect();
    if others.is_empty() && part.last < below {
        return read_columns(&path, wanted);
    }
    let due = others.iter().map(|other| other.last + 1).max().unwrap_or(0);
    let table = read(&path)?;
    for other in others {
        let shared = part.first.max(other.first)..=part.last.min(other.last);
        let of = |number: i64| u64::try_from(number).is_ok_and(|number| shared.contains(&number));
        if read(&other.file(kind))?.only_where(MATCH, of) != table.only_where(MATCH, of) {
            return Err(StoreError::Twice(path, *shared.start()));
        }
    }
    let is_due = |number: i64| u64::try_from(number).is_ok_and(|number| (due..below).contains(&number));
    let mut rest = table.only_where(MATCH, is_due);
    rest.columns.retain(|(name, _)| wanted.is_none_or(|wanted| wanted.contains(&name.as_str())));
    Ok(rest)
}

/// The tables of parts, one after the other, cut anew into pieces of equal length.
pub struct Joined<'a> {
    parts: &'a [Part],
    next: usize,
    kind: &'a str,
    below: u64,
    rest: Table,
}

impl Iterator for Joined<'_> {
    type Item = Result<Table, StoreError>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.rest.len() < ROW_GROUP {
            let Some(part) = self.parts.get(self.next).filter(|part| part.first < self.below) else { break };
            let before = &self.parts[..self.next];
            self.next += 1;
            match read_part(before, part, (self.kind, self.below), None) {
                Err(error) => return Some(Err(error)),
                Ok(table) if !self.rest.columns.is_empty() && !table.is_like(&self.rest) => {
                    return Some(Err(StoreError::Unlike(part.file(self.kind))));
                }
                Ok(table) => self.rest.append(table),
            }
        }
        (!self.rest.is_empty()).then(|| Ok(self.rest.split_off_first(ROW_GROUP)))
    }
}

impl<'a> Joined<'a> {
    /// Those of these parts, in the order of their matches, which are below a number.
    pub fn of(parts: &'a [Part], kind: &'a str, below: u64) -> Self {
        Self { parts, next: 0, kind, below, rest: Table::default() }
    }
}

/// Some columns of the rows of all matches below a number, as far as they are there.
pub fn matches(parts: &[Part], wanted: &[&str], below: u64) -> Result<Table, StoreError> {
    let mut all = Table::default();
    for (at, part) in parts.iter().enumerate().take_while(|(_, part)| part.first < below) {
        let table = read_part(&parts[..at], part, ("matches", below), Some(wanted))?;
        if !all.columns.is_empty() && !table.is_like(&all) {
            return Err(StoreError::Unlike(part.file("matches")));
        }
        all.append(table);
    }
    Ok(all)
}

/// Join the matches of parts below a number, in their order, into one file.
pub fn join(parts: &[Part], kind: &str, below: u64, path: &Path) -> Result<(), StoreError> {
    write_groups(path, &mut Joined::of(parts, kind, below))
}

/// The same as CSV; a cell that is not known is empty.
pub fn write_csv(parts: &[Part], kind: &str, below: u64, path: &Path) -> Result<(), StoreError> {
    let fail = |error: csv::Error| StoreError::Write(path.to_owned(), error.into());
    write_whole(path, |file| {
        let mut writer = csv::Writer::from_writer(file);
        let mut begun = false;
        for table in Joined::of(parts, kind, below) {
            let table = table?;
            if !std::mem::replace(&mut begun, true) {
                writer.write_record(table.columns.iter().map(|(name, _)| name)).map_err(fail)?;
            }
            for row in 0..table.len() {
                let cell = |(_, cells): &(String, Cells)| match cells {
                    Cells::Whole(cells) => cells[row].to_string(),
                    Cells::Real(cells) => cells[row].map(|cell| cell.to_string()).unwrap_or_default(),
                    Cells::Text(cells) => cells[row].clone().unwrap_or_default(),
                };
                writer.write_record(table.columns.iter().map(cell)).map_err(fail)?;
            }
        }
        writer.flush().map_err(|error| StoreError::Write(path.to_owned(), error))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(matches: std::ops::RangeInclusive<i64>, goals: i64) -> Table {
        let numbers: Vec<i64> = matches.collect();
        let goals = vec![goals; numbers.len()];
        let words = vec![Some("x".to_owned()); numbers.len()];
        let columns =
            [(MATCH, Cells::Whole(numbers)), ("goals", Cells::Whole(goals)), ("arm", Cells::Text(words))];
        Table { columns: columns.map(|(name, cells)| (name.to_owned(), cells)).into() }
    }

    #[test]
    #[allow(clippy::unwrap_used)]
    fn rows_that_two_parts_share_count_once_and_have_to_be_the_same() {
        let folder = std::env::temp_dir().join(format!("touchline-store-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for (first, last) in [(0, 9), (5, 12), (6, 7), (20, 21)] {
            let part = Part::new(&folder, first, last);
            write(
                &part.file("matches"),
                table(i64::try_from(first).unwrap()..=i64::try_from(last).unwrap(), 3),
            )
            .unwrap();
        }
        let found = parts(&folder).unwrap();
        let all: Vec<Table> = Joined::of(&found, "matches", u64::MAX).collect::<Result<_, _>>().unwrap();
        let want: Vec<i64> = (0..=12).chain(20..=21).collect();
        assert_eq!((all.len(), all[0].whole(MATCH).unwrap()), (1, &want[..]));
        let some = matches(&found, &["goals"], u64::MAX).unwrap();
        assert_eq!((some.columns.len(), some.len()), (1, want.len()));
        // Only the first ones, wherever parts begin and end.
        for below in 1..23 {
            let due = want.iter().filter(|number| **number < below).count();
            let limit = u64::try_from(below).unwrap();
            let some = matches(&found, &["goals"], limit).unwrap();
            let joined: usize = Joined::of(&found, "matches", limit).map(|table| table.unwrap().len()).sum();
            assert_eq!((some.columns.len(), some.len(), joined), (1, due, due), "{below}");
        }
        write(&Part::new(&folder, 6, 7).file("matches"), table(6..=7, 4)).unwrap();
        let refused = matches(&found, &["goals"], u64::MAX).unwrap_err().to_string();
        assert!(refused.contains("match 6 is in another part") && refused.contains("delete"), "{refused}");
        fs::write(Part::new(&folder, 0, 9).file("matches"), "nothing").unwrap();
        let refused = matches(&found, &["goals"], u64::MAX).unwrap_err().to_string();
        assert!(refused.contains("0000000000-0000000009") && refused.contains("--resume"), "{refused}");
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    #[allow(clippy::unwrap_used)]
    fn what_killed_processes_left_is_removed_and_nothing_else() {
        let folder = std::env::temp_dir().join(format!("touchline-leftovers-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let kept = ["matches.parquet", "0000000000-0000000009.matches.parquet", "my.new", "notes.2026.txt"];
        let left = ["0000000000-0000000009.matches.4711.new", "experiment.17.new"];
        kept.iter().chain(&left).for_each(|name| fs::write(folder.join(name), "x").unwrap());
        remove_leftovers(&folder).unwrap();
        assert!(kept.iter().all(|name| folder.join(name).exists()));
        assert!(!left.iter().any(|name| folder.join(name).exists()));
        fs::remove_dir_all(&folder).unwrap();
    }

    /// A file cannot take the place of a folder: it is named as what it was to become, and nothing stays.
    #[test]
    #[allow(clippy::unwrap_used)]
    fn what_cannot_be_written_is_named_and_leaves_nothing() {
        let folder = std::env::temp_dir().join(format!("touchline-unwritten-{}", std::process::id()));
        let taken = folder.join("matches.parquet");
        fs::create_dir_all(&taken).unwrap();
        let refused = write(&taken, table(0..=3, 1)).unwrap_err().to_string();
        assert!(refused.contains("matches.parquet cannot be written"), "{refused}");
        assert!(!refused.contains("delete") && !refused.contains(".new"), "{refused}");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(&folder).unwrap();
    }
}
