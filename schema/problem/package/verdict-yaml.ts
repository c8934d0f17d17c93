import { z } from 'zod';
import { conditionsSchema } from '../bank/jury-expectation.ts';
import { tokenComparisonSchema } from '../bank/token-comparison.ts';
import { maxPassesOfPackages } from './content-limits.ts';
import type { GroupContent } from './problem-content.ts';

/*
 * verdict.yaml: all of a problem that this site holds, beside whatever its package says in the words of its own format.
 * Files are named by their path in the package. Who reads our packages elsewhere need not know of it; read here again,
 * nothing is lost.
 */

/** Name of the file in a package. */
export const verdictFile = 'verdict.yaml';

const text = z.string();
const difficulty = z.enum(['EASY', 'MID', 'HARD']);
const factor = z.object({
  timeFactor: z.number().positive().optional(),
  memoryFactor: z.number().positive().optional(),
});

const factsSchema = z.object({
  title: text,
  authorName: text.nullable(),
  type: z.enum(['ACM', 'OI']),
  timeLimitMs: z.int().min(1).max(600_000),
  memoryLimitMb: z.int().min(1),
  stackLimitMb: z.int().min(1),
  outputLimitMb: z.int().min(1).nullable(),
  source: text.nullable(),
  license: text.nullable(),
  totalScore: z.int().min(0).nullable(),
  isCodeShared: z.boolean(),
  isRemoveEndBlank: z.boolean(),
  isCaseResultPublished: z.boolean(),
  ioReadFileName: text.nullable(),
  ioWriteFileName: text.nullable(),
  judgeMode: z.enum(['DEFAULT', 'SPECIAL', 'INTERACTIVE']),
  judgeCaseMode: z.enum(['DEFAULT', 'ERGODIC_WITHOUT_ERROR', 'SUBTASK_LOWEST', 'SUBTASK_AVERAGE', 'TEST_GROUPS']),
  maxPasses: z.int().min(1).max(maxPassesOfPackages).default(1),
  isSubmitAnswer: z.boolean().default(false),
  comparison: tokenComparisonSchema.nullable(),
  checkerConvention: z.enum(['TESTLIB', 'POLYGON', 'HOJ', 'KATTIS', 'JAVASCRIPT']).nullable(),
  checkerLanguageKey: text.nullable(),
  checkerEntryPoint: text.nullable(),
  languageKeys: z.array(text),
  languageFactors: z.record(text, factor),
});

const caseSchema = z.object({
  name: text.max(255),
  isSample: z.boolean(),
  input: text,
  answer: text,
  score: z.int().min(0).nullable(),
  validatorFlags: z.array(text),
  args: z.array(text),
  files: z.array(z.object({ name: text.max(255), file: text })),
});

const groupSchema: z.ZodType<GroupContent<string>> = z.object({
  name: text.max(255),
  aggregation: z.enum(['SUM', 'MIN', 'MAX', 'AVERAGE']),
  isBreakOnReject: z.boolean(),
  acceptScore: z.number(),
  rejectScore: z.number(),
  maxScore: z.number().nullable(),
  requires: z.array(text),
  cases: z.array(caseSchema),
  groups: z.array(z.lazy(() => groupSchema)),
});

/** The file as it is written. */
export const verdictYamlSchema = z.object({
  /** Version of this file's form. */
  verdict: z.literal(1),
  displayId: text.max(50).nullable(),
  facts: factsSchema,
  difficulty: difficulty.nullable(),
  tags: z.array(text.max(50)),
  statements: z.array(
    z.object({
      language: text.max(10),
      title: text.max(255),
      description: text,
      input: text,
      output: text,
      hint: text,
    }),
  ),
  samples: z.array(z.object({ input: text, output: text, interaction: text.nullable(), explanation: text.nullable() })),
  files: z.array(z.object({ kind: text, name: text.max(255), file: text })),
  templates: z.array(
    z.object({ languageKey: text.max(30), prepend: text, template: text, append: text, isEnabled: z.boolean() }),
  ),
  jury: z.array(
    z.object({
      name: text.max(255),
      languageKey: text.max(30),
      entryPoint: text.nullable(),
      expected: z.array(z.int()),
      minScore: z.number().nullable(),
      maxScore: z.number().nullable(),
      conditions: conditionsSchema,
    }),
  ),
  tests: groupSchema,
  /**
   * SHA-256 of the files that say the same in the words of the format, by their path: one that was edited since counts
   * before this file.
   */
  written: z.record(text, text),
});
export type VerdictYaml = z.infer<typeof verdictYamlSchema>;
