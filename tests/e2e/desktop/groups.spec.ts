import { randomUUID } from 'node:crypto';
import type { Db } from '@verdict/prisma/db.ts';
import { level } from '@verdict/schema/core/level.ts';
import { buildGroup } from '../../factories/group.ts';
import { allFaults } from '../axe-faults.ts';
import { otherBrowser } from '../contest-on-site.ts';
import { newContest } from '../new-contest.ts';
import { letDiscuss } from '../new-discussion.ts';
import { newTraining } from '../new-training.ts';
import { superAdmin } from '../site-database.ts';
import { expect, test } from '../site-fixtures.ts';
import { stripes } from '../stripes.ts';

test('a teacher creates a group; a student applies, is accepted, reads the news, and loses it when it ends', async ({
  page,
  browser,
  baseURL,
  say,
  signedIn,
  root,
}) => {
  const mark = randomUUID().slice(0, 8);
  const name = `Class ${mark}`;
  const teacher = await otherBrowser(browser, root.token, {
    baseURL: baseURL ?? '',
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  });

  await teacher.goto('/group');
  await teacher.getByRole('button', { name: say('group.create'), exact: true }).click();
  const form = teacher.getByRole('dialog');
  await form.getByRole('textbox', { name: say('group.name'), exact: true }).fill(name);
  await form.getByRole('textbox', { name: say('group.shortName') }).fill(mark);
  await form.getByRole('textbox', { name: say('group.brief') }).fill('Problems of the week');
  await form.getByRole('textbox', { name: say('group.description') }).fill('One set of **problems** a week.');
  await form.getByRole('combobox', { name: say('group.access') }).selectOption('PROTECTED');
  await form.getByRole('button', { name: say('group.create'), exact: true }).click();
  await expect(teacher.getByRole('heading', { level: 1, name })).toBeVisible();
  const path = new URL(teacher.url()).pathname;
  await teacher.getByRole('link', { name: say('group.tab.announcements') }).click();
  await teacher.getByRole('button', { name: say('group.news.write') }).click();
  await teacher
    .getByRole('dialog')
    .getByRole('textbox', { name: say('author.news.title') })
    .fill('Room 12');
  await teacher
    .getByRole('dialog')
    .getByRole('textbox', { name: say('author.news.content') })
    .fill('Bring paper.');
  await teacher
    .getByRole('dialog')
    .getByRole('button', { name: say('author.news.publish') })
    .click();
  await expect(teacher.getByText(say('group.news.saved'))).toBeVisible();

  await page.goto(`/group?keyword=${mark}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('Room 12')).toHaveCount(0);
  await page.getByRole('button', { name: say('group.apply'), exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('I take the course.');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('group.apply'), exact: true })
    .click();
  await expect(page.getByRole('button', { name: say('group.applying') })).toBeVisible();

  await teacher.goto(`${path}/member`);
  const application = teacher.getByRole('list', { name: say('group.applications') }).getByRole('listitem');
  await expect(application).toContainText('I take the course.');
  await application.getByRole('button', { name: say('group.accept') }).click();
  await expect(teacher.getByRole('list', { name: say('group.members') })).toContainText(signedIn.username);
  await expect(application).toHaveCount(0);

  await page.reload();
  await page.getByRole('link', { name: 'Room 12' }).click();
  await expect(page.getByText('Bring paper.')).toBeVisible();
  expect(await allFaults(page)).toEqual([]);

  await teacher.getByRole('link', { name: say('group.tab.setting') }).click();
  const avatar = teacher.getByRole('region', { name: say('setting.avatar') });
  await avatar
    .locator('input[type="file"]')
    .setInputFiles({ name: 'us.png', mimeType: 'image/png', buffer: stripes(600, 300) });
  await teacher
    .getByRole('dialog')
    .getByRole('button', { name: say('setting.crop.save') })
    .click();
  await expect(teacher.getByRole('dialog')).toBeHidden();
  await teacher.reload();
  await expect(avatar.locator('img')).toHaveAttribute('src', /^\/api\/public\/img\/[0-9a-f]{64}\.webp$/);
  await teacher.getByRole('button', { name: say('group.disband') }).click();
  await teacher
    .getByRole('alertdialog')
    .getByRole('button', { name: say('group.disband') })
    .click();
  await expect(teacher).toHaveURL(/\/group$/);
  await page.reload();
  await expect(page.getByText(say('group.missingHint'))).toBeVisible();
  await teacher.context().close();
});

test('a member stays in the group from its trainings to a problem in focus mode, and from its contests', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  const groupId = await groupOf(database, signedIn.username);
  const training = await newTraining(database, { groupId, title: 'Chapter 1' });
  await newContest(database, { groupId, title: 'Friday test' });
  const group = `/group/${groupId}`;
  const tab = (name: string) => page.getByRole('navigation', { name: say('group.pages') }).getByRole('link', { name });

  // Messages name a training without its group.
  await page.goto(`/training/${training.id}/problems?view=list#top`);
  await expect(page).toHaveURL(`${group}/training/${training.id}/problems?view=list#top`);
  await page.goto(group);
  await tab(say('nav.training')).click();
  await expect(tab(say('nav.training'))).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Chapter 1' }).click();
  await expect(page).toHaveURL(`${group}/training/${training.id}`);
  // The bar of the site changes to that of the training meanwhile, and has problems, too.
  await page
    .getByRole('navigation', { name: say('training.pages', { kind: 'TRAINING' }) })
    .getByRole('link', { name: say('training.tab.problems') })
    .click();
  await page.getByRole('link', { name: say('problemList.focus') }).click();
  await expect(page).toHaveURL(`${group}/training/${training.id}/problem/1/full-screen`);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.goBack();
  await page
    .getByRole('navigation', { name: say('groupWay') })
    .getByRole('link', { name: say('nav.training') })
    .click();
  await tab(say('nav.contests')).click();
  await page.getByRole('link', { name: 'Friday test' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Friday test' })).toBeVisible();
  await page
    .getByRole('navigation', { name: say('groupWay') })
    .getByRole('link', { name: say('nav.contests') })
    .click();
  await expect(tab(say('nav.contests'))).toHaveAttribute('aria-current', 'page');

  await page.goto('/contest');
  await expect(page.getByRole('heading', { level: 1, name: say('nav.contests') })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Friday test' })).toHaveCount(0);
});

test('what a member discusses in a group is read there, and not on the site', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  await letDiscuss(database, signedIn.username);
  const group = `/group/${await groupOf(database, signedIn.username)}`;
  const title = `Room of ${signedIn.username}`;
  await page.goto(`${group}/discussion`);
  await page.getByRole('button', { name: say('discussion.start') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('discussion.title') }).fill(title);
  await dialog.getByRole('textbox', { name: say('discussion.description') }).fill('Where is it?');
  await dialog.getByRole('combobox', { name: say('discussion.category') }).selectOption({ index: 1 });
  await dialog.getByRole('textbox', { name: say('discussion.content') }).fill('Room 12 is locked.');
  await dialog.getByRole('button', { name: say('discussion.post') }).click();
  await expect(page).toHaveURL(new RegExp(`${group}/discussion-detail/\\d+$`));
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: say('group.pages') }).getByRole('link', { name: say('nav.discussion') }),
  ).toHaveAttribute('aria-current', 'page');
  const address = new URL(page.url()).pathname;

  // Messages name a discussion without its group.
  await page.goto(address.replace(group, ''));
  await expect(page).toHaveURL(address);
  await page.getByRole('link', { name: say('discussion.toList') }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  await page.goto(`/discussion?keyword=${signedIn.username}`);
  await expect(page.getByText(say('discussion.noneFound'))).toBeVisible();
});

/** A private group of the super admin with this member. @returns its id. */
async function groupOf(db: Db['db'], username: string): Promise<number> {
  const member = await db.user.findUniqueOrThrow({
    where: { usernameKey: username.toLowerCase() },
    select: { id: true },
  });
  const { id } = await buildGroup({ db }, await superAdmin(db), {
    access: 'PRIVATE',
    levels: [[member, level.member]],
  });
  return id;
}
