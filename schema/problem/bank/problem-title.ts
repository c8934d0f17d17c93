import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Locale } from '../../core/context.ts';
import { pickStatement } from './pick-statement.ts';

/** What of a problem its title is read from. */
export const titleSelect = {
  title: true,
  statements: { select: { language: true, title: true }, orderBy: { id: 'asc' } },
} as const satisfies Prisma.ProblemSelect;

/** The title of a problem in a reader's language, as far as it has one. */
export function titleIn(
  { title, statements }: Prisma.ProblemGetPayload<{ select: typeof titleSelect }>,
  locale: Locale,
): string {
  return pickStatement(statements, null, locale)?.title ?? title;
}
