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
    '3 license: There is no key "license" here.',
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
    '11 items.3.problem: The problem is in the file twice; keep it in one place.',
    '12 items.3.colour: There is no key "colour" here.',
  ]);
});

test('faults of all kinds are found at once, and say in words where they are', () => {
  const read = readList(`${head.replace('title: Graphs', 'title: Graphs\ntitle: Trees')}sections:
  - key: a
    title: Basics
    requires: [b]
    items:
      - problem: "1000"
        url: nowhere
      - problem: "1000"
      - 1001
  - title: &x Loops
    description: *x
`);
  const faults = read.ok ? [] : read.faults;
  expect(faults.map(({ line, place, sentence }) => [line, place['en-US'], sentence['en-US']])).toEqual([
    [3, '', 'This key is there twice; keep one.'],
    [9, 'section 1 "Basics", "requires", entry 1', 'No section has this key.'],
    [12, 'section 1 "Basics", item 1 "1000", "url"', expect.stringContaining('This must be an address')],
    [13, 'section 1 "Basics", item 2 "1000", "problem"', expect.stringContaining('in the file twice')],
    [14, 'section 1 "Basics", item 3', expect.stringContaining('An item has one of the keys')],
    [15, 'section 2 "Loops"', 'The key "key" is missing.'],
    [16, '', 'References (*name) are not supported; repeat the content.'],
  ]);
  expect(faults[2]?.place['zh-CN']).toBe('第 1 章 "Basics"，第 1 项 "1000"，“url”');
});

test('below an error of the YAML nothing is guessed, above it all is said', () => {
  expect(faultsOf(`format: x\ntitle: Graphs: trees\nlicence: "CC0-1.0\nsource: ""\n`)).toEqual([
    '1 format: This must be verdict-list/1.',
    expect.stringMatching(/^2 : A text with a colon in it needs quotes/u),
    expect.any(String),
  ]);
});

test.each([
  ['a picture', '\u0089PNG\r\n\u001a\n\0\0', /not a YAML text file/u],
  ['prose', 'Please solve these problems.', /must consist of lines such as/u],
])('%s is no list', (_what, text, sentence) => {
  expect(faultsOf(text)).toEqual([expect.stringMatching(sentence)]);
});

test('a problem is in a list once', () => {
  expect(faultsOf(`${head}items:\n  - problem: 1\n  - problem: "1"\n`)).toEqual([
    '7 items.1.problem: The problem is in the file twice; keep it in one place.',
  ]);
});

test('sections require sections that are there, without a circle', () => {
  const sections = (required: string) =>
    `${head}sections:\n` +
    '  - { key: a, title: A, requires: [b] }\n' +
    `  - { key: b, title: B, requires: [${required}] }\n`;
  expect([faultsOf(sections('c')), faultsOf(sections('a')), faultsOf(sections(''))]).toEqual([
    ['7 sections.1.requires.0: No section has this key.'],
    ['5 sections: These sections require each other in a circle: take one requirement away.'],
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
    '5 : References (*name) are not supported; repeat the content.',
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
