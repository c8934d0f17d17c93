import { queryFromInfo } from '@pothos/plugin-prisma';
import { TrainingAccess, TrainingKind, TrainingSharing } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';
import { loadTrainingFigures, percentOf, type TrainingFigures } from './figures.loader.ts';
import { loadMembership, type TrainingMembership } from './membership.loader.ts';
import { loadNextProblem } from './next-problem.loader.ts';
import { textIn } from './text-in.ts';
import { isOpenTo, listTrainingProblems } from './training-problem.service.ts';
import { TrainingProblemObject } from './training-problem.type.ts';
import { mayTraining, trainingRuleSelect } from './training.rule.ts';
import { textLanguage } from './translation.type.ts';

export const TrainingAccessEnum = builder.enumType('TrainingAccess', {
  description: 'Who reads the problems and the rank of a training.',
  values: {
    PUBLIC: { value: TrainingAccess.PUBLIC, description: 'All who are signed in.' },
    PRIVATE: { value: TrainingAccess.PRIVATE, description: 'Members, who register with a password.' },
  },
});

export const TrainingKindEnum = builder.enumType('TrainingKind', {
  description: 'Whose a training is.',
  values: {
    TRAINING: { value: TrainingKind.TRAINING, description: 'Of the staff of the site or of a group.' },
    PERSONAL: { value: TrainingKind.PERSONAL, description: "An account's own list on the site." },
  },
});

export const TrainingSharingEnum = builder.enumType('TrainingSharing', {
  description: 'Who reads a personal list.',
  values: {
    OWNER: { value: TrainingSharing.OWNER, description: 'Its author alone.' },
    LINK: { value: TrainingSharing.LINK, description: 'Accounts that opened its link.' },
    PUBLIC: { value: TrainingSharing.PUBLIC, description: 'All who are signed in; it is listed.' },
  },
});

export const TrainingCategoryObject = builder.prismaObject('TrainingCategory', {
  select: { id: true },
  description: 'A kind of trainings.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    name: t.exposeString('name', { description: 'Unique in its place.' }),
    color: t.exposeString('color', { description: 'CSS colour.' }),
    groupId: t.id({
      nullable: true,
      description: 'Null: of the site.',
      select: { groupId: true },
      resolve: ({ groupId }) => (groupId === null ? null : String(groupId)),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was changed last.' }),
  }),
});

const TrainingProgressType = builder.objectRef<TrainingFigures>('TrainingProgress').implement({
  description: 'How far the viewer is in a training.',
  fields: (t) => ({
    solvedCount: t.exposeInt('solvedCount', { description: 'Problems of the training that the viewer solved.' }),
    problemCount: t.exposeInt('problemCount', { description: 'Problems of the training.' }),
    percent: t.float({
      description: 'Share of solved problems, with 2 decimals; 0 without problems.',
      resolve: percentOf,
    }),
  }),
});

const TrainingMembershipType = builder.objectRef<TrainingMembership>('TrainingMembership').implement({
  description: 'How the viewer belongs to a training.',
  fields: (t) => ({
    joinedAt: t.expose('joinedAt', { type: 'DateTime', description: 'When the viewer registered.' }),
    isListed: t.exposeBoolean('isListed', {
      description: 'Does the viewer consent to the rank? Where `needsConsent` is false, it shows all members.',
    }),
    needsConsent: t.boolean({
      description:
        'Does the rank show the viewer only if `isListed`? So in public trainings of the site, and in private ones ' +
        'for members who joined while they were public.',
      resolve: ({ joinedAt, training: { access, groupId, privateSince } }) =>
        groupId === null && (access === 'PUBLIC' || (privateSince !== null && joinedAt < privateSince)),
    }),
    isBlocked: t.exposeBoolean('isBlocked', { description: 'A blocked member reads nothing inside.' }),
  }),
});

/** Fields that make a query of their own: priced for one training, not for a list. */
const ownQuery = { complexity: { field: 20, multiplier: 50 } } as const;

