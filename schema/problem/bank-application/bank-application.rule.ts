import type { BankState, Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { isProblemAdmin } from '../../core/viewer.rule.ts';

/** States of an application that was made. */
const appliedStates = ['APPLIED', 'ACCEPTED', 'REFUSED'] as const satisfies readonly BankState[];

/** Problems of groups that applied for the public bank, for those who decide on them. */
export function decidableProblems(viewer: Viewer): Prisma.ProblemWhereInput {
  if (!isProblemAdmin(viewer)) return { id: { in: [] } };
  return { groupId: { not: null }, bankState: { in: [...appliedStates] }, group: { disbandedAt: null } };
}
