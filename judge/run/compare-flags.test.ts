import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseTokenFlags } from '../protocol/token-flags.ts';
import { compareFiles } from './compare.ts';

/* The situations that the tests of problemtools' default output validator cover, one each: flags, answer, output. */

const folder = mkdtempSync(join(tmpdir(), 'verdict-compare-flags-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rocket = '\u{1F680}';
const accepted = [
  ['', 'good morning\n', 'good morning\n'],
  ['case_sensitive', 'Word\n', 'Word\n'],
  ['case_sensitive space_change_sensitive float_tolerance 0.5', 'PI is 3.14\n', 'PI is 3.14\n'],
  ['float_absolute_tolerance 0.5', '1\n', '1.4\n'],
  ['float_relative_tolerance 0.1', '100\n', '105\n'],
  ['float_tolerance 0.5', '1\n', '1.1\n'],
  ['space_change_sensitive', 'good\n morning\n', 'good\n morning\n'],
] as const;
const wrong = [
  ['', 'good morning\n', 'good evening\n'],
  ['', 'good morning\n', ''],
  ['', 'good morning\n', ' \n    \n\n'],
  ['', 'good morning\n', 'good \n'],
  ['', 'good morning\n', `good morning andmore${rocket.repeat(40)}\n`],
  ['', '\x81'.repeat(600), '\x81'.repeat(300) + '\x82'.repeat(300)],
  ['case_sensitive', 'Word\n', 'word\n'],
  ['case_sensitive', `aaaaaA${'a'.repeat(200)}`, `aaaaAa${'a'.repeat(200)}`],
  ['case_sensitive space_change_sensitive float_tolerance 0.5', 'PI is 1.0', 'PI is 2.0'],
  ['float_absolute_tolerance 0.1', '1\n', '1.4\n'],
  ['float_absolute_tolerance 0.5', '1\n', `1.4${rocket.repeat(200)}\n`],
  ['float_relative_tolerance 0.01', '100\n', '105\n'],
  ['float_relative_tolerance 0.01', '0\n', '1\n'],
  ['float_tolerance 0.5', 'inf\n', '0\n'],
  ['float_tolerance 0.5', '1\n', '1.50001\n'],
  ['space_change_sensitive', 'good\n morning\n', 'good\nmorning\n'],
  ['space_change_sensitive', 'good\nmorning\n', 'good\n morning\n'],
] as const;

test.each([...accepted.map((row) => [...row, 'accepted'] as const), ...wrong.map((row) => [...row, 'wrong'] as const)])(
  'flags "%s": answer %j, output %j: %s',
  async (flags, answer, output, verdict) => {
    const { rules, errors } = parseTokenFlags(flags === '' ? [] : flags.split(' '));
    expect(errors).toEqual([]);
    writeFileSync(join(folder, 'answer'), answer);
    writeFileSync(join(folder, 'output'), output);
    const difference = await compareFiles({ kind: 'tokens', ...rules }, join(folder, 'answer'), join(folder, 'output'));
    expect(difference === null ? 'accepted' : 'wrong').toBe(verdict);
  },
);
