import { builder } from '../../core/builder.ts';
import { maxBulkRows, previewBulkAct, type NewBulkAct } from '../../core/bulk/bulk-act.service.ts';
import { readActNow } from '../../core/bulk/bulk-list.service.ts';
import { bulkActField, BulkActType, bulkIds } from '../../core/bulk/bulk.type.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { groupArchive, groupDisband, groupVisibility } from './group-kinds.service.ts';

const acts = {
  ARCHIVE: { kind: groupArchive, change: { isArchived: true } },
  UNARCHIVE: { kind: groupArchive, change: { isArchived: false } },
  SHOW: { kind: groupVisibility, change: { isVisible: true } },
  HIDE: { kind: groupVisibility, change: { isVisible: false } },
  DISBAND: { kind: groupDisband, change: {} },
} as const satisfies Record<string, Pick<NewBulkAct, 'kind' | 'change'>>;

const GroupBulkActEnum = builder.enumType('GroupBulkAct', {
  description: 'What is done with several groups. SHOW and HIDE: in the lists of those who are no members.',
  values: ['ARCHIVE', 'UNARCHIVE', 'SHOW', 'HIDE', 'DISBAND'] as const satisfies readonly (keyof typeof acts)[],
});

const PreviewGroupActInput = builder.inputType('PreviewGroupActInput', {
  description: 'An act on several groups.',
  fields: (t) => ({
    groupIds: t.idList({ description: `1 to ${maxBulkRows}.`, validate: bulkIds }),
    act: t.field({ type: GroupBulkActEnum }),
  }),
});

builder.mutationField('previewGroupAct', (t) =>
  t.field({
    type: BulkActType,
    description:
      'What an act on several groups would do with each of them; changes none of them. `applyBulkAct` does it and ' +
      'tells members as the single act does.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: ({ input }) => ({ field: input.groupIds.length }),
    errors: { types: [InvalidInput], dataField: bulkActField },
    args: { input: t.arg({ type: PreviewGroupActInput }) },
    resolve: async (_root, { input: { groupIds, act } }, context) =>
      readActNow(context, await previewBulkAct(context, { ...acts[act], ids: groupIds })),
  }),
);
