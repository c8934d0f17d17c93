import { builder } from '../../core/builder.ts';
import { GenderType } from '../user/user.type.ts';
import { maxImportedUsers } from './limits.ts';
import { userRowStates, type UserRow, type UserTable } from './read-users.ts';
import { userColumns } from './user-columns.ts';

const UserRowStateEnum = builder.enumType('UserRowState', {
  description:
    'What an import makes of a row. NEW: an account. SKIPPED: nothing, since it lacks a username or a password. ' +
    'TAKEN: nothing, since another account has the username or the address. FAULTY: nothing, until the row is ' +
    'corrected.',
  values: userRowStates,
});

const UserColumnEnum = builder.enumType('UserColumn', {
  description: 'A column of a table of users.',
  values: userColumns,
});

const UserRowFaultType = builder.objectRef<NonNullable<UserRow['fault']>>('UserRowFault').implement({
  description: 'What is wrong with a row.',
  fields: (t) => ({
    column: t.field({ type: UserColumnEnum, resolve: ({ column }) => column }),
    message: t.string({
      description: "What is wrong and what to do, in the viewer's language.",
      resolve: ({ sentence }, _args, { locale }) => sentence[locale],
    }),
  }),
});

const UserRowType = builder.objectRef<UserRow>('UserRow').implement({
  description: 'A user of a table, with what an import makes of the row. Passwords are not shown.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Line of the table where the row begins, from 1.' }),
    username: t.exposeString('username'),
    email: t.exposeString('email', { nullable: true, description: 'Null: none.' }),
    realName: t.exposeString('realName', { nullable: true, description: 'Null: none.' }),
    gender: t.field({ type: GenderType, resolve: ({ gender }) => gender }),
    unknownGender: t.exposeString('unknownGender', {
      nullable: true,
      description: 'A gender that is not known, as it is written; the account has SECRECY. Null: known, or empty.',
    }),
    nickname: t.exposeString('nickname', { nullable: true, description: 'Null: none.' }),
    school: t.exposeString('school', { nullable: true, description: 'Null: none.' }),
    studentId: t.exposeString('studentId', { nullable: true, description: 'Student number. Null: none.' }),
    state: t.field({ type: UserRowStateEnum, resolve: ({ state }) => state }),
    fault: t.field({
      type: UserRowFaultType,
      nullable: true,
      description: 'Null: the row is right, or skipped.',
      resolve: ({ fault }) => fault,
    }),
  }),
});

export const UserTableType = builder.objectRef<UserTable>('UserTable').implement({
  description: 'A table of users with what an import makes of it.',
  fields: (t) => ({
    rows: t.field({
      type: [UserRowType],
      description: `In the order of the table, at most ${maxImportedUsers}.`,
      resolve: ({ rows }) => [...rows],
    }),
    ignoredColumns: t.stringList({
      description: 'Heads of columns that are left out.',
      resolve: ({ ignored }) => [...ignored],
    }),
  }),
});
