import { builder } from '../builder.ts';
import { rowId } from '../row-id.ts';
import { applyBulkAct, bulkBatchSize, undoBulkAct } from './bulk-act.service.ts';
import { readActNow } from './bulk-list.service.ts';
import { BulkActFinal, BulkActNotFound } from './bulk.error.ts';
import { bulkActField, BulkActType } from './bulk.type.ts';

const ApplyBulkActInput = builder.inputType('ApplyBulkActInput', {
  description: 'A preview to be applied.',
  fields: (t) => ({ id: t.id({ description: 'Of the act.' }) }),
});
const UndoBulkActInput = builder.inputType('UndoBulkActInput', {
  description: 'An act to be undone.',
  fields: (t) => ({ id: t.id({ description: 'Of the act.' }) }),
});

const errors = { types: [BulkActNotFound, BulkActFinal], dataField: bulkActField };
/** A call changes so many rows. */
const complexity = { field: bulkBatchSize };

builder.mutationFields((t) => ({
  applyBulkAct: t.field({
    type: BulkActType,
    description:
      `Applies a preview of the last hour to its next ${bulkBatchSize} rows; call it again while there are pending ` +
      'ones. Each row passes the rule of the single act again, and stays if it was changed since the preview.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity,
    errors,
    args: { input: t.arg({ type: ApplyBulkActInput }) },
    resolve: async (_root, { input }, context) => {
      const id = rowId(input.id);
      await applyBulkAct(context, id);
      return readActNow(context, id);
    },
  }),
  undoBulkAct: t.field({
    type: BulkActType,
    description:
      `Undoes an act of the last 30 days on its next ${bulkBatchSize} rows; call it again while there are rows that ` +
      'are done. A row that was changed since stays, and says by whom.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity,
    errors,
    args: { input: t.arg({ type: UndoBulkActInput }) },
    resolve: async (_root, { input }, context) => {
      const id = rowId(input.id);
      await undoBulkAct(context, id);
      return readActNow(context, id);
    },
  }),
}));
