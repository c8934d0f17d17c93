import { markedBlock } from '@verdict/schema/problem/package/code-blocks.ts';
import { markedSamples } from '@verdict/schema/problem/package/marked-samples.ts';
import { z } from 'zod';
import type { RestFormFragment, RestCreateProblemMutationVariables } from './admin-problem.rest.generated.ts';
import {
  caseModeName,
  difficultyCode,
  flag,
  int,
  judgeModeName,
  nameOfCode,
  optionalInt,
  optionalText,
  problemTypeCode,
  text,
  visibilityCode,
} from './wire.ts';

/** A problem as the schema takes it. */
export type ProblemInput = RestCreateProblemMutationVariables['input'];

const loose = z.preprocess((value) => value ?? '', text);
const sampleSchema = z.object({ input: loose, output: loose, score: optionalInt, groupNum: optionalInt });

/**
 * The body of a problem that is made or saved (REST contract, "admin-problem"); whole table rows come back, so all else
 * is ignored.
 */
export const problemBody = z.object({
  problem: z.object({
    id: optionalInt,
    problemId: loose,
    title: loose,
    type: int.default(0),
    judgeCaseMode: optionalText,
    timeLimit: int.default(1_000),
    memoryLimit: int.default(256),
    stackLimit: int.default(128),
    description: loose,
    input: loose,
    output: loose,
    examples: loose,
    source: optionalText,
    difficulty: int.default(0),
    hint: loose,
    auth: int.default(1),
    codeShare: flag,
    spjCode: optionalText,
    spjLanguage: optionalText,
    userExtraFile: optionalText,
    judgeExtraFile: optionalText,
    isRemoveEndBlank: flag,
    openCaseResult: flag,
    isFileIO: flag,
    ioReadFileName: optionalText,
    ioWriteFileName: optionalText,
    gid: optionalInt,
  }),
  samples: z.array(sampleSchema).nullish(),
  isUploadTestCase: flag,
  uploadTestcaseDir: optionalText,
  judgeMode: optionalText,
  languages: z.array(z.object({ id: optionalInt, name: optionalText })).nullish(),
  tags: z.array(z.object({ name: text })).nullish(),
  codeTemplates: z.array(z.object({ lid: int, code: loose, status: flag })).nullish(),
});
export type ProblemBody = z.output<typeof problemBody>;

/** What the body refers to. */
export interface BodyFacts {
  /** The problem as it is stored; null for a new one. */
  readonly stored: RestFormFragment | null;
  /** The statement that old clients see and send back. */
  readonly language: string;
  readonly languages: readonly { readonly id: number; readonly key: string; readonly name: string }[];
  /** Cases of the upload that the body names, or of the problem. */
  readonly cases: readonly { readonly name: string; readonly inputName: string }[];
}

/** The body as the schema takes it. What old clients do not know (other languages of the statement, factors) stays. */
export function problemInput(body: ProblemBody, facts: BodyFacts): ProblemInput {
  const { problem } = body;
  const { stored, languages } = facts;
  const keyOf = (language: { readonly id?: number | undefined; readonly name?: string | undefined }) =>
    languages.find(({ id, key, name }) => id === language.id || name === language.name || key === language.name)?.key;
  const judgeMode = nameOf(judgeModeName, body.judgeMode) ?? stored?.judgeMode ?? 'DEFAULT';
  return {
    displayId: problem.problemId,
    type: nameOfCode(problemTypeCode, problem.type) ?? 'ACM',
    visibility: nameOfCode(visibilityCode, problem.auth) ?? 'PUBLIC',
    difficulty: nameOfCode(difficultyCode, problem.difficulty) ?? 'EASY',
    timeLimitMs: problem.timeLimit,
    memoryLimitMb: problem.memoryLimit,
    stackLimitMb: problem.stackLimit,
    outputLimitMb: stored?.outputLimitMb ?? null,
    source: problem.source ?? null,
    isCodeShared: problem.codeShare,
    isRemoveEndBlank: problem.isRemoveEndBlank,
    isCaseResultPublished: problem.openCaseResult,
    ioReadFileName: problem.isFileIO ? (problem.ioReadFileName ?? null) : null,
    ioWriteFileName: problem.isFileIO ? (problem.ioWriteFileName ?? null) : null,
    judgeMode,
    judgeCaseMode: caseModeOf(problem.judgeCaseMode, stored),
    checker: judgeMode === 'DEFAULT' ? null : checkerOf(problem, stored, keyOf({ name: problem.spjLanguage })),
    languageKeys: (body.languages ?? []).flatMap((language) => keyOf(language) ?? []),
    languageFactors: (stored?.languageFactors ?? []).map(({ languageKey, timeFactor, memoryFactor }) => ({
      languageKey,
      timeFactor,
      memoryFactor,
    })),
    statements: statementsOf(problem, facts),
    samples: samplesOf(problem.examples, stored),
    tags: (body.tags ?? []).map(({ name }) => name),
    userExtraFiles: extraFiles(problem.userExtraFile),
    judgeExtraFiles: extraFiles(problem.judgeExtraFile),
    codeTemplates: (body.codeTemplates ?? []).flatMap(({ lid, code, status }) => {
      const languageKey = keyOf({ id: lid });
      return languageKey === undefined || (code.trim() === '' && !status)
        ? []
        : [
            {
              languageKey,
              ...templateBlocks(
                code,
                stored?.codeTemplates.find((template) => template.languageKey === languageKey),
              ),
              isEnabled: status,
            },
          ];
    }),
    tests: testsOf(body, facts),
  };
}

