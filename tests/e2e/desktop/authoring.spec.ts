import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { ask } from '../../setup/site-api.ts';
import { AuthorScreen } from '../author-screen.ts';
import { keepToasts } from '../long-toasts.ts';
import { ProblemScreen } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';
import { testArchive } from '../test-archive.ts';

// Each test has an author of its own: drafts are kept by account.
test.beforeEach(async ({ signedIn, database }) => {
  await database.user.update({ where: { id: signedIn.id }, data: { role: 'PROBLEM_ADMIN' } });
});

/** A display id nobody has yet. */
const newDisplayId = () => `T${Date.now().toString(36)}${process.pid}`.toUpperCase();

/** Takes any two numbers with the right sum; says so in the way of testlib. */
const checkerSource = `#include <fstream>
int main(int argc, char** argv) {
  long long sum, a, b;
  std::ifstream input(argv[1]), output(argv[2]);
  input >> sum;
  if (!(output >> a >> b)) return 2;
  return a + b == sum ? 0 : 1;
}
`;
const solution =
  '#include <iostream>\nint main() { long long sum; std::cin >> sum; std::cout << 1 << " " << sum - 1 << "\\n"; }\n';
const statement = {
  title: 'Two Parts',
  description: 'Split $s$ into two.',
  input: 'One number $s$.',
  output: 'Two numbers whose sum is $s$.',
};

test('an author creates an OI problem with checker and subtasks in the form, and it is solved @firefox', async ({
  page,
  say,
  isPhone,
}) => {
  const form = new AuthorScreen(page, say);
  const id = newDisplayId();
  await page.goto('/admin/problem/create');

  await test.step('what is missing is told at its field, and the first such field has the focus', async () => {
    await expect(form.field('author.displayId')).toHaveValue(/^\d{4,}$/u);
    await form.field('author.displayId').clear();
    await form.saveButton.click();
    await expect(form.field('author.displayId')).toBeFocused();
    await expect(form.field('author.displayId')).toHaveAccessibleErrorMessage(say('author.fault.required'));
    await expect(form.indexEntry('statements')).toContainText('4');
    await expect(form.indexEntry('tests')).toContainText('1');
  });

  await form.field('author.displayId').fill(id);
  await form.choice('author.type').selectOption('OI');
  const tags = page.getByPlaceholder(say('author.tags.new'));
  await tags.fill('splitting');
  await tags.press('Enter');
  await tags.fill('Splitting');
  await tags.press('Enter');
  await expect(page.getByText(say('author.tags.error'))).toBeVisible();
  await form.writeStatement(statement);
  await expect(
    page
      .getByRole('region', { name: say('markdown.previewOf', { label: say('author.description') }) })
      .getByRole('math'),
  ).toBeAttached();

  await test.step('a checker starts as a compiling testlib stub; a compile error is refused and shown', async () => {
    await form.open('judging');
    await form.choice('author.judgeMode').selectOption('SPECIAL');
    await expect(form.choice('submission.language')).toHaveValue('cpp');
    const checker = page.getByRole('region', { name: say('author.checker'), exact: true });
    const compiled = checker.getByRole('status').filter({ hasText: say('author.checker.compiled') });
    await page.getByRole('button', { name: say('author.checker.compile'), exact: true }).click();
    await expect(compiled).toBeVisible({ timeout: 120_000 });
    await form.writeCode('author.checkerCode', 'int main( {');
    // As tall as its frame, not a line of it.
    expect(
      (
        await page
          .getByRole('group', { name: say('author.checkerCode') })
          .locator('.monaco-editor')
          .first()
          .boundingBox()
      )?.height,
    ).toBeGreaterThan(200);
    await page.getByRole('button', { name: say('author.checker.compile'), exact: true }).click();
    const dialog = page.getByRole('alertdialog', {
      name: say('author.checker.error', { program: say('author.checker') }),
    });
    await expect(dialog).toContainText('main', { timeout: 120_000 });
    await dialog.getByRole('button', { name: say('action.close') }).click();
    await form.writeCode('author.checkerCode', checkerSource);
    await page.getByRole('button', { name: say('author.checker.compile'), exact: true }).click();
    await expect(compiled).toBeVisible({ timeout: 120_000 });
  });

  await test.step('an archive is sent and read; its cases share the points of their subtasks', async () => {
    await form.open('tests');
    const buffer = await testArchive({
      '1.in': '2\n',
      '1.out': '1 1\n',
      '2.in': '9\n',
      '2.out': '1 8\n',
      '10.in': '1000\n',
      '10.out': '1 999\n',
      '3.in': '77\n',
      '3.out': '1 76\n',
    });
    await form.chooseArchive({ name: 'parts.zip', mimeType: 'application/zip', buffer });
    const cases = page.getByRole('region', { name: say('author.cases'), exact: true }).getByRole('row');
    await expect(cases).toHaveCount(5);
    await expect(cases.nth(4)).toContainText('10');
    await form.choice('author.caseMode').selectOption('SUBTASK_LOWEST');
    const bulk = page.getByRole('group', { name: say('author.bulk') });
    for (const [from, until, group] of [
      ['1', '2', '1'],
      ['3', '4', '2'],
    ]) {
      await bulk.getByLabel(say('author.bulk.from')).fill(from ?? '');
      await bulk.getByLabel(say('author.bulk.until')).fill(until ?? '');
      await bulk.getByLabel(say('author.case.group')).fill(group ?? '');
      await bulk.getByRole('button', { name: say('author.bulk.apply') }).click();
    }
    await bulk.getByRole('button', { name: say('author.bulk.splitGroups') }).click();
    await expect(bulk.getByRole('status')).toHaveText(say('author.bulk.total', { total: 100 }));
    await page
      .getByRole('group', { name: say('author.group', { number: 2 }) })
      .getByRole('checkbox', { name: say('author.group', { number: 1 }) })
      .check();
  });

  await form.saveButton.click();
  await page.waitForURL(/\/admin\/problem\/edit\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('author.editTitle', { id }));
  await page.goto(`/problem/${id}`);
  const screen = new ProblemScreen({ page, say, isPhone });
  await screen.showEditor();
  await screen.editor.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(solution);
  await screen.submitAndWatch('100');
  await expect(screen.verdict.locator('[data-status="0"]').first()).toBeVisible();
});

