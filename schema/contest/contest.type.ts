import { BoardName, ContestAccess, OiScoreRule } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../builder.ts';
import { pageObject } from '../page.ts';
import { ProblemTypeEnum } from '../problem/problem-enums.ts';
import { canLook, contestRuleSelect, isContestAdmin, isSealedFor, statusOf, submitRefusal } from './contest.rule.ts';

export const ContestAccessEnum = builder.enumType(ContestAccess, { name: 'ContestAccess', description: 'PUBLIC: look and submit. PRIVATE: a password to look. PROTECTED: a password to submit.' });
export const ContestStatusEnum = builder.enumType('ContestStatus', { description: 'Where a contest is in its time.', values: ['SCHEDULED', 'RUNNING', 'ENDED'] as const });
export const BoardNameEnum = builder.enumType(BoardName, { name: 'BoardName', description: 'Which name of a participant a board shows.' });
export const OiScoreRuleEnum = builder.enumType(OiScoreRule, { name: 'OiScoreRule', description: 'Which score of several counts in an OI contest.' });

/** Is the viewer a member of a participant in the contest itself? Loaded with the row. */
const isRegistered = ({ members }: { readonly members: readonly { readonly userId: string }[] }): boolean => members.length > 0;

export const ContestObject = builder.prismaObject('Contest', {
  select: { id: true },
  description: 'A contest, as far as its announcement goes. What is inside is asked for by its id.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    title: t.exposeString('title'),
    description: t.exposeString('description', { description: 'Markdown.' }),
    type: t.expose('type', { type: ProblemTypeEnum, description: 'ACM: problems solved. OI: points.' }),
    access: t.expose('access', { type: ContestAccessEnum }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'At this moment it has ended.' }),
    status: t.field({ type: ContestStatusEnum, select: { startsAt: true, endsAt: true }, resolve: (contest, _args, { now }) => statusOf(contest, now) }),
    now: t.field({ type: 'DateTime', description: "The server's clock, which a page counts from.", resolve: (_contest, _args, { now }) => now }),
    author: t.relation('author'),
    sealsAt: t.expose('sealsAt', { type: 'DateTime', nullable: true, description: 'Null: it has no seal.' }),
    isUnsealedAtEnd: t.exposeBoolean('isUnsealedAtEnd', { description: 'Does the seal end with the contest?' }),
    isSealed: t.boolean({ description: 'Does the viewer see of what came after the seal only that it came?', select: contestRuleSelect, resolve: (contest, _args, { viewer, now }) => isSealedFor(viewer, contest, now) }),
    penaltySeconds: t.exposeInt('penaltySeconds', { description: 'ACM: for each penalised try before the first accepted one.' }),
    oiScoreRule: t.expose('oiScoreRule', { type: OiScoreRuleEnum }),
    boardName: t.expose('boardName', { type: BoardNameEnum }),
    isBoardOpen: t.exposeBoolean('isBoardOpen', { description: 'Is the board open to visitors, once the contest has begun?' }),
    isPrintOpen: t.exposeBoolean('isPrintOpen'),
    isEndSubmitAllowed: t.exposeBoolean('isEndSubmitAllowed', { description: 'May people go on handing in after the end, unranked?' }),
    participantCount: t.relationCount('participants', { description: 'Who registered or handed in.', where: { kind: { not: 'VIRTUAL' } } }),
    groupId: t.exposeInt('groupId', { nullable: true }),
    viewerIsAdmin: t.boolean({ select: contestRuleSelect, resolve: (contest, _args, { viewer }) => isContestAdmin(viewer, contest) }),
    viewerIsRegistered: t.boolean({
      select: (_args, { viewer }) => ({ members: membersOf(viewer.kind === 'user' ? viewer.userId : '') }),
      resolve: (contest) => isRegistered(contest),
    }),
    viewerCanLook: t.boolean({
      description: 'May the viewer go inside now?',
      select: (_args, { viewer }) => ({ ...contestRuleSelect, members: membersOf(viewer.kind === 'user' ? viewer.userId : '') }),
      resolve: (contest, _args, { viewer, now }) => canLook(viewer, contest, { now, isRegistered: isRegistered(contest) }),
    }),
    viewerCanSubmit: t.boolean({
      description: 'Would the contest take a program of the viewer now?',
      select: (_args, { viewer }) => ({ ...contestRuleSelect, members: membersOf(viewer.kind === 'user' ? viewer.userId : '') }),
      resolve: (contest, _args, { viewer, now }) => viewer.kind === 'user' && submitRefusal(viewer, contest, { now, isRegistered: isRegistered(contest) }) === null,
    }),
  }),
});

function membersOf(userId: string) {
  return { where: { userId, isVirtual: false }, take: 1, select: { userId: true } } as const;
}

export const ContestPage = pageObject('ContestPage', ContestObject);
