import { Status } from '@verdict/judge/protocol/status.ts';
import type { ProblemType, User } from '@verdict/prisma/generated/client/client.ts';
import { keepBoards } from '@verdict/schema/contest/scoreboard/keep-board.service.ts';
import type { Services } from '@verdict/schema/core/context.ts';
import fc from 'fast-check';
import { buildContest } from '../../../factories/contest.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { judge, type Result, type SealedResult } from './seal-verdicts.ts';

/*
 * A contest with results under its seal, which may be turned from one world into the other: both are the same rows.
 */

export const fromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

const results = fc.constantFrom<Result>(
  { status: Status.ACCEPTED, score: 100 },
  { status: Status.PARTIAL_ACCEPTED, score: 40 },
  { status: Status.WRONG_ANSWER, score: 0 },
  { status: Status.TIME_LIMIT_EXCEEDED, score: 0 },
  { status: Status.COMPILE_ERROR, score: 0 },
  { status: Status.SYSTEM_ERROR, score: 0 },
  { status: Status.SUBMITTED_FAILED, score: 0 },
  { status: Status.CANCELLED, score: 0 },
);

/** A submission under the seal: whose, to which problem, and its result in either world. */
interface SealedOne {
  readonly person: number;
  readonly problem: number;
  readonly one: Result;
  readonly other: Result;
}

export const anySealedOne: fc.Arbitrary<SealedOne> = fc.record({
  person: fc.nat(2),
  problem: fc.nat(1),
  one: results,
  other: results,
});

/** What is asked about. */
export interface Asked {
  readonly contestId: number;
  readonly problemId: number;
  readonly problemDisplayId: string;
  readonly contestProblemId: number;
  /** All of the contest, by their ids. */
  readonly submissionIds: readonly number[];
  /**
   * Those among them that are asked for one by one on each path: one of before the seal, and the first one under it.
   */
  readonly closelyAskedIds: readonly number[];
  readonly usernames: readonly string[];
  readonly commentId: number;
  readonly printId: number;
  readonly pairId: number;
}

/** Who asks. */
export interface Asker {
  /** Null: is signed out. */
  readonly token: string | null;
  /** The last submission among those whose changes are followed: an own one outside the contest. 0: there is none. */
  readonly lastId: number;
}

export interface World {
  readonly asked: Asked;
  readonly contestId: number;
  readonly sealsAt: Date;
  readonly sealed: readonly SealedResult[];
  /** Everybody who is not to notice anything. */
  readonly askers: Readonly<Record<'signed out' | 'outsider' | 'contestant' | 'admin of the site', Asker>>;
  readonly contestAdmin: Asker;
  /** Submits under the seal, what is waiting to be judged. */
  submit(person: number, problem: number, submittedAt: Date): Promise<number>;
}

/**
 * A contest that runs under its seal, with what came before it and under it. In an ACM contest the askers submit
 * nothing there: their own results are told.
 */
