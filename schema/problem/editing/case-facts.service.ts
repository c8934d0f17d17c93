import type { Prisma, TestGroup } from '@verdict/prisma/generated/client/client.ts';
import type { Services, Transaction } from '../../core/context.ts';
import type { StoredRef } from '../test-data/stored-ref.ts';
import { subtaskNumber } from '../test-data/subtask-name.ts';

const file = { select: { sha256: true, sizeBytes: true } } as const;
export const caseSelect = {
  id: true,
  position: true,
  name: true,
  isSample: true,
  isStatedSample: true,
  score: true,
  validatorFlags: true,
  args: true,
  groupId: true,
  input: file,
  answer: file,
  files: { select: { name: true, file }, orderBy: { name: 'asc' } },
} as const satisfies Prisma.TestCaseSelect;

/** A case of a stored test set. */
export interface CaseFact {
  readonly id: number;
  readonly position: number;
  readonly name: string;
  readonly isSample: boolean;
  /** Its package states it, whatever the statement shows. */
  readonly isStatedSample: boolean;
  readonly score: number | null;
  /**
   * Number of its subtask: that of the group's name, else its place among the groups that have cases; null without
   * groups.
   */
  readonly groupNumber: number | null;
  readonly input: StoredRef;
  readonly answer: StoredRef;
  readonly validatorFlags: readonly string[];
  readonly args: readonly string[];
  readonly files: readonly { readonly name: string; readonly file: StoredRef }[];
}

/** A subtask of a stored test set. */
export interface GroupFact {
  readonly number: number;
  readonly requires: readonly number[];
}

type Group = Pick<TestGroup, 'id' | 'parentId' | 'name' | 'requires'>;
type CaseRow = Prisma.TestCaseGetPayload<{ select: typeof caseSelect }>;

/** All cases of a test set in order, and its subtasks. Two queries. */
export async function loadCaseFacts(
  db: Services['db'] | Transaction,
  testSetId: number,
): Promise<{ cases: CaseFact[]; groups: GroupFact[] }> {
  const [groups, rows] = await Promise.all([
    loadGroups(db, testSetId),
    db.testCase.findMany({ where: { testSetId }, orderBy: { position: 'asc' }, select: caseSelect }),
  ]);
  const numbers = groupNumbers(groups, new Set(rows.map(({ groupId }) => groupId)));
  const known = new Map(groups.map(({ id, name }) => [name, numbers.get(id)]));
  return {
    cases: rows.map((row) => caseFact(row, numbers)),
    groups: groups.flatMap(({ id, requires }) => {
      const number = numbers.get(id);
      return number === undefined ? [] : [{ number, requires: requires.flatMap((name) => known.get(name) ?? []) }];
    }),
  };
}

/** Groups of a set in order. */
export function loadGroups(db: Services['db'] | Transaction, testSetId: number): Promise<Group[]> {
  return db.testGroup.findMany({
    where: { testSetId },
    orderBy: { position: 'asc' },
    select: { id: true, parentId: true, name: true, requires: true },
  });
}

/** Subtask numbers by group; the root is no subtask. @param withCases groups that have cases of their own. */
export function groupNumbers(groups: readonly Group[], withCases: ReadonlySet<number>): ReadonlyMap<number, number> {
  const subtasks = groups.filter(({ id, parentId }) => parentId !== null && withCases.has(id));
  return new Map(subtasks.map(({ id, name }, index) => [id, subtaskNumber(name) ?? index + 1]));
}

export function caseFact(
  { groupId, input, answer, files, ...facts }: CaseRow,
  numbers: ReadonlyMap<number, number>,
): CaseFact {
  return {
    ...facts,
    groupNumber: numbers.get(groupId) ?? null,
    input: refOf(input),
    answer: refOf(answer),
    files: files.map((each) => ({ name: each.name, file: refOf(each.file) })),
  };
}

function refOf({ sha256, sizeBytes }: { readonly sha256: string; readonly sizeBytes: bigint }): StoredRef {
  return { sha256, sizeBytes: Number(sizeBytes) };
}
