import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import type { Sentence } from '../../core/errors.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { rowQuery } from '../../core/row-query.ts';
import type { SchemaTypes } from '../../core/schema-types.ts';
import { TooManyRequests } from '../user/account.error.ts';
import { maxUsernameLength } from '../user/credentials.ts';
import { generateUsers } from './generate-users.service.ts';
import { importUsers, previewUsers, type SentUsers } from './import-users.service.ts';
import { generatedPasswordLength, maxGeneratedUsers, maxImportedUsers, maxTableBytes } from './limits.ts';
import { undoUserImport } from './undo-import.service.ts';
import { userColumns } from './user-columns.ts';
import {
  GeneratedNamesTaken,
  InvalidUserTable,
  NoUserToImport,
  UserImportGone,
  UserImportUnderWay,
  UserRowsRefused,
} from './user-import.error.ts';
import { UndoneImportType, UserImportType } from './user-import.type.ts';
import { UserTableType } from './user-table.type.ts';

/** Longest cell of a row that is sent as cells. */
const maxCell = 1_000;
/** Largest number of a generated name. */
const maxNumber = 999_999_999;

const UserRowInput = builder.inputType('UserRowInput', {
  description: 'A row of a table of users.',
  fields: (t) => ({
    cells: t.stringList({
      description: 'In the usual order; the last ones may be left out.',
      validate: z.array(z.string().max(maxCell)).max(userColumns.length),
    }),
  }),
});

function tableFields(t: PothosSchemaTypes.InputFieldBuilder<SchemaTypes, 'InputObject'>) {
  return {
    text: t.string({
      required: false,
      description:
        'The table, parted by tabs, commas or semicolons: username, password, e-mail address, real name, gender, ' +
        'nickname, school, student number. A first row with heads allows any order. ' +
        `${maxTableBytes / 1024} KB at most.`,
      // Bytes are counted when it is read.
      validate: z.string().max(2 * maxTableBytes),
    }),
    file: t.string({
      required: false,
      description: 'Instead of the text: a CSV file in UTF-8, UTF-16 or GB18030, encoded in Base64.',
      validate: z.string().max(2 * maxTableBytes),
    }),
    rows: t.field({
      type: [UserRowInput],
      required: false,
      description: `Instead of the text: at most ${maxImportedUsers} rows.`,
      validate: z.array(z.unknown()).max(maxImportedUsers),
    }),
  };
}

const PreviewUserImportInput = builder.inputType('PreviewUserImportInput', {
  description: 'A table of users to preview.',
  fields: tableFields,
});

const ImportUsersInput = builder.inputType('ImportUsersInput', {
  description: 'A table of users to import.',
  fields: (t) => ({
    ...tableFields(t),
    isAllOrNothing: t.boolean({
      required: false,
      defaultValue: false,
      description: 'Makes no account if a row is wrong or taken; else those rows are left out.',
    }),
  }),
});

const UndoUserImportInput = builder.inputType('UndoUserImportInput', {
  description: 'An import to undo.',
  fields: (t) => ({ importId: t.id({ description: 'Of a `UserImport`.' }) }),
});

const endBeforeStart: Sentence = {
  'zh-CN': '结束编号不能小于起始编号。',
  'en-US': 'The end number cannot be less than the start number.',
};
const tooMany: Sentence = {
  'zh-CN': `一次最多生成 ${maxGeneratedUsers} 个账号。`,
  'en-US': `At most ${maxGeneratedUsers} accounts are generated at once.`,
};

const GenerateUsersInput = builder.inputType('GenerateUsersInput', {
  description: 'Accounts to generate, named by prefix, number and suffix.',
  fields: (t) => ({
    prefix: t.string({ description: 'May be empty.', validate: z.string().max(maxUsernameLength) }),
    suffix: t.string({ description: 'May be empty.', validate: z.string().max(maxUsernameLength) }),
    from: t.int({ description: 'Number of the first.', validate: z.int().min(0).max(maxNumber) }),
    to: t.int({ description: 'Number of the last.', validate: z.int().min(0).max(maxNumber) }),
    passwordLength: t.int({
      description: `Characters of each password, ${generatedPasswordLength.min} to ${generatedPasswordLength.max}.`,
      validate: z.int().min(generatedPasswordLength.min).max(generatedPasswordLength.max),
    }),
  }),
  validate: z
    .looseObject({ from: z.int(), to: z.int() })
    .refine(({ from, to }) => to >= from, { path: ['to'], params: { sentence: endBeforeStart } })
    .refine(({ from, to }) => to - from < maxGeneratedUsers, { path: ['to'], params: { sentence: tooMany } }),
});

function sentUsers({ text, file, rows }: typeof PreviewUserImportInput.$inferInput): SentUsers {
  return { text: text ?? null, file: file ?? null, rows: rows?.map(({ cells }) => cells) ?? null };
}

const tableErrors = [InvalidInput, InvalidUserTable, TooManyRequests] as const;
const importField = { name: 'userImport' } as const;

builder.mutationFields((t) => ({
  previewUserImport: t.field({
    type: UserTableType,
    description:
      'What `importUsers` would make of a table; nothing is written. A mutation, because tables are long. 60 tables ' +
      'in ten minutes.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [...tableErrors], dataField: { name: 'table' } },
    // A file that is no text is refused like any other.
    refusesNul: true,
    args: { input: t.arg({ type: PreviewUserImportInput }) },
    resolve: (_root, { input }, context) => previewUsers(context, sentUsers(input)),
  }),
  importUsers: t.prismaField({
    type: UserImportType,
    description:
      'Checks a table and has its accounts made in the background, all at once. `userImportChanged` says how far it ' +
      'is, `UserImport.table` what became of each row.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [...tableErrors, UserRowsRefused, NoUserToImport, UserImportUnderWay], dataField: importField },
    refusesNul: true,
    args: { input: t.arg({ type: ImportUsersInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = await importUsers(context, sentUsers(input), input.isAllOrNothing ?? false);
      return context.db.userImport.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  undoUserImport: t.field({
    type: UndoneImportType,
    description: 'Deletes the accounts that an import made within the last 24 hours, but for those that are in use.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [UserImportGone], dataField: { name: 'undone' } },
    args: { input: t.arg({ type: UndoUserImportInput }) },
    resolve: (_root, { input }, context) => undoUserImport(context, rowId(input.importId)),
  }),
  generateUsers: t.prismaField({
    type: UserImportType,
    description:
      'Has accounts with random passwords made in the background, all of them or none; `UserImport.sheet` leads to ' +
      'their passwords.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: {
      types: [InvalidInput, GeneratedNamesTaken, UserImportUnderWay, TooManyRequests],
      dataField: importField,
    },
    args: { input: t.arg({ type: GenerateUsersInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = await generateUsers(context, input);
      return context.db.userImport.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
}));
