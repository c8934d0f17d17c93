/** A value, and when it was made, in milliseconds of the caller's clock. */
export interface LargeValue {
  readonly value: unknown;
  readonly madeAt: number;
}

/** Port: values made of many rows, cached in this process by key (adapter: lru-cache). */
export interface LargeValues {
  get(key: string): LargeValue | undefined;
  set(key: string, made: LargeValue): void;
}
