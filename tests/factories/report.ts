import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '@verdict/schema/core/context.ts';

/** A report on a text. @returns its id, and that of the text's row in the queue. */
export async function buildReport(
  { db }: Pick<Services, 'db'>,
  key: { readonly discussionId: number } | { readonly commentId: number } | { readonly replyId: number },
  {
    groupId = null,
    ...wishes
  }: Pick<Prisma.ReportUncheckedCreateInput, 'reporterId'> &
    Partial<Prisma.ReportUncheckedCreateInput> & { readonly groupId?: number | null },
): Promise<{ readonly id: number; readonly rowId: number }> {
  const createdAt = new Date();
  const stored = await db.moderatedText.findFirst({ where: key, select: { id: true } });
  const row = stored ?? (await db.moderatedText.create({ data: { ...key, groupId, openedAt: createdAt } }));
  const { id } = await db.report.create({ data: { createdAt, ...wishes, moderatedTextId: row.id } });
  return { id, rowId: row.id };
}
