import { expect, test } from 'vitest';
import { repeatedIds } from './repeated-ids.ts';

test('a later item with the id of an earlier one is found, in any letter case; items without an id are not', () => {
  const items = ['A', null, 'b', 'a', null].map((statedId, id) => ({ id, statedId }));
  expect([...repeatedIds(items)]).toEqual([[3, { id: 0, statedId: 'A' }]]);
});
