import { expect, test } from 'vitest';
import { navigationMode } from './navigation-mode.ts';

test.each([
  ['/training/3', { kind: 'training', base: '/training/3' }],
  ['/training/3/problem/1000/full-screen', { kind: 'training', base: '/training/3' }],
  ['/contest/12/rank', { kind: 'contest', base: '/contest/12' }],
  ['/group/5', { kind: 'group', base: '/group/5' }],
  ['/group/5/member', { kind: 'group', base: '/group/5' }],
  ['/group/5/training', { kind: 'group', base: '/group/5' }],
  ['/group/5/training/create', { kind: 'group', base: '/group/5' }],
  ['/group/5/training/3/problems', { kind: 'training', base: '/group/5/training/3' }],
  ['/group/5/contest/12', { kind: 'contest', base: '/group/5/contest/12' }],
] as const)('%s has a navigation of its own', (pathname, mode) => {
  expect(navigationMode(pathname)).toEqual(mode);
});

test.each([
  '/home',
  '/training',
  '/training/lists',
  '/training/mine',
  '/training/review',
  '/training/shared/key',
  '/contest',
  '/group',
  '/group/join/token',
  '/contest/acm-scoreboard/12',
  '/contest/oi-scoreboard/12',
])('%s has the ordinary one', (pathname) => {
  expect(navigationMode(pathname)).toBeNull();
});
