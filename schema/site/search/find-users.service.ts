import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { usernameKey } from '../../account/user/credentials.ts';
import type { Context } from '../../core/context.ts';
import { literally } from '../../core/like-pattern.ts';
import { visibleProfiles } from '../profile/profile.rule.ts';
import { listRank } from '../rank/rank.service.ts';

/**
 * Users by a part of their username or nickname; those whose username begins with it come first. Visitors find whom the
 * rank lists.
 */
export async function findUsers(
  context: Pick<Context, 'db' | 'viewer' | 'largeValues' | 'now'>,
  { text, count, query }: { readonly text: string; readonly count: number; readonly query: object },
): Promise<{ readonly id: string }[]> {
  const { db, viewer } = context;
  if (viewer.kind !== 'user') {
    const { items } = await listRank(context, { kind: 'ACM', search: text, page: { page: 1, size: count } }, query);
    return items.map(({ user }) => user);
  }
  const key = literally(usernameKey(text));
  const find = (where: Prisma.UserWhereInput, take: number) =>
    db.user.findMany({
      ...query,
      where: { AND: [visibleProfiles(viewer), where] },
      orderBy: { usernameKey: 'asc' },
      take,
    });
  const begins: Prisma.UserWhereInput = { usernameKey: { startsWith: key } };
  const first = await find(begins, count);
  if (first.length === count) return first;
  const contains: Prisma.UserWhereInput = {
    OR: [{ usernameKey: { contains: key } }, { nickname: { contains: literally(text), mode: 'insensitive' } }],
  };
  return [...first, ...(await find({ AND: [contains, { NOT: begins }] }, count - first.length))];
}
