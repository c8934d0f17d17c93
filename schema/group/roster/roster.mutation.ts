import { z } from 'zod';
import type { SentTable } from '../../account/person-sheet/sent-table.ts';
import { TooManyRequests } from '../../account/user/account.error.ts';
import { newUsername } from '../../account/user/credentials.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import type { SchemaTypes } from '../../core/schema-types.ts';
import { GroupFull, GroupNotFound } from '../../place/group.error.ts';
import { GroupActForbidden } from '../core/group.error.ts';
import { hiddenPrefix, importRoster } from './apply-roster.service.ts';
import { maxPeople, maxTableBytes, previewRoster } from './plan-roster.service.ts';
import { maxResets, resetPasswords } from './reset-passwords.service.ts';
import { RosterStateEnum } from './roster-change.type.ts';
import { answerInvitation } from './roster-invitation.service.ts';
import {
  AccountNotManaged,
  InvalidRoster,
  ManagedAccountHasRights,
  RosterChanged,
  RosterInvitationNotFound,
} from './roster.error.ts';
import { ResetGroupPasswordsSuccess, RosterImportType, RosterPreviewType } from './roster.type.ts';

/** Longest prefix of generated usernames: numbers of 5 digits follow. */
const maxPrefix = 15;

function tableFields(t: PothosSchemaTypes.InputFieldBuilder<SchemaTypes, 'InputObject'>) {
  return {
    groupId: t.id({ description: 'Which group.' }),
    text: t.string({
      required: false,
      description:
        'The table, parted by tabs, commas or semicolons: name, student number, mail, user name, class; the last ' +
        'three are optional. A first row with heads in English or Chinese allows any order. Several classes of a ' +
        'person are parted by semicolons. 256 KB at most.',
      // Bytes are counted when it is read.
      validate: z.string().max(2 * maxTableBytes),
    }),
    file: t.string({
      required: false,
      description: 'Instead of the text: a CSV file in UTF-8, UTF-16 or GB18030, encoded in Base64.',
      validate: z.string().max(2 * maxTableBytes),
    }),
  };
}

const PreviewGroupRosterInput = builder.inputType('PreviewGroupRosterInput', {
  description: 'A table of people to preview.',
  fields: tableFields,
});

const ImportGroupRosterInput = builder.inputType('ImportGroupRosterInput', {
  description: 'A table of people to import as its preview showed it.',
  fields: (t) => ({
    ...tableFields(t),
    prefix: t.string({
      required: false,
      description:
        `Beginning of generated usernames, at most ${maxPrefix} characters. ` +
        `Null: the short name of the group; of a hidden group \`${hiddenPrefix}\`.`,
      validate: newUsername.max(maxPrefix),
    }),
    states: t.field({
      type: [RosterStateEnum],
      description: 'What the preview said of each row.',
      validate: z.array(z.string()).max(maxPeople),
    }),
  }),
});

const AnswerRosterInvitationInput = builder.inputType('AnswerRosterInvitationInput', {
  description: 'An answer to an invitation by a roster.',
  fields: (t) => ({
    groupId: t.id({ description: 'The group that invited the viewer.' }),
    isAccepted: t.boolean({ description: 'False declines.' }),
  }),
});

const ResetGroupPasswordsInput = builder.inputType('ResetGroupPasswordsInput', {
  description: 'Members that get new passwords.',
  fields: (t) => ({
    groupId: t.id({ description: 'The group that made their accounts.' }),
    userIds: t.idList({
      description: `1 to ${maxResets} members.`,
      validate: z.array(z.string().max(32)).min(1).max(maxResets),
    }),
  }),
});

const tableErrors = [InvalidInput, GroupNotFound, GroupActForbidden, InvalidRoster, TooManyRequests] as const;

function tableOf({ text, file }: typeof PreviewGroupRosterInput.$inferInput): SentTable {
  return { text: text ?? null, file: file ?? null };
}

builder.mutationFields((t) => ({
  previewGroupRoster: t.field({
    type: RosterPreviewType,
    description:
      'What `importGroupRoster` would make of a table; nothing is written. For those who admit members. A mutation, ' +
      'because tables are long. 60 tables in ten minutes.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [...tableErrors], dataField: { name: 'preview' } },
    // A file that is no text is refused like any other.
    refusesNul: true,
    args: { input: t.arg({ type: PreviewGroupRosterInput }) },
    resolve: (_root, { input }, context) => previewRoster(context, rowId(input.groupId), tableOf(input)),
  }),
  importGroupRoster: t.field({
    type: RosterImportType,
    description:
      'Makes accounts and classes for the people of a table and invites existing accounts, all of it or nothing. ' +
      'Wrong rows are left out. Sent again it makes nothing twice. For those who admit members.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [...tableErrors, RosterChanged, GroupFull], dataField: { name: 'import' } },
    refusesNul: true,
    args: { input: t.arg({ type: ImportGroupRosterInput }) },
    resolve: (_root, { input }, context) =>
      importRoster(context, {
        groupId: rowId(input.groupId),
        table: tableOf(input),
        prefix: input.prefix ?? null,
        states: input.states,
      }),
  }),
  answerRosterInvitation: t.field({
    type: 'ID',
    description: 'Joins a group whose roster names the viewer, or declines.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [RosterInvitationNotFound, GroupFull], dataField: { name: 'groupId' } },
    args: { input: t.arg({ type: AnswerRosterInvitationInput }) },
    resolve: async (_root, { input: { groupId, isAccepted } }, context) => {
      await answerInvitation(context, rowId(groupId), isAccepted);
      return groupId;
    },
  }),
  resetGroupPasswords: t.field({
    type: ResetGroupPasswordsSuccess,
    description:
      'Gives members whose accounts the group made new passwords and signs them out. Accounts whose owners have ' +
      'added an address or another way to sign in, or have rights anywhere, are left out. For those who admit members.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [
        InvalidInput,
        GroupNotFound,
        GroupActForbidden,
        AccountNotManaged,
        ManagedAccountHasRights,
        TooManyRequests,
      ],
      directResult: true,
    },
    args: { input: t.arg({ type: ResetGroupPasswordsInput }) },
    resolve: (_root, { input: { groupId, userIds } }, context) => resetPasswords(context, rowId(groupId), userIds),
  }),
}));
