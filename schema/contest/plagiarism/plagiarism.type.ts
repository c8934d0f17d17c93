import { PlagiarismCheckState, PlagiarismGapReason, PlagiarismReview } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';
import { namedTitle } from '../../problem/bank/named-title.ts';
import { loadLanguage } from '../../queue/language/language.loader.ts';
import type { SharedPart } from './compare/compare.ts';
import { loadPairCounts } from './pair-counts.loader.ts';
import {
  nextUnreviewed,
  type CheckedProblem,
  type GapRow,
  type PairRow,
  type PairSide,
  type WholePair,
} from './plagiarism.service.ts';
import { readParts } from './stored-fragments.ts';

const StateEnum = builder.enumType(PlagiarismCheckState, {
  name: 'PlagiarismCheckState',
  description: 'WAITING: to be compared, or being compared.',
});
export const PlagiarismReviewEnum = builder.enumType(PlagiarismReview, {
  name: 'PlagiarismReview',
  description: 'What the jury thinks of two programs that are alike.',
});

export const PlagiarismCheckType = builder.objectRef<CheckedProblem>('PlagiarismCheck').implement({
  description: 'A problem of a contest, and the comparison of what was submitted to it.',
  fields: (t) => ({
    contestProblemId: t.exposeInt('id'),
    contestId: t.exposeInt('contestId'),
    displayId: t.exposeString('displayId'),
    title: t.string({
      resolve: ({ problem, displayTitle }, _args, { locale }) => namedTitle(problem, displayTitle, locale),
    }),
    state: t.field({
      type: StateEnum,
      nullable: true,
      description: 'Null: nothing was compared yet.',
      resolve: ({ plagiarismCheck }) => plagiarismCheck?.state ?? null,
    }),
    isBegun: t.boolean({
      description: 'Of one that waits: is it being compared?',
      resolve: ({ plagiarismCheck }) => plagiarismCheck?.state === 'WAITING' && plagiarismCheck.attempts > 0,
    }),
    requestedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ plagiarismCheck }) => plagiarismCheck?.requestedAt ?? null,
    }),
    endedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ plagiarismCheck }) => plagiarismCheck?.endedAt ?? null,
    }),
    programCount: t.int({
      description: 'Programs that were compared: of each participant one in each family of languages.',
      resolve: ({ plagiarismCheck }) => plagiarismCheck?.programCount ?? 0,
    }),
    leftOutCount: t.int({
      description: 'Programs beyond what one comparison takes.',
      resolve: ({ plagiarismCheck }) => plagiarismCheck?.leftOutCount ?? 0,
    }),
    cutCount: t.int({
      description:
        'Of the programs that were compared, those that were not read to their end: all together were too long.',
      resolve: ({ plagiarismCheck }) => plagiarismCheck?.cutCount ?? 0,
    }),
    tooShortCount: t.int({
      description:
        'And those that say too little by themselves to be like others: ' +
        'a few lines, what the problem gives to everybody, or a text that is run.',
      resolve: ({ plagiarismCheck }) => plagiarismCheck?.tooShortCount ?? 0,
    }),
    pairCount: t.int({
      description: 'Pairs that are alike.',
      resolve: async ({ id }, _args, context) => (await loadPairCounts(context, id)).all,
    }),
    unreviewedCount: t.int({
      description: 'Of these, those that nobody has looked at.',
      resolve: async ({ id }, _args, context) => (await loadPairCounts(context, id)).unreviewed,
    }),
    plagiarisedCount: t.int({
      resolve: async ({ id }, _args, context) => (await loadPairCounts(context, id)).plagiarised,
    }),
  }),
});

