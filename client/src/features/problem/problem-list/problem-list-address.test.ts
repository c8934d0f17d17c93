import { expect, test } from 'vitest';
import { filterOf, readProblemListAddress, withKnownBank } from './problem-list-address.ts';

const read = (address: string, isSignedIn = true) => readProblemListAddress(new URLSearchParams(address), isSignedIn);

test('an address without values asks for everything', () => {
  expect(filterOf(read(''))).toEqual({});
  expect(read('')).toMatchObject({ page: 1, size: 30, sort: null, hasTagsShown: true });
});

test('each value of the address is one of the filter', () => {
  const address = read(
    'keyword=path&difficulty=2&type=1&oj=HDU&tagId=[3,4]&progress=not-tried&sort=ac-rate&showTags=false' +
      '&currentPage=2&limit=50',
  );
  expect(filterOf(address)).toEqual({
    keyword: 'path',
    difficulty: 'HARD',
    type: 'OI',
    origin: 'HDU',
    tagIds: [3, 4],
    progress: 'NOT_TRIED',
  });
  expect(address).toMatchObject({ sort: 'ACCEPT_RATE', hasTagsShown: false, page: 2, size: 50 });
});

test('values that mean nothing count as absent', () => {
  const nonsense =
    'keyword=%20&difficulty=7&type=x&oj=&tagId=[1,2&progress=perhaps&sort=beauty&showTags=maybe&currentPage=-1&limit=7';
  expect(read(nonsense)).toEqual(read(''));
});

test.each([
  ['Mine', 'ME'],
  ['ME', 'ME'],
  ['My OJ', 'ME'],
  ['All', null],
  ['ALL', null],
  ['POJ', 'POJ'],
  ['a name that is longer than any bank has', null],
])('the bank %s is %s', (oj, bank) => {
  expect(read(new URLSearchParams({ oj }).toString()).bank).toBe(bank);
});

test('a bank that has no problems counts as absent once the banks are known, the local one never', () => {
  expect(withKnownBank(read('oj=HDU'), undefined).bank).toBe('HDU');
  expect(withKnownBank(read('oj=HDU'), ['ME', 'HDU']).bank).toBe('HDU');
  expect(withKnownBank(read('oj=HDU'), ['ME']).bank).toBeNull();
  expect(withKnownBank(read('oj=Mine'), []).bank).toBe('ME');
});

test('who is signed out has no standing to narrow by', () => {
  expect(read('progress=solved', false).progress).toBeNull();
});
