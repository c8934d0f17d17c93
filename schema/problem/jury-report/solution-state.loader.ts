import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { changedParts, partsOf, partsSchema, reportedProblemSelect } from './parts.ts';
import { disagreementsSchema } from './stored-outcome.ts';

/** What the newest report says of a jury solution. */
export const solutionStates = {
  VERIFIED: 'Judged on the current test data, and as expected.',
  FAILED: 'Judged on the current test data, and not as expected.',
  OUTDATED: 'Not judged yet since the problem changed, or no judge has its language.',
} as const;
export type SolutionState = keyof typeof solutionStates;

const newestSelect = {
  problemId: true,
  parts: true,
  items: { where: { subject: 'SOLUTION' }, select: { name: true, disagreements: true } },
  problem: { select: reportedProblemSelect },
} as const satisfies Prisma.JuryReportSelect;

const loaders = new WeakMap<Context, DataLoader<number, ReadonlyMap<string, SolutionState>>>();

/**
 * States of the jury solutions of a problem by their names; those that no report names are missing. All that one step
 * of a request asks for come together.
 */
export function loadSolutionStates(context: Context, problemId: number): Promise<ReadonlyMap<string, SolutionState>> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader((ids: readonly number[]) => statesOf(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(problemId);
}

async function statesOf({ db }: Context, problemIds: readonly number[]): Promise<ReadonlyMap<string, SolutionState>[]> {
  const newest = await db.juryReport.groupBy({
    by: 'problemId',
    where: { problemId: { in: [...problemIds] } },
    _max: { id: true },
  });
  const reports = await db.juryReport.findMany({
    where: { id: { in: newest.flatMap(({ _max }) => _max.id ?? []) } },
    select: newestSelect,
  });
  const states = new Map(reports.map((report) => [report.problemId, statesIn(report)]));
  return problemIds.map((id) => states.get(id) ?? new Map<string, SolutionState>());
}

function statesIn({
  parts,
  items,
  problem,
}: Prisma.JuryReportGetPayload<{ select: typeof newestSelect }>): ReadonlyMap<string, SolutionState> {
  // Validators of inputs do not change what comes of a solution.
  const isOutdated = changedParts(partsSchema.parse(parts), partsOf(problem)).some((part) => part !== 'validators');
  return new Map(
    items.map(({ name, disagreements }) => {
      const found = isOutdated ? null : disagreementsSchema.nullable().parse(disagreements);
      return [name, found === null ? 'OUTDATED' : found.length > 0 ? 'FAILED' : 'VERIFIED'] as const;
    }),
  );
}
