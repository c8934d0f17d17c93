import { randomBytes } from 'node:crypto';
import { createPasswordHasher } from '@verdict/server/adapters/password-hasher.ts';
import { buildUser, testPassword } from '../../factories/user.ts';
import { signIn } from '../../setup/site-api.ts';
import { AuthorScreen } from '../author-screen.ts';
import { otherBrowser } from '../contest-on-site.ts';
import { newContest } from '../new-contest.ts';
import { expect, newUsername, test } from '../site-fixtures.ts';

const passwords = createPasswordHasher();

test('a statement changed during the contest is marked on the open pages of a contestant, with a diff', async ({
  page,
  browser,
  baseURL,
  say,
  signedIn,
  database,
}) => {
  const { username, id: authorId } = await buildUser(
    { db: database, passwords },
    { username: newUsername(), role: 'PROBLEM_ADMIN' },
  );
  const { id: problemId } = await database.problem.create({
    data: {
      displayId: `S${randomBytes(5).toString('hex')}`.toUpperCase(),
      title: 'Apples',
      visibility: 'CONTEST',
      authorId,
      isRemote: true,
      statements: {
        create: {
          language: 'en',
          title: 'Apples',
          description: 'Count the red apples.',
          input: 'One number.',
          output: 'Their number.',
        },
      },
    },
  });
  const contest = await newContest(database, {
    authorId,
    problems: { create: { problemId, displayId: 'A', displayTitle: 'Apples' } },
  });
  const path = `/contest/${contest.id}`;
  const options = { baseURL: baseURL ?? '', locale: 'en-US' } as const;

  await page.goto(`${path}/problem/A`);
  await expect(page.getByText('Count the red apples.')).toBeVisible();
  await expect(page.getByRole('button', { name: /was changed/ })).toHaveCount(0);
  const [list, focus] = [
    await otherBrowser(browser, signedIn.token, options),
    await otherBrowser(browser, signedIn.token, options),
  ];
  await list.goto(`${path}/problems`);
  const row = list.getByRole('row', { name: /Apples/ });
  await expect(row).toContainText('0 / 0');
  await expect(row).not.toContainText(say('contest.statementChanged'));
  await focus.goto(`${path}/problem/A/full-screen`);
  const item = focus
    .getByRole('navigation', { name: say('focus.label') })
    .getByRole('listitem')
    .filter({ hasText: 'Apples' });
  await expect(item).not.toContainText('was changed');

  const desk = await otherBrowser(
    browser,
    (await signIn(baseURL ?? '', { username, password: testPassword })).token,
    options,
  );
  const form = new AuthorScreen(desk, say);
  await desk.goto(`/admin/problem/edit/${problemId}`);
  await form.open('statements');
  await form.field('author.description').fill('Count the green apples.');
  await form.saveButton.click();
  await expect(desk.getByText(say('author.unchanged'))).toBeVisible();

  // All without a reload.
  await expect(page.getByText('Count the green apples.')).toBeVisible();
  await page.getByRole('button', { name: /was changed once/ }).click();
  const dialog = page.getByRole('dialog', { name: say('problem.changes') });
  await expect(dialog.locator('del')).toContainText('red');
  await expect(dialog.locator('ins')).toContainText('green');
  await expect(dialog.locator('del, ins').filter({ hasText: 'apples' })).toHaveCount(0);
  await expect(row).toContainText(say('contest.statementChanged'));
  await expect(item).toContainText('was changed once');
  if (process.env['VERDICT_SHOTS'] !== undefined) {
    for (const [name, shown] of [
      ['dialog', page],
      ['list', list],
      ['focus', focus],
    ] as const) {
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await shown.setViewportSize({ width, height });
        for (const colorScheme of ['light', 'dark'] as const) {
          await shown.emulateMedia({ colorScheme });
          await shown.screenshot({
            path: `${process.env['VERDICT_SHOTS']}/changed-${name}-${width}-${colorScheme}.png`,
          });
        }
      }
    }
  }
  await Promise.all([list, focus, desk].map((one) => one.context().close()));
});
