import { afterEach, expect, test } from 'vitest';
import { keepStep, keptStep } from './ceremony-progress.ts';

afterEach(() => sessionStorage.clear());

const shown = { contestId: 7, removesStars: false, medals: [1, 3, 6] };

test('a tab knows the step of each scroll board until it is back at the start', () => {
  expect(keptStep(shown)).toBe(0);
  keepStep(shown, 12);
  expect([keptStep(shown), keptStep(shown)]).toEqual([12, 12]);
  expect([keptStep({ ...shown, contestId: 8 }), keptStep({ ...shown, medals: null })]).toEqual([0, 0]);
  keepStep(shown, 0);
  expect(keptStep(shown)).toBe(0);
});
