import type { TestCase, TestGroup } from '@verdict/judge/protocol/task.ts';
import type { GroupAggregation } from '@verdict/prisma/generated/client/client.ts';

/** A row of test_group as the tree needs it. */
export interface GroupRow {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly aggregation: GroupAggregation;
  readonly isBreakOnReject: boolean;
  readonly acceptScore: number;
  readonly rejectScore: number;
  readonly maxScore: number | null;
  readonly requires: readonly string[];
}

/** A row of test_case as the tree needs it. */
export interface CaseRow {
  readonly groupId: number;
  readonly testCase: TestCase & { readonly validatorFlags: string[] };
}

const aggregations: Readonly<Record<GroupAggregation, TestGroup['aggregation']>> = {
  SUM: 'sum',
  MIN: 'min',
  MAX: 'max',
  AVERAGE: 'average',
};

/**
 * Builds the tree a judge walks from rows in order of position. Checker arguments that all cases of a group share are
 * said once at the group.
 *
 * @returns null when there is no root.
 */
export function testTree(groups: readonly GroupRow[], cases: readonly CaseRow[]): TestGroup | null {
  const casesByGroup = Map.groupBy(cases, ({ groupId }) => groupId);
  const childrenByParent = Map.groupBy(groups, ({ parentId }) => parentId);
  const build = (row: GroupRow): TestGroup => {
    const own = (casesByGroup.get(row.id) ?? []).map(({ testCase }) => testCase);
    const flags = own[0]?.validatorFlags ?? [];
    const isShared = own.every(({ validatorFlags }) => JSON.stringify(validatorFlags) === JSON.stringify(flags));
    return {
      name: row.name,
      aggregation: aggregations[row.aggregation],
      isBreakOnReject: row.isBreakOnReject,
      acceptScore: row.acceptScore,
      rejectScore: row.rejectScore,
      maxScore: row.maxScore,
      requires: [...row.requires],
      validatorFlags: isShared ? flags : [],
      cases: isShared ? own.map(({ validatorFlags: _shared, ...testCase }) => testCase) : own,
      groups: (childrenByParent.get(row.id) ?? []).map(build),
    };
  };
  const root = childrenByParent.get(null)?.[0];
  return root === undefined ? null : build(root);
}
