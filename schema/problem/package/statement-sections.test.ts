import { expect, test } from 'vitest';
import { referencesOf, splitStatement } from './statement-sections.ts';

test('a statement is split at the headings of its parts, in any language', () => {
  for (const [input, output, notes] of [
    ['Input', 'Output', 'Notes'],
    ['输入格式', '输出格式', '提示'],
    ['Indata', 'Utdata', 'Förklaring'],
    ['INPUT:', 'Output Specification', 'Hint'],
  ]) {
    expect(
      splitStatement(`Story.\n\n## ${input}\n\nAn integer.\n\n## ${output}\n\nIts square.\n\n## ${notes}\n\nEasy.\n`),
    ).toEqual({
      description: 'Story.',
      input: 'An integer.',
      output: 'Its square.',
      interaction: '',
      hint: 'Easy.',
    });
  }
});

test('headings inside a part, and those before the first part, stay where they are', () => {
  const sections = splitStatement('Story.\n\n## Background\n\nOld.\n\n## Input\n\nA.\n\n### Limits\n\nB.\n');
  expect(sections.description).toBe('Story.\n\n## Background\n\nOld.');
  expect(sections.input).toBe('A.\n\n### Limits\n\nB.');
});

test('a section of another name after the parts goes to the hint with its heading', () => {
  expect(splitStatement('S\n\n# Interaction\n\nTalk.\n\n# Scoring\n\nPoints.\n').hint).toBe('# Scoring\n\nPoints.');
});

test('a heading inside code opens nothing', () => {
  expect(splitStatement('```\n# Input\n```\n').description).toBe('```\n# Input\n```');
});

test('footnotes and addresses go along with the part that refers to them', () => {
  const sections = splitStatement(
    'A[^1] and [b].\n\n## Input\n\nC[^2].\n\n[^1]: one\n[^2]: two\n\n[b]: https://example.org\n',
  );
  expect(sections.description).toBe('A[^1] and [b].\n\n[^1]: one\n\n[b]: https://example.org');
  expect(sections.input).toBe('C[^2].\n\n[^2]: two');
});

test('images are found in every notation, but not in formulas or code', () => {
  const markdown = '![a](a.png) ![b][ref] <img src="c.png"> `![d](d.png)` $![e](e.png)$\n\n[ref]: b.png\n';
  expect(
    referencesOf(markdown)
      .filter(({ kind }) => kind === 'image')
      .map(({ url }) => url)
      .toSorted(),
  ).toEqual(['a.png', 'b.png', 'c.png']);
});
