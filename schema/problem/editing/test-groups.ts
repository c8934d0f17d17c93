import type { JudgeCaseMode } from '@verdict/prisma/generated/client/client.ts';
import { type CaseContent, type GroupContent, plainGroup } from '../package/problem-content.ts';
import type { StoredRef } from '../test-data/stored-ref.ts';
import { subtaskName } from '../test-data/subtask-name.ts';
import type { GroupFact } from './case-facts.service.ts';
import { isSubtaskMode, type PlannedCase } from './case-plan.ts';

/** Cases of a form as a test set: in one row, or in subtasks by number. */
export function formTests(
  cases: readonly PlannedCase[],
  groups: readonly GroupFact[],
  judgeCaseMode: JudgeCaseMode,
): GroupContent<StoredRef> {
  if (!isSubtaskMode(judgeCaseMode)) return plainGroup('data', { cases: cases.map(newCase) });
  const byNumber = Map.groupBy(cases, ({ groupNumber }) => groupNumber ?? 0);
  const requires = new Map(groups.map((group) => [group.number, group.requires]));
  const subtasks = [...byNumber]
    .toSorted(([a], [b]) => a - b)
    .map(([number, own]) => ({
      ...plainGroup(subtaskName(number), { cases: own.map(newCase) }),
      requires: [...new Set(requires.get(number) ?? [])].filter((other) => byNumber.has(other)).map(subtaskName),
    }));
  return plainGroup('data', { groups: subtasks });
}

function newCase({
  name,
  isStatedSample,
  input,
  answer,
  score,
  validatorFlags,
  args,
  files,
}: PlannedCase): CaseContent<StoredRef> {
  return { name, isSample: isStatedSample, input, answer, score, validatorFlags, args, files };
}