export const TrainingObject = builder.prismaObject('Training', {
  select: { id: true },
  description: 'A list of problems to study.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    title: t.string({
      description: 'Its name in lists.',
      select: { title: true, translations: true },
      args: { language: t.arg.string(textLanguage) },
      resolve: ({ title, translations }, { language }) => textIn(translations, language, 'title', title),
    }),
    description: t.string({
      description: 'Markdown. Empty for visitors when the training is private.',
      select: { access: true, description: true, translations: true },
      args: { language: t.arg.string(textLanguage) },
      resolve: ({ access, description, translations }, { language }, { viewer }) =>
        access === 'PRIVATE' && viewer.kind !== 'user'
          ? ''
          : textIn(translations, language, 'description', description),
    }),
    kind: t.expose('kind', { type: TrainingKindEnum, description: 'Whose it is.' }),
    sharing: t.expose('sharing', {
      type: TrainingSharingEnum,
      description: 'Who reads it, of a personal list; OWNER of a training, which `access` speaks of.',
    }),
    access: t.expose('access', {
      type: TrainingAccessEnum,
      description: 'Who reads what is inside; PUBLIC of a personal list, which `sharing` speaks of.',
    }),
    rank: t.exposeInt('rank', { description: 'Order in lists, smaller first, then the newest.' }),
    isVisible: t.exposeBoolean('isVisible', {
      description: 'False: only its managers see it; of a personal list its author, and admins if it is public.',
    }),
    author: t.relation('author', { description: 'Who created it.' }),
    category: t.relation('category', {
      nullable: true,
      description: 'Null: the category was deleted, or it is a personal list.',
    }),
    groupId: t.id({
      nullable: true,
      description: 'Null: of the site.',
      select: { groupId: true },
      resolve: ({ groupId }) => (groupId === null ? null : String(groupId)),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When the training or its list was changed last.',
    }),
    problemCount: t.int({
      description: 'Problems in the list, without hidden ones.',
      resolve: async ({ id }, _args, context) => (await loadTrainingFigures(context, id)).problemCount,
    }),
    problems: t.field({
      type: [TrainingProblemObject],
      nullable: true,
      description: 'In their order, without hidden ones. Null: the viewer may not read inside.',
      ...ownQuery,
      select: trainingRuleSelect,
      resolve: async (training, _args, context, info) =>
        (await isOpenTo(context, training))
          ? [...(await listTrainingProblems(context, training.id, queryFromInfo({ context, info })))]
          : null,
    }),
    nextProblem: t.field({
      type: TrainingProblemObject,
      nullable: true,
      description:
        'First problem that the viewer has not solved, or solves again. Null: none, or the viewer may not read inside.',
      complexity: { field: 2, multiplier: 1 },
      select: trainingRuleSelect,
      resolve: async (training, _args, context, info) =>
        (await isOpenTo(context, training))
          ? loadNextProblem(context, training.id, queryFromInfo({ context, info }))
          : null,
    }),
    viewerProgress: t.field({
      type: TrainingProgressType,
      nullable: true,
      description:
        'Null for visitors, and when the viewer may not read inside: it would reveal which problems are in it.',
      select: trainingRuleSelect,
      resolve: async (training, _args, context) =>
        context.viewer.kind === 'user' && (await isOpenTo(context, training))
          ? loadTrainingFigures(context, training.id)
          : null,
    }),
    viewerMembership: t.field({
      type: TrainingMembershipType,
      nullable: true,
      description: 'Null: the viewer has not registered.',
      resolve: ({ id }, _args, context) => loadMembership(context, id),
    }),
    viewerCanReadInside: t.boolean({
      description: 'May the viewer read its problems and its rank?',
      select: trainingRuleSelect,
      resolve: (training, _args, context) => isOpenTo(context, training),
    }),
    viewerCanEdit: t.boolean({
      description: 'May the viewer change it?',
      select: trainingRuleSelect,
      resolve: (training, _args, { viewer }) => mayTraining(viewer, 'training.edit', training),
    }),
    viewerCanHide: t.boolean({
      description: 'May the viewer hide it, and show it again?',
      select: trainingRuleSelect,
      resolve: (training, _args, { viewer }) => mayTraining(viewer, 'training.hide', training),
    }),
    viewerCanDelete: t.boolean({
      description: 'May the viewer delete it?',
      select: trainingRuleSelect,
      resolve: (training, _args, { viewer }) => mayTraining(viewer, 'training.delete', training),
    }),
    viewerCanAddProblems: t.boolean({
      description: 'May the viewer add problems to it?',
      select: trainingRuleSelect,
      resolve: (training, _args, { viewer }) => mayTraining(viewer, 'training.addProblem', training),
    }),
    viewerCanChangeProblems: t.boolean({
      description: 'May the viewer order, rename and remove its problems?',
      select: trainingRuleSelect,
      resolve: (training, _args, { viewer }) => mayTraining(viewer, 'training.changeProblem', training),
    }),
  }),
});

export const TrainingPage = pageObject('TrainingPage', TrainingObject);
