import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Ground, isReady, killHard, launch, openGround, pidOf, processesOf, until } from './launcher.ts';

let ground: Ground;

beforeEach(async () => {
  ground = await openGround();
});

afterEach(() => ground.clear());

test.each(['server', 'judge', 'postgres'] as const)('kill -9 of %s: it is started again', async (part) => {
  const site = launch(ground);
  await site.untilSaid('Verdict is running at');
  const killed = await killHard(ground, part);
  await until('the part to be back', async () => {
    const pid = await pidOf(ground, part);
    return pid !== null && pid !== killed && (await isReady(ground));
  });
  expect(site.said()).toContain('ended unexpectedly');
  site.child.kill('SIGINT');
  expect(await site.ended()).toBe(0);
  expect(await processesOf(ground.dataFolder)).toEqual([]);
});

test('kill -9 of the launcher: the next one takes over what is left', async () => {
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

test('kill -9 of npm: the site stops, and the next start works', async () => {
  const first = launch(ground, { isThroughNpm: true });
  await first.untilSaid('Verdict is running at');
  first.child.kill('SIGKILL');
  await until('everything to stop', async () => (await processesOf(ground.dataFolder)).length === 0);
  const second = launch(ground, { isThroughNpm: true });
  await second.untilSaid('Verdict is running at');
  second.child.kill('SIGTERM');
  expect(await second.ended()).toBe(0);
});

test('kill -9 of everything at once: the next start works', async () => {
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
