fn main() {
    panic!("panicked");
}
