import { expect, test } from 'vitest';
import { judgeVisit, type Visitor } from './guard-rules.ts';

const open = { isPublicDiscussionOpen: true, isGroupDiscussionOpen: true, isContestCommentOpen: true };
const visitor: Visitor = {
  hasToken: false,
  isKnown: false,
  isAdmin: false,
  isSuperAdmin: false,
  siteActs: [],
  isView: false,
  isManaging: true,
  site: open,
};
const unknown: Visitor = { ...visitor, hasToken: true };
const user: Visitor = { ...unknown, isKnown: true };
const admin: Visitor = { ...user, isAdmin: true, siteActs: ['MANAGE', 'MODERATE'] };
const moderator: Visitor = { ...user, siteActs: ['MANAGE', 'MODERATE'] };
const root: Visitor = { ...admin, isSuperAdmin: true };

test('a page that needs signing in sends visitors home, to sign in there', () => {
  expect(judgeVisit('signIn', { ...visitor, isManaging: false })).toMatchObject({
    text: { id: 'auth.needed' },
    goTo: '/home',
    isForSigningIn: true,
    dialogReason: 'page',
  });
  for (const someone of [unknown, user, admin, root]) expect(judgeVisit('signIn', someone)).toBe('show');
});

test('a page of the management that is for all accounts sends visitors to its own sign-in', () => {
  const refusal = judgeVisit('signIn', visitor);
  expect(refusal).toMatchObject({ text: { id: 'auth.needed' }, goTo: '/admin/login', isForSigningIn: true });
  expect(refusal).not.toHaveProperty('dialogReason');
});

test('an invitation asks visitors to sign in, and says that it is one', () => {
  expect(judgeVisit('invitation', visitor)).toMatchObject({ goTo: '/home', dialogReason: 'invitation' });
  expect(judgeVisit('invitation', unknown)).toBe('show');
});

test('management waits until it is known who comes, and sends others than admins to its own sign-in', () => {
  const refusal = { text: { id: 'guard.admin' }, goTo: '/admin/login' };
  expect(judgeVisit('admin', visitor)).toMatchObject(refusal);
  expect(judgeVisit('admin', unknown)).toBe('wait');
  expect(judgeVisit('admin', user)).toMatchObject(refusal);
  expect(judgeVisit('admin', admin)).toBe('show');
  expect(judgeVisit('superAdmin', user)).toMatchObject(refusal);
  expect(judgeVisit('superAdmin', root)).toBe('show');
});

test('management sends other admins from a page for super admins to its start, not to a sign-in', () => {
  expect(judgeVisit('superAdmin', admin)).toMatchObject({
    text: { id: 'guard.rights' },
    goTo: '/admin',
    isForSigningIn: false,
  });
});

test('management is open to rights beside the role as far as they go', () => {
  expect(judgeVisit('MANAGE', moderator)).toBe('show');
  expect(judgeVisit('MODERATE', moderator)).toBe('show');
  for (const need of ['admin', 'superAdmin', 'ANNOUNCE', 'SUPPORT'] as const)
    expect(judgeVisit(need, moderator)).toMatchObject({ goTo: '/admin', isForSigningIn: false });
  expect(judgeVisit('MANAGE', user)).toMatchObject({ goTo: '/admin/login' });
});

test('a view is asked for no sign-in: what it does not open leads home', () => {
  const refusal = { text: { id: 'guard.view' }, goTo: '/home', isForSigningIn: false };
  expect(judgeVisit('MANAGE', { ...user, isView: true })).toMatchObject(refusal);
  expect(judgeVisit('superAdmin', { ...user, isView: true, isManaging: false })).toMatchObject(refusal);
  expect(judgeVisit('signIn', { ...user, isView: true })).toBe('show');
});

test('a page for super admins outside of management sends others home', () => {
  for (const someone of [visitor, user, admin])
    expect(judgeVisit('superAdmin', { ...someone, isManaging: false })).toMatchObject({
      text: { id: 'auth.needed' },
      goTo: '/home',
    });
  expect(judgeVisit('superAdmin', { ...root, isManaging: false })).toBe('show');
});

test.each([
  ['publicDiscussion', 'isPublicDiscussionOpen'],
  ['groupDiscussion', 'isGroupDiscussionOpen'],
  ['contestComment', 'isContestCommentOpen'],
] as const)('the area %s is shown while it is open, to nobody once it is closed', (need, flag) => {
  expect(judgeVisit(need, visitor)).toBe('show');
  expect(judgeVisit(need, { ...visitor, site: null })).toBe('wait');
  for (const someone of [visitor, user, ...(need === 'publicDiscussion' ? [] : [root])]) {
    expect(judgeVisit(need, { ...someone, site: { ...open, [flag]: false } })).toMatchObject({
      text: { id: `guard.${need}` },
      goTo: '/home',
      isForSigningIn: false,
    });
  }
});

test('moderators go on in the closed discussion area, once it is known that they are', () => {
  const site = { ...open, isPublicDiscussionOpen: false };
  expect(judgeVisit('publicDiscussion', { ...unknown, site })).toBe('wait');
  for (const one of [admin, moderator]) expect(judgeVisit('publicDiscussion', { ...one, site })).toBe('show');
});
