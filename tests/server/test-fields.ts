import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { builder } from '@verdict/schema/core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '@verdict/schema/core/page.ts';

/*
 * Fields that only tests have: things that break, wait and nest, which the product's own fields are careful not to do.
 * Loaded before the schema is built.
 */

/** Tells, by the name of the field, that its resolver has begun. */
export const begun = new EventEmitter();

/** What a failing field says and nobody outside may read. */
export const secretOfFailure = 'connection to 10.9.8.7 refused';

builder.queryFields((t) => ({
  testFailure: t.int({
    authScopes: { public: true },
    resolve: () => {
      throw new Error(secretOfFailure);
    },
  }),
  testPrismaFailure: t.int({
    authScopes: { public: true },
    // A value no column takes: Prisma's message quotes the whole call.
    resolve: async (_root, _args, { db }) =>
      db.user.count({ where: { id: { in: [secretOfFailure], not: 5 as unknown as string } } }),
  }),
  testLongPoll: t.string({
    description: 'Answers "nothing" when the request ends or the server drains, "late" after ten seconds.',
    authScopes: { public: true },
    resolve: (_root, _args, { signal }) => {
      begun.emit('testLongPoll');
      return sleep(10_000, 'late', { signal }).catch(() => 'nothing');
    },
  }),
  testSlow: t.string({
    authScopes: { public: true },
    resolve: () => {
      begun.emit('testSlow');
      return sleep(300, 'done');
    },
  }),
}));

builder.subscriptionFields((t) => ({
  testProgress: t.int({
    description: 'casesDone of each message about a submission.',
    authScopes: { public: true },
    args: { id: t.arg.int() },
    subscribe: (_root, { id }, { pubsub, signal }) => {
      const messages = pubsub.subscribe('submission', { filter: (message) => message.submissionId === id, signal });
      begun.emit('testProgress');
      return messages;
    },
    resolve: (message) => (message as { casesDone: number }).casesDone,
  }),
  testNow: t.field({
    type: 'DateTime',
    description: "The event's own moment, as the context tells it.",
    authScopes: { signedIn: true },
    async *subscribe() {
      yield 1;
      await sleep(50);
      yield 2;
    },
    resolve: (_event, _args, { now }) => now,
  }),
  testFailsOnce: t.int({
    description: 'Fails once for each place: when it is asked for, between events, or at an event.',
    authScopes: { public: true },
    args: { at: t.arg.string() },
    async subscribe(_root, { at }) {
      const fails = !failedAt.has(at);
      failedAt.add(at);
      if (fails && at === 'start') throw new Error(secretOfFailure);
      return eventsOf(fails ? at : null);
    },
    resolve: (event) => {
      if (event === 0) throw new Error(secretOfFailure);
      return Number(event);
    },
  }),
}));

const failedAt = new Set<string>();

async function* eventsOf(failsAt: string | null): AsyncGenerator<number, void> {
  if (failsAt === 'stream') throw new Error(secretOfFailure);
  yield failsAt === 'event' ? 0 : 7;
}

interface Node {
  readonly id: number;
}

const TestNode = builder.objectRef<Node>('TestNode');
const TestNodePage = pageObject('TestNodePage', TestNode);
const nodePage = (args: Parameters<typeof pageOf>[0]) => ({ ...pageOf(args, 10), items: [{ id: 1 }], total: 1 });

TestNode.implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    children: t.field({
      type: TestNodePage,
      args: { page: t.arg({ type: PageInput, required: false }) },
      complexity: pageComplexity(10),
      resolve: (_node, args) => nodePage(args),
    }),
  }),
});

builder.queryField('testNodes', (t) =>
  t.field({
    type: TestNodePage,
    authScopes: { public: true },
    args: { page: t.arg({ type: PageInput, required: false }) },
    complexity: pageComplexity(10),
    resolve: (_root, args) => nodePage(args),
  }),
);
