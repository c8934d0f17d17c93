/** A file in the content store. */
export interface StoredRef {
  /** SHA-256, 64 lower-case hex characters. */
  readonly sha256: string;
  readonly sizeBytes: number;
}
