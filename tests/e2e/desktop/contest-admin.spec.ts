import { readFile } from 'node:fs/promises';
import { sessionCookie } from '@verdict/server/session-cookie.ts';
import { namesInZip } from '../../setup/names-in-zip.ts';
import { signInAsRoot } from '../../setup/site-api.ts';
import { contestOnSite, solvedOnSite } from '../contest-on-site.ts';
import { newContest } from '../new-contest.ts';
import { rowAct } from '../row-menu.ts';
import { expect, test } from '../site-fixtures.ts';

test.beforeEach(async ({ page, baseURL }) => {
  const { token } = await signInAsRoot(baseURL ?? '');
  await page.addInitScript((given) => localStorage.setItem('token', given), token);
  // A download is a plain link, signed in by the cookie of the session.
  await page.context().addCookies([{ name: sessionCookie, value: token, url: baseURL ?? '' }]);
});

test('accepted submissions of a contest are downloaded by user or by problem, with or without its admins', async ({
  page,
  say,
  account,
  database,
}) => {
  const contest = await contestOnSite(database, 'root');
  await solvedOnSite(database, contest, { username: account.username, second: 600 });
  const { authorId: userId } = await database.contest.findUniqueOrThrow({
    where: { id: contest.id },
    select: { authorId: true },
  });
  const { problemId, contestProblemId, startsAt, title } = contest;
  await database.submission.create({
    data: {
      userId,
      problemId,
      contestId: contest.id,
      contestProblemId,
      origin: 'CONTEST',
      languageKey: 'cpp',
      code: 'int main() {}',
      lengthBytes: 13,
      status: 0,
      submittedAt: startsAt,
    },
  });
  await page.goto(`/admin/contest?keyword=${encodeURIComponent(title)}`);
  const open = () => rowAct({ page, say }, title, say('maker.programs'));
  const dialog = page.getByRole('dialog', { name: say('maker.programsOf', { title }) });
  const download = async () => {
    const begun = page.waitForEvent('download');
    await dialog.getByRole('link', { name: say('maker.programs.download') }).click();
    const file = await begun;
    expect(file.suggestedFilename()).toBe(`contest_${contest.id}_ac_submission.zip`);
    await expect(dialog).toHaveCount(0);
    return namesInZip(await readFile(await file.path()));
  };
  await open();
  await expect(dialog.getByRole('button', { name: say('action.close') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: say('table.actsOf', { name: title }), exact: true })).toBeFocused();
  await open();
  expect(await download()).toEqual([
    expect.stringMatching(new RegExp(`^${account.username}/A_\\d+\\.cpp$`, 'u')),
    expect.stringMatching(/^root\/A_\d+\.cpp$/u),
  ]);
  await open();
  await dialog.getByLabel(say('maker.programs.byProblem')).check();
  await dialog.getByLabel(say('maker.programs.withoutAdmins')).check();
  expect(await download()).toEqual([expect.stringMatching(new RegExp(`^A/${account.username}_\\d+\\.cpp$`, 'u'))]);
});

test('a contest is hidden and shown, copied, and deleted once that is agreed to, in its row', async ({
  page,
  say,
  database,
}) => {
  const { id, title } = await newContest(database);
  const named = (wanted: string) =>
    database.contest.findMany({
      where: { title: { startsWith: wanted } },
      orderBy: { id: 'asc' },
      select: { id: true, title: true, isVisible: true, _count: { select: { problems: true } } },
    });
  await page.goto(`/admin/contest?keyword=${encodeURIComponent(title)}`);
  const rows = page.getByRole('row').filter({ hasText: title });
  const visible = page.getByRole('checkbox', { name: say('maker.visibleOf', { title }), exact: true });
  for (const isVisible of [false, true]) {
    await page.getByText(say('maker.visible'), { exact: true }).click();
    await expect(visible).toBeChecked({ checked: isVisible });
    await expect.poll(() => named(title)).toMatchObject([{ id, isVisible }]);
  }

  await rowAct({ page, say }, title, say('maker.clone'));
  await expect(rows).toHaveCount(2);
  const copy = (await named(title)).find((contest) => contest.id !== id);
  expect(copy).toMatchObject({ isVisible: false, _count: { problems: 2 } });
  const remove = () => rowAct({ page, say }, copy?.title ?? '', say('maker.delete'));
  const dialog = page.getByRole('alertdialog', { name: say('maker.deleteOf', { title: copy?.title ?? '' }) });
  await remove();
  await dialog.getByRole('button', { name: say('action.cancel') }).click();
  await expect(dialog).toHaveCount(0);
  const menu = page.getByRole('button', { name: say('table.actsOf', { name: copy?.title ?? '' }), exact: true });
  await expect(menu).toBeFocused();
  await expect(rows).toHaveCount(2);
  await remove();
  await dialog.getByRole('button', { name: say('maker.delete') }).click();
  await expect(rows).toHaveCount(1);
  expect(await named(title)).toMatchObject([{ id, title }]);
});

