import type {
  CheckerConvention,
  Difficulty,
  JudgeCaseMode,
  JudgeMode,
  ProblemType,
  ProblemVisibility,
} from '@verdict/prisma/generated/client/client.ts';

/** What the form of a problem sends: all of it each time. Null and absent alike mean "none". */
export interface ProblemInput {
  readonly displayId: string;
  readonly type: ProblemType;
  readonly visibility: ProblemVisibility;
  readonly difficulty: Difficulty;
  readonly timeLimitMs: number;
  readonly memoryLimitMb: number;
  readonly stackLimitMb: number;
  readonly outputLimitMb?: number | null | undefined;
  readonly source?: string | null | undefined;
  readonly isCodeShared: boolean;
  readonly isRemoveEndBlank: boolean;
  readonly isCaseResultPublished: boolean;
  readonly ioReadFileName?: string | null | undefined;
  readonly ioWriteFileName?: string | null | undefined;
  readonly judgeMode: JudgeMode;
  readonly judgeCaseMode: JudgeCaseMode;
  readonly checker?: CheckerInput | null | undefined;
  readonly languageKeys: readonly string[];
  readonly languageFactors: readonly LanguageFactorInput[];
  readonly statements: readonly StatementInput[];
  readonly samples: readonly SampleInput[];
  readonly tags: readonly string[];
  readonly userExtraFiles: readonly TextFileInput[];
  readonly judgeExtraFiles: readonly TextFileInput[];
  readonly codeTemplates: readonly CodeTemplateInput[];
  /** Null: the test data stay. */
  readonly tests?: TestsInput | null | undefined;
}

export interface CheckerInput {
  readonly languageKey: string;
  readonly convention: CheckerConvention;
  readonly code: string;
}

export interface LanguageFactorInput {
  readonly languageKey: string;
  readonly timeFactor?: number | null | undefined;
  readonly memoryFactor?: number | null | undefined;
}

export interface StatementInput {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly input: string;
  readonly output: string;
  readonly hint: string;
}

export interface SampleInput {
  readonly input: string;
  readonly output: string;
  readonly interaction?: string | null | undefined;
  readonly explanation?: string | null | undefined;
}

export interface TextFileInput {
  readonly name: string;
  readonly content: string;
}

export interface CodeTemplateInput {
  readonly languageKey: string;
  readonly prepend: string;
  readonly template: string;
  readonly append: string;
  readonly isEnabled: boolean;
}

/** Where the test data come from: an upload, or cases that were typed in, or (neither) those the problem has. */
export interface TestsInput {
  readonly uploadId?: string | null | undefined;
  readonly manualCases?: readonly ManualCaseInput[] | null | undefined;
  /**
   * By name: `1`, `2` … for typed cases. What is left out of an upload keeps what was proposed, of the problem's own
   * what they have.
   */
  readonly cases: readonly CaseSettingInput[];
  readonly groups: readonly GroupSettingInput[];
}

export interface ManualCaseInput {
  readonly input: string;
  readonly output: string;
}

export interface CaseSettingInput {
  readonly name: string;
  readonly score?: number | null | undefined;
  readonly groupNumber?: number | null | undefined;
}

export interface GroupSettingInput {
  readonly number: number;
  /** Numbers of groups that must be right before this one runs. */
  readonly requires: readonly number[];
}
