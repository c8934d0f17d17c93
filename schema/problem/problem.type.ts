import { canSubmit } from '../account/account.rule.ts';
import { builder } from '../builder.ts';
import { loadLanguages } from '../language/language.loader.ts';
import { mayEditProblem } from './authoring.rule.ts';
import { loadOwnStatus } from './own-status.loader.ts';
import { pickStatement } from './pick-statement.ts';
import { DifficultyEnum, JudgeCaseModeEnum, JudgeModeEnum, ProblemTypeEnum, ProblemVisibilityEnum } from './problem-enums.ts';
import { codeTemplatesOf, offeredLanguages } from './problem-languages.ts';
import {
  CodeTemplateType, emptyStatistics, ProblemAttachmentType, ProblemLanguageType, ProblemSampleType, ProblemStatementType, ProblemStatisticsType,
} from './problem-parts.type.ts';
import { TagType } from './tag.type.ts';
import { wishedTitleLanguage } from './title-language.ts';
import { ifVisible } from './visible-problem.loader.ts';

const languageArg = { required: false, description: "BCP 47 tag; by default the reader's language. Falls back to any there is." } as const;

export const ProblemObject = builder.prismaObject('Problem', {
  select: { id: true },
  description: 'A problem as its readers see it. Who reaches one they may not see, by a submission of their own, gets its name and limits without its content.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    displayId: t.exposeString('displayId', { description: 'What people type and see, such as 1000.' }),
    title: t.string({
      args: { language: t.arg.string(languageArg) },
      select: { title: true, statements: { select: { language: true, title: true }, orderBy: { id: 'asc' } } },
      resolve: (problem, { language }, { locale }) =>
        pickStatement(problem.statements, language ?? wishedTitleLanguage(problem), locale)?.title ?? problem.title,
    }),
    type: t.expose('type', { type: ProblemTypeEnum }),
    difficulty: t.expose('difficulty', { type: DifficultyEnum }),
    visibility: t.expose('visibility', { type: ProblemVisibilityEnum }),
    tags: t.field({
      type: [TagType],
      select: (_args, _context, nested) => ({ tags: { select: { tag: nested(true) }, orderBy: { tag: { name: 'asc' } } } }),
      resolve: ({ id, tags }, _args, context) => ifVisible(context, id, tags.map(({ tag }) => tag), []),
    }),
    statistics: t.field({ type: ProblemStatisticsType, select: { statistics: true }, resolve: ({ id, statistics }, _args, context) => ifVisible(context, id, statistics ?? emptyStatistics, emptyStatistics) }),
    viewerStatus: t.int({
      description: "Of the viewer's own practice: accepted if ever, else partially accepted if ever, else the newest; -10 none.",
      resolve: async ({ id }, _args, context) => (await loadOwnStatus(context, id)).status,
    }),
    viewerScore: t.int({
      nullable: true,
      description: "Best score of the viewer's own practice.",
      resolve: async ({ id }, _args, context) => (await loadOwnStatus(context, id)).score,
    }),
    statement: t.field({
      type: ProblemStatementType,
      args: { language: t.arg.string(languageArg) },
      select: { title: true, statements: { orderBy: { id: 'asc' } } },
      resolve: ({ id, title, statements }, { language }, context) => {
        const none = { language: '', title, description: '', input: '', output: '', hint: '' };
        return ifVisible(context, id, pickStatement(statements, language, context.locale) ?? none, none);
      },
    }),
    statementLanguages: t.stringList({
      description: 'Languages the statement exists in.',
      select: { statements: { select: { language: true }, orderBy: { id: 'asc' } } },
      resolve: ({ statements }) => statements.map(({ language }) => language),
    }),
    attachments: t.field({
      type: [ProblemAttachmentType],
      select: { files: { where: { kind: 'ATTACHMENT' }, select: { name: true, sha256: true, file: { select: { sizeBytes: true } } }, orderBy: { name: 'asc' } } },
      resolve: ({ id, files }, _args, context) => ifVisible(context, id, files, []),
    }),
    samples: t.field({
      type: [ProblemSampleType],
      select: { samples: { orderBy: { position: 'asc' } } },
      resolve: ({ id, samples }, _args, context) => ifVisible(context, id, samples, []),
    }),
    languages: t.field({
      type: [ProblemLanguageType],
      description: 'Languages solutions may be written in, with the limits that apply to each.',
      select: { timeLimitMs: true, memoryLimitMb: true, isRemote: true, languageFactors: true, languageKeys: true, codeTemplates: { where: { isEnabled: true } } },
      resolve: async (problem, _args, context) => ifVisible(context, problem.id, offeredLanguages(problem, await loadLanguages(context)), []),
    }),
    codeTemplates: t.field({
      type: [CodeTemplateType],
      select: { codeTemplates: { where: { isEnabled: true } } },
      resolve: async ({ id, codeTemplates }, _args, context) => ifVisible(context, id, codeTemplatesOf(codeTemplates, await loadLanguages(context)), []),
    }),
    timeLimitMs: t.exposeInt('timeLimitMs', { description: 'For C and C++.' }),
    memoryLimitMb: t.exposeInt('memoryLimitMb', { description: 'For C and C++.' }),
    stackLimitMb: t.exposeInt('stackLimitMb'),
    judgeMode: t.expose('judgeMode', { type: JudgeModeEnum }),
    judgeCaseMode: t.expose('judgeCaseMode', { type: JudgeCaseModeEnum }),
    totalScore: t.exposeInt('totalScore', { nullable: true, description: 'Full score of an OI problem.' }),
    source: t.string({ nullable: true, select: { source: true }, resolve: ({ id, source }, _args, context) => ifVisible(context, id, source, null) }),
    authorName: t.string({
      nullable: true,
      select: { authorName: true, author: { select: { username: true } } },
      resolve: ({ authorName, author }) => authorName ?? author?.username ?? null,
    }),
    modifierName: t.string({ nullable: true, select: { modifier: { select: { username: true } } }, resolve: ({ modifier }) => modifier?.username ?? null }),
    isRemote: t.exposeBoolean('isRemote'),
    isCodeShared: t.exposeBoolean('isCodeShared', { description: 'May users share their solutions?' }),
    isRemoveEndBlank: t.exposeBoolean('isRemoveEndBlank'),
    isCaseResultPublished: t.exposeBoolean('isCaseResultPublished', { description: 'May users see results of single cases?' }),
    testDataVersion: t.string({
      description: 'Changes whenever the test data does.',
      select: { testSet: { select: { sha256: true } } },
      resolve: ({ testSet }) => testSet?.sha256.slice(0, 16) ?? '',
    }),
    groupId: t.exposeInt('groupId', { nullable: true }),
    applyPublicProgress: t.exposeInt('applyPublicProgress', { nullable: true }),
    ioReadFileName: t.exposeString('ioReadFileName', { nullable: true, description: 'File the program reads; null: standard input.' }),
    ioWriteFileName: t.exposeString('ioWriteFileName', { nullable: true, description: 'File the program writes; null: standard output.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    viewerCanEdit: t.boolean({ select: { authorId: true }, description: 'May the viewer change it, and its jury?', resolve: (problem, _args, { viewer }) => mayEditProblem(viewer, problem) }),
    viewerCanSubmit: t.boolean({ description: 'Signed in with a role that may submit.', resolve: (_problem, _args, { viewer }) => canSubmit(viewer) }),
  }),
});
