import { describe, expect, test } from 'vitest';
import { disguised, original, other } from './alike-programs.ts';
import { leastSimilarity, longPart, mostPairs } from './best-pairs.ts';
import { comparePrograms, type AlikePair, type Comparison } from './compare.ts';
import { familyOf, type Family } from './grammar.ts';
import { tokensOf } from './tokens.ts';

const operators = ['+', '-', '*', '/', '%', '^', '|', '<<', '<', '>', '==', '&&'];
/** Programs that have nothing to do with each other: operators in an order that depends on the number. */
const different = (number: number, lines = 30) => {
  let state = number * 7_919 + 13;
  const operator = () =>
    operators[((state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) >> 16) % operators.length];
  const line = () => `a = b ${operator()} c ${operator()} d ${operator()} e ${operator()} f;`;
  return `int main() {\n${Array.from({ length: lines }, line).join('\n')}\n}`;
};
/** The same behind dead code, ten times as long. */
const hidden = different(99, 200).replace('main', 'unused') + disguised;

const compare = (
  codes: readonly string[],
  { family = 'c', templates = [] }: { readonly family?: Family; readonly templates?: readonly string[] } = {},
): readonly AlikePair[] =>
  comparePrograms({ family, templates, programs: codes.map((code, index) => ({ id: index + 1, code })) }).pairs;

describe('programs that are compared', () => {
  test('are found alike behind other names, types, comments, spaces and libraries', () => {
    const [pair, ...rest] = compare([original, other, disguised]);
    expect(rest).toEqual([]);
    expect(pair).toMatchObject({ leftId: 1, rightId: 3 });
    expect(pair?.similarity).toBeGreaterThan(0.9);
    expect(pair?.longestTokens).toBeGreaterThan(100);
  });

  test('are told by the lines they share', () => {
    const [pair] = compare([original, disguised]);
    const shared = (side: 'left' | 'right') =>
      new Set(
        pair?.parts.flatMap(({ [side]: [from, to] }) =>
          Array.from({ length: to - from + 1 }, (_, index) => from + index),
        ),
      );
    // The function that finds the root.
    expect(shared('left').has(4)).toBe(true);
    expect(shared('right').has(10)).toBe(true);
    // Libraries are not compared.
    expect(shared('left').has(1)).toBe(false);
  });

  test('are found alike when their functions stand in another order', () => {
    const functions = [
      'int gcd(int a, int b) { while (b != 0) { int c = a % b; a = b; b = c; } return a; }',
      'int power(int a, int n, int p) ' +
        '{ int r = 1; while (n > 0) { if (n & 1) r = r * a % p; a = a * a % p; n >>= 1; } return r; }',
      'int count(int n) ' +
        '{ int c = 0; for (int i = 1; i * i <= n; ++i) if (n % i == 0) c += i * i == n ? 1 : 2; return c; }',
    ];
    expect(compare([functions.join('\n'), functions.toReversed().join('\n')])[0]?.similarity).toBeGreaterThan(0.7);
  });

  test('that solve a problem in different ways are not alike', () => {
    expect(compare([original, other])).toEqual([]);
  });

  test('are not alike by what everybody was given', () => {
    const given = original.slice(0, original.indexOf('  sort(edges'));
    const codes = [
      `${given}  cout << edges[0][0] * edges[1][1] - 1 << endl;\n}`,
      `${given}  while (total < 5) total += n ? m : 2;\n  puts("no");\n}`,
    ];
    expect(compare(codes)[0]?.similarity ?? 0).toBeGreaterThan(0.5);
    expect(compare(codes, { templates: [given] })).toEqual([]);
    expect(compare([given, given], { templates: [given] })).toEqual([]);
  });

  test('are still found alike beside what everybody was given', () => {
    const given =
      'struct Reader { int next() { int x = 0; char c = getchar(); while (c < 48) c = getchar(); ' +
      'while (c >= 48) { x = x * 10 + c - 48; c = getchar(); } return x; } };\n';
    expect(compare([given + original, given + disguised, given + other], { templates: [given] })).toMatchObject([
      { leftId: 1, rightId: 2 },
    ]);
  });

  test('that say too little to be compared are told: few lines, what everybody was given, a text that is run', () => {
    const short = 'int main() { return 0; }';
    const said = (programs: readonly string[], more: Partial<Comparison>) =>
      comparePrograms({
        family: 'c',
        templates: [],
        ...more,
        programs: programs.map((code, index) => ({ id: index + 1, code })),
      }).tooShort;
    expect(said([original, short, other], {})).toEqual([2]);
    expect(said([original, ...Array.from({ length: 20 }, () => short)], {})).toHaveLength(20);
    expect(said([original, original, other], { templates: [original] })).toEqual([1, 2]);
    expect(said(['exec("""\nfor i in range(int(input())):\n    print(i * i)\n""")'], { family: 'python' })).toEqual([
      1,
    ]);
  });

  test('too short to say anything are left alone', () => {
    expect(compare(['int main() { return 0; }', 'int main() { return 0; }'])).toEqual([]);
  });

  test('in which values alone differ in number are the same', () => {
    const table = (count: number) =>
      `int table[] = { ${Array.from({ length: count }, (_, index) => index).join(', ')} };\n`;
    expect(tokensOf(table(2_000), 'c')).toHaveLength(tokensOf(table(3), 'c').length);
    expect(compare([table(10) + original, table(900) + original])[0]?.similarity).toBe(1);
  });

  test('in which one thing is repeated without end are compared in bounded time', () => {
    const endless = 'total = total + step;\n'.repeat(20_000);
    expect(compare([endless, endless])[0]?.parts).toHaveLength(1);
  });

  test('are found alike behind any amount of code that does nothing', () => {
    const [pair] = compare([original, hidden, ...Array.from({ length: 5 }, (_, index) => different(index + 500, 60))]);
    expect(pair).toMatchObject({ leftId: 1, rightId: 2 });
    expect(pair?.similarity).toBeLessThan(leastSimilarity);
    expect(pair?.longestTokens).toBeGreaterThanOrEqual(longPart);
  });

  test('are read to their end, be they as long as programs can be', () => {
    const deadCode = different(99, 2_000).replace('main', 'unused');
    expect(tokensOf(deadCode, 'c').length).toBeGreaterThan(20_000);
    expect(compare([original, deadCode + disguised])).toMatchObject([{ leftId: 1, rightId: 2 }]);
  });

  test('are cut where they are too many, the longest only', () => {
    const programs = [original, different(99, 2_000) + disguised, disguised].map((code, index) => ({
      id: index + 1,
      code,
    }));
    const { pairs, cut } = comparePrograms({ family: 'c', programs, templates: [] }, 10_000);
    expect(pairs.map(({ leftId, rightId }) => [leftId, rightId])).toEqual([[1, 3]]);
    expect(cut).toEqual([2]);
  });

  test('are found in every family of languages', () => {
    const python = (a: string, b: string) =>
      [
        'import sys',
        b,
        `def solve(${a}):`,
        '    best = 0',
        `    for x in range(len(${a})):`,
        `        if ${a}[x] > best and x % 2 == 0:`,
        `            best = ${a}[x] * 2 - 1`,
        `        elif ${a}[x] < 0:`,
        '            best -= 1',
        '    return best',
        'print(solve(list(map(int, sys.stdin.read().split()))))',
        '',
      ].join('\n');
    expect(
      compare([python('items', '# one'), python('v', '"""two"""')], { family: 'python' })[0]?.similarity,
    ).toBeGreaterThan(leastSimilarity);
    const pascal = (a: string) =>
      [
        `program P; { ${a} }`,
        `var ${a}, i: longint;`,
        'begin',
        `  read(${a});`,
        `  for i := 1 to ${a} do if ${a} mod i = 0 then begin write(i); write(' ') end ` +
          `else ${a} := ${a} + 1 - i div 2;`,
        `  while ${a} > 0 do begin ${a} := ${a} div 2; write(${a}) end`,
        'end.',
      ].join('\n');
    expect(compare([pascal('n'), pascal('Count').toUpperCase()], { family: 'pascal' })[0]?.similarity).toBe(1);
    const rust = (a: string) =>
      `use std::io;\n` +
      `fn longest<'a>(${a}: &'a str, c: char) -> usize { let mut best = 0; for p in ${a}.split(c) { ` +
      "if p.len() > best && p.starts_with('x') { best = p.len() * 2 - 1; } else { best += 1; } } best } // '";
    expect(compare([rust('s'), rust('text')], { family: 'rust' })[0]?.similarity).toBe(1);
  });
});

