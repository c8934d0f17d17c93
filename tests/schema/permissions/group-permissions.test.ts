import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAs, isMarked, listenAs } from './asking.ts';
import { buildGroupScene, groupAskers, groupKinds, type GroupPermissionScene } from './group-permission-scene.ts';
import { groupPermissionTable, groupSubscriptionTable } from './group-permission-table.ts';

const timeout = 120_000;

let scene: GroupPermissionScene;
beforeAll(async () => {
  scene = await buildGroupScene();
}, timeout);
afterAll(() => scene.server.stop());

describe.each(groupKinds)('of a group that is %s', (kind) => {
  test.each(groupPermissionTable)('$name tells just those who may know', { timeout }, async (row) => {
    const may = row.finds[kind];
    const own =
      row.isOnce === true
        ? new Map(await Promise.all(may.map(async (asker) => [asker, await scene.another(kind)] as const)))
        : null;
    const found = await Promise.all(
      groupAskers.map(async (asker) => {
        const group = own?.get(asker) ?? scene.groups[kind];
        return isMarked(await askAs(scene.server.url, scene.tokens[asker], row.ask(group)), row.mark(group));
      }),
    );
    const ids = [...(own?.values() ?? [])].map(({ id }) => id);
    await scene.server.services.db.group.deleteMany({ where: { id: { in: ids } } });
    expect(groupAskers.filter((_asker, index) => found[index])).toEqual(
      groupAskers.filter((asker) => may.includes(asker)),
    );
  });

  test.each(groupSubscriptionTable)('$name tells just those who may know', { timeout }, async (row) => {
    const group = scene.groups[kind];
    const found = await Promise.all(
      groupAskers.map(async (asker) =>
        isMarked(await listenAs(scene.server.url, scene.tokens[asker], row.query(group)), row.mark(group)),
      ),
    );
    expect(groupAskers.filter((_asker, index) => found[index])).toEqual(
      groupAskers.filter((asker) => row.finds[kind].includes(asker)),
    );
  });
});

/** Operations by which those outside come in. */
const entrances = ['acceptGroupInvite', 'answerRosterInvitation'];

/** Roots of one group ask of another one, by each operation that takes an id. */
test.each(groupPermissionTable.filter(({ name, isOnce }) => isOnce === true && !entrances.includes(name)))(
  '$name finds nothing in a group of others, and changes nothing',
  { timeout },
  async (row) => {
    const { db } = scene.server.services;
    const group = scene.groups.hidden;
    const state = async () => ({
      group: await db.group.findUnique({ where: { id: group.id } }),
      members: await db.groupMember.findMany({ where: { groupId: group.id }, orderBy: { userId: 'asc' } }),
      announcements: await db.announcement.findMany({ where: { groupId: group.id }, orderBy: { id: 'asc' } }),
      classes: await db.groupClass.findMany({ where: { groupId: group.id }, include: { members: true } }),
      roster: await db.rosterEntry.findMany({ where: { groupId: group.id }, orderBy: { numberKey: 'asc' } }),
      shares: await db.groupShare.findMany({ where: { groupId: group.id }, orderBy: { id: 'asc' } }),
      invites: await db.groupInvite.findMany({ where: { groupId: group.id }, orderBy: { id: 'asc' } }),
    });
    const before = await state();
    const answer = await askAs(scene.server.url, scene.tokens['user'], row.ask(group));
    expect(answer).toMatch(/"__typename":"(?:Group|Announcement|GroupInvite|GroupShare|GroupClass)NotFound"/);
    expect(await state()).toEqual(before);
  },
);
