import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { requireOpen } from '../../core/settings/maintenance.service.ts';
import { atThisMoment } from '../../core/this-moment.ts';
import { collectionTypes, type ClicsObject, type EventType } from './clics-object.ts';
import { contestObject, stateObject } from './contest-object.ts';
import { FeedState, type FeedEvent, type ListType } from './feed-state.ts';
import { writeToken, type FeedToken } from './feed-token.ts';
import { collectionsAt, lookAt, type Look } from './look.service.ts';
import { readCollection, readSources } from './sources.service.ts';

/*
 * How the event feed works
 *
 * Each reader has a state of what it was told (feed-state.ts). When something of the contest changed, the feed looks at
 * the contest again by the rules of all other calls, through memories that all readers share, and sends what differs.
 * Nothing is queued for anybody: a reader that is slow is looked for less often and is told then what has become of it
 * all. So no change is lost, each is told once it is stored, and the seal is that of the collections themselves.
 */

/** A look without a message, in milliseconds: what was said while this process was deaf, and names that changed. */
const idleMs = 30_000;
/** A line of the feed without an event comes at the latest after this, in milliseconds; the Contest API says 120 s. */
const silenceMs = 60_000;
/** Lines are sent together up to about this many characters. */
const chunkLength = 64_000;

/** How the feed is asked for. */
export interface FeedWish {
  /** What the reader knows already. */
  readonly since: FeedToken | null;
  /** Kinds of events; null: all. */
  readonly types: ReadonlySet<EventType> | null;
  /** False: ends with what there is now. */
  readonly isLive: boolean;
}

/**
 * Events of a contest as lines of JSON, as its viewer sees it: all there is, then what changes. The last event of each
 * look has a token. Ends when the viewer may see it no longer, or other parts of it than at the beginning, and when a
 * maintenance closes the site.
 */
export async function* eventFeed(
  context: Context,
  contestId: number,
  { since, types, isLive }: FeedWish,
): AsyncGenerator<string, void> {
  const { signal, pace, pubsub } = context;
  await using wakeUps = pubsub.subscribe(['board', 'contest', 'clarification'], {
    signal,
    filter: (message) => message.contestId === contestId,
    maxItems: 1,
  });
  let depth: Look['depth'] | null = null;
  let state: FeedState | null = null;
  let saidAt = performance.now();
  while (!signal.aborted) {
    const moment = atThisMoment(context);
    const look = await lookAgain(moment, contestId);
    if (look === null || (depth !== null && depth !== look.depth)) return;
    ({ depth } = look);
    const told = typesAt(look, types);
    state ??= new FeedState(contestId, told, since);
    for await (const chunk of linesOf(changes(moment, look, state, told), state)) {
      saidAt = performance.now();
      yield chunk;
    }
    if (!isLive) return;
    await sleep(pace.eventFeedMs, undefined, { signal }).catch(() => undefined);
    await wakeUps.poll(Math.min(idleMs, untilTurn(look)));
    if (performance.now() - saidAt >= silenceMs - idleMs) {
      saidAt = performance.now();
      yield '\n';
    }
  }
}

/** Kinds of events somebody is told of. */
function typesAt({ depth }: Look, wanted: ReadonlySet<EventType> | null): ReadonlySet<EventType> {
  const all: readonly EventType[] = ['contest', 'state', ...collectionsAt[depth]];
  return new Set(all.filter((type) => wanted === null || wanted.has(type)));
}

/**
 * What differs from what was told. New objects come after those they refer to, and what is gone goes after those that
 * referred to it.
 */
async function* changes(
  context: Context,
  look: Look,
  state: FeedState,
  types: ReadonlySet<EventType>,
): AsyncGenerator<FeedEvent> {
  const sources = await readSources(context, look);
  if (types.has('contest')) yield* state.single('contest', contestObject(look.contest));
  const told = stateObject(look, sources.submissions.values());
  // Whoever reads that no more will come may stop there.
  const isEnd = told.end_of_updates !== null;
  if (types.has('state') && !isEnd) yield* state.single('state', told);
  const lists: [ListType, readonly ClicsObject[]][] = [];
  let areSubmissionsTold = false;
  for (const type of collectionTypes) {
    if (!types.has(type)) continue;
    if (type === 'submissions' || type === 'judgements') {
      if (!areSubmissionsTold) yield* state.submissions(sources.submissions, look);
      areSubmissionsTold = true;
      continue;
    }
    const objects = await readCollection(context, sources, type);
    lists.push([type, objects]);
    yield* state.list(type, objects);
  }
  for (const [type, objects] of lists.toReversed()) yield* state.gone(type, objects);
  if (types.has('state') && isEnd) yield* state.single('state', told);
}

/** Lines in chunks; the last line of all has the token of what is known after it. */
async function* linesOf(events: AsyncIterable<FeedEvent>, state: FeedState): AsyncGenerator<string> {
  let chunk = '';
  let last: FeedEvent | null = null;
  for await (const event of events) {
    if (last !== null) chunk += `${JSON.stringify(last)}\n`;
    last = event;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  if (last !== null) yield `${chunk}${JSON.stringify({ ...last, token: writeToken(state.token()) })}\n`;
}

/** Null: the viewer may see the contest no longer, or the site is closed. */
async function lookAgain(context: Context, contestId: number): Promise<Look | null> {
  try {
    await requireOpen(context, { isWriting: false });
    return await lookAt(context, contestId);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/**
 * Milliseconds to the next moment that changes what is told. Timers may fire a moment early, and the moment belongs to
 * what comes after it.
 */
function untilTurn({ contest: { startsAt, sealsAt, endsAt, unsealedAt }, now }: Look): number {
  const waits = [startsAt, sealsAt, endsAt, unsealedAt].flatMap((moment) =>
    moment === null || moment <= now ? [] : [moment.getTime() - Date.now() + 5],
  );
  return Math.max(1, Math.min(idleMs, ...waits));
}
