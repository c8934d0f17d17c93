import type { Context, Transaction } from '../core/context.ts';
import { level } from '../core/level.ts';
import { siteSwitches } from '../core/settings/site.service.ts';
import { GroupFull, TooManyGroupProblems } from './group.error.ts';

/** How much a group has, and how much the site allows. */
export interface GroupQuota {
  readonly memberCount: number;
  readonly memberLimit: number;
  readonly problemCount: number;
  readonly problemLimit: number;
}

/** What a group has now. */
export async function groupQuota(context: Context, groupId: number): Promise<GroupQuota> {
  const [{ groupMaxMembers, groupMaxProblems }, memberCount, problemCount] = await Promise.all([
    siteSwitches(context),
    countMembers(context.db, groupId),
    context.db.problem.count({ where: { groupId } }),
  ]);
  return { memberCount, memberLimit: groupMaxMembers, problemCount, problemLimit: groupMaxProblems };
}

/** Lets accounts join only up to the limit; those who join at once wait for each other. @throws GroupFull */
export async function refuseFullGroup(context: Context, tx: Transaction, groupId: number, joining = 1): Promise<void> {
  const { groupMaxMembers } = await siteSwitches(context);
  await takeTurn(tx, groupId);
  if (joining > 0 && (await countMembers(tx, groupId)) + joining > groupMaxMembers)
    throw new GroupFull(groupMaxMembers);
}

/** The same for one more problem. @throws TooManyGroupProblems */
export async function refuseTooManyProblems(context: Context, tx: Transaction, groupId: number): Promise<void> {
  const { groupMaxProblems } = await siteSwitches(context);
  await takeTurn(tx, groupId);
  if ((await tx.problem.count({ where: { groupId } })) >= groupMaxProblems)
    throw new TooManyGroupProblems(groupMaxProblems);
}

function countMembers(db: Pick<Transaction, 'groupMember'>, groupId: number): Promise<number> {
  return db.groupMember.count({ where: { groupId, level: { gte: level.member } } });
}

async function takeTurn(tx: Transaction, groupId: number): Promise<void> {
  await tx.$queryRaw`SELECT FROM "group" WHERE id = ${groupId} FOR NO KEY UPDATE`;
}
