import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { recordFiles } from '@verdict/schema/core/files/record-files.service.ts';
import { backupBytes, readManifest } from '@verdict/server/backup/manifest.ts';
import { descendants, commandOf } from '../setup/process-tree.ts';
import { launch } from '../setup/site.ts';
import { openBenchSite, type BenchSite } from './bench-site.ts';
import type { Figure } from './figure.ts';
import { ManyRows } from './many-rows.ts';
import { peakMb } from './memory.ts';

const problems = 50_000;
const files = 256;
const bytesPerFile = 4 * 1024 ** 2;
const bytesPerMb = 1024 ** 2;

/** What a command took. */
interface Cost {
  readonly seconds: number;
  /** Most resident memory of one of its Node processes. */
  readonly peakMb: number;
}

/**
 * Backup, verification and restore of a running site with 50,000 problems and 1 GiB of files. Their memory is compared
 * with the same of an empty site, their time with a plain copy of the files.
 */
export async function measureBackup(): Promise<readonly Figure[]> {
  await using site = await openBenchSite({ isJudging: false });
  const folder = await mkdtemp(join(tmpdir(), 'verdict-backups-'));
  try {
    const empty = await threeActs(site, join(folder, 'empty'));
    await using rows = await ManyRows.open(site.databaseUrl);
    await rows.problems(problems);
    for (let count = 0; count < files; count += 1)
      await recordFiles(site.services.db, [await site.services.files.put(randomBytes(bytesPerFile))]);
    const copied = await timed(() => cp(join(site.dataFolder, 'files'), join(folder, 'copy'), { recursive: true }));
    const full = await threeActs(site, join(folder, 'full'));
    const acts = ['backup', 'verification', 'restore'] as const;
    return [
      ...acts.map((act) => ({
        what: `${act} of ${problems} problems and ${(files * bytesPerFile) / bytesPerMb} MiB of files`,
        value: full[act].seconds,
        unit: 's' as const,
        baseline: copied,
      })),
      ...acts.map((act) => ({
        what: `most memory of the ${act}`,
        value: full[act].peakMb,
        unit: 'MB' as const,
        baseline: empty[act].peakMb,
        budget: { kind: 'added' as const, most: 150 },
      })),
      {
        what: 'the backup without what it shares with the site',
        value: full.ownMb,
        unit: 'MB',
        baseline: full.allMb,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes a backup of the site in a folder, verifies it, and restores it beside. */
async function threeActs(site: BenchSite, folder: string) {
  const backups = join(folder, 'backups');
  await mkdir(backups, { recursive: true });
  const own = { VERDICT_DATA: site.dataFolder, PORT: new URL(site.url).port };
  const backup = await run(['backup', '--to', backups], own);
  const [name = ''] = await readdir(backups);
  const path = join(backups, name);
  const verification = await run(['backup', 'verify', path], own);
  const restore = await run(['restore', path], { VERDICT_DATA: join(folder, 'restored') });
  const manifest = await readManifest(path);
  const allMb = backupBytes(manifest) / bytesPerMb;
  return { backup, verification, restore, allMb, ownMb: allMb - manifest.files.bytes / bytesPerMb };
}

/** Runs a command of package.json to its end. @throws Error with what it said, when it fails. */
async function run(words: readonly string[], settings: Readonly<Record<string, string>>): Promise<Cost> {
  let said = '';
  let most = 0;
  const start = performance.now();
  const command = launch(words, settings, (text) => (said += text));
  const ended = once(command, 'close');
  let isRunning = true;
  const watching = (async () => {
    for (; isRunning; await sleep(20)) {
      for (const pid of [command.pid ?? 0, ...(await descendants(command.pid ?? 0))])
        if ((await commandOf(pid))[0]?.endsWith('/node')) most = Math.max(most, await peakMb(pid));
    }
  })();
  const [code] = await ended;
  const seconds = (performance.now() - start) / 1_000;
  isRunning = false;
  await watching;
  if (code !== 0) throw new Error(`"${words.join(' ')}" ended with ${String(code)}:\n${said}`);
  return { seconds, peakMb: most };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}
