import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type Ground,
  type Launched,
  isReady,
  killHard,
  launch,
  openGround,
  pidOf,
  processesOf,
  until,
} from './launcher.ts';

/** All sites here have this data folder, one after the other: a cluster takes longer to make than to start. */
let ground: Ground;

beforeAll(async () => {
  ground = await openGround();
});

afterAll(() => ground.clear());

describe('a site', () => {
  let site: Launched;
  beforeAll(async () => {
    site = launch(ground);
    await site.untilSaid('Verdict is running at');
  });
  afterAll(() => ground.endAll());

  test.each(['server', 'judge', 'postgres'] as const)('starts %s again after kill -9', async (part) => {
    const before = site.said().length;
    const killed = await killHard(ground, part);
    await until('the part to be back', async () => {
      const pid = await pidOf(ground, part);
      return pid !== null && pid !== killed && (await isReady(ground));
    });
    expect(site.said().slice(before)).toContain('ended unexpectedly');
  });

  test('stops at Ctrl+C after all that, and leaves no process', async () => {
    site.child.kill('SIGINT');
    expect(await site.ended()).toBe(0);
    expect(await processesOf(ground.dataFolder)).toEqual([]);
  });
});

describe('the next start', () => {
  afterEach(() => ground.endAll());

  test('takes over what is left after kill -9 of the launcher', async () => {
    const first = launch(ground);
    await first.untilSaid('Verdict is running at');
    first.child.kill('SIGKILL');
    await first.ended();
    const second = launch(ground);
    await second.untilSaid('Verdict is running at');
    expect(second.said()).toContain('PostgreSQL is still running from before; taking it over');
    expect(await isReady(ground)).toBe(true);
    second.child.kill('SIGINT');
    expect(await second.ended()).toBe(0);
    expect(await processesOf(ground.dataFolder)).toEqual([]);
  });

  test('works after kill -9 of npm, at which the site stops', async () => {
    const first = launch(ground, { isThroughNpm: true });
    await first.untilSaid('Verdict is running at');
    first.child.kill('SIGKILL');
    await until('everything to stop', async () => (await processesOf(ground.dataFolder)).length === 0);
    const second = launch(ground, { isThroughNpm: true });
    await second.untilSaid('Verdict is running at');
    second.child.kill('SIGTERM');
    expect(await second.ended()).toBe(0);
  });

  test('works after kill -9 of everything at once', async () => {
    const first = launch(ground);
    await first.untilSaid('Verdict is running at');
    for (const pid of await processesOf(ground.dataFolder)) process.kill(pid, 'SIGKILL');
    await first.ended();
    const second = launch(ground);
    await second.untilSaid('Verdict is running at');
    expect(await isReady(ground)).toBe(true);
    second.child.kill('SIGINT');
    expect(await second.ended()).toBe(0);
  });
});
