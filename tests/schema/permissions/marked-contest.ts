import { Status } from '@verdict/judge/protocol/status.ts';
import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { keepBoards } from '@verdict/schema/contest/scoreboard/keep-board.service.ts';
import { buildContest } from '../../factories/contest.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildSubmission } from '../../factories/submission.ts';
import { buildUser } from '../../factories/user.ts';
import type { TestServer } from '../../server/test-server.ts';

/** Contests by when and for whom they are open. Each is public unless it says otherwise. */
export const contestKinds = [
  'scheduled',
  'running',
  'with an open board',
  'protected',
  'private',
  'hidden',
  'ended',
  'private, ended and with an open board',
  'of a group',
] as const;
export type ContestKind = (typeof contestKinds)[number];

/** A contest whose every text holds a mark that stands nowhere else. */
export interface MarkedContest {
  readonly id: number;
  /** Null: of the site. */
  readonly groupId: number | null;
  readonly problemId: number;
  /** Part of its title. */
  readonly title: string;
  /** Part of the title and of the statement of its problem A. */
  readonly problem: string;
  readonly content: string;
  /** Accepted one of a participant who is none of the askers. */
  readonly rivals: { readonly id: number };
  /** Of an account that is none of the askers and in no contest. */
  readonly freeName: string;
  /** Of the only member of a team. */
  readonly mateName: string;
  /** A comment of theirs with a reply of theirs, each with the mark. */
  readonly rivalComment: { readonly id: number; readonly replyId: number; readonly mark: string };
  /** Of its problem A. */
  readonly contestProblemId: number;
  /** Their program and another one, found alike. */
  readonly pairId: number;
  /** A text of the rival that is to be printed. */
  readonly printId: number;
  /** A question of the rival to the jury. */
  readonly clarificationId: number;
  /** Of the announcement that contestants read. */
  readonly announcementId: number;
  readonly isVisible: boolean;
  /** Of a public problem that is in no contest. */
  readonly candidateId: number;
}

/** Password of those that have one. */
export const contestPassword = 'open sesame';

const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);

const wishesOf: Readonly<Record<ContestKind, Partial<Prisma.ContestUncheckedCreateInput>>> = {
  scheduled: { startsAt: fromNow(1), endsAt: fromNow(2) },
  running: {},
  'with an open board': { isBoardOpen: true },
  protected: { access: 'PROTECTED', password: contestPassword },
  private: { access: 'PRIVATE', password: contestPassword },
  hidden: { isVisible: false },
  ended: { startsAt: fromNow(-3), endsAt: fromNow(-1) },
  'private, ended and with an open board': {
    access: 'PRIVATE',
    password: contestPassword,
    isBoardOpen: true,
    startsAt: fromNow(-3),
    endsAt: fromNow(-1),
  },
  // First of the running ones on the home page, which lists only some of them.
  'of a group': { endsAt: fromNow(0.9) },
};

