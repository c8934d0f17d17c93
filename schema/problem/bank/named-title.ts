import type { Prisma, PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import type { Locale } from '../../core/context.ts';
import { readTogether } from '../../core/read-together.ts';
import { pickStatement } from './pick-statement.ts';

/** What tells the titles of a problem. */
export const titlesSelect = {
  title: true,
  statements: { select: { language: true, title: true }, orderBy: { id: 'asc' } },
} as const satisfies Prisma.ProblemSelect;

/** Titles of a problem, for callers that hold only its id. */
export const readTitles = readTogether(String, async (db: PrismaClient, ids: readonly number[]) => {
  const rows = await db.problem.findMany({ where: { id: { in: [...ids] } }, select: { id: true, ...titlesSelect } });
  return new Map(rows.map((row) => [String(row.id), row]));
});

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
