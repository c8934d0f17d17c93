import { numberKey } from '../../account/person-sheet/read-people.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { refuseFaults } from '../../problem/editing/fault.ts';
import { GroupClassNotFound } from '../class/class.error.ts';
import { requireInGroup } from '../core/find-group.service.ts';
import { RosterEntryNotFound } from './roster.error.ts';

const numberTaken = {
  'zh-CN': '名单中该学号属于另一名成员，请检查学号。',
  'en-US': 'The roster has this number for somebody else. Check the number.',
};

/** A member whose roster entry is meant. */
interface EntryRef {
  readonly groupId: number;
  readonly userId: string;
}

/** What a roster says of a member. */
interface UpdatedEntry extends EntryRef {
  readonly name: string;
  readonly number: string;
  /** Null: none. */
  readonly classId: number | null;
}

/**
 * Corrects what the roster says of a member, who moves from its class to the new one. The account stays as it is.
 *
 * @throws InvalidInput, GroupNotFound, GroupActForbidden, RosterEntryNotFound, GroupClassNotFound
 */
export async function updateEntry(context: Context, entry: UpdatedEntry): Promise<void> {
  const { db, viewer, now, locale } = context;
  const { groupId, userId, name, number, classId } = entry;
  await requireInGroup(context, groupId, 'group.admit');
  try {
    await db.$transaction(async (tx) => {
      const before = await lockEntry(tx, entry);
      await moveToClass(tx, entry, before.classId);
      await tx.rosterEntry.update({
        where: { groupId_numberKey: { groupId, numberKey: before.numberKey } },
        data: { name, number, numberKey: numberKey(number), classId },
        select: { groupId: true },
      });
      await audit(tx, {
        actorId: userIdOf(viewer),
        action: 'group.updateRosterEntry',
        target: { kind: 'USER', id: userId },
        groupId,
        before: { name: before.name, number: before.number, classId: before.classId },
        after: { name, number, classId },
        at: now,
      });
    });
  } catch (error) {
    if (isUniqueViolation(error)) refuseFaults([{ path: 'number', sentence: numberTaken }], locale);
    throw error;
  }
}

/**
 * Takes a member out of the roster, such as one who joined in place of somebody else. They stay a member, and the next
 * import takes the number for a new person.
 *
 * @throws GroupNotFound, GroupActForbidden, RosterEntryNotFound
 */
export async function removeEntry(context: Context, ref: EntryRef): Promise<void> {
  const { db, viewer, now } = context;
  const { groupId, userId } = ref;
  await requireInGroup(context, groupId, 'group.admit');
  await db.$transaction(async (tx) => {
    const { name, number } = await lockEntry(tx, ref);
    await tx.rosterEntry.deleteMany({ where: { groupId, userId } });
    await audit(tx, {
      actorId: userIdOf(viewer),
      action: 'group.removeRosterEntry',
      target: { kind: 'USER', id: userId },
      groupId,
      before: { name, number },
      at: now,
    });
  });
}

interface StoredEntry {
  readonly numberKey: string;
  readonly name: string;
  readonly number: string;
  readonly classId: number | null;
}

/** The entry of a member; imports of the group wait, and the membership stays. */
async function lockEntry(tx: Transaction, { groupId, userId }: EntryRef): Promise<StoredEntry> {
  await tx.$queryRaw`SELECT FROM "group" WHERE id = ${groupId} FOR UPDATE`;
  const [entry] = await tx.$queryRaw<StoredEntry[]>`
    SELECT e.number_key AS "numberKey", e.name, e.number, e.class_id AS "classId"
    FROM roster_entry e
      JOIN group_member m ON m.group_id = e.group_id AND m.user_id = e.user_id
    WHERE e.group_id = ${groupId} AND e.user_id = ${userId}::bpchar AND m.level >= ${level.member}
    FOR UPDATE OF e FOR KEY SHARE OF m`;
  if (entry === undefined) throw new RosterEntryNotFound();
  return entry;
}

async function moveToClass(
  tx: Transaction,
  { groupId, userId, classId }: UpdatedEntry,
  former: number | null,
): Promise<void> {
  if (classId === former) return;
  if (former !== null) await tx.groupClassMember.deleteMany({ where: { classId: former, userId } });
  if (classId === null) return;
  const found = await tx.$queryRaw<unknown[]>`
    SELECT id FROM group_class WHERE id = ${classId} AND group_id = ${groupId} FOR KEY SHARE`;
  if (found.length === 0) throw new GroupClassNotFound();
  await tx.groupClassMember.createMany({ data: [{ classId, groupId, userId }], skipDuplicates: true });
}
