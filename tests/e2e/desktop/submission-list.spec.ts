import { submit } from '../../setup/site-api.ts';
import { expect, test } from '../site-fixtures.ts';
import { RIGHT_BUT_SLOW } from '../solutions.ts';

test('the list of submissions shows verdicts as they come, without a reload', async ({ page, say, account, baseURL }) => {
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    ids.push(await submit(baseURL ?? '', account, { problemDisplayId: '1000', languageKey: 'cpp', code: RIGHT_BUT_SLOW }));
  }
  await page.goto(`/status?username=${account.username}`);
  const newest = page.getByRole('row').filter({ has: page.getByRole('link', { name: String(ids.at(-1)), exact: true }) });
  await expect(newest).toContainText(new RegExp([say('status.pending'), say('status.compiling'), say('status.judging')].join('|')));
  await page.evaluate("document.body.setAttribute('data-not-reloaded', 'yes')");
  await expect(newest).toContainText(say('status.accepted'), { timeout: 40_000 });
  await expect(page.getByRole('cell', { name: say('status.accepted') })).toHaveCount(3);
  await expect(page.locator('body')).toHaveAttribute('data-not-reloaded', 'yes');
});
