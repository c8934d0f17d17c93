import { auditFields, auditNames } from '@verdict/schema/core/audit/audit-fields.ts';
import type { Context } from '@verdict/schema/core/context.ts';
import { schema } from '@verdict/schema/index.ts';
import type { GraphQLFieldResolver } from 'graphql';
import { audited, sometimesAudited } from '../schema/site/audit/audit-table.ts';

type Resolver = GraphQLFieldResolver<unknown, Context>;

/**
 * A resolver that fails when the one inside succeeds without an entry of one of the acts by its viewer, or with an
 * entry for whose fields or values the pages have no words.
 */
export function requireEntry(resolver: Resolver, name: string, acts: readonly string[], isRequired = true): Resolver {
  return async (root, args, context, info) => {
    const { db, viewer } = context;
    // Who counts statements counts those of the product.
    if (viewer.kind !== 'user' || context.requestId === 'count') return resolver(root, args, context, info) as unknown;
    const newest = await db.auditEntry.aggregate({ _max: { id: true } });
    const result: unknown = await resolver(root, args, context, info);
    if (result === null || isFailure(result)) return result;
    const entries = await db.auditEntry.findMany({
      where: { id: { gt: newest._max.id ?? 0 }, actorId: viewer.userId },
      select: { action: true, before: true, after: true },
    });
    if (isRequired && !entries.some(({ action }) => acts.includes(action)))
      throw new Error(`${name} changed something and left no entry of the audit log`);
    const unknown = entries.flatMap(({ before, after }) => [...wordless(before), ...wordless(after)]);
    if (unknown.length > 0) throw new Error(`${name} keeps what audit-fields.ts does not name: ${unknown.join(', ')}`);
    return result;
  };
}

/** Fields, and names in them, that are not listed. */
function wordless(fields: unknown): string[] {
  const names: Readonly<Record<string, readonly string[] | undefined>> = auditNames;
  return Object.entries(Object(fields)).flatMap(([field, value]) => {
    if (!auditFields.some((known) => known === field)) return [field];
    // A setting may hold any text, in capitals as well.
    const ofField = field === 'value' ? undefined : names[field];
    // Names of this code are in capitals; a field may hold a text as well, such as a colour.
    const found = ofField === undefined ? [] : String(value).split(/,\s*|\s+/u);
    return found.filter((entry) => /^[A-Z][A-Z_]+$/u.test(entry) && ofField?.includes(entry) === false);
  });
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
  for (const [name, { acts }] of Object.entries(sometimesAudited)) {
    const field = mutations[name];
    if (field?.resolve) field.resolve = requireEntry(field.resolve, name, acts, false);
  }
}

watchAudits();
