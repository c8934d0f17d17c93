import { expect, test } from 'vitest';
import { maxUnpackedBytes } from './unpacked-bound.ts';

const MiB = 1024 ** 2;
const isTaken = (unpackedMiB: number, ratio: number, maxUploadMiB = 2_048) =>
  unpackedMiB * MiB <=
  maxUnpackedBytes({ packedBytes: (unpackedMiB * MiB) / ratio, maxUploadBytes: maxUploadMiB * MiB });

test.each([
  ['digits', 200, 20],
  ['one repeated number', 256, 1_000],
  ['much that hardly packs', 2_048, 1],
  ['much that packs well', 1_900, 100],
])('honest test data are taken: %s, %d MiB packed %d:1', (_what, unpackedMiB, ratio) => {
  expect(isTaken(unpackedMiB, ratio)).toBe(true);
});

test.each([
  ['zeros', 3_204, 1_030],
  ['zeros within the limit of the site', 1_000, 1_030],
  ['more than the site takes', 2_049, 2],
])('others are not: %s, %d MiB packed %d:1', (_what, unpackedMiB, ratio) => {
  expect(isTaken(unpackedMiB, ratio)).toBe(false);
});

test('the limit of the site holds for the smallest zip too', () => {
  expect(isTaken(11, 1_000, 10)).toBe(false);
});
