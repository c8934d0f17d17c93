import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { rootOperations, type RootOperation } from '../../root-operations.ts';
import { askers, groups, standingOf, type Asker } from './role-groups.ts';
import { mayDo } from './role-table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const refusals: ReadonlySet<unknown> = new Set(['UNAUTHENTICATED', 'FORBIDDEN']);

/** Is the asker refused for who they are? Each asks with a session of its own: some mutations end it. */
async function isRefused({ query, variables, field }: RootOperation, asker: Asker): Promise<boolean> {
  const user = asker === 'signed out' ? null : await buildUser(server.services, standingOf(asker));
  const token = user === null ? null : await tokenFor(server.services, user);
  const { data, errors = [] } = await server.graphql(query, { ...(token === null ? {} : { token }), variables });
  const answer = data?.[field.name];
  const isBanned =
    typeof answer === 'object' &&
    answer !== null &&
    '__typename' in answer &&
    answer.__typename === 'SubmittingForbidden';
  return isBanned || errors.some(({ extensions }) => refusals.has(extensions?.['code']));
}

const mutations = rootOperations().filter(({ kind }) => kind === 'Mutation');

test('the table names every mutation, and no other', () => {
  expect(mutations.map(({ field }) => field.name).sort()).toEqual(Object.keys(mayDo).sort());
});

test.each(mutations)(
  '$field.name is for whom the table says, signed out, in every role and with every right',
  async (operation) => {
    const group = mayDo[operation.field.name];
    const allowed: Asker[] = [];
    for (const asker of askers) if (!(await isRefused(operation, asker))) allowed.push(asker);
    expect(allowed).toEqual(group === undefined ? [] : groups[group]);
  },
);
