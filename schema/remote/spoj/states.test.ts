import { expect, test } from 'vitest';
import { parseSpojStates } from './states.ts';

const run = { id: 7, status: 15, status_description: '<b>accepted</b>', time: '0.02', mem: '3.5M', final: '1' };
const one = (change: object) => parseSpojStates(JSON.stringify([{ ...run, ...change }]))[0];

test('several runs are in one answer', () => {
  const states = parseSpojStates(JSON.stringify([run, { ...run, id: '8', status: 14 }]));
  expect(states.map(({ runId, status }) => [runId, status])).toEqual([
    ['7', 0],
    ['8', -1],
  ]);
});

test('links after the words are no part of them', () => {
  expect(one({ status_description: ' accepted <span><a href="/files/src/save/7">edit</a></span>' })?.text).toBe(
    'accepted',
  );
});

test.each([
  ['100', 8, 100],
  ['<strong>12.5</strong>', 8, 12.5],
  ['accepted', 0, null],
])('an accepted run that is described as %s has status %d and score %s', (status_description, status, score) => {
  expect(one({ status_description })).toMatchObject({ status, score });
});

test.each([
  ['0.02', '3.5M', 20, 3_584],
  ['<a href="/ranks/TEST/">1.10</a>', '512k', 1_100, 512],
  ['-', '-', null, null],
  [null, null, null, null],
])('%s and %s are %s ms and %s KiB', (time, mem, timeMs, memoryKb) => {
  expect(one({ time, mem })).toMatchObject({ timeMs, memoryKb });
});

test('a status that is not known is final when the judge says so', () => {
  expect(one({ status: 16, status_description: 'threshold' })).toMatchObject({ isFinal: true, status: 4 });
  expect(one({ status: 16, final: '0' })).toMatchObject({ isFinal: false });
});

test('a running status is never final', () => {
  expect(one({ status: 3 })).toMatchObject({ isFinal: false, status: 7 });
});

test.each(['', '{}', '[{"id":1}]', '<html>'])('%j is a layout error', (text) => {
  expect(() => parseSpojStates(text)).toThrow('not as expected');
});
