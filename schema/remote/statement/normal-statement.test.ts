import { expect, test } from 'vitest';
import type { RemoteStatement } from '../core/adapter.ts';
import { contentHash, normalStatement, weightyChanges } from './normal-statement.ts';

const sample = { input: '1 2\r\n', output: '3\n', explanation: null };
const statement: RemoteStatement = {
  title: ' A + B\u00A0 Problem ',
  language: 'en',
  description: 'Add.\r\n',
  input: 'Two numbers.',
  output: 'Their sum.',
  hint: '',
  samples: [sample],
  timeLimitMs: 1_000,
  memoryLimitKb: 65_536,
  limits: 'Time Limit: 1000 MS',
  readsFile: null,
  writesFile: null,
  source: null,
  author: null,
  tags: ['math', 'math'],
  pdfUrl: 'https://judge.example/a.pdf',
  languageIds: null,
  submitKey: null,
};

test('statements that differ in line ends and blanks alone have one hash', () => {
  const samples = [{ ...sample, input: '1 2\n' }];
  const other = { ...statement, title: 'A + B Problem', description: 'Add.', samples };
  expect(contentHash(normalStatement(other, false))).toBe(contentHash(normalStatement(statement, false)));
});

test('a link keeps no text of the judge', () => {
  expect(normalStatement(statement, true)).toMatchObject({
    title: 'A + B Problem',
    description: '',
    samples: [],
    pdfUrl: null,
    timeLimitMs: 1_000,
  });
});

test('a changed limit and a changed sample weigh, a changed sentence does not', () => {
  const after = { ...statement, description: 'Add them.', memoryLimitKb: 1, samples: [] };
  expect(weightyChanges(statement, after)).toEqual(['MEMORY_LIMIT', 'SAMPLES']);
  expect(weightyChanges(statement, { ...statement, description: 'Add them.' })).toEqual([]);
});
