import { expect, test } from 'vitest';
import {
  carriedOver,
  emptyTraining,
  isRank,
  trainingFaults,
  trainingInput,
  unsavedOf,
  withDraft,
  type TrainingValues,
} from './values.ts';

const complete: TrainingValues = {
  ...emptyTraining,
  title: 'First steps',
  description: 'Read, then solve.',
  categoryId: '3',
};

test('an empty form lacks a title, a description and a category', () => {
  expect(Object.keys(trainingFaults(emptyTraining))).toEqual(['title', 'description', 'categoryId']);
  expect(trainingFaults(complete)).toEqual({});
});

test('only a private training needs a password', () => {
  expect(Object.keys(trainingFaults({ ...complete, access: 'PRIVATE', password: ' ' }))).toEqual(['password']);
  expect(trainingFaults({ ...complete, access: 'PRIVATE', password: 'open' })).toEqual({});
  expect(trainingInput({ ...complete, password: 'open' })).toMatchObject({ access: 'PUBLIC', password: null });
});

test.each([
  ['0', true],
  ['2147483647', true],
  ['2147483648', false],
  ['-1', false],
  ['1.5', false],
  ['', false],
])('the rank "%s" is valid: %s', (rank, isValid) => {
  expect(isRank(rank)).toBe(isValid);
});

test('a draft keeps what is typed, except the password', () => {
  expect(unsavedOf({ ...complete, password: 'secret' }, emptyTraining)).toEqual({
    title: 'First steps',
    description: 'Read, then solve.',
    categoryId: '3',
  });
  expect(withDraft(complete, { title: 'Second steps', password: 'secret', other: 'x' })).toEqual({
    ...complete,
    title: 'Second steps',
  });
  expect(withDraft(complete, { title: 'First steps' })).toBeNull();
});

test('a newer version keeps the fields that were typed over an older one', () => {
  const values = { ...complete, title: 'Mine', password: 'mine' };
  const newer = { ...complete, title: 'Theirs', description: 'Theirs' };
  expect(carriedOver(values, { older: complete, newer })).toEqual({
    ...complete,
    title: 'Mine',
    password: 'mine',
    description: 'Theirs',
  });
});