export async function buildWorld(
  services: Services,
  type: ProblemType,
  sealedOnes: readonly SealedOne[],
): Promise<World> {
  const author = await buildUser(services, { role: 'ADMIN' });
  const sealsAt = fromNow(-60);
  const [rival, contestant, admin, outsider] = [
    await buildUser(services),
    await buildUser(services),
    await buildUser(services, { role: 'ADMIN' }),
    await buildUser(services),
  ];
  const problems = await Promise.all(
    [0, 1].map(() =>
      buildProblem(services, {
        type,
        visibility: 'CONTEST',
        isCaseResultPublished: true,
        statements: { create: { language: 'en', title: 't', description: 'd', input: '', output: '', hint: '' } },
      }),
    ),
  );
  const contest = await buildContest(services, {
    type,
    authorId: author.id,
    startsAt: fromNow(-120),
    sealsAt,
    endsAt: fromNow(60),
    isUnsealedAtEnd: false,
    isBoardOpen: true,
    isPrintOpen: true,
  });
  const people = await Promise.all(
    [rival, contestant, admin].map(async (user) => ({
      user,
      participantId: (
        await services.db.contestParticipant.create({
          data: {
            contestId: contest.id,
            registeredAt: contest.startsAt,
            members: { create: { userId: user.id, contestId: contest.id } },
          },
        })
      ).id,
    })),
  );
  const places = await Promise.all(
    problems.map(({ id }, index) =>
      services.db.contestProblem.create({
        data: {
          contestId: contest.id,
          problemId: id,
          displayId: 'AB'.charAt(index),
          displayTitle: 'Problem',
          position: index,
        },
      }),
    ),
  );
  const submit = async (person: number, problem: number, submittedAt: Date): Promise<number> => {
    const who = people[person];
    const place = places[problem];
    if (who === undefined || place === undefined) throw new Error('nobody, or nothing');
    const { id } = await buildSubmission(services, {
      userId: who.user.id,
      participantId: who.participantId,
      problemId: place.problemId,
      contestId: contest.id,
      contestProblemId: place.id,
      origin: 'CONTEST',
      submittedAt,
      isUnderSeal: submittedAt >= sealsAt,
    });
    await services.db.$transaction((tx) => keepBoards(tx, services.pubsub, [id]));
    return id;
  };
  // The last one before the seal and the first one under it are a millisecond apart.
  const before: number[] = [];
  for (const person of [0, 1, 2])
    before.push(await submit(person, 0, new Date(sealsAt.getTime() - 1 - (2 - person) * 60_000)));
  const sealed: SealedResult[] = [];
  for (const [index, { person, problem, ...both }] of sealedOnes.entries())
    sealed.push({
      id: await submit(type === 'ACM' ? 0 : person, problem, new Date(sealsAt.getTime() + index)),
      ...both,
    });
  await judge(
    services,
    before.map((id, index) => ({
      id,
      result: { status: index === 0 ? Status.ACCEPTED : Status.PARTIAL_ACCEPTED, score: index === 0 ? 100 : 40 },
    })),
  );
  const asker = async (user: User): Promise<Asker> => ({
    token: await tokenFor(services, user),
    lastId: (
      await buildSubmission(services, {
        userId: user.id,
        problemId: (await buildProblem(services)).id,
        status: Status.ACCEPTED,
      })
    ).id,
  });
  const sealedIds = sealed.map(({ id }) => id);
  const [problem, place] = [problems[0], places[0]];
  if (problem === undefined || place === undefined) throw new Error('there are no problems');
  const words = await writeWords(services, {
    contestId: contest.id,
    contestProblemId: place.id,
    authorId: author.id,
    contestantId: contestant.id,
    submissionIds: [...before, ...sealedIds],
  });
  return {
    contestId: contest.id,
    sealsAt,
    sealed,
    contestAdmin: await asker(author),
    submit,
    asked: {
      ...words,
      contestId: contest.id,
      problemId: problem.id,
      problemDisplayId: problem.displayId,
      contestProblemId: place.id,
      submissionIds: [...before, ...sealedIds],
      closelyAskedIds: [...before.slice(0, 1), ...sealedIds.slice(0, 1)],
      usernames: people.map(({ user }) => user.username),
    },
    askers: {
      'signed out': { token: null, lastId: 0 },
      outsider: await asker(outsider),
      contestant: await asker(contestant),
      'admin of the site': await asker(admin),
    },
  };
}

/** What people have said in the contest, and a pair of programs that are alike. */
async function writeWords(
  { db }: Services,
  {
    contestId,
    contestProblemId,
    authorId,
    contestantId,
    submissionIds,
  }: {
    readonly contestId: number;
    readonly contestProblemId: number;
    readonly authorId: string;
    readonly contestantId: string;
    readonly submissionIds: readonly number[];
  },
): Promise<Pick<Asked, 'commentId' | 'printId' | 'pairId'>> {
  const now = new Date();
  const [leftId = 0, rightId = 0] = [submissionIds[0], submissionIds.at(-1)];
  const [comment, print, check] = await Promise.all([
    db.comment.create({
      data: {
        thread: { create: { contestId, commentCount: 2 } },
        author: { connect: { id: authorId } },
        content: 'May N be 0?',
        createdAt: now,
        replies: { create: { authorId, recipientId: authorId, content: 'Yes', createdAt: now } },
      },
    }),
    db.contestPrint.create({ data: { contestId, userId: contestantId, content: 'int main() {}' } }),
    db.plagiarismCheck.create({
      data: {
        contestProblemId,
        state: 'DONE',
        requestedAt: now,
        gaps: { create: { submissionId: rightId, reason: 'CUT' } },
        pairs: { create: { leftId, rightId, similarity: 0.9, longestTokens: 100, fragments: [] } },
      },
      include: { pairs: true },
    }),
    db.clarification.create({
      data: {
        contestId,
        askerId: contestantId,
        question: 'May N be 0?',
        askedAt: now,
        answer: 'Yes',
        isPublic: true,
        answererId: authorId,
        answeredAt: now,
      },
    }),
    db.contestAnnouncement.create({ data: { contestId, title: 'News', content: 'N may be 0', authorId } }),
  ]);
  return { commentId: comment.id, printId: print.id, pairId: check.pairs[0]?.id ?? 0 };
}
