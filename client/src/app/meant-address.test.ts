import { expect, test } from 'vitest';
import { meantAddress } from './meant-address.ts';

test.each([
  ['/groups', '/group'],
  ['/Problems/', '/problem'],
  ['/groups/7/member', '/group/7/member'],
  ['/submissions', '/status'],
  ['/submissions/12', '/submission-detail/12'],
  ['/discussions/3', '/discussion-detail/3'],
])('%s leads to %s', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
});

test.each(['/nowhere', '/group-s', '/constructor', '/'])('%s leads nowhere', (typed) => {
  expect(meantAddress(typed)).toBeNull();
});
