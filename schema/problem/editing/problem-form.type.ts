import { builder } from '../../core/builder.ts';
import { may } from '../../place/place.rule.ts';
import { mayChangeVisibility, mayDeleteProblem } from '../bank/authoring.rule.ts';
import {
  BankStateEnum,
  DifficultyEnum,
  JudgeCaseModeEnum,
  JudgeModeEnum,
  ProblemTypeEnum,
  ProblemVisibilityEnum,
} from '../bank/problem-enums.ts';
import { ProblemSampleType, ProblemStatementType } from '../bank/problem-parts.type.ts';
import { CheckerCompileType, CheckerConventionEnum } from '../checker/checker.type.ts';
import { compileView } from '../checker/compile-view.service.ts';
import type { CheckerForm, ManualCaseForm, ProblemForm } from './problem-form.service.ts';
import type { CodeTemplateInput, TextFileInput } from './problem-input.ts';

const CheckerFormType = builder.objectRef<CheckerForm>('ProblemCheckerForm').implement({
  description: 'The checker or interactor of a problem.',
  fields: (t) => ({
    languageKey: t.exposeString('languageKey'),
    convention: t.expose('convention', { type: CheckerConventionEnum }),
    code: t.exposeString('code', { description: 'Of the main file.' }),
    isSeveralFiles: t.exposeBoolean('isSeveralFiles', {
      description:
        'A package brought several files: they stay as long as the code is not changed, then this code is all.',
    }),
  }),
});

const LanguageFactorType = builder
  .objectRef<{ languageKey: string; timeFactor: number | null; memoryFactor: number | null }>('ProblemLanguageFactor')
  .implement({
    description: 'Factors of the limits in one language, instead of those of the language.',
    fields: (t) => ({
      languageKey: t.exposeString('languageKey'),
      timeFactor: t.exposeFloat('timeFactor', { nullable: true }),
      memoryFactor: t.exposeFloat('memoryFactor', { nullable: true }),
    }),
  });

const TextFileType = builder.objectRef<TextFileInput>('ProblemTextFile').implement({
  fields: (t) => ({ name: t.exposeString('name'), content: t.exposeString('content') }),
});

const CodeTemplateFormType = builder.objectRef<CodeTemplateInput>('ProblemCodeTemplateForm').implement({
  description: 'All blocks of a code template.',
  fields: (t) => ({
    languageKey: t.exposeString('languageKey'),
    prepend: t.exposeString('prepend'),
    template: t.exposeString('template'),
    append: t.exposeString('append'),
    isEnabled: t.exposeBoolean('isEnabled'),
  }),
});

const ManualCaseType = builder.objectRef<ManualCaseForm>('ProblemManualCase').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    input: t.exposeString('input'),
    output: t.exposeString('output'),
    score: t.exposeInt('score', { nullable: true }),
    groupNumber: t.exposeInt('groupNumber', { nullable: true }),
  }),
});

const GroupType = builder.objectRef<{ number: number; requires: readonly number[] }>('ProblemGroup').implement({
  description: 'What a subtask depends on.',
  fields: (t) => ({ number: t.exposeInt('number'), requires: t.intList({ resolve: ({ requires }) => [...requires] }) }),
});

export const ProblemFormType = builder.objectRef<ProblemForm>('ProblemForm').implement({
  description: 'All of a problem that its form edits, for those who may change it.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    version: t.exposeInt('version', { description: 'To be sent back when it is saved.' }),
    displayId: t.exposeString('displayId'),
    title: t.exposeString('title'),
    type: t.expose('type', { type: ProblemTypeEnum }),
    visibility: t.expose('visibility', { type: ProblemVisibilityEnum }),
    difficulty: t.expose('difficulty', { type: DifficultyEnum }),
    timeLimitMs: t.exposeInt('timeLimitMs'),
    memoryLimitMb: t.exposeInt('memoryLimitMb'),
    stackLimitMb: t.exposeInt('stackLimitMb'),
    outputLimitMb: t.exposeInt('outputLimitMb', { nullable: true }),
    source: t.exposeString('source', { nullable: true }),
    isRemote: t.exposeBoolean('isRemote'),
    isCodeShared: t.exposeBoolean('isCodeShared'),
    isRemoveEndBlank: t.exposeBoolean('isRemoveEndBlank'),
    isCaseResultPublished: t.exposeBoolean('isCaseResultPublished'),
    hasTokenComparison: t.boolean({
      description: 'A package says how words and numbers are compared; trailing blanks do not matter then.',
      resolve: ({ comparison }) => comparison !== null,
    }),
    ioReadFileName: t.exposeString('ioReadFileName', { nullable: true }),
    ioWriteFileName: t.exposeString('ioWriteFileName', { nullable: true }),
    judgeMode: t.expose('judgeMode', { type: JudgeModeEnum }),
    judgeCaseMode: t.expose('judgeCaseMode', { type: JudgeCaseModeEnum }),
    checker: t.field({ type: CheckerFormType, nullable: true, resolve: ({ checker }) => checker }),
    checkerCompile: t.field({
      type: CheckerCompileType,
      nullable: true,
      resolve: ({ checkerCompile }) => checkerCompile && compileView(checkerCompile),
    }),
    languageKeys: t.stringList({
      description: 'All languages there are when the problem offers every one.',
      resolve: ({ languageKeys }) => [...languageKeys],
    }),
    languageFactors: t.field({ type: [LanguageFactorType], resolve: ({ languageFactors }) => [...languageFactors] }),
    statements: t.field({ type: [ProblemStatementType], resolve: ({ statements }) => statements }),
    samples: t.field({ type: [ProblemSampleType], resolve: ({ samples }) => samples }),
    tags: t.stringList({ resolve: ({ tags }) => [...tags] }),
    userExtraFiles: t.field({ type: [TextFileType], resolve: ({ userExtraFiles }) => userExtraFiles }),
    judgeExtraFiles: t.field({ type: [TextFileType], resolve: ({ judgeExtraFiles }) => judgeExtraFiles }),
    codeTemplates: t.field({ type: [CodeTemplateFormType], resolve: ({ codeTemplates }) => codeTemplates }),
    testCaseCount: t.exposeInt('testCaseCount'),
    testDataVersion: t.string({
      description: 'Changes whenever the test data do.',
      resolve: ({ testDataSha256 }) => testDataSha256?.slice(0, 16) ?? '',
    }),
    isManualCases: t.exposeBoolean('isManualCases', { description: 'The test cases were typed in.' }),
    manualCases: t.field({
      type: [ManualCaseType],
      description: 'The typed cases; none when the data were uploaded.',
      resolve: ({ manualCases }) => manualCases,
    }),
    groups: t.field({ type: [GroupType], description: 'Subtasks, by number.', resolve: ({ groups }) => groups }),
    totalScore: t.exposeInt('totalScore', { nullable: true }),
    authorName: t.exposeString('authorName', { nullable: true }),
    modifierName: t.exposeString('modifierName', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    groupId: t.exposeInt('groupId', { nullable: true }),
    bankState: t.expose('bankState', { type: BankStateEnum }),
    viewerCanSave: t.boolean({ resolve: (form, _args, { viewer }) => may(viewer, 'problem.edit', form) }),
    viewerCanDelete: t.boolean({ resolve: (form, _args, { viewer }) => mayDeleteProblem(viewer, form) }),
    viewerCanPublish: t.boolean({
      description: 'May the problem be public when the viewer saves it?',
      resolve: (form, _args, { viewer }) => mayChangeVisibility(viewer, form, 'PUBLIC'),
    }),
  }),
});
