import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';
import {
  BoardNameEnum,
  ContestAccessEnum,
  ContestStatusEnum,
  OiScoreRuleEnum,
} from '../../place/contest/contest-enums.ts';
import {
  canLook,
  contestRuleSelect,
  isBoardShown,
  isContestAdmin,
  isSealedFor,
  openBoardSelect,
  statusOf,
  submitRefusal,
  virtualRefusal,
} from '../../place/contest/contest.rule.ts';
import { isSealed } from '../../place/contest/seal.ts';
import { ProblemTypeEnum } from '../../problem/bank/problem-enums.ts';
import { isAdmittedTo } from './contest.service.ts';
import { loadMemberships } from './membership.loader.ts';
import { isRegisteredBy, virtualOf, type Virtual } from './virtual.ts';

const VirtualParticipationType = builder.objectRef<Virtual>('VirtualParticipation').implement({
  description: 'Participation in an ended contest on a clock of its own, as long as the contest was.',
  fields: (t) => ({
    participantId: t.exposeInt('participantId'),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      description: 'By the length of the contest, or when it was ended before.',
    }),
    isRunning: t.exposeBoolean('isRunning'),
  }),
});

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
    status: t.field({
      type: ContestStatusEnum,
      select: { startsAt: true, endsAt: true },
      resolve: (contest, _args, { now }) => statusOf(contest, now),
    }),
    now: t.field({
      type: 'DateTime',
      description: "The server's clock, which a page counts from.",
      resolve: (_contest, _args, { now }) => now,
    }),
    author: t.relation('author'),
    sealsAt: t.expose('sealsAt', { type: 'DateTime', nullable: true, description: 'Null: it has no seal.' }),
    isUnsealedAtEnd: t.exposeBoolean('isUnsealedAtEnd', { description: 'Does the seal end with the contest?' }),
    isSealed: t.boolean({
      description: 'Does the viewer see of what came after the seal only that it came?',
      select: contestRuleSelect,
      resolve: (contest, _args, { viewer, now }) => isSealedFor(viewer, contest, now),
    }),
    isFrozenForOthers: t.boolean({
      description: 'The viewer sees results that contestants and visitors do not see yet.',
      select: contestRuleSelect,
      resolve: (contest, _args, { viewer, now }) => isSealed(contest, now) && isContestAdmin(viewer, contest),
    }),
    penaltySeconds: t.exposeInt('penaltySeconds', {
      description: 'ACM: for each penalised try before the first accepted one.',
    }),
    oiScoreRule: t.expose('oiScoreRule', { type: OiScoreRuleEnum }),
    boardName: t.expose('boardName', { type: BoardNameEnum }),
    isBoardOpen: t.boolean({
      description: 'Is the board open to visitors, once the contest has begun? Never in a hidden group.',
      select: openBoardSelect,
      resolve: isBoardShown,
    }),
    isPrintOpen: t.exposeBoolean('isPrintOpen'),
    isEndSubmitAllowed: t.exposeBoolean('isEndSubmitAllowed', {
      description: 'May people go on submitting after the end, unranked?',
    }),
    teamSize: t.exposeInt('teamSize', { description: 'Most accounts of a row of the board; 1: everybody is alone.' }),
    participantCount: t.relationCount('participants', {
      description: 'Who registered or submitted.',
      where: { kind: { not: 'VIRTUAL' } },
    }),
    groupId: t.exposeInt('groupId', { nullable: true }),
    viewerIsAdmin: t.boolean({
      select: contestRuleSelect,
      resolve: (contest, _args, { viewer }) => isContestAdmin(viewer, contest),
    }),
    viewerIsRegistered: t.boolean({
      resolve: async ({ id }, _args, context) => isRegisteredBy(await loadMemberships(context, id)),
    }),
    viewerCanLook: t.boolean({
      description: 'May the viewer go inside now?',
      select: contestRuleSelect,
      resolve: async (contest, _args, context) =>
        canLook(context.viewer, contest, {
          now: context.now,
          isRegistered: isRegisteredBy(await loadMemberships(context, contest.id)),
        }),
    }),
    viewerIsAdmitted: t.boolean({
      description: 'False: it is for certain accounts, and the viewer has none of them.',
      select: { ...contestRuleSelect, accountLimit: true },
      resolve: (contest, _args, { viewer }) =>
        viewer.kind !== 'user' || isAdmittedTo(viewer, { contest, isAdmin: isContestAdmin(viewer, contest) }),
    }),
    viewerCanSubmit: t.boolean({
      description: 'Would the contest take a program of the viewer now?',
      select: { ...contestRuleSelect, accountLimit: true },
      resolve: async (contest, _args, context) => {
        const { viewer, now } = context;
        const memberships = await loadMemberships(context, contest.id);
        return (
          isAdmittedTo(viewer, { contest, isAdmin: isContestAdmin(viewer, contest) }) &&
          submitRefusal(viewer, contest, {
            now,
            isRegistered: isRegisteredBy(memberships),
            isVirtual: virtualOf(contest, memberships, now)?.isRunning ?? false,
          }) === null
        );
      },
    }),
    viewerVirtual: t.field({
      type: VirtualParticipationType,
      nullable: true,
      description: 'Virtual participation of the viewer, be it running or over. Null: there is none.',
      select: { startsAt: true, endsAt: true },
      resolve: async (contest, _args, context) =>
        virtualOf(contest, await loadMemberships(context, contest.id), context.now),
    }),
    viewerCanStartVirtual: t.boolean({
      description: 'Could the viewer begin to take part virtually now? A protected contest asks for its password.',
      select: contestRuleSelect,
      resolve: async (contest, _args, context) => {
        const { viewer, now } = context;
        const memberships = await loadMemberships(context, contest.id);
        return (
          virtualRefusal(viewer, contest, {
            now,
            isRegistered: isRegisteredBy(memberships),
            hasVirtual: virtualOf(contest, memberships, now) !== null,
          }) === null
        );
      },
    }),
  }),
});

export const ContestPage = pageObject('ContestPage', ContestObject);
