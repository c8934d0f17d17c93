import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import { described } from '../../core/described.ts';
import { may, placedSelect } from '../../place/place.rule.ts';
import { pickStatement } from '../../problem/bank/pick-statement.ts';
import { ProblemObject } from '../../problem/bank/problem.type.ts';
import { JurySourceType } from '../../problem/jury-report/jury-report.type.ts';
import { solutionStates } from '../../problem/jury-report/solution-state.loader.ts';
import { SolvedByUserType } from '../../site/profile/profile.query.ts';
import { WriterType } from '../core/writer.type.ts';
import { DisclosureEnum } from '../post/discussion.type.ts';
import { loadNamedCode, type EditorialCode } from './code.loader.ts';
import type { EditorialForm } from './editorial-form.service.ts';
import { isTextOpened, loadEditorial, type EditorialView } from './editorial.loader.ts';
import { helps, loadHelp } from './help.loader.ts';
import { loadTranslations, type EditorialText } from './translation.loader.ts';

const SolutionStateEnum = builder.enumType('JurySolutionState', {
  description: 'What the newest jury report says of a jury solution.',
  values: described(solutionStates),
});

const HelpEnum = builder.enumType('ProblemHelp', {
  description: 'What helped the viewer with a problem. For the viewer alone: no count, rank or progress knows of it.',
  values: described(helps),
});

const EditorialCodeType = builder.objectRef<EditorialCode>('EditorialCode').implement({
  description: 'A jury solution that an editorial shows. The judge verifies it again whenever the problem changes.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Path, such as accepted/main.cpp.' }),
    languageKey: t.exposeString('languageKey', { description: 'Language it is written in.' }),
    state: t.expose('state', { type: SolutionStateEnum, description: 'Does it still do as it should?' }),
    files: t.field({
      type: [JurySourceType],
      description: 'Its sources by name.',
      resolve: ({ files }) => [...files],
    }),
  }),
});

/** A hint as its reader sees it. */
interface HintView {
  readonly number: number;
  readonly content: string | null;
}

const EditorialHintType = builder.objectRef<HintView>('EditorialHint').implement({
  description: 'A hint of an editorial.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'From 1, in the order in which hints are opened.' }),
    content: t.exposeString('content', {
      nullable: true,
      description: 'Markdown; null: the viewer has not opened it.',
    }),
  }),
});

const languageArg = {
  required: false,
  description: "BCP 47 tag; by default the reader's language. Falls back to any there is.",
  validate: z.string().max(35),
} as const;

async function textIn(context: Context, id: number, language: string | null | undefined) {
  return pickStatement(await loadTranslations(context, id), language, context.locale);
}

export const EditorialType = builder.objectRef<EditorialView>('Editorial').implement({
  description: 'How a problem is solved: hints that open one by one, then the text.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    languages: t.stringList({
      description: 'Languages it exists in.',
      resolve: async ({ id }, _args, context) => (await loadTranslations(context, id)).map(({ language }) => language),
    }),
    hints: t.field({
      type: [EditorialHintType],
      description: 'In their order.',
      args: { language: t.arg.string(languageArg) },
      resolve: async ({ id, isOpened }, { language }, context) =>
        (await textIn(context, id, language))?.hints.map((content, index) => ({
          number: index + 1,
          content: isOpened(index + 1) ? content : null,
        })) ?? [],
    }),
    content: t.string({
      nullable: true,
      description: 'Markdown; null: the viewer has not opened it.',
      args: { language: t.arg.string(languageArg) },
      resolve: async (editorial, { language }, context) =>
        isTextOpened(editorial) ? ((await textIn(context, editorial.id, language))?.content ?? null) : null,
    }),
    code: t.field({
      type: [EditorialCodeType],
      nullable: true,
      description: 'Jury solutions below the text; null: the viewer has not opened it.',
      complexity: 10,
      resolve: (editorial, _args, context) =>
        isTextOpened(editorial) ? loadNamedCode(context, editorial.problemId, editorial.solutionNames) : null,
    }),
    disclosure: t.expose('disclosure', {
      type: DisclosureEnum,
      description: 'Who opens it. That it is there, all who see the problem know.',
    }),
    isPublished: t.exposeBoolean('isPublished', { description: 'Do others than staff know of it?' }),
    publishesAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was published, or will be as planned now; null: a draft.',
      resolve: ({ publicationAt }) => publicationAt,
    }),
    author: t.expose('author', {
      type: WriterType,
      nullable: true,
      description: 'Who saved it first; null: the account is gone.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last saved.' }),
    viewerCanOpen: t.exposeBoolean('isOpenable', {
      description: 'False: it is for accounts that solved the problem or gave it up.',
    }),
    viewerCanOpenAny: t.boolean({
      description: 'Solved the problem or gave it up: steps open in any order.',
      resolve: ({ isFree, isStaff }) => isFree || isStaff,
    }),
    viewerCanDiscuss: t.exposeBoolean('isDiscussed', {
      description: 'Reads and writes comments below it: those who opened it, in the place of its problem.',
    }),
    viewerCanEdit: t.exposeBoolean('isKept', { description: 'A keeper of the problem.' }),
  }),
});