test('addresses of management that name announcements or problems of a contest lead where these are written', async ({
  page,
  say,
  database,
}) => {
  const { id, title } = await newContest(database);
  const { problemId } = await database.contestProblem.findFirstOrThrow({
    where: { contestId: id },
    select: { problemId: true },
  });
  await page.goto(`/admin/contest/${id}/announcement`);
  await expect(page).toHaveURL(new RegExp(`/contest/${id}/announcements$`, 'u'));
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.goto(`/admin/contest/${id}/problem/create`);
  await expect(page).toHaveURL(new RegExp(`/admin/problem/create\\?contest=${id}&type=ACM`, 'u'));
  await expect(page.getByRole('heading', { name: say('author.createTitle') })).toBeVisible();
  await page.goto(`/admin/contest/${id}/problem/${problemId}/edit`);
  await expect(page).toHaveURL(new RegExp(`/admin/problem/edit/${problemId}`, 'u'));
  await page.goto('/admin/contest/999999/problem/create');
  await expect(page.getByText(say('maker.missing'))).toBeVisible();

  await page.goto(`/admin/contest?keyword=${encodeURIComponent(title)}`);
  const opened = page.waitForEvent('popup');
  await rowAct({ page, say }, title, say('maker.announcements'));
  await expect(await opened).toHaveURL(new RegExp(`/contest/${id}/announcements$`, 'u'));
});

test('a contest leads who keeps it to its form, and nobody else', async ({ page, say, account, database }) => {
  const { id, title } = await newContest(database);
  const link = page.getByRole('link', { name: say('contest.settings') });
  await page.goto(`/contest/${id}`);
  const opened = page.waitForEvent('popup');
  await link.click();
  await expect((await opened).getByRole('textbox', { name: say('maker.title'), exact: true })).toHaveValue(title);
  await page.addInitScript((token) => localStorage.setItem('token', token), account.token);
  await page.goto(`/contest/${id}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('problems for a contest are looked for by words and tags, and Reset takes all of that away', async ({
  page,
  say,
  database,
}) => {
  const { id } = await newContest(database);
  const isString = { some: { tag: { name: '字符串 String' } } };
  const free = {
    displayId: { startsWith: '10' },
    visibility: 'PUBLIC',
    type: 'ACM',
    contestProblems: { none: { contestId: id } },
  } as const;
  const tagged = await database.problem.findFirstOrThrow({ where: { ...free, tags: isString } });
  const other = await database.problem.findFirstOrThrow({ where: { ...free, NOT: { tags: isString } } });
  const bank = page.getByRole('region', { name: say('maker.bank') });
  const add = ({ displayId }: { readonly displayId: string }) =>
    bank.getByRole('button', { name: say('maker.addOf', { id: displayId }) });
  const keyword = bank.getByRole('searchbox', { name: say('maker.searchBank') });
  const reset = bank.getByRole('button', { name: say('problemList.reset') });
  await page.goto(`/admin/contest/${id}/problems`);
  await expect(reset).toBeDisabled();
  await bank.getByRole('button', { name: say('problemList.chooseTags') }).click();
  await bank.getByRole('button', { name: /^字符串 String\b/u }).click();
  await expect(bank.getByRole('list', { name: say('problemList.chosenTags') })).toContainText('字符串 String');
  await expect(add(tagged)).toBeVisible();
  await keyword.fill(other.displayId);
  await keyword.press('Enter');
  await expect(bank.getByText(say('maker.noCandidates'))).toBeVisible();
  await reset.click();
  await expect(keyword).toHaveValue('');
  await expect(bank.getByRole('list', { name: say('problemList.chosenTags') })).toHaveCount(0);
  await keyword.fill(other.displayId);
  await keyword.press('Enter');
  await expect(add(other)).toBeVisible();
});