function nameOf<Name extends string>(
  names: Readonly<Record<Name, string>>,
  wire: string | undefined,
): Name | undefined {
  return (Object.keys(names) as Name[]).find((name) => names[name] === wire);
}

/** Test groups of packages are subtasks on the wire, and stay what they are when they come back. */
function caseModeOf(wire: string | undefined, stored: BodyFacts['stored']): ProblemInput['judgeCaseMode'] {
  if (stored?.judgeCaseMode === 'TEST_GROUPS' && wire === caseModeName.TEST_GROUPS) return 'TEST_GROUPS';
  return nameOf(caseModeName, wire) ?? 'DEFAULT';
}

function checkerOf(
  { spjCode }: ProblemBody['problem'],
  stored: BodyFacts['stored'],
  languageKey: string | undefined,
): ProblemInput['checker'] {
  if (spjCode === undefined) return null;
  const key = languageKey ?? stored?.checker?.languageKey ?? '';
  // Old clients write checkers by the convention of the site they come from.
  return {
    code: spjCode,
    languageKey: key,
    convention: stored?.checker?.convention ?? (key === 'javascript' ? 'JAVASCRIPT' : 'HOJ'),
  };
}

function statementsOf(
  { title, description, input, output, hint }: ProblemBody['problem'],
  { stored, language }: BodyFacts,
): ProblemInput['statements'] {
  const sent = { language, title, description, input, output, hint };
  const others = (stored?.statements ?? []).map(
    ({ language: other, title: name, description: words, input: read, output: written, hint: help }) => ({
      language: other,
      title: name,
      description: words,
      input: read,
      output: written,
      hint: help,
    }),
  );
  return others.some((statement) => statement.language === language)
    ? others.map((statement) => (statement.language === language ? sent : statement))
    : [sent, ...others];
}

/** Samples travel as `<input>…</input><output>…</output>`; what they have besides stays where nothing else changed. */
function samplesOf(examples: string, stored: BodyFacts['stored']): ProblemInput['samples'] {
  return markedSamples(examples).map(({ input, output }, index) => {
    const before = stored?.samples[index];
    const isSame = before?.input === input && before.output === output;
    return {
      input,
      output,
      interaction: isSame ? before.interaction : null,
      explanation: isSame ? before.explanation : null,
    };
  });
}

/** Files travel as the JSON of an object of texts by name. */
function extraFiles(json: string | undefined): ProblemInput['userExtraFiles'] {
  const parsed = z
    .string()
    .transform((value): unknown => JSON.parse(value))
    .pipe(z.record(z.string(), z.string()))
    .catch({})
    .parse(json ?? '{}');
  return Object.entries(parsed).map(([name, content]) => ({ name, content }));
}

/**
 * Old clients send the three blocks in one text, marked by comments; a text without marks is what the user edits, and
 * the others stay.
 */
function templateBlocks(
  code: string,
  before: { readonly prepend: string; readonly append: string } | undefined,
): { prepend: string; template: string; append: string } {
  const part = (name: string) => markedBlock(code, name);
  const template = part('TEMPLATE');
  return template === undefined
    ? { prepend: before?.prepend ?? '', template: code, append: before?.append ?? '' }
    : { prepend: part('PREPEND') ?? '', template, append: part('APPEND') ?? '' };
}

function testsOf(
  { samples, isUploadTestCase, uploadTestcaseDir }: ProblemBody,
  { cases, stored }: BodyFacts,
): ProblemInput['tests'] {
  const sent = samples ?? [];
  if (!isUploadTestCase) {
    const isKept = sent.length === 0 && stored !== null;
    return isKept
      ? null
      : {
          uploadId: null,
          manualCases: sent.map(({ input, output }) => ({ input, output })),
          cases: sent.map((sample, index) => setting(String(index + 1), sample)),
          groups: [],
        };
  }
  const nameOfInput = new Map(cases.map(({ name, inputName }) => [inputName, name]));
  const settings = sent.flatMap((sample) => {
    const name = nameOfInput.get(sample.input);
    return name === undefined ? [] : [setting(name, sample)];
  });
  if (uploadTestcaseDir !== undefined)
    return { uploadId: uploadTestcaseDir, manualCases: null, cases: settings, groups: [] };
  if (stored === null || stored.judgeCaseMode === 'TEST_GROUPS') return null;
  return {
    uploadId: null,
    manualCases: null,
    cases: settings,
    groups: stored.groups.map(({ number, requires }) => ({ number, requires: [...requires] })),
  };
}

function setting(name: string, { score, groupNum }: z.output<typeof sampleSchema>) {
  return { name, score: score ?? null, groupNumber: groupNum ?? null };
}
