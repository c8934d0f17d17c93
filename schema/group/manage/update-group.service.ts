import { audit } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { refuseFaults } from '../../problem/editing/fault.ts';
import { requireInGroup } from '../core/find-group.service.ts';
import type { NewGroup } from './create-group.service.ts';
import { refuseTakenNames } from './free-names.service.ts';
import { codeNeeded } from './group-form.ts';

/** What is changed of a group; absent: it stays. */
export type GroupChanges = { readonly [Key in keyof NewGroup]?: NewGroup[Key] | undefined };

/** Changes what a group says of itself, never whose it is. @throws InvalidInput, GroupNotFound, GroupActForbidden */
export async function updateGroup(context: Context, id: number, changes: GroupChanges): Promise<void> {
  const { db, viewer, now, locale } = context;
  await requireInGroup(context, id, 'group.edit');
  const { name, shortName, brief, description, isVisible } = changes;
  await db.$transaction(async (tx) => {
    await refuseTakenNames(tx, { names: { name, shortName }, groupId: id, locale });
    // Access and code depend on each other, so two changes at once take turns.
    await tx.$queryRaw`SELECT FROM "group" WHERE id = ${id} FOR NO KEY UPDATE`;
    const stored = await tx.group.findUnique({ where: { id, disbandedAt: null } });
    if (stored === null) throw new GroupNotFound();
    const access = changes.access ?? stored.access;
    const code = access === 'PUBLIC' ? null : (changes.code ?? stored.code);
    if (access !== 'PUBLIC' && code === null) refuseFaults([{ path: 'code', sentence: codeNeeded }], locale);
    const after = await tx.group.update({
      where: { id },
      data: {
        ...(name !== undefined && { name }),
        ...(shortName !== undefined && { shortName }),
        ...(brief !== undefined && { brief }),
        ...(description !== undefined && { description }),
        ...(isVisible !== undefined && { isVisible }),
        access,
        code,
      },
    });
    await audit(tx, {
      actorId: userIdOf(viewer),
      action: 'group.edit',
      target: { kind: 'GROUP', id },
      groupId: id,
      before: auditedFields(stored),
      after: auditedFields(after),
      at: now,
    });
  });
}

function auditedFields({ name, shortName, access, isVisible }: Omit<NewGroup, 'brief' | 'description' | 'code'>) {
  return { name, shortName, access, isVisible };
}
