import { allFaults } from '../axe-faults.ts';
import { newGroup } from '../new-group.ts';
import { expect, test } from '../site-fixtures.ts';

test('an admin makes a class, puts members into it by keyboard, and lists it alone', async ({ page, say, root }) => {
  await page.addInitScript((value) => localStorage.setItem('token', value), root.token);
  await page.goto(await newGroup('/member'));
  const members = page.getByRole('list', { name: say('group.members') });
  await expect(members.getByRole('listitem')).toHaveCount(3);

  await page.getByRole('button', { name: say('group.classes'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: say('group.class.name') });
  await name.fill('Class 1');
  await name.press('Enter');
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Evening');
  await name.press('Enter');
  await expect(dialog.getByRole('list', { name: say('group.classes') })).toContainText('Evening');
  await expect(name).toHaveValue('');
  await expect(name).toBeFocused();
  expect(await allFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('checkbox', { name: say('table.choose', { name: root.username }) }).press('Space');
  const bar = page.getByRole('group', { name: say('table.chosenRows') });
  await expect(bar).toContainText('1 selected');
  await bar.getByRole('combobox', { name: say('group.class'), exact: true }).selectOption('Evening');
  await bar.getByRole('button', { name: say('group.class.put') }).press('Enter');
  const own = members
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: root.username, exact: true }) });
  await expect(own).toContainText('Evening');
  await page.getByRole('combobox', { name: say('classFilter') }).selectOption('Evening (1)');
  await expect(members.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(members.getByRole('listitem')).toHaveCount(1);
  await expect(own).toBeVisible();
  expect(await allFaults(page)).toEqual([]);

  await bar.getByRole('checkbox').press('Space');
  await bar.getByRole('combobox', { name: say('group.class'), exact: true }).selectOption('Evening');
  await bar.getByRole('button', { name: say('group.class.take') }).press('Enter');
  await expect(page.getByText(say('group.member.noneFound'))).toBeVisible();
});
