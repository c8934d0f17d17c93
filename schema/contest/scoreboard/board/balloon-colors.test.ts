import { expect, test } from 'vitest';
import { nextBalloonColor } from './balloon-colors.ts';

test('each problem is offered a colour that no other has, until none is left', () => {
  const colors: string[] = [];
  for (let count = 0; count < 16; count += 1) colors.push(nextBalloonColor(colors));
  expect(new Set(colors).size).toBe(16);
  expect(colors).toContain(nextBalloonColor(colors));
  expect(nextBalloonColor([null, colors[0]?.toUpperCase() ?? null])).toBe(colors[1]);
});
