import { expect, test } from 'vitest';
import { basisOf, changesOf, groupFaults, inputOf, needsCode, valuesOf, versionOf } from './group-values.ts';

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

test('a code is asked for where applications need it: in private groups that are shown', () => {
  expect(needsCode(saved)).toBe(true);
  for (const change of [{ access: 'PUBLIC' }, { access: 'PROTECTED' }, { isVisible: 'false' }]) {
    const values = { ...saved, ...change, code: '' };
    expect([needsCode(values), groupFaults(values).code, inputOf(values).code]).toEqual([false, undefined, null]);
  }
});

test('a group keeps a code that it does not ask for', () => {
  const before = { ...saved, access: 'PROTECTED' };
  expect(basisOf(versionOf(before))?.code).toBe('abcdef');
  expect(changesOf(before, { ...before, access: 'PRIVATE' })).toEqual({ access: 'PRIVATE' });
});
