import { expect, test } from 'vitest';
import type { Text } from '../../../../lib/intl/use-text.ts';
import { changeName } from './change-name.ts';

/** Says the key, and what stands in its places. */
const t: Text = ({ id }, values) => [id, ...Object.values(values ?? {})].join(' | ');

test.each([
  ['statements.en.input', 'problem.change.of | problem.input | English'],
  ['samples.2.output', 'problem.change.of | problem.sample | 2 | problem.output'],
  ['timeLimitMs', 'problem.change.time'],
  ['samples.1.colour', 'samples.1.colour'],
  ['later', 'later'],
])('%s is called %s', (field, name) => {
  expect(changeName(t, field)).toBe(name);
});
