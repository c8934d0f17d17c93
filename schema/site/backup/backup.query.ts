import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { defaultBackupPage, listBackups, wholeBackup } from './backup.service.ts';
import { BackupPlanType, BackupType } from './backup.type.ts';

const BackupPage = pageObject('BackupPage', BackupType);

builder.queryFields((t) => ({
  backups: t.field({
    type: BackupPage,
    description: `Backups of the site, newest first. ${defaultBackupPage} a page by default.`,
    authScopes: { superAdmin: true },
    complexity: pageComplexity(defaultBackupPage),
    args: { page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { page }, context, info) =>
      listBackups(context, {
        page: pageOf({ page }, defaultBackupPage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'Backup' }),
      }),
  }),
  lastBackup: t.prismaField({
    type: BackupType,
    nullable: true,
    description: 'The last whole backup; null: there is none.',
    authScopes: { superAdmin: true },
    resolve: (query, _root, _args, { db }) =>
      db.backup.findFirst({ ...query, where: wholeBackup, orderBy: { id: 'desc' } }),
  }),
  backupPlan: t.field({
    type: BackupPlanType,
    description: 'Where and when the site is backed up by itself.',
    authScopes: { superAdmin: true },
    resolve: (_root, _args, { backups }) => backups,
  }),
}));
