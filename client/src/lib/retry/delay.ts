interface Backoff {
  readonly firstMs: number;
  readonly maxMs: number;
}

/** Exponential back-off: doubles from `firstMs` up to `maxMs`. @param retries made before. */
export function backoffMs(retries: number, { firstMs, maxMs }: Backoff): number {
  return Math.min(firstMs * 2 ** retries, maxMs);
}

/** A random delay from `minMs` to `minMs + spreadMs`: many browsers see the same event and must not answer at once. */
export function spreadDelayMs(spreadMs: number, minMs = 0): number {
  return minMs + Math.random() * spreadMs;
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
