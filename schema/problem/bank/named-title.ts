import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Locale } from '../../core/context.ts';
import { pickStatement } from './pick-statement.ts';

/** What tells the titles of a problem. */
export const titlesSelect = {
  title: true,
  statements: { select: { language: true, title: true }, orderBy: { id: 'asc' } },
} as const satisfies Prisma.ProblemSelect;

interface Titled {
  readonly title: string;
  readonly statements: readonly { readonly language: string; readonly title: string }[];
}

/** Is it a title of the problem itself, which readers see in their own language? */
export function isOwnTitle({ title, statements }: Titled, name: string): boolean {
  return name === title || statements.some((statement) => statement.title === name);
}

/** Title of a problem in a contest: localized if it is one of the titles of the problem, else as the jury wrote it. */
export function namedTitle(problem: Titled, name: string, locale: Locale): string {
  if (!isOwnTitle(problem, name)) return name;
  return pickStatement(problem.statements, null, locale)?.title ?? problem.title;
}
