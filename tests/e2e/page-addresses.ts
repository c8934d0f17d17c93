import { reportParts } from '@verdict/schema/problem/jury-report/parts.ts';
import { z } from 'zod';
import { ask, signInAsRoot } from '../setup/site-api.ts';
import { pushNotice } from './push-notice.ts';
import { openSiteDatabase } from './site-database.ts';

/** Address of the super admin's notices, of which there is then at least one. */
export async function noticeForRoot(url: string): Promise<string> {
  await pushNotice(url, { recipientId: (await signInAsRoot(url)).id, title: 'A notice' });
  return '/message/sys';
}

/** Address of a section of the form of a problem. */
export async function formOf(url: string, displayId: string, section: string): Promise<string> {
  return `/admin/problem/edit/${await problemId(url, displayId)}?section=${section}`;
}

/** Address of the revisions of a new problem, of which there are two. */
export async function revisionsOfNew(url: string): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const displayId = `R${process.pid}x${Date.now().toString(36)}`;
  const { id } = await db.problem.create({
    data: {
      displayId,
      title: 'Revised',
      visibility: 'PRIVATE',
      statements: { create: { language: 'en', title: 'Revised', description: 'd' } },
    },
    select: { id: true },
  });
  await close();
  const { token } = await signInAsRoot(url);
  await ask({
    url,
    token,
    query: 'mutation ($id: Int!) { changeProblemVisibility(id: $id, visibility: CONTEST) { __typename } }',
    variables: { id },
    data: z.object({ changeProblemVisibility: z.object({ __typename: z.literal('ChangeProblemVisibilitySuccess') }) }),
  });
  return `/admin/problem/${id}/revisions`;
}

/** A new problem whose jury was judged: one solution does as it should, one does not. @returns its id. */
export async function problemWithJury(): Promise<number> {
  const { db, close } = await openSiteDatabase();
  const displayId = `J${process.pid}x${Date.now().toString(36)}`;
  const right = { name: 'accepted/main.cpp', languageKey: 'cpp', expected: [0] };
  const greedy = { name: 'wrong_answer/greedy.cpp', languageKey: 'cpp', expected: [-1, 1] };
  const { id } = await db.problem.create({
    data: {
      displayId,
      title: 'Judged by its jury',
      visibility: 'PRIVATE',
      statements: { create: { language: 'en', title: 'Judged by its jury', description: 'd' } },
      jurySubmissions: { create: [right, greedy] },
      juryReports: {
        create: {
          state: 'DONE',
          parts: Object.fromEntries(reportParts.map((part) => [part, ''])),
          changed: ['data', 'limits'],
          endedAt: new Date(),
          items: {
            create: [
              { ...right, subject: 'SOLUTION', status: 0, timeMs: 430, memoryKb: 3_456, disagreements: [] },
              {
                ...greedy,
                subject: 'SOLUTION',
                status: 0,
                timeMs: 12,
                memoryKb: 3_200,
                disagreements: [{ kind: 'verdict', got: 0, expected: greedy.expected }],
              },
            ],
          },
        },
      },
    },
    select: { id: true },
  });
  await close();
  return id;
}

async function problemId(url: string, displayId: string): Promise<number> {
  const query = 'query ($displayId: String!) { problem(displayId: $displayId) { id } }';
  return (
    await ask({ url, query, variables: { displayId }, data: z.object({ problem: z.object({ id: z.number() }) }) })
  ).problem.id;
}

/** Address of a submission of the demo's student with this status. */
export async function submissionWith(url: string, status: number): Promise<string> {
  const { submissions } = await ask({
    url,
    query: 'query ($status: Int!) { submissions(filter: { status: $status, username: "student" }) { items { id } } }',
    variables: { status },
    data: z.object({ submissions: z.object({ items: z.array(z.object({ id: z.number() })).min(1) }) }),
  });
  return `/submission-detail/${submissions.items[0]?.id}`;
}
