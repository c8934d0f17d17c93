import type { Contest, Prisma, User } from '@verdict/prisma/generated/client/client.ts';
import { takePart } from '@verdict/schema/contest/core/participant.service.ts';
import type { WireCells } from '@verdict/schema/contest/scoreboard/board/wire.ts';
import { keepBoards } from '@verdict/schema/contest/scoreboard/keep-board.service.ts';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { buildContest } from '../../../factories/contest.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { tokenFor } from '../../../factories/user.ts';
import type { TestServer } from '../../../server/test-server.ts';

export const minute = 60_000;

const boardQuery = `query (
  $contestId: Int!, $isOutside: Boolean, $includesAfterEnd: Boolean, $removesStars: Boolean
) {
  contestBoard(
    contestId: $contestId, isOutside: $isOutside, includesAfterEnd: $includesAfterEnd, removesStars: $removesStars
  ) {
    __typename
    ... on DomainError { message }
    ... on ContestBoardSuccess { data {
      version isSealed includesAfterEnd viewerIsAdmin viewerCanUnseal viewerParticipantId awardKind awards { name size }
      problems { id displayId title color firstSecond } rows
    } }
  }
}`;

const changedSubscription = `subscription ($contestId: Int!, $isOutside: Boolean, $includesAfterEnd: Boolean) {
  contestBoardChanged(contestId: $contestId, isOutside: $isOutside, includesAfterEnd: $includesAfterEnd) {
    isReload version rows firstSeconds { problemId second }
  }
}`;

export const unsealMutation = `mutation ($contestId: Int!) {
  unsealContest(contestId: $contestId) {
    __typename
    ... on DomainError { message }
    ... on UnsealContestSuccess { data { isSealed } }
  }
}`;

export interface SeenRow {
  readonly participantId: number;
  readonly name: string;
  readonly userId: string;
  readonly members: readonly string[];
  readonly school: string | null;
  readonly isStar: boolean;
  readonly cells: WireCells;
  readonly points: number;
  readonly time: number;
}

export interface SeenBoard {
  readonly version: number;
  readonly isSealed: boolean;
  readonly includesAfterEnd: boolean;
  readonly viewerIsAdmin: boolean;
  readonly viewerCanUnseal: boolean;
  readonly viewerParticipantId: number | null;
  readonly problems: readonly {
    readonly id: number;
    readonly displayId: string;
    readonly firstSecond: number | null;
  }[];
  readonly rows: readonly SeenRow[];
}

export interface SeenChange {
  readonly isReload: boolean;
  readonly version: number | null;
  readonly rows: readonly SeenRow[];
  readonly firstSeconds: readonly { readonly problemId: number; readonly second: number | null }[];
}

/** What somebody asks for beside the contest. */
export interface BoardAsking {
  readonly isOutside?: boolean;
  readonly includesAfterEnd?: boolean;
  readonly removesStars?: boolean;
}

/** A contest with problems A, B, C and what people submit there, stored as the product stores it, verdicts and all. */
export class BoardScene {
  readonly #server: TestServer;
  readonly contest: Contest;
  readonly problemIds: readonly number[];
  readonly #places: readonly { readonly id: number; readonly problemId: number }[];
  readonly #sockets: Client[] = [];

  private constructor(
    server: TestServer,
    contest: Contest,
    places: readonly { readonly id: number; readonly problemId: number }[],
  ) {
    this.#server = server;
    this.contest = contest;
    this.#places = places;
    this.problemIds = places.map(({ id }) => id);
  }

  static async make(
    server: TestServer,
    wishes: Partial<Prisma.ContestUncheckedCreateInput> & { readonly authorId: string },
  ): Promise<BoardScene> {
    const problems = [];
    for (const displayId of ['A', 'B', 'C'])
      problems.push({ displayId, problemId: (await buildProblem(server.services, { visibility: 'CONTEST' })).id });
    const contest = await buildContest(server.services, {
      ...wishes,
      problems: {
        create: problems.map(({ displayId, problemId }, position) => ({
          displayId,
          problemId,
          displayTitle: `Problem ${displayId}`,
          position,
        })),
      },
    });
    const places = await server.services.db.contestProblem.findMany({
      where: { contestId: contest.id },
      orderBy: { position: 'asc' },
      select: { id: true, problemId: true },
    });
    return new BoardScene(server, contest, places);
  }

