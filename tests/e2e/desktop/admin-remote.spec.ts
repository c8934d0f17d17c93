import { signInAsRoot } from '../../setup/site-api.ts';
import { rowAct } from '../row-menu.ts';
import { expect, test } from '../site-fixtures.ts';

test('a super admin adds an account at a remote judge, switches it off and removes it', async ({
  page,
  say,
  baseURL,
}) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), (await signInAsRoot(baseURL ?? '')).token);
  await page.goto('/admin/remote');
  const name = `bot-${process.pid}-${Date.now() % 100_000}`;
  const judges = page.getByRole('list', { name: say('remoteAdmin.judges') });
  await expect(judges.getByText('HDU Online Judge')).toBeVisible();
  await page.getByRole('button', { name: say('remoteAdmin.addAccount') }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: say('remoteAdmin.save') });
  await save.click();
  await expect(dialog).toContainText(say('remoteAdmin.fault.secret'));
  await dialog.getByRole('combobox', { name: say('remoteAdmin.judge') }).selectOption('HDU');
  await dialog.getByRole('textbox', { name: say('remoteAdmin.username') }).fill(name);
  await dialog.getByLabel(say('remoteAdmin.secret.password')).fill('a-secret-of-the-account');
  await save.click();
  await expect(dialog).toHaveCount(0);

  const row = page.locator(`[data-account="${name}"]`);
  // Its sign-in is checked at once, and the judge knows no such user.
  await expect(row.getByText(say('remoteAdmin.account.NEEDS_HUMAN'))).toBeVisible();
  await expect(page.getByText('a-secret-of-the-account')).toHaveCount(0);
  const act = (id: string) => rowAct({ page, say }, name, say(id));
  const enable = say('remoteAdmin.actOf', { act: say('remoteAdmin.enable'), name });
  await page.locator('[data-judge="HDU"]').getByRole('button', { name: enable }).click();
  await expect(row.getByText(say('remoteAdmin.account.UNCHECKED'))).toBeVisible();
  await act('remoteAdmin.disable');
  await expect(row.getByText(say('remoteAdmin.account.DISABLED'))).toBeVisible();
  await act('remoteAdmin.remove');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('remoteAdmin.remove') })
    .click();
  await expect(row).toHaveCount(0);
});

test('the settings of a remote judge say what its robots.txt closes', async ({ page, say, baseURL }) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), (await signInAsRoot(baseURL ?? '')).token);
  await page.goto('/admin/remote');
  await page.getByRole('button', { name: say('remoteAdmin.changeOf', { name: 'HDU Online Judge' }) }).click();
  await expect(page.getByRole('dialog')).toContainText('robots.txt');
});

test('everyone sees how each remote judge is', async ({ page, say }) => {
  await page.goto('/remote-judges');
  const list = page.getByRole('list', { name: say('remote.title') });
  await expect(list.getByRole('link', { name: 'HDU Online Judge' })).toBeVisible();
  await expect(list.locator('[data-judge="HDU"]')).toContainText('HDU Online Judge');
});

test('what is paused at a judge is said in words, and a button ends the pause', async ({
  page,
  say,
  baseURL,
  database,
}) => {
  const circuit = { judgeKey: 'CF', operation: 'SIGN_IN' } as const;
  const now = new Date();
  const open = {
    outcomes: [false],
    openedAt: now,
    openUntil: new Date(now.getTime() + 3_600_000),
    openings: 1,
    failureClass: 'layout',
    failureText: 'no title',
    failedAt: now,
  };
  await database.remoteHealth.upsert({
    where: { judgeKey_operation: circuit },
    create: { ...circuit, ...open },
    update: open,
  });
  try {
    await page.addInitScript(
      (token) => localStorage.setItem('token', token),
      (await signInAsRoot(baseURL ?? '')).token,
    );
    await page.goto('/remote-judges');
    await expect(page.locator('[data-judge="CF"]')).toContainText(say('remote.cause.LAYOUT'));
    await page.goto('/admin/remote');
    const line = page.locator('[data-judge="CF"] [data-operation="SIGN_IN"]');
    await expect(line).toContainText(say('remoteAdmin.failure.layout'));
    const names = { judge: 'Codeforces', operation: say('remote.operation.SIGN_IN') };
    await line.getByRole('button', { name: say('remoteAdmin.resumeOf', names) }).click();
    await expect(page.getByText(say('remoteAdmin.resumed', names))).toBeVisible();
  } finally {
    await database.remoteHealth.deleteMany({ where: circuit });
  }
});
