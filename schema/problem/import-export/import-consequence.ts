import type { Services, Transaction } from '../../core/context.ts';

/** A problem whose rows an import wrote. */
export interface WrittenProblem {
  readonly problemId: number;
  /** The importer; null: the command line. */
  readonly importerId: string | null;
  /** False: a problem imported before was replaced. */
  readonly isNew: boolean;
  /** False: the caller judges the solutions of the jury itself. */
  readonly isJuryJudged: boolean;
}

/** What follows from an import elsewhere, in the transaction that writes the rows. */
export interface ImportConsequence {
  /** Before the rows of a known problem are replaced; its version is already taken. */
  readonly before?: (tx: Transaction, services: ConsequenceServices, problemId: number) => Promise<void>;
  /** After all rows are written. */
  readonly after: (tx: Transaction, services: ConsequenceServices, written: WrittenProblem) => Promise<void>;
}

/** What consequences may use. */
export type ConsequenceServices = Pick<Services, 'files' | 'pubsub'>;

let registered: readonly ImportConsequence[] | null = null;

/** Sets what follows from imports, in this order. */
export function registerImportConsequences(consequences: readonly ImportConsequence[]): void {
  registered = consequences;
}

/** @throws when schema/wiring.ts is not loaded: a problem without a compile and a report would be incomplete. */
export function importConsequences(): readonly ImportConsequence[] {
  if (registered === null) throw new Error('import consequences are not registered: load schema/wiring.ts');
  return registered;
}
