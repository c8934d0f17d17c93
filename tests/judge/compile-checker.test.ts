import { createHash } from 'node:crypto';
import type { CompileResult } from '@verdict/judge/protocol/report.ts';
import type { CompileTask } from '@verdict/judge/protocol/task.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JudgeInProcess } from './judge-in-process.ts';

/** A checker compiled for its author. */

let judge: JudgeInProcess;
beforeAll(async () => {
  judge = await JudgeInProcess.open();
});
afterAll(() => judge.close());

const header = Buffer.from('#pragma once\nint main() { return 0; }\n');
const headerHash = createHash('sha256').update(header).digest('hex');

async function compile(content: string, part: Partial<CompileTask> = {}): Promise<CompileResult> {
  const program = { languageKey: 'cpp', sources: [{ name: 'check.cpp', content }], entryPoint: null };
  const result = await judge.run(
    { kind: 'compile', taskId: 1, attempt: 1, program, convention: 'testlib', files: [], ...part },
    new Map([[headerHash, header]]),
  );
  if (result.kind !== 'compile') throw new Error('no compile');
  return result.compile;
}

test("a good checker is ok, with the compiler's version and no message", async () => {
  expect(await compile('int main() {}')).toEqual({
    isOk: true,
    message: null,
    compilerVersion: expect.stringMatching(/\d+\.\d+/),
  });
});

test('its warnings are told, also when it was compiled before', async () => {
  const warned = { isOk: true, message: expect.stringContaining('be careful'), compilerVersion: expect.any(String) };
  const startedMs = performance.now();
  expect(await compile('#warning be careful\nint main() {}')).toEqual(warned);
  const againMs = performance.now();
  expect(await compile('#warning be careful\nint main() {}')).toEqual(warned);
  expect((performance.now() - againMs) * 3).toBeLessThan(againMs - startedMs);
});

test('a compile error is told with the place it is at', async () => {
  expect(await compile('int main() { return x; }')).toMatchObject({
    isOk: false,
    message: expect.stringMatching(/check\.cpp:1:21: error/),
  });
});

test('files beside it are found by both kinds of include, before the testlib.h of the judge', async () => {
  const files = [{ name: 'testlib.h', sha256: headerHash, sizeBytes: header.length }];
  for (const include of ['"testlib.h"', '<testlib.h>']) {
    const own = `#include ${include}\n#ifdef TESTLIB_VERDICT\n#error not this one\n#endif\n`;
    expect(await compile(own, { files })).toMatchObject({ isOk: true, message: null });
  }
  expect(await compile('#include "bounds.h"\n')).toMatchObject({
    isOk: false,
    message: expect.stringContaining('bounds.h'),
  });
});

test.each(['cpp14', 'cpp23'])('testlib.h is there in %s', async (languageKey) => {
  const content =
    '#include <testlib.h>\nusing namespace std;\n' +
    'int main(int argc, char* argv[]) { registerTestlibCmd(argc, argv); quit(_ok, format("%d", ans.readInt())); }\n';
  const program = { languageKey, sources: [{ name: 'check.cpp', content }], entryPoint: null };
  expect(await compile('', { program })).toMatchObject({ isOk: true, message: null });
});

test('a language that is not installed is told to the author', async () => {
  const program = { languageKey: 'klingon', sources: [{ name: 'check.k', content: '' }], entryPoint: null };
  expect(await compile('', { program })).toEqual({
    isOk: false,
    message: expect.stringContaining('klingon'),
    compilerVersion: null,
  });
});
