import { signInAsRoot } from '../../setup/site-api.ts';
import { allFaults } from '../axe-faults.ts';
import { openSiteDatabase } from '../site-database.ts';
import { expect, test } from '../site-fixtures.ts';

test('an admin imports a problem from a remote judge after a look at it, and opens it with its picture', async ({
  page,
  say,
  baseURL,
}) => {
  // Another project may have imported it before.
  const { db, close } = await openSiteDatabase();
  await db.problem.deleteMany({ where: { displayId: 'HDU-2056' } });
  await close();
  const { token } = await signInAsRoot(baseURL ?? '');
  await page.addInitScript((given) => localStorage.setItem('token', given), token);
  await page.goto('/admin/problems');
  await page
    .getByRole('link', { name: say('author.remote.import') })
    .first()
    .click();

  await page.getByRole('button', { name: say('batch.remote.read') }).click();
  await expect(page.getByText(say('batch.remote.nothing'))).toBeVisible();
  const problems = page.getByRole('textbox', { name: say('batch.remote.references') });
  await problems.fill('CF-1A');
  await page.getByRole('button', { name: say('batch.remote.read') }).click();
  await expect(page.getByText(/CF-1A/u).last()).toBeVisible();
  await problems.fill('https://acm.hdu.edu.cn/showproblem.php?pid=2056\n99999');
  await page.getByRole('button', { name: say('batch.remote.read') }).click();

  const items = page.getByRole('list', { name: say('batch.remote.items') }).locator('> li');
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText('Rectangles');
  await expect(items.first()).toContainText('1000 ms');
  await expect(items.last()).toContainText(say('batch.stateFAILED'));
  expect(await allFaults(page)).toEqual([]);
  await page.getByRole('button', { name: say('batch.remote.run'), exact: true }).click();
  await expect(page.getByText(say('batch.remote.done', { imported: 1, known: 0, failed: 1 }))).toBeVisible();

  await items.first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: /Rectangles/u }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'HDU Online Judge', exact: true })).toBeVisible();
  await expect(page.locator('main img[src^="/api/public/img/"]').first()).toBeVisible();
});