  /** Submits to a problem so many minutes after the start. @returns the submission's id. */
  async submit(
    user: User,
    problem: 'A' | 'B' | 'C',
    atMinutes: number,
    status: number,
    more: Partial<Prisma.SubmissionUncheckedCreateInput> = {},
  ): Promise<number> {
    const { db, pubsub } = this.#server.services;
    const place = this.#places['ABC'.indexOf(problem)];
    if (place === undefined) throw new Error(`There is no problem ${problem}`);
    const { id: contestId, startsAt, sealsAt } = this.contest;
    const submittedAt = new Date(startsAt.getTime() + atMinutes * minute);
    const participantId = await db.$transaction((tx) => takePart(tx, { contestId, userId: user.id, now: submittedAt }));
    const { id } = await buildSubmission(this.#server.services, {
      userId: user.id,
      problemId: place.problemId,
      contestId,
      contestProblemId: place.id,
      participantId,
      origin: 'CONTEST',
      submittedAt,
      status,
      isUnderSeal: sealsAt !== null && submittedAt >= sealsAt,
      ...more,
    });
    await db.$transaction((tx) => keepBoards(tx, pubsub, [id]));
    return id;
  }

  /** Gives a submission another verdict. */
  async judge(submissionId: number, status: number, more: Prisma.SubmissionUpdateInput = {}): Promise<void> {
    const { db, pubsub } = this.#server.services;
    await db.$transaction(async (tx) => {
      await tx.submission.update({ where: { id: submissionId }, data: { status, ...more } });
      await keepBoards(tx, pubsub, [submissionId]);
    });
  }

  /** What somebody is answered who asks for the board. */
  async ask(
    viewer: User | null,
    asking: BoardAsking = {},
  ): Promise<{ readonly __typename: string; readonly message?: string; readonly data?: SeenBoard }> {
    const { services } = this.#server;
    const { data, errors } = await this.#server.graphql(boardQuery, {
      variables: { contestId: this.contest.id, ...asking },
      ...(viewer ? { token: await tokenFor(services, viewer) } : {}),
    });
    if (errors !== undefined) throw new Error(errors[0]?.message);
    return data?.['contestBoard'] as Awaited<ReturnType<BoardScene['ask']>>;
  }

  /** The board as somebody sees it. */
  async board(viewer: User | null, asking: BoardAsking = {}): Promise<SeenBoard> {
    const { __typename, data } = await this.ask(viewer, asking);
    if (data === undefined) throw new Error(`The board was answered by ${__typename}`);
    return data;
  }

  /** Follows the board. */
  async follow(viewer: User | null, asking: BoardAsking = {}): Promise<AsyncIterableIterator<SeenChange>> {
    const results = await this.#subscribe<{ contestBoardChanged: SeenChange }>(viewer, changedSubscription, {
      ...asking,
    });
    return mapped(results, ({ contestBoardChanged }) => contestBoardChanged);
  }

  /** The viewer's own row while the scoreboard is frozen for them; null: the query was refused. */
  async ownRow(viewer: User | null): Promise<readonly SeenRow[] | null> {
    const { data } = await this.#server.graphql('query ($contestId: Int!) { ownBoardRow(contestId: $contestId) }', {
      variables: { contestId: this.contest.id },
      ...(viewer ? { token: await tokenFor(this.#server.services, viewer) } : {}),
    });
    return (data?.['ownBoardRow'] as readonly SeenRow[] | undefined) ?? null;
  }

  /** Changes of the same row. */
  async followOwnRow(viewer: User): Promise<AsyncIterableIterator<readonly SeenRow[]>> {
    const query = 'subscription ($contestId: Int!) { ownBoardRowChanged(contestId: $contestId) }';
    return mapped(
      await this.#subscribe<{ ownBoardRowChanged: readonly SeenRow[] }>(viewer, query, {}),
      ({ ownBoardRowChanged }) => ownBoardRowChanged,
    );
  }

  async #subscribe<Data extends object>(viewer: User | null, query: string, variables: Record<string, unknown>) {
    const client = createClient({
      url: `${this.#server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: {
        locale: 'en-US',
        ...(viewer === null ? {} : { Authorization: await tokenFor(this.#server.services, viewer) }),
      },
    });
    this.#sockets.push(client);
    return client.iterate<Data>({ query, variables: { contestId: this.contest.id, ...variables } });
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets.splice(0)) await socket.dispose();
  }
}

interface Result<Data> {
  readonly data?: Data | null | undefined;
  readonly errors?: readonly { readonly message: string }[] | undefined;
}

async function* mapped<Data extends object, Value>(
  results: AsyncIterable<Result<Data>>,
  valueOf: (data: Data) => Value,
) {
  for await (const { data, errors } of results) {
    if (!data) throw new Error(errors?.[0]?.message ?? 'no data');
    yield valueOf(data);
  }
}