/** A contest of one kind, with a row of everything the tables ask for. */
export async function buildMarkedContest(
  { services }: TestServer,
  {
    kind,
    number,
    authorId,
    registeredId,
    rivalId,
    groupId,
    candidateId,
  }: {
    kind: ContestKind;
    number: number;
    authorId: string;
    registeredId: string;
    rivalId: string;
    groupId: number;
    candidateId: number;
  },
): Promise<MarkedContest> {
  const [title, name, content] = [`contest${number}mark`, `problem${number}mark`, `content${number}mark`];
  const problem = await buildProblem(services, {
    visibility: 'CONTEST',
    title: 'bank',
    statements: {
      create: { language: 'en', title: 'bank', description: content, input: content, output: content, hint: content },
    },
    samples: { create: { position: 1, input: content, output: content } },
  });
  const contest = await buildContest(services, {
    authorId,
    title,
    description: title,
    teamSize: 3,
    isPrintOpen: true,
    groupId: kind === 'of a group' ? groupId : null,
    ...wishesOf[kind],
    problems: { create: { problemId: problem.id, displayId: 'A', displayTitle: name } },
  });
  // A seal that never holds: there is a scroll board, and it changes nothing else.
  await services.db.contest.update({ where: { id: contest.id }, data: { sealsAt: contest.endsAt } });
  await reviseStatement(services, { problemId: problem.id, content, startsAt: contest.startsAt });
  const place = await services.db.contestProblem.findFirstOrThrow({
    where: { contestId: contest.id },
    select: { id: true },
  });
  const takePart = (userId: string) =>
    services.db.contestParticipant.create({
      data: {
        contestId: contest.id,
        registeredAt: contest.startsAt,
        members: { create: { userId, contestId: contest.id } },
      },
      select: { id: true },
    });
  await takePart(registeredId);
  const { id: participantId } = await takePart(rivalId);
  const rivals = await buildSubmission(services, {
    userId: rivalId,
    participantId,
    problemId: problem.id,
    contestId: contest.id,
    contestProblemId: place.id,
    origin: 'CONTEST',
    status: Status.ACCEPTED,
    code: 'rivalcode',
    isShared: true,
    submittedAt: new Date(contest.startsAt.getTime() + 1_000),
  });
  await services.db.$transaction((tx) => keepBoards(tx, services.pubsub, [rivals.id]));
  const { id: announcementId } = await services.db.contestAnnouncement.create({
    data: { contestId: contest.id, title: 'News', content, authorId },
  });
  await services.db.contestAnnouncement.create({
    data: { contestId: contest.id, title: 'Draft', content: `draft of ${content}`, isVisible: false, authorId },
  });
  const { id: clarificationId } = await services.db.clarification.create({
    data: { contestId: contest.id, askerId: rivalId, question: content, askedAt: new Date() },
  });
  const { id: printId } = await services.db.contestPrint.create({
    data: { contestId: contest.id, userId: rivalId, content },
  });
  const [mate, free] = await Promise.all([buildUser(services), buildUser(services)]);
  await services.db.contestParticipant.create({
    data: {
      contestId: contest.id,
      kind: 'TEAM',
      name: `team of ${contest.id}`,
      inviteCode: `code of ${contest.id}`,
      registeredAt: contest.startsAt,
      members: { create: { userId: mate.id, contestId: contest.id } },
    },
  });
  const talk = `talk${number}mark`;
  const createdAt = new Date();
  const { id: threadId } = await services.db.thread.create({
    data: { contestId: contest.id, commentCount: 3 },
    select: { id: true },
  });
  await services.db.comment.create({ data: { threadId, authorId, content, createdAt } });
  const comment = await services.db.comment.create({
    data: { threadId, authorId: rivalId, content: talk, createdAt },
    select: { id: true },
  });
  const reply = await services.db.reply.create({
    data: { commentId: comment.id, authorId: rivalId, recipientId: rivalId, content: talk, createdAt },
    select: { id: true },
  });
  const pair = await services.db.plagiarismPair.create({
    data: {
      left: { connect: { id: rivals.id } },
      right: { connect: { id: rivals.id } },
      similarity: 1,
      longestTokens: 1,
      fragments: [],
      check: {
        create: {
          contestProblemId: place.id,
          state: 'DONE',
          requestedAt: new Date(),
          gaps: { create: { submissionId: rivals.id, reason: 'TOO_SHORT' } },
        },
      },
    },
    select: { id: true },
  });
  return {
    freeName: free.username,
    mateName: mate.username,
    rivalComment: { id: comment.id, replyId: reply.id, mark: talk },
    id: contest.id,
    groupId: contest.groupId,
    problemId: problem.id,
    title,
    problem: name,
    content,
    rivals,
    contestProblemId: place.id,
    pairId: pair.id,
    printId,
    clarificationId,
    announcementId,
    isVisible: contest.isVisible,
    candidateId,
  };
}

/** Its statement had another text until a moment after the start. */
async function reviseStatement(
  { db }: TestServer['services'],
  { problemId, content, startsAt }: { problemId: number; content: string; startsAt: Date },
): Promise<void> {
  const revision = (text: string) => ({
    settings: {},
    statements: [{ language: 'en', title: 'bank', description: text, input: text, output: text, hint: text }],
    samples: [],
    checkerCode: null,
  });
  const at = (seconds: number) => new Date(startsAt.getTime() + seconds * 1_000);
  await db.problemRevision.createMany({
    data: [
      { problemId, number: 1, content: revision(`before ${content}`), createdAt: at(-1) },
      { problemId, number: 2, content: revision(content), createdAt: at(1) },
    ],
  });
}
