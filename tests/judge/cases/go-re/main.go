package main

func main() {
	panic("panicked")
}
