/**
 * The form of a problem as it is typed: figures are texts until they are sent. It is stored as the draft, so it holds
 * nothing but data.
 */
export interface ProblemValues {
  readonly displayId: string;
  readonly type: 'ACM' | 'OI';
  readonly visibility: 'PUBLIC' | 'PRIVATE' | 'CONTEST';
  readonly difficulty: 'EASY' | 'MID' | 'HARD';
  readonly timeLimitMs: string;
  readonly memoryLimitMb: string;
  readonly stackLimitMb: string;
  /** Empty: twice the answer, at least 32 MB. */
  readonly outputLimitMb: string;
  readonly source: string;
  readonly isCodeShared: boolean;
  readonly isRemoveEndBlank: boolean;
  readonly isCaseResultPublished: boolean;
  /** Programs read and write files of these names instead of standard input and output. */
  readonly isFileIo: boolean;
  readonly ioReadFileName: string;
  readonly ioWriteFileName: string;
  readonly judgeMode: JudgeMode;
  readonly judgeCaseMode: JudgeCaseMode;
  readonly checker: CheckerValues;
  /** `checkerKey` of the checker that compiled last; null: none did. */
  readonly compiledChecker: string | null;
  /** Also those that judges will offer later. */
  readonly isEveryLanguage: boolean;
  readonly languageKeys: readonly string[];
  readonly languageFactors: readonly FactorValues[];
  readonly statements: readonly StatementValues[];
  readonly samples: readonly SampleValues[];
  readonly tags: readonly string[];
  readonly userExtraFiles: readonly FileValues[];
  readonly judgeExtraFiles: readonly FileValues[];
  readonly codeTemplates: readonly TemplateValues[];
  readonly tests: TestValues;
}

/** Changes the form: the given fields, or everything by what it holds now. */
export type ChangeValues = (change: Partial<ProblemValues> | ((before: ProblemValues) => ProblemValues)) => void;

export type JudgeMode = 'DEFAULT' | 'SPECIAL' | 'INTERACTIVE';
export type JudgeCaseMode = 'DEFAULT' | 'ERGODIC_WITHOUT_ERROR' | 'SUBTASK_LOWEST' | 'SUBTASK_AVERAGE' | 'TEST_GROUPS';
export type CheckerConvention = 'TESTLIB' | 'POLYGON' | 'HOJ' | 'KATTIS' | 'JAVASCRIPT';

export interface CheckerValues {
  readonly languageKey: string;
  readonly convention: CheckerConvention;
  readonly code: string;
}

/** What a language changes of the limits; empty: as the language does everywhere. */
export interface FactorValues {
  readonly languageKey: string;
  readonly timeFactor: string;
  readonly memoryFactor: string;
}

export interface StatementValues {
  /** BCP 47 primary tag. */
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly input: string;
  readonly output: string;
  readonly hint: string;
}

export interface SampleValues {
  /** Tells it from the others when the order changes. */
  readonly key: string;
  readonly input: string;
  readonly output: string;
  /** Lines of an interaction: `<` from the judge, `>` from the program. Empty for an ordinary sample. */
  readonly interaction: string;
  readonly explanation: string;
}

export interface FileValues {
  readonly key: string;
  readonly name: string;
  readonly content: string;
}

export interface TemplateValues {
  readonly languageKey: string;
  readonly isEnabled: boolean;
  readonly prepend: string;
  readonly template: string;
  readonly append: string;
}

/** Where the tests come from: those the problem has, an uploaded archive, or typed in. */
export type TestSource = 'KEPT' | 'UPLOADED' | 'MANUAL';

export interface TestValues {
  readonly source: TestSource;
  /** Of an archive that was read. */
  readonly uploadId: string | null;
  readonly fileName: string;
  /** An archive that was sent and is being read; null: none. */
  readonly pendingUploadId: string | null;
  /** Those the problem has. */
  readonly keptCases: readonly CaseValues[];
  /** Those of the archive. */
  readonly cases: readonly CaseValues[];
  readonly manualCases: readonly ManualCaseValues[];
  readonly groups: readonly GroupValues[];
  /** A remote judge has the tests: none are needed here. */
  readonly isKeptRemote: boolean;
}

/** What is scored and grouped, whatever its source. */
export interface ScoredValues {
  readonly score: string;
  readonly groupNumber: string;
}

export interface CaseValues extends ScoredValues {
  readonly name: string;
  readonly inputBytes: number;
  readonly outputBytes: number;
}

export interface ManualCaseValues extends ScoredValues {
  readonly key: string;
  readonly input: string;
  readonly output: string;
}

export interface GroupValues {
  readonly number: number;
  /** Groups that must have passed before. */
  readonly requires: readonly number[];
}

let lastKey = 0;

/** A name for an item of a list that no other has, also none of a draft of another day. */
export function newKey(): string {
  lastKey += 1;
  return `${Date.now().toString(36)}-${lastKey}`;
}

/** A statement yet to be written. */
export function emptyStatement(language: string): StatementValues {
  return { language, title: '', description: '', input: '', output: '', hint: '' };
}

/** What names a checker for its compile: everything that goes into it. */
export function checkerKey({
  checker,
  judgeMode,
  judgeExtraFiles,
}: Pick<ProblemValues, 'checker' | 'judgeMode' | 'judgeExtraFiles'>): string {
  return JSON.stringify([
    judgeMode,
    checker.convention,
    checker.languageKey,
    checker.code,
    judgeExtraFiles.map(({ name, content }) => [name, content]),
  ]);
}

/** A sample yet to be written. */
export function emptySample(): SampleValues {
  return { key: newKey(), input: '', output: '', interaction: '', explanation: '' };
}

/** A new problem (specification, section 9: defaults). @param language the reader's, of the first statement. */
export function emptyProblem(language: string): ProblemValues {
  return {
    displayId: '',
    type: 'ACM',
    visibility: 'PUBLIC',
    difficulty: 'EASY',
    timeLimitMs: '1000',
    memoryLimitMb: '256',
    stackLimitMb: '128',
    outputLimitMb: '',
    source: '',
    isCodeShared: true,
    isRemoveEndBlank: true,
    isCaseResultPublished: true,
    isFileIo: false,
    ioReadFileName: '',
    ioWriteFileName: '',
    judgeMode: 'DEFAULT',
    judgeCaseMode: 'DEFAULT',
    checker: { languageKey: 'cpp', convention: 'TESTLIB', code: '' },
    compiledChecker: null,
    isEveryLanguage: true,
    languageKeys: [],
    languageFactors: [],
    statements: [emptyStatement(language)],
    samples: [],
    tags: [],
    userExtraFiles: [],
    judgeExtraFiles: [],
    codeTemplates: [],
    tests: {
      source: 'UPLOADED',
      uploadId: null,
      fileName: '',
      pendingUploadId: null,
      keptCases: [],
      cases: [],
      manualCases: [],
      groups: [],
      isKeptRemote: false,
    },
  };
}
