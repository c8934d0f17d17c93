import type { GroupClass, GroupClassColor } from '@verdict/prisma/generated/client/client.ts';
import { auditBy, differing } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { may } from '../../place/place.rule.ts';
import { refuseFaults } from '../../problem/editing/fault.ts';
import { requireInGroup } from '../core/find-group.service.ts';
import { GroupActForbidden } from '../core/group.error.ts';
import { GroupMemberNotFound } from '../member/member.error.ts';
import { GroupClassNotFound, TooManyGroupClasses } from './class.error.ts';

/** Most classes of a group: all of them are in one choice. */
export const maxClasses = 50;

const nameTaken = {
  'zh-CN': '该团队已有同名班级。',
  'en-US': 'The group has a class with this name.',
};

/** What a class is called and looks like. */
interface ClassForm {
  readonly name: string;
  readonly color: GroupClassColor | null;
}

/** @throws InvalidInput, GroupNotFound, GroupActForbidden, TooManyGroupClasses */
export async function createClass(
  context: Context,
  { groupId, name, color }: ClassForm & { readonly groupId: number },
): Promise<number> {
  const { db, now } = context;
  await requireInGroup(context, groupId, 'group.admit');
  return onlyName(context, () =>
    db.$transaction(async (tx) => {
      // Two that are made at once are counted one after the other.
      await tx.$queryRaw`SELECT FROM "group" WHERE id = ${groupId} FOR UPDATE`;
      if ((await tx.groupClass.count({ where: { groupId } })) >= maxClasses) throw new TooManyGroupClasses(maxClasses);
      const data = { groupId, name, nameKey: name.toLowerCase(), color, createdAt: now };
      const { id } = await tx.groupClass.create({ data, select: { id: true } });
      await auditBy(context, tx, { ...onClass(id, groupId), action: 'group.createClass', after: { name, color } });
      return id;
    }),
  );
}

/** @throws InvalidInput, GroupClassNotFound, GroupActForbidden */
export async function updateClass(
  context: Context,
  { id, name, color }: ClassForm & { readonly id: number },
): Promise<void> {
  const before = await findManaged(context, id);
  const data = { name, nameKey: name.toLowerCase(), color };
  await onlyName(context, () =>
    context.db.$transaction(async (tx) => {
      const { count } = await tx.groupClass.updateMany({ where: { id }, data });
      if (count === 0) throw new GroupClassNotFound();
      await auditBy(context, tx, {
        ...onClass(id, before.groupId),
        action: 'group.editClass',
        ...differing({ name: before.name, color: before.color }, { name, color }),
      });
    }),
  );
}

/** Its members stay in the group. @throws GroupClassNotFound, GroupActForbidden */
export async function deleteClass(context: Context, id: number): Promise<void> {
  const { groupId, name } = await findManaged(context, id);
  await context.db.$transaction(async (tx) => {
    const { count } = await tx.groupClass.deleteMany({ where: { id } });
    if (count === 0) throw new GroupClassNotFound();
    await auditBy(context, tx, { ...onClass(id, groupId), action: 'group.deleteClass', before: { name } });
  });
}

/**
 * Puts members of the group into a class, or takes them out; those that are so already stay so.
 *
 * @throws GroupClassNotFound, GroupActForbidden, GroupMemberNotFound
 */
export async function assignClass(
  context: Context,
  { classId, userIds, isIn }: { readonly classId: number; readonly userIds: readonly string[]; readonly isIn: boolean },
): Promise<void> {
  const { db } = context;
  const { groupId, name } = await findManaged(context, classId);
  const ids = [...new Set(userIds)];
  await db.$transaction(async (tx) => {
    const entry = { ...onClass(classId, groupId), action: 'group.assignClass' } as const;
    await auditBy(context, tx, { ...entry, after: { name, isIn, members: ids.length } });
    if (!isIn) {
      await tx.groupClassMember.deleteMany({ where: { classId, userId: { in: ids } } });
      return;
    }
    // Locked: neither the class nor a membership goes before the places are there.
    const members = await tx.$queryRaw<unknown[]>`
      SELECT m.user_id
      FROM group_class c
        JOIN group_member m ON m.group_id = c.group_id
      WHERE c.id = ${classId} AND m.user_id = ANY(${ids}::bpchar[]) AND m.level >= ${level.member}
      FOR KEY SHARE`;
    if (members.length < ids.length) throw new GroupMemberNotFound();
    await tx.groupClassMember.createMany({
      data: ids.map((userId) => ({ classId, groupId, userId })),
      skipDuplicates: true,
    });
  });
}

function onClass(id: number, groupId: number) {
  return { target: { kind: 'GROUP_CLASS', id }, groupId };
}

/** Usernames of the members of a class; null: the group has no such class. */
export async function usernamesOf(db: Context['db'], groupId: number, id: number): Promise<string[] | null> {
  const found = await db.groupClass.findUnique({
    where: { id, groupId },
    select: { members: { select: { member: { select: { user: { select: { username: true } } } } } } },
  });
  return found === null ? null : found.members.map(({ member }) => member.user.username);
}

/** A class of a group whose members the viewer manages. */
async function findManaged({ db, viewer }: Context, id: number): Promise<GroupClass> {
  const found = await db.groupClass.findUnique({ where: { id, group: { disbandedAt: null } } });
  const place = { groupId: found?.groupId ?? 0, authorId: null };
  if (found === null || !may(viewer, 'group.enter', place)) throw new GroupClassNotFound();
  if (!may(viewer, 'group.admit', place)) throw new GroupActForbidden();
  return found;
}

/** Refuses a name that another class of the group has. */
async function onlyName<Result>({ locale }: Context, save: () => Promise<Result>): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    if (isUniqueViolation(error)) refuseFaults([{ path: 'name', sentence: nameTaken }], locale);
    throw error;
  }
}
