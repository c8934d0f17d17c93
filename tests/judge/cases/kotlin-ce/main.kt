fun main() {
    missing()
}
