/*
 * `npm run migration -- new <name>` writes the next migration from the models, `npm run migration -- check` fails when
 * migrations and models disagree. Both work in a scratch database that is gone afterwards.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationDrift } from '@verdict/prisma/migrate/drift.ts';
import { migrationsFolder, readMigrations } from '@verdict/prisma/migrate/migration-files.ts';
import { startEmbeddedPostgres } from '../adapters/embedded-postgres.ts';

const usage = 'Usage: npm run migration -- new <name-in-words>\n       npm run migration -- check';

/** Runs the command line. @returns the exit code. */
export async function migrationCommand(args: readonly string[], now: Date): Promise<number> {
  const [command, ...words] = args;
  if (command === 'check' && words.length === 0) return check(await scratchDrift());
  if (command !== 'new' || words.length === 0) {
    console.error(usage);
    return 2;
  }
  const drift = await scratchDrift();
  if (drift === '') {
    console.log('Migrations and models agree already: nothing to write.');
    return 0;
  }
  console.log(
    `Wrote ${writeMigration(words.join(' '), drift, now)}. Read it, and say on its first lines why it is needed.`,
  );
  return 0;
}

function check(drift: string): number {
  if (drift === '') {
    console.log(`The models agree with the ${readMigrations().length} migrations.`);
    return 0;
  }
  console.error(
    `The models and the migrations differ. Run "npm run migration -- new <name>". The difference is:\n\n${drift}`,
  );
  return 1;
}

function writeMigration(title: string, sql: string, now: Date): string {
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
  const folder = join(migrationsFolder, `${stamp}_${slug}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(migrationsFolder, 'migration_lock.toml'),
    '# Read by Prisma\'s own tools.\nprovider = "postgresql"\n',
  );
  const file = join(folder, 'migration.sql');
  writeFileSync(file, `${sql}\n`);
  return file;
}

async function scratchDrift(): Promise<string> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'verdict-migration-'));
  const postgres = await startEmbeddedPostgres({
    dataFolder,
    log: () => {},
    settings: { fsync: 'off' },
    endsWithUs: true,
  });
  try {
    return await migrationDrift(postgres.url);
  } finally {
    await postgres.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

if (import.meta.main) process.exitCode = await migrationCommand(process.argv.slice(2), new Date());
