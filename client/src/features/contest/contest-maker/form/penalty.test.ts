import { expect, test } from 'vitest';
import { isPenalty, penaltySecondsOf, penaltyText } from './penalty.ts';

const mostSeconds = 86_400;

test('every penalty can be saved again as it is shown, to the second', () => {
  const wrong = Array.from({ length: mostSeconds + 1 }, (_, seconds) => seconds).filter(
    (seconds) => !isPenalty(penaltyText(seconds)) || penaltySecondsOf(penaltyText(seconds)) !== seconds,
  );
  expect(wrong).toEqual([]);
});

test('minutes are shown as they are typed, whole ones without decimals', () => {
  expect([0, 20, 90, 1_200, mostSeconds].map(penaltyText)).toEqual(['0', '0.333', '1.5', '20', '1440']);
});

test('a penalty is a figure of at most a day', () => {
  expect(['', 'x', '-1', '1e2', '0.3333', '1440.001', '12345'].filter(isPenalty)).toEqual([]);
  expect([' 20 ', '0.333', '1440'].filter(isPenalty)).toHaveLength(3);
});
