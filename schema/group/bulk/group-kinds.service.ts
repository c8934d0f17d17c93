import type { Group } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';
import { bulkKind, refusalsBy } from '../../core/bulk/bulk-kind.ts';
import { BulkRowChanged } from '../../core/bulk/bulk.error.ts';
import type { Context, Viewer } from '../../core/context.ts';
import type { DomainError } from '../../core/errors.ts';
import { outsideArchives } from '../../core/outside-archives.ts';
import { rowId } from '../../core/row-id.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { groupRefusal } from '../core/find-group.service.ts';
import { GroupArchived } from '../core/group.error.ts';
import { isInCharge, restorableGroups, visibleGroups } from '../core/group.rule.ts';
import { writeArchived } from '../life/archive.service.ts';
import { writeDisbanded, writeRestored } from '../life/disband.service.ts';
import { NotGroupOwner } from '../life/life.error.ts';
import { writeGroup } from '../manage/update-group.service.ts';

const groups = {
  target: 'GROUP',
  isOnArchives: true,
  read: ({ db, viewer }: Context, ids: readonly string[]): Promise<Group[]> =>
    db.group.findMany({
      where: { id: { in: ids.map(rowId) }, OR: [visibleGroups(viewer), restorableGroups(viewer)] },
    }),
  notFound: () => new GroupNotFound(),
  nameOf: ({ name }: Group) => name,
} as const;

/** Why the viewer may not change a group; null: they may. */
function changeRefusal(viewer: Viewer, { id, disbandedAt }: Group): DomainError | null {
  return disbandedAt === null ? groupRefusal(viewer, id, 'group.edit') : new GroupNotFound();
}

/** Archives groups, or opens them again. */
export const groupArchive = bulkKind({
  ...groups,
  name: 'group.archive',
  actions: ['group.archive', 'group.unarchive'],
  change: z.object({ isArchived: z.boolean() }),
  fields: z.object({ isArchived: z.boolean() }),
  fieldsOf: ({ archivedAt }: Group) => ({ isArchived: archivedAt !== null }),
  aim: (_group, { isArchived }) => ({ isArchived }),
  refusals: ({ viewer }, aims) => refusalsBy(aims, ({ row }) => changeRefusal(viewer, row)),
  write: async (context, tx, { row, to }) => {
    if (!(await writeArchived(tx, context, { group: row, isArchived: to.isArchived }))) throw new BulkRowChanged(null);
    return [];
  },
});

/** Shows groups in the lists of all, or hides them. */
export const groupVisibility = bulkKind({
  ...groups,
  name: 'group.visibility',
  actions: ['group.edit'],
  change: z.object({ isVisible: z.boolean() }),
  fields: z.object({ isVisible: z.boolean() }),
  fieldsOf: ({ isVisible }: Group) => ({ isVisible }),
  aim: (_group, { isVisible }) => ({ isVisible }),
  refusals: ({ viewer }, aims) =>
    refusalsBy(aims, ({ row: group }) => {
      const refusal = changeRefusal(viewer, group);
      if (refusal !== null) return refusal;
      // As the single act, which finds no level in archived groups.
      return changeRefusal(outsideArchives(viewer), group) === null ? null : new GroupArchived();
    }),
  write: async (context, tx, { row: { id, isVisible }, to }) => {
    await writeGroup(tx, context, { id, changes: to, basedOn: { isVisible } });
    return [];
  },
});

/** Disbands groups; undone within their grace, it restores them. */
export const groupDisband = bulkKind({
  ...groups,
  name: 'group.disband',
  actions: ['group.disband', 'group.restore'],
  change: z.object({}),
  fields: z.object({ isDisbanded: z.boolean() }),
  fieldsOf: ({ disbandedAt }: Group) => ({ isDisbanded: disbandedAt !== null }),
  aim: () => ({ isDisbanded: true }),
  refusals: ({ viewer }, aims) => refusalsBy(aims, ({ row }) => (isInCharge(viewer, row) ? null : new NotGroupOwner())),
  write: async (context, tx, { row, to }) => {
    if (to.isDisbanded) await writeDisbanded(tx, context, row);
    else await writeRestored(tx, context, row);
    return [];
  },
});
