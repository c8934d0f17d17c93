import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { reportParts } from '@verdict/schema/jury-report/parts.ts';
import { z } from 'zod';
import { testPassword } from '../factories/user.ts';
import { ask, signInAsRoot } from '../setup/site-api.ts';
import { commentedPath } from './commented-contest.ts';
import { boardPath, inContest, inDays } from './contest-paths.ts';
import { deskPath } from './desk-contest.ts';
import { plagiarismPaths } from './plagiarised-contest.ts';
import { ProblemScreen, type ProblemScreenParts } from './problem-screen.ts';
import { pushNotice } from './push-notice.ts';
import { ratedUserPath, ratingPath } from './rated.ts';
import { openSiteDatabase } from './site-database.ts';

/** A page, or a state of one. */
export interface SitePage {
  readonly name: string;
  /** Path on the site. */
  readonly path: string | ((siteUrl: string) => Promise<string>);
  /** Not there on narrow screens, or only there. */
  readonly only?: 'desktop' | 'phone';
  /** Must it be seen signed in? */
  readonly isSignedIn?: boolean;
  /** Must it be seen as the super admin? */
  readonly isRoot?: boolean;
  /** What brings the page into the state, once it stands there. */
  readonly arrange?: (parts: ProblemScreenParts) => Promise<void>;
}

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
  { name: 'developer', path: '/developer' },
  { name: 'admin-judge', path: '/admin', isRoot: true },
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
  { name: 'admin-tags', path: '/admin/problem/tag', isRoot: true },
  {
    name: 'admin-tags-add',
    path: '/admin/problem/tag',
    isRoot: true,
    arrange: async ({ page, say }) =>
      openDialog(page, page.getByRole('button', { name: say('tags.add'), exact: true })),
  },
  { name: 'setting', path: '/setting', isSignedIn: true },
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
  { name: 'contests', path: '/contest' },
  { name: 'contests-none', path: '/contest?keyword=nothing-is-called-so' },
  { name: 'contest-missing', path: '/contest/99999999', isSignedIn: true },
  {
    name: 'contest-scheduled',
    path: () => inContest('', { startsAt: inDays(9), endsAt: inDays(10) }),
    isSignedIn: true,
  },
  {
    name: 'contest-private',
    path: () => inContest('/problems', { access: 'PRIVATE', password: 'secret' }),
    isSignedIn: true,
  },
  { name: 'contest', path: () => inContest(''), isSignedIn: true },
  { name: 'contest-admin', path: () => inContest('', { type: 'ACM', isPrintOpen: true }), isRoot: true },
  { name: 'contest-problems', path: () => inContest('/problems'), isSignedIn: true },
  {
    name: 'contest-problems-sealed',
    path: () => inContest('/problems', { type: 'OI', sealsAt: inDays(-1) }),
    isSignedIn: true,
  },
  { name: 'contest-problem', path: () => inContest('/problem/A'), isSignedIn: true },
  {
    name: 'contest-problem-focus',
    path: () => inContest('/problem/A/full-screen', { startsAt: inDays(-2), endsAt: inDays(-1) }),
    isSignedIn: true,
  },
  { name: 'contest-submissions', path: () => inContest('/submissions'), isSignedIn: true },
  { name: 'contest-announcements', path: () => deskPath('/announcements'), isSignedIn: true },
  { name: 'contest-announcements-jury', path: () => deskPath('/announcements'), isRoot: true },
  { name: 'contest-clarifications', path: () => deskPath('/clarifications'), isSignedIn: true },
  { name: 'contest-clarifications-jury', path: () => deskPath('/clarifications'), isRoot: true },
  { name: 'contest-print', path: () => deskPath('/print'), isSignedIn: true },
  { name: 'contest-print-jury', path: () => deskPath('/admin-print'), isRoot: true },
  { name: 'contest-balloons', path: () => deskPath('/ac-info'), isRoot: true },
  { name: 'contest-rank-sealed', path: () => boardPath('ACM', (id) => `/contest/${id}/rank`), isSignedIn: true },
  {
    name: 'contest-teams',
    path: () => inContest('', { teamSize: 3, startsAt: inDays(1), endsAt: inDays(2) }),
    isSignedIn: true,
  },
  { name: 'contest-ended', path: () => inContest('', { startsAt: inDays(-2), endsAt: inDays(-1) }), isSignedIn: true },
  {
    name: 'contest-scroll-board',
    path: () => inContest('/scroll-board', { startsAt: inDays(-2), endsAt: inDays(-1), sealsAt: inDays(-1.2) }),
    isRoot: true,
  },
  { name: 'contest-comment', path: () => inContest('/comment'), isSignedIn: true },
  { name: 'contest-comment-jury', path: commentedPath, isRoot: true },
  { name: 'contest-rejudge', path: () => inContest('/rejudge'), isRoot: true },
  { name: 'admin-contests', path: '/admin/contest', isRoot: true },
  { name: 'admin-contest-new', path: '/admin/contest/create', isRoot: true },
  {
    name: 'admin-contest',
    path: async () =>
      `/admin${await inContest('/edit', { access: 'PRIVATE', password: 'secret', sealsAt: inDays(0) })}`,
    isRoot: true,
  },
  { name: 'admin-contest-problems', path: async () => `/admin${await inContest('/problems')}`, isRoot: true },
  { name: 'admin-contest-rating', path: ratingPath, isRoot: true },
  { name: 'admin-contest-plagiarism', path: async () => (await plagiarismPaths()).list, isRoot: true },
  { name: 'admin-contest-plagiarism-pair', path: async () => (await plagiarismPaths()).pair, isRoot: true },
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
  { name: 'admin-outbox', path: '/admin/outbox', isRoot: true },
  { name: 'admin-mail', path: '/admin/mail', isRoot: true },
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

