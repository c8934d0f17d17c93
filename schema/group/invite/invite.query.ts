import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { TooManyRequests } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { ApplicationRefused } from '../member/member.error.ts';
import { openInvite } from './accept-invite.service.ts';
import { maxTokenLength } from './invite-token.ts';
import {
  GroupInviteExpired,
  GroupInviteNotFound,
  GroupInviteRevoked,
  GroupInviteUsedUp,
  WrongMailDomain,
} from './invite.error.ts';
import { GroupInvitationType, GroupInvitePage } from './invite.type.ts';
import { defaultInvitePage, listInvites } from './manage-invite.service.ts';

builder.queryFields((t) => ({
  groupInvites: t.field({
    type: GroupInvitePage,
    description:
      'Invitation links of a group for its admins, the newest first. ' + `${defaultInvitePage} a page by default.`,
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: pageComplexity(defaultInvitePage),
    args: { groupId: t.arg.id(), page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { groupId, page }, context, info) =>
      listInvites(context, {
        groupId: rowId(groupId),
        page: pageOf({ page }, defaultInvitePage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'GroupInvite' }),
      }),
  }),
  groupInvitation: t.field({
    type: GroupInvitationType,
    description:
      'Where an invitation link leads. Nothing of the group shows when the link does not let the viewer in. ' +
      'Links are opened, used and made 60 times in ten minutes by one user.',
    authScopes: { signedIn: true },
    errors: {
      types: [
        GroupInviteNotFound,
        GroupInviteRevoked,
        GroupInviteExpired,
        GroupInviteUsedUp,
        WrongMailDomain,
        ApplicationRefused,
        TooManyRequests,
      ],
      dataField: { name: 'invitation' },
    },
    args: { token: t.arg.string({ description: 'Secret of the link.', validate: z.string().max(maxTokenLength) }) },
    resolve: (_root, { token }, context) => openInvite(context, token),
  }),
}));
