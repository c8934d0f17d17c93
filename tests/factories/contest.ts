import type { Contest, Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '@verdict/schema/core/context.ts';

/** A contest that began an hour ago and goes on for another, unless wished otherwise. */
export function buildContest(
  { db }: Pick<Services, 'db'>,
  wishes: Partial<Prisma.ContestUncheckedCreateInput> & { readonly authorId: string },
): Promise<Contest> {
  const now = Date.now();
  return db.contest.create({
    data: { title: 'Contest', startsAt: new Date(now - 3_600_000), endsAt: new Date(now + 3_600_000), ...wishes },
  });
}