const EditorialTextType = builder.objectRef<EditorialText>('EditorialText').implement({
  description: 'An editorial in one language.',
  fields: (t) => ({
    language: t.exposeString('language', { description: 'zh or en.' }),
    content: t.exposeString('content', { description: 'Markdown.' }),
    hints: t.exposeStringList('hints', { description: 'Markdown each, in their order.' }),
  }),
});

const EditorialContestType = builder.objectRef<EditorialForm['contests'][number]>('EditorialContest').implement({
  description: 'A contest at whose end an editorial may be published.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    title: t.exposeString('title', { nullable: true, description: 'Null: the viewer does not see the contest.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'Its end as planned now.' }),
  }),
});

export const EditorialFormType = builder.objectRef<EditorialForm>('EditorialForm').implement({
  description: 'The editorial of a problem as its keepers change it.',
  fields: (t) => ({
    problemId: t.id({ resolve: ({ problemId }) => String(problemId) }),
    displayId: t.exposeString('displayId', { description: 'Of the problem.' }),
    title: t.exposeString('title', { description: "Of the problem, in the reader's language." }),
    version: t.exposeInt('version', { nullable: true, description: 'Null: there is no editorial yet.' }),
    disclosure: t.expose('disclosure', { type: DisclosureEnum, description: 'Who opens it.' }),
    publishesAt: t.expose('publishesAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Published from then on. This and the contest are null: a draft.',
    }),
    publishesAfterId: t.id({
      nullable: true,
      description: 'Published from the end of this contest on.',
      resolve: ({ publishesAfterId }) => (publishesAfterId === null ? null : String(publishesAfterId)),
    }),
    translations: t.field({
      type: [EditorialTextType],
      description: 'Its languages.',
      resolve: ({ translations }) => [...translations],
    }),
    solutionNames: t.exposeStringList('solutionNames', { description: 'Jury solutions that it shows, in order.' }),
    solutions: t.field({
      type: [EditorialCodeType],
      description: 'All jury solutions of the problem.',
      resolve: ({ solutions }) => [...solutions],
    }),
    contests: t.field({
      type: [EditorialContestType],
      description: 'Contests with the problem, the last to end first.',
      resolve: ({ contests }) => [...contests],
    }),
  }),
});

const viewerHelp = {
  type: HelpEnum,
  nullable: true,
  description: 'What helped the viewer before they solved it, or so far; null: nothing. Counts and ranks stay.',
} as const;

builder.prismaObjectFields(ProblemObject, (t) => ({
  editorial: t.field({
    type: EditorialType,
    nullable: true,
    description: 'Null: there is none, or the viewer may not know of it now.',
    complexity: { field: 10, multiplier: 1 },
    resolve: ({ id }, _args, context) => loadEditorial(context, id),
  }),
  viewerCanKeepEditorial: t.boolean({
    description: 'May write its editorial.',
    select: placedSelect,
    resolve: (problem, _args, { viewer }) => may(viewer, 'problem.keep', problem),
  }),
  viewerHelp: t.field({ ...viewerHelp, resolve: ({ id }, _args, context) => loadHelp(context, id) }),
}));

builder.objectFields(SolvedByUserType, (t) => ({
  viewerHelp: t.field({ ...viewerHelp, resolve: ({ problemId }, _args, context) => loadHelp(context, problemId) }),
}));