const SideInterface = builder.interfaceRef<PairSide>('PlagiarismSide').implement({
  description: 'One of two programs that are alike.',
  fields: (t) => ({
    submissionId: t.exposeInt('id'),
    username: t.string({ resolve: ({ user }) => user.username }),
    teamName: t.string({ nullable: true, resolve: ({ participant }) => participant?.name ?? null }),
    languageKey: t.exposeString('languageKey'),
    languageName: t.string({
      resolve: async ({ languageKey }, _args, context) => (await loadLanguage(context, languageKey)).name,
    }),
    status: t.exposeInt('status', { description: 'Specification status code.' }),
    score: t.exposeInt('score', { nullable: true }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime' }),
  }),
});
const SideType = builder
  .objectRef<PairSide>('PlagiarismListedSide')
  .implement({ interfaces: [SideInterface], description: 'As lists show it, without the code.' });
const GapReasonEnum = builder.enumType(PlagiarismGapReason, {
  name: 'PlagiarismGapReason',
  description: 'TOO_SHORT: it says too little by itself to be like others. CUT: it was not read to its end.',
});
const GapType = builder.objectRef<GapRow>('PlagiarismGap').implement({
  description:
    'A program that a comparison passed over, or did not read to its end: to be read by the jury. ' +
    'For admins of the contest.',
  fields: (t) => ({
    reason: t.expose('reason', { type: GapReasonEnum }),
    program: t.field({ type: SideType, resolve: ({ submission }) => submission }),
  }),
});
export const PlagiarismGapPage = pageObject('PlagiarismGapPage', GapType);
const WholeSideType = builder.objectRef<WholePair['left']>('PlagiarismWholeSide').implement({
  interfaces: [SideInterface],
  description: 'With the code.',
  fields: (t) => ({ code: t.exposeString('code') }),
});

const PairInterface = builder.interfaceRef<PairRow>('PlagiarismPairReview').implement({
  description: 'Two programs that are alike, and what the jury thinks of it. For admins of the contest.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    similarity: t.exposeFloat('similarity', { description: 'Part of both that is in the other, 0 to 1.' }),
    longestTokens: t.exposeInt('longestTokens', { description: 'Tokens of the longest part they share.' }),
    review: t.expose('review', {
      type: PlagiarismReviewEnum,
      nullable: true,
      description: 'Null: nobody has looked yet.',
    }),
    note: t.exposeString('note'),
    reviewer: t.string({ nullable: true, resolve: ({ reviewer }) => reviewer?.username ?? null }),
    reviewedAt: t.expose('reviewedAt', { type: 'DateTime', nullable: true }),
  }),
});

export const PlagiarismPairType = builder.objectRef<PairRow>('PlagiarismPair').implement({
  interfaces: [PairInterface],
  description: 'As lists show it.',
  fields: (t) => ({
    left: t.field({ type: SideType, description: 'The one that was submitted first.', resolve: ({ left }) => left }),
    right: t.field({ type: SideType, resolve: ({ right }) => right }),
  }),
});
export const PlagiarismPairPage = pageObject('PlagiarismPairPage', PlagiarismPairType);

const PartType = builder.objectRef<SharedPart>('PlagiarismPart').implement({
  description: 'Lines that two programs share, from 1, both ends included.',
  fields: (t) => ({
    leftFrom: t.int({ resolve: ({ left }) => left[0] }),
    leftTo: t.int({ resolve: ({ left }) => left[1] }),
    rightFrom: t.int({ resolve: ({ right }) => right[0] }),
    rightTo: t.int({ resolve: ({ right }) => right[1] }),
    tokens: t.exposeInt('tokens'),
  }),
});

export const PlagiarismWholePairType = builder.objectRef<WholePair>('PlagiarismWholePair').implement({
  interfaces: [PairInterface],
  description: 'With both programs.',
  fields: (t) => ({
    left: t.field({
      type: WholeSideType,
      description: 'The one that was submitted first.',
      resolve: ({ left }) => left,
    }),
    right: t.field({ type: WholeSideType, resolve: ({ right }) => right }),
    parts: t.field({
      type: [PartType],
      description: 'In the order of the left one.',
      resolve: ({ fragments }) => readParts(fragments),
    }),
    check: t.field({ type: PlagiarismCheckType, resolve: ({ check }) => check.contestProblem }),
    nextUnreviewedId: t.int({
      nullable: true,
      description:
        'The next pair of the problem that nobody has looked at, by how alike they are; null when there is no other.',
      resolve: (pair, _args, context) => nextUnreviewed(context, pair),
    }),
  }),
});
