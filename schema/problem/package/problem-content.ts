import type {
  CheckerConvention,
  Difficulty,
  GroupAggregation,
  JudgeCaseMode,
  JudgeMode,
  ProblemFileKind,
  ProblemType,
} from '@verdict/prisma/generated/client/enums.ts';
import type { TokenComparison } from '../bank/token-comparison.ts';
import type { CaseCondition } from './jury-submission.types.ts';

/*
 * A problem as this site holds it, wherever it comes from: every reader makes one, every writer is given one. Files are
 * named by where their bytes are, `File`: a path for what was read, a hash of the content store for what is to be
 * written.
 */

/** The formats that are read; `verdict` apart, whoever reads a problem of ours reads one of these. */
export const packageFormats = ['KATTIS', 'POLYGON', 'HOJ', 'QDUOJ', 'FPS', 'HYDRO'] as const;
export type PackageFormat = (typeof packageFormats)[number];

/** Columns of a problem that do not depend on this site. */
export interface ProblemFacts {
  readonly title: string;
  readonly authorName: string | null;
  readonly type: ProblemType;
  readonly timeLimitMs: number;
  readonly memoryLimitMb: number;
  readonly stackLimitMb: number;
  readonly outputLimitMb: number | null;
  readonly source: string | null;
  readonly license: string | null;
  readonly totalScore: number | null;
  readonly isCodeShared: boolean;
  readonly isRemoveEndBlank: boolean;
  readonly isCaseResultPublished: boolean;
  readonly ioReadFileName: string | null;
  readonly ioWriteFileName: string | null;
  readonly judgeMode: JudgeMode;
  readonly judgeCaseMode: JudgeCaseMode;
  /** Multi-pass: runs per case at most; 1: a single run. */
  readonly maxPasses: number;
  /** A submission is a file for each test case instead of a program. */
  readonly isSubmitAnswer: boolean;
  readonly comparison: TokenComparison | null;
  readonly checkerConvention: CheckerConvention | null;
  readonly checkerLanguageKey: string | null;
  readonly checkerEntryPoint: string | null;
  readonly languageKeys: readonly string[];
  /** { [languageKey]: { timeFactor?, memoryFactor? } } */
  readonly languageFactors: Readonly<
    Record<string, { readonly timeFactor?: number | undefined; readonly memoryFactor?: number | undefined }>
  >;
}

/** What a package says of a problem; what it does not say stays as it is, or as usual in a new problem. */
export type StatedFacts = Pick<ProblemFacts, 'title'> & Partial<ProblemFacts>;

/** A statement; its images and links name files of the problem. */
export interface StatementContent {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly input: string;
  readonly output: string;
  readonly hint: string;
}

/** An example as it is shown. */
export interface SampleContent {
  readonly input: string;
  readonly output: string;
  readonly interaction: string | null;
  readonly explanation: string | null;
}

/** Blocks of code around what people write. */
export interface TemplateContent {
  readonly languageKey: string;
  readonly prepend: string;
  readonly template: string;
  readonly append: string;
  readonly isEnabled: boolean;
}

/** A solution of the jury; its sources are files of kind JURY_SOURCE below its name. */
export interface JuryContent {
  readonly name: string;
  readonly languageKey: string;
  readonly entryPoint: string | null;
  readonly expected: readonly number[];
  readonly minScore: number | null;
  readonly maxScore: number | null;
  readonly conditions: readonly CaseCondition[];
}

/** A file of the problem, test data apart. */
export interface FileContent<File> {
  readonly kind: ProblemFileKind;
  readonly name: string;
  readonly file: File;
}

export interface CaseContent<File> {
  readonly name: string;
  readonly isSample: boolean;
  readonly input: File;
  readonly answer: File;
  readonly score: number | null;
  readonly validatorFlags: readonly string[];
  readonly args: readonly string[];
  readonly files: readonly { readonly name: string; readonly file: File }[];
}

export interface GroupContent<File> {
  readonly name: string;
  readonly aggregation: GroupAggregation;
  readonly isBreakOnReject: boolean;
  readonly acceptScore: number;
  readonly rejectScore: number;
  readonly maxScore: number | null;
  readonly requires: readonly string[];
  readonly cases: readonly CaseContent<File>[];
  readonly groups: readonly GroupContent<File>[];
}

/** A whole problem. */
export interface ProblemContent<File> {
  /** What the package calls the problem: the key of a second import, where one is wanted. */
  readonly shortName: string;
  /** What people typed for it where it comes from; null: the format has none. */
  readonly displayId: string | null;
  readonly facts: StatedFacts;
  /** Null: the package does not say. */
  readonly difficulty: Difficulty | null;
  readonly tags: readonly string[];
  readonly statements: readonly StatementContent[];
  readonly samples: readonly SampleContent[];
  readonly files: readonly FileContent<File>[];
  /** Null: the package does not say. */
  readonly templates: readonly TemplateContent[] | null;
  readonly jury: readonly JuryContent[];
  readonly tests: GroupContent<File>;
}

/** Path of a file that was read. */
export type ReadProblem = ProblemContent<string>;

/** What a problem is where its package says nothing. */
export const usualFacts: ProblemFacts = {
  title: '',
  authorName: null,
  type: 'ACM',
  timeLimitMs: 1_000,
  memoryLimitMb: 256,
  stackLimitMb: 128,
  outputLimitMb: null,
  source: null,
  license: null,
  totalScore: null,
  isCodeShared: true,
  isRemoveEndBlank: true,
  isCaseResultPublished: true,
  ioReadFileName: null,
  ioWriteFileName: null,
  judgeMode: 'DEFAULT',
  judgeCaseMode: 'DEFAULT',
  maxPasses: 1,
  isSubmitAnswer: false,
  comparison: null,
  checkerConvention: null,
  checkerLanguageKey: null,
  checkerEntryPoint: null,
  languageKeys: [],
  languageFactors: {},
};

/** A group as most are: its cases add up, and nothing must have passed before it. */
export function plainGroup<File>(
  name: string,
  parts: { readonly cases?: readonly CaseContent<File>[]; readonly groups?: readonly GroupContent<File>[] },
): GroupContent<File> {
  return {
    name,
    aggregation: 'SUM',
    isBreakOnReject: false,
    acceptScore: 1,
    rejectScore: 0,
    maxScore: null,
    requires: [],
    cases: parts.cases ?? [],
    groups: parts.groups ?? [],
  };
}

/** All cases of a group and those below it, in the order they are judged. */
export function casesOf<File>(group: GroupContent<File>): CaseContent<File>[] {
  return [...group.cases, ...group.groups.flatMap(casesOf)];
}

/** Every file a problem holds, each named once or more. */
export function filesOf<File>(problem: ProblemContent<File>): File[] {
  const cases = casesOf(problem.tests);
  return [
    ...problem.files.map(({ file }) => file),
    ...cases.flatMap((each) => [each.input, each.answer, ...each.files.map(({ file }) => file)]),
  ];
}
