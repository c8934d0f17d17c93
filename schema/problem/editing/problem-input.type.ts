import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { maxDisplayIdLength } from '../bank/display-id.ts';
import {
  DifficultyEnum,
  JudgeCaseModeEnum,
  JudgeModeEnum,
  ProblemTypeEnum,
  ProblemVisibilityEnum,
} from '../bank/problem-enums.ts';
import { CheckerConventionEnum } from '../checker/checker.type.ts';
import { maxCases, maxLongText, maxTagLength, maxTags, maxTextFile } from './problem-bounds.ts';

/*
 * Sizes alone are checked here; what the fields mean to each other is checked by problem-faults.ts, which names every
 * field that is wrong at once.
 */

const longText = z.string().max(maxLongText);
const fileText = z.string().max(maxTextFile);
const shortText = z.string().max(255);
const languageKey = z.string().max(30);
const atMost = (count: number) => z.array(z.unknown()).max(count);

const CheckerInputType = builder.inputType('ProblemCheckerInput', {
  description: 'The checker or interactor of a problem.',
  fields: (t) => ({
    languageKey: t.string({ validate: languageKey }),
    convention: t.field({ type: CheckerConventionEnum }),
    code: t.string({ validate: fileText }),
  }),
});

const LanguageFactorInputType = builder.inputType('ProblemLanguageFactorInput', {
  description: 'Factors of the limits in one language, instead of those of the language.',
  fields: (t) => ({
    languageKey: t.string({ validate: languageKey }),
    timeFactor: t.float({ required: false }),
    memoryFactor: t.float({ required: false }),
  }),
});

const StatementInputType = builder.inputType('ProblemStatementInput', {
  fields: (t) => ({
    language: t.string({ description: 'BCP 47 tag, such as zh or en.', validate: z.string().max(10) }),
    title: t.string({ validate: shortText }),
    description: t.string({ validate: longText }),
    input: t.string({ validate: longText }),
    output: t.string({ validate: longText }),
    hint: t.string({ validate: longText }),
  }),
});

const SampleInputType = builder.inputType('ProblemSampleInput', {
  description: 'An example of the statement.',
  fields: (t) => ({
    input: t.string({ validate: longText }),
    output: t.string({ validate: longText }),
    interaction: t.string({
      required: false,
      description: 'As ProblemSample.interaction; null for an ordinary sample.',
      validate: longText,
    }),
    explanation: t.string({ required: false, validate: longText }),
  }),
});

const TextFileInputType = builder.inputType('ProblemTextFileInput', {
  fields: (t) => ({ name: t.string({ validate: shortText }), content: t.string({ validate: fileText }) }),
});

const CodeTemplateInputType = builder.inputType('ProblemCodeTemplateInput', {
  fields: (t) => ({
    languageKey: t.string({ validate: languageKey }),
    prepend: t.string({ validate: longText }),
    template: t.string({ validate: longText }),
    append: t.string({ validate: longText }),
    isEnabled: t.boolean(),
  }),
});

const ManualCaseInputType = builder.inputType('ProblemManualCaseInput', {
  fields: (t) => ({ input: t.string({ validate: fileText }), output: t.string({ validate: fileText }) }),
});

const CaseSettingInputType = builder.inputType('ProblemCaseInput', {
  description: 'Score and group of a test case.',
  fields: (t) => ({
    name: t.string({ description: 'Of the case; typed cases are called 1, 2 and so on.', validate: shortText }),
    score: t.int({ required: false, description: 'Null: a share of what is left of 100.' }),
    groupNumber: t.int({ required: false }),
  }),
});

const GroupSettingInputType = builder.inputType('ProblemGroupInput', {
  description: 'What a subtask depends on.',
  fields: (t) => ({
    number: t.int(),
    requires: t.intList({
      description: 'Numbers of groups that must be right before this one runs.',
      validate: z.array(z.int()).max(100),
    }),
  }),
});

const TestsInputType = builder.inputType('ProblemTestsInput', {
  description:
    'The test data: those of an upload, or cases that were typed in, or (neither) those the problem has ' +
    'with other scores or groups.',
  fields: (t) => ({
    uploadId: t.string({
      required: false,
      description: 'Of test data that have been read.',
      validate: z.string().max(64),
    }),
    manualCases: t.field({ type: [ManualCaseInputType], required: false, validate: atMost(1_000) }),
    cases: t.field({
      type: [CaseSettingInputType],
      description: 'Cases left out keep what they have, or what was proposed.',
      validate: atMost(maxCases),
    }),
    groups: t.field({ type: [GroupSettingInputType], validate: atMost(1_000) }),
  }),
});

export const ProblemInputType = builder.inputType('ProblemInput', {
  description: 'A problem as its form sends it: all of it each time.',
  fields: (t) => ({
    displayId: t.string({ validate: z.string().max(maxDisplayIdLength) }),
    type: t.field({ type: ProblemTypeEnum }),
    visibility: t.field({ type: ProblemVisibilityEnum }),
    difficulty: t.field({ type: DifficultyEnum }),
    timeLimitMs: t.int(),
    memoryLimitMb: t.int(),
    stackLimitMb: t.int(),
    outputLimitMb: t.int({ required: false, description: 'Null: twice the answer, at least 32 MB.' }),
    source: t.string({ required: false, validate: shortText }),
    isCodeShared: t.boolean(),
    isRemoveEndBlank: t.boolean(),
    isCaseResultPublished: t.boolean(),
    ioReadFileName: t.string({ required: false, description: 'Both names or none.', validate: shortText }),
    ioWriteFileName: t.string({ required: false, validate: shortText }),
    judgeMode: t.field({ type: JudgeModeEnum }),
    judgeCaseMode: t.field({ type: JudgeCaseModeEnum }),
    checker: t.field({ type: CheckerInputType, required: false }),
    languageKeys: t.stringList({ validate: z.array(languageKey).max(200) }),
    languageFactors: t.field({ type: [LanguageFactorInputType], validate: atMost(200) }),
    statements: t.field({ type: [StatementInputType], validate: atMost(20) }),
    samples: t.field({ type: [SampleInputType], validate: atMost(50) }),
    tags: t.stringList({
      description: 'Names; tags that are new are made.',
      validate: z.array(z.string().max(maxTagLength)).max(maxTags),
    }),
    userExtraFiles: t.field({ type: [TextFileInputType], validate: atMost(50) }),
    judgeExtraFiles: t.field({ type: [TextFileInputType], validate: atMost(50) }),
    codeTemplates: t.field({ type: [CodeTemplateInputType], validate: atMost(100) }),
    tests: t.field({ type: TestsInputType, required: false, description: 'Null: the test data stay.' }),
  }),
});
