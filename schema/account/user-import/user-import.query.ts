import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { defaultImportPage, listImports } from './list-imports.service.ts';
import { UserImportKindEnum, UserImportType } from './user-import.type.ts';
import { awaitImport } from './watch-import.service.ts';

/** Longest wait for an import, in seconds: proxies give up after 60 by default. */
const maxWaitSeconds = 50;

const UserImportPage = pageObject('UserImportPage', UserImportType);

builder.queryFields((t) => ({
  userImport: t.prismaField({
    type: UserImportType,
    nullable: true,
    description: 'An import of users; null: there is none, or it is older than 7 days.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    args: {
      id: t.arg.id(),
      waitSeconds: t.arg.int({
        required: false,
        description: `Waits this long for an import that is not over; at most ${maxWaitSeconds}, 0 by default.`,
        validate: z.int().min(0).max(maxWaitSeconds),
      }),
    },
    resolve: async (query, _root, args, context) => {
      const id = rowId(args.id);
      if (args.waitSeconds) await awaitImport(context, id, args.waitSeconds * 1_000);
      return context.db.userImport.findUnique({ ...query, where: { id } });
    },
  }),
  userImports: t.field({
    type: UserImportPage,
    description: `Imports of users of the last 7 days, newest first. ${defaultImportPage} a page by default.`,
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    complexity: pageComplexity(defaultImportPage),
    args: {
      kind: t.arg({ type: UserImportKindEnum, required: false, description: 'Null: all.' }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { kind, page }, context, info) =>
      listImports(context, {
        kind: kind ?? null,
        page: pageOf({ page }, defaultImportPage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'UserImport' }),
      }),
  }),
}));
