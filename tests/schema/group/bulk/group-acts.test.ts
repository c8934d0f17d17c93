import type { Group, User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildGroup } from '../../../factories/group.ts';
import { BulkScene, outcomes } from '../../core/bulk/bulk-scene.ts';

let scene: BulkScene;
let root: User;
beforeAll(async () => {
  scene = await BulkScene.start();
  root = await scene.user('ROOT');
});
afterAll(() => scene.server.stop());

const group = (owner: User, wishes: object = {}) => buildGroup(scene.server.services, owner, wishes);
const stored = ({ id }: Group) => scene.db.group.findUniqueOrThrow({ where: { id } });
const preview = (as: User, groups: readonly Group[], act: string) =>
  scene.preview(as, 'Group', { groupIds: groups.map(({ id }) => String(id)), act });
const newsOf = async (user: User) =>
  (await scene.db.message.findMany({ where: { recipientId: user.id }, orderBy: { id: 'asc' } })).map(
    ({ fact }) => (fact as { readonly news?: string } | null)?.news,
  );

test('groups are archived and opened again, and their owners are told as by the single act', async () => {
  const owner = await scene.user();
  const [a, b] = [await group(owner), await group(owner, { archivedAt: new Date() })];
  const act = await preview(root, [a, b], 'ARCHIVE');
  expect(outcomes(act)).toEqual(['PENDING', 'UNCHANGED']);
  await scene.apply(root, act);
  expect((await stored(a)).archivedAt).not.toBeNull();
  expect(await newsOf(owner)).toEqual(['ARCHIVED']);
  expect(outcomes(await scene.undo(root, act))).toEqual(['UNDONE', 'UNCHANGED']);
  expect((await stored(a)).archivedAt).toBeNull();
  expect(await newsOf(owner)).toEqual(['ARCHIVED', 'UNARCHIVED']);
  expect(await scene.audited(root, a.id)).toEqual(['group.archive', 'group.unarchive']);
  const opened = await scene.apply(owner, await preview(owner, [b], 'UNARCHIVE'));
  expect(outcomes(opened)).toEqual(['DONE']);
});

test('groups are disbanded by who is in charge, and undoing restores them', async () => {
  const [owner, member] = [await scene.user(), await scene.user()];
  const [own, joined, hidden] = [
    await group(owner),
    await group(root, { levels: [[owner, 5]] }),
    await group(root, { isVisible: false }),
  ];
  await scene.db.groupMember.create({ data: { groupId: own.id, userId: member.id, level: 3 } });
  const act = await preview(owner, [own, joined, hidden], 'DISBAND');
  expect(outcomes(act)).toEqual(['PENDING', 'REFUSED NOT_GROUP_OWNER', 'REFUSED GROUP_NOT_FOUND']);
  await scene.apply(owner, act);
  expect((await stored(own)).disbandedAt).not.toBeNull();
  expect(await newsOf(member)).toEqual(['DISBANDED']);
  expect(outcomes(await scene.undo(owner, act))[0]).toBe('UNDONE');
  expect((await stored(own)).disbandedAt).toBeNull();
});

test('visibility is for roots of a group, and is not changed in an archive', async () => {
  const owner = await scene.user();
  const [own, archived, joined, strange] = [
    await group(owner),
    await group(owner, { archivedAt: new Date() }),
    await group(root, { levels: [[owner, 4]] }),
    await group(root),
  ];
  const act = await preview(owner, [own, archived, joined, strange], 'HIDE');
  expect(outcomes(act)).toEqual([
    'PENDING',
    'REFUSED GROUP_ARCHIVED',
    'REFUSED GROUP_ACT_FORBIDDEN',
    'REFUSED GROUP_NOT_FOUND',
  ]);
  await scene.apply(owner, act);
  expect((await stored(own)).isVisible).toBe(false);
  await scene.db.group.update({ where: { id: own.id }, data: { isVisible: true } });
  expect(outcomes(await scene.undo(owner, act))[0]).toBe('KEPT BULK_ROW_CHANGED');
});