test('what was typed and not saved is offered again, also when somebody else saved meanwhile', async ({
  page,
  say,
  database,
  signedIn,
  baseURL,
}) => {
  const form = new AuthorScreen(page, say);
  const problem = await database.problem.create({
    data: {
      displayId: newDisplayId(),
      title: 'Drafted',
      statements: { create: { language: 'en', title: 'Drafted', description: 'd', input: 'i', output: 'o' } },
      isRemote: true,
    },
  });
  const address = `/admin/problem/edit/${problem.id}`;
  await page.goto(address);
  await form.field('author.source').fill('A book');
  await expect(page.getByText(/Draft saved/)).toBeVisible();

  await test.step('a link away from the form asks first', async () => {
    await page
      .getByRole('navigation', { name: say('admin.nav') })
      .getByRole('link', { name: say('admin.problems') })
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('author.leaveAction') })
      .click();
    await expect(page).toHaveURL(/\/admin\/problems/);
  });

  await database.problem.update({ where: { id: problem.id }, data: { version: { increment: 1 }, timeLimitMs: 2_000 } });
  await page.goto(address);
  await expect(page.getByText(say('author.draftOutdated'))).toBeVisible();
  await page.getByRole('button', { name: say('author.draftRestore') }).click();
  await expect(form.field('author.source')).toHaveValue('A book');
  await form.saveButton.click();
  const conflict = page.getByRole('alertdialog', { name: say('author.conflict') });
  await conflict.getByRole('button', { name: say('author.conflictOverwrite') }).click();
  await expect(page.getByText(say('author.unchanged'))).toBeVisible();
  expect(await database.problem.findUniqueOrThrow({ where: { id: problem.id }, select: { source: true } })).toEqual({
    source: 'A book',
  });

  await test.step('a saved form leaves no draft behind, and its revisions tell what changed', async () => {
    await page.goto(address);
    await expect(form.field('author.source')).toHaveValue('A book');
    await page.getByRole('link', { name: say('author.revisions') }).click();
    await expect(page.getByRole('region', { name: say('author.source'), exact: true }).locator('ins')).toContainText(
      'A book',
    );
  });

  await test.step('a change from elsewhere is told while the form is open', async () => {
    await page.goto(address);
    await expect(form.field('author.source')).toHaveValue('A book');
    await expect(page.getByText(say('author.outdated'))).toBeHidden();
    const hide = 'mutation ($id: Int!) { changeProblemVisibility(id: $id, visibility: PRIVATE) { __typename } }';
    await ask({
      url: baseURL ?? '',
      token: signedIn.token,
      query: hide,
      variables: { id: problem.id },
      data: z.object({
        changeProblemVisibility: z.object({ __typename: z.literal('ChangeProblemVisibilitySuccess') }),
      }),
    });
    await expect(page.getByText(say('author.outdated'))).toBeVisible();
  });
});

test("whoever goes by the browser's Back is told that the draft is kept, and is offered it on the way forward", async ({
  page,
  say,
}) => {
  await keepToasts(page);
  const form = new AuthorScreen(page, say);
  await page.goto('/admin/problems');
  await page.getByRole('link', { name: say('author.createTitle') }).click();
  await form.field('author.source').fill('Half a thought');
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/problems/);
  await expect(page.getByText(say('author.draftKept'))).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: say('author.draftRestore') }).click();
  await expect(form.field('author.source')).toHaveValue('Half a thought');
});

test.describe('an archive whose sending is cut off', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/] });

  test('waits for the network, and after a reload goes on where it stopped', async ({ page, say }, testInfo) => {
    const form = new AuthorScreen(page, say);
    // Its date is part of what a browser knows a file by: the same file twice, not the same content.
    const path = testInfo.outputPath('large.zip');
    await writeFile(
      path,
      await testArchive({ '1.in': randomBytes(9 * 1024 * 1024), '1.out': randomBytes(9 * 1024 * 1024) }, false),
    );
    let parts = 0;
    await page.route('**/api/uploads/**', async (route) => {
      parts += route.request().method() === 'PATCH' ? 1 : 0;
      await (parts > 1 ? route.abort('internetdisconnected') : route.continue());
    });
    await page.goto('/admin/problem/create?section=tests');
    await form.chooseArchive(path);
    await expect(page.getByText(/cannot be reached/)).toBeVisible();
    await page.unroute('**/api/uploads/**');

    const offsets: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset'] ?? '');
    });
    await page.reload();
    await expect(page.getByText(/large\.zip .* was interrupted/)).toBeVisible();
    await form.chooseArchive(path);
    await expect(page.getByRole('region', { name: say('author.cases'), exact: true }).getByRole('row')).toHaveCount(2);
    expect(Number(offsets[0])).toBeGreaterThan(0);
  });
});
