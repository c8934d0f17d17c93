import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { auditAreas } from '../../core/audit/audit-actions.ts';
import { AuditChangeType } from '../../core/audit/audit-change.type.ts';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { RowOrderEnum } from '../../core/row-order.ts';
import { settingKeys } from '../../core/settings/setting-guide.ts';
import { SiteSettingKeyEnum } from '../../core/settings/setting.type.ts';
import { defaultAuditPage, listAuditEntries, listEntriesOnViewer } from './audit.service.ts';
import { namedChanges } from './named-changes.ts';
import { loadTarget, type AuditTarget } from './target.loader.ts';

const fields = 'Named fields as JSON; null: none.';

const AuditTargetType = builder.objectRef<AuditTarget>('AuditTarget').implement({
  description: 'What an entry is about, as it is today.',
  fields: (t) => ({
    name: t.exposeString('name'),
    path: t.exposeString('path', { nullable: true, description: 'Of its page on this site; null: it has none.' }),
  }),
});

const AuditEntryObject = builder.prismaObject('AuditEntry', {
  select: { id: true },
  description: 'What an account with rights did to something.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    actor: t.relation('actor', { nullable: true, description: 'Null: the site itself, or the account is gone.' }),
    action: t.exposeString('action', { description: 'Such as `moderation.hide`.' }),
    targetKind: t.exposeString('targetKind', { description: 'Such as `COMMENT`.' }),
    targetId: t.exposeString('targetId'),
    target: t.field({
      type: AuditTargetType,
      nullable: true,
      description: 'Null: it is gone, or has no name.',
      select: { targetKind: true, targetId: true },
      resolve: ({ targetKind, targetId }, _args, context) => loadTarget(context, { kind: targetKind, id: targetId }),
    }),
    groupId: t.id({
      nullable: true,
      description: 'Place; null: the site.',
      select: { groupId: true },
      resolve: ({ groupId }) => (groupId === null ? null : String(groupId)),
    }),
    groupName: t.string({
      nullable: true,
      description: 'Of the place; null: the site, or the group is gone.',
      select: { groupId: true },
      resolve: async ({ groupId }, _args, context) =>
        groupId === null ? null : ((await loadTarget(context, { kind: 'GROUP', id: String(groupId) }))?.name ?? null),
    }),
    before: t.string({ nullable: true, description: fields, select: { before: true }, resolve: (e) => json(e.before) }),
    after: t.string({ nullable: true, description: fields, select: { after: true }, resolve: (e) => json(e.after) }),
    changes: t.field({
      type: [AuditChangeType],
      description: '`before` and `after`, field by field, with names in place of ids.',
      select: { action: true, before: true, after: true },
      resolve: (entry, _args, context) => namedChanges(context, entry),
    }),
    reason: t.exposeString('reason', { description: 'Empty: none.' }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
});
const AuditEntryPage = pageObject('AuditEntryPage', AuditEntryObject);

const AuditFilterInput = builder.inputType('AuditFilter', {
  description: 'Which entries; what is left out is any.',
  fields: (t) => ({
    actor: t.string({ required: false, description: 'Beginning of a username.', validate: z.string().max(255) }),
    area: t.string({
      required: false,
      description: `What the acts are about: ${auditAreas.join(', ')}.`,
      validate: z.enum(auditAreas),
    }),
    targetKind: t.string({ required: false, description: 'Such as `COMMENT`.', validate: z.string().max(30) }),
    target: t.string({
      required: false,
      description:
        'Id of the target, or the beginning of its name: of an account, a group, a contest, or a problem by display ' +
        'id or title.',
      validate: z.string().max(255),
    }),
    settings: t.field({
      type: [SiteSettingKeyEnum],
      required: false,
      description: 'Settings that `target` means as well, since their names are those of the pages.',
      validate: z.array(z.string()).max(settingKeys.length),
    }),
    from: t.field({ type: 'DateTime', required: false, description: 'At this moment or later.' }),
    until: t.field({ type: 'DateTime', required: false, description: 'Before this moment.' }),
  }),
});

builder.queryFields((t) => ({
  auditEntries: t.field({
    type: AuditEntryPage,
    description:
      'Entries of the audit log, newest first by default: all for super admins, those of their groups for roots of ' +
      `groups, none for others. ${defaultAuditPage} a page by default.`,
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: pageComplexity(defaultAuditPage),
    args: {
      groupId: t.arg.id({ required: false, description: 'Of this group; null: of all places.' }),
      filter: t.arg({ type: AuditFilterInput, required: false }),
      order: t.arg({ type: RowOrderEnum, required: false }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { groupId, filter, order, page }, context, info) =>
      listAuditEntries(context, {
        filter: { ...filter, groupId: groupId ? rowId(groupId) : null },
        order: order ?? 'NEWEST',
        page: pageOf({ page }, defaultAuditPage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'AuditEntry' }),
      }),
  }),
  viewerAuditEntries: t.field({
    type: AuditEntryPage,
    description:
      'What others did to the account of the viewer, such as changes by super admins and by admins of groups, newest ' +
      `first. ${defaultAuditPage} a page by default.`,
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    complexity: pageComplexity(defaultAuditPage),
    args: { page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { page }, context, info) =>
      listEntriesOnViewer(context, {
        page: pageOf({ page }, defaultAuditPage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'AuditEntry' }),
      }),
  }),
}));

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
