#![crate_type = "lib"]
pub fn sum(a: i64, b: i64) -> i64 { a + b }
