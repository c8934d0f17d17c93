import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test.each(['txt', 'bin'])('a file that begins like compressed data arrives as it is (%s)', async (extension) => {
  // "80" is also how a zlib stream may begin; many an answer file does.
  const content = `80235 ${extension}\n`;
  const { db, files } = server.services;
  const { sha256, sizeBytes } = await files.put(Buffer.from(content));
  const problem = await db.problem.create({ data: { displayId: `Z-${extension}`, title: 'With an attachment' } });
  await db.storedFile.create({
    data: {
      sha256,
      sizeBytes,
      problemFiles: { create: { problemId: problem.id, kind: 'ATTACHMENT', name: 'numbers' } },
    },
  });
  const response = await fetch(`${server.url}/api/public/file/${sha256}.${extension}`, {
    headers: { 'Accept-Encoding': 'gzip' },
  });
  expect(await response.text()).toBe(content);
});

test('a long answer of the API is compressed', async () => {
  const { headers, errors } = await server.graphql('{ __schema { types { name description } } }');
  expect(errors).toBeUndefined();
  expect(headers.get('content-encoding')).toBe('gzip');
});
