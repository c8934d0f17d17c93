import { expect, test } from 'vitest';
import { SharedJson, stringifyAnswer } from './shared-json.ts';

test('an answer with shared parts is the text it would be without', () => {
  const shared = new SharedJson([{ name: 'Ann "A" \\ $& \u2028', cells: [null, [1, 0, 0, 0]] }]);
  const answer = (rows: unknown) => ({ data: { first: { rows, version: 7 }, second: { rows }, third: [] } });
  expect(stringifyAnswer(answer(shared))).toBe(JSON.stringify(answer(shared.value)));
  expect(JSON.stringify(answer(shared))).toBe(JSON.stringify(answer(shared.value)));
});

test.each(['\u0000', '"\u0000', '"\u0000"'])(
  'a text that looks like the place of a shared part is left alone: %j',
  (said) => {
    expect(JSON.parse(stringifyAnswer({ said }))).toEqual({ said });
    expect(JSON.parse(stringifyAnswer({ said, shared: new SharedJson([1]) }))).toEqual({ said, shared: [1] });
  },
);

test('what is shared is turned into text once', () => {
  const value = { toJSON: () => (times += 1) };
  let times = 0;
  const shared = new SharedJson(value);
  expect([stringifyAnswer({ shared }), stringifyAnswer({ shared })]).toEqual(['{"shared":1}', '{"shared":1}']);
});
