from adder import add

print(add(*map(int, input().split())))
