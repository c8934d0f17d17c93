import type { Prisma, ProblemTicket } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '@verdict/schema/core/context.ts';

/** An open ticket about the statement of a problem, unless wished otherwise. */
export function buildTicket(
  { db }: Pick<Services, 'db'>,
  wishes: Partial<Prisma.ProblemTicketUncheckedCreateInput> & {
    readonly problemId: number;
    readonly reporterId: string;
  },
): Promise<ProblemTicket> {
  const now = new Date();
  return db.problemTicket.create({
    data: { kind: 'STATEMENT', content: 'The sample is wrong.', createdAt: now, updatedAt: now, ...wishes },
  });
}
