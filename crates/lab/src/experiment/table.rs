//! A table in memory, column by column.

/// The cells of a column.
#[derive(Clone, Debug, PartialEq)]
pub enum Cells {
    /// Whole numbers.
    Whole(Vec<i64>),
    /// Numbers, some of which are not known.
    Real(Vec<Option<f64>>),
    /// Words, some of which are missing.
    Text(Vec<Option<String>>),
}

impl Cells {
    fn len(&self) -> usize {
        match self {
            Self::Whole(cells) => cells.len(),
            Self::Real(cells) => cells.len(),
            Self::Text(cells) => cells.len(),
        }
    }

    /// The cells of these rows.
    fn at(&self, rows: &[usize]) -> Self {
        fn of<T: Clone>(cells: &[T], rows: &[usize]) -> Vec<T> {
            rows.iter().map(|row| cells[*row].clone()).collect()
        }
        match self {
            Self::Whole(cells) => Self::Whole(of(cells, rows)),
            Self::Real(cells) => Self::Real(of(cells, rows)),
            Self::Text(cells) => Self::Text(of(cells, rows)),
        }
    }

    /// The same kind of column without cells.
    fn emptied(&self) -> Self {
        match self {
            Self::Whole(_) => Self::Whole(Vec::new()),
            Self::Real(_) => Self::Real(Vec::new()),
            Self::Text(_) => Self::Text(Vec::new()),
        }
    }

    /// Move the first `n` cells of another column of the same kind here.
    fn take(&mut self, from: &mut Self, n: usize) {
        match (self, from) {
            (Self::Whole(to), Self::Whole(from)) => to.extend(from.drain(..n)),
            (Self::Real(to), Self::Real(from)) => to.extend(from.drain(..n)),
            (Self::Text(to), Self::Text(from)) => to.extend(from.drain(..n)),
            (Self::Whole(_) | Self::Real(_) | Self::Text(_), _) => {}
        }
    }
}

/// Named columns of the same length.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    /// Their names, in order, with their cells.
    pub columns: Vec<(String, Cells)>,
}

impl Table {
    /// How many rows there are.
    pub fn len(&self) -> usize {
        self.columns.first().map_or(0, |(_, cells)| cells.len())
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cells of a column.
    pub fn column(&self, name: &str) -> Option<&Cells> {
        self.columns.iter().find(|(known, _)| known == name).map(|(_, cells)| cells)
    }

    /// The whole numbers of a column.
    pub fn whole(&self, name: &str) -> Option<&[i64]> {
        match self.column(name)? {
            Cells::Whole(cells) => Some(cells),
            Cells::Real(_) | Cells::Text(_) => None,
        }
    }

    /// The numbers of a column.
    pub fn real(&self, name: &str) -> Option<&[Option<f64>]> {
        match self.column(name)? {
            Cells::Real(cells) => Some(cells),
            Cells::Whole(_) | Cells::Text(_) => None,
        }
    }

    /// The words of a column.
    pub fn text(&self, name: &str) -> Option<&[Option<String>]> {
        match self.column(name)? {
            Cells::Text(cells) => Some(cells),
            Cells::Whole(_) | Cells::Real(_) => None,
        }
    }

    /// Whether another table has the same columns.
    pub fn is_like(&self, other: &Self) -> bool {
        let same = |(a, one): &(String, Cells), (b, two): &(String, Cells)| {
            a == b && std::mem::discriminant(one) == std::mem::discriminant(two)
        };
        self.columns.len() == other.columns.len()
            && self.columns.iter().zip(&other.columns).all(|(one, two)| same(one, two))
    }

    /// Add the rows of another table with the same columns.
    pub fn append(&mut self, mut other: Self) {
        if self.columns.is_empty() {
            *self = other;
            return;
        }
        let rows = other.len();
        for ((_, to), (_, from)) in self.columns.iter_mut().zip(&mut other.columns) {
            to.take(from, rows);
        }
    }

    /// The rows in which a column of whole numbers is as wanted.
    #[must_use]
    pub fn only_where(&self, name: &str, wanted: impl Fn(i64) -> bool) -> Self {
        let numbers = self.whole(name).unwrap_or_default();
        let rows: Vec<usize> = (0..numbers.len()).filter(|row| wanted(numbers[*row])).collect();
        let columns = self.columns.iter().map(|(name, cells)| (name.clone(), cells.at(&rows)));
        Self { columns: columns.collect() }
    }

    /// Cut off the first `n` rows.
    #[must_use]
    pub fn split_off_first(&mut self, n: usize) -> Self {
        let n = n.min(self.len());
        let cut = |(name, cells): &mut (String, Cells)| {
            let mut first = cells.emptied();
            first.take(cells, n);
            (name.clone(), first)
        };
        Self { columns: self.columns.iter_mut().map(cut).collect() }
    }
}
