import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Ground, type Launched, isReady, launch, openGround, processesOf, until } from './launcher.ts';

let ground: Ground;

beforeEach(async () => {
  ground = await openGround();
});

afterEach(() => ground.clear());

async function signIn(password: string, { port } = ground): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'root', password }),
  });
  return answer.status;
}

describe('npm run up', () => {
  test('starts a site from an empty folder, stops on SIGTERM leaving no process, and restarts quickly', async () => {
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
    expect(performance.now() - startedAt).toBeLessThan(100_000);
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
    const places = ['The demo content is coming in', 'Verdict is running at', 'The demo content is loaded'].map(
      (line) => said.indexOf(line),
    );
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

  test('Ctrl+C while it is still starting stops it, and leaves no process', async () => {
    const site = launch(ground);
    await until('PostgreSQL to run', async () => (await processesOf(ground.dataFolder)).length > 2);
    site.child.kill('SIGINT');
    expect(await site.ended()).toBe(0);
    expect(await processesOf(ground.dataFolder)).toEqual([]);
  });
});

describe('a site that runs', () => {
  let home: Ground;
  let site: Launched;
  beforeAll(async () => {
    home = await openGround({ VERDICT_ROOT_PASSWORD: 'given-by-me' });
    site = launch(home);
    await site.untilSaid('Verdict is running at');
  });
  afterAll(async () => {
    site.child.kill('SIGINT');
    await site.ended();
    await home.clear();
  });

  test('lets no second one start on its data folder, which says where the first is', async () => {
    const second = launch(home);
    expect(await second.ended()).toBe(1);
    expect(second.said()).toContain(
      `running already on ${home.dataFolder}, at http://localhost:${home.port} (process ${site.pid})`,
    );
    expect(await isReady(home)).toBe(true);
  });

  test('has the password of root it was given, which is not printed', async () => {
    expect(site.said()).not.toContain('given-by-me');
    expect(await signIn('given-by-me', home)).toBe(200);
  });

  test('lets only the owner of the data folder read what is secret in it', async () => {
    expect((await stat(join(home.dataFolder, 'secret'))).mode & 0o077).toBe(0);
    expect((await stat(join(home.dataFolder, 'postgres'))).mode & 0o077).toBe(0);
    expect(await readFile(join(home.dataFolder, 'logs/server.log'), 'utf8')).not.toMatch(/judge_[0-9a-f]{64}/);
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
