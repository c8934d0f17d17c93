import type { StatedFacts } from '../problem-content.ts';
import { offeredKeys } from './language-keys.ts';
import type { ProblemLimits } from './problem-limits.ts';
import type { ProblemMetadata } from './problem-yaml.ts';
import type { Judging } from './validators.ts';

const bytesPerMb = 1_048_576;
/** Memory for packages that state none: their format leaves it to the judge, and its own judges give 1 to 2 GB. */
const defaultMemoryMb = 1_024;
/** Longest time limit of a problem, in milliseconds. */
const maxTimeLimitMs = 600_000;

/** The parts of a package that decide facts of the problem. */
interface FactSources {
  readonly title: string;
  readonly metadata: ProblemMetadata;
  readonly limits: ProblemLimits;
  readonly judging: Judging['facts'];
  /** Points of a submission that is right everywhere; null: none, or no bound. */
  readonly maxScore: number | null;
}

/** The columns of a problem that a package decides. */
export function factsOf({ title, metadata, limits, judging, maxScore }: FactSources): StatedFacts {
  const memoryLimitMb =
    limits.memoryBytes === null ? defaultMemoryMb : Math.max(1, Math.ceil(limits.memoryBytes / bytesPerMb));
  return {
    title: title.slice(0, 255),
    authorName: joined(metadata.authors),
    source: joined(metadata.sources.map(({ name }) => name)),
    license: metadata.license === 'unknown' ? null : metadata.license.slice(0, 100),
    type: metadata.isScoring ? 'OI' : 'ACM',
    timeLimitMs: Math.min(maxTimeLimitMs, Math.max(1, Math.round(limits.timeLimitMs))),
    memoryLimitMb,
    // The format has no limit of its own on the stack: it may take all of the memory.
    stackLimitMb: memoryLimitMb,
    outputLimitMb: limits.outputBytes === null ? null : Math.max(1, Math.ceil(limits.outputBytes / bytesPerMb)),
    totalScore: metadata.isScoring && maxScore !== null ? Math.floor(maxScore + 1e-9) : null,
    judgeCaseMode: 'TEST_GROUPS',
    maxPasses: metadata.maxPasses,
    isSubmitAnswer: metadata.isSubmitAnswer,
    languageKeys: offeredKeys(metadata.languages),
    ...judging,
  };
}

function joined(names: readonly string[]): string | null {
  return names.length === 0 ? null : names.join(', ').slice(0, 255);
}
