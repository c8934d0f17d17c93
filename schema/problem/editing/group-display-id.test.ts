import { describe, expect, test } from 'vitest';
import { displayIdInGroup, prefixFaults } from './group-display-id.ts';

describe('a display id of a group', () => {
  test('is the short name and what was typed, which may not be blank', () => {
    expect(displayIdInGroup('ALGOS', ' 12 ')).toBe('ALGOS12');
    expect(displayIdInGroup('ALGOS', ' ')).toBe(' ');
  });

  test.each([
    ['ALGOS12', null, true],
    ['algos12', null, true],
    ['ALGOS', null, false],
    ['P12', null, false],
    ['P12', 'P12', true],
    ['P13', 'P12', false],
    [`ALGOS${'1'.repeat(46)}`, null, false],
  ])('%s in place of %j is right: %j', (displayId, stored, isRight) => {
    expect(prefixFaults('ALGOS', displayId, stored).length === 0).toBe(isRight);
  });
});
