import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { Difficulty, ProblemVisibility } from '@verdict/prisma/generated/client/enums.ts';
import { z } from 'zod';
import { bulkKind, type BulkAim } from '../../core/bulk/bulk-kind.ts';
import { BulkRowChanged } from '../../core/bulk/bulk.error.ts';
import type { Context, Transaction, Viewer } from '../../core/context.ts';
import type { DomainError } from '../../core/errors.ts';
import { rowId } from '../../core/row-id.ts';
import { placedSelect } from '../../place/place.rule.ts';
import { isPublishing, mayChangeVisibility } from '../bank/authoring.rule.ts';
import { ProblemNotFound } from '../bank/problem.error.ts';
import { visibleProblems } from '../bank/problem.rule.ts';
import { editRefusal } from '../bank/refuse-editing.service.ts';
import { PublishingForbidden, StatementMissing, TooManyTags } from '../editing/authoring.error.ts';
import { writeProblemChange } from '../editing/change-problem.service.ts';
import { maxTags } from '../editing/problem-bounds.ts';
import { withoutStatement } from '../editing/statement-check.service.ts';
import { publishRefusals } from '../jury-report/publish.service.ts';

const rowSelect = {
  ...placedSelect,
  id: true,
  version: true,
  displayId: true,
  title: true,
  visibility: true,
  difficulty: true,
  tags: { select: { tag: { select: { name: true } } } },
} as const satisfies Prisma.ProblemSelect;
type Row = Prisma.ProblemGetPayload<{ select: typeof rowSelect }>;

const problems = {
  target: 'PROBLEM',
  actions: ['problem.edit', 'problem.changeVisibility', 'problem.import'],
  read: ({ db, viewer }: Context, ids: readonly string[]): Promise<Row[]> =>
    db.problem.findMany({
      where: { AND: [{ id: { in: ids.map(rowId) } }, visibleProblems(viewer)] },
      select: rowSelect,
    }),
  notFound: () => new ProblemNotFound(),
  nameOf: ({ displayId, title }: Row) => `${displayId} ${title}`,
} as const;

function editRefusals(viewer: Viewer, aims: readonly { readonly row: Row }[]): Map<number, DomainError> {
  return new Map(
    aims.flatMap(({ row }) => {
      const refusal = editRefusal(viewer, row);
      return refusal === null ? [] : [[row.id, refusal] as const];
    }),
  );
}

type Change = Pick<Parameters<typeof writeProblemChange>[2], 'former' | 'next' | 'isReportAccepted'>;

/** The version is that of the plan. @throws BulkRowChanged */
async function write(context: Context, tx: Transaction, { id, version }: Row, change: Change): Promise<number[]> {
  if (!(await writeProblemChange(context, tx, { id, version, ...change }))) throw new BulkRowChanged(null);
  return [];
}

/** Adds tags to problems, and removes others. Capitals make no difference. */
export const problemTags = bulkKind({
  ...problems,
  name: 'problem.tags',
  change: z.object({ add: z.array(z.string()), remove: z.array(z.string()) }),
  fields: z.object({ tags: z.array(z.string()) }),
  fieldsOf: ({ tags }: Row) => ({ tags: tags.map(({ tag }) => tag.name).toSorted() }),
  keyOf: ({ tags }) => lower(tags).toSorted(),
  aim: ({ tags }, { add, remove }) => {
    const removed = new Set(lower(remove));
    const kept = tags.map(({ tag }) => tag.name).filter((name) => !removed.has(name.toLowerCase()));
    const known = new Set(lower(kept));
    return { tags: [...kept, ...add.filter((name) => !known.has(name.toLowerCase()))].toSorted() };
  },
  refusals: ({ viewer }, aims) => {
    const refusals = editRefusals(viewer, aims);
    for (const { row, to } of aims)
      if (!refusals.has(row.id) && to.tags.length > maxTags) refusals.set(row.id, new TooManyTags());
    return Promise.resolve(refusals);
  },
  write: (context, tx, { row, to }) =>
    write(context, tx, row, {
      former: { tags: row.tags.map(({ tag }) => tag.name) },
      next: to,
      isReportAccepted: false,
    }),
});

/** Sets the difficulty of problems. */
export const problemDifficulty = bulkKind({
  ...problems,
  name: 'problem.difficulty',
  change: z.object({ difficulty: z.enum(Difficulty) }),
  fields: z.object({ difficulty: z.enum(Difficulty) }),
  fieldsOf: ({ difficulty }: Row) => ({ difficulty }),
  aim: (_row, { difficulty }) => ({ difficulty }),
  refusals: ({ viewer }, aims) => Promise.resolve(editRefusals(viewer, aims)),
  write: (context, tx, { row, to }) =>
    write(context, tx, row, { former: { difficulty: row.difficulty }, next: to, isReportAccepted: false }),
});

type VisibilityAim = BulkAim<Row, { readonly visibility: ProblemVisibility }>;

/** Hides problems, or shows them. */
export const problemVisibility = bulkKind({
  ...problems,
  name: 'problem.visibility',
  change: z.object({ visibility: z.enum(ProblemVisibility), isReportAccepted: z.boolean() }),
  fields: z.object({ visibility: z.enum(ProblemVisibility) }),
  fieldsOf: ({ visibility }: Row) => ({ visibility }),
  aim: (_row, { visibility }) => ({ visibility }),
  refusals: visibilityRefusals,
  write: (context, tx, { row, to, isUndo }, { isReportAccepted }) =>
    write(context, tx, row, {
      former: { visibility: row.visibility },
      next: to,
      // What was public before becomes it again, whatever its report says.
      isReportAccepted: isReportAccepted || isUndo,
    }),
});

async function visibilityRefusals(
  { db, viewer }: Context,
  aims: readonly VisibilityAim[],
  { isReportAccepted }: { readonly isReportAccepted: boolean },
): Promise<Map<number, DomainError>> {
  const refusals = editRefusals(viewer, aims);
  for (const { row, to } of aims)
    if (!refusals.has(row.id) && !mayChangeVisibility(viewer, row, to.visibility))
      refusals.set(row.id, new PublishingForbidden());
  const published = aims.filter(({ row, to }) => !refusals.has(row.id) && isPublishing(row, to));
  for (const id of await withoutStatement(db, idsOf(published))) refusals.set(id, new StatementMissing());
  const judged = published.filter(({ row, isUndo }) => !refusals.has(row.id) && !isUndo);
  const unreported = isReportAccepted ? new Map<number, DomainError>() : await publishRefusals(db, idsOf(judged));
  return new Map([...refusals, ...unreported]);
}

function idsOf(aims: readonly VisibilityAim[]): number[] {
  return aims.map(({ row }) => row.id);
}

function lower(names: readonly string[]): string[] {
  return names.map((name) => name.toLowerCase());
}
