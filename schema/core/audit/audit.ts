import type { Context, Transaction } from '../context.ts';
import { userIdOrNull } from '../viewer-user.ts';
import type { AuditAction } from './audit-actions.ts';
import type { AuditField } from './audit-fields.ts';

/** Most characters that an entry keeps of one value. */
const maxValueLength = 500;

type AuditValue = string | number | boolean | null;

/** Named fields of what was changed; never passwords, tokens, code or complete texts. */
export type AuditFields = { readonly [Field in AuditField]?: AuditValue | Date };

/** A change by an account with rights. */
export interface Audited {
  /** Null: the site itself. */
  readonly actorId: string | null;
  readonly action: AuditAction;
  readonly target: { readonly kind: string; readonly id: string | number };
  /** Place; null: the site. */
  readonly groupId: number | null;
  readonly before?: AuditFields;
  readonly after?: AuditFields;
  readonly reason?: string;
  readonly at: Date;
}

/** Adds an entry to the audit log, in the transaction of the change. */
export async function audit(
  tx: Transaction,
  { actorId, action, target, groupId, before, after, reason = '', at }: Audited,
): Promise<void> {
  await tx.auditEntry.create({
    data: {
      actorId,
      action,
      targetKind: target.kind,
      targetId: String(target.id),
      groupId,
      ...(before && { before: bounded(before) }),
      ...(after && { after: bounded(after) }),
      reason,
      at,
    },
  });
}

/** As `audit`, by the viewer at this moment. */
export function auditBy(
  { viewer, now }: Pick<Context, 'viewer' | 'now'>,
  tx: Transaction,
  act: Omit<Audited, 'actorId' | 'at'>,
): Promise<void> {
  return audit(tx, { ...act, actorId: userIdOrNull(viewer), at: now });
}

/** Of two sets of fields those that differ, as an entry has them. */
export function differing(before: AuditFields, after: AuditFields): Required<Pick<Audited, 'before' | 'after'>> {
  // Keys of an object of this type.
  const names = (Object.keys(after) as AuditField[]).filter(
    (name) => plain(before[name] ?? null) !== plain(after[name] ?? null),
  );
  const only = (fields: AuditFields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: only(before), after: only(after) };
}

function bounded(fields: AuditFields): Record<string, AuditValue> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const kept = plain(value);
      return [name, typeof kept === 'string' ? kept.slice(0, maxValueLength) : kept];
    }),
  );
}

function plain(value: AuditValue | Date): AuditValue {
  return value instanceof Date ? value.toISOString() : value;
}
