import { hasScope } from '../../core/api-scope.ts';
import { builder } from '../../core/builder.ts';
import { canSubmit } from '../../core/viewer.rule.ts';
import { may, placedSelect } from '../../place/place.rule.ts';
import { loadLanguages, loadLanguagesOf } from '../../queue/language/language.loader.ts';
import { loadAnswerFileNames } from '../answers/answer-file-names.service.ts';
import { titlesSelect } from './named-title.ts';
import { givenTitle, ifReadable, openedDisplayId } from './opened-problem.ts';
import { loadOwnStatus } from './own-status.loader.ts';
import { pickStatement } from './pick-statement.ts';
import { DifficultyEnum, JudgeCaseModeEnum, JudgeModeEnum, ProblemTypeEnum } from './problem-enums.ts';
import { codeTemplatesOf, offeredLanguages } from './problem-languages.ts';
import {
  CodeTemplateType,
  ProblemAttachmentType,
  ProblemLanguageType,
  ProblemSampleType,
  ProblemStatementType,
} from './problem-parts.type.ts';
import { shownAuthor } from './shown-author.ts';
import { TagType } from './tag.type.ts';
import { wishedTitleLanguage } from './title-language.ts';

const languageArg = {
  required: false,
  description: "BCP 47 tag; by default the reader's language. Falls back to any there is.",
} as const;

function filesOf(kind: 'ATTACHMENT' | 'USER_EXTRA') {
  return {
    where: { kind },
    select: { name: true, sha256: true, file: { select: { sizeBytes: true } } },
    orderBy: { name: 'asc' },
  } as const;
}

