import { expect, test } from 'vitest';
import { emptyFields, faultsOf, filterOf } from './rejudge-form-fields.ts';

test.each([{}, { languageKey: 'cpp' }, { status: '4' }, { until: '2026-01-01T00:00' }])(
  'a form with only %o is not asked for yet',
  (fields) => {
    expect(filterOf({ ...emptyFields, ...fields })).toBeNull();
  },
);

test.each([
  ['contest', 'weekend'],
  ['contest', '12a'],
  ['contest', '12345678901'],
  ['submissions', 'none'],
  ['submissions', '12 and 13'],
  ['submissions', '12345678901'],
] as const)('%s "%s" is a fault, not a field left empty', (field, text) => {
  const fields = { ...emptyFields, problem: '1000', [field]: text };
  expect(faultsOf(fields)).toEqual({ contest: false, submissions: false, [field]: true });
  expect(filterOf(fields)).toBeNull();
});

test('a contest is its id', () => {
  expect(filterOf({ ...emptyFields, contest: ' 12 ' })).toMatchObject({ contestId: 12 });
});

test('submission ids are separated by spaces or punctuation', () => {
  const fields = { ...emptyFields, submissions: '#12, 13\n14，15、16' };
  expect(faultsOf(fields)).toEqual({ contest: false, submissions: false });
  expect(filterOf(fields)).toMatchObject({ submissionIds: [12, 13, 14, 15, 16] });
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
