import type { Group, Problem, Training, User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { buildContestTry } from '../../factories/contestant.ts';
import { buildGroup } from '../../factories/group.ts';
import { buildTraining } from '../../factories/training.ts';
import { follow } from '../contest/desk/follow.ts';
import { TrainingScene } from '../training/training-scene.ts';

let scene: TrainingScene;
let owner: User;
let members: User[];
let problems: Problem[];
let group: Group;
let training: Training;
beforeAll(async () => {
  scene = await TrainingScene.start();
  owner = await scene.user();
});
afterAll(() => scene.server.stop());
beforeEach(async () => {
  const { services } = scene.server;
  members = await scene.users(3);
  problems = await scene.problems(2);
  group = await buildGroup(services, owner, { levels: members.map((user) => [user, 3] as const) });
  training = await buildTraining(services, {
    authorId: scene.author.id,
    problems: problems.map(({ id }, index) => ({ id, displayId: String(index) })),
  });
});

const dayMs = 24 * 3_600_000;
const wrongAnswer = -1;

interface Row {
  readonly user: { readonly username: string };
  readonly solvedCount: number;
  readonly triedCount: number;
  readonly stuckCount: number;
  readonly cells: { readonly problemId: string; readonly status: number; readonly attempts: number }[];
}

async function progress(as: User, wishes = '', { id } = training): Promise<Row[]> {
  const { groupProgress } = await scene.ask(
    as,
    `{ groupProgress(filter: { groupId: ${group.id}, trainingId: ${id} ${wishes} }) {
      total items { user { username } solvedCount triedCount stuckCount lastAt cells { problemId status attempts } }
    } }`,
  );
  return (groupProgress as { items: Row[] }).items;
}

const namesOf = (rows: readonly Row[]) => rows.map(({ user }) => user.username);

test('a teacher sees what each member did, first who is stuck', async () => {
  const [stuck, done, gaveUp] = members as [User, User, User];
  const [first, second] = problems as [Problem, Problem];
  for (let attempt = 0; attempt < 3; attempt += 1) await scene.judged(stuck, second, { status: wrongAnswer });
  await scene.judged(done, first, { status: wrongAnswer });
  await scene.judged(done, first);
  const longAgo = new Date(Date.now() - 15 * dayMs);
  for (let attempt = 0; attempt < 4; attempt += 1)
    await scene.judged(gaveUp, first, { status: wrongAnswer, submittedAt: longAgo });

  const rows = await progress(owner);
  expect(namesOf(rows)[0]).toBe(stuck.username);
  const byName = new Map(rows.map((row) => [row.user.username, row]));
  expect(byName.get(stuck.username)).toMatchObject({
    solvedCount: 0,
    triedCount: 1,
    stuckCount: 1,
    cells: [{ problemId: String(second.id), status: wrongAnswer, attempts: 3 }],
  });
  expect(byName.get(done.username)).toMatchObject({
    solvedCount: 1,
    stuckCount: 0,
    cells: [{ status: 0, attempts: 2 }],
  });
  expect(byName.get(gaveUp.username)).toMatchObject({ triedCount: 1, stuckCount: 0 });
  expect(namesOf(await progress(owner, `search: "${done.username}"`))).toEqual([done.username]);
  expect(namesOf(await progress(owner, 'order: SOLVED'))[0]).toBe(done.username);
});

test('admins and roots are left out unless they are in a class', async () => {
  const { db } = scene.server.services;
  const [student, admin, promoted] = members as [User, User, User];
  await db.groupMember.updateMany({
    where: { groupId: group.id, userId: { in: [admin.id, promoted.id] } },
    data: { level: 4 },
  });
  const { id: classId } = await db.groupClass.create({
    data: { groupId: group.id, name: 'Class A', nameKey: 'class a', color: 'TEAL' },
  });
  await db.groupClassMember.create({ data: { classId, groupId: group.id, userId: promoted.id } });
  expect(new Set(namesOf(await progress(owner)))).toEqual(new Set([student.username, promoted.username]));
  await db.groupMember.updateMany({ where: { groupId: group.id, userId: promoted.id }, data: { level: 5 } });
  expect(namesOf(await progress(owner, `classId: ${classId}`))).toEqual([promoted.username]);
});

test('nothing of a contest is told', async () => {
  const [one] = members as [User];
  const [problem] = problems as [Problem];
  const startsAt = new Date(Date.now() - 60_000);
  const contest = await buildContest(scene.server.services, { authorId: scene.author.id, startsAt });
  const { id } = await scene.server.services.db.contestProblem.create({
    data: { contestId: contest.id, problemId: problem.id, displayId: 'A', displayTitle: 'A' },
  });
  await buildContestTry(scene.server.services, { contest, userId: one.id, contestProblemId: id, second: 1 });
  expect((await progress(owner)).flatMap(({ cells }) => cells)).toEqual([]);
});

test('lists of other groups, and private ones that the teacher cannot open, are not found', async () => {
  const { services } = scene.server;
  const other = await buildGroup(services, owner);
  const elsewhere = await buildTraining(services, { authorId: owner.id, groupId: other.id });
  const closed = await buildTraining(services, { authorId: scene.author.id, access: 'PRIVATE' });
  await expect(progress(owner, '', elsewhere)).rejects.toThrow('no such training or list');
  await expect(progress(owner, '', closed)).rejects.toThrow('no such training or list');
});

test('a verdict reaches a teacher who looks', async () => {
  const [one] = members as [User];
  const followed = follow(
    scene.server,
    await scene.token(owner),
    `subscription { groupProgressChanged(filter: { groupId: ${group.id}, trainingId: ${training.id} }) {
      items { user { username } solvedCount }
    } }`,
  );
  const solvedCount = async () => {
    const { items } = (await followed.next()) as { items: Row[] };
    return items.find(({ user }) => user.username === one.username)?.solvedCount;
  };
  expect(await solvedCount()).toBe(0);
  await scene.judged(one, problems[0] as Problem);
  expect(await solvedCount()).toBe(1);
  await followed.stop();
});

test('it comes as a table for spreadsheets, and to admins of the group alone', async () => {
  const [one] = members as [User];
  await scene.judged(one, problems[0] as Problem);
  const file = async (as: User) =>
    fetch(`${scene.server.url}/api/file/group-progress?groupId=${group.id}&trainingId=${training.id}&format=csv`, {
      headers: { Authorization: await scene.token(as) },
    });
  expect((await (await file(owner)).text()).split('\r\n')).toContainEqual(
    expect.stringMatching(
      new RegExp(`^${one.username},.*,1,0,0,\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d,AC \\(1\\),$`, 'u'),
    ),
  );
  expect((await file(one)).status).toBe(400);
});

test('its rows have the order that is asked for', async () => {
  const [, , last] = members as [User, User, User];
  await scene.judged(last, problems[0] as Problem);
  const file = await fetch(
    `${scene.server.url}/api/file/group-progress?groupId=${group.id}&trainingId=${training.id}&format=csv&order=SOLVED`,
    { headers: { Authorization: await scene.token(owner) } },
  );
  expect((await file.text()).split('\r\n')[1]).toMatch(new RegExp(`^${last.username},`, 'u'));
});

test('its head is in the language that the address names, whatever the browser prefers', async () => {
  const file = await fetch(
    `${scene.server.url}/api/file/group-progress?groupId=${group.id}&trainingId=${training.id}&format=csv&locale=en-US`,
    { headers: { Authorization: await scene.token(owner), 'Accept-Language': 'zh-CN' } },
  );
  expect(await file.text()).toMatch(/^Username,Nickname,/u);
});
