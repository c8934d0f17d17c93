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

type Opener = Parameters<typeof placesOf>[0];
const visitor: Opener = { role: null, siteActs: [] };
const user: Opener = { role: 'USER', siteActs: [] };
const ofAdmins = ['MANAGE', 'CREATE_GROUPS', 'MODERATE', 'READ_PRIVATE'] as const;
const admin: Opener = { role: 'ADMIN', siteActs: ofAdmins };
const addresses = (opener: Opener) => placesOf(opener).map(({ to }) => to);

test('an account is shown only what its role opens', () => {
  const sectionsOf = (opener: Opener) => new Set(placesOf(opener).map(({ section }) => section));
  expect(placesOf(visitor)).toEqual([]);
  expect(placesOf(user)).toEqual([]);
  expect(sectionsOf(admin).has('people')).toBe(false);
  expect(addresses(admin)).not.toContain('/admin/group-problem/apply');
  expect(addresses({ ...admin, role: 'PROBLEM_ADMIN' })).toContain('/admin/group-problem/apply');
  const root: Opener = { role: 'ROOT', siteActs: [...ofAdmins, 'MAKE_ACCOUNTS', 'ANNOUNCE', 'SUPPORT'] };
  expect(sectionsOf(root)).toEqual(new Set(sections.map(({ id }) => id)));
});

test('a right beside the role opens the dashboard and its own pages', () => {
  expect(addresses({ ...user, siteActs: ['CREATE_GROUPS', 'MAKE_ACCOUNTS'] })).toEqual([]);
  expect(addresses({ ...user, siteActs: ['MANAGE', 'MODERATE'] })).toEqual([
    '/admin',
    '/admin/solution',
    '/admin/discussion',
    '/admin/moderation',
  ]);
  expect(addresses({ ...user, siteActs: ['MANAGE', 'ANNOUNCE'] })).toEqual([
    '/admin',
    '/admin/announcement',
    '/admin/notice',
  ]);
  expect(addresses({ ...user, siteActs: ['MANAGE', 'SUPPORT', 'READ_PRIVATE'] })).toEqual(['/admin', '/admin/user']);
});
