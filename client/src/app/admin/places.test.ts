import { expect, test } from 'vitest';
import { placeAt, placesOf, sections } from './places.ts';

test.each([
  ['/admin', '/admin'],
  ['/admin/', '/admin'],
  ['/admin/problem/edit/7', '/admin/problems'],
  ['/admin/problem/7/jury', '/admin/problems'],
  ['/admin/problem/tag', '/admin/problem/tag'],
  ['/admin/user/import', '/admin/user/import'],
  ['/admin/user/', '/admin/user'],
  ['/admin/contest/3/edit', '/admin/contest'],
  ['/admin/moderation/acts', '/admin/moderation'],
  ['/admin/login', undefined],
])('%s is shown as %s', (address, place) => {
  expect(placeAt(address)?.to).toBe(place);
});

test('an account is shown only what its role opens', () => {
  const sectionsOf = (role: string | null) => new Set(placesOf(role).map(({ section }) => section));
  expect(placesOf(null)).toEqual([]);
  expect(placesOf('USER')).toEqual([]);
  expect(sectionsOf('ADMIN').has('people')).toBe(false);
  expect(placesOf('ADMIN').some(({ to }) => to === '/admin/group-problem/apply')).toBe(false);
  expect(placesOf('PROBLEM_ADMIN').some(({ to }) => to === '/admin/group-problem/apply')).toBe(true);
  expect(sectionsOf('ROOT')).toEqual(new Set(sections.map(({ id }) => id)));
});
