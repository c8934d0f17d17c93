import { expect, test } from 'vitest';
import { changesOf, valuesOf } from './group-values.ts';

const saved = valuesOf({
  __typename: 'Group',
  id: '1',
  name: 'Rowing club',
  shortName: 'rowers',
  brief: 'We row on Fridays',
  description: 'All about rowing',
  access: 'PRIVATE',
  code: 'abcdef',
  isVisible: true,
});

test('only what was changed is sent, so an older tab undoes nothing', () => {
  expect(changesOf(saved, saved)).toEqual({});
  expect(changesOf(saved, { ...saved, brief: 'We row daily', isVisible: 'false' })).toEqual({
    brief: 'We row daily',
    isVisible: false,
  });
  expect(changesOf(saved, { ...saved, access: 'PROTECTED' })).toEqual({ access: 'PROTECTED' });
});
