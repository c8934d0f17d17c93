import { expect, test } from 'vitest';
import { emptyFields, filterOf } from './rejudge-form-fields.ts';

test.each([
  {},
  { languageKey: 'cpp' },
  { status: '4' },
  { until: '2026-01-01T00:00' },
  { contest: 'the last one' },
  { submissions: 'none' },
])('a form with only %o is not asked for yet', (fields) => {
  expect(filterOf({ ...emptyFields, ...fields })).toBeNull();
});

test('submissions are numbers with anything between them', () => {
  expect(filterOf({ ...emptyFields, submissions: '#12, 13\n14' })).toMatchObject({ submissionIds: [12, 13, 14] });
});

test('what is left empty is any', () => {
  expect(filterOf({ ...emptyFields, problem: ' 1000 ' })).toEqual({
    problemDisplayId: '1000',
    contestId: null,
    username: null,
    submissionIds: null,
    languageKey: null,
    statuses: null,
    submittedFrom: null,
    submittedUntil: null,
    isOutdatedOnly: false,
    includesManual: false,
  });
});
