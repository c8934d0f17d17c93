import { expect, test } from 'vitest';
import { canManage, contestTabs, type ContestStanding } from './contest-tabs.ts';

const contestant: ContestStanding = {
  type: 'ACM',
  viewerCanLook: true,
  viewerIsAdmin: false,
  canManage: false,
  isSuperAdmin: false,
  isPrintOpen: true,
  isCommentOpen: true,
};
const shown = (standing: Partial<ContestStanding>) =>
  contestTabs({ ...contestant, ...standing }).map(({ path }) => path);

test('a contestant has the pages of contestants', () => {
  expect(shown({})).toEqual([
    '',
    'problems',
    'submissions',
    'rank',
    'announcements',
    'clarifications',
    'comment',
    'print',
  ]);
});

test('the tab of submissions opens the own ones to contestants, and all to contest admins', () => {
  const searchOf = (standing: Partial<ContestStanding>) =>
    contestTabs({ ...contestant, ...standing }).find(({ path }) => path === 'submissions')?.search;
  expect([searchOf({}), searchOf({ viewerIsAdmin: true })]).toEqual(['?onlyMine=true', undefined]);
});

test('who may not look inside yet can open the overview alone', () => {
  const open = contestTabs({ ...contestant, viewerCanLook: false }).filter(({ isDisabled }) => !isDisabled);
  expect(open.map(({ path }) => path)).toEqual(['']);
});

test('closed areas have no page', () => {
  expect(shown({ isPrintOpen: false, isCommentOpen: false })).toEqual([
    '',
    'problems',
    'submissions',
    'rank',
    'announcements',
    'clarifications',
  ]);
  expect(shown({ viewerIsAdmin: true, isPrintOpen: false })).not.toContain('admin-print');
});

test('contest admins have balloons in ACM contests alone, the scroll board, and the queue of prints', () => {
  expect(shown({ viewerIsAdmin: true })).toEqual(expect.arrayContaining(['ac-info', 'admin-print', 'scroll-board']));
  expect(shown({ viewerIsAdmin: true, type: 'OI' })).not.toContain('ac-info');
  expect(shown({ viewerIsAdmin: true, type: 'OI' })).toContain('scroll-board');
  expect(shown({})).not.toContain('scroll-board');
});

test('who may open the management compares programs there', () => {
  expect(shown({ viewerIsAdmin: true })).not.toContain('plagiarism');
  expect(shown({ viewerIsAdmin: true, canManage: true })).toContain('plagiarism');
  const ofSite = { viewerIsAdmin: true, groupId: null };
  expect([canManage(ofSite, { isAdmin: false }), canManage(ofSite, { isAdmin: true })]).toEqual([false, true]);
  expect(canManage({ ...ofSite, groupId: 1 }, { isAdmin: false })).toBe(true);
});

test('pages of the jury alone share a tab', () => {
  const ofJury = contestTabs({ ...contestant, viewerIsAdmin: true, canManage: true, isSuperAdmin: true })
    .filter(({ isOfJury }) => isOfJury)
    .map(({ path }) => path);
  expect(ofJury).toEqual(['ac-info', 'admin-print', 'scroll-board', 'plagiarism', 'rejudge']);
  expect(contestTabs(contestant).some(({ isOfJury }) => isOfJury)).toBe(false);
});

test('rejudging is for super admins, not for other admins of a contest', () => {
  expect(shown({ viewerIsAdmin: true })).not.toContain('rejudge');
  expect(shown({ viewerIsAdmin: true, isSuperAdmin: true })).toContain('rejudge');
});
