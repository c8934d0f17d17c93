import { ViewerType } from '../../account/user/viewer.type.ts';
import { builder } from '../../core/builder.ts';
import { GroupMemberObject } from '../member/member.type.ts';
import { loadMemberEntry } from './entry.loader.ts';
import { MemberEntryType } from './entry.type.ts';
import { managingGroup } from './managing-group.service.ts';
import { listInvitations, maxInvitations, type RosterInvitation } from './roster-invitation.service.ts';

const RosterInvitationType = builder.objectRef<RosterInvitation>('RosterInvitation').implement({
  description: 'A group whose roster names the viewer, and which they have not joined.',
  fields: (t) => ({
    groupId: t.id({ resolve: ({ groupId }) => String(groupId) }),
    groupName: t.exposeString('groupName'),
  }),
});

builder.objectFields(ViewerType, (t) => ({
  managingGroupName: t.string({
    nullable: true,
    description:
      'Name of the group that made the account and may set a new password of it. Null: none, as once the account has ' +
      'an address.',
    resolve: (_viewer, _args, context) => managingGroup(context),
  }),
  rosterInvitations: t.field({
    type: [RosterInvitationType],
    description: `Groups that invited the viewer by their roster, at most ${maxInvitations}.`,
    complexity: { field: 1, multiplier: maxInvitations },
    resolve: (_viewer, _args, context) => listInvitations(context),
  }),
}));

builder.prismaObjectFields(GroupMemberObject, (t) => ({
  roster: t.field({
    type: MemberEntryType,
    nullable: true,
    description: 'For those who manage members or read their progress; null: the roster does not name the member.',
    complexity: 2,
    resolve: ({ groupId, userId }, _args, context) => loadMemberEntry(context, { groupId, userId }),
  }),
}));
