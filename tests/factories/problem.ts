import { randomBytes } from 'node:crypto';
import type { Prisma, Problem } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '@verdict/schema/core/context.ts';
import type { StoredProblem } from '@verdict/schema/problem/package/problem-content.ts';
import { useTestSet } from '@verdict/schema/problem/test-data/test-set.service.ts';

/** What a test may want of a problem; the rest is made up. */
export type ProblemWishes = Partial<Omit<Prisma.ProblemUncheckedCreateInput, 'testSetId'>> & {
  /** False: no test data. */
  readonly hasTests?: boolean;
};

/** A visible problem with a sample and a secret case, otherwise as small as can be. */
export async function buildProblem(
  services: Pick<Services, 'db' | 'files'>,
  wishes: ProblemWishes = {},
): Promise<Problem> {
  const { hasTests = true, ...columns } = wishes;
  const displayId = columns.displayId ?? `P${randomBytes(6).toString('hex')}`;
  const root = hasTests ? await smallTests(services) : null;
  return services.db.$transaction(async (tx) => {
    const problem = await tx.problem.create({ data: { title: `Problem ${displayId}`, ...columns, displayId } });
    if (root !== null) await useTestSet(tx, problem.id, root);
    return problem;
  });
}

/** One sample and one secret case. */
export async function smallTests({ files }: Pick<Services, 'files'>): Promise<StoredProblem['tests']> {
  const input = await files.put(Buffer.from('1 2\n'));
  const answer = await files.put(Buffer.from('3\n'));
  const leaf = {
    aggregation: 'SUM',
    isBreakOnReject: true,
    acceptScore: 1,
    rejectScore: 0,
    maxScore: null,
    requires: [],
    groups: [],
  } as const;
  const testCase = { input, answer, score: null, validatorFlags: [], args: [], files: [] };
  return {
    ...leaf,
    name: 'data',
    cases: [],
    groups: [
      { ...leaf, name: 'sample', cases: [{ ...testCase, name: 'sample/1', isSample: true }] },
      { ...leaf, name: 'secret', cases: [{ ...testCase, name: 'secret/overflow', isSample: false }] },
    ],
  };
}
