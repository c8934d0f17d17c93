import { personColumns } from '../../account/person-sheet/person-columns.ts';
import { builder } from '../../core/builder.ts';
import type { RosterImport, RosterSlip } from './apply-roster.service.ts';
import type { RosterPlan } from './plan-roster.service.ts';
import type { PlannedRow } from './plan.ts';
import type { PasswordReset } from './reset-passwords.service.ts';
import { RosterStateEnum } from './roster-change.type.ts';

const RosterColumnEnum = builder.enumType('RosterColumn', {
  description: 'A column of a table of people.',
  values: personColumns,
});

const RosterFaultType = builder.objectRef<NonNullable<PlannedRow['fault']>>('RosterFault').implement({
  description: 'What is wrong with a row.',
  fields: (t) => ({
    column: t.field({ type: RosterColumnEnum, resolve: ({ column }) => column }),
    message: t.string({
      description: "What is wrong and what to do, in the viewer's language.",
      resolve: ({ sentence }, _args, { locale }) => sentence[locale],
    }),
  }),
});

const RosterRowType = builder.objectRef<PlannedRow>('RosterRow').implement({
  description: 'A person of a table, with what an import makes of them.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Line of the table where the row begins, from 1.' }),
    name: t.exposeString('name'),
    number: t.exposeString('number', { description: 'Student number.' }),
    email: t.exposeString('email', { nullable: true, description: 'As the table has it; null: none.' }),
    username: t.exposeString('username', {
      nullable: true,
      description: 'Of an existing account, or wished for a new one. Null: one is generated.',
    }),
    classNames: t.stringList({ description: 'At most 10.', resolve: ({ classNames }) => [...classNames] }),
    newClassNames: t.stringList({
      description: 'Those of them that the import makes.',
      resolve: ({ newClassNames }) => [...newClassNames],
    }),
    state: t.field({ type: RosterStateEnum, resolve: ({ state }) => state }),
    fault: t.field({
      type: RosterFaultType,
      nullable: true,
      description: 'Null: the row is right.',
      resolve: ({ fault }) => fault,
    }),
  }),
});

export const RosterPreviewType = builder.objectRef<RosterPlan>('RosterPreview').implement({
  description: 'What an import would make of a table.',
  fields: (t) => ({
    rows: t.field({
      type: [RosterRowType],
      description: 'In the order of the table, at most 500.',
      resolve: ({ rows }) => [...rows],
    }),
    ignoredColumns: t.stringList({
      description: 'Heads of columns that are left out.',
      resolve: ({ ignored }) => [...ignored],
    }),
  }),
});

const RosterSlipType = builder.objectRef<RosterSlip>('RosterSlip').implement({
  description: 'What a person signs in with. Its password is shown once.',
  fields: (t) => ({
    name: t.exposeString('name'),
    number: t.exposeString('number', { description: 'Student number.' }),
    classNames: t.stringList({ resolve: ({ classNames }) => [...classNames] }),
    username: t.exposeString('username'),
    password: t.exposeString('password'),
  }),
});

export const RosterImportType = builder.objectRef<RosterImport>('RosterImport').implement({
  description: 'What an import did.',
  fields: (t) => ({
    rows: t.field({
      type: [RosterRowType],
      description: 'As they were before it.',
      resolve: ({ rows }) => [...rows],
    }),
    slips: t.field({
      type: [RosterSlipType],
      description: 'Of the accounts that were made, in the order of the table.',
      resolve: ({ slips }) => [...slips],
    }),
  }),
});

export const ResetGroupPasswordsSuccess = builder.objectRef<PasswordReset>('ResetGroupPasswordsSuccess').implement({
  description: 'What became of members whose passwords were to be reset.',
  fields: (t) => ({
    slips: t.field({
      type: [RosterSlipType],
      description: 'Of the accounts with a new password, by username.',
      resolve: ({ slips }) => [...slips],
    }),
    leftOutIds: t.idList({
      description: 'User ids of those that kept their password: the group may not set a new one.',
      resolve: ({ leftOutIds }) => [...leftOutIds],
    }),
  }),
});
