import { randomUUID } from 'node:crypto';
import { buildGroup } from '../../factories/group.ts';
import { allFaults } from '../axe-faults.ts';
import { newContest } from '../new-contest.ts';
import { newTraining } from '../new-training.ts';
import { superAdmin } from '../site-database.ts';
import { expect, test } from '../site-fixtures.ts';

test('a teacher sees what a new term takes over and when its contests are, and makes it', async ({
  page,
  say,
  root,
  database,
}) => {
  const owner = await superAdmin(database);
  const group = await buildGroup({ db: database }, owner);
  const startsAt = new Date('2025-09-01T02:00:00Z');
  const contest = await newContest(database, {
    groupId: group.id,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 7_200_000),
  });
  const training = await newTraining(database, { groupId: group.id });
  await page.addInitScript((value) => localStorage.setItem('token', value), root.token);
  await page.goto(`/group/${group.id}/setting`);
  await page.getByRole('button', { name: say('group.term.make') }).click();

  const dialog = page.getByRole('dialog');
  const contests = dialog.getByRole('list', { name: say('nav.contests') });
  await expect(contests).toContainText(contest.title);
  await expect(dialog.getByRole('list', { name: say('nav.training') })).toContainText(training.title);
  await dialog.getByRole('button', { name: say('group.term.make') }).click();
  const name = dialog.getByRole('textbox', { name: say('group.name'), exact: true });
  await expect(name).toBeFocused();
  const mark = randomUUID().slice(0, 8);
  await name.fill(`Term ${mark}`);
  await dialog.getByRole('textbox', { name: say('group.shortName') }).fill(mark);
  await dialog.getByLabel(say('group.term.firstDay')).fill('2098-03-03');
  // Browsers of the tests are eight hours ahead.
  await expect(contests).toContainText('2098-03-03 10:00');
  expect(await allFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('group.term.make') }).press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: `Term ${mark}` })).toBeVisible();
  await expect(page.getByText(say('group.term.made'))).toBeVisible();
  const made = new URL(page.url()).pathname;
  await page.goto(`${made}/contest`);
  await expect(page.getByRole('link', { name: contest.title })).toBeVisible();
});

test('a teacher archives a group, finds it among the archived ones, and opens it again', async ({
  page,
  say,
  root,
  database,
}) => {
  const group = await buildGroup({ db: database }, await superAdmin(database));
  await page.addInitScript((value) => localStorage.setItem('token', value), root.token);
  await page.goto(`/group/${group.id}/setting`);
  await page.getByRole('button', { name: say('group.archive') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('group.archive') })
    .click();
  const note = page.getByRole('note').filter({ hasText: say('group.archivedHint') });
  await expect(note).toBeVisible();
  // What is left of its settings is its owner's.
  await page.getByRole('link', { name: say('group.tab.setting') }).click();
  await expect(page.getByRole('button', { name: say('group.disband') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('group.save') })).toHaveCount(0);
  expect(await allFaults(page)).toEqual([]);

  await page.goto(`/group?onlyMine=true&keyword=${group.shortName}`);
  await expect(page.getByText(say('group.noneFound'))).toBeVisible();
  await page.getByRole('combobox', { name: say('group.state') }).selectOption('archived');
  await page.getByRole('link', { name: group.name }).click();
  await note.getByRole('button', { name: say('group.unarchive') }).press('Enter');
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('link', { name: say('group.tab.setting') })).toBeVisible();
});
