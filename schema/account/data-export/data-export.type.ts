import { DataExportState } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';

const DataExportStateType = builder.enumType(DataExportState, { name: 'DataExportState' });

export const DataExportType = builder.prismaObject('DataExport', {
  select: { id: true },
  description: 'An archive with the data of an account, for who asked for it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    state: t.expose('state', { type: DataExportStateType }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is removed; null: it is not made yet.',
    }),
    sizeBytes: t.float({
      nullable: true,
      description: 'Null unless it is made.',
      select: { sizeBytes: true },
      resolve: ({ sizeBytes }) => (sizeBytes === null ? null : Number(sizeBytes)),
    }),
    path: t.string({
      nullable: true,
      description: 'Path of this site that sends it, signed in by a session; null unless it is made.',
      select: { state: true },
      resolve: ({ id, state }) => (state === 'DONE' ? `/api/file/data-export?id=${id}` : null),
    }),
  }),
});
