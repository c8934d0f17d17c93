import { submit } from '../../setup/site-api.ts';
import { expect, test } from '../site-fixtures.ts';
import { rightButSlow } from '../solutions.ts';

test('the list of submissions shows verdicts as they come, without a reload', async ({
  page,
  say,
  account,
  baseURL,
}) => {
  const ids: number[] = [];
  const rowOf = (id: number | undefined) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: String(id), exact: true }) });
  const running = new RegExp([say('status.pending'), say('status.compiling'), say('status.judging')].join('|'));
  // A slow page may come when all of them are judged: then others are submitted.
  await expect(async () => {
    for (let count = 0; count < 3; count += 1)
      ids.push(
        await submit(baseURL ?? '', account, { problemDisplayId: '1000', languageKey: 'cpp', code: rightButSlow }),
      );
    await page.goto(`/status?username=${account.username}&limit=100`);
    await expect(rowOf(ids.at(-1))).toBeVisible();
    expect(await rowOf(ids.at(-1)).innerText()).toMatch(running);
  }).toPass();
  const newest = rowOf(ids.at(-1));
  await page.evaluate("document.body.setAttribute('data-not-reloaded', 'yes')");
  await expect(newest).toContainText(say('status.accepted'));
  await expect(page.getByRole('cell', { name: say('status.accepted') })).toHaveCount(ids.length);
  await expect(page.locator('body')).toHaveAttribute('data-not-reloaded', 'yes');
});

test('new submissions are told of above the first page, and the rows stay until they are asked for', async ({
  page,
  say,
  account,
  baseURL,
}) => {
  const submitOne = () =>
    submit(baseURL ?? '', account, { problemDisplayId: '1000', languageKey: 'cpp', code: 'int main() {}' });
  const first = await submitOne();
  await page.goto(`/status?username=${account.username}`);
  await expect(page.getByRole('link', { name: String(first), exact: true })).toBeVisible();
  const second = await submitOne();
  const bar = page.getByRole('button', { name: '1 new submission' });
  await expect(bar).toBeVisible();
  await expect(page.getByRole('link', { name: String(second), exact: true })).toHaveCount(0);
  await bar.click();
  await expect(page.getByRole('link', { name: String(second), exact: true })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('cell', { name: say('status.wrongAnswer') })).toHaveCount(2);
});

test('the list is narrowed by what its address says: whose, verdict, language, problem, author, size', async ({
  page,
  say,
  signedIn,
  baseURL,
}) => {
  const wrong = await submit(baseURL ?? '', signedIn, {
    problemDisplayId: '1000',
    languageKey: 'python3',
    code: 'print(0)',
  });
  await page.goto(`/status?username=${signedIn.username}&limit=10`);
  const row = page.getByRole('link', { name: String(wrong), exact: true });
  await expect(page.getByRole('cell', { name: say('status.wrongAnswer') })).toBeVisible();
  await page.getByRole('combobox', { name: say('submission.language') }).selectOption('cpp');
  await expect(page).toHaveURL(/language=cpp/);
  await expect(row).toHaveCount(0);
  await page.getByRole('combobox', { name: say('submission.language') }).selectOption('python3');
  await expect(row).toBeVisible();
  await page.getByRole('combobox', { name: say('submission.status') }).selectOption('0');
  await expect(row).toHaveCount(0);
  await page.getByRole('combobox', { name: say('submission.status') }).selectOption('-1');
  await expect(row).toBeVisible();
  const whose = page.getByRole('group', { name: say('submissionList.whose') });
  await whose.getByRole('button', { name: say('submissionList.mine') }).click();
  await expect(page).toHaveURL(/onlyMine=true/);
  await expect(page).not.toHaveURL(/username/);
  await expect(page.getByRole('searchbox', { name: say('submissionList.author') })).toBeDisabled();
  await expect(row).toBeVisible();
  await page.goto('/status?completeProblemID=true&problemID=100&status=77&currentPage=-3&limit=7');
  await expect(page.getByText(say('submissionList.none'))).toBeVisible();
});

test('only mine asks visitors to sign in and goes back to all', async ({ page, say }) => {
  await page.goto('/status?onlyMine=true');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText(say('auth.needed')).first()).toBeVisible();
  await expect(page).toHaveURL(/\/status$/);
});
