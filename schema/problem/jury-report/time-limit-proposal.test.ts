import { Status } from '@verdict/judge/protocol/status.ts';
import { expect, test } from 'vitest';
import { proposeTimeLimit } from './time-limit-proposal.ts';

const right = {
  name: 'accepted/a.cpp',
  expected: [Status.ACCEPTED],
  status: Status.ACCEPTED,
  timeMs: 430,
  timeFactor: 1,
};
const slow = {
  name: 'time_limit_exceeded/b.cpp',
  expected: [Status.TIME_LIMIT_EXCEEDED],
  status: Status.TIME_LIMIT_EXCEEDED,
  timeMs: 2_000,
  timeFactor: 1,
};

test('the limit is twice what the slowest right solution needs, rounded up', () => {
  expect(proposeTimeLimit([right, { ...right, name: 'faster', timeMs: 20 }])).toMatchObject({
    timeLimitMs: 900,
    slowestName: 'accepted/a.cpp',
    slowestMs: 430,
    isSeparating: true,
  });
  expect(proposeTimeLimit([{ ...right, timeMs: 1_100 }])).toMatchObject({ timeLimitMs: 2_500 });
  expect(proposeTimeLimit([{ ...right, timeMs: 3_300 }])).toMatchObject({ timeLimitMs: 7_000 });
});

test('is never below half a second', () => {
  expect(proposeTimeLimit([{ ...right, timeMs: 1 }])).toMatchObject({ timeLimitMs: 500 });
});

test('the factor of a language is taken out', () => {
  expect(proposeTimeLimit([{ ...right, timeMs: 860, timeFactor: 2 }])).toMatchObject({
    timeLimitMs: 900,
    slowestMs: 430,
  });
});

test('says when a solution meant to be too slow would pass or nearly so', () => {
  expect(proposeTimeLimit([right, slow])).toMatchObject({ isSeparating: true, fastestTooSlowMs: 2_000 });
  expect(proposeTimeLimit([right, { ...slow, timeMs: 1_000 }])).toMatchObject({
    isSeparating: false,
    fastestTooSlowName: 'time_limit_exceeded/b.cpp',
  });
  expect(proposeTimeLimit([right, { ...slow, status: Status.ACCEPTED, timeMs: 600 }])).toMatchObject({
    isSeparating: false,
  });
});

test('nothing is proposed without a right solution that was accepted', () => {
  expect(
    proposeTimeLimit([
      slow,
      { ...right, status: Status.WRONG_ANSWER },
      { ...right, expected: [Status.ACCEPTED, Status.WRONG_ANSWER] },
    ]),
  ).toBeNull();
});
