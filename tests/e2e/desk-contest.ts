import { contestOnSite, solvedOnSite } from './contest-on-site.ts';
import { openSiteDatabase, superAdmin } from './site-database.ts';

const minutes = 60_000;

/**
 * Address of a page of a new contest of the super admin in which jury and contestants have talked, and something is to
 * be printed and carried.
 */
export async function deskPath(page: string): Promise<string> {
  const { db, close } = await openSiteDatabase();
  try {
    const { username: authorName, id: authorId } = await superAdmin(db);
    const { id: studentId } = await db.user.findUniqueOrThrow({
      where: { usernameKey: 'student' },
      select: { id: true },
    });
    const contest = await contestOnSite(db, authorName);
    const contestId = contest.id;
    await solvedOnSite(db, contest, { username: 'student', second: 754 });
    await db.contestAnnouncement.createMany({
      data: [
        {
          contestId,
          authorId,
          title: 'Problem A: the second sample is corrected',
          content: 'The answer is **8**:\n\n```\n3 5\n```',
        },
        { contestId, authorId, title: 'The hall closes at six', content: 'Take your things.' },
        { contestId, authorId, title: 'Not told yet', content: 'To be said at the end.', isVisible: false },
      ],
    });
    const asked = (ago: number) => ({ contestId, askerId: studentId, askedAt: new Date(Date.now() - ago * minutes) });
    await db.clarification.createMany({
      data: [
        {
          ...asked(40),
          contestProblemId: contest.contestProblemId,
          question: 'May N be zero?',
          answer: 'Read the statement.',
          isPublic: true,
          answererId: authorId,
          answeredAt: new Date(Date.now() - 30 * minutes),
        },
        {
          ...asked(20),
          question: 'Is the printer broken?',
          answer: 'No.',
          answererId: authorId,
          answeredAt: new Date(Date.now() - 10 * minutes),
        },
        {
          ...asked(5),
          contestProblemId: contest.contestProblemId,
          question: 'Does `int` suffice for a sum that is as large as the statement says?',
        },
      ],
    });
    await db.contestPrint.createMany({
      data: [
        {
          contestId,
          userId: studentId,
          content: '#include <cstdio>\nint main() { int a, b; scanf("%d%d", &a, &b); }\n',
        },
        {
          contestId,
          userId: studentId,
          content: 'Notes of our team for the last hour of the contest, one page.',
          printedAt: new Date(),
        },
      ],
    });
    return `${contest.path}${page}`;
  } finally {
    await close();
  }
}
