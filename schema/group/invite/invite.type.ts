import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';
import { rowQuery } from '../../core/row-query.ts';
import { enumLevel, GroupLevelEnum } from '../core/group.type.ts';
import type { OpenedInvite } from './accept-invite.service.ts';
import { tokenPurpose } from './invite-token.ts';
import { inviteState } from './invite.rule.ts';
import { loadMaker } from './maker.loader.ts';

const GroupInviteState = builder.enumType('GroupInviteState', {
  description:
    'OPEN: lets accounts in. REVOKED: by an admin, or because its maker may no longer give its level. EXPIRED: its ' +
    'time is over. USED_UP: as many accounts came as it allows.',
  values: ['OPEN', 'REVOKED', 'EXPIRED', 'USED_UP'] as const,
});

export const GroupInviteObject = builder.prismaObject('GroupInvite', {
  select: { id: true },
  description: 'A link by which accounts join a group without an application; for its admins.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    token: t.string({
      nullable: true,
      description: 'Secret of the link, for the account that made it. Null for others.',
      select: { createdById: true, sealedToken: true },
      resolve: ({ createdById, sealedToken }, _args, { viewer, secrets }) =>
        viewer.kind === 'user' && viewer.userId === createdById ? secrets.open(tokenPurpose, sealedToken) : null,
    }),
    level: t.field({
      type: GroupLevelEnum,
      description: 'What it makes of an account.',
      select: { level: true },
      resolve: ({ level }) => enumLevel(level),
    }),
    state: t.field({
      type: GroupInviteState,
      complexity: 2,
      select: {
        groupId: true,
        createdById: true,
        level: true,
        revokedAt: true,
        expiresAt: true,
        uses: true,
        maxUses: true,
      },
      resolve: async (invite, _args, context) => inviteState(invite, await loadMaker(context, invite), context.now),
    }),
    class: t.relation('class', { nullable: true, description: 'Class that it puts accounts into. Null: none.' }),
    note: t.exposeString('note', { description: 'What it is for, for admins. Empty: nothing is noted.' }),
    uses: t.exposeInt('uses', { description: 'Accounts that joined by it.' }),
    maxUses: t.exposeInt('maxUses', { nullable: true, description: 'Null: no limit.' }),
    mailDomains: t.exposeStringList('mailDomains', {
      description: 'Domains of the mail addresses that it lets in, with what is below them. Empty: all.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true, description: 'Null: when it is revoked.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdBy: t.relation('createdBy', { description: 'Who made it.' }),
  }),
});

export const GroupInvitePage = pageObject('GroupInvitePage', GroupInviteObject);

/** What somebody who opens a link may know of a group, which can be hidden from them. */
export const GroupInvitationType = builder.objectRef<OpenedInvite>('GroupInvitation').implement({
  description: 'Where an invitation link leads, for the account that opens it.',
  fields: (t) => ({
    groupId: t.id({ resolve: ({ invite }) => String(invite.groupId) }),
    groupName: t.string({ resolve: ({ invite }) => invite.group.name }),
    groupBrief: t.string({ description: 'One sentence.', resolve: ({ invite }) => invite.group.brief }),
    groupAvatarUrl: t.string({ nullable: true, resolve: ({ invite }) => invite.group.avatarUrl }),
    invitedBy: t.prismaField({
      type: 'User',
      description: 'Who made the link.',
      resolve: (query, { invite }, _args, { db }) =>
        db.user.findUniqueOrThrow({ ...rowQuery(query), where: { id: invite.createdById } }),
    }),
    level: t.field({
      type: GroupLevelEnum,
      description: 'What the account becomes.',
      resolve: ({ invite }) => enumLevel(invite.level),
    }),
    className: t.string({
      nullable: true,
      description: 'The class that the account comes into. Null: none.',
      resolve: ({ invite }) => invite.class?.name ?? null,
    }),
    expiresAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ invite }) => invite.expiresAt }),
    viewerIsMember: t.boolean({
      description: 'The viewer is in the group already.',
      resolve: ({ isMember }) => isMember,
    }),
  }),
});