/** Presses a button that opens a dialog. The code of some dialogs is fetched when they are first opened. */
async function openDialog(page: Page, button: Locator): Promise<void> {
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Presses a button that opens a menu. */
async function openMenu(page: Page, button: Locator): Promise<void> {
  await button.click();
  await expect(page.getByRole('menu')).toBeVisible();
}

/** Address of the super admin's notices, of which there is then at least one. */
async function noticeForRoot(url: string): Promise<string> {
  await pushNotice(url, { recipientId: (await signInAsRoot(url)).id, title: 'A notice' });
  return '/message/sys';
}

/** Address of a section of the form of a problem. */
async function formOf(url: string, displayId: string, section: string): Promise<string> {
  return `/admin/problem/edit/${await problemId(url, displayId)}?section=${section}`;
}

/** Address of the revisions of a new problem, of which there are two. */
async function revisionsOfNew(url: string): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const displayId = `R${process.pid}x${Date.now().toString(36)}`;
  const { id } = await db.problem.create({
    data: {
      displayId,
      title: 'Revised',
      visibility: 'PRIVATE',
      statements: { create: { language: 'en', title: 'Revised', description: 'd' } },
    },
    select: { id: true },
  });
  await close();
  const { token } = await signInAsRoot(url);
  await ask({
    url,
    token,
    query: 'mutation ($id: Int!) { changeProblemVisibility(id: $id, visibility: CONTEST) { __typename } }',
    variables: { id },
    data: z.object({ changeProblemVisibility: z.object({ __typename: z.literal('ChangeProblemVisibilitySuccess') }) }),
  });
  return `/admin/problem/${id}/revisions`;
}

/** A new problem whose jury was judged: one solution does as it should, one does not. @returns its id. */
async function problemWithJury(): Promise<number> {
  const { db, close } = await openSiteDatabase();
  const displayId = `J${process.pid}x${Date.now().toString(36)}`;
  const right = { name: 'accepted/main.cpp', languageKey: 'cpp', expected: [0] };
  const greedy = { name: 'wrong_answer/greedy.cpp', languageKey: 'cpp', expected: [-1, 1] };
  const { id } = await db.problem.create({
    data: {
      displayId,
      title: 'Judged by its jury',
      visibility: 'PRIVATE',
      statements: { create: { language: 'en', title: 'Judged by its jury', description: 'd' } },
      jurySubmissions: { create: [right, greedy] },
      juryReports: {
        create: {
          state: 'DONE',
          parts: Object.fromEntries(reportParts.map((part) => [part, ''])),
          changed: ['data', 'limits'],
          endedAt: new Date(),
          items: {
            create: [
              { ...right, subject: 'SOLUTION', status: 0, timeMs: 430, memoryKb: 3_456, disagreements: [] },
              {
                ...greedy,
                subject: 'SOLUTION',
                status: 0,
                timeMs: 12,
                memoryKb: 3_200,
                disagreements: [{ kind: 'verdict', got: 0, expected: greedy.expected }],
              },
            ],
          },
        },
      },
    },
    select: { id: true },
  });
  await close();
  return id;
}

async function problemId(url: string, displayId: string): Promise<number> {
  const query = 'query ($displayId: String!) { problem(displayId: $displayId) { id } }';
  return (
    await ask({ url, query, variables: { displayId }, data: z.object({ problem: z.object({ id: z.number() }) }) })
  ).problem.id;
}

/** Address of a submission of the demo's student with this status. */
async function submissionWith(url: string, status: number): Promise<string> {
  const { submissions } = await ask({
    url,
    query: 'query ($status: Int!) { submissions(filter: { status: $status, username: "student" }) { items { id } } }',
    variables: { status },
    data: z.object({ submissions: z.object({ items: z.array(z.object({ id: z.number() })).min(1) }) }),
  });
  return `/submission-detail/${submissions.items[0]?.id}`;
}

/** Five wrong passwords of somebody, after which the dialog has a puzzle. */
export async function showPuzzle(
  { page, say }: Pick<ProblemScreenParts, 'page' | 'say'>,
  username = `nobody-${Math.random().toString(36).slice(2, 10)}`,
): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('auth.signIn') })
    .click();
  const form = page.getByRole('dialog').getByRole('tabpanel', { name: say('auth.signIn') });
  await form.getByLabel(say('auth.username'), { exact: true }).fill(username);
  for (let failure = 1; failure <= 5; failure += 1) {
    await form.getByLabel(say('auth.password'), { exact: true }).fill(`wrong-${failure}`);
    const answered = page.waitForResponse((response) => response.request().postData()?.includes('SignIn') ?? false);
    await form.getByRole('button', { name: say('auth.signIn'), exact: true }).click();
    await answered;
  }
  await expect(form.getByRole('slider')).toBeEnabled();
}
