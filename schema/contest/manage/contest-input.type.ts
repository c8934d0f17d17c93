import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { BoardNameEnum, ContestAccessEnum, OiScoreRuleEnum } from '../../place/contest/contest-enums.ts';
import { ProblemTypeEnum } from '../../problem/bank/problem-enums.ts';
import { ContestAwardKindEnum } from '../scoreboard/board.type.ts';

/*
 * Sizes alone are checked here; what the fields mean to each other is checked by contest-faults.ts, which names every
 * field that is wrong at once.
 */

const maxDescription = 65_535;
/** A day and more of penalty would be another contest. */
const maxPenaltySeconds = 86_400;
const maxAccounts = 1_000;
const maxTeamSize = 3;

const username = z.string().max(200);
const number = z.int().min(0).max(1_000_000);

const AccountLimitInputType = builder.inputType('ContestAccountLimitInput', {
  description: 'Which accounts may take part: those named by a number between a prefix and a suffix, and some by name.',
  fields: (t) => ({
    prefix: t.string({ validate: z.string().max(20) }),
    suffix: t.string({ validate: z.string().max(20) }),
    from: t.int({ description: 'First number.', validate: number }),
    to: t.int({ description: 'Last number.', validate: number }),
    extra: t.stringList({
      description: 'Usernames; blank ones are passed over.',
      validate: z.array(username.max(20)).max(maxAccounts),
    }),
  }),
});

const AwardInputType = builder.inputType('ContestAwardInput', {
  fields: (t) => ({
    name: t.string({ validate: z.string().max(50) }),
    background: t.string({ description: 'CSS colour.', validate: z.string().max(30) }),
    color: t.string({ description: 'CSS colour of the text.', validate: z.string().max(30) }),
    size: t.int({
      description: 'Percent of the rows that may win, or a number of rows.',
      validate: z.int().min(0).max(100_000),
    }),
  }),
});

export const ContestInputType = builder.inputType('ContestInput', {
  description: 'A contest as its form sends it: all of it each time.',
  fields: (t) => ({
    title: t.string({ validate: z.string().max(255) }),
    description: t.string({ description: 'Markdown.', validate: z.string().max(maxDescription) }),
    type: t.field({ type: ProblemTypeEnum, description: 'Fixed once the contest is made.' }),
    startsAt: t.field({ type: 'DateTime', required: false, description: 'Needed.' }),
    endsAt: t.field({ type: 'DateTime', required: false, description: 'Needed, after the start.' }),
    access: t.field({ type: ContestAccessEnum }),
    password: t.string({
      required: false,
      description: 'Needed unless the contest is public.',
      validate: z.string().max(255),
    }),
    sealsAt: t.field({ type: 'DateTime', required: false, description: 'Within the contest; null: no seal.' }),
    isUnsealedAtEnd: t.boolean(),
    penaltySeconds: t.int({ validate: z.int().min(0).max(maxPenaltySeconds) }),
    oiScoreRule: t.field({ type: OiScoreRuleEnum }),
    boardName: t.field({ type: BoardNameEnum }),
    isBoardOpen: t.boolean(),
    isPrintOpen: t.boolean(),
    isVisible: t.boolean(),
    isEndSubmitAllowed: t.boolean(),
    teamSize: t.int({
      required: false,
      description: 'Most accounts of a team, 1 to 3; 1: everybody is alone. Null: as before, at first 1.',
      validate: z.int().min(1).max(maxTeamSize),
    }),
    accountLimit: t.field({ type: AccountLimitInputType, required: false, description: 'Null: all accounts.' }),
    starUsernames: t.stringList({
      description: 'Listed without a rank; they need not exist yet.',
      validate: z.array(username).max(maxAccounts),
    }),
    awardKind: t.field({ type: ContestAwardKindEnum }),
    awards: t.field({
      type: [AwardInputType],
      description: 'The best first. None with a kind: gold, silver and bronze for 10, 20 and 30.',
      validate: z.array(z.unknown()).max(20),
    }),
  }),
});
