import { describe, expect, test } from 'vitest';
import { findMainClass, missingMain, nameJavaSources } from './java.ts';
import { quickStart } from './jvm.ts';
import type { ToolSearch } from './language.types.ts';

const program = (content: string, entryPoint: string | null = null) => ({ sources: [{ name: 'main', content }], entryPoint });
const main = 'public static void main(String[] args) { }';

function named(content: string, entryPoint: string | null = null): [string | undefined, string] {
  const one = program(content, entryPoint);
  const sources = nameJavaSources(one);
  return [sources[0]?.name, findMainClass(one, sources)];
}

describe('a single source is named after its public class and starts where main is', () => {
  test.each<[string, string, [string, string]]>([
    ['the usual', `import java.util.*;\npublic class Main { ${main} }`, ['Main.java', 'Main']],
    ['any name', `public final class Sum { ${main} }`, ['Sum.java', 'Sum']],
    ['no public class', `class Helper { } class Start { static public void main(String... a) throws Exception { } }`, ['Start.java', 'Start']],
    ['the public class is not the one with main', `public class Data { } class Start { ${main} }`, ['Data.java', 'Start']],
    ['a package', `package a.b;\npublic class Start { ${main} }`, ['Start.java', 'a.b.Start']],
    ['classes in comments and strings', `/* public class No { ${main} } */ // public class Nor\npublic class Yes { String s = "public class Neither {"; char c = '{'; ${main} }`, ['Yes.java', 'Yes']],
    ['nested classes', `public class Outer { static class Inner { ${main} } ${main} }`, ['Outer.java', 'Outer']],
    ['a record and an interface', `interface Shape { } record Point(int x, int y) { } public class Run { ${main} }`, ['Run.java', 'Run']],
    ['a text block', `public class Block { String s = """\n } } public class No {\n"""; ${main} }`, ['Block.java', 'Block']],
    ['an annotation between', `public @Deprecated class Marked { ${main} }`, ['Marked.java', 'Marked']],
    ['nothing to be found', 'int x;', ['Main.java', 'Main']],
  ])('%s', (_what, content, expected) => {
    expect(named(content)).toEqual(expected);
  });
});

test('a program without a class to start with is told which classes it has, the public one first', () => {
  const told = (content: string, entryPoint: string | null = null) => missingMain(program(content, entryPoint), nameJavaSources(program(content, entryPoint)));
  expect(told('class Node { } public class Solution { int solve() { return 1; } }')).toContain('found: Solution, Node. Name the public class Main');
  expect(told('package a; public class Solution { void main() { } }')).toContain('found: a.Solution.');
  expect(told('class A { } class B { } class C { } class D { } class E { } class F { }')).toContain('found: A, B, C, D, E, …. ');
  const fine: [string, (string | null)?][] = [[`public class Solution { ${main} }`], ['public class Main { void main() { } }'], ['void main() { }'], ['public class Solution { }', 'Solution']];
  for (const [content, entryPoint] of fine) expect(told(content, entryPoint)).toBeNull();
});

test('an entry point wins', () => {
  expect(named(`public class A { ${main} } class B { ${main} }`, 'B')).toEqual(['A.java', 'B']);
});

test('several files keep their names, and the entry point may be a file', () => {
  const several = { sources: [{ name: 'A.java', content: `public class A { ${main} }` }, { name: 'B.java', content: `public class B { ${main} }` }], entryPoint: 'B.java' };
  const sources = nameJavaSources(several);
  expect(sources.map((source) => source.name)).toEqual(['A.java', 'B.java']);
  expect(findMainClass(several, sources)).toBe('B');
});

test('a JVM that does not know how to start quicker is started as ever', async () => {
  const search = (output: ToolSearch['output']): ToolSearch => ({ variable: () => undefined, find: async () => null, executable: async () => null, list: async () => [], output });
  expect(await quickStart(search(async () => null), '/java')).toEqual([]);
  expect(await quickStart(search(async () => 'openjdk'), '/java')).toContain('-XX:ArchiveRelocationMode=0');
});
