import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { buildGroup } from '../../factories/group.ts';
import { TrainingScene } from '../training/training-scene.ts';

let scene: TrainingScene;
beforeAll(async () => {
  scene = await TrainingScene.start();
});
afterAll(() => scene.server.stop());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

test('members read what runs or comes next in a group; applicants and strangers do not', async () => {
  const [owner, member, applicant, stranger] = await scene.users(4);
  if (!owner || !member || !applicant || !stranger) throw new Error('too few accounts');
  const { services } = scene.server;
  const { id: groupId } = await buildGroup(services, owner, {
    levels: [
      [member, 3],
      [applicant, 1],
    ],
  });
  const make = (title: string, more: object) => buildContest(services, { authorId: owner.id, groupId, title, ...more });
  await make('Over', { startsAt: hours(-2), endsAt: hours(-1) });
  await make('Hidden', { startsAt: hours(1), endsAt: hours(2), isVisible: false });
  await make('Next', { startsAt: hours(2), endsAt: hours(3) });
  await make('Later', { startsAt: hours(3), endsAt: hours(4) });
  const query = `{ group(id: ${groupId}) { nextContest { title } } }`;
  const read = await Promise.all(
    [owner, member, applicant, stranger].map(async (asker) => {
      const { group } = await scene.ask(asker, query);
      return (group as { nextContest: { title: string } | null }).nextContest?.title ?? null;
    }),
  );
  expect(read).toEqual(['Next', 'Next', null, null]);
  await services.db.group.update({ where: { id: groupId }, data: { archivedAt: new Date() } });
  expect(await scene.ask(owner, query)).toEqual({ group: { nextContest: null } });
});
