import { Status } from '@verdict/judge/protocol/status.ts';
import type { BankState, Submission } from '@verdict/prisma/generated/client/client.ts';
import { reportParts } from '@verdict/schema/problem/jury-report/parts.ts';
import { buildEdit, buildSolution } from '../../factories/community-solution.ts';
import { buildEditorial } from '../../factories/editorial.ts';
import { buildLineQuestion } from '../../factories/line-question.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildSubmission } from '../../factories/submission.ts';
import { buildTicket } from '../../factories/ticket.ts';
import type { TestServer } from '../../server/test-server.ts';

/** A problem whose every text holds a mark that stands nowhere else. */
export interface MarkedProblem {
  readonly id: number;
  readonly displayId: string;
  readonly visibility: 'PUBLIC' | 'PRIVATE' | 'CONTEST';
  /** Its jury solution. */
  readonly juryId: number;
  readonly tagId: number;
  /** Part of its title. */
  readonly title: string;
  /** Part of its statement, samples, source, tag, revisions and jury. */
  readonly content: string;
  /** Accepted ones of a user who is none of the askers, and of the former user. */
  readonly strangers: Pick<Submission, 'id'>;
  readonly formers: Pick<Submission, 'id'>;
  /** What the former user asks about a line of theirs, and what they reported; both texts hold the mark, too. */
  readonly questionId: number;
  readonly ticketId: number;
  /** How the user who is none of the askers solved it: published, with an edit that waits. Both hold the mark. */
  readonly solutionId: number;
  /** The published version. */
  readonly solutionVersionId: number;
}

/** Where a problem stands, and whose it is. */
export interface Placement {
  readonly visibility: 'PUBLIC' | 'PRIVATE' | 'CONTEST';
  readonly groupId: number | null;
  readonly bankState: BankState;
  readonly authorId: string;
}

const minerals = ['amber', 'basalt', 'dolomite', 'emerald', 'hematite', 'kyanite', 'lazulite', 'pyrite'];

/** A problem with one of each thing that belongs to a problem. */
export async function buildMarked(
  { services }: TestServer,
  {
    number,
    formerId,
    strangerId,
    ...placement
  }: Placement & { readonly number: number; readonly formerId: string; readonly strangerId: string },
): Promise<MarkedProblem> {
  // Unlike each other in more than a letter: a search forgives typing errors.
  const mineral = minerals[number % minerals.length] ?? '';
  const [title, content] = [`${mineral}titlemark`, `${mineral}contentmark`];
  // Of what can be done but once there are more than names.
  const tag = await services.db.tag.create({
    data: { name: number < minerals.length ? content : `${content}${number}` },
  });
  const problem = await buildProblem(services, {
    displayId: `M${number}`,
    title,
    ...placement,
    source: content,
    authorName: 'somebody',
    statements: {
      create: { language: 'en', title, description: content, input: content, output: content, hint: content },
    },
    samples: { create: { position: 1, input: content, output: content } },
    tags: { create: { tagId: tag.id } },
    codeTemplates: { create: { languageKey: 'cpp', template: content } },
    statistics: { create: { total: 2, ac: 2 } },
    revisions: {
      create: ['before', content].map((source, index) => ({
        number: index + 1,
        content: { settings: { source }, statements: [], samples: [], checkerCode: null },
      })),
    },
    jurySubmissions: { create: { name: content, languageKey: 'cpp', expected: [Status.ACCEPTED] } },
    juryReports: {
      create: {
        state: 'DONE',
        parts: Object.fromEntries(reportParts.map((part) => [part, ''])),
        changed: [],
        items: {
          create: {
            subject: 'SOLUTION',
            name: content,
            languageKey: 'cpp',
            expected: [Status.ACCEPTED],
            status: Status.ACCEPTED,
            disagreements: [],
          },
        },
      },
    },
  });
  const place = {
    problemId: problem.id,
    groupId: problem.inBank ? null : problem.groupId,
    status: Status.ACCEPTED,
  } as const;
  const strangers = await buildSubmission(services, {
    ...place,
    userId: strangerId,
    code: 'strangercode',
    isShared: true,
  });
  const formers = await buildSubmission(services, { ...place, userId: formerId, code: 'formercode' });
  await services.db.solvedProblem.create({
    data: { userId: strangerId, problemId: problem.id, firstAcceptedAt: new Date(), attempts: 1 },
  });
  await buildEditorial(services, { problemId: problem.id, text: content, hints: [], solutionNames: [content] });
  const question = await buildLineQuestion(services, { submission: formers, content });
  const ticket = await buildTicket(services, { problemId: problem.id, reporterId: formerId, content });
  const solution = await buildSolution(services, { submission: strangers, content });
  await buildEdit(services, { solutionId: solution.id, submission: strangers, content });
  const jury = await services.db.jurySubmission.findFirstOrThrow({
    where: { problemId: problem.id },
    select: { id: true },
  });
  return {
    id: problem.id,
    displayId: problem.displayId,
    visibility: placement.visibility,
    juryId: jury.id,
    tagId: tag.id,
    title,
    content,
    strangers,
    formers,
    questionId: question.id,
    ticketId: ticket.id,
    solutionId: solution.id,
    solutionVersionId: solution.shownVersionId ?? 0,
  };
}
