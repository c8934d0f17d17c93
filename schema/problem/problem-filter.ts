import type { Difficulty, Prisma, ProblemType } from '@verdict/prisma/generated/client/client.ts';
import { literally } from '../like-pattern.ts';

/** What a problem list is narrowed by; null and absent alike mean "any". */
export interface ProblemFilter {
  /** In display id, titles of all languages, source or tags. */
  readonly keyword?: string | null | undefined;
  readonly difficulty?: Difficulty | null | undefined;
  /** A problem must carry all of them. */
  readonly tagIds?: readonly number[] | null | undefined;
  /** ME for local problems, else a remote judge's name; ALL for any. */
  readonly origin?: string | null | undefined;
  readonly type?: ProblemType | null | undefined;
}

/** The rows a filter keeps. */
export function problemsWhere(filter: ProblemFilter): Prisma.ProblemWhereInput {
  const { difficulty, tagIds, origin, type } = filter;
  const keyword = filter.keyword?.trim() ?? '';
  const conditions: Prisma.ProblemWhereInput[] = [];
  if (keyword !== '') conditions.push(keywordWhere(keyword));
  if (difficulty) conditions.push({ difficulty });
  if (type) conditions.push({ type });
  if (origin && origin !== 'ALL') conditions.push({ origin });
  for (const tagId of new Set(tagIds ?? [])) conditions.push({ tags: { some: { tagId } } });
  return { AND: conditions };
}

function keywordWhere(keyword: string): Prisma.ProblemWhereInput {
  const contains = { contains: literally(keyword), mode: 'insensitive' } as const;
  return {
    OR: [
      { displayId: contains },
      { title: contains },
      { source: contains },
      { statements: { some: { title: contains } } },
      { tags: { some: { tag: { name: contains } } } },
    ],
  };
}
