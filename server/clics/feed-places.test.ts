import { expect, test } from 'vitest';
import { FeedPlaces } from './feed-places.ts';

const visitor = (address: string) => ({ viewer: { kind: 'anonymous' }, address }) as const;

test('one address has ten places, and gets one back when it leaves one', () => {
  const places = new FeedPlaces();
  const taken = Array.from({ length: 10 }, () => places.take(visitor('a')));
  expect(taken.every((place) => place !== null)).toBe(true);
  expect(places.take(visitor('a'))).toBeNull();
  expect(places.take(visitor('b'))).not.toBeNull();
  taken[0]?.leave();
  expect(places.take(visitor('a'))).not.toBeNull();
});

test('all together have two hundred', () => {
  const places = new FeedPlaces();
  for (let index = 0; index < 200; index += 1) expect(places.take(visitor(`a${index}`))).not.toBeNull();
  expect(places.take(visitor('last'))).toBeNull();
});
