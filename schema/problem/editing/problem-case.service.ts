import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { may, placedSelect } from '../../place/place.rule.ts';
import { caseFact, caseSelect, groupNumbers, loadGroups, type CaseFact } from './case-facts.service.ts';

type Viewing = Pick<Context, 'db' | 'viewer'>;

/** Test cases of a problem; none for those who may not change it. */
export async function listProblemCases(
  { db, viewer }: Viewing,
  problemId: number,
  page: PageRequest,
): Promise<Page<CaseFact>> {
  const problem = await db.problem.findUnique({
    where: { id: problemId },
    select: { ...placedSelect, testSetId: true },
  });
  if (problem === null || problem.testSetId === null || !may(viewer, 'problem.edit', problem))
    return { ...page, items: [], total: 0 };
  const { testSetId } = problem;
  const [groups, used, rows, total] = await Promise.all([
    loadGroups(db, testSetId),
    db.testCase.groupBy({ by: ['groupId'], where: { testSetId } }),
    db.testCase.findMany({ where: { testSetId }, orderBy: { position: 'asc' }, select: caseSelect, ...sliceOf(page) }),
    db.testCase.count({ where: { testSetId } }),
  ]);
  const numbers = groupNumbers(groups, new Set(used.map(({ groupId }) => groupId)));
  return { ...page, total, items: rows.map((row) => caseFact(row, numbers)) };
}

/** One side of a case as a file of the store. */
export interface CaseFile {
  readonly sha256: string;
  readonly sizeBytes: number;
  /** Name to save it under. */
  readonly fileName: string;
}

/** Input or answer of a case of any test set of a problem the viewer may change; null otherwise. */
export async function findCaseFile(
  { db, viewer }: Viewing,
  caseId: number,
  side: 'input' | 'output',
): Promise<CaseFile | null> {
  const file = { select: { sha256: true, sizeBytes: true } } as const;
  const row = await db.testCase.findUnique({
    where: { id: caseId },
    select: { name: true, input: file, answer: file, testSet: { select: { problem: { select: placedSelect } } } },
  });
  if (row === null || !may(viewer, 'problem.edit', row.testSet.problem)) return null;
  const { sha256, sizeBytes } = side === 'input' ? row.input : row.answer;
  return {
    sha256,
    sizeBytes: Number(sizeBytes),
    fileName: `${row.name.replaceAll('/', '-')}.${side === 'input' ? 'in' : 'out'}`,
  };
}
