import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MigrationError, applyMigrations } from '@verdict/prisma/migrate/runner.ts';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';

let folder: string;
let url: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdict-migrations-'));
  const address = new URL(inject('postgresUrl'));
  const name = `migrations_${process.pid}`;
  await query(address.href, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await query(address.href, `CREATE DATABASE ${name}`);
  address.pathname = `/${name}`;
  url = address.href;
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function query(address: string, sql: string): Promise<Array<Record<string, unknown>>> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>({ text: sql })).rows;
  } finally {
    await client.end();
  }
}

async function migration(name: string, sql: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, 'migration.sql'), sql);
}

const apply = () => applyMigrations(url, () => {}, { folder });

test('migrations are applied once, in the order of their names', async () => {
  await migration('20260102000000_second', 'ALTER TABLE a ADD COLUMN m int');
  await migration('20260101000000_first', 'CREATE TABLE a (n int)');
  expect(await apply()).toBe(2);
  expect(await apply()).toBe(0);
  expect(await query(url, 'SELECT migration_name FROM _prisma_migrations ORDER BY finished_at')).toEqual([
    { migration_name: '20260101000000_first' },
    { migration_name: '20260102000000_second' },
  ]);
});

test('several processes that start at once apply each migration once', async () => {
  await migration('20260101000000_first', 'CREATE TABLE a (n int)');
  const counts = await Promise.all([apply(), apply(), apply()]);
  expect(counts.toSorted()).toEqual([0, 0, 1]);
});

test('one that fails is undone as a whole, and the message names it', async () => {
  await migration('20260101000000_first', 'CREATE TABLE a (n int); INSERT INTO nothing VALUES (1);');
  await expect(apply()).rejects.toThrow(/20260101000000_first failed and was undone: .*nothing/);
  expect(await query(url, "SELECT to_regclass('a') AS a")).toEqual([{ a: null }]);
  await migration('20260101000000_first', 'CREATE TABLE a (n int)');
  expect(await apply()).toBe(1);
});

test('one that was changed after it was applied is refused', async () => {
  await migration('20260101000000_first', 'CREATE TABLE a (n int)');
  await apply();
  await migration('20260101000000_first', 'CREATE TABLE a (n bigint)');
  await expect(apply()).rejects.toThrow(MigrationError);
  await expect(apply()).rejects.toThrow(/20260101000000_first was changed/);
});

test('a database of a newer version is refused', async () => {
  await migration('20260101000000_first', 'CREATE TABLE a (n int)');
  await apply();
  await rm(join(folder, '20260101000000_first'), { recursive: true });
  await expect(apply()).rejects.toThrow(/newer version/);
});
