import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { outcomeOf, type ReportOutcome } from './outcome.ts';
import { disagreementsSchema } from './stored-outcome.ts';

/** What decides the outcome of a report. */
export const reportOutcomeSelect = {
  state: true,
  items: { select: { disagreements: true } },
} as const satisfies Prisma.JuryReportSelect;

/** The outcome of a report as it is stored. */
export function outcomeOfRow({
  state,
  items,
}: Prisma.JuryReportGetPayload<{ select: typeof reportOutcomeSelect }>): ReportOutcome {
  return outcomeOf({
    state,
    disagreements: items.map(({ disagreements }) => disagreementsSchema.nullable().parse(disagreements)),
  });
}

const loaders = new WeakMap<Context, DataLoader<number, ReportOutcome | null>>();

/**
 * Outcome of the newest report of a problem, for all that one step of a request asks at once; null: there is no report.
 */
export function loadNewestOutcome(context: Context, problemId: number): Promise<ReportOutcome | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, ReportOutcome | null>((ids) => newestOutcomes(context.db, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(problemId);
}

/** Outcomes of the newest reports of problems, in the order of their ids. */
export async function newestOutcomes(
  db: Pick<Context['db'], 'juryReport'>,
  problemIds: readonly number[],
): Promise<(ReportOutcome | null)[]> {
  const newest = await db.juryReport.groupBy({
    by: 'problemId',
    where: { problemId: { in: [...problemIds] } },
    _max: { id: true },
  });
  const reports = await db.juryReport.findMany({
    where: { id: { in: newest.flatMap(({ _max }) => _max.id ?? []) } },
    select: { problemId: true, ...reportOutcomeSelect },
  });
  const outcomes = new Map(reports.map((report) => [report.problemId, outcomeOfRow(report)]));
  return problemIds.map((id) => outcomes.get(id) ?? null);
}
