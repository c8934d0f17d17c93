import { expect, test } from 'vitest';
import { trainingFaults, type TrainingInput } from './training-input.ts';

const input: TrainingInput = {
  title: 'First steps',
  description: 'Read, then solve.',
  translations: null,
  access: 'PUBLIC',
  password: null,
  rank: 1_000,
  isVisible: true,
  categoryId: 1,
};
const pathsOf = (wishes: Partial<TrainingInput>) => trainingFaults({ ...input, ...wishes }).map(({ path }) => path);

test('a complete form has no faults', () => {
  expect(pathsOf({})).toEqual([]);
});

test('title, description and category are required', () => {
  expect(pathsOf({ title: ' ', description: '\n', categoryId: null })).toEqual(['title', 'description', 'categoryId']);
});

test('a password is required of a private training only', () => {
  expect([pathsOf({ access: 'PRIVATE' }), pathsOf({ access: 'PRIVATE', password: 'open' }), pathsOf({})]).toEqual([
    ['password'],
    [],
    [],
  ]);
});
