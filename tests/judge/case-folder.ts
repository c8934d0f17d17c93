import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { languages } from '@verdict/judge/languages/languages.ts';
import { statusShortNames } from '@verdict/judge/protocol/status.ts';
import type { Comparison, FileRef, JudgeTask, Program, TestCase, TestGroup } from '@verdict/judge/protocol/task.ts';
import { parse } from 'yaml';
import { z } from 'zod';

/**
 * A judge case: a folder with sources and an `expect.yaml` that says how they are judged and what must come of it. What
 * is left out is a problem "print the sum of two numbers" with two cases and one second.
 */

const mebibyte = 1024 ** 2;
const shortNames: readonly string[] = Object.values(statusShortNames);
const shortName = z.string().refine((name) => shortNames.includes(name), { message: 'no such status' });

const caseSchema = z.strictObject({
  input: z.string(),
  answer: z.string(),
  score: z.number().int().optional(),
  flags: z.array(z.string()).optional(),
  args: z.array(z.string()).optional(),
  /** Submit-answer: what is submitted for the case; left out: nothing. */
  output: z.string().optional(),
});

const groupSchema = z.strictObject({
  name: z.string(),
  aggregation: z.enum(['sum', 'min', 'max', 'average']).default('sum'),
  break: z.boolean().default(false),
  accept: z.number().default(1),
  reject: z.number().default(0),
  max: z.number().nullable().default(null),
  requires: z.array(z.string()).default([]),
  flags: z.array(z.string()).default([]),
  cases: z.array(caseSchema).default([]),
});

const jurySchema = z.strictObject({
  program: z.string(),
  convention: z.enum(['kattis', 'testlib', 'hoj', 'javascript']).default('kattis'),
});

const expectationSchema = z.strictObject({
  /** What the case shows, as a sentence. */
  title: z.string(),
  /** Key of the language; default: the part of the folder's name before the first dash. */
  language: z.string().optional(),
  entryPoint: z.string().nullable().default(null),
  timeMs: z.number().default(1000),
  memoryMib: z.number().default(256),
  stackMib: z.number().nullable().default(null),
  outputMib: z.number().nullable().default(null),
  compare: z.union([z.literal('lines'), z.literal('exact'), z.strictObject({ absolute: z.number() })]).default('lines'),
  checker: jurySchema.optional(),
  interactor: jurySchema.optional(),
  /** Multi-pass: runs per case at most. */
  passes: z.number().int().optional(),
  /** The outputs of the cases are submitted instead of a program. */
  submitAnswer: z.boolean().default(false),
  fileIo: z.strictObject({ read: z.string(), write: z.string() }).nullable().default(null),
  userFiles: z.array(z.string()).default([]),
  /** Files beside the checker or interactor. */
  juryFiles: z.array(z.string()).default([]),
  scoring: z.enum(['acm', 'oi']).default('acm'),
  mode: z.enum(['default', 'ergodicWithoutError', 'subtaskLowest', 'subtaskAverage', 'testGroups']).default('default'),
  tests: z.array(caseSchema).default([
    { input: '1 2\n', answer: '3\n' },
    { input: '-5 1000000\n', answer: '999995\n' },
  ]),
  groups: z.array(groupSchema).default([]),
  /**
   * What any run may take at most, where to wait for the judge's own limits of compilers and jury programs would show
   * nothing more.
   */
  patienceMs: z.number().default(Infinity),
  patienceMib: z.number().default(Infinity),
  /** One of these statuses. */
  verdict: z.union([shortName.transform((name) => [name]), z.array(shortName)]),
  score: z.number().optional(),
  /** Statuses of the cases in order. */
  cases: z.array(shortName).optional(),
  /** How often the first case was run. */
  runs: z.number().int().optional(),
  /** A regular expression for what was said in the first case. */
  transcript: z.string().optional(),
  /** A regular expression for the message of the judgement. */
  message: z.string().optional(),
  /** The same for the message of the first case that is not accepted. */
  caseMessage: z.string().optional(),
});
export type Expectation = z.infer<typeof expectationSchema>;

export interface CaseFolder {
  readonly name: string;
  readonly expectation: Expectation;
  readonly languageKeys: readonly string[];
  readonly task: JudgeTask;
  /** Contents of the files the task names, by hash. */
  readonly contents: ReadonlyMap<string, Buffer>;
}

