import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { compareTexts, type FieldChange } from './compare-texts.ts';
import { revisionContent, revisionTexts, type Revisable, type RevisionContent } from './revision-content.ts';
import { mayReadAuthoring } from './staff.service.ts';

/** A revision in the list. */
export interface RevisionRow {
  readonly number: number;
  readonly createdAt: Date;
  readonly user: { readonly username: string } | null;
}

/** What is kept of a save. */
interface Kept {
  readonly problemId: number;
  readonly userId: string | null;
  readonly content: Revisable;
  /** Of a problem that was never saved by a form: what it said before. Nothing when there are revisions already. */
  readonly isFirst: boolean;
}

/**
 * Keeps what a problem says now as a revision, unless the newest one says the same. Callers hold the problem's row, or
 * made it.
 */
export async function keepRevision(tx: Transaction, { problemId, userId, content, isFirst }: Kept): Promise<void> {
  const newest = await tx.problemRevision.findFirst({
    where: { problemId },
    orderBy: { number: 'desc' },
    select: { number: true, content: true },
  });
  if (isFirst && newest !== null) return;
  const kept = revisionContent(content);
  if (newest !== null && sameContent(newest.content, kept)) return;
  // Made of texts, which is what a JSON column takes.
  await tx.problemRevision.create({
    data: { problemId, number: (newest?.number ?? 0) + 1, userId, content: kept as unknown as Prisma.InputJsonValue },
    select: { id: true },
  });
}

/** The database gives keys in another order. */
function sameContent(stored: Prisma.JsonValue, content: RevisionContent): boolean {
  const [before, after] = [revisionTexts(stored as unknown as RevisionContent), revisionTexts(content)];
  return before.size === after.size && [...after].every(([field, text]) => before.get(field) === text);
}

/** Revisions of a problem, newest first; none for those who may not change it. */
export async function listRevisions(
  context: Pick<Context, 'db' | 'viewer'>,
  problemId: number,
  page: PageRequest,
): Promise<Page<RevisionRow>> {
  if (!(await mayReadAuthoring(context, problemId))) return { ...page, items: [], total: 0 };
  const [items, total] = await Promise.all([
    context.db.problemRevision.findMany({
      where: { problemId },
      orderBy: { number: 'desc' },
      select: { number: true, createdAt: true, user: { select: { username: true } } },
      ...sliceOf(page),
    }),
    context.db.problemRevision.count({ where: { problemId } }),
  ]);
  return { ...page, items, total };
}

/** What changed between two revisions, by field; null when one of them is not there for the viewer. */
export async function diffRevisions(
  context: Pick<Context, 'db' | 'viewer'>,
  { problemId, from, to }: { readonly problemId: number; readonly from: number; readonly to: number },
): Promise<FieldChange[] | null> {
  if (!(await mayReadAuthoring(context, problemId))) return null;
  const rows = await context.db.problemRevision.findMany({
    where: { problemId, number: { in: [from, to] } },
    select: { number: true, content: true },
  });
  // Written by keepRevision alone.
  const textsOf = (number: number) =>
    rows
      .filter((row) => row.number === number)
      .map(({ content }) => revisionTexts(content as unknown as RevisionContent))[0];
  const [before, after] = [textsOf(from), textsOf(to)];
  return before === undefined || after === undefined ? null : compareTexts(before, after);
}
