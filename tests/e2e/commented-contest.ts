import { newContest } from './new-contest.ts';
import { openSiteDatabase } from './site-database.ts';

/** Address of the comments of a new contest that has some, with replies. */
export async function commentedPath(): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const { id, authorId } = await newContest(db);
  const student = await db.user.findUniqueOrThrow({ where: { usernameKey: 'student' }, select: { id: true } });
  const createdAt = new Date();
  const { id: threadId } = await db.thread.create({ data: { contestId: id, commentCount: 6 }, select: { id: true } });
  await db.comment.create({
    data: { threadId, authorId, content: 'Problem B: **read** the note again.', createdAt },
  });
  await db.comment.create({
    data: {
      threadId,
      authorId: student.id,
      content: 'Is $N = 0$ a case?\n\n- in problem A\n- in `stdin`',
      createdAt,
      replies: {
        create: ['No.', 'See the limits.', 'And the note.', 'Thank you'].map((content, index) => ({
          authorId: index < 3 ? authorId : student.id,
          recipientId: index < 3 ? student.id : authorId,
          content,
          createdAt,
        })),
      },
    },
  });
  await close();
  return `/contest/${id}/comment`;
}
