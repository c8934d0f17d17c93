import { setTimeout as sleep } from 'node:timers/promises';
import type { AsyncQueue } from '../../core/async-queue.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { atThisMoment } from '../../core/this-moment.ts';
import type { Topic, Topics } from '../../core/topics.ts';

/**
 * A look without a message, in milliseconds: what was said while this process was deaf, and what time alone changes.
 */
const idleMs = 30_000;

/** A list of a contest that is followed. */
interface WatchedList<T extends Topic, List> {
  readonly topic: T;
  /** Does a message tell of a change of this list? */
  readonly filter: (message: Topics[T]) => boolean;
  /** Reads the list by the rules of its query, which decide anew each time. */
  readonly read: (context: Context) => Promise<List>;
  /** It is read at most this often, in milliseconds. */
  readonly restMs?: number;
}

/**
 * A list of a contest as it is now, then after each change; ends when the viewer may not read it any more. The ear is
 * open before the first read, so nothing falls between the two.
 *
 * @throws what `read` throws at the start: only what fails before the stream begins is told to the client.
 */
export async function watchList<T extends Topic, List>(
  context: Context,
  list: WatchedList<T, List>,
): Promise<AsyncGenerator<List, void>> {
  const { signal, pubsub } = context;
  const wakeUps = pubsub.subscribe(list.topic, { signal, filter: list.filter });
  try {
    const first = await list.read(context);
    return follow(context, { list, wakeUps, first });
  } catch (error) {
    await wakeUps[Symbol.asyncDispose]();
    throw error;
  }
}

async function* follow<T extends Topic, List>(
  context: Context,
  {
    list,
    wakeUps,
    first,
  }: { readonly list: WatchedList<T, List>; readonly wakeUps: AsyncQueue<Topics[T]>; readonly first: List },
): AsyncGenerator<List, void> {
  await using _ = wakeUps;
  const { signal } = context;
  yield first;
  let last = JSON.stringify(first);
  while (!signal.aborted) {
    await wakeUps.poll(idleMs);
    if (signal.aborted) return;
    const now = await readAgain(context, list);
    if (now === null) return;
    const shown = JSON.stringify(now);
    if (shown !== last) yield now;
    last = shown;
    if (list.restMs !== undefined) await sleep(list.restMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Null: what the viewer was let in for is over. */
async function readAgain<T extends Topic, List>(
  context: Context,
  { read }: WatchedList<T, List>,
): Promise<List | null> {
  try {
    return await read(atThisMoment(context));
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
