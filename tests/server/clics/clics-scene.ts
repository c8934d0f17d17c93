import { Status } from '@verdict/judge/protocol/status.ts';
import type { Contest, Prisma, User } from '@verdict/prisma/generated/client/client.ts';
import { takePart } from '@verdict/schema/contest/core/participant.service.ts';
import { keepBoards } from '@verdict/schema/contest/scoreboard/keep-board.service.ts';
import { applyVerdicts } from '@verdict/schema/judging/submission/verdict.service.ts';
import { verdictOf } from '@verdict/schema/judging/submission/verdict.ts';
import { buildContest } from '../../factories/contest.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildSubmission } from '../../factories/submission.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import type { TestServer } from '../test-server.ts';
import { FeedReader } from './feed-reader.ts';

const minute = 60_000;
export const ago = (minutes: number) => new Date(Date.now() - minutes * minute);

/** Who looks: nobody signed in, somebody who takes no part, the two who do, the author of the contest. */
export const viewers = ['visitor', 'outsider', 'ann', 'ben', 'author'] as const;
export type ViewerName = (typeof viewers)[number];

/** A contest with problems A, B and C, followed by the Contest API. */
export class ClicsScene {
  readonly #server: TestServer;
  readonly contest: Contest;
  readonly problemIds: readonly number[];
  readonly #problems: readonly { readonly id: number; readonly problemId: number }[];
  readonly people: Readonly<Record<Exclude<ViewerName, 'visitor'>, User>>;
  readonly #tokens: Readonly<Record<Exclude<ViewerName, 'visitor'>, string>>;
  readonly #readers: FeedReader[] = [];

  private constructor(
    server: TestServer,
    parts: {
      readonly contest: Contest;
      readonly problems: ClicsScene['problemRows'];
      readonly people: ClicsScene['people'];
      readonly tokens: Record<Exclude<ViewerName, 'visitor'>, string>;
    },
  ) {
    this.#server = server;
    this.contest = parts.contest;
    this.#problems = parts.problems;
    this.problemIds = parts.problems.map(({ id }) => id);
    this.people = parts.people;
    this.#tokens = parts.tokens;
  }

  get problemRows(): readonly { readonly id: number; readonly problemId: number }[] {
    return this.#problems;
  }

  static async make(server: TestServer, wishes: Partial<Prisma.ContestUncheckedCreateInput> = {}): Promise<ClicsScene> {
    const { services } = server;
    const people = {
      outsider: await buildUser(services),
      ann: await buildUser(services),
      ben: await buildUser(services),
      author: await buildUser(services),
    };
    await services.db.user.updateMany({
      where: { id: { in: [people.ann.id, people.ben.id] } },
      data: { school: 'North' },
    });
    const tokens = {
      outsider: await tokenFor(services, people.outsider),
      ann: await tokenFor(services, people.ann),
      ben: await tokenFor(services, people.ben),
      author: await tokenFor(services, people.author),
    };
    const type = wishes.type ?? 'ACM';
    const problems = [];
    for (const displayId of ['A', 'B', 'C'])
      problems.push({
        displayId,
        problemId: (
          await buildProblem(services, { type, visibility: 'CONTEST', ...(type === 'OI' ? { totalScore: 100 } : {}) })
        ).id,
      });
    const contest = await buildContest(services, {
      authorId: people.author.id,
      ...wishes,
      problems: {
        create: problems.map(({ displayId, problemId }, position) => ({
          displayId,
          problemId,
          displayTitle: `Problem ${displayId}`,
          position,
          color: position === 0 ? '#ff0000' : 'green',
        })),
      },
    });
    const rows = await services.db.contestProblem.findMany({
      where: { contestId: contest.id },
      orderBy: { position: 'asc' },
      select: { id: true, problemId: true },
    });
    return new ClicsScene(server, { contest, problems: rows, people, tokens });
  }

