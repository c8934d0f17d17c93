import { expect, test } from 'vitest';
import { createIssueLog } from '../issue-log.ts';
import { parseYamlMap } from '../yaml-file.ts';
import { parseProblemYaml } from './problem-yaml.ts';

function read(text: string) {
  const log = createIssueLog();
  const value = parseYamlMap(text, 'problem.yaml', log);
  const yaml = value === null ? null : parseProblemYaml(value, log);
  return {
    yaml,
    problems: log.problems.map(({ message }) => message),
    warnings: log.warnings.map(({ message }) => message),
  };
}

test('a legacy file gives authors, source, flags and limits', () => {
  const { yaml, problems } = read(`
name: 2048
author: Ann Ax, Bo Bee and Cy & Di
source: Autumn Cup
source_url: https://example.org
license: cc by-sa
keywords: math easy
validation: custom interactive
validator_flags: float_tolerance 1e-6
limits: { memory: 512, time_multiplier: 3, output: 1, compilation_time: 20, validation_time: 30 }
`);
  expect(problems).toEqual([]);
  expect(yaml).toMatchObject({
    format: 'legacy',
    name: '2048',
    metadata: {
      authors: ['Ann Ax', 'Bo Bee', 'Cy', 'Di'],
      sources: [{ name: 'Autumn Cup', url: 'https://example.org' }],
      keywords: ['math', 'easy'],
      isInteractive: true,
    },
    validation: { kind: 'custom', flags: ['float_tolerance', '1e-6'] },
    limits: {
      memoryBytes: 512 * 1024 ** 2,
      outputBytes: 1024 ** 2,
      acceptedToTimeLimit: 3,
      compilationTimeMs: 20_000,
      validationTimeMs: 30_000,
    },
  });
});

test('a 2025-09 file gives names by language, credits, limits and constants', () => {
  const { yaml, problems, warnings } = read(`
problem_format_version: 2025-09
type: [scoring, interactive]
name: { en: Hello, zh: 你好 }
uuid: 4f9d5a0e-0000-4000-8000-000000000000
credits: { authors: [Ann <ann@example.org>, { name: Bo }], testers: Cy }
source: [Autumn Cup, { name: Winter Cup, url: https://example.org }]
limits: { time_limit: 1.5, time_multipliers: { ac_to_time_limit: 3 } }
languages: [cpp, python3]
constants: { n: 5, k: { value: 5000000, tex: '5,000,000' } }
embargo_until: 2026-01-02
`);
  expect(problems).toEqual([]);
  expect(warnings).toEqual([]);
  expect(yaml).toMatchObject({
    format: '2025-09',
    name: { en: 'Hello', zh: '你好' },
    metadata: {
      isScoring: true,
      isInteractive: true,
      authors: ['Ann', 'Bo'],
      sources: [
        { name: 'Autumn Cup', url: null },
        { name: 'Winter Cup', url: 'https://example.org' },
      ],
      languages: ['cpp', 'python3'],
      constants: { n: '5', k: '5000000', 'k.tex': '5,000,000' },
      embargoUntil: '2026-01-02',
    },
    limits: { timeLimitMs: 1500, isTimeLimitDefault: false, acceptedToTimeLimit: 3 },
    validation: { kind: 'by-folder' },
  });
});

test('drafts are read as what they became, other versions are refused', () => {
  expect(read('problem_format_version: 2023-07-draft\nname: a\nuuid: b\n').yaml?.format).toBe('2023-07');
  expect(read('problem_format_version: 2030-01\nname: a\n').problems[0]).toContain('2030-01');
});

test('everything wrong is named at once, by its key', () => {
  const { problems } = read(
    'type: puzzle\nvalidation: custom magic\nlimits: { memory: lots }\ngrading: { objective: min }\n',
  );
  expect(problems).toEqual(['"limits.memory" is wrong: it must be a number.']);
  expect(read('type: puzzle\nvalidation: custom magic\ngrading: { objective: min }\n').problems).toEqual([
    '"validation" has "magic", which cannot follow "custom".',
    '"type" is "puzzle"; it must be one of pass-fail, scoring, interactive, multi-pass, submit-answer.',
    '"grading.objective" is "min"; only "max" (more points are better) can be judged here.',
  ]);
});

