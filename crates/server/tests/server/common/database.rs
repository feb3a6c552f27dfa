//! A database for one test: a file in a folder, or a fresh name on the PostgreSQL server; dropped with the
//! test.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Row as _};

use super::Backend;

/// The variable with the address of a PostgreSQL server for tests.
pub(crate) const POSTGRES: &str = "TOUCHLINE_TEST_POSTGRES";

/// A database for one test.
#[derive(Debug)]
pub(crate) struct Database {
    pub(crate) backend: Backend,
    /// Its address, as given to the server.
    pub(crate) url: String,
    /// A folder for the test.
    pub(crate) folder: PathBuf,
    /// The name on the PostgreSQL server.
    pub(crate) name: String,
}

impl Database {
    /// Whether there is a PostgreSQL server to test with; prints a notice if not.
    pub(crate) fn has_postgres() -> bool {
        let there = std::env::var_os(POSTGRES).is_some();
        if !there {
            println!("skipped: {POSTGRES} is not set (`cargo xtask test` starts a server and sets it)");
        }
        there
    }

    /// An empty database.
    pub(crate) async fn fresh(backend: Backend) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let moment = std::time::UNIX_EPOCH.elapsed().unwrap().subsec_nanos();
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("touchline_{}_{moment}_{number}", std::process::id());
        let folder = std::env::temp_dir().join(&name);
        std::fs::create_dir_all(&folder).unwrap();
        let url = match backend {
            Backend::Sqlite => format!("sqlite:{}", folder.join("touchline.db").display()),
            Backend::Postgres => {
                administer(format!("CREATE DATABASE {name} TEMPLATE template0")).await.unwrap();
                with_name(&administration(), &name)
            }
        };
        Self { backend, url, folder, name }
    }

    /// Run statements on it directly.
    pub(crate) async fn execute(&self, statements: &[&'static str]) {
        let mut connection = AnyConnection::connect(&self.url).await.unwrap();
        for statement in statements {
            sqlx::query(*statement).execute(&mut connection).await.unwrap();
        }
        connection.close().await.unwrap();
    }

    /// A connection of its own, for what cannot be done or seen over the network.
    pub(crate) async fn connect(&self) -> AnyConnection {
        sqlx::any::install_default_drivers();
        AnyConnection::connect(&self.url).await.unwrap()
    }

    /// Drop it, whoever uses it.
    pub(crate) async fn remove(&self) {
        administer(format!("DROP DATABASE {} WITH (FORCE)", self.name)).await.unwrap();
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        if self.backend == Backend::Postgres {
            let sql = format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", self.name);
            let dropped = std::thread::spawn(move || {
                tokio::runtime::Builder::new_current_thread()
                    .enable_all()
                    .build()
                    .unwrap()
                    .block_on(administer(sql))
            });
            if let Ok(Err(error)) = dropped.join() {
                eprintln!("{} is left behind: {error}", self.name);
            }
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The address in the variable.
fn administration() -> String {
    std::env::var(POSTGRES).expect("the address of a PostgreSQL server")
}

/// The same server, another database.
fn with_name(url: &str, name: &str) -> String {
    let (address, options) =
        url.split_once('?').map_or((url, String::new()), |(url, rest)| (url, format!("?{rest}")));
    let server =
        match address.split_once("://").and_then(|(_, rest)| rest.rfind('/').map(|at| rest.len() - at)) {
            Some(tail) => &address[..address.len() - tail],
            None => address,
        };
    format!("{server}/{name}{options}")
}

async fn administer(sql: String) -> Result<(), sqlx::Error> {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&administration()).await?;
    sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await?;
    connection.close().await
}

/// The names of all tables, sorted.
pub(crate) async fn tables(url: &str) -> Vec<String> {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.unwrap();
    let sql = if url.starts_with("sqlite") {
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    } else {
        "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = 'public'"
    };
    let rows = sqlx::query(sql).fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let mut names: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
    names.sort();
    names
}

/// All rows of a table as text, sorted for comparison.
pub(crate) async fn rows(url: &str, table: &str) -> Vec<String> {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.unwrap();
    let sql = if url.starts_with("sqlite") {
        let names = format!(
            "SELECT group_concat('quote(' || name || ')', ' || '','' || ') FROM pragma_table_info('{table}')"
        );
        let row = sqlx::query(AssertSqlSafe(names)).fetch_one(&mut connection).await.unwrap();
        format!("SELECT {} FROM {table}", row.get::<String, _>(0))
    } else {
        format!("SELECT CAST(t.* AS TEXT) FROM {table} t")
    };
    let rows = sqlx::query(AssertSqlSafe(sql)).fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let mut rows: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
    rows.sort();
    rows
}

/// All rows of some tables, as other connections than the server's see them.
#[derive(Debug)]
pub(crate) struct Reader {
    connection: AnyConnection,
    statements: Vec<(String, String)>,
}

impl Reader {
    pub(crate) async fn new(database: &Database, tables: &[String]) -> Self {
        let mut connection = database.connect().await;
        let mut statements = Vec::new();
        for table in tables {
            let columns = if database.backend == Backend::Sqlite {
                let names = format!(
                    "SELECT group_concat('quote(' || name || ')', ' || '','' || ') FROM pragma_table_info('{table}')"
                );
                let row = sqlx::query(AssertSqlSafe(names)).fetch_one(&mut connection).await.unwrap();
                row.get::<String, _>(0)
            } else {
                "CAST(t.* AS TEXT)".to_owned()
            };
            statements
                .push((table.clone(), format!("SELECT {columns} AS line FROM {table} t ORDER BY line")));
        }
        Self { connection, statements }
    }

    /// One line per row, with the name of its table.
    pub(crate) async fn read(&mut self) -> String {
        let mut all = String::new();
        for (table, statement) in &self.statements {
            let query = sqlx::query(AssertSqlSafe(statement.clone()));
            for row in query.fetch_all(&mut self.connection).await.unwrap() {
                all += &format!("{table}: {}\n", row.get::<String, _>(0));
            }
        }
        all
    }
}
