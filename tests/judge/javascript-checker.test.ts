import { join } from 'node:path';
import type { CompileResult, Judgement } from '@verdict/judge/protocol/report.ts';
import { shortNameOf } from '@verdict/judge/protocol/status.ts';
import type { Comparison } from '@verdict/judge/protocol/task.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCaseFolder, type CaseFolder } from './case-folder.ts';
import { JudgeInProcess } from './judge-in-process.ts';

/** Checkers in JavaScript that do what they should not, in the real isolate in the real box. */

let judge: JudgeInProcess;
let one: CaseFolder;
beforeAll(async () => {
  judge = await JudgeInProcess.open();
  one = await readCaseFolder(join(import.meta.dirname, 'cases/c-javascript-checker'));
});
afterAll(() => judge.close());

const program = (content: string) => ({
  languageKey: 'javascript',
  sources: [{ name: 'check.js', content }],
  entryPoint: null,
});

/** Judges a program that prints "6 4" on one case. */
async function judged(
  checker: string,
  {
    contents = one.contents,
    patienceMs = Infinity,
  }: { contents?: ReadonlyMap<string, Buffer>; patienceMs?: number } = {},
): Promise<Judgement> {
  const cases = one.task.tests.cases.slice(0, 1);
  const comparison: Comparison = { kind: 'checker', convention: 'javascript', program: program(checker), files: [] };
  return judge.judge({ ...one.task, comparison, tests: { ...one.task.tests, cases } }, contents, { patienceMs });
}

test.each<[string, string, RegExp]>([
  ['throws', 'export default () => { throw new Error("oh no"); }', /failed: it threw\nError: oh no\n.*check\.js/],
  ['throws what is no error', 'export default () => { throw "oh no"; }', /failed: it threw\noh no/],
  ['returns nothing', 'export default () => {}', /did not return an object/],
  ['returns a promise', 'export default async () => ({ verdict: "accepted" })', /promise/],
  ['returns another shape', 'export default () => ({ verdict: "AC" })', /its verdict is none of[^]*"AC"/],
  ['returns functions', 'export default () => ({ verdict: () => 1 })', /its verdict is none of/],
  ['gives partial without a score', 'export default () => ({ verdict: "partial" })', /score of 0 to 1/],
  ['is no module', 'export default (', /cannot be read\nSyntaxError[^]*check\.js/],
  ['has no default export', 'export const check = () => ({ verdict: "accepted" })', /default export/],
  ['exports no function', 'export default "accepted"', /default export is not a function/],
  [
    'imports',
    'import "node:fs"; export default () => ({ verdict: "accepted" })',
    /cannot import anything, so not "node:fs"/,
  ],
  [
    'reaches for Node',
    'export default () => ({ verdict: "accepted", message: process.version })',
    /process is not defined/,
  ],
  [
    'reaches out of the isolate',
    'export default () => ({ verdict: "accepted", message: ({}).constructor.constructor("return process")().version })',
    /process is not defined/,
  ],
  [
    'needs endless memory',
    'export default () => { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); }',
    /memory/,
  ],
  [
    'has a getter that throws',
    'export default () => ({ get verdict() { throw { toString: null } } })',
    /failed: it threw/,
  ],
  [
    'returns a proxy',
    'export default () => new Proxy({}, { get: (_target, name) => (name === "then" ? null : new Proxy({}, {})) })',
    /its verdict is none of/,
  ],
  [
    'returns what can be awaited',
    'Object.prototype.then = () => {}; export default () => ({ verdict: "accepted" })',
    /promise/,
  ],
  [
    'throws endless text',
    'export default () => { throw Object.assign(new Error("x"), { stack: "s".repeat(2 ** 27) }); }',
    /^the checker failed: /,
  ],
  ['recurses without end', 'const down = () => down() + 1; export default () => down()', /Maximum call stack/],
])('a checker that %s is a system error with the cause', async (_what, checker, cause) => {
  const { status, message } = await judged(checker);
  expect([shortNameOf(status), message]).toEqual(['SE', expect.stringMatching(cause)]);
  expect(message?.length).toBeLessThanOrEqual(4_000);
});

test('a checker that never ends is stopped', async () => {
  expect(await judged('export default () => { for (;;); }', { patienceMs: 500 })).toMatchObject({
    message: expect.stringMatching(/time limit reached/),
  });
});

test('data too large for a checker in memory is a system error that says so', async () => {
  const input = Buffer.alloc(16 * 1024 ** 2 + 1, 'x');
  const contents = new Map(
    [...one.contents].map(([sha256, content], index) => [sha256, index === 0 ? input : content]),
  );
  expect((await judged('export default () => ({ verdict: "accepted" })', { contents })).message).toMatch(
    /input has 16777217 bytes/,
  );
});

test('it is given all three texts, and nothing it says of itself gets out but its message', async () => {
  const { cases } = await judged(
    'export default (given) => ({ verdict: "wrong", message: JSON.stringify(given) + "\\u0000", other: given })',
  );
  expect(cases[0]?.message).toBe('{"input":"11\\n","output":"6 4\\n","answer":"0\\n"}');
});

test('an interactor cannot be a JavaScript checker', async () => {
  const comparison: Comparison = {
    kind: 'interactor',
    convention: 'javascript',
    program: program('export default () => ({})'),
    files: [],
  };
  expect((await judge.judge({ ...one.task, comparison }, one.contents)).message).toMatch(/cannot be an interactor/);
});

async function compiled(checker: string): Promise<CompileResult> {
  const result = await judge.run({
    kind: 'compile',
    taskId: 1,
    attempt: 1,
    program: program(checker),
    convention: 'javascript',
    files: [],
  });
  if (result.kind !== 'compile') throw new Error('no compile');
  return result.compile;
}

test('its author is told whether it can be loaded, and it is not called for that', async () => {
  expect(await compiled('export default () => { throw new Error("called"); }')).toEqual({
    isOk: true,
    message: null,
    compilerVersion: expect.stringContaining('Node.js'),
  });
  expect(await compiled('export default (')).toMatchObject({
    isOk: false,
    message: expect.stringContaining('SyntaxError'),
  });
  expect(await compiled('export const a = 1')).toMatchObject({
    isOk: false,
    message: expect.stringContaining('default export'),
  });
  expect((await compiled('throw new Error("a\\u0000b\\ud800");')).message).toMatch(/Error: ab\ufffd/);
  expect(await compiled('throw new Error("at once"); export default () => {}')).toMatchObject({
    isOk: false,
    message: expect.stringContaining('at once'),
  });
});
