import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

async function write(name: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(packages, name, path)), { recursive: true });
    await writeFile(join(packages, name, path), content);
  }
}

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

  test(
    'verify judges binary sources, files shared by all languages, fractional scores and partial verdicts',
    async () => {
      await write('bytes', {
        'problem.yaml':
          'problem_format_version: 2025-09\nname: Bytes\n' +
          'uuid: 7a52c5f0-0000-4000-8000-000000000001\nlimits: { time_limit: 2 }\n',
        'statement/problem.en.md': 'Add the number of data.txt.\n',
        'include/default/data.txt': '40\n',
        'data/sample/1.in': '2\n',
        'data/sample/1.ans': '42\n',
        'data/secret/1.in': '1\n',
        'data/secret/1.ans': '41\n',
        'submissions/accepted/with_data.py': "print(int(input()) + int(open('data.txt').read()))\n",
        // No version of Python takes a NUL character within code.
        'submissions/compile_error/nul.py': 'print(int(input()) + 40\0)\n',
      });
      const third = (code: string) => `${code}\nn = int(input())\n`;
      await write('points', {
        'problem.yaml': 'name: Points\ntype: scoring\n',
        '.timelimit': '1\n',
        'problem_statement/problem.en.tex': '\\problemname{Points} Print the number.',
        'data/testdata.yaml': 'grader_flags: ignore_sample\n',
        'data/secret/testdata.yaml': 'on_reject: continue\n',
        ...Object.fromEntries(
          [1, 2, 3].flatMap((n) => [
            [`data/secret/g${n}/testdata.yaml`, 'accept_score: 33.33\n'],
            [`data/secret/g${n}/a.in`, `${n}\n`],
            [`data/secret/g${n}/a.ans`, `${n}\n`],
          ]),
        ),
        'submissions/accepted/all.py': 'print(input())\n',
        'submissions/mixed/one.py':
          third('# @EXPECTED_RESULTS@: WRONG-ANSWER\n# @EXPECTED_SCORE@: 33.33') + 'print(1)\n',
        'submissions/mixed/two.py': `${third('# @EXPECTED_SCORE@: 66.66')}print(n if n < 3 else 0)\n`,
        'submissions/mixed/lies.py':
          third('# @EXPECTED_RESULTS@: TIMELIMIT\n# @EXPECTED_SCORE@: 50') + 'print(n if n < 3 else 0)\n',
      });
      const { code, said } = await problem('verify', packages);
      expect(said).toMatch(/ok +accepted\/with_data\.py +python3 +AC +AC/);
      expect(said).toMatch(/ok +compile_error\/nul\.py +python3 +CE +CE/);
      expect(said).toMatch(/ok +accepted\/all\.py +python3 +AC +AC 99\.99/);
      expect(said).toMatch(/ok +mixed\/one\.py +python3 +WA\|PAC 33\.33 +PAC 33\.33/);
      expect(said).toMatch(/ok +mixed\/two\.py .* PAC 66\.66/);
      expect(said).toMatch(/WRONG +mixed\/lies\.py .* PAC 66\.66/);
      expect(said).toContain('the score is 66.66, expected 50');
      expect(said).toContain('no case is TLE');
      expect(said).toContain('6 jury submissions: 5 as expected, 1 not as expected');
      expect(code).toBe(1);
    },
    verifyAllMs,
  );

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
