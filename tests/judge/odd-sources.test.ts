import { join } from 'node:path';
import { shortNameOf } from '@verdict/judge/protocol/status.ts';
import type { JudgeTask } from '@verdict/judge/protocol/task.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readCaseFolder, type CaseFolder } from './case-folder.ts';
import { JudgeInProcess } from './judge-in-process.ts';

/**
 * Sources that no editor writes, in every language that is here: whatever a contestant sends, the judge has not failed.
 */

let judge: JudgeInProcess;
let ordinary: CaseFolder;
beforeAll(async () => {
  judge = await JudgeInProcess.open();
  ordinary = await readCaseFolder(join(import.meta.dirname, 'cases/c-ac'));
});
afterAll(() => judge.close());

/** Variants of these are compiled by the same tools. */
const keys = [
  'c',
  'cpp',
  'java',
  'python3',
  'pypy3',
  'javascript',
  'go',
  'rust',
  'csharp',
  'php',
  'ruby',
  'kotlin',
  'pascal',
  'haskell',
];

const oddities: Record<string, (template: string) => string> = {
  'an empty source': () => '',
  'a NUL byte after a program': (template) => `${template}\n\0`,
  'a byte order mark and CRLF': (template) => `\ufeff${template.replaceAll('\n', '\r\n')}`,
  'lone surrogates': (template) => `${template}\ud800 \udc00\n`,
  'bytes of a binary': () => String.fromCharCode(...Array.from({ length: 2048 }, (_, index) => (index * 7919) % 256)),
  'one line of 64 kB': () => `${'a'.repeat(32_000)} ${'b'.repeat(32_000)}`,
};

function taskOf(languageKey: string, content: string): JudgeTask {
  return {
    ...ordinary.task,
    limits: { ...ordinary.task.limits, timeMs: 5_000 },
    program: { languageKey, sources: [{ name: 'main', content }], entryPoint: null },
  };
}

describe.each(keys)('%s', (key) => {
  test.for(Object.entries(oddities))('%s is no system error', async ([, sourceOf], { skip }) => {
    const found = judge.languages.get(key);
    skip(found === undefined, `no compiler here for ${key}`);
    const { status, message } = await judge.judge(
      taskOf(key, sourceOf(found?.language.template ?? '')),
      ordinary.contents,
    );
    expect(shortNameOf(status), message ?? '').not.toBe('SE');
  });
});

test('a program is planned once', async () => {
  const java = judge.languages.get('java');
  if (java === undefined) throw new Error('there is no Java');
  const plan = vi.spyOn(java.toolchain, 'plan');
  await judge.judge(taskOf('java', java.language.template), ordinary.contents);
  expect(plan).toHaveBeenCalledTimes(1);
});
