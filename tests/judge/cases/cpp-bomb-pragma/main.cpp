#pragma GCC optimize("-fplugin=/work/loot.so")
#pragma GCC optimize("-o/program/loot", "-save-temps", "-fdump-tree-all")

int main() { return 1 / 0 ? missing : 0; }
