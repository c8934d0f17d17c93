import { expect, test } from 'vitest';
import { defaultFortunes, drawFortune, fortuneList } from './fortune.ts';

const userId = 'a'.repeat(32);

test('a user draws the same however often on one day, and others or another day draw by themselves', () => {
  const draw = (user: string, day: string) => JSON.stringify(drawFortune(defaultFortunes, user, day));
  expect(draw(userId, '2026-11-21')).toBe(draw(userId, '2026-11-21'));
  const draws = Array.from({ length: 50 }, (_, index) => draw(index.toString(16).padStart(32, '0'), '2026-11-21'));
  expect(new Set(draws).size).toBeGreaterThan(40);
  expect(new Set(Array.from({ length: 30 }, (_, index) => draw(userId, `2026-11-${index + 1}`))).size).toBeGreaterThan(
    25,
  );
});

test('two different things are good and two are bad', () => {
  const { good, bad } = drawFortune(defaultFortunes, userId, '2026-11-21');
  expect([new Set(good).size, new Set(bad).size]).toEqual([2, 2]);
});

test('every sign comes up about as often as any other', () => {
  const counts = new Map<string, number>();
  for (let user = 0; user < 7_000; user += 1) {
    const { sign } = drawFortune(defaultFortunes, String(user), '2026-11-21');
    counts.set(sign['en-US'].title, (counts.get(sign['en-US'].title) ?? 0) + 1);
  }
  expect(counts.size).toBe(7);
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});

test('the lists that come with the product are lists as admins may write them', () => {
  for (const list of Object.values(defaultFortunes)) expect(fortuneList.safeParse(list).success).toBe(true);
});
