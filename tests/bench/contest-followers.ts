import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { parentPort } from 'node:worker_threads';
import type { BoardRow } from '@verdict/client/src/features/contest/scoreboard/board-model.ts';
import { boardDigest } from '@verdict/schema/contest/scoreboard/board/wire.ts';
import { BoardFollower } from './board-follower.ts';
import { GraphqlCaller } from './graphql-caller.ts';

/*
 * The pages that follow the board, in a thread of their own: what they have to do delays neither those who submit nor
 * the judge, and their delays are their own.
 */

/** What the thread is told. Moments are of `Date.now()`, with fractions. */
export type FollowersOrder =
  | {
      readonly kind: 'start';
      readonly url: string;
      readonly contestId: number;
      readonly pages: readonly FollowedPage[];
      readonly overMs: number;
    }
  /** The judge is about to report that somebody has solved a problem. */
  | { readonly kind: 'accepted'; readonly userId: string; readonly column: number; readonly at: number }
  /** Compare with the board as it is, by view, once that has been told. */
  | {
      readonly kind: 'compare';
      readonly rows: Readonly<Record<FollowedView, readonly ExpectedRow[]>>;
      readonly patienceMs: number;
    }
  | { readonly kind: 'stop' };

export type FollowedView = 'everybody' | 'jury';

/** One page. */
export interface FollowedPage {
  readonly view: FollowedView;
  /** The board outside the contest. */
  readonly isOutside: boolean;
  readonly token: string | null;
}

/** A row as it has to be. */
export type ExpectedRow = Pick<BoardRow, 'participantId' | 'userId' | 'isStar' | 'cells' | 'points' | 'time'>;

/** What the thread answers. */
export type FollowersAnswer =
  | { readonly kind: 'started' }
  | {
      readonly kind: 'compared';
      /** Pages whose board is not the one it has to be. */
      readonly wrongPages: number;
      /** Changes that did not add up to what the server told. */
      readonly losses: number;
      readonly reloads: number;
      readonly changes: number;
      readonly failures: readonly string[];
      /** From the report of an accepted program to the row at each page, in milliseconds. */
      readonly delays: Float64Array;
    };

const port = parentPort;
if (port === null) throw new Error('This runs as a thread of the benchmark.');

/** One page in so many keeps its board by the client's own code. */
const wholeEach = 10;

const acceptedAt = new Map<string, number>();
let delays: number[] = [];
const followers: { readonly view: FollowedView; readonly follower: BoardFollower }[] = [];

async function start({ url, contestId, pages, overMs }: Extract<FollowersOrder, { kind: 'start' }>): Promise<void> {
  const onSolved = ({ userId }: BoardRow, column: number) => {
    const at = acceptedAt.get(`${userId} ${column}`);
    if (at !== undefined) delays.push(performance.timeOrigin + performance.now() - at);
  };
  await Promise.all(
    pages.map(async ({ view, isOutside, token }, index) => {
      await sleep((overMs * index) / pages.length);
      const follower = new BoardFollower({
        caller: new GraphqlCaller(url, token ?? undefined),
        contestId,
        isOutside,
        isPlain: index % wholeEach !== 0,
        onSolved,
      });
      followers.push({ view, follower });
      await follower.start();
    }),
  );
}

async function compare({ rows, patienceMs }: Extract<FollowersOrder, { kind: 'compare' }>): Promise<FollowersAnswer> {
  const versions = { everybody: boardDigest(rows.everybody), jury: boardDigest(rows.jury) };
  const isBehind = () => followers.some(({ view, follower }) => follower.board?.version !== versions[view]);
  for (const endsAt = performance.now() + patienceMs; isBehind() && performance.now() < endsAt;) await sleep(100);
  const wrongPages = followers.filter(({ view, follower }) => !isEqual(follower, rows[view])).length;
  const sum = (count: (follower: BoardFollower) => number) =>
    followers.reduce((total, { follower }) => total + count(follower), 0);
  const told = Float64Array.from(delays);
  delays = [];
  return {
    kind: 'compared',
    wrongPages,
    delays: told,
    losses: sum(({ losses }) => losses),
    reloads: sum(({ reloads }) => reloads),
    changes: sum(({ changes }) => changes),
    failures: followers.flatMap(({ follower: { failure } }) => (failure === null ? [] : [describe(failure)])),
  };
}

function describe(failure: unknown): string {
  return failure instanceof Error ? failure.message : `the subscription ended: ${JSON.stringify(failure)}`;
}

/** Rows that pages share are compared once. */
const right = new WeakMap<BoardRow, ExpectedRow>();

function isEqual({ board }: BoardFollower, expected: readonly ExpectedRow[]): boolean {
  if (board === null || board.rows.size !== expected.length) return false;
  return expected.every((row) => {
    const own = board.rows.get(row.participantId);
    if (own === undefined) return false;
    if (right.get(own) === row) return true;
    const { participantId, userId, isStar, cells, points, time } = own;
    const isRight = isDeepStrictEqual({ participantId, userId, isStar, cells, points, time }, row);
    if (isRight) right.set(own, row);
    return isRight;
  });
}

port.on('message', (order: FollowersOrder) => {
  const answer = (told: FollowersAnswer) => port.postMessage(told);
  switch (order.kind) {
    case 'start':
      return void start(order).then(() => answer({ kind: 'started' }));
    case 'accepted':
      return void acceptedAt.set(`${order.userId} ${order.column}`, order.at);
    case 'compare':
      return void compare(order).then(answer);
    case 'stop':
      return void Promise.all(followers.map(({ follower }) => follower.stop())).then(() => port.close());
  }
});
