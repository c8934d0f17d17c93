import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { buildBoardContest } from '../board-contest.ts';
import { title } from '../frame-screen.ts';
import { looksOf, pairOf } from '../looks.ts';
import { untilSettled } from '../settled.ts';
import { expect, test } from '../site-fixtures.ts';

/** How long the site seems to think, in milliseconds: what comes at once is never seen to push anything. */
const answerMs = 300;
/**
 * Cumulative layout shift of a page; 0.1 counts as good elsewhere. A list shorter than its skeleton moves what is below
 * it.
 */
const maxShift = 0.03;

// As most people have it.
test.use({ reducedMotion: 'no-preference' });

/** What pages ask for before anything else, by address. */
const firstQuestions = {
  '/home': ['SiteConfig', 'HomePage'],
  '/problem': ['SiteConfig', 'ProblemBanks', 'ProblemList'],
  '/problem/1000': ['SiteConfig', 'ProblemPage'],
} as const;

const questionSchema = z.object({ operationName: z.string() });
const shiftsSchema = z.array(z.object({ value: z.number(), moved: z.array(z.string()) }));

for (const { title: lookTitle, use } of pairOf(1)) {
  test.describe(lookTitle, () => {
    test.use(use);

    for (const path of ['/home', '/problem', '/status', '/introduction', '/admin/judge']) {
      test(`nothing jumps while ${path} comes in, redirects of visitors included`, async ({ page }) => {
        await expectSteady(page, path);
      });
    }

    test('nothing jumps while a public scoreboard comes in', async ({ page, database }) => {
      const { id } = await buildBoardContest(database);
      await expectSteady(page, `/contest/acm-scoreboard/${id}`);
    });

    test('nothing jumps while the own home comes in', async ({ page, signedIn }) => {
      expect(signedIn.username).not.toBe('');
      await expectSteady(page, '/home');
    });

    test('nothing jumps while a frozen scoreboard comes in with own results and a notice', async ({
      page,
      database,
      signedIn,
      root,
    }) => {
      const { id: contestId, problemIds } = await buildBoardContest(database, { isSealed: true });
      const [first = 0] = problemIds;
      await database.contestParticipant.create({
        data: {
          contestId,
          registeredAt: new Date(),
          tries: { [first]: [[1, 180 * 60_000, 0, null, 1]] },
          members: { create: { contestId, userId: signedIn.id } },
        },
      });
      await database.contestAnnouncement.create({
        data: { contestId, title: 'Problem C', content: 'Read it again.', authorId: root.id },
      });
      await expectSteady(page, `/contest/${contestId}/rank`);
    });
  });
}

for (const { title: lookTitle, use } of looksOf(1)) {
  test.describe(lookTitle, () => {
    test.use(use);

    for (const [path, questions] of Object.entries(firstQuestions)) {
      test(`${path} asks for its first data before its scripts are there, and once`, async ({ page }) => {
        await expectAskedEarly(page, path, questions);
      });
    }

    test('rows stand below the bar while the scripts do not come', async ({ page }) => {
      await page.route('**/assets/*.js', () => undefined);
      await page.goto('/problem', { waitUntil: 'commit' });
      await expect(page.locator('.first-rows')).toHaveCSS('--first-rows', /gradient/);
    });
  });
}

async function expectSteady(page: Page, path: string): Promise<void> {
  await page.route('**/graphql', async (route) => {
    await sleep(answerMs);
    await route.continue();
  });
  // What other tests do meanwhile, such as an announcement, is pushed to nobody here: a row that comes in moves others
  // rightly.
  await page.routeWebSocket('**/graphql', () => {});
  await page.addInitScript(`
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries()) {
        const moved = sources.map(({ node, previousRect, currentRect }) =>
          \`\${node?.nodeName} from \${previousRect.y} to \${currentRect.y}, \` +
          \`\${previousRect.height} to \${currentRect.height} high\`);
        if (!hadRecentInput) window.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });`);
  await page.goto(path);
  await expect(title(page)).toBeVisible();
  await untilSettled(page);
  const shifts = shiftsSchema.parse(await page.evaluate('window.shifts'));
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts, null, 1),
  ).toBeLessThan(maxShift);
}

async function expectAskedEarly(page: Page, path: string, questions: readonly string[]): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(questionSchema.parse(request.postDataJSON()).operationName);
  });
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const loading = page.goto(path);
  await expect.poll(() => asked.toSorted()).toEqual([...questions].toSorted());
  scripts.resolve();
  await loading;
  await expect(title(page)).toBeVisible();
  await untilSettled(page);
  expect(asked.filter((name) => questions.includes(name)).toSorted()).toEqual([...questions].toSorted());
}
