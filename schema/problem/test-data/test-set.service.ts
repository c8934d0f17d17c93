import type { Transaction } from '../../core/context.ts';
import { recordFiles } from '../../core/files/record-files.service.ts';
import type { CaseContent, GroupContent } from '../package/problem-content.ts';
import type { StoredRef } from './stored-ref.ts';
import { testSetHash } from './test-set-hash.ts';

/**
 * Makes a test set the current one of a problem. Data that is the same as the current set's changes nothing, else a new
 * version is stored and running judgements keep theirs. Afterwards, `markSamples` compares it with the statement.
 *
 * @param options.isManual the cases were typed into a form.
 * @returns id of the set now current.
 */
export async function useTestSet(
  tx: Transaction,
  problemId: number,
  root: GroupContent<StoredRef>,
  { isManual = false }: { readonly isManual?: boolean } = {},
): Promise<number> {
  const sha256 = testSetHash(root);
  const { testSet: current } = await tx.problem.findUniqueOrThrow({
    where: { id: problemId },
    select: { testSet: { select: { id: true, sha256: true } } },
  });
  if (current?.sha256 === sha256) {
    await tx.testSet.updateMany({ where: { id: current.id, isManual: !isManual }, data: { isManual } });
    return current.id;
  }
  const { id } = await tx.testSet.create({ data: { problemId, sha256, isManual }, select: { id: true } });
  await storeGroups(tx, id, root);
  await tx.problem.update({ where: { id: problemId }, data: { testSetId: id }, select: { id: true } });
  return id;
}

interface Placed {
  readonly group: GroupContent<StoredRef>;
  readonly parent: Placed | null;
  /** Order among the groups of the set, from 1. */
  readonly position: number;
}

/** Groups in the order they are judged: a group before its child groups. */
function inOrder(root: GroupContent<StoredRef>): Placed[] {
  const placed: Placed[] = [];
  const visit = (group: GroupContent<StoredRef>, parent: Placed | null) => {
    const self = { group, parent, position: placed.length + 1 };
    placed.push(self);
    for (const child of group.groups) visit(child, self);
  };
  visit(root, null);
  return placed;
}

async function storeGroups(tx: Transaction, testSetId: number, root: GroupContent<StoredRef>): Promise<void> {
  const placed = inOrder(root);
  await recordFiles(
    tx,
    placed.flatMap(({ group }) =>
      group.cases.flatMap((each) => [each.input, each.answer, ...each.files.map(({ file }) => file)]),
    ),
  );
  const idByPosition = new Map<number, number>();
  for (const { group, parent, position } of placed) {
    const { name, aggregation, isBreakOnReject, acceptScore, rejectScore, maxScore, requires } = group;
    const parentId = parent === null ? null : (idByPosition.get(parent.position) ?? null);
    const { id } = await tx.testGroup.create({
      data: {
        testSetId,
        parentId,
        position,
        name,
        aggregation,
        isBreakOnReject,
        acceptScore,
        rejectScore,
        maxScore,
        requires: [...requires],
      },
      select: { id: true },
    });
    idByPosition.set(position, id);
  }
  const cases = placed.flatMap(({ group, position }) =>
    group.cases.map((each) => ({ each, groupId: idByPosition.get(position) ?? 0 })),
  );
  await storeCases(tx, testSetId, cases);
}

async function storeCases(
  tx: Transaction,
  testSetId: number,
  cases: readonly { readonly each: CaseContent<StoredRef>; readonly groupId: number }[],
): Promise<void> {
  const rows = await tx.testCase.createManyAndReturn({
    data: cases.map(({ each, groupId }, index) => ({
      testSetId,
      groupId,
      position: index + 1,
      name: each.name,
      isSample: each.isSample,
      isStatedSample: each.isSample,
      score: each.score,
      inputSha256: each.input.sha256,
      answerSha256: each.answer.sha256,
      validatorFlags: [...each.validatorFlags],
      args: [...each.args],
    })),
    select: { id: true, position: true },
  });
  const idByPosition = new Map(rows.map(({ id, position }) => [position, id]));
  const files = cases.flatMap(({ each }, index) =>
    each.files.map(({ name, file }) => ({
      testCaseId: idByPosition.get(index + 1) ?? 0,
      name,
      sha256: file.sha256,
    })),
  );
  if (files.length > 0) await tx.testCaseFile.createMany({ data: files });
}
