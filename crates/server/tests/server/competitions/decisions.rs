//! What organisers decide.

use super::{Cup, refused};
use crate::common::{Host, StatusCode, json};
use crate::on_both;
use crate::people::person;

on_both! {
    async fn of_two_who_decide_at_once_one_is_told_to_look_again(backend) {
        let host = Host::start(backend).await;
        let ann = person(&host, "Ann").await;
        let cup = Cup::make(&ann, "fuba:3.0", json!({ "kind": "round-robin", "legs": 1 })).await;
        let seq = cup.show().await["seq"].clone();
        let say = |text: &str| json!({ "seq": seq, "text": text });
        let path = cup.path("/announce");
        let (one, other) = tokio::join!(ann.post(&path, say("one")), ann.post(&path, say("other")));
        let (lucky, late) = if one.0.is_success() { (one, other) } else { (other, one) };
        assert!(lucky.0.is_success(), "{}", lucky.1);
        assert_eq!(late.1["error"]["args"]["seq"], lucky.1["seq"], "the current number is told");
        refused(late, StatusCode::CONFLICT, "competition-changed");
        assert_eq!(cup.show().await["announcements"].as_array().unwrap().len(), 1);
    }
}
