import { Status } from '@verdict/judge/protocol/status.ts';
import { Prisma, type Difficulty, type ProblemType } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';

/**
 * How the viewer stands with a problem, told in one word; the mark in the list says the same (own-status.service.ts).
 */
export type ProblemProgress = 'SOLVED' | 'TRIED' | 'NOT_TRIED';

/** What a problem list is narrowed by; null and absent alike mean "any", but for the place. */
export interface ProblemFilter {
  /** Problems of this group; null: of the public bank. */
  readonly groupId?: number | null | undefined;
  /** In display id, titles of all languages, source or tags; see problem-search.ts. */
  readonly keyword?: string | null | undefined;
  readonly difficulty?: Difficulty | null | undefined;
  /** A problem must carry all of them. */
  readonly tagIds?: readonly number[] | null | undefined;
  /** ME for local problems, else a remote judge's name; ALL for any. */
  readonly origin?: string | null | undefined;
  readonly type?: ProblemType | null | undefined;
  /** Of the viewer; who is signed out has none, and finds nothing by it. */
  readonly progress?: ProblemProgress | null | undefined;
}

/** Conditions on `problem p` that a filter sets, its keyword apart. */
export function filterConditions(filter: ProblemFilter, viewer: Viewer): Prisma.Sql[] {
  const { difficulty, tagIds, origin, type, progress } = filter;
  const conditions: Prisma.Sql[] = [];
  if (difficulty) conditions.push(Prisma.sql`p.difficulty = ${difficulty}::difficulty`);
  if (type) conditions.push(Prisma.sql`p.type = ${type}::problem_type`);
  if (origin && origin !== 'ALL') conditions.push(Prisma.sql`p.origin = ${origin}`);
  for (const tagId of new Set(tagIds ?? []))
    conditions.push(Prisma.sql`EXISTS (SELECT FROM problem_tag t WHERE t.problem_id = p.id AND t.tag_id = ${tagId})`);
  if (progress)
    conditions.push(viewer.kind === 'user' ? progressCondition(progress, viewer.userId) : Prisma.sql`false`);
  return conditions;
}

function progressCondition(progress: ProblemProgress, userId: string): Prisma.Sql {
  const submitted = (status: Prisma.Sql) => Prisma.sql`EXISTS (
    SELECT FROM submission s
    WHERE s.user_id = ${userId} AND s.problem_id = p.id AND s.contest_id IS NULL
      AND s.origin = 'PRACTICE' ${status})`;
  const solved = submitted(Prisma.sql`AND s.status = ${Status.ACCEPTED}`);
  const tried = submitted(Prisma.empty);
  switch (progress) {
    case 'SOLVED':
      return solved;
    case 'TRIED':
      return Prisma.sql`${tried} AND NOT ${solved}`;
    case 'NOT_TRIED':
      return Prisma.sql`NOT ${tried}`;
  }
}
