import type { Db } from '@verdict/prisma/db.ts';
import { level } from '@verdict/schema/core/level.ts';
import { z } from 'zod';
import { buildGroup } from '../../factories/group.ts';
import { problemInput } from '../../schema/problem/editing/authoring-scene.ts';
import { ask, type Account } from '../../setup/site-api.ts';
import { allFaults } from '../axe-faults.ts';
import { otherBrowser } from '../contest-on-site.ts';
import { ProblemScreen } from '../problem-screen.ts';
import { rowAct } from '../row-menu.ts';
import { expect, test } from '../site-fixtures.ts';
import { right } from '../solutions.ts';

const desktop = { locale: 'en-US', viewport: { width: 1440, height: 900 } };

test('a problem is offered to a group, accepted, solved there, and gone when it is withdrawn', async ({
  page,
  browser,
  baseURL,
  say,
  isPhone,
  signedIn,
  newAccount,
  database,
}) => {
  const url = baseURL ?? '';
  const other = await newAccount();
  const from = await buildGroup({ db: database }, signedIn);
  const to = await buildGroup({ db: database }, other);
  const id = await makeProblem(url, { author: signedIn, group: from });

  await page.goto(`/group/${from.id}/problem-admin`);
  await rowAct({ page, say }, id, say('group.share.action'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('group.share.shortName') }).fill(to.shortName);
  await dialog.getByRole('button', { name: say('group.share.action'), exact: true }).click();
  const receivers = dialog.getByRole('list', { name: say('group.share.receivers') });
  await expect(receivers).toContainText(say('group.share.waiting'));
  expect(await allFaults(page)).toEqual([]);

  const theirs = await otherBrowser(browser, other.token, { baseURL: url, ...desktop });
  await theirs.goto(`/group/${to.id}/problem`);
  await theirs.getByRole('link', { name: say('group.shared') }).click();
  const offers = theirs.getByRole('list', { name: say('group.shared') });
  await expect(offers).toContainText(say('group.share.from', { name: from.name }));
  expect(await allFaults(theirs)).toEqual([]);
  await offers.getByRole('button', { name: say('group.share.acceptOf', { name: 'Sum' }) }).click();
  await offers.getByRole('link', { name: `${id} Sum` }).click();
  await theirs.waitForURL(`**/group/${to.id}/problem/${id}`);
  const problem = new ProblemScreen({ page: theirs, say, isPhone });
  await problem.showEditor();
  await problem.type(right);
  await problem.submitAndWatch(say('status.accepted'));
  await theirs.goto(`/group/${to.id}/status`);
  await expect(theirs.getByRole('link', { name: id })).toBeVisible();
  await theirs.goto(`/group/${to.id}/problem`);
  await expect(theirs.getByText(say('group.share.from', { name: from.name }))).toBeVisible();

  await receivers.getByRole('button', { name: say('group.share.withdrawOf', { name: to.name }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('group.share.withdraw') })
    .click();
  await expect(dialog.getByText(say('group.share.noReceivers'))).toBeVisible();
  await theirs.goto(`/group/${to.id}/problem/${id}`);
  await expect(theirs.getByText(say('problem.missing'), { exact: true })).toBeVisible();
  await theirs.context().close();
});

test('a training is shared at once by somebody who runs both groups, and read in the other one', async ({
  page,
  browser,
  baseURL,
  say,
  signedIn,
  newAccount,
  database,
}) => {
  const pupil = await newAccount();
  const from = await buildGroup({ db: database }, signedIn);
  const to = await buildGroup({ db: database }, signedIn, { levels: [[pupil, level.member]] });
  const training = await makeTraining(database, { groupId: from.id, authorId: signedIn.id });
  await page.goto(`/group/${from.id}/training/${training.id}`);
  await page.getByRole('button', { name: say('group.share.action'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: say('group.share.group') }).selectOption({ label: to.name });
  await dialog.getByRole('button', { name: say('group.share.action'), exact: true }).click();
  await expect(dialog.getByRole('list', { name: say('group.share.receivers') })).toContainText(to.name);
  expect(await allFaults(page)).toEqual([]);

  const theirs = await otherBrowser(browser, pupil.token, { baseURL: baseURL ?? '', ...desktop });
  await theirs.goto(`/group/${to.id}/training`);
  await theirs.getByRole('link', { name: training.title }).click();
  await theirs.waitForURL(`**/group/${to.id}/training/${training.id}`);
  await expect(theirs.getByText(say('group.share.from', { name: from.name }))).toBeVisible();
  await expect(theirs.getByRole('link', { name: say('training.tab.rank') })).toHaveCount(0);
  await theirs
    .getByRole('navigation', { name: say('training.pages', { kind: 'TRAINING' }) })
    .getByRole('link', { name: say('training.tab.problems') })
    .click();
  await theirs.getByRole('link', { name: 'Stairs' }).first().click();
  await expect(theirs.getByRole('heading', { name: /Stairs/ }).first()).toBeVisible();
  await theirs.context().close();
});

test('what a member of both groups submits in a training belongs to the group of the training', async ({
  page,
  baseURL,
  say,
  isPhone,
  signedIn,
  database,
}) => {
  const from = await buildGroup({ db: database }, signedIn);
  const to = await buildGroup({ db: database }, signedIn);
  const displayId = await makeProblem(baseURL ?? '', { author: signedIn, group: from });
  const { id: problemId } = await database.problem.findUniqueOrThrow({ where: { displayId } });
  await database.groupShare.create({ data: { problemId, groupId: to.id, acceptedAt: new Date() } });
  const training = await database.training.create({
    data: {
      title: `Sums ${to.id}`,
      groupId: to.id,
      authorId: signedIn.id,
      problems: { create: { problemId, displayId } },
    },
  });
  await page.goto(`/group/${to.id}/training/${training.id}/problem/${displayId}`);
  const problem = new ProblemScreen({ page, say, isPhone });
  await problem.showEditor();
  await problem.type(right);
  await problem.submitAndWatch(say('status.accepted'));
  await page.goto(`/group/${to.id}/status`);
  await expect(page.getByRole('link', { name: displayId })).toBeVisible();
});

/** Makes a public problem of a group that adds two numbers. @returns its display id. */
async function makeProblem(
  url: string,
  { author, group }: { readonly author: Account; readonly group: { readonly id: number } },
): Promise<string> {
  const input = problemInput({ displayId: '1', codeTemplates: [] });
  const { createProblem } = await ask({
    url,
    token: author.token,
    query: `mutation ($groupId: Int, $input: ProblemInput!) {
      createProblem(groupId: $groupId, input: $input) {
        ... on CreateProblemSuccess { data { displayId } }
        ... on DomainError { message }
      }
    }`,
    variables: { groupId: group.id, input },
    data: z.object({ createProblem: z.object({ data: z.object({ displayId: z.string() }) }) }),
  });
  return createProblem.data.displayId;
}

/** A training of a group with a problem of its own. */
async function makeTraining(
  db: Db['db'],
  { groupId, authorId }: { readonly groupId: number; readonly authorId: string },
): Promise<{ readonly id: number; readonly title: string }> {
  const displayId = `S${groupId}`;
  const problem = await db.problem.create({ data: { displayId, title: 'Stairs', groupId, authorId } });
  return db.training.create({
    data: { title: `Steps ${groupId}`, groupId, authorId, problems: { create: { problemId: problem.id, displayId } } },
  });
}
