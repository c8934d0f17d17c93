import type { expectableStatuses, statusShortNames } from '@verdict/judge/protocol/status.ts';
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
import type { StoredRef } from '../test-data/stored-ref.ts';

/*
 * The neutral form of a problem, between package formats and rows: every reader makes a ReadProblem, every writer takes
 * a StoredProblem. In import-export/, write-problem.service.ts turns it into rows, and read-problem.service.ts reads
 * rows into it. What a format cannot express is null or absent here; what the rows cannot hold is not here.
 *
 * `File` is where the bytes of a file are: its path on this machine (read), or its place in the content store (to be
 * written). Units: ms, MiB (`Mb`), points.
 */

/** Formats that are read. */
export const packageFormats = ['KATTIS', 'POLYGON', 'HOJ', 'QDUOJ', 'FPS', 'HYDRO'] as const;
export type PackageFormat = (typeof packageFormats)[number];

/** A complete problem. */
export interface ProblemContent<File> {
  /** What the package calls the problem: the key of a second import, where one is wanted. */
  readonly shortName: string;
  /** Display id where the problem comes from; null: the format has none. */
  readonly displayId: string | null;
  readonly facts: StatedFacts;
  /** Null: not stated. */
  readonly difficulty: Difficulty | null;
  readonly tags: readonly string[];
  /** The first one is shown to readers of languages without a statement. */
  readonly statements: readonly StatementContent[];
  /** As shown in the statement, in order; judged samples are cases of `tests`. */
  readonly samples: readonly SampleContent[];
  /** All files but those of test cases. Kind and name together are unique. */
  readonly files: readonly FileContent<File>[];
  /** Null: not stated. */
  readonly templates: readonly TemplateContent[] | null;
  /** Solutions of the jury. */
  readonly jury: readonly JuryContent[];
  /** Root of the test data, named `data`. */
  readonly tests: GroupContent<File>;
}

/** A problem as readers make it: files are absolute paths, valid until the package is disposed of. */
export type ReadProblem = ProblemContent<string>;

/** A problem whose files are in the content store. */
export type StoredProblem = ProblemContent<StoredRef>;

/** Columns of a problem that do not depend on this site. */
export interface ProblemFacts {
  readonly title: string;
  readonly authorName: string | null;
  /** ACM: pass or fail. OI: points. */
  readonly type: ProblemType;
  /** CPU time of one run in C or C++, in ms. */
  readonly timeLimitMs: number;
  readonly memoryLimitMb: number;
  readonly stackLimitMb: number;
  /** Null: the judge's default. */
  readonly outputLimitMb: number | null;
  /** The event the problem was made for. */
  readonly source: string | null;
  readonly license: string | null;
  /** Points of a submission that is right everywhere; null: none, or no bound. */
  readonly totalScore: number | null;
  readonly isCodeShared: boolean;
  /** Blanks at the ends of lines do not count when outputs are compared. */
  readonly isRemoveEndBlank: boolean;
  readonly isCaseResultPublished: boolean;
  /** File a submission reads instead of stdin; null: stdin. */
  readonly ioReadFileName: string | null;
  /** File a submission writes instead of stdout; null: stdout. */
  readonly ioWriteFileName: string | null;
  readonly judgeMode: JudgeMode;
  readonly judgeCaseMode: JudgeCaseMode;
  /** Multi-pass: runs per case at most; 1: a single run. */
  readonly maxPasses: number;
  /** A submission is a file for each test case instead of a program. */
  readonly isSubmitAnswer: boolean;
  /** Comparison by tokens in the mode DEFAULT; null: the site's usual one. */
  readonly comparison: TokenComparison | null;
  /** Arguments, exit codes and points of the checker or interactor; null: there is none. */
  readonly checkerConvention: CheckerConvention | null;
  readonly checkerLanguageKey: string | null;
  /** File or class where the checker starts; null: the usual one of its language. */
  readonly checkerEntryPoint: string | null;
  /** Languages it may be solved in; empty: all. */
  readonly languageKeys: readonly string[];
  /** { [languageKey]: { timeFactor?, memoryFactor? } }, factors of the limits. */
  readonly languageFactors: Readonly<
    Record<string, { readonly timeFactor?: number | undefined; readonly memoryFactor?: number | undefined }>
  >;
}

/** Facts that a package states. An absent one keeps its value, in new problems that of `usualFacts`. */
export type StatedFacts = Pick<ProblemFacts, 'title'> & Partial<ProblemFacts>;

/** A statement in one language: Markdown whose images and links name files of kind STATEMENT or ATTACHMENT. */
export interface StatementContent {
  /** Code such as `en`, `zh`, `pt-BR`. */
  readonly language: string;
  /** Plain text. */
  readonly title: string;
  readonly description: string;
  readonly input: string;
  /** With the interaction of an interactive problem, under a heading. */
  readonly output: string;
  /** Notes, and sections that are none of the above. */
  readonly hint: string;
}

