import { Prisma, type Role, type User } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '@verdict/schema/core/context.ts';
import { level, type GroupLevels } from '@verdict/schema/core/level.ts';
import { visibleTrainings, visibleTrainingsSql } from '@verdict/schema/training/core/training.rule.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildGroup } from '../../factories/group.ts';
import { buildTraining } from '../../factories/training.ts';
import { TrainingScene } from './training-scene.ts';

let scene: TrainingScene;
let author: User;
let member: User;
let groupId: number;
beforeAll(async () => {
  scene = await TrainingScene.start();
  [author, member] = await Promise.all([scene.user(), scene.user()]);
  ({ id: groupId } = await buildGroup(scene.server.services, scene.author, { levels: [[member, level.member]] }));
  for (const isVisible of [true, false])
    for (const members of [[], [member]]) {
      const common = { authorId: author.id, isVisible, members };
      for (const sharing of ['OWNER', 'LINK', 'PUBLIC'] as const)
        await buildTraining(scene.server.services, { ...common, kind: 'PERSONAL', sharing });
      for (const place of [null, groupId]) await buildTraining(scene.server.services, { ...common, groupId: place });
    }
});
afterAll(() => scene.server.stop());

function viewerOf({ id, username }: User, role: Role, groupLevels: GroupLevels): Viewer {
  return {
    kind: 'user',
    userId: id,
    username,
    role,
    groupLevels,
    siteRights: [],
    groupRights: new Map(),
    archivedGroups: new Set(),
    sessionId: 's',
    apiScopes: null,
  };
}

test('the filter of visible trainings and its SQL find the same, for every viewer', async () => {
  const { db } = scene.server.services;
  const stranger = await scene.user();
  const viewers: Viewer[] = [
    { kind: 'anonymous' },
    ...[author, member, stranger].flatMap((user) =>
      (['USER', 'ADMIN', 'PROBLEM_ADMIN', 'ROOT'] as const).flatMap((role) =>
        [level.visitor, level.member, level.admin].map((own) => viewerOf(user, role, new Map([[groupId, own]]))),
      ),
    ),
  ];
  for (const viewer of viewers) {
    const filtered = await db.training.findMany({
      where: visibleTrainings(viewer),
      orderBy: { id: 'asc' },
      select: { id: true },
    });
    const selected = await db.$queryRaw<{ id: number }[]>(
      Prisma.sql`SELECT t.id FROM training t WHERE ${visibleTrainingsSql(viewer)} ORDER BY t.id`,
    );
    expect(filtered).toEqual(selected);
  }
});

test.each([
  ['author', 'USER', ['OWNER', 'LINK', 'PUBLIC', 'OWNER hidden', 'LINK hidden', 'PUBLIC hidden']],
  ['member', 'USER', ['LINK', 'PUBLIC']],
  ['stranger', 'USER', ['PUBLIC']],
  ['stranger', 'ROOT', ['PUBLIC', 'PUBLIC hidden']],
  ['member', 'ADMIN', ['LINK', 'PUBLIC', 'LINK hidden', 'PUBLIC hidden']],
] as const)('of personal lists, a %s with the role %s sees what is shared with them', async (who, role, seen) => {
  const user = { author, member, stranger: await scene.user() }[who];
  const rows = await scene.server.services.db.training.findMany({
    where: { AND: [{ kind: 'PERSONAL' }, visibleTrainings(viewerOf(user, role, new Map()))] },
    select: { sharing: true, isVisible: true },
  });
  const found = new Set(rows.map(({ sharing, isVisible }) => `${sharing}${isVisible ? '' : ' hidden'}`));
  expect([...found].sort()).toEqual([...seen].sort());
});
