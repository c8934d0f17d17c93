import type { Transaction } from '../../core/context.ts';
import { recordFiles } from '../../core/files/record-files.service.ts';
import type { AnswerFile } from './answer-file.ts';
import { AnswerFilesRefused, unmatchedWords } from './answers.error.ts';
import { matchAnswers } from './match-answers.ts';

/**
 * Finds out whether each file is for a test case of the problem.
 *
 * @throws AnswerFilesRefused naming the others
 */
export async function checkAnswers(
  tx: Transaction,
  testSetId: number | null,
  answers: readonly AnswerFile[],
): Promise<void> {
  const cases = testSetId === null ? [] : await tx.testCase.findMany({ where: { testSetId }, select: { name: true } });
  const { unmatched } = matchAnswers(
    cases.map(({ name }) => name),
    answers.map(({ name }) => name),
  );
  if (unmatched.length > 0) throw new AnswerFilesRefused(unmatchedWords(unmatched));
}

/** Names the files as those of a submission. */
export async function storeAnswers(
  tx: Transaction,
  submissionId: number,
  answers: readonly Pick<AnswerFile, 'name' | 'sha256' | 'sizeBytes'>[],
): Promise<void> {
  await recordFiles(tx, answers);
  await tx.submissionFile.createMany({ data: answers.map(({ name, sha256 }) => ({ submissionId, name, sha256 })) });
}
