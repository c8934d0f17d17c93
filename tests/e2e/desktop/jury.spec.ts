import { z } from 'zod';
import { problemInput } from '../../schema/problem/editing/authoring-scene.ts';
import { ask } from '../../setup/site-api.ts';
import { AuthorScreen } from '../author-screen.ts';
import { rowAct } from '../row-menu.ts';
import { expect, test } from '../site-fixtures.ts';

const right = '#include <iostream>\nint main() { long long a, b; std::cin >> a >> b; std::cout << a + b << "\\n"; }\n';
const wrong = '#include <iostream>\nint main() { long long a, b; std::cin >> a >> b; std::cout << a * b << "\\n"; }\n';
const create = `mutation ($input: ProblemInput!) {
  createProblem(input: $input) { ... on CreateProblemSuccess { data { id displayId } } }
}`;
const created = z.object({ createProblem: z.object({ data: z.object({ id: z.number(), displayId: z.string() }) }) });

test('jury solutions that fail are reported, propose a limit, and ask for confirmation before publishing', async ({
  page,
  say,
  database,
  signedIn,
  baseURL,
}) => {
  await database.user.update({ where: { id: signedIn.id }, data: { role: 'PROBLEM_ADMIN' } });
  // No proposal is ever these limits.
  const input = problemInput({ visibility: 'PRIVATE', timeLimitMs: 7_777, memoryLimitMb: 777 });
  const { id, displayId } = (
    await ask({ url: baseURL ?? '', token: signedIn.token, query: create, variables: { input }, data: created })
  ).createProblem.data;
  const visibility = async () => (await database.problem.findUniqueOrThrow({ where: { id } })).visibility;
  const form = new AuthorScreen(page, say);

  await page.goto('/admin/problems');
  await rowAct({ page, say }, displayId, say('author.jury'));
  for (const [name, code] of [
    ['accepted/right.cpp', right],
    ['accepted/wrong.cpp', wrong],
  ] as const) {
    await page.getByRole('button', { name: say('jury.add'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('jury.name'), { exact: true }).fill(name);
    await dialog.getByRole('combobox', { name: say('jury.language') }).selectOption('cpp');
    await dialog.getByLabel(say('jury.code'), { exact: true }).fill(code);
    await dialog.getByRole('button', { name: say('jury.save'), exact: true }).click();
    await expect(dialog).toBeHidden();
  }
  const report = page.getByRole('region', { name: say('jury.report') });
  await expect(report.getByRole('status')).toHaveAttribute('data-outcome', 'DISAGREES');
  // Expected and got, and the time of its slowest case, are in one row.
  const row = report.getByRole('row').filter({ hasText: 'accepted/wrong.cpp' });
  await expect(row.locator('[data-status="0"]')).toHaveCount(1);
  await expect(row.locator('[data-status="-1"]')).toHaveCount(1);
  await expect(row).toContainText(/\d ms/u);

  await test.step('the list shows the outcome, and publishes only when told to', async () => {
    await page.goto(`/admin/problems?keyword=${displayId}`);
    await expect(page.getByRole('link', { name: say('author.jury.disagrees') })).toBeVisible();
    await page.getByRole('combobox', { name: say('author.visibilityOf', { id: displayId }) }).selectOption('PUBLIC');
    const question = page.getByRole('alertdialog', { name: say('author.publishOf', { id: displayId }) });
    await expect(question).toContainText('do not do as they should');
    await question.getByRole('button', { name: say('action.cancel') }).click();
    await expect(page.getByRole('combobox', { name: say('author.visibilityOf', { id: displayId }) })).toHaveValue(
      'PRIVATE',
    );
    expect(await visibility()).toBe('PRIVATE');
  });

  await test.step('the proposed limits are in the form by one click', async () => {
    await page.getByRole('link', { name: say('author.jury.disagrees') }).click();
    const apply = report.getByRole('link', { name: say('jury.apply') });
    const proposed = new URL((await apply.getAttribute('href')) ?? '', page.url()).searchParams;
    await apply.click();
    await expect(form.field('author.timeLimit')).toHaveValue(proposed.get('timeLimitMs') ?? '');
    await expect(form.field('author.memoryLimit')).toHaveValue(proposed.get('memoryLimitMb') ?? '');
  });

  await test.step('the form asks as well, and publishes all the same', async () => {
    await form.open('publish');
    await expect(page.getByRole('link', { name: say('author.jury.disagrees') })).toBeVisible();
    await form.choice('author.visibility').selectOption('PUBLIC');
    await form.saveButton.click();
    const question = page.getByRole('alertdialog', { name: say('author.publishOf', { id: displayId }) });
    await expect(question).toContainText('Save without publishing first');
    await question.getByRole('button', { name: say('author.publishAnyway') }).click();
    await expect(page.getByText(say('author.unchanged'))).toBeVisible();
    expect(await visibility()).toBe('PUBLIC');
  });
});

test.describe('an author who is no admin', () => {
  test.use({ expectedErrors: [/NOT_PROBLEM_STAFF|400/] });

  test('is led by the message of a red report to the report, and from there to the form of the problem', async ({
    page,
    say,
    database,
    signedIn,
  }) => {
    const displayId = `RED${signedIn.id.slice(0, 8)}`;
    const { id } = await database.problem.create({
      data: { displayId, title: 'Of an author', authorId: signedIn.id },
      select: { id: true },
    });
    await database.message.create({
      data: {
        recipientId: signedIn.id,
        kind: 'MINE',
        fact: { kind: 'juryReportRed', problemId: id, problemDisplayId: displayId },
      },
    });
    await page.goto('/message/mine');
    await page
      .getByRole('list', { name: say('messages.mine') })
      .getByRole('heading')
      .getByRole('link')
      .click();
    await expect(page.getByRole('heading', { name: say('jury.titleOf', { id: displayId }) })).toBeVisible();
    await page.getByRole('link', { name: say('jury.toForm') }).click();
    await expect(page.getByRole('heading', { name: say('author.editTitle', { id: displayId }) })).toBeVisible();

    await test.step('but not to the jury of a problem of somebody else', async () => {
      const other = await database.problem.findFirstOrThrow({ where: { displayId: '1000' }, select: { id: true } });
      await page.goto(`/admin/problem/${other.id}/jury`);
      await expect(page.getByRole('button', { name: say('action.retry') })).toBeVisible();
      await expect(page.getByRole('heading', { name: say('jury.titleOf', { id: '1000' }) })).toBeHidden();
    });
  });
});
