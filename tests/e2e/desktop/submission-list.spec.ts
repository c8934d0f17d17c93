import { submit } from '../../setup/site-api.ts';
import { expect, test } from '../site-fixtures.ts';
import { RIGHT_BUT_SLOW } from '../solutions.ts';

test('the list of submissions shows verdicts as they come, without a reload', async ({ page, say, account, baseURL }) => {
  const ids: number[] = [];
  const rowOf = (id: number | undefined) => page.getByRole('row').filter({ has: page.getByRole('link', { name: String(id), exact: true }) });
  const running = new RegExp([say('status.pending'), say('status.compiling'), say('status.judging')].join('|'));
  // A slow page may come when all of them are judged: then others are handed in.
  await expect(async () => {
    for (let count = 0; count < 3; count += 1) ids.push(await submit(baseURL ?? '', account, { problemDisplayId: '1000', languageKey: 'cpp', code: RIGHT_BUT_SLOW }));
    await page.goto(`/status?username=${account.username}&limit=100`);
    await expect(rowOf(ids.at(-1))).toBeVisible();
    expect(await rowOf(ids.at(-1)).innerText()).toMatch(running);
  }).toPass();
  const newest = rowOf(ids.at(-1));
  await page.evaluate("document.body.setAttribute('data-not-reloaded', 'yes')");
  await expect(newest).toContainText(say('status.accepted'), { timeout: 60_000 });
  await expect(page.getByRole('cell', { name: say('status.accepted') })).toHaveCount(ids.length);
  await expect(page.locator('body')).toHaveAttribute('data-not-reloaded', 'yes');
});
