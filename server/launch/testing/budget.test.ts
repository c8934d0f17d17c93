import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../run-tool.ts';
import { budgetUse, readBudget } from './budget.ts';
import { stages } from './steps.ts';

const budget = { referenceWorkSeconds: 1, cpuSeconds: { unit: 10 }, longestFiles: [] };

test.each([
  [10, 1, 'within'],
  [10.1, 1, 'over'],
  [15, 1, 'over'],
  [15.1, 1, 'failed'],
  [19, 2, 'within'],
  [31, 2, 'failed'],
  [10.1, 0.5, 'over'],
])('%d CPU seconds of a budget of 10 on a machine that takes %d times as long: %s', (cpuSeconds, slowness, verdict) => {
  expect(budgetUse(budget, 'unit', cpuSeconds, slowness)?.verdict).toBe(verdict);
});

test('every step has a budget', () => {
  expect(Object.keys(readBudget().cpuSeconds).toSorted()).toEqual(
    stages
      .flat(2)
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('every file that runs first exists', () => {
  expect(readBudget().longestFiles.filter((file) => !existsSync(join(repository, file)))).toEqual([]);
});
