import { submit } from '../../setup/site-api.ts';
import { title } from '../frame-screen.ts';
import { looksOf } from '../looks.ts';
import { expect, test } from '../site-fixtures.ts';
import { right } from '../solutions.ts';

for (const { title: lookTitle, use } of looksOf(7)) {
  test.describe(lookTitle, () => {
    test.use(use);

    test('the name of an author leads to their page, and what they solved to the problems', async ({ page, say }) => {
      await page.goto('/status?username=student');
      await page.getByRole('main').getByRole('link', { name: 'student', exact: true }).first().click();
      await expect(title(page)).toHaveText('student');
      await expect(page).toHaveURL(/\/user-home\?username=student$/);
      await page
        .getByRole('tab', { name: new RegExp(say('people.tab.solved', { count: '.+' }).replaceAll(/[()]/g, '.')) })
        .click();
      await expect(page).toHaveURL(/tab=solved/);
      await page.getByRole('tabpanel').getByRole('link', { name: '1000', exact: true }).click();
      await expect(page).toHaveURL(/\/problem\/1000$/);
    });

    test('the heat map tells each day in words, by the arrow keys as well', async ({
      page,
      say,
      signedIn,
      baseURL,
    }) => {
      await submit(baseURL ?? '', signedIn, { problemDisplayId: '1000', languageKey: 'cpp', code: right });
      await page.goto(`/user-home?username=${signedIn.username}`);
      const map = page.getByRole('slider', { name: new RegExp(`^${say('people.heatMap.title')}`) });
      // As the clocks of the browser have it.
      const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
      await expect(map).toHaveAttribute('aria-valuetext', new RegExp(`^${today}[:：] ?\\d`));
      await map.focus();
      await page.keyboard.press('ArrowUp');
      const yesterday = new Date(Date.now() - 16 * 3_600_000).toISOString().slice(0, 10);
      await expect(map).toHaveAttribute('aria-valuetext', new RegExp(`^${yesterday}`));
      await page.keyboard.press('Home');
      await expect(map).toHaveAttribute('aria-valuenow', '0');
    });

    test('whoever solves a problem enters the rank, and has the own row on every page of it', async ({
      page,
      say,
      signedIn,
      baseURL,
    }) => {
      await page.goto('/acm-rank');
      await expect(page.getByText(say('people.notRanked'))).toBeVisible();
      await submit(baseURL ?? '', signedIn, { problemDisplayId: '1000', languageKey: 'cpp', code: right });
      await expect(async () => {
        await page.goto('/acm-rank?keyword=student');
        await expect(page.getByLabel(say('people.ownRow')).getByRole('link', { name: signedIn.username })).toBeVisible({
          timeout: 10_000,
        });
      }).toPass();
      await expect(page.getByRole('link', { name: 'student', exact: true })).toBeVisible();
      // Where it is among the rows it is there once.
      await page.goto(`/acm-rank?keyword=${signedIn.username}`);
      await expect(page.getByLabel(say('people.ownRow'))).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('link', { name: signedIn.username, exact: true })).toHaveCount(1);
    });

    test('a search of the rank is in the address, and the way back undoes it', async ({ page, say }) => {
      await page.goto('/acm-rank?keyword=student');
      const student = page.getByRole('main').getByRole('link', { name: 'student', exact: true });
      await expect(student).toBeVisible();
      const field = page.getByRole('searchbox', { name: say('people.search') });
      await field.fill('nobody-is-called-so');
      await field.press('Enter');
      await expect(page).toHaveURL(/keyword=nobody-is-called-so/);
      await expect(page.getByText(say('people.rankNone'))).toBeVisible();
      await page.goBack();
      await expect(student).toBeVisible();
    });
  });
}
