// What the reader makes of a package of any version of the format. Files are referred to by path and size, none is held
// in memory.
import type { JurySubmission } from './jury-submission.types.ts';

/** One thing that is wrong with a package, or worth knowing about it. */
export interface PackageIssue {
  /** Path inside the package, `/`-separated; `.` is the package itself. */
  readonly file: string;
  /** One sentence for the author of the package, in English and in Chinese. */
  readonly message: string;
  readonly messageZh: string;
  /** What to do about it, when that is not plain from the message; in English and in Chinese. */
  readonly hint?: string;
  readonly hintZh?: string;
}

/** A whole package or everything that is wrong with it. */
export type ReadResult =
  | { readonly ok: true; readonly package: ProblemPackage; readonly warnings: readonly PackageIssue[] }
  | { readonly ok: false; readonly problems: readonly PackageIssue[]; readonly warnings: readonly PackageIssue[] };

/** Bounds on a zipped package, and where it is unpacked. */
export interface ReadOptions {
  /** Existing folder for what is unpacked; default: the system's folder for temporary files. */
  readonly temporaryFolder?: string;
  /** Bytes a zip may have when unpacked; default 2 GiB. */
  readonly maxArchiveBytes?: number;
  /** Entries a zip may have; default 50,000. */
  readonly maxArchiveEntries?: number;
  /** Times a zip may grow beyond 256 MiB; default 250. */
  readonly maxArchiveRatio?: number;
}

/** Drafts are read as the version they became; `2023-07` never left draft. */
export type FormatVersion = 'legacy' | 'legacy-icpc' | '2023-07' | '2025-09';

/** A file of the package. */
export interface PackageFile {
  /** Name relative to the folder it belongs to, `/`-separated: what a statement or a program calls it. */
  readonly name: string;
  /** Absolute, valid until the package is disposed of. */
  readonly path: string;
  readonly bytes: number;
}

/** A file of a program: source, header, or data the program reads at run time. */
export type SourceFile = PackageFile;

/** A package that can be imported. Its paths are valid until it is disposed of. */
export interface ProblemPackage extends AsyncDisposable {
  /** Name of the folder or of the zip without its extension: the usual key of a problem among others. */
  readonly shortName: string;
  /** Absolute path of the folder that holds `problem.yaml`. */
  readonly rootPath: string;
  readonly format: FormatVersion;
  readonly metadata: ProblemMetadata;
  readonly limits: ProblemLimits;
  /** One per language, English first, then by language code. */
  readonly statements: readonly Statement[];
  /** Images (and images in PDF) the statements show, by the name they use. */
  readonly statementFiles: readonly PackageFile[];
  /** Files offered for download: `attachments/`, and statements that exist only as PDF. */
  readonly attachments: readonly PackageFile[];
  readonly testData: TestData;
  readonly comparison: Comparison;
  /** Programs that check inputs. Kept, not run. */
  readonly inputValidators: readonly SourceProgram[];
  /** Files added to each submission of a language (`include/`). */
  readonly includes: readonly IncludedFiles[];
  readonly submissions: readonly JurySubmission[];
  /** Removes what was unpacked or copied; a folder that was read stays as it is. May be called twice. */
  dispose(): Promise<void>;
}

/** What `problem.yaml` says of the problem, apart from limits and validation. */
export interface ProblemMetadata {
  /** Name by language code; holds each language that has a statement. */
  readonly names: Readonly<Record<string, string>>;
  readonly uuid: string | null;
  /** Version of the problem, free text. */
  readonly version: string | null;
  /** Scoring problems give points, others only a verdict. */
  readonly isScoring: boolean;
  readonly isInteractive: boolean;
  /** Multi-pass: runs per case at most; 1: a single run. */
  readonly maxPasses: number;
  readonly isSubmitAnswer: boolean;
  readonly authors: readonly string[];
  readonly sources: readonly { readonly name: string; readonly url: string | null }[];
  /** One of the names of the format (`cc by-sa`, `public domain`, ...), `unknown` by default. */
  readonly license: string;
  readonly rightsOwner: string | null;
  /** ISO 8601 date or time in UTC before which the problem is not to be public. */
  readonly embargoUntil: string | null;
  readonly keywords: readonly string[];
  /** Language codes of the format in which the problem may be solved; null: all. */
  readonly languages: readonly string[] | null;
  /** `{{name}}` of statements and programs. */
  readonly constants: Readonly<Record<string, string>>;
  /** Whether the author wants the results of groups shown to contestants (legacy `show_test_data_groups`). */
  readonly showGroups: boolean;
}

/** Limits on submissions and on programs of the jury. Null: not stated, the judge's default applies. */
export interface ProblemLimits {
  /** CPU time of one run, for C and C++, in milliseconds. */
  readonly timeLimitMs: number;
  /** True when the package states no time limit and `timeLimitMs` is the reader's default (there is a warning then). */
  readonly isTimeLimitDefault: boolean;
  /** Factor from the slowest accepted submission to the limit. */
  readonly acceptedToTimeLimit: number;
  /** Factor from the limit to the fastest submission that is too slow. */
  readonly timeLimitToTooSlow: number;
  readonly memoryBytes: number | null;
  readonly outputBytes: number | null;
  readonly sourceBytes: number | null;
  readonly compilationTimeMs: number | null;
  readonly compilationMemoryBytes: number | null;
  readonly validationTimeMs: number | null;
  readonly validationMemoryBytes: number | null;
  readonly validationOutputBytes: number | null;
}

/**
 * A statement in one language. Texts are Markdown with math in `$..$` and `$$..$$`; a part the statement lacks is ''.
 */
