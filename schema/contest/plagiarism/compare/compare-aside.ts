import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Comparison, Findings } from './compare.ts';

/**
 * Memory of a comparison, in megabytes: past it the comparison fails, and nothing else does. With as many tokens as are
 * read at most (compare.ts) the whole process took 1.2 GB, a comparison 6 to 35 s.
 */
const mostMemoryMb = 1_024;

/**
 * Compares in a thread of its own: some seconds of work that requests must not wait for.
 *
 * @throws when it takes more
 * memory than it may.
 */
export async function compareAside(comparison: Comparison): Promise<Findings> {
  const worker = new Worker(new URL('compare.worker.ts', import.meta.url), {
    workerData: comparison,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  });
  try {
    const [findings] = (await once(worker, 'message')) as [Findings];
    return findings;
  } finally {
    await worker.terminate();
  }
}
