import { workOnImport } from '@verdict/schema/problem/import-export/run-import.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countQueries } from '../../../server/count-queries.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { writeZip } from '../package/package-folder.ts';
import { createBatch, sentPackage } from './batch-scene.ts';
import { hojPackage } from './foreign-packages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const query = /* GraphQL */ `
  query ($id: Int!, $prefix: String!) {
    problemImport(id: $id) {
      items {
        statedId
        statedIdRefusal(prefix: $prefix)
      }
    }
  }
`;

/** Files of the HOJ package for each of the display ids. */
function packageOf(ids: readonly string[]) {
  return Object.fromEntries(
    ids.flatMap((id, index) =>
      Object.entries(hojPackage).map(([name, content]) => [`${index}/${name}`, content.replace('HOJ-1', id)]),
    ),
  );
}

async function listed(ids: readonly string[]) {
  const { key, token, user } = await sentPackage(server, 'ADMIN', await writeZip(packageOf(ids)));
  const id = (await createBatch(server, key, token))?.data?.id ?? 0;
  await workOnImport(server.services, id, new Date());
  const refusals = async (prefix: string) =>
    (await server.graphql(query, { token, variables: { id, prefix } })).data?.['problemImport'];
  return { id, user, refusals };
}

test('the preview of an import says which stated ids are taken or unusable, behind a prefix', async () => {
  const { db } = server.services;
  const { user, id, refusals } = await listed(['Apple', 'Pear', 'a b']);
  for (const displayId of ['aPPLE', 'x-Pear'])
    await db.problem.create({ data: { displayId, title: 'taken', authorId: user.id } });
  const unusable = expect.stringMatching(/^The display id .*a b cannot be used/u);
  expect(await refusals('')).toEqual({
    items: [
      { statedId: 'Apple', statedIdRefusal: 'There is a problem Apple already.' },
      { statedId: 'Pear', statedIdRefusal: null },
      { statedId: 'a b', statedIdRefusal: unusable },
    ],
  });
  expect(await refusals('X-')).toEqual({
    items: [
      { statedId: 'Apple', statedIdRefusal: null },
      { statedId: 'Pear', statedIdRefusal: 'There is a problem X-Pear already.' },
      { statedId: 'a b', statedIdRefusal: unusable },
    ],
  });
  // What a batch imported is not refused for its own problem.
  await db.problemImport.update({ where: { id }, data: { state: 'RUNNING', isIdKept: false } });
  await workOnImport(server.services, id, new Date());
  expect(await refusals('')).toMatchObject({ items: [1, 2, 3].map(() => ({ statedIdRefusal: null })) });
});

test('the ids of a batch are looked up by one query', async () => {
  const queries = async (ids: readonly string[]) => {
    const { id, user } = await listed(ids);
    return countQueries(server.services, { query, variables: { id, prefix: '' }, viewer: user });
  };
  expect(await queries(['One', 'Two', 'Three', 'Four'])).toBe(await queries(['One']));
});
