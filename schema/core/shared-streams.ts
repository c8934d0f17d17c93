import { createHash } from 'node:crypto';
import { AsyncQueue } from './async-queue.ts';
import type { Context, Viewer } from './context.ts';

/*
 * How subscriptions are shared
 *
 * One source per process serves all followers of the same key and viewer, or of the same key where nothing depends on
 * the viewer. It runs while it has followers, with the same loop and queries for one of them or thousands. A follower
 * who joins later first gets the latest event of each kind.
 *
 * A slow follower does not hold up the source: above `maxWaiting` events only the latest of each kind are kept for it.
 */

/** Who may share a source. EVERYONE: it is opened for nobody in particular, so that it cannot depend on a viewer. */
export type Audience = 'VIEWER' | 'EVERYONE';

/** What is followed. */
export interface SharedStream<Event> {
  /** Names the source and all it depends on beside the viewer and the language. */
  readonly key: string;
  readonly audience: Audience;
  /** Events of one kind replace each other, such as the states of one row; by default all are of one kind. */
  readonly kindOf?: ((event: Event) => string) | undefined;
  /** Begins the source; its context ends with the last follower. */
  readonly open: (context: Context) => AsyncIterable<Event> | Promise<AsyncIterable<Event>>;
}

/** Port: sources that followers in this process share. */
export interface SharedStreams {
  /** Events from now on, until the context's signal aborts or the iterator is returned. @throws what `open` throws. */
  follow<Event>(context: Context, stream: SharedStream<Event>): Promise<AsyncIterableIterator<Event>>;
  /** Sources that run. */
  readonly size: number;
}

declare module './context.ts' {
  interface Services {
    readonly streams: SharedStreams;
  }
}

/** Events that wait for one follower before only the latest of each kind are kept. */
const maxWaiting = 100;
/** Longer keys are kept as their hash. */
const maxKeyLength = 300;
const nobody: Viewer = { kind: 'anonymous' };

/** Sources of one server. */
export function createSharedStreams(): SharedStreams {
  const sources = new Map<string, Source>();
  return {
    get size() {
      return sources.size;
    },
    async follow<Event>(context: Context, stream: SharedStream<Event>) {
      const key = keyOf(context, stream);
      const source =
        sources.get(key) ??
        new Source(context, stream as SharedStream<unknown>, () => {
          if (sources.get(key) === source) sources.delete(key);
        });
      sources.set(key, source);
      const follower = source.join(context.signal);
      await source.begun;
      // What stands under a key was opened for streams that are alike.
      return follower as AsyncIterableIterator<Event>;
    },
  };
}

function keyOf({ viewer, locale }: Context, { key, audience }: Pick<SharedStream<never>, 'key' | 'audience'>): string {
  const full = `${audience === 'EVERYONE' ? '' : viewerKey(viewer)} ${locale} ${key}`;
  return full.length <= maxKeyLength ? full : createHash('sha256').update(full).digest('hex');
}

/** All that rules look at: another role or token sees other rows. */
function viewerKey(viewer: Viewer): string {
  if (viewer.kind === 'user') {
    const levels = [...viewer.groupLevels].toSorted(([one], [other]) => one - other);
    const rights = [...viewer.groupRights].toSorted(([one], [other]) => one - other);
    const { userId, role, siteRights, apiScopes, sessionId, view } = viewer;
    return JSON.stringify([userId, role, siteRights, levels, rights, apiScopes, sessionId === null, view?.kind]);
  }
  return viewer.kind === 'judge' ? `judge ${viewer.nodeId}` : 'anonymous';
}

class Source {
  /** Rejects with what kept the source from beginning. */
  readonly begun: Promise<void>;
  readonly #followers = new Set<AsyncQueue<unknown>>();
  readonly #latest = new Map<string, unknown>();
  readonly #kindOf: (event: unknown) => string;
  readonly #stopping = new AbortController();
  readonly #onEnd: () => void;

  constructor(context: Context, { audience, kindOf = () => '', open }: SharedStream<unknown>, onEnd: () => void) {
    this.#kindOf = kindOf;
    this.#onEnd = onEnd;
    const viewer = audience === 'EVERYONE' ? nobody : context.viewer;
    const own = { ...context, viewer, signal: this.#stopping.signal };
    this.begun = this.#begin(() => open(own));
  }

  /** @param signal of the one who follows. */
  join(signal: AbortSignal): AsyncQueue<unknown> {
    const follower = new AsyncQueue<unknown>({
      maxItems: maxWaiting,
      onOverflow: (events) => [...new Map(events.map((event) => [this.#kindOf(event), event])).values()],
      signal,
      onEnd: () => this.#leave(follower),
    });
    this.#followers.add(follower);
    for (const event of this.#latest.values()) follower.put(event);
    return follower;
  }

  async #begin(open: () => AsyncIterable<unknown> | Promise<AsyncIterable<unknown>>): Promise<void> {
    try {
      const events = (await open())[Symbol.asyncIterator]();
      // `run` ends all followers itself, whatever happens.
      void this.#run(events);
    } catch (error) {
      this.#end(null);
      throw error;
    }
  }

  async #run(events: AsyncIterator<unknown>): Promise<void> {
    const stop = () => void events.return?.().catch(() => undefined);
    this.#stopping.signal.addEventListener('abort', stop, { once: true });
    try {
      for (let next = await events.next(); next.done !== true; next = await events.next()) this.#tell(next.value);
      this.#end(null);
    } catch (error) {
      this.#end({ error });
    }
  }

  #tell(event: unknown): void {
    const kind = this.#kindOf(event);
    // Last told comes last for those who join, too.
    this.#latest.delete(kind);
    this.#latest.set(kind, event);
    for (const follower of this.#followers) follower.put(event);
  }

  #end(failure: { readonly error: unknown } | null): void {
    this.#onEnd();
    for (const follower of this.#followers) follower.end(failure);
    this.#followers.clear();
    this.#stopping.abort();
  }

  #leave(follower: AsyncQueue<unknown>): void {
    if (!this.#followers.delete(follower) || this.#followers.size > 0) return;
    this.#onEnd();
    this.#stopping.abort();
  }
}
