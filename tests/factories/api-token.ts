import type { ApiScope, User } from '@verdict/prisma/generated/client/client.ts';
import { createApiToken } from '@verdict/schema/account/session/api-token.service.ts';
import { viewerOf } from '@verdict/schema/account/session/session.service.ts';
import type { Context, Services } from '@verdict/schema/core/context.ts';

/** A new API token of a user, to be sent as `Authorization`. @param now when it was made; now if left out. */
export async function apiTokenFor(
  services: Services,
  user: User,
  scopes: readonly ApiScope[],
  wishes: { readonly now?: Date; readonly expiresInDays?: number | null } = {},
): Promise<string> {
  const viewer = await viewerOf(services.db, user);
  // What makes a token asks for no more of a request than this.
  const context = { ...services, viewer, now: wishes.now ?? new Date() } as unknown as Context;
  const { token } = await createApiToken(context, {
    name: `for ${scopes.join(', ')}`,
    scopes,
    expiresInDays: wishes.expiresInDays ?? null,
  });
  return token;
}
