import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { recordFiles } from '@verdict/schema/core/files/record-files.service.ts';
import { filesLockKey } from '@verdict/schema/core/ports/backups.ts';
import { removeUnusedFiles } from '@verdict/schema/site/files/unused-files.service.ts';
import { createFileStore } from '@verdict/server/adapters/file-store.ts';
import { listTables, withClient } from '@verdict/server/backup/database-facts.ts';
import { makeBackup } from '@verdict/server/backup/make-backup.ts';
import { filePath, readManifest } from '@verdict/server/backup/manifest.ts';
import { restoreBackup } from '@verdict/server/backup/restore-backup.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProblem } from '../factories/problem.ts';
import { buildSubmission } from '../factories/submission.ts';
import { secondFactorActs } from '../schema/account/sign-in/second-factor-scene.ts';
import { startTestServer, testDatabaseUrl, type TestServer } from './test-server.ts';

let server: TestServer;
let ground: string;
beforeAll(async () => {
  server = await startTestServer();
  ground = await mkdtemp(join(tmpdir(), 'verdict-backup-'));
  await buildProblem(server.services);
});
afterAll(async () => {
  await server.stop();
  await rm(ground, { recursive: true, force: true });
});

const work = { signal: new AbortController().signal, say: () => {} };
const backUp = async () => (await server.services.backups.make(new Date())).path;
const sourceOf = (path: string) => ({
  databaseUrl: testDatabaseUrl(),
  dataFolder: dirname(dirname(path)),
  secret: 'a secret of the tests, long enough',
  reserveBytes: 0,
});

/** An empty database beside that of the tests. */
async function emptyDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const url = new URL(testDatabaseUrl());
  const name = `${url.pathname.slice(1)}_restored`;
  url.pathname = `/${name}`;
  const run = (sql: string) => withClient(testDatabaseUrl(), (client) => client.query(sql));
  await run(`CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE template0`);
  return {
    url: url.href,
    drop: async () => void (await run(`DROP DATABASE ${pg.escapeIdentifier(name)} WITH (FORCE)`)),
  };
}

/** Each table with the number of its rows and a digest of them. */
async function contentOf(url: string): Promise<Map<string, string>> {
  return withClient(url, async (client) => {
    const content = new Map<string, string>();
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ text: string }>(
        `SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, '' ORDER BY t::text), '')) AS text
         FROM ${pg.escapeIdentifier(name)} t`,
      );
      content.set(name, rows[0]?.text ?? '');
    }
    return content;
  });
}

test(
  'what is backed up while submissions come in comes back with all rows, files and second factors',
  { timeout: 120_000 },
  async () => {
    const { services } = server;
    const { user, app } = await secondFactorActs(server).userWithApp();
    const problem = await buildProblem(services);
    const isOver = new AbortController();
    const coming = (async () => {
      for (; !isOver.signal.aborted; await sleep(5))
        await buildSubmission(services, { userId: user.id, problemId: problem.id });
    })();
    await expect.poll(() => services.db.submission.count(), { timeout: 20_000 }).toBeGreaterThan(5);
    const before = await services.db.submission.count();
    const path = await backUp();
    isOver.abort();
    await coming;
    const after = await services.db.submission.count();

    const manifest = await readManifest(path);
    const { url, drop } = await emptyDatabase();
    try {
      const dataFolder = join(ground, 'restored');
      await restoreBackup({ databaseUrl: url, dataFolder }, path, { manifest, ...work });
      const [restored, source] = [await contentOf(url), await contentOf(testDatabaseUrl())];
      const submissions = Number(restored.get('submission')?.split(' ')[0]);
      expect(submissions).toBeGreaterThanOrEqual(before);
      expect(submissions).toBeLessThanOrEqual(after);
      for (const content of [restored, source]) content.delete('submission');
      expect(restored).toEqual(source);
      expect(restored.size).toBeGreaterThan(100);

      const files = createFileStore(join(dataFolder, 'files'));
      const named = await services.db.storedFile.findMany({ select: { sha256: true } });
      expect(named.length).toBeGreaterThan(1);
      expect(manifest.files).toMatchObject({ count: named.length, missing: 0 });
      // Their content was compared with their names on the way.
      for (const { sha256 } of named) expect(await files.has(sha256)).toBe(true);

      const again = await startTestServer({ databaseUrl: url });
      try {
        const acts = secondFactorActs(again);
        const ticket = await acts.ticketOf(user.username);
        expect(await acts.secondStep({ ticket, code: app.code() })).toMatchObject({
          __typename: 'SignInWithSecondFactorSuccess',
        });
        // Numbers of new rows go on where the old ones end.
        const next = await buildSubmission(again.services, { userId: user.id, problemId: problem.id });
        expect(next.id).toBeGreaterThanOrEqual(submissions);
      } finally {
        await again.stop();
      }
    } finally {
      await drop();
    }
  },
);