test('multi-pass and submit-answer problems are read, in the words of old and new packages', () => {
  const kindOf = (yaml: string) => {
    const { maxPasses, isSubmitAnswer, isInteractive } = read(yaml).yaml?.metadata ?? {};
    return { maxPasses, isSubmitAnswer, isInteractive };
  };
  const newer = 'problem_format_version: 2025-09\nname: a\nuuid: b\n';
  expect(kindOf(`${newer}type: multi-pass\n`)).toEqual({ maxPasses: 2, isSubmitAnswer: false, isInteractive: false });
  expect(kindOf(`${newer}type: [multi-pass, interactive]\nlimits: { validation_passes: 7 }\n`)).toEqual({
    maxPasses: 7,
    isSubmitAnswer: false,
    isInteractive: true,
  });
  expect(kindOf(`${newer}type: [submit-answer, scoring]\n`)).toEqual({
    maxPasses: 1,
    isSubmitAnswer: true,
    isInteractive: false,
  });
  expect(kindOf('name: a\nvalidation: custom multi-pass\nlimits: { validation_passes: 3 }\n')).toEqual({
    maxPasses: 3,
    isSubmitAnswer: false,
    isInteractive: false,
  });
});

test('types that exclude each other and passes without an end are refused in words', () => {
  const newer = 'problem_format_version: 2025-09\nname: a\nuuid: b\n';
  expect(read(`${newer}type: [multi-pass, submit-answer]\n`).problems).toEqual([
    '"type" is both submit-answer and multi-pass.',
  ]);
  expect(read(`${newer}type: [interactive, submit-answer]\n`).problems).toEqual([
    '"type" is both submit-answer and interactive.',
  ]);
  expect(read(`${newer}type: multi-pass\nlimits: { validation_passes: 100000 }\n`).problems).toEqual([
    '"limits.validation_passes" is 100000; it must be a whole number from 2 to 1000.',
  ]);
});

test('unknown keys are warnings', () => {
  const { yaml, problems, warnings } = read('name: a\ncolour: red\nlimits: { colour: 1 }\n');
  expect(yaml).not.toBeNull();
  expect(problems).toEqual([]);
  expect(warnings).toEqual([
    'has the unknown key "colour", which is ignored.',
    'has the unknown key "limits.colour", which is ignored.',
  ]);
});

test('YAML that does not parse is reported with its line', () => {
  expect(read('name: a\nlimits: [1\n').problems[0]).toMatch(/^is not valid YAML: line \d/u);
  expect(read('just text').problems).toEqual(['must hold a map of keys to values.']);
});

test('a bomb of aliases is refused', () => {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
  for (let level = 1; level < 9; level += 1)
    lines.push(`a${level}: &a${level} [${Array.from({ length: 10 }, () => `*a${level - 1}`).join(', ')}]`);
  expect(read(lines.join('\n')).problems).toEqual(['repeats its parts (aliases) too many times.']);
});

test('a file of many keys takes linear time', { timeout: 30_000 }, () => {
  const keys = Array.from({ length: 30_000 }, (_none, index) => `k${index}: 1`);
  const startedAt = performance.now();
  const { problems, warnings } = read([...keys, 'k7: 2'].join('\n'));
  // Some 15 s where each key is compared with all others, 2 s otherwise.
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect(problems).toEqual([]);
  expect(warnings[0]).toBe('has a key twice (line 30001); the last one counts.');
  expect(warnings).toHaveLength(500);
});

test.each(['['.repeat(5_000), '{a: '.repeat(5_000), `a:\n ${'- '.repeat(5_000)}x`, `${'? '.repeat(5_000)}x`])(
  'a file nested thousands deep is refused before it is parsed',
  (text) => {
    expect(read(text).problems).toEqual(['is nested or indented too deeply.']);
  },
);

test('a file of too many items is refused before it is parsed', () => {
  expect(read(`a: [${'b,'.repeat(400_000)}]`).problems).toEqual(['has too many items.']);
});

test('what quotes a key of any length is short', () => {
  expect(Math.max(...read(`? ${'k'.repeat(1_000_000)}\n: 1`).warnings.map(({ length }) => length))).toBe(1_000);
});
