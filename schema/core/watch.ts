import { isDeepStrictEqual } from 'node:util';
import type { AsyncQueue } from './async-queue.ts';
import type { PubSub, SubscribeOptions } from './context.ts';
import { DomainError } from './errors.ts';
import type { Topic, Topics } from './topics.ts';

const defaultIdleMs = 30_000;

/** What a watch needs of a context. */
interface WatchContext {
  readonly pubsub: PubSub;
  readonly signal: AbortSignal;
}

/** A state that is followed, such as a row or the first page of a list. */
export interface Watch<C, T extends Topic, State> {
  /** Messages are hints: they cause a read, nothing of them is sent. */
  readonly topic: T | readonly T[];
  readonly filter?: SubscribeOptions<T>['filter'];
  /** Time until the next read without a message, since messages may be lost; 30 s by default. */
  readonly idleMs?: number | ((state: State) => number);
  /** Minimum time between two reads; by default none. */
  readonly restMs?: number;
  /** Messages that end the rest; by default none. */
  readonly isUrgent?: (message: Topics[T]) => boolean;
  /**
   * Reads the state by the rules of its query, with permissions as of now. Null or, after the first read, a DomainError
   * ends the watch: the viewer may no longer see it.
   */
  readonly read: (context: C & { readonly now: Date }) => Promise<State | null>;
  /** Are two states the same to viewers? By default deep equality. `hasMessage`: a message caused the last read. */
  readonly isSame?: (last: State, next: State, hasMessage: boolean) => boolean;
  /** Nothing can change any more. */
  readonly isOver?: (state: State) => boolean;
}

/**
 * A state as it is now, then whenever it differs. Reads once before it returns: only a failure before the stream begins
 * reaches the client.
 *
 * @throws what the first `read` throws.
 */
export async function watch<C extends WatchContext, T extends Topic, State>(
  context: C,
  options: Watch<C, T, State>,
): Promise<AsyncGenerator<State, void>> {
  const states = statesOf(context, options);
  const first = await states.next();
  return first.done === true ? states : startingWith(first.value, states);
}

async function* startingWith<State>(first: State, rest: AsyncGenerator<State, void>): AsyncGenerator<State, void> {
  yield first;
  yield* rest;
}

async function* statesOf<C extends WatchContext, T extends Topic, State>(
  context: C,
  options: Watch<C, T, State>,
): AsyncGenerator<State, void> {
  const { topic, filter, isUrgent, read, isSame = isDeepStrictEqual, isOver } = options;
  const { pubsub, signal } = context;
  // Subscribes before the first read so that no message is lost. Messages during a read share the next one.
  await using messages = pubsub.subscribe(topic, {
    signal,
    ...(filter === undefined ? {} : { filter }),
    ...(isUrgent === undefined ? { maxItems: 1 } : {}),
  });
  let last: State | null = null;
  let hasMessage = false;
  while (!signal.aborted) {
    const reading = read({ ...context, now: new Date() });
    const state: State | null = await (last === null ? reading : reading.catch(nullIfRefused));
    if (state === null) return;
    if (last === null || !isSame(last, state, hasMessage)) yield state;
    if (isOver?.(state) === true) return;
    last = state;
    hasMessage = await isWokenUp(messages, state, options);
  }
}

/** Waits until the next read. @returns true when a message caused it. */
async function isWokenUp<C, T extends Topic, State>(
  messages: AsyncQueue<Topics[T]>,
  state: State,
  { idleMs = defaultIdleMs, restMs = 0, isUrgent }: Watch<C, T, State>,
): Promise<boolean> {
  const readAt = performance.now();
  let until = readAt + (typeof idleMs === 'number' ? idleMs : idleMs(state));
  for (let hasMessage = false; ; hasMessage = true) {
    const message = await messages.poll(until - performance.now());
    if (message === null) return hasMessage;
    if (restMs === 0 || isUrgent?.(message) === true) return true;
    until = readAt + restMs;
  }
}

function nullIfRefused(error: unknown): null {
  if (error instanceof DomainError) return null;
  throw error;
}
