import { expect, test } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

test('a hash does not wait for those that are made in turn', async () => {
  const hasher = createPasswordHasher();
  const done: string[] = [];
  const many = Array.from({ length: 12 }, async () => {
    await hasher.hashInTurn('one of many');
    done.push('in turn');
  });
  await hasher.hash('of a sign-in');
  done.push('sign-in');
  await Promise.all(many);
  expect(done).toHaveLength(13);
  expect(done.indexOf('sign-in')).toBeLessThan(8);
});
