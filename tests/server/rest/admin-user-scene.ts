import { runUserImport, userImportJob } from '@verdict/schema/account/user-import/run-import.service.ts';
import { z } from 'zod';
import { buildUser, tokenFor } from '../../factories/user.ts';
import type { TestServer } from '../test-server.ts';

/** Accounts for the calls of user administration. */
export interface AdminUserScene {
  /** An admin who may be signed out. */
  readonly admin: { readonly username: string; readonly token: string };
  /** An account that may be changed and deleted. */
  readonly doomed: { readonly id: string; readonly username: string };
  /** Of accounts that were generated and not yet downloaded. */
  readonly generatedKey: string;
}

const generatedSchema = z.object({ generateUsers: z.object({ userImport: z.object({ id: z.string() }) }) });
const doneSchema = z.object({ userImport: z.object({ sheet: z.object({ key: z.string() }) }) });

/** @param rootToken of the super admin who may download. */
export async function buildAdminUserScene(server: TestServer, rootToken: string): Promise<AdminUserScene> {
  const admin = await buildUser(server.services, { role: 'ADMIN' });
  const doomed = await buildUser(server.services);
  void runImports(server);
  const started = await server.graphql(
    `mutation {
      generateUsers(input: { prefix: "team", suffix: "x", from: 1, to: 2, passwordLength: 8 }) {
        ... on GenerateUsersSuccess { userImport { id } }
      }
    }`,
    { token: rootToken },
  );
  const done = await server.graphql('query ($id: ID!) { userImport(id: $id, waitSeconds: 20) { sheet { key } } }', {
    token: rootToken,
    variables: { id: generatedSchema.parse(started.data).generateUsers.userImport.id },
  });
  return {
    admin: { username: admin.username, token: await tokenFor(server.services, admin) },
    doomed: { id: doomed.id, username: doomed.username },
    generatedKey: doneSchema.parse(done.data).userImport.sheet.key,
  };
}

/** Does imports of users as they come, until the server stops: calls wait for them. */
async function runImports({ services }: TestServer): Promise<void> {
  for await (const { name, id } of services.pubsub.subscribe('job'))
    if (name === userImportJob) await runUserImport(services, id, new Date());
}
