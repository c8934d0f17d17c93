import type { CheckerConvention, Comparison } from '@verdict/judge/protocol/task.ts';
import type { CheckerConvention as StoredConvention } from '@verdict/prisma/generated/client/client.ts';
import type { Services, Transaction } from '../../core/context.ts';
import { TaskNotBuildable } from '../../queue/task/judge.error.ts';
import { filesOf, readSources } from '../../queue/task/task-files.ts';
import { tokenComparisonSchema } from '../bank/token-comparison.ts';
import { judgeIncludesFor } from './program-includes.service.ts';
import type { TaskProblem } from './task-problem.ts';

/** What comparing needs of the outside. */
export interface ComparisonSources {
  readonly db: Services['db'] | Transaction;
  readonly files: Services['files'];
}

/** Names of the conventions on the wire to judges. */
export const conventionNames: Readonly<Record<StoredConvention, CheckerConvention>> = {
  TESTLIB: 'testlib',
  POLYGON: 'polygon',
  HOJ: 'hoj',
  KATTIS: 'kattis',
  JAVASCRIPT: 'javascript',
};

/**
 * How output becomes right or wrong; a checker or interactor with all the files it needs.
 *
 * @throws TaskNotBuildable when the problem does not say.
 */
export async function comparisonOf({ db, files }: ComparisonSources, problem: TaskProblem): Promise<Comparison> {
  if (problem.judgeMode === 'DEFAULT') {
    if (problem.comparison === null) return { kind: 'lines', isRemoveEndBlank: problem.isRemoveEndBlank };
    const tokens = tokenComparisonSchema.safeParse(problem.comparison);
    if (!tokens.success) throw new TaskNotBuildable('the comparison of the problem cannot be read');
    return { kind: 'tokens', ...tokens.data };
  }
  const { checkerConvention, checkerLanguageKey, checkerEntryPoint } = problem;
  const sources = await readSources(files, problem.files, 'CHECKER_SOURCE');
  if (checkerConvention === null || checkerLanguageKey === null || sources.length === 0)
    throw new TaskNotBuildable('the problem has no checker');
  const own = filesOf(problem.files, 'JUDGE_EXTRA');
  const program = { languageKey: checkerLanguageKey, sources, entryPoint: checkerEntryPoint };
  return {
    kind: problem.judgeMode === 'INTERACTIVE' ? 'interactor' : 'checker',
    convention: conventionNames[checkerConvention],
    program,
    files: [...own, ...(await judgeIncludesFor(db, { program, files: own }))],
  };
}
