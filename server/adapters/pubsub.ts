import { setTimeout as sleep } from 'node:timers/promises';
import { Prisma, type PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { AsyncQueue } from '@verdict/schema/core/async-queue.ts';
import type { PubSub, SubscribeOptions } from '@verdict/schema/core/context.ts';
import { exponential, retry } from '@verdict/schema/core/retry.ts';
import { channel, readMessage, writeMessage, type Topic, type Topics } from '@verdict/schema/core/topics.ts';
import pg from 'pg';
import type { Logger } from 'pino';

/*
 * How this works: a message is `pg_notify(channel, json)`, inside the caller's transaction when there is one, so that
 * it is heard exactly when its cause is committed. Each process listens on one connection of its own and hands what it
 * hears to its subscribers. When that connection breaks it is made anew; what was said meanwhile is lost. Waiting
 * claims are woken then to look for themselves, and pages ask again now and then.
 */

/** Messages that wait for one subscriber. */
const maxItems = 1_000;
/** Pauses between attempts to listen again. */
const reconnectMs = { firstMs: 100, maxMs: 5_000 };

/** The messages between all processes of a site, and the way to stop hearing them. */
export interface NotifyPubSub extends PubSub {
  /** Resolves when this process hears; rejects when the database cannot be reached at the start. */
  start(): Promise<void>;
  /** Is the listening connection up? */
  isListening(): boolean;
  /** Ends all subscriptions and the connection. */
  close(): Promise<void>;
}

/** Messages through PostgreSQL's NOTIFY. */
export function createPubSub({
  db,
  databaseUrl,
  log,
}: {
  readonly db: PrismaClient;
  readonly databaseUrl: string;
  readonly log: Logger;
}): NotifyPubSub {
  const subscribers = new Map<Topic, Set<(message: never) => void>>();
  const queues = new Set<{ return(): unknown }>();
  let listening: pg.Client | null = null;
  const closing = new AbortController();

  function receive(payload: string | undefined): void {
    const envelope = readMessage(payload ?? '');
    if (envelope === null) log.warn({ channel }, 'invalid pubsub message');
    else deliver(envelope.topic, envelope.message);
  }

  function deliver<T extends Topic>(topic: T, message: Topics[T]): void {
    // Stored under the topics whose messages they take.
    for (const put of subscribers.get(topic) ?? []) put(message as never);
  }

  function subscribersOf(topic: Topic): Set<(message: never) => void> {
    const found = subscribers.get(topic) ?? new Set();
    subscribers.set(topic, found);
    return found;
  }

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      application_name: 'verdict-listen',
    });
    client.on('notification', ({ payload }) => receive(payload));
    client.on('error', (error) => log.warn({ err: error }, 'the listening connection broke'));
    client.once('end', () => {
      if (listening !== client) return;
      listening = null;
      // Rejects when the process closes.
      if (!closing.signal.aborted) listenAgain().catch(() => undefined);
    });
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    listening = client;
  }

  async function listenAgain(): Promise<void> {
    const { signal } = closing;
    await sleep(reconnectMs.firstMs, undefined, { signal, ref: false });
    await retry(listen, {
      pauseMs: exponential(reconnectMs),
      onRetry: (error) => log.warn({ err: error }, 'LISTEN reconnect failed'),
      signal,
    });
    deliver('judgeTask', {});
    log.info('listening again');
  }

  return {
    start: listen,
    isListening: () => listening !== null,
    async publish(topic, message, tx) {
      await (tx ?? db).$executeRaw`SELECT ${sending(topic, message)}`;
    },
    sending,
    async publishAll(topic, messages, tx) {
      const payloads = messages.map((message) => writeMessage(topic, message));
      await tx.$executeRaw`SELECT pg_notify(${channel}, payload) FROM unnest(${payloads}::text[]) AS payload`;
    },
    subscribe<T extends Topic>(topics: T | readonly T[], { filter, ...limits }: SubscribeOptions<T> = {}) {
      const put = (message: Topics[T]) => {
        if (filter?.(message) !== false) queue.put(message);
      };
      const all: readonly T[] = typeof topics === 'string' ? [topics] : topics;
      const queue = new AsyncQueue<Topics[T]>({
        maxItems,
        ...limits,
        onEnd: () => {
          queues.delete(queue);
          for (const topic of all) subscribers.get(topic)?.delete(put);
        },
      });
      queues.add(queue);
      for (const topic of all) subscribersOf(topic).add(put);
      if (closing.signal.aborted) void queue.return();
      return queue;
    },
    async close() {
      closing.abort();
      for (const queue of queues) void queue.return();
      await listening?.end();
    },
  };
}

function sending<T extends Topic>(topic: T, message: Topics[T] | Prisma.Sql): Prisma.Sql {
  const payload =
    message instanceof Prisma.Sql
      ? Prisma.sql`json_build_object('topic', ${topic}::text, 'message', ${message})::text`
      : writeMessage(topic, message);
  // As text: nothing can be read from a column of type void.
  return Prisma.sql`pg_notify(${channel}, ${payload})::text`;
}
