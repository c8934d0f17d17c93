import { expect, test } from 'vitest';
import { rowsOfList, rowsOfRelease } from './language-rows.ts';

const zig = { id: '9', name: 'Zig', likeKey: null, isMarkable: true };
const stored = { ...zig, position: 0, isOffered: true, readAt: null };
const readAt = new Date('2026-11-29T00:00:00Z');

test('a release changes neither the names that the judge gave nor what it offers', () => {
  const read = { ...stored, name: 'Zig 0.20', isOffered: false, readAt };
  const [row] = rowsOfRelease([{ ...zig, isMarkable: false }], [read]);
  expect(row).toMatchObject({ name: 'Zig 0.20', isOffered: false, isMarkable: false });
  expect(rowsOfRelease([], [{ ...stored, readAt }])).toEqual([]);
});

test('a release offers again what an earlier one dropped', () => {
  expect(rowsOfRelease([zig], [{ ...stored, isOffered: false }])).toMatchObject([{ id: '9', isOffered: true }]);
});

test('a list that names no language changes nothing', () => {
  const listed = [
    { id: '', name: 'Choose' },
    { id: 'x'.repeat(21), name: 'Long' },
  ];
  expect(rowsOfList(listed, { known: [zig], stored: [stored] })).toEqual([]);
});
