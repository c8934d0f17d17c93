import { expect, test } from 'vitest';
import { ceremonyAddress, lastRanks, medalCounts, readCeremonyAddress } from './ceremony-address.ts';

const read = (query: string) => readCeremonyAddress(new URLSearchParams(query));

test('an address says the contest, whether stars are left out, and the medals, in either way lists are written', () => {
  expect(read('cid=7&removeStar=true&medals=1&medals=3&medals=6')).toEqual({
    contestId: 7,
    removesStars: true,
    medals: [1, 3, 6],
  });
  expect(read('cid=7&medals=1,3,6')).toEqual({ contestId: 7, removesStars: false, medals: [1, 3, 6] });
});

test('what makes no sense is passed over', () => {
  expect(read('cid=x&removeStar=1&medals=1&medals=2')).toEqual({ contestId: null, removesStars: false, medals: null });
  expect(read('medals=1,2,three').medals).toBeNull();
  expect(read('medals=1,2,-3').medals).toBeNull();
});

test('an address that is written is read as what was meant', () => {
  for (const wish of [
    { contestId: 3, removesStars: true, medals: [4, 8, 12] },
    { contestId: 3, removesStars: false, medals: null },
  ]) {
    expect(readCeremonyAddress(new URL(ceremonyAddress(wish), 'https://example.org').searchParams)).toEqual(wish);
  }
});

test('medals are counted up to last ranks and back', () => {
  expect(lastRanks([4, 0, 8])).toEqual([4, 4, 12]);
  expect(medalCounts([4, 4, 12])).toEqual([4, 0, 8]);
});
