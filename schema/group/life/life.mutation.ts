import { builder } from '../../core/builder.ts';
import { rowId } from '../../core/row-id.ts';
import { rowQuery } from '../../core/row-query.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { GroupActForbidden, TooManyGroups } from '../core/group.error.ts';
import { GroupObject } from '../core/group.type.ts';
import { GroupMemberNotFound } from '../member/member.error.ts';
import { changeArchived } from './archive.service.ts';
import { disbandGroup, restoreGroup } from './disband.service.ts';
import { GroupNotRestorable, NoOwnershipOffer, NotGroupOwner } from './life.error.ts';
import { answerOwnershipOffer, offerOwnership } from './ownership.service.ts';

const OfferGroupInput = builder.inputType('OfferGroupInput', {
  description: 'An offer of a group.',
  fields: (t) => ({
    groupId: t.id({ description: 'Which group.' }),
    userId: t.id({ required: false, description: 'The member who is to own it; null withdraws the offer.' }),
  }),
});

const AnswerGroupOfferInput = builder.inputType('AnswerGroupOfferInput', {
  description: 'The answer to an offer of a group.',
  fields: (t) => ({
    groupId: t.id({ description: 'Which group.' }),
    isAccepted: t.boolean({ description: 'False declines it.' }),
  }),
});

const DisbandGroupInput = builder.inputType('DisbandGroupInput', {
  description: 'A group to be disbanded.',
  fields: (t) => ({ groupId: t.id({ description: 'Which group.' }) }),
});

const RestoreGroupInput = builder.inputType('RestoreGroupInput', {
  description: 'A disbanded group.',
  fields: (t) => ({ groupId: t.id({ description: 'Which group.' }) }),
});

const ArchiveGroupInput = builder.inputType('ArchiveGroupInput', {
  description: 'A group to be archived.',
  fields: (t) => ({ groupId: t.id({ description: 'Which group.' }) }),
});

const UnarchiveGroupInput = builder.inputType('UnarchiveGroupInput', {
  description: 'An archived group.',
  fields: (t) => ({ groupId: t.id({ description: 'Which group.' }) }),
});

const dataField = { name: 'group' } as const;

builder.mutationFields((t) => ({
  offerGroup: t.prismaField({
    type: GroupObject,
    description: 'Offers a group to a member, who owns it once they accept. For its owner and super admins.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    errors: { types: [GroupNotFound, NotGroupOwner, GroupMemberNotFound], dataField },
    args: { input: t.arg({ type: OfferGroupInput }) },
    resolve: async (query, _root, { input }, context) => {
      const groupId = rowId(input.groupId);
      await offerOwnership(context, { groupId, userId: input.userId ?? null });
      return context.db.group.findUniqueOrThrow({ ...rowQuery(query), where: { id: groupId } });
    },
  }),
  answerGroupOffer: t.prismaField({
    type: GroupObject,
    description: 'Takes over a group that is offered to the viewer, or declines it. The former owner stays a root.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    errors: { types: [GroupNotFound, NoOwnershipOffer, TooManyGroups], dataField },
    args: { input: t.arg({ type: AnswerGroupOfferInput }) },
    resolve: async (query, _root, { input: { groupId: given, isAccepted } }, context) => {
      const groupId = rowId(given);
      await answerOwnershipOffer(context, { groupId, isAccepted });
      return context.db.group.findUniqueOrThrow({ ...rowQuery(query), where: { id: groupId } });
    },
  }),
  disbandGroup: t.prismaField({
    type: GroupObject,
    description:
      'Closes a group to all but its owner and super admins, who restore it within 30 days; then it is deleted with ' +
      'its contests, trainings and problems, but for problems that others use, which the site keeps.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    errors: { types: [GroupNotFound, NotGroupOwner], dataField },
    args: { input: t.arg({ type: DisbandGroupInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.groupId);
      await disbandGroup(context, id);
      return context.db.group.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  archiveGroup: t.prismaField({
    type: GroupObject,
    description:
      'Makes a group read-only for its members, and takes it out of the lists of groups. For roots of the group, who ' +
      'open it again.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    errors: { types: [GroupNotFound, GroupActForbidden], dataField },
    args: { input: t.arg({ type: ArchiveGroupInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.groupId);
      await changeArchived(context, id, true);
      return context.db.group.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  unarchiveGroup: t.prismaField({
    type: GroupObject,
    description: 'Opens an archived group again, as it was, if its owner may own one more. For roots of the group.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    errors: { types: [GroupNotFound, GroupActForbidden, TooManyGroups], dataField },
    args: { input: t.arg({ type: UnarchiveGroupInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.groupId);
      await changeArchived(context, id, false);
      return context.db.group.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  restoreGroup: t.prismaField({
    type: GroupObject,
    description:
      'Opens a disbanded group again, as it was, if its owner may own one more. For its owner and super admins, ' +
      'within 30 days.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [GroupNotFound, GroupNotRestorable, TooManyGroups], dataField },
    args: { input: t.arg({ type: RestoreGroupInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.groupId);
      await restoreGroup(context, id);
      return context.db.group.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
}));
