import { setTimeout as sleep } from 'node:timers/promises';
import { Prisma, type PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { AsyncQueue } from '@verdict/schema/core/async-queue.ts';
import type { PubSub, SubscribeOptions } from '@verdict/schema/core/context.ts';
import { siteParts } from '@verdict/schema/core/shared-cache.ts';
import type { Topic, Topics } from '@verdict/schema/core/topics.ts';
import pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';

/*
 * How this works: a message is `pg_notify(channel, json)`, inside the caller's transaction when there is one, so that
 * it is heard exactly when its cause is committed. Each process listens on one connection of its own and hands what it
 * hears to its subscribers. When that connection breaks it is made anew; what was said meanwhile is lost. Waiting
 * claims are woken then to look for themselves, and pages ask again now and then.
 */

const channel = 'verdict';

const messageSchema = z.discriminatedUnion('topic', [
  z.object({ topic: z.literal('judgeTask'), message: z.record(z.string(), z.never()) }),
  z.object({
    topic: z.literal('submission'),
    message: z.object({ submissionId: z.int(), status: z.int(), casesDone: z.int(), casesTotal: z.int() }),
  }),
  z.object({ topic: z.literal('board'), message: z.object({ contestId: z.int(), participantId: z.int() }) }),
  z.object({ topic: z.literal('contest'), message: z.object({ contestId: z.int() }) }),
  z.object({ topic: z.literal('participants'), message: z.object({ contestId: z.int() }) }),
  z.object({
    topic: z.literal('clarification'),
    message: z.object({ contestId: z.int(), askerId: z.string(), isForAll: z.boolean() }),
  }),
  z.object({
    topic: z.literal('comment'),
    message: z.object({ contestId: z.int(), authorId: z.string(), isForAll: z.boolean() }),
  }),
  z.object({ topic: z.literal('contestPrint'), message: z.object({ contestId: z.int(), userId: z.string() }) }),
  z.object({ topic: z.literal('testRun'), message: z.object({ testRunId: z.int() }) }),
  z.object({ topic: z.literal('checkerCompile'), message: z.object({ checkerCompileId: z.int() }) }),
  z.object({ topic: z.literal('problem'), message: z.object({ problemId: z.int() }) }),
  z.object({ topic: z.literal('juryReport'), message: z.object({ problemId: z.int() }) }),
  z.object({ topic: z.literal('rejudge'), message: z.object({ rejudgeId: z.int() }) }),
  z.object({ topic: z.literal('job'), message: z.object({ name: z.string(), id: z.int() }) }),
  z.object({ topic: z.literal('problemImport'), message: z.object({ problemImportId: z.int() }) }),
  z.object({ topic: z.literal('upload'), message: z.object({ uploadId: z.int() }) }),
  z.object({
    topic: z.literal('unread'),
    message: z.object({
      userIds: z.array(z.string()),
      range: z.object({ after: z.string(), through: z.string() }).optional(),
    }),
  }),
  z.object({ topic: z.literal('judgeNode'), message: z.object({ nodeId: z.int() }) }),
  z.object({ topic: z.literal('sitePart'), message: z.object({ part: z.enum(siteParts) }) }),
]);
interface Heard<T extends Topic> {
  readonly topic: T;
  readonly message: Topics[T];
}

/** Messages that wait for one subscriber. */
const maxItems = 1_000;
/** Milliseconds between two tries to listen again: quick at first, then patient. */
const retryMs = { first: 100, most: 5_000 };

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
  const subscribers: { readonly [T in Topic]: Set<(message: Topics[T]) => void> } = {
    judgeTask: new Set(),
    submission: new Set(),
    testRun: new Set(),
    checkerCompile: new Set(),
    juryReport: new Set(),
    rejudge: new Set(),
    judgeNode: new Set(),
    sitePart: new Set(),
    job: new Set(),
    upload: new Set(),
    problemImport: new Set(),
    unread: new Set(),
    problem: new Set(),
    board: new Set(),
    contest: new Set(),
    participants: new Set(),
    clarification: new Set(),
    comment: new Set(),
    contestPrint: new Set(),
  };
  const queues = new Set<{ return(): unknown }>();
  let listening: pg.Client | null = null;
  let isClosed = false;

  function hear(payload: string | undefined): void {
    const parsed = messageSchema.safeParse(parseJson(payload));
    if (!parsed.success) {
      log.warn({ channel }, 'a message that nobody here understands');
      return;
    }
    put(parsed.data);
  }

  function put<T extends Topic>({ topic, message }: Heard<T>): void {
    const deliveries: Set<(message: Topics[T]) => void> = subscribers[topic];
    for (const deliver of deliveries) deliver(message);
  }

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      application_name: 'verdict-listen',
    });
    client.on('notification', (notification) => hear(notification.payload));
    client.on('error', (error) => log.warn({ err: error }, 'the listening connection broke'));
    client.once('end', () => {
      if (listening !== client) return;
      listening = null;
      if (!isClosed) void listenAgain();
    });
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    listening = client;
  }

  async function listenAgain(): Promise<void> {
    for (let waitMs = retryMs.first; !isClosed; waitMs = Math.min(waitMs * 2, retryMs.most)) {
      await sleep(waitMs, undefined, { ref: false });
      try {
        await listen();
        for (const deliver of subscribers.judgeTask) deliver({});
        log.info('listening again');
        return;
      } catch (error) {
        log.warn({ err: error }, 'cannot listen yet');
      }
    }
  }

  return {
    start: listen,
    isListening: () => listening !== null,
    async publish(topic, message, tx) {
      await (tx ?? db).$executeRaw`SELECT ${sending(topic, message)}`;
    },
    sending,
    async publishAll(topic, messages, tx) {
      const payloads = messages.map((message) => JSON.stringify({ topic, message }));
      await tx.$executeRaw`SELECT pg_notify(${channel}, payload) FROM unnest(${payloads}::text[]) AS payload`;
    },
    subscribe<T extends Topic>(topics: T | readonly T[], { filter, ...limits }: SubscribeOptions<T> = {}) {
      const deliver = (message: Topics[T]) => {
        if (filter?.(message) !== false) queue.put(message);
      };
      const all: readonly T[] = typeof topics === 'string' ? [topics] : topics;
      const queue = new AsyncQueue<Topics[T]>({
        maxItems,
        ...limits,
        onEnd: () => {
          queues.delete(queue);
          for (const topic of all) subscribers[topic].delete(deliver);
        },
      });
      queues.add(queue);
      for (const topic of all) subscribers[topic].add(deliver);
      if (isClosed) void queue.return();
      return queue;
    },
    async close() {
      isClosed = true;
      for (const queue of queues) void queue.return();
      await listening?.end();
    },
  };
}

function sending<T extends Topic>(topic: T, message: Topics[T] | Prisma.Sql): Prisma.Sql {
  const payload =
    message instanceof Prisma.Sql
      ? Prisma.sql`json_build_object('topic', ${topic}::text, 'message', ${message})::text`
      : JSON.stringify({ topic, message });
  // As text: nothing can be read from a column of type void.
  return Prisma.sql`pg_notify(${channel}, ${payload})::text`;
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
