import { setTimeout as sleep } from 'node:timers/promises';
import { AsyncQueue } from '../../core/async-queue.ts';
import type { Services } from '../../core/context.ts';
import type { BoardRow } from './board-row.ts';
import type { BoardView } from './board/board-rows.ts';
import type { ContestMemory } from './contest-memory.ts';
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
  readonly queue: AsyncQueue<BoardEvent>;
}

/** The board of a feed. */
interface FollowedBoard {
  readonly contestId: number;
  readonly memory: ContestMemory;
  /** Called when the last follower has left. */
  readonly onIdle: () => void;
}

/** Tells those who follow one contest's board. */
export class BoardFeed {
  readonly #services: Pick<Services, 'pubsub' | 'log'>;
  readonly #memory: ContestMemory;
  readonly #contestId: number;
  readonly #onIdle: () => void;
  readonly #followers = new Set<Follower>();
  readonly #heard = new Set<number>();
  #isAllHeard = false;
  #lookedAt = performance.now();
  #listening: AbortController | null = null;

  constructor(services: Pick<Services, 'pubsub' | 'log'>, { contestId, memory, onIdle }: FollowedBoard) {
    this.#services = services;
    this.#contestId = contestId;
    this.#memory = memory;
    this.#onIdle = onIdle;
  }

  /** Time within which all who follow can be answered with the whole board, in milliseconds. */
  get spreadMs(): number {
    return Math.min(
      spread.mostMs,
      spread.leastMs + this.#followers.size * (spread.requestMs + this.#memory.rowCount * spread.rowMs),
    );
  }

  /** Events of a view from now on, until the queue is returned or the signal aborts. */
  follow(view: BoardView, signal: AbortSignal): AsyncQueue<BoardEvent> {
    const queue = new AsyncQueue<BoardEvent>({
      maxItems: mostWaiting,
      onOverflow: () => [{ kind: 'RELOAD' }],
      signal,
      onEnd: () => {
        this.#followers.delete(follower);
        if (this.#followers.size > 0) return;
        this.#listening?.abort();
        this.#onIdle();
      },
    });
    const follower: Follower = { view, queue };
    this.#followers.add(follower);
    if (!signal.aborted && this.#listening?.signal.aborted !== false) this.#listen();
    return queue;
  }

  #listen(): void {
    const listening = new AbortController();
    this.#listening = listening;
    // What turned while nobody followed is no news to those who begin now.
    this.#memory.takeTurn();
    const { signal } = listening;
    const wakeUps = new AsyncQueue<true>({ maxItems: 1, signal });
    void this.#hear(wakeUps, signal);
    this.#run(wakeUps, signal).catch((error: unknown) =>
      this.#services.log.error({ err: error, contestId: this.#contestId }, 'a board is no longer pushed'),
    );
  }

  async #hear(wakeUps: AsyncQueue<true>, signal: AbortSignal): Promise<void> {
    for await (const message of this.#services.pubsub.subscribe(['board', 'contest'], {
      filter: ({ contestId }) => contestId === this.#contestId,
      signal,
    })) {
      if ('participantId' in message) this.#heard.add(message.participantId);
      else this.#isAllHeard = true;
      wakeUps.put(true);
    }
  }

  async #run(wakeUps: AsyncQueue<true>, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      // Also where messages never cease: one may have been lost among them.
      if (!(await this.#hasHeard(wakeUps)) || performance.now() - this.#lookedAt > idleMs) this.#isAllHeard = true;
      if (signal.aborted) return;
      await this.#tell();
      await sleep(restMs.least + this.#followers.size * restMs.perFollower, undefined, { signal, ref: false }).catch(
        () => {},
      );
    }
  }

  /** Waits for a message. @returns false when none came for a while. */
  async #hasHeard(wakeUps: AsyncQueue<true>): Promise<boolean> {
    const until = performance.now() + idleMs;
    // A wake-up may be of a message that was handled with the one before.
    while (this.#heard.size === 0 && !this.#isAllHeard) {
      if ((await wakeUps.poll(until - performance.now())) === null) return false;
    }
    return true;
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
