import { expect, test } from 'vitest';
import { parseSubmitted, parseVerdictResults, parseVerdictStatement, parseViewer, pauseIn } from './answers.ts';

const row = (status: number, cases: unknown = []) => ({ status, score: null, timeMs: 3, memoryKb: 1_024, cases });
const viewer = { user: { username: 'robot' } };
const result = (...values: Parameters<typeof row>) => JSON.stringify({ data: { viewer, item0: row(...values) } });

test.each([
  [0, 0, true, 'AC'],
  [-1, -1, true, 'WA'],
  [-2, -2, true, 'CE'],
  [-3, -3, true, 'PE'],
  [8, 8, true, 'PAC'],
  [4, 4, true, 'SE'],
  [-4, 4, true, 'CA'],
  [10, 4, true, 'SF'],
  [5, 5, false, 'PD'],
  [6, 6, false, 'CP'],
  [7, 7, false, 'JG'],
  [9, 7, false, 'SM'],
  [-5, 7, false, 'SNR'],
  [99, 7, false, '99'],
])('status %d there is %d here, final: %s', (there, status, isFinal, text) => {
  expect(parseVerdictResults(result(there), ['7'])).toMatchObject([{ runId: '7', status, isFinal, text }]);
});

test('results of cases that are hidden are none', () => {
  expect(parseVerdictResults(result(0, null), ['7'])).toMatchObject([{ cases: [] }]);
});

test('a submission that is not seen has no result', () => {
  expect(parseVerdictResults(JSON.stringify({ data: { viewer, item0: null } }), ['7'])).toEqual([]);
});

const faultOf = (code: string) => ({ message: 'No.', path: ['item0', 'cases'], extensions: { code } });

test('a run that the site cannot show keeps no others from their results', () => {
  const errors = [faultOf('INTERNAL_SERVER_ERROR')];
  const answer = (runs: object) => JSON.stringify({ data: { viewer, ...runs }, errors });
  const both = { item0: row(0, null), item1: row(0) };
  expect(parseVerdictResults(answer(both), ['7', '8']).map(({ runId }) => runId)).toEqual(['8']);
  expect(() => parseVerdictResults(answer({ item0: row(0, null) }), ['7'])).toThrow(
    expect.objectContaining({ name: 'LayoutError' }),
  );
});

test('a token that may not read is told of by one of several runs', () => {
  const errors = [faultOf('INTERNAL_SERVER_ERROR'), faultOf('TOKEN_SCOPE_MISSING')];
  const answer = JSON.stringify({ data: { viewer, item0: null, item1: row(0) }, errors });
  expect(() => parseVerdictResults(answer, ['7', '8'])).toThrow(expect.objectContaining({ class: 'auth' }));
});

test.each([
  ['UNAUTHENTICATED', 'auth'],
  ['TOKEN_SCOPE_MISSING', 'auth'],
  ['FORBIDDEN', 'refused'],
])('the error %s is of class %s', (code, failureClass) => {
  const answer = JSON.stringify({ data: null, errors: [{ message: 'No.', extensions: { code } }] });
  expect(() => parseViewer(answer)).toThrow(expect.objectContaining({ name: 'RemoteFailure', class: failureClass }));
});

test.each(['{"errors":[{"message":"x","extensions":{"code":"GRAPHQL_VALIDATION_FAILED"}}]}', '<html>', '{"data":{}}'])(
  '%j is a layout error',
  (answer) => {
    expect(() => parseViewer(answer)).toThrow(expect.objectContaining({ name: 'LayoutError' }));
  },
);

test('a token of nobody has no viewer', () => {
  expect(parseViewer('{"data":{"viewer":{"canSubmit":false,"user":null}}}')).toBeNull();
});

test('a submission has a number, or an error with its code', () => {
  expect(parseSubmitted('{"data":{"submitSolution":{"__typename":"SubmitSolutionSuccess","data":{"id":7}}}}')).toEqual({
    id: 7,
  });
  expect(
    parseSubmitted('{"data":{"submitSolution":{"__typename":"CodeEmpty","code":"CODE_EMPTY","message":"No."}}}'),
  ).toEqual({ code: 'CODE_EMPTY', message: 'No.' });
});

test('a pause is read from its words', () => {
  expect(pauseIn('You submit too often; try again in 12 seconds.')).toBe(12_000);
  expect(pauseIn('Later.')).toBeNull();
});

const problem = {
  title: 'Guess',
  isRemote: false,
  isSubmitAnswer: false,
  statement: { language: 'en', description: '![](/api/a.png) [x](//y.example)', input: '', output: '', hint: '' },
  samples: [{ input: '', output: '', interaction: '< 5\n> 3', explanation: 'Too low.' }],
  timeLimitMs: 1_000,
  memoryLimitMb: 256,
  ioReadFileName: null,
  ioWriteFileName: null,
  source: null,
  authorName: null,
  tags: [{ name: 'games' }],
  languages: [{ language: { key: 'cpp' } }],
};
const problemAnswer = (change: object) => JSON.stringify({ data: { problem: { ...problem, ...change } } });

test('a statement has absolute links, and shows interactions as they stand', () => {
  expect(parseVerdictStatement(problemAnswer({}), 'https://other.example')).toMatchObject({
    description: '![](https://other.example/api/a.png) [x](//y.example)',
    samples: [{ input: '', output: '', explanation: '```\n< 5\n> 3\n```\n\nToo low.' }],
    memoryLimitKb: 262_144,
    languageIds: ['cpp'],
    tags: ['games'],
  });
});

test.each([
  ['of a further judge', { isRemote: true }],
  ['files of answers', { isSubmitAnswer: true }],
])('a problem %s is refused', (words, change) => {
  expect(() => parseVerdictStatement(problemAnswer(change), 'https://other.example')).toThrow(words);
});
