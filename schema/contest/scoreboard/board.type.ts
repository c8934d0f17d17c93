import { ContestAwardKind } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import { BoardNameEnum, OiScoreRuleEnum } from '../../place/contest/contest-enums.ts';
import { isContestAdmin } from '../../place/contest/contest.rule.ts';
import { isSealed } from '../../place/contest/seal.ts';
import { namedTitle, readTitles } from '../../problem/bank/named-title.ts';
import { ProblemTypeEnum } from '../../problem/bank/problem-enums.ts';
import type { Award } from '../core/award-list.ts';
import { awardListOf, type BoardContest } from './board-data.service.ts';
import { canUnseal } from './board.rule.ts';
import type { ShownBoard } from './open-board.service.ts';
import { wireRowsOf } from './wire-rows.ts';

builder.scalarType('BoardRows', {
  description: [
    'Rows of a board, as a list of objects with these fields, all of them and always (thousands of rows for ' +
      'thousands of readers are written once and sent to all of them):',
    '- participantId: Int, of the row in the contest; name: String, by which the contest calls its participants; ' +
      'userId: ID, of a team its first member; members: [String], usernames; school: String or null; ' +
      'avatarUrl: String or null.',
    '- isStar: Boolean, listed without a rank. Ranks follow from points and time: ' +
      'more points first, then less time; equal rows share a rank.',
    '- points: Int, ACM: problems solved, OI: points; time: Float, ACM: seconds with penalties, ' +
      'OI: milliseconds of run time.',
    "- cells: a list with an entry for each problem, in the order of the board's problems; " +
      'null where nothing was submitted that the view tells of.',
    '  ACM: [second of the accepted try or null, penalised tries before it, tries whose result is not known or not ' +
      'told, 1 when it was solved after the end or else 0].',
    '  OI: [points or null, least milliseconds of a full score or null, tries whose result is not known or not ' +
      'told]; with true as a fourth entry when what counts is a full score.',
  ].join('\n'),
  serialize: (rows) => rows,
});

export const ContestAwardKindEnum = builder.enumType(ContestAwardKind, {
  name: 'ContestAwardKind',
  description: 'PROPORTION: sizes are percent of the rows that may win. NUMBER: sizes are numbers of rows.',
});

export const BoardAwardType = builder.objectRef<Award>('BoardAward').implement({
  description: 'An award of a contest, for so many rows after those of the one before.',
  fields: (t) => ({
    name: t.exposeString('name'),
    background: t.exposeString('background', { description: 'CSS colour.' }),
    color: t.exposeString('color', { description: 'CSS colour of what stands on it.' }),
    size: t.exposeInt('size'),
  }),
});

const BoardProblemType = builder
  .objectRef<BoardContest['problems'][number] & { readonly firstSecond: number | null }>('BoardProblem')
  .implement({
    description: 'A problem as the head of its column.',
    fields: (t) => ({
      id: t.exposeInt('id', { description: 'Of the problem in the contest.' }),
      displayId: t.exposeString('displayId', { description: 'Within the contest.' }),
      title: t.string({
        // Scoreboards are cached for all readers; titles are in the language of each.
        resolve: async ({ problemId, displayTitle }, _args, { reads, locale }) => {
          const problem = await readTitles(reads, problemId);
          return problem === undefined ? displayTitle : namedTitle(problem, displayTitle, locale);
        },
      }),
      color: t.exposeString('color', { nullable: true, description: 'Of its balloon, CSS.' }),
      firstSecond: t.exposeInt('firstSecond', {
        nullable: true,
        description:
          'ACM: second in which it was solved first, by somebody who is ranked; all who share it were first.',
      }),
    }),
  });

export const ContestBoardType = builder.objectRef<ShownBoard>('ContestBoard').implement({
  description: 'The board of a contest, whole, as the viewer may see it now.',
  fields: (t) => ({
    contestId: t.int({ resolve: ({ contest }) => contest.id }),
    title: t.string({ resolve: ({ contest }) => contest.title }),
    type: t.field({ type: ProblemTypeEnum, resolve: ({ contest }) => contest.type }),
    startsAt: t.field({ type: 'DateTime', resolve: ({ contest }) => contest.startsAt }),
    endsAt: t.field({ type: 'DateTime', resolve: ({ contest }) => contest.endsAt }),
    sealsAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ contest }) => contest.sealsAt }),
    now: t.field({ type: 'DateTime', description: "The server's clock.", resolve: (_board, _args, { now }) => now }),
    isSealed: t.boolean({
      description: 'Of what came after the seal only that it came.',
      resolve: ({ opened }) => opened.view.isSealed,
    }),
    isFrozenForOthers: t.boolean({
      description: 'The viewer sees results that contestants and visitors do not see yet.',
      resolve: ({ opened, contest }, _args, { now }) => !opened.view.isSealed && isSealed(contest, now),
    }),
    includesAfterEnd: t.boolean({ resolve: ({ opened }) => opened.view.includesAfterEnd }),
    penaltySeconds: t.int({ resolve: ({ contest }) => contest.penaltySeconds }),
    oiScoreRule: t.field({
      type: OiScoreRuleEnum,
      description: 'OI: which score of several counts.',
      resolve: ({ contest }) => contest.oiScoreRule,
    }),
    boardName: t.field({ type: BoardNameEnum, resolve: ({ contest }) => contest.boardName }),
    version: t.int({
      description:
        'A digest of all rows: equal numbers, equal cells. Names follow from boardName, times from penaltySeconds.',
      resolve: ({ digest }) => digest,
    }),
    isUnchanged: t.boolean({
      description: 'The rows are those of the known version, and left out.',
      resolve: ({ isUnchanged }) => isUnchanged ?? false,
    }),
    awardKind: t.field({ type: ContestAwardKindEnum, resolve: ({ contest }) => contest.awardKind }),
    awards: t.field({
      type: [BoardAwardType],
      description: 'The best first.',
      resolve: ({ contest }) => awardListOf(contest),
    }),
    problems: t.field({
      type: [BoardProblemType],
      resolve: ({ contest, firstSeconds }) =>
        contest.problems.map((problem) => ({ ...problem, firstSecond: firstSeconds.get(problem.id) ?? null })),
    }),
    rows: t.field({
      type: 'BoardRows',
      complexity: 500,
      description: 'The best first.',
      resolve: ({ rows, isUnchanged }) => (isUnchanged ? [] : wireRowsOf(rows)),
    }),
    viewerParticipantId: t.int({
      nullable: true,
      description: 'Row of the viewer.',
      resolve: ({ rows }, _args, { viewer }) =>
        viewer.kind === 'user'
          ? (rows.find(({ person }) => person.members.includes(viewer.username))?.row.participantId ?? null)
          : null,
    }),
    viewerIsAdmin: t.boolean({
      description: 'May the viewer see what came after the end, and take the board along?',
      resolve: ({ opened }, _args, { viewer }) => isContestAdmin(viewer, opened.contest),
    }),
    viewerCanUnseal: t.boolean({
      resolve: ({ opened }, _args, { viewer, now }) => canUnseal(viewer, opened.contest, now),
    }),
  }),
});
