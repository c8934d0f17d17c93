import { expect, test } from 'vitest';
import { readList } from './read-list.ts';

/** Faults of a text as "line path: message". */
function faultsOf(text: string): string[] {
  const read = readList(text);
  return read.ok ? [] : read.faults.map(({ line, path, sentence }) => `${line} ${path}: ${sentence['en-US']}`);
}

const head = 'format: verdict-list/1\ntitle: Graphs\nlicence: CC-BY-4.0\nsource: https://lists.example\n';

test('a list needs a licence and a source', () => {
  expect(faultsOf('format: verdict-list/1\ntitle: Graphs\nlicence: ""\n')).toEqual([
    '1 source: The key "source" is missing.',
    '3 licence: This must not be empty.',
  ]);
  expect(faultsOf(`${head.replace('licence', 'license')}`)).toEqual([
    '1 licence: The key "licence" is missing.',
    '3 license: This key is unknown.',
  ]);
});

test('faults name their lines', () => {
  const text = `${head}items:
  - problem: "1000"
    optional: yes
  - link: A page
    url: javascript:alert(1)
  - title: Nothing
  - problem: "1000"
    colour: red
`;
  expect(faultsOf(text)).toEqual([
    '7 items.0.optional: This must be true or false.',
    expect.stringContaining('9 items.1.url: This must be an address'),
    '10 items.2: An item has one of the keys problem, placeholder, text, link, pdf.',
    '12 items.3.colour: This key is unknown.',
  ]);
});

test('a problem is in a list once', () => {
  expect(faultsOf(`${head}items:\n  - problem: 1\n  - problem: "1"\n`)).toEqual([
    '7 items.1.problem: The problem is in the list twice.',
  ]);
});

test('sections require sections that are there, without a circle', () => {
  const sections = (required: string) =>
    `${head}sections:\n` +
    '  - { key: a, title: A, requires: [b] }\n' +
    `  - { key: b, title: B, requires: [${required}] }\n`;
  expect([faultsOf(sections('c')), faultsOf(sections('a')), faultsOf(sections(''))]).toEqual([
    ['7 sections.1.requires.0: No section has this key.'],
    ['5 sections: These sections require each other in a circle.'],
    [],
  ]);
});

test('an unquoted display id keeps its zeros', () => {
  expect(readList(`${head}items:\n  - problem: 0012\n`)).toMatchObject({ list: { items: [{ problem: '0012' }] } });
});

test('a text by languages has its first one as default', () => {
  const read = readList(head.replace('Graphs', '{ en-US: Graphs, zh-CN: 图论 }'));
  expect(read).toMatchObject({ list: { title: { default: '图论', 'en-US': 'Graphs' } } });
});

test('escapes write no NUL character', () => {
  expect(faultsOf(head.replace('Graphs', String.raw`"a\0b"`))).toEqual([
    '2 title.default: This has a character that is not allowed.',
  ]);
});

test.each([
  ['brackets', `${head}items: ${'['.repeat(100_000)}`, 'This is nested or indented too deeply.'],
  ['lists in lists', `${head}items: \n${'- '.repeat(100_000)}`, 'This is nested or indented too deeply.'],
  ['very many items', `${head}items: [${'a,'.repeat(100_000)}]`, 'This has too many items.'],
  ['more than 1 MB', head + '语'.repeat(500_000), 'The file has 1.44 MB; 1 MB is the most.'],
  ['a byte more than 1 MB', ' '.repeat(1024 * 1024 + 1), 'The file has 1.01 MB; 1 MB is the most.'],
])('%s are refused before they are parsed', (_what, text, sentence) => {
  expect(faultsOf(text)).toEqual([`1 : ${sentence}`]);
});

test.each(['', ' \n', '# to do\n'])('a file without content is empty: %j', (text) => {
  expect(faultsOf(text)).toEqual(['1 : The file is empty.']);
});

test('aliases are refused', () => {
  expect(faultsOf(`${head.replace('Graphs', '&a Graphs')}description: *a\n`)).toEqual([
    '5 : Aliases are not supported; repeat the content.',
  ]);
});

test('the largest list is read', () => {
  const items = Array.from(
    { length: 1_000 },
    (_, index) =>
      `  - problem: "${1_000 + index}"\n    title: Problem ${index}\n    url: https://judge.example/${index}\n` +
      '    optional: true\n    note: Think first.\n',
  );
  expect(readList(`${head}items:\n${items.join('')}`).ok).toBe(true);
});
