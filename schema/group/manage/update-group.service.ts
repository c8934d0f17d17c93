import type { Group } from '@verdict/prisma/generated/client/client.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { SettingsChanged } from '../../core/settings/setting.error.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { refuseFaults } from '../../problem/editing/fault.ts';
import { requireInGroup } from '../core/find-group.service.ts';
import type { NewGroup } from './create-group.service.ts';
import { refuseTakenNames } from './free-names.service.ts';
import { codeFaults } from './group-form.ts';

/** What is changed of a group; absent: it stays. */
type GroupChanges = { readonly [Key in keyof NewGroup]?: NewGroup[Key] | undefined };

const groupFields = [
  'name',
  'shortName',
  'brief',
  'description',
  'access',
  'code',
  'isVisible',
] as const satisfies readonly (keyof NewGroup)[];

interface GroupUpdate {
  readonly changes: GroupChanges;
  /** What the fields had when they were read; absent: a change overwrites those of others. */
  readonly basedOn: { readonly [Key in keyof NewGroup]?: NewGroup[Key] | null | undefined };
}

/**
 * Changes what a group says of itself, never whose it is.
 *
 * @throws InvalidInput, GroupNotFound, GroupActForbidden, SettingsChanged
 */
export async function updateGroup(context: Context, id: number, update: GroupUpdate): Promise<void> {
  await requireInGroup(context, id, 'group.edit');
  await context.db.$transaction((tx) => writeGroup(tx, context, { id, ...update }));
}

/**
 * As `updateGroup`, in the transaction of the caller, who knows that the viewer may.
 *
 * @throws InvalidInput, GroupNotFound, SettingsChanged
 */
export async function writeGroup(
  tx: Transaction,
  context: Context,
  { id, changes, basedOn }: GroupUpdate & { readonly id: number },
): Promise<void> {
  const { viewer, now, locale } = context;
  const { name, shortName, brief, description, isVisible } = changes;
  await refuseTakenNames(tx, { names: { name, shortName }, groupId: id, locale });
  // Access and code depend on each other, so two changes at once take turns.
  await tx.$queryRaw`SELECT FROM "group" WHERE id = ${id} FOR NO KEY UPDATE`;
  const stored = await tx.group.findUnique({ where: { id, disbandedAt: null } });
  if (stored === null) throw new GroupNotFound();
  refuseStale(stored, { changes, basedOn });
  const access = changes.access ?? stored.access;
  const code = access === 'PUBLIC' ? null : (changes.code ?? stored.code);
  refuseFaults(codeFaults({ access, code, isVisible: isVisible ?? stored.isVisible }), locale);
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
}

/** @throws SettingsChanged naming the fields that are changed here, and were changed by others since they were read. */
function refuseStale(stored: Group, { changes, basedOn }: GroupUpdate): void {
  const keys = groupFields.filter((field) => {
    // Only a code can be none; null of another field says nothing.
    const read = field === 'code' ? basedOn.code : (basedOn[field] ?? undefined);
    const isChanged = changes[field] !== undefined && stored[field] !== changes[field];
    return isChanged && read !== undefined && stored[field] !== read;
  });
  if (keys.length > 0) throw new SettingsChanged(keys);
}

function auditedFields({ name, shortName, access, isVisible }: Omit<NewGroup, 'brief' | 'description' | 'code'>) {
  return { name, shortName, access, isVisible };
}
