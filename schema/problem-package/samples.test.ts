import { expect, test } from 'vitest';
import { createIssueLog } from './issue-log.ts';
import { parseInteraction } from './samples.ts';

function read(text: string, isMultiPass: boolean) {
  const log = createIssueLog();
  const sample = parseInteraction({ name: 'sample/1', text, file: 'data/sample/1.interaction', isMultiPass }, log);
  return { lines: sample.kind === 'interaction' ? sample.lines : null, problems: log.problems.map(({ message }) => message) };
}

test('three dashes separate the passes of a sample interaction', () => {
  expect(read('<-1\n>500\n---\n<500\n>500\n', true)).toEqual({
    lines: [
      { from: 'judge', text: '-1' },
      { from: 'submission', text: '500' },
      { from: 'pass-separator' },
      { from: 'judge', text: '500' },
      { from: 'submission', text: '500' },
    ],
    problems: [],
  });
});

test('a problem of one pass has no separator in its interactions', () => {
  expect(read('<1\n---\n>2\n', false).problems).toEqual(['line 2 starts with neither "<" (said by the judge) nor ">" (said by the submission).']);
});
