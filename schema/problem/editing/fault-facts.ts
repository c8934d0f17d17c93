import type { PlannedCase } from './case-plan.ts';
import type { StatementInput } from './problem-input.ts';

/** What the rules need to know beside the input. */
export interface FaultFacts {
  /** Keys of all languages there are. */
  readonly languageKeys: ReadonlySet<string>;
  /** Statements as they are stored: a package need not have every part, and what it left out may stay so. */
  readonly storedStatements: readonly StatementInput[];
  /** The problem is judged by the nested groups of its package now. */
  readonly isTestGroups: boolean;
  readonly isRemote: boolean;
  /** The cases the problem would have; null: the stored ones stay as they are. */
  readonly cases: readonly PlannedCase[] | null;
  readonly hasStoredTests: boolean;
}
