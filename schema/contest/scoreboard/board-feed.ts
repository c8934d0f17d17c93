import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../core/context.ts';
import type { BoardView } from './board/board-rows.ts';
import type { BoardRow } from './boards.ts';
import type { ContestMemory } from './contest-memory.ts';
import { EventQueue } from './event-queue.ts';
import { keyOf, type ViewChanges } from './view-memory.ts';

/*
 * How boards are pushed
 *
 * One feed a contest and process, while anybody follows. It hears which participants' rows were written, reads just
 * those, derives what each followed view shows of them, and hands the same event to all who follow that view: a verdict
 * costs one query and one derivation a view, however many look on. The first change is told at once; those that come
 * while the feed rests are told together. What was said while the process was deaf is caught up by looking at
 * everything now and then.
 */

/** What a follower of a view is told. RELOAD: ask for the board anew. */
export type BoardEvent =
  | { readonly kind: 'RELOAD' }
  | (Pick<ViewChanges, 'firstSeconds'> & {
      readonly kind: 'CHANGES';
      readonly rows: readonly BoardRow[];
      /** Of the view with these changes in it. */
      readonly digest: number;
    });

/** Least time between two events, in milliseconds: a few a second, less often where very many are told. */
const restMs = { least: 250, perFollower: 0.75 };
/** What an answer takes of a processor, with some to spare: the request, and each row of the board in it. */
const spread = { leastMs: 500, requestMs: 5, rowMs: 0.002, mostMs: 30_000 };
/** Everything is looked at this often without a message that says so, in milliseconds. */
const idleMs = 10_000;
/** Events that may wait for somebody who reads slowly. */
const mostWaiting = 20;

interface Follower {
  readonly view: BoardView;
  readonly queue: EventQueue<BoardEvent>;
}

/** Tells those who follow one contest's board. */
export class BoardFeed {
  readonly #services: Pick<Services, 'pubsub' | 'log'>;
  readonly #memory: ContestMemory;
  readonly #contestId: number;
  readonly #followers = new Set<Follower>();
  readonly #heard = new Set<number>();
  #isAllHeard = false;
  #lookedAt = performance.now();
  #wake: (() => void) | null = null;
  #listening: AbortController | null = null;

  constructor(services: Pick<Services, 'pubsub' | 'log'>, contestId: number, memory: ContestMemory) {
    this.#services = services;
    this.#contestId = contestId;
    this.#memory = memory;
  }

  get isFollowed(): boolean {
    return this.#followers.size > 0;
  }

  /** Time within which all who follow can be answered with the whole board, in milliseconds. */
  get spreadMs(): number {
    return Math.min(
      spread.mostMs,
      spread.leastMs + this.#followers.size * (spread.requestMs + this.#memory.rowCount * spread.rowMs),
    );
  }

  /** Events of a view from now on, until the signal aborts or `stop` is called. */
  follow(view: BoardView, signal: AbortSignal): { readonly events: EventQueue<BoardEvent>; readonly stop: () => void } {
    const follower: Follower = {
      view,
      queue: new EventQueue<BoardEvent>({ most: mostWaiting, overflow: { kind: 'RELOAD' } }),
    };
    const stop = () => {
      this.#followers.delete(follower);
      follower.queue.end();
      signal.removeEventListener('abort', stop);
      if (this.#followers.size === 0) this.#listening?.abort();
    };
    signal.addEventListener('abort', stop);
    this.#followers.add(follower);
    if (signal.aborted) stop();
    else if (this.#listening === null || this.#listening.signal.aborted) this.#listen();
    return { events: follower.queue, stop };
  }

  #listen(): void {
    const listening = new AbortController();
    this.#listening = listening;
    // What turned while nobody followed is no news to those who begin now.
    this.#memory.takeTurn();
    const { signal } = listening;
    const { pubsub, log } = this.#services;
    const hear = async <T>(messages: AsyncIterable<T>, take: (message: T) => void) => {
      for await (const message of messages) {
        take(message);
        this.#wake?.();
      }
    };
    const mine = ({ contestId }: { readonly contestId: number }) => contestId === this.#contestId;
    void hear(pubsub.subscribe('board', { filter: mine, signal }), ({ participantId }) =>
      this.#heard.add(participantId),
    );
    void hear(pubsub.subscribe('contest', { filter: mine, signal }), () => {
      this.#isAllHeard = true;
    });
    signal.addEventListener('abort', () => this.#wake?.());
    this.#run(signal).catch((error: unknown) =>
      log.error({ err: error, contestId: this.#contestId }, 'a board is no longer pushed'),
    );
  }

  async #run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      // Also where messages never cease: one may have been lost among them.
      if (!(await this.#hears(signal)) || performance.now() - this.#lookedAt > idleMs) this.#isAllHeard = true;
      if (signal.aborted) return;
      await this.#tell();
      await sleep(restMs.least + this.#followers.size * restMs.perFollower, undefined, { signal, ref: false }).catch(
        () => {},
      );
    }
  }

  /** Waits for a message. @returns false when none came for a while. */
  async #hears(signal: AbortSignal): Promise<boolean> {
    if (!signal.aborted && this.#heard.size === 0 && !this.#isAllHeard) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, idleMs);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#wake = null;
    }
    return this.#heard.size > 0 || this.#isAllHeard;
  }

  async #tell(): Promise<void> {
    const [ids, isAll] = [[...this.#heard], this.#isAllHeard];
    this.#heard.clear();
    this.#isAllHeard = false;
    if (isAll) this.#lookedAt = performance.now();
    try {
      await (isAll ? this.#memory.refresh() : this.#memory.refreshRows(ids));
    } catch (error) {
      // The next look finds what this one would have.
      this.#services.log.warn({ err: error, contestId: this.#contestId }, 'a board could not be read');
      this.#isAllHeard = true;
      return;
    }
    const isReload = this.#memory.takeTurn();
    for (const followers of Map.groupBy(this.#followers, ({ view }) => keyOf(view)).values()) {
      const event = isReload ? this.#reloadOf(followers) : this.#eventOf(followers);
      if (event !== null) for (const { queue } of followers) queue.put(event);
    }
  }

  /** From here on changes of this view are those after what is there now, which all are to ask for. */
  #reloadOf([follower]: readonly Follower[]): BoardEvent {
    if (follower !== undefined) this.#memory.view(follower.view);
    return { kind: 'RELOAD' };
  }

  /** Null: those who follow this view see no difference. */
  #eventOf([follower]: readonly Follower[]): BoardEvent | null {
    const view = follower && this.#memory.view(follower.view);
    if (!view) return null;
    const { rows, firstSeconds } = view.takeChanges();
    if (rows.length === 0) return null;
    const { people } = this.#memory;
    const told = rows.flatMap((row) => {
      const person = people.get(row.participantId);
      return person === undefined ? [] : [{ row, wire: row.wire, person }];
    });
    return { kind: 'CHANGES', rows: told, firstSeconds, digest: view.digest };
  }
}
