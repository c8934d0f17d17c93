import { builder } from '../../core/builder.ts';
import { rowQuery } from '../../core/row-query.ts';
import { BackupNotFound, BackupUnderWay } from './backup.error.ts';
import { askForVerification, startBackup } from './backup.service.ts';
import { BackupType } from './backup.type.ts';

builder.mutationFields((t) => ({
  startBackup: t.prismaField({
    type: BackupType,
    description: 'Backs the site up now, in the background.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [BackupUnderWay] },
    resolve: async (query, _root, _args, context) => {
      const id = await startBackup(context);
      return context.db.backup.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  verifyBackup: t.prismaField({
    type: BackupType,
    description: 'Restores a backup into a scratch database in the background, and checks its files.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [BackupNotFound] },
    args: { id: t.arg.int() },
    resolve: async (query, _root, { id }, context) => {
      await askForVerification(context, id);
      return context.db.backup.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
}));
