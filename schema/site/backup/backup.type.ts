import { BackupState } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import type { Backups } from '../../core/ports/backups.ts';

const BackupStateType = builder.enumType(BackupState, { name: 'BackupState' });

export const BackupType = builder.prismaObject('Backup', {
  select: { id: true },
  description: 'A backup of the site that was asked for.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    state: t.expose('state', { type: BackupStateType }),
    path: t.exposeString('path', {
      nullable: true,
      description: "Its folder on the server's machine, once it is whole.",
    }),
    askedAt: t.expose('askedAt', { type: 'DateTime' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', nullable: true }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
    sizeBytes: t.float({
      nullable: true,
      description: 'Bytes that it takes by itself; files that it shares with others are counted.',
      select: { sizeBytes: true },
      resolve: ({ sizeBytes }) => (sizeBytes === null ? null : Number(sizeBytes)),
    }),
    failure: t.exposeString('failure', { nullable: true, description: 'Why it failed and what to do, in English.' }),
    isBeingVerified: t.boolean({
      select: { verifyAskedAt: true },
      resolve: ({ verifyAskedAt }) => verifyAskedAt !== null,
    }),
    verifiedAt: t.expose('verifiedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was restored into a scratch database and found whole.',
    }),
    verifyFailure: t.exposeString('verifyFailure', {
      nullable: true,
      description: 'What the last verification found, in English.',
    }),
  }),
});

export const BackupPlanType = builder.objectRef<Backups>('BackupPlan').implement({
  description: 'Where and when the site is backed up by itself.',
  fields: (t) => ({
    folder: t.exposeString('folder'),
    nightlyHour: t.exposeInt('nightlyHour', { nullable: true, description: 'UTC; null: it is not.' }),
  }),
});
