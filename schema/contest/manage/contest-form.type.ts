import { builder } from '../../core/builder.ts';
import type { AccountLimit } from '../../place/contest/account-limit.ts';
import { BoardNameEnum, ContestAccessEnum, OiScoreRuleEnum } from '../../place/contest/contest-enums.ts';
import { ProblemTypeEnum } from '../../problem/bank/problem-enums.ts';
import { BoardAwardType, ContestAwardKindEnum } from '../scoreboard/board.type.ts';
import type { ContestForm } from './contest-form.service.ts';

const AccountLimitType = builder.objectRef<AccountLimit>('ContestAccountLimit').implement({
  description: 'Which accounts may take part in a contest.',
  fields: (t) => ({
    prefix: t.exposeString('prefix'),
    suffix: t.exposeString('suffix'),
    from: t.exposeInt('from', { description: 'First number.' }),
    to: t.exposeInt('to', { description: 'Last number.' }),
    extra: t.exposeStringList('extra', { description: 'Usernames that may take part whatever their form.' }),
  }),
});

export const ContestFormType = builder.objectRef<ContestForm>('ContestForm').implement({
  description: 'A contest as its form edits it, for its admins.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    title: t.exposeString('title'),
    description: t.exposeString('description', { description: 'Markdown.' }),
    type: t.expose('type', { type: ProblemTypeEnum }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    access: t.expose('access', { type: ContestAccessEnum }),
    password: t.exposeString('password', { nullable: true }),
    sealsAt: t.expose('sealsAt', { type: 'DateTime', nullable: true }),
    isUnsealedAtEnd: t.exposeBoolean('isUnsealedAtEnd'),
    penaltySeconds: t.exposeInt('penaltySeconds'),
    oiScoreRule: t.expose('oiScoreRule', { type: OiScoreRuleEnum }),
    boardName: t.expose('boardName', { type: BoardNameEnum }),
    isBoardOpen: t.exposeBoolean('isBoardOpen'),
    canOpenBoard: t.exposeBoolean('canOpenBoard', {
      description: 'False: the group is hidden, so its boards are for members alone.',
    }),
    isPrintOpen: t.exposeBoolean('isPrintOpen'),
    isVisible: t.exposeBoolean('isVisible'),
    isEndSubmitAllowed: t.exposeBoolean('isEndSubmitAllowed'),
    teamSize: t.exposeInt('teamSize', { description: 'Most accounts of a row of the board; 1: everybody is alone.' }),
    accountLimit: t.expose('accountLimit', { type: AccountLimitType, nullable: true }),
    starUsernames: t.stringList({
      description: 'As their accounts write them, if they exist.',
      resolve: ({ starUsernames }) => [...starUsernames],
    }),
    awardKind: t.expose('awardKind', { type: ContestAwardKindEnum }),
    awards: t.field({ type: [BoardAwardType], description: 'The best first.', resolve: ({ awards }) => [...awards] }),
    version: t.exposeInt('version', {
      description: 'Grows with each save; a form is saved over the version it was opened with.',
    }),
    authorId: t.exposeString('authorId'),
    authorName: t.exposeString('authorName'),
    groupId: t.exposeInt('groupId', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    now: t.field({ type: 'DateTime', description: "The server's clock.", resolve: (_form, _args, { now }) => now }),
  }),
});
