import type { Transaction } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { groupStaff } from './group-staff.ts';

/** Who is notified of what waits for staff: the owner and admins of its group, or the author of its problem. */
export async function staffToTell(
  tx: Transaction,
  { problemId, groupId }: { readonly problemId: number; readonly groupId: number | null },
): Promise<string[]> {
  if (groupId === null) {
    const problem = await tx.problem.findUnique({ where: { id: problemId }, select: { authorId: true } });
    const authorId = problem?.authorId ?? null;
    return authorId === null ? [] : [authorId];
  }
  const admins = await tx.user.findMany({ where: groupStaff(groupId, level.admin), select: { id: true } });
  return admins.map(({ id }) => id);
}
