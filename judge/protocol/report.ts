import { z } from 'zod';

/** What a judge says about a task it holds. Every report carries task id and attempt; the server refuses old ones. */

/** Longest transcript of one case, in characters. */
export const transcriptCharacters = 20_000;
/** Line between the passes of a multi-pass case, in transcripts and sample interactions. */
export const passSeparator = '---';

/** Longest output of a public case that is reported, and longest stderr of it, in characters. */
export const writtenOutputCharacters = 16_384;
export const writtenStderrCharacters = 4_096;

/** What a program wrote on a public case. */
export const writtenSchema = z.object({
  /** To stdout or its output file, from the beginning; of a sample that is a conversation, the transcript. */
  output: z.string().max(writtenOutputCharacters),
  /** There was more than `output` holds. */
  isOutputCut: z.boolean(),
  stderr: z.string().max(writtenStderrCharacters),
});
export type Written = z.infer<typeof writtenSchema>;

/** Result of one case. */
export const caseResultSchema = z.object({
  position: z.number().int().positive(),
  testCaseId: z.number().int(),
  groupName: z.string(),
  /** Specification status code: AC, WA, PE, TLE, MLE, RE, SE, PAC or Cancelled. */
  status: z.number().int(),
  /** CPU time of the whole process tree, never clipped. */
  timeMs: z.number().int().nonnegative(),
  /** Peak of the whole tree, never clipped. */
  memoryKb: z.number().int().nonnegative(),
  score: z.number().int().nonnegative().nullable(),
  /** For people: "exit code 3", "signal SIGSEGV", the checker's message. At most 4,000 characters. */
  message: z.string().max(4000).nullable(),
  /** What a checker says to the jury only (judgemessage.txt): may hold test data, never shown to contestants. */
  judgeMessage: z.string().max(4000).nullable().optional(),
  /** CPU time of each run where the case was run more than once for being close to its limit; the best one counts. */
  runsMs: z.array(z.number().int().nonnegative()).max(10).optional(),
  /**
   * Interactive: what the two said to each other, a line each; those of the program begin with "> ", those of the
   * interactor with "< ". For those who keep the problem.
   */
  transcript: z.string().max(transcriptCharacters).nullable().optional(),
  /** Of a case whose output is kept and that was not passed. */
  written: writtenSchema.optional(),
});
export type CaseResult = z.infer<typeof caseResultSchema>;

/** Result of one test group that has scores of its own. */
export const groupResultSchema = z.object({
  /** Order among the reported groups, from 1. */
  position: z.number().int().positive(),
  groupName: z.string(),
  status: z.number().int(),
  score: z.number().int(),
  /** The score before it was rounded down; absent where that took nothing away. */
  exactScore: z.number().optional(),
  /** Full score of the group. */
  total: z.number().int(),
  acceptedCases: z.number().int().nonnegative(),
  caseCount: z.number().int().nonnegative(),
  timeMs: z.number().int().nonnegative(),
  memoryKb: z.number().int().nonnegative(),
});
export type GroupResult = z.infer<typeof groupResultSchema>;

export const progressSchema = z.object({
  /** COMPILING or JUDGING. */
  status: z.number().int(),
  casesDone: z.number().int().nonnegative(),
  casesTotal: z.number().int().nonnegative(),
});
export type Progress = z.infer<typeof progressSchema>;

/** What a judgement was made with. */
export const judgementRecordSchema = z.object({
  /** As the compiler or interpreter prints it. */
  compilerVersion: z.string().max(255),
  /** As run in the box, arguments joined by blanks; empty: nothing was compiled. */
  compileCommand: z.string().max(4_000),
  runCommand: z.string().max(4_000),
  /**
   * Until the program, or the compiler's message, was there; short for one that was cached. Null: nothing was compiled.
   */
  compileMs: z.number().int().nonnegative().nullable(),
  isCompileCached: z.boolean(),
  dataSha256: z.string(),
  checkerSha256: z.string().nullable(),
});
export type JudgementRecord = z.infer<typeof judgementRecordSchema>;

/** What became of a submission. */
export const judgementSchema = z.object({
  status: z.number().int(),
  /** Null for ACM. */
  score: z.number().int().nullable(),
  /** The score before it was rounded down; absent where that took nothing away. */
  exactScore: z.number().optional(),
  /** Full score; null for ACM. */
  totalScore: z.number().int().nullable(),
  /** Maximum over the cases; null when nothing ran. */
  timeMs: z.number().int().nullable(),
  memoryKb: z.number().int().nullable(),
  /** Compiler's message of a CE (at most 64 KB), cause of an SE. */
  message: z.string().max(65_536).nullable(),
  cases: z.array(caseResultSchema),
  groups: z.array(groupResultSchema),
  /** Null when judging ended before there was anything to record. */
  record: judgementRecordSchema.nullable(),
});
export type Judgement = z.infer<typeof judgementSchema>;

/** Longest output and stderr of a test run that are kept, in characters (decision 137, "Test run"). */
export const testRunOutputCharacters = 65_536;

/** What became of a test run. */
export const testRunResultSchema = z.object({
  /** AC for a clean run that is not compared; else as for a case; CE; SE. */
  status: z.number().int(),
  timeMs: z.number().int().nonnegative().nullable(),
  memoryKb: z.number().int().nonnegative().nullable(),
  /** What the program wrote, to stdout or its output file; of a conversation, the transcript. */
  output: z.string().max(testRunOutputCharacters),
  stderr: z.string().max(testRunOutputCharacters),
  /** Compiler's message, checker's message, signal or exit code; of an SE the cause, which is for admins. */
  message: z.string().max(65_536).nullable(),
});
export type TestRunResult = z.infer<typeof testRunResultSchema>;

/** What became of a run on one sample. */
export const sampleResultSchema = z.object({
  /** Of the task. */
  number: z.number().int().positive(),
  /** As of a test run. */
  status: z.number().int(),
  timeMs: z.number().int().nonnegative(),
  memoryKb: z.number().int().nonnegative(),
  written: writtenSchema,
  /** The checker's message, signal or exit code; of an SE the cause, which is for admins. */
  message: z.string().max(4_000).nullable(),
});
export type SampleResult = z.infer<typeof sampleResultSchema>;

/** What became of a run on all samples. */
export const sampleRunResultSchema = z.object({
  /** That of the first sample that is not passed; AC; CE; SE. */
  status: z.number().int(),
  /** Compiler's message; of an SE the cause, which is for admins. */
  message: z.string().max(65_536).nullable(),
  /** In the order of the task; none after CE and SE. */
  samples: z.array(sampleResultSchema),
});
export type SampleRunResult = z.infer<typeof sampleRunResultSchema>;

/** What became of a checker's compile. */
export const compileResultSchema = z.object({
  isOk: z.boolean(),
  /** The compiler's message; its warnings when it went well. */
  message: z.string().max(65_536).nullable(),
  compilerVersion: z.string().max(255).nullable(),
});
export type CompileResult = z.infer<typeof compileResultSchema>;

/** The one result of a task, of the task's kind. */
export const taskResultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('judge'), judgement: judgementSchema }),
  z.object({ kind: z.literal('testRun'), testRun: testRunResultSchema }),
  z.object({ kind: z.literal('sampleRun'), sampleRun: sampleRunResultSchema }),
  z.object({ kind: z.literal('compile'), compile: compileResultSchema }),
]);
export type TaskResult = z.infer<typeof taskResultSchema>;
