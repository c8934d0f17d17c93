import { randomBytes } from 'node:crypto';
import type { Discussion, Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '@verdict/schema/core/context.ts';

/** A discussion whose texts hold a mark that stands nowhere else, unless wished otherwise. */
export async function buildDiscussion(
  { db }: Pick<Services, 'db'>,
  wishes: Partial<Prisma.DiscussionUncheckedCreateInput> & { readonly authorId: string },
): Promise<Discussion> {
  const mark = `mark${randomBytes(8).toString('hex')}`;
  const { id: categoryId } = await db.discussionCategory.findFirstOrThrow({
    where: { groupId: null },
    orderBy: { position: 'asc' },
    select: { id: true },
  });
  return db.discussion.create({
    data: {
      categoryId,
      title: `Title ${mark}`,
      description: `Description ${mark}`,
      content: `Content **${mark}**`,
      createdAt: new Date(),
      ...wishes,
    },
  });
}
