import type { Services } from '../../core/context.ts';
import { answerFileNames } from './match-answers.ts';

/** Names of the files that a test set asks for, in the order of its cases. */
export async function loadAnswerFileNames({ db }: Pick<Services, 'db'>, testSetId: number | null): Promise<string[]> {
  if (testSetId === null) return [];
  const cases = await db.testCase.findMany({
    where: { testSetId },
    orderBy: { position: 'asc' },
    select: { name: true },
  });
  return answerFileNames(cases.map(({ name }) => name));
}
