import type { Transaction } from '../../core/context.ts';
import { level, type GroupRight } from '../../core/level.ts';
import { groupStaff } from './group-staff.ts';

/** Something about a problem that waits for staff. */
interface Waiting {
  readonly problemId: number;
  /** Null: of the site. */
  readonly groupId: number | null;
  /** Members of the group with one of these deal with it, too. */
  readonly rights: readonly GroupRight[];
}

/** Who is notified of what waits for staff: those who deal with it in its group, or the author of its problem. */
export async function staffToTell(tx: Transaction, { problemId, groupId, rights }: Waiting): Promise<string[]> {
  if (groupId === null) {
    const problem = await tx.problem.findUnique({ where: { id: problemId }, select: { authorId: true } });
    const authorId = problem?.authorId ?? null;
    return authorId === null ? [] : [authorId];
  }
  const staff = groupStaff(groupId, { atLeast: level.admin, rights });
  return (await tx.user.findMany({ where: staff, select: { id: true } })).map(({ id }) => id);
}
