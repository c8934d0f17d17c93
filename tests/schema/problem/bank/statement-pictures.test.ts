import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProblem } from '../../../factories/problem.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const statementQuery = /* GraphQL */ `
  query StatementPictures($displayId: String!) {
    problem(displayId: $displayId) {
      statement {
        pictures {
          address
          width
          height
        }
      }
    }
  }
`;

/** Keeps a file. @returns its address and how to take its bytes away again. */
async function keep(bytes: Buffer, extension: string) {
  const { db, files } = server.services;
  const { sha256, sizeBytes } = await files.put(bytes);
  await db.storedFile.create({ data: { sha256, sizeBytes } });
  return {
    address: `/api/public/img/${sha256}.${extension}`,
    remove: () => files.remove(sha256, new Date(Date.now() + 60_000)),
  };
}

test('a statement tells the sizes of its pictures as they are shown, measured once', async () => {
  const plain = sharp({ create: { width: 20, height: 10, channels: 3, background: '#246' } });
  const lying = await keep(await plain.jpeg().withMetadata({ orientation: 6 }).toBuffer(), 'jpg');
  const text = await keep(Buffer.from('no picture'), 'png');
  const { displayId } = await buildProblem(server.services, {
    statements: {
      create: {
        language: 'en',
        title: 'Pictures',
        description: `![a](${lying.address}) ![b](${text.address})`,
        input: `![c](/api/public/img/${'0'.repeat(64)}.png)`,
        output: `![a again](${lying.address})`,
      },
    },
  });
  const told = async () => (await server.graphql(statementQuery, { variables: { displayId } })).data;
  const pictures = { problem: { statement: { pictures: [{ address: lying.address, width: 10, height: 20 }] } } };
  expect(await told()).toEqual(pictures);
  await lying.remove();
  expect(await told()).toEqual(pictures);
});
