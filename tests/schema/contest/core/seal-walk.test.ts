import { clicsBase, registerClics, type ClicsOptions } from '@verdict/server/clics/routes.ts';
import { nameOf } from '@verdict/server/rest/contract.ts';
import { restCalls } from '@verdict/server/rest/routes.ts';
import fastify from 'fastify';
import { Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { rootOperations } from '../../root-operations.ts';
import { queries } from './seal-queries.ts';
import { restQuestions } from './seal-rest.ts';
import { changesOf, subscriptions } from './seal-subscriptions.ts';
import { unaskedCalls, unaskedPaths } from './seal-unasked-calls.ts';
import { unaskedQueries, unaskedSubscriptions } from './seal-unasked.ts';
import type { Asked } from './seal-world.ts';

/*
 * The walk below the seal misses nothing: all that may be asked of this server is asked, or named with a reason among
 * what is not.
 */

const asked: Asked = {
  contestId: 1,
  problemId: 1,
  problemDisplayId: 'P1',
  contestProblemId: 1,
  submissionIds: [1],
  closelyAskedIds: [1],
  usernames: ['someone'],
  commentId: 1,
  printId: 1,
  pairId: 1,
};

/** Fields at the root of operations. */
function rootFields(operations: readonly string[]): string[] {
  return operations
    .flatMap((operation) =>
      parse(operation).definitions.flatMap((definition) =>
        definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [],
      ),
    )
    .flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []));
}

const bare = (path: string) => path.replace(/\?.*$/u, '');
const restNames = restQuestions(asked).map(({ method, path }) => ({ method, path: bare(path) }));

/** Paths of the Contest API as they are registered. */
async function clicsPaths(): Promise<string[]> {
  const app = fastify();
  const paths = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    if (method === 'GET') paths.add(url.slice(clicsBase.length).replace(/\/$/u, '') || '/');
  });
  // Nobody calls them.
  await registerClics(app, {} as ClicsOptions);
  await app.ready();
  return [...paths];
}

function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
}

test.each([
  ['Query', Object.values(queries(asked)), unaskedQueries],
  ['Subscription', [...Object.values(subscriptions(asked)), changesOf([1], 2)], unaskedSubscriptions],
] as const)('each %s is asked below the seal, or named with the reason why not', (kind, operations, unasked) => {
  const walked = new Set(rootFields(operations));
  const all = rootOperations()
    .filter((operation) => operation.kind === kind)
    .map(({ field }) => field.name);
  expect(all.filter((name) => !walked.has(name)).toSorted()).toEqual(Object.keys(unasked).toSorted());
});

test('each REST call that may tell something is asked below the seal, or named with the reason why not', () => {
  const walked = new Set(restNames.map(nameOf));
  const all = restCalls.filter(({ method }) => method === 'GET' || method === 'POST').map(nameOf);
  expect(all.filter((name) => !walked.has(name)).toSorted()).toEqual(Object.keys(unaskedCalls).toSorted());
});

test('each path of the Contest API is asked below the seal, or named with the reason why not', async () => {
  const walked = restNames
    .filter(({ path }) => path.startsWith(clicsBase))
    .map(({ path }) => path.slice(clicsBase.length));
  const missed = (await clicsPaths()).filter((pattern) => !walked.some((path) => matches(pattern, path)));
  expect(missed.toSorted()).toEqual(Object.keys(unaskedPaths).toSorted());
});
