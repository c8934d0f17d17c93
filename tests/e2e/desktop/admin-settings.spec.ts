import { keepToasts } from '../long-toasts.ts';
import { expect, test } from '../site-fixtures.ts';

const changed = ['recordName', 'mailKeptDays'];

test.afterEach(({ database }) => database.siteSetting.deleteMany({ where: { key: { in: changed } } }));

test('a super admin finds settings, sees what changes do, saves them and takes one back', async ({
  page,
  say,
  root,
}) => {
  await keepToasts(page);
  await page.addInitScript((token) => localStorage.setItem('token', token), root.token);
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: say('admin.nav') })
    .getByRole('link', { name: say('admin.site') })
    .click();
  const search = page.getByRole('searchbox', { name: say('settings.search') });
  const days = page.getByRole('textbox', { name: say('settings.key.mailKeptDays') });
  const record = page.getByRole('textbox', { name: say('settings.key.recordName'), exact: true });
  await expect(record).toBeVisible();
  // Words of the other language find it, too.
  await search.fill('发件箱 保留');
  await expect(record).toBeHidden();
  await days.fill('0');
  await expect(page.getByText(say('settings.fault.number', { min: '1', max: '3650' }))).toBeVisible();
  await days.fill('31');
  await search.fill('recordName');
  await expect(days).toBeHidden();
  await record.fill('ICP 20261126');

  await page.getByRole('button', { name: say('settings.review') }).click();
  const review = page.getByRole('dialog');
  const items = review.getByRole('list', { name: say('settings.reviewList') }).getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.filter({ hasText: say('settings.key.mailKeptDays') })).toContainText(say('settings.effect.kept'));
  await expect(items.filter({ hasText: say('settings.key.recordName') })).toContainText('→ ICP 20261126');
  await review.getByRole('button', { name: say('settings.save'), exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: say('settings.saved') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('settings.review') })).toBeHidden();

  const reader = await page.context().newPage();
  await reader.goto('/home');
  await expect(reader.getByText('ICP 20261126')).toBeVisible();

  await page
    .getByRole('button', { name: say('settings.history'), exact: true })
    .first()
    .click();
  const history = page.getByRole('dialog', { name: say('settings.history') });
  await history
    .getByRole('listitem')
    .filter({ hasText: say('settings.key.recordName') })
    .first()
    .getByRole('button')
    .click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByRole('status').filter({ hasText: say('settings.restored.done') })).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('contentinfo')).toBeVisible();
  await expect(reader.getByText('ICP 20261126')).toBeHidden();
});

test('what is typed and not saved comes back with the page', async ({ page, say, root }) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), root.token);
  await page.goto('/admin/settings');
  // No test saves this one, so what it has stays.
  const project = page.getByRole('textbox', { name: say('settings.key.projectName'), exact: true });
  const stored = await project.inputValue();
  await project.fill('Another judge');
  await page.goto('/admin/mail');
  await page.goto('/admin/settings');
  await expect(project).toHaveValue('Another judge');
  await expect(page.getByText(say('settings.restored'))).toBeVisible();
  await page
    .getByRole('button', { name: say('settings.discard') })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(project).toHaveValue(stored);
});
