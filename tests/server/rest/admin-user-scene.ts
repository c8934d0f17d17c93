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

const generatedSchema = z.object({ generateUsers: z.object({ generated: z.object({ key: z.string() }) }) });

/** @param rootToken of the super admin who may download. */
export async function buildAdminUserScene(server: TestServer, rootToken: string): Promise<AdminUserScene> {
  const admin = await buildUser(server.services, { role: 'ADMIN' });
  const doomed = await buildUser(server.services);
  const { data } = await server.graphql(
    `mutation {
      generateUsers(input: { prefix: "team", suffix: "x", from: 1, to: 2, passwordLength: 8 }) {
        ... on GenerateUsersSuccess { generated { key } }
      }
    }`,
    { token: rootToken },
  );
  return {
    admin: { username: admin.username, token: await tokenFor(server.services, admin) },
    doomed: { id: doomed.id, username: doomed.username },
    generatedKey: generatedSchema.parse(data).generateUsers.generated.key,
  };
}
