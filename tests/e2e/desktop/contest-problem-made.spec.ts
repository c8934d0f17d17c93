import { AuthorScreen } from '../author-screen.ts';
import { newContest } from '../new-contest.ts';
import { expect, test } from '../site-fixtures.ts';
import { testArchive } from '../test-archive.ts';

test('the owner of a contest creates and names a problem from its problem list, for its contestants alone', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  await database.user.update({ where: { id: signedIn.id }, data: { role: 'PROBLEM_ADMIN' } });
  const contest = await newContest(database, { authorId: signedIn.id, type: 'OI', problems: {} });
  const displayId = `M${Date.now().toString(36)}${process.pid}`.toUpperCase();
  const form = new AuthorScreen(page, say);
  const problems = page.getByRole('list', { name: say('maker.problems') });
  const address = `/admin/contest/${contest.id}/problems`;
  await page.goto(address);
  await expect(page.getByText(say('maker.noProblems'))).toBeVisible();
  await page.getByRole('link', { name: say('maker.writeProblem') }).click();

  // It begins as the contest needs it.
  await expect(form.choice('author.type')).toHaveValue('OI');
  await form.field('author.displayId').fill(displayId);
  await form.writeStatement({ title: 'Pears', description: 'Add them.', input: 'Two numbers.', output: 'Their sum.' });
  await form.open('tests');
  await form.chooseArchive({
    name: 'pears.zip',
    mimeType: 'application/zip',
    buffer: await testArchive({ '1.in': '1 2\n', '1.out': '3\n' }),
  });
  await expect(page.getByRole('region', { name: say('author.cases'), exact: true }).getByRole('row')).toHaveCount(2);
  await form.open('publish');
  await expect(form.choice('author.visibility')).toHaveValue('CONTEST');
  await form.saveButton.click();

  const dialog = page.getByRole('dialog', { name: say('maker.addOf', { id: displayId }) });
  await expect(dialog.getByRole('textbox', { name: say('maker.displayId') })).toHaveValue('A');
  await expect(dialog.getByRole('textbox', { name: say('maker.displayTitle') })).toHaveValue('Pears');
  await dialog.getByRole('textbox', { name: say('maker.displayTitle') }).fill('Pears and apples');
  await dialog.getByRole('button', { name: say('maker.add'), exact: true }).click();
  await expect(problems.getByRole('listitem')).toContainText('Pears and apples');
  // The address asks no second time.
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await page.reload();
  await expect(problems.getByRole('listitem')).toHaveCount(1);
  await expect(dialog).toHaveCount(0);

  await page.goto(`/contest/${contest.id}/problem/A`);
  await expect(page.getByRole('heading', { name: /Pears and apples/ })).toBeVisible();
  expect(await database.problem.findUnique({ where: { displayId }, select: { visibility: true, type: true } })).toEqual(
    { visibility: 'CONTEST', type: 'OI' },
  );
});
