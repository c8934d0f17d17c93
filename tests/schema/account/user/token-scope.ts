import { apiScopeOf } from '@verdict/schema/core/root-scope.plugin.ts';
import type { TestServer } from '../../../server/test-server.ts';
import type { RootOperation } from '../../root-operations.ts';
import { subscriptionErrors } from './subscription-errors.ts';

/** The scope that an operation asks of API tokens. */
export function scopeOf({ field, kind }: RootOperation) {
  return apiScopeOf(kind, field.extensions['pothosOptions'] as Parameters<typeof apiScopeOf>[1]);
}

/**
 * Is the token stopped for want of a scope? Whatever else becomes of the operation is not asked here.
 *
 * @param asked.isLetIn what is expected: a refusal is waited for, however long it takes.
 */
export async function isStopped(
  server: TestServer,
  operation: RootOperation,
  asked: { readonly token: string; readonly isLetIn: boolean },
): Promise<boolean> {
  const errors =
    operation.kind === 'Subscription'
      ? await subscriptionErrors(server.url, operation, asked)
      : ((await server.graphql(operation.query, { token: asked.token, variables: operation.variables })).errors ?? []);
  return errors.some(({ extensions }) => extensions?.['code'] === 'TOKEN_SCOPE_MISSING');
}
