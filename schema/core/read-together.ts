import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import DataLoader from 'dataloader';
import type { Reads } from './ports/reads.ts';

/*
 * Request coalescing: callers that arrive while a read is in flight share the next one. A caller that arrives alone
 * does not wait. Nothing is cached: every result was read after it was asked for.
 */

/** Reads of one database in flight in this process. */
export function createReads(db: PrismaClient): Reads {
  const flights = new Map<string, Flight>();
  const states = new Map<(db: PrismaClient) => unknown, unknown>();
  return {
    once<Value>(key: string, read: () => Promise<Value>) {
      const flight = flights.get(key);
      if (flight === undefined) return take(flights, key, read);
      flight.read = read;
      flight.next ??= flight.over.then(() => take(flights, key, flight.read));
      // What stands under a key was put there by reads that are alike.
      return flight.next as Promise<Value>;
    },
    stateOf<State>(make: (own: PrismaClient) => State) {
      const state = states.get(make) ?? make(db);
      states.set(make, state);
      // What stands under a function was made by it.
      return state as State;
    },
  };
}

/** Most keys of one query. */
const mostKeys = 1_000;
/**
 * The next read begins after this even when the one before has not ended, in milliseconds: its connection may have
 * died.
 */
const patienceMs = 5_000;

/**
 * Makes a read of one row each out of one that reads many by one query.
 *
 * @param idOf keys with the same id are one.
 * @param read the values by these ids; what is not there is left out.
 */
export function readTogether<Key, Value>(
  idOf: (key: Key) => string,
  read: (db: PrismaClient, keys: readonly Key[]) => Promise<ReadonlyMap<string, Value>>,
): (reads: Reads, key: Key) => Promise<Value | undefined> {
  const makeLoader = (db: PrismaClient) => {
    const turns = new Turns();
    return new DataLoader<Key, Value | undefined>(
      async (keys) => {
        const { end } = turns;
        try {
          const distinct = new Map(keys.map((key) => [idOf(key), key]));
          const values = await read(db, [...distinct.values()]);
          return keys.map((key) => values.get(idOf(key)));
        } finally {
          end();
        }
      },
      { cache: false, maxBatchSize: mostKeys, batchScheduleFn: (begin) => turns.wait(begin) },
    );
  };
  return (reads, key) => reads.stateOf(makeLoader).load(key);
}

/** One at a time: the next begins when the one before has ended. */
class Turns {
  /** Ends the turn that has just begun. */
  end = () => {};
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  wait(begin: () => void): void {
    if (this.#isTaken) {
      this.#waiting.push(begin);
      return;
    }
    this.#isTaken = true;
    // Those who ask in the same step come along.
    setImmediate(() => this.#begin(begin));
  }

  #begin(begin: () => void): void {
    this.end = onceWithin(patienceMs, () => {
      const next = this.#waiting.shift();
      if (next === undefined) this.#isTaken = false;
      else this.#begin(next);
    });
    begin();
  }
}

/** Makes a call that is made once: when it is asked for, or by itself after so many milliseconds. */
function onceWithin(ms: number, call: () => void): () => void {
  let isMade = false;
  const make = () => {
    clearTimeout(timer);
    if (isMade) return;
    isMade = true;
    call();
  };
  const timer = setTimeout(make, ms);
  return make;
}

interface Flight {
  /** When the next may begin. */
  readonly over: Promise<void>;
  /** What all who came since wait for. */
  next: Promise<unknown> | null;
  /** As the last of them asks for it. */
  read: () => Promise<unknown>;
}

function take<Value>(flights: Map<string, Flight>, key: string, read: () => Promise<Value>): Promise<Value> {
  const running = (async () => read())();
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const flight: Flight = { over, next: null, read };
  flights.set(key, flight);
  const end = onceWithin(patienceMs, () => {
    if (flight.next === null) flights.delete(key);
    resolve();
  });
  running.then(end, end);
  return running;
}