test(
  'a verification passes a whole backup, and fails on a broken file, table or list',
  { timeout: 120_000 },
  async () => {
    const verify = (path: string) => server.services.backups.verify(path);
    const path = await backUp();
    await expect(verify(path)).resolves.toBeUndefined();

    const { sha256 } = await server.services.db.storedFile.findFirstOrThrow();
    // Of the right size, so that it is found by what it says.
    const rot = async (name: string) => {
      const good = await readFile(name);
      // A new file: the old one may be that of the content store as well.
      await rm(name);
      await expect(verify(path)).rejects.toThrow(`${name} is missing`);
      await writeFile(name, Buffer.alloc(good.length, 1));
      await expect(verify(path)).rejects.toThrow(/damaged/);
      await writeFile(name, good);
    };
    await rot(filePath(join(path, 'files'), sha256));
    await rot(join(path, 'files.txt'));
    await rot(join(path, 'database/user.copy.gz'));
  },
);

test('the next backup shares the files of the last one', async () => {
  const [first, second] = [await backUp(), await backUp()];
  expect(second).not.toBe(first);
  const inode = async (path: string) => {
    const { sha256 } = await server.services.db.storedFile.findFirstOrThrow({ orderBy: { sha256: 'asc' } });
    return execFileSync('stat', ['-c', '%i', filePath(join(path, 'files'), sha256)], { encoding: 'utf8' });
  };
  expect(await inode(second)).toBe(await inode(first));
});

test('a folder that cannot be written is named, and nothing is left there', async () => {
  const source = sourceOf(await backUp());
  const blocked = join(ground, 'a-file');
  await writeFile(blocked, '');
  await expect(makeBackup(source, { ...work, to: join(blocked, 'backups'), now: new Date() })).rejects.toThrow(
    /a-file\/backups is not a folder/,
  );
});

test('on a full disk a backup fails with a clear word, and leaves nothing', async ({ skip }) => {
  const disk = await mkdtemp(join(tmpdir(), 'verdict-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m,mode=0755', 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    skip('a small disk cannot be mounted (needs root)');
  }
  try {
    const source = sourceOf(await backUp());
    const large = await server.services.files.put(randomBytes(2 * 1024 ** 2));
    await recordFiles(server.services.db, [large]);
    await expect(makeBackup(source, { ...work, to: disk, now: new Date() })).rejects.toThrow(
      /disk of .* is full|MB left/,
    );
    expect(await readdir(disk)).toEqual([]);
  } finally {
    execFileSync('umount', ['-l', disk]);
    await rm(disk, { recursive: true, force: true });
  }
});

test('unused files are not removed while a backup is made', async () => {
  const { db, files } = server.services;
  const unused = await files.put(randomBytes(64));
  await recordFiles(db, [unused]);
  const tomorrow = new Date(Date.now() + 48 * 60 * 60_000);
  await withClient(testDatabaseUrl(), async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [filesLockKey]);
    await removeUnusedFiles(server.services, tomorrow);
    expect(await files.has(unused.sha256)).toBe(true);
  });
  await removeUnusedFiles(server.services, tomorrow);
  expect(await files.has(unused.sha256)).toBe(false);
});
