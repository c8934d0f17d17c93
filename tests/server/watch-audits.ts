import type { Context } from '@verdict/schema/core/context.ts';
import { schema } from '@verdict/schema/index.ts';
import type { GraphQLFieldResolver } from 'graphql';
import { audited } from '../schema/site/audit/audit-table.ts';

type Resolver = GraphQLFieldResolver<unknown, Context>;

/** A resolver that fails when the one inside succeeds without an entry of one of the acts by its viewer. */
export function requireEntry(resolver: Resolver, name: string, acts: readonly string[]): Resolver {
  return async (root, args, context, info) => {
    const { db, viewer } = context;
    // Who counts statements counts those of the product.
    if (viewer.kind !== 'user' || context.requestId === 'count') return resolver(root, args, context, info) as unknown;
    const newest = await db.auditEntry.aggregate({ _max: { id: true } });
    const result: unknown = await resolver(root, args, context, info);
    if (result === null || isFailure(result)) return result;
    const entries = await db.auditEntry.count({
      where: { id: { gt: newest._max.id ?? 0 }, actorId: viewer.userId, action: { in: [...acts] } },
    });
    if (entries === 0) throw new Error(`${name} changed something and left no entry of the audit log`);
    return result;
  };
}

/** Expected failures are answers. Pothos hides that they are errors, not their stack. */
function isFailure(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'stack' in result && 'message' in result;
}

/** Looks after every call of an audited mutation whether its entry is there; begun by each test server. */
function watchAudits(): void {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  for (const [name, acts] of Object.entries(audited)) {
    const field = mutations[name];
    if (field?.resolve) field.resolve = requireEntry(field.resolve, name, acts);
  }
}

watchAudits();
