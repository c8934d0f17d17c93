import { join } from 'node:path';
import { expect } from '@playwright/test';
import { testPassword } from '../factories/user.ts';
import { adminUserPages } from './admin-user-pages.ts';
import { contestPages } from './contest-pages.ts';
import { boardPath } from './contest-paths.ts';
import { discussionPages } from './discussion-pages.ts';
import { editorialPages } from './editorial-pages.ts';
import { groupPages } from './group-pages.ts';
import { withWatches } from './new-discussion.ts';
import { openDialog, openMenu } from './opened.ts';
import { formOf, noticeForRoot, problemWithJury, revisionsOfNew, submissionWith } from './page-addresses.ts';
import { ProblemScreen } from './problem-screen.ts';
import { questionPages } from './question-pages.ts';
import { ratedUserPath } from './rated.ts';
import { remoteImportOfTwo, remoteProblem } from './remote-pages.ts';
import { showPuzzle } from './sign-in-puzzle.ts';
import { siteContentPages } from './site-content-pages.ts';
import type { SitePage } from './site-page.ts';
import { solutionPages } from './solution-pages.ts';
import { ticketPages } from './ticket-pages.ts';
import { trainingPages } from './training-pages.ts';

/** Every page there is, with the dialogs on them. */
export const sitePages: readonly SitePage[] = [
  { name: 'home', path: '/home' },
  { name: 'home-signed-in', path: '/home', isSignedIn: true },
  {
    name: 'home-checked-in',
    path: '/home',
    isSignedIn: true,
    arrange: async ({ page, say }) => {
      const button = page.getByRole('button', { name: say('home.checkIn.act'), exact: true });
      const fortune = page.getByRole('heading', { name: say('home.checkIn.good'), exact: true });
      await button.click();
      await expect(fortune).toBeVisible();
    },
  },
  {
    name: 'sign-in',
    path: '/home',
    arrange: async ({ page, say }) =>
      openDialog(page, page.getByRole('banner').getByRole('button', { name: say('auth.signIn') })),
  },
  {
    name: 'register',
    path: '/home',
    arrange: async ({ page, say }) => openDialog(page, page.getByRole('button', { name: say('home.join') })),
  },
  { name: 'sign-in-puzzle', path: '/home', arrange: showPuzzle },
  {
    name: 'sign-in-code',
    path: '/home',
    arrange: async (parts) => {
      await showPuzzle(parts);
      await parts.page.getByRole('button', { name: parts.say('auth.puzzle.unseen') }).click();
    },
  },
  {
    name: 'reset-request',
    path: '/home',
    arrange: async ({ page, say }) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: say('auth.signIn') })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('auth.forgotten') })
        .click();
      await expect(page.getByAltText(say('auth.captcha.alt'))).toBeVisible();
    },
  },
  { name: 'reset-password', path: '/reset-password?username=student&code=of-a-mail' },
  { name: 'reset-password-incomplete', path: '/reset-password' },
  {
    name: 'menu',
    path: '/home',
    only: 'phone',
    arrange: async ({ page, say }) => openDialog(page, page.getByRole('button', { name: say('nav.open') })),
  },
  {
    name: 'shortcuts',
    path: '/home',
    only: 'desktop',
    arrange: async ({ page }) => {
      await page.keyboard.press('?');
      // The list is fetched when it is first asked for.
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'palette',
    path: '/home',
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: say('palette.open') })
        .click();
      await page.getByRole('combobox', { name: say('palette.field') }).fill('a');
      await expect(
        page
          .getByRole('group', { name: say('nav.problems') })
          .getByRole('option')
          .first(),
      ).toBeVisible();
    },
  },
  { name: 'problems', path: '/problem' },
  { name: 'problems-none', path: '/problem?keyword=nothing-is-called-so' },
  { name: 'problem', path: '/problem/1000' },
  { name: 'problem-code', path: '/problem/1000', arrange: (parts) => new ProblemScreen(parts).showEditor() },
  { name: 'problem-interactive', path: '/problem/1010' },
  { name: 'problem-missing', path: '/problem/no-such-problem' },
  { name: 'submissions', path: '/status' },
  { name: 'submission-accepted', path: (siteUrl) => submissionWith(siteUrl, 0) },
  { name: 'submission-wrong', path: (siteUrl) => submissionWith(siteUrl, -1) },
  { name: 'submission-partial', path: (siteUrl) => submissionWith(siteUrl, 8) },
  { name: 'submission-compile-error', path: (siteUrl) => submissionWith(siteUrl, -2) },
  { name: 'submission-missing', path: '/submission-detail/99999999' },
  { name: 'scoreboard', path: () => boardPath('ACM', (id) => `/contest/acm-scoreboard/${id}`) },
  { name: 'scoreboard-oi', path: () => boardPath('OI', (id) => `/contest/oi-scoreboard/${id}`) },
  { name: 'contest-rank', path: () => boardPath('ACM', (id) => `/contest/${id}/rank`), isRoot: true },
  { name: 'contest-rank-print', path: () => boardPath('ACM', (id) => `/contest/${id}/rank/print`), isRoot: true },
  { name: 'user-home', path: '/user-home?username=student' },
  { name: 'user-home-solved', path: '/user-home?username=student&tab=solved' },
  {
    name: 'user-home-rated',
    path: ratedUserPath,
    arrange: async ({ page, say }) => page.getByRole('button', { name: say('people.rating.showTable') }).click(),
  },
  { name: 'user-home-own', path: '/user-home', isSignedIn: true },
  { name: 'user-home-nobody', path: '/user-home' },
  { name: 'user-home-missing', path: '/user-home?username=nobody-is-called-so' },
  { name: 'acm-rank', path: '/acm-rank' },
  { name: 'acm-rank-signed-in', path: '/acm-rank', isSignedIn: true },
  { name: 'acm-rank-none', path: '/acm-rank?keyword=nobody-is-called-so' },
  { name: 'oi-rank', path: '/oi-rank' },
  { name: 'help', path: '/introduction' },
  { name: 'remote-judges', path: '/remote-judges' },
  { name: 'developer', path: '/developer' },
  { name: 'admin-dashboard', path: '/admin', isRoot: true },
  { name: 'admin-judge', path: '/admin/judge', isRoot: true },
  {
    name: 'admin-judge-create',
    path: '/admin/judge',
    isRoot: true,
    arrange: async ({ page, say }) => openDialog(page, page.getByRole('button', { name: say('judge.create') })),
  },
  { name: 'admin-problems', path: '/admin/problems', isRoot: true },
  {
    name: 'author-new',
    path: '/admin/problem/create',
    isRoot: true,
    arrange: async ({ page, say }) => {
      // One is proposed.
      await page.getByRole('textbox', { name: say('author.displayId'), exact: true }).clear();
      await page.getByRole('button', { name: say('author.create'), exact: true }).click();
      await expect(page.getByText(say('author.fault.required'))).toBeVisible();
    },
  },
  { name: 'author-statements', path: (siteUrl) => formOf(siteUrl, '1000', 'statements'), isRoot: true },
  { name: 'author-languages', path: (siteUrl) => formOf(siteUrl, '1000', 'languages'), isRoot: true },
  { name: 'author-judging', path: (siteUrl) => formOf(siteUrl, '1010', 'judging'), isRoot: true },
  { name: 'author-tests', path: (siteUrl) => formOf(siteUrl, '1000', 'tests'), isRoot: true },
  {
    name: 'author-publish',
    path: async () => `/admin/problem/edit/${await problemWithJury()}?section=publish`,
    isRoot: true,
  },
  { name: 'admin-jury', path: async () => `/admin/problem/${await problemWithJury()}/jury`, isRoot: true },
  { name: 'author-revisions', path: revisionsOfNew, isRoot: true },
  { name: 'admin-includes', path: '/admin/includes', isRoot: true },
  { name: 'admin-batch', path: '/admin/problem/batch-operation', isRoot: true },
  { name: 'admin-remote-import', path: '/admin/problem/remote-import', isRoot: true },
  { name: 'admin-remote-ready', path: remoteImportOfTwo, isRoot: true },
  { name: 'author-remote', path: remoteProblem, isRoot: true },
  { name: 'admin-tags', path: '/admin/problem/tag', isRoot: true },
  {
    name: 'admin-tags-add',
    path: '/admin/problem/tag',
    isRoot: true,
    arrange: async ({ page, say }) =>
      openDialog(page, page.getByRole('button', { name: say('tags.add'), exact: true })),
  },
  { name: 'setting', path: '/setting', isSignedIn: true },
  { name: 'setting-mail', path: '/setting?open=mail', isSignedIn: true },
  { name: 'setting-data', path: '/setting?open=data', isSignedIn: true },
  { name: 'setting-remote', path: '/setting?open=remote', isSignedIn: true },
  { name: 'setting-watch', path: () => withWatches('/setting?open=watch'), isRoot: true },
  { name: 'unsubscribe', path: '/unsubscribe?token=x' },
  { name: 'setting-devices-and-tokens', path: '/setting?open=sessions,tokens', isSignedIn: true },
  {
    name: 'setting-crop',
    path: '/setting?open=profile',
    isSignedIn: true,
    arrange: async ({ page }) => {
      await page
        .locator('main input[type="file"]')
        .setInputFiles(join(import.meta.dirname, '../../client/screenshots/problem.png'));
      await expect(page.getByRole('dialog').locator('img')).toBeVisible();
    },
  },
  {
    name: 'setting-new-token',
    path: '/setting?open=tokens',
    isSignedIn: true,
    arrange: async ({ page, say }) =>
      openDialog(page, page.getByRole('button', { name: say('setting.tokens.create') })),
  },
  { name: 'setting-security', path: '/setting?open=security', isSignedIn: true },
  { name: 'setting-acts', path: '/setting?open=acts', isSignedIn: true },
  {
    name: 'setting-second-step',
    path: '/setting?open=security',
    isSignedIn: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('security.second.setUp') }).click();
      await page.getByRole('dialog').getByLabel(say('setting.currentPassword')).fill(testPassword);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('security.second.next') })
        .click();
      await expect(page.getByRole('img', { name: say('security.second.qr') })).toBeVisible();
    },
  },
  {
    name: 'setting-new-passkey',
    path: '/setting?open=security',
    isSignedIn: true,
    arrange: async ({ page, say }) => openDialog(page, page.getByRole('button', { name: say('security.passkey.add') })),
  },
  { name: 'provider-refused', path: '/auth/return#error=denied' },
  { name: 'admin-login', path: '/admin/login' },
  {
    name: 'user-menu',
    path: '/home',
    isSignedIn: true,
    arrange: async ({ page, say }) => openMenu(page, page.getByRole('button', { name: say('messages.title') })),
  },
  ...contestPages,
  ...trainingPages,
  ...discussionPages,
  ...editorialPages,
  ...questionPages,
  ...solutionPages,
  ...ticketPages,
  ...groupPages,
  { name: 'rank', path: '/acm-rank' },
  {
    name: 'offline',
    path: '/offline',
    arrange: async ({ page }) => {
      await page.evaluate(
        `localStorage.setItem('draft:anonymous:1000:cpp17', ${JSON.stringify('#include <iostream>\nint main() {}\n')})`,
      );
      await page.reload();
    },
  },
  ...siteContentPages,
  { name: 'admin-remote', path: '/admin/remote', isRoot: true },
  { name: 'admin-outbox', path: '/admin/outbox', isRoot: true },
  { name: 'admin-backup', path: '/admin/backup', isRoot: true },
  { name: 'admin-health', path: '/admin/health', isRoot: true },
  { name: 'admin-mail', path: '/admin/mail', isRoot: true },
  { name: 'admin-settings', path: '/admin/settings', isRoot: true },
  { name: 'admin-audit', path: '/admin/audit', isRoot: true },
  { name: 'admin-audit-none', path: '/admin/audit?actor=nobody-is-called-so', isRoot: true },
  {
    name: 'admin-settings-list',
    path: '/admin/settings',
    isRoot: true,
    arrange: async ({ page, say }) =>
      openDialog(
        page,
        page.getByRole('button', { name: say('settings.editListOf', { title: say('settings.key.checkInGood') }) }),
      ),
  },
  ...adminUserPages,
  {
    name: 'user-home-manage',
    path: '/user-home?username=student',
    isRoot: true,
    arrange: async ({ page, say }) =>
      openMenu(page, page.getByRole('button', { name: say('people.manage.of', { username: 'student' }) })),
  },
  { name: 'messages-none', path: '/message/discuss', isSignedIn: true },
  { name: 'messages', path: noticeForRoot, isRoot: true },
  { name: 'not-found', path: '/there/is/no/such/page' },
];
