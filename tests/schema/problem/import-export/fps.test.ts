import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../package/package-folder.ts';
import { fps } from './foreign-packages.ts';
import { readAll, readOne } from './formats-scene.ts';

test('FPS: a file in GBK is read as its first line says', async () => {
  const path = join(await temporaryFolder(), 'gbk.xml');
  await writeFile(
    path,
    iconv.encode(
      '<?xml version="1.0" encoding="GB2312"?><fps><item><title>求和</title><time_limit>1</time_limit>' +
        '<memory_limit>64</memory_limit><description>d</description>' +
        '<test_input>1</test_input><test_output>1</test_output></item></fps>',
      'gbk',
    ),
  );
  expect((await readOne(path)).title).toBe('求和');
});

test('FPS: a title that was kept as HTML is shown as its characters', async () => {
  const path = join(await temporaryFolder(), 'titles.xml');
  await writeFile(
    path,
    '<fps><item><title><![CDATA[&#26641;&amp;A<B]]></title><time_limit>1</time_limit><memory_limit>64</memory_limit>' +
      '<description>d</description><test_input>1</test_input><test_output>1</test_output></item></fps>',
  );
  const { title, problem } = await readOne(path);
  expect([title, problem?.facts.title]).toEqual(['树&A<B', '树&A<B']);
});

test('FPS: a text that is marked as Markdown stays as it is', async () => {
  const path = join(await temporaryFolder(), 'marked.xml');
  await writeFile(
    path,
    '<fps><item><title>t</title><time_limit>1</time_limit><memory_limit>64</memory_limit><description>' +
      "<![CDATA[<span class='md auto_select'>\n### Head\n\n- `a_1` &lt; $b_1$\n</span>]]>" +
      '</description><test_input>1</test_input><test_output>1</test_output></item></fps>',
  );
  expect((await readOne(path)).problem?.statements[0]?.description).toBe('### Head\n\n- `a_1` < $b_1$');
});

test('FPS: a problem without test data is judged by its samples, and says so', async () => {
  const path = join(await temporaryFolder(), 'samples.xml');
  const item = (content: string) =>
    '<item><title>t</title><time_limit>1</time_limit><memory_limit>64</memory_limit>' +
    `<description>d</description>${content}</item>`;
  await writeFile(
    path,
    `<fps>${item('<sample_input>1</sample_input><sample_output>2</sample_output>')}${item('')}</fps>`,
  );
  const { read } = await readAll(path);
  expect(read[0]).toMatchObject({
    problems: [],
    warnings: ['. has no test data (test_input, test_output): its samples are taken instead. Add test data.'],
    problem: { tests: { cases: [{ name: '1' }] } },
  });
  expect(read[1]).toMatchObject({ problem: null, problems: ['. has no test data (test_input, test_output).'] });
});

test('FPS: problems one by one, marks inside of text are text, pictures and checkers are taken along', async () => {
  const path = join(await temporaryFolder(), 'whatever.bin');
  await writeFile(path, fps);
  const { read } = await readAll(path);
  expect(read.map(({ title, problems }) => ({ title, problems }))).toEqual([
    { title: 'First </item> of two', problems: [] },
    { title: 'Second', problems: [] },
  ]);
  expect(read[0]?.problem).toMatchObject({
    facts: { timeLimitMs: 2_000, memoryLimitMb: 64, judgeMode: 'SPECIAL' },
    statements: [{ description: 'See ![it](picture-1.png)' }],
    samples: [{ input: '1 < 2', output: '3' }],
    jury: [{ name: 'accepted/solution-1.cpp', languageKey: 'cpp' }],
  });
  expect(read[0]?.checker[1]).toContain('argv[3], argv[2]');
  expect(read[1]?.problem).toMatchObject({ facts: { timeLimitMs: 500, memoryLimitMb: 32, judgeMode: 'DEFAULT' } });
});

test('FPS: entities are refused, and a file that ends in the middle is said to', async () => {
  const folder = await temporaryFolder();
  await writeFile(
    join(folder, 'bomb.xml'),
    '<?xml version="1.0"?><fps version="1.2"><item><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>' +
      '<title>&b;</title></item></fps>',
  );
  expect((await readAll(join(folder, 'bomb.xml'))).read[0]?.problems).toEqual([
    '. is not valid XML, or declares entities, which are not taken.',
  ]);
  await writeFile(join(folder, 'cut.xml'), fps.slice(0, 900));
  expect((await readAll(join(folder, 'cut.xml'))).problems).toEqual([
    'cannot be read as an FPS file: its end is missing.',
  ]);
});