describe('of a whole contest', () => {
  const header =
    'inline int read() { int x = 0, f = 1; char c = getchar(); ' +
    'while (c < 48) { if (c == 45) f = -1; c = getchar(); }\n' +
    'while (c >= 48) { x = x * 10 + c - 48; c = getchar(); }\nreturn x * f; }\n';
  const others = (count: number, before = '') =>
    Array.from({ length: count }, (_, index) => before + different(index + 1));
  const foundIn = (pairs: readonly AlikePair[]) =>
    new Set(pairs.flatMap(({ leftId, rightId }) => [leftId, rightId])).size;

  test('one program that most submitted is found, each who did with the first, and nobody else', () => {
    const pairs = compare([...Array.from({ length: 30 }, () => original), ...others(10)]);
    expect(pairs.map(({ leftId, rightId, similarity }) => [leftId, rightId, similarity])).toEqual(
      Array.from({ length: 29 }, (_, index) => [1, index + 2, 1]),
    );
    expect(pairs.every(({ parts, longestTokens }) => parts.length > 0 && longestTokens > 100)).toBe(true);
  });

  test('one that most submitted with a change each is found', () => {
    const changed = Array.from({ length: 30 }, (_, index) =>
      original.replace(
        'sort(edges',
        `${'++n; '.repeat(index % 3)}if (m ${['<', '>', '==', '!=', '<=', '>='][index % 6]} n) ` +
          `${['m--', 'n--', 'm++', 'n++', 'm = n'][index % 5]};\nsort(edges`,
      ),
    );
    expect(foundIn(compare([...changed, ...others(10)]))).toBe(30);
  });

  test('a header that all have is no sign of anything, be they all different or most the same', () => {
    expect(compare(others(40, header))).toEqual([]);
    expect(
      foundIn(
        compare([
          ...Array.from({ length: 25 }, () => header + original),
          ...others(15, header + header.replaceAll(';', '; ; ')),
        ]),
      ),
    ).toBe(25);
  });

  test('two that are the same are found where a header is most of each', () => {
    const short =
      `${header}int main() ` +
      '{ int a = read(), b = read(); while (a != b) { if (a > b) a -= b; else b -= a; } printf("%d", a); }';
    expect(compare([short, short, ...others(38, header)])).toMatchObject([{ leftId: 1, rightId: 2, similarity: 1 }]);
  });

  test('thousands of copies are told in bounded time and number', () => {
    expect(compare(Array.from({ length: 2_000 }, () => original))).toHaveLength(mostPairs);
  });
});

test('variants of a language are one family, and what is unknown is read like C', () => {
  expect(['c', 'cpp', 'cpp23', 'python2', 'pypy3', 'brainfuck'].map(familyOf)).toEqual([
    'c',
    'c',
    'c',
    'python',
    'python',
    'c',
  ]);
});
