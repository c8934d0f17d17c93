import { z } from 'zod';

/**
 * A judge task: all a judge must know to do one piece of work, which is to judge a submission, to run a program on an
 * input of its author's own or on all samples, or to compile a checker for its author. It is complete and closed: the
 * judge asks nobody further questions, and fetches the files it names by content hash.
 */

/** A file of the content store, named by its hash. */
export const fileRefSchema = z.object({
  /** SHA-256, 64 lower-case hex characters. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  sizeBytes: z.number().int().nonnegative(),
});
export type FileRef = z.infer<typeof fileRefSchema>;

/** A relative path with forward slashes, no dot segments: safe to join to a folder. */
export const relativePathSchema = z
  .string()
  .min(1)
  .max(255)
  .refine(
    (path) =>
      !path.startsWith('/') &&
      path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') &&
      !path.includes('\0'),
    {
      message: 'must be a relative path without dot segments',
    },
  );

/** A source text sent with the task. */
export const sourceFileSchema = z.object({
  name: relativePathSchema,
  content: z.string(),
  /** The exact bytes, for a source that is no UTF-8 text or holds NUL characters; absent: those of `content`. */
  base64: z.string().optional(),
});
export type SourceFile = z.infer<typeof sourceFileSchema>;

/** A named file of the store put beside the program or the checker. */
export const namedFileSchema = fileRefSchema.extend({ name: relativePathSchema });
export type NamedFile = z.infer<typeof namedFileSchema>;

/** A program: its files, its language and where it starts. */
export const programSchema = z.object({
  /** Key of judge/languages. */
  languageKey: z.string(),
  /** The first is the main file unless `entryPoint` names another. A name of "" is never sent. */
  sources: z.array(sourceFileSchema).min(1),
  entryPoint: z.string().nullable(),
});
export type Program = z.infer<typeof programSchema>;

/** Limits of one run of the contestant's program, language factors already applied. */
export const runLimitsSchema = z.object({
  timeMs: z.number().int().positive(),
  memoryBytes: z.number().int().positive(),
  /** Null: as the memory limit. */
  stackBytes: z.number().int().positive().nullable(),
  /** Null: max(2 x answer, 32 MB) per case (decision 137, "Verdict of one case"). */
  outputBytes: z.number().int().positive().nullable(),
});
export type RunLimits = z.infer<typeof runLimitsSchema>;

/** Exit-code conventions of checkers and interactors (decision 137, "Special judge"). */
export const checkerConventionSchema = z.enum(['testlib', 'polygon', 'hoj', 'kattis', 'javascript']);
export type CheckerConvention = z.infer<typeof checkerConventionSchema>;

/** How the output of a case becomes right or wrong. */
export const comparisonSchema = z.discriminatedUnion('kind', [
  /** Line by line without trailing blanks; or byte by byte, where a difference in white space only is PE. */
  z.object({ kind: z.literal('lines'), isRemoveEndBlank: z.boolean() }),
  /** Token by token, as the default validator of Kattis packages. */
  z.object({
    kind: z.literal('tokens'),
    isCaseSensitive: z.boolean(),
    isSpaceChangeSensitive: z.boolean(),
    floatAbsoluteTolerance: z.number().nonnegative().nullable(),
    floatRelativeTolerance: z.number().nonnegative().nullable(),
  }),
  z.object({
    kind: z.literal('checker'),
    convention: checkerConventionSchema,
    program: programSchema,
    /** Files given to the checker, in its folder. */
    files: z.array(namedFileSchema),
  }),
  z.object({
    kind: z.literal('interactor'),
    convention: checkerConventionSchema,
    program: programSchema,
    files: z.array(namedFileSchema),
  }),
  /** The program itself says what it thinks of its input, by its exit code: a validator of inputs. */
  z.object({ kind: z.literal('exitCode'), accepted: z.number().int().min(0).max(255) }),
]);
export type Comparison = z.infer<typeof comparisonSchema>;

export const testCaseSchema = z.object({
  /** Order in the whole set, from 1. */
  position: z.number().int().positive(),
  /** Database id, given back in the report. */
  testCaseId: z.number().int(),
  name: z.string(),
  input: fileRefSchema,
  answer: fileRefSchema,
  /** Full score of the case in OI and subtask modes; null where the group's rule gives scores. */
  score: z.number().int().nonnegative().nullable(),
  /** Arguments given to the checker, in place of those of the group; absent: those of the group. */
  validatorFlags: z.array(z.string()).optional(),
  /** Command-line arguments of the program; absent: none. */
  args: z.array(z.string()).optional(),
  /** Files put into the program's working folder for this case only; absent: none. */
  files: z.array(namedFileSchema).optional(),
  /** Its data are public: what the program writes is reported where it does not pass; absent: false. */
  isOutputKept: z.boolean().optional(),
  /** Submit-answer: the file submitted for this case; null or absent: there is none. */
  output: fileRefSchema.nullable().optional(),
});
export type TestCase = z.infer<typeof testCaseSchema>;

/** A node of the group tree; cases are judged before child groups. */
export interface TestGroup {
  /** Path such as secret/group1, unique in the task. */
  name: string;
  aggregation: 'sum' | 'min' | 'max' | 'average';
  /** True: the first case that is not accepted ends the group (the rest is Cancelled). */
  isBreakOnReject: boolean;
  /** Score of an accepted / a rejected case where the checker gives none. */
  acceptScore: number;
  rejectScore: number;
  /** Upper bound of the group's score; null: none. */
  maxScore: number | null;
  /** Names of groups that must have passed, else this one is Cancelled with score 0. */
  requires: string[];
  /**
   * Arguments given to the checker for cases of this group; of a comparison by tokens, its rules for them
   * (token-flags.ts).
   */
  validatorFlags: string[];
  cases: TestCase[];
  groups: TestGroup[];
}
export const testGroupSchema: z.ZodType<TestGroup> = z.object({
  name: z.string(),
  aggregation: z.enum(['sum', 'min', 'max', 'average']),
  isBreakOnReject: z.boolean(),
  acceptScore: z.number(),
  rejectScore: z.number(),
  maxScore: z.number().nullable(),
  requires: z.array(z.string()),
  validatorFlags: z.array(z.string()),
  cases: z.array(testCaseSchema),
  groups: z.array(z.lazy(() => testGroupSchema)),
});

/** How case results become verdict and score (decision 137, "Case modes"); `testGroups` is that of packages. */
export const caseModeSchema = z.enum([
  'default',
  'ergodicWithoutError',
  'subtaskLowest',
  'subtaskAverage',
  'testGroups',
]);
export type CaseMode = z.infer<typeof caseModeSchema>;

const claimSchema = z.object({
  taskId: z.number().int(),
  /** Number of this claim, from 1; sent back with every report and refused when superseded. */
  attempt: z.number().int().positive(),
});

/** File IO: names the program reads and writes instead of stdin and stdout; null: standard streams. */
const fileIoSchema = z.object({ readName: relativePathSchema, writeName: relativePathSchema }).nullable();

/** Judge a submission; its result is a Judgement. */
export const judgeTaskSchema = claimSchema.extend({
  kind: z.literal('judge'),
  submissionId: z.number().int(),
  /** ACM: right or wrong. OI: scores. */
  scoring: z.enum(['acm', 'oi']),
  caseMode: caseModeSchema,
  /** Null: submit-answer, the outputs of the cases are checked and nothing runs. */
  program: programSchema.nullable(),
  limits: runLimitsSchema,
  /** Multi-pass: runs per case at most, each with these limits; absent: 1. */
  maxPasses: z.number().int().min(1).optional(),
  comparison: comparisonSchema,
  /** Files put into the program's working folder. */
  userFiles: z.array(namedFileSchema),
  fileIo: fileIoSchema,
  tests: testGroupSchema,
  /** Of the test set; given back in the record of the judgement. */
  dataSha256: z.string(),
  /** Over the checker's or interactor's convention, language, sources and files; null: there is none. */
  checkerSha256: z.string().nullable(),
});
export type JudgeTask = z.infer<typeof judgeTaskSchema>;

/** A program that is tried, and how its outputs are judged. */
const triedSchema = claimSchema.extend({
  program: programSchema,
  limits: runLimitsSchema,
  userFiles: z.array(namedFileSchema),
  fileIo: fileIoSchema,
  /** Null: nothing is compared. A checker or an interactor only where the input is that of a sample. */
  comparison: comparisonSchema.nullable(),
});
export type TriedProgram = z.infer<typeof triedSchema>;

const triedInputSchema = z.object({
  input: z.string(),
  /** Null: a clean run is AC and nothing is compared. */
  answer: z.string().nullable(),
  /** Arguments of the checker or interactor. */
  validatorFlags: z.array(z.string()),
});
export type TriedInput = z.infer<typeof triedInputSchema>;

/** Run a program on an input of its author's own (decision 137, "Test run"); its result is a TestRunResult. */
export const testRunTaskSchema = triedSchema.extend({ kind: z.literal('testRun'), ...triedInputSchema.shape });
export type TestRunTask = z.infer<typeof testRunTaskSchema>;

/** Samples of one run at most. */
export const maxSamplesOfRun = 20;

/** Run a program on all samples of its problem; its result is a SampleRunResult. */
export const sampleRunTaskSchema = triedSchema.extend({
  kind: z.literal('sampleRun'),
  samples: z
    .array(
      triedInputSchema.extend({
        /** From 1, in the order of the statement; given back in the result. */
        number: z.number().int().positive(),
        /** Files in the working folder for this sample only. */
        files: z.array(namedFileSchema),
      }),
    )
    .min(1)
    .max(maxSamplesOfRun),
});
export type SampleRunTask = z.infer<typeof sampleRunTaskSchema>;

/** Compile a checker or interactor for its author; its result is a CompileResult. */
export const compileTaskSchema = claimSchema.extend({
  kind: z.literal('compile'),
  program: programSchema,
  /** JavaScript checkers are checked for syntax in an isolate; any other is compiled by its language. */
  convention: checkerConventionSchema,
  files: z.array(namedFileSchema),
});
export type CompileTask = z.infer<typeof compileTaskSchema>;

/** What a claim gives. */
export const taskSchema = z.discriminatedUnion('kind', [
  judgeTaskSchema,
  testRunTaskSchema,
  sampleRunTaskSchema,
  compileTaskSchema,
]);
export type Task = z.infer<typeof taskSchema>;
