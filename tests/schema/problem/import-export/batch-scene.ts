import { randomBytes } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import type { TestServer } from '../../../server/test-server.ts';

/** A user of a role with a package that was sent. */
export async function sentPackage(server: TestServer, role: 'PROBLEM_ADMIN' | 'ADMIN', path: string) {
  const { db, uploads } = server.services;
  const user = await buildUser(server.services, { role });
  const key = randomBytes(16).toString('hex');
  await mkdir(dirname(uploads.pathOf(key)), { recursive: true });
  await copyFile(path, uploads.pathOf(key));
  await db.upload.create({
    data: {
      key,
      userId: user.id,
      purpose: 'PACKAGE',
      fileName: 'batch.zip',
      sizeBytes: 1,
      state: 'RECEIVED',
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  return { user, key, token: await tokenFor(server.services, user) };
}

const made = z.object({
  data: z.record(
    z.string(),
    z.object({
      __typename: z.string(),
      data: z.object({ id: z.number(), state: z.string() }).optional(),
      message: z.string().optional(),
    }),
  ),
});

/** A batch of a package that was sent. */
export async function createBatch(server: TestServer, key: string, token: string) {
  const answer = await server.graphql(
    `mutation ($ids: [String!]!) {
      result: createProblemImport(uploadIds: $ids) {
        __typename
        ... on CreateProblemImportSuccess { data { id state } }
        ... on DomainError { message }
      }
    }`,
    { token, variables: { ids: [key] } },
  );
  return made.parse(answer).data['result'];
}
