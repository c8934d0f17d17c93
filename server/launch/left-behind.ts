import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { endProcess, isSameProcessRunning, type ProcessIdentity } from './process-identity.ts';
import { say } from './progress.ts';

const recordSchema = z.array(z.object({ pid: z.number(), startTicks: z.string(), bootId: z.string() }));

/**
 * The processes a launcher has started, written down in the data folder: they end themselves when it is killed, but the
 * next launcher must not start before they have, since they hold the port and the judge's slots.
 */
export class ProcessRecord {
  readonly #file: string;
  #identities: ProcessIdentity[] = [];

  constructor(dataFolder: string) {
    this.#file = join(dataFolder, 'processes.json');
  }

  /** Ends what an earlier launcher left running. */
  async endLeftBehind(): Promise<void> {
    const left = this.#read().filter(isSameProcessRunning);
    if (left.length > 0) say('Ending what an earlier start has left running');
    await Promise.all(
      left.map((identity) =>
        endProcess(identity, [
          ['SIGTERM', 10_000],
          ['SIGKILL', 5_000],
        ]),
      ),
    );
    this.#write([]);
  }

  /** Writes a process down. */
  add(identity: ProcessIdentity): void {
    this.#write([...this.#identities.filter(isSameProcessRunning), identity]);
  }

  #read(): ProcessIdentity[] {
    try {
      return recordSchema.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
    } catch {
      // Never written, or a start was killed while it wrote: nobody is known to be left.
      return [];
    }
  }

  #write(identities: ProcessIdentity[]): void {
    this.#identities = identities;
    writeFileSync(this.#file, JSON.stringify(identities), { mode: 0o600 });
  }
}
