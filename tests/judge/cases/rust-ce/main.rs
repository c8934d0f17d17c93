fn main() {
    missing();
}
