import { access } from 'node:fs/promises';
import { workOnImport } from '@verdict/schema/problem/import-export/run-import.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { writeZip } from '../package/package-folder.ts';
import { createBatch, sentPackage } from './batch-scene.ts';
import { hojPackage } from './foreign-packages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const reopen = /* GraphQL */ `
  mutation ($id: Int!) {
    reopenProblemImport(id: $id) {
      __typename
      ... on ReopenProblemImportSuccess {
        data {
          state
        }
      }
    }
  }
`;
const run = /* GraphQL */ `
  mutation ($id: Int!, $input: ProblemImportInput!) {
    runProblemImport(id: $id, input: $input) {
      __typename
    }
  }
`;

test('a batch with a refused id is run again with the same files, for what was not imported', async () => {
  const { db, uploads } = server.services;
  const files = ['Free', 'Taken'].flatMap((displayId, index) =>
    Object.entries(hojPackage).map(([name, content]) => [`${index}/${name}`, content.replace('HOJ-1', displayId)]),
  );
  const { key, token, user } = await sentPackage(server, 'ADMIN', await writeZip(Object.fromEntries(files)));
  await db.problem.create({ data: { displayId: 'taken', title: 'taken', authorId: user.id } });
  const id = (await createBatch(server, key, token))?.data?.id ?? 0;
  const work = () => workOnImport(server.services, id, new Date());
  const start = (prefix: string) => {
    const input = { exceptIds: [], visibility: 'PRIVATE', isIdKept: true, prefix };
    return server.graphql(run, { token, variables: { id, input } });
  };
  const answer = () => server.graphql(reopen, { token, variables: { id } });
  const items = () =>
    db.problemImportItem.findMany({
      where: { importId: id },
      orderBy: { position: 'asc' },
      select: { state: true, problem: { select: { displayId: true } } },
    });
  await work();
  expect((await answer()).data).toEqual({ reopenProblemImport: { __typename: 'ProblemImportNotReady' } });
  await start('');
  await work();
  const free = { state: 'IMPORTED', problem: { displayId: 'Free' } };
  expect(await items()).toEqual([free, { state: 'FAILED', problem: null }]);

  expect((await answer()).data).toEqual({
    reopenProblemImport: { __typename: 'ReopenProblemImportSuccess', data: { state: 'LISTING' } },
  });
  await work();
  expect(await items()).toEqual([free, { state: 'WAITING', problem: null }]);
  await start('N-');
  await work();
  expect(await items()).toEqual([free, { state: 'IMPORTED', problem: { displayId: 'N-Taken' } }]);
  await expect(access(uploads.pathOf(key))).rejects.toThrow();
  expect((await answer()).data).toEqual({ reopenProblemImport: { __typename: 'ProblemImportFilesGone' } });
});
