import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { defaultAuditPage, listAuditEntries } from './audit.service.ts';

const fields = 'Named fields as JSON; null: none.';

const AuditEntryObject = builder.prismaObject('AuditEntry', {
  select: { id: true },
  description: 'What an account with rights did to something.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    actor: t.relation('actor', { nullable: true, description: 'Null: the site itself, or the account is gone.' }),
    action: t.exposeString('action', { description: 'Such as `moderation.hide`.' }),
    targetKind: t.exposeString('targetKind', { description: 'Such as `COMMENT`.' }),
    targetId: t.exposeString('targetId'),
    groupId: t.id({
      nullable: true,
      description: 'Place; null: the site.',
      select: { groupId: true },
      resolve: ({ groupId }) => (groupId === null ? null : String(groupId)),
    }),
    before: t.string({ nullable: true, description: fields, select: { before: true }, resolve: (e) => json(e.before) }),
    after: t.string({ nullable: true, description: fields, select: { after: true }, resolve: (e) => json(e.after) }),
    reason: t.exposeString('reason', { description: 'Empty: none.' }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
});
const AuditEntryPage = pageObject('AuditEntryPage', AuditEntryObject);

builder.queryField('auditEntries', (t) =>
  t.field({
    type: AuditEntryPage,
    description:
      'Entries of the audit log, newest first: all for super admins, those of their groups for roots of groups, none ' +
      `for others. ${defaultAuditPage} a page by default.`,
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: pageComplexity(defaultAuditPage),
    args: {
      groupId: t.arg.id({ required: false, description: 'Of this group; null: of all places.' }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { groupId, page }, context, info) =>
      listAuditEntries(context, {
        groupId: groupId ? rowId(groupId) : null,
        page: pageOf({ page }, defaultAuditPage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'AuditEntry' }),
      }),
  }),
);

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
