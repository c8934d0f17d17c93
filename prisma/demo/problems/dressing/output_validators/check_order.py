#!/usr/bin/env python3
"""Accepts every order of the garments that keeps the rules.

Usage: check_order.py input answer feedback_dir < output
"""
import os
import sys

ACCEPT, REJECT = 42, 43


def reject(message):
    with open(os.path.join(sys.argv[3], 'judgemessage.txt'), 'w', encoding='utf-8') as file:
        file.write(message + '\n')
    sys.exit(REJECT)


def main():
    with open(sys.argv[1], encoding='ascii') as file:
        words = file.read().split()
    n, m = int(words[0]), int(words[1])
    garments, rules = words[2 : 2 + n], words[2 + n :]
    with open(sys.argv[2], encoding='ascii') as file:
        jury_has_order = file.read().split() != ['naked']

    order = sys.stdin.buffer.read().decode('ascii', 'replace').split()
    if order == ['naked']:
        if jury_has_order:
            reject('says naked, but there is an order')
        sys.exit(ACCEPT)

    if len(order) != n:
        reject(f'{len(order)} garments instead of {n}')
    position = {garment: place for place, garment in enumerate(order)}
    missing = [garment for garment in garments if garment not in position]
    if missing:
        reject(f'missing: {missing[0]}')
    for before, after in zip(rules[::2], rules[1::2]):
        if position[before] > position[after]:
            reject(f'{before} must be put on before {after}')
    # Better than the jury: neither code, so that the jury hears of it.
    sys.exit(ACCEPT if jury_has_order else 1)


main()
