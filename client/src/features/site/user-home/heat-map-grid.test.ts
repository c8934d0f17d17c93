import { expect, test } from 'vitest';
import { heatMapCells, monthStarts, shadeOf } from './heat-map-grid.ts';

const year = { startDate: '2025-11-22', endDate: '2026-11-21', days: [{ date: '2026-02-28', count: 4 }] };

test('every day of the year has a place, in columns of weeks that begin with Sunday', () => {
  const cells = heatMapCells(year);
  expect(cells).toHaveLength(365);
  // A Saturday: the first column holds it alone.
  expect(cells[0]).toEqual({ date: '2025-11-22', count: 0, week: 0, weekday: 6 });
  expect(cells[1]).toMatchObject({ date: '2025-11-23', week: 1, weekday: 0 });
  expect(cells.at(-1)).toMatchObject({ date: '2026-11-21', week: 52, weekday: 6 });
  expect(cells.filter(({ count }) => count > 0)).toEqual([{ date: '2026-02-28', count: 4, week: 14, weekday: 6 }]);
});

test('a shade stands for a number of submissions', () => {
  expect([0, 1, 2, 3, 5, 6, 9, 10, 999].map(shadeOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
});

test('months are named where they begin, without labels on top of each other', () => {
  const starts = monthStarts(heatMapCells(year));
  expect(starts.map(({ date }) => date.slice(0, 7))).toEqual([
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ]);
});
