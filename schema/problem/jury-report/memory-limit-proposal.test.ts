import { Status } from '@verdict/judge/protocol/status.ts';
import { expect, test } from 'vitest';
import { proposeMemoryLimit } from './memory-limit-proposal.ts';

const right = {
  name: 'accepted/a.cpp',
  expected: [Status.ACCEPTED],
  status: Status.ACCEPTED,
  memoryKb: 50 * 1_024,
  memoryFactor: 1,
};
const ofMb = (mb: number) => proposeMemoryLimit([{ ...right, memoryKb: mb * 1_024 }])?.memoryLimitMb;

test('the limit is twice what the largest right solution needs, rounded up to a usual size', () => {
  expect(proposeMemoryLimit([{ ...right, name: 'smaller', memoryKb: 1_024 }, right])).toEqual({
    memoryLimitMb: 128,
    largestName: 'accepted/a.cpp',
    largestKb: 51_200,
  });
  expect([1, 32, 33, 128, 129, 256, 300, 500].map(ofMb)).toEqual([64, 64, 128, 256, 512, 512, 768, 1_024]);
});

test('the factor of a language is taken out', () => {
  expect(proposeMemoryLimit([{ ...right, memoryKb: 200 * 1_024, memoryFactor: 2 }])).toMatchObject({
    memoryLimitMb: 256,
    largestKb: 102_400,
  });
});

test('nothing is proposed without a right solution that was accepted', () => {
  expect(
    proposeMemoryLimit([
      { ...right, status: Status.MEMORY_LIMIT_EXCEEDED },
      { ...right, expected: [Status.MEMORY_LIMIT_EXCEEDED], status: Status.MEMORY_LIMIT_EXCEEDED },
      { ...right, expected: [Status.ACCEPTED, Status.WRONG_ANSWER] },
    ]),
  ).toBeNull();
});
