import type { GroupRight, Training, User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildGroup } from '../../factories/group.ts';
import { buildTraining } from '../../factories/training.ts';
import { TrainingScene } from '../training/training-scene.ts';
import { RosterDesk } from './roster-scene.ts';

let scene: TrainingScene;
let groupId: number;
let training: Training;
let grader: User;
let manager: User;
let member: User;
let pupils: readonly string[];
beforeAll(async () => {
  scene = await TrainingScene.start();
  const { services } = scene.server;
  const owner = await scene.user();
  [grader, manager, member] = (await scene.users(3)) as [User, User, User];
  ({ id: groupId } = await buildGroup(services, owner, { levels: [[member, 3]] }));
  const rights: readonly (readonly [User, GroupRight])[] = [
    [grader, 'GRADES'],
    [manager, 'MEMBERS'],
  ];
  await services.db.groupMember.createMany({
    data: rights.map(([{ id: userId }, right]) => ({ groupId, userId, level: 3, rights: [right] })),
  });
  const slips = await new RosterDesk(scene, groupId, owner).import('name,number,class\nAnn Lee,S1,One\nBob Kay,S2,Two');
  pupils = slips.map(({ username }) => username);
  const problem = await scene.problem({ groupId });
  training = await buildTraining(services, {
    authorId: owner.id,
    groupId,
    problems: [{ id: problem.id, displayId: 'A' }],
  });
  for (const username of pupils)
    await scene.judged(await services.db.user.findFirstOrThrow({ where: { username } }), problem);
});
afterAll(() => scene.server.stop());

const rosters = 'items { user { username } roster { name number viewerCanResetPassword } }';
const ann = { name: 'Ann Lee', number: 'S1' };
const bob = { name: 'Bob Kay', number: 'S2' };

async function rank(as: User, search = ''): Promise<unknown> {
  const query = `query ($id: ID!, $search: String) {
    groupRank(groupId: $id, kind: ACM, search: $search) { ${rosters} }
  }`;
  const { groupRank } = await scene.ask(as, query, { id: groupId, search });
  return (groupRank as { items: { user: User }[] }).items.toSorted((a, b) =>
    a.user.username < b.user.username ? -1 : 1,
  );
}

async function progress(as: User, search: string): Promise<unknown> {
  const query = `query ($filter: GroupProgressFilter!) { groupProgress(filter: $filter) { ${rosters} } }`;
  const { groupProgress } = await scene.ask(as, query, { filter: { groupId, trainingId: training.id, search } });
  return (groupProgress as { items: unknown }).items;
}

test('a grader reads in the class view whom the roster names, finds them by it, and sets no passwords', async () => {
  const row = { user: { username: pupils[0] }, roster: { ...ann, viewerCanResetPassword: false } };
  expect(await progress(grader, 'ann l')).toEqual([row]);
  expect(await progress(grader, 's1')).toEqual([row]);
  await expect(progress(member, 'ann l')).rejects.toThrow();
});

test('the rank has names of the roster for who grades or manages members, and not for other members', async () => {
  const named = [ann, bob].map((roster) => expect.objectContaining({ roster: expect.objectContaining(roster) }));
  for (const staff of [grader, manager]) {
    expect(await rank(staff)).toEqual(named);
    expect(await rank(staff, 'bob k')).toEqual(named.slice(1));
  }
  expect(await rank(member)).toEqual(pupils.map((username) => ({ user: { username }, roster: null })));
  expect(await rank(member, 'bob k')).toEqual([]);
});

test('a grader reads names of the roster on the members page and finds members by them', async () => {
  const members = async (as: User, search: string) => {
    const query = `query ($id: ID!, $search: String) { groupMembers(groupId: $id, search: $search) { ${rosters} } }`;
    return ((await scene.ask(as, query, { id: groupId, search }))['groupMembers'] as { items: unknown }).items;
  };
  const row = { user: { username: pupils[1] }, roster: { ...bob, viewerCanResetPassword: false } };
  expect(await members(grader, 'bob k')).toEqual([row]);
  expect(await members(member, 'bob k')).toEqual([]);
  expect(await members(member, pupils[1] ?? '')).toEqual([{ ...row, roster: null }]);
});

test('the table for spreadsheets has name, number and class', async () => {
  const address = `/api/file/group-progress?groupId=${groupId}&trainingId=${training.id}&format=csv&search=lee`;
  const answer = await fetch(scene.server.url + address, { headers: { Authorization: await scene.token(grader) } });
  const [head, ...rows] = (await answer.text()).trim().split('\r\n');
  expect(head).toMatch(/,姓名,学号,班级,|,Name,Student number,Class,/u);
  expect(rows).toEqual([expect.stringMatching(new RegExp(`^${pupils[0]},[^,]*,Ann Lee,S1,One,1,`, 'u'))]);
});
