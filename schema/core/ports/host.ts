/** Memory of the machine, in bytes. */
interface HostMemory {
  /** What programs could get. */
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/** Port: what this process knows of its machine and its release (adapter: Node). */
export interface Host {
  /** The clock of this machine. */
  clock(): Date;
  memory(): HostMemory;
  /** Names of migrations of this release that the database does not have. */
  pendingMigrations(): Promise<readonly string[]>;
  /**
   * When the certificate at an https address expires, as of the last ten minutes; null: the address did not answer.
   * Only the first call waits for it, 3 seconds at most.
   */
  certificateEnd(address: string): Promise<Date | null>;
}
