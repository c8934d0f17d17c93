import { expect, test } from 'vitest';
import { cellAfter } from './move-active.ts';

const size = { rows: 100, columns: 10, page: 20 };
const press = (key: string, from = { row: 50, column: 5 }, ctrlKey = false) => cellAfter(from, { key, ctrlKey }, size);

test('the keys of a grid lead from cell to cell, never out of it', () => {
  expect(press('ArrowDown')).toEqual({ row: 51, column: 5 });
  expect(press('ArrowLeft')).toEqual({ row: 50, column: 4 });
  expect(press('PageUp')).toEqual({ row: 30, column: 5 });
  expect(press('PageDown', { row: 95, column: 5 })).toEqual({ row: 99, column: 5 });
  expect(press('ArrowUp', { row: 0, column: 0 })).toEqual({ row: 0, column: 0 });
  expect(press('End')).toEqual({ row: 50, column: 9 });
  expect(press('Home', undefined, true)).toEqual({ row: 0, column: 0 });
  expect(press('End', undefined, true)).toEqual({ row: 99, column: 9 });
});

test('other keys are none of the grid, and neither are those of an empty one', () => {
  expect(press('a')).toBeNull();
  expect(cellAfter(null, { key: 'ArrowDown', ctrlKey: false }, { ...size, rows: 0 })).toBeNull();
});
