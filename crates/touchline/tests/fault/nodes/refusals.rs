//! Who may share a database with whom.

use super::{Nats, has_all};
use crate::common::{Backend, Database};
use crate::process::{Process, free};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_shares_nothing_and_nodes_do_not_mix() {
    if !has_all() {
        return;
    }
    let (database, nats) = (Database::fresh(Backend::Postgres).await, Nats::start());
    let start = |nats: Option<&str>| Process::try_start(&database.url, &database.folder, free(), nats);
    let refused = |nats: Option<&str>| start(nats).err().expect("it is refused");
    let alone = start(None).unwrap();
    assert!(refused(None).contains("several servers share one where each is given --nats"));
    assert!(refused(Some(&nats.url())).contains("start it again with --nats"));
    drop(alone);
    let _nodes = [start(Some(&nats.url())).unwrap(), start(Some(&nats.url())).unwrap()];
    assert!(refused(None).contains("several servers share one where each is given --nats"));
    let nobody = format!("nats://{}", free());
    assert!(refused(Some(&nobody)).contains("does not answer: start nats-server there first"));
    let file = format!("sqlite:{}", database.folder.join("some.db").display());
    let on_file = Process::try_start(&file, &database.folder, free(), Some(&nats.url()));
    assert!(on_file.err().expect("it is refused").contains("name a PostgreSQL database"));
}
