import type { ApiScope } from '@verdict/prisma/generated/client/client.ts';

/*
 * How this works: a personal API token may do what its scopes name and nothing else. Each root field needs one scope,
 * or says that no token will do. A query or subscription that states nothing needs READ, or ADMIN where its authScopes
 * ask for an admin's role or a right beside it; a mutation that states nothing is closed to tokens. The root-scope
 * plugin asks this file, for GraphQL, WebSocket and REST alike; what has no root field (uploads) asks `refuseToken`
 * (schema/core/refusals.ts) itself.
 */

/** What a root field asks of a token; NEVER: none will do. */
export type NeededScope = ApiScope | 'NEVER';

const adminScopes: readonly string[] = ['admin', 'problemAdmin', 'superAdmin', 'manager', 'announcer', 'support'];
const readScopes: readonly string[] = ['public', 'signedIn', 'canSubmit', ...adminScopes];

/** The scope a root field needs. @param stated its `apiScope`, undefined when it says nothing. */
export function neededScope(field: {
  readonly kind: string;
  readonly authScopes: unknown;
  readonly stated: NeededScope | undefined;
}): NeededScope {
  if (field.stated !== undefined) return field.stated;
  const asked = typeof field.authScopes === 'object' && field.authScopes !== null ? Object.keys(field.authScopes) : [];
  const isUnknown = asked.length === 0 || asked.some((scope) => !readScopes.includes(scope));
  if (isUnknown) return 'NEVER';
  if (asked.some((scope) => adminScopes.includes(scope))) return 'ADMIN';
  return field.kind === 'Mutation' ? 'NEVER' : 'READ';
}

/**
 * May a viewer with these scopes use a field that needs this one? Null for the scopes: a session, which may everything.
 */
export function hasScope(scopes: readonly ApiScope[] | null, needed: NeededScope): boolean {
  return scopes === null || (needed !== 'NEVER' && scopes.includes(needed));
}
