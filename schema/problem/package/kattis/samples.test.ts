import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createIssueLog } from '../issue-log.ts';
import { parseInteraction, readSamples } from './samples.ts';

function read(text: string, isMultiPass: boolean) {
  const log = createIssueLog();
  const sample = parseInteraction({ text, file: 'data/sample/1.interaction', isMultiPass }, log);
  return {
    lines: sample.interaction?.split('\n') ?? null,
    problems: log.problems.map(({ message }) => message),
  };
}

test('three dashes separate the passes of a sample interaction', () => {
  expect(read('<-1\n>500\n---\n<500\n>500\n', true)).toEqual({
    lines: ['<-1', '>500', '---', '<500', '>500'],
    problems: [],
  });
});

test('a problem of one pass has no separator in its interactions', () => {
  expect(read('<1\n---\n>2\n', false).problems).toEqual([
    'line 2 starts with neither "<" (said by the judge) nor ">" (said by the submission).',
  ]);
});

test('multi-pass problems that are not interactive show their interactions', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'samples-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = async (name: string, content: string) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return { name: `data/sample/${name}`, path, bytes: content.length };
  };
  const files = new Map([
    ['.in' as const, await file('1.in', '1\n')],
    ['.ans' as const, await file('1.ans', '\n')],
    ['.interaction' as const, await file('1.interaction', '<1\n>2\n---\n<2\n>3\n')],
  ]);
  const log = createIssueLog();
  const samples = await readSamples(
    [{ name: 'sample/1', files, workingFiles: [] }],
    { isInteractive: false, maxPasses: 2 },
    log,
  );
  expect(samples.map(({ interaction }) => interaction)).toEqual(['<1\n>2\n---\n<2\n>3']);
  expect(log.warnings).toEqual([]);
});
