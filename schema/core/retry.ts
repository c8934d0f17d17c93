import { setTimeout as sleep } from 'node:timers/promises';

/** Which failures are tried again, how often and after which pauses. */
export interface RetryOptions {
  /** Without a limit by default. */
  readonly maxAttempts?: number;
  /** All failures by default. */
  readonly isRetryable?: (error: unknown) => boolean;
  /** Pause in ms after an attempt, counted from 1. */
  readonly pauseMs: (attempt: number) => number;
  /** Called before each pause. */
  readonly onRetry?: (error: unknown, attempt: number) => void;
  /** Ends a pause. Pauses with a signal do not keep the process running. */
  readonly signal?: AbortSignal;
}

/** Retries an action until it succeeds. @throws its last error, or an AbortError when the signal ends a pause. */
export async function retry<T>(
  action: () => Promise<T>,
  { maxAttempts = Number.POSITIVE_INFINITY, isRetryable = () => true, pauseMs, onRetry, signal }: RetryOptions,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      if (attempt >= maxAttempts || !isRetryable(error)) throw error;
      onRetry?.(error, attempt);
      await sleep(pauseMs(attempt), undefined, signal === undefined ? {} : { signal, ref: false });
    }
  }
}

/** Pauses that double with each attempt: `firstMs` after the first. */
export function exponential({
  firstMs,
  maxMs,
}: {
  readonly firstMs: number;
  readonly maxMs: number;
}): (attempt: number) => number {
  return (attempt) => Math.min(maxMs, firstMs * 2 ** (attempt - 1));
}
