import type { Db } from '@verdict/prisma/db.ts';
import { discussedProblem } from './new-discussion.ts';
import { openSiteDatabase, superAdmin } from './site-database.ts';

const code = [
  '#include <iostream>',
  'int main() {',
  '  int sum = 0, number;',
  '  while (std::cin >> number) sum += number;',
  '  std::cout << sum;',
  '}',
  '',
].join('\n');

/** A wrong submission of an account to a demo problem that no contest of the tests has. @returns its id. */
export async function wrongSubmission(db: Db['db'], username: string): Promise<number> {
  const [user, problem] = await Promise.all([
    db.user.findUniqueOrThrow({ where: { usernameKey: username.toLowerCase() }, select: { id: true } }),
    db.problem.findUniqueOrThrow({ where: { displayId: discussedProblem }, select: { id: true } }),
  ]);
  const { id } = await db.submission.create({
    data: {
      userId: user.id,
      problemId: problem.id,
      languageKey: 'cpp',
      code,
      lengthBytes: code.length,
      status: -1,
      version: 1,
      submittedAt: new Date(),
    },
    select: { id: true },
  });
  return id;
}

/** A question of the demo student about two lines, with an answer. */
async function newQuestion(db: Db['db']): Promise<{ readonly id: number; readonly submissionId: number }> {
  const submissionId = await wrongSubmission(db, 'student');
  const { userId: askerId, problemId } = await db.submission.findUniqueOrThrow({ where: { id: submissionId } });
  const { id: authorId } = await superAdmin(db);
  const createdAt = new Date();
  const { id } = await db.lineQuestion.create({
    data: {
      submissionId,
      askerId,
      problemId,
      firstLine: 3,
      lastLine: 4,
      content: 'Why is `sum` **wrong** for large numbers?',
      createdAt,
      waitsSince: createdAt,
      thread: {
        create: {
          commentCount: 1,
          comments: { create: { authorId, content: 'How large does an `int` get?', createdAt } },
        },
      },
    },
    select: { id: true },
  });
  return { id, submissionId };
}

/** Address of a question, or of the submission that it is about. */
export async function questionPath(of: 'question' | 'submission'): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const { id, submissionId } = await newQuestion(db);
  await close();
  return of === 'question' ? `/question/${id}` : `/submission-detail/${submissionId}`;
}
