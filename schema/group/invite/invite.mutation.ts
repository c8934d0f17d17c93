import { z } from 'zod';
import { line } from '../../account/own-account/profile.ts';
import { TooManyRequests } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { rowQuery } from '../../core/row-query.ts';
import { GroupFull, GroupNotFound } from '../../place/group.error.ts';
import { GroupClassNotFound } from '../class/class.error.ts';
import { GroupActForbidden } from '../core/group.error.ts';
import { GroupLevelEnum, GroupObject } from '../core/group.type.ts';
import { AlreadyInGroup, ApplicationRefused } from '../member/member.error.ts';
import { acceptInvite } from './accept-invite.service.ts';
import { maxTokenLength } from './invite-token.ts';
import {
  GroupInviteExpired,
  GroupInviteNotFound,
  GroupInviteRevoked,
  GroupInviteUsedUp,
  WrongMailDomain,
} from './invite.error.ts';
import { GroupInviteObject } from './invite.type.ts';
import { createInvite, revokeInvite } from './manage-invite.service.ts';

const maxNote = 50;
const maxDomains = 10;
const maxUsesOfInvite = 10_000;

const wrongDomain = {
  'zh-CN': '请填写邮箱域名，例如 school.edu。',
  'en-US': 'Give domains of mail addresses, such as school.edu.',
};
const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .refine((text) => /^[^\s@.,/]+(?:\.[^\s@.,/]+)+$/.test(text), { params: { sentence: wrongDomain } });

const CreateGroupInviteInput = builder.inputType('CreateGroupInviteInput', {
  description: 'An invitation link.',
  fields: (t) => ({
    groupId: t.id({ description: 'Which group.' }),
    level: t.field({
      type: GroupLevelEnum,
      required: false,
      defaultValue: 3,
      description: "What it makes of an account: MEMBER, ADMIN or ROOT, below the viewer's own level.",
    }),
    classId: t.id({ required: false, description: 'Class of the group that it puts accounts into. Null: none.' }),
    note: t.string({
      required: false,
      defaultValue: '',
      description: `What it is for, at most ${maxNote} characters.`,
      validate: line(maxNote),
    }),
    maxUses: t.int({
      required: false,
      description: `Accounts that it lets in, at most ${maxUsesOfInvite}. Null: no limit.`,
      validate: z.int().min(1).max(maxUsesOfInvite),
    }),
    expiresAt: t.field({ type: 'DateTime', required: false, description: 'Until when it works. Null: until revoked.' }),
    mailDomains: t.stringList({
      required: false,
      description: `Up to ${maxDomains} domains of mail addresses that it lets in, such as school.edu. None: all.`,
      validate: z.array(domain).max(maxDomains),
    }),
  }),
});

const RevokeGroupInviteInput = builder.inputType('RevokeGroupInviteInput', {
  description: 'Names an invitation link.',
  fields: (t) => ({ id: t.id({ description: 'Which link.' }) }),
});

const AcceptGroupInviteInput = builder.inputType('AcceptGroupInviteInput', {
  description: 'An invitation link that was opened.',
  fields: (t) => ({
    token: t.string({ description: 'Secret of the link.', validate: z.string().max(maxTokenLength) }),
  }),
});

const dataField = { name: 'invite' } as const;

builder.mutationFields((t) => ({
  createGroupInvite: t.prismaField({
    type: GroupInviteObject,
    description: 'Makes a link by which accounts join a group without an application. For its admins.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [InvalidInput, GroupNotFound, GroupActForbidden, GroupClassNotFound, TooManyRequests],
      dataField,
    },
    args: { input: t.arg({ type: CreateGroupInviteInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = await createInvite(context, {
        groupId: rowId(input.groupId),
        level: input.level ?? 3,
        classId: typeof input.classId === 'string' ? rowId(input.classId) : null,
        note: input.note ?? '',
        maxUses: input.maxUses ?? null,
        expiresAt: input.expiresAt ?? null,
        mailDomains: input.mailDomains ?? [],
      });
      return context.db.groupInvite.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  revokeGroupInvite: t.prismaField({
    type: GroupInviteObject,
    description: 'Ends an invitation link; who joined by it stays. For admins of the group.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [GroupInviteNotFound, GroupActForbidden], dataField },
    args: { input: t.arg({ type: RevokeGroupInviteInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.id);
      await revokeInvite(context, id);
      return context.db.groupInvite.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  acceptGroupInvite: t.prismaField({
    type: GroupObject,
    description: 'Joins the group of an invitation link. An application of the viewer is accepted by it.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: {
      types: [
        AlreadyInGroup,
        GroupFull,
        GroupInviteNotFound,
        GroupInviteRevoked,
        GroupInviteExpired,
        GroupInviteUsedUp,
        WrongMailDomain,
        ApplicationRefused,
        TooManyRequests,
      ],
      dataField: { name: 'group' },
    },
    args: { input: t.arg({ type: AcceptGroupInviteInput }) },
    resolve: async (query, _root, { input: { token } }, context) => {
      const id = await acceptInvite(context, token);
      return context.db.group.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
}));