export interface Statement {
  /** Language code as the package gives it: `en`, `zh`, `pt-BR`. */
  readonly language: string;
  /** The problem's name in this language, plain text. */
  readonly title: string;
  readonly description: string;
  readonly input: string;
  readonly output: string;
  /** How an interactive problem talks. */
  readonly interaction: string;
  /** Notes and explanations, and every other section after input and output, with its heading. */
  readonly hint: string;
  /** File it was read from, relative to the package. */
  readonly file: string;
}

/** Test data as a tree, and the samples to show. */
export interface TestData {
  /** Named `data`; its groups are `sample` (absent when the package has none) and `secret`, in this order. */
  readonly root: TestGroup;
  /** True when the points of samples do not count (always in newer formats, `ignore_sample` in legacy ones). */
  readonly isSampleIgnored: boolean;
  /** What the statement shows, in order. */
  readonly samples: readonly ShownSample[];
  /** Points of a submission that is right everywhere; null for pass-fail problems and when there is no bound. */
  readonly maxScore: number | null;
}

/** A group of test cases and groups, with its settings after inheritance. */
export interface TestGroup {
  /** Path below `data/`, such as `secret/group1`; `data` for the root. */
  readonly name: string;
  /** How the points of cases and groups become the group's. */
  readonly aggregation: 'sum' | 'min' | 'max' | 'average';
  /** Which verdict a group with bad cases has. Legacy grader flags; `worst` by default. */
  readonly verdictMode: 'worst' | 'first' | 'always_accept';
  /** The group is accepted when at least one of its parts is. Legacy grader flag. */
  readonly isAcceptedByAny: boolean;
  /** `break`: after the first part that is not accepted the rest of the group need not run. */
  readonly onReject: 'break' | 'continue';
  /** Points of each accepted case directly in this group, unless the validator gives points. */
  readonly acceptScore: number;
  /** Points of each case directly in this group that is not accepted. */
  readonly rejectScore: number;
  /** Most points the group can give; null when unbounded, and in pass-fail problems. */
  readonly maxScore: number | null;
  /** Bounds the author states for the group's points (legacy). */
  readonly range: readonly [number, number] | null;
  /** Names of groups (`sample`, `secret/group1`) that must be accepted before this one is run. */
  readonly requirePass: readonly string[];
  /**
   * All arguments of the output validator (those of the problem first) for the group's cases, unless a case has its
   * own.
   */
  readonly validatorFlags: readonly string[];
  /** In lexicographical order of name. */
  readonly cases: readonly TestCase[];
  /** In lexicographical order of name. A group's cases are used before its groups. */
  readonly groups: readonly TestGroup[];
}

/** One run of a submission. */
export interface TestCase {
  /** Path below `data/` without extension, such as `secret/group1/01`. */
  readonly name: string;
  /** Absolute path. */
  readonly inputPath: string;
  readonly inputBytes: number;
  /** Absolute path. */
  readonly answerPath: string;
  readonly answerBytes: number;
  readonly isSample: boolean;
  /** All arguments of the output validator for this case: those of the problem, then those of the group or the case. */
  readonly validatorFlags: readonly string[];
  /** Command-line arguments of the submission. */
  readonly args: readonly string[];
  /** Files the submission finds in its working folder (`.files/`). */
  readonly files: readonly PackageFile[];
  /** Whether a contestant who fails the case may see all of it. */
  readonly isFullyShown: boolean;
  /** What the case is for; for the jury. */
  readonly description: string | null;
  /** For a contestant who fails the case. */
  readonly hint: string | null;
}

/**
 * A sample as the statement shows it, which may differ from the judged data. Its name is that of its case, `sample/1`.
 */
export type ShownSample =
  | { readonly kind: 'text'; readonly name: string; readonly input: string; readonly output: string }
  | { readonly kind: 'interaction'; readonly name: string; readonly lines: readonly InteractionLine[] };

/**
 * A line of a sample interaction: what the judge says goes to the submission. A separator stands between two passes.
 */
export type InteractionLine =
  | { readonly from: 'judge' | 'submission'; readonly text: string }
  | { readonly from: 'pass-separator' };

/** How output is judged. */
export type Comparison = DefaultComparison | CustomComparison;
/** Token by token, as the default output validator of the format does. */
export interface DefaultComparison {
  readonly kind: 'default';
  readonly caseSensitive: boolean;
  readonly spaceChangeSensitive: boolean;
  readonly floatAbsolute: number | null;
  readonly floatRelative: number | null;
}

/** By a program of the jury (42: accepted, 43: wrong). */
export interface CustomComparison {
  readonly kind: 'custom';
  readonly interactive: boolean;
  /** The program gives points (`score.txt`, `score_multiplier.txt`). */
  readonly scoring: boolean;
  /** Arguments that hold for all cases; those of a case are in `TestCase.validatorFlags`, these included. */
  readonly flags: readonly string[];
  readonly files: readonly SourceFile[];
  readonly language: ValidatorLanguage;
  /** File (C, C++, Python: null or the file that is run) or class (Java) where the program starts. */
  readonly entryPoint: string | null;
}

/** Languages an output validator may be written in. */
export type ValidatorLanguage = 'c' | 'cpp' | 'java' | 'python2' | 'python3';
/** A program of the jury. */
export interface SourceProgram {
  /** Name of the file or folder in its parent. */
  readonly name: string;
  /** Language code of the format, or null when it is none this reader knows. */
  readonly language: string | null;
  readonly files: readonly SourceFile[];
}

/** Files that go beside each submission of a language, over files of the same name. */
export interface IncludedFiles {
  /** Language code of the format, or `default` for all languages that have no folder of their own. */
  readonly language: string;
  readonly files: readonly SourceFile[];
}
