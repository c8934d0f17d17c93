import { z } from 'zod';
import { builder } from '../builder.ts';
import { rowId } from '../row-id.ts';
import { listBulkActs, maxListedActs, readBulkAct } from './bulk-list.service.ts';
import { BulkActType } from './bulk.type.ts';

/** What kinds of acts are about. */
const areas: readonly string[] = ['problem', 'discussion', 'group', 'user'];

builder.queryFields((t) => ({
  bulkAct: t.field({
    type: BulkActType,
    nullable: true,
    description: 'An act of the viewer on many rows; null: there is none.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => readBulkAct(context, rowId(id)),
  }),
  bulkActs: t.field({
    type: [BulkActType],
    description: `The last ${maxListedActs} acts of the viewer on many rows, the newest first; no previews.`,
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: { field: 1, multiplier: maxListedActs },
    args: {
      area: t.arg.string({
        description: `What they are about: ${areas.join(', ')}.`,
        validate: z.enum(areas),
      }),
    },
    resolve: (_root, { area }, context) => listBulkActs(context, area),
  }),
}));
