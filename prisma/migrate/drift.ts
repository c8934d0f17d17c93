/*
 * Compares the migrations with the models. Prisma's own command line does this with an engine program that is
 * downloaded at run time; the same engine is also published as WebAssembly in a plain npm package, which is used here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { SchemaEngine } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import { catalogueAdapter } from './catalogue-adapter.ts';
import { migrationsFolder } from './migration-files.ts';
import { applyMigrations } from './runner.ts';

/** The folder with `schema.prisma` and `models/`. */
const schemaFolder = join(import.meta.dirname, '..');

/**
 * SQL that would turn what the migrations make into what the models describe; empty when they agree.
 *
 * @param serverUrl a PostgreSQL where a scratch database may be made and dropped.
 * @param folder the migrations; this product's own by default.
 */
export async function migrationDrift(serverUrl: string, folder: string = migrationsFolder): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  const name = `drift_${process.pid}_${Date.now()}`;
  try {
    await admin.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE template0`);
    const scratchUrl = new URL(serverUrl);
    scratchUrl.pathname = `/${name}`;
    await applyMigrations(scratchUrl.href, () => {}, { folder });
    return await diffWithModels(scratchUrl.href);
  } finally {
    await admin.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
    await admin.end();
  }
}

async function diffWithModels(url: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: url });
  const files = readModels();
  const datamodels = files.map(({ path, content }): [string, string] => [path, content]);
  const engine = await SchemaEngine.new(
    { datamodels },
    () => {},
    bindMigrationAwareSqlAdapterFactory(catalogueAdapter(pool)),
  );
  try {
    const { stdout } = await engine.diff({
      // "The database": the one the adapter is connected to.
      from: { tag: 'schemaDatasource', files, configDir: schemaFolder },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    const script = stdout?.trim() ?? '';
    return script === '-- This is an empty migration.' ? '' : script;
  } finally {
    engine.free();
    await pool.end();
  }
}

function readModels(): { path: string; content: string }[] {
  const models = readdirSync(join(schemaFolder, 'models'), { encoding: 'utf8', recursive: true }).filter((name) =>
    name.endsWith('.prisma'),
  );
  return ['schema.prisma', ...models.sort().map((name) => join('models', name))].map((name) => {
    const path = join(schemaFolder, name);
    return { path, content: readFileSync(path, 'utf8') };
  });
}
