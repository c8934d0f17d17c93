import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Ground, launch, openGround } from './launcher.ts';

const demo = join(import.meta.dirname, '../../prisma/demo/problems');
/** Some hundred runs of which several must run into their limits. */
const verifyAllMs = 900_000;

let ground: Ground;
let packages: string;

beforeEach(async () => {
  ground = await openGround();
  packages = await mkdtemp(join(tmpdir(), 'verdict-packages-'));
});

afterEach(async () => {
  await ground.clear();
  await rm(packages, { recursive: true, force: true });
});

async function problem(...words: string[]): Promise<{ code: number | string; said: string }> {
  const command = launch(ground, { words: ['problem', ...words] });
  return { code: await command.ended(), said: command.said() };
}

describe('npm run problem', () => {
  test(
    'verify finds every jury submission of the demo problems judged as its author expects',
    async () => {
      const { code, said } = await problem('verify', demo);
      expect(said).toMatch(/\d+ jury submissions: \d+ as expected, 0 not as expected/);
      for (const slug of await readdir(demo)) expect(said).toContain(slug);
      expect(code).toBe(0);
    },
    verifyAllMs,
  );

  test('verify ends with 1 and shows the file when a verdict is not the expected one', async () => {
    const lying = join(packages, 'aplusb');
    await cp(join(demo, 'aplusb'), lying, { recursive: true });
    await rm(join(lying, 'submissions'), { recursive: true });
    await cp(join(demo, 'aplusb/submissions/accepted'), join(lying, 'submissions/wrong_answer'), { recursive: true });
    const { code, said } = await problem('verify', lying);
    expect(said).toMatch(/, [1-9]\d* not as expected/);
    expect(said).toMatch(/wrong_answer\/\S+.*WA.*AC/);
    expect(code).toBe(1);
  });

  test('import names every file that is wrong and imports nothing of that package', async () => {
    const broken = join(packages, 'broken');
    await cp(join(demo, 'aplusb'), broken, { recursive: true });
    const yaml = join(broken, 'problem.yaml');
    await writeFile(yaml, (await readFile(yaml, 'utf8')).replace('time_limit: 1', 'time_limit: soon'));
    await writeFile(join(broken, 'data/secret/unpaired.in'), '1 2\n');
    const { code, said } = await problem('import', broken);
    expect(said).toContain('problem.yaml');
    expect(said).toContain('unpaired');
    expect(code).toBe(1);

    // The good one beside it goes in as the first of the bank.
    const good = await problem('import', join(demo, 'aplusb'));
    expect(good.said).toContain('1000');
    expect(good.code).toBe(0);
  });
});
