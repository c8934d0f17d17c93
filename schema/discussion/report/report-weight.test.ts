import { expect, test } from 'vitest';
import { reportWeight } from './report-weight.ts';

test.each([
  [{ accepted: 0, dismissed: 0 }, 1],
  [{ accepted: 8, dismissed: 0 }, 1.8],
  [{ accepted: 0, dismissed: 8 }, 0.2],
  [{ accepted: 5, dismissed: 5 }, 1],
] as const)('a reporter with the record %j has the weight %d', (record, weight) => {
  expect(reportWeight(record)).toBeCloseTo(weight);
});
