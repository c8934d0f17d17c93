import { expect, test } from 'vitest';
import { generatedNames, generationFaults } from './generation.ts';

const right = { prefix: 'team', suffix: 'x', from: '1', to: '20', passwordLength: '8' };

test('names are prefix, number and suffix', () => {
  expect(generationFaults(right)).toEqual({});
  expect(generatedNames(right)).toEqual(['team1x', 'team20x']);
});

test.each([
  ['no start', { from: '' }, 'from'],
  ['a start that is no number', { from: 'a' }, 'from'],
  ['an end before the start', { from: '5', to: '4' }, 'to'],
  ['too many', { from: '1', to: '2001' }, 'to'],
  ['a short password', { passwordLength: '5' }, 'passwordLength'],
  ['a long password', { passwordLength: '26' }, 'passwordLength'],
  ['a long name', { prefix: 'a'.repeat(18) }, 'prefix'],
])('%s is refused', (_what, wrong, field) => {
  expect(Object.keys(generationFaults({ ...right, ...wrong }))).toEqual([field]);
  expect(generatedNames({ ...right, ...wrong })).toBeNull();
});
