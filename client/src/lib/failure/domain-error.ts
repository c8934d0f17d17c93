import type { Text } from '../intl/use-text.ts';

export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** A failure as the fragment `Failure` selects it. */
export interface DomainError {
  readonly __typename: string;
  /** In the reader's language. */
  readonly message: string;
  /** Of InvalidInput. */
  readonly fields?: readonly FieldError[];
  /** When to try again, where the operation selects it. */
  readonly retryAt?: string;
  /** Of TextChanged, where the operation selects it: when the newer version was saved. */
  readonly writtenAt?: string;
}

/** Result of an operation that spreads `Failure`; undefined when the server sent no data. */
export type Outcome = DomainError | { readonly __typename: string; readonly message?: undefined } | undefined;

/** Only failures have a message. */
export function isSuccess<Result extends Outcome>(result: Result): result is Exclude<Result, DomainError | undefined> {
  return result !== undefined && result.message === undefined;
}

/** The sentence to show when an operation did not succeed. */
export function domainErrorText(t: Text, error: DomainError | undefined): string {
  return error?.message ?? t({ id: 'error.server' });
}
