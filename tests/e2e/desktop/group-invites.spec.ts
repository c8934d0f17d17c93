import { randomUUID } from 'node:crypto';
import { allFaults } from '../axe-faults.ts';
import { otherBrowser } from '../contest-on-site.ts';
import { newGroup } from '../new-group.ts';
import { expect, test } from '../site-fixtures.ts';

test('a teacher makes a link; a visitor signs in and joins by it, which uses it up', async ({
  page,
  browser,
  baseURL,
  say,
  account,
  root,
}) => {
  const path = await newGroup();
  const note = `Lecture ${randomUUID().slice(0, 8)}`;
  const options = { baseURL: baseURL ?? '', locale: 'en-US', viewport: { width: 1440, height: 900 } };
  const teacher = await otherBrowser(browser, root.token, options);
  await teacher.goto(`${path}/member`);
  await teacher.getByRole('link', { name: say('group.invites') }).click();
  await teacher.getByRole('button', { name: say('group.invite.make') }).click();
  const form = teacher.getByRole('dialog');
  await form.getByRole('textbox', { name: say('group.invite.note') }).fill(note);
  await form.getByRole('textbox', { name: say('group.invite.maxUses') }).fill('1');
  await form.getByRole('button', { name: say('group.invite.make') }).click();
  const address = teacher.getByRole('textbox', { name: say('group.invite.link') });
  const link = new URL(await address.inputValue()).pathname;
  await expect(teacher.getByRole('dialog').getByRole('img')).toBeVisible();
  expect(await allFaults(teacher)).toEqual([]);
  await teacher.keyboard.press('Escape');

  await page.goto(link);
  const entrance = page.getByRole('dialog').getByRole('tabpanel');
  await entrance.getByLabel(say('auth.username'), { exact: true }).fill(account.username);
  await entrance.getByLabel(say('auth.password'), { exact: true }).fill(account.password);
  await entrance.getByRole('button', { name: say('auth.signIn'), exact: true }).click();
  await expect(page.getByRole('definition').getByText(root.username)).toBeVisible();
  await page.getByRole('button', { name: say('group.join'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByText('Room 12 on Friday')).toBeVisible();
  await page.goto(link);
  await page.getByRole('link', { name: say('group.join.open') }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  await teacher.reload();
  const row = teacher.getByRole('list', { name: say('group.invites') }).getByRole('listitem');
  await expect(row).toContainText(say('group.invite.state.usedUp'));
  await teacher.getByRole('link', { name: say('group.invite.toMembers') }).click();
  await expect(
    teacher
      .getByRole('list', { name: say('group.members') })
      .getByRole('listitem')
      .filter({ hasText: account.username }),
  ).toContainText(note);
  await teacher.context().close();
});
