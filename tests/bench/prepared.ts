import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchSite } from './bench-site.ts';

const patienceMs = 120_000;

/** Waits until the site's judge has made what it makes once on a machine: judging is measured as it is from then on. */
export async function untilPrepared({ dataFolder }: BenchSite, languageKeys: readonly string[]): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(200)) {
    const names = await readdir(join(dataFolder, 'judge', 'prepared')).catch(() => []);
    const isBusy = names.some((name) => name.startsWith('new-'));
    if (!isBusy && languageKeys.every((key) => names.some((name) => name.startsWith(`${key}-`)))) return;
  }
  throw new Error(`The judge did not prepare ${languageKeys.join(', ')} in ${patienceMs / 1_000} s.`);
}
