import { createServer } from 'node:net';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Ground, isReady, launch, openGround, processesOf, until } from './launcher.ts';

let ground: Ground;

beforeEach(async () => {
  ground = await openGround();
});

afterEach(() => ground.clear());

async function signIn(password: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${ground.port}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'root', password }),
  });
  return answer.status;
}

describe('npm run up', () => {
  test('brings an empty folder to a site, stops at SIGTERM without leaving a process, and starts again quickly', async () => {
    const first = launch(ground, { isThroughNpm: true });
    await first.untilSaid(`Verdict is running at http://localhost:${ground.port}`);
    expect(await isReady(ground)).toBe(true);
    const password = /"root", password "([^"]+)"/.exec(first.said())?.[1];
    expect(await signIn(password ?? '')).toBe(200);

    // A command beside the site uses its database, which it neither starts nor takes over.
    const command = launch(ground, { words: ['problem'] });
    expect(await command.ended()).toBe(2);
    expect(command.said()).not.toContain('PostgreSQL');

    first.child.kill('SIGTERM');
    expect(await first.ended()).toBe(0);
    expect(await processesOf(ground.dataFolder)).toEqual([]);

    const startedAt = performance.now();
    const second = launch(ground);
    await second.untilSaid('Verdict is running at');
    console.log(`second start: ${Math.round(performance.now() - startedAt)} ms`);
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    // The password is shown once; the account and its password stay.
    expect(second.said()).not.toContain('password');
    expect(await signIn(password ?? '')).toBe(200);

    second.child.kill('SIGINT');
    expect(await second.ended()).toBe(0);
    expect(await processesOf(ground.dataFolder)).toEqual([]);
  });

  test('an empty site says that its demo is coming before it says where it is, and when it is there', async () => {
    ground.env['VERDICT_DEMO'] = '1';
    const site = launch(ground);
    await site.untilSaid('The demo content is loaded');
    const said = site.said();
    const places = ['The demo content is coming in', 'Verdict is running at', 'The demo content is loaded'].map((line) => said.indexOf(line));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(-1);
    site.child.kill('SIGINT');
    await site.ended();

    const again = launch(ground);
    await again.untilSaid('Verdict is running at');
    expect(again.said()).not.toContain('demo');
    again.child.kill('SIGINT');
    await again.ended();
  });

  test('a second one on the same data folder says where the first is, and stops', async () => {
    const first = launch(ground);
    await first.untilSaid('Verdict is running at');
    const second = launch(ground);
    expect(await second.ended()).toBe(1);
    expect(second.said()).toContain(`running already on ${ground.dataFolder}, at http://localhost:${ground.port} (process ${first.pid})`);
    expect(await isReady(ground)).toBe(true);
    first.child.kill('SIGINT');
    await first.ended();
  });

  test('the password of root may be given, and is not printed then', async () => {
    ground.env['VERDICT_ROOT_PASSWORD'] = 'given-by-me';
    const site = launch(ground);
    await site.untilSaid('Verdict is running at');
    expect(site.said()).not.toContain('given-by-me');
    expect(await signIn('given-by-me')).toBe(200);
    site.child.kill('SIGINT');
    await site.ended();
  });

  test('what is secret in the data folder can be read by its owner only', async () => {
    const site = launch(ground);
    await site.untilSaid('Verdict is running at');
    expect((await stat(join(ground.dataFolder, 'secret'))).mode & 0o077).toBe(0);
    expect((await stat(join(ground.dataFolder, 'postgres'))).mode & 0o077).toBe(0);
    expect(await readFile(join(ground.dataFolder, 'logs/server.log'), 'utf8')).not.toMatch(/judge_[0-9a-f]{64}/);
    site.child.kill('SIGINT');
    await site.ended();
  });

  test('Ctrl+C while it is still starting stops it, and leaves no process', async () => {
    const site = launch(ground);
    await until('PostgreSQL to run', async () => (await processesOf(ground.dataFolder)).length > 2);
    site.child.kill('SIGINT');
    expect(await site.ended()).toBe(0);
    expect(await processesOf(ground.dataFolder)).toEqual([]);
  });
});

describe('a start that cannot work says what to do', () => {
  test('the port is taken', async () => {
    const other = createServer().listen(ground.port, '127.0.0.1');
    const site = launch(ground);
    expect(await site.ended()).toBe(1);
    expect(site.said()).toContain(`Port ${ground.port} is in use by another program`);
    expect(site.said()).toContain(`PORT=${ground.port + 1} npm run up`);
    other.close();
    expect(await processesOf(ground.dataFolder)).toEqual([]);
  });

  test('a setting is wrong', async () => {
    ground.env['PORT'] = 'web';
    const site = launch(ground);
    expect(await site.ended()).toBe(1);
    expect(site.said()).toContain('PORT: must be a number');
  });

  test('the data folder cannot be made', async () => {
    ground.env['VERDICT_DATA'] = '/dev/null/data';
    const site = launch(ground);
    expect(await site.ended()).toBe(1);
    expect(site.said()).toContain('/dev/null/data');
    expect(site.said()).toContain('VERDICT_DATA');
  });

  test('the database cannot be reached', async () => {
    ground.env['DATABASE_URL'] = 'postgresql://nobody@127.0.0.1:9/none';
    const site = launch(ground);
    expect(await site.ended()).toBe(1);
    expect(site.said()).toContain('DATABASE_URL');
  });
});
