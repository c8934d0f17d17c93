import { describe, expect, test } from 'vitest';
import { findJavaClasses } from './java-source.ts';
import { javaProgram } from './java.ts';
import { quickStart } from './jvm.ts';
import type { ToolSearch } from './language.types.ts';

const program = (content: string, entryPoint: string | null = null) => ({
  sources: [{ name: 'main', content }],
  entryPoint,
});
const main = 'public static void main(String[] args) { }';

function named(content: string, entryPoint: string | null = null): [string | undefined, string] {
  const { sources, mainClass } = javaProgram(program(content, entryPoint));
  return [sources[0]?.name, mainClass];
}

describe('a single source is named after its public class and starts where main is', () => {
  test.each<[string, string, [string, string]]>([
    ['the usual', `import java.util.*;\npublic class Main { ${main} }`, ['Main.java', 'Main']],
    ['any name', `public final class Sum { ${main} }`, ['Sum.java', 'Sum']],
    [
      'no public class',
      `class Helper { } class Start { static public void main(String... a) throws Exception { } }`,
      ['Start.java', 'Start'],
    ],
    [
      'the public class is not the one with main',
      `public class Data { } class Start { ${main} }`,
      ['Data.java', 'Start'],
    ],
    ['a package', `package a.b;\npublic class Start { ${main} }`, ['Start.java', 'a.b.Start']],
    [
      'classes in comments and strings',
      `/* public class No { ${main} } */ // public class Nor\n` +
        `public class Yes { String s = "public class Neither {"; char c = '{'; ${main} }`,
      ['Yes.java', 'Yes'],
    ],
    ['nested classes', `public class Outer { static class Inner { ${main} } ${main} }`, ['Outer.java', 'Outer']],
    [
      'a record and an interface',
      `interface Shape { } record Point(int x, int y) { } public class Run { ${main} }`,
      ['Run.java', 'Run'],
    ],
    [
      'a text block',
      `public class Block { String s = """\n } } public class No {\n"""; ${main} }`,
      ['Block.java', 'Block'],
    ],
    ['an annotation between', `public @Deprecated class Marked { ${main} }`, ['Marked.java', 'Marked']],
    [
      'modifiers in any order',
      `@Deprecated(since = ";") @SuppressWarnings({"a", "b"}) final strictfp public class Mixed { ${main} }`,
      ['Mixed.java', 'Mixed'],
    ],
    ['a class literal before it', `@Marks(String.class) public class Literal { ${main} }`, ['Literal.java', 'Literal']],
    [
      'unicode escapes',
      String.raw`\u0070ublic class \uu0041b { String s = "\\u0022; public class No"; ` + `${main} }`,
      ['Ab.java', 'Ab'],
    ],
    ['letters beyond ASCII', `public class Größe\u0301𝒜 { ${main} }`, ['Größe\u0301𝒜.java', 'Größe\u0301𝒜']],
    ['a carriage return ends a comment', `// public class No {\rpublic class Yes { ${main} }`, ['Yes.java', 'Yes']],
    [
      'main of a nested class only',
      `public class Outer { static class Inner { ${main} } } class Start { ${main} }`,
      ['Outer.java', 'Start'],
    ],
    ['a name that no file can have', `public class ${'L'.repeat(251)} { ${main} }`, ['Main.java', 'L'.repeat(251)]],
    [
      'a name that a file can just have',
      `public class ${'é'.repeat(125)} { ${main} }`,
      [`${'é'.repeat(125)}.java`, 'é'.repeat(125)],
    ],
    [
      'a package over several lines',
      `package a /* b */ .\n c;\npublic class Start { ${main} }`,
      ['Start.java', 'a.c.Start'],
    ],
    ['nothing to be found', 'int x;', ['Main.java', 'Main']],
  ])('%s', (_what, content, expected) => {
    expect(named(content)).toEqual(expected);
  });
});

test('a program without a class to start with is told which classes it has, the public one first', () => {
  const told = (content: string, entryPoint: string | null = null) =>
    javaProgram(program(content, entryPoint)).unstartable;
  expect(told('class Node { } public class Solution { int solve() { return 1; } }')).toContain(
    'found: Solution, Node. Name the public class Main',
  );
  expect(told('package a; public class Solution { void main() { } }')).toContain('found: a.Solution.');
  expect(told('class A { } class B { } class C { } class D { } class E { } class F { }')).toContain(
    'found: A, B, C, D, E, …. ',
  );
  const fine: [string, (string | null)?][] = [
    [`public class Solution { ${main} }`],
    ['public class Main { void main() { } }'],
    ['void main() { }'],
    ['public class Solution { }', 'Solution'],
  ];
  for (const [content, entryPoint] of fine) expect(told(content, entryPoint)).toBeNull();
});

test('an entry point wins', () => {
  expect(named(`public class A { ${main} } class B { ${main} }`, 'B')).toEqual(['A.java', 'B']);
});

test('several files keep their names, and the entry point may be a file', () => {
  const several = {
    sources: [
      { name: 'A.java', content: `public class A { ${main} }` },
      { name: 'B.java', content: `public class B { ${main} }` },
    ],
    entryPoint: 'B.java',
  };
  const { sources, mainClass } = javaProgram(several);
  expect(sources.map((source) => source.name)).toEqual(['A.java', 'B.java']);
  expect(mainClass).toBe('B');
});

test('a JVM that does not know how to start quicker is started as ever', async () => {
  const search = (output: ToolSearch['output']): ToolSearch => ({
    variable: () => undefined,
    find: async () => null,
    executable: async () => null,
    list: async () => [],
    output,
  });
  expect(
    await quickStart(
      search(async () => null),
      '/java',
    ),
  ).toEqual([]);
  expect(
    await quickStart(
      search(async () => 'openjdk'),
      '/java',
    ),
  ).toContain('-XX:ArchiveRelocationMode=0');
});

/** Sources that a scanner which looks ahead, or looks again, reads to the end from each position. */
const hostile: [string, (size: number) => string][] = [
  ['quotes and backslashes', (size) => '"\\'.repeat(size / 2)],
  ['text blocks that never end', (size) => '"""\n\\'.repeat(size / 5)],
  ['comments that never end', (size) => '/*\\'.repeat(size / 3)],
  ['modifiers without a class', (size) => 'non-sealed\t'.repeat(size / 11)],
  ['static without main', (size) => `class A { ${'\tstatic void'.repeat(size / 12)}`],
  ['white space', (size) => `public${' '.repeat(size)}`],
  ['unicode escapes', (size) => `\\${'u'.repeat(size / 2)}${'\\u'.repeat(size / 4)}`],
  ['open braces', (size) => '{'.repeat(size)],
  ['classes', (size) => 'class A '.repeat(size / 8)],
];

test.each(hostile)('a source of %s costs time in proportion to its length', (_what, sourceOf) => {
  const source = sourceOf(512 * 1024);
  // CPU time of this thread: what else the machine does must not count.
  const before = process.threadCpuUsage().user;
  findJavaClasses(source);
  // In microseconds. It takes some 50 ms; a quadratic scanner takes minutes.
  expect(process.threadCpuUsage().user - before).toBeLessThan(5_000_000);
});
