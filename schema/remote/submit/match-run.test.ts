import { expect, test } from 'vitest';
import { matchingRuns } from './match-run.ts';

const sentAt = new Date('2026-11-27T04:00:00Z');
const sent = { username: 'bot', ref: '1000', languageId: '0', source: 'int x;', sentAt, baselineRunId: '99' };
const row = { runId: '100', username: 'Bot', ref: '1000', languageId: '0', codeBytes: 6, submittedAt: sentAt };

test('the run that was sent is found, and one whose list leaves facts out', () => {
  expect(matchingRuns([row], sent)).toHaveLength(1);
  expect(matchingRuns([{ ...row, languageId: null, codeBytes: null, submittedAt: null }], sent)).toHaveLength(1);
});

test.each([
  ['is not newer than the baseline', { runId: '99' }],
  ['has a shorter number than the baseline', { runId: '9' }],
  ['is of another account', { username: 'bot2' }],
  ['is for another problem', { ref: '1001' }],
  ['is in another language', { languageId: '1' }],
  ['has another length', { codeBytes: 7 }],
  ['was made at another time', { submittedAt: new Date(sentAt.getTime() + 121_000) }],
])('a run that %s is another one', (_reason, difference) => {
  expect(matchingRuns([{ ...row, ...difference }], sent)).toEqual([]);
});

test('where the clock of the judge is not trusted the other facts decide', () => {
  const late = { ...row, submittedAt: new Date(sentAt.getTime() + 600_000) };
  expect(matchingRuns([late, { ...late, codeBytes: 7 }], { ...sent, isAtAnyTime: true })).toEqual([late]);
});

test('lengths in the charset of the judge count', () => {
  expect(matchingRuns([{ ...row, codeBytes: 4 }], { ...sent, source: '中文' })).toHaveLength(1);
  expect(matchingRuns([{ ...row, codeBytes: 6 }], { ...sent, source: '中文' })).toHaveLength(1);
});
