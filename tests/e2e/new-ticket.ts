import type { Db } from '@verdict/prisma/db.ts';
import { buildTicket } from '../factories/ticket.ts';
import { discussedProblem } from './new-discussion.ts';
import { openSiteDatabase, superAdmin } from './site-database.ts';

/** A ticket of the demo student in work, with an entry of each kind. @returns its id. */
async function newTicket(db: Db['db']): Promise<number> {
  const [student, root, problem] = await Promise.all([
    db.user.findUniqueOrThrow({ where: { usernameKey: 'student' }, select: { id: true } }),
    superAdmin(db),
    db.problem.findUniqueOrThrow({ where: { displayId: discussedProblem }, select: { id: true } }),
  ]);
  const createdAt = new Date();
  const of = { authorId: root.id, createdAt };
  const { id } = await buildTicket(
    { db },
    {
      problemId: problem.id,
      reporterId: student.id,
      kind: 'TEST_DATA',
      content: 'In case 2, `n` is **larger** than the statement says.',
      state: 'IN_WORK',
      assigneeId: root.id,
      version: 3,
      entries: {
        create: [
          { ...of, kind: 'ASSIGNMENT', assigneeId: root.id },
          { ...of, kind: 'STATE', state: 'IN_WORK' },
          { ...of, kind: 'NOTE', content: 'The generator counts from 0.' },
          { ...of, kind: 'REPLY', content: 'Thank you, we look at it.' },
        ],
      },
    },
  );
  return id;
}

/** Address of a new ticket. */
export async function ticketPath(): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const id = await newTicket(db);
  await close();
  return `/ticket/${id}`;
}