/** What both the bank and a contest show of a problem; each adds and refuses what is its own. */
export const SolvableProblemInterface = builder.prismaInterface('Problem', {
  variant: 'SolvableProblem',
  select: { id: true },
  description: 'What a solver reads of a problem, be it in the bank or in a contest.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Within its own kind: of the problem, or of its place in a contest.' }),
    displayId: t.string({
      description: 'What people type and see, such as 1000, or A in a contest.',
      select: { displayId: true },
      resolve: (problem) => openedDisplayId(problem) ?? problem.displayId,
    }),
    title: t.string({
      args: { language: t.arg.string(languageArg) },
      select: titlesSelect,
      resolve: (problem, { language }, { locale }) =>
        givenTitle(problem) ??
        pickStatement(problem.statements, language ?? wishedTitleLanguage(problem), locale)?.title ??
        problem.title,
    }),
    type: t.expose('type', { type: ProblemTypeEnum }),
    difficulty: t.field({
      type: DifficultyEnum,
      nullable: true,
      description: 'Null where the viewer may not read the problem, and while a contest does not tell it.',
      select: { difficulty: true },
      resolve: (problem, _args, context) => ifReadable(context, problem, problem.difficulty, null),
    }),
    tags: t.field({
      type: [TagType],
      select: (_args, _context, nested) => ({
        tags: { select: { tag: nested(true) }, orderBy: { tag: { name: 'asc' } } },
      }),
      resolve: (problem, _args, context) =>
        ifReadable(
          context,
          problem,
          problem.tags.map(({ tag }) => tag),
          [],
        ),
    }),
    viewerStatus: t.int({
      description:
        'Of what the viewer submitted there: accepted if ever, else partially accepted if ever, else the newest; ' +
        '-10 none.',
      resolve: async ({ id }, _args, context) => (await loadOwnStatus(context, id)).status,
    }),
    viewerScore: t.int({
      nullable: true,
      description: "The viewer's score there: the best in practice, what counts in a contest.",
      resolve: async ({ id }, _args, context) => (await loadOwnStatus(context, id)).score,
    }),
    statement: t.field({
      type: ProblemStatementType,
      args: { language: t.arg.string(languageArg) },
      select: { title: true, statements: { orderBy: { id: 'asc' } } },
      resolve: (problem, { language }, context) => {
        const title = givenTitle(problem);
        const none = { language: '', title: title ?? problem.title, description: '', input: '', output: '', hint: '' };
        const picked = pickStatement(problem.statements, language, context.locale) ?? none;
        return ifReadable(context, problem, title === null ? picked : { ...picked, title }, none);
      },
    }),
    statementLanguages: t.stringList({
      description: 'Languages the statement exists in.',
      select: { statements: { select: { language: true }, orderBy: { id: 'asc' } } },
      resolve: ({ statements }) => statements.map(({ language }) => language),
    }),
    attachments: t.field({
      type: [ProblemAttachmentType],
      select: { files: filesOf('ATTACHMENT') },
      resolve: (problem, _args, context) => ifReadable(context, problem, problem.files, []),
    }),
    extraFiles: t.field({
      type: [ProblemAttachmentType],
      description: 'Files that lie beside a program while it is judged, for all who see the problem.',
      select: { files: filesOf('USER_EXTRA') },
      resolve: (problem, _args, context) => ifReadable(context, problem, problem.files, []),
    }),
    samples: t.field({
      type: [ProblemSampleType],
      select: { samples: { orderBy: { position: 'asc' } } },
      resolve: (problem, _args, context) => ifReadable(context, problem, problem.samples, []),
    }),
    languages: t.field({
      type: [ProblemLanguageType],
      description: 'Languages solutions may be written in, with the limits that apply to each.',
      select: {
        timeLimitMs: true,
        memoryLimitMb: true,
        isRemote: true,
        languageFactors: true,
        languageKeys: true,
        isSubmitAnswer: true,
        codeTemplates: { where: { isEnabled: true } },
      },
      resolve: async (problem, _args, context) =>
        ifReadable(
          context,
          problem,
          problem.isSubmitAnswer ? [] : offeredLanguages(problem, await loadLanguagesOf(context, problem)),
          [],
        ),
    }),
    codeTemplates: t.field({
      type: [CodeTemplateType],
      select: { ...placedSelect, codeTemplates: { where: { isEnabled: true } } },
      resolve: async (problem, _args, context) => {
        const { viewer } = context;
        const isStaff =
          may(viewer, 'problem.keep', problem) && viewer.kind === 'user' && hasScope(viewer.apiScopes, 'ADMIN');
        return ifReadable(
          context,
          problem,
          codeTemplatesOf(problem.codeTemplates, { languages: await loadLanguages(context), isStaff }),
          [],
        );
      },
    }),
    timeLimitMs: t.exposeInt('timeLimitMs', { description: 'For C and C++.' }),
    memoryLimitMb: t.exposeInt('memoryLimitMb', { description: 'For C and C++.' }),
    stackLimitMb: t.exposeInt('stackLimitMb'),
    judgeMode: t.expose('judgeMode', { type: JudgeModeEnum }),
    judgeCaseMode: t.expose('judgeCaseMode', { type: JudgeCaseModeEnum }),
    totalScore: t.exposeInt('totalScore', { nullable: true, description: 'Full score of an OI problem.' }),
    source: t.string({
      nullable: true,
      select: { source: true },
      resolve: (problem, _args, context) => ifReadable(context, problem, problem.source, null),
    }),
    authorName: t.string({
      nullable: true,
      description: 'Of a remote problem: the one that its judge names. Who imported it is no author.',
      select: { authorName: true, isRemote: true, author: { select: { username: true } } },
      resolve: (problem, _args, context) => ifReadable(context, problem, shownAuthor(problem), null),
    }),
    maxPasses: t.exposeInt('maxPasses', {
      description: 'Multi-pass: how often a program runs on a test case at most, each time within the limits; 1: once.',
    }),
    isSubmitAnswer: t.exposeBoolean('isSubmitAnswer', {
      description: 'Takes an answer file for each test case (submitAnswers) instead of a program.',
    }),
    answerFileNames: t.stringList({
      description: 'Names of the answer files of a submit-answer problem; none of other problems.',
      select: { isSubmitAnswer: true, testSetId: true },
      resolve: async (problem, _args, context) =>
        problem.isSubmitAnswer
          ? ifReadable(context, problem, await loadAnswerFileNames(context, problem.testSetId), [])
          : [],
    }),
    isRemote: t.exposeBoolean('isRemote'),
    isRemoveEndBlank: t.exposeBoolean('isRemoveEndBlank'),
    ioReadFileName: t.exposeString('ioReadFileName', {
      nullable: true,
      description: 'File the program reads; null: standard input.',
    }),
    ioWriteFileName: t.exposeString('ioWriteFileName', {
      nullable: true,
      description: 'File the program writes; null: standard output.',
    }),
    viewerCanSubmit: t.boolean({
      description: 'Would a program of the viewer be taken there, as far as the role and the contest decide?',
      resolve: (_problem, _args, { viewer }) => canSubmit(viewer),
    }),
  }),
});