/** A sample as it is shown. */
export interface SampleContent {
  readonly input: string;
  readonly output: string;
  /** Lines that start with `<` (judge) or `>` (submission), `---` between passes; null: input and output are shown. */
  readonly interaction: string | null;
  readonly explanation: string | null;
}

/** Code around a submission, by language. */
export interface TemplateContent {
  readonly languageKey: string;
  readonly prepend: string;
  readonly template: string;
  readonly append: string;
  readonly isEnabled: boolean;
}

/** Verdicts as conditions name them. Run-time error and output limit are both RE. */
export type VerdictCode = (typeof statusShortNames)[(typeof expectableStatuses)[number]];

/** A solution of the jury and its expected result. Its sources are files of kind JURY_SOURCE named `<name>/<file>`. */
export interface JuryContent {
  /** Such as `accepted/sum.cpp`. */
  readonly name: string;
  readonly languageKey: string;
  /** File or class where the program starts; null: the usual one of its language. */
  readonly entryPoint: string | null;
  /** Status codes of which it must get one. */
  readonly expected: readonly number[];
  /** Inclusive bounds of its points; null: none. */
  readonly minScore: number | null;
  readonly maxScore: number | null;
  /** All must hold on the cases that ran. */
  readonly conditions: readonly CaseCondition[];
}

/** A condition on the verdicts of some test cases. */
export interface CaseCondition {
  /**
   * Test cases it is for: null for all, else a glob on names of cases and groups (`*` within a name, `{a,b}`), which
   * also holds for what is inside a group it matches.
   */
  readonly cases: string | null;
  /** Each of the cases has one of these verdicts; null: any. */
  readonly permitted: readonly VerdictCode[] | null;
  /** At least one of the cases has one of these verdicts; null: any. */
  readonly required: readonly VerdictCode[] | null;
  /** Inclusive bounds of the points of the group; null: none. */
  readonly score: readonly [number, number] | null;
}

/** A file of the problem, those of test cases apart. */
export interface FileContent<File> {
  readonly kind: ProblemFileKind;
  /**
   * `/`-separated. JURY_SOURCE and INPUT_VALIDATOR: below the name of their program; INCLUDE: below a language code or
   * `default`; others: as statements and programs call it.
   */
  readonly name: string;
  readonly file: File;
}

/** A test case: one run of a submission. `isSample` is what its package states. */
export interface CaseContent<File> {
  /** Path below `data/` without extension, such as `secret/group1/01`. */
  readonly name: string;
  readonly isSample: boolean;
  readonly input: File;
  readonly answer: File;
  /** Points in the OI and subtask modes; null where the group gives points. */
  readonly score: number | null;
  /** All arguments of the checker. */
  readonly validatorFlags: readonly string[];
  /** Command-line arguments of the submission. */
  readonly args: readonly string[];
  /** Files the submission finds in its working folder. */
  readonly files: readonly { readonly name: string; readonly file: File }[];
}

/** A test group. Its cases are judged before its groups. */
export interface GroupContent<File> {
  /** Path below `data/`, such as `secret/group1`; `data` for the root. Unique. */
  readonly name: string;
  /** How the points of cases and groups become the group's. */
  readonly aggregation: GroupAggregation;
  /** The first part that is not accepted ends the group. */
  readonly isBreakOnReject: boolean;
  /** Points of each accepted case directly in this group, unless the case or the checker gives points. */
  readonly acceptScore: number;
  /** Points of each other case directly in this group. */
  readonly rejectScore: number;
  /** Most points of the group; null: no bound, or a pass-fail problem. */
  readonly maxScore: number | null;
  /** Names of groups that must be accepted before this one runs. */
  readonly requires: readonly string[];
  readonly cases: readonly CaseContent<File>[];
  readonly groups: readonly GroupContent<File>[];
}

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

/** The same group with other cases, in those below it as well. Cases are visited in the order they are judged. */
export function mapCases<From, To>(
  group: GroupContent<From>,
  convert: (testCase: CaseContent<From>) => CaseContent<To>,
): GroupContent<To> {
  return {
    ...group,
    cases: group.cases.map(convert),
    groups: group.groups.map((inner) => mapCases(inner, convert)),
  };
}

/** The same group with its files elsewhere. */
export function withFiles<From, To>(group: GroupContent<From>, placeOf: (file: From) => To): GroupContent<To> {
  return mapCases(group, (each) => ({
    ...each,
    input: placeOf(each.input),
    answer: placeOf(each.answer),
    files: each.files.map(({ name, file }) => ({ name, file: placeOf(file) })),
  }));
}

/** All cases of a group and those below it, in the order they are judged. */
export function casesOf<File>(group: GroupContent<File>): CaseContent<File>[] {
  return [...group.cases, ...group.groups.flatMap(casesOf)];
}

/** Every file a problem holds, each named once or more. */
export function filesOf<File>(problem: ProblemContent<File>): File[] {
  return [
    ...problem.files.map(({ file }) => file),
    ...casesOf(problem.tests).flatMap((each) => [each.input, each.answer, ...each.files.map(({ file }) => file)]),
  ];
}
