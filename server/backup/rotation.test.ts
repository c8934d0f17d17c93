import { expect, test } from 'vitest';
import { superfluousBackups } from './rotation.ts';

const now = new Date('2026-11-27T02:13:00Z');
const nights = (count: number) =>
  Array.from({ length: count }, (_, night) => {
    const madeAt = new Date(now.getTime() - night * 24 * 60 * 60_000);
    return { name: madeAt.toISOString().slice(0, 10), madeAt };
  });

test('of two years of nights seven days, four weeks and twelve months are left', () => {
  const all = nights(730);
  const gone = new Set(superfluousBackups(all, now).map(({ name }) => name));
  const left = all.map(({ name }) => name).filter((name) => !gone.has(name));
  const [days, weeks, months] = [left.slice(0, 7), left.slice(7, 9), left.slice(9)];
  expect(days).toEqual(nights(7).map(({ name }) => name));
  // The Sundays before; the first two weeks have newer nights among the days.
  expect(weeks).toEqual(['2026-11-15', '2026-11-08']);
  // The last of each month; the newest of November is among the days.
  expect(months.slice(0, 3)).toEqual(['2026-10-31', '2026-09-30', '2026-08-31']);
  expect(months).toHaveLength(11);
});

test('a site that is backed up seldom keeps what it has', () => {
  const all = nights(200).filter((_, night) => night % 50 === 0);
  expect(superfluousBackups(all, now)).toEqual([]);
});

test('several backups of the last two days all stay', () => {
  const all = [1, 2, 30, 47].map((hours) => {
    const madeAt = new Date(now.getTime() - hours * 60 * 60_000);
    return { name: String(hours), madeAt };
  });
  expect(superfluousBackups(all, now)).toEqual([]);
});
