import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowQuery } from '../../core/row-query.ts';
import { line } from '../own-account/profile.ts';
import { PasswordUnreadable } from '../password/password.error.ts';
import { OwnAccount } from '../user-admin/user-admin.error.ts';
import { UserNotFound } from '../user/account.error.ts';
import { givenPassword } from '../user/credentials.ts';
import { AccountChangesLocked, SignInAgain, WrongPassword } from '../user/own-account.error.ts';
import { DataExportTooSoon, DataExportUnderWay } from './data-export.error.ts';
import { requestExportOf, requestOwnExport } from './data-export.service.ts';
import { DataExportType } from './data-export.type.ts';

const maxReason = 500;

const RequestDataExportInput = builder.inputType('RequestDataExportInput', {
  fields: (t) => ({
    currentPassword: t.string({
      description: 'As it is, or encrypted under passwordKey; any text where the account has none.',
      validate: givenPassword,
    }),
  }),
});

const ExportUserDataInput = builder.inputType('ExportUserDataInput', {
  fields: (t) => ({
    userId: t.id({ description: 'Another account.', validate: z.string().max(32) }),
    reason: t.string({
      required: false,
      defaultValue: '',
      description: `For the audit log and the owner of the account; at most ${maxReason} characters.`,
      validate: line(maxReason),
    }),
  }),
});

const dataField = { name: 'dataExport' } as const;

builder.mutationFields((t) => ({
  requestDataExport: t.prismaField({
    type: DataExportType,
    description:
      "Has an archive with the viewer's data made in the background, once in 24 hours, and tells the owner. A " +
      'message says when it is ready.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: {
      types: [
        InvalidInput,
        WrongPassword,
        AccountChangesLocked,
        SignInAgain,
        PasswordUnreadable,
        DataExportUnderWay,
        DataExportTooSoon,
      ],
      dataField,
    },
    args: { input: t.arg({ type: RequestDataExportInput }) },
    resolve: async (query, _root, { input: { currentPassword } }, context) => {
      const id = await requestOwnExport(context, currentPassword);
      return context.db.dataExport.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  exportUserData: t.prismaField({
    type: DataExportType,
    description:
      'Has an archive with the data of another account made in the background, to answer a request of its owner, who ' +
      'is told. Only who asks for it can download it.',
    authScopes: { superAdmin: true },
    apiScope: 'NEVER',
    errors: { types: [InvalidInput, UserNotFound, OwnAccount, DataExportUnderWay, DataExportTooSoon], dataField },
    args: { input: t.arg({ type: ExportUserDataInput }) },
    resolve: async (query, _root, { input: { userId, reason } }, context) => {
      const id = await requestExportOf(context, { userId, reason: reason ?? '' });
      return context.db.dataExport.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
}));
