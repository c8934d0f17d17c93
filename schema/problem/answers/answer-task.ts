import type { FileRef, TestGroup } from '@verdict/judge/protocol/task.ts';
import { matchAnswers } from './match-answers.ts';

/** An answer file of a submission. */
export interface TaskAnswer extends FileRef {
  readonly name: string;
}

/** The tree of a test set, each case with the file that was submitted for it. */
export function withAnswers(tests: TestGroup, answers: readonly TaskAnswer[]): TestGroup {
  const byName = new Map(answers.map(({ name, sha256, sizeBytes }) => [name, { sha256, sizeBytes }]));
  const { fileOf } = matchAnswers(namesOf(tests), [...byName.keys()]);
  const place = (group: TestGroup): TestGroup => ({
    ...group,
    cases: group.cases.map((testCase) => ({
      ...testCase,
      output: byName.get(fileOf.get(testCase.name) ?? '') ?? null,
    })),
    groups: group.groups.map(place),
  });
  return place(tests);
}

function namesOf(group: TestGroup): string[] {
  return [...group.cases.map(({ name }) => name), ...group.groups.flatMap(namesOf)];
}
