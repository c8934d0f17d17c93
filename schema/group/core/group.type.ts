import { GroupAccess, GroupRight } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import { level } from '../../core/level.ts';
import { pageObject } from '../../core/page.ts';
import { countsAsAuthor } from '../../core/view.rule.ts';
import { isInCharge, levelNow, rightsNow, standingSelect, storedLevel } from './group.rule.ts';
import { loadMemberCount } from './member-count.loader.ts';
import { loadNextContest, type NextContest } from './next-contest.loader.ts';
import { reapplyAt } from './reapply.service.ts';
import { restoreMs } from './restore-period.ts';

export const GroupAccessEnum = builder.enumType(GroupAccess, {
  name: 'GroupAccess',
  description:
    'How a group is joined. PUBLIC: at once. PROTECTED: by an application. PRIVATE: by an application with its code.',
});

export const GroupLevelEnum = builder.enumType('GroupLevel', {
  description: 'How an account stands with a group; each member level has the rights of those below it.',
  values: {
    NONE: { value: level.visitor, description: 'No member.' },
    APPLYING: { value: level.applicant, description: 'Waits for a decision.' },
    REFUSED: { value: level.refused, description: 'An application was refused.' },
    MEMBER: { value: level.member, description: 'Reads and solves.' },
    ADMIN: {
      value: level.admin,
      description: 'Makes problems, trainings, contests and announcements, admits members.',
    },
    ROOT: { value: level.root, description: 'Changes everything of the group. The owner is one.' },
  },
});

export const GroupRightEnum = builder.enumType(GroupRight, {
  name: 'GroupRight',
  description: 'An area in which a member acts as a root of the group, whatever their level.',
  values: {
    PROBLEMS: { description: 'Makes, changes and deletes problems.' },
    TRAININGS: { description: 'Makes, changes and deletes trainings.' },
    CONTESTS: { description: 'Makes and runs contests.' },
    DISCUSSIONS: { description: 'Moderates discussions, writes announcements.' },
    MEMBERS: { description: 'Decides on applications, invites, and manages members and classes.' },
    GRADES: { description: 'Reads how far members are, the code they submit, and their real names in ranks.' },
  },
});

/** A level as the enum has it: the owner is a root. */
export function enumLevel(own: number) {
  const levels = [level.visitor, level.applicant, level.refused, level.member, level.admin, level.root] as const;
  return levels[own] ?? level.root;
}

const NextContestType = builder.objectRef<NextContest>('NextContest').implement({
  description: 'A contest of a group that runs or is to come.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    title: t.exposeString('title'),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
  }),
});

export const GroupObject = builder.prismaObject('Group', {
  select: { id: true },
  description:
    'A study group: accounts with problems, trainings, contests, discussions and announcements of their own.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    name: t.exposeString('name'),
    shortName: t.exposeString('shortName', { description: 'Display ids of its problems begin with it.' }),
    brief: t.exposeString('brief', { description: 'One sentence for lists.' }),
    description: t.exposeString('description', { description: 'Markdown.' }),
    access: t.expose('access', { type: GroupAccessEnum }),
    isVisible: t.exposeBoolean('isVisible', { description: 'False: for members alone.' }),
    avatarUrl: t.exposeString('avatarUrl', { nullable: true }),
    owner: t.relation('owner', { description: 'Who disbands it and hands it over.' }),
    memberCount: t.int({
      description: 'Members of all levels, without those who apply.',
      complexity: 2,
      resolve: ({ id }, _args, context) => loadMemberCount(context, id),
    }),
    nextContest: t.field({
      type: NextContestType,
      nullable: true,
      description:
        'The contest that runs, or else comes next, for members. Null: there is none, or the group is archived.',
      complexity: 2,
      resolve: ({ id }, _args, context) => loadNextContest(context, id),
    }),
    code: t.string({
      nullable: true,
      description: 'What opens a private group to an application. Null: none, or the viewer may not change the group.',
      select: (_args, { viewer }) => ({ code: true, ...standingSelect(viewer) }),
      resolve: (group, _args, { viewer }) => (levelNow(viewer, group) >= level.root ? group.code : null),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    disbandedAt: t.expose('disbandedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it is closed to all but its owner and super admins; null: it is open.',
    }),
    purgedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When a disbanded group is deleted for good; until then it can be restored.',
      select: { disbandedAt: true },
      resolve: ({ disbandedAt }) => (disbandedAt === null ? null : new Date(disbandedAt.getTime() + restoreMs)),
    }),
    archivedAt: t.expose('archivedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when its members read it alone; null: it is not archived.',
    }),
    viewerLevel: t.field({
      type: GroupLevelEnum,
      description: 'How the viewer stands with the group.',
      select: (_args, { viewer }) => standingSelect(viewer),
      resolve: (group, _args, { viewer }) => enumLevel(storedLevel(viewer, group)),
    }),
    viewerIsOwner: t.boolean({
      select: { ownerId: true },
      resolve: ({ ownerId }, _args, { viewer }) =>
        viewer.kind === 'user' && viewer.userId === ownerId && countsAsAuthor(viewer),
    }),
    viewerMayApplyAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'From when on a refused viewer may apply again; null: they were not refused.',
      select: (_args, { viewer }) => standingSelect(viewer),
      resolve: ({ members: [own] }, _args, context) =>
        own?.level === level.refused ? reapplyAt(context, own.updatedAt) : null,
    }),
    viewerCanEnter: t.boolean({
      description: 'May read what is for members.',
      select: (_args, { viewer }) => standingSelect(viewer),
      resolve: (group, _args, { viewer }) => levelNow(viewer, group) >= level.member,
    }),
    viewerCanAdmit: t.boolean({
      description: 'May read applications and decide on them, and change memberships.',
      select: (_args, { viewer }) => standingSelect(viewer),
      resolve: (group, _args, { viewer }) => rightsNow(viewer, group).includes('MEMBERS'),
    }),
    viewerRights: t.field({
      type: [GroupRightEnum],
      description: 'Areas in which the viewer runs the group; of its admins all.',
      select: (_args, { viewer }) => standingSelect(viewer),
      resolve: (group, _args, { viewer }) => [...rightsNow(viewer, group)],
    }),
    viewerCanEdit: t.boolean({
      description: 'May change the group.',
      select: (_args, { viewer }) => standingSelect(viewer),
      resolve: (group, _args, { viewer }) => group.archivedAt === null && levelNow(viewer, group) >= level.root,
    }),
    viewerCanArchive: t.boolean({
      description: 'May archive the group and open it again, and make a new term of it.',
      select: (_args, { viewer }) => standingSelect(viewer),
      resolve: (group, _args, { viewer }) => levelNow(viewer, group) >= level.root,
    }),
    viewerCanDisband: t.boolean({
      description: 'May disband and restore the group, and offer it to a member.',
      select: { ownerId: true },
      resolve: (group, _args, { viewer }) => isInCharge(viewer, group),
    }),
    offeredTo: t.prismaField({
      type: 'User',
      nullable: true,
      description: 'The member whom the owner offers the group to; for the two of them and super admins. Null: nobody.',
      select: (_args, _context, nested) => ({ ownerId: true, offeredToId: true, offeredTo: nested(true) }),
      resolve: (_query, group, _args, { viewer }) =>
        viewer.kind === 'user' && (isInCharge(viewer, group) || group.offeredToId === viewer.userId)
          ? group.offeredTo
          : null,
    }),
  }),
});

export const GroupPage = pageObject('GroupPage', GroupObject);