/** @throws with the folder's name when its `expect.yaml` is wrong. */
export async function readCaseFolder(folder: string): Promise<CaseFolder> {
  const name = basename(folder);
  const expectation = expectationSchema.parse(parse(await readFile(join(folder, 'expect.yaml'), 'utf8')), {
    error: () => `${name}/expect.yaml`,
  });
  const contents = new Map<string, Buffer>();
  const store = (content: Buffer): FileRef => {
    const sha256 = createHash('sha256').update(content).digest('hex');
    contents.set(sha256, content);
    return { sha256, sizeBytes: content.length };
  };
  const jury = expectation.checker ?? expectation.interactor;
  const isOwn = (file: string) =>
    file !== 'expect.yaml' &&
    file !== jury?.program &&
    !expectation.userFiles.includes(file) &&
    !expectation.juryFiles.includes(file);
  const languageKey = expectation.language ?? name.split('-')[0] ?? '';
  const sources = (await readdir(folder)).filter(isOwn).toSorted();
  const program = expectation.submitAnswer
    ? null
    : await readProgram(folder, sources, languageKey, expectation.entryPoint);
  const checker = jury === undefined ? null : await readProgram(folder, [jury.program], languageOf(jury.program), null);
  const filesOf = (files: readonly string[]) =>
    Promise.all(files.map(async (file) => ({ name: file, ...store(await readFile(join(folder, file))) })));
  const task: JudgeTask = {
    kind: 'judge',
    taskId: 1,
    submissionId: 1,
    attempt: 1,
    scoring: expectation.scoring,
    caseMode: expectation.mode,
    program,
    limits: {
      timeMs: expectation.timeMs,
      memoryBytes: expectation.memoryMib * mebibyte,
      stackBytes: expectation.stackMib === null ? null : expectation.stackMib * mebibyte,
      outputBytes: expectation.outputMib === null ? null : expectation.outputMib * mebibyte,
    },
    ...(expectation.passes === undefined ? {} : { maxPasses: expectation.passes }),
    comparison: comparisonOf(
      expectation,
      checker === null ? null : { program: checker, files: await filesOf(expectation.juryFiles) },
    ),
    userFiles: await filesOf(expectation.userFiles),
    fileIo:
      expectation.fileIo === null ? null : { readName: expectation.fileIo.read, writeName: expectation.fileIo.write },
    tests: testsOf(expectation, store),
    dataSha256: '',
    checkerSha256: null,
  };
  return {
    name,
    expectation,
    task,
    contents,
    languageKeys: [...(program === null ? [] : [languageKey]), ...(checker === null ? [] : [checker.languageKey])],
  };
}

async function readProgram(
  folder: string,
  files: readonly string[],
  languageKey: string,
  entryPoint: string | null,
): Promise<Program> {
  const sources = await Promise.all(
    files.map(async (file) => ({ name: file, content: await readFile(join(folder, file), 'utf8') })),
  );
  return { languageKey, sources, entryPoint };
}

function languageOf(file: string): string {
  const language = languages.find((one) => one.extensions.includes(extname(file).slice(1)));
  if (language === undefined) throw new Error(`no language for ${file}`);
  return language.key;
}

function comparisonOf(
  { checker, interactor, compare }: Expectation,
  program: Pick<Extract<Comparison, { kind: 'checker' }>, 'program' | 'files'> | null,
): Comparison {
  const jury = checker ?? interactor;
  if (jury !== undefined && program !== null)
    return { kind: interactor === undefined ? 'checker' : 'interactor', convention: jury.convention, ...program };
  if (typeof compare === 'string') return { kind: 'lines', isRemoveEndBlank: compare === 'lines' };
  const tolerance = { floatAbsoluteTolerance: compare.absolute, floatRelativeTolerance: null };
  return { kind: 'tokens', isCaseSensitive: false, isSpaceChangeSensitive: false, ...tolerance };
}

function testsOf({ tests, groups }: Expectation, store: (content: Buffer) => FileRef): TestGroup {
  let position = 0;
  const caseOf = (one: z.infer<typeof caseSchema>): TestCase => {
    position += 1;
    return {
      position,
      testCaseId: position,
      name: String(position),
      input: store(Buffer.from(one.input)),
      answer: store(Buffer.from(one.answer)),
      score: one.score ?? null,
      ...(one.flags === undefined ? {} : { validatorFlags: one.flags }),
      ...(one.args === undefined ? {} : { args: one.args }),
      ...(one.output === undefined ? {} : { output: store(Buffer.from(one.output)) }),
    };
  };
  const empty = {
    aggregation: 'sum',
    isBreakOnReject: false,
    acceptScore: 1,
    rejectScore: 0,
    maxScore: null,
    requires: [],
    validatorFlags: [],
  } as const;
  if (groups.length === 0)
    return { ...empty, requires: [], validatorFlags: [], name: 'secret', cases: tests.map(caseOf), groups: [] };
  const children = groups.map((group): TestGroup => ({
    name: group.name,
    aggregation: group.aggregation,
    isBreakOnReject: group.break,
    acceptScore: group.accept,
    rejectScore: group.reject,
    maxScore: group.max,
    requires: group.requires,
    validatorFlags: group.flags,
    cases: group.cases.map(caseOf),
    groups: [],
  }));
  return { ...empty, requires: [], validatorFlags: [], name: 'secret', cases: [], groups: children };
}
