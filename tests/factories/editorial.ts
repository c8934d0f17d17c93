import type { Editorial, Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '@verdict/schema/core/context.ts';

/** A published editorial for all with two hints, unless wished otherwise. */
export function buildEditorial(
  { db }: Pick<Services, 'db'>,
  {
    text = 'The text',
    hints = ['First hint', 'Second hint'],
    ...wishes
  }: Partial<Prisma.EditorialUncheckedCreateInput> & {
    readonly problemId: number;
    readonly text?: string;
    readonly hints?: string[];
  },
): Promise<Editorial> {
  const now = new Date();
  return db.editorial.create({
    data: {
      publishesAt: wishes.publishesAfterId === undefined ? now : null,
      createdAt: now,
      updatedAt: now,
      translations: { create: { language: 'en', content: text, hints } },
      ...wishes,
    },
  });
}
