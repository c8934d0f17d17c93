import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { askedExports } from './data-export.rule.ts';
import { DataExportType } from './data-export.type.ts';

builder.queryField('dataExport', (t) =>
  t.prismaField({
    type: DataExportType,
    nullable: true,
    description: 'The newest archive with the data of an account that the viewer asked for; null: there is none.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    args: {
      userId: t.arg.id({
        required: false,
        description: 'Of another account, for super admins. Null: the own one.',
        validate: z.string().max(32),
      }),
    },
    resolve: (query, _root, { userId }, { db, viewer, now }) =>
      db.dataExport.findFirst({
        ...query,
        where: { AND: [askedExports(viewer, now), { userId: userId ?? userIdOf(viewer) }] },
        orderBy: { id: 'desc' },
      }),
  }),
);
