import { expect } from '@playwright/test';
import { inGroup, newGroup, newInvites, newShares } from './new-group.ts';
import type { SitePage } from './site-page.ts';

/** Pages of groups. */
export const groupPages: readonly SitePage[] = [
  {
    name: 'groups',
    path: async () => {
      await newGroup();
      return '/group';
    },
  },
  { name: 'groups-none', path: '/group?keyword=nothing-is-called-so', isSignedIn: true },
  {
    name: 'group-create',
    path: '/group',
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('group.create'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: say('group.access') }).selectOption('PRIVATE');
      await dialog.getByRole('button', { name: say('group.create'), exact: true }).click();
      await expect(dialog.getByText(say('group.fault.code'))).toBeVisible();
    },
  },
  { name: 'group', path: () => newGroup(), isRoot: true },
  {
    name: 'group-apply',
    path: () => newGroup(),
    isSignedIn: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('group.apply'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('group.apply'), exact: true }).click();
      await expect(dialog.getByText(say('group.fault.reason'))).toBeVisible();
    },
  },
  { name: 'group-audit', path: () => newGroup('/setting/audit'), isRoot: true },
  { name: 'group-missing', path: '/group/2000000000', isSignedIn: true },
  { name: 'group-problems', path: () => inGroup(() => '/problem'), isRoot: true },
  { name: 'group-problems-none', path: () => newGroup('/problem'), isRoot: true },
  { name: 'group-problem', path: () => inGroup(({ problemId }) => `/problem/${problemId}`), isRoot: true },
  { name: 'group-problem-admin', path: () => inGroup(() => '/problem-admin'), isRoot: true },
  { name: 'group-problem-create', path: () => newGroup('/problem-admin/create'), isRoot: true },
  {
    name: 'bank-applications',
    path: async () => {
      await inGroup(() => '');
      return '/admin/group-problem/apply';
    },
    isRoot: true,
  },
  { name: 'group-contest-admin', path: () => inGroup(() => '/contest-admin'), isRoot: true },
  { name: 'group-contest-create', path: () => newGroup('/contest-admin/create'), isRoot: true },
  {
    name: 'group-contest-problems',
    path: () => inGroup(({ contestId }) => `/contest-admin/${contestId}/problems`),
    isRoot: true,
    arrange: async ({ page, say }) => {
      // On a phone the label's touch area lies over its text.
      await page.locator('label', { hasText: say('maker.unsolved') }).click();
    },
  },
  { name: 'group-training-create', path: () => newGroup('/training/create'), isRoot: true },
  {
    name: 'group-rights',
    path: () => newGroup('/member'),
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page.getByText(say('group.rights'), { exact: true }).click();
    },
  },
  { name: 'group-trainings', path: () => inGroup(() => '/training'), isRoot: true },
  { name: 'group-trainings-none', path: () => newGroup('/training'), isRoot: true },
  { name: 'group-training', path: () => inGroup(({ trainingId }) => `/training/${trainingId}`), isRoot: true },
  { name: 'group-contests', path: () => inGroup(() => '/contest'), isRoot: true },
  { name: 'group-contests-none', path: () => newGroup('/contest'), isRoot: true },
  {
    name: 'group-contest',
    path: async () => {
      let contest = 0;
      await inGroup(({ contestId }) => {
        contest = contestId;
        return '';
      });
      return `/contest/${contest}`;
    },
    isRoot: true,
  },
  { name: 'group-status', path: () => inGroup(() => '/status'), isRoot: true },
  {
    name: 'group-submission',
    path: () => inGroup(({ submissionId }) => `/submission-detail/${submissionId}`),
    isRoot: true,
  },
  { name: 'group-discussions', path: () => inGroup(() => '/discussion'), isRoot: true },
  {
    name: 'group-discussion',
    path: () => inGroup(({ discussionId }) => `/discussion-detail/${discussionId}`),
    isRoot: true,
  },
  {
    name: 'group-discussion-categories',
    path: () => newGroup('/discussion'),
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('discussion.categories.edit') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('discussion.categories.add') })
        .click();
    },
  },
  { name: 'group-closed', path: () => newGroup('/contest'), isSignedIn: true },
  { name: 'group-members', path: () => newGroup('/member'), isRoot: true },
  {
    name: 'group-classes',
    path: () => newGroup('/member'),
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('group.classes'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('group.class.make') }).click();
      await expect(dialog.getByText(say('group.fault.className'))).toBeVisible();
    },
  },
  { name: 'group-roster', path: () => newGroup('/member/import'), isRoot: true },
  {
    name: 'group-roster-preview',
    path: () => newGroup('/member/import'),
    isRoot: true,
    arrange: async ({ page, say }) => {
      const table =
        'Name,No,Mail,User name,Class,Phone\nAnn,2023001,ann@example.org,,Class 1,1\nBob,2023002,bob,student,New,2';
      await page.getByRole('textbox', { name: say('group.roster.text') }).fill(table);
      await page.getByRole('button', { name: say('group.roster.preview') }).click();
      await expect(page.getByText(say('group.roster.state.faulty'), { exact: true })).toBeVisible();
    },
  },
  { name: 'group-invites', path: async () => (await newInvites()).list, isRoot: true },
  {
    name: 'group-invite-make',
    path: () => newGroup('/member/invites'),
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('group.invite.make') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: say('group.invite.mailDomains') }).fill('school');
      await dialog.getByRole('button', { name: say('group.invite.make') }).click();
      await expect(dialog.getByText(say('group.fault.mailDomains'))).toBeVisible();
    },
  },
  {
    name: 'group-invite-link',
    path: () => newGroup('/member/invites'),
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('group.invite.make') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('group.invite.make') })
        .click();
      await expect(page.getByRole('textbox', { name: say('group.invite.link') })).toBeVisible();
    },
  },
  {
    name: 'group-shares',
    path: () => newShares(),
    isRoot: true,
  },
  {
    name: 'group-share',
    path: () => inGroup(() => '/problem-admin'),
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page
        .getByRole('button', { name: say('table.actsOf', { name: '' }) })
        .first()
        .click();
      await page.getByRole('menuitem', { name: say('group.share.action'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('group.share.action'), exact: true }).click();
      await expect(dialog.getByText(say('group.share.shortNameRequired'))).toBeVisible();
    },
  },
  { name: 'group-join', path: async () => (await newInvites()).link, isSignedIn: true },
  { name: 'group-join-refused', path: '/group/join/nothing', isSignedIn: true },
  { name: 'group-progress-lists', path: () => inGroup(() => '/progress'), isRoot: true },
  {
    name: 'group-progress',
    path: () => inGroup(({ trainingId }) => `/progress?training=${trainingId}`),
    isRoot: true,
  },
  { name: 'group-rank', path: () => newGroup('/rank'), isRoot: true },
  { name: 'group-setting', path: () => newGroup('/setting'), isRoot: true },
  { name: 'group-archived', path: () => newGroup('', new Date()), isRoot: true },
  {
    name: 'group-term',
    path: () => inGroup(() => '/setting'),
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('group.term.make') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('group.term.firstDay')).fill('2099-09-01');
      await expect(dialog.getByText('2099-09-01').first()).toBeVisible();
      await dialog.getByRole('button', { name: say('group.term.make') }).click();
      await expect(dialog.getByText(say('group.fault.name'))).toBeVisible();
    },
  },
  {
    name: 'group-announcements',
    path: () => newGroup('/announcement'),
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('group.news.write') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('author.news.publish') }).click();
      await expect(dialog.getByText(say('author.news.fault.title'))).toBeVisible();
    },
  },
];
