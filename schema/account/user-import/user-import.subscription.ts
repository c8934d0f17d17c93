import { builder } from '../../core/builder.ts';
import { rowId } from '../../core/row-id.ts';
import { UserImportType } from './user-import.type.ts';
import { watchImport } from './watch-import.service.ts';

builder.subscriptionField('userImportChanged', (t) =>
  t.prismaField({
    type: UserImportType,
    description: 'An import of users as it is now, then as it moves on; ends when it is over.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    args: { id: t.arg.id() },
    subscribe: (_root, { id }, context) => watchImport(context, rowId(id)),
    resolve: (query, { id }, _args, { db }) => db.userImport.findUniqueOrThrow({ ...query, where: { id } }),
  }),
);
