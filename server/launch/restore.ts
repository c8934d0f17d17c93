import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BackupError } from '../backup/backup-error.ts';
import { ensureKnownMigrations } from '../backup/load-database.ts';
import { type Manifest, readManifest, secretName } from '../backup/manifest.ts';
import { ensureEmptyDatabase, restoreBackup, restoreSecret } from '../backup/restore-backup.ts';
import type { Env } from '../env.ts';
import type { Command } from './command.ts';
import { isLock, takeDataFolder } from './data-lock.ts';
import { say, warn } from './progress.ts';
import { releaseQuietly } from './running-site.ts';
import { openDatabase } from './site.ts';
import { ensureSystemPackages } from './system-packages.ts';
import { refuse } from './up.ts';

/** What a restore makes in the data folder; none of it may be there. */
const restoredNames = ['postgres', 'files', 'secret'] as const;

/** `npm run restore -- FOLDER`: fills an empty data folder, and an empty database, from a backup. */
export const restore: Command = async ({ args: [given, ...more], env, stopping }) => {
  if (given === undefined || more.length > 0) {
    console.error('Usage: npm run restore -- FOLDER   (the folder of one backup, such as 2026-01-31T02-13-00Z)');
    return 2;
  }
  // Paths are meant from where the command was typed; npm goes to the repository's folder.
  process.chdir(process.env['INIT_CWD'] ?? process.cwd());
  const folder = resolve(given);
  const manifest = await readManifest(folder);
  ensureKnownMigrations(manifest);
  const secret = await secretFor(folder, manifest, env);
  await using cleanup = new AsyncDisposableStack();
  const lock = await takeDataFolder(env.VERDICT_DATA);
  if (!isLock(lock)) return refuse(env.VERDICT_DATA, lock);
  cleanup.defer(() => releaseQuietly(lock));
  ensureEmptyFolder(env.VERDICT_DATA);
  if (env.DATABASE_URL !== undefined) await ensureEmptyDatabase(env.DATABASE_URL);
  else ensureSystemPackages('run');
  try {
    await fill(folder, { manifest, secret, env, signal: stopping.signal });
  } catch (error) {
    for (const name of restoredNames) await rm(join(env.VERDICT_DATA, name), { recursive: true, force: true });
    if (env.DATABASE_URL !== undefined)
      warn('The database of DATABASE_URL has tables now, and no rows. Make a new one before the next try.');
    throw error;
  }
  say(
    `Restored into ${env.VERDICT_DATA}: the site as it was at ${manifest.madeAt}. Start it with "npm run up".\n` +
      'Passwords, second factors and sessions are those of that time. Mails that waited then will be sent.',
  );
  return 0;
};

/** @throws BackupError when there is something of a site in the data folder. */
function ensureEmptyFolder(dataFolder: string): void {
  const found = restoredNames.filter((name) => existsSync(join(dataFolder, name)));
  if (found.length === 0) return;
  throw new BackupError(
    `There is something of a site in ${dataFolder} already (${found.join(', ')}), and a backup is restored into an ` +
      'empty place only. Move it away, or set VERDICT_DATA to a new folder.',
  );
}

/** The secret that goes into the data folder; null: none. @throws BackupError when the environment has another one. */
async function secretFor(folder: string, { hasSecret }: Manifest, env: Env): Promise<string | null> {
  if (!hasSecret) {
    warn(
      'The backup does not hold the secret of the site. Without VERDICT_SECRET everybody signs in anew, ' +
        'and the SMTP password and second factors by app are lost.',
    );
    return null;
  }
  const secret = (await readFile(join(folder, secretName), 'utf8')).trim();
  if (env.VERDICT_SECRET === undefined) return secret;
  if (env.VERDICT_SECRET === secret) return null;
  throw new BackupError(
    `VERDICT_SECRET is not the secret of the backup. Unset it, or set it to what is in ${join(folder, secretName)}.`,
  );
}

interface Filling {
  readonly manifest: Manifest;
  readonly secret: string | null;
  readonly env: Env;
  readonly signal: AbortSignal;
}

/** The database is stopped again when this ends, however it ends. */
async function fill(folder: string, { manifest, secret, env, signal }: Filling): Promise<void> {
  await using cleanup = new AsyncDisposableStack();
  await mkdir(env.VERDICT_DATA, { recursive: true, mode: 0o700 });
  const place = { databaseUrl: await openDatabase(env, cleanup), dataFolder: env.VERDICT_DATA };
  const unknown = await restoreBackup(place, folder, { manifest, signal, say });
  if (unknown.length > 0) warn(`Tables that this version does not have were left out: ${unknown.join(', ')}`);
  if (secret !== null) await restoreSecret(env.VERDICT_DATA, secret);
}
