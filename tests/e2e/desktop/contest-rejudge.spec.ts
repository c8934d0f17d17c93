import { signInAsRoot } from '../../setup/site-api.ts';
import { contestOnSite, otherBrowser, solvedOnSite } from '../contest-on-site.ts';
import { expect, test } from '../site-fixtures.ts';

test('a super admin rejudges a contest problem after a preview, or one submission of that contest', async ({
  browser,
  baseURL,
  database,
  account,
  say,
}) => {
  const contest = await contestOnSite(database, account.username);
  await solvedOnSite(database, contest, { username: account.username, second: 60 });
  const { id } = await database.submission.findFirstOrThrow({ where: { contestId: contest.id }, select: { id: true } });
  // As a judge left it: a preview takes nothing that never had a verdict.
  await database.submission.update({ where: { id }, data: { version: 1 } });
  const root = await otherBrowser(browser, (await signInAsRoot(baseURL ?? '')).token, {
    baseURL: baseURL ?? '',
    locale: 'en-US',
  });

  await root.goto(`${contest.path}/rejudge`);
  await root.getByRole('button', { name: say('rejudge.previewOf', { name: 'A. Apples' }) }).click();
  await expect(root).toHaveURL(/\/admin\/rejudge\/\d+$/);

  await root.goto(`${contest.path}/rejudge`);
  await root.getByRole('textbox', { name: say('rejudge.submissionNumber') }).fill(String(id));
  await root
    .getByRole('button', { name: say('rejudge.title'), exact: true })
    .last()
    .click();
  await root
    .getByRole('alertdialog')
    .getByRole('button', { name: say('rejudge.title'), exact: true })
    .click();
  await expect(root).toHaveURL(/\/admin\/rejudge\/\d+$/);
  const batches = await database.rejudge.findMany({
    orderBy: { id: 'desc' },
    take: 20,
    select: { isPreview: true, filter: true },
  });
  const ours = batches
    .map(({ isPreview, filter }) => ({ isPreview, scope: JSON.stringify(filter) }))
    .filter(({ scope }) => scope.includes(`"contestId":${contest.id}`));
  expect(ours.map(({ isPreview }) => isPreview)).toEqual([false, true]);

  // One that was submitted elsewhere matches nothing.
  await root.goto(`${contest.path}/rejudge`);
  await root.getByRole('textbox', { name: say('rejudge.submissionNumber') }).fill('999999999');
  await root
    .getByRole('button', { name: say('rejudge.title'), exact: true })
    .last()
    .click();
  await root
    .getByRole('alertdialog')
    .getByRole('button', { name: say('rejudge.title'), exact: true })
    .click();
  await expect(root.getByRole('status').filter({ hasText: /./ }).first()).toBeVisible();
  await expect(root).toHaveURL(new RegExp(`${contest.path}/rejudge$`));
  await root.context().close();
  await database.contest.update({ where: { id: contest.id }, data: { isVisible: false } });
});
