import type { Transaction } from '../context.ts';

/** What entries of the audit log are about; a new act with rights gets a name here. */
const auditActions = [
  'moderation.keep',
  'moderation.hide',
  'moderation.delete',
  'moderation.warn',
  'moderation.ban',
  'moderation.undo',
  'moderation.closeReport',
  'discussion.moderate',
  'ticket.mark',
  'ticket.assign',
  'group.edit',
  'group.changeLevel',
  'group.changeRights',
  'group.removeMember',
  'group.handOver',
  'group.disband',
  'group.restore',
  'group.archive',
  'group.unarchive',
  'group.invite',
  'group.revokeInvite',
  'group.joinByInvite',
  'group.importRoster',
  'group.joinByRoster',
  'group.resetPassword',
  'group.updateRosterEntry',
  'group.removeRosterEntry',
  'group.share',
  'group.acceptShare',
  'group.removeShare',
  'solution.review',
  'problem.decideBankApplication',
  'settings.change',
  'settings.schedule',
  'settings.cancelSchedule',
  'user.update',
  'user.changeRole',
  'user.setPassword',
  'user.removeSecondFactor',
  'user.disable',
  'user.enable',
  'user.signOut',
  'user.delete',
  'user.restore',
  'user.anonymize',
  'user.import',
  'user.generate',
  'backup.start',
  'backup.verify',
  'notice.schedule',
  'notice.recall',
] as const;
type AuditAction = (typeof auditActions)[number];

/** Most characters that an entry keeps of one value. */
const maxValueLength = 500;

/** Named fields of what was changed; never passwords, tokens, code or complete texts. */
type AuditFields = Readonly<Record<string, string | number | boolean | null>>;

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

function bounded(fields: AuditFields): AuditFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, maxValueLength) : value,
    ]),
  );
}
