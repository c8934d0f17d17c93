import { BulkRowState } from '@verdict/prisma/generated/client/enums.ts';
import { z } from 'zod';
import { AuditChangeType } from '../audit/audit-change.type.ts';
import { changesOf } from '../audit/audit-changes.ts';
import { builder } from '../builder.ts';
import type { Locale } from '../context.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../page.ts';
import { maxBulkRows } from './bulk-act.service.ts';
import { listBulkRows, type BulkActView, type BulkRowView } from './bulk-list.service.ts';

/** Rows of a page unless asked otherwise. */
const defaultRowPage = 50;

const BulkActStateEnum = builder.enumType('BulkActState', {
  description: 'PREVIEW: nothing was changed yet.',
  values: ['PREVIEW', 'APPLIED', 'UNDONE'] as const,
});

const BulkRowStateEnum = builder.enumType('BulkRowState', {
  description: 'What became of a row of an act on many.',
  values: {
    PENDING: { value: BulkRowState.PENDING, description: 'Waits for the act to be applied.' },
    UNCHANGED: { value: BulkRowState.UNCHANGED, description: 'Was already as the act would make it.' },
    REFUSED: { value: BulkRowState.REFUSED, description: 'Stays as it is, for the reason beside.' },
    DONE: { value: BulkRowState.DONE, description: 'The act changed it.' },
    UNDONE: { value: BulkRowState.UNDONE, description: 'It is again what it was before.' },
    KEPT: { value: BulkRowState.KEPT, description: 'Was not undone, for the reason beside.' },
  },
});

const refusalSchema = z.object({ code: z.string(), 'zh-CN': z.string(), 'en-US': z.string() });

function refusalIn(refusal: unknown, key: 'code' | Locale): string | null {
  return refusalSchema.nullable().parse(refusal)?.[key] ?? null;
}

const BulkRowType = builder.objectRef<BulkRowView>('BulkRow').implement({
  description: 'A row of an act on many.',
  fields: (t) => ({
    targetId: t.exposeID('targetId', { description: 'Of the problem, discussion, group or account.' }),
    name: t.exposeString('name', { nullable: true, description: 'Null: it is gone, or the viewer does not see it.' }),
    state: t.expose('state', { type: BulkRowStateEnum }),
    changes: t.field({
      type: [AuditChangeType],
      description: 'What the act changes, field by field; none where it is refused at once.',
      complexity: { field: 1, multiplier: 2 },
      resolve: (row) => changesOf(row),
    }),
    refusalCode: t.string({
      nullable: true,
      description: 'Code of the failure as the single act has it, or BULK_ROW_CHANGED; null: none.',
      resolve: ({ refusal }) => refusalIn(refusal, 'code'),
    }),
    refusal: t.string({
      nullable: true,
      description: 'Why it stays as it is; null: it does not.',
      resolve: ({ refusal }, _args, { locale }) => refusalIn(refusal, locale),
    }),
  }),
});
const BulkRowPage = pageObject('BulkRowPage', BulkRowType);

export const BulkActType = builder.objectRef<BulkActView>('BulkAct').implement({
  description: 'An act on many rows: previewed, then applied, and undone if need be. For who made it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    kind: t.exposeString('kind', { description: 'Such as `problem.tags`.' }),
    state: t.field({
      type: BulkActStateEnum,
      resolve: ({ appliedAt, undoneAt }) =>
        undoneAt === null ? (appliedAt === null ? 'PREVIEW' : 'APPLIED') : 'UNDONE',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    appliedAt: t.expose('appliedAt', { type: 'DateTime', nullable: true, description: 'Null: a preview.' }),
    undoneAt: t.expose('undoneAt', { type: 'DateTime', nullable: true }),
    isCut: t.exposeBoolean('isCut', { description: 'More rows matched than an act takes.' }),
    canUndo: t.exposeBoolean('canUndo', { description: 'Rows can be undone now.' }),
    undoUntil: t.expose('undoUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Rows can be undone until then. Null: a preview, or an act that cannot be undone.',
    }),
    isFinal: t.exposeBoolean('isFinal', { description: 'Acts of its kind cannot be undone.' }),
    pendingCount: t.int({ resolve: ({ counts }) => counts.PENDING ?? 0 }),
    unchangedCount: t.int({ resolve: ({ counts }) => counts.UNCHANGED ?? 0 }),
    refusedCount: t.int({ resolve: ({ counts }) => counts.REFUSED ?? 0 }),
    doneCount: t.int({ resolve: ({ counts }) => counts.DONE ?? 0 }),
    undoneCount: t.int({ resolve: ({ counts }) => counts.UNDONE ?? 0 }),
    keptCount: t.int({ resolve: ({ counts }) => counts.KEPT ?? 0 }),
    firstRow: t.field({
      type: BulkRowType,
      nullable: true,
      description: 'The first row that it changes, or else the first, to tell acts apart. Null: it has none.',
      resolve: ({ firstRow }) => firstRow,
    }),
    rows: t.field({
      type: BulkRowPage,
      description: `${defaultRowPage} a page by default.`,
      complexity: pageComplexity(defaultRowPage),
      args: {
        states: t.arg({
          type: [BulkRowStateEnum],
          required: false,
          description: 'Null: all.',
          validate: z.array(z.unknown()).max(6),
        }),
        page: t.arg({ type: PageInput, required: false }),
      },
      resolve: (act, { states, page }, context) =>
        listBulkRows(context, act, { states: states ?? null, page: pageOf({ page }, defaultRowPage) }),
    }),
  }),
});

/** Ids of the rows of an act. */
export const bulkIds = z.array(z.string().max(32)).min(1).max(maxBulkRows);

/** Names the act in the success of its mutations. */
export const bulkActField = { name: 'act' } as const;