  /** Submits so many minutes after the start. @returns the submission's id. */
  async submit(
    who: 'ann' | 'ben',
    problem: 'A' | 'B' | 'C',
    atMinutes: number,
    more: Partial<Prisma.SubmissionUncheckedCreateInput> = {},
  ): Promise<number> {
    const { db, pubsub } = this.#server.services;
    const place = this.#problems['ABC'.indexOf(problem)];
    if (place === undefined) throw new Error(`There is no problem ${problem}`);
    const { id: contestId, startsAt, sealsAt } = this.contest;
    const submittedAt = new Date(startsAt.getTime() + atMinutes * minute);
    const userId = this.people[who].id;
    const participantId = await db.$transaction((tx) => takePart(tx, { contestId, userId, now: submittedAt }));
    const { id } = await buildSubmission(this.#server.services, {
      userId,
      problemId: place.problemId,
      contestId,
      contestProblemId: place.id,
      participantId,
      origin: 'CONTEST',
      submittedAt,
      isUnderSeal: sealsAt !== null && submittedAt >= sealsAt,
      ...more,
    });
    await db.$transaction((tx) => keepBoards(tx, pubsub, [id]));
    return id;
  }

  /** Gives a verdict as judges do. */
  async judge(submissionId: number, status: number, score = status === Status.ACCEPTED ? 100 : 0): Promise<void> {
    const { db, pubsub } = this.#server.services;
    const verdict = verdictOf(
      {
        status,
        score,
        totalScore: 100,
        timeMs: 17,
        memoryKb: 1_000,
        message: null,
        cases: [],
        groups: [],
        record: null,
      },
      { judgeName: 'judge', failures: [] },
    );
    await db.$transaction((tx) => applyVerdicts(tx, pubsub, [{ submissionId, verdict }]));
  }

  /** Submits, and is judged at once. */
  async solve(
    who: 'ann' | 'ben',
    problem: 'A' | 'B' | 'C',
    atMinutes: number,
    status: number,
    score?: number,
  ): Promise<number> {
    const id = await this.submit(who, problem, atMinutes);
    await this.judge(id, status, score);
    return id;
  }

  /** Makes somebody a mate of who has a row. */
  async joinRowOf(mate: 'ann' | 'ben', who: 'outsider'): Promise<void> {
    const { db } = this.#server.services;
    const contestId = this.contest.id;
    const { participantId } = await db.contestMember.findFirstOrThrow({
      where: { contestId, userId: this.people[mate].id, isVirtual: false },
    });
    await db.contestParticipant.update({
      where: { id: participantId },
      data: { kind: 'TEAM', name: 'The Team', members: { create: { userId: this.people[who].id, contestId } } },
    });
  }

  /** Changes the contest, as its form does. */
  async change(data: Prisma.ContestUpdateInput): Promise<void> {
    const { db, pubsub } = this.#server.services;
    await db.$transaction(async (tx) => {
      await tx.contest.update({ where: { id: this.contest.id }, data });
      await pubsub.publish('contest', { contestId: this.contest.id }, tx);
    });
  }

  headersOf(viewer: ViewerName): Record<string, string> {
    return viewer === 'visitor' ? {} : { Authorization: this.#tokens[viewer] };
  }

  /** What an address below the contest's answers. */
  async ask(viewer: ViewerName, path = ''): Promise<{ readonly status: number; readonly body: unknown }> {
    const response = await fetch(`${this.#server.url}/api/clics/contests/${this.contest.id}${path}`, {
      headers: this.headersOf(viewer),
    });
    return { status: response.status, body: await response.json() };
  }

  /** Opens the feed. */
  async follow(viewer: ViewerName, query = ''): Promise<FeedReader> {
    return this.followWith(this.headersOf(viewer), query);
  }

  /** Opens the feed with other headers than those of a session. */
  async followWith(headers: Record<string, string>, query = ''): Promise<FeedReader> {
    const reader = await FeedReader.open(
      `${this.#server.url}/api/clics/contests/${this.contest.id}/event-feed${query}`,
      headers,
    );
    this.#readers.push(reader);
    return reader;
  }

  async stop(): Promise<void> {
    for (const reader of this.#readers.splice(0)) await reader.close();
  }
}
