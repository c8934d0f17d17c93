import type { TokenComparison } from '../../bank/token-comparison.ts';
import type { StatedFacts } from '../problem-content.ts';
import type { ProblemPackage } from '../problem-package.types.ts';
import { offeredKeys, programKey } from './package-languages.ts';

const bytesPerMb = 1_048_576;
/** Memory for packages that state none: their format leaves it to the judge, and its own judges give 1 to 2 GB. */
const defaultMemoryMb = 1_024;
/** Longest time limit of a problem, in milliseconds. */
const maxTimeLimitMs = 600_000;

/** The columns of a problem that a package decides. */
export function packageFacts(problem: ProblemPackage) {
  const { metadata, limits, statements, testData } = problem;
  const memoryLimitMb =
    limits.memoryBytes === null ? defaultMemoryMb : Math.max(1, Math.ceil(limits.memoryBytes / bytesPerMb));
  const title = statements[0]?.title ?? Object.values(metadata.names)[0] ?? problem.shortName;
  return {
    title: title.slice(0, 255),
    authorName: joined(metadata.authors),
    source: joined(metadata.sources.map(({ name }) => name)),
    license: metadata.license === 'unknown' ? null : metadata.license.slice(0, 100),
    type: metadata.isScoring ? ('OI' as const) : ('ACM' as const),
    timeLimitMs: Math.min(maxTimeLimitMs, Math.max(1, Math.round(limits.timeLimitMs))),
    memoryLimitMb,
    // The format has no limit of its own on the stack: it may take all of the memory.
    stackLimitMb: memoryLimitMb,
    outputLimitMb: limits.outputBytes === null ? null : Math.max(1, Math.ceil(limits.outputBytes / bytesPerMb)),
    totalScore: metadata.isScoring && testData.maxScore !== null ? Math.floor(testData.maxScore + 1e-9) : null,
    judgeCaseMode: 'TEST_GROUPS' as const,
    maxPasses: metadata.maxPasses,
    isSubmitAnswer: metadata.isSubmitAnswer,
    languageKeys: offeredKeys(metadata.languages),
    ...judging(problem),
  } satisfies StatedFacts;
}

function joined(names: readonly string[]): string | null {
  return names.length === 0 ? null : names.join(', ').slice(0, 255);
}

function judging({ comparison }: ProblemPackage) {
  if (comparison.kind === 'custom') {
    return {
      judgeMode: comparison.interactive ? 'INTERACTIVE' : 'SPECIAL',
      checkerConvention: 'KATTIS',
      checkerLanguageKey: programKey(comparison.language),
      checkerEntryPoint: comparison.entryPoint,
      comparison: null,
    } as const;
  }
  const tokens: TokenComparison = {
    isCaseSensitive: comparison.caseSensitive,
    isSpaceChangeSensitive: comparison.spaceChangeSensitive,
    floatAbsoluteTolerance: comparison.floatAbsolute,
    floatRelativeTolerance: comparison.floatRelative,
  };
  return {
    judgeMode: 'DEFAULT',
    checkerConvention: null,
    checkerLanguageKey: null,
    checkerEntryPoint: null,
    comparison: tokens,
  } as const;
}
